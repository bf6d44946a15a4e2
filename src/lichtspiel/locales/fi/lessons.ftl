# Ensiaskeleet: muutaman minuutin ohjattu peli valmentajan kanssa.

lesson-title = Ensiaskeleet
lesson-table = Pöytä
lesson-coach = Valmentajasi
lesson-progress = { $step }/{ $all }
lesson-next = Seuraava
lesson-back = Takaisin
lesson-skip = Ohita
lesson-exit = Poistu opastuksesta
lesson-watching = Katso, mitä muut tekevät.
lesson-legal = Sekin olisi sallittua. Kokeile kuitenkin ensin tätä: { $action }.
lesson-not-now = Se ei käy tässä. Kokeile, mitä valmentajasi pyytää.
lesson-done = Hienosti tehty!
lesson-done-help = Osaat nyt sen, mitä ensimmäiseen peliin tarvitaan. Loput oppii pelaamalla.
lesson-play = Pelaa nyt botteja vastaan
lesson-rules = Lue säännöt
lesson-again = Uudelleen alusta
