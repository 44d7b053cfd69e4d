import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// A database whose program ended within a transaction is stored as SQLite would show it: with the
/// journal's pages over it, and its former size. `CrashedDatabaseTests` compares with SQLite
/// itself.
///
/// - Source: sqlite.org/fileformat2.html §3; decision 0006.
@Suite struct RollbackJournalTests {
    /// Writes journals.
    struct Journal {
        private(set) var bytes: [UInt8] = []
        let pageBytes: Int
        let sector: Int
        private var nonce = 0

        init(pageBytes: Int = 4_096, sector: Int = 512) {
            (self.pageBytes, self.sector) = (pageBytes, sector)
        }

        mutating func header(count: Int, pages: Int, nonce: Int = 77) {
            bytes += [UInt8](repeating: 0, count: (sector - bytes.count % sector) % sector)
            let start = bytes.count
            bytes += DatabaseJournal.magic
            for value in [count, nonce, pages, sector, pageBytes] {
                bytes += SQLiteFiles.word(value)
            }
            bytes += [UInt8](repeating: 0, count: sector - (bytes.count - start))
            self.nonce = nonce
        }

        mutating func record(_ page: Int, _ content: [UInt8], isDamaged: Bool = false) {
            let sum = stride(from: pageBytes - 200, to: 0, by: -200).reduce(nonce) {
                $0 + Int(content[$1])
            }
            bytes += SQLiteFiles.word(page) + content + SQLiteFiles.word(sum + (isDamaged ? 1 : 0))
        }

        mutating func record(_ page: Int, _ content: UInt8, isDamaged: Bool = false) {
            record(page, [UInt8](repeating: content, count: pageBytes), isDamaged: isDamaged)
        }

        mutating func erasePageSize() {
            bytes.replaceSubrange(24..<28, with: [0, 0, 0, 0])
        }

        mutating func append(_ more: [UInt8]) { bytes += more }
    }

    private static let path = "/home/it.db"
    private static let journalPath = "/home/it.db-journal"
    private static let pages = 256

    private let rig: BackupRig
    private var tree: SimulatedFileSystem { rig.tree }

    init() throws {
        rig = try BackupRig()
        rig.showsDatabases = true
    }

    /// Before the transaction: pages of ones. It made the database larger and wrote nines.
    private static let before = DatabaseLockTests.database(state: 1)
    private static let crashed: [UInt8] = {
        var bytes = before
        for page in [2, 3, 5] {
            bytes.replaceSubrange(
                (page - 1) * 4_096..<page * 4_096, with: [UInt8](repeating: 9, count: 4_096))
        }
        return bytes + [UInt8](repeating: 9, count: 3 * 4_096)
    }()

    private static let whole: Journal = {
        var journal = Journal()
        journal.header(count: 2, pages: pages)
        journal.record(2, 1)
        journal.record(3, 1)
        journal.header(count: 1, pages: pages + 2, nonce: 5)
        journal.record(5, 1)
        return journal
    }()

    private func put(_ database: [UInt8] = crashed, _ journal: [UInt8] = whole.bytes) {
        tree.write(Self.path, database)
        tree.write(Self.journalPath, journal)
    }

    private struct Stored {
        let content: [UInt8]?
        let isInconsistent: Bool
        let hasJournal: Bool
    }

    @discardableResult
    private func backUp(failures: Int = 0) throws -> Stored {
        rig.clock.advance(seconds: 60)
        #expect(try rig.backUp().failures.count == failures)
        let isInconsistent: Bool
        do {
            let writer = try rig.openWriter()
            let reader = try CatalogReader(writer.catalog)
            let commit = try #require(try reader.latestCommit())
            let root = try #require(try reader.roots().first)
            let entry = try reader.entry(root, path: "it.db".bytes, at: commit.number)
            isInconsistent = try entry?.item().isInconsistent == true
        }
        let stored = try rig.stored()
        return Stored(
            content: stored["it.db".bytes]?.content, isInconsistent: isInconsistent,
            hasJournal: stored["it.db-journal".bytes] != nil)
    }

