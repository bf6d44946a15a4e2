# Was der Server sagt: Ablehnungen, und was am Tisch neben dem Spiel geschieht.

server-no-table = Diesen Tisch gibt es nicht.
server-token = Zu diesem Schlüssel gehört an diesem Tisch kein Platz.
server-token-holds = Dieser Schlüssel hält hier schon Platz { $seat }, als „{ $name }“.
server-token-hosts = Der Schlüssel, mit dem der Tisch eröffnet wurde, kann keinen Platz halten.
server-token-form = Ein eigener Schlüssel besteht aus 32 Zufallsbytes in base64url: 43 Zeichen aus A–Z, a–z, 0–9, - und _.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-seat-lost = Der Platz gehört dir nicht mehr: Er ist auf ein anderes Gerät umgezogen oder wurde freigegeben.
server-watching = Wer zuschaut, kann nicht mitspielen.
server-full = Alle Plätze sind besetzt.
server-no-seat = Platz { $seat } gibt es nicht; der Tisch hat { $most }.
server-seat-taken = Platz { $seat } ist besetzt.
server-seat-free = Platz { $seat } ist schon frei.
server-seats-free = Solange Plätze frei sind, kann es nicht losgehen: mit Bots auffüllen oder warten.
server-same-name = An diesem Tisch heißt schon jemand „{ $name }“.
server-text = Ein Name oder eine Nachricht darf nicht leer oder zu lang sein und keine Steuerzeichen enthalten.
server-not-started = Das Spiel hat noch nicht begonnen.
server-started = Das Spiel hat schon begonnen.
server-over = Das Spiel ist vorbei.
server-not-over = Das Spiel ist noch nicht vorbei.
server-closed = Der Tisch ist geschlossen.
server-stale = Jemand war schneller: Am Tisch hat sich etwas geändert. Sieh noch einmal hin.
server-no-stand-in = Du entscheidest schon selbst; kein Bot vertritt dich.
server-back-before = Zu dieser Entscheidung bist du schon einmal zurückgekommen; spiel einfach, sonst entscheidet der Bot.
server-no-hints = An diesem Tisch wird ohne Tipps gespielt.
server-decides-alone = Das entscheidet jemand allein: Es gibt nichts vorzuschlagen.
server-bots-down = Gerade kann kein Bot darüber nachdenken.
server-link-expired = Der persönliche Link ist abgelaufen; er gilt { $minutes } Minuten.
server-link-unknown = Diesen persönlichen Link gibt es nicht, oder er wurde schon benutzt.
server-record-early = Das Protokoll gibt es, wenn das Spiel zu Ende gespielt ist.
server-no-step = Von Schritt { $step } aus lässt sich nicht weiterspielen; der letzte ist { $most }.
server-message = Die Nachricht passt nicht zum Netzprotokoll: { $problem }
server-not-json = Die Nachricht ist kein JSON.
server-too-long = Die Nachricht ist zu lang.
server-hello-first = Die erste Nachricht muss ein „hello“ sein, binnen zehn Sekunden.
server-hello-again = „hello“ wurde schon gesagt.
server-protocol = Dieses Programm spricht Version { $found } des Netzprotokolls, der Server Version { $wanted }. Bitte lade die Seite neu oder aktualisiere das Programm.
server-origin = Seiten anderer Anbieter dürfen dieses Haus nicht benutzen.
server-too-fast = Zu viele Nachrichten; bitte einen Augenblick warten.
server-too-many-tables = Zu viele neue Tische von deiner Adresse; bitte eine Weile warten.
server-too-many-connections = Zu viele Verbindungen von deiner Adresse.
server-not-kept = Es ließ sich nicht auf der Platte festhalten und gilt darum nicht. Bitte noch einmal versuchen.
server-our-fault = Hier ist etwas schiefgegangen; geändert wurde nichts.
server-plugin = Ein Spiel oder ein Bot aus einem anderen Paket funktioniert hier nicht. Den Grund nennt das Log des Servers.
server-request = Die Anfrage ist nicht zu verstehen: { $problem }
server-no-pages = Dieses Haus läuft ohne seine Seiten, zu deren Bau Node.js 20 nötig ist; Programme erreichen es unter { $address }.
server-address =
    { $host }, Port { $port } ist nicht zu haben: { $why ->
        [used] Ein anderes Programm benutzt ihn schon.
        [forbidden] Du darfst es nicht.
        [elsewhere] Dieser Rechner hat diese Adresse nicht.
        [unknown] Ein Rechner dieses Namens ist nicht bekannt.
       *[other] Das System weigert sich.
    }
