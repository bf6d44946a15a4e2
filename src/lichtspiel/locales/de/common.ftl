# Was jede Oberfläche sagt: Namen, Fehler in Dokumenten, Absprachen, Protokollen, Dateien.

seat-number = Platz { $number }
player-number = Spieler { $number }
bot-number = Bot { $number }
name-of-bot = { $name } (Bot)
name-of-viewer = { $name } (du)

not-your-turn = Du bist nicht am Zug.
not-for-a-seat = Das kann niemand am Tisch tun.
nothing-to-take-back = Gerade gibt es nichts zurückzunehmen.

unknown-game =
    Ein Spiel namens „{ $game }“ gibt es nicht. { $near ->
        [none] Verfügbar: { $known }.
       *[other] Meintest du „{ $near }“? Verfügbar: { $known }.
    }
unknown-language = Für „{ $found }“ gibt es keine Übersetzung. Verfügbare Sprachen: { $known }.
unknown-level =
    Einen Bot der Stufe „{ $found }“ gibt es nicht. { $near ->
        [none] Stufen: { $known }.
       *[other] Meintest du „{ $near }“? Stufen: { $known }.
    }
unknown-rule = Eine Regel „{ $found }“ gibt es nicht; die Regeln sind von 1 bis { $most } nummeriert.
notation-unknown = „{ $text }“ ist keine gültige Aktion in { $game }.

setup-seats = { $game } ist für { $range } Personen, nicht für { $found }.
setup-ruleset = Dieses Spiel { $game } folgt Version { $found } der Regeln. Dieses Programm kennt nur: { $known }.
setup-unknown-option =
    { $game } hat keine Option „{ $option }“. { $near ->
        [none] Optionen: { $known }.
       *[other] Meintest du „{ $near }“? Optionen: { $known }.
    }
setup-option = Die Option { $option } kann nicht „{ $found }“ sein. Möglich: { $allowed }. ({ $rule })
setup-option-seats =
    Die Option { $option } gibt es nicht mit { $seats ->
        [one] 1 Person
       *[other] { $seats } Personen
    }, nur mit: { $known }.
setup-option-idle = Die Option { $option } bewirkt ohne { $needed } nichts. Ergänze: --option { $needed }
setup-option-form = „{ $found }“ ist keine Option; schreib sie als NAME=WERT.
setup-not-text = { $path } ist kein UTF-8-Text und geht darum nicht für die Option { $option }.
setup-level =
    { $game } hat keine Stufe „{ $found }“. { $near ->
        [none] Stufen: { $known }.
       *[other] Meintest du „{ $near }“? Stufen: { $known }.
    }
setup-players =
    { $found ->
        [one] 1 Person ist zu viel
       *[other] { $found } Personen sind zu viele
    } für { $seats ->
        [one] 1 Platz.
       *[other] { $seats } Plätze.
    }
setup-name = Der Name „{ $name }“ ist länger als { $most } Zeichen oder enthält Steuerzeichen.

document-not-json = { $place }: Das ist kein gültiges JSON (Zeile { $line }, Spalte { $column }).
document-unreadable = { $place }: Das ist kein lesbares JSON-Dokument.
document-name-twice = { $place }: „{ $name }“ steht zweimal im selben Objekt.
document-wanted =
    { $place }: Erwartet wird { $kind ->
        [number] eine ganze Zahl
        [flag] true oder false
        [text] ein Text
        [list] eine Liste
       *[object] ein Objekt
    }, nicht { $found }.
document-range = { $place }: { $found } ist hier nicht möglich; erlaubt: { $range }.
document-too-long = { $place }: Der Text ist länger als { $most } Zeichen.
document-word = { $place }: { $found } ist hier nicht möglich; erlaubt: { $words }.
document-ascii = { $place }: Der Text ist kein reines ASCII.
document-count = { $place }: Die Zahl der Einträge sollte { $range } sein, nicht { $found }.
document-missing = { $place }: „{ $name }“ fehlt.
document-unknown = { $place }: „{ $name }“ gehört nicht hierher.
document-hash = { $place }: Erwartet werden { $digits } Hexadezimalziffern.
document-game = { $place }: Ein Spiel namens „{ $found }“ gibt es nicht. Verfügbar: { $known }.
document-setup-option = { $place }: Die Option { $option } kann nicht „{ $found }“ sein. Möglich: { $allowed }. ({ $rule })
document-setup-option-seats =
    { $place }: Die Option { $option } gibt es nicht mit { $seats ->
        [one] 1 Person
       *[other] { $seats } Personen
    }, nur mit: { $known }.
document-setup-unknown-option = { $place }: { $game } hat keine Option „{ $option }“. Optionen: { $known }.

