import CairnCore
import CairnSource

/// The settling stage: dirty names in, names that have been quiet long enough out. A pure state
/// machine; each call passes the time.
///
/// A name waits for quiet: after a write, for the writer; after a removal, for the other half of a
/// rename; never longer than ``Configuration/longest`` from when it first became dirty, so that a
/// file that never closes is still read. Within a bundle (``Configuration/bundles``) every change
/// counts as a write, quiet and longest wait are those of the whole, and all its names are returned
/// together.
/// - What it promises: every noted name is returned later in a task that covers it; names that were
///   written, closed or created are returned for examination afresh (``SettledTask/Afresh``). Names
///   of one directory beyond ``Configuration/namesPerDirectoryMaximum`` become a listing that
///   remembers them; everything beyond ``Configuration/pendingMaximum`` is merged upwards:
///   precision is lost, never coverage.
/// - What it does not: one task for each change, or that the item still exists.
/// - Bounded: marks, names that listings remember, and places of the trees, each by
///   ``Configuration``.
/// - Source: Docs/INOTIFY.md, rules 4, 6 and 8.
public struct Settler: Sendable {
    /// Times in nanoseconds.
    public struct Configuration: Equatable, Sendable {
        public var quietAfterWriting: UInt64 = 2_000_000_000
        public var quietAfterRemoval: UInt64 = 2_000_000_000
        /// After everything else: closed, new, metadata, listings and subtrees.
        public var quiet: UInt64 = 500_000_000
        /// From first dirty to returned.
        public var longest: UInt64 = 30_000_000_000
        public var namesPerDirectoryMaximum = 4_096
        /// The maximum of waiting tasks, and of names that listings remember; four times as many
        /// places.
        public var pendingMaximum = 65_536
        /// Directories whose names mark them as one document (bundles): all dirty names in one are
        /// returned together, once all of it is quiet.
        public var bundles = BundleRules()

        public init() {}

        /// The times within a bundle: its next file may still be written, whatever the last event
        /// was.
        var withinBundles: Configuration {
            var patient = self
            patient.quiet = max(quiet, quietAfterWriting)
            patient.quietAfterRemoval = max(quietAfterRemoval, quietAfterWriting)
            return patient
        }

        func quiet(after nature: ChangeNature) -> UInt64 {
            switch nature {
            case .written: quietAfterWriting
            case .removed: quietAfterRemoval
            case .closed, .appeared, .metadata: quiet
            }
        }
    }

    private var configuration: Configuration
    private var trees: [UInt64: DirtyTree] = [:]
    private var formers = FormerNames()
    /// Everything that happened until then has been noted.
    private var barrier: UInt64 = 0
    /// The time of the last noted change of metadata.
    public private(set) var lastMetadata: UInt64 = 0
    /// The moment of the tasks being captured, the times at which they were written, and those that
    /// may hold names without events.
    private var given:
        (moment: UInt64, times: [SourcePath: WritingTimes], unseen: Set<SourcePath>) = (0, [:], [])

    public init(_ configuration: Configuration = Configuration()) {
        self.configuration = configuration
    }

    public var pendingCount: Int { trees.values.reduce(0) { $0 + $1.count } }
    /// The time at which the oldest waiting place became dirty. Cost: O(pending).
    public var oldest: UInt64? { trees.values.compactMap(\.oldest).min() }
    /// Names that listings remember, and places of the trees: bounded like ``pendingCount``.
    var nameCount: Int { trees.values.reduce(0) { $0 + $1.nameCount } }
    var placeCount: Int { trees.values.reduce(0) { $0 + $1.tree.count } }

    // MARK: Noting

    public mutating func note(_ path: SourcePath, _ nature: ChangeNature, at now: UInt64) {
        if nature == .metadata { lastMetadata = now }
        trees[path.root, default: DirtyTree(root: path.root, configuration)].note(
            path.path, nature, at: now, after: barrier)
        keepBounds()
    }

    private func mark(_ extent: SettledTask.Extent, at now: UInt64, quiet: UInt64) -> DirtyMark {
        DirtyMark(extent, since: now, quiet: quiet, longest: configuration.longest)
    }

