import CLinux
import CairnCore
import CairnFormat
import Glibc

/// The sources of passwords. They are read directly into ``SecretBytes``; intermediate buffers are
/// overwritten.
///
/// A password ends before the last line break; at most ``bytesMaximum`` bytes.
public enum SecretReading {
    public static let bytesMaximum = 4096

    public enum Failure: Error, Equatable {
        case system(SystemError)
        /// Others may read the file. - Parameter mode: its permissions.
        case exposed(mode: UInt32)
        /// Neither a file nor a pipe.
        case notAFile(ItemKind)
        /// Nobody writes to the pipe.
        case silent
        case tooLong
        case holdsZero
        /// The program did not end well. - Parameter status: as waitpid(2) gives it.
        case program(status: Int32)
        /// The person at the terminal pressed Ctrl-C.
        case interrupted
    }

    /// An environment variable, which is gone afterwards: no child gets it and `/proc/PID/environ`
    /// does not show it.
    public static func variable(_ name: String) throws(Failure) -> SecretBytes? {
        guard let value = getenv(name) else { return nil }
        defer { cairn_forget_variable(name) }
        let count = strlen(value)
        guard count <= bytesMaximum else { throw .tooLong }
        return SecretBytes(count: count) { (buffer: UnsafeMutableRawBufferPointer) in
            buffer.copyMemory(from: UnsafeRawBufferPointer(start: value, count: count))
        }
    }

    /// The longest time that a FIFO may be without a writer, in milliseconds.
    public static let writerPatience: Int32 = 5_000

    /// A file, or a pipe, as a shell makes of `<(COMMAND)`: that is waited for as long as somebody
    /// has it open for writing. A regular file that others may read is refused, as ssh does with
    /// private keys; so is one of this user that its group may read.
    public static func file(_ path: [UInt8], writerPatience: Int32 = writerPatience) throws(Failure)
        -> SecretBytes
    {
        let file: LinuxDescriptor
        let status: FileStatus
        do throws(SystemError) {
            // A person may well name a symlink.
            file = try openFollowing(path)
            status = try statusAt(file.number, [])
        } catch { throw .system(error) }
        guard status.kind == .file || status.kind == .fifo else { throw .notAFile(status.kind) }
        let mode = UInt32(status.mode)
        let open = mode & (status.uid == geteuid() ? 0o077 : 0o007)
        guard status.kind != .file || open == 0 else { throw .exposed(mode: mode & 0o777) }
        // A user who can change the file chooses the password.
        if status.kind == .file {
            do throws(SystemError) { try RootsOwn.check(path) } catch { throw .system(error) }
        }
        return try content(
            of: file.number, path, writerPatience: status.kind == .fifo ? writerPatience : nil)
    }

    /// Whether there is anything at a path.
    public static func isThere(_ path: [UInt8]) -> Bool {
        withCString(path) { access($0, F_OK) } == 0
    }

