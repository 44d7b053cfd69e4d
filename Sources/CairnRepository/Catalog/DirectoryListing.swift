import CairnFormat
import Glibc

/// The names of a large directory as at a commit, in an order: 20 bytes and the name, each.
///
/// Their rows are not checked: what of it is shown is asked for by its name, row by row
/// (``CatalogReader/entries(_:of:)``).
public struct DirectoryListing: Sendable {
    public enum Order: Sendable { case size, modified }

    /// Where a name is found: as at which commit, and the one that ended it; nil while it is there.
    public struct Place: Sendable {
        public let name: [UInt8]
        public let at: Int64
        public let last: Int64?
    }

    private let commit: Int64
    private let order: Order
    private var text: [UInt8] = []
    // One element each a name, by name.
    private var ends: [UInt32] = []
    /// The size, or the nanoseconds since 1970; only until it is arranged.
    private var keys: [Int64] = []
    /// 0 for what is there.
    private var lasts: [UInt32] = []
    /// The numbers in the order.
    private var ordered: [UInt32] = []

    fileprivate init(at commit: Int64, by order: Order) {
        (self.commit, self.order) = (commit, order)
    }

    public var count: Int { ends.count }

    fileprivate mutating func append(
        _ name: UnsafeRawBufferPointer, _ item: UnsafeRawBufferPointer, last: Int64
    ) {
        text.append(contentsOf: name)
        ends.append(UInt32(clamping: text.count))
        lasts.append(UInt32(clamping: last))
        let summary = ItemSummary(encodedAlone: item)
        keys.append(
            order == .size
                ? Int64(clamping: summary?.size ?? 0)
                : summary.map { Self.key($0.modified) } ?? 0)
    }

    /// Of times beyond the years that nanoseconds reach, the nearest.
    private static func key(_ time: Timestamp) -> Int64 {
        let (product, overflow) = time.seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, carry) = product.addingReportingOverflow(Int64(time.nanoseconds))
        return overflow || carry ? (time.seconds < 0 ? .min : .max) : sum
    }

    /// The greatest first; those that are equal by name. (Swift's sort keeps their order.)
    fileprivate mutating func arrange() {
        ordered = Array(0..<UInt32(ends.count))
        ordered.sort { keys[Int($0)] > keys[Int($1)] }
        keys = []
    }

    /// A part of the names, the largest or newest first, those that are equal by name.
    public func places(after skipped: Int, atMost maximum: Int) -> [Place] {
        ordered.dropFirst(skipped).prefix(maximum).map { number in
            let index = Int(number)
            let start = index > 0 ? Int(ends[index - 1]) : 0
            let last = Int64(lasts[index])
            return Place(
                name: Array(text[start..<Int(ends[index])]),
                at: last == 0 ? commit : last - 1, last: last == 0 ? nil : last)
        }
    }
}

extension CatalogReader {
    /// - Parameter former: whether what was there before, and is not there as at the commit, is
    ///   among the names.
    public func listing(
        of entry: TreeEntry, at commit: Int64, by order: DirectoryListing.Order,
        withFormer former: Bool
    ) throws -> DirectoryListing {
        var listing = DirectoryListing(at: commit, by: order)
        if let child = entry.child { try read(child, at: commit, withFormer: former, &listing) }
        listing.arrange()
        return listing
    }

    /// Reads the names in order.
    private func read(
        _ child: Int64, at commit: Int64, withFormer former: Bool,
        _ listing: inout DirectoryListing
    ) throws {
        let live = try connection.prepare(
            "SELECT name, item FROM live_rows WHERE directory = ?1 AND first <= ?2 ORDER BY name",
            child, commit)
        defer { live.reset() }
        // As at the last commit nothing of the past is there.
        let isPast = try former || !isLatest(commit)
        let past = try connection.prepare(
            """
            SELECT name, item, last FROM past_rows WHERE directory = ?1 AND first <= ?2 \
            \(former ? "" : "AND last > ?2") ORDER BY name, first
            """, child, commit)
        defer { past.reset() }
        var hasLive = try live.step()
        var hasPast = try isPast && past.step()
        // Both are in order of names. The newest row of a name tells whether it is there.
        while hasPast {
            var order = hasLive ? Self.compare(live.blob(0), past.blob(0)) : 1
            while order < 0 {
                listing.append(live.blob(0), live.blob(1), last: 0)
                hasLive = try live.step()
                order = hasLive ? Self.compare(live.blob(0), past.blob(0)) : 1
            }
            if order == 0 {
                // Its past does not matter.
                repeat {
                    hasPast = try past.step()
                } while hasPast
                    && Self.compare(live.blob(0), past.blob(0)) == 0
                continue
            }
            let name = past.bytes(0)
            var newest = (item: past.bytes(1), last: past.integer(2))
            hasPast = try past.step()
            while hasPast, past.blob(0).elementsEqual(name) {
                newest = (past.bytes(1), past.integer(2))
                hasPast = try past.step()
            }
            let last = newest.last > commit ? 0 : newest.last
            name.withUnsafeBytes { name in
                newest.item.withUnsafeBytes { listing.append(name, $0, last: last) }
            }
        }
        while hasLive {
            listing.append(live.blob(0), live.blob(1), last: 0)
            hasLive = try live.step()
        }
    }

    /// As memcmp(3) does, and the shorter first. (Swift's comparison of sequences takes ten times
    /// as long.)
    static func compare(
        _ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer
    ) -> Int {
        let common = min(one.count, other.count)
        // SAFETY: both have as many bytes; an empty one may have no address.
        let order = common == 0 ? 0 : memcmp(one.baseAddress!, other.baseAddress!, common)
        return order != 0 ? Int(order) : one.count - other.count
    }

    /// Whether no commit that changed anything follows.
    func isLatest(_ commit: Int64) throws -> Bool {
        try connection.prepare("SELECT 1 FROM past_rows WHERE last > ?1 LIMIT 1", commit).hasRow()
            == false
    }

    /// The items at some places of a listing, in the same order.
    public func entries(_ places: [DirectoryListing.Place], of entry: TreeEntry) throws
        -> [(entry: TreeEntry, last: Int64?)]
    {
        guard let child = entry.child else { return [] }
        let statement = try connection.prepare(Self.findSQL)
        return try places.compactMap { place in
            statement.bind(child, place.name, place.at)
            return try statement.first { try Self.found($0, place.name) }.map { ($0, place.last) }
        }
    }
}
