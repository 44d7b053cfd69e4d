/// The layout of an application's files. - Source: FORMAT.md §8.7.
public enum ContainerShape: UInt8, Sendable, CaseIterable {
    /// `~/.var/app/ID`
    case flatpak = 1
    /// `~/snap/NAME`
    case snap
    /// `ID/{Documents,Library,tmp}` in a directory that the settings name
    case sandbox
}

/// One application's container.
public struct ContainerName: Hashable, Sendable {
    public var shape: ContainerShape
    /// One path component, such as `org.mozilla.firefox`.
    public var id: [UInt8]

    public init(shape: ContainerShape, id: [UInt8]) {
        self.shape = shape
        self.id = id
    }
}

/// A directory that is part of a container. - Source: FORMAT.md §8.7.
public struct ContainerPart: Equatable, Sendable {
    public var root: UInt64
    /// Relative to the root; empty for the whole root.
    public var path: [UInt8]
    public var role: RootRole
    public var container: ContainerName
    /// Place within the container: `data`, `Library/Preferences`.
    public var name: [UInt8]

    public init(
        root: UInt64, path: [UInt8], role: RootRole, container: ContainerName, name: [UInt8]
    ) {
        self.root = root
        self.path = path
        self.role = role
        self.container = container
        self.name = name
    }
}
