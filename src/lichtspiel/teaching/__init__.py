"""First games with a coach, and pictures for the rules: played here, shown by the browser.

`python -m lichtspiel.teaching web/src` plays every lesson and sets up every picture with the
real rules and writes what a seat sees of them; the browser has no rules to make them up with.
"""
