# Klappe & Action!

klappe-und-action-title = Klappe & Action!
klappe-und-action-about = Dreht gemeinsam und wortlos drei Akte und schneidet sie dann in die richtige Reihenfolge. Zu zweit oder allein.
klappe-und-action-option-reshoots = Nachdrehs für das ganze Spiel
klappe-und-action-option-extras = Zusatz-Szenen im Solo-Modus
klappe-und-action-option-director = wer im ersten Akt die Regieleitung hat
klappe-und-action-option-script = die Effekte der Szenen: das Hausdrehbuch oder eine eigene Datei

ka-level =
    { $level ->
        [film-school] Filmschule
        [indie] Indie-Streifen
        [big-screen] Ganz großes Kino
       *[oscar-worthy] Oscarreif
    }

ka-seat-solo = Solo
ka-seat-partner = Dein Gegenüber

# Die Effekte, aus dem Drehbuch erzeugt.

ka-script =
    { $script ->
        [house] Hausdrehbuch
       *[own] eigenes Drehbuch
    }
ka-timing =
    { $timing ->
        [camera] Kamera
        [scissors] Schere
        [megaphone] Megafon
       *[none] –
    }
ka-effect-line = { $scene } · { $timing }: { $effect }
ka-effect-none = kein Effekt.
ka-effect-beside = muss direkt neben eine offene Szene gelegt werden, kann also nicht die erste eines Aktes sein.
ka-effect-count =
    auf dem { $slot ->
        [first] ersten
       *[last] letzten
    } Slot zählt sie bei der Prüfung des Aktes als { $number }.
ka-effect-show =
    du { $duty ->
        [must] musst
       *[may] darfst
    } eine Handkarte offen zeigen.
ka-effect-request =
    { $duty ->
        [must] dein Gegenüber muss eine Handkarte seiner Wahl offen zeigen.
       *[may] du darfst dein Gegenüber eine Handkarte seiner Wahl zeigen lassen.
    }
ka-effect-trade =
    du { $duty ->
        [must] musst
       *[may] darfst
    } mit deinem Gegenüber verdeckt je eine Handkarte tauschen.
ka-effect-look =
    du { $duty ->
        [must] musst
       *[may] darfst
    } eine verdeckte Slot-Karte ansehen, auch eine belegte.
ka-effect-move =
    du { $duty ->
        [must] musst
       *[may] darfst
    } eine offene Szene auf einen leeren Slot verschieben.
ka-effect-copy =
    du { $duty ->
        [must] musst
       *[may] darfst
    } den Kamera-Effekt einer anderen offenen Szene kopieren.
ka-effect-around =
    die Szenen links und rechts davon { $duty ->
        [must] müssen
       *[may] dürfen
    } miteinander vertauscht werden.
ka-effect-two =
    zwei beliebige andere Szenen { $duty ->
        [must] müssen
       *[may] dürfen
    } vertauscht werden.
ka-effect-number =
    diese Szene { $duty ->
        [must] muss
       *[may] darf
    } die Nummer einer Nachbarszene annehmen.
ka-effect-swap-neighbour =
    diese Szene { $duty ->
        [must] muss
       *[may] darf
    } mit einer Nachbarszene vertauscht werden.
ka-effect-swap-left =
    diese Szene { $duty ->
        [must] muss
       *[may] darf
    } mit der Szene links davon vertauscht werden.
ka-effect-swap-right =
    diese Szene { $duty ->
        [must] muss
       *[may] darf
    } mit der Szene rechts davon vertauscht werden.
ka-effect-swap-higher =
    diese Szene { $duty ->
        [must] muss
       *[may] darf
    } mit einer Szene von höherer Nummer vertauscht werden.
ka-effect-swap-lower =
    diese Szene { $duty ->
        [must] muss
       *[may] darf
    } mit einer Szene von niedrigerer Nummer vertauscht werden.
ka-effect-swap-any =
    diese Szene { $duty ->
        [must] muss
       *[may] darf
    } mit einer beliebigen anderen vertauscht werden.

# Der Tisch.

ka-act =
    Akt { $act } von 3 · { $phase ->
        [filming] Dreh
        [editing] Schnitt
        [closing] Abschluss des Aktes
        [between] zwischen den Akten
       *[over] Ende
    }
ka-director =
    { $me ->
        [yes] du hast die Regieleitung
       *[no] Regieleitung: { $who }
    }
ka-reshoots =
    { $count ->
        [0] kein Nachdreh übrig
        [one] noch 1 Nachdreh
       *[other] noch { $count } Nachdrehs
    }
ka-film = Der Film, vom Intro zum Abspann:
ka-slot-empty = Slot { $slot }: leer
ka-slot-scene = Slot { $slot }: Szene { $scene }
ka-counts-as = zählt als { $number }
ka-under-reshoot = unter einem Nachdreh
ka-falls = falsch: niedriger als die Szene davor
ka-slot-card = Slot-Karte { $card }
ka-intro = INTRO
ka-credits = ABSPANN
ka-hand = Deine Hand: { $scenes }.
ka-hand-title = Deine Hand
ka-hand-empty = Deine Hand ist leer.
ka-partner-hand =
    { $count ->
        [0] { $who } hat keine Szene auf der Hand.
        [one] { $who } hat 1 Szene auf der Hand; { $known ->
            [none] du kennst sie nicht.
           *[other] du kennst sie: { $known }.
        }
       *[other] { $who } hat { $count } Szenen auf der Hand; { $known ->
            [none] du kennst keine davon.
           *[other] du kennst davon: { $known }.
        }
    }
