import CairnFormat

#if canImport(Glibc)
    import Glibc
#endif

/// Why a place is looked at.
enum ExplorationReason: Equatable, Sendable {
    /// A new name.
    case appeared
    /// Renamed, and known by its old name.
    case moved
    /// A file with a watch of its own.
    case file
    /// It could not be watched before.
    case retry
    case lostWatch
    case unmounted
    case mounted
    // Whole roots:
    case start
    case overflow
    case back
    case audit
}

/// Places watches on directories and finds those beneath them, a bounded number at a time.
///
/// - Order (rule 1): a directory is watched, then listed, then its subdirectories are looked at.
/// - What it believes: an open directory. Names are opened within a directory whose wd was just compared; so what the map learns
///   was true at that moment, and whatever changes later gives an event.
/// - A path that does not lead to the directory the map knows there means that the map is behind: it is tried again when the
///   kernel's events have been read to their end, ``triesMaximum`` times, and then the whole root is explored anew.
/// - Bounded: one walk at a time, ``openMaximum`` open directories; none while there is nothing to do, for they would block an unmount.
final class Explorer<Ground: WatchGround> {
    enum Place: Equatable {
        case root(UInt64)
        case name([UInt8], in: WatchNode)
        /// A directory whose walk was cut short.
        case listing(WatchNode)
    }

    struct Job {
        let place: Place
        let reason: ExplorationReason
        var openTasks = 0
        /// Something was watched that was not.
        var foundNew = false
    }

    enum Report {
        /// Could not be watched. With the node that stands for it; nil for a root.
        case unwatchable(WatchNode?, WatchedPath, GapCause, SystemError?)
        /// Is watched, whatever was said before. Nil for a root.
        case watched(WatchNode?, WatchedPath)
        case watchedFile(WatchNode, isNew: Bool)
        /// The root's path leads nowhere.
        case rootMissing(UInt64)
        /// The map and the tree do not agree, whatever is tried.
        case astray(root: UInt64)
        case ended(Job)
    }

    private struct Task {
        let job: UInt64
        let place: Place
        let relists: Bool
        var tries = 0
    }

    private struct Frame {
        /// Nil while it is closed to save descriptors.
        var directory: Ground.Directory?
        let node: WatchNode
        var names: [[UInt8]]
        /// Directories beneath it are listed again even when they are known.
        let relists: Bool
    }

    static var openMaximum: Int { 48 }
    static var triesMaximum: Int { 8 }

    private let ground: Ground
    private var jobs: [UInt64: Job] = [:]
    private(set) var lastJob: UInt64 = 0
    /// First in, first out, from `nextTask` on.
    private var tasks: [Task] = []
    private var nextTask = 0
    /// Until the kernel's events have been read to their end.
    private var waiting: [Task] = []
    private var current: Task?
    private var frames: [Frame] = []
    private(set) var reports: [Report] = []

    init(_ ground: Ground) { self.ground = ground }

    var hasWork: Bool { current != nil || nextTask < tasks.count }
    var isWaiting: Bool { !waiting.isEmpty }
    /// The oldest job that has not ended.
    var oldestJob: UInt64? { jobs.keys.min() }

    func takeReports() -> [Report] {
        defer { reports = [] }
        return reports
    }

    func begin(_ place: Place, _ reason: ExplorationReason) {
        lastJob += 1
        jobs[lastJob] = Job(place: place, reason: reason)
        add(Task(job: lastJob, place: place, relists: reason.relists))
    }

    /// Whether a root is being explored, or is about to be, for this reason.
    func isExploring(_ root: UInt64, _ reason: ExplorationReason) -> Bool {
        jobs.values.contains { $0.reason == reason && $0.place == .root(root) }
    }

    /// The kernel's events have been read to their end and the map knows of all of them.
    func drained() {
        tasks += waiting
        waiting = []
    }

    private func add(_ task: Task) {
        jobs[task.job]?.openTasks += 1
        tasks.append(task)
    }

