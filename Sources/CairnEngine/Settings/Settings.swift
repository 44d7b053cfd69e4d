import CairnFormat

/// What a person has decided, read from the settings file and known to be sound.
///
/// The way of a setting: bytes → TOML → ``RawSettings`` (known keys of the right type, each with its line) → this (checked values).
/// - What it promises: a value that is here is in range; anything else in the file was refused with its line.
/// - What it does not: that a path exists. Whoever opens it finds out, and says so.
///
/// A TOML string is UTF-8, so a directory whose name is not can be backed up as an argument, but not be a root of the settings.
public struct Settings: Equatable, Sendable {
    /// A directory to keep, as the settings name it.
    public struct Root: Equatable, Sendable {
        /// One component: under which the root comes back.
        public let name: [UInt8]
        /// Absolute, without `.`, `..`, doubled or trailing slashes.
        public let path: [UInt8]
        public let role: RootRole

        public init(name: [UInt8], path: [UInt8], role: RootRole) {
            self.name = name
            self.path = path
            self.role = role
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
    public let watch: WatchSettings
    public let retry: RetrySettings
    public let hooks: HookSettings
    public let metrics: MetricsSettings
    public let purge: PurgeSettings
    public private(set) var exclude: ExcludeSettings
    /// Empty when the file names none: then ``StandardDirectories`` are meant. No root lies within another.
    public let roots: [Root]

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
        watch = WatchSettings()
        retry = RetrySettings()
        hooks = HookSettings()
        metrics = MetricsSettings()
        purge = PurgeSettings()
        exclude = ExcludeSettings()
        roots = []
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
        watch = try WatchSettings(raw.watch)
        retry = try RetrySettings(raw.retry)
        hooks = try HookSettings(raw.hooks, user: user)
        metrics = try MetricsSettings(raw.metrics, user: user)
        purge = try PurgeSettings(raw.purge)
        exclude = try ExcludeSettings(raw.exclude, user: user)
        var roots: [Root] = []
        for rawRoot in raw.roots {
            let root = try Root(rawRoot, user: user)
            try Self.refuseClash(of: root, rawRoot, with: roots)
            roots.append(root)
        }
        self.roots = roots
    }

    func replacing(exclude: ExcludeSettings) -> Settings {
        var settings = self
        settings.exclude = exclude
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
                    "the root “\(name)” has this path already",
                    allowed: "a path of its own for each root")
            }
            let isInside = ItemPath.relative(root.path, to: other.path) != nil
            guard isInside || ItemPath.relative(other.path, to: root.path) != nil else { continue }
            // Nothing is stored under two names. - Source: RootPlan.
            throw raw.path.error(
                isInside
                    ? "it lies within the root “\(name)”" : "the root “\(name)” lies within it",
                allowed: "roots that lie side by side; the outer one holds the inner one already")
        }
    }
}

extension Settings.Root {
    init(_ raw: RawSettings.Root, user: UserEnvironment) throws(SettingsError) {
        name = try raw.name.component()
        path = try raw.path.absolutePath(user)
        role = try raw.role?.role() ?? .documents
    }
}