ka-partner-knows = Diese Karten deiner Hand kennt dein Gegenüber: { $scenes }.
ka-row =
    Die Reihe deines Gegenübers: { $scenes } offen, { $down ->
        [0] keine verdeckt
       *[other] { $down } verdeckt
    }.
ka-extras = Zusatz-Szenen: { $scenes }.
ka-extra-done = { $scene } (genutzt)
ka-laid = Gelegt in dieser Reihenfolge: { $scenes }.
ka-nothing = –

# What can be typed instead of the words of the notation.

ka-word-on = auf, in
ka-word-slot = slot
ka-word-scene = szene
ka-word-use = ausführen
ka-word-skip = lassen, verfallen
ka-word-cover = überdecken
ka-word-announce = ankündigen
ka-word-extra = zusatz
ka-word-ready = bereit, fertig
ka-word-face-down = verdeckt
ka-word-turn-up = aufdecken
ka-word-slot-card = slotkarte
ka-word-shuffle-back = zurückmischen

ka-asks =
    { $asked ->
        [lay] Leg eine Szene (etwa { $examples }):
        [show] Szene { $scene }: Zeig eine Handkarte ({ $examples }):
        [look] Szene { $scene }: Sieh dir eine Slot-Karte an ({ $examples }):
        [look-again] Szene { $scene }: Sieh dir eine zweite Slot-Karte an ({ $examples }):
        [request] Szene { $scene }: Lass dir eine Karte zeigen ({ $examples }):
        [answer] Zeig deinem Gegenüber eine Handkarte deiner Wahl ({ $examples }):
        [give] Szene { $scene }: Gib eine Handkarte zum Tauschen ({ $examples }):
        [return] Ein Tausch: Gib eine deiner Handkarten ({ $examples }):
        [copy] Szene { $scene }: Welche Szene willst du kopieren (etwa { $examples })?
        [swap] Szene { $scene }: Mit welchem Slot willst du sie vertauschen (etwa { $examples })?
        [around] Szene { $scene }: Vertausch ihre Nachbarszenen ({ $examples }):
        [first] Szene { $scene }: Wähl die erste der beiden Szenen, die du vertauschen willst ({ $examples }):
        [second] Szene { $scene }: Mit welchem Slot willst du Slot { $chosen } vertauschen (etwa { $examples })?
        [number] Szene { $scene }: Die Nummer aus welchem Slot soll sie annehmen (etwa { $examples })?
        [move] Szene { $scene }: Welche Szene willst du verschieben (etwa { $examples })?
        [move-to] Szene { $scene }: Auf welchen leeren Slot willst du die Szene aus Slot { $chosen } verschieben (etwa { $examples })?
        [turn] Szene { $scene }: Deck eine Szene deines Gegenübers auf ({ $examples }):
        [extra] Gegen welche Szene der Reihe willst du die { $chosen } tauschen (etwa { $examples })? „zurück“ bricht ab.
        [cover] Überdeck eine Szene mit einem Nachdreh ({ $examples }):
        [plant] Zusatz-Szene: als „slotkarte“ in Akt 3, oder „zurückmischen“?
        [alone] Weiter mit dem nächsten Akt: „bereit“
       *[ready] Wenn alles besprochen ist: „bereit“
    }
ka-asks-forced = Szene { $scene } muss jetzt gelegt werden (etwa { $examples }):
ka-asks-partner = Dein Gegenüber ist am Zug: Leg eine seiner offenen Szenen, oder deck eine auf ({ $examples }):
ka-or-skip = {" "}oder tippe „lassen“:
ka-or-else-skip = {" "}Sonst tippe „lassen“:
ka-help =
    Tippe die Nummer einer Szene und einen Slot, mit „auf“ dazwischen oder nur mit Leerzeichen.
    Bei einem Effekt wirst du nach jeder Wahl einzeln gefragt; willst du ihn nicht ausführen,
    tippe „lassen“. Im Moment etwa: { $examples }. Mit der Eingabetaste wählst du Schritt für
    Schritt. Alle Effekte: regeln 2. Beim Dreh wird nicht gesprochen!
ka-path-lay = Szene { $scene } legen
ka-path-on = auf Slot { $slot }
ka-path-slot = Slot { $slot }
ka-path-scene = Szene { $scene }
ka-path-cover = Slot { $slot } überdecken
ka-path-announce = Szene { $scene } ankündigen
ka-path-extra = Zusatz-Szene { $scene } austauschen
ka-path-step =
    { $step ->
        [use] ausführen
        [skip] verfallen lassen
        [turn-up] eine verdeckte Szene aufdecken
        [face-down] gegen eine verdeckte Szene
        [slot-card] als Slot-Karte in Akt 3
        [shuffle-back] zurückmischen
       *[ready] bereit für den nächsten Akt
    }

ka-result-won =
    Der Film ist ein Erfolg! { $left ->
        [0] { $agreed ->
            [0] Und das ganz ohne Nachdrehs.
           *[other] Alle Nachdrehs sind verbraucht.
        }
        [one] 1 Nachdreh blieb übrig.
       *[other] { $left } Nachdrehs blieben übrig.
    }
