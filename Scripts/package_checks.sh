#!/bin/bash
# The package as people use it. Runs as root in the containers that Scripts/test_package.sh boots, and nowhere else: it adds users. Prints a line a
# check; DIRECTORY/passed appears when all held.
. "$(dirname "$0")/container_words.sh"
export DEBIAN_FRONTEND=noninteractive
quietly="--quiet --quiet --yes --no-install-recommends"
. /etc/os-release

# dead_links DIRECTORY: names the links of its pages that lead nowhere.
dead_links() {
    local page link dead=0
    while read -r page; do
        while read -r link; do
            [ -e "${page%/*}/$link" ] || { echo "$page: $link"; dead=1; }
        done < <(sed '/^ *```/,/^ *```/d' "$page" | grep -oE '\]\([^)]+\)|src="[^"]+"' | sed -E 's/^\]\(|\)$|^src="|"$//g; s/#.*//' | grep -vE '^$|^[a-z]+:')
    done < <(find "$1" -name '*.md')
    return $dead
}

# What is set in a file that an administrator names as the manuals do comes after ours.
higher_limit_stays() {
    echo "fs.inotify.max_user_watches = 4194304" >/etc/sysctl.d/50-inotify.conf
    contains 4194304 eval 'systemd-analyze cat-config sysctl.d | grep "^fs.inotify.max_user_watches" | tail -1'
    local held=$?
    rm /etc/sysctl.d/50-inotify.conf
    return $held
}

# MARK: installing

echo "--- $PRETTY_NAME"
ok "there is no Swift" no command -v swift
if ! apt-get --quiet --quiet update; then
    echo "the package's dependencies cannot be had here: no mirror answers"
    ends
fi
before=$(df --output=used -k / | tail -1)
ok "apt installs the package" apt-get install $quietly "$results/cairn.deb"
ok "dpkg has it" contains "install ok installed" dpkg-query --show --showformat='${Status}' cairn
ok "nothing of it is missing" is "" dpkg --verify cairn
echo "        with all that it needs it takes $((($(df --output=used -k / | tail -1) - before) / 1024)) MiB"
ok "nothing is enabled" is "" systemctl --plain --no-legend --state=enabled list-unit-files 'cairn@*' 'cairn-[!c]*' 'cairn-check@*'
ok "nor for users" no systemctl --user --global is-enabled cairn.service
ok "nothing runs" no pgrep --exact cairn
ok "systemd takes the units" systemd-analyze verify --man=no cairn@bob.service cairn-backup@bob.timer
ok "the program says what it is" contains "cairn $(dpkg-query --show --showformat='${Version}' cairn) " cairn version
ok "so does the reader of events" contains "GPL-2.0-or-later" /usr/libexec/cairn/cairn-events --version
ok "the man page is there" test -s /usr/share/man/man1/cairn.1.gz
ok "completions are there" test -s /usr/share/bash-completion/completions/cairn
ok "the licences are there" grep -q 'Apache-2.0-with-Swift-exception' /usr/share/doc/cairn/copyright
ok "no link between its pages is dead" dead_links /usr/share/doc/cairn
ok "the settings are where the guide says" test -s /usr/share/cairn/cairn.toml
ok "an administrator's higher limit stays" higher_limit_stays
ok "the watch limit is raised at boot" contains "fs.inotify.max_user_watches = 1048576" systemd-analyze cat-config sysctl.d/10-cairn-inotify.conf

# MARK: a user

echo "--- ada, who is not root"
for name in ada bob carol; do
    useradd --create-home "$name"
    user "$name" mkdir -p "/home/$name/Documents"
done
ok "her manager runs" loginctl enable-linger ada
soon test -S "/run/user/$(id -u ada)/systemd/private"
ok "cairn init" user ada cairn init
ok "cairn service install" user ada cairn service install
ok "it is ready" soon is active session ada cairn ActiveState
put ada /home/ada/Documents/letter "dear"
ok "a save is a version" soon user ada cairn status /home/ada/Documents/letter
put ada /home/ada/Documents/letter "rubbish"
ok "so is the next" soon user ada cairn status /home/ada/Documents/letter
versions() { user ada cairn versions --json /home/ada/Documents/letter | grep -c '"type":"version"'; }
ok "she sees both" is 2 versions
first=$(user ada cairn versions --json /home/ada/Documents/letter | sed -n 's/.*"type":"version".*"commit":"\([0-9a-f]*\)".*/\1/p' | head -1)
ok "and restores the first" user ada cairn restore --in-place /home/ada/Documents/letter --snapshot "$first"
ok "which is there" is dear cat /home/ada/Documents/letter

