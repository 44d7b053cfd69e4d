#!/bin/bash
# Installs the Debian package in fresh machines without Swift, Debian 12's and 13's systemd in containers, and lets Scripts/package_checks.sh use it as
# people do: installing, a user's service, a server's, an upgrade, removal and purge.
#
#   Scripts/test_package.sh [PACKAGE [RELEASE…]]      the package in .build/deb; bookworm and trixie
#
# What it needs, and when it is skipped: Scripts/container.sh; apt in the container uses this machine's network.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
name=test_package
. Scripts/container.sh

package=${1:-}
[ -n "$package" ] || package=$(ls -t .build/deb/cairn_*_amd64.deb 2>/dev/null | head -1)
[ -e "$package" ] || { echo "test_package: there is no package: run \`make deb\`" >&2; exit 1; }
shift $(($# > 0 ? 1 : 0))
[ $# -gt 0 ] || set -- bookworm trixie

boot_seconds=600
one() {
    name=test_package-$1
    make_tree "$1" systemd,systemd-sysv,libpam-systemd,dbus,dbus-user-session,util-linux,procps
    copy_tree
    cp "$package" "$results/cairn.deb"
    # The names of mirrors are resolved as here.
    cp --dereference /etc/resolv.conf "$root/etc/resolv.conf"
    boot_tree package_checks.sh
    echo "$name: passed"
}

# Each by itself: one release that cannot be had does not keep the other from being tested.
skipped=0
for release in "$@"; do
    code=0
    (one "$release") || code=$?
    case $code in
        0) ;;
        77) skipped=77 ;;
        *) exit "$code" ;;
    esac
done
exit $skipped
