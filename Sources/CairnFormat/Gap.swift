/// Why changes may have been missed. - Source: FORMAT.md §8.5.
public enum GapCause: UInt8, Sendable, CaseIterable {
    /// The kernel's queue of events overflowed.
    case overflow = 1
    /// The kernel's limit on watches was reached.
    case watchLimit
    /// A watch went away that should not have.
    case lostWatch
    /// A directory may not be listed or watched.
    case unreadable
    /// The file system that holds it is not mounted.
    case unmounted
    /// Nobody watched.
    case notRunning
    /// A file kept changing while it was read.
    case torn
    /// The file system tells nobody of changes (network, FUSE): it is scanned from time to time
    /// instead.
    case polled
    /// Watching was paused on request.
    case paused
    /// An item could not be read or stored; it is tried again.
    case failed
}

/// A time and subtree in which changes may have been missed. - Source: FORMAT.md §8.5.
public struct Gap: Equatable, Sendable {
    /// Never used twice in a repository.
    public var number: UInt64
    public var root: UInt64
    /// Relative to the root; empty for all of it.
    public var path: [UInt8]
    public var cause: GapCause
    public var began: Timestamp

    public init(number: UInt64, root: UInt64, path: [UInt8], cause: GapCause, began: Timestamp) {
        self.number = number
        self.root = root
        self.path = path
        self.cause = cause
        self.began = began
    }
}
