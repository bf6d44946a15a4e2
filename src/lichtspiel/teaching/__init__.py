"""Lessons (guided first games) and pictures for the rules, as files for the browser.

`python -m lichtspiel.teaching web/src` plays every lesson and sets up every picture with the
real rules, and writes what a seat sees; the browser itself knows no rules.
"""
