import CommandSupport
import Foundation
import Testing

/// `import restic`, with the real restic.
@Suite(.enabled(if: Restic.isThere, "restic is not installed")) struct ImportTests {
    private static func restic(
        _ sandbox: Sandbox, _ arguments: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        let ended = sandbox.run(Restic.path, arguments)
        #expect(ended.code == 0, "\(ended.errors)", sourceLocation: sourceLocation)
        return ended.text
    }

    private static func prepared(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.environment["RESTIC_REPOSITORY"] = sandbox.file("restic")
        sandbox.environment["RESTIC_PASSWORD"] = Restic.password
        Restic.makeRepository(sandbox.file("restic"))
        sandbox.put("a", "one")
        sandbox.put("d/b [x]*\\y", "two")
        sandbox.put("empty", "")
        symlink("a", sandbox.source + "/link")
        chmod(sandbox.source + "/d", 0o1750)
        _ = restic(
            sandbox, "backup", "--host", "old", "--tag", "t,u", "--time", "2015-02-03 04:05:06",
            sandbox.source)
        sandbox.put("a", "changed")
        sandbox.put("new", "three")
        Files.removeTree(Array((sandbox.source + "/empty").utf8))
        _ = restic(
            sandbox, "backup", "--host", "old", "--time", "2016-02-03 04:05:06", sandbox.source)
        return sandbox
    }

    /// restic has what was named relative to a directory without that directory's path.
    @Test func relativePathsComeBackWhereTheyWere() {
        let sandbox = Self.prepared()
        Files.makeDirectories(sandbox.source + "/sub")
        sandbox.put("sub/n", "inner")
        for (directory, words) in [
            ("", "."), ("", "sub/n \(sandbox.file("runs"))"), ("/sub", ". ../a"), ("", "sub"),
        ] {
            let script =
                "cd \(sandbox.source)\(directory) && exec restic backup --host old \(words)"
            #expect(sandbox.run("/bin/sh", ["-c", script]).code == 0, "\(words)")
        }
        let imported = sandbox.json("import", "restic", sandbox.file("restic"))
        #expect(imported.filter { $0["type"] == "imported" }.count == 6)
        let ids = sandbox.json("snapshots", "--host", "old").compactMap { $0["id"] }
        func text(_ index: Int, _ path: String) -> String {
            sandbox.cairn("dump", "--host", "old", "--snapshot", ids[index], sandbox.source + path)
                .text
        }
        #expect(text(2, "/a") == "changed" && text(2, "/sub/n") == "inner")
        #expect(text(3, "/sub/n") == "inner")
        #expect(text(4, "/sub/n") == "inner" && text(4, "/a") == "changed")
        #expect(text(5, "/sub/n") == "inner")
        sandbox.expectSound()
    }

    /// Only Cairn's own backups say how old the last backup of this machine is.
    @Test func anImportIsNoBackup() {
        let sandbox = Self.prepared()
        _ = Self.restic(sandbox, "backup", sandbox.source)
        sandbox.cairn("import", "restic", sandbox.file("restic"))
        let stale = sandbox.cairn("status", "--check", exits: 2).text
        #expect(stale.hasPrefix("stale: nothing has been backed up yet"), "\(stale)")
    }

    /// What another program left out is not there any more in the newest snapshot.
    @Test func anImportIntoABackedUpRootOutdatesTheLastBackup() {
        let sandbox = Self.prepared()
        sandbox.cairn("import", "restic", sandbox.file("restic"))
        sandbox.backUp()
        _ = Self.restic(
            sandbox, "backup", "--exclude", sandbox.source + "/new", sandbox.source)
        sandbox.cairn("import", "restic", sandbox.file("restic"))
        let outdated = sandbox.cairn("status", "--check", exits: 1).text
        #expect(outdated.contains("the last backup is out of date"), "\(outdated)")
        sandbox.cairn("backup", sandbox.file("home"))
        #expect(sandbox.json("status").first?["last_backup"] == "outdated")
        sandbox.backUp()
        #expect(sandbox.json("status").first?["last_backup"] == "complete")
        #expect(sandbox.cairn("dump", sandbox.source + "/new").text == "three")
        // A snapshot of another machine changes nothing of this one's.
        _ = Self.restic(sandbox, "backup", "--host", "old", sandbox.source)
        sandbox.cairn("import", "restic", sandbox.file("restic"))
        #expect(sandbox.json("status").first?["last_backup"] == "complete")
    }

    @Test func eachSnapshotBecomesACommit() {
        let sandbox = Self.prepared()
        let repository = sandbox.file("restic")
        let dry = sandbox.json("import", "restic", repository, "--dry-run")
        #expect(dry.last?.number("snapshots") == 2 && dry.last?.number("bytes") == 6 + 12)
        #expect(sandbox.commits(all: true).isEmpty)
        let imported = sandbox.json("import", "restic", repository)
        // What is the same by size and times is not read again.
        #expect(imported.filter { $0["type"] == "imported" }.map { $0.number("bytes") } == [6, 12])
        let commits = sandbox.json("snapshots", "--host", "old")
        #expect(
            commits.map { $0["time"] } == ["2015-02-03T04:05:06Z", "2016-02-03T04:05:06Z"]
                && commits.first?.texts("tags")?.prefix(2) == ["t", "u"]
                && commits.first?.texts("paths") == [sandbox.source])
        let first = sandbox.restored(commits[0]["id"] ?? "")
        #expect(
            Files.text(first + "/a") == "one" && Files.text(first + "/d/b [x]*\\y") == "two"
                && Files.exists(first + "/empty") && !Files.exists(first + "/new"))
        let last = sandbox.restored(commits[1]["id"] ?? "")
        let same = sandbox.run("/usr/bin/diff", ["-r", "--no-dereference", last, sandbox.source])
        #expect(same.code == 0, "\(same.text)")
        let listed = { (top: String) in
            sandbox.run("/usr/bin/find", [top, "-mindepth", "1", "-printf", "%P %m %T@ %l\n"]).text
                .split(separator: "\n").sorted()
        }
        #expect(listed(last) == listed(sandbox.source))
        #expect(
            sandbox.cairn("dump", "--host", "old", "--at", "2015-06-01", sandbox.source + "/a").text
                == "one")
        sandbox.cairn("verify")
        sandbox.expectSound()
        // A second import finds nothing to do, and a further snapshot is added.
        #expect(sandbox.json("import", "restic", repository).last?.number("snapshots") == 0)
        sandbox.put("more", "more")
        _ = Self.restic(sandbox, "backup", "--host", "old", sandbox.source)
        #expect(sandbox.json("import", "restic", repository).last?.number("snapshots") == 1)
        #expect(sandbox.cairn("dump", "--host", "old", sandbox.source + "/more").text == "more")
        // What is forgotten here does not come back, and does not stand in the way.
        sandbox.cairn("forget", "--host", "old", commits[0]["id"] ?? "")
        #expect(sandbox.json("import", "restic", repository).last?.number("snapshots") == 0)
    }

    /// An import knows no disks: the files of the machine itself are on the same one.
    @Test func thisMachineGoesOnAfterAnImport() {
        let sandbox = Self.prepared()
        _ = Self.restic(sandbox, "backup", sandbox.source)
        sandbox.cairn("import", "restic", sandbox.file("restic"))
        sandbox.put("a", "saved after the import")
        let summary = sandbox.json("backup", sandbox.source).last
        #expect(summary?.number("failed") == 0 && summary?.number("deleted") == 0)
        #expect(sandbox.cairn("dump", sandbox.source + "/a").text == "saved after the import")
        sandbox.cairn("restore", "--in-place", "--snapshot", "latest", sandbox.source)
        sandbox.expectSound()
    }

    /// A restic that fails in the middle stands for a kill: what was committed stays.
    @Test func whatWasInterruptedGoesOn() {
        let sandbox = Self.prepared()
        let repository = sandbox.file("restic")
        let bin = sandbox.file("bin")
        Files.makeDirectories(bin)
        let broken = """
            #!/bin/sh
            case "$*" in *" ls "*) [ -e '\(bin)/once' ] && exit 1; : > '\(bin)/once';; esac
            exec \(Restic.path) "$@"
            """
        Files.write(broken, to: bin + "/restic")
        chmod(bin + "/restic", 0o755)
        sandbox.environment["PATH"] = bin + ":/usr/bin:/bin"
        let failed = sandbox.cairn("import", "restic", repository, exits: 1)
        #expect(failed.errors.contains("restic could not list snapshot"), "\(failed.errors)")
        #expect(sandbox.json("snapshots", "--host", "old").count == 1)
        sandbox.environment["PATH"] = "/usr/bin:/bin"
        #expect(sandbox.json("import", "restic", repository).last?.number("snapshots") == 1)
        #expect(sandbox.json("snapshots", "--host", "old").count == 2)
    }

    /// restic's list replaces what is not UTF-8; its trees tell it.
    @Test func namesThatAreNotUTF8ComeAsTheyAre() {
        let sandbox = Self.prepared()
        let names: [[UInt8]] = [
            Array("caf".utf8) + [0xe9], Array("caf".utf8) + [0xe8], [0xff, 0xfe, 0x0a],
            Array("caf\u{fffd}".utf8),
        ]
        for (index, name) in names.enumerated() {
            let path = Array((sandbox.source + "/n/").utf8) + name
            Files.makeDirectories(sandbox.source + "/n")
            #expect(mkdir((path + [0]).map { CChar(bitPattern: $0) }, 0o755) == 0)
            let file = (path + Array("/in\(index)".utf8) + [0]).map { CChar(bitPattern: $0) }
            let number = open(file, O_WRONLY | O_CREAT, 0o644)
            Files.write(Array("text \(index)".utf8), to: number)
            close(number)
        }
        _ = Self.restic(sandbox, "backup", "--host", "old", sandbox.source)
        let imported = sandbox.json("import", "restic", sandbox.file("restic"))
        let commit = imported.last { $0["type"] == "imported" }?["commit"] ?? ""
        let differing = treeDifferences(
            Walker.walk(sandbox.restored(commit) + "/n"),
            expected: Walker.walk(sandbox.source + "/n"))
        #expect(differing.isEmpty, "\(differing)")
    }

    /// Killed within a snapshot, with content staged: the next import begins it anew.
    @Test func whatWasKilledGoesOn() {
        let sandbox = Self.prepared()
        let bin = sandbox.file("bin")
        Files.makeDirectories(bin)
        // The second batch of content waits to be killed.
        let slow = """
            #!/bin/sh
            case "$*" in *" restore "*)
                if [ -e '\(bin)/first' ]; then : > '\(bin)/now'; exec sleep 600; fi
                : > '\(bin)/first';;
            esac
            exec \(Restic.path) "$@"
            """
        Files.write(slow, to: bin + "/restic")
        chmod(bin + "/restic", 0o755)
        sandbox.environment["PATH"] = bin + ":/usr/bin:/bin"
        let process = sandbox.startCairn("import", "restic", sandbox.file("restic"))
        #expect(process.awaitWhileRunning { Files.exists(bin + "/now") })
        kill(process.identifier, SIGKILL)
        #expect(process.wait().code == -SIGKILL)
        #expect(sandbox.json("snapshots", "--host", "old").count == 1)
        sandbox.environment["PATH"] = "/usr/bin:/bin"
        let repository = sandbox.file("restic")
        #expect(sandbox.json("import", "restic", repository).last?.number("snapshots") == 1)
        let commits = sandbox.json("snapshots", "--host", "old").compactMap { $0["id"] }
        #expect(commits.count == 2)
        let same = sandbox.run(
            "/usr/bin/diff",
            ["-r", "--no-dereference", sandbox.restored(commits.last ?? ""), sandbox.source])
        #expect(same.code == 0, "\(same.text)")
        sandbox.cairn("verify", "--read-data")
        sandbox.expectSound()
    }

    /// restic restores a damaged file with zeros, and says so only in its exit code.
    @Test func whatIsDamagedIsNotKeptAndTriedAgain() throws {
        let sandbox = Self.prepared()
        for index in 1...4 {
            let random = "head -c 1500000 /dev/urandom > \(sandbox.source)/f\(index)"
            #expect(sandbox.run("/bin/sh", ["-c", random]).code == 0)
        }
        _ = Self.restic(
            sandbox, "backup", "--host", "old", "--time", "2017-02-03 04:05:06", sandbox.source)
        let repository = sandbox.file("restic")
        let pack = Self.largestFile(repository + "/data")
        let intact = try Data(contentsOf: URL(fileURLWithPath: pack))
        chmod(pack, 0o600)
        var damaged = intact
        damaged.replaceSubrange(1000..<1020, with: [UInt8](repeating: 88, count: 20))
        try damaged.write(to: URL(fileURLWithPath: pack))
        let failing = sandbox.cairn("import", "restic", repository, exits: 3)
        #expect(failing.errors.contains("/f"), "\(failing.errors)")
        let commit = { sandbox.json("snapshots", "--host", "old").last?["id"] ?? "" }
        let first = sandbox.restored(commit())
        let whole = (1...4).filter { Files.exists(first + "/f\($0)") }
        #expect(whole.count == 3)
        for index in whole {
            #expect(
                sandbox.run(
                    "/usr/bin/cmp", [first + "/f\(index)", sandbox.source + "/f\(index)"]
                ).code == 0)
        }
        // Mended, it comes with the next import; then all is done.
        try intact.write(to: URL(fileURLWithPath: pack))
        #expect(sandbox.json("import", "restic", repository).last?.number("snapshots") == 1)
        let same = sandbox.run(
            "/usr/bin/diff",
            ["-r", "--no-dereference", sandbox.restored(commit()), sandbox.source])
        #expect(same.code == 0, "\(same.text)")
        #expect(sandbox.json("import", "restic", repository).last?.number("snapshots") == 0)
    }

    /// A source's own tags name no other snapshot as imported, and none says what a commit is.
    @Test func tagsThatCairnGivesDoNotComeFromASource() {
        let sandbox = Self.prepared()
        let ids = Self.restic(sandbox, "snapshots", "--json").split(separator: "\"id\":\"")
            .dropFirst()
            .map { String($0.prefix(16)) }
        let (older, newer) = (ids[0], ids[1])
        _ = Self.restic(
            sandbox, "tag", "--add", "restic:\(newer),erase,mine", older)
        let imported = sandbox.cairn("import", "restic", sandbox.file("restic"))
        #expect(imported.errors.contains("omitted invalid tags"), "\(imported.errors)")
        let tags = sandbox.json("snapshots", "--host", "old").compactMap { $0.texts("tags") }
        #expect(tags.count == 2 && tags[0].prefix(3) == ["t", "u", "mine"] && tags[0].count == 4)
        #expect(!tags[0].contains("restic:\(newer)") && !tags[0].contains("erase"))
        sandbox.cairn("tag", "remove", "restic:1234", "latest")
        let own = sandbox.cairn("backup", "--tag", "erase", sandbox.source, exits: 1)
        #expect(own.errors.contains("is reserved"), "\(own.errors)")
    }

    private static func largestFile(_ directory: String) -> String {
        let found = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String }
        func size(_ name: String) -> off_t {
            var status = stat()
            return lstat(directory + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
                ? status.st_size : -1
        }
        return directory + "/" + ((found ?? []).max { size($0) < size($1) } ?? "")
    }

    @Test func whatCannotBeImportedIsRefused() {
        let sandbox = Self.prepared()
        sandbox.environment["RESTIC_PASSWORD"] = "wrong"
        let wrong = sandbox.cairn("import", "restic", sandbox.file("restic"), exits: 1)
        #expect(wrong.errors.contains("restic could not list the snapshots"), "\(wrong.errors)")
        sandbox.environment["RESTIC_PASSWORD"] = Restic.password
        sandbox.backUp()
        let late = sandbox.cairn("import", "restic", sandbox.file("restic"), exits: 1)
        #expect(late.errors.contains("has a newer snapshot"), "\(late.errors)")
        sandbox.environment["PATH"] = "/nowhere"
        let missing = sandbox.cairn("import", "restic", sandbox.file("restic"), exits: 1)
        #expect(missing.errors.contains("cannot start restic"), "\(missing.errors)")
    }
}

