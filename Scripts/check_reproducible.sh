#!/bin/bash
# Makes the package of this tree once more, in another directory and another time zone, and compares it with the one in .build/deb, byte for byte.
# `make check-reproducible` calls it. Takes as long as two release builds.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

make deb
work=$(mktemp -d /var/tmp/cairn-reproduced-XXXXXX)
trap 'rm -rf "$work"' EXIT
copy=$work/another-directory
mkdir -p "$copy/.build"
# What is not committed, too, so that a change can be tried; not what a build made.
git ls-files -z --cached --others --exclude-standard | tar --create --null --files-from=- | tar --extract --directory="$copy"
cp Package.resolved "$copy/"
[ ! -d .build/tools ] || cp -a .build/tools "$copy/.build/"
TZ=Asia/Tokyo make --directory="$copy" deb
code=0
for package in .build/deb/*.deb; do
    cmp "$package" "$copy/$package" || code=1
done
[ $code = 0 ] || { echo "check_reproducible: the packages differ" >&2; exit 1; }
(cd .build/deb && sha256sum -- *.deb)
echo "check_reproducible: the same, byte for byte"
