# Pöytätalo selaimessa: sen kehykset ja se, mitä joka pöydällä on.

web-title = Lichtspiel
web-title-turn = ● Sinun vuorosi – { $title }
web-skip = Sisältöön
web-close = Sulje
web-loading = Hetkinen …
web-lost = Täällä ei ole mitään
web-lost-help = Osoitteessa voi olla kirjoitusvirhe, tai pöytä on jo kauan sitten poissa.
web-to-home = Aulaan
web-no-house = Talo ei vastaa. Yritä hetken päästä uudelleen.
web-rule-says = { $text } (sääntö { $rule })

web-level-random = satunnainen
web-level-easy = helppo
web-level-medium = keskitaso
web-level-strong = vahva
web-you = sinä
web-bot = botti
web-away = poissa
web-stand-in = botti tuuraa

web-refused = Et voi istua tässä
web-watch = Katsele
web-watching =
    { $count ->
        [one] Katselet peliä.
       *[other] Katselet peliä, teitä on { $count }.
    }
web-lost-connection = Yhteys katkesi – yritetään uudelleen. Mitään ei ole kadonnut.
web-back-again = Yhteys palasi.

web-time-left = aikaa jäljellä: { $time }
web-days = { $days } päivää
web-take-back = Peru
web-hint = Vihje
web-hint-thinking = Miettii …
web-hint-says = Vahva botti pelaisi
web-hint-value = { $percent } %
web-log = Mitä tapahtui
web-log-and-chat = Loki ja keskustelu
web-log-filter = Mitä näytetään
web-log-all = Kaikki
web-log-game = Vain peli
web-log-talk = Vain keskustelu
web-log-table = Vain pöytä
web-log-empty = Ei vielä mitään.
web-chat = Sano jotain
web-chat-send = Lähetä
web-table-menu = Tämä pöytä
web-leave = Lähde toistaiseksi
web-stood-in = Aikasi loppui; botti pelaa puolestasi.
web-come-back = Pelaa taas itse
