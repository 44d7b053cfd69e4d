import Glibc
import Testing

/// SQLite databases under transactions: each version opens, is whole and adds up, without log and
/// journal. - Source: decision 0006.
@Suite struct DatabaseTests {
    private static let writer = Project.fixtures + "/database_writer.py"
    private static let modes = ["wal", "delete", "persist", "truncate"]

    /// What the checker says of the databases beneath a directory.
    private static func check(_ sandbox: Sandbox, _ directory: String, _ names: [String])
        -> [String]
    {
        sandbox.run(
            "/usr/bin/python3", ["-B", writer, "check"] + names.map { "\(directory)/\($0)" }
        ).lines
    }

    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"))
    func everyVersionOfADatabaseInUseIsWhole() {
        let sandbox = Sandbox("databases")
        sandbox.prepare()
        Self.checkVersions(sandbox, sandbox.source)
    }

    @Test(
        .enabled(
            if: Machine.hasWitness && LoopDisk.hasBtrfs,
            "needs root, python3, mkfs.btrfs and loop devices"))
    func everyVersionIsWholeOnBtrfs() throws { try Self.checkVersions(onDisk: .btrfs) }

    @Test(
        .enabled(
            if: Machine.hasWitness && LoopDisk.hasXFS,
            "needs root, python3, mkfs.xfs and loop devices"))
    func everyVersionIsWholeOnXFS() throws { try Self.checkVersions(onDisk: .xfs) }

    /// Where files can be cloned: into the state directory, which lies on the same file system.
    private static func checkVersions(onDisk kind: LoopDisk.Kind) throws {
        let sandbox = Sandbox("databases-\(kind)")
        let disk = try #require(LoopDisk(kind))
        sandbox.environment["XDG_STATE_HOME"] = disk.path + "/state"
        sandbox.prepare()
        mkdir(disk.path + "/source", 0o755)
        withExtendedLifetime(disk) { checkVersions(sandbox, disk.path + "/source") }
    }

