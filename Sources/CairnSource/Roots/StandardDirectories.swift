import CairnFormat

/// The user's own directories, as the system names them: documents in eight places, application
/// support, preferences, caches.
///
/// Desktop, Documents, Music, Pictures, Videos, Templates and Public Share are kept as documents.
/// Downloads are not: their content came from elsewhere and is still there, and it is the largest
/// of them. Who wants it kept names it as a `[[root]]`.
///
/// Foundation is not used. For Application Support its answer is right, and a test compares it with
/// the one here; but it reads the process's environment, which tests cannot supply. For Documents
/// it is wrong wherever `user-dirs.dirs` exists: from `XDG_DOCUMENTS_DIR="$HOME/Dokumente"` it
/// makes the path `/home/ada/"$HOME/Dokumente"`, quotes included; and it does not look in
/// `XDG_CONFIG_HOME` (Swift 6.3.1 on Debian 12). So that file is read here.
/// - Source: user-dirs.dirs(5); xdg-user-dirs, xdg-user-dir-lookup.c and user-dirs.defaults; XDG
///   Base Directory Specification 0.8.
public struct StandardDirectories: Equatable, Sendable {
    /// One of them, wherever the system places it; ``RootSet`` decides whether it exists.
    public struct Place: Equatable, Sendable {
        /// The same in every language, so that a restore works elsewhere.
        public let name: [UInt8]
        public let path: [UInt8]
        public let role: RootRole
        /// The variable that names it: `XDG_DOCUMENTS_DIR`, `XDG_DATA_HOME`.
        public let variable: String
        /// Whether its absence is reported: the two that everybody has, and those that
        /// `user-dirs.dirs` names.
        public let isExpected: Bool
        /// Whether the path is the home itself or around it, which means that the user wants no
        /// such directory.
        public let isDisabled: Bool
    }

    /// In a fixed order; one path may come twice.
    public let places: [Place]

    private static let userDirectories: [(name: String, key: String, usual: String)] = [
        ("Documents", "DOCUMENTS", "Documents"), ("Desktop", "DESKTOP", "Desktop"),
        ("Music", "MUSIC", "Music"),
        ("Pictures", "PICTURES", "Pictures"), ("Videos", "VIDEOS", "Videos"),
        ("Templates", "TEMPLATES", "Templates"),
        ("Public Share", "PUBLICSHARE", "Public"),
    ]

    private static let baseDirectories:
        [(name: String, variable: String, inHome: String, role: RootRole)] = [
            ("Application Support", "XDG_DATA_HOME", ".local/share", .applicationSupport),
            ("Preferences", "XDG_CONFIG_HOME", ".config", .preferences),
            ("Caches", "XDG_CACHE_HOME", ".cache", .caches),
        ]

    public init(_ user: UserEnvironment) {
        let file = Self.configured(user)
        func place(
            _ name: String, _ path: [UInt8], _ role: RootRole, _ variable: String, _ expected: Bool
        ) -> Place {
            Place(
                name: Array(name.utf8), path: path, role: role, variable: variable,
                isExpected: expected, isDisabled: ItemPath.relative(user.home, to: path) != nil)
        }
        let documents = Self.userDirectories.map { name, key, usual in
            // Directories that the file does not name are in their default places, without a
            // locale.
            let named = file?.directory(key)
            return place(
                name, named ?? user.under(user.home, usual), .documents, "XDG_\(key)_DIR",
                named != nil || key == "DOCUMENTS")
        }
        let others = Self.baseDirectories.map { name, variable, inHome, role in
            place(
                name, user.baseDirectory(variable, inHome: inHome), role, variable,
                role == .applicationSupport)
        }
        places = documents + others
    }

    private static func configured(_ user: UserEnvironment) -> UserDirectoriesFile? {
        let file = user.under(
            user.baseDirectory("XDG_CONFIG_HOME", inHome: ".config"), "user-dirs.dirs")
        guard let text = (try? user.content(file)) ?? nil else { return nil }
        return UserDirectoriesFile(text, home: user.home)
    }
}
