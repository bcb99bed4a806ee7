#!/usr/bin/env bash
# Runs a step of the GitHub Action: Scripts/action.sh get|compile|build|preview|sheet|verify|publish|summary
# Inputs are environment variables, as action.yml sets them. All files of the steps are in $RUNNER_TEMP/wallpress.
set -eo pipefail

folder=$RUNNER_TEMP/wallpress
reports=$folder/reports

stop() {
    echo "::error title=wallpress::$*"
    exit 2
}

output() { printf '%s\n' "$@" >> "$GITHUB_OUTPUT"; }

# Makes the program available. Without an archive, `key` is the cache key of a compiled one.
get() {
    local tag=${VERSION:-$ACTION_REF} releases=${RELEASES:-$GITHUB_SERVER_URL/$ACTION_REPOSITORY/releases/download}
    # The action may run twice in a job.
    rm -rf "$folder"
    mkdir -p "$folder/bin" "$reports"
    echo "$folder/bin" >> "$GITHUB_PATH"
    output "bin=$folder/bin" "reports=$reports"
    if [ "$(uname -s)" = Linux ] && [ -n "$tag" ] && download "${releases%/}/v${tag#v}" "${tag#v}"; then return; fi
    # The requested version is not the version of these sources.
    if [ -n "$VERSION" ] && [ "v${VERSION#v}" != "$ACTION_REF" ]; then
        stop "There is no archive of wallpress $VERSION for $(uname -sm) at $releases."
    fi
    echo "There is no archive${tag:+ of wallpress $tag} for $(uname -sm): wallpress is compiled."
    output "key=wallpress-$(digest)"
}

# Unpacks the archive of a release: download URL VERSION. Fails without one; a damaged archive ends the step.
download() {
    local name
    name=wallpress-$2-linux-$(uname -m)
    fetch "$1" SHA256SUMS && fetch "$1" "$name.tar.gz" || return 1
    (cd "$folder" && sha256sum --check --strict --ignore-missing SHA256SUMS) \
        || stop "$1/$name.tar.gz is not what SHA256SUMS says."
    tar -xzf "$folder/$name.tar.gz" -C "$folder" || stop "$1/$name.tar.gz could not be unpacked."
    ln -sf "$folder/$name/bin/wallpress" "$folder/bin/"
}

# Downloads a file: fetch URL NAME. Fails without such a file; any other failure of the server ends the step.
fetch() {
    local status
    command -v curl > /dev/null || return 1
    status=$(curl --silent --show-error --location --retry 3 --connect-timeout 20 --write-out '%{http_code}' \
        --output "$folder/$2" "$1/$2") || stop "$1/$2 could not be downloaded."
    case $status in
        200) ;;
        404) return 1 ;;
        *) stop "$1/$2 could not be downloaded: status $status." ;;
    esac
}

# Prints a digest of everything that a compiled program depends on.
digest() {
    cd "$GITHUB_ACTION_PATH"
    {
        swift --version 2>&1
        uname -sm
        find Package.swift Plugins Sources -type f | LC_ALL=C sort | xargs cat
    } | git hash-object --stdin
}

# Compiles the program, unless it was cached. The cache does not contain its libraries.
compile() {
    "$GITHUB_ACTION_PATH/Scripts/install-libraries.sh"
    [ ! -x "$folder/bin/wallpress" ] || return 0
    # As in the Makefile.
    SWIFT_DETERMINISTIC_HASHING=1 swift build --package-path "$GITHUB_ACTION_PATH" -c release --product wallpress
    cp "$GITHUB_ACTION_PATH/.build/release/wallpress" "$folder/bin/"
}

# Runs a command with annotations in the log, and with reports for the other steps: run COMMAND ARGUMENTS -- PATHS
# ARGUMENTS of the workflow are words separated by spaces.
run() {
    local words
    read -r -d '' -a words <<< "$ARGUMENTS" || true
    wallpress "$1" --format github --report "json=$reports/$1.json" --report "markdown=$reports/$1.md" \
        "${words[@]}" "${@:2}"
}

build() { run build --output "$OUTPUT" -- "$INPUT"; }

preview() { wallpress preview --input "$INPUT" --single-file --output "$reports/preview.html" -- "$OUTPUT"; }

