/// Places ordered by deadline: a binary heap that knows the index of each place, so that a deadline
/// can be changed.
///
/// - Invariant: a place is in it at most once; `positions[place]` is its index in `entries`, or −1.
/// - Cost: O(log n) an operation, O(1) for ``first``.
struct DeadlineHeap {
    private struct Entry {
        var deadline: UInt64
        var place: PathTree.Place
    }

    private var entries: [Entry] = []
    private var positions: [Int32] = []

    var count: Int { entries.count }
    var first: (deadline: UInt64, place: PathTree.Place)? {
        entries.first.map { ($0.deadline, $0.place) }
    }
    /// All places, in no order.
    var places: some Sequence<PathTree.Place> { entries.lazy.map(\.place) }

    func deadline(of place: PathTree.Place) -> UInt64? {
        index(of: place).map { entries[$0].deadline }
    }

    mutating func set(_ place: PathTree.Place, to deadline: UInt64) {
        guard let index = index(of: place) else {
            while positions.count <= Int(place) { positions.append(-1) }
            entries.append(Entry(deadline: deadline, place: place))
            positions[Int(place)] = Int32(entries.count - 1)
            return rise(entries.count - 1)
        }
        let old = entries[index].deadline
        entries[index].deadline = deadline
        if deadline < old { rise(index) } else if deadline > old { sink(index) }
    }

    mutating func remove(_ place: PathTree.Place) {
        guard let index = index(of: place) else { return }
        positions[Int(place)] = -1
        let last = entries.removeLast()
        guard index < entries.count else { return }
        put(last, at: index)
        rise(index)
        sink(index)
    }

    mutating func removeAll() {
        entries = []
        positions = []
    }

    private func index(of place: PathTree.Place) -> Int? {
        guard place < positions.count, positions[Int(place)] >= 0 else { return nil }
        return Int(positions[Int(place)])
    }

    private mutating func put(_ entry: Entry, at index: Int) {
        entries[index] = entry
        positions[Int(entry.place)] = Int32(index)
    }

    private mutating func rise(_ start: Int) {
        var index = start
        let entry = entries[index]
        while index > 0, entries[(index - 1) / 2].deadline > entry.deadline {
            put(entries[(index - 1) / 2], at: index)
            index = (index - 1) / 2
        }
        put(entry, at: index)
    }

    private mutating func sink(_ start: Int) {
        var index = start
        let entry = entries[index]
        while true {
            var child = 2 * index + 1
            guard child < entries.count else { break }
            if child + 1 < entries.count, entries[child + 1].deadline < entries[child].deadline {
                child += 1
            }
            guard entries[child].deadline < entry.deadline else { break }
            put(entries[child], at: index)
            index = child
        }
        put(entry, at: index)
    }
}
