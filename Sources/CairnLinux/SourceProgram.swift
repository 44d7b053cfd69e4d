import CLinux
import CairnCore
import Glibc

/// A program that a person named, whose output is kept: with the process's environment,
/// standard input and error.
///
/// - Source: posix_spawn(3), waitpid(2).
public final class SourceProgram: @unchecked Sendable {
    // SAFETY: `ended` changes only in `end()`, which one thread calls.
    public enum Ending: Equatable, Sendable { case exited(Int32), signalled(Int32) }

    private let process: pid_t
    public let output: LinuxStream
    private var ended: Ending?

    /// - Parameter words: the program, looked for as ``ProgramSearch`` does, and its arguments.
    public init(_ words: [[UInt8]], _ cancellation: Cancellation) throws(SystemError) {
        let program = try ProgramSearch.path(of: words[0])
        var ends: [Int32] = [-1, -1]
        try check("pipe", code: cairn_pipe(&ends))
        let (reading, writing) = (LinuxDescriptor(ends[0]), LinuxDescriptor(ends[1]))
        let arguments = words.map { withCString($0) { strdup($0) } }
        defer { for word in arguments { free(word) } }
        var started: pid_t = 0
        let code = withCString(program) {
            cairn_spawn_asking($0, arguments + [nil], writing.number, &started)
        }
        try check("start", words[0], code: code)
        process = started
        output = LinuxStream(reading, cancellation)
    }

    deinit { if ended == nil { _ = end(asking: true) } }

    /// Waits for the program's end.
    ///
    /// - Parameter asking: whether it is asked to end, and killed when it does not within five
    ///   seconds.
    public func end(asking: Bool = false) -> Ending {
        if let ended { return ended }
        if asking { kill(process, SIGTERM) }
        var status: Int32 = 0
        var tries = 0
        while true {
            let found = waitpid(process, &status, asking ? WNOHANG : 0)
            if found == process || (found < 0 && errno != EINTR) { break }
            guard asking, found == 0 else { continue }
            tries += 1
            if tries == 100 { kill(process, SIGKILL) }
            usleep(50_000)
        }
        let signal = status & 0x7f
        let ending: Ending = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
        ended = ending
        return ending
    }
}
