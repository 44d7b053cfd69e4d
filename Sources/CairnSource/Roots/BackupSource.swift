import CairnFormat

/// A directory or file to keep, and what it is called in the repository.
public struct BackupSource: Equatable, Sendable {
    /// Absolute, without `.`, `..` and doubled slashes.
    public let path: [UInt8]
    /// Under which it comes back; nil for an ad-hoc path, which comes back under its own.
    public let name: [UInt8]?
    public let role: RootRole

    public init(path: [UInt8], name: [UInt8]? = nil, role: RootRole = .adHoc) {
        self.path = path
        self.name = name
        self.role = role
    }
}

extension RootRole {
    /// Whether what has this role is backed up: caches and temporary files can be made again by
    /// their owners.
    public var isKept: Bool { self != .caches && self != .temporary }
}
