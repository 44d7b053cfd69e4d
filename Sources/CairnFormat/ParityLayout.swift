/// The layout of a pack's parity file, and the shards it covers.
///
/// The pack is divided into shards; the last is padded with zeros. Shard *i* belongs to group *i*
/// modulo ``groups``, so that contiguous damage affects all groups alike. Each group has
/// ``parityShards`` parity shards and can lose that many of its shards.
/// - Source: FORMAT.md §6.6.
public struct ParityLayout: Equatable, Sendable {
    public let repository: Hash128
    public let pack: Hash256
    public let packBytes: UInt64
    /// A multiple of ``shardUnit``.
    public let shardBytes: Int
    /// Number of data shards, at least 1.
    public let dataShards: Int
    public let groups: Int
    /// Number of parity shards of each group, at least 1.
    public let parityShards: Int

    public static let headerBytes = 128
    public static let checkBytes = Hash128.byteCount
    /// Number of data shards' checks on one page, which share one check of their own.
    public static let pageChecks = 255
    public static let shardUnit = 64
    static let shardBytesMaximum = 1 << 20
    static let dataShardsMaximum = 1 << 20
    /// Maximum of data and parity shards in one group: the field has 255 non-zero elements.
    static let groupShardsMaximum = 255
    private static let magic = Array("CAIRNPR1".utf8)

    // MARK: Making one

    private static let shardBytesUsual = 512...4096
    private static let dataShardsWished = 200

    /// Creates the layout that tolerates the loss of a contiguous `share` of the pack at any
    /// offset.
    ///
    /// - Parameters:
    ///   - packBytes: at least 1.
    ///   - share: in hundredths of a percent, 1 … 10,000.
    public init(repository: Hash128, pack: Hash256, packBytes: UInt64, share: Int) {
        precondition(packBytes > 0 && (1...10_000).contains(share))
        var shard = Self.roundedUp(
            Int(packBytes / UInt64(Self.dataShardsWished)), to: Self.shardUnit)
        shard = min(max(shard, Self.shardBytesUsual.lowerBound), Self.shardBytesUsual.upperBound)
        while (packBytes - 1) / UInt64(shard) >= UInt64(Self.dataShardsMaximum) { shard *= 2 }
        let count = Int((packBytes - 1) / UInt64(shard)) + 1
        // One more than the share: the damage need not begin at the start of a shard.
        let lost = (count * share + 9_999) / 10_000 + 1
        var groups = 1
        func size(_ groups: Int) -> (data: Int, parity: Int) {
            ((count - 1) / groups + 1, (lost - 1) / groups + 1)
        }
        while size(groups).data + size(groups).parity > Self.groupShardsMaximum { groups += 1 }
        self.repository = repository
        self.pack = pack
        self.packBytes = packBytes
        shardBytes = shard
        dataShards = count
        self.groups = groups
        parityShards = size(groups).parity
    }

    private static func roundedUp(_ number: Int, to unit: Int) -> Int {
        (number + unit - 1) / unit * unit
    }

    // MARK: Places

    /// Data shards of the larger groups; a smaller group counts as filled up with zeros.
    public var groupShards: Int { (dataShards - 1) / groups + 1 }
    public var pages: Int { (dataShards - 1) / Self.pageChecks + 1 }
    public var tableBytes: Int { (dataShards + pages) * Self.checkBytes }
    public var parityCount: Int { groups * parityShards }
    public var firstTable: UInt64 { UInt64(Self.headerBytes) }
    public var firstParity: UInt64 { firstTable + UInt64(tableBytes) }
    public var secondTable: UInt64 {
        firstParity + UInt64(parityCount) * UInt64(shardBytes + Self.checkBytes)
    }
    public var secondHeader: UInt64 { secondTable + UInt64(tableBytes) }
    public var fileBytes: UInt64 { secondHeader + UInt64(Self.headerBytes) }

    /// The offset of a page of checks within a table, and the number of its checks.
    public func page(_ index: Int) -> (offset: Int, checks: Int) {
        let first = index * Self.pageChecks
        return ((first + index) * Self.checkBytes, min(Self.pageChecks, dataShards - first))
    }

    /// The offset of parity shard `row` of a group; its check follows it.
    public func parityOffset(group: Int, row: Int) -> UInt64 {
        firstParity + UInt64(row * groups + group) * UInt64(shardBytes + Self.checkBytes)
    }

