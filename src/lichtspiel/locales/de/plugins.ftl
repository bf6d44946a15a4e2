# Spiele und Bots anderer Pakete: was mit ihnen nicht stimmen kann, und was gesagt wird, wo sie keine Worte mitbringen.

plugin-none = Hier ist kein Spiel installiert. Installiere Lichtspiel; in einem Ordner mit Quelltexten genügt „pip install -e .“. Der Ordner allein bringt keine Spiele mit.
plugin-twice = Mehrere Pakete bieten ein Spiel „{ $game }“ an: { $packages }. Keines davon wird benutzt; bitte alle bis auf eines deinstallieren.
plugin-game = Das Spiel „{ $game }“ aus dem Paket { $package } kann nicht geladen werden ({ $why }).
plugin-manifest = Das Paket { $package } bietet ein Spiel „{ $game }“ an, aber { $name } ist nicht das Manifest dieses Spiels.
plugin-contract =
    Das Spiel „{ $game }“ aus dem Paket { $package } ist für Version { $found } des Vertrags geschrieben, dieses Lichtspiel hat Version { $ours }. { $age ->
        [old] Bitte { $package } aktualisieren.
       *[new] Bitte Lichtspiel aktualisieren.
    }
plugin-no-game = { $name } erzeugt nicht das Spiel „{ $game }“.
plugin-slug = Das Spiel „{ $game }“ aus dem Paket { $package }: Der Name darf nur aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen und muss mit einem Buchstaben beginnen.
plugin-type =
    Im Manifest des Spiels „{ $game }“ aus dem Paket { $package } ist „{ $part }“ { $kind ->
        [number] keine ganze Zahl
       *[text] kein Text
    }.
plugin-part = Das Spiel „{ $game }“ nennt { $name } als „{ $part }“, aber dafür ist das nicht geeignet.
plugin-import = { $name } kann nicht geladen werden ({ $why }).

bot-none = { $bot } ist kein Bot: Ein Bot entsteht aus Spiel, Würfeln und Budget und hat eine Methode „decide“.
bot-twice = Mehrere Pakete bieten einen Bot „{ $bot }“ an: { $classes }. Nenne stattdessen die Klasse.
bot-games = Der Bot { $bot } sagt nicht, welche Spiele er spielt: „games“ muss ein Tupel von Namen sein.
bot-other-game = Der Bot { $bot } spielt { $game } nicht.
bot-raised = Der Bot { $bot } ist gescheitert ({ $why }; { $where }).
bot-illegal = Der Bot { $bot } hat „{ $action }“ gewählt, was hier nicht erlaubt ist.
bot-program-command = „{ $bot }“ ist kein Befehl. Schreib ihn so: cmd=node bot.mjs.
bot-program-starts = Das Programm von { $bot } startet nicht: { $why ->
    [missing] Es gibt kein solches Programm.
    [forbidden] Die Berechtigung fehlt.
   *[other] Das System führt es nicht aus.
}
bot-program-ended = Das Programm von { $bot } hat sich beendet, ohne zu antworten.
bot-program-silent = Das Programm von { $bot } hat { $seconds } Sekunden lang nicht geantwortet.
bot-program-said = Das Programm von { $bot } hat „{ $said }“ geschickt; das ist keine gültige Antwort.
bot-not-trusted = { $path } nennt den Bot { $bot }, ein eigenes Programm. Zur Sicherheit kannst du so ein Spiel nur aus deinem eigenen Ordner fortsetzen: { $folder }

plain-turn = { $who } ist dran.
plain-may = Du kannst: { $actions }
plain-asks = Deine Aktion:
plain-help = Gib eine Aktion so ein, wie sie in der Liste steht, oder drück die Eingabetaste, um eine auszuwählen.
plain-yes = ja
plain-no = nein
plain-over = Das Spiel ist zu Ende: { $reason }
plain-wins = { $who } gewinnt.
plain-win-together = { $who } gewinnen.
plain-nobody = Niemand gewinnt.
plain-scores = Punkte: { $scores }