# KiB of memory of a process, of what it shares its part (PSS); of both of a daemon.
memory() { awk '/^Pss:/ { print $2 }' "/proc/$1/smaps_rollup"; }
daemon=$(session ada cairn MainPID)
reader=$(pgrep --parent "$daemon" --exact cairn-events)
echo "        at rest cairn has $(memory "$daemon") KiB of memory (PSS), cairn-events $(memory "$reader") KiB"

# MARK: a server

echo "--- cairn@bob"
user bob env -u XDG_RUNTIME_DIR cairn init >/dev/null
ok "it is enabled and started" systemctl enable --now cairn@bob.service
put bob /home/bob/Documents/letter "dear bob"
ok "a save is kept" soon user bob env -u XDG_RUNTIME_DIR cairn status /home/bob/Documents/letter
ok "its content is" is "dear bob" user bob cairn dump /home/bob/Documents/letter

# MARK: an upgrade

# The same programs as a version that is newer, and one as newest.
newer() { # VERSION
    dpkg-deb --raw-extract "$results/cairn.deb" "$results/newer" &&
        sed -i "s/^Version: .*/Version: $1/" "$results/newer/DEBIAN/control" &&
        dpkg-deb --root-owner-group -Zgzip -z1 --build "$results/newer" "$results/cairn-$1.deb" && rm -r "$results/newer"
}
version=$(dpkg-query --show --showformat='${Version}' cairn)

# saves DIRECTORY: until /run/upgraded appears, saves that each stand for one second, two and four, fifteen a second, among as many others as go.
# Prints of each of the fifteen the name, what was saved, and the moment in microseconds.
saves() {
    local i=0 round=0 next=0 now seconds name
    until [ -e /run/upgraded ]; do
        i=$((i + 1))
        echo "$i" >"$1/other-$((i % 300))"
        now=${EPOCHREALTIME/[.,]/}
        [ "$now" -ge "$next" ] || continue
        next=$((now + 200000))
        round=$((round + 1))
        for seconds in 1 2 4; do
            name=each-${seconds}s-$((round % (seconds * 5)))
            echo "$i" >"$1/$name"
            echo "$name $i ${EPOCHREALTIME/[.,]/}"
        done
    done
    echo "end $i ${EPOCHREALTIME/[.,]/}"
}

# versions_of USER: the name and the content of every version of what `saves` printed.
versions_of() {
    local path commit
    for path in "/home/$1/Documents"/each-*; do
        user "$1" env -u "$without" cairn versions --json "$path" | sed -n 's/.*"type":"version".*"commit":"\([0-9a-f]*\)".*/\1/p' |
            while read -r commit; do echo "${path##*/} $(user "$1" cairn dump --snapshot "$commit" "$path" </dev/null)"; done
    done
}

# compared VERSIONS SAVES SECONDS: names what stood longer and is no version; then a line that sums up.
compared() {
    awk -v seconds="$3" '
        function over(name, moment,   stood) {
            stood = (moment - since[name]) / 1e6
            all++
            if ((name " " saved[name]) in versions) { kept++; return }
            if (stood > longest) longest = stood
            if (stood > seconds) print "lost: " saved[name] " of " name ", which stood " stood " s"
        }
        NR == FNR { versions[$0]; next }
        $1 == "end" { for (name in saved) over(name, $3); print kept + 0 " of " all + 0 " are versions, of " $2 " saves; the longest of the others stood " longest + 0 " s"; next }
        $1 in saved { over($1, $3) }
        { saved[$1] = $2; since[$1] = $3 }' "$1" "$2"
}

# One whose manager answers nobody: it must not hold up the others, nor apt.
useradd --create-home eve
loginctl enable-linger eve
eve=$(id -u eve)
soon test -S "/run/user/$eve/systemd/private"
hers_stands() { kill -"$1" "$(system "user@$eve" MainPID)"; }

echo "--- an upgrade, under load"
ok "there is a newer version" newer "$version+1"
ok "and a newest" newer "$version+2"
user carol env -u XDG_RUNTIME_DIR cairn init >/dev/null
user carol env -u XDG_RUNTIME_DIR cairn watch >/home/carol/log 2>&1 &
ok "carol runs it by hand" soon pgrep --exact --euid carol cairn
by_hand=$(pgrep --exact --euid carol cairn | head -1)
hers=$(session ada cairn MainPID)
his=$(system cairn@bob MainPID)
loads=()
for name in ada bob; do
    runuser -u $name -- bash -c "$(declare -f saves); saves /home/$name/Documents" >"$results/saves-$name" 2>&1 &
    loads+=($!)
