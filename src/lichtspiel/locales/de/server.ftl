# Was der Server sagt: Ablehnungen, und was am Tisch neben dem Spiel geschieht.

server-no-table = Diesen Tisch gibt es nicht.
server-token = Zu diesem Schlüssel gehört an diesem Tisch kein Platz.
server-token-holds = Zu diesem Schlüssel gehört hier schon Platz { $seat }, als „{ $name }“.
server-token-hosts = Mit dem Schlüssel, der den Tisch eröffnet hat, kannst du keinen Platz nehmen.
server-token-form = Ein eigener Schlüssel besteht aus 32 Zufallsbytes in base64url: 43 Zeichen aus A–Z, a–z, 0–9, - und _.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-seat-lost = Der Platz gehört dir nicht mehr: Er ist auf ein anderes Gerät umgezogen oder wurde freigegeben.
server-watching = Wer zuschaut, kann nicht mitspielen.
server-full = Alle Plätze sind besetzt.
server-no-seat =
    Platz { $seat } gibt es nicht; dieser Tisch hat { $most ->
        [one] 1 Platz.
       *[other] { $most } Plätze.
    }
server-seat-taken = Platz { $seat } ist besetzt.
server-seat-free = Platz { $seat } ist schon frei.
server-seats-free = Noch kann es nicht losgehen: Wartet auf andere oder füllt die freien Plätze mit Bots auf.
server-same-name = An diesem Tisch heißt schon jemand „{ $name }“.
server-person-there = { $name } ist da und spielt selbst.
server-muted = Du kannst an diesem Tisch nicht mehr chatten.
server-banned = Deine Adresse ist auf diesem Server zurzeit gesperrt.
server-text = Ein Name oder eine Nachricht darf nicht leer oder zu lang sein und keine Steuerzeichen enthalten.
server-not-started = Das Spiel hat noch nicht begonnen.
server-started = Das Spiel hat schon begonnen.
server-over = Das Spiel ist zu Ende.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-revealing = Die Karten werden gerade ausgeteilt.
server-not-all-ready = Das Spiel beginnt von selbst, sobald alle bereit sind. Wer nicht da ist, dessen Platz kannst du freigeben.
server-ready-often = An diesem Tisch ist das Austeilen zu oft gescheitert. Eröffne bitte einen neuen.
server-closed = Der Tisch ist geschlossen.
server-stale = Jemand war schneller, und der Tisch hat sich verändert. Schau noch einmal hin.
server-no-stand-in = Du spielst schon selbst; kein Bot vertritt dich.
server-back-before = Für diese Entscheidung bist du schon einmal zurückgekommen. Spiel jetzt, sonst entscheidet der Bot.
server-no-network-bots = An diesem Tisch dürfen keine Bots über das Netz mitspielen; das wird beim Öffnen des Tisches entschieden.
server-bot-name = „{ $name }“ geht hier nicht als Name eines Bots. Erlaubt sind Buchstaben ohne Umlaute, Ziffern, - und _, aber kein Name der Bots dieses Servers.
server-bot-plays-only = Ein Bot, der über das Netz mitspielt, darf nur spielen; Chat, Tipps und Links sind für Menschen.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-decides-alone = Das entscheidet eine Person allein; hier gibt es nichts vorzuschlagen.
server-proposals = Für eine Entscheidung kannst du deinen Vorschlag { $most }-mal ändern. Spiel etwas oder schreib im Chat, was du meinst.
server-bots-down = Gerade ist kein Bot dafür da.
server-link-expired =
    Dieser persönliche Link ist abgelaufen; er gilt { $minutes ->
        [one] 1 Minute.
       *[other] { $minutes } Minuten.
    }
server-link-unknown = Diesen persönlichen Link gibt es nicht, oder er wurde schon benutzt.
server-record-early = Das Protokoll gibt es, sobald das Spiel zu Ende ist.
server-take-backs = Du hast hier oft genug zurückgenommen. Bitte entscheide dich.
server-no-step = Von Schritt { $step } aus kannst du nicht weiterspielen; der letzte ist { $most }.
server-message = Die Nachricht passt nicht zum Netzprotokoll: { $problem }
server-not-json = Die Nachricht ist kein gültiges JSON.
server-too-long = Die Nachricht ist zu lang.
server-hello-first = Die erste Nachricht muss ein „hello“ sein, binnen zehn Sekunden.
server-hello-again = „hello“ wurde schon gesagt.
server-protocol = Dieses Programm spricht Version { $found } des Netzprotokolls, der Server Version { $wanted }. Bitte lade die Seite neu oder aktualisiere das Programm.
server-origin = Seiten anderer Websites dürfen diesen Server nicht benutzen.
server-host = Dieser Server kennt den Namen „{ $host }“ nicht. Wer ihn betreibt, kann ihn mit „--server-name { $host }“ starten.
server-two-lengths = Die Anfrage nennt ihre Länge auf zwei Arten.
server-no-length = Die Anfrage muss ihre Länge nennen (Content-Length).
server-no-network = „{ $found }“ ist weder eine IP-Adresse noch ein Netz wie 172.16.0.0/12.
server-metrics = Die Metriken gibt es nur auf dem Rechner des Servers.
server-too-fast = Zu viele Nachrichten; bitte einen Augenblick warten.
server-too-many-tables = Zu viele neue Tische von deiner Adresse; bitte eine Weile warten.
server-too-many-open =
    { $most ->
        [one] Von deiner Adresse wartet schon ein offener Tisch auf Mitspieler. Spiel zuerst dort, oder schließ ihn.
       *[other] Von deiner Adresse warten schon { $most } offene Tische auf Mitspieler. Spiel zuerst an einem davon, oder schließ ihn.
    }
