import CairnCore

/// That a place is dirty: how far, since when, until when it waits, and what is known of it.
struct DirtyMark {
    var extent: SettledTask.Extent
    /// When it first became dirty.
    var since: UInt64
    /// It waits no longer than this, however busy it is.
    var latest: UInt64
    /// When it is settled, unless something is noted before.
    var deadline: UInt64
    var writing: WritingTimes
    /// A round left it: every round asks about it until the source tells more.
    var isLeft = false
    /// Written, and not closed since.
    var isOpen = false
    /// Content was written or closed.
    var isContent = false
    /// The name is new, and nobody knows what it was before.
    var isAppeared = false
    /// The name was last seen to go.
    var isGone = false
    /// What it was. Together with `isContent` or `isAppeared` it is history alone: what is there is
    /// looked at afresh.
    var former: SourcePath?
    /// Of a listing or subtree: the names directly beneath to be looked at afresh, and whether for
    /// their content.
    var names: [[UInt8]: Bool] = [:]
    /// Of a listing or subtree: all of it is to be looked at afresh.
    var isAllAfresh = false
    /// Of a listing: its names may have changed in ways that were not told one by one.
    var isUntold = false

    init(_ extent: SettledTask.Extent, since: UInt64, quiet: UInt64, longest: UInt64) {
        self.extent = extent
        self.since = since
        latest = since.addingSaturated(longest)
        writing = WritingTimes(until: since)
        deadline = min(since.addingSaturated(quiet), latest)
    }

    /// Whether the stamp of this very name proves nothing.
    var isAfresh: Bool { isContent || isAppeared }
    /// Whether its stamp would do for a scan that comes by.
    var holdsContent: Bool { isContent || isAllAfresh || !names.isEmpty }
    /// One of those that too many of in one directory become a listing.
    var isPlain: Bool { extent == .item && former == nil }
    /// Since when names beneath it may have come that nobody told of; nil for what is a file.
    var unseenSince: UInt64? {
        if extent != .item { return 0 }
        return (isAppeared || former != nil) && !isContent && !isGone ? since : nil
    }

    /// Waits at least until `moment`.
    mutating func extend(until moment: UInt64) { deadline = min(max(deadline, moment), latest) }

    /// Takes in the times of another: dirty since the earlier, settled with the later.
    mutating func addTimes(of other: DirtyMark) {
        since = min(since, other.since)
        latest = min(latest, other.latest)
        writing.take(other.writing)
        isOpen = isOpen || other.isOpen
        extend(until: other.deadline)
    }

    /// Takes in the times of a mark that this one covers, and does not wait for it: how long a file
    /// is quiet is its own affair.
    mutating func cover(_ other: DirtyMark) {
        since = min(since, other.since)
        latest = min(latest, other.latest)
        writing.take(other.writing)
        deadline = min(deadline, other.deadline, latest)
    }

    /// - Parameter barrier: everything that happened until then had been told before.
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
            // The writer is done: what it waited for after writing has come.
            deadline = min(quiet, latest)
        case .appeared:
            // With a former the move explains the appearance, unless the name went away again
            // since.
            if former == nil || isGone {
                former = nil
                isAppeared = true
            }
            isGone = false
            deadline = min(quiet, latest)
            settleKind()
        case .metadata:
            extend(until: quiet)
        case .removed:
            isGone = true
            isOpen = false
            extend(until: quiet)
        }
    }

    /// Whatever has a name that went before is not what the name was then.
    private mutating func comeBack() {
        if isGone { former = nil }
        isGone = false
    }

    mutating func addName(_ name: [UInt8], isContent: Bool) {
        guard !isAllAfresh else { return }
        names[name] = isContent || names[name] ?? false
    }

    /// Takes in all of another mark of the same place.
    mutating func add(_ other: DirtyMark) {
        addTimes(of: other)
        extent = max(extent, other.extent)
        isContent = isContent || other.isContent
        isAppeared = isAppeared || other.isAppeared
        isAllAfresh = isAllAfresh || other.isAllAfresh
        isUntold = isUntold || other.isUntold
        names.merge(other.names) { $0 || $1 }
        former = former ?? other.former
        settleKind()
    }

    /// Puts right what depends on several fields, after any of them changed.
    mutating func settleKind() {
        // Another directory may stand there now: what is beneath it is as unknown as its names.
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
        // Of a name that went nobody needs to know what it was.
        return SettledTask(
            path, extent, former: isGone ? nil : former, dirtySince: since, afresh: afresh,
            moment: moment, told: told, isGone: isGone)
    }
}
