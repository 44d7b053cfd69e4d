import CLinux
import CairnCore
import CairnFormat
import Glibc

/// `rclone rcd`, a child that serves its remotes to this process alone, and ends with it.
///
/// It listens on loopback at a port of its choice, behind a random password that it gets in its
/// environment. A thread of its own starts it and waits for its end: the kernel ends a child when
/// the thread that started it ends.
/// - Source: rclone.org/rc; PR_SET_PDEATHSIG(2const).
final class RcloneServer: Sendable {
    struct Options: Sendable {
        /// Absolute.
        var program: [UInt8]
        /// Bytes a second; nil for no limit.
        var bytesASecond: UInt64?
        var cancellation: Cancellation
    }

    private struct State {
        var process: pid_t?
        var address: String?
        var output: [UInt8] = []
        var hasEnded = false
        var isStopping = false
        var failure: SystemError?
    }

    /// `rclone:` and the password.
    let credentials: String
    private let state = Monitor(State())
    private static let startNanoseconds: UInt64 = 20_000_000_000
    private static let endNanoseconds: UInt64 = 500_000_000
    private static let outputMaximum = 16 << 10
    private static let tickMilliseconds: Int32 = 100

    /// - Throws: ``RemoteError`` of kind `unusable`.
    init(_ options: Options) throws(RemoteError) {
        let password = LinuxRandomness().hash128().description
        credentials = "cairn:\(password)"
        let state = state
        // Detached: it ends with the child.
        WorkerThread { Self.keep(options, password, state) }.detach()
        let deadline = LinuxClock().monotonic() + Self.startNanoseconds
        let isReady = state.wait(until: deadline) { state -> Bool? in
            state.address != nil ? true : state.hasEnded ? false : nil
        }
        guard isReady == true else {
            stop()
            let why = state.inspect { state in
                state.failure?.reason ?? Self.reason(state.output)
                    ?? (state.hasEnded
                        ? "it exited immediately without a message"
                        : "it did not respond within 20 s")
            }
            throw RemoteError(.unusable, "start rclone", "", why)
        }
    }

    deinit { stop() }

    /// `http://127.0.0.1:PORT`; nil once it has ended.
    var address: String? { state.inspect { $0.hasEnded ? nil : $0.address } }

    /// What waits in its connections to others; nil where the system does not tell.
    var queues: SocketQueues? {
        state.inspect { state in
            guard !state.hasEnded, let process = state.process,
                let port = state.address?.split(separator: ":").last.flatMap({ UInt16($0) })
            else { return nil }
            return SocketQueues(of: process, besides: port)
        }
    }

    /// Whether it ends within a moment: who is refused by it may be quicker than the news of that.
    func endsSoon() -> Bool {
        let deadline = LinuxClock().monotonic() + Self.endNanoseconds
        return state.wait(until: deadline) { $0.hasEnded ? true : nil } ?? false
    }

    /// Why it has ended.
    var ending: String {
        state.inspect { state in
            guard !state.isStopping, let reason = Self.reason(state.output) else {
                return "rclone exited"
            }
            return reason == RcloneStore.encrypted ? reason : "rclone exited: \(reason)"
        }
    }

    func stop() { state.update { $0.isStopping = true } }

    /// Waits until the child has ended.
    func awaitEnd() {
        stop()
        state.wait { $0.hasEnded ? () : nil }
    }

    private static func arguments(_ options: Options) -> [[UInt8]] {
        // Its own bound of silence is longer than ours: it would begin again, unseen. It also has
        // to do for the megabytes that wait in the kernel at the end of an upload.
        var words = [
            "rcd", "--rc-serve", "--rc-addr", "127.0.0.1:0", "--rc-web-gui-no-open-browser",
            "--timeout", "15m", "--contimeout", "15s", "--low-level-retries", "3",
            "--s3-no-check-bucket", "--stats", "0", "--ask-password=false",
            // The store's own times, which also need no request for each object. Not with a call:
            // rclone keeps what it opened for the first one.
            "--use-server-modtime",
            // A file of this disk is read as fast as it is sent: a buffer of 16 MiB for each is
            // memory, and one more copy of every byte.
            "--buffer-size", "0",
        ]
        if let limit = options.bytesASecond { words += ["--bwlimit", "\(limit)B"] }
        return [options.program] + words.map { Array($0.utf8) }
    }

    /// The variables that rclone reads besides those that every program of ours gets.
    private static let passed = [
        "RCLONE_CONFIG", "RCLONE_CONFIG_PASS", "RCLONE_PASSWORD_COMMAND", "SSH_AUTH_SOCK",
        "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN", "AWS_PROFILE",
        "AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE",
    ]

