import CLinux
import CairnCore
import Glibc

/// Runs programs: no shell, no descriptor of Cairn's, a small environment, a process group of their
/// own.
///
/// Standard input is a file in memory, so that a program that never reads it blocks nobody.
/// - Source: posix_spawn(3), pidfd_open(2), memfd_create(2), close_range(2).
public struct LinuxPrograms: ProgramRunner {
    private let environment: [String]

    /// The variables of the process's environment that programs get: enough to find the desktop,
    /// the home and the language, and no password.
    static let passed = [
        "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "TZ",
        "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME",
        "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY",
    ]
    static let path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    private static let valueBytesMaximum = 4096
    /// The time between asking a program to end and killing it.
    static let graceNanoseconds: UInt64 = 5_000_000_000
    /// The delay after which a nearer deadline is noticed.
    private static let tickNanoseconds: UInt64 = 200_000_000

    public init() {
        environment =
            ["PATH=\(Self.path)"]
            + Self.passed.compactMap { name in
                guard let value = getenv(name), strlen(value) <= Self.valueBytesMaximum
                else { return nil }
                return "\(name)=\(String(cString: value))"
            }
    }

    public func run(
        _ command: HookCommand, input: [UInt8], variables: [String: String], nanoseconds: UInt64,
        deadline: ProgramDeadline
    ) -> ProgramOutcome {
        let clock = LinuxClock()
        let patience = clock.monotonic() + Self.busyNanoseconds
        while true {
            do throws(SystemError) {
                try Self.checkOwner(of: command)
                var program = try RunningProgram(
                    command, input: RunningProgram.memoryFile(input),
                    environment: environment.filter { line in
                        !variables.keys.contains { line.hasPrefix("\($0)=") }
                    } + variables.map { "\($0)=\($1)" })
                return program.await(
                    nanoseconds: nanoseconds, deadline: deadline, tick: Self.tickNanoseconds)
            } catch {
                guard error.code == ETXTBSY, clock.monotonic() < patience
                else { return ProgramOutcome(.failed(error)) }
                clock.pause(nanoseconds: Self.busyPauseNanoseconds)
            }
        }
    }

    private static func checkOwner(of command: HookCommand) throws(SystemError) {
        do throws(SystemError) {
            try RootsOwn.check(program: command.program, arguments: command.arguments)
        } catch {
            throw error.code == SystemError.foreignEnvironment
                ? error : SystemError("start", path: command.program, code: error.code)
        }
    }

    /// A program that somebody is writing, or that a process forked at that moment holds open for
    /// writing, is free again soon. - Source: execve(2), ETXTBSY.
    private static let busyNanoseconds: UInt64 = 2_000_000_000
    private static let busyPauseNanoseconds: UInt64 = 20_000_000
}

/// A program from its start to its end.
///
/// Invariant: the process is not reaped before ``await(nanoseconds:deadline:tick:)`` or
/// ``awaitOrKill(nanoseconds:isStopped:)`` has sent its last signal, so its number is its own.
struct RunningProgram {
    private let process: pid_t
    /// Readable once the process has ended.
    private let end: LinuxDescriptor
    private var output: LinuxDescriptor?
    private var written: [UInt8] = []
    private var isCut = false
    private let clock = LinuxClock()
    private let path: [UInt8]

    /// - Parameter input: its standard input.
    init(_ command: HookCommand, input: LinuxDescriptor, environment: [String])
        throws(SystemError)
    {
        path = command.program
        var ends: [Int32] = [-1, -1]
        try check("pipe", code: cairn_pipe(&ends))
        let (reading, writing) = (LinuxDescriptor(ends[0]), LinuxDescriptor(ends[1]))
        _ = fcntl(reading.number, F_SETFL, O_NONBLOCK)
        let words = ([command.program] + command.arguments).map(Self.duplicate)
        let variables = environment.map { Self.duplicate(Array($0.utf8)) }
        defer { for word in words + variables { free(word) } }
        var started: pid_t = 0
        let code = withCString(command.program) {
            cairn_spawn(
                $0, words + [nil], variables + [nil], input.number, writing.number, 0, &started)
        }
        try check("start", path, code: code)
        let descriptor = cairn_process_descriptor(started)
        guard descriptor >= 0 else {
            kill(-started, SIGKILL)
            var status: Int32 = 0
            while waitpid(started, &status, 0) < 0, errno == EINTR {}
            throw SystemError("pidfd_open", path: path, code: -descriptor)
        }
        process = started
        end = LinuxDescriptor(descriptor)
        output = reading
    }