    private func end(_ task: Task) {
        guard var job = jobs[task.job] else { return }
        job.openTasks -= 1
        jobs[task.job] = job
        if job.openTasks == 0 {
            jobs[task.job] = nil
            reports.append(.ended(job))
        }
    }

    // MARK: Steps

    /// Looks at one directory.
    func step(_ map: inout WatchMap, now: UInt64) {
        guard let task = current else {
            guard nextTask < tasks.count else { return }
            let task = tasks[nextTask]
            nextTask += 1
            if nextTask == tasks.count || nextTask > 4_096 {
                tasks.removeFirst(nextTask)
                nextTask = 0
            }
            return start(task, &map, now: now)
        }
        guard var frame = frames.popLast() else {
            current = nil
            return end(task)
        }
        // Moved out, deleted or replaced meanwhile: its fate is told by events.
        guard map.isAlive(frame.node), let name = frame.names.popLast() else { return reopen(after: frame, task, map) }
        guard let directory = frame.directory else { preconditionFailure("the top of the stack is open") }
        frames.append(frame)
        visit(name, in: directory, frame.node, task, relists: frame.relists, &map, now: now)
    }

    private func start(_ task: Task, _ map: inout WatchMap, now: UInt64) {
        switch task.place {
        case .root(let number): startRoot(number, task, &map, now: now)
        case .name(let name, let node):
            guard let directory = verified(node, task, &map) else { return }
            current = task
            if jobs[task.job]?.reason == .file {
                visitFile(name, in: directory, node, &map, now: now)
            } else {
                visit(name, in: directory, node, task, relists: task.relists, &map, now: now)
            }
        case .listing(let node):
            guard let directory = verified(node, task, &map) else { return }
            current = task
            list(directory, node, relists: task.relists, &map, now: now)
        }
    }

    private func startRoot(_ number: UInt64, _ task: Task, _ map: inout WatchMap, now: UInt64) {
        guard let node = map.root(number) else { return end(task) }
        let path = WatchedPath(root: number, path: [])
        do throws(SystemError) {
            let directory = try ground.open(path)
            switch try ground.standing(of: directory) {
            case .excluded: return end(task)
            case .polled:
                reports.append(.unwatchable(nil, path, .polled, nil))
                return end(task)
            case .ordinary: break
            }
            let wd = try ground.watch(directory)
            let isNew = map.foundRoot(node, wd: wd) != .known
            current = task
            reports.append(.watched(nil, path))
            if isNew { jobs[task.job]?.foundNew = true }
            if isNew || task.relists { list(directory, node, relists: task.relists, &map, now: now) }
        } catch {
            reports.append(
                error.meansNoDirectory ? .rootMissing(number) : .unwatchable(nil, path, error.gapCause, error))
            end(task)
        }
    }

    /// Opens a directory by its path, and makes sure that it is the one the map has there.
    private func verified(_ node: WatchNode, _ task: Task, _ map: inout WatchMap) -> Ground.Directory? {
        guard let wd = map.wd(of: node), let path = map.path(of: node) else {
            map.markStale(node)
            end(task)
            return nil
        }
        do throws(SystemError) {
            let directory = try ground.open(path)
            let found = try ground.watch(directory)
            if found == wd { return directory }
            if !map.isHeld(found) { ground.unwatch(found) }
        } catch {
            // Like a mismatch: what is true of this path now is not about the directory.
        }
        if task.tries < Self.triesMaximum {
            var task = task
            task.tries += 1
            waiting.append(task)
        } else {
            reports.append(.astray(root: path.root))
            end(task)
        }
        return nil
    }

    // MARK: One name

