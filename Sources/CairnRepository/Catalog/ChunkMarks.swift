import CairnCore
import CairnFormat

/// Tells which chunks some version needs, whatever their number, in bounded memory.
///
/// Chunks go by the first 8 bytes of their ids. Two that share them count as one: that keeps a
/// chunk too many once in a great while, and never drops one. Ids are hashes, so equal parts of the
/// range of ids hold about equally many: what does not fit at once is gone through in several
/// passes over the versions, one for each part.
public struct ChunkMarks {
    private let reader: CatalogReader
    /// 32 MiB of them.
    public static let idsUsual = 1 << 21
    /// The number of ids in memory at once.
    private let idsMaximum: Int
    private let cancellation: Cancellation?

    public init(_ reader: CatalogReader, idsMaximum: Int, cancellation: Cancellation? = nil) {
        self.reader = reader
        self.idsMaximum = max(16, idsMaximum)
        self.cancellation = cancellation
    }

    /// The needed and the unneeded plain bytes of a block, as far as the catalog places chunks in
    /// it.
    public struct Tally: Equatable {
        public var live: UInt32 = 0
        public var dead: UInt32 = 0

        public init(live: UInt32 = 0, dead: UInt32 = 0) {
            self.live = live
            self.dead = dead
        }

        /// A damaged catalog may claim any lengths.
        mutating func add(_ length: UInt32, isNeeded: Bool) {
            let (sum, overflow) = (isNeeded ? live : dead).addingReportingOverflow(length)
            if isNeeded { live = overflow ? .max : sum } else { dead = overflow ? .max : sum }
        }
    }

    /// The outcome for all chunk rows.
    public struct Outcome {
        /// The blocks with at least one chunk in the catalog. About 40 bytes each; a tebibyte has
        /// about a million.
        public var blocks: [Int64: Tally] = [:]
        /// The chunks that versions need and that have no row.
        public var missing = 0
    }

    public static func prefix(_ id: ChunkID) -> UInt64 { id.withBytes { prefix($0) } }

    private static func prefix(_ id: UnsafeRawBufferPointer) -> UInt64 {
        UInt64(bigEndian: id.loadUnaligned(as: UInt64.self))
    }

    /// Reads all versions and all chunk rows.
    ///
    /// - Throws: ``CatalogError``, ``FormatError``, ``Cancelled``.
    public func tally() throws -> Outcome {
        var outcome = Outcome()
        outcome.missing = try compare { block, length, isNeeded in
            outcome.blocks[block, default: Tally()].add(length, isNeeded: isNeeded)
        }
        return outcome
    }

    /// The number of chunks that versions need and that have no row.
    func missing() throws -> Int { try compare { _, _, _ in } }

    /// The chunks that versions need and that no block holds but those of some packs, ascending.
    func missing(without packs: Set<Int64>) throws -> [UInt64] {
        var blocks: Set<Int64> = []
        if !packs.isEmpty {
            try reader.forEachBlock { if packs.contains($0.pack) { blocks.insert($0.id) } }
        }
        var missing: [UInt64] = []
        _ = try compare(without: blocks, lacks: { missing.append($0) }, row: { _, _, _ in })
        return missing
    }

    /// Tells which of the candidates are needed.
    ///
    /// - Parameter candidates: ascending, without duplicates.
    public func needed(among candidates: [UInt64]) throws -> [Bool] {
        var isNeeded = [Bool](repeating: false, count: candidates.count)
        try forEachNeededChunk { id in
            let index = candidates.partitioningIndex { $0 >= id }
            if index < candidates.count, candidates[index] == id { isNeeded[index] = true }
        }
        return isNeeded
    }

    // MARK: Parts of the range of ids

