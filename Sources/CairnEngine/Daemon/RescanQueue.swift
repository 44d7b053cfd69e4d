import CairnFormat

/// Subtrees that must be compared whole, and the gaps that end with it. Pure but for the walk it keeps.
struct RescanQueue {
    /// One comparison on its way.
    struct Rescan {
        let place: WatchedPath
        var gaps: Set<UInt64>
        /// The comparison of everything: its end is the daemon's ``DaemonStatus/lastReconcile``.
        var isReconcile: Bool
        var walk: RestingWalk?
        /// When the walk began, of ``Clock/monotonic()``: what failed since then was not compared.
        var began: UInt64 = 0
    }

    private(set) var waiting: [Rescan] = []
    var current: Rescan?

    var isEmpty: Bool { waiting.isEmpty && current == nil }
    var count: Int { waiting.count + (current == nil ? 0 : 1) }

    private static let waitingMaximum = 1_024

    /// Asks for a comparison. One that waits and covers the place takes it in; those it covers go up in it.
    mutating func add(_ place: WatchedPath, gaps: some Sequence<UInt64>, isReconcile: Bool = false) {
        if let index = waiting.firstIndex(where: { covers($0.place, place) }) {
            waiting[index].gaps.formUnion(gaps)
            if isReconcile, waiting[index].place == place { waiting[index].isReconcile = true }
            return
        }
        let place = waiting.count < Self.waitingMaximum ? place : WatchedPath(root: place.root, path: [])
        var rescan = Rescan(place: place, gaps: Set(gaps), isReconcile: isReconcile)
        let inner = waiting.filter { covers(place, $0.place) }
        for other in inner { rescan.gaps.formUnion(other.gaps) }
        let places = Set(inner.map(\.place))
        waiting.removeAll { places.contains($0.place) }
        waiting.append(rescan)
    }

    private func covers(_ outer: WatchedPath, _ inner: WatchedPath) -> Bool {
        outer.root == inner.root && ItemPath.relative(inner.path, to: outer.path) != nil
    }

    /// The next one to walk, unless its root is among those that must wait.
    mutating func startNext(but held: Set<UInt64>) -> Bool {
        if current != nil { return true }
        guard let index = waiting.firstIndex(where: { !held.contains($0.place.root) }) else { return false }
        current = waiting.remove(at: index)
        return true
    }

    /// The walk of the current one was cut short: it begins again.
    mutating func restartCurrent() {
        guard var rescan = current else { return }
        current = nil
        rescan.walk = nil
        waiting.insert(rescan, at: 0)
    }

    /// Since when something here is waiting is not known: only whether.
    func concerns(_ place: WatchedPath) -> Bool {
        (waiting + [current].compactMap { $0 }).contains { covers($0.place, place) || covers(place, $0.place) }
    }

    mutating func forget(root: UInt64) {
        waiting.removeAll { $0.place.root == root }
        if current?.place.root == root { current = nil }
    }
}
