# Was jede Oberfläche sagt: Namen, Fehler in Dokumenten, Absprachen, Protokollen, Dateien.

seat-number = Platz { $number }
name-of-bot = { $name } (Bot)
name-of-viewer = { $name } (du)

not-your-turn = Du bist nicht am Zug.
not-for-a-seat = Das kann kein Platz tun; es kommt von außen.
nothing-to-take-back = Jetzt gibt es nichts, was sich zurücknehmen ließe.

unknown-game =
    Ein Spiel namens „{ $game }“ gibt es nicht. { $near ->
        [none] Bekannt sind: { $known }.
       *[other] Meintest du „{ $near }“? Bekannt sind: { $known }.
    }
unknown-language = Texte in „{ $found }“ gibt es nicht. Bekannte Sprachen: { $known }.
unknown-level =
    Einen Bot der Stufe „{ $found }“ gibt es nicht. { $near ->
        [none] Stufen: { $known }.
       *[other] Meintest du „{ $near }“? Stufen: { $known }.
    }
unknown-rule = Eine Regel „{ $found }“ gibt es nicht; die Regeln sind von 1 bis { $most } nummeriert.
notation-unknown = „{ $text }“ ist keine Aktion von { $game }.

setup-seats = { $game } spielt man mit { $range } Plätzen, nicht mit { $found }.
setup-ruleset = { $game } wurde nach Version { $found } der Regeln begonnen. Dieses Programm kennt: { $known }.
setup-unknown-option =
    { $game } hat keine Option „{ $option }“. { $near ->
        [none] Optionen sind: { $known }.
       *[other] Meintest du „{ $near }“? Optionen sind: { $known }.
    }
setup-option = Die Option { $option } kann nicht „{ $found }“ sein. Möglich: { $allowed } ({ $rule }).
setup-option-seats =
    Die Option { $option } gibt es nicht für { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }; nur für: { $known }.
setup-option-form = „{ $found }“ ist keine Option; schreib sie als NAME=WERT.
setup-not-text = { $path } ist kein UTF-8-Text und kann nicht die Option { $option } sein.
setup-level =
    { $game } hat keine Stufe „{ $found }“. { $near ->
        [none] Stufen sind: { $known }.
       *[other] Meintest du „{ $near }“? Stufen sind: { $known }.
    }
setup-players = { $found } Spieler sind zu viele für { $seats } Plätze.
setup-name = Der Name „{ $name }“ ist länger als { $most } Zeichen oder enthält Steuerzeichen.

document-not-json = { $place }: Das ist kein JSON (Zeile { $line }, Spalte { $column }).
document-unreadable = { $place }: Das ist kein lesbares JSON-Dokument.
document-name-twice = { $place }: „{ $name }“ steht zweimal im selben Objekt.
document-wanted =
    { $place }: Hier gehört { $kind ->
        [number] eine ganze Zahl
        [flag] true oder false
        [text] ein Text
        [list] eine Liste
       *[object] ein Objekt
    } hin, nicht { $found }.
document-range = { $place }: { $found } passt hier nicht; erwartet: { $range }.
document-too-long = { $place }: Der Text ist länger als { $most } Zeichen.
document-word = { $place }: { $found } müsste eines davon sein: { $words }.
document-count = { $place }: Zahl der Einträge { $found }; erwartet: { $range }.
document-missing = { $place }: „{ $name }“ fehlt.
document-unknown = { $place }: „{ $name }“ gehört nicht hierher.
document-hash = { $place }: Hier gehören { $digits } Hexadezimalziffern hin.
document-game = { $place }: Ein Spiel namens „{ $found }“ gibt es nicht. Bekannt sind: { $known }.
document-setup-option = { $place }: Die Option { $option } kann nicht „{ $found }“ sein. Möglich: { $allowed } ({ $rule }).
document-setup-option-seats = { $place }: Die Option { $option } gibt es nicht für { $seats } Plätze; nur für: { $known }.
document-setup-unknown-option = { $place }: { $game } hat keine Option „{ $option }“. Optionen sind: { $known }.

record-seed-length = Ein Tischgeheimnis hat { $wanted } Bytes, nicht { $found }.
record-contribution = Der Beitrag von Platz { $seat } ist kein reiner ASCII-Text von höchstens { $most } Zeichen.
record-illegal = Aktion { $number } des Protokolls („{ $action }“) ist nach Regel { $rule } nicht erlaubt.
record-notation = Aktion { $number } des Protokolls („{ $action }“) ist keine Aktion dieses Spiels.
record-commitment = Das Geheimnis passt nicht zum Siegel { $claimed }: Das Protokoll wurde verändert.
record-deal = Ausgabe { $number } folgt nicht aus Geheimnis und Beiträgen: Das Protokoll wurde verändert.
record-deals = Das Protokoll nennt { $claimed } Kartenausgaben, seine Aktionen führen aber zu { $found }.
record-outcome = Das Ergebnis im Protokoll ist nicht das, zu dem seine Aktionen führen.

verified-commitment = Das Geheimnis passt zum Siegel { $commitment }.
verified-contributions =
    { $count ->
        [0] Kein Platz hat etwas zur Ausgabe beigetragen.
        [one] Der Beitrag eines Platzes ging in die Ausgabe ein.
       *[other] Die Beiträge von { $count } Plätzen gingen in die Ausgabe ein.
    }
verified-deals =
    { $count ->
        [one] Die Kartenausgabe wurde nachgerechnet und stimmt.
       *[other] Alle { $count } Kartenausgaben wurden nachgerechnet und stimmen.
    }
verified-actions =
    { $count ->
        [one] Die eine Aktion ist erlaubt.
       *[other] Alle { $count } Aktionen sind erlaubt.
    }
verified-outcome = Das Ergebnis folgt aus den Aktionen.
verified-unfinished = Das Spiel ist nicht zu Ende; es gibt noch kein Ergebnis zu prüfen.

file-not-read =
    { $path } lässt sich nicht lesen: { $why ->
        [missing] Die Datei gibt es nicht.
        [forbidden] Du darfst es nicht.
        [folder] Es ist ein Ordner.
        [parent] Ein Teil des Pfades ist kein Ordner.
        [long] Der Name ist zu lang.
       *[other] Das System weigert sich.
    }
file-not-written =
    { $path } lässt sich nicht schreiben: { $why ->
        [missing] Den Ordner gibt es nicht.
        [forbidden] Du darfst es nicht.
        [folder] Es ist ein Ordner.
        [parent] Ein Teil des Pfades ist kein Ordner.
        [full] Auf dem Datenträger ist kein Platz mehr.
        [read-only] Dort darf nur gelesen werden.
        [long] Der Name ist zu lang.
        [used] Ein anderes Programm benutzt sie gerade.
       *[other] Das System weigert sich.
    }
file-too-large = { $path } ist größer als { $most } MB; das ist keines unserer Dokumente.
no-such-seat = Platz { $found } gibt es nicht; die Plätze sind von 0 bis { $most } nummeriert.
document-newer = { $place }: Version { $found } ist neuer, als dieses Programm sie kennt ({ $newest }).
document-setup-ruleset = { $place }: { $game } wurde nach Version { $found } der Regeln begonnen. Dieses Programm kennt: { $known }.
setup-option-twice = Die Option { $option } steht zweimal da.
record-altered = Das Protokoll lautet nicht so, wie es nach diesem Spiel lauten müsste: { $part } wurde verändert.
record-own-contribution = Platz { $seat } hat zu dieser Ausgabe nicht „{ $text }“ beigetragen.
