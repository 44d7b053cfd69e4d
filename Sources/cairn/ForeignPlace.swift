import CairnCore
import CairnLinux
import CairnText
import Glibc

/// A directory of another user's, in which root makes a repository or a copy.
enum ForeignPlace {
    /// Tells root whose what is made there will be, and who else can write there.
    static func note(_ path: [UInt8], _ context: Context) {
        let path = RealPath.resolve(path)
        guard geteuid() == 0, let status = try? LinuxFileSystem().status(ofRoot: path),
            status.uid
                != context.user.variable("SUDO_UID").flatMap({
                    UInt32(String(decoding: $0, as: UTF8.self))
                })
        else { return }
        let shown = PathText.display(path)
        if status.uid != 0 {
            let name = Process.userName(of: status.uid) ?? Array("user \(status.uid)".utf8)
            context.note(
                "\(shown) belongs to \(PathText.display(name)), who could read and change everything that the root user creates there"
            )
        } else if status.mode & 0o002 != 0 {
            context.note("everyone can write to \(shown); run `chmod go-w` on it")
        }
    }
}
