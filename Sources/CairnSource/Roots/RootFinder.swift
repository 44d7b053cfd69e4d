import CairnCore
import CairnFormat

/// The environment of roots: the user, the file system, and the mounts.
public struct RootEnvironment: Sendable {
    public var user: UserEnvironment
    public var fileSystem: any FileSystem
    public var mounts: MountTable
    /// A path without symlinks, or unchanged when it does not exist.
    public var resolve: @Sendable ([UInt8]) -> [UInt8]
    /// Whether the file system at a path reports no changes.
    public var isPolled: @Sendable ([UInt8]) -> Bool
    /// The repository and the state directory: absolute. They need not exist.
    public var own: [[UInt8]]
    /// Directories of Cairn's that no root around them keeps.
    public var ownPlaces: [RuleBook.ExcludedPlace]

    public init(
        user: UserEnvironment, fileSystem: any FileSystem, mounts: MountTable,
        resolve: @escaping @Sendable ([UInt8]) -> [UInt8],
        isPolled: @escaping @Sendable ([UInt8]) -> Bool, own: [[UInt8]],
        ownPlaces: [RuleBook.ExcludedPlace] = []
    ) {
        self.user = user
        self.fileSystem = fileSystem
        self.mounts = mounts
        self.resolve = resolve
        self.isPolled = isPolled
        self.own = own
        self.ownPlaces = ownPlaces
    }
}

/// The directories that a person wants to keep or purge.
public struct WantedRoots: Sendable {
    /// Those that the settings name, as ``RootSet/Origin/settings(line:)``.
    public var roots: [RootSet.Root]
    /// Whether ``StandardDirectories`` are roots, too.
    public var standard: Bool
    /// Whether to look for the containers of Flatpak and Snap.
    public var flatpak: Bool
    public var snap: Bool
    /// Directories that hold containers of the sandbox shape. Absolute.
    public var containerHomes: [[UInt8]]
    public var purgesContainers: Bool

    public init(
        roots: [RootSet.Root], standard: Bool, flatpak: Bool, snap: Bool, containerHomes: [[UInt8]],
        purgesContainers: Bool
    ) {
        self.roots = roots
        self.standard = standard
        self.flatpak = flatpak
        self.snap = snap
        self.containerHomes = containerHomes
        self.purgesContainers = purgesContainers
    }
}

extension RootSet {
    /// Examines the present roots.
    public init(_ wanted: WantedRoots, on environment: RootEnvironment) {
        var finder = RootFinder(environment)
        for root in wanted.roots { finder.add(root) }
        if wanted.standard {
            for place in StandardDirectories(environment.user).places {
                finder.add(
                    RootSet.Root(
                        name: place.name, namedPath: place.path, role: place.role,
                        origin: .standard(variable: place.variable)), isDisabled: place.isDisabled)
            }
        }
        finder.addContainers(wanted)
        self = finder.finish()
    }
}

/// Gathers roots, examines each, and resolves overlaps (``RootOverlap``).
struct RootFinder {
    private let environment: RootEnvironment
    private let ownPaths: [[UInt8]]
    private let ownIdentities: Set<DirectoryIdentity>
    private let home: DirectoryIdentity?
    private var found: [RootOverlap.Candidate] = []
    private var set = RootSet()
    /// Identities of directories that lead to roots; each is looked up once.
    private var identities: [[UInt8]: DirectoryIdentity?] = [:]

    init(_ environment: RootEnvironment) {
        self.environment = environment
        ownPaths = environment.own.map(environment.resolve)
        ownIdentities = Set(ownPaths.compactMap { Self.identity($0, environment) })
        home = Self.identity(environment.resolve(environment.user.home), environment)
    }

    private static func identity(
        _ path: [UInt8], _ environment: RootEnvironment
    ) -> DirectoryIdentity? { (try? environment.fileSystem.status(ofRoot: path))?.identity }

    private mutating func identity(_ path: [UInt8]) -> DirectoryIdentity? {
        if let known = identities[path] { return known }
        let found = Self.identity(path, environment)
        identities[path] = .some(found)
        return found
    }

    // MARK: Gathering

    /// - Parameter root: as it is named; its path is not resolved yet.
    mutating func add(_ root: RootSet.Root, isDisabled: Bool = false) {
        var root = root
        root.path = environment.resolve(root.namedPath)
        var identity: DirectoryIdentity?
        root.state = isDisabled ? .disabled : look(at: &root, &identity)
        // A user directory that is a symlink to the home is unwanted, too.
        if case .standard = root.origin, identity != nil, identity == home {
            root.state = .disabled
        }
        let mount = environment.mounts.mount(of: root.path)
        let place = mount.map { MountedPlace($0, path: root.path) }
        found.append(RootOverlap.Candidate(root: root, identity: identity, place: place))
    }

    private mutating func look(at root: inout RootSet.Root, _ identity: inout DirectoryIdentity?)
        -> RootSet.State
    {
        do throws(SystemError) {
            let status = try environment.fileSystem.status(ofRoot: root.path)
            root.mount = environment.mounts.mount(of: root.path)
            guard status.kind == .directory else { return .notDirectory(status.kind) }
            identity = status.identity
            if isOwn(root.path) { return .own }
            root.isPolled = environment.isPolled(root.path)
            _ = try environment.fileSystem.openRoot(root.path)
        } catch { return error.isMissing ? .missing : .unreadable(error) }
        return root.role.isKept ? .kept : .notKept
    }

    /// Whether it is one of Cairn's own directories, or in one: by identity, whatever their names.
    private mutating func isOwn(_ path: [UInt8]) -> Bool {
        if ownPaths.contains(where: { ItemPath.relative(path, to: $0) != nil }) { return true }
        var path = path
        while path.count > 1 {
            if let identity = identity(path), ownIdentities.contains(identity) { return true }
            path = ItemPath.split(path).parent
        }
        return false
    }

    mutating func addContainers(_ wanted: WantedRoots) {
        var finder = ContainerFinder(
            fileSystem: environment.fileSystem, resolve: environment.resolve)
        for (shape, path) in ContainerHomes(wanted, environment.user).directories {
            finder.look(in: path, for: shape)
        }
        for container in finder.found {
            for part in container.parts {
                var root = RootSet.Root(
                    name: ContainerPart.rootName(container.name, part.name), namedPath: part.path,
                    role: part.role, origin: .container,
                    purge: wanted.purgesContainers && !part.role.isKept)
                root.container = container.name
                root.part = part.name
                add(root)
            }
            set.loose += container.loose.map { ItemPath.join(container.path, $0) }
        }
        set.problems = finder.problems
    }

    // MARK: What overlaps

    mutating func finish() -> RootSet {
        var overlap = RootOverlap(candidates: found, environment: environment)
        overlap.settle()
        set.roots = overlap.candidates.map(\.root)
        set.excluded = overlap.excluded()
        set.ownPlaces = environment.ownPlaces
        return set
    }
}

/// The place of a path within a file system, the same wherever that is mounted: bind mounts of one
/// directory have one place.
///
/// - Source: proc_pid_mountinfo(5), fields 3 (`st_dev` of the file system) and 4 (the directory in
///   it that forms the root of the mount).
struct MountedPlace: Hashable {
    let device: [UInt8]
    /// From the file system's own root; absolute.
    let path: [UInt8]
}

extension MountedPlace {
    /// - Parameter path: on this mount; absolute, without symlinks.
    init(_ mount: MountTable.Mount, path: [UInt8]) {
        device = mount.device
        self.path = ItemPath.join(mount.root, ItemPath.relative(path, to: mount.point) ?? [])
    }
}
