# Runs the parts of a check. .ci/run and .ci/nightly define `parts` and a function `run PART`, and source this file.
#
# A failed part does not stop the others. A table at the end has the result of each.
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
table="" failed=0
for part; do
    start=$SECONDS code=0
    run "$part" || code=$? failed=1
    table+=$(printf '%-12s %-12s %5d s' "$part" "$([ $code = 0 ] && echo passed || echo "failed ($code)")" $((SECONDS - start)))$'\n'
done
printf '\n%s' "$table"
exit $failed