    /// Notes that the source has reported everything that happened until then.
    public mutating func noteBarrier(asked: UInt64) { barrier = max(barrier, asked) }

    /// Notes that names in this directory may have changed, also their metadata alone.
    public mutating func noteListing(_ path: SourcePath, at now: UInt64) {
        var mark = mark(.listing, at: now, quiet: configuration.quiet)
        mark.isUntold = true
        mark.writing.note(.metadata, at: now, after: barrier)
        add(mark, at: path)
    }

    /// Notes that everything from here down may have changed, also its metadata alone: before the
    /// watches of a new directory stand, nobody hears of either.
    public mutating func noteSubtree(_ path: SourcePath, at now: UInt64) {
        var mark = mark(.subtree, at: now, quiet: configuration.quiet)
        mark.writing.note(.metadata, at: now, after: barrier)
        add(mark, at: path)
    }

    /// Notes that `to` was `from` a moment ago. Both names are noted, so no look at them is needed;
    /// one before or after does no harm.
    ///
    /// The task for `to` contains its former name, unless that is uncertain, and is returned
    /// together with `from`. Dirty places beneath `from` are dirty beneath `to` as well.
    public mutating func noteMove(from: SourcePath, to: SourcePath, at now: UInt64) {
        guard from != to else { return note(from, .metadata, at: now) }
        var source =
            trees.removeValue(forKey: from.root) ?? DirtyTree(root: from.root, configuration)
        let origin = source.origin(of: from.path)
        let departing = source.depart(from.path)
        source.note(from.path, .removed, at: now, after: barrier)
        trees[from.root] = source
        var target = trees.removeValue(forKey: to.root) ?? DirtyTree(root: to.root, configuration)
        target.arrive(to.path, from: origin, at: now, after: barrier)
        for (path, mark) in departing {
            var mark = mark
            if path.isEmpty {
                // The origin describes the name itself.
                guard mark.extent != .item else { continue }
                mark.isContent = false
                mark.isAppeared = false
                mark.former = nil
                mark.isGone = false
            }
            target.add(mark, at: to.path + path)
            if let former = mark.former {
                formers.set(former, heldBy: SourcePath(root: to.root, path: to.path + path))
            }
        }
        let former = target.mark(at: to.path)?.former
        trees[to.root] = target
        if let former { hold(former, by: to) }
        keepBounds()
    }

    /// Changes the times for everything noted from now on.
    public mutating func reconfigure(_ configuration: Configuration) {
        self.configuration = configuration
        for root in trees.keys { trees[root]?.configuration = configuration }
    }

    /// Notes a retry of something that failed.
    public mutating func noteRetry(_ place: SourcePath, at now: UInt64) {
        putBack(SettledTask(place, .item, dirtySince: now, afresh: .all), at: now)
    }

    /// Notes that a task was not captured: it changed while it was read, or failed. It settles
    /// again, as after a write.
    ///
    /// From now on its ``SettledTask/former`` is for history only: it is examined afresh.
    public mutating func putBack(_ task: SettledTask, at now: UInt64) {
        // Names that moved away meanwhile have content that the repository does not have.
        for (former, holder) in formers.take(task.path, isDeep: true) {
            trees[holder.root]?.forgetContent(of: former, at: holder.path)
            formers.set(former, heldBy: holder)
        }
        var mark = mark(task.extent, at: now, quiet: configuration.quietAfterWriting)
        mark.since = min(now, task.dirtySince)
        mark.isUntold = task.extent == .listing
        switch task.afresh {
        case .nothing: mark.isAppeared = task.former != nil
        case .all where task.extent == .item:
            // A file or a directory.
            mark.isContent = true
            mark.isAppeared = true
        case .all: mark.isAllAfresh = true
        case .names(let names): for name in names { mark.addName(name, isContent: true) }
        }
        mark.former = task.former
        if task.former != nil, task.extent != .item { mark.isAllAfresh = true }
        mark.isGone = task.isGone && task.former == nil
        add(mark, at: task.path)
        if let former = trees[task.path.root]?.mark(at: task.path.path)?.former {
            hold(former, by: task.path)
        }
    }