record-seed-length = Ein Geheimnis hat { $wanted } Bytes, nicht { $found }.
record-contribution = Der Beitrag von Platz { $seat } ist kein reiner ASCII-Text von höchstens { $most } Zeichen.
record-illegal = Aktion { $number } des Protokolls („{ $action }“) verstößt gegen Regel { $rule }.
record-notation = Aktion { $number } des Protokolls („{ $action }“) ist keine gültige Aktion in diesem Spiel.
record-commitment = Das Geheimnis passt nicht zum Siegel { $claimed }: Das Protokoll wurde verändert.
record-deal = Kartenverteilung { $number } ergibt sich nicht aus Geheimnis und Beiträgen: Das Protokoll wurde verändert.
record-deals = Laut Protokoll wurde { $claimed }-mal ausgeteilt, nach seinen Aktionen aber { $found }-mal.
record-outcome = Das Ergebnis im Protokoll ist nicht das, zu dem seine Aktionen führen.

verified-commitment = Das Geheimnis passt zum Siegel { $commitment }.
verified-contributions =
    { $count ->
        [0] Niemand hat etwas zum Mischen beigetragen.
        [one] Eine Person hat etwas zum Mischen beigetragen.
       *[other] { $count } Personen haben etwas zum Mischen beigetragen.
    }
verified-first-format = Dieses Protokoll stammt aus der Zeit, bevor Beiträge versiegelt wurden: Es kann nicht belegen, dass niemand den eigenen erst nach den anderen ausgesucht hat.
verified-branched = Dieses Spiel setzt ein anderes fort, dessen Geheimnis schon bekannt war; die Kartenverteilung war also nicht geheim.
verified-burned =
    { $count ->
        [one] Davor ist das Austeilen einmal gescheitert; was das Protokoll darüber sagt, stimmt.
       *[other] Davor ist das Austeilen { $count }-mal gescheitert; was das Protokoll darüber sagt, stimmt.
    }
verified-deals =
    { $count ->
        [one] Die Kartenverteilung wurde nachgerechnet und stimmt.
       *[other] Alle { $count } Kartenverteilungen wurden nachgerechnet und stimmen.
    }
verified-actions =
    { $count ->
        [one] Die einzige Aktion ist erlaubt.
       *[other] Alle { $count } Aktionen sind erlaubt.
    }
verified-outcome = Das Ergebnis passt zu den Aktionen.
verified-unfinished = Das Spiel ist nicht zu Ende; ein Ergebnis zum Prüfen gibt es noch nicht.

file-not-read =
    { $path } kann nicht gelesen werden: { $why ->
        [missing] Die Datei gibt es nicht.
        [forbidden] Dir fehlt die Berechtigung.
        [folder] Es ist ein Ordner.
        [parent] Ein Teil des Pfades ist kein Ordner.
        [long] Der Name ist zu lang.
       *[other] Das System lässt es nicht zu.
    }
file-not-written =
    { $path } kann nicht geschrieben werden: { $why ->
        [missing] Den Ordner gibt es nicht.
        [forbidden] Dir fehlt die Berechtigung.
        [folder] Es ist ein Ordner.
        [parent] Ein Teil des Pfades ist kein Ordner.
        [full] Der Datenträger ist voll.
        [read-only] Der Datenträger ist schreibgeschützt.
        [long] Der Name ist zu lang.
        [used] Ein anderes Programm benutzt die Datei gerade.
       *[other] Das System lässt es nicht zu.
    }
file-too-large = { $path } ist größer als { $most } MB, zu groß für eine Lichtspiel-Datei.
no-such-seat = Platz { $found } gibt es nicht; die Plätze sind von 1 bis { $most } nummeriert.
no-observation = { $game } beschreibt seine Beobachtungen nicht als Zahlen.
dataset-none = { $path } ist kein Datensatz von Lichtspiel.
document-newer = { $place }: Version { $found } ist zu neu; dieses Programm kennt höchstens Version { $newest }.
document-setup-ruleset = { $place }: Dieses Spiel { $game } folgt Version { $found } der Regeln. Dieses Programm kennt nur: { $known }.
setup-option-twice = Die Option { $option } ist doppelt angegeben.
record-altered = Das Protokoll passt nicht zu diesem Spiel: { $part } wurde verändert.
record-own-contribution = Die Person auf Platz { $seat } hat zu diesem Austeilen nicht „{ $text }“ beigetragen.
record-own-hash = Was die Person auf Platz { $seat } beigetragen hat, passt nicht zum Hash { $hash }.
record-bot-contributed = Der Bot auf Platz { $seat } hat etwas zum Mischen beigetragen. Das dürfen nur Menschen: Was ein Bot beiträgt, könnte der Server ausgesucht haben.
record-burned = Das gescheiterte Austeilen { $number } im Protokoll stimmt nicht: Geheimnis, Hashes und Beiträge passen nicht zueinander.
list-entry = { $name }: { $about }
list-between = ;{" "}
