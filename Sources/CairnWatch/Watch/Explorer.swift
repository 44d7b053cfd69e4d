import CairnCore
import CairnFormat
import Glibc

/// The reason for exploring a place.
enum ExplorationReason: Equatable, Sendable {
    /// A new name.
    case appeared
    /// Renamed, and known by its old name.
    case moved
    /// A file with a watch of its own.
    case file
    /// It could not be watched before.
    case retry
    case lostWatch, unmounted, mounted
    /// An event may have added or removed its exclusion flag: a name or a root.
    case judged
    /// It has an exclusion flag, and no event reports the flag's removal.
    case unheard
    // Whole roots:
    case start, overflow, back, audit
    /// The rules have changed.
    case otherRules
    /// There is another event source: nothing was watched.
    case lostSource
}

/// Places watches on directories and finds those beneath them, a bounded number at a time.
///
/// - Order (rule 1): a directory is watched, then listed, then its subdirectories are examined.
/// - What it trusts: an open directory. Names are opened within a directory whose wd was just
///   compared, so the map is right at that moment, and every later change gives an event.
/// - A path that does not lead to the directory that the map has there means that the map is
///   behind. It is retried when the kernel's events have been read to their end, ``triesMaximum``
///   times; then the whole root is explored again.
/// - Excluded directories are examined but not descended into. Flags are read after the watch was
///   placed, so that every later change of them gives an event.
/// - Bounded: one walk at a time, ``openMaximum`` open directories; none while there is no work,
///   because they would block an unmount.
final class Explorer<Environment: WatchEnvironment> {
    enum Place: Hashable {
        case root(UInt64)
        case name([UInt8], in: WatchNode)
        /// A directory whose walk was cut short.
        case listing(WatchNode)
    }

    struct Job {
        let place: Place
        let reason: ExplorationReason
        var openTasks = 0
        /// Whether a directory was found that was not watched or turned out to be excluded.
        var foundNew = false
        /// Under changed rules: the topmost directories that were not watched or turned out to be
        /// excluded.
        var differing: [WatchNode] = []
    }

    enum Report {
        /// A directory could not be watched. With its node; nil for a root.
        case unwatchable(WatchNode?, SourcePath, GapCause, SystemError?)
        /// A directory is watched, whatever was reported before. Nil for a root.
        case watched(WatchNode?, SourcePath)
        /// A directory has an exclusion flag. With whether an event reports the flag's removal.
        case shut(WatchNode, isHeard: Bool)
        case watchedFile(WatchNode, isNew: Bool)
        /// The root's path does not exist.
        case rootMissing(UInt64)
        /// Map and tree do not agree after all tries.
        case astray(root: UInt64)
        case ended(Job)
    }

    struct Task {
        let job: UInt64
        let place: Place
        let relists: Bool
        var tries = 0
    }

    struct Frame: DirectoryFrame {
        var directory: Environment.Directory?
        let node: WatchNode
        var names: [[UInt8]]
        /// Whether directories beneath it are listed again even when they are known.
        let relists: Bool
        /// Whether it was not watched when this job began.
        let isNew: Bool
    }

    static var triesMaximum: Int { 8 }
    static var differingMaximum: Int { 1_000 }
    /// The number of ``exported`` from which on those that are gone are dropped.
    static var exportedMaximum: Int { 4_096 }

    let environment: Environment
    var rules = WatchRules()
    var jobs: [UInt64: Job] = [:]
    private(set) var lastJob: UInt64 = 0
    /// First in, first out, beginning at `nextTask`.
    private var tasks: [Task] = []
    private var nextTask = 0
    /// Tasks that wait until the kernel's events have been read to their end.
    var waiting: [Task] = []
    var current: Task?
    var frames = DirectoryStack<Frame>(openMaximum: 48)
    var reports: [Report] = []
    /// Directories that are watched and polled as well (``WatchStanding/exported``).
    var exported: Set<WatchNode> = []
    /// Places to be judged: a hundred changes of one directory's attributes are one job.
    private var toBeJudged: Set<Place> = []

