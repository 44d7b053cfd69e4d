import CairnCore
import CairnFormat

/// The large files that wait to be read, and how often each may be. Pure.
///
/// - A file is read at once while its readings have cost little: less for one that changes while it
///   is read (``busyCredit``) than for one that is saved and at rest (``credit``). Beyond that it
///   may take ``share`` of the time, at least one reading in ``longestPause``.
/// - Bounded: ``entriesMaximum`` files; further ones stay with the settler.
/// - Source: decision 0034. Times in nanoseconds, of ``Clock/monotonic()``.
struct LargeFileQueue {
    struct Entry {
        /// The time since when it is known to differ; nil when it was read since.
        var dirtySince: UInt64?
        /// Whether it was reported while it was being read.
        var changedSince: UInt64?
        /// The begin of its last reading.
        var began: UInt64?
        var notBefore: UInt64 = 0
        /// What its readings cost, less the share of the time since.
        var debt: UInt64 = 0
        var debtAt: UInt64 = 0
        /// The time between two readings, while it changes all the time.
        var pause: UInt64 = 0
    }

    private(set) var entries: [RepositoryPath: Entry] = [:]
    /// The file that is being read.
    private(set) var current: RepositoryPath?

    static let entriesMaximum = 4_096
    /// One in so many.
    static let share: UInt64 = 20
    static let credit: UInt64 = 30_000_000_000
    static let busyCredit: UInt64 = 5_000_000_000
    static let longestPause: UInt64 = 3_600_000_000_000

    var isEmpty: Bool { entries.values.allSatisfy { $0.dirtySince == nil } }

    /// Notes that a file differs.
    ///
    /// - Returns: false when there are too many.
    mutating func note(_ place: RepositoryPath, since time: UInt64) -> Bool {
        if place == current {
            if entries[place]?.changedSince == nil { entries[place]?.changedSince = time }
            return true
        }
        if entries[place] == nil, entries.count >= Self.entriesMaximum {
            guard let clean = entries.first(where: { $0.value.dirtySince == nil })?.key
            else { return false }
            entries[clean] = nil
        }
        let since = entries[place]?.dirtySince
        entries[place, default: Entry()].dirtySince = min(since ?? time, time)
        return true
    }

    /// Starts the next reading.
    ///
    /// - Parameters:
    ///   - isHurriedBefore: files whose last reading began before this are read at once.
    ///   - isHeld: whether nothing may be read at a place.
    mutating func start(
        at now: UInt64, isHurriedBefore: UInt64? = nil, but isHeld: (RepositoryPath) -> Bool
    ) -> RepositoryPath? {
        let due = entries.filter { place, entry in
            guard entry.dirtySince != nil else { return false }
            let isHurried = isHurriedBefore.map { entry.began ?? 0 < $0 } ?? false
            return (isHurried || entry.notBefore <= now) && !isHeld(place)
        }
        guard
            let next = due.min(by: {
                let (left, right) = ($0.value.dirtySince ?? 0, $1.value.dirtySince ?? 0)
                return left != right
                    ? left < right : $0.key.path.lexicographicallyPrecedes($1.key.path)
            })
        else { return nil }
        current = next.key
        entries[next.key]?.began = now
        return next.key
    }

    /// Ends the reading of the current file.
    ///
    /// - Parameters:
    ///   - cost: the time that it took.
    ///   - isMixed: whether it was written to meanwhile, so that it differs again.
    ///   - every: the pause that the user wants; nil for one that grows with the cost.
    mutating func finish(at now: UInt64, cost: UInt64, isMixed: Bool, every: UInt64?) {
        guard let place = current, var entry = entries[place] else { return current = nil }
        current = nil
        let paid = (now - min(now, entry.debtAt)) / Self.share
        entry.debt = (entry.debt - min(entry.debt, paid)).addingSaturated(cost)
        entry.debtAt = now
        let pause =
            every
            ?? min(cost.multipliedReportingOverflow(by: Self.share).partialValue, Self.longestPause)
        let isBusy = isMixed || entry.changedSince != nil
        let excess = entry.debt - min(entry.debt, isBusy ? Self.busyCredit : Self.credit)
        let wait =
            every
            ?? min(
                excess.multipliedReportingOverflow(by: Self.share).partialValue, Self.longestPause)
        entry.pause = pause
        entry.notBefore = now.addingSaturated(wait)
        entry.dirtySince = entry.changedSince ?? (isMixed ? now : nil)
        entry.changedSince = nil
        entries[place] = entry
    }

    /// Ends the reading of the current file without a result; it stays dirty.
    mutating func interrupt() {
        if let place = current {
            entries[place]?.began = nil
            if entries[place]?.changedSince != nil { entries[place]?.changedSince = nil }
        }
        current = nil
    }

    /// Notes that `to` was `from` a moment ago, with everything beneath.
    mutating func move(from: RepositoryPath, to: RepositoryPath) {
        for (place, entry) in entries where from.covers(place) {
            guard let rest = ItemPath.relative(place.path, to: from.path) else { continue }
            if place == current { current = nil }
            entries[place] = nil
            entries[to.appending(rest)] = entry
        }
    }

    mutating func forget(beneath top: RepositoryPath) {
        for place in entries.keys where top.covers(place) {
            entries[place] = nil
            if place == current { current = nil }
        }
    }

    /// Forgets files that are read at once the next time.
    mutating func forgetPaid(at now: UInt64) {
        entries = entries.filter { place, entry in
            entry.dirtySince != nil || place == current || entry.notBefore > now
                || (now - min(now, entry.debtAt)) / Self.share < entry.debt
        }
    }

    /// The time of the next reading.
    var nextDeadline: UInt64? {
        if current != nil { return 0 }
        return entries.values.lazy.filter { $0.dirtySince != nil }.map(\.notBefore).min()
    }

    /// The time since when a file at or beneath a place waits to be read; nil when none does.
    func dirty(at place: RepositoryPath) -> UInt64? {
        entries.lazy.filter { place.covers($0.key) }.compactMap {
            $0.value.changedSince ?? $0.value.dirtySince
        }.min()
    }

    /// The files that wait because they were read lately.
    func deferred(at now: UInt64) -> [(place: RepositoryPath, entry: Entry)] {
        entries.filter {
            $0.key != current && $0.value.dirtySince != nil && $0.value.notBefore > now
        }
        .sorted { $0.value.notBefore < $1.value.notBefore }.map { ($0.key, $0.value) }
    }

    /// The files that are read or may be read now.
    func due(at now: UInt64) -> [Entry] {
        entries.filter {
            $0.key == current || $0.value.dirtySince != nil && $0.value.notBefore <= now
        }
        .map(\.value)
    }
}
