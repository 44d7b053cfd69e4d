import CairnCore
import CairnFormat
import CairnLinux
import CairnSource
import CairnText
import Glibc

/// Names the home directory where it is the reason that nothing beneath it can be read or made.
enum HomeFailure {
    /// - Returns: an error about the home when it is missing or may not be written; else `error`.
    static func explained(_ error: SystemError, _ user: UserEnvironment) -> any Error {
        guard ItemPath.relative(error.path, to: user.home) != nil else { return error }
        let home = PathText.display(user.home)
        let path = String(decoding: user.home, as: UTF8.self)
        guard faccessat(AT_FDCWD, path, F_OK, AT_EACCESS) == 0 else {
            return CommandFailure(
                "the home directory of \(Process.userName) does not exist: \(home)",
                "create it as the root user, or set HOME to a directory that you own")
        }
        guard faccessat(AT_FDCWD, path, W_OK | X_OK, AT_EACCESS) == 0 else {
            return CommandFailure(
                "\(Process.userName) cannot write to the home directory, \(home)",
                "set HOME to a directory that you own (`sudo -H` does this)")
        }
        return error
    }
}
