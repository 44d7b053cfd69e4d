import CairnCore
import CairnFormat

/// Turns kernel events into hints and keeps the watches complete: all of the watching stage but the
/// system calls.
///
/// The numbered rules that comments of this stage name are those of Docs/INOTIFY.md.
///
/// This page is the watching stage's loop. Whoever owns the thread (`InotifySource`, or a test with
/// a model of the kernel) calls, again and again:
/// 1. ``mountsChanged(_:now:)`` when the mount table changed: before the events, for a deletion may
///   follow an unmount;
/// 2. ``take(_:now:)`` with the events that the kernel had, in order; ``drained()`` when it had no
///   more;
/// 3. ``work(steps:now:)``: a bounded number of directories are looked at;
/// 4. ``advance(now:)``; then ``takeHints()`` goes to the sink.
///
/// - What it promises: what ``ChangeSource`` promises. A directory is told of (`rescan`) after the
///   watches beneath it stand.
/// - What it does not: that a hint's path still leads there. A reader that misses the name finds
///   the next hint.
/// - Bounded: by the number of directories; one walk with ``Explorer/openMaximum`` open
///   directories.
public final class Watcher<Ground: WatchGround> {
    enum State { case exploring, watched, gone, suspended }

    struct Root {
        var definition: WatchedRoot
        var state = State.exploring
        /// The longest mount point it was seen on.
        var mountPoint: [UInt8] = []
        var mountID: UInt64?
        /// It was said to be unwatchable as a whole.
        var isUnwatched = false
        /// Too many places could not be watched: they are told as the whole root.
        var isCollapsed = false
        /// What was told of each place that could not be watched.
        var unwatched: [WatchNode: (path: SourcePath, cause: GapCause, error: SystemError?)] = [:]
        /// Where a file system was unmounted, and is not back.
        var unmounted: Set<[UInt8]> = []
        var overflowedAgain = false
    }

    static var unwatchedMaximum: Int { 1_000 }
    /// Files with a watch of their own.
    public static var filesMaximum: Int { 16_384 }

    let ground: Ground
    let explorer: Explorer<Ground>
    var map = WatchMap()
    var roots: [UInt64: Root] = [:]
    var mounts = MountTable()
    var hints: [ChangeHint] = []
    /// Asked for, not seen yet.
    private var askedBarriers: [UInt64] = []
    /// Seen, and told when the jobs up to this one have ended.
    private var seenBarriers: [(number: UInt64, job: UInt64)] = []
    private var files: Set<WatchNode> = []
    /// Marked directories of which no event tells when they are so no more: by the inode's flag, or
    /// for want of a watch.
    var unheard: Set<WatchNode> = []
    /// Asked for while their root was being explored.
    private var earlyFiles: [SourcePath] = []
    /// Something may have gone since it was last looked which unwatched places are still there.
    var hasRemoved = false
    private var events: UInt64 = 0
    private var overflows: UInt64 = 0

    public init(_ ground: Ground) {
        self.ground = ground
        explorer = Explorer(ground)
    }

    /// There is something for ``work(steps:now:)``.
    public var hasWork: Bool { explorer.hasWork }
    /// Something waits for ``drained()``.
    public var awaitsDrain: Bool { explorer.isWaiting }
    /// When ``advance(now:)`` is to be called at the latest.
    public var nextDeadline: UInt64? { map.nextDeadline }
    /// Some root's path led nowhere: ``lookForRoots()`` is to be called from time to time.
    public var missesRoots: Bool { roots.values.contains { $0.state == .gone } }

    /// Without what only the kernel and the clock know.
    public var statistics: WatchStatistics {
        var statistics = WatchStatistics()
        statistics.watches = map.watchCount
        statistics.events = events
        statistics.overflows = overflows
        statistics.unwatched = roots.values.reduce(0) {
            $0 + $1.unwatched.count + ($1.isUnwatched ? 1 : 0)
        }
        return statistics
    }

    public func takeHints() -> [ChangeHint] {
        defer { hints = [] }
        return hints
    }

    // MARK: Events

    public func take(_ events: [KernelEvent], now: UInt64) {
        self.events += UInt64(events.count)
        for event in events { map.apply(event, now: now) }
        perform()
    }

