import CLinux
import CairnCore
import CairnFormat
import Glibc

/// `cairn-events`, a child that reads the kernel's events and ends with this process.
///
/// The kernel ends it, too, when the thread that started it ends: start it on the one that reads
/// from it. It gets the socket as standard input, standard error for what its library may say, and
/// nothing else: no environment, no argument, no descriptor, a process group of its own, so that
/// the terminal's signals stay away from it.
/// - Source: Sources/cairn-events/main.c; prctl(2), PR_SET_PDEATHSIG;
///   Docs/decisions/0001-licence.md.
final class EventProgram {
    let path: [UInt8]
    let socket: LinuxDescriptor
    /// Readable once it has ended. - Source: pidfd_open(2).
    let end: LinuxDescriptor
    private let process: pid_t
    private static let endMilliseconds: Int32 = 1_000

    init(_ path: [UInt8]) throws(SystemError) {
        self.path = path
        var ends: [Int32] = [-1, -1]
        try check("make sockets", code: cairn_packet_sockets(&ends))
        let (ours, others) = (LinuxDescriptor(ends[0]), LinuxDescriptor(ends[1]))
        // Standard error may be closed; standard output says nothing.
        let errors = fcntl(STDERR_FILENO, F_GETFD) < 0 ? nil : STDERR_FILENO
        let nothing = try openAt(AT_FDCWD, Array("/dev/null".utf8), O_RDWR)
        let word = withCString(path) { strdup($0) }
        defer { free(word) }
        var started: pid_t = 0
        let code = withCString(path) {
            cairn_spawn(
                $0, [word, nil], [nil], others.number, errors ?? nothing.number, 0, &started)
        }
        try check(EventSourceFailure.start, path, code: code)
        let descriptor = cairn_process_descriptor(started)
        guard descriptor >= 0 else {
            kill(started, SIGKILL)
            var status: Int32 = 0
            while waitpid(started, &status, 0) < 0, errno == EINTR {}
            throw SystemError("pidfd_open", path: path, code: -descriptor)
        }
        socket = ours
        end = LinuxDescriptor(descriptor)
        process = started
    }

    /// Kills it, also where it is stopped. One that is stuck in the kernel stays a zombie until
    /// this process ends.
    deinit {
        kill(process, SIGKILL)
        var entry = pollfd(fd: end.number, events: Int16(POLLIN), revents: 0)
        _ = poll(&entry, 1, Self.endMilliseconds)
        var status: Int32 = 0
        waitpid(process, &status, WNOHANG)
    }

    // MARK: Where it is

    static let name = Array("cairn-events".utf8)
    /// Names another program in its place.
    static let variable = "CAIRN_EVENTS"

    /// The program that belongs to this one: what ``variable`` names, else
    /// `../libexec/cairn/cairn-events` as seen from the command's directory, else `cairn-events` in
    /// it, as in the build's.
    ///
    /// - Throws: ``EventSourceFailure/missing``; `EINVAL` for a variable that holds no absolute
    ///   path; as ``RootsOwn/check(_:)``, for root runs no program of another user's.
    static func find() throws(SystemError) -> [UInt8] {
        if let value = getenv(variable) {
            let path = Array(String(cString: value).utf8)
            guard path.first == ItemPath.separator
            else { throw SystemError("use \(variable)", path: path, code: EINVAL) }
            return try checked(path)
        }
        let directory = ItemPath.split(Process.executable).parent
        let installed = ItemPath.split(directory).parent + Array("/libexec/cairn/".utf8) + name
        for path in [installed, directory + [ItemPath.separator] + name] where exists(path) {
            return try checked(path)
        }
        throw EventSourceFailure.missing.error(installed)
    }

    private static func exists(_ path: [UInt8]) -> Bool {
        withCString(path) { access($0, F_OK) } == 0
    }

    private static func checked(_ path: [UInt8]) throws(SystemError) -> [UInt8] {
        guard exists(path) else { throw EventSourceFailure.missing.error(path) }
        try RootsOwn.check(path)
        return path
    }
}
