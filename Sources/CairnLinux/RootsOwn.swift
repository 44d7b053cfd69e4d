import CairnCore
import Glibc

/// A check of files that root runs or trusts, which no other user may be able to change: settings,
/// hooks, the state directory.
public enum RootsOwn {
    /// - Throws: ``SystemError/foreignEnvironment`` with the directory or file that another user
    ///   owns, or everybody may write: only in a process of root's.
    public static func check(_ path: [UInt8]) throws(SystemError) {
        guard geteuid() == 0, let foreign = try TrustedPath.foreignPart(of: path) else { return }
        throw SystemError("use", path: foreign.path, code: SystemError.foreignEnvironment)
    }

    /// A program that root runs, and the files among its arguments: a shell or an interpreter runs
    /// those.
    ///
    /// - Throws: as ``check(_:)``. An argument that is no absolute path of a file is none of its
    ///   business.
    public static func check(program: [UInt8], arguments: some Sequence<[UInt8]>)
        throws(SystemError)
    {
        if program.contains(UInt8(ascii: "/")) { try check(program) }
        for path in arguments where path.first == UInt8(ascii: "/") && isFile(path) {
            try check(path)
        }
    }

    private static func isFile(_ path: [UInt8]) -> Bool {
        var found = stat()
        return withCString(path) { fstatat(AT_FDCWD, $0, &found, 0) } == 0
            && found.st_mode & S_IFMT == S_IFREG
    }
}