    private func forEachPart(
        _ body: (_ needed: [UInt64], _ low: UInt64, _ high: UInt64) throws -> Void
    ) throws {
        let parts = try UInt64(reader.count(.chunk)) / UInt64(idsMaximum) + 1
        var width = UInt64.max / parts
        var low: UInt64 = 0
        while true {
            let high = low + min(width, .max - low)
            guard let needed = try collect(low, high) else {
                // More versions need chunks than there are rows, or they are not spread evenly.
                width /= 2
                continue
            }
            try body(needed, low, high)
            if high == .max { return }
            low = high + 1
        }
    }

    /// The ids between two bounds that versions need, ascending; nil when they are too many.
    private func collect(_ low: UInt64, _ high: UInt64) throws -> [UInt64]? {
        var ids: [UInt64] = []
        ids.reserveCapacity(2 * idsMaximum)
        var isTooMany = false
        try forEachNeededChunk { id in
            guard !isTooMany, id >= low, id <= high else { return }
            ids.append(id)
            // Many versions share chunks: without duplicates the ids may fit.
            guard ids.count >= 2 * idsMaximum else { return }
            Self.sortOnce(&ids)
            isTooMany = ids.count > idsMaximum && high > low
        }
        Self.sortOnce(&ids)
        return isTooMany || (ids.count > idsMaximum && high > low) ? nil : ids
    }

    private static func sortOnce(_ ids: inout [UInt64]) {
        ids.sort()
        var kept = 0
        for index in ids.indices where index == 0 || ids[index] != ids[kept - 1] {
            ids[kept] = ids[index]
            kept += 1
        }
        ids.removeSubrange(kept...)
    }

    private func forEachNeededChunk(_ body: (UInt64) throws -> Void) throws {
        for table in ["live", "past"] {
            let statement = try reader.connection.prepare(
                "SELECT item FROM \(table) WHERE kind = \(ItemKind.file.rawValue)")
            var rows = 0
            while try statement.step() {
                rows += 1
                if rows & 0xFFF == 0, cancellation?.isRequested == true {
                    statement.reset()
                    throw Cancelled()
                }
                for chunk in try Item(decodingAlone: statement.bytes(0)).content?.chunks ?? [] {
                    try body(Self.prefix(chunk.id))
                }
            }
        }
    }

    /// Compares all rows of chunks with the needed ids.
    ///
    /// - Returns: the number of needed chunks without a row.
    private func compare(
        without blocks: Set<Int64> = [], lacks: (UInt64) -> Void = { _ in },
        row: (_ block: Int64, _ length: UInt32, _ isNeeded: Bool) -> Void
    ) throws -> Int {
        var missing = 0
        try forEachPart {
            missing += try compare($0, $1, $2, without: blocks, lacks: lacks, row: row)
        }
        return missing
    }

    /// Compares the rows of chunks with the needed ids, both in order.
    private func compare(
        _ needed: [UInt64], _ low: UInt64, _ high: UInt64, without blocks: Set<Int64>,
        lacks: (UInt64) -> Void,
        row: (_ block: Int64, _ length: UInt32, _ isNeeded: Bool) -> Void
    ) throws -> Int {
        let end = high == .max ? nil : high + 1
        let statement = try reader.connection.prepare(
            "\(ChunkRow.select) WHERE id >= ?1\(end == nil ? "" : " AND id < ?2") ORDER BY id",
            Self.bytes(low), end.map(Self.bytes))
        var index = 0
        var wasMet = false
        var lacking = 0
        func pass() {
            if !wasMet {
                lacking += 1
                lacks(needed[index])
            }
            wasMet = false
            index += 1
        }
        while try statement.step() {
            let chunk = try ChunkRow(statement)
            let id = Self.prefix(chunk.id)
            while index < needed.count, needed[index] < id { pass() }
            let isNeeded = index < needed.count && needed[index] == id
            if isNeeded, !blocks.contains(chunk.location.block) { wasMet = true }
            row(chunk.location.block, UInt32(clamping: chunk.location.length), isNeeded)
        }
        while index < needed.count { pass() }
        return lacking
    }

    private static func bytes(_ prefix: UInt64) -> [UInt8] {
        withUnsafeBytes(of: prefix.bigEndian) { Array($0) }
    }
}