    static func memoryFile(_ bytes: [UInt8]) throws(SystemError) -> LinuxDescriptor {
        let number = cairn_memory_file("cairn-hook")
        guard number >= 0 else { throw SystemError("memfd_create", code: -number) }
        let file = LinuxDescriptor(number)
        try file.write(bytes)
        return file
    }

    private static func duplicate(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
        withCString(bytes) { strdup($0) }
    }

    /// The state of ending a program that does not end.
    private enum Patience { case waiting, asked, killed }

    mutating func await(nanoseconds: UInt64, deadline: ProgramDeadline, tick: UInt64)
        -> ProgramOutcome
    {
        var until = clock.monotonic().addingSaturated(nanoseconds)
        var patience = Patience.waiting
        while true {
            let now = clock.monotonic()
            if patience == .waiting { until = min(until, deadline.nanoseconds) }
            if now >= until {
                switch patience {
                case .waiting:
                    kill(-process, SIGTERM)
                    patience = .asked
                case .asked:
                    kill(-process, SIGKILL)
                    patience = .killed
                case .killed:
                    // Stuck in the kernel, on a dead network mount for one. It stays a zombie until
                    // the daemon ends.
                    return ProgramOutcome(
                        .failed(SystemError("kill", path: path, code: ETIMEDOUT)), output: written,
                        isCut: isCut)
                }
                until = now + LinuxPrograms.graceNanoseconds
            }
            if hasEnded(within: min(until > now ? until - now : 0, tick)) { break }
        }
        // Kills remaining processes of a program that had to be ended.
        return collect(wasEnded: patience != .waiting)
    }

    /// Waits for a program that gets no warning: it is killed after its time, and at once when it
    /// is to stop.
    mutating func awaitOrKill(nanoseconds: UInt64, isStopped: () -> Bool) -> ProgramOutcome {
        let until = clock.monotonic().addingSaturated(nanoseconds)
        while !hasEnded(within: Self.stopNanoseconds) {
            if isStopped() || clock.monotonic() >= until {
                kill(-process, SIGKILL)
                return collect(wasEnded: true)
            }
        }
        return collect(wasEnded: false)
    }

    /// The delay after which a request to stop is noticed.
    private static let stopNanoseconds: UInt64 = 50_000_000

    private mutating func collect(wasEnded: Bool) -> ProgramOutcome {
        take()
        if wasEnded { kill(-process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        let ending: ProgramOutcome.Ending =
            wasEnded
            ? .overdue : signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
        return ProgramOutcome(ending, output: written, isCut: isCut)
    }

    /// Takes what it writes meanwhile.
    private mutating func hasEnded(within nanoseconds: UInt64) -> Bool {
        var entries = [pollfd(fd: end.number, events: Int16(POLLIN), revents: 0)]
        if let output {
            entries.append(pollfd(fd: output.number, events: Int16(POLLIN), revents: 0))
        }
        let milliseconds = Int32(clamping: (nanoseconds + 999_999) / 1_000_000)
        guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return false }
        if entries.count > 1, entries[1].revents != 0 { take() }
        return entries[0].revents != 0
    }

    /// Reads what there is: all of it, so that the program does not block, but at most 1 MiB at a
    /// time, so that it cannot keep us here.
    private mutating func take() {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        for _ in 0..<64 {
            guard let output else { return }
            let count = read(output.number, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 && errno == EAGAIN { return }
            guard count > 0 else {
                self.output = nil
                return
            }
            let room = ProgramOutcome.outputMaximum - written.count
            written += buffer[..<min(room, count)]
            if count > room { isCut = true }
        }
    }
}
