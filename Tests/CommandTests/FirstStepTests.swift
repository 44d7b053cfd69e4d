import Glibc
import Testing

/// What people meet first: no verb, a mistyped one, no repository, the guide.
@Suite struct FirstStepTests {
    static let faketime = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"

    @Test func mistypedVerbsAreNearOthers() {
        let sandbox = Sandbox()
        let calls = [
            (
                ["snapshot"], "unknown command snapshot",
                "did you mean snapshots? Run `cairn --help`"
            ),
            (["bakcup"], "unknown command bakcup", "did you mean backup? Run `cairn --help`"),
            (["check"], "unknown command check", "did you mean verify? Run `cairn --help`"),
            (["mount"], "unknown command mount", "Cairn does not mount backups: `cairn ls`"),
            (
                ["unlock"], "unknown command unlock",
                "there is nothing to unlock: a lock is released"
            ),
            (["break-lock"], "unknown command break-lock", "there is nothing to unlock"),
            (["copy"], "unknown command copy", "run `cairn remote push` to copy the repository"),
            (["xyzzy"], "unknown command xyzzy", "run `cairn --help` to list all commands"),
            (
                ["help", "nosuch"], "unknown command nosuch",
                "run `cairn --help` to list all commands"
            ),
            (["help", "roots", "lst"], "unknown command roots lst", "did you mean list?"),
            (
                ["key", "lst"], "unknown command key lst",
                "did you mean list? Run `cairn key --help`"
            ),
            (["--quiet"], "no command was given", "run `cairn --help` to list all commands"),
        ]
        for (words, what, next) in calls {
            let ended = sandbox.run(Binary.path, words)
            #expect(ended.code == 1 && ended.output.isEmpty, "\(words)")
            #expect(ended.errors.hasPrefix("cairn: \(what)\n  next: \(next)"), "\(ended.errors)")
        }
        #expect(sandbox.bareCairn("help", "ls").text.hasPrefix("OVERVIEW: List"))
        #expect(sandbox.bareCairn("help", "roots", "add").code == 0)
        let action = sandbox.bareCairn("help", "service", "install")
        #expect(action.code == 0 && action.text.hasPrefix("OVERVIEW: Run Cairn in the background"))
    }

