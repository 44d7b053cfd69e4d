import Synchronization

/// Runs a program to its end, as a port.
public protocol ProgramRunner: Sendable {
    /// Runs the program until it ends. After the limit its process group gets SIGTERM, and SIGKILL
    /// five seconds later.
    ///
    /// - Parameters:
    ///   - input: bytes for its standard input.
    ///   - variables: its environment beyond the few variables that the runner gives to all.
    ///   - nanoseconds: the longest time it may run.
    ///   - deadline: a moment at which it must also end; it may be brought forward meanwhile.
    func run(
        _ command: HookCommand, input: [UInt8], variables: [String: String], nanoseconds: UInt64,
        deadline: ProgramDeadline
    ) -> ProgramOutcome
}

/// The ending of a program, and the beginning of its output.
public struct ProgramOutcome: Sendable, Equatable {
    public enum Ending: Sendable, Equatable {
        case exited(Int32)
        case signalled(Int32)
        /// It was ended because its time was over.
        case overdue
        /// It could not be started, or its end could not be observed.
        case failed(SystemError)
    }

    public var ending: Ending
    /// Standard output and standard error together.
    public var output: [UInt8]
    /// Whether the output exceeded ``outputMaximum``.
    public var isCut: Bool

    public static let outputMaximum = 8 << 10

    public init(_ ending: Ending, output: [UInt8] = [], isCut: Bool = false) {
        self.ending = ending
        self.output = output
        self.isCut = isCut
    }
}

/// The moment by which running programs must end, of ``Clock/monotonic()``. It can only be brought
/// forward.
public final class ProgramDeadline: Sendable {
    private let value = Mutex<UInt64>(.max)

    public init() {}

    public var nanoseconds: UInt64 { value.withLock { $0 } }

    /// (Not an atomic `min`: Swift 6.1's compares unsigned words as signed ones.)
    public func bring(to moment: UInt64) { value.withLock { $0 = min($0, moment) } }
}

/// A program to run without a shell.
public struct HookCommand: Equatable, Sendable {
    /// The program's path, absolute.
    public let program: [UInt8]
    /// The arguments after the program's name, without zero bytes.
    public let arguments: [[UInt8]]

    public init(program: [UInt8], arguments: [[UInt8]]) {
        self.program = program
        self.arguments = arguments
    }

    public static let wordsMaximum = 64
    public static let bytesMaximum = 16 << 10
}
