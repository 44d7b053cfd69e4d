import CairnFormat

/// The user's Documents and Application Support, as the system names them.
///
/// Foundation is asked for neither. For Application Support its answer is right, and a test compares it with the one here; but it reads
/// the process's environment, which tests cannot give it. For Documents it is wrong wherever `user-dirs.dirs` exists: of
/// `XDG_DOCUMENTS_DIR="$HOME/Dokumente"` it makes the path `/home/ada/"$HOME/Dokumente"`, quotes and all; and it does not look in
/// `XDG_CONFIG_HOME` (Swift 6.3.1 on Debian 12). So that file is read here.
/// - Source: user-dirs.dirs(5); xdg-user-dirs, xdg-user-dir-lookup.c; XDG Base Directory Specification 0.8.
public struct StandardDirectories: Equatable, Sendable {
    /// A standard directory that there is not.
    public struct Absence: Equatable, Sendable {
        public let name: [UInt8]
        /// Where the system says that it would be.
        public let path: [UInt8]
        public let reason: Reason
    }

    public enum Reason: Equatable, Sendable {
        /// There is no directory at the path.
        case missing
        /// `user-dirs.dirs` gives the home itself, which means that the user wants no such directory.
        case disabled
    }

    /// Those that exist, as roots. Their names are the same in every language, so that a restore fits elsewhere.
    public let roots: [Settings.Root]
    public let absent: [Absence]

    public init(_ user: UserEnvironment) {
        let applicationSupport = user.baseDirectory("XDG_DATA_HOME", inHome: ".local/share")
        let answers = [
            Settings.Root(
                name: Array("Documents".utf8), path: Self.documents(user), role: .documents),
            Settings.Root(
                name: Array("Application Support".utf8), path: applicationSupport,
                role: .applicationSupport),
        ]
        var roots: [Settings.Root] = []
        var absent: [Absence] = []
        for root in answers {
            if root.path == user.home {
                absent.append(Absence(name: root.name, path: root.path, reason: .disabled))
            } else if user.isDirectory(root.path) {
                roots.append(root)
            } else {
                absent.append(Absence(name: root.name, path: root.path, reason: .missing))
            }
        }
        self.roots = roots
        self.absent = absent
    }

    private static func documents(_ user: UserEnvironment) -> [UInt8] {
        let file = user.under(
            user.baseDirectory("XDG_CONFIG_HOME", inHome: ".config"), "user-dirs.dirs")
        let text = (try? user.content(file)) ?? nil
        let configured = text.flatMap {
            UserDirectoriesFile($0, home: user.home).directory("DOCUMENTS")
        }
        // As /etc/xdg/user-dirs.defaults has it, in the language of no locale.
        return configured ?? user.under(user.home, "Documents")
    }
}

/// The content of `user-dirs.dirs`: lines of `XDG_NAME_DIR="$HOME/path"` or `XDG_NAME_DIR="/path"`; any other line is passed over.
///
/// - Source: user-dirs.dirs(5). The last line of a name holds, as for a shell that sources the file.
struct UserDirectoriesFile {
    private var directories: [String: [UInt8]] = [:]

    init(_ text: [UInt8], home: [UInt8]) {
        for line in text.split(separator: UInt8(ascii: "\n")) {
            guard let (name, path) = Self.parse(line, home: home) else { continue }
            directories[name] = path
        }
    }

    /// - Parameter name: as `DOCUMENTS`.
    func directory(_ name: String) -> [UInt8]? { directories[name] }

    private static func parse(_ line: ArraySlice<UInt8>, home: [UInt8]) -> (String, [UInt8])? {
        let line = line.drop(while: isBlank)
        guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let variable = String(
            decoding: line[..<equals].trimmingSuffix(while: isBlank), as: UTF8.self)
        guard variable.hasPrefix("XDG_"), variable.hasSuffix("_DIR"), variable.utf8.count > 8 else {
            return nil
        }
        let value = line[(equals + 1)...].drop(while: isBlank)
        guard value.first == UInt8(ascii: "\""), let path = path(value.dropFirst(), home: home)
        else { return nil }
        return (String(variable.dropFirst(4).dropLast(4)), path)
    }

    private static func path(_ quoted: ArraySlice<UInt8>, home: [UInt8]) -> [UInt8]? {
        var rest = quoted
        var path: [UInt8] = []
        if rest.starts(with: "$HOME".utf8) {
            rest = rest.dropFirst(5)
            guard rest.first == ItemPath.separator || rest.first == UInt8(ascii: "\"") else {
                return nil
            }
            path = home
        } else if rest.first != ItemPath.separator {
            return nil
        }
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() {
                path.append(escaped)
            } else {
                path.append(byte)
            }
        }
        return UserEnvironment.withoutTrailingSlashes(path)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0d
    }
}

extension ArraySlice<UInt8> {
    fileprivate func trimmingSuffix(while isDropped: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        var result = self
        while let last = result.last, isDropped(last) { result.removeLast() }
        return result
    }
}