server-too-many-connections = Zu viele Verbindungen von deiner Adresse.
server-not-kept = Konnte nicht gespeichert werden; geändert hat sich nichts. Bitte versuch es noch einmal.
server-not-ready = Der Server kann zurzeit nichts speichern.
server-table-damaged = Die gespeicherten Daten dieses Tisches sind beschädigt. Wer den Server betreibt, kann eine Sicherung wiederherstellen.
server-our-fault = Bei uns ist etwas schiefgegangen; geändert hat sich nichts.
server-plugin = Ein Spiel oder Bot aus einem anderen Paket funktioniert nicht. Warum, steht im Log des Servers.
server-request = Die Anfrage ist unverständlich: { $problem }
server-no-pages = Dieser Server läuft ohne seine Seiten: Um sie zu bauen, braucht es Node.js 20. Programme erreichen ihn unter { $address }.
server-no-docs = Auf diesem Server ist die Dokumentation noch nicht gebaut; „{ $command }“ baut sie.
server-address =
    Auf { $host }, Port { $port }, kann der Server keine Verbindungen annehmen: { $why ->
        [used] Ein anderes Programm benutzt den Port schon.
        [forbidden] Dir fehlt die Berechtigung.
        [elsewhere] Dieser Rechner hat diese Adresse nicht.
        [unknown] Einen Rechner mit diesem Namen gibt es nicht.
       *[other] Das System lässt es nicht zu.
    }
server-folder =
    Der Datenordner { $path } kann nicht benutzt werden: { $why ->
        [missing] Den Ordner gibt es nicht.
        [forbidden] Dir fehlt die Berechtigung.
        [parent] Ein Teil des Pfades ist kein Ordner.
        [full] Der Datenträger ist voll.
        [read-only] Der Datenträger ist schreibgeschützt.
        [long] Der Name ist zu lang.
       *[other] Das System lässt es nicht zu.
    }
server-folder-used = Ein anderer Server benutzt den Datenordner { $path }.
server-database =
    Die Datenbank { $path } kann nicht geöffnet werden: { $why ->
        [forbidden] Dir fehlt die Berechtigung.
        [folder] Es ist ein Ordner.
        [full] Der Datenträger ist voll.
        [read-only] Der Datenträger ist schreibgeschützt.
        [used] Ein anderes Programm benutzt sie gerade.
        [damaged] Sie ist beschädigt.
        [empty] Die Datei ist leer. Stell mit „lichtspiel admin restore“ eine Sicherung wieder her.
        [other-program] Sie gehört einem anderen Programm.
        [foreign] Sie ist keine Datenbank.
       *[other] Das System lässt es nicht zu.
    }
server-database-gone = Die Datenbank { $path } ist verschwunden. Stell mit „lichtspiel admin restore“ eine Sicherung wieder her, oder lösche { $mark }, um ohne Tische neu anzufangen.
server-newer-database = Die Datenbank { $path } hat Version { $found }; dieses Programm kennt höchstens Version { $newest }.
server-older-database = { $path } hat eine ältere Version ({ $found } von { $newest }); „lichtspiel serve“ bringt sie auf den neuesten Stand.
server-database-away =
    Die Datenbank { $where } kann nicht benutzt werden: { $why ->
        [password] Der Name oder das Passwort stimmt nicht.
        [missing] Es gibt sie nicht. Leg sie mit „createdb“ an.
        [forbidden] Dem angegebenen Namen fehlt dort die Berechtigung.
        [too-many] Sie nimmt keine weiteren Verbindungen an.
        [starting] Sie wird gerade gestartet oder beendet.
        [late] Sie antwortet nicht.
        [nobody] Dort läuft kein Datenbankserver.
        [unknown] Einen Rechner mit diesem Namen gibt es nicht.
        [full] Ihr Datenträger ist voll.
        [read-only] Sie ist schreibgeschützt.
        [gone] Die Verbindung ist abgerissen.
       *[other] Dort ist etwas schiefgegangen.
    }
server-database-url = Eine Datenbank gibst du als postgresql://NAME@RECHNER/DATENBANK an; für die Datei im Datenordner lässt du die Option weg.
server-workers-file = Mehrere Prozesse (--workers) gehen nur mit PostgreSQL (--database): In eine Datei schreibt nur einer.
server-workers-here = Mehrere Prozesse (--workers) gehen auf diesem System nicht: Starte stattdessen mehrere Server hinter einem Proxy.
server-older-running =
    Die Datenbank { $database } kann nicht aktualisiert werden, solange { $count ->
        [one] ein Server einer älteren Version sie benutzt. Beende ihn zuerst.
       *[other] { $count } Serverprozesse einer älteren Version sie benutzen. Beende sie zuerst.
    }
