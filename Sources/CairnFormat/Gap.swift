/// The reason why changes may have been missed. - Source: FORMAT.md §8.5.
public enum GapCause: UInt8, Sendable, CaseIterable {
    /// The kernel's queue of events overflowed.
    case overflow = 1
    /// The kernel's limit on watches was reached.
    case watchLimit
    /// A watch disappeared unexpectedly.
    case lostWatch
    /// Permissions forbid listing or watching a directory.
    case unreadable
    /// The file system that holds it is not mounted.
    case unmounted
    /// No watcher was running.
    case notRunning
    /// A file kept changing while it was read.
    case torn
    /// The file system reports no changes (network, FUSE); it is scanned periodically.
    case polled
    /// Watching was paused on request.
    case paused
    /// An item could not be read or stored; it is retried.
    case failed
}

/// A time and subtree in which changes may have been missed. - Source: FORMAT.md §8.5.
public struct Gap: Equatable, Sendable, Codable {
    /// Unique in a repository; never re-used.
    public var number: UInt64
    public var root: UInt64
    /// Relative to the root; empty for the whole root.
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

extension GapCause: Codable {
    /// The cause in JSON and metrics.
    public var name: String {
        [
            "overflow", "watch-limit", "lost-watch", "unreadable", "unmounted", "not-running",
            "torn", "polled", "paused", "failed",
        ][Int(rawValue) - 1]
    }

    public init(from decoder: any Decoder) throws {
        let name = try String(from: decoder)
        guard let cause = Self.allCases.first(where: { $0.name == name }) else {
            throw JSONError("an unknown cause")
        }
        self = cause
    }

    public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}
