# Runs the parts of a check. .ci/run and .ci/nightly define `parts` and a function `run PART`, and source this file.
#
# A failed part does not stop the others. A table at the end has the result of each, after the failures of all: a log of
# thousands of lines may be cut.
if [ "${1:-}" = --list ]; then
    printf '%s\n' "${parts[@]}"
    exit
fi
[ $# != 0 ] || set -- "${parts[@]}"
for part; do
    case " ${parts[*]} " in *" $part "*) ;; *)
        echo "no part is called $part; the parts are: ${parts[*]}" >&2
        exit 64 ;;
    esac
done
# Prints the tests of Python and Swift and the errors in a log, with where each failed; without any, the end of the log.
failures_in() {
    grep -E -A4 '^FAILED|✘ Test .* recorded an issue|error: ' "$1" | grep -v '^passed' | tail -n 40 || tail -n 10 "$1"
}

table="" failures="" failed=0
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for part; do
    start=$SECONDS code=0
    run "$part" 2>&1 | tee "$log" || code=$? failed=1
    if [ $code != 0 ]; then
        failures+="$part failed:"$'\n'"$(failures_in "$log")"$'\n'
    fi
    table+=$(printf '%-12s %-12s %5d s' "$part" "$([ $code = 0 ] && echo passed || echo "failed ($code)")" $((SECONDS - start)))$'\n'
done
printf '\n%s%s' "$failures" "$table"
exit $failed
