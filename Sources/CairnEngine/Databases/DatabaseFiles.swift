import CairnFormat

/// The first bytes of an SQLite database. - Source: sqlite.org/fileformat2.html §1.3.
struct DatabaseHeader {
    /// Whether its transactions go to a write-ahead log.
    let isLogged: Bool

    private static let magic = Array("SQLite format 3\0".utf8)

    /// Databases consist of pages of at least 512 bytes.
    static func mayBe(_ status: FileStatus) -> Bool {
        status.kind == .file && status.size >= 512 && status.size % 512 == 0
    }

    /// - Returns: nil for any other file.
    init?(_ file: any SourceFile) throws(SystemError) {
        let head = try WriteAheadLog.bytes(file, at: 0, 20)
        guard head.count == 20, head.starts(with: Self.magic) else { return nil }
        isLogged = head[18] == 2 || head[19] == 2
    }
}

/// A file that SQLite keeps beside a database. - Source: sqlite.org/tempfiles.html.
struct DatabaseCompanion {
    enum Kind: CaseIterable {
        case log, memory, journal

        var suffix: [UInt8] {
            switch self {
            case .log: Array("-wal".utf8)
            case .memory: Array("-shm".utf8)
            case .journal: Array("-journal".utf8)
            }
        }
    }

    let kind: Kind
    /// The database's name.
    let database: [UInt8]

    /// - Parameter name: or path.
    /// - Returns: nil when it does not look like one.
    init?(_ name: [UInt8]) {
        guard let last = name.last, last == UInt8(ascii: "l") || last == UInt8(ascii: "m") else { return nil }
        for kind in Kind.allCases {
            let suffix = kind.suffix
            guard name.count > suffix.count, name.suffix(suffix.count).elementsEqual(suffix) else { continue }
            let base = Array(name.dropLast(suffix.count))
            guard base.last != ItemPath.separator else { return nil }
            self.kind = kind
            database = base
            return
        }
        return nil
    }
}

/// The bytes that SQLite locks. - Source: sqlite.org/lockingv3.html; sqlite.org/walformat.html §2.3, "Locks".
enum DatabaseLock {
    private static let pending: UInt64 = 0x4000_0000
    static let reserved = (pending + 1)..<(pending + 2)
    static let shared = (pending + 2)..<(pending + 512)
    /// In the shared memory: moving pages from the log to the database.
    static let checkpoint: Range<UInt64> = 121..<122
    /// In the shared memory: one of those that keep the log from beginning anew.
    static let reader: Range<UInt64> = 124..<125
}

/// The journal that takes a transaction back. - Source: sqlite.org/fileformat2.html §3.
enum DatabaseJournal {
    private static let magic: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]

    /// Whether it holds pages of a transaction that has not ended.
    static func isHot(_ database: [UInt8], in directory: any SourceDirectory) -> Bool {
        guard let file = try? directory.openFile(database + DatabaseCompanion.Kind.journal.suffix),
            let head = try? WriteAheadLog.bytes(file, at: 0, magic.count)
        else { return false }
        return head == magic
    }

    /// Whether a process is writing the transaction. One that a crash left behind is held by nobody.
    static func isInUse(_ database: [UInt8], _ file: any SourceFile, in directory: any SourceDirectory) -> Bool {
        isHot(database, in: directory) && file.isLockedByWriter(DatabaseLock.reserved)
    }
}
