import CairnCore
import CairnFormat

/// Every root of this user, with its origin and state: one answer for a backup, the daemon, purge
/// and `cairn roots`.
///
/// It is made from the settings, the system's user directories, the present containers, and their
/// places (``RootFinder``).
/// - What it promises: no two roots of ``sources`` hold the same file, not through nesting,
///   symlinks or bind mounts; every other root has a reason.
/// - What it does not: that a source still exists when it is read.
public struct RootSet: Equatable, Sendable {
    public struct Root: Equatable, Sendable {
        /// The name under which it is restored: one component, or `containers/ID/part`.
        public let name: [UInt8]
        /// Absolute, without symlinks as far as it exists.
        public internal(set) var path: [UInt8]
        /// The path as it was named.
        public let namedPath: [UInt8]
        public let role: RootRole
        public internal(set) var container: ContainerName?
        /// Place in its container; empty without one.
        public internal(set) var part: [UInt8] = []
        public let origin: Origin
        public internal(set) var state = State.kept
        /// Its file system; nil when unknown.
        public internal(set) var mount: MountTable.Mount?
        /// Whether its file system reports no changes, so that it is reconciled periodically.
        public internal(set) var isPolled = false
        /// Whether its own settings permit the service to purge it; only for caches and temporary
        /// files.
        public let purge: Bool
        /// See ``BackupSource/largeFilePause``.
        public let largeFilePause: UInt64?

        /// - Parameters:
        ///   - name: one component, or `containers/ID/part`.
        ///   - namedPath: absolute.
        public init(
            name: [UInt8], namedPath: [UInt8], role: RootRole, origin: Origin, purge: Bool = false,
            largeFilePause: UInt64? = nil
        ) {
            self.largeFilePause = largeFilePause
            self.name = name
            path = namedPath
            self.namedPath = namedPath
            self.role = role
            self.origin = origin
            self.purge = purge
        }

        /// Whether the settings name it.
        public var isOfSettings: Bool {
            if case .settings = origin { true } else { false }
        }

        /// Whether purge and restore cannot write here.
        public var isReadOnly: Bool { mount?.isReadOnly ?? false }
    }

    public enum Origin: Equatable, Sendable {
        case settings(line: Int)
        /// The variable that names it: `XDG_DOCUMENTS_DIR`.
        case standard(variable: String)
        case container
    }

    public enum State: Equatable, Sendable {
        case kept
        /// Another root around it keeps it.
        case held(by: [UInt8])
        /// Caches and temporary files are never kept.
        case notKept
        case missing
        /// `user-dirs.dirs` names the home itself: the user wants no such directory.
        case disabled
        /// It is the same directory as the one kept under this path.
        case duplicate(of: [UInt8])
        /// For caches or temporary files: it is the same directory as the one kept under this path,
        /// and so is neither excluded nor purged.
        case contradiction(with: [UInt8])
        /// It is, or lies in, the repository or the state directory.
        case own
        /// A file, a socket or the like.
        case notDirectory(ItemKind)
        case unreadable(SystemError)
        /// A root of caches or temporary files excludes it from the kept root around both.
        case shadowed(by: [UInt8])
    }

    /// A subtree within a kept root that is not kept with it.
    public struct Excluded: Equatable, Sendable {
        public enum Reason: Equatable, Sendable {
            case role(RootRole)
            /// Mounted here a second time; kept at this path.
            case duplicate(of: [UInt8])
            /// What of Cairn's it is, in words.
            case own([UInt8])
        }

        /// Absolute.
        public let path: [UInt8]
        public let reason: Reason
    }

    public internal(set) var roots: [Root] = []
    /// In ascending order of path.
    public internal(set) var excluded: [Excluded] = []
    public internal(set) var problems: [ContainerProblem] = []
    /// Places of Cairn's, in a kept root or elsewhere.
    var ownPlaces: [RuleBook.ExcludedPlace] = []
    /// Files in a container but in none of its parts: absolute.
    public internal(set) var loose: [[UInt8]] = []

    /// Directories not kept because of their role, wherever they are, and further exclusions of
    /// kept roots.
    public var excludedPlaces: [RuleBook.ExcludedPlace] {
        let left = excluded.map { out in
            switch out.reason {
            case .role(let role): RuleBook.ExcludedPlace(path: out.path, role: role)
            case .duplicate(let twin):
                RuleBook.ExcludedPlace(path: out.path, role: .adHoc, twin: twin)
            case .own(let what): RuleBook.ExcludedPlace(path: out.path, own: what)
            }
        }
        let paths = Set(left.map(\.path))
        return left
            + roots.filter { $0.state == .notKept && !paths.contains($0.path) }.map {
                RuleBook.ExcludedPlace(path: $0.path, role: $0.role)
            } + ownPlaces.filter { !paths.contains($0.path) }
    }