    @Test func transactionIsRolledBackAndItsJournalHasNoVersion() throws {
        put()
        let stored = try backUp()
        #expect(stored.content == Self.before && !stored.isInconsistent && !stored.hasJournal)
        // The stamp of the listing is that of the opened file.
        #expect(try rig.backUp().counts.unchanged >= 1)
        // Rolled back by its program.
        tree.write(Self.path, Self.before)
        tree.remove(Self.journalPath)
        #expect(try backUp().content == Self.before)
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var journal = Journal()
        /// The pages that are rolled back.
        let pages: Set<Int>

        init(_ text: String, _ pages: Set<Int>, _ change: (inout Journal) -> Void) {
            testDescription = text
            self.pages = pages
            change(&journal)
        }
    }

    static let cases: [Case] = [
        Case("without syncing", [2, 3, 5]) {
            $0.header(count: 0xffff_ffff, pages: pages)
            for page in [2, 3, 5] { $0.record(page, 1) }
            $0.append([0, 0])
        },
        Case("sectors of 4 KiB", [2, 5]) {
            $0 = Journal(sector: 4_096)
            $0.header(count: 1, pages: pages)
            $0.record(2, 1)
            $0.header(count: 1, pages: pages)
            $0.record(5, 1)
        },
        Case("records that are not counted yet", [2]) {
            $0.header(count: 1, pages: pages)
            $0.record(2, 1)
            $0.record(3, 1)
        },
        Case("cut within a record", [2]) {
            $0.header(count: 2, pages: pages)
            $0.record(2, 1)
            $0.append(SQLiteFiles.word(3) + [1, 1, 1])
        },
        Case("a damaged record", [2]) {
            $0.header(count: 3, pages: pages)
            $0.record(2, 1)
            $0.record(3, 1, isDamaged: true)
            $0.record(5, 1)
        },
        Case("the page of locks", [2]) {
            $0.header(count: 3, pages: pages)
            $0.record(2, 1)
            $0.record(0x4000_0000 / 4_096 + 1, 1)
            $0.record(5, 1)
        },
        Case("a page that was not there", [2, 5]) {
            $0.header(count: 3, pages: pages)
            $0.record(2, 1)
            $0.record(pages + 1, 1, isDamaged: true)
            $0.record(5, 1)
        },
        Case("an older header behind it", [2]) {
            $0.header(count: 1, pages: pages)
            $0.record(2, 1)
            $0.append([UInt8](repeating: 0, count: 512))
            $0.header(count: 1, pages: pages)
            $0.record(5, 1)
        },
        Case("without a page size", [2]) {
            $0.header(count: 1, pages: pages)
            $0.record(2, 1)
            $0.erasePageSize()
        },
        Case("no record", []) { $0.header(count: 0, pages: pages) },
    ]

    @Test(arguments: cases)
    func asMuchIsRolledBackAsSQLiteDoes(_ one: Case) throws {
        put(Self.crashed, one.journal.bytes)
        let stored = try backUp()
        var expected = Self.before
        for page in Set([2, 3, 5]).subtracting(one.pages) {
            expected.replaceSubrange(
                (page - 1) * 4_096..<page * 4_096, with: [UInt8](repeating: 9, count: 4_096))
        }
        #expect(stored.content == expected && !stored.isInconsistent && !stored.hasJournal)
    }

    /// The first transaction: before it there was nothing.
    @Test func newDatabaseIsEmpty() throws {
        var journal = Journal()
        journal.header(count: 0, pages: 0)
        put(Self.crashed, journal.bytes)
        let stored = try backUp()
        #expect(stored.content == [] && !stored.isInconsistent && !stored.hasJournal)
        // What is no database stays what it is.
        put([UInt8](repeating: 7, count: 4_096), journal.bytes)
        let text = try backUp()
        #expect(text.content?.count == 4_096 && text.isInconsistent && text.hasJournal)
    }

    /// A journal says how large the database was. It does not make Cairn read what nobody wrote.
    @Test(arguments: [pages + 2 + 3 + 1, 0x7fff_fffe])
    func sizeThatNothingCanFillIsNotApplied(size: Int) throws {
        var journal = Journal()
        journal.header(count: 1, pages: size)
        journal.record(2, 1)
        put(Self.crashed, journal.bytes)
        let stored = try backUp()
        #expect(stored.content == Self.crashed && stored.isInconsistent && stored.hasJournal)
    }

    @Test func resultThatIsNoDatabaseIsNotApplied() throws {
        var journal = Journal()
        journal.header(count: 1, pages: Self.pages)
        journal.record(1, 7)
        put(Self.crashed, journal.bytes)
        let stored = try backUp()
        #expect(stored.content == Self.crashed && stored.isInconsistent && stored.hasJournal)
    }

