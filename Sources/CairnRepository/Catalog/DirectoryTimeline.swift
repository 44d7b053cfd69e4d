import CairnFormat
import Glibc

/// When the names of a directory came, went and changed, and how many there were.
///
/// - Cost: one pass over the rows of the directory, without what they hold; then 16 bytes for each
///   commit in which something changed.
public struct DirectoryTimeline: Sendable {
    /// The numbers of the commits in which a name came, went or changed, ascending.
    public let changes: [Int64]
    /// The number of rows that were read: one for each version of each name.
    public let versions: Int
    // One element each a change: as from then on.
    private var present: [Int32] = []
    private var known: [Int32] = []

    fileprivate init(_ tally: Tally) {
        versions = tally.versions
        let order = tally.numbers.indices.sorted { tally.numbers[$0] < tally.numbers[$1] }
        changes = order.map { tally.numbers[$0] }
        var sums = (present: Int32(0), known: Int32(0))
        for index in order {
            sums.present &+= tally.present[index]
            sums.known &+= tally.known[index]
            present.append(sums.present)
            known.append(sums.known)
        }
    }

    /// The number of names as at a commit.
    ///
    /// - Parameter former: whether those that were there before, and are not any more, count.
    public func count(at commit: Int64, withFormer former: Bool = false) -> Int {
        let index = changes.partitioningIndex { $0 > commit } - 1
        return index < 0 ? 0 : Int(former ? known[index] : present[index])
    }

    /// What each commit adds to the number of names that are there, and that were ever there.
    fileprivate struct Tally {
        var numbers: [Int64] = []
        var present: [Int32] = []
        var known: [Int32] = []
        var versions = 0
        private var places: [Int64: Int] = [:]

        mutating func add(_ number: Int64, present change: Int32, isNew: Bool = false) {
            let place: Int
            if let found = places[number] {
                place = found
            } else {
                place = numbers.count
                places[number] = place
                numbers.append(number)
                present.append(0)
                known.append(0)
            }
            present[place] &+= change
            if isNew { known[place] &+= 1 }
        }
    }
}

extension CatalogReader {
    public func timeline(of entry: TreeEntry) throws -> DirectoryTimeline {
        // Only numbers: whoever asks for a tree reads rows that are checked.
        var tally = DirectoryTimeline.Tally()
        let live = try connection.prepare(
            "SELECT name, first FROM live_rows WHERE directory = ?1 ORDER BY name",
            entry.child ?? -1)
        defer { live.reset() }
        let past = try connection.prepare(
            "SELECT name, first, last FROM past_rows WHERE directory = ?1 ORDER BY name, first",
            entry.child ?? -1)
        defer { past.reset() }
        var hasLive = try live.step()
        var name: [UInt8] = []
        var isFirst = true
        func addLive(isNew: Bool) throws {
            tally.versions += 1
            tally.add(live.integer(1), present: 1, isNew: isNew)
            hasLive = try live.step()
        }
        // Both are in order of names. The first row of a name tells since when it is known.
        while try past.step() {
            tally.versions += 1
            let isNew = isFirst || !past.blob(0).elementsEqual(name)
            if isNew {
                // Of the name before, whose past is over, or without any.
                while hasLive, Self.compare(live.blob(0), past.blob(0)) < 0 {
                    try addLive(isNew: isFirst || !live.blob(0).elementsEqual(name))
                }
                (name, isFirst) = (past.bytes(0), false)
            }
            tally.add(past.integer(1), present: 1, isNew: isNew)
            tally.add(past.integer(2), present: -1)
        }
        while hasLive { try addLive(isNew: isFirst || !live.blob(0).elementsEqual(name)) }
        return DirectoryTimeline(tally)
    }
}
