import CairnCore
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
    /// Something about it may have marked it, or unmarked it: a name or a root.
    case judged
    /// It was marked, and nothing tells when it is so no more.
    case unheard
    // Whole roots:
    case start
    case overflow
    case back
    case audit
    /// Other rules hold.
    case otherRules
}

/// Places watches on directories and finds those beneath them, a bounded number at a time.
///
/// - Order (rule 1): a directory is watched, then listed, then its subdirectories are looked at.
/// - What it believes: an open directory. Names are opened within a directory whose wd was just
///   compared; so what the map learns was true at that moment, and whatever changes later gives an
///   event.
/// - A path that does not lead to the directory the map knows there means that the map is behind:
///   it is tried again when the kernel's events have been read to their end, ``triesMaximum``
///   times, and then the whole root is explored anew.
/// - What the rules leave out is looked at and not descended into. Marks are looked for after the
///   watch was placed, so that whatever changes them later gives an event.
/// - Bounded: one walk at a time, ``openMaximum`` open directories; none while there is nothing to
///   do, for they would block an unmount.
final class Explorer<Ground: WatchGround> {
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
        /// Something was watched that was not, or turned out not to be kept.
        var foundNew = false
        /// Under other rules: the topmost of what was not watched, and what turned out not to be
        /// kept.
        var differing: [WatchNode] = []
    }

    enum Report {
        /// Could not be watched. With the node that stands for it; nil for a root.
        case unwatchable(WatchNode?, SourcePath, GapCause, SystemError?)
        /// Is watched, whatever was said before. Nil for a root.
        case watched(WatchNode?, SourcePath)
        /// Says of itself that it is not to be kept. With whether an event tells when it does so no
        /// more.
        case shut(WatchNode, isHeard: Bool)
        case watchedFile(WatchNode, isNew: Bool)
        /// The root's path leads nowhere.
        case rootMissing(UInt64)
        /// The map and the tree do not agree, whatever is tried.
        case astray(root: UInt64)
        case ended(Job)
    }

    struct Task {
        let job: UInt64
        let place: Place
        let relists: Bool
        var tries = 0
    }

    struct Frame {
        /// Nil while it is closed to save descriptors.
        var directory: Ground.Directory?
        let node: WatchNode
        var names: [[UInt8]]
        /// Directories beneath it are listed again even when they are known.
        let relists: Bool
        /// It was not watched when this job began.
        let isNew: Bool
    }

    static var openMaximum: Int { 48 }
    static var triesMaximum: Int { 8 }
    static var differingMaximum: Int { 1_000 }

    let ground: Ground
    var rules = WatchRules()
    var jobs: [UInt64: Job] = [:]
    private(set) var lastJob: UInt64 = 0
    /// First in, first out, from `nextTask` on.
    private var tasks: [Task] = []
    private var nextTask = 0
    /// Until the kernel's events have been read to their end.
    var waiting: [Task] = []
    var current: Task?
    var frames: [Frame] = []
    var reports: [Report] = []
    /// What is about to be judged: a hundred changes of one directory's attributes are one job.
    private var toBeJudged: Set<Place> = []

    init(_ ground: Ground) { self.ground = ground }

    var hasWork: Bool { current != nil || nextTask < tasks.count }
    var isWaiting: Bool { !waiting.isEmpty }
    /// The oldest job that has not ended.
    var oldestJob: UInt64? { jobs.keys.min() }

    func takeReports() -> [Report] {
        defer { reports = [] }
        return reports
    }

    /// - Parameter relists: nothing the map knows beneath the place is believed, whatever the
    ///   reason.
    func begin(_ place: Place, _ reason: ExplorationReason, relists: Bool = false) {
        if reason == .judged, !toBeJudged.insert(place).inserted { return }
        lastJob += 1
        jobs[lastJob] = Job(place: place, reason: reason)
        add(Task(job: lastJob, place: place, relists: relists || reason.relists))
    }

    /// Whether anything is being looked at, or is about to be, for this reason.
    func isExploring(_ reason: ExplorationReason) -> Bool {
        jobs.values.contains { $0.reason == reason }
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
        guard map.isAlive(frame.node), let name = frame.names.popLast() else {
            return reopen(after: frame, task, map)
        }
        guard let directory = frame.directory else {
            preconditionFailure("the top of the stack is open")
        }
        frames.append(frame)
        visit(
            name, in: directory, frame.node, task, relists: frame.relists,
            isBeneathNew: frame.isNew, &map, now: now)
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
                visit(
                    name, in: directory, node, task, relists: task.relists, isBeneathNew: false,
                    &map, now: now)
            }
        case .listing(let node):
            guard let directory = verified(node, task, &map) else { return }
            current = task
            list(directory, node, relists: task.relists, isNew: false, &map, now: now)
        }
    }
}

extension ExplorationReason {
    /// Whether nothing the map knows beneath the place is believed.
    fileprivate var relists: Bool {
        switch self {
        case .appeared, .moved, .file, .retry, .lostWatch, .unmounted, .mounted, .judged, .unheard,
            .start, .back:
            false
        case .overflow, .audit, .otherRules: true
        }
    }
}

extension SystemError {
    /// Nothing is there, or something that is no directory.
    var meansNoDirectory: Bool { isMissing || code == ELOOP }

    /// What may hang is of a kind that tells of no changes, whether it answers or not.
    var explorationGap: GapCause {
        isSilent ? .polled : isFull || code == ENOMEM ? .watchLimit : .unreadable
    }
}