    /// The kernel has no more events: the map knows of everything that happened before.
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
        var movedDirectory = false
        // The rename that was told last: what is to be verified for it follows.
        var movedFrom: SourcePath?
        defer {
            if movedDirectory {
                for (number, root) in roots where !root.unwatched.isEmpty {
                    followUnwatched(number)
                }
            }
        }
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
            case .unwatch(let wd): ground.unwatch(wd)
            case .rootChanged(let number): check(number)
            case .overflowed: overflowed()
            case .lost(let node, let isUnmounted):
                guard let (directory, name) = map.place(of: node) else { continue }
                explorer.begin(.name(name, in: directory), isUnmounted ? .unmounted : .lostWatch)
            }
        }
    }

    private func overflowed() {
        overflows += 1
        for number in roots.keys.sorted() { exploreAnew(number, .overflow) }
        for file in files {
            if let (directory, name) = map.place(of: file) {
                explorer.begin(.name(name, in: directory), .file)
            }
        }
        seenBarriers += askedBarriers.map { ($0, explorer.lastJob) }
        askedBarriers = []
    }

    /// Opens the gap at once and tells of it again when all watches stand: what changed in between
    /// is only found by a later rescan.
    private func exploreAnew(_ number: UInt64, _ reason: ExplorationReason) {
        guard let state = roots[number]?.state, state == .exploring || state == .watched else {
            return
        }
        let place = SourcePath(root: number, path: [])
        hints.append(.rescan(place, reason == .overflow ? .overflow : .lostWatch))
        if explorer.isExploring(number, reason) {
            roots[number]?.overflowedAgain = true
        } else {
            explorer.begin(.root(number), reason)
        }
    }

    // MARK: Barriers

    /// A cookie for this barrier was made: ``sawBarrier(_:)`` follows, or an overflow.
    public func awaitBarrier(_ number: UInt64) { askedBarriers.append(number) }

    /// The cookie's event was read, and with it all events before it.
    public func sawBarrier(_ number: UInt64) {
        guard let index = askedBarriers.firstIndex(of: number) else { return }
        askedBarriers.remove(at: index)
        seenBarriers.append((number, explorer.lastJob))
    }

    /// Those that have been asked for and not seen.
    public var barriersAwaited: [UInt64] { askedBarriers }

    private func tellBarriers() {
        guard !seenBarriers.isEmpty else { return }
        let oldest = explorer.oldestJob ?? .max
        for barrier in seenBarriers where barrier.job < oldest {
            hints.append(.barrier(barrier.number))
        }
        seenBarriers.removeAll { $0.job < oldest }
    }

    // MARK: Files of their own (rule 8)

    /// Watches a file itself, because it has names that may lie elsewhere.
    public func watchFile(_ path: SourcePath) {
        guard !path.path.isEmpty, let root = roots[path.root] else { return }
        guard files.count + earlyFiles.count < Self.filesMaximum else {
            files = files.filter(map.isFile)
            return hints.append(.unwatchable(path, .watchLimit, nil))
        }
        if root.state == .exploring { return earlyFiles.append(path) }
        // Whoever looks at it again asks again.
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

    /// Looks at up to `steps` directories.
    public func work(steps: Int, now: UInt64) {
        var left = steps
        while left > 0, explorer.hasWork {
            explorer.step(&map, now: now)
            left -= 1
            perform()
            for report in explorer.takeReports() { note(report) }
        }
        tellBarriers()
    }

    private func note(_ report: Explorer<Ground>.Report) {
        switch report {
        case .unwatchable(let node, let path, let cause, let error):
            unwatchable(node, path, cause, error)
        case .watched(let node, let path): watchable(node, path)
        case .shut(let node, let isHeard): isShut(node, isHeard: isHeard)
        case .watchedFile(let node, let isNew):
            files.insert(node)
            // Whoever asked for it looked before the watch stood.
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

    private func ended(_ job: Explorer<Ground>.Job) {
        switch job.place {
        case .root(let number): rootEnded(number, job)
        case .listing: break
        case .name(let name, let directory):
            guard let path = map.path(of: directory) else { return }
            let place = SourcePath(root: path.root, path: ItemPath.join(path.path, name))
            // What is left out now need not be watched.
            hasRemoved = true
            switch job.reason {
            case .appeared, .retry, .judged, .unheard:
                if job.foundNew { hints.append(.rescan(place, nil)) }
            case .moved, .mounted: hints.append(.rescan(place, nil))
            case .lostWatch: if job.foundNew { hints.append(.rescan(place, .lostWatch)) }
            case .unmounted: if job.foundNew { hints.append(.rescan(place, .unmounted)) }
            case .file, .start, .overflow, .back, .audit, .otherRules: break
            }
        }
    }

    private func rootEnded(_ number: UInt64, _ job: Explorer<Ground>.Job) {
        guard var root = roots[number] else { return }
        hasRemoved = true
        let place = SourcePath(root: number, path: [])
        let wasAway = root.state == .gone || root.state == .suspended
        // It went away in the course of this job, or did not come back.
        if wasAway, job.reason != .back || !job.foundNew { return }
        switch job.reason {
        case .start:
            root.state = .watched
            hints.append(.ready(root: number))
        case .overflow:
            hints.append(.rescan(place, .overflow))
        case .audit:
            hints.append(.rescan(place, root.isCollapsed ? nil : .lostWatch))
            root.unwatched = root.unwatched.filter { map.isUnwatched($0.key) }
            if root.isCollapsed, root.unwatched.count <= Self.unwatchedMaximum {
                root.isCollapsed = false
                for told in root.unwatched.values {
                    hints.append(.unwatchable(told.path, told.cause, told.error))
                }
                hints += [.watchable(place), .rescan(place, nil)]
            }
        case .otherRules: tellDiffering(job, place)
        default:
            guard job.foundNew else { break }
            if wasAway || job.reason == .back {
                root.state = .watched
                hints.append(.back(root: number))
            }
            hints.append(.rescan(place, nil))
        }
        if root.overflowedAgain, job.reason == .overflow || job.reason == .audit {
            root.overflowedAgain = false
            explorer.begin(.root(number), .overflow)
        }
        roots[number] = root
        let early = earlyFiles
        earlyFiles = []
        for path in early { watchFile(path) }
    }
}
