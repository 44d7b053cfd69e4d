import CairnFormat
import CairnLinux
import Foundation
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository

/// A catalog that does not hold what the journal says is never believed, and is made anew.
@Suite struct CatalogProofTests {
    /// What goes wrong with a row, in a file that SQLite finds in order.
    enum Fault: CaseIterable {
        /// A disk or a memory forgot it.
        case missing
        /// A statement of ours took it: all checks hold.
        case takenByUs
    }

    /// Three commits, and a fourth with two files of one length.
    private static func filled() throws -> TestRepository {
        let test = try TestRepository.filled()
        for name in ["a.bin", "b.bin"] { try test.write(name, test.noise(5_000)) }
        try test.backup()
        return test
    }

    private func catalog(_ test: TestRepository) throws -> Catalog {
        try Catalog(path: test.catalogPath, repository: test.open().description.repository)
    }

    private func writer(_ test: TestRepository) throws -> RepositoryWriter {
        try RepositoryWriter(
            test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
    }

    private func take(_ row: String, _ fault: Fault, _ test: TestRepository) throws {
        let connection = try catalog(test).connection
        try connection.execute("BEGIN IMMEDIATE")
        try connection.loadTotals()
        try connection.execute("DELETE FROM \(row)")
        #expect(connection.changes == 1)
        if fault == .takenByUs { try connection.storeTotals() }
        try connection.execute("COMMIT")
        #expect(try catalog(test).isWhole())
    }

    /// Has `a.bin` say that its content is that of `b.bin`, in the file itself.
    private func exchangeContent(_ test: TestRepository) throws {
        var items: [Item] = []
        do {
            let catalog = try catalog(test)
            try catalog.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            let reader = try CatalogReader(catalog)
            let root = try #require(try reader.roots().first)
            items = try ["a.bin", "b.bin"].map {
                try #require(try reader.entry(root, path: Array($0.utf8), at: 4)).item()
            }
        }
        let ids = try items.map { try #require($0.content?.chunks.first).id.bytes }
        var file = try Data(contentsOf: URL(fileURLWithPath: test.catalogPath))
        let place = try #require(file.range(of: Data(items[0].encodeAlone())))
        let id = try #require(file.range(of: Data(ids[0]), in: place))
        file.replaceSubrange(id, with: ids[1])
        try file.write(to: URL(fileURLWithPath: test.catalogPath))
        #expect(try catalog(test).isWhole())
    }

    /// The sums follow every statement: none of it would be found otherwise.
    @Test func everyChangeOfARowIsAddedUp() throws {
        let test = try Self.filled()
        let catalog = try catalog(test)
        let writer = try CatalogWriter(catalog)
        let live = "directory, name, first, kind, child, stamp, item"
        for statement in [
            "INSERT OR REPLACE INTO chunk_rows (id, block, start, length) SELECT id, block, start + 1, length FROM chunk_rows",
            "INSERT OR REPLACE INTO block_rows (id, pack, offset, length) SELECT id, pack, offset + 1, length FROM block_rows",
            "INSERT OR IGNORE INTO live_rows (\(live)) SELECT \(live) FROM live_rows",
            "UPDATE live_rows SET stamp = NULL",
            "UPDATE live_rows SET name = CAST(name || 'x' AS BLOB)",
            "UPDATE directory_rows SET id = id + 1000",
            "UPDATE OR REPLACE commit_rows SET number = 1 WHERE number = 2",
            "DELETE FROM chunk_rows WHERE start > 1", "DELETE FROM past_rows",
        ] {
            let before = try catalog.connection.storedTotals()
            try writer.withoutCommit {
                try writer.connection.run(statement)
                #expect(writer.connection.changes > 0 || statement.contains("IGNORE"))
            }
            try catalog.checkRows()
            let isSame = try before == catalog.connection.storedTotals()
            #expect(isSame == statement.contains("IGNORE"), "\(statement)")
        }
    }

    @Test func chunksInMemoryAreWhereTheCatalogSays() throws {
        let test = try Self.filled()
        let catalog = try catalog(test)
        let reader = try CatalogReader(catalog)
        let all = try ChunkPlaces(catalog)
        let some = try ChunkPlaces(catalog, maximum: 2)
        let rows: [ChunkRow] = try reader.connection.rows("ORDER BY id")
        #expect(rows.count > 3)
        for (index, row) in rows.enumerated() {
            #expect(all.location(of: row.id) == row.location)
            #expect(some.location(of: row.id) == (index < 2 ? row.location : nil))
            var other = row.id.bytes
            other[31] ^= 1
            #expect(all.location(of: ChunkID(other)) == nil)
        }
        #expect(all.location(of: ChunkID([UInt8](repeating: 255, count: 32))) == nil)
    }

    /// Whoever opens it next makes it anew.
    private func expectMadeAnew(_ test: TestRepository) throws {
        #expect(try writer(test).notes.contains { $0.contains("rebuilt from 4 commits") })
        try test.expectWhole(catalog: test.catalogPath)
        #expect(try CatalogProof(catalog: catalog(test)).compare(with: test.open()) == nil)
    }

    @Test func aChangedValueIsNeverAnAnswer() throws {
        let test = try Self.filled()
        try exchangeContent(test)
        do {
            let reader = try CatalogReader(catalog(test))
            let root = try #require(try reader.roots().first)
            #expect(throws: CatalogError.self) {
                try reader.entry(root, path: Array("a.bin".utf8), at: 4)
            }
            let home = try #require(try reader.rootEntry(root, at: 4))
            #expect(throws: CatalogError.self) { try reader.children(of: home, at: 4) }
            #expect(throws: CatalogError.self) {
                try reader.versions(root, path: Array("a.bin".utf8))
            }
        }
        try expectMadeAnew(test)
    }

