import CairnFormat
import Synchronization

/// Runs a program to its end, as a port.
public protocol ProgramRunner: Sendable {
    /// Returns when the program has ended or, after the limit, has been ended: it is asked to
    /// (SIGTERM, to its whole process group), and after five seconds made to (SIGKILL).
    ///
    /// - Parameters:
    ///   - input: what it can read from standard input.
    ///   - variables: its environment beyond the few variables that the runner gives to all.
    ///   - nanoseconds: how long it may run.
    ///   - deadline: a moment after which it may not run either, and that may come nearer
    ///     meanwhile.
    func run(
        _ command: HookCommand, input: [UInt8], variables: [String: String], nanoseconds: UInt64,
        deadline: ProgramDeadline
    ) -> ProgramOutcome
}

/// How a program ended, and the beginning of what it wrote.
public struct ProgramOutcome: Sendable, Equatable {
    public enum Ending: Sendable, Equatable {
        case exited(Int32)
        case signalled(Int32)
        /// It was ended after its time.
        case overdue
        /// It could not be started, or its end could not be seen.
        case failed(SystemError)
    }

    public var ending: Ending
    /// Standard output and standard error together.
    public var output: [UInt8]
    /// Whether it wrote more than ``outputMaximum``.
    public var isCut: Bool

    public static let outputMaximum = 8 << 10

    public init(_ ending: Ending, output: [UInt8] = [], isCut: Bool = false) {
        self.ending = ending
        self.output = output
        self.isCut = isCut
    }
}

/// When programs that run must have ended, of ``Clock/monotonic()``. It only comes nearer.
public final class ProgramDeadline: Sendable {
    private let value = Mutex<UInt64>(.max)

    public init() {}

    public var nanoseconds: UInt64 { value.withLock { $0 } }

    /// (Not an atomic `min`: of Swift 6.1 that compares unsigned words as signed ones.)
    public func bring(to moment: UInt64) { value.withLock { $0 = min($0, moment) } }
}

/// A program to run, without a shell.
public struct HookCommand: Equatable, Sendable {
    /// Absolute.
    public let program: [UInt8]
    /// What follows its name: without zero bytes.
    public let arguments: [[UInt8]]

    public init(program: [UInt8], arguments: [[UInt8]]) {
        self.program = program
        self.arguments = arguments
    }

    public static let wordsMaximum = 64
    public static let bytesMaximum = 16 << 10
}