server-folder =
    Der Datenordner { $path } ist nicht zu benutzen: { $why ->
        [missing] Den Ordner gibt es nicht.
        [forbidden] Du darfst es nicht.
        [parent] Ein Teil des Pfades ist kein Ordner.
        [full] Auf dem Datenträger ist kein Platz mehr.
        [read-only] Dort darf nur gelesen werden.
        [long] Der Name ist zu lang.
       *[other] Das System weigert sich.
    }
server-folder-used = Ein anderer Server benutzt den Datenordner { $path }.
server-database =
    Die Datenbank { $path } lässt sich nicht öffnen: { $why ->
        [forbidden] Du darfst es nicht.
        [folder] Es ist ein Ordner.
        [full] Auf dem Datenträger ist kein Platz mehr.
        [read-only] Dort darf nur gelesen werden.
        [used] Ein anderes Programm benutzt sie gerade.
        [damaged] Sie ist beschädigt.
        [foreign] Sie ist keine Datenbank.
       *[other] Das System weigert sich.
    }
server-newer-database = Die Datenbank { $path } hat eine neuere Fassung ({ $found }), als dieses Programm kennt ({ $newest }).
server-older-database = { $path } stammt von einer älteren Fassung ({ $found } von { $newest }); „lichtspiel serve“ bringt es auf den Stand.

serve-open = Das Haus ist offen: { $address }  (Daten in { $data }; Strg-C schließt es)
serve-closed = Das Haus ist geschlossen. Jeder Tisch geht weiter, wenn es wieder öffnet.

table-seated = { $name } setzt sich.
table-bot-seated = { $bot } ({ $level }) macht mit.
table-freed = { $who } hat den Platz verlassen.
table-moved = { $who } spielt auf einem anderen Gerät weiter.
table-ready = { $who } ist bereit.
table-started = Das Spiel beginnt.
table-taken-back = { $who } nimmt die letzte Aktion zurück.
table-said = { $who }: { $text }
table-stood-in = Die Zeit von { $who } ist um; ein Bot springt ein.
table-came-back = { $who } ist zurück.
table-rematched = An einem neuen Tisch gibt es eine Revanche.
table-closed = Der Tisch wurde geschlossen.

admin-unknown =
    Den Befehl „{ $found }“ gibt es bei admin nicht. { $near ->
        [none] Befehle: { $known }.
       *[other] Meintest du „{ $near }“? Befehle: { $known }.
    }
admin-exists = { $path } gibt es schon und wird nicht überschrieben.
admin-no-backup = { $path } ist keine Sicherung eines Hauses.
admin-no-house = In { $path } gibt es noch kein Haus.
admin-no-answer =
    Der Server unter { $address } antwortet nicht: { $why ->
        [nobody] Dort läuft kein Server.
        [late] Die Antwort kam nicht rechtzeitig.
       *[other] Es kam keine Verbindung zustande.
    }
admin-no-control = Der Server läuft, aber { $path } sagt nicht, wie er zu erreichen ist.
admin-closed = Tisch { $table } ist geschlossen.
admin-backed-up = Alles ist nach { $path } kopiert.
admin-restored = Das Haus ist wieder wie in { $path }.
admin-old-database = Was vorher da war, liegt in { $path }.
admin-no-tables = Es gibt keine Tische.
