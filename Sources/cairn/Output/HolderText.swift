import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// The process that has a lock, and what can be done about it.
struct HolderText {
    private let holder: LockHolder?
    private let process: LockingProcess?

    init(_ holder: LockHolder?) {
        self.holder = holder
        process = holder.flatMap { LockingProcess($0.process) }
    }

    /// `process 12 since 2026-11-26 10:00:00 (cairn browse, stopped)`.
    var text: String {
        guard let holder else { return "another process" }
        guard let process else { return "process \(holder.process)\(since)" }
        let program = PathText.lines(Array(process.program.utf8))
        let state = process.isStopped ? ", stopped" : ""
        return "process \(holder.process)\(since) (\(program)\(state))"
    }

    /// ` since 2026-11-26 10:00:00`; empty where that is not known.
    var since: String {
        holder?.since.map { " since \(TimeText.local(Timestamp(seconds: $0, nanoseconds: 0)))" }
            ?? ""
    }

    /// The verb before `locked`: the perfect tense if the start of the lock is known.
    var verb: String { since.isEmpty ? "is" : "has been" }

    /// - Parameter wait: what to do of one that runs.
    func next(_ wait: String) -> String {
        guard let holder else { return wait }
        let number = holder.process
        return process?.isStopped == true
            ? "the process is stopped; run `kill -CONT \(number)` to let it finish, or `kill -KILL \(number)` to end it; committed data is safe either way"
            : "\(wait), or end it with `kill \(number)`"
    }
}
