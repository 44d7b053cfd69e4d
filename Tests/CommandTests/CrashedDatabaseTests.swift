import CommandSupport
import Glibc
import Testing

/// Databases whose programs ended within a transaction: each version is what SQLite shows, to the
/// byte, without the journal. - Source: decision 0006.
@Suite struct CrashedDatabaseTests {
    private static let program = Project.fixtures + "/crashed_databases.py"

    private let sandbox = Sandbox()

    init() { sandbox.prepare() }

    /// Damaged journals, too: what Cairn cannot tell, it marks.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"), arguments: [false, true])
    func versionsAreWhatSQLiteShows(excludesJournals: Bool) {
        let seed = String(UInt32.random(in: 0...9_999))
        #expect(
            sandbox.run(
                "/usr/bin/python3", ["-B", Self.program, "make", sandbox.source, seed, "40"]
            ).code == 0, "seed \(seed)")
        sandbox.cairn(
            (["backup"] + (excludesJournals ? ["--exclude", "*-journal"] : [])
                + [sandbox.source]).map { Array($0.utf8) })
        let marked = sandbox.json("ls", sandbox.source).filter {
            $0.fields["fuzzy"] as? Bool == true
        }.compactMap { $0["path"] }
        let restored = sandbox.restored(sandbox.commits().last ?? "")
        let lines = sandbox.run(
            "/usr/bin/python3", ["-B", Self.program, "compare", sandbox.source, restored]
        ).lines
        #expect(lines.last?.hasPrefix("compared ") == true)
        for line in lines.dropLast() {
            let words = line.split(separator: " ")
            #expect(
                ["cut", "damaged"].contains(words.last)
                    && marked.contains { $0.hasSuffix("/" + (words.first ?? "")) },
                "seed \(seed): \(line)")
        }
    }

    /// The versions of one database alone: no command needs the journal.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"), arguments: ["dump", "--as"])
    func versionOpensByItself(way: String) {
        let database = sandbox.source + "/a.db"
        let program = """
            import os, sqlite3, sys
            db = sqlite3.connect(sys.argv[1], isolation_level=None)
            if len(sys.argv) > 2:
                print(db.execute('select count(*) from t where x = "bad"').fetchone()[0], \
            db.execute('select count(*) from t').fetchone()[0]); sys.exit()
            db.execute('create table t(x)'); db.execute('begin')
            db.executemany('insert into t values(?)', [('good%d' % n,) for n in range(5000)])
            db.execute('commit'); db.execute('pragma cache_size=1'); db.execute('begin immediate')
            db.execute('update t set x = "bad"'); os._exit(0)
            """
        #expect(sandbox.run("/usr/bin/python3", ["-c", program, database]).code == 0)
        #expect(Files.exists(database + "-journal"))
        sandbox.backUp()
        #expect(
            sandbox.cairn("why", database + "-journal").text.contains(
                "is backed up as part of the database \(database)"))
        let copy = sandbox.source + "/b.db"
        if way == "dump" {
            Files.write(sandbox.cairn("dump", database).output, to: copy)
        } else {
            sandbox.cairn("restore", "--in-place", "--as", copy, database)
        }
        let counted = sandbox.run("/usr/bin/python3", ["-c", program, copy, "count"]).text
        #expect(counted == "0 5000\n")
    }
}
