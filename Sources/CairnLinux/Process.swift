import CLinux
import CairnCore
import Glibc

/// The process as the system sees it: signals, limits, names.
public enum Process {
    /// Turns SIGINT and SIGTERM into a request to stop; a second one ends the process at once.
    ///
    /// Must be called before other threads are started, which inherit the blocked signals.
    ///
    /// - Parameter told: called once, at the first of them, on a thread of its own.
    public static func stopOnSignals(
        _ cancellation: Cancellation, told: @escaping @Sendable () -> Void
    ) {
        handle([SIGINT, SIGTERM]) { _ in
            if cancellation.isRequested { _exit(130) }
            cancellation.request()
            told()
        }
    }

    /// Has the calling thread, and no other, wait for the processor and for disks until nobody else
    /// wants them.
    ///
    /// - Source: sched(7), SCHED_IDLE; ioprio_set(2): the idle class. What the system refuses stays
    ///   as it was.
    public static func lowerThreadPriority() { cairn_lower_thread_priority() }

    /// Has the calling thread, and programs it starts, give way to others, but not starve where the
    /// processor is never free. - Source: setpriority(2), ioprio_set(2).
    public static func yieldThreadPriority() { cairn_yield_thread_priority() }

    /// Gives back the memory of machine code that has run, before much memory is needed at once.
    /// What still runs is read again from the kernel's cache, in less than a millisecond.
    public static func releaseCode() { cairn_release_code() }

    /// A signal's order to a daemon.
    public enum Order: Sendable {
        case stop, reload
        /// The time of ``remind(afterSeconds:)`` is over.
        case overdue
    }

    /// Turns SIGINT and SIGTERM into ``Order/stop``, SIGHUP into ``Order/reload``; a reader of its
    /// output that goes away does not end it.
    ///
    /// Must be called before other threads are started, which inherit the blocked signals.
    ///
    /// - Parameter body: called on a thread of its own.
    public static func obeySignals(_ body: @escaping @Sendable (Order) -> Void) {
        signal(SIGPIPE, SIG_IGN)
        handle([SIGINT, SIGTERM, SIGHUP, SIGALRM]) {
            body($0 == SIGHUP ? .reload : $0 == SIGALRM ? .overdue : .stop)
        }
    }

    /// Has ``Order/overdue`` told once, so many seconds from now. A later call takes the place of
    /// an earlier one. - Source: alarm(2).
    public static func remind(afterSeconds seconds: UInt32) { alarm(seconds) }

    /// Ends the process as a second signal to stop does.
    public static func exitInterrupted() -> Never { _exit(130) }

    /// Ends the program with code 0, whatever its threads do.
    public static func exitAtOnce() -> Never { _exit(0) }

    private final class SignalHandler: Sendable {
        let signals: [Int32]
        let body: @Sendable (Int32) -> Void

        init(_ signals: [Int32], _ body: @escaping @Sendable (Int32) -> Void) {
            self.signals = signals
            self.body = body
        }

        var set: sigset_t {
            var set = sigset_t()
            sigemptyset(&set)
            for signal in signals { sigaddset(&set, signal) }
            return set
        }
    }

