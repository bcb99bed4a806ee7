#!/bin/sh
# Installs the needs of `make test-browser`, unless they are present: from apt Chromium, fonts and real pictures, from
# PyPI Playwright and axe-core, in a virtual environment of their own in .browser.
set -eu
cd "$(dirname "$0")/.."

if ! command -v apt-get >/dev/null 2>&1; then
    echo "make test-browser needs Debian or a system like it." >&2
    exit 1
fi

# Both versions are exact: new rules of axe-core, or another Playwright, would fail unrelated changes. Raise Playwright
# when Debian's Chromium, which has no fixed version, is too new for it.
playwright=playwright==1.65.2
axe=axe-playwright-python==0.1.8

missing=""
need() { missing="$missing $1"; }

# Ubuntu has Chromium only as a snap, which does not run in containers. There, Playwright downloads its own.
grep -qx ID=ubuntu /etc/os-release || command -v chromium >/dev/null 2>&1 || need chromium
# Home pages are drawn in Arabic, texts may have emoji, and Chromium has no fonts of its own.
[ -e /usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf ] || need fonts-noto-core
[ -e /usr/share/fonts/truetype/noto/NotoColorEmoji.ttf ] || need fonts-noto-color-emoji
# A test measures the size of a page; the number is meaningful only with real pictures.
[ -d /usr/share/wallpapers/SafeLanding ] || need plasma-workspace-wallpapers
/usr/bin/python3 -c "import ensurepip" 2>/dev/null || need python3-venv

# shellcheck disable=SC2086 # a list of packages
[ -z "$missing" ] || Scripts/install-packages.sh $missing

if ! .browser/venv/bin/pip freeze 2>/dev/null | grep -qx "$playwright" || ! .browser/venv/bin/pip freeze | grep -qx "$axe"; then
    /usr/bin/python3 -m venv --clear .browser/venv
    .browser/venv/bin/pip install --quiet "$playwright" "$axe"
fi

if ! command -v chromium >/dev/null 2>&1 && [ ! -d .browser/chromium ]; then
    PLAYWRIGHT_BROWSERS_PATH=.browser/chromium .browser/venv/bin/playwright install --with-deps chromium
fi
