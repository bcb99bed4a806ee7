#!/bin/sh
# Installs a program that was built, with its man pages and completions: Scripts/install.sh PROGRAM PREFIX
# Takes all of that away again: Scripts/install.sh --remove PREFIX
set -eu

prefix=$2
bin="$prefix/bin"
man="$prefix/share/man/man1"
bash="$prefix/share/bash-completion/completions"
zsh="$prefix/share/zsh/site-functions"
fish="$prefix/share/fish/vendor_completions.d"

if [ "$1" = --remove ]; then
    rm -f "$bin/wallpress" "$man/wallpress.1" "$man"/wallpress-*.1 "$bash/wallpress" "$zsh/_wallpress" "$fish/wallpress.fish"
    exit
fi

mkdir -p "$bin" "$man" "$bash" "$zsh" "$fish"
install -m 755 "$1" "$bin/wallpress"
# Half of the program are names for debuggers. Apple's linker puts them elsewhere, and signs what it made.
[ "$(uname)" != Linux ] || strip "$bin/wallpress"
"$(dirname "$0")/make-manual.py" "$1" --man "$man"
"$1" --generate-completion-script bash > "$bash/wallpress"
"$1" --generate-completion-script zsh > "$zsh/_wallpress"
"$1" --generate-completion-script fish > "$fish/wallpress.fish"
