import Glibc

/// The real restic, where it is installed.
package enum Restic {
    package static let path = "/usr/bin/restic"
    package static let isThere = access(path, X_OK) == 0
    package static let password = "other password"

    /// Makes an empty repository at `path`, as `restic init` made it, but for its key: that is
    /// sealed under the password at scrypt's least cost (N = 2, r = 1, p = 1). As `init` seals it,
    /// each call of restic takes half a second of processor time to open it.
    package static func makeRepository(_ path: String) {
        for name in ["data", "index", "keys", "locks", "snapshots"] {
            Files.makeDirectories("\(path)/\(name)")
        }
        let fixture = Project.fixtures + "/restic"
        for name in ["config"] + Files.names(fixture + "/keys").map({ "keys/\($0)" }) {
            Files.write(Files.content("\(fixture)/\(name)"), to: "\(path)/\(name)")
        }
    }
}
