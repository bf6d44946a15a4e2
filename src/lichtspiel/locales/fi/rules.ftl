# Säännöt luettavana sivuna.

rules-of = Säännöt: { $game }
rules-title = Säännöt
rules-contents = Tällä sivulla
rules-number = Sääntö { $rule }
rules-decided = Oma ratkaisumme
rules-decided-in-part = Osin oma ratkaisumme
rules-decided-help = Kun sääntövihko ei sano mitään tai jättää asian auki, ratkaisimme sen niin kuin pelaajat odottaisivat. Sellaisissa säännöissä on tämä merkki.
# Täsmälleen kuten sääntötekstien lopussa.
rules-decided-words = (Oma ratkaisumme.)
rules-example = Esimerkki
rules-options = Asetukset
rules-options-help = Mistä voi sopia ennen pöydän avaamista, ja mitä sääntöä se muuttaa.
rules-whole = Kaikki säännöt: { $game }
rules-learn = Ensiaskeleet: opi pelaamalla
rules-play = Avaa pöytä
rules-effects = Talon käsikirjoitus

rules-section-setup = Alkuvalmistelut
rules-section-turn = Vuoro
rules-section-end = Loppu
rules-section-sight = Mitä näet
rules-section-double = Double
rules-section-exchange = Vaihto
rules-section-play = Kierroksen pelaaminen
rules-section-finishing = Valmistuminen ja istumajärjestys
rules-section-match = Ottelu
rules-section-display = Näyttelysi
rules-section-sides = Topit, flopit ja merkit
rules-section-change = Vaihtokortit
rules-section-completed = Valmiit elokuvat
rules-section-scoring = Loppu ja pisteet
rules-section-deck = Pakka
rules-section-material = Kohtaukset ja käsikirjoitus
rules-section-acts = Kolme näytöstä
rules-section-filming = Kuvaus
rules-section-editing = Leikkaus
rules-section-closing = Näytöksen päättäminen
rules-section-solo = Yksin
rules-section-script = Muut käsikirjoitukset
