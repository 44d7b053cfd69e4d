import CairnFormat
import CairnRepository

/// The use of each pack, and the planned action.
///
/// Made from the catalog alone, without the repository's files: the same catalog gives the same
/// plan.
struct PrunePlan {
    struct Pack: Equatable {
        let id: Int64
        let path: String
        let isSealed: Bool
        let length: UInt64
        /// Stored bytes that are needed and that are not; a block's in proportion to its chunks'.
        var live: UInt64 = 0
        var dead: UInt64 = 0
        var hasNeeded = false
        /// Bytes in which the catalog knows no block: damage, or a crash's torn write.
        var unknown: UInt64 = 0
    }

    private(set) var packs: [Pack] = []
    /// Packs without anything needed.
    private(set) var dead: [Pack] = []
    /// Packs to rewrite, those with the most dead bytes first.
    private(set) var rewrites: [Pack] = []
    /// Whether more would be rewritten if the run could copy more.
    private(set) var isLimited = false
    /// Whether a pack that is to be emptied stays, because its bytes would have to be fetched.
    private(set) var leavesElsewhere = false

    /// The fraction of the usual size below which sealed packs are merged.
    private static let smallDivisor: UInt64 = 4
    /// The number of small packs beyond which they are merged.
    private static let smallMaximum = 8

    /// - Parameters:
    ///   - appending: the open pack, which is not merged for being small.
    ///   - elsewhere: packs whose bytes would have to be fetched to be rewritten.
    init(
        _ reader: CatalogReader, _ marks: ChunkMarks.Outcome, _ request: PruneRequest,
        packBytes: Int, appending: Int64?, elsewhere: Set<Int64> = []
    ) throws {
        packs = try Self.measure(reader, marks)
        dead = packs.filter { pack in
            // If chunks are missing, they may be in bytes that the catalog does not know.
            !pack.hasNeeded && (marks.missing == 0 || pack.unknown == 0)
        }
        choose(request, packBytes: UInt64(packBytes), appending, elsewhere)
    }

    var total: PruneReport.Packs { packs.reduce(into: PruneReport.Packs()) { $0.add($1.length) } }
    var unused: UInt64 { packs.reduce(0) { $0 + $1.dead } }

    private static func measure(_ reader: CatalogReader, _ marks: ChunkMarks.Outcome) throws
        -> [Pack]
    {
        var packs: [Int64: Pack] = [:]
        for pack in try reader.packs() {
            packs[pack.id] = Pack(
                id: pack.id, path: pack.path, isSealed: pack.isSealed, length: pack.length)
        }
        var blockCounts: [Int64: Int] = [:]
        try reader.forEachBlock { block in
            let (id, length) = (block.pack, block.length)
            guard var pack = packs.removeValue(forKey: id) else { return }
            let tally = marks.blocks[block.id] ?? ChunkMarks.Tally(live: 0, dead: 1)
            let plain = UInt64(tally.live) + UInt64(tally.dead)
            let (high, low) = length.multipliedFullWidth(by: UInt64(tally.live))
            let live = min(
                length, plain > high ? plain.dividingFullWidth((high, low)).quotient : length)
            pack.live += live
            pack.dead += length - live
            if tally.live > 0 { pack.hasNeeded = true }
            packs[id] = pack
            blockCounts[id, default: 0] += 1
        }
        return packs.values.map { pack in
            var pack = pack
            let frame =
                PackHeader.byteCount
                + (pack.isSealed ? PackFooter.byteCount(blocks: blockCounts[pack.id] ?? 0) : 0)
            let known = pack.live + pack.dead + UInt64(frame)
            pack.unknown = pack.length - min(pack.length, known)
            pack.dead = pack.hasNeeded ? pack.dead + pack.unknown : pack.length
            return pack
        }.sorted { $0.id < $1.id }
    }

    private mutating func choose(
        _ request: PruneRequest, packBytes: UInt64, _ appending: Int64?, _ elsewhere: Set<Int64>
    ) {
        let gone = Set(dead.map(\.id))
        let staying = packs.filter { !gone.contains($0.id) }
        let elsewhere = request.fetchesEmptied ? elsewhere.subtracting(request.emptied) : elsewhere
        let candidates = staying.filter { $0.hasNeeded && !elsewhere.contains($0.id) }
        leavesElsewhere = staying.contains {
            $0.dead > 0 && request.emptied.contains($0.id) && elsewhere.contains($0.id)
        }
        var remaining = (
            dead: staying.reduce(0) { $0 + $1.dead }, total: staying.reduce(0) { $0 + $1.length }
        )
        var budget = request.maxRewrite ?? .max
        var chosen: Set<Int64> = []
        func take(_ pack: Pack, into rewrites: inout [Pack], _ isLimited: inout Bool) {
            guard pack.live <= budget else {
                isLimited = true
                return
            }
            budget -= pack.live
            remaining.dead -= pack.dead
            remaining.total -= min(remaining.total, pack.dead)
            chosen.insert(pack.id)
            rewrites.append(pack)
        }
        for pack in candidates.sorted(by: Self.goesFirst) where pack.dead > 0 {
            if request.emptied.contains(pack.id)
                || !request.allows(remaining.dead, of: remaining.total)
            {
                take(pack, into: &rewrites, &isLimited)
            }
        }
        let small = candidates.filter {
            !chosen.contains($0.id) && $0.id != appending
                && (!$0.isSealed || $0.length < packBytes / Self.smallDivisor)
        }
        guard small.count > Self.smallMaximum else { return }
        for pack in small.sorted(by: { $0.length < $1.length }) {
            take(pack, into: &rewrites, &isLimited)
        }
    }

    private static func goesFirst(_ one: Pack, _ other: Pack) -> Bool {
        one.dead != other.dead ? one.dead > other.dead : one.id < other.id
    }
}
