import CairnCore
import CairnFormat
import Glibc

/// Where a program stands that is named as in a shell.
public enum ProgramSearch {
    /// Of the directories in `PATH`, those that are named from `/`: another one is a place that
    /// somebody else may have filled. - Source: exec(3); environ(7).
    ///
    /// - Throws: `ENOENT`, and as ``RootsOwn/check(_:)``.
    public static func path(of word: [UInt8]) throws(SystemError) -> [UInt8] {
        if word.contains(ItemPath.separator) {
            try RootsOwn.check(word)
            return word
        }
        let directories =
            getenv("PATH").map { Array(String(cString: $0).utf8) }
            ?? Array("/usr/local/bin:/usr/bin:/bin".utf8)
        for directory in directories.split(separator: UInt8(ascii: ":"))
        where directory.first == ItemPath.separator && !word.isEmpty {
            let path = Array(directory) + [ItemPath.separator] + word
            guard isProgram(path) else { continue }
            try RootsOwn.check(path)
            return path
        }
        throw SystemError("start", path: word, code: ENOENT)
    }

    /// The first program of a name in the directories that are named from `/`, that no other user
    /// than root and this process's could change (``TrustedPath``). Others are passed over.
    ///
    /// - Parameter directories: as `PATH` has them.
    /// - Throws: `ENOENT`; ``SystemError/foreignEnvironment`` with what another user could change,
    ///   where there are only such programs.
    public static func safePath(of name: [UInt8], in directories: [UInt8])
        throws(SystemError) -> [UInt8]
    {
        var passedOver: SystemError?
        for directory in directories.split(separator: UInt8(ascii: ":"))
        where directory.first == ItemPath.separator {
            let path = Array(directory) + [ItemPath.separator] + name
            guard isProgram(path) else { continue }
            do throws(SystemError) {
                guard let foreign = try TrustedPath.foreignPart(of: path) else { return path }
                let code = SystemError.foreignEnvironment
                passedOver = passedOver ?? SystemError("use", path: foreign.path, code: code)
            } catch { passedOver = passedOver ?? error }
        }
        throw passedOver ?? SystemError("start", path: name, code: ENOENT)
    }

    /// The same, in this process's `PATH` and then in the system's directories.
    public static func safePath(of name: [UInt8]) throws(SystemError) -> [UInt8] {
        let own = getenv("PATH").map { "\(String(cString: $0)):" } ?? ""
        return try safePath(of: name, in: Array("\(own)/usr/local/bin:/usr/bin".utf8))
    }

    private static func isProgram(_ path: [UInt8]) -> Bool {
        var found = stat()
        return withCString(path) {
            stat($0, &found) == 0 && found.st_mode & S_IFMT == S_IFREG && access($0, X_OK) == 0
        }
    }
}
