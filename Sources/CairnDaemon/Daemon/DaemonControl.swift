import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnWatch

/// What others may ask of the running daemon. Every call returns at once and may come from any
/// thread.
public protocol DaemonControl: AnyObject, Sendable {
    func status() -> DaemonStatus
    /// What the daemon has still to do about an absolute path.
    func attention(to path: [UInt8]) -> Attention
    /// Takes all changes made before this call into commits: barrier, then everything dirty at
    /// once.
    ///
    /// - Parameter report: called on the daemon's thread, last with ``FlushReport/done(_:)`` or
    ///   ``FlushReport/failed(_:)``; must not wait.
    func flush(_ report: @escaping @Sendable (FlushReport) -> Void)
    /// Notes changes but captures nothing; nil for until ``resume()``.
    func pause(nanoseconds: UInt64?)
    func resume()
    /// Reads the settings again; a wrong file is refused and the old ones stay.
    ///
    /// - Parameter outcome: nil, or what is wrong with them.
    func reload(_ outcome: @escaping @Sendable (String?) -> Void)
    /// Lets another process of this user write the repository until ``release(_:)``: the daemon
    /// gives its locks away and only notes changes.
    ///
    /// - Parameter granted: called on the daemon's thread when the locks are free; nil when the
    ///   daemon is stopping.
    func acquire(_ granted: @escaping @Sendable (AccessToken?) -> Void)
    func release(_ token: AccessToken)
}

/// One exclusive access to the repository.
public struct AccessToken: Hashable, Sendable {
    public let number: UInt64

    public init(number: UInt64) { self.number = number }
}

/// What the daemon knows of a path besides what is stored.
public enum Attention: Sendable, Equatable {
    /// Nothing to do.
    case none
    /// It, something beneath it or a directory above it waits to be looked at.
    case dirty(since: Timestamp)
    /// It, or something beneath it, cannot be kept.
    case failing(FailingItem)
    /// It, or something beneath it, is in a gap that is still open.
    case inGap(Gap)
    /// Beneath no root.
    case outside
}

/// How a flush goes.
public enum FlushReport: Sendable {
    case progress(BackupProgress)
    case committed(CatalogCommit)
    case itemFailed(ItemFailure)
    /// The end: the sums of all commits of this flush, and the last commit there is.
    case done(FlushResult)
    case failed(String)
}

public struct FlushResult: Sendable {
    public let counts: CommitCounts
    public let commit: CatalogCommit?
    public let nanoseconds: UInt64

    public init(counts: CommitCounts, commit: CatalogCommit?, nanoseconds: UInt64) {
        self.counts = counts
        self.commit = commit
        self.nanoseconds = nanoseconds
    }
}
