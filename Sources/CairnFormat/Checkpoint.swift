/// The commits for which rows of a checkpoint hold. - Source: FORMAT.md §8.14.
public struct CheckpointSpan: Equatable, Sendable {
    public let first: UInt64
    /// The first commit for which the rows no longer hold; nil while they still hold.
    public let last: UInt64?
    /// How the rows ended: for a version 1 means removed and 0 replaced by another put; for an
    /// exclusion as in §8.8; otherwise 0.
    public let how: UInt8

    public init(first: UInt64, last: UInt64?, how: UInt8) {
        precondition(last.map { $0 > first } ?? true)
        self.first = first
        self.last = last
        self.how = how
    }
}

/// A commit that a checkpoint preserves.
public struct CheckpointCommit: Equatable, Sendable {
    public let number: UInt64
    public let recordsLost: UInt64
    /// Nil when nothing of the commit is forgotten.
    public let forgetting: Forgetting?
    /// The payload of the original commit record.
    public let payload: [UInt8]

    public init(number: UInt64, recordsLost: UInt64, forgetting: Forgetting?, payload: [UInt8]) {
        self.number = number
        self.recordsLost = recordsLost
        self.forgetting = forgetting
        self.payload = payload
    }
}

/// One row of a checkpoint.
public enum CheckpointRow: Equatable, Sendable {
    /// A change that holds in the commits of the span. Only changes that describe state are
    /// allowed: definitions of roots, their hosts and file systems, puts, gaps, moves, parts of
    /// containers, exclusions, purges and pins.
    case holds(Change, CheckpointSpan)
    case commit(CheckpointCommit)
    case forgotten(number: UInt64, id: Hash128)
}

/// Gathers rows into the payload of one record of a checkpoint. - Source: FORMAT.md §8.14.
public struct CheckpointEncoder: Sendable {
    private var changes = ChangesEncoder()
    private var span: CheckpointSpan?

    public init() {}

    public var byteCount: Int { changes.byteCount }
    public var isEmpty: Bool { changes.rowCount == 0 }

    public mutating func append(_ row: CheckpointRow) {
        switch row {
        case .holds(let change, let span):
            if self.span != span { changes.append(span) }
            self.span = span
            changes.append(change)
        case .commit(let commit): changes.append(commit)
        case .forgotten(let number, let id): changes.append(forgotten: id, number: number)
        }
    }

    /// Returns the payload and begins the next one.
    public mutating func finish() -> [UInt8] {
        span = nil
        return changes.finish()
    }

    public static func payload(of rows: [CheckpointRow]) -> [UInt8] {
        var encoder = CheckpointEncoder()
        for row in rows { encoder.append(row) }
        return encoder.finish()
    }
}

/// Reads the payload of one record of a checkpoint. - Source: FORMAT.md §8.14.
public enum CheckpointDecoder {
    /// The highest commit number accepted. Sums with such a number still fit a signed number.
    static let numberMaximum = UInt64(Int64.max) / 2

    /// - Throws: ``FormatError``, or any error of `body`.
    public static func decode(_ payload: [UInt8], _ body: (CheckpointRow) throws -> Void) throws {
        var span: CheckpointSpan?
        try ChangesDecoder.decode(
            payload,
            other: { operation, reader in
                switch operation {
                case ChangeOperation.span: span = try reader.span()
                case ChangeOperation.commit: try body(.commit(reader.commit()))
                case ChangeOperation.forgotten:
                    let number = try reader.commitNumber()
                    try body(.forgotten(number: number, id: Hash128(reader.raw(Hash128.byteCount))))
                default: return false
                }
                return true
            },
            { change in
                switch change {
                case .defineRoot, .put, .openGap, .closeGap, .move, .container, .exclude, .purge,
                    .pin, .host, .owner, .fileSystem:
                    break
                case .remove, .dropRoot, .include, .tags, .forget, .expire, .erase, .hide:
                    throw FormatError("checkpoint", "a row that says what happened, not what is")
                }
                guard let span else { throw FormatError("checkpoint", "a row without a span") }
                try body(.holds(change, span))
            })
    }
}

extension ByteReader {
    fileprivate mutating func commitNumber() throws(FormatError) -> UInt64 {
        try varint(atMost: CheckpointDecoder.numberMaximum, "a commit's number")
    }

    fileprivate mutating func span() throws(FormatError) -> CheckpointSpan {
        let first = try commitNumber()
        let length = try varint(atMost: CheckpointDecoder.numberMaximum, "the length of a span")
        let how = try u8()
        guard first > 0, how <= 2 else { throw failure("an invalid span") }
        return CheckpointSpan(first: first, last: length == 0 ? nil : first + length, how: how)
    }

    fileprivate mutating func commit() throws(FormatError) -> CheckpointCommit {
        let number = try commitNumber()
        let lost = try varint(atMost: CheckpointDecoder.numberMaximum, "the number of lost records")
        let isForgotten = try u8()
        guard number > 0, isForgotten <= 1 else { throw failure("an invalid commit") }
        return CheckpointCommit(
            number: number, recordsLost: lost,
            forgetting: isForgotten == 1 ? try Forgetting(decoding: &self) : nil,
            payload: Array(try counted(atMost: Limits.recordBytes, "a commit")))
    }
}

/// The payload of a checkpoint's last record. - Source: FORMAT.md §7.5.
public struct CheckpointEnd: Equatable, Sendable {
    /// Number of row records in the checkpoint.
    public let records: UInt64
    public let nextCommit: UInt64
    public let expired: UInt64

    public init(records: UInt64, nextCommit: UInt64, expired: UInt64) {
        self.records = records
        self.nextCommit = nextCommit
        self.expired = expired
    }

    public func encode() -> [UInt8] {
        var writer = ByteWriter()
        writer.varint(records)
        writer.varint(nextCommit)
        writer.varint(expired)
        return writer.bytes
    }

    public init(parsing bytes: [UInt8]) throws(FormatError) {
        var reader = ByteReader(bytes, what: "checkpoint's end")
        records = try reader.varint()
        nextCommit = try reader.commitNumber()
        expired = try reader.commitNumber()
        guard nextCommit > 0 else { throw reader.failure("no commit has this number") }
        try reader.expectEnd()
    }
}