done
ok "the saves have begun" soon test -s "$results/saves-bob"
sleep 5
hers_stands STOP
begun=$SECONDS
ok "the newer one is installed" eval "apt-get install $quietly '$results/cairn-$version+1.deb' >'$results/upgrade' 2>&1"
ok "within a minute and a half, though eve's manager answers nobody" test $((SECONDS - begun)) -lt 90
ok "which is named" grep -q "the daemon of user $eve could not be restarted" "$results/upgrade"
hers_stands CONT
ok "dpkg has it" is "$version+1" dpkg-query --show --showformat='${Version}' cairn
ok "ada's daemon is the new program" changed "$hers" session ada cairn MainPID
ok "and runs" is active session ada cairn ActiveState
ok "bob's, too" changed "$his" system cairn@bob MainPID
ok "and runs" is active system cairn@bob ActiveState
ok "nothing of the version before runs for them" no eval 'for id in $(pgrep --euid ada,bob "^cairn"); do readlink /proc/$id/exe; done | grep deleted'
ok "carol is told of hers" grep -q "process $by_hand is still the version before" "$results/upgrade"
sleep 5
touch /run/upgraded
wait "${loads[@]}"
put carol /home/carol/Documents/letter "still"
ok "hers goes on keeping, and the new commands know it" soon user carol env -u XDG_RUNTIME_DIR cairn status /home/carol/Documents/letter
for name in ada bob; do
    # The socket of a server's daemon is not in the runtime directory.
    without=$([ $name = ada ] && echo NONE || echo XDG_RUNTIME_DIR)
    ok "every file of $name is kept as it is" soon user $name env -u $without cairn status --read-data "/home/$name/Documents"
    ok "all of it comes back" user $name env -u $without cairn restore --target "/home/$name/back" "/home/$name/Documents"
    ok "and is the same" eval "diff -r /home/$name/Documents \"\$(find /home/$name/back -type d -name Documents)\""
    versions_of $name >"$results/versions-$name"
    compared "$results/versions-$name" "$results/saves-$name" 2 >"$results/compared-$name"
    ok "so is every save of $name that stood for two seconds" no grep "^lost" "$results/compared-$name"
    echo "        $(tail -1 "$results/compared-$name")"
    ok "verify finds no damage" user $name env -u $without cairn verify --read-data
done
kill "$by_hand"
user ada systemctl --user stop cairn
ok "an upgrade starts nothing that was stopped" eval "apt-get install $quietly --reinstall '$results/cairn-$version+1.deb' >'$results/upgrade' 2>&1"
ok "so ada's stays" is inactive session ada cairn ActiveState
user ada systemctl --user start cairn

echo "--- an upgrade, where policy-rc.d forbids"
printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
chmod 755 /usr/sbin/policy-rc.d
hers=$(session ada cairn MainPID)
his=$(system cairn@bob MainPID)
ok "it is installed again" eval "apt-get install $quietly --reinstall '$results/cairn-$version+1.deb' >'$results/upgrade' 2>&1"
ok "ada's daemon is left alone" is "$hers" session ada cairn MainPID
ok "bob's, too" is "$his" system cairn@bob MainPID
ok "which is said" grep -q "policy-rc.d forbids to restart cairn@bob.service" "$results/upgrade"
rm /usr/sbin/policy-rc.d
systemctl restart cairn@bob
user ada systemctl --user restart cairn

# MARK: an upgrade that does not come to its end

echo "--- half an upgrade"
hers=$(session ada cairn MainPID)
head --bytes=3000000 "$results/cairn-$version+2.deb" >"$results/cut.deb"
ok "a package that was cut off is refused" no dpkg --install "$results/cut.deb"
ok "what is installed stays whole" is "" dpkg --verify cairn
ok "and its daemon runs" is "$hers" session ada cairn MainPID
ok "a package is unpacked, and not configured" dpkg --unpack "$results/cairn-$version+2.deb"
put ada /home/ada/Documents/letter "dear, half installed"
ok "a save is kept by the daemon of before" soon user ada cairn status /home/ada/Documents/letter
ok "which still runs" is "$hers" session ada cairn MainPID
ok "the next apt ends what was begun" apt-get install $quietly --fix-broken
ok "dpkg has it" contains "install ok installed" dpkg-query --show --showformat='${Status}' cairn
ok "and ada's daemon is the new program" changed "$hers" session ada cairn MainPID

# MARK: half installed, and people without what most have

# refused WORD COMMAND…: whether it fails, says WORD and the next step. What it says is shown at the end of the part.
refused() {
    local word=$1 text code=0
    shift
    text=$("$@" 2>&1) || code=$?
    echo "$text" | tee --append "$results/said"
    [ $code != 0 ] && [ $code != 124 ] || { echo "its exit code is $code"; return 1; }
    case $text in *"next: "*) ;; *) echo "names no next step"; return 1 ;; esac
    case $text in *"$word"*) ;; *) echo "does not contain: $word"; return 1 ;; esac
}

