# What the server says: refusals, and what happens at a table beside the game.

server-no-table = There is no such table.
server-token = This token doesn’t hold a seat at this table.
server-token-holds = This token already holds seat { $seat } here, as “{ $name }”.
server-token-hosts = The host’s token can’t hold a seat.
server-token-form = A token of your own is 32 random bytes in base64url: 43 characters of A–Z, a–z, 0–9, - and _.
server-not-host = Only the table’s host can do that.
server-seat-lost = This seat is no longer yours: you moved it to another device, or it was freed.
server-watching = Spectators can’t play.
server-full = All seats are taken.
server-no-seat =
    There is no seat { $seat }; this table has { $most ->
        [one] 1 seat.
       *[other] { $most } seats.
    }
server-seat-taken = Seat { $seat } is taken.
server-seat-free = Seat { $seat } is already free.
server-seats-free = The game can’t start yet: wait for more players, or fill the free seats with bots.
server-same-name = Someone at this table is already called “{ $name }”.
server-person-there = { $name } is here and playing.
server-muted = You can no longer chat at this table.
server-banned = Your address is currently blocked on this server.
server-text = Names and messages can’t be empty or too long, and can’t contain control characters.
server-not-started = The game hasn’t started yet.
server-started = The game has already started.
server-revealing = The cards are being dealt right now.
server-not-all-ready = The game starts by itself once everyone is ready. You can free the seat of someone who is away.
server-ready-often = The deal has failed too often at this table. Please open a new one.
server-over = The game is over.
server-not-over = The game isn’t over yet.
server-closed = The table is closed.
server-stale = Someone was faster and the table has changed. Please look again.
server-no-stand-in = You are already playing for yourself; no bot is standing in for you.
server-back-before = You have already come back once for this decision. Play now, or the bot will decide.
server-no-network-bots = This table doesn’t let bots join over the network; its host decides that when opening it.
server-bot-name = “{ $name }” can’t be a bot’s name here. Use letters, digits, - and _, but not the name of one of this server’s own bots.
server-bot-plays-only = A bot that plays over the network can only play; chat, hints and links are for people.
server-no-hints = Hints are off at this table.
server-decides-alone = This is one player’s decision; there is nothing to propose.
server-proposals = You can change what you propose { $most } times for one decision. Play, or say what you mean in the chat.
server-bots-down = No bot is available for this right now.
server-link-expired =
    This personal link has expired; links are valid for { $minutes ->
        [one] 1 minute.
       *[other] { $minutes } minutes.
    }
server-link-unknown = This personal link is unknown or has already been used.
server-record-early = The record is available once the game is over.
server-take-backs = You’ve taken this back often enough. Please decide.
server-no-step = You can’t play on from step { $step }; the last step is { $most }.
server-message = The message doesn’t follow the protocol: { $problem }
server-not-json = The message isn’t JSON.
server-too-long = The message is too long.
server-hello-first = The first message must be a hello, within ten seconds.
server-hello-again = You have already said hello.
server-protocol = This client uses version { $found } of the protocol, the server version { $wanted }. Please reload the page or update the program.
server-origin = Pages from other sites can’t use this server.
server-host = This server doesn’t know the name “{ $host }”. Its operator can start it with “--server-name { $host }”.
server-two-lengths = The request states its length in two ways.
server-no-length = The request has to state its length (Content-Length).
server-no-network = “{ $found }” isn’t an IP address or a network such as 172.16.0.0/12.
server-metrics = The metrics are for the server’s own machine only.
server-too-fast = Too many messages; please wait a moment.
server-too-many-tables = Too many new tables from your address; please wait a while.
server-too-many-open =
    { $most ->
        [one] One open table from your address is already waiting for players. Play or close it first.
       *[other] { $most } open tables from your address are already waiting for players. Play or close one of them first.
    }
server-too-many-connections = Too many connections from your address.
server-not-kept = That couldn’t be saved, so nothing has changed. Please try again.
server-not-ready = The server can’t save anything right now.
server-table-damaged = This table’s saved data is damaged. The server’s operator can restore a backup.
server-our-fault = Something went wrong on our side; nothing has changed.
server-plugin = A game or bot from another package isn’t working. The server’s log says why.
server-request = Can’t understand the request: { $problem }
server-no-pages = This server was started without its pages, which need Node.js 20 to build; programs can reach it at { $address }.
server-no-docs = The documentation hasn’t been built on this server; “{ $command }” builds it.
server-address =
    Can’t listen on { $host }, port { $port }: { $why ->
        [used] another program is already using it.
        [forbidden] you don’t have permission.
        [elsewhere] this machine doesn’t have that address.
        [unknown] there is no machine with that name.
       *[other] the system refused.
    }
server-folder =
    Can’t use the data folder { $path }: { $why ->
        [missing] there is no such folder.
        [forbidden] you don’t have permission.
        [parent] part of the path isn’t a folder.
        [full] the disk is full.
        [read-only] the disk is read-only.
        [long] the name is too long.
       *[other] the system refused.
    }
server-folder-used = Another server is using the data folder { $path }.
server-database =
    Can’t open the database { $path }: { $why ->
        [forbidden] you don’t have permission.
        [folder] it is a folder.
        [full] the disk is full.
        [read-only] the disk is read-only.
        [used] another program is using it.
        [damaged] it is damaged.
        [empty] the file is empty. Put a backup back with “lichtspiel admin restore”.
        [other-program] it belongs to another program.
        [foreign] it isn’t a database.
       *[other] the system refused.
    }
