import CairnFormat

/// The purpose of a purged directory, which decides the rule of purging.
public enum PurgeRole: Hashable, Sendable {
    /// The least recently used items go while the file system has little free space.
    case caches
    /// Items older than the configured age go, once their application has ended.
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

/// An application with a container of its own. Whether it runs is known:
/// - for a Flatpak by its scope (`app-flatpak-ID-N.scope`) and by `.flatpak-info` in its root,
/// - for a Snap by its units (`snap.NAME.…`),
/// - for a sandbox by a process whose working directory, root or open file is in ``directory``.
public struct PurgeApplication: Hashable, Sendable {
    public let shape: ContainerShape
    public let id: [UInt8]
    /// The container's directory, absolute.
    public let directory: [UInt8]
}

/// A directory whose items may be purged.
public struct PurgeRoot: Hashable, Sendable {
    /// The reason why the root may be purged.
    public enum Origin: Hashable, Sendable {
        /// `$XDG_CACHE_HOME`, by `[purge] caches`.
        case ownCaches
        /// A `[[root]]` of the settings, by its name.
        case settings(name: [UInt8])
        case container
    }

    /// Absolute. Its owner is trusted, so symlinks in it are followed.
    public let base: [UInt8]
    /// From ``base`` to the root, through no symlink and no mount, because an application may put
    /// anything into its container. Empty for the base itself.
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
    /// Creates the root for a part of a container.
    ///
    /// - Parameters:
    ///   - path: the real place of the part: absolute, without symlinks (for a Snap's `current`,
    ///     its revision).
    ///   - home: the directory of the containers of this shape, without symlinks. It belongs
    ///     to the user; the application may have made anything beneath it.
    /// - Returns: nil when a symlink leads the part out of the container's own directory.
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
