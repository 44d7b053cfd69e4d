import CairnCore
import CairnFormat
import CairnSource

/// A root as the watcher sees it.
public struct WatchedRoot: Equatable, Sendable {
    public let number: UInt64
    /// Absolute.
    public let path: [UInt8]
    /// The mount point of the root's file system when it was last watched
    /// (``MountTable/mount(of:)``). When that is not a mount point now, the root is suspended from
    /// the start. Nil when unknown.
    public let expectedMount: [UInt8]?
    /// The repository's root that it is or belongs to, absolute. Rules about places are relative to
    /// it.
    public let base: [UInt8]

    public init(number: UInt64, path: [UInt8], base: [UInt8]? = nil, expectedMount: [UInt8]? = nil)
    {
        self.number = number
        self.path = path
        self.base = base ?? path
        self.expectedMount = expectedMount
    }
}

/// The kind of event of a name, as far as the kernel reported it. It decides how long to wait,
/// never what is true.
public enum ChangeNature: Sendable {
    /// Content is being written; the writer still has it open.
    case written
    /// A writer closed it.
    case closed
    /// The name is new: created, linked or moved here.
    case appeared
    /// Mode, owner, xattrs or link count.
    case metadata
    /// The name is gone: deleted or moved away.
    case removed
}

/// A hint of a source of changes: "look again at X", "list X", "everything under X may have
/// changed", "X is away, gone, back".
///
/// A hint is never proof: its receiver must look for itself. - Source: Docs/INOTIFY.md.
public enum ChangeHint: Equatable, Sendable {
    /// Look again at this name.
    case look(SourcePath, ChangeNature)
    /// Names in this directory may have changed.
    case list(SourcePath)
    /// Everything from here down may have changed. With a cause it is a gap, which only a completed
    /// reconcile closes.
    ///
    /// With ``GapCause/unmounted`` a file system that was mounted here is away. Until `watchable`
    /// comes for the same place, the gap stays open, and missing items from here down, including
    /// the place itself, count as away, not as deleted.
    case reconcile(SourcePath, GapCause?)
    /// `to` was `from` a moment ago. Saves reading; correctness never depends on it (rule 3). A
    /// `look` for both names follows as well.
    case moved(from: SourcePath, to: SourcePath)
    /// This directory and everything beneath it give no events: it must be scanned periodically.
    case unwatchable(SourcePath, GapCause, SystemError?)
    /// It is watched again. A `reconcile` follows.
    case watchable(SourcePath)
    /// All watches of this root are in place: later changes are reported.
    case ready(root: UInt64)
    /// The root's file system is away. Nothing under it counts as deleted.
    case suspended(root: UInt64)
    /// The root itself was deleted or moved away.
    case gone(root: UInt64)
    /// The root exists again and is watched. A `reconcile` follows.
    case back(root: UInt64)
    /// Every change made before this barrier was requested has been reported.
    case barrier(UInt64)
}

/// Receives hints. Called on the source's own thread: must never wait.
public protocol ChangeSink: AnyObject, Sendable { func take(_ hints: [ChangeHint]) }

/// Reports changes beneath roots, as a port. Implementations: `InotifySource` (the kernel through
/// `cairn-events`), a scripted one in tests; a fanotify source could be added without other
/// changes.
///
/// - What it promises: after `ready(root)` every change beneath that root leads to a hint that
///   covers it, or to a `reconcile` or `unwatchable` with a cause, except for what rules exclude.
///   When a directory becomes excluded, or is no longer excluded, a hint covers it.
/// - What it does not: order between names, one hint for each change, or that the item still
///   exists.
public protocol ChangeSource: AnyObject, Sendable {
    /// Begins to watch, on a thread of its own. Called once.
    ///
    /// - Parameter excluded: directories that are never watched, with everything beneath: the
    ///   repository and the state directory (rule 13).
    func start(_ roots: [WatchedRoot], excluded: Set<DirectoryIdentity>, sink: any ChangeSink)
        throws(SystemError)
    /// Watches these roots from now on, and no others.
    func replaceRoots(_ roots: [WatchedRoot])
    /// Replaces the exclusion rules beneath all roots; excluded places need not be watched.
    /// Directories that are no longer excluded are reported by `reconcile`. Called before
    /// ``start(_:excluded:sink:)``, and again whenever the rules change.
    func replaceRules(_ rules: RuleBook)
    /// Asks for a `barrier(number)` hint.
    func requestBarrier(_ number: UInt64)
    /// Retries watching places that could not be watched.
    func retry()
    /// Watches a file itself as well, because it may have names outside the roots, or be mounted
    /// there from elsewhere (rule 8). Ends with the file or by ``unwatchFile(_:)``; follows
    /// renames. Beyond the maximum it is reported as `unwatchable`.
    func watchFile(_ path: SourcePath)
    func unwatchFile(_ path: SourcePath)
    /// Ends the thread and waits for it.
    func stop()
    var statistics: WatchStatistics { get }
}

extension ChangeSource {
    /// A source that sees writes through any name needs no implementation.
    public func watchFile(_ path: SourcePath) {}
    /// A source may also report excluded places.
    public func replaceRules(_ rules: RuleBook) {}
    public func unwatchFile(_ path: SourcePath) {}
}

/// Statistics of watching.
public struct WatchStatistics: Equatable, Sendable, Codable {
    public var watches = 0
    /// The kernel's limit for this user; 0 when unknown.
    public var watchesMaximum = 0
    public var events: UInt64 = 0
    public var overflows: UInt64 = 0
    public var unwatched = 0
    /// The number of comparisons of the source's watches with the kernel's.
    public var audits: UInt64 = 0
    /// The time of the thread's last turn, of ``Clock/monotonic()``: for the watchdog.
    public var lastRound: UInt64 = 0
    /// Why nothing is watched at the moment; nil while the source lives. It is tried again.
    public var trouble: SystemError?

    /// The values that the control socket tells.
    private enum CodingKeys: String, CodingKey {
        case watches, events, overflows, unwatched
        case watchesMaximum = "watches_maximum"
    }

    public init() {}
}
