#!/bin/sh
# Writes the texts of files as a dictionary in Swift: embed-page.sh OUTPUT FILE...
set -eu
output=$1
shift
{
    echo "enum EmbeddedPage {"
    echo "    /// The texts of the files by their names."
    echo "    static let texts: [String: String] = ["
    for file in "$@"; do
        # The newline before the closing quotes is not part of a literal.
        printf '"%s": ###"""\n' "${file##*/}"
        cat "$file"
        printf '\n"""###,\n'
    done
    echo "    ]"
    echo "}"
} > "$output"
