import CairnBackup
import CairnCore
import CairnFormat

/// Subtrees that must be compared whole, and the gaps that end with it. Pure but for the walk it
/// keeps.
struct ReconcileQueue {
    /// One comparison on its way.
    struct Job {
        let place: RepositoryPath
        var gaps: Set<UInt64>
        /// The comparison of everything: its end is the daemon's ``DaemonStatus/lastReconcile``.
        var isPeriodic: Bool
        var walk: ReconcileWalk?
        /// When it was first asked for, of ``Clock/monotonic()``.
        let since: UInt64
        /// Somebody has reason to think that something beneath differs.
        var isNews: Bool
        /// The round of ``RetryQueue`` before it began: what fails later fails in it or after.
        var round: UInt64 = 0
        /// The place itself could not be looked at: not before this, of ``Clock/monotonic()``.
        var notBefore: UInt64?
    }

    private(set) var waiting: [Job] = []
    var current: Job?

    var isEmpty: Bool { waiting.isEmpty && current == nil }
    var count: Int { waiting.count + (current == nil ? 0 : 1) }

    /// Too many comparisons become one of the whole of these that they lie in.
    var tops: [RepositoryPath] = []

    private static let waitingMaximum = 1_024

    /// Asks for a comparison. One that waits and covers the place takes it in; those it covers go
    /// up in it.
    ///
    /// - Parameters:
    ///   - now: of ``Clock/monotonic()``.
    ///   - isNews: there is reason to think that something beneath differs, though no gap says so.
    mutating func add(
        _ place: RepositoryPath, gaps: some Sequence<UInt64>, at now: UInt64,
        isPeriodic: Bool = false, isNews: Bool = false
    ) {
        if let index = waiting.firstIndex(where: { covers($0.place, place) }) {
            waiting[index].gaps.formUnion(gaps)
            waiting[index].isNews = waiting[index].isNews || isNews
            waiting[index].isPeriodic = waiting[index].isPeriodic || isPeriodic
            return
        }
        let place =
            waiting.count < Self.waitingMaximum ? place : tops.first { covers($0, place) } ?? place
        let inner = waiting.filter { covers(place, $0.place) }
        var job = Job(
            place: place, gaps: Set(gaps), isPeriodic: isPeriodic,
            since: inner.map(\.since).min() ?? now, isNews: isNews)
        for other in inner {
            job.gaps.formUnion(other.gaps)
            job.isNews = job.isNews || other.isNews
            job.isPeriodic = job.isPeriodic || other.isPeriodic
        }
        let places = Set(inner.map(\.place))
        waiting.removeAll { places.contains($0.place) }
        waiting.append(job)
    }

    private func covers(_ outer: RepositoryPath, _ inner: RepositoryPath) -> Bool {
        outer.root == inner.root && ItemPath.relative(inner.path, to: outer.path) != nil
    }

    /// The next one to walk, but for those that must wait.
    mutating func startNext(at now: UInt64, but isHeld: (RepositoryPath) -> Bool = { _ in false })
        -> Bool
    {
        if current != nil { return true }
        guard
            let index = waiting.firstIndex(where: { !isHeld($0.place) && $0.notBefore ?? 0 <= now })
        else { return false }
        current = waiting.remove(at: index)
        return true
    }

    /// The walk of the current one was cut short: it begins again.
    mutating func restartCurrent() {
        guard var job = current else { return }
        current = nil
        job.walk = nil
        waiting.insert(job, at: 0)
    }

    /// The place of the current one could not be looked at: it waits, and with it the gaps that
    /// only it can close.
    mutating func postponeCurrent(until moment: UInt64) {
        guard var job = current else { return }
        current = nil
        job.walk = nil
        job.notBefore = moment
        waiting.append(job)
    }

    /// When one that could not be begun is tried again.
    var nextDeadline: UInt64? { waiting.lazy.compactMap(\.notBefore).min() }

    /// The gaps that the current one may close at its end: those that another one waits for began
    /// while it was on its way.
    var closable: Set<UInt64> {
        guard let current else { return [] }
        return waiting.reduce(into: current.gaps) { $0.subtract($1.gaps) }
    }

    /// Since when a comparison that covers a place, or part of it, and has reason to find
    /// something, is waiting or on its way.
    func news(of place: RepositoryPath) -> UInt64? {
        (waiting + [current].compactMap { $0 })
            .filter { $0.isNews && (covers($0.place, place) || covers(place, $0.place)) }.map(
                \.since
            ).min()
    }

    /// When the root is there again, what waited for it need not wait any longer.
    mutating func hurry(beneath top: RepositoryPath) {
        for index in waiting.indices {
            let place = waiting[index].place
            if covers(top, place) { waiting[index].notBefore = nil }
        }
    }

    mutating func forget(beneath top: RepositoryPath) {
        waiting = waiting.filter { !covers(top, $0.place) }
        if let place = current?.place, covers(top, place) { current = nil }
    }
}