server-database-gone = The database { $path } is gone. Put a backup back with “lichtspiel admin restore”, or delete { $mark } to start over without tables.
server-newer-database = The database { $path } has version { $found }, newer than this program supports ({ $newest }).
server-older-database = { $path } has an older version ({ $found } of { $newest }); “lichtspiel serve” brings it up to date.
server-database-away =
    Can’t use the database { $where }: { $why ->
        [password] the user name or the password is wrong.
        [missing] it doesn’t exist. Create it with “createdb”.
        [forbidden] its user doesn’t have permission.
        [too-many] it doesn’t accept any more connections.
        [starting] it is starting up or shutting down.
        [late] it didn’t answer in time.
        [nobody] no database server is running there.
        [unknown] there is no machine with that name.
        [full] its disk is full.
        [read-only] it is read-only.
        [gone] the connection was lost.
       *[other] something went wrong there.
    }
server-database-url = Give a database as postgresql://USER@MACHINE/NAME; to use the file in the data folder, leave the option out.
server-workers-file = Several processes (--workers) need PostgreSQL (--database): only one process can write to a file.
server-workers-here = Several processes (--workers) don’t work on this system: start several servers behind a proxy instead.
server-older-running =
    The database { $database } can’t be brought up to date while { $count ->
        [one] a server of an older version uses it. Stop that one first.
       *[other] { $count } server processes of an older version use it. Stop those first.
    }
admin-nothing-there = The database { $database } has no Lichtspiel data yet; “lichtspiel serve” sets it up.
admin-not-empty = The database { $database } already contains Lichtspiel data; a server can only be moved into an empty one.
admin-copy-differs = The copy in { $database } differs from the original, so it was removed again.
admin-moved =
    { $tables ->
        [one] 1 table has been moved
       *[other] { $tables } tables have been moved
    } to { $database }, and every entry checked. From now on, start the server with --database.

serve-open = The server is running: { $address }  (data in { $data }; stop it with Ctrl-C)
serve-closed = The server has stopped. Every table continues when it starts again.

table-seated = { $name } takes a seat.
table-bot-seated = { $bot } ({ $level }) joins.
table-freed = { $who } leaves their seat.
table-moved = { $who } continues on another device.
table-ready = { $who } is ready.
table-burned =
    { $why ->
        [late] { $who }’s device didn’t reveal its contribution to the deal in time.
        [wrong] { $who }’s device revealed something other than what it had sealed.
       *[left] { $who } left while the cards were being dealt.
    } There will be a new deal with a new seal.
table-started = The game starts.
table-taken-back = { $who } takes back the last action.
table-said = { $who }: { $text }
table-stood-in = { $who } ran out of time; a bot is standing in.
table-muted = { $who } can no longer chat.
table-unmuted = { $who } can chat again.
table-came-back = { $who } is back.
table-rematched = There is a rematch at a new table.
table-closed = The table was closed.

admin-unknown =
    There is no admin command “{ $found }”. { $near ->
        [none] Commands: { $known }.
       *[other] Did you mean “{ $near }”? Commands: { $known }.
    }
admin-exists = { $path } already exists and won’t be overwritten.
admin-no-backup = { $path } isn’t a Lichtspiel backup.
admin-no-house = There is no data in { $path } yet.
admin-no-answer =
    The server at { $address } isn’t responding: { $why ->
        [nobody] no server is running there.
        [late] it didn’t answer in time.
       *[other] there is no connection.
    }
admin-no-control = The server is running, but { $path } doesn’t say how to reach it.
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } has been deleted, with everything stored about it.
admin-mute-done = The player in seat { $seat } at table { $table } can no longer chat.
admin-unmute-done = The player in seat { $seat } at table { $table } can chat again.
admin-guest =
    { $seat ->
        [0] Spectator: { $address }
       *[other] Seat { $seat }: { $address }
    }
admin-nobody = Nobody is at this table right now.
admin-ban-done =
    { $minutes ->
        [one] { $table } is blocked for one minute.
       *[other] { $table } is blocked for { $minutes } minutes.
    }
admin-unban-done = { $table } is no longer blocked.
admin-ban = { $address } until { $until } (UTC)
admin-no-bans = No address is blocked.
admin-not-banned = { $address } isn’t blocked.
admin-no-address = “{ $found }” isn’t an IP address.
admin-message = The message is up in the lobby.
admin-no-message = There is no longer a message in the lobby.
admin-message-long = The message can have at most { $most } characters.
admin-backed-up = Everything has been copied to { $path }.
admin-restored = Everything has been restored from { $path }.
admin-old-database = The previous data is kept in { $path }.
admin-no-tables = There are no tables.
admin-damaged = Table { $table }: entries are missing or changed.
admin-unsound = The file { $path } is damaged. Put a backup back with “lichtspiel admin restore”.
admin-sound =
    { $tables ->
        [one] One table checked: nothing has been altered. Anyone who can write to the file could still replace all of it unnoticed.
       *[other] { $tables } tables checked: nothing has been altered. Anyone who can write to the file could still replace all of it unnoticed.
    }
