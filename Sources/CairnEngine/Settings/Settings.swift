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
        var roots: [Root] = []
        for rawRoot in raw.roots {
            let root = try Root(rawRoot, user: user)
            try Self.refuseClash(of: root, rawRoot, with: roots)
            roots.append(root)
        }
        self.roots = roots
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

// MARK: Checks, one for each kind of value

extension RawSettings.Entry where Value == String {
    func oneOf<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) throws(SettingsError)
        -> Choice
    where Choice.RawValue == String {
        guard let choice = Choice(rawValue: value) else {
            let names = Choice.allCases.map { "\"\($0.rawValue)\"" }
            throw error(
                "“\(value)” is not one of the choices", allowed: names.joined(separator: ", "))
        }
        return choice
    }

    func duration(in range: ClosedRange<Duration>) throws(SettingsError) -> Duration {
        guard let duration = Duration(settingText: value), range.contains(duration) else {
            throw error(
                "“\(value)” is not a time in range",
                allowed:
                    "\"\(range.lowerBound.settingText)\" to \"\(range.upperBound.settingText)\": "
                    + "a whole number and s, m or h")
        }
        return duration
    }

    func absolutePath(_ user: UserEnvironment) throws(SettingsError) -> [UInt8] {
        let allowed = "an absolute path, or one that begins with ~/"
        let bytes = Array(value.utf8)
        guard let expanded = user.expandingHome(bytes), expanded.first == ItemPath.separator else {
            let problem = bytes.isEmpty ? "the path is empty" : "“\(value)” is not an absolute path"
            throw error(problem, allowed: allowed)
        }
        // Through a symlink `x/..` is not where the text says.
        let components = ItemPath.components(expanded).filter { $0 != [UInt8(ascii: ".")] }
        if components.contains([UInt8(ascii: "."), UInt8(ascii: ".")]) {
            throw error("“\(value)” holds “..”", allowed: "\(allowed), without “..”")
        }
        if components.contains(where: { $0.count > Self.fileNameBytesMaximum }) {
            throw error(
                "a name in the path is too long",
                allowed: "names of at most \(Self.fileNameBytesMaximum) bytes")
        }
        return [ItemPath.separator] + components.joined(separator: [ItemPath.separator])
    }

    func component() throws(SettingsError) -> [UInt8] {
        let name = Array(value.utf8)
        let isSound =
            ItemPath.problem(withName: name) == nil && name.count <= Self.fileNameBytesMaximum
            && !name.contains { $0 < 0x20 || $0 == 0x7f }
        guard isSound else {
            let shown =
                name.count <= 80 ? "“\(PathText.display(name))”" : "a text of \(name.count) bytes"
            throw error(
                "\(shown) cannot be a root's name",
                allowed: "one directory name: not empty, without “/”, not “.” or “..”, "
                    + "at most \(Self.fileNameBytesMaximum) bytes")
        }
        return name
    }

    func role() throws(SettingsError) -> RootRole {
        let allowed = "\"documents\", \"application-support\", \"preferences\""
        switch value {
        case "documents": return .documents
        case "application-support": return .applicationSupport
        case "preferences": return .preferences
        case "caches", "temporary":
            throw error(
                "\(value == "caches" ? "caches" : "temporary files") are never backed up, "
                    + "for their owners can make them again", allowed: allowed)
        default: throw error("“\(value)” is not a role", allowed: allowed)
        }
    }

    /// - Source: NAME_MAX, limits.h(0p).
    private static var fileNameBytesMaximum: Int { 255 }
}

extension RawSettings.Entry where Value == Int {
    func number(in range: ClosedRange<Int>) throws(SettingsError) -> Int {
        guard range.contains(value) else {
            throw error(
                "\(value) is out of range", allowed: "\(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }
}

extension RawSettings.Entry where Value == RawSettings.Size {
    func size(in range: ClosedRange<ByteSize>) throws(SettingsError) -> ByteSize {
        let shown: String
        let size: ByteSize?
        switch value {
        case .bytes(let count):
            shown = "\(count)"
            size = UInt64(exactly: count).map(ByteSize.init(bytes:))
        case .text(let text):
            shown = "“\(text)”"
            size = ByteSize(text)
        }
        guard let size, range.contains(size) else {
            throw error(
                "\(shown) is not a size in range",
                allowed: "\"\(range.lowerBound)\" to \"\(range.upperBound)\": a whole number and "
                    + "B, kB, MB, GB, TB, KiB, MiB, GiB or TiB; without a unit it is bytes")
        }
        return size
    }
}