ka-result-lost = Der Film war in Akt { $act } nicht mehr zu retten.

# Was geschieht.

ka-told-act =
    Akt { $act } beginnt mit { $slots } Slots. { $me ->
        [yes] Du hast die Regieleitung und legst zuerst.
       *[no] { $who } hat die Regieleitung und legt zuerst.
    } Ruhe am Set!
ka-told-dealt = Du bekommst { $scenes }.
ka-brief-laid = { $scene } → Slot { $slot }
ka-brief-skipped = verzichtet auf { $scene }
ka-brief-lapsed = { $scene }: kein Ziel
ka-brief-showed = zeigt { $scene }
ka-brief-looked = schaut unter Slot { $slot }
ka-brief-requested = möchte eine Szene sehen
ka-brief-swapped = tauscht { $scene } und { $other }
ka-brief-moved = { $scene } → Slot { $slot }
ka-brief-covered = dreht { $scene } nach (Slot { $slot })
ka-brief-took-number = { $scene } zählt als { $number }
ka-brief-ready = bereit
ka-told-extras = Zusatz-Szenen: { $scenes }.
ka-told-laid =
    { $me ->
        [yes] Du legst
       *[no] { $who } legt
    } Szene { $scene } auf Slot { $slot }.
ka-told-skipped = Der Effekt von Szene { $scene } verfällt ungenutzt.
ka-told-lapsed = Der Effekt von Szene { $scene } hat kein Ziel und verfällt.
ka-told-showed =
    { $me ->
        [yes] Du zeigst
       *[no] { $who } zeigt
    } die Handkarte { $scene }.
ka-told-requested =
    { $me ->
        [yes] Du lässt dir eine Handkarte zeigen.
       *[no] { $who } möchte eine Handkarte sehen.
    }
ka-told-looked = { $who } sieht sich die Slot-Karte unter Slot { $slot } an.
ka-told-looked-at = Unter Slot { $slot } liegt Szene { $scene }.
ka-told-offered =
    { $me ->
        [yes] Du legst
       *[no] { $who } legt
    } eine Karte verdeckt zum Tauschen hin.
ka-told-traded = Beide haben eine Karte getauscht.
ka-told-traded-cards = Du hast die { $gave } gegeben und die { $got } bekommen.
ka-told-copied = Szene { $scene } kopiert den Effekt von Szene { $copied }.
ka-told-swapped = Szene { $scene } kommt auf Slot { $slot }, Szene { $other } auf Slot { $other_slot }.
ka-told-moved = Szene { $scene } wandert auf Slot { $slot }.
ka-told-took-number = Szene { $scene } nimmt die Nummer { $number } an.
ka-told-announced = Szene { $scene } ist angekündigt: Erst wird eine Szene deines Gegenübers aufgedeckt.
ka-told-turned-up = Szene { $scene } deines Gegenübers wird aufgedeckt.
ka-told-exchanged = Zusatz-Szene { $extra } kommt in die Reihe; jetzt ist die { $scene } Zusatz-Szene.
ka-told-editing =
    { $solo ->
        [yes] Abgedreht! Jetzt wird geschnitten.
       *[no] Abgedreht! Jetzt wird geschnitten, und Reden ist wieder erlaubt.
    }
ka-told-needed =
    { $count ->
        [one] Es braucht 1 Nachdreh, damit der Film stimmt.
       *[other] Es braucht { $count } Nachdrehs, damit der Film stimmt.
    }
ka-told-covered = Szene { $scene } auf Slot { $slot } wird von einem Nachdreh überdeckt.
ka-told-succeeded = Akt { $act } ist im Kasten!
ka-told-planted = Zusatz-Szene { $scene } wird eine Slot-Karte von Akt 3.
ka-told-shuffled-back = Zusatz-Szene { $scene } wird zurückgemischt.
ka-told-ready =
    { $me ->
        [yes] Du bist bereit.
       *[no] { $who } ist bereit.
    }
ka-told-won = Premiere: Alle drei Akte sind gelungen!
ka-told-lost =
    Akt { $act } braucht { $needed ->
        [one] 1 Nachdreh
       *[other] { $needed } Nachdrehs
    }, aber { $left ->
        [0] es ist keiner mehr da.
        [one] es ist nur noch 1 da.
       *[other] es sind nur noch { $left } da.
    } Das Spiel ist verloren.

# Warum nicht.

ka-not-dealt = Die Szenen sind noch nicht ausgeteilt.
ka-over = Das Spiel ist zu Ende.
ka-silence = Ruhe am Set: Bis zur letzten Szene des Drehs wird nicht gesprochen.
ka-not-now =
    Das geht jetzt nicht: { $asked ->
        [lay] Leg eine Szene.
        [cover] Überdeck zuerst eine Szene mit einem Nachdreh.
        [extra] Bring zuerst den Tausch der Zusatz-Szene zu Ende.
        [plant] Entscheide zuerst über die Zusatz-Szene.
        [ready] Sag, wann du für den nächsten Akt bereit bist.
       *[other] Entscheide zuerst über einen Effekt.
    }
ka-no-such-slot = Slot { $slot } gibt es nicht; dieser Akt hat { $size }.
ka-not-in-hand =
    Szene { $scene } { $where ->
        [row] liegt nicht offen in der Reihe deines Gegenübers.
       *[hand] hast du nicht auf der Hand.
    }