/// `import borg`, with the real Borg.
@Suite(.enabled(if: Borg.isThere, "Borg is not installed")) struct ImportBorgTests {
    private static func borg(
        _ sandbox: Sandbox, _ arguments: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let ended = sandbox.run(Borg.path, arguments)
        #expect(ended.code == 0, "\(ended.errors)", sourceLocation: sourceLocation)
    }

    /// A repository of Borg that is not encrypted.
    private static func prepared(_ name: String = #function) -> (Sandbox, repository: String) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        let repository = sandbox.file("borg")
        sandbox.environment["BORG_BASE_DIR"] = sandbox.file("home")
        sandbox.environment["BORG_UNKNOWN_UNENCRYPTED_REPO_ACCESS_IS_OK"] = "yes"
        borg(sandbox, "init", "-e", "none", repository)
        return (sandbox, repository)
    }

    /// Makes an archive of the source, and imports it.
    private static func importFirst(_ sandbox: Sandbox, _ repository: String) {
        borg(
            sandbox, "create", "--timestamp", "2015-07-03T04:05:06", repository + "::first",
            sandbox.source)
        sandbox.cairn("import", "borg", repository)
    }

    /// Whether two names are of one file.
    private static func areOne(_ one: String, _ other: String) -> Bool {
        var found = [stat(), stat()]
        return lstat(one, &found[0]) == 0 && lstat(other, &found[1]) == 0
            && found[0].st_ino == found[1].st_ino
    }

    @Test func eachArchiveBecomesACommit() {
        let sandbox = Sandbox()
        sandbox.prepare()
        let repository = sandbox.file("borg")
        sandbox.environment["BORG_PASSPHRASE"] = "other password"
        sandbox.environment["BORG_BASE_DIR"] = sandbox.file("home")
        sandbox.environment["TZ"] = "Europe/Berlin"
        Self.borg(sandbox, "init", "-e", "repokey", repository)
        sandbox.put("a", "one")
        sandbox.put("d/pp:b [x]*\\y", "two")
        sandbox.put("gone", "")
        symlink("a", sandbox.source + "/link")
        link(sandbox.source + "/a", sandbox.source + "/hard")
        chmod(sandbox.source + "/d", 0o3750)
        Self.borg(
            sandbox, "create", "--timestamp", "2015-07-03T04:05:06", repository + "::first",
            sandbox.source)
        sandbox.put("d/c", "changed")
        Files.removeTree(Array((sandbox.source + "/gone").utf8))
        Self.borg(
            sandbox, "create", "--timestamp", "2016-02-03T04:05:06", repository + "::second",
            sandbox.source)
        let dry = sandbox.json("import", "borg", repository, "-n").last
        #expect(dry?.number("snapshots") == 2 && dry?.number("bytes") == 3 + 3 + 3 + 7)
        let imported = sandbox.json("import", "borg", repository)
        #expect(imported.filter { $0["type"] == "imported" }.map { $0.number("bytes") } == [9, 7])
        let commits = sandbox.json("snapshots")
        #expect(
            commits.map { $0["time"] } == ["2015-07-03T04:05:06Z", "2016-02-03T04:05:06Z"]
                && commits.compactMap { $0.texts("tags")?.first } == ["first", "second"])
        let first = sandbox.restored(commits[0]["id"] ?? "")
        #expect(
            Files.text(first + "/hard") == "one" && Self.areOne(first + "/a", first + "/hard")
                && Files.exists(first + "/gone")
                && !Files.exists(first + "/d/c"))
        let last = sandbox.restored(commits[1]["id"] ?? "")
        let same = sandbox.run("/usr/bin/diff", ["-r", "--no-dereference", last, sandbox.source])
        #expect(same.code == 0, "\(same.text)")
        let modes = { (top: String) in
            sandbox.run("/usr/bin/find", [top, "-mindepth", "1", "-printf", "%P %m %l\n"]).text
                .split(separator: "\n").sorted()
        }
        #expect(modes(last) == modes(sandbox.source))
        sandbox.cairn("verify")
        sandbox.expectSound()
        #expect(sandbox.json("import", "borg", repository).last?.number("snapshots") == 0)
    }
}