    /// Waits until there is something to read, or its writer is gone; negative for as long as that
    /// takes.
    private static func awaitInput(_ descriptor: Int32, milliseconds: Int32) {
        var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&asked, 1, milliseconds) < 0, errno == EINTR {}
    }

    private static func openFollowing(_ path: [UInt8]) throws(SystemError) -> LinuxDescriptor {
        while true {
            let number = withCString(path) {
                Glibc.open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
            }
            if number >= 0 { return LinuxDescriptor(number) }
            if errno != EINTR { throw SystemError("open", path: path, code: errno) }
        }
    }

    /// Reads a program's output. The program gets this process's environment, standard input and
    /// error, so that it may ask the person; no shell.
    ///
    /// - Parameter words: the program and its arguments, at least one.
    public static func program(_ words: [[UInt8]]) throws(Failure) -> SecretBytes {
        let program: [UInt8]
        do throws(SystemError) {
            program = try ProgramSearch.path(of: words[0])
            try RootsOwn.check(program: program, arguments: words.dropFirst())
        } catch { throw .system(error) }
        var ends: [Int32] = [-1, -1]
        let piped = cairn_pipe(&ends)
        guard piped == 0 else { throw .system(SystemError("pipe", code: piped)) }
        let (reading, writing) = (LinuxDescriptor(ends[0]), LinuxDescriptor(ends[1]))
        let copies = words.map { word in withCString(word) { strdup($0) } }
        defer { for copy in copies { free(copy) } }
        var process: pid_t = 0
        let code = withCString(program) {
            cairn_spawn_asking($0, copies + [nil], writing.number, &process)
        }
        guard code == 0 else { throw .system(SystemError("start", path: words[0], code: code)) }
        do throws(SystemError) { try writing.close([]) } catch { throw .system(error) }
        let secret = Result { () throws(Failure) in try content(of: reading.number, words[0]) }
        // Closed before it is waited for: who writes too much must not wait for a reader that is
        // gone.
        do throws(SystemError) { try reading.close([]) } catch { throw .system(error) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { throw .system(SystemError("wait", path: words[0], code: errno)) }
        }
        let found = try secret.get()
        guard status == 0 else { throw .program(status: status) }
        return found
    }

    /// Reads a line at the controlling terminal, without echo.
    ///
    /// - Returns: nil when there is no terminal.
    public static func terminal(_ prompt: String) throws(Failure) -> SecretBytes? {
        let number = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard number >= 0 else { return nil }
        let terminal = LinuxDescriptor(number)
        var before = termios()
        guard tcgetattr(terminal.number, &before) == 0 else { return nil }
        var hidden = before
        hidden.c_lflag &= ~tcflag_t(ECHO | ECHOE | ECHOK | ECHONL)
        // Ctrl-C comes as a character: a signal would end the process and leave the terminal
        // without echo.
        hidden.c_lflag &= ~tcflag_t(ISIG)
        hidden.c_lflag |= tcflag_t(ICANON)
        // Line by line, Ctrl-C included: as a further end of line.
        withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VEOL)] = 3 }
        guard tcsetattr(terminal.number, TCSAFLUSH, &hidden) == 0
        else { throw .system(SystemError("set terminal", code: errno)) }
        defer {
            _ = tcsetattr(terminal.number, TCSAFLUSH, &before)
            _ = Glibc.write(terminal.number, "\n", 1)
        }
        _ = Array(prompt.utf8).withUnsafeBytes {
            Glibc.write(terminal.number, $0.baseAddress, $0.count)
        }
        return try content(of: terminal.number, Array("/dev/tty".utf8), endsAtLine: true)
    }

    /// Reads to the end, or to the end of a line.
    ///
    /// - Parameter writerPatience: of a FIFO that was opened without waiting, how long nobody may
    ///   be there to write, in milliseconds.
    private static func content(
        of descriptor: Int32, _ path: [UInt8], endsAtLine: Bool = false,
        writerPatience: Int32? = nil
    ) throws(Failure) -> SecretBytes {
        // One byte more tells that it is too long.
        let capacity = bytesMaximum + 2
        var failure: Failure?
        var filled = 0
        var hasWaited = false
        let all = SecretBytes(count: capacity) { (buffer: UnsafeMutableRawBufferPointer) in
            while filled < capacity {
                let count = Glibc.read(descriptor, buffer.baseAddress! + filled, capacity - filled)
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN {
                    // Somebody has it open for writing.
                    awaitInput(descriptor, milliseconds: -1)
                    continue
                }
                if count == 0, filled == 0, let writerPatience {
                    guard !hasWaited else {
                        failure = .silent
                        break
                    }
                    awaitInput(descriptor, milliseconds: writerPatience)
                    hasWaited = true
                    continue
                }
                if count < 0 { failure = .system(SystemError("read", path: path, code: errno)) }
                if count <= 0 { break }
                filled += count
                if endsAtLine, buffer[filled - 1] == UInt8(ascii: "\n") || buffer[filled - 1] == 3 {
                    break
                }
            }
        }
        if let failure { throw failure }
        return try all.withBytes { bytes throws(Failure) in
            if endsAtLine, filled > 0, bytes[filled - 1] == 3 { throw .interrupted }
            var count = filled
            if count > 0, bytes[count - 1] == UInt8(ascii: "\n") { count -= 1 }
            if count > 0, bytes[count - 1] == UInt8(ascii: "\r") { count -= 1 }
            guard count <= bytesMaximum else { throw .tooLong }
            let part = UnsafeRawBufferPointer(rebasing: bytes[..<count])
            guard !part.contains(0) else { throw .holdsZero }
            return SecretBytes(count: count) { (buffer: UnsafeMutableRawBufferPointer) in
                buffer.copyMemory(from: part)
            }
        }
    }
}

extension Process {
    /// Protects this process's memory: no core dump, and no other process of the same user can read
    /// it.
    ///
    /// Failures are ignored: secrets are also excluded from core dumps one by one
    /// (``SecretBytes``).
    public static func hideMemory() { _ = cairn_hide_process() }
}
