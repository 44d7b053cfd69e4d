import CLinux
import CairnCore
import CairnFormat
import Glibc

/// The address of a daemon's control socket: a directory for its owner only, and a name in it.
///
/// One socket a repository, named by the repository's id, so that several daemons of one user can
/// run side by side.
public struct ControlAddress: Equatable, Sendable {
    /// Absolute.
    public let directory: [UInt8]
    public let name: String

    public init(directory: [UInt8], name: String) {
        self.directory = directory
        self.name = name
    }

    /// The addresses at which a daemon binds, in this order: `$XDG_RUNTIME_DIR/cairn/`, then the
    /// state directory, because a system service has no runtime directory of the user's.
    ///
    /// - Parameter runtimeDirectory: the variable's value. - Source: XDG Base Directory
    ///   Specification 0.8: a relative path is ignored.
    public static func candidates(
        repository: Hash128, runtimeDirectory: [UInt8]?, stateDirectory: String
    ) -> [ControlAddress] {
        addresses(repository, in: [runtimeDirectory], stateDirectory)
    }

    /// The addresses at which clients look: wherever a daemon of this user may have bound, in
    /// whatever environment. A job of cron or of the system has no variable, and the daemon of the
    /// session has.
    public static func sought(
        repository: Hash128, runtimeDirectory: [UInt8]?, stateDirectory: String
    ) -> [ControlAddress] {
        addresses(repository, in: [runtimeDirectory, sessionDirectory], stateDirectory)
    }

    private static func addresses(
        _ repository: Hash128, in runtimeDirectories: [[UInt8]?], _ stateDirectory: String
    ) -> [ControlAddress] {
        directories(runtimeDirectories, stateDirectory).map {
            ControlAddress(directory: $0, name: "\(repository).sock")
        }
    }

    /// The directories of all the sockets of this user's daemons; nothing else is in them but in
    /// the last, the state directory.
    public static func directories(runtimeDirectory: [UInt8]?, stateDirectory: String) -> [[UInt8]]
    {
        directories([runtimeDirectory, sessionDirectory], stateDirectory)
    }

    private static func directories(
        _ runtimeDirectories: [[UInt8]?], _ stateDirectory: String
    ) -> [[UInt8]] {
        var found: [[UInt8]] = []
        for case let directory? in runtimeDirectories where directory.first == ItemPath.separator {
            let own = ItemPath.join(directory, Array("cairn".utf8))
            if !found.contains(own) { found.append(own) }
        }
        return found + [Array(stateDirectory.utf8)]
    }

    /// The runtime directory of this user's sessions; nil when there is none, or it is not theirs
    /// alone. - Source: pam_systemd(8); file-hierarchy(7), `/run/user/`.
    private static var sessionDirectory: [UInt8]? {
        let path = Array("/run/user/\(geteuid())".utf8)
        guard
            let opened = try? openAt(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW),
            let status = try? statusAt(opened.number, []), status.uid == geteuid(),
            status.mode & 0o777 == 0o700
        else { return nil }
        return path
    }

    /// Opens the directory, made when it is missing, and checks that only its owner can use it.
    func makeDirectory() throws(SystemError) -> LinuxDescriptor {
        let (parent, name) = try TrustedPath.openParent(of: directory)
        try check("make directory", directory, of: name, accepting: EEXIST) {
            mkdirat(parent.number, $0, 0o700)
        }
        let opened = try openAt(parent.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        let status = try statusAt(opened.number, [])
        guard status.uid == geteuid()
        else { throw SystemError("use", path: directory, code: EPERM) }
        if status.mode & 0o077 != 0 {
            try check("change mode of", directory, fchmod(opened.number, 0o700))
        }
        return opened
    }

    /// - Returns: a connected socket whose other end is this user or root, and the process that
    ///   serves there; nil when nobody does.
    /// - Throws: ``SystemError/foreignSocket`` when another user does.
    func connect() throws(SystemError) -> (socket: LinuxDescriptor, process: Int32)? {
        let opened: LinuxDescriptor
        do throws(SystemError) {
            opened = try openAt(AT_FDCWD, directory, O_RDONLY | O_DIRECTORY)
        } catch {
            if error.isMissing || error.code == EACCES { return nil }
            throw error
        }
        let socket = LinuxDescriptor(try checked("make socket", cairn_unix_socket()))
        let code = withCString(Array(name.utf8)) {
            cairn_unix_connect(socket.number, opened.number, $0)
        }
        switch -code {
        case 0: break
        case ENOENT, ECONNREFUSED, EACCES, ENOTSOCK: return nil
        default: throw SystemError("connect to", path: path, code: -code)
        }
        var (peer, process): (UInt32, Int32) = (0, 0)
        _ = try checked("look at", cairn_unix_peer(socket.number, &peer, &process))
        guard peer == geteuid() || peer == 0 else {
            throw SystemError("connect to", path: path, code: SystemError.foreignSocket)
        }
        return (socket, process)
    }

    var path: [UInt8] { ItemPath.join(directory, Array(name.utf8)) }

    func checked(_ call: String, _ result: Int32) throws(SystemError) -> Int32 {
        guard result >= 0 else { throw SystemError(call, path: path, code: -result) }
        return result
    }
}

/// The bounds of a control server. - Source: Docs/CONTROL.md.
public struct ControlLimits: Sendable {
    /// Connections served at once; more wait in the kernel's queue.
    public var clientsMaximum = 32
    /// The maximum of unsent output for a client that does not read.
    public var outputBytesMaximum = 1 << 20
    /// The longest wait for the rest of a line, and for a client to read its output.
    public var patienceNanoseconds: UInt64 = 60_000_000_000
    /// A connection without a request for this long makes room for a waiting one.
    public var idleNanoseconds: UInt64 = 1_000_000_000

    public init() {}
}
