import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// The files that SQLite writes beside a database. - Source: sqlite.org/fileformat2.html §3, §4;
/// sqlite.org/walformat.html §2.1.
enum SQLiteFiles {
    static func database(isLogged: Bool, pageBytes: Int = 4_096, state: UInt8 = 1) -> [UInt8] {
        var bytes = DatabaseLockTests.database(
            state: state, pageBytes: min(pageBytes, 32_768))
        if pageBytes == 65_536 {
            (bytes[16], bytes[17]) = (0, 1)
            bytes.replaceSubrange(28..<32, with: word(bytes.count / pageBytes))
        }
        if isLogged { (bytes[18], bytes[19]) = (2, 2) }
        return bytes
    }

    static func log(pageBytes: Int = 4_096) -> [UInt8] {
        var log = WriteAheadLogTests.Log(pageBytes: UInt32(pageBytes))
        log.frame(2, 9, size: UInt32((1 << 20) / pageBytes), count: pageBytes)
        return log.bytes
    }

    /// - Parameters:
    ///   - isEmpty: before the first frame.
    ///   - damaged: copies of the header that are being written.
    static func memory(
        pageBytes: Int = 4_096, isEmpty: Bool = false, isBigEndian: Bool = false,
        damaged: Set<Int> = [], size: Int = 32_768
    ) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = word(value).suffix(count)
            return isBigEndian ? Array(bytes) : bytes.reversed()
        }
        let pages = isEmpty ? 0 : pageBytes == 65_536 ? 1 : pageBytes
        var header =
            number(3_007_000, 4) + number(0, 4) + number(5, 4) + [1, 0] + number(pages, 2)
            + number(isEmpty ? 0 : 1, 4) + number(256, 4)
        header += (1...16).map { UInt8($0) }
        var sum = WriteAheadLog.Checksum(isBigEndian: isBigEndian)
        sum.add(header[...])
        header += number(Int(sum.first), 4) + number(Int(sum.second), 4)
        let copies = (0..<2).map { damaged.contains($0) ? header.map { $0 &+ 1 } : header }
        return copies[0] + copies[1] + [UInt8](repeating: 0, count: size - 96)
    }

    enum Journal { case hot, unsynced, finished }

    static func journal(_ kind: Journal, pageBytes: Int = 4_096, sector: Int = 512) -> [UInt8] {
        var header: [UInt8]
        switch kind {
        case .hot: header = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7] + word(1)
        case .unsynced: header = [UInt8](repeating: 0, count: 12)
        case .finished: header = []
        }
        if kind != .finished {
            header += word(77) + word(256) + word(sector) + word(pageBytes)
        }
        header += [UInt8](repeating: 0, count: sector - header.count)
        return header + word(3) + [UInt8](repeating: 6, count: pageBytes) + word(99)
    }

    static func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

