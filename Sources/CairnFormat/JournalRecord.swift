/// The header of a journal segment. - Source: FORMAT.md §7.1.
public struct SegmentHeader: Equatable, Sendable {
    public let repository: Hash128
    public let number: UInt64
    /// The hash of the last record before this segment; zeros in the first.
    public let chainStart: Hash256
    /// Whether the segment begins with a checkpoint, so that it can be the journal's first. -
    /// Source: FORMAT.md §7.5.
    public let isCheckpoint: Bool

    public static let byteCount = 64
    private static let magic = Array("CAIRNJL1".utf8)
    private static let checkpointMagic = Array("CAIRNJC1".utf8)

    public init(
        repository: Hash128, number: UInt64, chainStart: Hash256, isCheckpoint: Bool = false
    ) {
        self.repository = repository
        self.number = number
        self.chainStart = chainStart
        self.isCheckpoint = isCheckpoint
    }

    public func encode() -> [UInt8] {
        var writer = ByteWriter(reserving: Self.byteCount)
        writer.raw(isCheckpoint ? Self.checkpointMagic : Self.magic)
        writer.raw(repository.bytes)
        writer.fixed(number)
        writer.raw(chainStart.bytes)
        return writer.bytes
    }

    public init(parsing bytes: [UInt8]) throws(FormatError) {
        var reader = ByteReader(bytes, what: "journal segment header")
        isCheckpoint = try reader.magic(Self.magic, Self.checkpointMagic) == 1
        repository = Hash128(try reader.raw(16))
        number = try reader.fixed()
        chainStart = Hash256(try reader.raw(32))
        try reader.expectEnd()
    }
}

/// The fixed part of a journal record. - Source: FORMAT.md §7.2.
public struct RecordHeader: Equatable, Sendable {
    public enum Kind: UInt8, Sendable {
        case changes = 1
        case commit = 2
        /// Rows of a checkpoint; the end of a checkpoint is ``checkpointEnd``.
        case checkpoint = 3
        case checkpointEnd = 4
    }

    public let kind: Kind
    public let codec: Codec
    public let number: UInt64
    public let plainBytes: Int
    public let storedBytes: Int
    public let previous: Hash256
    public let hash: Hash256

    public static let byteCount = 88
    public static let magic = Array("CREC".utf8)

    /// Lays out a whole record.
    ///
    /// - Returns: the bytes to append, and the record's hash for the next one's chain.
    public static func encode(
        _ kind: Kind, number: UInt64, previous: Hash256, codec: Codec, plainBytes: Int,
        payload: UnsafeRawBufferPointer
    ) -> (bytes: [UInt8], hash: Hash256) {
        var writer = ByteWriter(reserving: byteCount + payload.count)
        writer.raw(magic)
        writer.u8(kind.rawValue)
        writer.u8(codec.rawValue)
        writer.fixed(UInt16(0))
        writer.fixed(number)
        writer.fixed(UInt32(plainBytes))
        writer.fixed(UInt32(payload.count))
        previous.withBytes { writer.raw($0) }
        let hash = writer.bytes.withUnsafeBytes { Digest.h256($0, payload) }
        hash.withBytes { writer.raw($0) }
        writer.raw(payload)
        return (writer.bytes, hash)
    }

    /// Parses the header alone; ``RecordFrame/matches(payload:)`` verifies it.
    ///
    /// - Parameter bytes: exactly 88 bytes.
    public init(parsing bytes: [UInt8]) throws(FormatError) {
        var reader = ByteReader(bytes, what: "journal record")
        try reader.magic(Self.magic)
        kind = try reader.choice("unknown type")
        codec = try reader.choice("unknown codec")
        guard try reader.fixed(UInt16.self) == 0 else {
            throw reader.failure("a reserved byte is set")
        }
        number = try reader.fixed()
        plainBytes = Int(try reader.fixed(UInt32.self))
        storedBytes = Int(try reader.fixed(UInt32.self))
        previous = Hash256(try reader.raw(32))
        hash = Hash256(try reader.raw(32))
        try reader.expectEnd()
        guard plainBytes <= Limits.recordBytes, storedBytes <= Limits.recordBytes,
            codec != .none || storedBytes == plainBytes
        else { throw reader.failure("its lengths are invalid") }
    }

    /// The header of a record that is not encrypted.
    init(plain frame: RecordFrame) throws(FormatError) { try self.init(parsing: frame.bytes) }

    /// The header of an encrypted record, with the fields sealed in it.
    init(_ frame: RecordFrame, kind: Kind, codec: Codec, plainBytes: Int) {
        self.kind = kind
        self.codec = codec
        self.plainBytes = plainBytes
        number = frame.number
        storedBytes = frame.storedBytes
        previous = frame.previous
        hash = frame.hash
    }
}

/// The last acknowledged commit, and the beginning of the journal. - Source: FORMAT.md §7.3.
public struct JournalHead: Equatable, Sendable {
    public let repository: Hash128
    /// The number of its commit record, or of the end record of a checkpoint that follows it.
    public let record: UInt64
    public let hash: Hash256
    /// The first segment of the journal.
    public let segment: UInt64

    /// Length of a head without a segment number: the journal begins with segment 1.
    public static let byteCount = 80
    public static let byteCountMaximum = 88
    private static let magic = Array("CAIRNHD1".utf8)
    private static let segmentMagic = Array("CAIRNHD2".utf8)

    public init(repository: Hash128, record: UInt64, hash: Hash256, segment: UInt64 = 1) {
        self.repository = repository
        self.record = record
        self.hash = hash
        self.segment = segment
    }

    public func encode() -> [UInt8] {
        var writer = ByteWriter(reserving: Self.byteCount)
        writer.raw(segment == 1 ? Self.magic : Self.segmentMagic)
        writer.raw(repository.bytes)
        writer.fixed(record)
        writer.raw(hash.bytes)
        if segment != 1 { writer.fixed(segment) }
        let check = writer.bytes.withUnsafeBytes { Digest.h128($0) }
        writer.raw(check.bytes)
        return writer.bytes
    }

    public init(parsing bytes: [UInt8]) throws(FormatError) {
        var reader = ByteReader(bytes, what: "journal head")
        let hasSegment = try reader.magic(Self.magic, Self.segmentMagic) == 1
        guard bytes.count == (hasSegment ? Self.byteCountMaximum : Self.byteCount) else {
            throw reader.failure("its length is not that of a head")
        }
        repository = Hash128(try reader.raw(16))
        record = try reader.fixed()
        hash = Hash256(try reader.raw(32))
        segment = hasSegment ? try reader.fixed() : 1
        let check = Hash128(try reader.raw(16))
        let expected = bytes.withUnsafeBytes { Digest.h128($0.part(..<(bytes.count - 16))) }
        guard check == expected else { throw reader.failure("its checksum does not match") }
        // Segment 1 is implied and must not be written, so that each head has only one encoding.
        guard !hasSegment || segment > 1 else {
            throw reader.failure("the segment that it names is invalid")
        }
        guard record <= Limits.recordNumber else {
            throw reader.failure("the record that it names is invalid")
        }
    }
}