extension ImportBorgTests {
    /// An archive tells of no disk, and its times are rounded.
    @Test func noRootIsOnAnotherDiskAfterAnImport() {
        let (sandbox, repository) = Self.prepared()
        for name in ["a", "b", "c"] { sandbox.put(name, name) }
        Self.importFirst(sandbox, repository)
        for name in ["a", "b"] { Files.removeTree(Array("\(sandbox.source)/\(name)".utf8)) }
        let summary = sandbox.json("backup", sandbox.source).last
        #expect(summary?.number("failed") == 0 && summary?.number("deleted") == 2)
    }

    /// A directory that is empty in the next archive was emptied.
    @Test func aDirectoryThatWasEmptiedIsEmptyInTheImport() {
        let (sandbox, repository) = Self.prepared()
        sandbox.put("a", "a")
        sandbox.put("sub/b", "b")
        Self.importFirst(sandbox, repository)
        Files.removeTree(Array("\(sandbox.source)/sub/b".utf8))
        Self.borg(
            sandbox, "create", "--timestamp", "2016-07-03T04:05:06", repository + "::second",
            sandbox.source)
        sandbox.cairn("import", "borg", repository)
        #expect(sandbox.json("import", "borg", repository).last?.number("snapshots") == 0)
        #expect(!sandbox.cairn("ls", "-R", sandbox.source).text.contains("sub/b"))
        sandbox.cairn("backup", sandbox.source)
    }

