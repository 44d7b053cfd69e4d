import CairnCore
import CairnFormat

/// The first bytes of an SQLite database. - Source: sqlite.org/fileformat2.html §1.3, §1.6.
public struct DatabaseHeader: Equatable {
    /// Whether transactions go to a write-ahead log.
    let isLogged: Bool
    /// Whether SQLite would accept it as a database's header. Damaged ones are not sound, nor those
    /// of which a program encrypts everything but the beginning.
    public let isSound: Bool
    /// The number of pages of the database; nil when the field is outdated.
    let pageCount: UInt32?
    public let pageBytes: UInt64
    /// The examined bytes: every transaction that is written into the database itself changes them.
    private let bytes: [UInt8]

    public static let magic = Array("SQLite format 3\0".utf8)
    private static let byteCount = 108

    /// Databases consist of pages of at least 512 bytes.
    static func mayBe(_ status: FileStatus) -> Bool {
        status.kind == .file && mayBe(size: status.size)
    }
    public static func mayBe(size: UInt64) -> Bool { size >= 512 && size % 512 == 0 }

    /// Whether a file begins as a database does, but has a size that none has. - Parameter head:
    /// its first bytes, 16 or more if it has them.
    @inlinable public static func isCutShort(_ head: some Collection<UInt8>, size: UInt64) -> Bool {
        (size < 512 || size % 512 != 0) && head.starts(with: magic)
    }

    /// - Returns: nil for any other file.
    public init?(_ file: any SourceFile) throws(SystemError) {
        let head = try file.bytes(at: 0, count: Self.byteCount)
        guard head.count == Self.byteCount, head.starts(with: Self.magic) else { return nil }
        bytes = head
        isLogged = head[18] == 2 || head[19] == 2
        let size = UInt64(head[16]) << 8 | UInt64(head[17])
        pageBytes = size == 1 ? 65_536 : size
        let isPageSize = pageBytes >= 512 && pageBytes & (pageBytes - 1) == 0
        let usableBytes = pageBytes &- UInt64(head[20])
        // The fractions of a page are fixed; the first page is the root of a table, a leaf or not.
        isSound =
            isPageSize && usableBytes >= 480 && (1...2).contains(head[18])
            && (1...2).contains(head[19]) && head[21] == 64 && head[22] == 32 && head[23] == 32
            && WriteAheadLog.word(head, 44) <= 4 && WriteAheadLog.word(head, 56) <= 3
            && (head[100] == 5 || head[100] == 13)
        pageCount = head[24..<28] == head[92..<96] ? WriteAheadLog.word(head, 28) : nil
    }
}

extension TargetFile {
    /// Whether the written file is an SQLite database.
    public var beginsAsDatabase: Bool {
        var head = [UInt8](repeating: 0, count: 16)
        let count = head.withUnsafeMutableBytes { try? read(at: 0, into: $0) }
        return count == head.count && head == DatabaseHeader.magic
    }
}

/// A file that SQLite keeps beside a database. - Source: sqlite.org/tempfiles.html.
public struct DatabaseCompanion {
    public enum Kind: String, CaseIterable, Sendable {
        case log = "-wal"
        case memory = "-shm"
        case journal = "-journal"

        public var suffix: [UInt8] { Array(rawValue.utf8) }
    }

    public let kind: Kind
    /// The database's name.
    public let database: [UInt8]

    /// - Parameter name: a name or path.
    /// - Returns: nil when it does not look like one.
    public init?(_ name: [UInt8]) {
        guard let last = name.last, last == UInt8(ascii: "l") || last == UInt8(ascii: "m"),
            let kind = Kind.allCases.first(where: {
                name.count > $0.suffix.count && name.suffix($0.suffix.count) == $0.suffix[...]
            })
        else { return nil }
        database = Array(name.dropLast(kind.suffix.count))
        guard database.last != ItemPath.separator else { return nil }
        self.kind = kind
    }
}

/// The byte ranges that SQLite locks. - Source: sqlite.org/lockingv3.html;
/// sqlite.org/walformat.html §2.3, "Locks".
enum DatabaseLock {
    private static let first: UInt64 = 0x4000_0000
    /// Held by a writer that waits for readers to end. New readers hold it for a moment, and so
    /// wait for that writer.
    static let pending = first..<(first + 1)
    static let reserved = (first + 1)..<(first + 2)
    static let shared = (first + 2)..<(first + 512)
    /// A writer holds some of them. One that rolls a journal back does not reserve.
    static let all = first..<(first + 512)
    /// In the shared memory: moving pages from the log to the database.
    static let checkpoint: Range<UInt64> = 121..<122
    /// In the shared memory: one of those that keep the log from beginning anew.
    static let reader: Range<UInt64> = 124..<125
}