    private static func checkVersions(_ sandbox: Sandbox, _ source: String) {
        let writers = Self.modes.map { mode in
            sandbox.start(
                "/usr/bin/python3", ["-B", Self.writer, "write", "\(source)/\(mode).db", mode, "8"])
        }
        for (writer, mode) in zip(writers, Self.modes) {
            #expect(
                writer.awaitWhileRunning { access(sandbox.file("ready-\(mode).db"), F_OK) == 0 })
        }
        var commits: [String] = []
        while writers.contains(where: { !$0.tick() }), commits.count < 12 {
            commits.append(backUp(sandbox, source))
        }
        for writer in writers { #expect(writer.wait().code == 0) }
        commits.append(backUp(sandbox, source))
        #expect(commits.count > 1)
        for (number, commit) in commits.enumerated() {
            let target = sandbox.file("restored-\(number)")
            sandbox.cairn("restore", "--snapshot", commit, "--target", target)
            let restored = target + source
            #expect(Files.names(restored) == Self.modes.map { "\($0).db" }.sorted())
            let verdicts = Self.check(sandbox, restored, Self.modes.map { "\($0).db" })
            #expect(
                verdicts.count == Self.modes.count && verdicts.allSatisfy { $0.hasPrefix("ok ") },
                "\(commit): \(verdicts)")
        }
    }

    private static func backUp(_ sandbox: Sandbox, _ path: String) -> String {
        sandbox.json("backup", path).last?["commit"] ?? ""
    }

    /// One page in a hundred changed: together, and each somewhere else. The finer chunks of
    /// databases are of 64 KiB on average.
    @Test(
        .enabled(if: Machine.hasWitness, "needs /usr/bin/python3"),
        arguments: [(true, 2.5), (false, 24)])
    func versionReusesTheChunksThatDidNotChange(isTogether: Bool, times: Double) throws {
        let sandbox = Sandbox("reuse")
        sandbox.prepare()
        let database = "\(sandbox.source)/large.db"
        let words = { (verb: String) in
            ["-B", Self.writer, verb, database] + (isTogether ? ["together"] : [])
        }
        #expect(sandbox.run("/usr/bin/python3", words("fill")).code == 0)
        sandbox.backUp()
        let changed = try #require(
            Double(sandbox.run("/usr/bin/python3", words("change")).lines.first ?? ""))
        #expect((400_000...700_000).contains(changed))
        let added = try #require(
            sandbox.json("backup", sandbox.source).last?.number("bytes_stored"))
        #expect(Double(added) <= times * changed, "\(added) bytes for \(changed)")
    }

    /// In words and in JSON, wherever a copy is shown. - Source: decision 0006.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"))
    func inconsistentCopiesAreMarked() {
        let sandbox = Sandbox("marked")
        sandbox.prepare()
        sandbox.put("good", "good")
        sandbox.put("deep/bad.db", "SQLite format 3\0" + String(repeating: "x", count: 5_000))
        let bad = "\(sandbox.source)/deep/bad.db"
        sandbox.backUp()
        func marked(_ lines: [String]) -> [Bool] { lines.map { $0.contains("inconsistent") } }
        for flags in [[], ["-l"]] {
            let lines = sandbox.cairn(
                (["ls", "-R"] + flags + [sandbox.source]).map { Array($0.utf8) }
            )
            .lines
            #expect(
                lines.count { $0.contains("inconsistent") } == 1
                    && lines.first { $0.contains("inconsistent") }?.contains("bad.db") == true)
        }
        #expect(marked(Array(sandbox.cairn("versions", bad).lines.dropFirst())) == [true])
        #expect(sandbox.cairn("status", bad).text.contains("its copy is marked as inconsistent"))
        #expect(
            sandbox.cairn("status", sandbox.source).text.contains(
                "1 copy of files is marked as inconsistent:\n    \(bad)"))
        #expect(
            sandbox.cairn("status").text.contains(
                "1 copy that may mix several states of a file\n  \(bad)"))
        #expect(
            sandbox.json("ls", sandbox.source).filter { $0.fields["fuzzy"] as? Bool == true }.count
                == 1)
        #expect(sandbox.json("versions", bad).map { $0.fields["fuzzy"] as? Bool } == [true])
        for words in [["status"], ["status", sandbox.source], ["status", bad]] {
            let lines = sandbox.cairn((words + ["--json"]).map { Array($0.utf8) }).lines.compactMap
            { JSONObject($0) }
            #expect(lines.filter { $0["type"] == "fuzzy" }.map { $0["path"] } == [bad])
            #expect(lines.first?.number(words.count == 1 ? "fuzzy" : "items_fuzzy") == 1)
        }
        // Replaced by one that opens; the old version stays marked.
        unlink(bad)
        #expect(
            sandbox.run("/usr/bin/python3", ["-B", Self.writer, "write", bad, "delete", "0.1"]).code
                == 0)
        sandbox.backUp()
        #expect(marked(Array(sandbox.cairn("versions", bad).lines.dropFirst())) == [true, false])
        #expect(
            !sandbox.cairn("status").text.contains("inconsistent")
                && !sandbox.cairn("status", sandbox.source).text.contains("inconsistent"))
    }

    /// A program that lets nobody read: its bytes are kept, it is named, and kept again when it is
    /// let go.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"), arguments: ["delete", "wal"])
    func databaseThatIsLockedAllTheTime(mode: String) {
        let sandbox = Sandbox("locked")
        sandbox.prepare()
        let database = "\(sandbox.source)/locked.db"
        let holder = sandbox.start("/usr/bin/python3", ["-B", Self.writer, "hold", database, mode])
        #expect(holder.awaitWhileRunning { access(sandbox.file("ready-locked.db"), F_OK) == 0 })
        let isLogged = mode == "wal"
        // Its log tells where its transactions end, whoever holds the database. Without one,
        // nothing does.
        let commit = sandbox.backUp(exits: isLogged ? 0 : 3)
        #expect(
            sandbox.json("ls", sandbox.source).contains { $0.fields["fuzzy"] as? Bool == true }
                == !isLogged)
        let restored = sandbox.restored(commit)
        #expect(Files.names(restored) == ["locked.db"])
        if isLogged {
            #expect(Self.check(sandbox, restored, ["locked.db"]).first?.hasPrefix("ok ") == true)
        }
        Files.write("", to: sandbox.file("release"))
        #expect(holder.wait().code == 0)
        let next = sandbox.backUp()
        #expect(
            Self.check(sandbox, sandbox.restored(next), ["locked.db"]).first?.hasPrefix("ok ")
                == true)
        #expect(sandbox.json("ls", sandbox.source).allSatisfy { $0.fields["fuzzy"] == nil })
    }

    /// What is committed only in the log is kept, read once, and proven.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"))
    func logThatAKilledProcessLeftBehindIsPartOfItsDatabase() {
        let sandbox = Sandbox("left")
        sandbox.prepare()
        let database = "\(sandbox.source)/left.db"
        #expect(
            sandbox.run(
                "/usr/bin/python3", ["-B", Self.writer, "write", database, "wal", "0.5", "leave"]
            ).code == 0)
        #expect(Files.names(sandbox.source) == ["left.db", "left.db-shm", "left.db-wal"])
        let commit = sandbox.backUp()
        let again = sandbox.json("backup", sandbox.source).last
        #expect(again?.number("unchanged") == 1 && again?.number("changed") == 0)
        sandbox.cairn("status", sandbox.source)
        sandbox.cairn("status", "--read-data", database)
        #expect(
            sandbox.cairn("status", database + "-wal").errors.contains(
                "is part of the database \(database)"))
        let restored = sandbox.restored(commit)
        #expect(Files.names(restored) == ["left.db"])
        let verdict = Self.check(sandbox, restored, ["left.db"])
        #expect(verdict.first?.hasPrefix("ok ") == true)
        // SQLite itself brings log and database together.
        #expect(verdict == Self.check(sandbox, sandbox.source, ["left.db"]))
        #expect(
            sandbox.run(
                "/usr/bin/python3", ["-B", Self.writer, "write", database, "wal", "0.2", "leave"]
            ).code == 0)
        sandbox.cairn("status", sandbox.source, exits: 1)
        #expect(sandbox.json("backup", sandbox.source).last?.number("changed") == 1)
    }

    /// Names alone make no database.
    @Test func filesThatOnlyLookLikePartsAreKept() {
        let sandbox = Sandbox("alike")
        sandbox.prepare()
        for name in [
            "my-journal", "thesis", "thesis-wal", "thesis-journal", "a.db", "a.db-wal", "-shm",
            "b-shm",
        ] { sandbox.put(name, name) }
        let commit = sandbox.backUp()
        #expect(
            treeDifferences(
                Walker.walk(sandbox.restored(commit)), expected: Walker.walk(sandbox.source)
            ).isEmpty)
    }

    /// Issue 13, found by its attackers: the log of the database that was replaced was applied to
    /// the restored one. Its log would have a name that no file system takes.
    @Test func aDatabaseWithTheLongestNameIsKeptAndRestored() {
        let sandbox = Sandbox("long-name")
        sandbox.prepare()
        let long = sandbox.source + "/" + String(repeating: "x", count: 255)
        let program = """
            import sqlite3, sys, os
            db = sqlite3.connect(sys.argv[1] + '/x.db'); db.execute('pragma journal_mode=wal'); \
            db.execute('create table t(a)'); db.close()
            os.rename(sys.argv[1] + '/x.db', sys.argv[2])
            """
        #expect(sandbox.run("/usr/bin/python3", ["-c", program, sandbox.source, long]).code == 0)
        let before = Walker.walk(sandbox.source)
        sandbox.backUp()
        Files.write(Array(repeating: 7, count: 4_096), to: long)
        sandbox.cairn("restore", "--in-place", sandbox.source)
        #expect(treeDifferences(Walker.walk(sandbox.source), expected: before).isEmpty)
    }

    @Test(arguments: [false, true]) func aRestoredDatabaseHasNoLogOfAnother(deletes: Bool) {
        let sandbox = Sandbox("stale-log")
        sandbox.prepare()
        let program = """
            import sqlite3, sys, os
            db = sqlite3.connect(sys.argv[1], isolation_level=None)
            db.execute('pragma journal_mode=wal'); db.execute('pragma wal_autocheckpoint=0')
            if sys.argv[2] == 'check':
                print(db.execute('pragma integrity_check').fetchone()[0], db.execute('select \
                count(*) from ' + sys.argv[3]).fetchone()[0])
            elif sys.argv[2] == 'first':
                db.execute('create table t(a)'); db.execute('create index i on t(a)')
                for n in range(200): db.execute('insert into t values(?)', (str(n) + 'x' * 100,))
                db.close()
            else:
                db.execute('drop table t'); db.execute('create table u(b)')
                for n in range(500): db.execute('insert into u values(?)', ('y' * 200,))
                db.execute('pragma wal_checkpoint(truncate)')
                for n in range(30): db.execute('insert into u values(?)', ('z' * 200,))
                os._exit(0)
            """
        func python(_ words: String...) -> String {
            sandbox.run("/usr/bin/python3", ["-c", program, sandbox.source + "/x.db"] + words).text
        }
        _ = python("first")
        sandbox.backUp()
        let first = sandbox.commits()[0]
        _ = python("second")
        #expect(Files.names(sandbox.source).contains("x.db-wal"))
        sandbox.cairn(
            (["restore", "--in-place", "--snapshot", first, sandbox.source]
                + (deletes ? ["--delete"] : [])).map { Array($0.utf8) })
        #expect(Files.names(sandbox.source) == ["x.db"])
        #expect(python("check", "t") == "ok 200\n")
        sandbox.cairn("undo")
        #expect(python("check", "u") == "ok 530\n")
    }
}
