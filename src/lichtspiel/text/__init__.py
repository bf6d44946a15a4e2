"""Texts: turns messages of the engine into sentences in the reader's language.

The sentences are in Fluent files, `locales/<language>/`, which the browser uses, too.
"""

from lichtspiel.text.languages import LANGUAGES, accepted_language, choose_language
from lichtspiel.text.sources import source_of
from lichtspiel.text.texts import Texts, locale_folders, readable, said, texts_in

__all__ = [
    "LANGUAGES",
    "Texts",
    "accepted_language",
    "choose_language",
    "locale_folders",
    "readable",
    "said",
    "source_of",
    "texts_in",
]
