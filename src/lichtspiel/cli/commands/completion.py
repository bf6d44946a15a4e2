"""`lichtspiel completion`: a script that makes a shell complete our words."""

from __future__ import annotations

from argparse import Namespace

from lichtspiel.cli.parser import Parser, required
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.messages import nearest
from lichtspiel.text import Texts

_BASH = r"""_lichtspiel() {
    local line=${COMP_LINE:0:COMP_POINT} word IFS=$' \t\n'
    local -a words
    read -ra words <<< "$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    word=${words[${#words[@]}-1]}
    IFS=$'\n'
    COMPREPLY=($("$1" __complete "${words[@]:1}" 2> /dev/null | cut -f 1))
    # "=" ends a word here: only what follows it is wanted.
    [[ $word == *=* ]] && COMPREPLY=("${COMPREPLY[@]#"${word%"${word##*=}"}"}")
    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2> /dev/null
    return 0
}
complete -o default -F _lichtspiel lichtspiel"""

_ZSH = r"""#compdef lichtspiel
_lichtspiel() {
    local -a found whole begun
    found=("${(@f)$("${words[1]}" __complete "${(@)words[2,CURRENT]}" 2> /dev/null)}")
    [[ -z $found ]] && { _files; return }
    found=("${(@)found//:/\\:}")
    found=("${(@)found/$'\t'/:}")
    whole=("${(@)found:#*=(|:*)}")
    begun=("${(@M)found:#*=(|:*)}")
    [[ -n $whole ]] && _describe lichtspiel whole
    [[ -n $begun ]] && _describe lichtspiel begun -S ''
    return 0
}
if [[ $funcstack[1] == _lichtspiel ]]; then
    _lichtspiel "$@"
else
    compdef _lichtspiel lichtspiel
fi"""

_FISH = r"""function __lichtspiel_complete
    set -l words (commandline -opc)
    set -l word (commandline -ct)
    set -l found ($words[1] __complete $words[2..-1] "$word" 2> /dev/null)
    if test (count $found) -eq 0
        __fish_complete_path "$word"
    else
        printf '%s\n' $found
    end
end
complete -c lichtspiel -f -a '(__lichtspiel_complete)'"""

_SCRIPTS = {"bash": _BASH, "zsh": _ZSH, "fish": _FISH}


def describe(parser: Parser, texts: Texts) -> None:
    about = texts.say("cli-completion-shell", known=", ".join(_SCRIPTS))
    parser.positional("shell", about, choices=tuple(_SCRIPTS))


def run(texts: Texts, given: Namespace) -> int:  # noqa: ARG001  as every command does
    shell = required(given.shell, "shell")
    if shell not in _SCRIPTS:
        near, known = nearest(shell, _SCRIPTS), ", ".join(_SCRIPTS)
        raise BadInput("cli-unknown-shell", found=shell[:40], near=near, known=known)
    print(_SCRIPTS[shell])
    return 0
