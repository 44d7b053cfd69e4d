import CairnEngine
import Glibc

/// What root runs and believes, which no other user may be able to change: settings, hooks, the state directory.
public enum RootsOwn {
    /// - Throws: ``SystemError/foreignGround`` with the directory or file that another user owns, or everybody may write: only in a process of root's.
    public static func check(_ path: [UInt8]) throws(SystemError) {
        guard geteuid() == 0, let foreign = try TrustedPath.foreignPart(of: path) else { return }
        throw SystemError("use", path: foreign.path, code: SystemError.foreignGround)
    }
}
