import CairnCore
import CairnFormat
import CairnSource

/// A root as the watcher sees it.
public struct WatchedRoot: Equatable, Sendable {
    public let number: UInt64
    /// Absolute.
    public let path: [UInt8]
    /// The mount point of the file system that held it when it was last watched
    /// (``MountTable/mount(of:)``). When that is no mount point now, the root is suspended from the
    /// start. Nil when nobody knows.
    public let expectedMount: [UInt8]?
    /// Absolute: the root of the repository that it is, or is a part of. Rules that speak of places
    /// count from there.
    public let base: [UInt8]

    public init(number: UInt64, path: [UInt8], base: [UInt8]? = nil, expectedMount: [UInt8]? = nil)
    {
        self.number = number
        self.path = path
        self.base = base ?? path
        self.expectedMount = expectedMount
    }
}

/// What happened to a name, as far as the kernel said. It decides how long to wait, never what is
/// true.
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

/// What a source of changes says: "look again at X", "list X", "everything under X may have
/// changed", "X is away, gone, back".
///
/// A hint never carries truth: whoever follows it looks for himself. - Source: Docs/INOTIFY.md.
public enum ChangeHint: Equatable, Sendable {
    /// Look again at this name.
    case look(SourcePath, ChangeNature)
    /// Names in this directory may have changed.
    case list(SourcePath)
    /// Everything from here down may have changed. With a cause it is a gap, which only a completed
    /// rescan closes.
    ///
    /// With ``GapCause/unmounted`` a file system that was mounted here is away. Until `watchable`
    /// comes for the same place, the gap stays open and what is missing from here down counts as
    /// away, not as deleted; the place itself too.
    case rescan(SourcePath, GapCause?)
    /// `to` was `from` a moment ago. Saves reading; correctness never depends on it (rule 3). A
    /// `look` for both names comes as well.
    case moved(from: SourcePath, to: SourcePath)
    /// This directory and what is beneath it give no events: it must be scanned from time to time.
    case unwatchable(SourcePath, GapCause, SystemError?)
    /// It is watched again. A `rescan` follows.
    case watchable(SourcePath)
    /// All watches of this root stand: what changes from now on is told.
    case ready(root: UInt64)
    /// The root's file system is away. Nothing under it counts as deleted.
    case suspended(root: UInt64)
    /// The root itself was deleted or moved away.
    case gone(root: UInt64)
    /// The root is there again and watched. A `rescan` follows.
    case back(root: UInt64)
    /// Every change made before this barrier was asked for has been told.
    case barrier(UInt64)
}

/// Takes hints. Called on the source's own thread: must never wait.
public protocol ChangeSink: AnyObject, Sendable {
    func take(_ hints: [ChangeHint])
}

/// Tells of changes beneath roots, as a port. Implementations: `InotifySource` (the kernel through
/// libinotifytools), a scripted one in tests; a fanotify source can join without anything else
/// changing.
///
/// - What it promises: after `ready(root)` every change beneath that root leads to a hint that
///   covers it, or to a `rescan` or `unwatchable` with a cause; but for what rules leave out. A
///   directory that the rules leave out from some moment on, or no more, is told of by a hint that
///   covers it.
/// - What it does not: order between names, one hint a change, or that anything is there when one
///   looks.
public protocol ChangeSource: AnyObject, Sendable {
    /// Begins to watch, on a thread of its own. Called once.
    ///
    /// - Parameter excluded: directories that are never watched, with all beneath: the repository
    ///   and the state directory (rule 13).
    func start(_ roots: [WatchedRoot], excluded: Set<DirectoryIdentity>, sink: any ChangeSink)
        throws(SystemError)
    /// Watches these roots from now on, and no others.
    func replaceRoots(_ roots: [WatchedRoot])
    /// What is left out from now on, beneath all roots; nothing of it need be watched. Directories
    /// that were left out until now are told of by `rescan`. Called before
    /// ``start(_:excluded:sink:)``, and again whenever it changes.
    func replaceRules(_ rules: RuleBook)
    /// Asks for a `barrier(number)` hint.
    func requestBarrier(_ number: UInt64)
    /// Tries again to watch what could not be watched.
    func retry()
    /// Watches a file itself as well, because it has names that may lie outside the roots (rule 8).
    /// Ends with the file or by ``unwatchFile(_:)``; follows renames. One too many is told as
    /// `unwatchable`.
    func watchFile(_ path: SourcePath)
    func unwatchFile(_ path: SourcePath)
    /// Ends the thread and waits for it.
    func stop()
    var statistics: WatchStatistics { get }
}

extension ChangeSource {
    /// A source that sees writes through any name needs nothing.
    public func watchFile(_ path: SourcePath) {}
    /// A source may tell of what is left out as well.
    public func replaceRules(_ rules: RuleBook) {}
    public func unwatchFile(_ path: SourcePath) {}
}

/// How watching goes.
public struct WatchStatistics: Equatable, Sendable {
    public var watches = 0
    /// What the kernel allows this user; 0 when it does not say.
    public var watchesMaximum = 0
    public var events: UInt64 = 0
    public var overflows: UInt64 = 0
    public var unwatched = 0
    /// How often the source has compared what it believes to be watched with what the kernel
    /// watches.
    public var audits: UInt64 = 0
    /// When the thread last went round, of ``Clock/monotonic()``: for the watchdog.
    public var lastRound: UInt64 = 0

    public init() {}
}