    /// The bytes of the pack that a data shard holds.
    public func range(ofShard index: Int) -> Range<UInt64> {
        let start = UInt64(index) * UInt64(shardBytes)
        return start..<min(start + UInt64(shardBytes), packBytes)
    }

    // MARK: Bytes

    public func encode() -> [UInt8] {
        var writer = ByteWriter(reserving: Self.headerBytes)
        writer.raw(Self.magic)
        writer.raw(repository.bytes)
        writer.raw(pack.bytes)
        writer.fixed(packBytes)
        writer.fixed(UInt32(shardBytes))
        writer.fixed(UInt32(dataShards))
        writer.fixed(UInt32(groups))
        writer.fixed(UInt32(parityShards))
        writer.raw([UInt8](repeating: 0, count: Self.headerBytes - Self.checkBytes - writer.count))
        Digest.h128(writer.bytes).withBytes { writer.raw($0) }
        return writer.bytes
    }

    /// - Parameter bytes: exactly 128.
    public init(parsing bytes: [UInt8]) throws(FormatError) {
        var reader = ByteReader(bytes, what: "parity header")
        guard bytes.count == Self.headerBytes, try reader.raw(8).elementsEqual(Self.magic) else {
            throw reader.failure("does not begin with CAIRNPR1")
        }
        repository = Hash128(try reader.raw(Hash128.byteCount))
        pack = Hash256(try reader.raw(Hash256.byteCount))
        packBytes = try reader.fixed()
        shardBytes = Int(try reader.fixed(UInt32.self))
        dataShards = Int(try reader.fixed(UInt32.self))
        groups = Int(try reader.fixed(UInt32.self))
        parityShards = Int(try reader.fixed(UInt32.self))
        let reserved = try reader.raw(reader.remaining - Self.checkBytes)
        let check = Hash128(try reader.raw(Self.checkBytes))
        guard check == Digest.h128(Array(bytes.dropLast(Self.checkBytes))) else {
            throw reader.failure("its checksum does not match")
        }
        guard reserved.allSatisfy({ $0 == 0 }) else {
            throw reader.failure("reserved bytes are not zero")
        }
        guard shardBytes > 0, shardBytes <= Self.shardBytesMaximum,
            shardBytes % Self.shardUnit == 0, dataShards > 0, dataShards <= Self.dataShardsMaximum,
            packBytes > UInt64(dataShards - 1) * UInt64(shardBytes),
            packBytes <= UInt64(dataShards) * UInt64(shardBytes)
        else { throw reader.failure("its shards do not make up the pack") }
        guard groups > 0, groups <= dataShards, parityShards > 0,
            (dataShards - 1) / groups + 1 + parityShards <= Self.groupShardsMaximum
        else { throw reader.failure("its groups are invalid") }
    }

    /// Encodes a page of the table: the checks, and their own check, which is valid only in this
    /// parity file and at this place.
    public func encodePage(_ index: Int, _ checks: ArraySlice<Hash128>) -> [UInt8] {
        precondition(checks.count == page(index).checks)
        var writer = ByteWriter(reserving: (checks.count + 1) * Self.checkBytes)
        for check in checks { check.withBytes { writer.raw($0) } }
        pageCheck(index, writer.bytes).withBytes { writer.raw($0) }
        return writer.bytes
    }

    /// - Returns: nil when the page's check does not match.
    public func parsePage(_ index: Int, _ bytes: [UInt8]) -> [Hash128]? {
        let count = page(index).checks
        guard bytes.count == (count + 1) * Self.checkBytes else { return nil }
        let body = Array(bytes.dropLast(Self.checkBytes))
        guard pageCheck(index, body) == Hash128(bytes.suffix(Self.checkBytes)) else { return nil }
        return (0..<count).map { Hash128(body[$0 * Self.checkBytes..<($0 + 1) * Self.checkBytes]) }
    }

    private func pageCheck(_ index: Int, _ body: [UInt8]) -> Hash128 {
        var writer = ByteWriter(reserving: Self.headerBytes + 4 + body.count)
        writer.raw(encode())
        writer.fixed(UInt32(index))
        writer.raw(body)
        return Digest.h128(writer.bytes)
    }
}