ka-slot-taken = Auf Slot { $slot } liegt schon eine Szene.
ka-beside = Szene { $scene } muss direkt neben einer offenen Szene liegen; neben Slot { $slot } liegt keine.
ka-leftmost = Szene { $scene } kann hier nicht nach ihrer Regel liegen, also kommt sie auf den leeren Slot ganz links.
ka-forced = Szene { $scene } muss jetzt gelegt werden.
ka-announce-first = Szene { $scene } betrifft dein Gegenüber: Kündige sie zuerst an, dann wird eine Szene aufgedeckt.
ka-no-target-slot = Slot { $slot } ist kein Ziel für den Effekt von Szene { $scene }.
ka-not-in-row = Szene { $scene } liegt nicht offen in der Reihe deines Gegenübers.
ka-no-copy = Szene { $by } kann Szene { $scene } nicht kopieren: Es braucht eine offene Szene mit einem ausführbaren Kamera-Effekt.
ka-no-reshoot = Es ist kein Nachdreh mehr da.
ka-cover-later = Überdeckt wird erst, wenn alle Scheren-Effekte erledigt sind und der Film nicht stimmt.
ka-covered = Die Szene auf Slot { $slot } liegt schon unter einem Nachdreh.
ka-cover-useless = Slot { $slot } zu überdecken hilft nicht: Es bräuchte danach genauso viele Nachdrehs.
ka-must-cover = Der Film stimmt nicht; du musst eine Szene überdecken.
ka-solo-only = Das gibt es nur im Solo-Modus.
ka-partners-turn = Dein Gegenüber ist am Zug: Du kannst jetzt keine eigene Szene ankündigen.
ka-own-turn = Du bist selbst am Zug: Leg eine Szene von deiner Hand.
ka-none-face-down = Von den Szenen deines Gegenübers liegt keine mehr verdeckt.
ka-nothing-to-copy = Im Film ist kein Effekt, der dein Gegenüber betrifft und den Szene { $scene } kopieren könnte.
ka-no-announcement = Szene { $scene } betrifft dein Gegenüber nicht; leg sie einfach.
ka-no-such-extra = Szene { $scene } ist keine Zusatz-Szene.
ka-extra-first = Zusatz-Szenen werden am Anfang eines Zuges ausgetauscht, vor allem anderen.
ka-extra-used = Die Zusatz-Szene { $scene } ist in diesem Akt schon genutzt.
ka-plant-later = Über Zusatz-Szenen wird nach Akt 2 entschieden.
ka-ready-later = Der Akt ist noch nicht abgeschlossen.
ka-no-passing = Passen geht nicht: Leg eine Szene.
ka-must = Den Effekt von Szene { $scene } musst du ausführen.
ka-begun = Du hast den Effekt von Szene { $scene } begonnen und musst ihn zu Ende führen.

# Drehbücher.

ka-script-scene = Zeile { $line } des Drehbuchs: „{ $found }“ beginnt nicht mit der Nummer einer Szene, 1 bis 16, und ihrem Effekt.
ka-script-twice = Zeile { $line } des Drehbuchs: Szene { $scene } hat schon einen Effekt.
ka-script-timing = Zeile { $line } des Drehbuchs: „{ $found }“ beginnt nicht mit camera, scissors oder megaphone (oder: no effect).
ka-script-duty =
    Zeile { $line } des Drehbuchs: { $timing ->
        [megaphone] Ein Megafon-Effekt braucht weder may noch must.
       *[other] Nach „{ $timing }“ fehlt may oder must.
    }
ka-script-effect = Zeile { $line } des Drehbuchs: Einen Effekt „{ $found }“ gibt es nicht.
ka-script-when = Zeile { $line } des Drehbuchs: „{ $found }“ wirkt nur mit: { $known }.
ka-script-count = Zeile { $line } des Drehbuchs: Eine Szene kann als 0 bis { $most } zählen.
ka-script-beside =
    Zeile { $line } des Drehbuchs: Höchstens { $most ->
        [one] 1 Szene kann
       *[other] { $most } Szenen können
    } diese Regel haben, sonst könnte eine Hand nicht beginnen.
ka-script-missing = Das Drehbuch endet mit Zeile { $line } ohne einen Effekt für Szene { $scene } („no effect“ ist auch einer).

# Stellungen.