    private func visit(
        _ name: [UInt8], in directory: Ground.Directory, _ parent: WatchNode, _ task: Task, relists: Bool,
        _ map: inout WatchMap, now: UInt64
    ) {
        guard map.isAlive(parent) else { return }
        do throws(SystemError) {
            let child = try ground.open(name, in: directory)
            switch try ground.standing(of: child) {
            case .excluded: return map.absent(in: parent, name, now: now)
            case .polled: return fail(name, parent, .polled, nil, &map, now: now)
            case .ordinary: break
            }
            let wd = try ground.watch(child)
            let wasUnwatched = map.child(of: parent, name).map(map.isUnwatched) == true
            let (node, familiarity) = map.found(in: parent, name, wd: wd, now: now)
            if wasUnwatched, let path = map.path(of: node) { reports.append(.watched(node, path)) }
            if familiarity == .known, !relists { return }
            if familiarity != .known { jobs[task.job]?.foundNew = true }
            list(child, node, relists: relists || familiarity == .stale, &map, now: now)
        } catch {
            if error.meansNoDirectory { return map.absent(in: parent, name, now: now) }
            fail(name, parent, error.gapCause, error, &map, now: now)
        }
    }

    private func visitFile(
        _ name: [UInt8], in directory: Ground.Directory, _ parent: WatchNode, _ map: inout WatchMap, now: UInt64
    ) {
        do throws(SystemError) {
            let wd = try ground.watchFile(name, in: directory)
            let (node, familiarity) = map.found(in: parent, name, wd: wd, isFile: true, now: now)
            reports.append(.watchedFile(node, isNew: familiarity != .known))
        } catch {
            map.absent(in: parent, name, isFile: true, now: now)
            if !error.meansNoDirectory, let path = map.path(of: parent) {
                let place = WatchedPath(root: path.root, path: ItemPath.join(path.path, name))
                reports.append(.unwatchable(nil, place, error.gapCause, error))
            }
        }
    }

    private func list(
        _ directory: Ground.Directory, _ node: WatchNode, relists: Bool, _ map: inout WatchMap, now: UInt64
    ) {
        do throws(SystemError) {
            let names = try ground.subdirectories(of: directory)
            map.setListing(of: node, names, now: now)
            frames.append(Frame(directory: directory, node: node, names: names, relists: relists))
            let distant = frames.count - Self.openMaximum
            if distant > 0 { frames[distant - 1].directory = nil }
        } catch {
            // Deleted since it was opened: the kernel lists nothing of it, and its events tell the rest.
            if error.meansNoDirectory { return map.setListing(of: node, [], now: now) }
            guard let path = map.path(of: node) else { return map.markStale(node) }
            reports.append(.unwatchable(node, path, error.gapCause, error))
        }
    }

    private func fail(
        _ name: [UInt8], _ parent: WatchNode, _ cause: GapCause, _ error: SystemError?, _ map: inout WatchMap,
        now: UInt64
    ) {
        let node = map.failed(in: parent, name, now: now)
        guard let path = map.path(of: node) else { return map.markStale(node) }
        reports.append(.unwatchable(node, path, cause, error))
    }

    /// When the walk comes back to a directory that was closed, it is opened again from below and must be the same.
    private func reopen(after frame: Frame, _ task: Task, _ map: WatchMap) {
        guard let last = frames.indices.last, frames[last].directory == nil else { return }
        let node = frames[last].node
        if let child = frame.directory, let wd = map.wd(of: node), let parent = try? ground.openParent(of: child),
            let found = try? ground.watch(parent)
        {
            if found == wd {
                frames[last].directory = parent
                return
            }
            if !map.isHeld(found) { ground.unwatch(found) }
        }
        // The tree was moved under the walk. By its path, then, and listed again.
        frames[last].directory = frame.directory
        frames[last].names = []
        if map.isAlive(node) { add(Task(job: task.job, place: .listing(node), relists: frames[last].relists)) }
    }
}

extension ExplorationReason {
    /// Whether nothing the map knows beneath the place is believed.
    fileprivate var relists: Bool {
        switch self {
        case .appeared, .moved, .file, .retry, .lostWatch, .unmounted, .mounted, .start, .back: false
        case .overflow, .audit: true
        }
    }
}

extension SystemError {
    /// Nothing is there, or something that is no directory.
    var meansNoDirectory: Bool { isMissing || code == ELOOP }

    fileprivate var gapCause: GapCause { isFull || code == ENOMEM ? .watchLimit : .unreadable }
}
