#!/bin/bash
# Makes the Debian package of this tree in .build/deb: cairn_VERSION_amd64.deb and cairn-dbgsym beside it; lintian finds no error and no warning in
# them. `make deb` calls it. The version is that of the sources, the date that of CHANGELOG.md: debian/changelog is written from both.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
    printf 'deb: %s\n  next: %s\n' "$1" "$2" >&2
    exit 1
}

# MARK: where

elsewhere="make it on Debian 12 or later on amd64 (in a container, say); \`make install\` needs no package"
command -v dpkg-query >/dev/null || fail "this is not a Debian system" "$elsewhere"
. /etc/os-release
[ "${ID:-}" = debian ] || fail "the package is made on Debian, and this is ${PRETTY_NAME:-another system}" "$elsewhere"
[ "${VERSION_ID:-99}" -ge 12 ] || fail "the package is made on Debian 12 or later, and this is ${PRETTY_NAME:-$VERSION_ID}" "$elsewhere"
architecture=$(dpkg --print-architecture)
[ "$architecture" = amd64 ] || fail "Cairn is built and tested on amd64 only, and this machine is $architecture" "$elsewhere"
Scripts/install_dependencies --package

# MARK: the version, from one place

version=$(sed -n 's/^enum Version .*"\(.*\)".*/\1/p' Sources/cairn/Cairn.swift)
date=$(sed -n "s/^## ${version//./\\.} - \([0-9-]*\)\$/\1/p" CHANGELOG.md)
[ -n "$date" ] || fail "CHANGELOG.md does not tell the date of $version" "add the heading \`## $version - YYYY-MM-DD\`"
maintainer=$(sed -n 's/^Maintainer: //p' debian/control)
cat >debian/changelog <<TEXT
cairn ($version) stable; urgency=medium

  * Version $version: /usr/share/doc/cairn/CHANGELOG.md tells what is new.

 -- $maintainer  $(LC_ALL=C date --utc --date="$date 00:00 UTC" "+%a, %d %b %Y %H:%M:%S %z")
TEXT

# MARK: the package

packages=$PWD/.build/deb
# With what an earlier run left debhelper would take its build for this one's.
rm -rf "$packages" debian/cairn debian/.debhelper debian/debhelper-build-stamp debian/files debian/*.substvars debian/*.debhelper
mkdir -p "$packages"
# Files have the modes of the source, whatever the umask is; who builds is nobody's concern.
umask 022
changes=$packages/cairn_${version}_amd64.changes
PACKAGES=$packages LC_ALL=C.UTF-8 dpkg-buildpackage --build=binary --no-sign --no-pre-clean \
    --buildinfo-option=-u"$packages" --buildinfo-file="$packages/cairn_${version}_amd64.buildinfo" \
    --changes-option=-u"$packages" --changes-file="$changes" >"$packages/log" 2>&1 ||
    { tail -n 40 "$packages/log" >&2; fail "the package could not be made" "see $packages/log"; }

# MARK: what lintian says

as_root=()
[ "$(id -u)" != 0 ] || as_root=(--allow-root)
lintian "${as_root[@]}" --fail-on error,warning --tag-display-limit 0 "$changes" ||
    fail "lintian found what must not be" "mend it, or say in debian/cairn.lintian-overrides why it is right"

for package in "$packages"/*.deb; do
    name=$(basename "$package")
    printf '%s: %s bytes, installed %s KiB\n' "$name" "$(stat --format=%s "$package")" "$(dpkg-deb --field "$package" Installed-Size)"
done
