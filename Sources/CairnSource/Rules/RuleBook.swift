import CairnCore
import CairnFormat

/// The rules that decide which items of the trees are kept.
///
/// The first rule that applies decides, in this order: Cairn's own files; roots of caches and
/// temporary files; the item's own flags; the directory's markers; patterns and paths of the
/// settings; size; file system. A rule excludes an item with everything beneath it.
/// - What it promises: a decision depends only on the item and the directories above it, so that
///   the scan, the watcher, `why` and the audit agree.
/// - Source: decision 0007.
public struct RuleBook: Equatable, Sendable {
    /// A directory that is not kept for its role, because it is kept elsewhere, or because it is
    /// Cairn's own.
    public struct ExcludedPlace: Equatable, Sendable {
        /// Absolute.
        public let path: [UInt8]
        public let role: RootRole
        /// The path at which the same directory is kept, when it is mounted a second time.
        /// Absolute.
        public let twin: [UInt8]?
        /// What of Cairn's it is, in words.
        public let own: [UInt8]?

        init(path: [UInt8], role: RootRole, twin: [UInt8]? = nil) {
            (self.path, self.role, self.twin, own) = (path, role, twin, nil)
        }

        /// - Parameter what: what of Cairn's it is, as in "it is …".
        public init(path: [UInt8], own what: [UInt8]) {
            (self.path, role, twin, own) = (path, .adHoc, nil, what)
        }

        var verdict: RuleVerdict {
            own.map { RuleVerdict(.own, $0) } ?? twin.map { RuleVerdict(.role, $0, isPath: true) }
                ?? RuleVerdict(.role, role.settingName)
        }
    }

    /// Cairn's own: repository, state directory, control socket.
    public var own: Set<DirectoryIdentity> = []
    public var excludedPlaces: [ExcludedPlace] = [] {
        didSet {
            excludedByPath = Dictionary(excludedPlaces.map { ($0.path, $0) }) { first, _ in first }
            excludedNames = Set(excludedPlaces.map { ItemPath.split($0.path).name })
        }
    }
    /// A lookup table: there may be hundreds of entries, and each name of each directory is looked
    /// up.
    private var excludedByPath: [[UInt8]: ExcludedPlace] = [:]
    private var excludedNames: Set<[UInt8]> = []
    /// Roots that people named, by absolute path, and the standard ones: a CACHEDIR.TAG or
    /// .nobackup in one of them has no effect.
    public var named: Set<[UInt8]> = []
    /// Roots of the settings, by absolute path: each is backed up even if a rule excludes a
    /// directory around it.
    public var roots: Set<[UInt8]> = [] {
        didSet {
            aboveRoots = []
            for root in roots {
                var path = ItemPath.split(root).parent
                while !path.isEmpty, aboveRoots.insert(path).inserted {
                    path = ItemPath.split(path).parent
                }
            }
            if !roots.isEmpty { aboveRoots.insert([ItemPath.separator]) }
        }
    }
    /// The directories that lead to ``roots``.
    public private(set) var aboveRoots: Set<[UInt8]> = []
    /// Whether flags and markers count.
    public var obeysFlags = true
    /// The user of the backup, whose markers count in anyone's directory; nil for nobody. Those of
    /// root and of the directory's owner count in any case.
    public var user: UInt32?
    /// In the order of the settings: the last match decides.
    public var patterns: [IgnorePattern] = []
    /// Absolute, taken literally.
    public var paths: Set<[UInt8]> = []
    /// Larger files are excluded.
    public var largestFile: UInt64?
    public var oneFileSystem = false
    /// Whether what snapshot programs, container runtimes and programs that serve files put into a
    /// tree is excluded.
    public var hasDefaults = true
    /// Shows who can have given a name. Without it, no default exclusion depends on a name.
    public var surroundings: Surroundings?

    public init() {}

    /// The place of an item.
    public struct Place: Sendable {
        /// Absolute.
        public let root: [UInt8]
        /// Relative to the root; empty for the root itself.
        public let path: [UInt8]
        /// The device of the root's top; nil when there is none to compare with.
        public let device: UInt64?

        public init(root: [UInt8], path: [UInt8], device: UInt64?) {
            self.root = root
            self.path = path
            self.device = device
        }

        public var absolute: [UInt8] { ItemPath.join(root, path) }
    }