    /// Notes that a task was not captured because it changed after the moment of its round. It
    /// waits no longer than it would have, and every round asks again until the source reports the
    /// time.
    ///
    /// - Parameter isQuiet: it did not change, but the round had no room for it.
    public mutating func postpone(_ task: SettledTask, at now: UInt64, isQuiet: Bool = false) {
        let present = trees[task.path.root]?.mark(at: task.path.path)
        putBack(task, at: now)
        var writing =
            given.times[task.path] ?? unseenTimes(above: task.path)
            ?? WritingTimes(
                after: given.moment, until: now,
                metadata: given.times.values.contains { $0.metadata > given.moment } ? now : 0)
        if isQuiet {
            writing = WritingTimes(after: writing.after, until: writing.until)
        } else {
            writing.leave(given.moment)
        }
        if let present { writing.renew(present.writing) }
        let latest = max(now, task.dirtySince.addingSaturated(configuration.longest))
        let quiet = isQuiet ? now : now.addingSaturated(configuration.quiet)
        trees[task.path.root]?.update(at: task.path.path) { mark in
            mark.writing = writing
            mark.isLeft = (present?.writing.until ?? 0) == 0
            mark.latest = min(mark.latest, latest)
            // Files' times lag by a tick: asked at once, they would say the same.
            mark.deadline = max(
                min(present?.deadline ?? quiet, mark.latest),
                isQuiet ? now : now.addingSaturated(UInt64(FileStatus.clockTickNanoseconds)))
        }
    }

    /// The times of the nearest given place above that may hold names without events.
    private func unseenTimes(above path: SourcePath) -> WritingTimes? {
        path.above.lazy.filter { given.unseen.contains($0) }.first.flatMap { given.times[$0] }
    }

    private mutating func add(_ mark: DirtyMark, at path: SourcePath) {
        var mark = mark
        mark.writing = WritingTimes(
            after: barrier, until: mark.writing.until, metadata: mark.writing.metadata)
        trees[path.root, default: DirtyTree(root: path.root, configuration)].add(
            mark, at: path.path)
        keepBounds()
    }

    // MARK: Giving out

    public func nextDeadline() -> UInt64? {
        trees.values.lazy.filter { !$0.isSuspended }.compactMap(\.nextDeadline).min()
    }

    /// Returns everything that has been quiet long enough, and everything else that was closed
    /// before: together they represent a moment that is the shortest quiet in the past
    /// (``SettledTask/moment``). So nothing that was written and closed before another returned
    /// place is left behind.
    ///
    /// Beyond `maximum`, each scheduling unit (``DirtyTree/units(of:)``) gets its fair share: small
    /// ones completely, of a large one the places that have waited longest.
    /// - Returns: tasks with a ``SettledTask/former`` first, which refers to the repository as it
    ///   is before any of the batch is captured; each part in path order, by root, a directory
    ///   before its contents.
    public mutating func takeSettled(at now: UInt64, maximum: Int = .max) -> [SettledTask] {
        guard let next = nextDeadline(), next <= now else { return [] }
        let roots = trees.keys.sorted().filter { !trees[$0]!.isSuspended }
        // Places that have waited for the longest time are examined as they are now, and so is
        // everything closed until now.
        let isForced = roots.contains { trees[$0]!.hasWaitedLongest(at: now) }
        let latest = isForced ? now : now - min(now, configuration.quiet)
        // Names without events, and names that a rename includes, are judged by the files' own
        // times, which may be reported later than they happened. So everything closed is examined,
        // too, and its times decide.
        let timesDecide =
            formers.count > 0 || roots.contains { trees[$0]!.holdsUnseen(until: latest) }
        var ripe: [Ripe] = []
        for root in roots {
            trees[root]!.raiseWritingTimes()
            ripe += trees[root]!.ripe(at: now, closedUntil: timesDecide ? .max : latest)
                .map { Ripe(root: root, place: $0.place, since: $0.since, isSettled: $0.isSettled) }
        }
        let moment = clear(latest, ripe)
        if ripe.count > maximum { ripe = share(maximum, of: ripe) }
        var taken: [Taken] = []
        for ripe in ripe.sorted() where taken.count < maximum {
            // Another may have included or replaced it; a bundle may have to wait.
            while trees[ripe.root]!.mark(of: ripe.place) != nil {
                let next = trees[ripe.root]!.takeRipe(ripe.place, at: now)
                if next.isEmpty { break }
                taken += next.map { (SourcePath(root: ripe.root, path: $0.path), $0.mark) }
            }
        }
        // A place that is open after the longest time, or has waited for twice that, is kept as it
        // is.
        let longest = configuration.longest
        // Files' times show only to the kernel's tick whether something was written after the
        // barrier.
        let told = barrier >= now ? now - min(now, UInt64(FileStatus.clockTickNanoseconds)) : 0
        given.moment = moment
        return give(out: taken, maximum: maximum, told: told) { mark in
            mark.isOpen && mark.latest <= now
                || mark.since.addingSaturated(longest).addingSaturated(longest) <= now
                ? nil : moment
        }
    }