    init(_ environment: Environment) { self.environment = environment }

    var hasWork: Bool { current != nil || nextTask < tasks.count }
    var isWaiting: Bool { !waiting.isEmpty }
    /// The oldest unfinished job.
    var oldestJob: UInt64? { jobs.keys.min() }

    func takeReports() -> [Report] { reports.takeAll() }

    /// - Parameter relists: nothing that the map knows beneath the place is trusted, whatever the
    ///   reason.
    func begin(_ place: Place, _ reason: ExplorationReason, relists: Bool = false) {
        if reason == .judged, !toBeJudged.insert(place).inserted { return }
        lastJob += 1
        jobs[lastJob] = Job(place: place, reason: reason)
        add(Task(job: lastJob, place: place, relists: relists || reason.relists))
    }

    /// Whether any place is being explored, or is queued, for this reason.
    func isExploring(_ reason: ExplorationReason) -> Bool {
        jobs.values.contains { $0.reason == reason }
    }

    /// Whether a root is being explored, or is queued, for this reason.
    func isExploring(_ root: UInt64, _ reason: ExplorationReason) -> Bool {
        jobs.values.contains { $0.reason == reason && $0.place == .root(root) }
    }

    /// Notes that the kernel's events have been read to their end and the map knows all of them.
    func drained() {
        tasks += waiting
        waiting = []
    }

    /// Drops all jobs: the map and the watches for which they were begun are no more.
    func forget() {
        jobs = [:]
        tasks = []
        nextTask = 0
        waiting = []
        current = nil
        frames = DirectoryStack<Frame>(openMaximum: 48)
        reports = []
        exported = []
        toBeJudged = []
    }

    func add(_ task: Task) {
        jobs[task.job]?.openTasks += 1
        tasks.append(task)
    }

    func end(_ task: Task) {
        guard var job = jobs[task.job] else { return }
        job.openTasks -= 1
        jobs[task.job] = job
        if job.openTasks == 0 {
            jobs[task.job] = nil
            reports.append(.ended(job))
        }
    }

    // MARK: Steps

    /// Examines one directory.
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
        guard !frames.isEmpty else {
            current = nil
            return end(task)
        }
        // Moved out, deleted or replaced meanwhile: events report that.
        guard map.isAlive(frames.top.node), let name = frames.top.names.popLast()
        else { return reopenTop(after: frames.pop(), task, map) }
        guard let directory = frames.top.directory
        else { preconditionFailure("the top of the stack is open") }
        visit(name, in: directory, of: frames.top, task, &map, now: now)
    }

    private func start(_ task: Task, _ map: inout WatchMap, now: UInt64) {
        toBeJudged.remove(task.place)
        switch task.place {
        case .root(let number): startRoot(number, task, &map, now: now)
        case .name(let name, let node):
            guard let directory = verified(node, task, &map) else { return }
            current = task
            if jobs[task.job]?.reason == .file {
                visitFile(name, in: directory, node, &map, now: now)
            } else {
                let frame = Frame(
                    directory: directory, node: node, names: [], relists: task.relists, isNew: false
                )
                visit(name, in: directory, of: frame, task, &map, now: now)
            }
        case .listing(let node):
            guard let directory = verified(node, task, &map) else { return }
            current = task
            list(directory, node, relists: task.relists, isNew: false, &map, now: now)
        }
    }
}

extension ExplorationReason {
    /// Whether nothing that the map knows beneath the place is trusted.
    fileprivate var relists: Bool { [.overflow, .audit, .otherRules].contains(self) }
}

extension SystemError {
    /// Nothing exists there, or something that is not a directory.
    var meansNoDirectory: Bool { isMissing || code == ELOOP }

    /// A file system that may hang never reports changes, whether it responds or not.
    var explorationGap: GapCause {
        if code == ErrorCode.locked { return .unmounted }
        return isSilent ? .polled : isFull || code == ENOMEM ? .watchLimit : .unreadable
    }
}
