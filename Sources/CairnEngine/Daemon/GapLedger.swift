import CairnFormat

/// The gaps that are open, and what of them the journal has still to learn. Pure.
///
/// Invariant: a gap leaves only through ``end(_:at:)``, which its completed rescan calls. - Source: DESIGN.md §6.
struct GapLedger {
    private(set) var open: [UInt64: Gap] = [:]
    private var next: UInt64
    private var pending = CaptureRun.Ledger()
    /// Gaps in one directory beyond this many become one of the directory.
    private static let gapsMaximum = 4_096

    /// - Parameter open: those the catalog knows.
    init(_ open: [Gap], next: UInt64) {
        self.next = next
        for gap in open { self.open[gap.number] = gap }
    }

    var hasNews: Bool { !pending.isEmpty }
    var inOrder: [Gap] { open.values.sorted { $0.number < $1.number } }

    /// Notes that changes at and beneath `place` may be missed from now on.
    ///
    /// - Returns: the number of the gap; an open one of the same place and cause goes on.
    @discardableResult
    mutating func begin(_ place: WatchedPath, _ cause: GapCause, at time: Timestamp) -> UInt64 {
        if let known = open.values.first(where: { $0.root == place.root && $0.path == place.path && $0.cause == cause }) {
            return known.number
        }
        if open.count >= Self.gapsMaximum, !place.path.isEmpty {
            return begin(WatchedPath(root: place.root, path: []), cause, at: time)
        }
        let gap = Gap(number: next, root: place.root, path: place.path, cause: cause, began: time)
        next += 1
        open[gap.number] = gap
        pending.opened.append(gap)
        return gap.number
    }

    mutating func end(_ number: UInt64, at time: Timestamp) {
        guard open.removeValue(forKey: number) != nil else { return }
        pending.closed.append((number, time))
    }

    /// The open gaps at or beneath a place that a scan of it closes.
    func beneath(_ place: WatchedPath) -> [Gap] {
        open.values.filter { $0.root == place.root && ItemPath.relative($0.path, to: place.path) != nil }
    }

    /// The first open gap that covers a place.
    func covering(_ place: WatchedPath) -> Gap? {
        inOrder.first { $0.root == place.root && ItemPath.relative(place.path, to: $0.path) != nil }
    }

    /// What the next commit is to write down.
    mutating func takeNews() -> CaptureRun.Ledger {
        defer { pending = CaptureRun.Ledger() }
        return pending
    }

    /// The commit failed: the next one writes it down.
    mutating func putBack(_ news: CaptureRun.Ledger) {
        pending.opened = news.opened + pending.opened
        pending.closed = news.closed + pending.closed
    }
}
