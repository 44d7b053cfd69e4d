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
        var large = LargeFileQueue()
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
    /// Compares everything beneath a place, because something may differ: that ends its gaps.
    mutating func compare(
        _ place: RepositoryPath, at now: UInt64, isPeriodic: Bool = false, isNews: Bool = true
    ) {
        reconciles.add(
            place, gaps: ledger.beneath(place).map(\.number), at: now, isPeriodic: isPeriodic,
            isNews: isNews)
    }

    /// Compares every watched root.
    mutating func compareAll(_ now: UInt64, isPeriodic: Bool = false, isNews: Bool = true) {
        for top in roots.tops { compare(top, at: now, isPeriodic: isPeriodic, isNews: isNews) }
    }

    /// The cause of a gap that stays open, because its directory still has no events.
    func polledGap(_ number: UInt64) -> GapCause? {
        ledger.open[number].flatMap { gap in polled[gap.place] == gap.cause ? gap.cause : nil }
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
                if why == .large, large.note(place, since: task?.dirtySince ?? now) { break }
                switch why {
                case .changed:
                    settler.postpone(
                        task ?? SettledTask(hinted, .item, dirtySince: now, afresh: .all), at: now,
                        isQuiet: false)
                case .large:
                    settler.putBack(
                        task ?? SettledTask(hinted, .item, dirtySince: now, afresh: .all), at: now)
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
                if bundle.covers(place) {
                    isInside = true
                    settler.putBack(task, at: now)
                } else if task.extent == .subtree, place.covers(bundle) {
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
        large.forget(beneath: top)
        retries.forget(beneath: top)
        forgetPolled(beneath: top)
    }

    mutating func forgetPolled(beneath top: RepositoryPath) {
        for place in polled.keys where top.covers(place) { polled[place] = nil }
    }

    mutating func noteTops() {
        ledger.tops = roots.tops
        reconciles.tops = roots.tops
    }

    /// Opens gaps for a pause, because what is written twice during it is kept once.
    mutating func beginPause(at wall: Timestamp) {
        for top in roots.tops { ledger.begin(top, .paused, at: wall) }
    }

    /// Ends a pause with a comparison that closes its gaps.
    mutating func endPause(at now: UInt64) {
        for top in roots.tops {
            let gaps = ledger.beneath(top).filter { $0.cause == .paused }.map(\.number)
            if !gaps.isEmpty { reconciles.add(top, gaps: gaps, at: now) }
        }
    }

    /// Scans places without events now.
    ///
    /// - Parameter isLast: whether the end waits for it, as it does for what ends a gap.
    mutating func comparePolled(at now: UInt64, isLast: Bool = false) {
        for place in polled.keys {
            let gaps = isLast ? ledger.beneath(place).map(\.number) : []
            reconciles.add(place, gaps: gaps, at: now)
        }
    }

    /// Retries failures now.
    mutating func retryAll(_ places: [RepositoryPath], at now: UInt64) {
        for hinted in places.flatMap(roots.waking) { settler.noteRetry(hinted, at: now) }
    }

    /// Whether a source has no root in the repository, because it never existed or could not be
    /// opened.
    var hasUnknownRoots: Bool { !roots.unknown.isEmpty }
}
