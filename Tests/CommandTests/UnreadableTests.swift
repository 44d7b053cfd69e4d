import Glibc
import Testing

/// What cannot be read is named, and takes nothing else with it.
@Suite struct UnreadableTests {
    /// Runs the binary as nobody.
    private static func asNobody(_ sandbox: Sandbox, _ arguments: String...) -> ChildProcess.Ended {
        sandbox.run(
            "/usr/bin/setpriv",
            [
                "--reuid=65534", "--regid=65534", "--clear-groups", sandbox.file("cairn"), "-r",
                sandbox.repository,
            ] + arguments)
    }

    private static func ownedByNobody(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        // Where the build lies, others may not look.
        let copied = sandbox.run("/bin/cp", [Binary.path, sandbox.file("cairn")])
        #expect(copied.code == 0)
        chmod(sandbox.file("cairn"), 0o755)
        for path in [sandbox.path, sandbox.file("home"), sandbox.file("state")] {
            chown(path, 65534, 65534)
        }
        sandbox.put("open.txt", "open")
        sandbox.put("closed.txt", "closed")
        sandbox.put("closed/inner.txt", "inner")
        sandbox.put("half/seen.txt", "seen")
        for name in ["", "/open.txt", "/closed", "/half", "/half/seen.txt"] {
            chown(sandbox.source + name, 65534, 65534)
        }
        return sandbox
    }