    private static func environment(_ password: String) -> [String] {
        var variables = ["PATH=\(LinuxPrograms.path)", "RCLONE_RC_USER=cairn"]
        variables.append("RCLONE_RC_PASS=\(password)")
        let others = passed + LinuxPrograms.passed + ["http_proxy", "https_proxy", "no_proxy"]
        for name in others + ["HTTPS_PROXY", "NO_PROXY", "SSL_CERT_FILE", "SSL_CERT_DIR"] {
            if let value = getenv(name) { variables.append("\(name)=\(String(cString: value))") }
        }
        var entry = environ
        while let text = entry.pointee {
            let line = String(cString: text)
            // A remote can be configured by the environment alone. - Source: rclone.org/docs.
            if line.hasPrefix("RCLONE_CONFIG_") { variables.append(line) }
            entry += 1
        }
        return variables
    }

    private static func keep(_ options: Options, _ password: String, _ state: Monitor<State>) {
        defer { state.update { $0.hasEnded = true } }
        do throws(SystemError) {
            try RootsOwn.check(program: options.program, arguments: [])
            let (process, output) = try start(options, password)
            state.update { $0.process = process }
            serve(process, output, options, state)
        } catch {
            state.update { $0.failure = error }
        }
    }

    private static func start(_ options: Options, _ password: String) throws(SystemError) -> (
        pid_t, LinuxDescriptor
    ) {
        var ends: [Int32] = [-1, -1]
        try check("pipe", code: cairn_pipe(&ends))
        let (reading, writing) = (LinuxDescriptor(ends[0]), LinuxDescriptor(ends[1]))
        let nothing = try openAt(AT_FDCWD, Array("/dev/null".utf8), O_RDONLY)
        let words = arguments(options).map { withCString($0) { strdup($0) } }
        let variables = environment(password).map { strdup($0) }
        defer { for word in words + variables { free(word) } }
        var process: pid_t = 0
        let code = cairn_spawn(
            words[0]!, words + [nil], variables + [nil], nothing.number, writing.number, 1,
            &process)
        try check("start", path(options), code: code)
        return (process, reading)
    }

    private static func path(_ options: Options) -> [UInt8] { options.program }

    private static func serve(
        _ process: pid_t, _ output: LinuxDescriptor, _ options: Options, _ state: Monitor<State>
    ) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var hasAsked = false
        while true {
            if !hasAsked, state.inspect({ $0.isStopping }) || options.cancellation.isRequested {
                kill(-process, SIGKILL)
                hasAsked = true
            }
            var entry = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, tickMilliseconds) > 0 else { continue }
            let count = read(output.number, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            // All copies of its end are closed: it has ended.
            guard count > 0 else { break }
            state.update { state in
                state.output += buffer[..<count]
                if state.output.count > outputMaximum {
                    state.output.removeFirst(state.output.count - outputMaximum)
                }
                if state.address == nil { state.address = address(in: state.output) }
            }
        }
        kill(-process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// What it says once it listens: `Serving remote control on http://127.0.0.1:43243/`.
    private static func address(in output: [UInt8]) -> String? {
        let text = String(decoding: output, as: UTF8.self)
        guard let start = text.range(of: "http://127.0.0.1:") else { return nil }
        let rest = text[start.upperBound...]
        let port = rest.prefix { $0.isNumber }
        guard !port.isEmpty, rest.dropFirst(port.count).first == "/" else { return nil }
        return "http://127.0.0.1:\(port)"
    }

    /// What it said last; nil for no failure.
    private static func reason(_ output: [UInt8]) -> String? {
        guard let last = output.split(separator: UInt8(ascii: "\n")).last else { return nil }
        var line = String(decoding: last, as: UTF8.self)
        guard line.range(of: "Serving remote control on") == nil else { return nil }
        // Date and time of a line of its log.
        let words = line.split(separator: " ", maxSplits: 2)
        if words.count == 3, words[0].allSatisfy({ $0.isNumber || $0 == "/" }) {
            line = String(words[2])
        }
        // - Source: rclone's `config.Load` and `config.Decrypt`.
        return line.range(of: "decrypt configuration") != nil ? RcloneStore.encrypted : line
    }
}

extension StringProtocol {
    /// The first place of `text`. (Without Foundation.)
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) {
                return start..<index(start, offsetBy: text.count)
            }
            start = index(after: start)
        }
        return nil
    }
}
