import CairnCore
import CairnFormat
import CairnRepository

/// The times at which each sealed pack and the journal were last found intact, and the known
/// losses.
///
/// It is in the state directory and may be lost: then packs count as checked when they were
/// written, the journal as never checked, and losses are found again. Memory: 24 bytes a pack, at
/// most ``packsMaximum`` packs; ``lostChunksMaximum`` and ``versionsMaximum``.
public struct ScrubRecord: Equatable, Sendable {
    /// A version that cannot be fully restored.
    public struct Lost: Equatable, Sendable {
        /// The live path, absolute.
        public let path: [UInt8]
        /// The time of the commit that introduced it.
        public let since: Timestamp
        /// Whether it is the present state.
        public let isLive: Bool
        public let contentBytes: UInt64
        public let lostBytes: UInt64
    }

    /// By the first half of the pack's id: seconds since 1970.
    private var checked: [Hash128: Int64] = [:]
    /// Seconds since 1970.
    public var journalChecked: Int64?
    /// The first needed chunks that no pack holds.
    public var lostChunks: [ChunkID] = []
    /// The first versions to which they belong.
    public internal(set) var lost: [Lost] = []
    public internal(set) var lostVersionCount = 0
    /// Damaged packs found since the record began, and those of them without any loss.
    public var damagedPacks = 0
    public var healedPacks = 0

    static let packsMaximum = 1 << 20
    public static let lostChunksMaximum = 10_000
    public static let versionsMaximum = 100
    public static let bytesMaximum = 64 << 20

    public init() {}

    private static func key(_ pack: Hash256) -> Hash128 {
        pack.withBytes { Hash128($0.prefix(Hash128.byteCount)) }
    }

    func time(of pack: Hash256) -> Int64? { checked[Self.key(pack)] }

    public mutating func note(_ pack: Hash256, at time: Int64) {
        guard checked.count < Self.packsMaximum || checked[Self.key(pack)] != nil else { return }
        checked[Self.key(pack)] = time
    }

    public mutating func forget(_ pack: Hash256) { checked[Self.key(pack)] = nil }

    /// Forgets packs that no longer exist.
    public mutating func keep(only packs: some Sequence<Hash256>) {
        let known = Set(packs.map(Self.key))
        checked = checked.filter { known.contains($0.key) }
    }

    /// The time of the last check of a pack.
    public var latest: Int64? { checked.values.max() }

    public mutating func noteLost(_ damage: DamageReport, chunks: some Sequence<ChunkID>) {
        lostChunks = Array(chunks.sorted().prefix(Self.lostChunksMaximum))
        lost = damage.versions.prefix(Self.versionsMaximum).map {
            Lost(
                path: $0.livePath, since: $0.first.time, isLive: $0.isLive,
                contentBytes: $0.contentBytes, lostBytes: $0.lostBytes)
        }
        lostVersionCount = damage.versionCount
    }

    /// Counts the versions whose chunks no pack holds, from the present catalog.
    public mutating func noteLost(_ repository: Repository, _ catalog: Catalog) throws {
        let lost = try LostChunks(repository, catalog, suspects: [])
        let (damage, chunks) = try lost.damage(in: catalog)
        noteLost(damage, chunks: chunks)
    }

    // MARK: Bytes

    private static let magic = Array("cairn-scrub 2\n".utf8)

    /// Encodes for ``init(decoding:)``: a magic line, the fields, and BLAKE2b-256 of both.
    public func encode() -> [UInt8] {
        var writer = ByteWriter(reserving: 64 + 24 * checked.count)
        writer.raw(Self.magic)
        writer.varint(checked.count)
        for (pack, time) in checked {
            pack.withBytes { writer.raw($0) }
            writer.fixed(UInt64(bitPattern: time))
        }
        writer.u8(journalChecked == nil ? 0 : 1)
        writer.zigzag(journalChecked ?? 0)
        writer.varint(damagedPacks)
        writer.varint(healedPacks)
        writer.varint(lostChunks.count)
        for chunk in lostChunks { chunk.withBytes { writer.raw($0) } }
        writer.varint(lostVersionCount)
        writer.varint(lost.count)
        for version in lost {
            writer.counted(version.path)
            writer.moment(version.since)
            writer.u8(version.isLive ? 1 : 0)
            writer.varint(version.contentBytes)
            writer.varint(version.lostBytes)
        }
        return writer.bytes + Digest.h256(writer.bytes).bytes
    }

    /// - Throws: ``FormatError`` for bytes that ``encode()`` would not write.
    public init(decoding bytes: [UInt8]) throws(FormatError) {
        var reader = try ByteReader(
            ofRecord: bytes, magic: Self.magic, maximum: Self.bytesMaximum,
            what: "record of checks")
        let count = try reader.count(elementBytes: 24, "the number of packs")
        guard count <= Self.packsMaximum else { throw reader.failure("too many packs") }
        checked.reserveCapacity(count)
        for _ in 0..<count {
            let pack = Hash128(try reader.raw(Hash128.byteCount))
            checked[pack] = Int64(bitPattern: try reader.fixed(UInt64.self))
        }
        let isJournalChecked = try reader.u8() == 1
        let journalTime = try reader.zigzag()
        if isJournalChecked { journalChecked = journalTime }
        damagedPacks = Int(try reader.varint(atMost: 1 << 40, "a number of packs"))
        healedPacks = Int(try reader.varint(atMost: 1 << 40, "a number of packs"))
        for _ in 0..<(try reader.count(elementBytes: ChunkID.byteCount, "the number of chunks")) {
            lostChunks.append(ChunkID(try reader.raw(ChunkID.byteCount)))
        }
        lostVersionCount = Int(try reader.varint(atMost: 1 << 40, "a number of versions"))
        for _ in 0..<(try reader.count(elementBytes: 6, "the number of versions")) {
            let path = Array(try reader.counted(atMost: 2 * Limits.pathBytes, "a path"))
            lost.append(
                Lost(
                    path: path, since: try reader.moment(), isLive: try reader.u8() == 1,
                    contentBytes: try reader.varint(), lostBytes: try reader.varint()))
        }
        try reader.expectEnd()
    }
}

/// The share of the sealed packs known to be intact, for people and metrics.
public struct ScrubCoverage: Equatable, Sendable {
    /// Bytes of all sealed packs.
    public private(set) var bytes: UInt64 = 0
    /// Bytes of the packs found intact within ``days``.
    public private(set) var intactBytes: UInt64 = 0
    /// The earliest of the packs' last checks; nil while some were never checked.
    public private(set) var oldest: Timestamp?
    /// Packs that were never checked since they were written, or since the record began.
    public private(set) var unchecked = 0
    public private(set) var packs = 0

    public static let days: Int64 = 30

    public init(_ repository: Repository, _ record: ScrubRecord, now: Timestamp) throws {
        var oldest: Int64?
        for file in try PackFiles.list(repository.storage) {
            guard let id = PackFiles.sealedID(file.path) else { continue }
            packs += 1
            bytes += file.length
            guard let time = record.time(of: id) else {
                unchecked += 1
                continue
            }
            if Timestamp(seconds: time) >= now - Self.days * 86_400 { intactBytes += file.length }
            oldest = min(oldest ?? time, time)
        }
        if unchecked == 0 { self.oldest = oldest.map { Timestamp(seconds: $0) } }
    }

    public init() {}

    /// 0 … 1; nil while nothing is sealed.
    public var share: Double? { bytes == 0 ? nil : Double(intactBytes) / Double(bytes) }
}
