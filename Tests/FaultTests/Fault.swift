import CommandSupport
import Glibc

/// A system call that the injector counted.
struct CountedCall: Sendable {
    let number: Int
    let name: String
    let path: String

    /// - Parameter line: `NUMBER NAME PATH`, perhaps with `fault ` before it.
    init?(_ line: Substring) {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count == 3, let number = Int(words[0]) else { return nil }
        (self.number, name, path) = (number, String(words[1]), String(words[2]))
    }

    static func list(_ log: String) -> [CountedCall] {
        Files.text(log).split(separator: "\n").compactMap { CountedCall($0) }
    }

    /// The call that met the fault, if any did.
    static func faulted(_ log: String) -> CountedCall? {
        Files.text(log).split(separator: "\n").last { $0.hasPrefix("fault ") }.flatMap {
            CountedCall($0.dropFirst(6))
        }
    }
}

/// What a system call meets. - Source: the ERRORS of each call's manual page.
struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// As the injector takes it.
    let name: String
    /// Everything after it fails too: a disk that is full or gone.
    var isLasting = false

    var description: String { isLasting ? "\(name)…" : name }

    /// Those that this call can meet.
    static func possible(for call: String) -> [Fault] {
        var names: [String]
        switch call {
        case "openat", "openat2", "open": names = ["EIO", "EACCES", "ENOSPC", "EMFILE", "EINTR"]
        case "read", "pread64": names = ["EIO", "EINTR", "short"]
        case "write", "pwrite64": names = ["EIO", "ENOSPC", "EINTR", "short"]
        case "fsync", "fdatasync": names = ["EIO", "ENOSPC", "lost"]
        case "rename", "renameat", "renameat2", "mkdir", "mkdirat", "linkat", "symlinkat",
            "mknodat":
            names = ["EIO", "ENOSPC", "EROFS"]
        case "unlink", "unlinkat", "rmdir": names = ["EIO", "EROFS"]
        case "ftruncate", "fallocate": names = ["EIO", "ENOSPC", "EINTR"]
        case "flock": names = ["EINTR", "EIO"]
        case "mmap": names = ["ENOMEM"]
        case "fchmod", "fchmodat", "fchown", "fchownat", "utimensat", "fsetxattr", "setxattr",
            "lsetxattr":
            names = ["EIO", "EPERM"]
        default: names = ["EIO"]
        }
        if call != "close" { names.append("kill") }
        return names.map { Fault(name: $0) }
            + ["EIO", "ENOSPC", "EROFS"].map { Fault(name: $0, isLasting: true) }
    }

    /// How people are told of it, one of these; empty when they need not be.
    var words: [String] {
        switch name {
        case "EIO", "lost": ["input/output error", "disk I/O error"]
        case "ENOSPC": ["no space left", "disk is full", "did not fit on"]
        case "EACCES": ["permission denied"]
        case "EPERM": ["operation not permitted"]
        case "EROFS": ["read-only file system"]
        case "EMFILE": ["too many open files"]
        default: []
        }
    }
}

enum Injector {
    static let path =
        Binary.path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/FaultInjector"

    /// The program and its arguments, behind which the program under test stands.
    static func words(_ sandbox: Sandbox, log: String, at call: Int? = nil, _ fault: Fault? = nil)
        -> [String]
    {
        let places = ["repository", "state", "source", "out"].flatMap {
            ["--under", sandbox.file($0)]
        }
        let moment = call.map { [fault?.isLasting == true ? "--from" : "--at", String($0)] } ?? []
        return [path, "--log", log] + places + moment + (fault.map { ["--fault", $0.name] } ?? [])
            + ["--"]
    }

    /// Whether the system lets a process decide about another's calls.
    static let isAllowed: Bool = {
        let sandbox = Sandbox("injector")
        let words = Injector.words(sandbox, log: sandbox.file("log"), at: 1, Fault(name: "EIO"))
        mkdir(sandbox.file("out"), 0o755)
        let ended = sandbox.run(words[0], words.dropFirst() + ["/bin/ls", sandbox.file("out")])
        return ended.code != 0 && ended.code != 97
            && CountedCall.faulted(sandbox.file("log")) != nil
    }()
}
