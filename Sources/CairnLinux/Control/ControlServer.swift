import CLinux
import CairnCore
import CairnDaemon
import Glibc

/// Serves the control socket: one thread with poll(2) for the listener and all clients.
///
/// - What it promises: a client's input, or its failure to read, harms no other client and never
///   makes the daemon wait; only this user and root are accepted; exclusive access ends with its
///   connection; a dead daemon's socket is replaced, a living daemon's never.
/// - What it does not: concurrent answers to one client. Its requests are answered one after
///   another.
/// - Source: Docs/CONTROL.md, unix(7).
public final class ControlServer: @unchecked Sendable {
    // SAFETY: `thread` is written in `init` and joined in `stop()`; `isStopped` is the owner's; all
    // else belongs to the thread.
    private let loop: ControlLoop
    private let thread: WorkerThread
    private var isStopped = false

    /// The address at which it listens.
    public let address: ControlAddress

    /// Binds the first of `addresses` whose directory can be used, and begins to serve.
    ///
    /// - Throws: ``SystemError`` with `EADDRINUSE` when another daemon serves there.
    public init(
        at addresses: [ControlAddress], control: any DaemonControl,
        clock: any CairnCore.Clock = LinuxClock(), limits: ControlLimits = ControlLimits()
    ) throws(SystemError) {
        let listener = try ControlListener.bind(firstOf: addresses)
        address = listener.address
        let loop = try ControlLoop(listener, control: control, clock: clock, limits: limits)
        self.loop = loop
        thread = WorkerThread { loop.run() }
    }

    deinit { precondition(isStopped, "a control server was dropped, not stopped") }

    /// Closes all connections, takes exclusive access back, removes the socket and ends the thread.
    public func stop() {
        guard !isStopped else { return }
        isStopped = true
        loop.outbox.requestStop()
        thread.join()
    }
}

/// A bound socket and the flock that shows its owner.
///
/// The flock ends with its holder: whoever has it may remove an existing socket, because nobody
/// serves it.
final class ControlListener {
    let address: ControlAddress
    let socket: LinuxDescriptor
    private let directory: LinuxDescriptor
    private let lock: LinuxLock

    private static let backlog: Int32 = 128

    static func bind(firstOf addresses: [ControlAddress]) throws(SystemError) -> ControlListener {
        var failure = SystemError("bind", code: EINVAL)
        for address in addresses {
            let directory: LinuxDescriptor
            do throws(SystemError) { directory = try address.makeDirectory() } catch {
                failure = error
                continue
            }
            return try ControlListener(address, directory)
        }
        throw failure
    }

    private init(_ address: ControlAddress, _ directory: LinuxDescriptor) throws(SystemError) {
        self.address = address
        self.directory = directory
        let file = try openAt(
            directory.number, Array("\(address.name).lock".utf8), O_RDWR | O_CREAT | O_NOFOLLOW,
            mode: 0o600)
        while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            throw SystemError(
                "bind", path: address.path, code: errno == EWOULDBLOCK ? EADDRINUSE : errno)
        }
        lock = LinuxLock(file)
        if unlinkat(directory.number, address.name, 0) != 0, errno != ENOENT {
            throw SystemError("replace", path: address.path, code: errno)
        }
        socket = LinuxDescriptor(try address.checked("make socket", cairn_unix_socket()))
        _ = try address.checked(
            "bind",
            withCString(Array(address.name.utf8)) {
                cairn_unix_bind(socket.number, directory.number, $0)
            })
        try check("listen at", address.path, listen(socket.number, Self.backlog))
    }

    /// - Returns: a connection of this user or root; nil when there is none now.
    func accept() throws(SystemError) -> LinuxDescriptor? {
        while true {
            let number = cairn_unix_accept(socket.number)
            if number == -EAGAIN { return nil }
            if number == -EINTR || number == -ECONNABORTED { continue }
            let accepted = LinuxDescriptor(try address.checked("accept at", number))
            var peer: UInt32 = 0
            var process: Int32 = 0
            guard cairn_unix_peer(accepted.number, &peer, &process) == 0,
                peer == geteuid() || peer == 0
            else { continue }
            return accepted
        }
    }

    /// Removes the socket and releases the lock. The lock's file stays: removing it would let two
    /// daemons lock two files.
    func end() {
        unlinkat(directory.number, address.name, 0)
        try? socket.close(address.path)
        lock.release()
    }
}