    /// Whether any rule depends on names; otherwise names need no examination.
    public var looksAtNames: Bool {
        !excludedPlaces.isEmpty || !patterns.isEmpty || !paths.isEmpty || largestFile != nil
            || oneFileSystem
    }

    // MARK: The rules, in order

    /// The verdict by place and `stat`, without flags that require opening the item.
    func byPlace(_ place: Place, _ status: FileStatus) -> RuleVerdict? {
        let named = byRole(place)
        if let named, named.rule == .own { return named }
        if let made = byOrigin(place, status) ?? byDefault(place, status) { return made }
        return byOwn(status) ?? named ?? byNoDump(status) ?? bySettings(place, status)
    }

    /// Scanners recognise Cairn's own directories themselves; this is for sockets.
    func byOwn(_ status: FileStatus) -> RuleVerdict? {
        guard status.kind == .directory || status.kind == .socket, !own.isEmpty,
            own.contains(status.identity)
        else { return nil }
        return RuleVerdict(.own)
    }

    /// The verdict on an excluded place. Not for the top of a root, which is kept because somebody
    /// named it.
    public func byRole(_ place: Place) -> RuleVerdict? {
        guard !excludedPlaces.isEmpty, !place.path.isEmpty,
            excludedNames.contains(ItemPath.split(place.path).name)
        else { return nil }
        return excludedByPath[place.absolute]?.verdict
    }

    /// Whether an absolute path is one of Cairn's own places, such as the figures that it writes.
    public func isOwn(_ absolute: [UInt8]) -> Bool {
        excludedNames.contains(ItemPath.split(absolute).name)
            && excludedByPath[absolute]?.own != nil
    }

    public func byNoDump(_ status: FileStatus) -> RuleVerdict? {
        obeysFlags && status.isNoDump ? RuleVerdict(.noDump) : nil
    }

    public func bySettings(_ place: Place, _ status: FileStatus) -> RuleVerdict? {
        byPattern(place, isDirectory: status.kind == .directory) ?? bySize(status)
            ?? byFileSystem(place, status)
    }

    func byPattern(_ place: Place, isDirectory: Bool) -> RuleVerdict? {
        if !paths.isEmpty, case let absolute = place.absolute, paths.contains(absolute) {
            return RuleVerdict(.pattern, absolute, isPath: true)
        }
        guard let last = lastPattern(place, isDirectory: isDirectory), !last.isNegated
        else { return nil }
        return RuleVerdict(.pattern, last.text)
    }

    /// The last pattern that matches, which decides.
    func lastPattern(_ place: Place, isDirectory: Bool) -> IgnorePattern? {
        guard !patterns.isEmpty, !place.path.isEmpty else { return nil }
        let components = place.path.split(separator: ItemPath.separator)
        return patterns.last { $0.matches(components, isDirectory: isDirectory) }
    }

    func bySize(_ status: FileStatus) -> RuleVerdict? {
        guard let largestFile, status.kind == .file, status.size > largestFile else { return nil }
        return RuleVerdict(.size, Array("\(ByteSize(bytes: largestFile))".utf8))
    }

    /// A root there is what somebody named. What else is mounted in it is not looked at.
    func byOrigin(_ place: Place, _ status: FileStatus) -> RuleVerdict? {
        guard status.origin == .made, !place.path.isEmpty, place.device != status.device
        else { return nil }
        return .madeByKernel
    }

    func byFileSystem(_ place: Place, _ status: FileStatus) -> RuleVerdict? {
        guard oneFileSystem, let device = place.device, device != status.device else { return nil }
        return RuleVerdict(.fileSystem)
    }

    /// The verdict on an opened directory, except whether it is Cairn's own.
    func byDirectory(_ place: Place, _ status: FileStatus, _ directory: any SourceDirectory)
        -> RuleVerdict?
    {
        byOrigin(place, status) ?? byDefault(place, status) ?? byRole(place) ?? byNoDump(status)
            ?? byFlags(directory)
            ?? byMarkers(place, directory)
            ?? bySettings(place, status)
    }

    /// The verdict of an opened directory's own flags.
    public func byFlags(_ directory: any SourceDirectory) -> RuleVerdict? {
        flag(directory)?.counting
    }

    /// The verdict of an opened file's own flags.
    func byFlags(_ file: any SourceFile) -> RuleVerdict? { flag(file)?.counting }

