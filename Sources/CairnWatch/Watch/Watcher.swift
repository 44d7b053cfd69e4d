import CairnCore
import CairnFormat

/// Turns kernel events into hints and keeps the watches complete: the whole watching stage except
/// system calls.
///
/// Rule numbers in comments of this stage refer to Docs/INOTIFY.md.
///
/// This page is the watching stage's loop. The owner of the thread (`InotifySource`, or a test with
/// a model of the kernel) calls repeatedly:
/// 1. ``mountsChanged(_:now:)`` when the mount table changed: before the events, because a deletion
///   may follow an unmount;
/// 2. ``take(_:now:)`` with the kernel's events, in order; ``drained()`` when it had no more;
/// 3. ``work(steps:now:)``: a bounded number of directories are examined;
/// 4. ``advance(now:)``; then ``takeHints()`` goes to the sink.
///
/// - What it promises: what ``ChangeSource`` promises. A directory is reported (`reconcile`) after
///   the watches beneath it are in place.
/// - What it does not: that a hint's path still leads there. A reader that misses the name gets the
///   next hint.
/// - Bounded: by the number of directories; one walk with ``Explorer/openMaximum`` open
///   directories.
public final class Watcher<Environment: WatchEnvironment> {
    enum State { case exploring, watched, gone, suspended }

    struct Root {
        var definition: WatchedRoot
        var state = State.exploring
        /// The longest mount point on which it was seen.
        var mountPoint: [UInt8] = []
        var mount: MountTable.Mount?
        /// Whether it was reported as unwatchable as a whole.
        var isUnwatched = false
        /// Whether too many places could not be watched, so that they are reported as the whole
        /// root.
        var isCollapsed = false
        /// The last report of each place that could not be watched.
        var unwatched: [WatchNode: (path: SourcePath, cause: GapCause, error: SystemError?)] = [:]
        /// The points where a file system was unmounted and is not back.
        var unmounted: Set<[UInt8]> = []
        var overflowedAgain = false
        /// Whether it was reported as unwatchable because the event source was lost.
        var isLost = false

        var isPresent: Bool { state == .exploring || state == .watched }
    }

    static var unwatchedMaximum: Int { 1_000 }
    /// Files with a watch of their own.
    public static var filesMaximum: Int { 16_384 }

    let environment: Environment
    let explorer: Explorer<Environment>
    var map = WatchMap()
    var roots: [UInt64: Root] = [:]
    var mounts = MountTable()
    var hints: [ChangeHint] = []
    /// Barriers that were requested and not seen yet.
    private var askedBarriers: [UInt64] = []
    /// Barriers that were seen; reported when the jobs up to this one have ended.
    private var seenBarriers: [(number: UInt64, job: UInt64)] = []
    var files: Set<WatchNode> = []
    /// Flagged directories without an event for the flag's removal: because of the inode's flag, or
    /// without a watch.
    var unheard: Set<WatchNode> = []
    /// Files requested while their root was being explored.
    var earlyFiles: [SourcePath] = []
    /// Why there is no event source, and so no watch; nil while there is one.
    var loss: SystemError?
    var isLost: Bool { loss != nil }
    /// Whether something may have been removed since the unwatched places were last checked.
    var hasRemoved = false
    private var events: UInt64 = 0
    var overflows: UInt64 = 0

    public init(_ environment: Environment) {
        self.environment = environment
        explorer = Explorer(environment)
    }

    /// Whether there is work for ``work(steps:now:)``.
    public var hasWork: Bool { !isLost && explorer.hasWork }
    /// Whether something waits for ``drained()``.
    public var awaitsDrain: Bool { !isLost && explorer.isWaiting }
    /// The latest time for the next ``advance(now:)``.
    public var nextDeadline: UInt64? { map.nextDeadline }
    /// Whether some root's path did not exist: call ``lookForRoots()`` periodically.
    public var missesRoots: Bool { roots.values.contains { $0.state == .gone } }

    /// The statistics without those that only the kernel and the clock know.
    public var statistics: WatchStatistics {
        var statistics = WatchStatistics()
        statistics.watches = map.watchCount
        statistics.events = events
        statistics.overflows = overflows
        for (number, root) in roots {
            let whole = root.isUnwatched ? map.root(number) : nil
            let places = Array(root.unwatched.keys) + (whole.map { [$0] } ?? [])
            // Those are polled although they are watched.
            statistics.unwatched += places.count { !explorer.exported.contains($0) }
        }
        return statistics
    }