    /// The latest time until `moment` for which it is known what was written before and what after.
    private func clear(_ moment: UInt64, _ ripe: [Ripe]) -> UInt64 {
        // Files' times lag by a tick.
        let tick = UInt64(FileStatus.clockTickNanoseconds)
        let times = ripe.compactMap { trees[$0.root]!.mark(of: $0.place)?.writing }.filter {
            $0.metadata > 0
        }
        return times.sorted { $0.until > $1.until }.reduce(moment) {
            $1.isUnclear(at: $0) ? $1.after - min($1.after, tick) : $0
        }
    }

    private typealias Taken = (path: SourcePath, mark: DirtyMark)

    private struct Ripe: Comparable {
        let root: UInt64
        let place: DirtyTree.Place
        let since: UInt64
        let isSettled: Bool

        /// Places that must not wait longer come first; otherwise places that are left repeatedly
        /// delay them.
        static func < (left: Ripe, right: Ripe) -> Bool {
            left.isSettled != right.isSettled
                ? left.isSettled
                : (left.since, left.root, left.place) < (right.since, right.root, right.place)
        }
    }

    /// Selects `maximum` places, the same share for each scheduling unit that has as many.
    private func share(_ maximum: Int, of ripe: [Ripe]) -> [Ripe] {
        var parts: [[Ripe]] = []
        for (root, ripe) in Dictionary(grouping: ripe, by: \.root) {
            let units = trees[root]!.units(of: ripe.map(\.place))
            parts += Dictionary(grouping: zip(units, ripe)) { $0.0 }.values.map {
                $0.map(\.1).sorted()
            }
        }
        var left = maximum
        var result: [Ripe] = []
        parts.sort { ($0.count, $0[0]) < ($1.count, $1[0]) }
        for (index, part) in parts.enumerated() {
            let share = part.prefix(max(1, left / (parts.count - index)))
            result += share
            left = max(0, left - share.count)
        }
        return result
    }

    /// Returns everything except suspended roots, quiet or not.
    public mutating func takeAll() -> [SettledTask] {
        var taken: [Taken] = []
        for root in trees.keys.sorted() where !trees[root]!.isSuspended {
            taken += trees[root]!.takeAll().map { (SourcePath(root: root, path: $0.path), $0.mark) }
        }
        return give(out: taken, maximum: .max, told: 0) { _ in nil }
    }

    /// - Parameters:
    ///   - maximum: the limit of further tasks returned because of their former names.
    ///   - told: the time until which all writing is known.
    ///   - moment: see ``SettledTask/moment``.
    private mutating func give(
        out taken: [Taken], maximum: Int, told: UInt64, _ moment: (DirtyMark) -> UInt64?
    ) -> [SettledTask] {
        var taken = taken
        takeRenames(&taken, limit: maximum > .max - taken.count ? .max : taken.count + maximum)
        given.times = Dictionary(taken.lazy.map { ($0.path, $0.mark.writing) }) { first, _ in first
        }
        given.unseen = Set(taken.lazy.filter { $0.mark.unseenSince != nil }.map(\.path))
        return SettledTask.inOrder(
            taken.map { path, mark in
                let moment = moment(mark)
                let isKnown = moment.map { mark.writing.until <= $0 && $0 < told } ?? false
                return mark.task(at: path, moment: moment, told: isKnown ? told : nil)
            })
    }

    // MARK: Roots

