import CommandSupport
import Glibc
import Testing

/// What a restore, `--delete` and an undo do with the files beside databases: parts go with their
/// database, everything else is a file of its own. Issue 37, A 1.
@Suite struct DatabaseRestoreTests {
    /// `first` and `more` commit and close. `leave` commits to the log and `crash` writes half of a
    /// transaction, and both end like a killed program.
    private static let program = """
        import os, sqlite3, sys
        path, verb = sys.argv[1:3]
        db = sqlite3.connect(path, isolation_level=None)
        if verb == 'count':
            print(db.execute('pragma integrity_check').fetchone()[0], \
        db.execute('select count(*) from t').fetchone()[0])
            db.close(); sys.exit()
        db.execute('pragma journal_mode=' + ('wal' if verb == 'leave' else 'delete'))
        db.execute('create table if not exists t(a)')
        if verb == 'crash':
            db.execute('pragma cache_size=2'); db.execute('begin')
        for n in range(500 if verb == 'crash' else 20):
            db.execute('insert into t values(?)', (str(n) + 'x' * 900,))
        if verb in ('leave', 'crash'): os._exit(0)
        db.close()
        """

    private static let parts = ["-journal", "-shm", "-wal"]

    private let sandbox = Sandbox()
    private var database: String { sandbox.source + "/x.db" }

    init() { sandbox.prepare() }

    @discardableResult
    private func sqlite(_ verb: String, at path: String? = nil) -> String {
        sandbox.run("/usr/bin/python3", ["-c", Self.program, path ?? database, verb]).text
    }

    private func restore(_ words: String...) {
        sandbox.cairn((["restore"] + words).map { Array($0.utf8) })
    }

    private func putTexts(_ text: String) {
        for part in Self.parts { sandbox.put("x.db" + part, text + part) }
    }

