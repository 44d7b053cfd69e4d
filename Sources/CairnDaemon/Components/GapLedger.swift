import CairnBackup
import CairnCore
import CairnFormat

/// The open gaps, and what the journal has not recorded of them yet. Pure.
///
/// Invariant: a gap leaves only through ``end(_:at:)``, which its completed reconcile calls.
/// - Source: Docs/INOTIFY.md, rule 7; ARCHITECTURE.md, "The daemon".
struct GapLedger {
    private(set) var open: [UInt64: Gap] = [:]
    private var numbers: [Key: UInt64] = [:]
    private var next: UInt64
    private var pending = CaptureRun.Ledger()
    /// The places that replace too many gaps in them.
    var tops: [RepositoryPath] = []
    /// The maximum of separate gaps.
    static let gapsMaximum = 4_096

    fileprivate struct Key: Hashable {
        let place: RepositoryPath
        let cause: GapCause
    }

    /// - Parameter open: the gaps in the catalog.
    init(_ open: [Gap], next: UInt64) {
        self.next = next
        for gap in open { add(gap) }
    }

    private mutating func add(_ gap: Gap) {
        open[gap.number] = gap
        numbers[Key(gap)] = gap.number
    }

    private mutating func remove(_ number: UInt64) -> Bool {
        guard let gap = open.removeValue(forKey: number) else { return false }
        if numbers[Key(gap)] == number { numbers[Key(gap)] = nil }
        return true
    }

    /// Whether a commit is needed for gaps alone.
    var hasNews: Bool { !pending.mayWait }
    var inOrder: [Gap] { open.values.sorted { $0.number < $1.number } }

    /// Opens a gap: changes at and beneath `place` may be missed from now on.
    ///
    /// - Returns: the number of the gap. An open one of the same place and cause continues.
    @discardableResult
    mutating func begin(_ place: RepositoryPath, _ cause: GapCause, at time: Timestamp) -> UInt64 {
        if let known = numbers[Key(place: place, cause: cause)] { return known }
        if open.count >= Self.gapsMaximum, let top = tops.first(where: { $0.covers(place) }),
            top != place
        {
            return begin(top, cause, at: time)
        }
        let gap = Gap(number: next, root: place.root, path: place.path, cause: cause, began: time)
        next += 1
        add(gap)
        pending.opened.append(gap)
        return gap.number
    }

    mutating func end(_ number: UInt64, at time: Timestamp) {
        guard remove(number) else { return }
        pending.closed.append((number, time))
    }

    /// Drops gaps that the journal has closed already.
    mutating func forget(_ numbers: some Sequence<UInt64>) {
        for number in numbers { _ = remove(number) }
    }

    /// Drops the gaps of roots that no longer exist, and of places that were removed.
    /// - Source: FORMAT.md §8.5.
    mutating func keep(roots: Set<UInt64>, besides removed: [RepositoryPath] = []) {
        func isOver(_ gap: Gap) -> Bool {
            !roots.contains(gap.root) || removed.contains { $0.covers(gap.place) }
        }
        forget(open.values.filter(isOver).map(\.number))
        pending.opened.removeAll(where: isOver)
    }

    /// The open gap of just this place and cause.
    func number(of place: RepositoryPath, _ cause: GapCause) -> UInt64? {
        numbers[Key(place: place, cause: cause)]
    }

    /// The open gaps at or beneath a place that a scan of it closes.
    func beneath(_ place: RepositoryPath) -> [Gap] { open.values.filter { place.covers($0.place) } }

    /// The first open gap that covers a place.
    func covering(_ place: RepositoryPath) -> Gap? { inOrder.first { $0.place.covers(place) } }

    /// The changes for the next commit to record.
    mutating func takeNews() -> CaptureRun.Ledger {
        defer { pending = CaptureRun.Ledger() }
        return pending
    }

    /// Returns changes that no commit recorded, for the next one.
    mutating func putBack(_ news: CaptureRun.Ledger) {
        pending.opened = news.opened + pending.opened
        pending.closed = news.closed + pending.closed
    }
}

extension GapLedger.Key {
    fileprivate init(_ gap: Gap) { self.init(place: gap.place, cause: gap.cause) }
}

extension Gap { var place: RepositoryPath { RepositoryPath(root: root, path: path) } }
