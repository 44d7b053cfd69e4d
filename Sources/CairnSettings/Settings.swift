import CairnCare
import CairnCore
import CairnFormat
import CairnSource

/// What a person has decided, read from the settings file and known to be sound.
///
/// The way of a setting: bytes → TOML → ``RawSettings`` (known keys of the right type, each with
/// its line) → this (checked values).
/// - What it promises: a value that is here is in range; anything else in the file was refused with
///   its line.
/// - What it does not: that a path exists. Whoever opens it finds out, and says so.
///
/// A TOML string is UTF-8, so a directory whose name is not can be backed up as an argument, but
/// not be a root of the settings.
public struct Settings: Equatable, Sendable {
    /// A directory to keep, as the settings name it.
    public struct Root: Equatable, Sendable {
        /// One component: under which the root comes back.
        public let name: [UInt8]
        /// Absolute, without `.`, `..`, doubled or trailing slashes.
        public let path: [UInt8]
        /// Caches and temporary files are not kept; named as roots they are purged, or excluded
        /// from a root around them.
        public let role: RootRole
        /// Whether the service purges it; only of a root of caches or temporary files.
        public let purge: Bool
        /// What is kept of it when that is not as elsewhere.
        public let retention: RetentionSettings.Tiers?
        /// The line of its path in the settings file.
        public let line: Int

        public init(
            name: [UInt8], path: [UInt8], role: RootRole, purge: Bool = false,
            retention: RetentionSettings.Tiers? = nil,
            line: Int = 0
        ) {
            self.retention = retention
            self.name = name
            self.path = path
            self.role = role
            self.purge = purge
            self.line = line
        }

        var withoutLine: Root {
            Root(name: name, path: path, role: role, purge: purge, retention: retention)
        }
    }

    /// What a run does when an item cannot be read.
    public enum OnError: String, Sendable, CaseIterable {
        case `continue`, stop
    }

    /// Absolute.
    public let repository: [UInt8]
    /// For `init`; an existing repository keeps its own.
    public let compression: Compression
    public let commitInterval: Duration
    public let commitSize: ByteSize
    /// 0 is one for each core.
    public let readers: Int
    public let onError: OnError
    /// Where the password of an encrypted repository is found.
    public let password: PasswordSettings
    public let watch: WatchSettings
    public let retry: RetrySettings
    public let hooks: HookSettings
    public let metrics: MetricsSettings
    public let purge: PurgeSettings
    public let retention: RetentionSettings
    public private(set) var exclude: ExcludeSettings
    public let anomaly: AnomalySettings
    /// Whether ``StandardDirectories`` are roots, too: without a word about it when the file names
    /// no root.
    public let standard: Bool
    public let containers: ContainerSettings
    /// Which directories stand for one document.
    public let documents: BundleRules
    /// How much of the sealed packs the daemon reads by itself; nil for nothing.
    public let scrub: ScrubRate?
    /// How much parity packs get; nil for none.
    public let parity: Share?
    public let drill: DrillSettings
    public let prune: PruneSettings
    /// Whether the daemon only adds: it drops no version, removes no pack and cuts off no history.
    public let appendOnly: Bool
    /// Whether sealed packs are made immutable, where the system lets it.
    public let immutable: Bool
    /// In the order of the file. Names and paths differ; one may lie within another (``RootSet``).
    public private(set) var roots: [Root]
    /// Whether the file says itself whether the standard directories are roots.
    public private(set) var saysStandard: Bool

    static let commitIntervalRange = Duration.seconds(1)...Duration.seconds(3600)
    static let commitSizeRange = ByteSize(bytes: 1 << 20)...ByteSize(bytes: 1 << 40)
    static let readersRange = 0...64
}

extension Settings {
    /// What holds when there is no settings file.
    public init(user: UserEnvironment) {
        repository = DefaultLocations(user).repository
        compression = .auto
        commitInterval = .seconds(60)
        commitSize = ByteSize(bytes: 1 << 30)
        readers = 0
        onError = .continue
        password = PasswordSettings()
        watch = WatchSettings()
        retry = RetrySettings()
        hooks = HookSettings()
        metrics = MetricsSettings()
        purge = PurgeSettings()
        retention = RetentionSettings()
        standard = true
        containers = ContainerSettings()
        exclude = ExcludeSettings()
        anomaly = AnomalySettings()
        documents = .standard
        scrub = .usual
        parity = nil
        drill = DrillSettings()
        prune = PruneSettings()
        appendOnly = false
        immutable = false
        roots = []
        saysStandard = false
    }

    /// Reads the settings file at an absolute path.
    ///
    /// - Returns: nil when there is none.
    /// - Throws: ``SystemError`` when it cannot be read, ``SettingsError`` when it is wrong.
    public static func read(from path: [UInt8], user: UserEnvironment) throws -> Settings? {
        guard let text = try user.content(path) else { return nil }
        return try Settings(text: text, file: PathText.display(path), user: user)
    }