# Draws the contact sheet: changes, old beside new, if the live tree is known, and all wallpapers otherwise. Without a
# browser or a live tree, the step still succeeds.
sheet() {
    local against=${AGAINST:-$URL}
    # Without both, wallpress.yml may name the live tree.
    if draw "${against:+--against=}${against:---against-live}"; then
        output "title=what changed, old beside new"
    elif draw; then
        output "title=all wallpapers"
    else
        echo "::notice title=wallpress::There is no contact sheet; the log of this step says why."
        return 0
    fi
    output "sheet=$reports/sheet.jpg"
}

# Draws a sheet: draw OPTIONS
draw() { wallpress preview --input "$INPUT" --sheet "$reports/sheet.jpg" "$@" -- "$OUTPUT"; }

verify() { run verify --report "junit=$reports/junit.xml" --input "$INPUT" -- "$OUTPUT"; }

# Publishes for a tag. Otherwise shows the plan, if requested.
publish() {
    local options=(--dry-run) paths=("$OUTPUT") status=0
    if [ "$PUBLISH" = true ] && [[ $GITHUB_REF == refs/tags/* ]]; then
        options=(--yes)
    elif [ "$PLAN" != true ]; then
        if [ "$PUBLISH" = true ]; then
            echo "$GITHUB_REF is no tag, so nothing is published. With 'plan: true', this step shows what would be."
        else
            echo "Neither 'publish' nor 'plan' is true, so nothing is published or planned."
        fi
        return 0
    fi
    [ -z "$URL" ] || options+=(--url "$URL")
    [ -z "$REMOTE" ] || paths+=("$REMOTE")
    export_lines "$REMOTE_ENVIRONMENT"
    unset REMOTE_ENVIRONMENT
    run publish --input "$INPUT" "${options[@]}" -- "${paths[@]}" || status=$?
    case "${options[0]} $status" in
        "--yes 0") output "release=$(number release publish)" ;;
        # There is something to publish.
        "--dry-run 3") status=0 ;;
    esac
    return $status
}

# Sets variables from lines such as NAME=VALUE, which may be secret.
export_lines() {
    local line
    while IFS= read -r line; do
        [[ $line =~ ^[[:space:]]*$ ]] && continue
        [[ $line =~ ^[A-Za-z_][A-Za-z0-9_]*= ]] || stop "A line of remote-environment is not NAME=VALUE."
        export "${line?}"
    done <<< "$1"
}

# Writes the summary of the job, and sets the outputs of the action.
summary() {
    {
        printf '## Wallpapers\n\n'
        if [ ! -e "$reports/build.md" ]; then
            printf 'Nothing was built; see the log.\n\n'
        elif [ ! -e "$reports/verify.md" ]; then
            printf 'The tree was not verified.\n\n'
        fi
        for name in verify publish build; do
            [ ! -e "$reports/$name.md" ] || { cat "$reports/$name.md"; echo; }
        done
        [ -z "$SHEET_URL" ] || printf '[Contact sheet](%s): %s\n\n' "$SHEET_URL" "$SHEET_TITLE"
        [ -z "$ARTIFACT_URL" ] || printf '[%s](%s): preview, test report and plan\n' "$ARTIFACT" "$ARTIFACT_URL"
    } >> "$GITHUB_STEP_SUMMARY"
    output "errors=$(sum errors)" "warnings=$(sum warnings)" "changes=$(number changes publish)"
    output "tree=$OUTPUT" "junit=$(existing junit.xml)" "plan=$(existing publish.md)"
}

# Prints a number from the report of a command, or nothing: number KEY COMMAND
number() { [ ! -e "$reports/$2.json" ] || sed -n "s/^  \"$1\": \([0-9]*\),\{0,1\}\$/\1/p" "$reports/$2.json"; }

# Prints the sum of the findings of build and verify; nothing if neither has a report.
sum() {
    local build verify
    build=$(number "$1" build)
    verify=$(number "$1" verify)
    [ -z "$build$verify" ] || echo $((${build:-0} + ${verify:-0}))
}

existing() { [ ! -e "$reports/$1" ] || echo "$reports/$1"; }

"$1"