    public func takeHints() -> [ChangeHint] { hints.takeAll() }

    // MARK: Events

    public func take(_ events: [KernelEvent], now: UInt64) {
        self.events += UInt64(events.count)
        for event in events { map.apply(event, now: now) }
        perform()
    }

    /// Notes that the kernel has no more events: the map knows everything that happened before.
    public func drained() { explorer.drained() }

    public func advance(now: UInt64) {
        map.advance(now: now)
        perform()
        if hasRemoved {
            hasRemoved = false
            for (number, root) in roots where !root.unwatched.isEmpty {
                if !followUnwatched(number) { hasRemoved = true }
            }
        }
        tellBarriers()
    }

    func perform() {
        // Its events and its watches are of no more worth.
        if isLost { _ = map.takeActions() }
        var movedDirectory = false
        // The last reported rename: its verifications follow.
        var movedFrom: SourcePath?
        for action in map.takeActions() {
            switch action {
            case .hint(let hint):
                if case .look(_, .removed) = hint { hasRemoved = true }
                if case .moved(let from, _) = hint { movedFrom = from }
                hints.append(hint)
            case .verify(let directory, let name, let reason):
                explorer.begin(
                    .name(name, in: directory), reason,
                    relists: reason == .moved && changesBeneath(directory, name, movedFrom))
                if reason == .moved { movedDirectory = true }
            case .judge(let node): judge(node, .judged)
            case .unwatch(let wd): environment.unwatch(wd)
            case .rootChanged(let number): check(number)
            case .overflowed: overflowed()
            case .lost(let node, let isUnmounted):
                guard let (directory, name) = map.place(of: node) else { continue }
                explorer.begin(.name(name, in: directory), isUnmounted ? .unmounted : .lostWatch)
            }
        }
        guard movedDirectory else { return }
        for (number, root) in roots where !root.unwatched.isEmpty { followUnwatched(number) }
    }

    private func overflowed() {
        overflows += 1
        for number in roots.keys.sorted() { exploreAnew(number, .overflow) }
        for file in files {
            if let (directory, name) = map.place(of: file) {
                explorer.begin(.name(name, in: directory), .file)
            }
        }
        passBarriers()
    }

    /// Has the gaps that were told stand for what the barriers would have proved.
    func passBarriers() {
        seenBarriers += askedBarriers.map { ($0, explorer.lastJob) }
        askedBarriers = []
    }

    /// Opens the gap at once and reports it again when all watches are in place: only a later
    /// reconcile finds changes made in between.
    private func exploreAnew(_ number: UInt64, _ reason: ExplorationReason) {
        guard roots[number]?.isPresent == true else { return }
        let place = SourcePath(root: number)
        hints.append(.reconcile(place, reason == .overflow ? .overflow : .lostWatch))
        if explorer.isExploring(number, reason) {
            roots[number]?.overflowedAgain = true
        } else {
            explorer.begin(.root(number), reason)
        }
    }

    // MARK: Barriers

    /// Notes that a cookie for this barrier was made: ``sawBarrier(_:)`` follows, or an overflow.
    public func awaitBarrier(_ number: UInt64) { askedBarriers.append(number) }

    /// Notes that the cookie's event was read, and with it all events before it.
    public func sawBarrier(_ number: UInt64) {
        guard let index = askedBarriers.firstIndex(of: number) else { return }
        askedBarriers.remove(at: index)
        seenBarriers.append((number, explorer.lastJob))
    }

    private func tellBarriers() {
        guard !seenBarriers.isEmpty else { return }
        let oldest = isLost ? .max : explorer.oldestJob ?? .max
        for barrier in seenBarriers where barrier.job < oldest {
            hints.append(.barrier(barrier.number))
        }
        seenBarriers.removeAll { $0.job < oldest }
    }

    // MARK: Files of their own (rule 8)