    /// The directories that the settings or the system name, as named and as resolved: they are
    /// roots whatever they contain.
    public var named: Set<[UInt8]> {
        Set(roots.filter { $0.origin != .container }.flatMap { [$0.path, $0.namedPath] })
    }

    /// The roots of the settings that are backed up, whatever excludes the directories around them.
    public var wanted: Set<[UInt8]> {
        Set(
            roots.filter { root in
                if case .held = root.state { return root.isOfSettings && root.role.isKept }
                return root.isOfSettings && root.isSource
            }.map(\.path))
    }

    /// The roots that a backup reads and the daemon watches. Roots of the settings that are away or
    /// cannot be read are included: they are reported, and kept once they can be.
    public var sources: [BackupSource] {
        roots.filter(\.isSource).map {
            BackupSource(
                path: $0.path, name: $0.name, role: $0.role, largeFilePause: $0.largeFilePause)
        }
    }

    /// Where roots that are kept are not there yet, or not now; absolute.
    public var awaited: [[UInt8]] {
        roots.filter { $0.state == .missing && $0.role.isKept }.map(\.path)
    }

    /// The kept parts of containers, whichever root keeps them.
    public var parts: [SourcePart] { roots.compactMap(\.sourcePart) }

    /// Refused roots of the settings: each is a failure of the run, and the others continue.
    public var refused: [ItemFailure] {
        roots.compactMap { root in
            guard case .settings = root.origin, let reason = root.refusal else { return nil }
            return ItemFailure(path: root.path, reason: .unsupported(reason))
        }
    }

    /// Expected directories that are absent, with the reason.
    public func absent(_ standard: StandardDirectories) -> [Root] {
        roots.filter { root in
            guard root.state == .missing || root.state == .disabled,
                case .standard(let variable) = root.origin
            else { return false }
            return standard.places.contains { $0.variable == variable && $0.isExpected }
        }
    }

    public func roots(of container: [UInt8]) -> [Root] {
        roots.filter { $0.container?.id == container }
    }

    /// The ids of the containers, each once, in order.
    public var containers: [[UInt8]] {
        var seen: Set<[UInt8]> = []
        return roots.compactMap { $0.container?.id }.filter { seen.insert($0).inserted }
    }
}

extension RootSet.Root {
    var isSource: Bool {
        switch state {
        case .kept: true
        case .missing, .unreadable:
            if case .settings = origin { role.isKept } else { state != .missing && role.isKept }
        default: false
        }
    }

    var sourcePart: SourcePart? {
        guard let container, role.isKept else { return nil }
        switch state {
        case .kept, .held, .unreadable:
            return SourcePart(path: path, role: role, container: container, name: part)
        default: return nil
        }
    }

    /// The reason why a directory of the settings cannot be a root; nil when it can, or is only
    /// away.
    fileprivate var refusal: String? {
        switch state {
        case .own:
            "it is inside the repository or Cairn's state directory; specify the directory that you want to back up"
        // Permitted symlinks were followed before.
        case .notDirectory(.symlink):
            "it is a symlink that Cairn does not follow, because it is owned by another user or points back to itself; specify the real directory"
        case .notDirectory(let kind):
            "it is \(kind.article), but a root must be a directory; use its parent directory"
        case .contradiction(let path):
            "it is the same directory as \(PathText.display(path)), which is backed up, so Cairn purges nothing in it; remove one of the two roots from the settings"
        case .shadowed(let path):
            "it is inside \(PathText.display(path)), which is excluded from the larger root that contains both; choose a narrower path for the larger root, or move this root out of \(PathText.display(path))"
        default: nil
        }
    }
}

extension ItemKind {
    /// As in "it is a file".
    public var article: String {
        switch self {
        case .file: "a file"
        case .directory: "a directory"
        case .symlink: "a symlink"
        case .fifo: "a FIFO"
        case .socket: "a socket"
        case .characterDevice, .blockDevice: "a device"
        }
    }
}

/// A directory that is kept as a part of an application's container: the content of the journal's
/// container rows. - Source: FORMAT.md §8.7.
public struct SourcePart: Equatable, Sendable {
    /// Absolute.
    public let path: [UInt8]
    public let role: RootRole
    public let container: ContainerName
    public let name: [UInt8]

    public init(path: [UInt8], role: RootRole, container: ContainerName, name: [UInt8]) {
        self.path = path
        self.role = role
        self.container = container
        self.name = name
    }
}

extension ContainerPart {
    /// The prefix under which containers are restored: `containers/org.mozilla.firefox/data`.
    public static let rootNamePrefix = Array("containers".utf8)

    public static func rootName(_ container: ContainerName, _ part: [UInt8]) -> [UInt8] {
        ItemPath.join(rootNamePrefix, ItemPath.join(container.id, part))
    }
}

extension ContainerShape {
    public var text: String {
        switch self {
        case .flatpak: "flatpak"
        case .snap: "snap"
        case .sandbox: "sandbox"
        }
    }
}