admin-nothing-there = In der Datenbank { $database } gibt es nichts von Lichtspiel; „lichtspiel serve“ legt es an.
admin-not-empty = In der Datenbank { $database } gibt es schon Tische von Lichtspiel; ein Server zieht nur in eine leere um.
admin-copy-differs = Die Kopie in { $database } weicht vom Original ab und wurde wieder entfernt.
admin-moved =
    { $tables ->
        [one] 1 Tisch ist
       *[other] { $tables } Tische sind
    } nach { $database } umgezogen, jeder Eintrag ist geprüft. Starte den Server ab jetzt mit --database.

serve-open = Der Server läuft: { $address }  (Daten in { $data }; mit Strg-C beenden)
serve-closed = Der Server ist beendet. Jeder Tisch geht weiter, sobald er wieder läuft.

table-seated = { $name } nimmt Platz.
table-bot-seated = { $bot } ({ $level }) macht mit.
table-freed = { $who } ist aufgestanden.
table-moved = { $who } spielt auf einem anderen Gerät weiter.
table-ready = { $who } ist bereit.
table-burned =
    { $why ->
        [late] Das Gerät von { $who } hat seinen Beitrag zum Mischen nicht rechtzeitig aufgedeckt.
        [wrong] Das Gerät von { $who } hat etwas anderes aufgedeckt, als es versiegelt hatte.
       *[left] { $who } ist während des Austeilens gegangen.
    } Es wird neu ausgeteilt, mit einem neuen Siegel.
table-started = Das Spiel beginnt.
table-taken-back = { $who } nimmt die letzte Aktion zurück.
table-said = { $who }: { $text }
table-stood-in = Die Zeit von { $who } ist um; ein Bot springt ein.
table-muted = { $who } kann nicht mehr chatten.
table-unmuted = { $who } kann wieder chatten.
table-came-back = { $who } ist zurück.
table-rematched = An einem neuen Tisch gibt es eine Revanche.
table-closed = Der Tisch wurde geschlossen.

admin-unknown =
    Einen admin-Befehl „{ $found }“ gibt es nicht. { $near ->
        [none] Befehle: { $known }.
       *[other] Meintest du „{ $near }“? Befehle: { $known }.
    }
admin-exists = { $path } ist schon vorhanden und wird nicht überschrieben.
admin-no-backup = { $path } ist keine Sicherung von Lichtspiel.
admin-no-house = In { $path } gibt es noch keine Daten.
admin-no-answer =
    Der Server unter { $address } antwortet nicht: { $why ->
        [nobody] Dort läuft kein Server.
        [late] Die Antwort kam nicht rechtzeitig.
       *[other] Es kam keine Verbindung zustande.
    }
admin-no-control = Der Server läuft, aber { $path } sagt nicht, wie er zu erreichen ist.
admin-closed = Tisch { $table } ist geschlossen.
admin-deleted = Tisch { $table } ist gelöscht, mit allem, was von ihm gespeichert war.
admin-mute-done = Die Person auf Platz { $seat } kann an Tisch { $table } nicht mehr chatten.
admin-unmute-done = Die Person auf Platz { $seat } kann an Tisch { $table } wieder chatten.
admin-guest =
    { $seat ->
        [0] Zuschauer: { $address }
       *[other] Platz { $seat }: { $address }
    }
admin-nobody = An diesem Tisch ist gerade niemand.
admin-ban-done =
    { $minutes ->
        [one] { $table } ist für eine Minute gesperrt.
       *[other] { $table } ist für { $minutes } Minuten gesperrt.
    }
admin-unban-done = { $table } ist nicht mehr gesperrt.
admin-ban = { $address } bis { $until } (UTC)
admin-no-bans = Keine Adresse ist gesperrt.
admin-not-banned = { $address } ist nicht gesperrt.
admin-no-address = „{ $found }“ ist keine IP-Adresse.
admin-message = Die Nachricht hängt im Foyer.
admin-no-message = Im Foyer hängt keine Nachricht mehr.
admin-message-long = Die Nachricht darf höchstens { $most } Zeichen haben.
admin-backed-up = Alles wurde nach { $path } kopiert.
admin-restored = Alles wurde aus { $path } wiederhergestellt.
admin-old-database = Die bisherigen Daten liegen in { $path }.
admin-no-tables = Es gibt keine Tische.
admin-damaged = Tisch { $table }: Einträge fehlen oder sind verändert.
admin-unsound = Die Datei { $path } ist beschädigt. Stell mit „lichtspiel admin restore“ eine Sicherung wieder her.
admin-sound =
    { $tables ->
        [one] Ein Tisch geprüft: Nichts wurde verändert. Wer in die Datei schreiben darf, könnte sie allerdings unbemerkt ganz ersetzen.
       *[other] { $tables } Tische geprüft: Nichts wurde verändert. Wer in die Datei schreiben darf, könnte sie allerdings unbemerkt ganz ersetzen.
    }