    /// Where the file system tells when the file was made.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func aFileThatWasRenamedAndChangedIsNotDeleted() throws {
        let sandbox = Self.ownedByNobody()
        let (old, new) = ("\(sandbox.source)/open.txt", "\(sandbox.source)/new.txt")
        let born = sandbox.run("/usr/bin/stat", ["-c", "%W", old]).text
        try #require(!born.hasPrefix("0") && !born.hasPrefix("-"), "no birth: \(born)")
        #expect(Self.asNobody(sandbox, "init").code == 0)
        #expect(Self.asNobody(sandbox, "backup", sandbox.source).code == 0)
        #expect(rename(old, new) == 0)
        Files.write("changed and open", to: new)
        chmod(new, 0)
        #expect(Self.asNobody(sandbox, "backup", sandbox.source).code == 3)
        #expect(Self.asNobody(sandbox, "find", "--deleted", "open.txt").code == 1)
        let versions = Self.asNobody(sandbox, "versions", new).text
        #expect(versions.contains(old) && !versions.contains("deleted"), "\(versions)")
        #expect(Self.asNobody(sandbox, "dump", new).text == "open")
    }

    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func unreadableItemsAreNamedAndPickedUpLater() {
        let sandbox = Self.ownedByNobody()
        chmod(sandbox.source + "/closed.txt", 0)
        chmod(sandbox.source + "/closed", 0)
        #expect(Self.asNobody(sandbox, "init").code == 0)
        let first = Self.asNobody(sandbox, "backup", sandbox.source)
        #expect(first.code == 3)
        #expect(
            first.errors == """
                cairn: cannot read \(sandbox.source)/closed: permission denied
                  next: you own it: make it readable with `chmod u+rX \(sandbox.source)/closed`, or exclude it with `\(sandbox.call) exclude add \(sandbox.source)/closed`
                cairn: cannot read \(sandbox.source)/closed.txt: permission denied
                  next: ask its owner to run `setfacl -m u:nobody:r \(sandbox.source)/closed.txt`, run the command as its owner, or exclude it with `\(sandbox.call) exclude add \(sandbox.source)/closed.txt`

                """)
        #expect(first.text.contains("2 failed"))
        let name = sandbox.source
        let listed = Self.asNobody(sandbox, "ls", "-R").lines
        #expect(listed.contains("\(name)/open.txt") && listed.contains("\(name)/half/seen.txt"))
        #expect(!listed.contains("\(name)/closed.txt"))

        chmod(sandbox.source + "/closed.txt", 0o644)
        chmod(sandbox.source + "/closed", 0o755)
        #expect(Self.asNobody(sandbox, "backup", sandbox.source).code == 0)
        #expect(Self.asNobody(sandbox, "dump", sandbox.source + "/closed.txt").text == "closed")
        #expect(
            Self.asNobody(sandbox, "dump", sandbox.source + "/closed/inner.txt").text == "inner")
    }

    /// Nothing in a directory without x can be examined: the directory is what to change.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func aDirectoryThatCannotBeSearchedIsNamed() {
        let sandbox = Self.ownedByNobody()
        unlink(sandbox.source + "/closed.txt")
        #expect(Self.asNobody(sandbox, "init").code == 0)
        let closed = sandbox.source + "/closed"
        chmod(closed, 0o400)
        let made = Self.asNobody(sandbox, "backup", sandbox.source)
        #expect(
            made.errors.hasPrefix(
                """
                cairn: cannot read \(closed)/inner.txt: permission denied
                  next: you own the directory \(closed): run `chmod u+x \(closed)` to allow access to its contents, or exclude it with `\(sandbox.call) exclude add \(closed)`

                """), "\(made.errors)")
    }

    /// A repository in the root of a disk stands beside a directory that only root can open.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func aRepositoryBesideLostAndFoundIsRepaired() {
        let sandbox = Self.ownedByNobody()
        #expect(Self.asNobody(sandbox, "init").code == 0)
        mkdir(sandbox.repository + "/lost+found", 0o700)
        #expect(Self.asNobody(sandbox, "backup", sandbox.source).code == 0)
        let repaired = Self.asNobody(sandbox, "repair")
        #expect(repaired.code == 0, "\(repaired.errors)")
        #expect(Self.asNobody(sandbox, "verify").code == 0)
    }

    /// Issue 13: each restore of everything failed from then on, and nothing could end it.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func aDeniedPathHarmsNoRestoreAndCanBeForgotten() {
        let sandbox = Self.ownedByNobody("denied")
        let (file, tree) = (sandbox.source + "/closed.txt", sandbox.source + "/closed")
        for path in [file, tree] { chmod(path, 0) }
        chown(tree, 0, 0)
        #expect(Self.asNobody(sandbox, "init").code == 0)
        for path in [file, tree] { #expect(Self.asNobody(sandbox, "backup", path).code == 3) }
        #expect(Self.asNobody(sandbox, "backup", sandbox.source + "/half").code == 0)
        let restored = Self.asNobody(sandbox, "restore", "--target", sandbox.file("out"))
        #expect(restored.code == 0 && restored.errors.isEmpty, "\(restored.errors)")
        #expect(Files.text(sandbox.file("out") + sandbox.source + "/half/seen.txt") == "seen")
        let planned = Self.asNobody(sandbox, "forget", "--path", file, "--dry-run")
        #expect(
            planned.code == 0 && planned.text.hasPrefix("0 versions would be"),
            "\(planned.text)\(planned.errors)")
        for path in [file, tree] {
            let forgotten = Self.asNobody(sandbox, "forget", "--path", path)
            #expect(
                forgotten.code == 0
                    && forgotten.errors.contains(
                        "no files in \(path) were backed up; the directory is no longer a root"),
                "\(forgotten.errors)")
            // Once is enough.
            let again = Self.asNobody(sandbox, "forget", "--path", path)
            #expect(
                again.code == 1 && again.errors.contains("there is no version of \(path)"),
                "\(again.errors)")
        }
        #expect(Self.asNobody(sandbox, "verify").code == 0)
        chmod(file, 0o644)
        #expect(Self.asNobody(sandbox, "backup", file).code == 0)
        #expect(Self.asNobody(sandbox, "dump", file).text == "closed")
        // It is root's, whose name nobody cannot give it: that is said.
        #expect(Self.asNobody(sandbox, "restore", "--target", sandbox.file("more")).code == 3)
        #expect(Files.text(sandbox.file("more") + file) == "closed")
        sandbox.expectSound()
    }

    @Test(
        .enabled(if: Machine.canSwitchUser, "needs root and setpriv"),
        arguments: [0o000, 0o444, 0o311])
    func whatCannotBeSeenIsNotTakenForDeleted(mode: mode_t) {
        let sandbox = Self.ownedByNobody("deleted")
        #expect(Self.asNobody(sandbox, "init").code == 0)
        #expect(Self.asNobody(sandbox, "backup", sandbox.source).code == 0)
        let before = Self.asNobody(sandbox, "ls", "-R").lines
        chmod(sandbox.source + "/closed", mode)
        chmod(sandbox.source + "/closed.txt", 0)
        let second = Self.asNobody(sandbox, "backup", sandbox.source)
        #expect(second.code == 3)
        #expect(second.text.contains("0 deleted"), "\(second.text)")
        #expect(second.errors.contains("\(sandbox.source)/closed"), "\(second.errors)")
        #expect(Self.asNobody(sandbox, "ls", "-R").lines == before)
        #expect(
            Self.asNobody(sandbox, "dump", sandbox.source + "/closed/inner.txt").text == "inner")
        #expect(Self.asNobody(sandbox, "dump", sandbox.source + "/closed.txt").text == "closed")
    }

    /// A user who may not give files away still gets everything else back, and is told.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func restoringWithoutRootKeepsContentAndSaysWhatIsMissing() {
        let sandbox = Self.ownedByNobody()
        chmod(sandbox.source + "/half", 0o555)
        chmod(sandbox.source + "/open.txt", 0o4755)
        chown(sandbox.source + "/closed.txt", 1234, 1234)
        #expect(Self.asNobody(sandbox, "init").code == 0)
        #expect(Self.asNobody(sandbox, "backup", sandbox.source).code == 0)
        let restored = Self.asNobody(sandbox, "restore", "--target", sandbox.file("out"))
        #expect(restored.code == 3, "\(restored.errors)")
        #expect(restored.text.contains("without some metadata"))
        #expect(
            restored.errors.contains(
                "closed.txt was restored without its owner: operation not permitted"),
            "\(restored.errors)")
        let found = Walker.walk(sandbox.file("out") + sandbox.source)
        let expected = Walker.walk(sandbox.source)
        #expect(
            found.keys.sorted { $0.lexicographicallyPrecedes($1) }
                == expected.keys.sorted { $0.lexicographicallyPrecedes($1) })
        for (path, item) in expected {
            #expect(
                found[path]?.digest == item.digest && found[path]?.mode == item.mode
                    && found[path]?.seconds == item.seconds, "\(Name.shown(path))")
        }
    }

    /// What cannot be read could not be kept before a restore, and no undo would bring it back: it
    /// stays.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"), arguments: [false, true])
    func aRestoreLeavesWhatItCouldNotKeep(deletes: Bool) {
        let sandbox = Self.ownedByNobody()
        for name in ["/closed.txt", "/closed/inner.txt"] {
            chown(sandbox.source + name, 65534, 65534)
        }
        #expect(Self.asNobody(sandbox, "init").code == 0)
        #expect(Self.asNobody(sandbox, "backup", sandbox.source).code == 0)
        sandbox.put("open.txt", "changed")
        sandbox.put("closed.txt", "precious")
        sandbox.put("closed/inner.txt", "precious too")
        sandbox.put("extra.txt", "new, and precious")
        sandbox.put("later/deep.txt", "likewise")
        for name in ["/closed.txt", "/extra.txt", "/closed/inner.txt", "/later/deep.txt"] {
            chown(sandbox.source + name, 0, 0)
            chmod(sandbox.source + name, 0)
        }
        chown(sandbox.source + "/later", 65534, 65534)
        chmod(sandbox.source + "/closed", 0)
        let words =
            ["restore", "--in-place", "--snapshot", "latest"] + (deletes ? ["--delete"] : []) + [
                sandbox.source
            ]
        let ended = sandbox.run(
            "/usr/bin/setpriv",
            [
                "--reuid=65534", "--regid=65534", "--clear-groups", sandbox.file("cairn"), "-r",
                sandbox.repository,
            ] + words)
        #expect(ended.code == 3 || ended.code == 1, "\(ended.text)\(ended.errors)")
        #expect(
            ended.errors.contains(
                "closed.txt: the existing item is unreadable and cannot be backed up"
            ),
            "\(ended.errors)")
        #expect(Files.text(sandbox.source + "/open.txt") == "open")
        #expect(Files.text(sandbox.source + "/closed.txt") == "precious")
        #expect(Files.text(sandbox.source + "/closed/inner.txt") == "precious too")
        #expect(Files.text(sandbox.source + "/extra.txt") == "new, and precious")
        #expect(Files.text(sandbox.source + "/later/deep.txt") == "likewise")
        // And an undo brings the rest back.
        let undone = sandbox.run(
            "/usr/bin/setpriv",
            [
                "--reuid=65534", "--regid=65534", "--clear-groups", sandbox.file("cairn"), "-r",
                sandbox.repository, "undo",
            ])
        #expect(
            Files.text(sandbox.source + "/open.txt") == "changed", "\(undone.text)\(undone.errors)")
        #expect(Files.text(sandbox.source + "/closed.txt") == "precious")
        #expect(Files.text(sandbox.source + "/later/deep.txt") == "likewise")
    }
}
