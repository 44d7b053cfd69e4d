/// The reason for a purge. - Source: FORMAT.md §8.9.
public enum PurgeReason: UInt8, Sendable, CaseIterable {
    /// Older than the settings' `max-age`.
    case age = 1
    /// Free space had fallen under `low-free`, and it was the least recently used.
    case lowSpace
}

/// One item that Cairn deleted from a root of caches or temporary files. - Source: FORMAT.md §8.9.
public struct Purge: Equatable, Sendable {
    /// `.caches` or `.temporary`.
    public var role: RootRole
    /// The root, absolute.
    public var directory: [UInt8]
    /// Relative to the root; never empty.
    public var path: [UInt8]
    public var reason: PurgeReason
    /// Space returned to the file system, in bytes.
    public var bytes: UInt64
    public var time: Timestamp

    public init(
        role: RootRole, directory: [UInt8], path: [UInt8], reason: PurgeReason, bytes: UInt64,
        time: Timestamp
    ) {
        self.role = role
        self.directory = directory
        self.path = path
        self.reason = reason
        self.bytes = bytes
        self.time = time
    }
}