ka-position-laid = { $place }: Das sind nicht die Szenen des Films.
ka-position-scene-twice = { $place }: Szene { $scene } ist an zwei Orten.
ka-position-hand = { $place }: Seite { $side } muss hier { $wanted } Szenen auf der Hand haben.
ka-position-solo-only = { $place }: Nur der Solo-Modus hat eine Reihe.
ka-position-number = { $place }: Szene { $scene } kann diese Nummer nicht haben.
ka-position-used = { $place }: Nur Szenen des Films haben ihren Effekt genutzt, jede einmal.
ka-position-early = { $place }: Diese Scheren-Effekte waren noch nicht an der Reihe.
ka-position-covered = { $place }: Da ist keine Szene zum Überdecken.
ka-position-covered-early = { $place }: Überdeckt wird erst nach dem letzten Scheren-Effekt.
ka-position-reshoots = { $place }: Es gibt nur { $most } Nachdrehs, die genutzten mitgezählt.
ka-position-slots = { $place }: Slots werden je einmal genannt, von links nach rechts.
ka-position-director = { $place }: Im Solo-Modus hast du in Akt 1 und 3 die Regieleitung.
ka-position-solo-look = { $place }: Im Solo-Modus schaut nur, wer spielt, Slot-Karten an.
ka-position-extras = { $place }: Zusatz-Szenen gibt es nur in Akt 1 und 2.
ka-position-planted = { $place }: Zusatz-Szenen werden nur in Akt 3 Slot-Karten.
ka-position-returned = { $place }: Zusatz-Szenen werden nur nach Akt 2 zurückgemischt.
ka-position-deed = { $place }: Entweder wurde eine Karte gezeigt, oder zwei wurden getauscht.
ka-position-deeds = { $place }: So können diese Karten nicht gezeigt und getauscht worden sein.
ka-position-asked = { $place }: Das kann hier nicht gefragt sein.
ka-position-not-over = { $place }: Das Spiel ist hier nicht zu Ende.
ka-position-phase = { $place }: Das hier ist „{ $phase }“.
ka-position-actor = { $place }: Gefragt ist jemand anders.
ka-position-decisions = { $place }: Bevor der Film voll ist, wird nichts entschieden.
ka-view-impossible = { $place }: Diese Sicht ist unmöglich.

# Die Regeln in eigenen Worten.

ka-rule-1 = Es gibt 16 Szenen, Intro und Abspann an den Enden des Films, Nachdrehs und den Regiestuhl. Alle Effekte sind beiden bekannt.
ka-rule-2 = Ein Drehbuch sagt, was die Szenen bewirken. Dieses hier:
ka-rule-3 = Es gibt drei Akte: Akt 1 mit 6 Slots und 3 Szenen auf jeder Hand; Akt 2 mit 7 Slots, 4 Szenen für die Regieleitung und 3 für die Regieassistenz; Akt 3 mit 8 Slots und 4 Szenen auf jeder Hand.
ka-rule-4 = In jedem Akt werden alle Szenen gemischt. Die Slot-Karten liegen verdeckt, niemand sieht sie an; ebenso, was übrig bleibt.
ka-rule-5 = Wer im ersten Akt die Regieleitung hat, wird ausgelost oder gewählt; der Regiestuhl wechselt nach jedem Akt. Die Regieleitung legt zuerst.
ka-rule-6 = Sortiere deine Hand nicht: Ihre Reihenfolge darf deinem Gegenüber nichts verraten.
ka-rule-7 = Abwechselnd legt ihr je eine Szene aus der Hand auf einen leeren Slot, ohne zu passen, bis der Film voll ist.
ka-rule-8 = Beim Dreh wird nicht gesprochen, vom Austeilen bis zur letzten Szene samt Effekt. Zwischen den Akten sagen beide, wann sie bereit sind.
ka-rule-9 = Einen Kamera-Effekt darfst du gleich nach dem Legen ausführen, sonst verfällt er. Hat er kein Ziel, wird er übersprungen.
ka-rule-10 = Ein Megafon-Effekt sagt, wann er wirkt, und gilt immer. Eine Regel fürs Legen gilt nicht fürs Vertauschen und Verschieben.
ka-rule-11 = Dann wird geschnitten und geredet: Führt die Scheren-Effekte aller Szenen je einmal aus, von der niedrigsten Nummer zur höchsten. Manche dürft, manche müsst ihr ausführen.
ka-rule-12 = Die gedruckten Nummern bestimmen diese Reihenfolge. Ein Pflichteffekt ohne Ziel verfällt. Eine angenommene Nummer bleibt, bis der Akt abgeschlossen ist.
ka-rule-13 = Die Regieleitung gibt ein, was ihr gemeinsam entscheidet.
ka-rule-14 = Ein Akt gelingt, wenn die Nummern vom Intro zum Abspann nie fallen. Lücken und gleiche Nummern stören nicht.
ka-rule-15 = Ein Nachdreh überdeckt eine Szene und hat keine Nummer. Genutzte sind weg; ihr habt 2, oder weniger, wenn ihr wollt.
ka-rule-16 = Überdecken dürft ihr nur, wo es hilft. Reichen die Nachdrehs nicht, ist das Spiel sofort verloren.
ka-rule-17 = Sind alle drei Akte gelungen, habt ihr gewonnen. Je weniger Nachdrehs, desto besser der Film: Ein Sieg zählt 1 Punkt, jeder übrige Nachdreh 1 mehr.
ka-rule-18 = Im Solo-Modus hast du in Akt 1 und 3 die Regieleitung, in Akt 2 ein fiktives Gegenüber. Seine Szenen liegen verdeckt in einer Reihe.
ka-rule-19 = Im Solo-Modus darfst du in deinem Zug, statt eine Karte zu zeigen, nacheinander 2 verschiedene Slot-Karten ansehen; die zweite kannst du auslassen. Bevor du eine Szene legst, die dein Gegenüber betrifft, deckst du eine von seinen auf und ignorierst den Effekt.
ka-rule-20 = Im Solo-Modus legst du im Zug deines Gegenübers eine seiner offenen Szenen, oder du deckst eine auf und legst sie sofort. Statt eines Effekts, der sein Gegenüber betrifft, musst du eine aufdecken; statt eine Karte zu zeigen, darfst du eine aufdecken.
ka-rule-21 = Kann im Solo-Modus Szene 1 des Gegenübers nicht nach ihrer Regel liegen, kommt sie auf den leeren Slot ganz links. Kopierte Effekte folgen den Solo-Regeln; kündige deine 14 an, wenn sie einen kopieren soll, der dein Gegenüber betrifft.
ka-rule-22 = Im Solo-Modus darfst du jede Zusatz-Szene einmal je Akt gegen eine Szene der Reihe austauschen, am Anfang eines Zuges.
ka-rule-23 = Im Solo-Modus wird nach Akt 2 jede Zusatz-Szene zur Slot-Karte für Akt 3 oder zurückgemischt.
ka-rule-24 = Solo-Stufen: Filmschule (2 Nachdrehs, 2 Zusatz-Szenen), Indie-Streifen (2 und 1), Ganz großes Kino (2 und 0), Oscarreif (1 und 0).
ka-rule-25 = Du siehst deine Hand, den Film, die gezeigten Karten, die Slot-Karten, die du angesehen hast, und wie viele Karten beide haben.
ka-rule-26 = Ein Drehbuch ist eine Datei von 16 Zeilen; wer die gedruckten Karten hat, kann deren Effekte so aufschreiben.
klappe-und-action-reason-won = der Film ist fertig: gemeinsam gewonnen
klappe-und-action-reason-lost = ein Akt war nicht mehr zu retten: gemeinsam verloren