    /// Forgets a root that is no longer watched.
    public mutating func forget(root: UInt64) {
        trees[root] = nil
        // Names elsewhere that came from it must be read now.
        for (former, holder) in formers.forget(root: root) { drop(former, of: holder) }
    }

    /// Suspends a root: its dirty places stay and more may be noted, but nothing is returned.
    public mutating func suspend(root: UInt64) {
        trees[root, default: DirtyTree(root: root, configuration)].isSuspended = true
    }

    public mutating func resume(root: UInt64) { trees[root]?.isSuspended = false }

    /// The time since when this place, anything beneath it or a covering directory above it waits;
    /// nil when nothing does.
    public func dirty(at path: SourcePath) -> UInt64? { trees[path.root]?.dirty(at: path.path) }

    // MARK: Former names

    private mutating func hold(_ former: SourcePath, by holder: SourcePath) {
        // At most one name can have a given former name.
        if let other = formers[former], other != holder { drop(former, of: other) }
        formers.set(former, heldBy: holder)
        guard formers.count > 2 * configuration.pendingMaximum else { return }
        let trees = trees
        formers.keep { trees[$0.holder.root]?.mark(at: $0.holder.path)?.former == $0.former }
    }

    private mutating func drop(_ former: SourcePath, of holder: SourcePath) {
        trees[holder.root]?.dropFormer(former, at: holder.path)
    }

    /// Once these are captured, the repository's content there can no longer be re-used. So the
    /// names that need it are returned with them, quiet or not, and each old name together with its
    /// new one: a rename is one commit.
    private mutating func takeRenames(_ taken: inout [Taken], limit: Int) {
        var index = 0
        while index < taken.count, formers.count > 0 {
            let (path, mark) = taken[index]
            index += 1
            if let former = mark.former {
                // Names beneath it go along.
                release(former, isDeep: true, to: &taken, limit: limit)
                if !mark.isGone, trees[former.root]?.mark(at: former.path)?.isGone == true {
                    take(former, to: &taken, limit: limit)
                }
            }
            let isDeep =
                mark.extent != .item || mark.isGone || mark.isAppeared || mark.former != nil
            release(path, isDeep: isDeep, to: &taken, limit: limit)
        }
    }

    private mutating func release(
        _ path: SourcePath, isDeep: Bool, to taken: inout [Taken], limit: Int
    ) {
        for (former, holder) in formers.take(path, isDeep: isDeep) {
            guard trees[holder.root]?.mark(at: holder.path)?.former == former else { continue }
            if !take(holder, to: &taken, limit: limit) { drop(former, of: holder) }
        }
    }

    @discardableResult private mutating func take(
        _ place: SourcePath, to taken: inout [Taken], limit: Int
    ) -> Bool {
        guard taken.count < limit, trees[place.root]?.isSuspended == false else { return false }
        taken += trees[place.root]!.takeReusing(place.path).map {
            (SourcePath(root: place.root, path: $0.path), $0.mark)
        }
        return true
    }

    // MARK: Bounds

    private mutating func keepBounds() {
        let most = configuration.pendingMaximum
        guard pendingCount > most || nameCount > most || placeCount > 4 * most else { return }
        // A quarter below the bound, so that the work is not repeated at the next note.
        let target = most - most / 4
        let roots = trees.keys.sorted { (trees[$0]!.count, $0) > (trees[$1]!.count, $1) }
        if pendingCount > most {
            for root in roots where pendingCount > target {
                trees[root]!.shrinkToListings(target: trees[root]!.count - (pendingCount - target))
            }
            for root in roots where pendingCount > target {
                let own = trees[root]!.count - (pendingCount - target)
                trees[root]!.shrinkToSubtrees(marksMinimum: 2) { $0.count <= own }
            }
        }
        if nameCount > most {
            for root in roots where nameCount > target {
                trees[root]!.shrinkNames(target: trees[root]!.nameCount - (nameCount - target))
            }
        }
        if placeCount > 4 * most {
            for root in roots where placeCount > 4 * target {
                let own = trees[root]!.tree.count - (placeCount - 4 * target)
                trees[root]!.shrinkToSubtrees(marksMinimum: 1) { $0.tree.count <= own }
            }
        }
    }
}
