import Glibc

/// A program that a test starts, with its output in files, so that nothing blocks on a full pipe.
///
/// One owner at a time: the test that started it.
package final class ChildProcess: @unchecked Sendable {
    // SAFETY: used by the one test that started it; `ended` is written by `wait` alone.
    package let identifier: pid_t
    private let outputPath: String
    package let errorPath: String
    private let watch: Int32
    private var ended: Ended?

    /// How a program ended and what it said.
    package struct Ended {
        /// Its exit code, or the negative number of the signal that ended it.
        package let code: Int32
        package let output: [UInt8]
        package let errors: String

        package var text: String { String(decoding: output, as: UTF8.self) }
        package var lines: [String] { text.split(separator: "\n").map(String.init) }
    }

    /// - Parameter outputs: a path for its output; `.out` and `.err` are put behind it.
    package init(
        _ program: String, _ arguments: [[UInt8]], environment: [String: String], directory: String,
        outputs: String
    ) {
        outputPath = outputs + ".out"
        errorPath = outputs + ".err"
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(
            &actions, 1, outputPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(
            &actions, 2, errorPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        _ = changeDirectory(&actions, directory)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        let words = ([Array(program.utf8)] + arguments).map(Self.duplicate)
        let variables = environment.map { Self.duplicate(Array("\($0.key)=\($0.value)".utf8)) }
        defer { for word in words + variables { free(word) } }
        var started: pid_t = 0
        let code = posix_spawn(
            &started, program, &actions, &attributes, words + [nil], variables + [nil])
        precondition(code == 0, "cannot start \(program): errno \(code)")
        identifier = started
        watch = openProcess(started, 0)
        precondition(watch >= 0, "pidfd_open: errno \(errno)")
    }

    deinit {
        if ended == nil {
            kill(identifier, SIGKILL)
            _ = wait()
        }
        close(watch)
    }

    private static func duplicate(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
        (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { strdup($0.baseAddress!) }
        }
    }

    /// What it has written to standard error so far.
    package var errorsSoFar: String { Files.text(errorPath) }

    package func send(_ signal: Int32) { kill(identifier, signal) }

    /// Lets a time pass, in milliseconds; less when the program ends.
    ///
    /// - Returns: whether it has ended.
    @discardableResult
    package func tick(_ milliseconds: Int32 = 1) -> Bool {
        var entry = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }

    /// Awaits a condition while the program runs. Four times as long as asking takes passes between
    /// two questions, at most a quarter of a second: they leave the processor to who is awaited.
    ///
    /// - Returns: false when the program ended, or the time passed, before the condition held.
    package func awaitWhileRunning(seconds: Int = 60, _ condition: () -> Bool) -> Bool {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(seconds)
        while true {
            let asked = clock.now
            if condition() { return true }
            let cost = (clock.now - asked) / .milliseconds(1)
            if tick(Int32(min(max(4 * cost, 1), 250))) || clock.now > deadline {
                return condition()
            }
        }
    }

    /// Awaits the end; after two minutes the program is killed, and its code is then that signal.
    package func wait() -> Ended {
        if let ended { return ended }
        var entry = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
        if poll(&entry, 1, 120_000) == 0 { kill(identifier, SIGKILL) }
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        let result = Ended(
            code: signal == 0 ? (status >> 8) & 0xff : -signal, output: Files.content(outputPath),
            errors: String(decoding: Files.content(errorPath), as: UTF8.self))
        ended = result
        return result
    }
}

// In glibc 2.36, but not in the headers that Swift imports.
@_silgen_name("pidfd_open")
private func openProcess(_ process: pid_t, _ flags: UInt32) -> Int32

@_silgen_name("posix_spawn_file_actions_addchdir_np")
private func changeDirectory(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ path: UnsafePointer<CChar>
) -> Int32
