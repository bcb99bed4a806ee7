#!/bin/sh
# Installs a built program, with its man pages and completions: Scripts/install.sh PROGRAM PREFIX
# Removes them all again: Scripts/install.sh --remove PREFIX
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
# Half of the program's size is names for debuggers. Apple's linker stores them elsewhere, and signs its output.
[ "$(uname)" != Linux ] || strip "$bin/wallpress"
"$(dirname "$0")/make-manual.py" "$1" --man "$man"
"$1" --generate-completion-script bash > "$bash/wallpress"
"$1" --generate-completion-script zsh > "$zsh/_wallpress"
"$1" --generate-completion-script fish > "$fish/wallpress.fish"
