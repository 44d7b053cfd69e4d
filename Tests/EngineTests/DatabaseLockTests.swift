import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import CairnSource
import Synchronization
import TestSupport
import Testing

/// What a database's writer has to wait for, and what is kept when it cannot be had. Time stands
/// still but for the copying of pieces: 4 ms each.
///
/// - Source: Docs/decisions/0006-databases.md.
@Suite struct DatabaseLockTests {
    private static let pieceNanoseconds: UInt64 = 4_000_000
    private static let slice: UInt64 = 25_000_000
    /// As SQLite locks them. - Source: sqlite.org/lockingv3.html; os.h.
    private static let pending: Range<UInt64> = 0x4000_0000..<0x4000_0001
    private static let all: Range<UInt64> = 0x4000_0000..<0x4000_0200
    private static let name = "it.db".bytes
    private static let path = "/home/it.db"

    private let rig: BackupRig
    private var clock: SimulatedClock { rig.clock }
    private var tree: SimulatedFileSystem { rig.tree }

    init() throws { rig = try BackupRig() }

    /// A database whose pages all say which state they are of.
    static func database(state: UInt8, megabytes: Int = 1, pageBytes: Int = 4096) -> [UInt8] {
        let pages = megabytes << 20 / pageBytes
        var bytes = [UInt8](repeating: state, count: pages * pageBytes)
        bytes.replaceSubrange(0..<16, with: "SQLite format 3\0".bytes)
        bytes[16] = UInt8(pageBytes >> 8)
        bytes[17] = UInt8(pageBytes & 0xff)
        bytes.replaceSubrange(18..<24, with: [1, 1, 0, 64, 32, 32])
        for (place, word) in [(24, Int(state)), (28, pages), (44, 4), (56, 1), (92, Int(state))] {
            bytes.replaceSubrange(
                place..<(place + 4),
                with: (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) })
        }
        bytes[100] = 13
        return bytes
    }

    /// Reads it as a reader does that found it changing once, a window of 8 MiB at a time, with an
    /// hour's work after each.
    private func readAgain() throws -> (content: [UInt8], consistency: Consistency, isStable: Bool)
    {
        let directory = try DatabaseFileSystem(tree, clock: clock).openRoot("/home".bytes)
        _ = try directory.openFile(Self.name)
        let file = try directory.openFile(Self.name)
        var content: [UInt8] = []
        while content.count < Int(file.openedStatus.size) {
            var window = [UInt8](repeating: 0, count: 8 << 20)
            let count = try window.withUnsafeMutableBytes {
                try file.read(at: UInt64(content.count), into: $0)
            }
            if count == 0 { break }
            content += window[..<count]
            clock.advance(seconds: 3600)
        }
        return (content, file.consistency, try file.status() == file.openedStatus)
    }

    private func copyTakesTime() {
        tree.onRead(Self.path) { [clock] _ in clock.advance(nanoseconds: Self.pieceNanoseconds) }
    }

    /// Commits when a slice that was not the last has ended, so many times.
    private func commit(times: Int, _ change: @escaping @Sendable (Int) -> Void) {
        let slices = Mutex((seen: 0, commits: 0))
        tree.onLock(Self.path) { [tree] _ in
            let long = tree.holds(Self.path).count { $0 > 20_000_000 }
            guard slices.withLock({ $0.seen < long && $0.commits < times }),
                tree.lock(Self.path, Self.all)
            else { return }
            let number = slices.withLock { slices in
                slices.seen = long
                slices.commits += 1
                return slices.commits
            }
            change(number)
            tree.unlock(Self.path, Self.all)
        }
    }

    @Test(arguments: [1, 3, 40])
    func lockIsHeldForASliceAndAPieceAtMost(megabytes: Int) throws {
        let expected = Self.database(state: 1, megabytes: megabytes)
        tree.write(Self.path, expected)
        tree.allowCopies(scratchBytes: 1 << 30)
        clock.advance(seconds: 60)
        copyTakesTime()
        let found = try readAgain()
        #expect(found.content == expected && found.consistency == .exact && found.isStable)
        let holds = tree.holds(Self.path)
        #expect(
            holds.count > 1 && holds.allSatisfy { $0 <= Self.slice + Self.pieceNanoseconds },
            "\(holds)")
        // Nothing is held while it is read.
        #expect(tree.lock(Self.path, Self.all))
    }

    @Test func cloneIsMadeUnderTheLockAndReadWithoutIt() throws {
        let expected = Self.database(state: 1, megabytes: 40)
        tree.write(Self.path, expected)
        tree.allowCopies(clones: true, scratchBytes: 1 << 30)
        clock.advance(seconds: 60)
        copyTakesTime()
        let found = try readAgain()
        #expect(found.content == expected && found.consistency == .exact && found.isStable)
        // The header is read under the lock, twice where it could.
        #expect(tree.holds(Self.path).allSatisfy { $0 <= 2 * Self.pieceNanoseconds })
    }

    /// Transactions between two slices: what was copied before is of another state.
    @Test(arguments: [1, 5])
    func copyBeginsAgainWhenATransactionCameBetweenItsSlices(commits: Int) throws {
        tree.write(Self.path, Self.database(state: 1, megabytes: 20))
        tree.allowCopies(scratchBytes: 1 << 30)
        clock.advance(seconds: 60)
        copyTakesTime()
        commit(times: commits) { [tree] in
            tree.overwrite(Self.path, at: 0, Self.database(state: UInt8($0 + 1), megabytes: 20))
        }
        let found = try readAgain()
        #expect(
            found.content == Self.database(state: UInt8(commits + 1), megabytes: 20)
                && found.consistency == .exact && found.isStable)
    }

    /// A commit within one tick of the file system's clock leaves the times: the header tells.
    @Test func transactionThatLeavesTheTimesIsSeen() throws {
        tree.write(Self.path, Self.database(state: 1, megabytes: 20))
        tree.allowCopies(scratchBytes: 1 << 30)
        let moment = clock.now()
        clock.advance(seconds: 60)
        copyTakesTime()
        commit(times: 1) { [tree, clock] _ in
            let now = clock.now()
            clock.set(moment)
            tree.overwrite(Self.path, at: 0, Self.database(state: 2, megabytes: 20))
            clock.set(now)
        }
        let found = try readAgain()
        #expect(found.content == Self.database(state: 2, megabytes: 20) && found.isStable)
    }

    /// A writer that commits without a rest, on a disk that needs 20 ms a sync: SQLite holds the
    /// lock all but a millisecond or two of each transaction.
    @Test func lockIsHadInTheMomentBetweenTwoTransactions() throws {
        let expected = Self.database(state: 1, megabytes: 1)
        tree.write(Self.path, expected)
        tree.allowCopies(clones: true)
        clock.advance(seconds: 60)
        let start = clock.monotonic()
        tree.onLock(Self.path) { [tree, clock] _ in
            // Neither 5 ms nor a multiple meets the pause.
            if (103_000_000...104_500_000).contains((clock.monotonic() - start) % 120_000_000) {
                tree.unlock(Self.path, Self.all)
            } else {
                _ = tree.lock(Self.path, Self.all)
            }
        }
        let found = try readAgain()
        #expect(found.content == expected && found.consistency == .exact && found.isStable)
    }

    /// One that commits after each slice, for ever: never blocked for longer, and what is had is
    /// not taken for whole.
    @Test func databaseThatIsNeverStillIsInconsistent() throws {
        tree.write(Self.path, Self.database(state: 0, megabytes: 20))
        tree.allowCopies(scratchBytes: 1 << 30)
        copyTakesTime()
        commit(times: .max) { [tree, clock] in
            clock.advance(seconds: 1)
            tree.overwrite(
                Self.path, at: 0, Self.database(state: UInt8(truncatingIfNeeded: $0), megabytes: 20)
            )
        }
        let touches = Mutex(0)
        tree.onRead(Self.path) { [tree, clock] number in
            clock.advance(nanoseconds: Self.pieceNanoseconds)
            // While it is read without a lock.
            guard number % 2 == 0, tree.lock(Self.path, Self.all) else { return }
            let state = touches.withLock { count in
                count += 1
                return UInt8(truncatingIfNeeded: count)
            }
            clock.advance(seconds: 1)
            tree.overwrite(Self.path, at: 0, Self.database(state: state, megabytes: 20))
            tree.unlock(Self.path, Self.all)
        }
        let result = try backUp()
        #expect(result.failures.count == 1)
        #expect(try stored("it.db")?.isInconsistent == true)
        #expect(tree.holds(Self.path).allSatisfy { $0 <= Self.slice + Self.pieceNanoseconds })
        tree.onRead(Self.path, nil)
        tree.onLock(Self.path, nil)
        #expect(try backUp().failures.isEmpty)
        #expect(try stored("it.db")?.isInconsistent == false)
    }

    @Test func writerThatWaitsGoesFirst() throws {
        tree.write(Self.path, Self.database(state: 1))
        tree.allowCopies(scratchBytes: 1 << 30)
        clock.advance(seconds: 60)
        // It has said that it wants to write, and has not been let.
        tree.lock(Self.path, Self.pending)
        let found = try readAgain()
        #expect(tree.holds(Self.path).isEmpty && found.consistency == .torn)
    }

    @Test func lockedDatabaseIsKeptAsBytesMarkedInconsistentAndReadAgain() throws {
        let expected = Self.database(state: 1)
        tree.write(Self.path, expected)
        tree.allowCopies(scratchBytes: 1 << 30)
        tree.lock(Self.path, Self.all)
        // It is written into while it is read the first time, so that the lock is asked for.
        let isTouched = Mutex(false)
        tree.onRead(Self.path) { [tree, clock] number in
            guard number > 2, !isTouched.withLock({ $0 }) else { return }
            isTouched.withLock { $0 = true }
            clock.advance(seconds: 1)
            tree.overwrite(Self.path, at: 0, expected)
        }
        let result = try backUp()
        #expect(result.failures.count == 1)
        #expect(try stored("it.db")?.isInconsistent == true)
        tree.unlock(Self.path, Self.all)
        #expect(try backUp().failures.isEmpty)
        #expect(try stored("it.db")?.isInconsistent == false)
    }

    /// Whoever holds locks on many databases delays the run once: all waits share one budget, and
    /// no database that nobody locks gets less for it.
    @Test(arguments: [false, true])
    func manyLockedDatabasesDelayARunByOneWaitAlone(isLogged: Bool) throws {
        let databases = (0..<40).map { "/home/a\($0).db" }
        for path in databases {
            var bytes = Self.database(state: 1)
            if isLogged { bytes.replaceSubrange(18..<20, with: [2, 2]) }
            tree.write(path, bytes)
            tree.write("\(path)-journal", SQLiteFiles.journal(.hot))
            if isLogged { tree.write("\(path)-shm", [UInt8](repeating: 0, count: 32768)) }
            tree.lock(path, Self.all)
            if isLogged { tree.lock("\(path)-shm", 120..<128) }
        }
        tree.write("/home/z.db", Self.database(state: 1))
        tree.write("/home/z.txt", "text")
        tree.allowCopies(scratchBytes: 1 << 30)
        for path in databases {
            // Written while it is read the first time, so that the lock is asked for.
            let isTouched = Mutex(false)
            tree.onRead(path) { [tree] number in
                guard number > 2, !isTouched.withLock({ $0 }) else { return }
                isTouched.withLock { $0 = true }
                tree.overwrite(path, at: 0, [0x53])
            }
        }
        clock.advance(seconds: 60)
        let start = clock.monotonic()
        let result = try backUp()
        let seconds = Double(clock.monotonic() - start) / 1e9 - 5
        #expect(seconds < 4, "\(seconds) s")
        #expect(isLogged || result.failures.count == databases.count)
        #expect(try stored("z.db")?.isInconsistent == false)
        #expect(try rig.stored()["z.txt".bytes]?.content == "text".bytes)
        for path in databases { tree.unlock(path, Self.all) }
        if !isLogged {
            for path in databases { tree.remove("\(path)-journal") }
            #expect(try backUp().failures.isEmpty)
        }
    }

    @Test func whereThereAreNoLocksTimesTell() throws {
        let expected = Self.database(state: 1)
        tree.write(Self.path, expected)
        clock.advance(seconds: 60)
        let found = try readAgain()
        #expect(found.content == expected && found.consistency == .exact && found.isStable)
        #expect(tree.holds(Self.path).isEmpty)
    }

    // MARK: What SQLite would not open

    struct Damage: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let change: @Sendable (inout [UInt8]) -> Void
    }

    static let damages: [Damage] = [
        Damage(testDescription: "page size") { $0[16] = 0x0f },
        Damage(testDescription: "read version") { $0[19] = 9 },
        Damage(testDescription: "fractions") { $0[21] = 63 },
        Damage(testDescription: "schema format") { $0[44] = 1 },
        Damage(testDescription: "first page") { $0[100] = 77 },
        Damage(testDescription: "cut at a page") { $0.removeLast(4096) },
        Damage(testDescription: "cut within a page") { $0.removeLast(512) },
        Damage(testDescription: "cut anywhere") { $0.removeLast(100) },
        Damage(testDescription: "cut in the first page") { $0.removeSubrange(200...) },
    ]

    /// Exact, and marked so that nobody takes it for a database that opens; read once, for reading
    /// again tells no more.
    @Test(arguments: damages)
    func damagedDatabaseIsKeptAsItIsAndMarkedInconsistent(damage: Damage) throws {
        var bytes = Self.database(state: 1)
        damage.change(&bytes)
        tree.write(Self.path, bytes)
        let first = try backUp()
        #expect(first.failures.isEmpty && first.counts.new > 0)
        #expect(try stored("it.db")?.isInconsistent == true)
        #expect(try rig.stored()["it.db".bytes]?.content == bytes)
        #expect(try backUp().counts.unchanged >= 1)
        tree.write(Self.path, Self.database(state: 1))
        try backUp()
        #expect(try stored("it.db")?.isInconsistent == false)
    }

    @Test func logWithoutAHeaderIsKeptBesideItsDatabase() throws {
        var bytes = Self.database(state: 1)
        bytes[18] = 2
        bytes[19] = 2
        tree.write(Self.path, bytes)
        tree.write("/home/it.db-wal", [UInt8](repeating: 7, count: 4152))
        try backUp()
        #expect(
            try stored("it.db")?.isInconsistent == true
                && stored("it.db-wal")?.isInconsistent == true)
        var log = WriteAheadLogTests.Log(pageBytes: 4096)
        log.frame(2, 9, size: 256, count: 4096)
        tree.write("/home/it.db-wal", log.bytes)
        try backUp()
        #expect(try stored("it.db")?.isInconsistent == false && stored("it.db-wal") == nil)
        #expect(
            try rig.stored()["it.db".bytes]?.content
                == bytes.enumerated().map { 4096..<8192 ~= $0.offset ? 9 : $0.element })
    }

    /// To us it is noise; what lies beside it tells what it is.
    @Test func encryptedDatabaseInUseIsKeptWithItsLogAndBothAreMarked() throws {
        var generator = SplitMix64(seed: 4)
        let noise = generator.bytes(8192)
        tree.write(Self.path, noise)
        tree.write("/home/other", noise)
        tree.write("/home/other-wal", "no log")
        var log = WriteAheadLogTests.Log(pageBytes: 4096)
        log.frame(1, 9, size: 2, count: 4096)
        tree.write("/home/it.db-wal", log.bytes)
        try backUp()
        #expect(
            try stored("it.db")?.isInconsistent == true
                && stored("it.db-wal")?.isInconsistent == true)
        #expect(
            try stored("other")?.isInconsistent == false
                && stored("other-wal")?.isInconsistent == false)
        #expect(try rig.stored()["it.db-wal".bytes]?.content == log.bytes)
        // Closed: a file like any other.
        tree.remove("/home/it.db-wal")
        tree.overwrite(Self.path, at: 0, [1])
        try backUp()
        #expect(try stored("it.db")?.isInconsistent == false)
    }

    // MARK: Within

    @discardableResult
    private func backUp() throws -> BackupResult {
        clock.advance(seconds: 5)
        return try BackupRun(
            try rig.openWriter(), fileSystem: DatabaseFileSystem(tree, clock: clock), clock: clock,
            request: BackupRequest(sources: [.init(path: "/home".bytes)], readers: 0),
            cancellation: Cancellation(), observer: nil
        ).run()
    }

    private func stored(_ name: String) throws -> Item? {
        let reader = try CatalogReader(try rig.openWriter().catalog)
        let commit = try #require(try reader.latestCommit())
        let root = try #require(try reader.roots().first)
        return try reader.entry(root, path: name.bytes, at: commit.number)?.item()
    }
}
