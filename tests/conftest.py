from hypothesis import settings

# Both cores are busy and coverage counts along: how long one example takes proves nothing.
settings.register_profile("lichtspiel", deadline=None)
settings.load_profile("lichtspiel")