    @Test func aChangeOfTheRowDoesNotMakeItRight() throws {
        let test = try Self.filled()
        try exchangeContent(test)
        do {
            let catalog = try catalog(test)
            #expect(throws: CatalogError.self) {
                try catalog.connection.prepare("UPDATE live_rows SET stamp = NULL").run()
            }
        }
        try expectMadeAnew(test)
    }

    @Test func verifyComparesItWithTheJournal() throws {
        for fault in [nil] + Fault.allCases {
            let test = try Self.filled()
            if let fault {
                try take("live_rows WHERE name = CAST('noise-1.bin' AS BLOB)", fault, test)
            } else {
                try exchangeContent(test)
            }
            let report = try test.verify(.none, catalog: test.catalogPath)
            #expect(!report.isDamaged && report.hasCatalogFinding, "\(String(describing: fault))")
            try expectMadeAnew(test)
            #expect(try test.verify(.none, catalog: test.catalogPath).findings == [])
        }
    }

    @Test(arguments: Fault.allCases) func aPruneThatWouldTakeWhatIsNeededTakesNothing(fault: Fault)
        throws
    {
        let test = try Self.filled()
        try take("live_rows WHERE name = CAST('noise-1.bin' AS BLOB)", fault, test)
        let packs = try test.packs
        do {
            var request = PruneRequest()
            request.maxUnused = .bytes(0)
            let run = try PruneRun(writer(test), request, cancellation: Cancellation())
            #expect(throws: CatalogError.self) { try run.run() }
        }
        #expect(try test.packs == packs)
        try expectMadeAnew(test)
    }

    @Test(arguments: Fault.allCases) func aCheckpointWritesNoWrongRows(fault: Fault) throws {
        let test = try Self.filled()
        try take("past_rows WHERE name = CAST('text-2.txt' AS BLOB)", fault, test)
        let files = try test.files().map { ($0, try test.content($0)) }
        do {
            let writer = try writer(test)
            #expect(throws: CatalogError.self) { try CheckpointRun(writer).run() }
        }
        for (file, bytes) in files { #expect(try test.content(file) == bytes, "\(file)") }
        try expectMadeAnew(test)
        try test.beginJournalAnew()
        try test.expectWhole()
    }

    @Test func nothingIsForgottenByAWrongListOfCommits() throws {
        let test = try Self.filled()
        let first = try #require(try CatalogReader(catalog(test)).commits().first).commit.id
        let head = try test.content("journal/head")
        do {
            let run = ForgetRun(
                try writer(test), clock: LinuxClock(),
                template: BackupRequest(sources: [], readers: 0), superseded: [])
            // A writer looks at them when it begins, too.
            try take("commit_rows WHERE number = 2", .missing, test)
            #expect(throws: CatalogError.self) {
                try run.forget([(id: first, forgetting: .everywhere)])
            }
        }
        #expect(try test.content("journal/head") == head)
        try expectMadeAnew(test)
    }

    /// The next backup passed over what was deleted meanwhile.
    @Test func aMissingRootIsNoticedByABackup() throws {
        let test = try Self.filled()
        try take("root_rows", .missing, test)
        #expect(throws: CatalogError.self) { try test.backup() }
        try expectMadeAnew(test)
    }

    @Test func aDamagedJournalDoesNotBeginAnewWithWrongRows() throws {
        let test = try Self.filled()
        try take("past_rows WHERE name = CAST('text-2.txt' AS BLOB)", .missing, test)
        let record = try #require(try test.records().first)
        try test.flip("journal/00000001.journal", byte: record.offset + RecordHeader.byteCount + 9)
        #expect(try test.repair().journal?.isFromCatalog == false)
    }

    @Test func whatItNotesOfItselfIsChecked() throws {
        let test = try Self.filled()
        try catalog(test).connection.execute("UPDATE meta SET value = value + 1 WHERE key = 'live'")
        #expect(throws: CatalogError.self) { try catalog(test).position() }
        try expectMadeAnew(test)
    }

    @Test func everyColumnIsUnderItsCheck() throws {
        let connection = try catalog(Self.filled()).connection
        let tables = try connection.prepare(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'meta' ORDER BY name")
        var names: [String] = []
        while try tables.step() { names.append(tables.text(0)) }
        #expect(names == CatalogSchema.checked.map { "\($0.table)_rows" }.sorted())
        for (table, list) in CatalogSchema.checked {
            let info = try connection.prepare(
                "SELECT name FROM pragma_table_xinfo('\(table)_rows') WHERE hidden = 0")
            var columns: [String] = []
            while try info.step() {
                columns.append(info.text(0) == "commit" ? "\"commit\"" : info.text(0))
            }
            #expect(list == columns.joined(separator: ", "), "\(table)")
        }
    }

    /// Ctrl-C was silent for as long as the journal is: a checkpoint of millions of rows is one
    /// commit.
    @Test func aStopIsHeardWithinACheckpointAndWhileTheJournalIsRead() throws {
        let test = try TestRepository.filled(checkpoint: true)
        let journal = try test.open().journal
        struct Stop: Error {}
        var asked = 0
        let replayed = try Catalog(
            path: test.base.appending(path: "replayed.sqlite").path,
            repository: test.open().description.repository, isScratch: true)
        #expect(throws: Stop.self) {
            _ = try CatalogReplay(CatalogWriter(replayed)).run(
                journal, from: .start, roots: [],
                asking: {
                    asked += 1
                    if asked == 2 { throw Stop() }
                })
        }
        #expect(try asked == 2 && replayed.position().record == 0)
        let cancellation = Cancellation()
        cancellation.request()
        let report = try test.verify(cancellation: cancellation)
        #expect(
            report.ending == .cancelled && report.counts.records == 0 && report.findings.isEmpty)
    }
}
