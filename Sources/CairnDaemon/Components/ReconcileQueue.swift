import CairnBackup
import CairnCore

/// The subtrees to compare whole, and the gaps that end with them. Pure except for the walk it
/// keeps.
struct ReconcileQueue {
    /// One comparison, waiting or running.
    struct Job {
        let place: RepositoryPath
        var gaps: Set<UInt64>
        /// Whether it is the comparison of everything, whose end is ``DaemonStatus/lastReconcile``.
        var isPeriodic: Bool
        var walk: ReconcileWalk?
        /// The time of the first request, of ``Clock/monotonic()``.
        let since: UInt64
        /// Whether something beneath is likely to differ.
        var isNews: Bool
        /// The round of ``RetryQueue`` before it began. Later failures are part of it or follow it.
        var round: UInt64 = 0
        /// The earliest time, of ``Clock/monotonic()``, after its place could not be examined.
        var notBefore: UInt64?
    }

    private(set) var waiting: [Job] = []
    var current: Job?

    var isEmpty: Bool { waiting.isEmpty && current == nil }
    var count: Int { count(but: { _ in false }) }

    /// - Parameter isAway: whether a place has nothing to compare now.
    func count(but isAway: (RepositoryPath) -> Bool) -> Int {
        waiting.count { !isAway($0.place) } + (current == nil ? 0 : 1)
    }

    /// The places that replace too many comparisons in them.
    var tops: [RepositoryPath] = []

    private static let waitingMaximum = 1_024

    /// Requests a comparison. A waiting one that covers the place includes it; it includes those
    /// that it covers.
    ///
    /// - Parameters:
    /// - now: of ``Clock/monotonic()``.
    /// - isNews: whether something beneath is likely to differ although no gap says so.
    mutating func add(
        _ place: RepositoryPath, gaps: [UInt64] = [], at now: UInt64, isPeriodic: Bool = false,
        isNews: Bool = false
    ) {
        if let index = waiting.firstIndex(where: { $0.place.covers(place) }) {
            waiting[index].gaps.formUnion(gaps)
            waiting[index].isNews = waiting[index].isNews || isNews
            waiting[index].isPeriodic = waiting[index].isPeriodic || isPeriodic
            return
        }
        let place =
            waiting.count < Self.waitingMaximum ? place : tops.first { $0.covers(place) } ?? place
        let inner = waiting.filter { place.covers($0.place) }
        waiting.removeAll { place.covers($0.place) }
        waiting.append(
            Job(
                place: place, gaps: inner.reduce(into: Set(gaps)) { $0.formUnion($1.gaps) },
                isPeriodic: isPeriodic || inner.contains(where: \.isPeriodic),
                since: inner.map(\.since).min() ?? now,
                isNews: isNews || inner.contains(where: \.isNews)))
    }

    /// Starts the next comparison that need not wait.
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

    /// Restarts the current walk from its beginning.
    mutating func restartCurrent() {
        guard var job = current else { return }
        current = nil
        job.walk = nil
        waiting.insert(job, at: 0)
    }

    /// Postpones the current comparison, because its place could not be examined. The gaps that
    /// only it can close wait, too.
    mutating func postponeCurrent(until moment: UInt64) {
        guard var job = current else { return }
        current = nil
        job.walk = nil
        job.notBefore = moment
        waiting.append(job)
    }

    /// The time of the next retry of a postponed comparison.
    var nextDeadline: UInt64? { waiting.lazy.compactMap(\.notBefore).min() }

    /// The gaps that the current comparison may close at its end. Those of other waiting
    /// comparisons began while it ran.
    var closable: Set<UInt64> {
        guard let current else { return [] }
        return waiting.reduce(into: current.gaps) { $0.subtract($1.gaps) }
    }

    /// The time since when a comparison that covers a place, or part of it, and is likely to find
    /// something waits or runs.
    func news(of place: RepositoryPath) -> UInt64? {
        let jobs = current.map { waiting + [$0] } ?? waiting
        let news = jobs.filter { $0.isNews && ($0.place.covers(place) || place.covers($0.place)) }
        return news.map(\.since).min()
    }

    /// Whether a comparison that may end a gap is running or can start.
    func mayEndGaps(at now: UInt64, but isHeld: (RepositoryPath) -> Bool) -> Bool {
        current?.gaps.isEmpty == false
            || waiting.contains {
                !$0.gaps.isEmpty && !isHeld($0.place) && $0.notBefore ?? 0 <= now
            }
    }

    /// Ends the waiting beneath a root that is available again.
    mutating func hurry(beneath top: RepositoryPath) {
        for index in waiting.indices where top.covers(waiting[index].place) {
            waiting[index].notBefore = nil
        }
    }

    mutating func forget(beneath top: RepositoryPath) {
        waiting.removeAll { top.covers($0.place) }
        if let place = current?.place, top.covers(place) { current = nil }
    }
}
