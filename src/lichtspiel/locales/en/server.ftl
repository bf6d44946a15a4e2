# What the server says: refusals, and what happens at a table beside the game.

server-no-table = There is no such table.
server-token = This token holds no seat at this table.
server-token-holds = This token already holds seat { $seat } here, as “{ $name }”.
server-token-hosts = The host’s token cannot hold a seat.
server-token-form = A token of your own is 32 random bytes in base64url: 43 characters of A–Z, a–z, 0–9, - and _.
server-not-host = Only the host of the table may do that.
server-seat-lost = The seat is no longer yours: it was moved to another device, or freed.
server-watching = Spectators cannot act.
server-full = All seats are taken.
server-no-seat = There is no seat { $seat }; the table has { $most }.
server-seat-taken = Seat { $seat } is taken.
server-seat-free = Seat { $seat } is free already.
server-seats-free = The game cannot start while seats are free: fill them with bots, or wait.
server-same-name = Somebody at this table is called “{ $name }” already.
server-text = A name or message must not be empty, too long, or contain control characters.
server-not-started = The game has not started yet.
server-started = The game has started already.
server-over = The game is over.
server-not-over = The game is not over yet.
server-closed = The table is closed.
server-stale = Somebody was faster: the table has changed since. Look again.
server-no-stand-in = You decide yourself already; no bot stands in for you.
server-back-before = You came back to this decision once already; just play, or the bot decides.
server-no-hints = This table plays without hints.
server-decides-alone = This is decided by one seat alone: there is nothing to propose.
server-bots-down = No bot can think about it just now.
server-link-expired = The personal link has expired; it is valid for { $minutes } minutes.
server-link-unknown = This personal link is not known, or has been used already.
server-record-early = There is a record only when the game has been played to its end.
server-no-step = The game cannot be played on from step { $step }; the last one is { $most }.
server-message = The message does not fit the protocol: { $problem }
server-not-json = The message is not JSON.
server-too-long = The message is too long.
server-hello-first = The first message must be a hello, within ten seconds.
server-hello-again = Hello was said already.
server-protocol = This client speaks version { $found } of the protocol, the server version { $wanted }. Please reload the page or update the program.
server-origin = Pages of other sites may not use this house.
server-too-fast = Too many messages; please wait a moment.
server-too-many-tables = Too many new tables from your address; please wait a while.
server-too-many-connections = Too many connections from your address.
server-not-kept = It could not be kept on disk, so it did not happen. Please try again.
server-our-fault = Something went wrong here; nothing was changed.
server-plugin = A game or a bot from another package does not work here. The server’s log says why.
server-request = The request cannot be understood: { $problem }
server-no-pages = This house was started without its pages, for which Node.js 20 is needed; programs find it at { $address }.
server-address =
    Cannot listen on { $host }, port { $port }: { $why ->
        [used] another program is already using it.
        [forbidden] you are not allowed to.
        [elsewhere] this machine does not have that address.
        [unknown] no machine of that name is known.
       *[other] the system refuses it.
    }
server-folder =
    The data folder { $path } cannot be used: { $why ->
        [missing] there is no such folder.
        [forbidden] you are not allowed to.
        [parent] part of the path is not a folder.
        [full] there is no space left on the disk.
        [read-only] it can only be read there.
        [long] the name is too long.
       *[other] the system refuses it.
    }
server-folder-used = Another server uses the data folder { $path }.
server-database =
    The database { $path } cannot be opened: { $why ->
        [forbidden] you are not allowed to.
        [folder] it is a folder.
        [full] there is no space left on the disk.
        [read-only] it can only be read there.
        [used] another program is using it.
        [damaged] it is damaged.
        [foreign] it is not a database.
       *[other] the system refuses it.
    }
server-newer-database = The database { $path } is of a newer version ({ $found }) than this program knows ({ $newest }).
server-older-database = { $path } is of an older version ({ $found } of { $newest }); `lichtspiel serve` brings it up to date.

serve-open = The house is open: { $address }  (data in { $data }; Ctrl-C closes it)
serve-closed = The house is closed. Every table goes on when it opens again.

table-seated = { $name } takes a seat.
table-bot-seated = { $bot } ({ $level }) joins.
table-freed = { $who } has left the seat.
table-moved = { $who } continues on another device.
table-ready = { $who } is ready.
table-started = The game starts.
table-taken-back = { $who } takes the last action back.
table-said = { $who }: { $text }
table-stood-in = The time of { $who } has run out; a bot stands in.
table-came-back = { $who } is back.
table-rematched = There is a rematch at a new table.
table-closed = The table was closed.

admin-unknown =
    There is no admin command “{ $found }”. { $near ->
        [none] Commands: { $known }.
       *[other] Did you mean “{ $near }”? Commands: { $known }.
    }
admin-exists = { $path } is there already and is not overwritten.
admin-no-backup = { $path } is no backup of a house.
admin-no-house = There is no house in { $path } yet.
admin-no-answer =
    The server at { $address } does not answer: { $why ->
        [nobody] no server is running there.
        [late] the answer did not come in time.
       *[other] there is no connection.
    }
admin-no-control = The server is running, but { $path } does not say how to reach it.
admin-closed = Table { $table } is closed.
admin-backed-up = Everything is copied to { $path }.
admin-restored = The house is as it was in { $path }.
admin-old-database = What was there before is kept in { $path }.
admin-no-tables = There are no tables.
