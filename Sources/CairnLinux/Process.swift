import CairnEngine
import Glibc

/// The process as the system sees it: signals, limits, names.
public enum Process {
    /// Turns SIGINT and SIGTERM into a request to stop; a second one ends the process at once.
    ///
    /// Must be called before other threads are started, which inherit the blocked signals.
    public static func stopOnSignals(_ cancellation: Cancellation) {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        var thread = pthread_t()
        let box = Unmanaged.passRetained(cancellation)
        pthread_create(
            &thread, nil,
            { argument in
                let cancellation = Unmanaged<Cancellation>.fromOpaque(argument!).takeRetainedValue()
                var signals = sigset_t()
                sigemptyset(&signals)
                sigaddset(&signals, SIGINT)
                sigaddset(&signals, SIGTERM)
                var received: Int32 = 0
                while true {
                    guard sigwait(&signals, &received) == 0 else { continue }
                    if cancellation.isRequested { _exit(130) }
                    cancellation.request()
                }
            }, box.toOpaque())
        pthread_detach(thread)
    }

    /// Open directories and packs need more descriptors than the usual soft limit of 1,024. - Source: getrlimit(2).
    public static func raiseDescriptorLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, 65_536)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    public static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    public static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        return gethostname(&name, name.count - 1) == 0 ? String(cString: name) : "unknown"
    }

    public static var userName: String {
        guard let entry = getpwuid(geteuid()), let name = entry.pointee.pw_name else { return "\(geteuid())" }
        return String(cString: name)
    }

    public static var home: String {
        if let home = getenv("HOME") { return String(cString: home) }
        guard let entry = getpwuid(geteuid()), let home = entry.pointee.pw_dir else { return "/" }
        return String(cString: home)
    }

    /// Bytes: a directory's name need not be UTF-8.
    public static var currentDirectory: [UInt8] {
        guard let path = getcwd(nil, 0) else { return Array("/".utf8) }
        defer { free(path) }
        return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }

    /// The program that runs, as an absolute path; empty when the system does not tell. - Source: proc(5), `/proc/[pid]/exe`.
    public static var executable: [UInt8] {
        var buffer = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &buffer, buffer.count)
        return buffer[..<max(0, length)].map { UInt8(bitPattern: $0) }
    }

    public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
