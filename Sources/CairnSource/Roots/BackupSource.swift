import CairnFormat

/// A directory or file to keep, with its name in the repository.
public struct BackupSource: Equatable, Sendable {
    /// Absolute, without `.`, `..` and doubled slashes.
    public let path: [UInt8]
    /// The name under which it is restored; nil for an ad-hoc path, which is its own name.
    public let name: [UInt8]?
    public let role: RootRole
    /// The pause between two readings of a large file that changes all the time, in nanoseconds;
    /// nil for one that grows with what a reading costs.
    public let largeFilePause: UInt64?

    public init(
        path: [UInt8], name: [UInt8]? = nil, role: RootRole = .adHoc, largeFilePause: UInt64? = nil
    ) {
        self.largeFilePause = largeFilePause
        self.path = path
        self.name = name
        self.role = role
    }
}

extension RootRole {
    /// Whether this role is backed up: owners can recreate caches and temporary files.
    public var isKept: Bool { self != .caches && self != .temporary }
}