    /// - Parameters:
    ///   - text: the file's bytes.
    ///   - file: its name as messages show it.
    public init(text: [UInt8], file: String, user: UserEnvironment) throws(SettingsError) {
        try self.init(RawSettings(text: text, file: file), user: user)
    }

    init(_ raw: RawSettings, user: UserEnvironment) throws(SettingsError) {
        let defaults = Settings(user: user)
        repository = try raw.repository?.absolutePath(user) ?? defaults.repository
        compression = try raw.compression?.oneOf(Compression.self) ?? defaults.compression
        commitInterval =
            try raw.commitInterval?.duration(in: Self.commitIntervalRange)
            ?? defaults.commitInterval
        commitSize = try raw.commitSize?.size(in: Self.commitSizeRange) ?? defaults.commitSize
        readers = try raw.readers?.number(in: Self.readersRange) ?? defaults.readers
        onError = try raw.onError?.oneOf(OnError.self) ?? defaults.onError
        password = try PasswordSettings(raw, user: user)
        watch = try WatchSettings(raw.watch)
        retry = try RetrySettings(raw.retry)
        hooks = try HookSettings(raw.hooks, user: user)
        metrics = try MetricsSettings(raw.metrics, user: user)
        purge = try PurgeSettings(raw.purge)
        let retention = try RetentionSettings(raw.retention)
        self.retention = retention
        exclude = try ExcludeSettings(raw.exclude, user: user)
        anomaly = try AnomalySettings(raw.anomaly)
        documents = try BundleRules(raw.documents)
        scrub =
            try raw.scrub.map { entry throws(SettingsError) in try entry.scrubRate() }
            ?? defaults.scrub
        parity = try raw.parity.share?.parityShare()
        drill = try DrillSettings(raw.drill, user: user)
        prune = try PruneSettings(raw.prune)
        appendOnly = raw.appendOnly?.value ?? false
        immutable = raw.immutable?.value ?? false
        var roots: [Root] = []
        for rawRoot in raw.roots {
            let root = try Root(rawRoot, retention, user: user)
            try Self.refuseClash(of: root, rawRoot, with: roots)
            roots.append(root)
        }
        self.roots = roots
        standard = raw.standard?.value ?? roots.isEmpty
        containers = try ContainerSettings(
            raw.containers, retention, standard: standard, user: user)
        saysStandard = raw.standard != nil
    }

    func replacing(exclude: ExcludeSettings) -> Settings {
        var settings = self
        settings.exclude = exclude
        return settings
    }

    /// For comparing texts of which one has lines more.
    var withoutLines: Settings {
        var settings = self
        settings.roots = roots.map(\.withoutLine)
        return settings
    }

    /// All but the roots, and whether the standard directories are named.
    var withoutRoots: Settings {
        var settings = self
        settings.roots = []
        settings.saysStandard = false
        return settings
    }

    private static func refuseClash(
        of root: Root, _ raw: RawSettings.Root, with others: [Root]
    ) throws(SettingsError) {
        for other in others {
            let name = PathText.display(other.name)
            if root.name == other.name {
                throw raw.name.error(
                    "two roots are called “\(name)”", allowed: "a name of its own for each root")
            }
            if root.path == other.path {
                throw raw.path.error(
                    root.role == other.role
                        ? "the root “\(name)” has this path already"
                        : "the root “\(name)” has this path already, as \(other.role.settingText)",
                    allowed: "a path of its own for each root, and one role for each path")
            }
        }
    }
}

extension Settings.Root {
    init(_ raw: RawSettings.Root, _ retention: RetentionSettings, user: UserEnvironment)
        throws(SettingsError)
    {
        let name = try raw.name.component()
        // Beneath it come the parts of containers back. - Source: FORMAT.md §8.2.
        guard name != ContainerPart.rootNamePrefix else {
            throw raw.name.error(
                "“\(raw.name.value)” is where application containers come back",
                allowed: "another name")
        }
        let role = try raw.role?.role() ?? .documents
        if let purge = raw.purge, purge.value, role.isKept {
            throw purge.error(
                "a root of \(role.settingText) is never purged",
                allowed: "true only with role = \"caches\" or \"temporary\"")
        }
        if let other = raw.retention?.entries.values.min(by: { $0.line < $1.line }), !role.isKept {
            throw other.error(
                "a root of \(role.settingText) is never kept",
                allowed: "[root.retention] only of a root that is kept")
        }
        var tiers: RetentionSettings.Tiers?
        if let other = raw.retention {
            tiers = try RetentionSettings.tiers(other, insteadOf: retention.tiers)
        }
        self.init(
            name: name, path: try raw.path.absolutePath(user), role: role,
            purge: raw.purge?.value ?? false,
            retention: tiers, line: raw.path.line)
    }
}

extension RootRole {
    /// Those that the settings may give a root.
    public static let inSettings: [RootRole] = [
        .documents, .applicationSupport, .preferences, .caches, .temporary,
    ]

    /// As settings and lists write it.
    public var settingText: String { String(decoding: settingName, as: UTF8.self) }
}
