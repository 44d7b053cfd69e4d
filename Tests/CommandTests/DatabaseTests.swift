import Glibc
import Testing

/// SQLite databases under transactions: each version opens, is whole and adds up, without log and journal. - Source: DESIGN.md §7.
@Suite struct DatabaseTests {
    private static let writer = Project.fixtures + "/database_writer.py"
    private static let modes = ["wal", "delete", "persist", "truncate"]

    /// What the checker says of the databases beneath a directory.
    private static func check(_ sandbox: Sandbox, _ directory: String, _ names: [String]) -> [String] {
        sandbox.run("/usr/bin/python3", ["-B", writer, "check"] + names.map { "\(directory)/\($0)" }).lines
    }

    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"))
    func everyVersionOfADatabaseInUseIsWhole() {
        let sandbox = Sandbox("databases")
        sandbox.prepare()
        let writers = Self.modes.map { mode in
            sandbox.start("/usr/bin/python3", ["-B", Self.writer, "write", "\(sandbox.source)/\(mode).db", mode, "8"])
        }
        for (writer, mode) in zip(writers, Self.modes) {
            #expect(writer.awaitWhileRunning { access(sandbox.file("ready-\(mode).db"), F_OK) == 0 })
        }
        var commits: [String] = []
        while writers.contains(where: { !$0.tick() }), commits.count < 12 { commits.append(sandbox.backUp()) }
        for writer in writers { #expect(writer.wait().code == 0) }
        commits.append(sandbox.backUp())
        #expect(commits.count > 1)
        for commit in commits {
            let restored = sandbox.restored(commit)
            #expect(Files.names(restored) == Self.modes.map { "\($0).db" }.sorted())
            let verdicts = Self.check(sandbox, restored, Self.modes.map { "\($0).db" })
            #expect(verdicts.count == Self.modes.count && verdicts.allSatisfy { $0.hasPrefix("ok ") }, "\(commit): \(verdicts)")
        }
    }

    /// What is committed only in the log is kept, read once, and proven.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"))
    func logThatAKilledProcessLeftBehindIsPartOfItsDatabase() {
        let sandbox = Sandbox("left")
        sandbox.prepare()
        let database = "\(sandbox.source)/left.db"
        #expect(sandbox.run("/usr/bin/python3", ["-B", Self.writer, "write", database, "wal", "0.5", "leave"]).code == 0)
        #expect(Files.names(sandbox.source) == ["left.db", "left.db-shm", "left.db-wal"])
        let commit = sandbox.backUp()
        let again = sandbox.json("backup", sandbox.source).last
        #expect(again?.number("unchanged") == 1 && again?.number("changed") == 0)
        sandbox.cairn("status", sandbox.source)
        sandbox.cairn("status", "--read-data", database)
        #expect(sandbox.cairn("status", database + "-wal").errors.contains("it is a part of the database \(database)"))
        let restored = sandbox.restored(commit)
        #expect(Files.names(restored) == ["left.db"])
        let verdict = Self.check(sandbox, restored, ["left.db"])
        #expect(verdict.first?.hasPrefix("ok ") == true)
        // SQLite itself brings log and database together.
        #expect(verdict == Self.check(sandbox, sandbox.source, ["left.db"]))
        #expect(sandbox.run("/usr/bin/python3", ["-B", Self.writer, "write", database, "wal", "0.2", "leave"]).code == 0)
        sandbox.cairn("status", sandbox.source, exits: 1)
        #expect(sandbox.json("backup", sandbox.source).last?.number("changed") == 1)
    }

    /// Names alone make no database.
    @Test func filesThatOnlyLookLikePartsAreKept() {
        let sandbox = Sandbox("alike")
        sandbox.prepare()
        for name in ["my-journal", "thesis", "thesis-wal", "thesis-journal", "a.db", "a.db-wal", "-shm", "b-shm"] { sandbox.put(name, name) }
        let commit = sandbox.backUp()
        #expect(treeDifferences(Walker.walk(sandbox.restored(commit)), expected: Walker.walk(sandbox.source)).isEmpty)
    }
}