    /// The parser's errors have the form of all others.
    @Test func argumentsThatCannotBeReadAreToldAsAllElseIs() {
        let sandbox = Sandbox()
        let calls = [
            (["ls", "--snapsot", "x"], "unknown option '--snapsot'", "did you mean --snapshot?"),
            (["ls", "--foo"], "unknown option '--foo'", "see `cairn ls --help`"),
            (["dump"], "missing expected argument '<path>'", "see `cairn dump --help`"),
            (
                ["ls", "--depth"], "missing value for '--depth <n>'",
                "see `cairn ls --help`"
            ),
            (
                ["roots", "add", "x", "--nam", "y"], "unknown option '--nam'",
                "did you mean --name? See `cairn roots add --help`"
            ),
            (
                ["snapshots", "latest"], "unexpected argument 'latest'",
                "run `cairn snapshots --latest 1` to list the last one; see `cairn snapshots --help`"
            ),
            (
                ["snapshots", "4f2a91c0"], "unexpected argument '4f2a91c0'",
                "run `cairn ls --snapshot 4f2a91c0` to list the contents of a commit;"
            ),
            (
                ["snapshots", "my notes"], "unexpected argument 'my notes'",
                "run `cairn snapshots --path 'my notes'` to list the commits of a path;"
            ),
            (
                ["pause", "1h", "2h"], "unexpected argument '2h'",
                "see `cairn pause --help`"
            ),
        ]
        for (words, what, next) in calls {
            let ended = sandbox.run(Binary.path, words)
            #expect(ended.code == 1)
            #expect(
                ended.errors.hasPrefix("cairn: \(what)\n  next: \(next)")
                    && ended.errors.split(separator: "\n").count == 2, "\(ended.errors)")
        }
    }

    @Test(.enabled(if: Screen.isThere, "needs script(1) and stty(1)"), arguments: [10, 44, 100])
    func helpWrapsAtTheTerminalsWidth(columns: Int) {
        let sandbox = Sandbox("help")
        let (code, lines) = sandbox.onScreen(columns: columns, named: false, ["help", "snapshots"])
        #expect(code == 0)
        let text = lines.prefix { !$0.hasPrefix("Examples:") }
        #expect(text.allSatisfy { $0.count <= max(columns, 40) }, "\(text)")
        // A paragraph fills its lines.
        let long = text.filter { $0.count > max(columns, 40) - 16 }
        #expect(long.count >= text.count - 8, "\(text)")
    }

    @Test(.enabled(if: Screen.isThere, "needs script(1) and stty(1)"))
    func withoutAVerbAPersonSeesHowThingsStand() {
        let sandbox = Sandbox()
        let new = sandbox.onScreen(columns: 120, named: false, [])
        #expect(
            new.code == 0 && new.lines[0].hasPrefix("there is no repository at \(sandbox.path)/")
                && new.lines[1].hasPrefix("  cairn init DIR "), "\(new.lines)")
        #expect(new.lines.count { $0.hasPrefix("  cairn ") } == 5)
        sandbox.repository = sandbox.file("data/cairn/repository")
        sandbox.prepare()
        sandbox.put("letter", "dear")
        sandbox.backUp()
        let used = sandbox.onScreen(columns: 120, named: false, [])
        #expect(
            used.code == 0 && used.lines.contains { $0.hasPrefix("Cairn is not running") }
                && used.lines.contains { $0.hasPrefix("last commit ") }
                && used.lines.count { $0.hasPrefix("  cairn ") } == 5, "\(used.lines)")
        // In a pipe it is the help, as ever.
        let piped = sandbox.bareCairn()
        #expect(piped.code == 0 && piped.text.hasPrefix("OVERVIEW: "))
    }

    @Test func initSaysWhatIsNext() {
        let sandbox = Sandbox()
        let place = sandbox.file("data/cairn/repository")
        let own = sandbox.bareCairn("init").lines
        #expect(
            own.count == 4 && own[0].hasSuffix(" at \(place)")
                && own[1].hasPrefix("next: run `cairn backup` ")
                && own[2].contains("`cairn init DIR`")
                && own[3].contains("`cairn service install`"), "\(own)")
        let disk = sandbox.file("a disk")
        let other = sandbox.bareCairn("init", disk).lines
        #expect(
            other.count == 6 && other[1].hasPrefix("all commands now use \(disk), which is set in ")
                && other[2].hasPrefix("the repository at \(place) is unchanged")
                && other[3].hasPrefix("next: run `cairn backup` "), "\(other)")
        #expect(Files.exists(disk + "/cairn.json"))
        let twice = sandbox.bareCairn("init", sandbox.file("x"), "-r", sandbox.file("y"))
        #expect(twice.code == 1 && twice.errors.hasPrefix("cairn: the repository was given twice"))
        #expect(sandbox.bareCairn("init", "--quiet", sandbox.file("x")).text.isEmpty)
        let again = sandbox.bareCairn("init", disk)
        #expect(
            again.code == 1
                && again.errors
                    == "cairn: there is already a repository at \(disk); nothing was changed\n  next: run `cairn backup` to back up your files to it, or `cairn init DIR` to create another one in an empty directory\n",
            "\(again.errors)")
    }

    @Test func withoutATerminalNewPasswordsAreNotAskedFor() {
        let sandbox = Sandbox()
        sandbox.environment["CAIRN_PASSWORD"] = nil
        sandbox.prefix = ["/usr/bin/setsid", "--wait"]
        let made = sandbox.cairn("init", "--encrypt", exits: 12).errors
        #expect(
            made.hasPrefix(
                "cairn: cannot ask for the password of the new repository without a terminal; nothing was created\n  next: Cairn uses the first of these"
            ), "\(made)")
        #expect(!Files.exists(sandbox.repository))
        sandbox.environment["CAIRN_PASSWORD"] = "one"
        sandbox.cairn("init", "--encrypt", "--key-cost", "least")
        for verb in ["passwd", "add"] {
            let key = sandbox.cairn("key", verb, exits: 12).errors
            #expect(
                key.hasPrefix(
                    "cairn: cannot ask for the new password without a terminal; nothing was changed\n  next: write it to a file that only you can read, and pass the file with --new-password-file"
                ), "\(key)")
        }
    }

    /// Each page of Docs/guide is in the binary, as it is.
    @Test func theGuideIsInTheProgram() {
        let sandbox = Sandbox()
        let guide = Project.path + "/Docs/guide"
        let pages = Files.names(guide).map { String($0.dropLast(3)) }.filter { $0 != "README" }
        #expect(pages.count > 8)
        for page in pages {
            #expect(sandbox.bareCairn("guide", page).text == Files.text("\(guide)/\(page).md"))
        }
        #expect(sandbox.bareCairn("guide").text == Files.text(guide + "/README.md"))
        let listed = sandbox.bareCairn("guide", "--help").text.replacing(/\s+/, with: " ")
        for page in pages { #expect(listed.contains(" \(page),") || listed.contains(" \(page);")) }
        let wrong = sandbox.bareCairn("guide", "restor")
        #expect(
            wrong.code == 1
                && wrong.errors.hasPrefix(
                    "cairn: the guide has no page restor\n  next: did you mean restoring? The pages are "
                ), "\(wrong.errors)")
    }

    @Test(
        .enabled(
            if: Screen.isThere && access("/usr/bin/man", X_OK) == 0,
            "needs script(1), stty(1) and man(1)"))
    func theGuideIsShownAsManPages() {
        let sandbox = Sandbox()
        sandbox.environment["MANPAGER"] = "/bin/cat"
        sandbox.environment["TERM"] = "dumb"
        let (code, lines) = sandbox.onScreen(named: false, ["guide", "moving"])
        #expect(code == 0 && lines.first?.hasPrefix("CAIRN-GUIDE-MOVING(7)") == true, "\(lines)")
        // Without man(1) it is the text.
        sandbox.environment["PATH"] = sandbox.path
        let plain = sandbox.onScreen(named: false, ["guide", "moving"])
        #expect(plain.code == 0 && plain.lines.first?.hasPrefix("# ") == true, "\(plain.lines)")
    }

    /// The home is named, where it is what is wrong, and not a file that would be in it.
    @Test func aHomeThatIsMissingOrAnothersIsNamed() throws {
        let sandbox = Sandbox()
        func run(_ home: String, _ words: [String]) -> ChildProcess.Ended {
            sandbox.run(
                sandbox.prefix.first ?? "/usr/bin/env",
                (sandbox.prefix.isEmpty ? [] : sandbox.prefix.dropFirst() + ["/usr/bin/env"])
                    + ["-i", "HOME=\(home)", sandbox.binary] + words)
        }
        for words in [["init"], ["backup"], ["watch"], ["service", "install"]] {
            let ended = run("/proc/none", words)
            #expect(
                ended.code == 1
                    && ended.errors.hasPrefix("cairn: the home directory of ")
                    && ended.errors.contains(
                        " does not exist: /proc/none\n  next: create it as the root user"),
                "\(words): \(ended.errors)")
        }
        guard geteuid() == 0 else { return }
        // Where the build lies, others may not look.
        #expect(sandbox.run("/bin/cp", [Binary.path, sandbox.file("cairn")]).code == 0)
        sandbox.binary = sandbox.file("cairn")
        sandbox.prefix = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        for mode in [0o700, 0o755] as [mode_t] {
            #expect(chmod(sandbox.file("home"), mode) == 0)
            let ended = run(sandbox.file("home"), ["init"])
            let what = " cannot write to the home directory, \(sandbox.file("home"))\n  next: "
            #expect(ended.code == 1 && ended.errors.contains(what), "\(ended.errors)")
            #expect(Files.names(sandbox.file("home")).isEmpty)
        }
    }

    /// Without /proc the runtime sees no words, and every command once printed its help with 0.
    @Test(.enabled(if: Machine.canUnshareMounts, "needs root and unshare"))
    func withoutProcEveryCommandIsRefused() {
        let sandbox = Sandbox()
        sandbox.cairn("init")
        sandbox.prefix = [
            "/usr/bin/unshare", "--mount", "/bin/sh", "-c",
            "mount -t tmpfs none /proc && exec \"$@\"", "without-proc",
        ]
        for words in [["status", "--check"], ["backup", sandbox.file("home")], ["watch"]] {
            let ended = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1)
            #expect(ended.text.isEmpty)
            #expect(
                ended.errors.hasPrefix(
                    "cairn: cannot run: Cairn needs /proc to open files, and /proc is not mounted"),
                "\(ended)")
        }
        #expect(sandbox.bareCairn("frobnicate").errors.hasPrefix("cairn: unknown command"))
    }

    /// libfaketime, preloaded, reads /proc before the runtime does.
    @Test(
        .enabled(if: Files.exists(Self.faketime), "needs faketime"))
    func aPreloadedLibraryHidesNoWords() {
        let sandbox = Sandbox()
        sandbox.environment["LD_PRELOAD"] = Self.faketime
        sandbox.environment["FAKETIME"] = "@2026-01-01 00:00:00"
        #expect(sandbox.bareCairn("version").text.hasPrefix("cairn "))
        #expect(sandbox.bareCairn("frobnicate").errors.hasPrefix("cairn: unknown command"))
    }

    /// A service of the system, whose unit lets it write where its user keeps nothing: without a
    /// repository that is what is missing; else the unit's line is named.
    @Test(
        .enabled(
            if: Machine.canUnshareMounts, "needs root and unshare"))
    func aServiceBehindWallsNamesWhatItsUnitLacks() {
        let sandbox = Sandbox()
        let walled = [
            "/usr/bin/unshare", "--mount", "/bin/sh", "-c",
            "mount --bind \"$1\" \"$1\" && mount -o remount,bind,ro \"$1\" && shift && exec \"$@\"",
            "walls", sandbox.path,
        ]
        rmdir(sandbox.file("state"))
        sandbox.environment["INVOCATION_ID"] = "0123456789abcdef0123456789abcdef"
        sandbox.prefix = walled
        let none = sandbox.cairn("watch", exits: 10).errors
        #expect(
            none.contains(
                "there is no repository at \(sandbox.repository)\n  next: create one as "),
            "\(none)")
        sandbox.prefix = []
        sandbox.cairn("init")
        sandbox.prefix = walled
        let readOnly = sandbox.cairn("backup", sandbox.file("home"), exits: 1).errors
        #expect(
            readOnly.contains(
                "ead-only file system\n  next: allow the service to write to the directory: add `ReadWritePaths=\(sandbox.path)"
            )
                && readOnly.contains("/etc/systemd/system/cairn@.service.d/places.conf"),
            "\(readOnly)")
        // A user's own service has no such walls.
        sandbox.environment["MANAGERPID"] = "1"
        let own = sandbox.cairn("backup", sandbox.file("home"), exits: 1).errors
        #expect(!own.contains("ReadWritePaths"), "\(own)")
    }
}