/// What lies beside a database is a part of it only if it proves so by its own content and owner.
/// Issue 37, A 1.
@Suite struct DatabasePartsTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let part: String
        let bytes: [UInt8]
        let isPart: Bool
        var isLogged = true
        var pageBytes = 4_096
        var uid: UInt32 = 1_000
        /// The mode of the database.
        var mode: UInt16 = 0o644

        init(
            _ text: String, _ part: String, _ bytes: [UInt8], _ isPart: Bool, isLogged: Bool = true,
            pageBytes: Int = 4_096, uid: UInt32 = 1_000, mode: UInt16 = 0o644
        ) {
            testDescription = "\(part): \(text)"
            (self.part, self.bytes, self.isPart) = (part, bytes, isPart)
            (self.isLogged, self.pageBytes, self.uid, self.mode) = (isLogged, pageBytes, uid, mode)
        }
    }

    private static let text = Array("what a person wrote, and no file of SQLite".utf8)
    private static let zeros = [UInt8](repeating: 0, count: 32_768)

    static let logs: [Case] = [
        Case("a log", "-wal", SQLiteFiles.log(), true),
        Case(
            "pages of 64 KiB", "-wal", SQLiteFiles.log(pageBytes: 65_536), true, pageBytes: 65_536),
        Case("just opened", "-wal", [], true),
        Case("root's", "-wal", SQLiteFiles.log(), false, uid: 0),
        Case("another user's", "-wal", SQLiteFiles.log(), false, uid: 1_001),
        Case("another writer's", "-wal", SQLiteFiles.log(), false, uid: 1_001, mode: 0o664),
        Case("another user's, empty", "-wal", [], false, uid: 1_001),
        Case("a text", "-wal", text, false),
        Case("a short text", "-wal", Array("short".utf8), false),
        Case("of other pages", "-wal", SQLiteFiles.log(pageBytes: 1_024), false),
        Case("beside a database without logs", "-wal", SQLiteFiles.log(), false, isLogged: false),
        Case("empty beside one without logs", "-wal", [], false, isLogged: false),
    ]
    static let memories: [Case] = [
        Case("shared memory", "-shm", SQLiteFiles.memory(), true),
        Case("of two regions", "-shm", SQLiteFiles.memory(size: 65_536), true),
        Case("before the first frame", "-shm", SQLiteFiles.memory(isEmpty: true), true),
        Case("big endian", "-shm", SQLiteFiles.memory(isBigEndian: true), true),
        Case("first copy in work", "-shm", SQLiteFiles.memory(damaged: [0]), true),
        Case("second copy in work", "-shm", SQLiteFiles.memory(damaged: [1]), true),
        Case("no copy right", "-shm", SQLiteFiles.memory(damaged: [0, 1]), false),
        Case(
            "pages of 64 KiB", "-shm", SQLiteFiles.memory(pageBytes: 65_536), true,
            pageBytes: 65_536),
        Case("of other pages", "-shm", SQLiteFiles.memory(pageBytes: 1_024), false),
        Case("of another size", "-shm", SQLiteFiles.memory(size: 40_000), false),
        Case("just made", "-shm", zeros, true),
        Case("just cut", "-shm", [0, 0, 0], true),
        Case("empty", "-shm", [], true),
        Case("zeros beside one without logs", "-shm", zeros, false, isLogged: false),
        Case("zeros and a text", "-shm", zeros.dropLast(text.count) + text, false),
        Case("another user's", "-shm", SQLiteFiles.memory(), false, uid: 1_001),
        Case("a text", "-shm", text, false),
    ]
    static let journals: [Case] = [
        Case("not synced yet", "-journal", SQLiteFiles.journal(.unsynced), true, isLogged: false),
        Case("finished", "-journal", SQLiteFiles.journal(.finished), true, isLogged: false),
        Case(
            "finished, large sectors", "-journal", SQLiteFiles.journal(.finished, sector: 4_096),
            true, isLogged: false),
        Case("cut off", "-journal", [], true, isLogged: false),
        Case("empty beside a database with a log", "-journal", [], false),
        Case(
            "finished, of other pages", "-journal",
            SQLiteFiles.journal(.unsynced, pageBytes: 1_024), false, isLogged: false),
        Case("left by a crash", "-journal", SQLiteFiles.journal(.hot), true, isLogged: false),
        Case(
            "left by a crash, another user's", "-journal", SQLiteFiles.journal(.hot), false,
            isLogged: false, uid: 1_001),
        Case(
            "left by a crash, of other pages", "-journal",
            SQLiteFiles.journal(.hot, pageBytes: 1_024), false, isLogged: false),
        Case("zeros", "-journal", zeros, false, isLogged: false),
        Case(
            "zeros and a text", "-journal",
            [UInt8](repeating: 0, count: 512) + Array(repeating: text, count: 200).joined(), false,
            isLogged: false),
        Case(
            "another user's", "-journal", SQLiteFiles.journal(.finished), false, isLogged: false,
            uid: 1_001),
        Case("another user's, empty", "-journal", [], false, isLogged: false, uid: 1_001),
        Case("a text", "-journal", text, false, isLogged: false),
        Case("an empty super-journal", "-mj12345678", [], false, isLogged: false),
    ]

    @Test(arguments: logs + memories + journals)
    func contentAndOwnerDecide(_ one: Case) throws {
        let rig = try BackupRig()
        rig.tree.write(
            "/home/trip", SQLiteFiles.database(isLogged: one.isLogged, pageBytes: one.pageBytes))
        rig.tree.setOwner("/home/trip", uid: 1_000, gid: 1_000)
        rig.tree.setMode("/home/trip", one.mode)
        let name = "trip" + one.part
        rig.tree.write("/home/" + name, one.bytes)
        rig.tree.setOwner("/home/" + name, uid: one.uid, gid: 1_000)
        let files = DatabaseFileSystem(rig.tree, clock: rig.clock)
        let directory = try files.openRoot("/home".bytes)
        let names = try directory.entries().map { String(decoding: $0.name, as: UTF8.self) }
        #expect(names.contains(name) == !one.isPart && names.contains("trip"))
        #expect((try? directory.status(of: name.bytes)) == nil ? one.isPart : !one.isPart)
        #expect((files.database(ofPart: "/home/\(name)".bytes) != nil) == one.isPart)
    }

    /// A running transaction proves itself by a lock that takes the right to write.
    @Test(arguments: [(1_000, 0o644, true), (1_001, 0o664, true), (1_001, 0o644, false)])
    func journalOfARunningTransaction(uid: UInt32, mode: UInt16, isPart: Bool) throws {
        let rig = try BackupRig()
        rig.tree.write("/home/trip", SQLiteFiles.database(isLogged: false))
        rig.tree.setOwner("/home/trip", uid: 1_000, gid: 1_000)
        rig.tree.setMode("/home/trip", mode)
        rig.tree.write("/home/trip-journal", SQLiteFiles.journal(.hot))
        rig.tree.setOwner("/home/trip-journal", uid: uid, gid: 1_000)
        rig.tree.lock("/home/trip", 0x4000_0001..<0x4000_0002)
        let directory = try DatabaseFileSystem(rig.tree, clock: rig.clock).openRoot("/home".bytes)
        #expect(try directory.entries().count == (isPart ? 1 : 2))
    }

    @Test func directoriesLinksAndSecondNamesAreNoParts() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/trip", SQLiteFiles.database(isLogged: true))
        rig.tree.makeDirectory("/home/trip-wal")
        rig.tree.symlink("/home/trip-journal", to: "elsewhere".bytes)
        rig.tree.write("/home/memory", SQLiteFiles.memory())
        rig.tree.link("/home/trip-shm", to: "/home/memory")
        let directory = try DatabaseFileSystem(rig.tree, clock: rig.clock).openRoot("/home".bytes)
        #expect(try directory.entries().count == 5)
    }

    // MARK: The database

    private struct Stored {
        let items: [String: Item]
        let contents: [String: [UInt8]?]
    }

    /// - Parameter open: the writer, if one is open.
    private static func stored(_ rig: BackupRig, _ open: RepositoryWriter? = nil) throws -> Stored {
        let writer = try open ?? rig.openWriter()
        let reader = try CatalogReader(writer.catalog)
        let commit = try #require(try reader.latestCommit())
        let root = try #require(try reader.roots().first)
        let found = try StoredTree(writer.repository, writer.catalog).read(
            root: "/home", at: commit.number)
        var items: [String: Item] = [:]
        var contents: [String: [UInt8]?] = [:]
        for (path, node) in found where !path.isEmpty {
            let name = String(decoding: path, as: UTF8.self)
            items[name] = try reader.entry(root, path: path, at: commit.number)?.item()
            contents[name] = node.content
        }
        return Stored(items: items, contents: contents)
    }

    private static func rig(_ log: [UInt8], uid: UInt32, mode: UInt16 = 0o644) throws -> BackupRig {
        let rig = try BackupRig()
        rig.showsDatabases = true
        rig.tree.write("/home/trip", SQLiteFiles.database(isLogged: true))
        rig.tree.setOwner("/home/trip", uid: 1_000, gid: 1_000)
        rig.tree.setMode("/home/trip", mode)
        rig.tree.write("/home/trip-wal", log)
        rig.tree.setOwner("/home/trip-wal", uid: uid, gid: 1_001)
        return rig
    }

    /// It would change what the database says. Whoever may write to the database could change that
    /// anyway, but nobody knows whether it is whole without the log.
    @Test(arguments: [(0o644, false), (0o664, true)])
    func logOfAnotherUserIsNotApplied(mode: UInt16, isInconsistent: Bool) throws {
        let log = SQLiteFiles.log()
        let rig = try Self.rig(log, uid: 1_001, mode: mode)
        #expect(try rig.backUp().failures.isEmpty)
        let stored = try Self.stored(rig)
        #expect(stored.contents["trip"] == SQLiteFiles.database(isLogged: true))
        #expect(stored.contents["trip-wal"] == log)
        #expect(stored.items["trip"]?.isInconsistent == isInconsistent)
        // Given to the database's owner, it is the database's.
        rig.tree.setOwner("/home/trip-wal", uid: 1_000, gid: 1_000)
        try rig.backUp()
        let after = try Self.stored(rig)
        #expect(after.items["trip-wal"] == nil && after.items["trip"]?.isInconsistent == false)
        #expect(after.contents["trip"]??[4_096] == 9)
    }

    @Test func logOfAnotherUserThatNobodyMayReadKeepsNothingFromTheDatabase() throws {
        let rig = try Self.rig(SQLiteFiles.log(), uid: 1_001)
        rig.tree.deny("/home/trip-wal")
        #expect(try rig.backUp().failures.map(\.path) == ["/home/trip-wal".bytes])
        let stored = try Self.stored(rig)
        #expect(stored.contents["trip"] == SQLiteFiles.database(isLogged: true))
        #expect(stored.items["trip"]?.isInconsistent == false)
    }

    // MARK: What becomes a part, and ceases to be one

    @Test func textStaysWhenADatabaseComes() throws {
        let rig = try BackupRig()
        rig.showsDatabases = true
        for part in ["-journal", "-shm", "-wal"] { rig.tree.write("/home/trip" + part, Self.text) }
        try rig.backUp()
        rig.tree.write("/home/trip", SQLiteFiles.database(isLogged: true))
        for part in ["-journal", "-shm", "-wal"] {
            rig.tree.write("/home/trip" + part, Self.text + Self.text)
        }
        let result = try rig.backUp()
        #expect(result.counts.deleted == 0 && result.counts.changed == 3)
        #expect(try Self.stored(rig).contents["trip-journal"] == Self.text + Self.text)
    }

    /// A watcher hears of the database alone.
    @Test func watcherFollowsWhatBecomesAPartAndCeasesToBeOne() throws {
        let rig = try BackupRig()
        rig.showsDatabases = true
        let log = SQLiteFiles.log()
        rig.tree.write("/home/trip", SQLiteFiles.database(isLogged: true))
        rig.tree.write("/home/trip-wal", log)
        rig.tree.write("/home/trip-shm", SQLiteFiles.memory())
        let watched = try PlaceTests.Watched(rig)
        func names() throws -> [String] { try Self.stored(rig, watched.writer).items.keys.sorted() }
        #expect(try names() == ["trip"])
        rig.tree.remove("/home/trip")
        try watched.capture([watched.task("trip")])
        #expect(try names() == ["trip-shm", "trip-wal"])
        #expect(try Self.stored(rig, watched.writer).contents["trip-wal"] == log)
        rig.tree.write("/home/trip", SQLiteFiles.database(isLogged: true))
        try watched.capture([watched.task("trip")])
        #expect(try names() == ["trip"])
        #expect(try Self.stored(rig, watched.writer).contents["trip"]??[4_096] == 9)
        // A text in its place.
        rig.tree.write("/home/trip", "no database")
        try watched.capture([watched.task("trip")])
        #expect(try names() == ["trip", "trip-shm", "trip-wal"])
        rig.tree.write("/home/trip", SQLiteFiles.database(isLogged: true))
        try watched.capture([watched.task("trip")])
        // Given to somebody else.
        rig.tree.setOwner("/home/trip", uid: 1_234, gid: 1_234)
        rig.tree.setOwner("/home/trip-wal", uid: 1_000, gid: 1_234)
        rig.tree.setOwner("/home/trip-shm", uid: 1_000, gid: 1_234)
        try watched.capture([watched.task("trip")])
        #expect(try names() == ["trip", "trip-shm", "trip-wal"])
        #expect(try Self.stored(rig, watched.writer).contents["trip"]??[4_096] == 1)
        // A directory in its place.
        rig.tree.setOwner("/home/trip", uid: 1_000, gid: 1_234)
        try watched.capture([watched.task("trip")])
        #expect(try names() == ["trip"])
        rig.tree.remove("/home/trip")
        rig.tree.makeDirectory("/home/trip")
        try watched.capture([watched.task("trip")])
        #expect(try names() == ["trip", "trip-shm", "trip-wal"])
    }
}
