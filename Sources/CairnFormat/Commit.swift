/// The purpose of a commit. - Source: FORMAT.md §9.
public enum CommitKind: UInt8, Sendable, Codable {
    case complete = 1
    case partial, beforeRestore, afterRestore, afterUndo
    /// The daemon's commit of changes that the watcher reported.
    case capture
    /// Removes something from history or annotates it. Its tree is that of the commit before, so it
    /// is not a point in time of its own.
    case maintenance

    /// Whether a restore in place made it, of the state before or after.
    public var isAroundRestore: Bool {
        self == .beforeRestore || self == .afterRestore || self == .afterUndo
    }
}

/// The results of a run, counted in items and bytes.
public struct CommitCounts: Equatable, Sendable, Codable {
    public var new: UInt64 = 0
    public var changed: UInt64 = 0
    public var unchanged: UInt64 = 0
    public var deleted: UInt64 = 0
    public var failed: UInt64 = 0
    /// Content bytes read from files.
    public var bytesRead: UInt64 = 0
    /// Plain bytes of chunks that were not in the repository before.
    public var bytesNew: UInt64 = 0
    /// Bytes added to packs.
    public var bytesStored: UInt64 = 0
    /// Items that exist after this commit.
    public var live: UInt64 = 0

    private enum CodingKeys: String, CodingKey {
        case new, changed, unchanged, deleted, failed
        case bytesRead = "bytes_read"
        case bytesNew = "bytes_new"
        case bytesStored = "bytes_stored"
        case live
    }

    public init() {}

    /// Adds the counts of a later run; ``live`` is taken from that run.
    public mutating func add(_ other: CommitCounts) {
        for count in Self.inOrder.dropLast() { self[keyPath: count] += other[keyPath: count] }
        live = other.live
    }
}

/// The record that makes the changes before it part of the repository. - Source: FORMAT.md §9.
public struct Commit: Equatable, Sendable {
    public var id: Hash128
    public var run: Hash128
    public var kind: CommitKind
    public var isAdHoc: Bool
    public var time: Timestamp
    public var began: Timestamp
    /// Number of changes records in the commit.
    public var records: UInt64
    public var host: [UInt8]
    public var user: [UInt8]
    public var program: [UInt8]
    public var counts: CommitCounts
    /// The absolute paths given to the run.
    public var paths: [[UInt8]]
    public var tags: [[UInt8]]
    /// The restored commit, for commits around a restore.
    public var restored: Hash128?

    public init(
        id: Hash128, run: Hash128, kind: CommitKind, isAdHoc: Bool = false, time: Timestamp,
        began: Timestamp, records: UInt64 = 0, host: [UInt8] = [], user: [UInt8] = [],
        program: [UInt8] = [], counts: CommitCounts = CommitCounts(), paths: [[UInt8]] = [],
        tags: [[UInt8]] = [], restored: Hash128? = nil
    ) {
        self.id = id
        self.run = run
        self.kind = kind
        self.isAdHoc = isAdHoc
        self.time = time
        self.began = began
        self.records = records
        self.host = host
        self.user = user
        self.program = program
        self.counts = counts
        self.paths = paths
        self.tags = tags
        self.restored = restored
    }

    /// The first eight digits, which people see.
    public var shortID: String { Self.short(id) }

    public static func short(_ id: Hash128) -> String { String(id.description.prefix(8)) }

    public var hasFailures: Bool { counts.failed > 0 }

    public func encode() -> [UInt8] {
        var writer = ByteWriter(reserving: 256)
        writer.raw(id.bytes)
        writer.raw(run.bytes)
        writer.u8(kind.rawValue)
        writer.u8((isAdHoc ? 1 : 0) | (hasFailures ? 2 : 0))
        for moment in [time, began] { writer.moment(moment) }
        writer.varint(records)
        for text in [host, user, program] { writer.counted(text) }
        for count in CommitCounts.inOrder { writer.varint(counts[keyPath: count]) }
        for list in [paths, tags] {
            writer.varint(list.count)
            for element in list { writer.counted(element) }
        }
        writer.counted(restored?.bytes ?? [])
        return writer.bytes
    }

    public init(parsing bytes: [UInt8]) throws(FormatError) {
        var reader = ByteReader(bytes, what: "commit")
        id = Hash128(try reader.raw(16))
        run = Hash128(try reader.raw(16))
        kind = try reader.choice("unknown kind")
        let flags = try reader.u8()
        guard flags & ~3 == 0 else { throw reader.failure("unknown flags") }
        isAdHoc = flags & 1 != 0
        time = try reader.moment()
        began = try reader.moment()
        records = try reader.varint()
        host = Array(try reader.counted(atMost: Limits.pathBytes, "a host name"))
        user = Array(try reader.counted(atMost: Limits.pathBytes, "a user name"))
        program = Array(try reader.counted(atMost: Limits.pathBytes, "a program version"))
        counts = try CommitCounts(parsing: &reader)
        guard (flags & 2 != 0) == (counts.failed > 0) else {
            throw reader.failure("its flag and its count of failures differ")
        }
        paths = try Self.list(&reader, "a path")
        tags = try Self.list(&reader, "a tag")
        let restored = try reader.counted(atMost: 16, "a commit's id")
        guard restored.isEmpty || restored.count == 16 else {
            throw reader.failure("half a commit's id")
        }
        self.restored = restored.isEmpty ? nil : Hash128(restored)
        try reader.expectEnd()
    }

    static func list(
        _ reader: inout ByteReader, _ name: String
    ) throws(FormatError) -> [[UInt8]] {
        let count = try reader.count(elementBytes: 1, "the length of a list")
        var result: [[UInt8]] = []
        for _ in 0..<count {
            result.append(Array(try reader.counted(atMost: Limits.pathBytes, name)))
        }
        return result
    }
}

extension CommitCounts {
    fileprivate static let inOrder: [any WritableKeyPath<CommitCounts, UInt64> & Sendable] = [
        \.new, \.changed, \.unchanged, \.deleted, \.failed, \.bytesRead, \.bytesNew, \.bytesStored,
        \.live,
    ]

    fileprivate init(parsing reader: inout ByteReader) throws(FormatError) {
        for count in Self.inOrder { self[keyPath: count] = try reader.varint() }
    }
}
