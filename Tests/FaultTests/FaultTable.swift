import CommandSupport
import Synchronization

/// How the runs ended: a row for each verb and fault.
final class FaultTable: Sendable {
    enum Outcome: String, CaseIterable, Sendable {
        /// It was tolerated, or tried again: everything was done.
        case done
        /// Some items could not be read; each was named.
        case items
        case refused, killed
        /// What must not happen.
        case wrong
    }

    private struct Key: Hashable {
        let verb: String
        let fault: String
    }

    private let counts = Mutex<[Key: [Outcome: Int]]>([:])

    func add(_ verb: String, _ fault: Fault, _ outcome: Outcome) {
        counts.withLock {
            $0[Key(verb: verb, fault: "\(fault)"), default: [:]][outcome, default: 0] += 1
        }
    }

    var total: Int { counts.withLock { $0.values.reduce(0) { $0 + $1.values.reduce(0, +) } } }
    func total(_ outcome: Outcome) -> Int {
        counts.withLock { $0.values.reduce(0) { $0 + $1[outcome, default: 0] } }
    }

    /// `verb | fault | done items refused killed wrong`, a line for each.
    var text: String {
        counts.withLock { counts in
            let rows = counts.sorted { ($0.key.verb, $0.key.fault) < ($1.key.verb, $1.key.fault) }
            let head =
                "| verb | fault | " + Outcome.allCases.map(\.rawValue).joined(separator: " | ")
                + " |\n"
            return head + String(repeating: "|---", count: 2 + Outcome.allCases.count) + "|\n"
                + rows.map { key, found in
                    "| \(key.verb) | \(key.fault) | "
                        + Outcome.allCases.map { String(found[$0, default: 0]) }.joined(
                            separator: " | ") + " |"
                }.joined(separator: "\n") + "\n"
        }
    }
}
