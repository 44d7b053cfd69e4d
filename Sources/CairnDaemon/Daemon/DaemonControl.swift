import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnWatch

/// The requests of others to the running daemon. Every call returns at once and may come from any
/// thread.
public protocol DaemonControl: AnyObject, Sendable {
    func status() -> DaemonStatus
    /// The daemon's pending work about an absolute path.
    func attention(to path: [UInt8]) -> Attention
    /// Reads the file at an absolute path soon, because somebody found that it differs from what is
    /// stored. ``attention(to:)`` tells of it at once.
    func look(at path: [UInt8])
    /// Commits all changes made before this call: a barrier, then everything dirty at once, and
    /// whatever differs from what is stored by its stamp.
    ///
    /// - Parameter report: called on the daemon's thread, last with ``FlushReport/done(_:)`` or
    /// ``FlushReport/failed(_:)``; must not wait.
    func flush(_ report: @escaping @Sendable (FlushReport) -> Void)
    /// Pauses capturing once everything from before this call is captured; changes are still noted.
    /// Nil lasts until ``resume()``.
    ///
    /// - Parameter done: called on the daemon's thread when the pause has begun.
    func pause(nanoseconds: UInt64?, _ done: @escaping @Sendable () -> Void)
    func resume()
    /// Reads the settings again. A wrong file is refused, and the old settings stay.
    ///
    /// - Parameter outcome: nil, or what is wrong with the settings.
    func reload(_ outcome: @escaping @Sendable (String?) -> Void)
    /// Gives another process of this user exclusive access until ``release(_:)``: the daemon
    /// releases its locks and only notes changes.
    ///
    /// - Parameter granted: called on the daemon's thread when the locks are free; nil when the
    /// daemon is stopping.
    func acquire(_ granted: @escaping @Sendable (AccessToken?) -> Void)
    func release(_ token: AccessToken)
}

/// One exclusive access to the repository.
public struct AccessToken: Hashable, Sendable { public let number: UInt64 }

/// The daemon's knowledge of a path besides what is stored.
public enum Attention: Sendable, Equatable {
    /// Nothing to do.
    case none
    /// It, something beneath it or a directory above it waits to be examined.
    case dirty(since: Timestamp)
    /// It is a large file that changes all the time: it is read then, and every so many seconds.
    case deferred(next: Timestamp, pauseSeconds: UInt64)
    /// It, or something beneath it, cannot be kept.
    case failing(FailingItem)
    /// It, or something beneath it, is in a gap that is still open.
    case inGap(Gap)
    /// Beneath no root.
    case outside
}

/// The progress of a flush.
public enum FlushReport: Sendable {
    case progress(BackupProgress)
    case committed(CatalogCommit)
    case itemFailed(ItemFailure)
    /// The end: the sums of all commits of this flush, and the last commit.
    case done(FlushResult)
    case failed(String)
}

public struct FlushResult: Sendable {
    public let counts: CommitCounts
    public let commit: CatalogCommit?
    public let nanoseconds: UInt64
}