echo "--- what may be missing"
other="env -u XDG_RUNTIME_DIR timeout 20 cairn -r /home/bob/other"
user bob $other init >/dev/null
mv /usr/libexec/cairn/cairn-events /usr/libexec/cairn/away
ok "half a package says so, and keeps what it can" contains "reinstall Cairn completely" user bob timeout 5 $other watch /home/bob/Documents
mv /usr/libexec/cairn/away /usr/libexec/cairn/cairn-events
library=$(ldconfig -p | sed -n 's/.*libsodium\.so\.23 .*=> //p' | head -1)
mv "$library" "$library.away"
ok "a library that is missing is named" contains "libsodium.so.23" cairn version
mv "$library.away" "$library"
ok "no session bus" refused "loginctl enable-linger carol" user carol env -u XDG_RUNTIME_DIR cairn service install
ok "nor one that answers" refused "loginctl enable-linger carol" user carol env XDG_RUNTIME_DIR=/home/carol/none cairn service install
useradd --no-create-home --home-dir /nonexistent dora
for verb in "init" "backup" "service install" "watch"; do
    ok "no home: $verb" refused "home directory of dora does not exist: /nonexistent" runuser -u dora -- env -i HOME=/nonexistent PATH=/usr/bin:/bin cairn $verb
done
ok "a home that is not hers" refused "dora cannot write to the home directory, /root" runuser -u dora -- env -i HOME=/root PATH=/usr/bin:/bin cairn init
ok "a home that is no path" refused "/nonexistent" runuser -u dora -- env -i HOME=there PATH=/usr/bin:/bin cairn init
ok "nothing was made for her" no eval 'find / -xdev -user dora | grep .'
sed 's/^/        /' "$results/said"

# MARK: the end of it

echo "--- a removal that does not come to its end"
systemctl enable --quiet --now cairn-verify@bob.timer
user ada systemctl --user start cairn-verify.timer
ok "what prerm stops" /var/lib/dpkg/info/cairn.prerm remove
ok "stops" no pgrep '^cairn'
ok "is started again" /var/lib/dpkg/info/cairn.postinst abort-remove
ok "ada's daemon" soon is active session ada cairn ActiveState
ok "her timer, which is not enabled" is active session ada cairn-verify.timer ActiveState
ok "bob's daemon" is active system cairn@bob ActiveState
ok "his timer" is active system cairn-verify@bob.timer ActiveState
ok "nothing is left of it" no test -e /var/lib/cairn

echo "--- removal"
sums() { find /home/ada/.local/share/cairn/repository /home/ada/.config -type f -print0 | sort -z | xargs -0 sha256sum; }
hers_stands STOP
begun=$SECONDS
ok "apt removes it" eval "apt-get remove $quietly cairn >'$results/removal' 2>&1"
ok "within a minute and a half, though eve's manager answers nobody" test $((SECONDS - begun)) -lt 90
hers_stands CONT
ok "she is named" grep -q "what user $eve runs of Cairn could not be stopped" "$results/removal"
ok "so is what stays enabled for the system" grep -q "multi-user.target.wants/cairn@bob.service stays" "$results/removal"
ok "and what stays in a home" grep -q "/home/ada/.config/systemd/user/default.target.wants/cairn.service stays" "$results/removal"
sed 's/^/        /' "$results/removal"
ok "nothing of it runs" no pgrep '^cairn'
ok "the program is gone" no test -e /usr/bin/cairn
ok "an installation starts again" eval "apt-get install $quietly '$results/cairn.deb' >'$results/again' 2>&1"
ok "ada's daemon" soon is active session ada cairn ActiveState
ok "bob's" is active system cairn@bob ActiveState
ok "his timer" is active system cairn-verify@bob.timer ActiveState
ok "but not her timer, which is not enabled" is inactive session ada cairn-verify.timer ActiveState
ok "nothing is left of it" no test -e /var/lib/cairn
ok "apt removes it again" apt-get remove $quietly cairn
kept=$(sums)
ok "apt purges it" apt-get purge $quietly cairn
ok "repository and settings are as they were" is "$kept" sums
ok "there is a repository" test -s /home/ada/.local/share/cairn/repository/cairn.json
ok "nothing of the package is left" is "" find / -xdev -path "$results" -prune -o \( -path '/usr/*cairn*' -o -path '/etc/*cairn*' \) \
    ! -path '/usr/local/bin/*' ! -path '/usr/share/zoneinfo/*' ! -path '/etc/systemd/system/*cairn-checks*' -print
ok "an installation later goes on" apt-get install $quietly "$results/cairn.deb"
ok "with what was kept" is dear user ada cairn dump --snapshot "$first" /home/ada/Documents/letter

ends