# Vor dem Spiel: die Optionen in Worten.

klappe-und-action-option-reshoots-label = Nachdrehs
klappe-und-action-option-reshoots-help = So viele Szenen könnt ihr im ganzen Spiel retten. Je weniger, desto schwerer.
klappe-und-action-option-extras-label = Zusatz-Szenen
klappe-und-action-option-extras-help = Im Solo-Modus kannst du sie gegen Szenen der Reihe austauschen. Je mehr, desto leichter.
klappe-und-action-option-director-label = Regieleitung im ersten Akt
klappe-und-action-option-director-help = Die Regieleitung legt zuerst; nach jedem Akt wechselt der Regiestuhl.
klappe-und-action-option-director-random = ausgelost
klappe-und-action-option-director-first = Platz 1
klappe-und-action-option-director-second = Platz 2
klappe-und-action-option-script-label = Drehbuch
klappe-und-action-option-script-help = Was die Szenen bewirken. Wer die gedruckten Karten hat, kann deren Effekte in eine Datei schreiben.
klappe-und-action-option-script-house = das Hausdrehbuch
klappe-und-action-option-script-own = eine eigene Datei
klappe-und-action-option-level-film-school = Filmschule
klappe-und-action-option-level-indie = Indie-Streifen
klappe-und-action-option-level-big-screen = Ganz großes Kino
klappe-und-action-option-level-oscar-worthy = Oscarreif
# Im Browser.

ka-web-act = Akt { $act }
ka-web-phase =
    { $phase ->
        [filming] Dreh
        [editing] Schnitt
        [closing] Prüfung
        [between] Im Kasten
       *[over] Ende
    }
ka-web-lamp =
    { $state ->
        [quiet] Ruhe am Set!
        [rolling] Kamera läuft
        [cut] Kamera aus
       *[free] Ihr dürft reden
    }
ka-web-effect =
    { $effect ->
        [beside] Daneben
        [count] Zählt als
        [show] Zeigen
        [request] Fragen
        [trade] Tausch
        [look] Ansehen
        [move] Schieben
        [copy] Kopie
        [around] Ringsum
        [two] Zwei
        [number] Nummer
        [swap-neighbour] Nachbar
        [swap-left] Links
        [swap-right] Rechts
        [swap-higher] Höher
        [swap-lower] Niedriger
        [swap-any] Tauschen
       *[none] –
    }
ka-web-cuts = Schnittliste
ka-web-cut =
    { $state ->
        [done] erledigt
        [passed] nicht genutzt
        [now] jetzt
       *[next] kommt noch
    }
ka-web-effects = Alle Effekte
ka-web-signs = Kamera: gleich nach dem Legen. Schere: im Schnitt. Megafon: wie angegeben.
ka-web-notes = Gezeigt und angesehen in diesem Akt
ka-web-in-film = Slot { $slot }
ka-web-under = unter Slot { $slot }
ka-web-extras = Zusatz-Szenen
ka-web-extra-used = genutzt
ka-web-pile =
    { $count ->
        [one] 1 verdeckte Szene deines Gegenübers
       *[other] { $count } verdeckte Szenen deines Gegenübers
    }
ka-web-partner-knows = dein Gegenüber kennt sie
ka-web-you-know = Diese Karte kennst du
ka-web-known = bekannt
ka-web-forced = jetzt legen
ka-web-looked-by = { $who } hat daruntergeschaut
ka-web-laid-by = als { $place }. gelegt ({ $who })
ka-web-chosen = gewählt
ka-web-current = ihr Effekt ist dran
ka-web-preview = Vorschau
ka-web-target = wählbar
ka-web-hinted = empfohlen
ka-web-falls = hier fällt die Nummer
ka-web-reshoot = NACHDREH
ka-web-cancel = Abbrechen
ka-web-running = Der Film läuft, vom Intro zum Abspann …
ka-web-run =
    { $how ->
        [first] Slot { $slot }: Mit der { $number } fängt es an.
        [covered] Slot { $slot }: ein Nachdreh. Hier zählt keine Nummer.
        [falls] Slot { $slot }: Die { $number } ist kleiner als die { $before } davor. Hier fällt die Nummer.
       *[fine] Slot { $slot }: Die { $number } nach der { $before } passt.
    }
