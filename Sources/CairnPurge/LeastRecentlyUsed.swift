import CairnCore

/// Chooses the least recently used of many files with limited memory: in rounds, each after the one
/// before.
///
/// A round is a walk through everything. It keeps the ``maximum`` least recently used files that no
/// earlier round has had. Names of one file are neighbours; they go together or not at all, because
/// only the last name frees space.
struct LeastRecentlyUsed {
    struct Candidate {
        /// The index of the root.
        let root: Int
        let directory: [UInt8]
        let name: [UInt8]
        let status: PurgeStatus
    }

    /// Files, with all their names.
    struct Round {
        /// In the order of removal.
        var files: [[Candidate]] = []
        /// Files with names elsewhere.
        var linkedElsewhere: [Candidate] = []
        /// Whether no further files follow.
        var isLast = true
    }

    private let maximum: Int
    private var heap: [Candidate] = []
    private var hasOverflowed = false
    private var floor: Candidate?

    init(maximum: Int = 32_768) { self.maximum = maximum }

    mutating func offer(_ candidate: Candidate) {
        if let floor, !Self.precedes(floor, candidate) { return }
        if heap.count < maximum {
            heap.append(candidate)
            rise(heap.count - 1)
            return
        }
        hasOverflowed = true
        guard Self.precedes(candidate, heap[0]) else { return }
        heap[0] = candidate
        sink(0)
    }

    /// Ends a round and begins the next.
    mutating func take() -> Round {
        var candidates = heap.sorted(by: Self.precedes)
        var round = Round()
        if hasOverflowed {
            round.isLast = false
            // The last file's names may be incomplete: it waits for the next round, unless it is
            // alone.
            let last = candidates[candidates.count - 1].status
            let start =
                candidates.firstIndex {
                    $0.status.identity == last.identity && $0.status.lastUse == last.lastUse
                } ?? 0
            if last.links > 1, start > 0, candidates.count - start < Int(last.links) {
                candidates.removeLast(candidates.count - start)
            }
        }
        var start = 0
        while start < candidates.count {
            let first = candidates[start].status
            var end = start + 1
            while end < candidates.count, candidates[end].status.identity == first.identity {
                end += 1
            }
            let names = Array(candidates[start..<end])
            if names.count >= Int(first.links) {
                round.files.append(names)
            } else {
                round.linkedElsewhere += names
            }
            start = end
        }
        floor = candidates.last ?? floor
        heap = []
        hasOverflowed = false
        return round
    }

    /// Orders by last use, then by file, then by name: no two are equal.
    private static func precedes(_ a: Candidate, _ b: Candidate) -> Bool {
        let (left, right) = (a.status, b.status)
        if left.lastUse != right.lastUse { return left.lastUse < right.lastUse }
        let (one, other) = (left.identity, right.identity)
        if one != other { return (one.device, one.inode) < (other.device, other.inode) }
        if a.root != b.root { return a.root < b.root }
        if a.directory != b.directory { return a.directory.lexicographicallyPrecedes(b.directory) }
        return a.name.lexicographicallyPrecedes(b.name)
    }

    // MARK: The heap: its first is the one used last

    private mutating func rise(_ index: Int) {
        var index = index
        while index > 0 {
            let parent = (index - 1) / 2
            guard Self.precedes(heap[parent], heap[index]) else { return }
            heap.swapAt(parent, index)
            index = parent
        }
    }

    private mutating func sink(_ index: Int) {
        var index = index
        while true {
            let left = 2 * index + 1
            guard left < heap.count else { return }
            let child =
                left + 1 < heap.count && Self.precedes(heap[left], heap[left + 1]) ? left + 1 : left
            guard Self.precedes(heap[index], heap[child]) else { return }
            heap.swapAt(index, child)
            index = child
        }
    }
}
