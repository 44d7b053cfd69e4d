import Glibc
import Testing

/// What root does where another user may write. Issue 13, item 8.
@Suite(.enabled(if: Machine.isRoot, "only root works among other users"))
struct RootAmongUsersTests {
    /// A number that nobody has.
    private static let stranger: uid_t = 54_321

    /// A root in a stranger's home, which the stranger then replaces by a link to a directory of
    /// root's.
    private static func replaced(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("docs/passwd", "evil\n")
        for path in ["", "/docs", "/docs/passwd"] {
            chown(sandbox.source + path, Self.stranger, Self.stranger)
        }
        sandbox.cairn("backup", sandbox.source + "/docs")
        mkdir(sandbox.file("etc"), 0o755)
        Files.write("root's\n", to: sandbox.file("etc/passwd"))
        Files.write("secret\n", to: sandbox.file("etc/shadow"))
        rename(sandbox.source + "/docs", sandbox.source + "/away")
        symlink(sandbox.file("etc"), sandbox.source + "/docs")
        lchown(sandbox.source + "/docs", Self.stranger, Self.stranger)
        return sandbox
    }

    @Test(arguments: [["--in-place"], ["--in-place", "/docs/passwd"], ["--target", "/docs/new"]])
    func aRestoreDoesNotFollowTheLinkThatTookARootsPlace(arguments: [String]) {
        let sandbox = Self.replaced("restore")
        let result = sandbox.startCairn(
            ["restore"] + arguments.map { $0.hasPrefix("/") ? sandbox.source + $0 : $0 }
        ).wait()
        #expect(
            result.code == 1
                && result.errors.contains("the path contains a symbolic link owned by another user"),
            "\(result.errors)")
        #expect(
            Files.text(sandbox.file("etc/passwd")) == "root's\n"
                && Files.names(sandbox.file("etc")) == ["passwd", "shadow"])
    }

    @Test func rootIsToldWhoseTheRepositoryWillBe() {
        let sandbox = Sandbox("root-foreign")
        let place = sandbox.file("theirs")
        for (owner, mode, note) in [
            (Self.stranger, 0o755, "theirs belongs to user 54321"),
            (0, 0o777, "everyone can write to "),
        ] {
            Files.removeTree(Array(place.utf8))
            #expect(mkdir(place, 0o755) == 0 && chown(place, owner, owner) == 0)
            #expect(chmod(place, mode_t(mode)) == 0)
            let made = sandbox.measured(["-r", place, "init", "--new"]).0
            #expect(made.code == 0 && made.errors.contains(note), "\(made.errors)")
        }
    }

    @Test func aBackupDoesNotReadWhatSuchALinkLeadsTo() {
        let sandbox = Self.replaced()
        let inner = sandbox.startCairn(["backup", sandbox.source + "/docs/shadow"]).wait()
        #expect(
            inner.code == 1
                && inner.errors.contains("the path contains a symbolic link owned by another user"),
            "\(inner.errors)")
        Files.write(
            "standard = false\n[[root]]\nname = \"Docs\"\npath = \"\(sandbox.source)/docs\"\n",
            to: sandbox.file("cairn.toml"))
        let named = sandbox.startCairn(["--config", sandbox.file("cairn.toml"), "backup"]).wait()
        #expect(
            named.code != 0 && named.errors.contains("it is a symlink that Cairn does not follow"),
            "\(named.code) \(named.errors)")
        for line in sandbox.cairn("ls", "-R").lines { #expect(!line.contains("shadow")) }
    }

    @Test func anUndoDoesNotFollowItEither() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("docs/passwd", "evil\n")
        for path in ["", "/docs", "/docs/passwd"] {
            chown(sandbox.source + path, Self.stranger, Self.stranger)
        }
        let first = sandbox.json("backup", sandbox.source + "/docs").last?["commit"] ?? ""
        sandbox.put("docs/passwd", "worse\n")
        sandbox.cairn("restore", "--in-place", "--snapshot", first)
        mkdir(sandbox.file("etc"), 0o755)
        Files.write("root's\n", to: sandbox.file("etc/passwd"))
        rename(sandbox.source + "/docs", sandbox.source + "/away")
        symlink(sandbox.file("etc"), sandbox.source + "/docs")
        lchown(sandbox.source + "/docs", Self.stranger, Self.stranger)
        let result = sandbox.startCairn("undo").wait()
        #expect(
            result.code == 1
                && result.errors.contains("the path contains a symbolic link owned by another user"),
            "\(result.code) \(result.errors)")
        #expect(
            Files.text(sandbox.file("etc/passwd")) == "root's\n"
                && Files.names(sandbox.file("etc")) == ["passwd"])
    }

    @Test func suchALinkCostsOnlyItsRoot() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("docs/passwd", "theirs\n")
        for path in ["", "/docs", "/docs/passwd"] {
            chown(sandbox.source + path, Self.stranger, Self.stranger)
        }
        Files.makeDirectories(sandbox.file("srv"))
        Files.write("1\n", to: sandbox.file("srv/a"))
        let first =
            sandbox.json("backup", sandbox.source + "/docs", sandbox.file("srv")).last?["commit"]
            ?? ""
        Files.write("second\n", to: sandbox.file("srv/a"))
        sandbox.cairn("restore", "--in-place", "--snapshot", first)
        mkdir(sandbox.file("etc"), 0o755)
        rename(sandbox.source + "/docs", sandbox.source + "/away")
        symlink(sandbox.file("etc"), sandbox.source + "/docs")
        lchown(sandbox.source + "/docs", Self.stranger, Self.stranger)
        for (words, content) in [
            (["undo"], "second\n"), (["restore", "--in-place", "--snapshot", first], "1\n"),
        ] {
            let result = sandbox.startCairn(words).wait()
            #expect(
                result.code == 1
                    && result.errors.contains(
                        "cannot restore \(sandbox.source)/docs: the path contains a symbolic link owned by another user"
                    ), "\(words) \(result.code) \(result.errors)")
            #expect(Files.text(sandbox.file("srv/a")) == content, "\(words)")
        }
        #expect(Files.names(sandbox.file("etc")).isEmpty)
    }

    @Test func aPurgeDeletesNothingBehindSuchALink() {
        let sandbox = Sandbox("purge")
        sandbox.prepare()
        for name in ["etc", "theirs/tmp"] { Files.makeDirectories(sandbox.file(name)) }
        Files.write("root's\n", to: sandbox.file("etc/passwd"))
        Files.write(
            "[purge]\nlow-free = \"100%\"\nhigh-free = \"100%\"\n[[root]]\nname = \"tmp\"\npath = \"\(sandbox.file("theirs/tmp"))\"\nrole = \"caches\"\npurge = true\n",
            to: sandbox.file("cairn.toml"))
        chown(sandbox.file("theirs"), Self.stranger, Self.stranger)
        rmdir(sandbox.file("theirs/tmp"))
        symlink(sandbox.file("etc"), sandbox.file("theirs/tmp"))
        lchown(sandbox.file("theirs/tmp"), Self.stranger, Self.stranger)
        let result = sandbox.startCairn(
            "--config", sandbox.file("cairn.toml"), "purge", "--apply", "--json"
        ).wait()
        #expect(
            result.text.contains("\"items\":0") && !result.text.contains("passwd"),
            "\(result.code) \(result.text) \(result.errors)")
        #expect(Files.names(sandbox.file("etc")) == ["passwd"])
    }

    /// Else they could not go on with it: the journal's head was rewritten each time.
    @Test func whatRootWritesInAnothersRepositoryIsTheirs() {
        let sandbox = Sandbox("theirs")
        sandbox.prepare()
        #expect(
            sandbox.run(
                "/bin/chown", ["-R", "\(Self.stranger):\(Self.stranger)", sandbox.repository]
            ).code == 0)
        sandbox.put("file", "one")
        sandbox.backUp()
        let names = sandbox.run(
            "/usr/bin/find", [sandbox.repository, "!", "-uid", "\(Self.stranger)"]
        ).text
        #expect(names.isEmpty, "\(names)")
    }

    @Test func whatAnotherUserCouldChangeIsNotBelieved() {
        let sandbox = Sandbox()
        sandbox.prepare()
        mkdir(sandbox.file("theirs"), 0o755)
        Files.write("standard = false\n", to: sandbox.file("theirs/cairn.toml"))
        #expect(sandbox.cairn("--config", sandbox.file("theirs/cairn.toml"), "roots").code == 0)
        chown(sandbox.file("theirs"), Self.stranger, Self.stranger)
        let settings = sandbox.cairn(
            "--config", sandbox.file("theirs/cairn.toml"), "roots", exits: 1)
        #expect(
            settings.errors.contains(
                "cannot use the settings at \(sandbox.file("theirs/cairn.toml")) as the root user: another user could change \(sandbox.file("theirs"))"
            ))
        // Nor is anything made that would be refused from then on.
        let added = sandbox.startCairn([
            "--config", sandbox.file("theirs/cairn.toml"), "roots", "add", sandbox.source,
        ]).wait()
        #expect(
            added.code == 1
                && Files.text(sandbox.file("theirs/cairn.toml")) == "standard = false\n",
            "\(added.errors)")
        sandbox.environment["XDG_CONFIG_HOME"] = sandbox.file("theirs")
        let made = sandbox.startCairn(["roots", "add", sandbox.source]).wait()
        #expect(
            made.code == 1 && made.errors.contains("cannot use the settings at"),
            "\(made.errors)")
        #expect(Files.names(sandbox.file("theirs")) == ["cairn.toml"])
        sandbox.environment["XDG_CONFIG_HOME"] = nil
        // Whose file it is chooses the password.
        Files.write("secret\n", to: sandbox.file("theirs/password"))
        chmod(sandbox.file("theirs/password"), 0o600)
        sandbox.environment["CAIRN_PASSWORD_FILE"] = sandbox.file("theirs/password")
        let locked = sandbox.startCairn([
            "-r", sandbox.file("locked"), "init", "--encrypt", "--key-cost", "least",
        ]).wait()
        #expect(
            locked.code == 12 && locked.errors.contains("another user could change it"),
            "\(locked.code) \(locked.errors)")
        sandbox.environment["CAIRN_PASSWORD_FILE"] = nil
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("theirs")
        let state = sandbox.cairn("snapshots", exits: 1)
        #expect(
            state.errors.contains(
                "cannot use the state at \(sandbox.file("theirs"))/cairn as the root user: another user could change \(sandbox.file("theirs"))"
            ))
    }

    /// Programs that a person names, and those that Cairn looks for itself.
    @Test func aProgramThatAnotherUserCouldChangeIsNotRun() {
        let sandbox = Sandbox()
        sandbox.prepare()
        mkdir(sandbox.file("theirs"), 0o755)
        for name in ["id", "restic", "borg", "secret"] {
            sandbox.script("theirs/\(name)", "touch \(sandbox.file("run"))")
        }
        chown(sandbox.file("theirs"), Self.stranger, Self.stranger)
        sandbox.environment["PATH"] = sandbox.file("theirs") + ":/usr/bin:/bin"
        for words in [
            ["backup", "--stdin-from-command", "--", "id"],
            ["backup", "--stdin-from-command", "--", sandbox.file("theirs/id")],
            ["import", "restic", sandbox.file("other")], ["import", "borg", sandbox.file("other")],
        ] {
            let refused = sandbox.startCairn(words).wait()
            #expect(
                refused.code == 1
                    && refused.errors.contains(
                        ": another user could change \(sandbox.file("theirs"))"),
                "\(words) \(refused.errors)")
        }
        sandbox.environment["CAIRN_PASSWORD"] = nil
        sandbox.environment["CAIRN_PASSWORD_COMMAND"] = "secret"
        let locked = sandbox.startCairn([
            "-r", sandbox.file("locked"), "init", "--encrypt", "--key-cost", "least",
        ]).wait()
        #expect(locked.code != 0, "\(locked)")
        #expect(!Files.exists(sandbox.file("run")))
    }
}
