import CairnBackup
import CairnCore
import CairnFormat
import CairnWatch

extension Daemon {
    /// The state that several threads use. Locked for moments only, never over a system call.
    struct Shared {
        /// In places of the source; everything else is in places of the repository
        /// (``WatchedRoots``).
        var settler: Settler
        var retries: RetryQueue
        var ledger = GapLedger([], next: 1)
        var reconciles = ReconcileQueue()
        var roots: WatchedRoots
        /// Directories without events.
        var polled: [RepositoryPath: GapCause] = [:]
        /// The number of requested barriers.
        var barriers: UInt64 = 0
        /// Tasks taken from the settler and not committed yet.
        var inWork: [SettledTask] = []
        var status = DaemonStatus()
        /// Of ``Clock/monotonic()``.
        var lastRound: UInt64
        var step = Step.waiting
        /// The time at which the thread that reads the repository got its job; nil while it has
        /// none.
        var scrubBegan: UInt64?
    }
}

extension Daemon.Shared {
    /// Compares every watched root, because something may differ.
    mutating func compareAll(_ now: UInt64, isPeriodic: Bool = false, isNews: Bool = true) {
        for number in roots.watched.map(\.number) {
            guard let top = roots.top(number) else { continue }
            reconciles.add(
                top, gaps: ledger.beneath(top).map(\.number), at: now,
                isPeriodic: isPeriodic, isNews: isNews)
        }
    }

    /// The cause of a gap that stays open, because its directory still has no events.
    func polledGap(_ number: UInt64) -> GapCause? {
        guard let gap = ledger.open[number] else { return nil }
        let cause = polled[RepositoryPath(root: gap.root, path: gap.path)]
        return cause == gap.cause ? cause : nil
    }

    /// Keeps places dirty that changed after the round's moment or did not fit into it.
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

    /// Keeps bundles dirty that were being written to, with the time since when they were.
    ///
    /// - Parameter tasks: of the round, in places of the source.
    mutating func postpone(_ bundles: [RepositoryPath], of tasks: [SettledTask], at now: UInt64) {
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

    /// Drops what waits in places without a source.
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

    /// Opens gaps for a pause, because what is written twice during it is kept once.
    mutating func beginPause(at wall: Timestamp) {
        for top in roots.watched.compactMap({ roots.top($0.number) }) {
            ledger.begin(top, .paused, at: wall)
        }
    }

    /// Ends a pause with a comparison that closes its gaps.
    mutating func endPause(at now: UInt64) {
        for top in roots.watched.compactMap({ roots.top($0.number) }) {
            let gaps = ledger.beneath(top).filter { $0.cause == .paused }.map(\.number)
            if !gaps.isEmpty { reconciles.add(top, gaps: gaps, at: now) }
        }
    }

    /// Scans places without events now.
    mutating func comparePolled(at now: UInt64) {
        for place in polled.keys { reconciles.add(place, gaps: EmptyCollection<UInt64>(), at: now) }
    }

    /// Retries failures now.
    mutating func retryAll(_ places: [RepositoryPath], at now: UInt64) {
        for hinted in places.flatMap(roots.waking) { settler.noteRetry(hinted, at: now) }
    }

    /// Whether a source has no root in the repository, because it never existed or could not be
    /// opened.
    var hasUnknownRoots: Bool { !roots.unknown.isEmpty }
}

extension SettledTask {
    /// Whether a task for everything from `place` down includes `path`.
    func covers(_ path: [UInt8], from place: [UInt8]) -> Bool {
        extent == .subtree && ItemPath.relative(path, to: place) != nil
    }
}
