import CairnFormat

/// A short summary of drills, for status and metrics.
public struct DrillSummary: Equatable, Sendable {
    public enum Outcome: UInt8, Sendable {
        case fine = 0
        /// Something could not be restored as it was stored.
        case failed = 1
        /// The result for some versions is unknown.
        case unjudged = 2
    }

    /// The end of the last drill.
    public var time = Timestamp(seconds: 0)
    public var outcome = Outcome.fine
    /// Figures of the last drill.
    public var versions: UInt64 = 0
    public var bytes: UInt64 = 0
    public var failures: UInt64 = 0
    /// Content of all live files at the last drill, in bytes.
    public var liveBytes: UInt64 = 0
    /// The bytes of files of which drills restored every chunk, by the day (since 1970) on which
    /// the last chunk was restored.
    public var proven: [UInt16: UInt64] = [:]

    public static let days = 30

    public init() {}

    static func day(_ time: Timestamp) -> UInt16 { UInt16(clamping: time.seconds / 86_400) }

    /// The share of the content kept at the last drill that drills restored within 30 days, 0 … 1;
    /// nil when nothing was kept.
    public func share(now: Timestamp) -> Double? {
        guard liveBytes > 0 else { return nil }
        let first = Int(Self.day(now)) - Self.days
        let bytes = proven.filter { Int($0.key) >= first }.saturatedSum(\.value)
        return Double(bytes) / Double(liveBytes)
    }
}

/// The content that drills have restored, with its day: by chunk, so that exact shares of bytes can
/// be computed.
///
/// It is stored in the state directory. If it is lost, everything counts as never restored. A file
/// begins with its summary. Memory: 10 bytes a chunk on the disk, some 32 in memory; at most
/// ``chunksMaximum``, the oldest are dropped.
public struct DrillRecord: Equatable, Sendable {
    public internal(set) var summary = DrillSummary()
    /// The day (since 1970) by the first eight bytes of the chunk's id.
    private var chunks: [UInt64: UInt16] = [:]

    public static let chunksMaximum = 1 << 21
    public static let bytesMaximum = 32 << 20
    /// Older restores do not count.
    private static let daysKept = 365

    public init() {}

    private static func key(_ chunk: ChunkID) -> UInt64 {
        chunk.withBytes { $0.loadUnaligned(as: UInt64.self).littleEndian }
    }

    func day(of chunk: ChunkID) -> UInt16? { chunks[Self.key(chunk)] }

    public mutating func note(_ content: FileContent, on day: UInt16) {
        for chunk in content.chunks { chunks[Self.key(chunk.id)] = day }
    }

    /// Forgets earlier restores of content that could not be restored now.
    mutating func forget(_ content: FileContent) {
        for chunk in content.chunks { chunks[Self.key(chunk.id)] = nil }
    }

    /// The earliest day on which any of the file's chunks was last restored; nil when one never
    /// was.
    func day(of content: FileContent) -> UInt16? {
        var earliest: UInt16?
        for chunk in content.chunks {
            guard let day = day(of: chunk.id) else { return nil }
            earliest = min(earliest ?? day, day)
        }
        return earliest
    }

    /// Drops chunks that are too old, and the oldest beyond the maximum.
    public mutating func trim(on day: UInt16) {
        chunks = chunks.filter { Int($0.value) >= Int(day) - Self.daysKept }
        guard chunks.count > Self.chunksMaximum else { return }
        var counts: [UInt16: Int] = [:]
        for day in chunks.values { counts[day, default: 0] += 1 }
        var rest = chunks.count
        for day in counts.keys.sorted() where rest > Self.chunksMaximum {
            rest -= counts[day]!
            counts[day] = 0
        }
        chunks = chunks.filter { counts[$0.value]! > 0 }
    }

    // MARK: Bytes

    /// Encodes for ``init(decoding:)``: the summary, the chunks, and BLAKE2b-256 of both.
    public func encode() -> [UInt8] {
        var writer = ByteWriter(reserving: 256 + 10 * chunks.count)
        writer.raw(summary.encode())
        writer.varint(chunks.count)
        for (chunk, day) in chunks {
            writer.fixed(chunk)
            writer.fixed(day)
        }
        return writer.bytes + Digest.h256(writer.bytes).bytes
    }

    /// - Throws: ``FormatError`` for bytes that ``encode()`` would not write.
    public init(decoding bytes: [UInt8]) throws(FormatError) {
        var reader = try ByteReader(
            ofRecord: bytes, magic: [], maximum: Self.bytesMaximum, what: "record of drills")
        summary = try DrillSummary(&reader, bytes)
        let count = try reader.count(elementBytes: 10, "the number of chunks")
        guard count <= Self.chunksMaximum else { throw reader.failure("too many chunks") }
        chunks.reserveCapacity(count)
        for _ in 0..<count {
            let chunk = try reader.fixed(UInt64.self)
            chunks[chunk] = try reader.fixed(UInt16.self)
        }
        try reader.expectEnd()
    }
}

extension DrillSummary {
    private static let magic = Array("cairn-drill 1\n".utf8)
    /// The maximum length of a summary: reading this many bytes of the file is enough.
    public static let bytesMaximum = 64 << 10

    /// A magic line, the fields, and the hash of both, so that it can be read without the rest.
    fileprivate func encode() -> [UInt8] {
        var writer = ByteWriter()
        writer.raw(Self.magic)
        writer.moment(time)
        writer.u8(outcome.rawValue)
        writer.varint(versions)
        writer.varint(bytes)
        writer.varint(failures)
        writer.varint(liveBytes)
        writer.varint(proven.count)
        for (day, bytes) in proven.sorted(by: { $0.key < $1.key }) {
            writer.fixed(day)
            writer.varint(bytes)
        }
        return writer.bytes + Digest.h128(writer.bytes).bytes
    }

    /// Reads the summary alone.
    ///
    /// - Parameter bytes: the beginning of a record's file.
    public init(beginning bytes: [UInt8]) throws(FormatError) {
        var reader = ByteReader(bytes, what: "record of drills")
        try self.init(&reader, bytes)
    }

    fileprivate init(_ reader: inout ByteReader, _ bytes: [UInt8]) throws(FormatError) {
        guard try reader.raw(Self.magic.count).elementsEqual(Self.magic) else {
            throw reader.failure("is not one")
        }
        time = try reader.moment()
        outcome = try reader.choice("an unknown outcome")
        versions = try reader.varint()
        self.bytes = try reader.varint()
        failures = try reader.varint()
        liveBytes = try reader.varint()
        var rest = liveBytes
        for _ in 0..<(try reader.count(elementBytes: 3, "the number of days")) {
            let day = try reader.fixed(UInt16.self)
            // At most the rest, so that no sum overflows.
            let part = try reader.varint(atMost: rest, "the bytes of a day")
            rest -= part
            proven[day] = part
        }
        let end = reader.offset
        guard try Hash128(reader.raw(Hash128.byteCount)) == Digest.h128(Array(bytes[..<end])) else {
            throw reader.failure("is damaged")
        }
    }
}
