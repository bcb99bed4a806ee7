#!/bin/bash
# Makes downloads for people without a Swift toolchain, from a program with the Swift runtime linked in:
#
#     wallpress-VERSION-linux-MACHINE.tar.gz   runs from any folder, and contains its libraries and rclone
#     wallpress_VERSION_ARCHITECTURE.deb       for Debian 12, with the system's libraries
#     wallpress-VERSION.spdx.json              the list of contents
#     SHA256SUMS
#
# Usage: Scripts/make-dist.sh BUILD FOLDER, where BUILD is the scratch path of SwiftPM. Needs Debian or a system like
# it. The same sources in a folder of the same path give the same bytes.
set -euo pipefail
program=$(realpath "$1/release/wallpress")
checkouts=$(realpath "$1/checkouts")
folder=$2
scripts=$(realpath "$(dirname "$0")")
debian=$scripts/../Deploy/debian

# All times are the time of the last commit.
SOURCE_DATE_EPOCH=$(git -C "$scripts" log -1 --format=%ct)
export SOURCE_DATE_EPOCH LC_ALL=C
umask 022

version=$("$program" --version | sed -n 's/^wallpress //p')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Hashes of the compiler's options, which contain the paths of this machine.
objcopy --remove-section .swift_modhash --remove-section .note.gnu.build-id "$program" "$work/wallpress"
program=$work/wallpress
rm -rf "$folder"
mkdir -p "$folder"

# Prints the paths of all libraries that a program loads, except the C library's, which belong to the kernel and the
# machine.
libraries_of() {
    ldd "$1" | awk '$2 == "=>" { print $3 }' | sort -u | grep -Ev '/(libc|libm|libdl|libpthread|librt|libresolv|ld-linux[^/]*)\.so'
}

archive() {
    local name=wallpress-$version-linux-$(uname -m) path package
    local root=$work/$name
    "$scripts/install.sh" "$program" "$root"
    patchelf --force-rpath --set-rpath '$ORIGIN/../lib' "$root/bin/wallpress"
    mkdir -p "$root/lib" "$root/share/doc/wallpress/licenses"
    libraries_of "$program" > "$work/libraries"
    while read -r path; do
        cp -L "$path" "$root/lib/"
        # Their own dependencies are beside them, not at their old places.
        patchelf --force-rpath --set-rpath '$ORIGIN' "$root/lib/$(basename "$path")"
        package=$(package_of "$path")
        cp "/usr/share/doc/$package/copyright" "$root/share/doc/wallpress/licenses/$package"
    done < "$work/libraries"
    # `publish` finds it beside the program. It needs the C library only.
    install -m 755 "$(command -v rclone)" "$root/bin/rclone"
    cp /usr/share/doc/rclone/copyright "$root/share/doc/wallpress/licenses/rclone"
    copy_licenses "$root/share/doc/wallpress/licenses"
    cp "$scripts/../LICENSE" "$scripts/../README.md" "$scripts/../CHANGELOG.md" "$root/share/doc/wallpress/"
    tar --create --directory "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        --format=gnu "$name" | gzip -n -9 > "$folder/$name.tar.gz"
}

# Copies the licenses of everything linked into the program.
copy_licenses() {
    local path
    for path in "$checkouts"/*/LICENSE* "$(dirname "$(command -v "${SWIFT:-swift}")")"/../share/swift/LICENSE.txt; do
        install -m 644 "$path" "$1/$(basename "$(dirname "$path")")"
    done
}

# Prints the Debian package of a file; /lib and /usr/lib are one folder.
package_of() {
    { dpkg-query --search "$(realpath "$1")" || dpkg-query --search "$(realpath "$1" | sed 's,^/usr,,')"; } 2>/dev/null \
        | sed 's/[:,].*//;q'
}

debian_package() {
    local root=$work/deb architecture depends
    architecture=$(dpkg --print-architecture)
    "$scripts/install.sh" "$program" "$root/usr"
    patchelf --remove-rpath "$root/usr/bin/wallpress"
    mkdir -p "$work/debian" "$root/DEBIAN" "$root/usr/share/doc/wallpress/licenses"
    printf 'Source: wallpress\n\nPackage: wallpress\nArchitecture: any\n' > "$work/debian/control"
    depends=$(cd "$work" && dpkg-shlibdeps -O "$root/usr/bin/wallpress" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
    find "$root/usr/share/man" -type f -exec gzip -n -9 {} +
    printf 'wallpress (%s) stable; urgency=medium\n\n  * See the CHANGELOG of the sources.\n\n -- %s  %s\n' "$version" \
        "$(sed -n 's/^Maintainer: //p' "$debian/control")" "$(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")" \
        | gzip -n -9 > "$root/usr/share/doc/wallpress/changelog.gz"
    install -m 644 "$debian/copyright" "$root/usr/share/doc/wallpress/copyright"
    copy_licenses "$root/usr/share/doc/wallpress/licenses"
    sed -e "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@DEPENDS@/$depends/" \
        -e "s/@SIZE@/$(du -sk --apparent-size "$root/usr" | cut -f1)/" \
        "$debian/control" > "$root/DEBIAN/control"
    (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum > DEBIAN/md5sums)
    # Without this, folders would have the time of this run.
    find "$root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group --build "$root" "$folder/wallpress_${version}_$architecture.deb" > /dev/null
}

archive
debian_package
{ command -v rclone; cat "$work/libraries"; } | while read -r path; do
    package=$(package_of "$path")
    dpkg-query --show --showformat '${Package} ${Version}\n' "$package" | sort -u
done | sort -u > "$work/packages"
"$scripts/make-spdx.py" "$version" "$checkouts" "$work/packages" > "$folder/wallpress-$version.spdx.json"
(cd "$folder" && sha256sum -- * > "$work/sums" && mv "$work/sums" SHA256SUMS)
ls -l "$folder"
