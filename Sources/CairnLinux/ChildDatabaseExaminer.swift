import CairnCore
import CairnFormat
import CairnRestore

/// Has SQLite examine databases in processes of their own (``BoundedChild``).
public struct ChildDatabaseExaminer: DatabaseExaminer {
    /// The task's name.
    public static let task = "database"

    private let child: BoundedChild

    public init(_ child: BoundedChild = BoundedChild()) { self.child = child }

    public func examine(
        _ file: any SourceFile, seconds: UInt64, _ cancellation: Cancellation
    ) -> DatabaseAnswer {
        guard let file = file as? LinuxFile else {
            return .unknown("it is not a local file")
        }
        let outcome = child.run(
            Self.task, on: file.descriptor,
            BoundedChild.Bounds(
                processorSeconds: seconds, memoryBytes: Self.memoryBytes,
                // Others may have the processor, and a disk may be slow.
                nanoseconds: min(seconds, 86_400) * 4_000_000_000), cancellation)
        switch outcome.ending {
        case .exited(0): return DatabaseAnswer(decoding: outcome.output)
        case .exited(let code): return .unknown("the check exited with code \(code)")
        case .signalled(let signal): return .unknown("the check was terminated by signal \(signal)")
        case .overdue: return .overdue
        case .failed(let error): return .unknown("cannot run the check: \(error.reason)")
        }
    }

    /// The task itself, in the bounded process.
    public static func perform() {
        do throws(SystemError) {
            BoundedChild.answer(DatabaseIntegrity.check(try BoundedChild.content()).encode())
        } catch { BoundedChild.answer(DatabaseAnswer.unknown(error.reason).encode()) }
    }

    /// The program's own libraries and ``DatabaseIntegrity/heapBytes``.
    private static let memoryBytes: UInt64 = 2 << 30
}