ka-web-break = { $number } nach { $before } (Slot { $slot })
ka-web-breaks = Die Nummer fällt: { $breaks }.
ka-web-kept = Untereinander in der richtigen Reihenfolge: höchstens { $kept } von { $open }. Szenen, die einen Nachdreh brauchen: { $count }.
ka-web-skip-run = Überspringen
ka-web-nothing-inspected = Wähle eine Karte, um zu lesen, was sie tut.
ka-web-lay = Szene { $scene } auf Slot { $slot } legen
ka-web-proposes = { $who } schlägt vor: { $deed }
ka-web-needed =
    { $count ->
        [one] 1 Nachdreh bringt den Film in Ordnung
       *[other] { $count } Nachdrehs bringen den Film in Ordnung
    }; { $left ->
        [one] ihr habt noch 1.
       *[other] ihr habt noch { $left }.
    } Jede markierte Szene hilft.
ka-web-asks =
    { $asked ->
        [lay] Du bist dran: Wähle eine Szene aus deiner Hand, dann einen Slot.
        [show] Szene { $scene }: Welche Handkarte zeigst du?
        [look] Szene { $scene }: Welche Slot-Karte siehst du an?
        [look-again] Szene { $scene }: Welche Slot-Karte siehst du als Nächstes an?
        [request] Szene { $scene }: Soll { $who } eine Handkarte zeigen?
        [answer] { $who } möchte eine Handkarte sehen: Welche zeigst du?
        [give] Szene { $scene }: Welche Handkarte gibst du zum Tausch?
        [return] { $who } tauscht mit dir: Welche Handkarte gibst du?
        [copy] Szene { $scene }: Wessen Kamera-Effekt kopiert sie?
        [swap] Szene { $scene }: Mit welcher Szene vertauschst du sie?
        [around] Szene { $scene }: Ihre Nachbarszenen vertauschen?
        [first] Szene { $scene }: Du darfst zwei andere vertauschen. Wähle die erste.
        [second] Mit welcher Szene vertauschst du Szene { $chosen }?
        [number] Szene { $scene }: Wessen Nummer nimmt sie an?
        [move] Szene { $scene }: Welche Szene kommt auf einen leeren Slot?
        [move-to] Auf welchen leeren Slot kommt Szene { $chosen }?
        [turn] Szene { $scene }: Eine Szene deines Gegenübers aufdecken?
        [extra] Zusatz-Szene { $chosen }: gegen welche Szene der Reihe?
        [cover] Der Film stimmt noch nicht: Welche Szene überdeckst du?
        [plant] Zusatz-Szene { $scene }: als Slot-Karte in Akt 3, oder zurückmischen?
        [alone] Bereit für den nächsten Akt?
       *[ready] Besprecht euch. Bereit für den nächsten Akt?
    }
ka-web-asks-forced = Szene { $scene } muss jetzt gelegt werden: Wähle einen Slot.
ka-web-asks-partner = Dein Gegenüber ist dran: Leg eine offene Szene, oder deck eine auf.
ka-web-waits =
    { $asked ->
        [lay] { $who } wählt eine Szene zum Legen.
        [answer] { $who } wählt eine Handkarte zum Zeigen.
        [return] { $who } wählt eine Handkarte zum Tausch.
        [swap] { $who } schneidet Szene { $scene }.
        [around] { $who } schneidet Szene { $scene }.
        [first] { $who } schneidet Szene { $scene }.
        [second] { $who } schneidet Szene { $scene }.
        [number] { $who } schneidet Szene { $scene }.
        [cover] { $who } wählt eine Szene für einen Nachdreh.
        [ready] { $who } ist noch nicht bereit für den nächsten Akt.
       *[other] { $who } entscheidet über den Effekt von Szene { $scene }.
    }
ka-web-do =
    { $asked ->
        [show] Szene { $other } zeigen
        [answer] Szene { $other } zeigen
        [look] Unter Slot { $slot } sehen
        [look-again] Unter Slot { $slot } sehen
        [give] Szene { $other } geben
        [return] Szene { $other } geben
        [copy] Szene { $other } kopieren
        [swap] { $scene } und { $other } vertauschen
        [first] Mit Szene { $other } beginnen
        [second] { $scene } und { $other } vertauschen
        [number] Nummer { $number } annehmen
        [move] Szene { $other } verschieben
        [move-to] Auf Slot { $slot } verschieben
        [extra] Gegen Szene { $other } austauschen
       *[cover] Szene { $other } überdecken
    }
ka-web-use =
    { $asked ->
        [request] { $who } eine Karte zeigen lassen
        [around] { $scene } und { $other } vertauschen
       *[turn] Eine Szene aufdecken
    }
ka-web-premiere =
    { $kind ->
        [flawless] Premiere mit Standing Ovations!
        [saved] Premiere: Der Film ist gerettet!
       *[lost] Heute keine Premiere
    }