    @Test func anEmptyRootMayBeABareMountPointAfterAnImport() {
        let (sandbox, repository) = Self.prepared()
        sandbox.put("a", "a")
        Self.importFirst(sandbox, repository)
        Files.removeTree(Array("\(sandbox.source)/a".utf8))
        let refused = sandbox.cairn("backup", sandbox.source, exits: 3)
        #expect(refused.errors.contains("not mounted"), "\(refused.errors)")
    }

    /// `./db.sql` as a root's name made the repository unreadable.
    @Test func namesThatARepositoryMayNotHoldAreNormalizedOrRefused() {
        let (sandbox, repository) = Self.prepared()
        let names = ["./db.sql", "a/./b (c)", "a/../b", "..", "x/..", "../../../tmp/x"]
        for (index, name) in names.enumerated() {
            let script =
                "echo dump | borg create --timestamp 2021-01-0\(index + 1)T00:00:00 --stdin-name '\(name)' '\(repository)::n\(index)' -"
            #expect(sandbox.run("/bin/sh", ["-c", script]).code == 0)
        }
        let imported = sandbox.cairn("import", "borg", repository, exits: 3)
        #expect(imported.errors.contains("the component"), "\(imported.errors)")
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("elsewhere")
        sandbox.cairn("verify")
        let commits = sandbox.json("snapshots").compactMap { $0["id"] }
        #expect(commits.count >= 2)
        for (commit, path) in zip(commits, ["/db.sql", "/a/b (c)"]) {
            #expect(sandbox.cairn("dump", "--snapshot", commit, path).text == "dump\n")
        }
    }
}

private enum Borg {
    static let path = "/usr/bin/borg"
    static let isThere = access(path, X_OK) == 0
}