    /// SQLite would roll back first, and then apply the log.
    @Test func journalBesideALogIsNotApplied() throws {
        put(SQLiteFiles.database(isLogged: true))
        tree.write("/home/it.db-wal", SQLiteFiles.log())
        let stored = try backUp()
        #expect(stored.isInconsistent && stored.hasJournal)
        #expect(try rig.stored()["it.db-wal".bytes] != nil)
    }

    @Test(arguments: [(0o644, false), (0o664, true)])
    func journalOfAnotherUserIsNotApplied(mode: UInt16, isInconsistent: Bool) throws {
        put()
        tree.setOwner(Self.path, uid: 1_000, gid: 1_000)
        tree.setMode(Self.path, mode)
        tree.setOwner(Self.journalPath, uid: 1_001, gid: 1_000)
        let stored = try backUp()
        #expect(stored.content == Self.crashed && stored.hasJournal)
        #expect(stored.isInconsistent == isInconsistent)
    }

    /// The only sign of the end is its lock: no time changes.
    @Test func writerThatEndsWhileItsDatabaseIsReadLeavesNoHalfOfItsTransaction() throws {
        put()
        rig.clock.advance(seconds: 60)
        tree.lock(Self.path, 0x4000_0001..<0x4000_0002)
        tree.onRead(Self.path) { [tree] number in
            if number > 3 { tree.unlock(Self.path, 0x4000_0001..<0x4000_0002) }
        }
        let stored = try backUp()
        #expect(stored.content == Self.before && !stored.isInconsistent && !stored.hasJournal)
    }

    /// Somebody opens the database meanwhile, which rolls it back and begins another transaction.
    @Test func journalThatEndsWhileItIsReadIsNotApplied() throws {
        put()
        rig.clock.advance(seconds: 60)
        let isDone = Mutex(false)
        tree.onRead(Self.path) { [tree, clock = rig.clock] number in
            guard number > 3, !isDone.withLock({ $0 }) else { return }
            isDone.withLock { $0 = true }
            clock.advance(seconds: 1)
            tree.remove(Self.journalPath)
            tree.overwrite(Self.path, at: 0, DatabaseLockTests.database(state: 4))
        }
        let stored = try backUp()
        #expect(isDone.withLock { $0 } && !stored.isInconsistent && !stored.hasJournal)
        #expect(stored.content?[4_096] == 4 && stored.content?[8_192] == 4)
    }

    // MARK: Several databases

    private func superJournal(_ name: String) -> [UInt8] {
        let sum = name.utf8.reduce(0) { $0 + Int($1) }
        return Self.whole.bytes + SQLiteFiles.word(0x4000_0000 / 4_096 + 1) + Array(name.utf8)
            + SQLiteFiles.word(name.utf8.count) + SQLiteFiles.word(sum) + DatabaseJournal.magic
    }

    @Test func transactionInSeveralDatabasesIsRolledBackWhileItsSuperJournalIsThere() throws {
        put(Self.crashed, superJournal("/home/main.db-mj0123456789"))
        tree.write("/home/main.db-mj0123456789", "it.db-journal")
        let stored = try backUp()
        #expect(stored.content == Self.before && !stored.isInconsistent && !stored.hasJournal)
    }

    /// Cairn looks for it nowhere else.
    @Test func superJournalInAnotherDirectoryLeavesTheDatabaseInDoubt() throws {
        put(Self.crashed, superJournal("/elsewhere/main.db-mj0123456789"))
        let stored = try backUp()
        #expect(stored.content == Self.crashed && stored.isInconsistent && stored.hasJournal)
    }

    // MARK: Logs

    /// 128 KiB that claim to be 128 TiB.
    @Test(arguments: [260, 0x7fff_fffe])
    func logOfASizeThatNothingCanFillIsNoLog(size: UInt32) throws {
        let database = SQLiteFiles.database(isLogged: true)
        var log = WriteAheadLogTests.Log(pageBytes: 4_096)
        log.frame(2, 9, size: size, count: 4_096)
        tree.write(Self.path, database)
        tree.write("/home/it.db-wal", log.bytes)
        let stored = try backUp()
        #expect(stored.content == database && stored.isInconsistent)
        #expect(try rig.stored()["it.db-wal".bytes]?.content == log.bytes)
    }
}