    private func expectTexts(_ text: String) {
        for part in Self.parts { #expect(Files.text(database + part) == text + part) }
    }

    /// The database's file is the same in both versions, but only the second has a log.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"))
    func aDatabaseWithALogIsNotTheOneWithout() {
        sqlite("leave")
        // The last one that closes it removes the log.
        #expect(sqlite("count") == "ok 20\n" && !Files.exists(database + "-wal"))
        let before = sandbox.backUp()
        let content = Files.content(database)
        sqlite("leave")
        #expect(Files.content(database) == content && Files.exists(database + "-wal"))
        sandbox.backUp()
        restore("--in-place", "--snapshot", before, database)
        #expect(sqlite("count") == "ok 20\n")
        sandbox.cairn("undo")
        #expect(sqlite("count") == "ok 40\n")
    }

    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"))
    func textsAreStoredRestoredDeletedAndBroughtBack() {
        putTexts("old")
        let before = sandbox.backUp()
        sqlite("first")
        putTexts("new")
        let result = sandbox.json("backup", sandbox.source).last
        #expect(result?.number("deleted") == 0 && result?.number("changed") == 3)
        let second = sandbox.commits().last ?? ""
        #expect(
            sandbox.cairn("why", database + "-wal").text.contains(
                " is backed up: no rule excludes it")
        )
        #expect(
            sandbox.cairn("status", database + "-shm").text.contains(
                "x.db-shm has been stored since"))
        // The database alone.
        sqlite("first")
        putTexts("newest")
        restore("--in-place", "--snapshot", second, database)
        expectTexts("newest")
        sandbox.cairn("undo")
        expectTexts("newest")
        // Everything, as it was before there was a database.
        restore("--in-place", "--delete", "--snapshot", before, sandbox.source)
        #expect(Files.names(sandbox.source) == Self.parts.map { "x.db" + $0 })
        expectTexts("old")
        sandbox.cairn("undo")
        expectTexts("newest")
        for part in Self.parts { unlink(database + part) }
        #expect(sqlite("count") == "ok 40\n")
    }

    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"))
    func deletingTakesTextsThatTheStateBeforeHolds() {
        sqlite("first")
        let commit = sandbox.backUp()
        putTexts("mine")
        restore("--in-place", "--delete", "--snapshot", commit, sandbox.source)
        #expect(Files.names(sandbox.source) == ["x.db"])
        sandbox.cairn("undo")
        expectTexts("mine")
    }

    /// Its log is a part of it: both go, and both come back as one.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"), arguments: ["", "sub/"])
    func databaseThatIsDeletedTakesItsLogAlong(place: String) {
        sandbox.put("other", "other")
        let commit = sandbox.backUp()
        Files.makeDirectories(sandbox.source + "/" + place)
        let path = sandbox.source + "/" + place + "x.db"
        sqlite("leave", at: path)
        #expect(Files.exists(path + "-wal") && Files.exists(path + "-shm"))
        restore("--in-place", "--delete", "--snapshot", commit, sandbox.source)
        #expect(Files.names(sandbox.source) == ["other"])
        sandbox.cairn("undo")
        #expect(sqlite("count", at: path) == "ok 20\n")
    }

    /// SQLite would roll back another transaction into the restored database. The journal is a part
    /// of the database that was replaced, which comes back as it was before the crash.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"), arguments: [true, false])
    func journalThatACrashLeftDoesNotMeetARestoredDatabase(isWhole: Bool) {
        sqlite("first")
        let commit = sandbox.backUp()
        sqlite("more")
        sqlite("crash")
        #expect(Files.names(sandbox.source) == ["x.db", "x.db-journal"])
        restore(
            "--in-place", "--delete", "--snapshot", commit, isWhole ? sandbox.source : database)
        #expect(Files.names(sandbox.source) == ["x.db"])
        #expect(sqlite("count") == "ok 20\n")
        sandbox.cairn("undo")
        #expect(Files.names(sandbox.source) == ["x.db"])
        #expect(sqlite("count") == "ok 40\n")
    }

    /// No snapshot holds what lies in a target: it is moved away, and opens as it was.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"))
    func targetKeepsWhatIsNoPartOfTheReplacedDatabase() {
        sqlite("first")
        let commit = sandbox.backUp()
        let target = sandbox.file("target")
        let there = target + sandbox.source + "/x.db"
        Files.makeDirectories(target + sandbox.source)
        for part in Self.parts { Files.write("mine" + part, to: there + part) }
        let words = ["restore", "--target", target, "--snapshot", commit, sandbox.source]
        sandbox.cairn(words.map { Array($0.utf8) })
        for part in Self.parts { #expect(Files.text(there + part) == "mine" + part) }
        for part in Self.parts { unlink(there + part) }
        func moved() -> String {
            let lines = sandbox.json(words)
            #expect(Files.names(target + sandbox.source) == ["x.db"])
            #expect(sqlite("count", at: there) == "ok 20\n")
            return (lines.last?["displaced_to"] ?? "") + sandbox.source + "/x.db"
        }
        // A log of the replaced database goes with it.
        sqlite("leave", at: there)
        #expect(sqlite("count", at: moved()) == "ok 40\n")
        // So does a hot journal.
        sqlite("crash", at: there)
        let crashed = moved()
        #expect(Files.exists(crashed + "-journal") && sqlite("count", at: crashed) == "ok 20\n")
        // One without its database does, too.
        sqlite("leave", at: there)
        let log = Files.content(there + "-wal")
        unlink(there)
        unlink(there + "-shm")
        let alone = moved()
        #expect(Files.content(alone + "-wal") == log && !Files.exists(alone))
    }

    @Test(.enabled(if: Machine.hasWitness && geteuid() == 0, "needs root and /usr/bin/python3"))
    func logOfAnotherUserIsAFileOfItsOwn() {
        sqlite("first")
        let other = sandbox.file("other.db")
        sqlite("first", at: other)
        sqlite("leave", at: other)
        chmod(database, 0o644)
        #expect(chown(database, 12_345, 12_345) == 0)
        let victims = Files.content(database)
        Files.write(Files.content(other + "-wal"), to: database + "-wal")
        #expect(chown(database + "-wal", 12_346, 12_346) == 0)
        let log = Files.content(database + "-wal")
        let commit = sandbox.backUp()
        let restored = sandbox.restored(commit)
        #expect(Files.content(restored + "/x.db") == victims)
        #expect(Files.content(restored + "/x.db-wal") == log)
        #expect(!sandbox.cairn("status").text.contains("inconsistent"))
    }

    @Test(
        .enabled(if: Machine.hasWitness, "needs /usr/bin/python3"),
        arguments: ["wal", "persist", "truncate"])
    func partsThatSQLiteMadeAreSaidToBeParts(mode: String) {
        let program = """
            import os, sqlite3, sys
            db = sqlite3.connect(sys.argv[1], isolation_level=None)
            db.execute('pragma journal_mode=' + sys.argv[2]); db.execute('create table t(a)')
            for n in range(30): db.execute('insert into t values(?)', (n,))
            os._exit(0)
            """
        #expect(sandbox.run("/usr/bin/python3", ["-c", program, database, mode]).code == 0)
        let part = database + (mode == "wal" ? "-wal" : "-journal")
        #expect(Files.exists(part))
        sandbox.backUp()
        #expect(sandbox.json("ls", "-R", sandbox.source).filter { $0["kind"] == "file" }.count == 1)
        #expect(
            sandbox.cairn("why", part).text.contains(
                "is backed up as part of the database \(database)"))
        #expect(
            sandbox.cairn("status", part).errors.contains("is part of the database \(database)"))
    }
}
