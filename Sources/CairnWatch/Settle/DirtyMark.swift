import CairnCore

/// The mark of a dirty place: its extent, its times, and what is known of the change.
struct DirtyMark {
    var extent: SettledTask.Extent
    /// The time at which it first became dirty.
    var since: UInt64
    /// It waits no longer than this, however busy it is.
    var latest: UInt64
    /// The time at which it is settled, unless something is noted before.
    var deadline: UInt64
    var writing: WritingTimes
    /// Whether a round left it: every round asks about it until the source reports more.
    var isLeft = false
    /// Whether it was written and not closed since.
    var isOpen = false
    /// Whether content was written or closed.
    var isContent = false
    /// Whether the name is new, and its former name unknown.
    var isAppeared = false
    /// Whether the last event of the name was its removal.
    var isGone = false
    /// The former name. Together with `isContent` or `isAppeared` it is for history only: the item
    /// is read afresh.
    var former: SourcePath?
    /// For a listing or subtree: the names directly beneath to be examined afresh, and whether for
    /// their content.
    var names: [[UInt8]: Bool] = [:]
    /// For a listing or subtree: whether all of it must be examined afresh.
    var isAllAfresh = false
    /// For a listing: whether its names may have changed without events for each.
    var isUntold = false

    init(_ extent: SettledTask.Extent, since: UInt64, quiet: UInt64, longest: UInt64) {
        self.extent = extent
        self.since = since
        latest = since.addingSaturated(longest)
        writing = WritingTimes(until: since)
        deadline = min(since.addingSaturated(quiet), latest)
    }

    /// Whether the stamp of this name proves nothing.
    var isAfresh: Bool { isContent || isAppeared }
    /// Whether a covering scan could miss its content change because of an equal stamp.
    var holdsContent: Bool { isContent || isAllAfresh || !names.isEmpty }
    /// Whether it is an ordinary item; too many of them in one directory become a listing.
    var isPlain: Bool { extent == .item && former == nil }
    /// The time since when names without events may exist beneath it; nil for a file.
    var unseenSince: UInt64? {
        if extent != .item { return 0 }
        return (isAppeared || former != nil) && !isContent && !isGone ? since : nil
    }

    /// Waits at least until `moment`.
    mutating func extend(until moment: UInt64) { deadline = min(max(deadline, moment), latest) }

    /// Merges the times of another mark: dirty since the earlier, settled with the later.
    private mutating func takeTimes(of other: DirtyMark) {
        since = min(since, other.since)
        latest = min(latest, other.latest)
        writing.take(other.writing)
    }

    /// Merges the times of a mark that this one covers, without waiting for its quiet.
    mutating func cover(_ other: DirtyMark) {
        takeTimes(of: other)
        deadline = min(deadline, other.deadline, latest)
    }

    /// - Parameter barrier: everything that happened until then had been reported before.
    mutating func note(
        _ nature: ChangeNature, at now: UInt64, after barrier: UInt64,
        _ configuration: Settler.Configuration
    ) {
        let quiet = now.addingSaturated(configuration.quiet(after: nature))
        writing.note(nature, at: now, after: barrier)
        if nature != .metadata { isLeft = false }
        switch nature {
        case .written:
            isContent = true
            isOpen = true
            comeBack()
            extend(until: quiet)
        case .closed:
            isContent = true
            isOpen = false
            comeBack()
            // The writer is done: its close has been seen.
            deadline = min(quiet, latest)
        case .appeared:
            // With a former name the move explains the appearance, unless the name was removed
            // since.
            if former == nil || isGone {
                former = nil
                isAppeared = true
            }
            isGone = false
            deadline = min(quiet, latest)
            settleKind()
        case .metadata: extend(until: quiet)
        case .removed:
            isGone = true
            isOpen = false
            extend(until: quiet)
        }
    }

    /// Notes that a removed name exists again; it is not the former item.
    private mutating func comeBack() {
        if isGone { former = nil }
        isGone = false
    }

    mutating func addName(_ name: [UInt8], isContent: Bool) {
        guard !isAllAfresh else { return }
        names[name] = isContent || names[name] ?? false
    }

    /// Merges another mark of the same place.
    mutating func add(_ other: DirtyMark) {
        takeTimes(of: other)
        isOpen = isOpen || other.isOpen
        extend(until: other.deadline)
        extent = max(extent, other.extent)
        isContent = isContent || other.isContent
        isAppeared = isAppeared || other.isAppeared
        isAllAfresh = isAllAfresh || other.isAllAfresh
        isUntold = isUntold || other.isUntold
        names.merge(other.names) { $0 || $1 }
        former = former ?? other.former
        settleKind()
    }

    /// Restores the consistency of dependent fields after a change.
    mutating func settleKind() {
        // Another directory may be there now, so everything beneath it is unknown.
        if isAppeared || former != nil, extent == .listing { extent = .subtree }
        if isAllAfresh { names = [:] }
    }

    /// - Parameters: see ``SettledTask``.
    func task(at path: SourcePath, moment: UInt64? = nil, told: UInt64? = nil) -> SettledTask {
        let afresh: SettledTask.Afresh
        if isContent || isAllAfresh || extent == .item && (isAfresh || isGone && former != nil) {
            afresh = .all
        } else if names.isEmpty {
            afresh = .nothing
        } else {
            afresh = .names(names.keys.sorted { $0.lexicographicallyPrecedes($1) })
        }
        // For a removed name the former name does not matter.
        return SettledTask(
            path, extent, former: isGone ? nil : former, dirtySince: since, afresh: afresh,
            moment: moment, told: told, isGone: isGone)
    }
}
