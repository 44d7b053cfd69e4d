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

    private static func isProgram(_ path: [UInt8]) -> Bool {
        var found = stat()
        return withCString(path) {
            stat($0, &found) == 0 && found.st_mode & S_IFMT == S_IFREG && access($0, X_OK) == 0
        }
    }
}
