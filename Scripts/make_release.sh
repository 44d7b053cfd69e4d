#!/bin/bash
# Makes what is published of this commit, in .build/release-VERSION: the source with the packages that it is built with, which needs no network; the
# Debian package and its debugging symbols; what is inside, as SPDX; checksums. `make release` calls it.
#
#   Scripts/make_release.sh [KEY]      KEY: of GnuPG, which signs the checksums
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
    printf 'release: %s\n  next: %s\n' "$1" "$2" >&2
    exit 1
}

key=${1:-}
[ -z "$(git status --porcelain)" ] || fail "there are changes that are not committed" "commit them, or \`git stash\`"
[ -z "$key" ] || gpg --list-secret-keys "$key" >/dev/null 2>&1 || fail "GnuPG has no secret key $key" "see \`gpg --list-secret-keys\`"
version=$(sed -n 's/^enum Version .*"\(.*\)".*/\1/p' Sources/cairn/Cairn.swift)
release=$PWD/.build/release-$version
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

make deb
make sbom

# MARK: the source

source=$work/cairn-$version
git archive --prefix="cairn-$version/" HEAD | tar --extract --directory="$work"
cp debian/changelog "$source/debian/"
mkdir "$source/Vendor"
cp Package.resolved "$source/Vendor/"
for package in $(sed -n '/^let packages/,/^]/p' Package.swift | grep -o '"[^"]*"' | tr -d '"'); do
    [ -d ".build/checkouts/$package" ] || fail "the build has no $package" "run \`swift package resolve\`"
    cp -a ".build/checkouts/$package" "$source/Vendor/"
    rm -rf "$source/Vendor/$package/.git"
done
# Every package in it, and all that those need, is there: without a network and without a cache.
offline=()
[ "$(id -u)" != 0 ] || offline=(unshare --net)
(cd "$source" && HOME=$work "${offline[@]}" swift build --product cairn-events --scratch-path "$work/build" >"$work/log" 2>&1) ||
    { tail -n 20 "$work/log" >&2; fail "the source does not build without a network" "see above"; }
rm -f "$source/Package.resolved"

rm -rf "$release"
mkdir -p "$release"
date=$(sed -n "s/^## ${version//./\\.} - \([0-9-]*\)\$/\1/p" CHANGELOG.md)
tar --create --directory="$work" --sort=name --mtime="$date 00:00Z" --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw "cairn-$version" |
    xz --threads=1 >"$release/cairn-$version.tar.xz"

# MARK: the rest

cp .build/deb/*.deb "$release/"
cp ".build/cairn-$version.spdx.json" "$release/"
(cd "$release" && sha256sum -- * >SHA256SUMS)
[ -z "$key" ] || gpg --batch --yes --armor --local-user "$key" --detach-sign "$release/SHA256SUMS"
ls -l "$release"