    /// The flag in an opened directory's attributes, whether or not it counts.
    func flag(_ directory: any SourceDirectory) -> FoundFlag? {
        guard obeysFlags, let attributes = try? directory.attributes().values else { return nil }
        return BackupFlags.flag(attributes, of: try? directory.status())
    }

    /// The flag in an opened file's attributes, whether or not it counts.
    func flag(_ file: any SourceFile) -> FoundFlag? {
        guard obeysFlags, let attributes = try? file.attributes().values else { return nil }
        return BackupFlags.flag(attributes, of: file.openedStatus)
    }

    public func byMarkers(_ place: Place, _ directory: any SourceDirectory) -> RuleVerdict? {
        guard obeysFlags, !isNamed(place) else { return nil }
        return BackupFlags.markers(in: directory, user: user).lazy.compactMap(\.counting).first
    }

    /// The markers in a directory that have no effect, each with the reason.
    public func ignoredMarkers(_ place: Place, _ directory: any SourceDirectory) -> [FoundFlag] {
        guard obeysFlags else { return [] }
        let isNamed = isNamed(place)
        return BackupFlags.markers(in: directory, user: user).compactMap {
            $0.doubt != nil ? $0 : isNamed ? FoundFlag($0.verdict, doubt: .namedRoot) : nil
        }
    }

    func isNamed(_ place: Place) -> Bool {
        !named.isEmpty && named.contains(place.absolute)
    }

    // MARK: Roots within excluded directories

    /// Names the roots of the settings and the standard ones, whose markers do not count.
    public mutating func name(_ set: RootSet, and further: some Sequence<[UInt8]> = []) {
        named = set.named.union(further)
        roots = set.wanted
    }

    /// Whether a directory that a rule excludes is a root of the settings, or leads to one.
    public func holdsRoot(_ place: Place, despite verdict: RuleVerdict) -> Bool {
        guard !roots.isEmpty, case let absolute = place.absolute,
            aboveRoots.contains(absolute) || roots.contains(absolute)
        else { return false }
        return verdict.rule != .own && verdict != .madeByKernel && byRole(place) == nil
    }

    /// The outermost root of the settings that contains a path and is at or under `top`.
    func root(around path: [UInt8], beneath top: [UInt8]) -> [UInt8]? {
        roots.filter {
            ItemPath.relative(path, to: $0) != nil && ItemPath.relative($0, to: top) != nil
        }.min { $0.count < $1.count }
    }

    /// The place of an item in the innermost root of the settings around it, if that is within the
    /// item's root.
    private func inner(_ place: Place) -> Place? {
        guard !roots.isEmpty else { return nil }
        let absolute = place.absolute
        var path = absolute
        while path.count > place.root.count {
            if roots.contains(path), let rest = ItemPath.relative(absolute, to: path) {
                return Place(root: path, path: rest, device: nil)
            }
            path = ItemPath.split(path).parent
        }
        return nil
    }

    /// Whether a directory need not be watched, because of its place and the names above it.
    public func isUnwatched(_ place: Place, _ status: FileStatus) -> Bool {
        func verdict(_ place: Place) -> RuleVerdict? {
            byDefault(place, status)
                ?? (looksAtNames ? byRole(place) ?? bySettings(place, status) : nil)
        }
        if let found = verdict(place) {
            return !holdsRoot(place, despite: found) && inner(place).map(verdict) != .some(nil)
        }
        guard !roots.isEmpty, case let absolute = place.absolute,
            aboveRoots.contains(ItemPath.split(absolute).parent), !aboveRoots.contains(absolute),
            !roots.contains(absolute)
        else { return false }
        // It is beside the way to a root, in a directory that is excluded apart from that root.
        func isWithin(_ place: Place) -> Bool {
            var path = ItemPath.split(place.path).parent
            while !path.isEmpty {
                let above = Place(root: place.root, path: path, device: nil)
                if byPattern(above, isDirectory: true) != nil { return true }
                path = ItemPath.split(path).parent
            }
            return false
        }
        return isWithin(place) && inner(place).map(isWithin) ?? true
    }
}

extension RootRole {
    /// The name in the settings.
    public var settingName: [UInt8] {
        let name =
            switch self {
            case .adHoc: "ad-hoc"
            case .documents: "documents"
            case .applicationSupport: "application-support"
            case .preferences: "preferences"
            case .caches: "caches"
            case .temporary: "temporary"
            }
        return Array(name.utf8)
    }
}