    /// Watches a file itself, because it may have names elsewhere.
    public func watchFile(_ path: SourcePath) {
        guard !path.path.isEmpty, let root = roots[path.root] else { return }
        guard files.count + earlyFiles.count < Self.filesMaximum else {
            files = files.filter(map.isFile)
            return hints.append(.unwatchable(path, .watchLimit, nil))
        }
        if root.state == .exploring || root.isLost { return earlyFiles.append(path) }
        // Its next examination requests it again.
        if let node = map.node(at: path), map.isFile(node), map.wd(of: node) != nil { return }
        verify(path, .file)
    }

    public func unwatchFile(_ path: SourcePath) {
        earlyFiles.removeAll { $0 == path }
        guard let node = map.node(at: path), map.isFile(node) else { return }
        files.remove(node)
        map.removeFile(node)
        perform()
    }

    // MARK: Exploring

    /// Examines up to `steps` directories.
    public func work(steps: Int, now: UInt64) {
        var left = steps
        while left > 0, hasWork {
            explorer.step(&map, now: now)
            left -= 1
            perform()
            for report in explorer.takeReports() { note(report) }
        }
        tellBarriers()
    }

    private func note(_ report: Explorer<Environment>.Report) {
        switch report {
        case .unwatchable(let node, let path, let cause, let error):
            unwatchable(node, path, cause, error)
        case .watched(let node, let path): watchable(node, path)
        case .shut(let node, let isHeard): isShut(node, isHeard: isHeard)
        case .watchedFile(let node, let isNew):
            files.insert(node)
            // It was examined before the watch was in place.
            if isNew, let path = map.path(of: node) { hints.append(.look(path, .metadata)) }
        case .rootMissing(let number):
            guard let root = roots[number] else { return }
            leave(
                number,
                mounts.lacks(root.mountPoint, for: root.definition.path) ? .suspended : .gone)
        case .astray(let number): exploreAnew(number, .audit)
        case .ended(let job): ended(job)
        }
        perform()
    }

    private func ended(_ job: Explorer<Environment>.Job) {
        switch job.place {
        case .root(let number): rootEnded(number, job)
        case .listing: break
        case .name(let name, let directory):
            guard let place = map.path(of: directory)?.appending(name) else { return }
            // A place that is excluded now need not be watched.
            hasRemoved = true
            switch job.reason {
            case .appeared, .retry, .judged, .unheard:
                if job.foundNew { hints.append(.reconcile(place, nil)) }
            case .moved, .mounted: hints.append(.reconcile(place, nil))
            case .lostWatch: if job.foundNew { hints.append(.reconcile(place, .lostWatch)) }
            case .unmounted: if job.foundNew { hints.append(.reconcile(place, .unmounted)) }
            case .file, .start, .overflow, .back, .audit, .otherRules, .lostSource: break
            }
        }
    }

    private func rootEnded(_ number: UInt64, _ job: Explorer<Environment>.Job) {
        guard var root = roots[number] else { return }
        hasRemoved = true
        let place = SourcePath(root: number)
        let wasAway = root.state == .gone || root.state == .suspended
        // It went away during this job, or did not come back. One that is back and cannot be
        // watched was just reported as such.
        if wasAway, job.reason != .back || !(job.foundNew || root.isUnwatched) { return }
        switch job.reason {
        case .start:
            root.state = .watched
            hints.append(.ready(root: number))
        case .overflow: hints.append(.reconcile(place, .overflow))
        case .lostSource: foundAgain(&root, place)
        case .audit:
            hints.append(.reconcile(place, root.isCollapsed ? nil : .lostWatch))
            root.unwatched = root.unwatched.filter { isPolled($0.key) }
            if root.isCollapsed, root.unwatched.count <= Self.unwatchedMaximum {
                root.isCollapsed = false
                for told in root.unwatched.values {
                    hints.append(.unwatchable(told.path, told.cause, told.error))
                }
                hints += [.watchable(place), .reconcile(place, nil)]
            }
        case .otherRules: tellDiffering(job, place)
        default:
            guard job.foundNew || wasAway else { break }
            if wasAway || job.reason == .back {
                root.state = .watched
                hints.append(.back(root: number))
            }
            hints.append(.reconcile(place, nil))
        }
        if root.overflowedAgain, job.reason == .overflow || job.reason == .audit {
            root.overflowedAgain = false
            explorer.begin(.root(number), .overflow)
        }
        roots[number] = root
        for path in earlyFiles.takeAll() { watchFile(path) }
    }
}
