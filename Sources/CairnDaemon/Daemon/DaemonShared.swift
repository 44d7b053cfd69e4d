import CairnBackup
import CairnCore
import CairnFormat
import CairnWatch

extension Daemon {
    /// What several threads look at. Held for moments only, never over a system call.
    struct Shared {
        /// In the words of the source of changes; all else in those of the repository
        /// (``WatchedRoots``).
        var settler: Settler
        var retries: RetryQueue
        var ledger = GapLedger([], next: 1)
        var reconciles = ReconcileQueue()
        var roots: WatchedRoots
        /// Directories that give no events.
        var polled: [RepositoryPath: GapCause] = [:]
        /// How many were asked for.
        var barriers: UInt64 = 0
        /// Taken from the settler, not committed yet.
        var inWork: [SettledTask] = []
        var status = DaemonStatus()
        /// Of ``Clock/monotonic()``.
        var lastRound: UInt64
        var step = Step.waiting
        /// When the thread that reads the repository was given its job; nil while it has none.
        var scrubBegan: UInt64?
    }
}

extension Daemon.Shared {
    /// Compares every root that is watched, as there is reason to think that something differs.
    mutating func compareAll(_ now: UInt64, isPeriodic: Bool = false, isNews: Bool = true) {
        for number in roots.watched.map(\.number) {
            guard let top = roots.top(number) else { continue }
            reconciles.add(
                top, gaps: ledger.beneath(top).map(\.number), at: now,
                isPeriodic: isPeriodic, isNews: isNews)
        }
    }

    /// A gap of a directory that still gives no events stays open.
    func polledGap(_ number: UInt64) -> GapCause? {
        guard let gap = ledger.open[number] else { return nil }
        let cause = polled[RepositoryPath(root: gap.root, path: gap.path)]
        return cause == gap.cause ? cause : nil
    }

    /// What changed after the moment that the round shows, and what it had no time for, is dirty
    /// still.
    mutating func leaveForLater(
        _ places: [RepositoryPath: Later], of tasks: [SettledTask], at now: UInt64
    ) {
        guard !places.isEmpty else { return }
        let taken = Dictionary(tasks.lazy.map { ($0.path, $0) }) { first, _ in first }
        for (place, why) in places {
            for hinted in roots.waking(place) {
                let task = taken[hinted]
                switch why {
                case .changed:
                    settler.postpone(
                        task ?? SettledTask(hinted, .item, dirtySince: now, afresh: .all), at: now,
                        isQuiet: false)
                case .unread(let extent):
                    let rest = SettledTask(
                        hinted, extent, dirtySince: now, afresh: extent == .item ? .all : .nothing)
                    settler.postpone(task ?? rest, at: now, isQuiet: true)
                }
            }
        }
    }

    /// Bundles that were being written to stay dirty, since when they were.
    ///
    /// - Parameter tasks: of the round, in the words of the source.
    mutating func postpone(
        _ bundles: [RepositoryPath], of tasks: [SettledTask], at now: UInt64
    ) {
        guard !bundles.isEmpty else { return }
        let placed = tasks.compactMap { task in roots.place(task.path).map { (task, $0) } }
        for bundle in bundles {
            var isAfresh = false
            var since = now
            var isInside = false
            for (task, place) in placed where place.root == bundle.root {
                if ItemPath.relative(place.path, to: bundle.path) != nil {
                    isInside = true
                    settler.putBack(task, at: now)
                } else if task.covers(bundle.path, from: place.path) {
                    isAfresh = isAfresh || task.afresh == .all
                    since = min(since, task.dirtySince)
                }
            }
            guard !isInside || isAfresh else { continue }
            for hinted in roots.waking(bundle) {
                settler.putBack(
                    SettledTask(
                        hinted, .subtree, dirtySince: since, afresh: isAfresh ? .all : .nothing),
                    at: now)
            }
        }
    }

    /// What waits where no source is any more waits for nothing.
    mutating func forgetUnwatched(_ top: RepositoryPath) {
        reconciles.forget(beneath: top)
        retries.forget(beneath: top)
        for place in polled.keys
        where place.root == top.root && ItemPath.relative(place.path, to: top.path) != nil {
            polled[place] = nil
        }
    }

    mutating func noteTops() {
        ledger.tops = roots.tops
        reconciles.tops = roots.tops
    }

    /// What is written twice during a pause is kept once: that is blindness, too.
    mutating func beginPause(at wall: Timestamp) {
        for top in roots.watched.compactMap({ roots.top($0.number) }) {
            ledger.begin(top, .paused, at: wall)
        }
    }

    /// The gaps of a pause end with a comparison.
    mutating func endPause(at now: UInt64) {
        for top in roots.watched.compactMap({ roots.top($0.number) }) {
            let gaps = ledger.beneath(top).filter { $0.cause == .paused }.map(\.number)
            if !gaps.isEmpty { reconciles.add(top, gaps: gaps, at: now) }
        }
    }

    /// What gives no events is looked at now.
    mutating func comparePolled(at now: UInt64) {
        for place in polled.keys { reconciles.add(place, gaps: EmptyCollection<UInt64>(), at: now) }
    }

    /// What fails is tried now.
    mutating func retryAll(_ places: [RepositoryPath], at now: UInt64) {
        for hinted in places.flatMap(roots.waking) { settler.noteRetry(hinted, at: now) }
    }

    /// Whether some source has no root in the repository: it was never there, or could not be
    /// opened.
    var hasUnknownRoots: Bool { !roots.unknown.isEmpty }
}

extension SettledTask {
    /// Whether a task for everything from `place` down is one for `path`, too.
    func covers(_ path: [UInt8], from place: [UInt8]) -> Bool {
        extent == .subtree && ItemPath.relative(path, to: place) != nil
    }
}
