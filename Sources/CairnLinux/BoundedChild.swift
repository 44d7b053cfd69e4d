import CLinux
import CairnCore
import Glibc

/// A process that parses hostile content for this one: this program again, without keys, with
/// bounds.
///
/// Its environment is empty, and its only descriptors are the content (standard input) and a pipe
/// for its answer. It bounds itself before it reads a byte (``enter(_:)``), and it is killed when
/// its time is over, when the caller is asked to stop, and when the caller ends.
public struct BoundedChild: Sendable {
    public struct Bounds: Equatable, Sendable {
        /// Processor time, in seconds, at least 1.
        public var processorSeconds: UInt64
        /// Address space, the program's own included.
        public var memoryBytes: UInt64
        public var nanoseconds: UInt64

        public init(processorSeconds: UInt64, memoryBytes: UInt64, nanoseconds: UInt64) {
            self.processorSeconds = processorSeconds
            self.memoryBytes = memoryBytes
            self.nanoseconds = nanoseconds
        }
    }

    /// The first argument of such a process.
    public static let verb = "__bounded"

    private let program: [UInt8]

    /// - Parameter program: the command `cairn`; nil for the one that runs.
    public init(program: [UInt8]? = nil) { self.program = program ?? Array("/proc/self/exe".utf8) }

    /// Runs one task on a file that is open for reading.
    ///
    /// - Returns: its end and at most ``ProgramOutcome/outputMaximum`` bytes of its answer;
    ///   ``ProgramOutcome/Ending/overdue`` when it was killed.
    func run(
        _ task: String, on file: LinuxDescriptor, _ bounds: Bounds, _ cancellation: Cancellation
    ) -> ProgramOutcome {
        let words = [
            Self.verb, task, "\(getpid())", "\(bounds.processorSeconds)", "\(bounds.memoryBytes)",
        ]
        do throws(SystemError) {
            let command = HookCommand(program: program, arguments: words.map { Array($0.utf8) })
            var child = try RunningProgram(command, input: file, environment: [])
            var outcome = child.awaitOrKill(nanoseconds: bounds.nanoseconds) {
                cancellation.isRequested
            }
            // The limit of processor time ends it with a signal of its own. - Source: setrlimit(2).
            if outcome.ending == .signalled(SIGKILL) || outcome.ending == .signalled(SIGXCPU) {
                outcome.ending = .overdue
            }
            return outcome
        } catch { return ProgramOutcome(.failed(error)) }
    }

    /// Bounds this process, as its caller said.
    ///
    /// - Parameter words: the arguments after ``verb``.
    /// - Returns: the task; nil when the words are not a caller's, or the system refuses a bound.
    public static func enter(_ words: [String]) -> String? {
        guard words.count == 4, let parent = Int32(words[1]), let seconds = UInt64(words[2]),
            let bytes = UInt64(words[3]), cairn_bound_process(parent, seconds, bytes) == 0
        else { return nil }
        return words[0]
    }

    /// The content that the caller passed. - Throws: when it is no file.
    public static func content() throws(SystemError) -> any SourceFile {
        let number = fcntl(0, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else { throw SystemError("dup", code: errno) }
        return LinuxFile(LinuxDescriptor(number), openedStatus: try statusAt(number, []))
    }

    /// Writes the answer to the caller.
    public static func answer(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { _ = write(1, $0.baseAddress, min($0.count, answerBytes)) }
    }

    /// Less than a pipe holds, so that it never waits. - Source: pipe(7).
    private static let answerBytes = 4 << 10
}
