import CairnFormat

/// What a purged directory is for; it decides by which rule its items go.
public enum PurgeRole: Hashable, Sendable {
    /// The least recently used go while the file system has little free space.
    case caches
    /// What is older than its age goes, once its application has ended.
    case temporary

    /// - Returns: nil for a role that is kept.
    public init?(_ role: RootRole) {
        switch role {
        case .caches: self = .caches
        case .temporary: self = .temporary
        default: return nil
        }
    }
}

/// An application with a container of its own, by what tells whether it runs:
/// - a Flatpak by its scope (`app-flatpak-ID-N.scope`) and by `.flatpak-info` in its root,
/// - a Snap by its units (`snap.NAME.…`),
/// - a sandbox by a process that works, has its root, or has something open beneath ``directory``.
public struct PurgeApplication: Hashable, Sendable {
    public let shape: ContainerShape
    public let id: [UInt8]
    /// The container: absolute.
    public let directory: [UInt8]

    public init(shape: ContainerShape, id: [UInt8], directory: [UInt8]) {
        self.shape = shape
        self.id = id
        self.directory = directory
    }
}

/// A directory whose items may be purged.
public struct PurgeRoot: Hashable, Sendable {
    /// Why it is one.
    public enum Origin: Hashable, Sendable {
        /// `$XDG_CACHE_HOME`, by `[purge] caches`.
        case ownCaches
        /// A `[[root]]` of the settings, by its name.
        case settings(name: [UInt8])
        case container
    }

    /// Absolute. Its owner is trusted with what it leads to: symlinks in it are followed.
    public let base: [UInt8]
    /// From ``base`` to the root, through no symlink and no mount: within a container an
    /// application may put anything there. Empty for the base itself.
    public let path: [UInt8]
    public let role: PurgeRole
    public let application: PurgeApplication?
    public let origin: Origin

    public init(
        base: [UInt8], path: [UInt8] = [], role: PurgeRole, application: PurgeApplication? = nil,
        origin: Origin
    ) {
        self.base = base
        self.path = path
        self.role = role
        self.application = application
        self.origin = origin
    }

    public var absolute: [UInt8] { ItemPath.join(base, path) }
}

extension PurgeRoot {
    /// A part of a container.
    ///
    /// - Parameters:
    ///   - path: where the part really is: absolute, without symlinks (of a Snap's `current`: of
    ///     its revision).
    ///   - home: the directory that holds the containers of this shape, without symlinks. It is the
    ///     user's; all beneath it may be the application's doing.
    /// - Returns: nil when the part does not lie in the container's own directory: a symlink leads
    ///   out of it.
    public init?(
        partAt path: [UInt8], of container: ContainerName, in home: [UInt8], role: PurgeRole
    ) {
        let directory = ItemPath.join(home, container.id)
        guard let part = ItemPath.relative(path, to: directory), !part.isEmpty else { return nil }
        self.init(
            base: home, path: ItemPath.join(container.id, part), role: role,
            application: PurgeApplication(
                shape: container.shape, id: container.id, directory: directory), origin: .container)
    }
}
