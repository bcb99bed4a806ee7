#!/bin/bash
# Tries the downloads of `make dist` as a new user would, in a Debian 12 without Swift: Scripts/try-dist.sh BUILD FOLDER
# BUILD is the scratch path of the program, which is built a second time. Needs Debian, root and the network.
set -euo pipefail
cd "$(dirname "$0")/.."
build=$1
folder=$2

Scripts/install-program.sh debootstrap lintian
command -v man >/dev/null || Scripts/install-packages.sh man-db

work=$(mktemp -d)
root=$work/root
leave() {
    umount "$root/dev" "$root/proc" 2>/dev/null || true
    rm -rf --one-file-system "$work"
}
trap leave EXIT
fail() { echo "$*" >&2; exit 1; }
within() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 bash -ec "$1"; }

echo "another build gives the same bytes"
cp "$folder/SHA256SUMS" "$work/sums"
rm -rf "$build"
make -s dist >"$work/log" 2>&1 || { tail -20 "$work/log"; fail "the second build failed"; }
diff "$work/sums" "$folder/SHA256SUMS"

echo "lintian finds no errors"
lintian --fail-on error "$folder"/*.deb

echo "the archive works in a Debian without Swift"
debootstrap --variant=minbase bookworm "$root" >"$work/log" || { tail -20 "$work/log"; fail "debootstrap failed"; }
mount --bind /proc "$root/proc"
mount --bind /dev "$root/dev"
mkdir -p "$root/home/Input/formats"
cp Input/*/*.jpg Input/*/*.png "$root/home/Input/formats/"
# Each of its libraries is used.
for master in webp/lossless.webp heif/444.heic heif/444.avif tiff/rgb-8+lzma.tiff jpegxl/lossy-7.jxl; do
    cp "Tests/Fixtures/$master" "$root/home/Input/formats/${master##*.}.${master##*.}"
done
tar -xzf "$folder"/*.tar.gz -C "$root/opt"
within 'cd /home; time /opt/wallpress-*/bin/wallpress build Input --output Output --quiet'
within 'cd /home; /opt/wallpress-*/bin/wallpress verify Output >verdict || { cat verdict; exit 1; }; tail -1 verdict'
within 'cd /home; mkdir remote; time /opt/wallpress-*/bin/wallpress publish Output remote --yes'
[ "$(ls "$root/home/Output/ios" | wc -l)" = "$(ls "$root/home/Input/formats" | wc -l)" ] || fail "not all masters were built"

echo "so does the package"
cp /etc/resolv.conf "$root/etc/"
cp "$folder"/*.deb "$root/home/wallpress.deb"
within 'apt-get update -qq; time DEBIAN_FRONTEND=noninteractive apt-get install -y -qq /home/wallpress.deb >/dev/null'
within 'cd /home; wallpress build Input --output Second --quiet; diff -r Output Second; command -v rclone'
within 'for page in /usr/share/man/man1/wallpress*; do gzip --test "$page"; done; bash -n /usr/share/bash-completion/completions/wallpress'
for page in "$root"/usr/share/man/man1/wallpress*; do
    [ -z "$(man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)" ] || fail "$page has errors"
done
within 'apt-get remove -y -qq wallpress >/dev/null; ! command -v wallpress'
echo "1 passed, 0 failed"