    /// - Source: sigwait(3).
    private static func handle(_ signals: [Int32], _ body: @escaping @Sendable (Int32) -> Void) {
        let handler = SignalHandler(signals, body)
        var set = handler.set
        pthread_sigmask(SIG_BLOCK, &set, nil)
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { argument in
                let handler = Unmanaged<SignalHandler>.fromOpaque(argument!).takeRetainedValue()
                var set = handler.set
                var received: Int32 = 0
                while true {
                    if sigwait(&set, &received) == 0 { handler.body(received) }
                }
            }, Unmanaged.passRetained(handler).toOpaque())
        pthread_detach(thread)
    }

    /// Silences libdispatch, which comes with Swift and writes "Failed to set thread priority" to
    /// the system log for each thread of a user who is not root. Call it before libdispatch is
    /// used. A value set by the user stays.
    ///
    /// - Source: libdispatch, `_dispatch_logv_init`.
    public static func silenceDispatch() { setenv("LIBDISPATCH_LOG", "NO", 0) }

    /// Open directories and packs need more descriptors than the usual soft limit of 1,024. -
    /// Source: getrlimit(2).
    public static func raiseDescriptorLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, 65_536)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Lets this process and its programs reach into no process outside, where `CAIRN_FENCE` is
    /// set, as the units of the system do: `/proc/PID/root` of another process of the same user
    /// leads out of a service's read-only view. Call it before any thread is started.
    ///
    /// - Returns: the errno of the kernel's refusal. - Source: landlock(7).
    public static func fenceOffOthers() -> Int32? {
        guard getenv("CAIRN_FENCE") != nil else { return nil }
        unsetenv("CAIRN_FENCE")
        let code = cairn_fence()
        return code == 0 ? nil : code
    }

    /// Opens `/dev/null` where standard input, output or error are closed. Else the next file
    /// opened, a catalog for one, would get its number, and messages would be written into it.
    /// Opened the wrong way round: to read or write it fails with EBADF, as a closed one does.
    public static func openStandardDescriptors() {
        for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
            // The lowest number that is free: those beneath are open by now.
            _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Has a write beyond the limit of a file's size fail with EFBIG instead of ending the process.
    /// - Source: setrlimit(2), RLIMIT_FSIZE.
    public static func ignoreFileSizeSignal() { signal(SIGXFSZ, SIG_IGN) }

    public static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    public static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
        return name.withUnsafeBufferPointer {
            $0.baseAddress.map { String(cString: $0) } ?? "unknown"
        }
    }

    public static var number: Int32 { getpid() }

    /// The number of who acts.
    public static var userID: UInt32 { geteuid() }

    public static var userName: String {
        guard let entry = getpwuid(geteuid()), let name = entry.pointee.pw_name
        else { return "\(geteuid())" }
        return String(cString: name)
    }

    /// The words that this process was started with, its own name first; known without `/proc`.
    public static var arguments: [[UInt8]] {
        var words: [[UInt8]] = []
        while let word = cairn_argument(Int32(words.count)) {
            words.append(Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
        }
        return words
    }

    /// Whether `/proc` is mounted and shows this process. Files are reached and mounts told by it.
    /// - Source: proc(5).
    public static var hasProc: Bool { cairn_has_proc() != 0 }

    /// HOME, or the home that the system has for the user where that is no absolute path.
    public static var home: String {
        if let home = getenv("HOME"), home[0] == CChar(UInt8(ascii: "/")) {
            return String(cString: home)
        }
        guard let entry = getpwuid(geteuid()), let home = entry.pointee.pw_dir else { return "/" }
        return String(cString: home)
    }

    /// Bytes: a directory's name need not be UTF-8.
    public static var currentDirectory: [UInt8] {
        guard let path = getcwd(nil, 0) else { return Array("/".utf8) }
        defer { free(path) }
        return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }

    /// The program that runs, as an absolute path; empty when the system does not tell. - Source:
    /// proc(5), `/proc/[pid]/exe`.
    public static var executable: [UInt8] {
        var buffer = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &buffer, buffer.count)
        return buffer[..<max(0, length)].map { UInt8(bitPattern: $0) }
    }

    /// Gives memory back early: for a process that lives long beside others.
    public static func keepLittleMemory() { cairn_keep_little_memory() }

    public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}

extension Process {
    /// The uid of a user of this machine; nil when there is none of that name. - Source:
    /// getpwnam_r(3).
    public static func user(called name: String) -> UInt32? {
        withDatabaseBuffer { buffer, capacity in
            var record = passwd()
            var found: UnsafeMutablePointer<passwd>?
            let code = getpwnam_r(name, &record, buffer, capacity, &found)
            return (code, found == nil ? nil : record.pw_uid)
        }
    }

    /// The gid of a group of this machine; nil when there is none of that name. - Source:
    /// getgrnam_r(3).
    public static func group(called name: String) -> UInt32? {
        withDatabaseBuffer { buffer, capacity in
            var record = Glibc.group()
            var found: UnsafeMutablePointer<Glibc.group>?
            let code = getgrnam_r(name, &record, buffer, capacity, &found)
            return (code, found == nil ? nil : record.gr_gid)
        }
    }

    /// The name of a user of this machine; nil when there is none. - Source: getpwuid_r(3).
    public static func userName(of id: UInt32) -> [UInt8]? {
        withDatabaseBuffer { buffer, capacity in
            var record = passwd()
            var found: UnsafeMutablePointer<passwd>?
            let code = getpwuid_r(id, &record, buffer, capacity, &found)
            return (code, found == nil ? nil : bytes(record.pw_name))
        }
    }

    /// The home directory of a user of this machine; nil when there is none. - Source:
    /// getpwuid_r(3).
    public static func home(of id: UInt32) -> [UInt8]? {
        withDatabaseBuffer { buffer, capacity in
            var record = passwd()
            var found: UnsafeMutablePointer<passwd>?
            let code = getpwuid_r(id, &record, buffer, capacity, &found)
            return (code, found == nil ? nil : bytes(record.pw_dir))
        }
    }

    /// The name of a group of this machine; nil when there is none. - Source: getgrgid_r(3).
    public static func groupName(of id: UInt32) -> [UInt8]? {
        withDatabaseBuffer { buffer, capacity in
            var record = Glibc.group()
            var found: UnsafeMutablePointer<Glibc.group>?
            let code = getgrgid_r(id, &record, buffer, capacity, &found)
            return (code, found == nil ? nil : bytes(record.gr_name))
        }
    }

    private static func bytes(_ name: UnsafePointer<CChar>?) -> [UInt8]? {
        name.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }

    /// A group with many members needs a larger buffer than the first; a megabyte is enough.
    private static func withDatabaseBuffer<Found>(
        _ body: (_ buffer: UnsafeMutablePointer<CChar>, _ capacity: Int) -> (
            code: Int32, found: Found?
        )
    ) -> Found? {
        var capacity = 4 << 10
        while capacity <= 1 << 20 {
            let answer = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) {
                body($0.baseAddress!, capacity)
            }
            guard answer.code == ERANGE else { return answer.found }
            capacity *= 4
        }
        return nil
    }
}
