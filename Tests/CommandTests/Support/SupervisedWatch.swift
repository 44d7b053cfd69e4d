import Glibc

/// A datagram socket that a test listens on, as systemd and journald do.
final class Listener {
    private let number: Int32
    /// What came so far, each with the moment it was read, in milliseconds of a clock that only
    /// goes forward.
    private(set) var heard: [(text: String, moment: Int)] = []

    /// - Parameter path: shorter than 108 bytes; nothing stands there.
    init(_ path: String) {
        number = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8) + [0]) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        precondition(bound == 0, "bind \(path): errno \(errno)")
    }

    deinit { close(number) }

    /// Takes what is there, without waiting.
    func listen() {
        var buffer = [UInt8](repeating: 0, count: 1 << 17)
        while true {
            let count = recv(number, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            guard count >= 0 else { return }
            heard.append((String(decoding: buffer[..<count], as: UTF8.self), Self.now()))
        }
    }

    func texts(with word: String, after index: Int = 0) -> [String] {
        listen()
        return heard.dropFirst(index).map(\.text).filter { $0.contains(word) }
    }

    static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
}

/// `cairn watch` on a sandbox's source, with the test in the place of the service manager.
final class SupervisedWatch {
    let sandbox: Sandbox
    let manager: Listener
    let child: ChildProcess

    /// - Parameters:
    ///   - paths: what to watch; the source when it is nil, the settings' roots when it is empty.
    ///   - namesRepository: whether the command line does, and not the settings.
    init(
        _ sandbox: Sandbox, watchdogSeconds: Int = 60, paths: [String]? = nil,
        namesRepository: Bool = true
    ) {
        self.sandbox = sandbox
        let socket = sandbox.file("notify")
        unlink(socket)
        manager = Listener(socket)
        sandbox.environment["NOTIFY_SOCKET"] = socket
        sandbox.environment["WATCHDOG_USEC"] = "\(watchdogSeconds * 1_000_000)"
        let words =
            sandbox.prefix + [Binary.path] + (namesRepository ? ["-r", sandbox.repository] : [])
            + ["watch"] + (paths ?? [sandbox.source])
        child = sandbox.start(words[0], Array(words.dropFirst()))
        sandbox.environment["NOTIFY_SOCKET"] = nil
        sandbox.environment["WATCHDOG_USEC"] = nil
    }

    /// How many messages came so far: a place to look on from.
    var mark: Int {
        manager.listen()
        return manager.heard.count
    }

    /// - Returns: the first message with this word, or nil when the daemon ended or a minute passed
    ///   before it came.
    func message(_ word: String, after index: Int = 0) -> String? {
        _ = child.awaitWhileRunning { !manager.texts(with: word, after: index).isEmpty }
        return manager.texts(with: word, after: index).first
    }

    /// Awaits `READY=1` and the first comparison's end.
    func isReady() -> Bool { message("READY=1") != nil && logs("everything compared") }

    func logs(_ words: String) -> Bool { awaits { child.errorsSoFar.contains(words) } }

    /// Awaits that the content on disk is in a commit.
    func keeps(_ path: String) -> Bool {
        awaits { sandbox.run(Binary.path, ["-r", sandbox.repository, "status", path]).code == 0 }
    }

    /// Awaits a condition, and hears meanwhile what the daemon tells: a manager that never reads
    /// has it wait for seconds with each message.
    func awaits(_ condition: () -> Bool) -> Bool {
        child.awaitWhileRunning {
            manager.listen()
            return condition()
        }
    }

    func stop() -> ChildProcess.Ended {
        child.send(SIGTERM)
        return child.wait()
    }
}

extension Sandbox {
    /// An executable script.
    func script(_ name: String, _ text: String) -> String {
        Files.write("#!/bin/sh\n\(text)\n", to: file(name))
        chmod(file(name), 0o755)
        return file(name)
    }
}