ka-web-premiere-words =
    { $kind ->
        [flawless] Kein einziger Nachdreh, alle drei Akte aus einem Guss.
        [saved] { $count ->
            [one] 1 Nachdreh hat geholfen
           *[other] { $count } Nachdrehs haben geholfen
        }, und der Saal applaudiert.
       *[lost] { $you ->
            [solo] In Akt { $act } ist dir der Film gerissen.
            [team] In Akt { $act } ist euch der Film gerissen.
           *[nobody] In Akt { $act } ist der Film gerissen.
        } Der Saal leert sich.
    }
ka-web-stars = Sterne: { $count } von { $most }
ka-web-next =
    { $next ->
        [level] Als Nächstes: { $level }
        [fewer] { $count ->
            [0] Als Nächstes: ganz ohne Nachdrehs
            [one] Als Nächstes: mit nur 1 Nachdreh
           *[other] Als Nächstes: mit nur { $count } Nachdrehs
        }
        [hardest] Schwerer geht es nicht.
       *[again] Als Nächstes: noch eine Klappe für denselben Film?
    }
ka-web-act-end =
    { $end ->
        [succeeded] { $slots } Szenen in der richtigen Folge.
        [lost] { $needed ->
            [one] 1 Nachdreh wäre nötig gewesen.
           *[other] { $needed } Nachdrehs wären nötig gewesen.
        }
       *[open] Nicht beendet.
    }
ka-web-reshoots-used =
    { $count ->
        [0] kein Nachdreh verbraucht
        [one] 1 Nachdreh verbraucht
       *[other] { $count } Nachdrehs verbraucht
    }

rules-idea-klappe-und-action = Zusammen dreht ihr einen Film in drei Akten, ohne ein Wort und ohne die Szenen des Gegenübers zu kennen. Dann wird geschnitten: Scheren vertauschen, was falsch liegt. Fallen die Nummern vom Intro bis zum Abspann nie, ist der Akt gelungen. Ein Nachdreh überdeckt, was nicht zu retten ist.
rules-picture-ka-film = Nach 3 und 6 bleibt Raum für das, was dein Gegenüber haben mag. Die 12 kommt eher weit nach rechts.
rules-picture-ka-edit = Alle Szenen liegen. Szene 7 hat eine Schere und darf mit einer Nachbarszene tauschen: mit der 6 rechts davon, und alles stimmt.
rules-picture-ka-order = 3, 6, 7, 10, 12, 16: Die Nummern fallen nie. Der Akt ist ohne Nachdreh gelungen.
rules-picture-ka-reshoot = Die 10 liegt vor der 8. Ein Nachdreh genügt, auf einer von beiden; jede andere Szene zu überdecken würde nicht helfen.

lesson-ka-welcome = Du und { $first } dreht zusammen einen Film. Seine Szenen haben Nummern, und am Ende dürfen die Nummern von links nach rechts nie fallen. Ihr gewinnt oder verliert gemeinsam.
lesson-ka-silence = Beim Dreh wird nicht gesprochen. Du siehst deine drei Szenen, { $first } sieht drei andere. Nur was ihr legt, sagt etwas.
lesson-ka-lay = Du hast in diesem Akt die Regieleitung, also beginnst du. Deine niedrigste Szene ist die 3: Leg sie auf den ersten Slot.
lesson-ka-show = Szene 3 hat einen Kamera-Effekt: Du darfst eine Handkarte zeigen. Zeig die 12, dann weiß { $first }, dass sie noch kommt.
lesson-ka-asked = { $first } hat die 6 gelegt und möchte eine Karte sehen. Zeig die 7: Sie gehört hinter die 6.
lesson-ka-high = Sechs Slots und Nummern bis 16: Die 12 gehört eher weit nach rechts. Leg sie auf Slot 5.
lesson-ka-lapse = Szene 12 könnte eine Szene auf einen leeren Slot verschieben. Ein Kamera-Effekt ist freiwillig, und hier muss nichts weg: Lass ihn verfallen.
lesson-ka-last = Lass zwischen der 6 und der 12 Raum für die letzte Szene von { $first }. Deine 7 hat eine Schere und kann später mit einer Nachbarszene tauschen. Leg sie also auf Slot 2.
lesson-ka-edit = Alle Szenen liegen, und ihr dürft wieder reden. Jetzt wird geschnitten, in der Reihenfolge der Nummern. Die 7 darf mit einer Nachbarszene tauschen: Wähle die 6 auf Slot 3.
lesson-ka-check = 3, 6, 7, 10, 12, 16: Die Nummern fallen nie, der Akt ist gelungen! Zwei weitere folgen, mit 7 und 8 Slots, und jedes Mal wechselt der Regiestuhl. Springen wir in den dritten Akt.
lesson-ka-third = Der letzte Akt ist fast gedreht. Siehst du es? Die 10 liegt vor der 8, so stimmt die Reihenfolge nicht.
lesson-ka-gap = Mach trotzdem weiter: Leg deine 12 zwischen die 8 und die 14, auf Slot 6.
lesson-ka-stay = Eine Szene auf den letzten Slot zu schieben würde nur schaden. Lass den Effekt verfallen.
lesson-ka-reshoot = In diesem Film gibt es keine Schere. Aber ein Nachdreh ist noch da: Er überdeckt eine Szene, die nicht passt. Überdeck die 10 auf Slot 4.
lesson-ka-premiere = Jetzt stimmt die Reihenfolge. Alle drei Akte sind gelungen, ihr habt gemeinsam gewonnen! Je weniger Nachdrehs, desto besser der Film.
