import CairnCore
import CairnFormat

/// The user's environment, for settings and standard directories: a value, so that tests need no
/// real home.
public struct UserEnvironment: Sendable {
    /// Absolute, without a trailing slash.
    public let home: [UInt8]
    /// An environment variable; nil when it is not set.
    public let variable: @Sendable (_ name: String) -> [UInt8]?
    /// The content of a small file; nil when there is none.
    public let content: @Sendable (_ path: [UInt8]) throws(SystemError) -> [UInt8]?
    /// Whether there is a directory at a path, symlinks followed.
    public let isDirectory: @Sendable (_ path: [UInt8]) -> Bool

    public init(
        home: [UInt8], variable: @escaping @Sendable (String) -> [UInt8]?,
        content: @escaping @Sendable ([UInt8]) throws(SystemError) -> [UInt8]?,
        isDirectory: @escaping @Sendable ([UInt8]) -> Bool
    ) {
        self.home = Self.withoutTrailingSlashes(home)
        self.variable = variable
        self.content = content
        self.isDirectory = isDirectory
    }

    /// Replaces a leading `~` or `~/` by the home; nil for `~name`, another user's home.
    public func expandingHome(_ path: [UInt8]) -> [UInt8]? {
        guard path.first == UInt8(ascii: "~") else { return path }
        let rest = path.dropFirst()
        guard rest.isEmpty || rest.first == ItemPath.separator else { return nil }
        return home + rest
    }

    /// A base directory: the variable's value, or its place in the home when that is unset, empty
    /// or relative.
    ///
    /// - Source: XDG Base Directory Specification 0.8: a relative path is invalid and must be
    ///   ignored.
    func baseDirectory(_ name: String, inHome place: String) -> [UInt8] {
        if let value = variable(name), value.first == ItemPath.separator {
            return Self.withoutTrailingSlashes(value)
        }
        return under(home, place)
    }

    func under(_ directory: [UInt8], _ place: String) -> [UInt8] {
        directory == [ItemPath.separator]
            ? directory + place.utf8 : directory + [ItemPath.separator] + place.utf8
    }

    public static func withoutTrailingSlashes(_ path: [UInt8]) -> [UInt8] {
        var path = path
        while path.count > 1, path.last == ItemPath.separator { path.removeLast() }
        return path
    }
}

/// The default paths, unless the settings or the command line name others.
///
/// - Source: XDG Base Directory Specification 0.8.
public struct DefaultLocations: Sendable {
    /// `$XDG_CONFIG_HOME/cairn/cairn.toml`
    public let settingsFile: [UInt8]
    /// `$XDG_STATE_HOME/cairn`
    public let stateDirectory: [UInt8]
    /// `$XDG_DATA_HOME`
    public let data: [UInt8]
    /// `$XDG_DATA_HOME/cairn/repository`
    public let repository: [UInt8]
    /// `$XDG_CACHE_HOME`
    public let caches: [UInt8]

    public init(_ user: UserEnvironment) {
        settingsFile = user.under(
            user.baseDirectory("XDG_CONFIG_HOME", inHome: ".config"), "cairn/cairn.toml")
        stateDirectory = user.under(
            user.baseDirectory("XDG_STATE_HOME", inHome: ".local/state"), "cairn")
        data = user.baseDirectory("XDG_DATA_HOME", inHome: ".local/share")
        repository = user.under(data, "cairn/repository")
        caches = user.baseDirectory("XDG_CACHE_HOME", inHome: ".cache")
    }

    /// The catalog of one repository.
    public func catalog(of repository: Hash128) -> [UInt8] {
        stateDirectory + [ItemPath.separator] + "\(repository).catalog".utf8
    }
}
