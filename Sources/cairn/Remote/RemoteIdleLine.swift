import CairnCore

/// The line of progress of a command that talks to a remote which is silent.
final class RemoteIdleLine: Sendable {
    private let meter: Monitor<ProgressMeter>
    private let name: String

    /// - Parameter name: the remote, as messages name it.
    init(_ options: GlobalOptions, _ name: String) {
        meter = Monitor(ProgressMeter(options))
        self.name = name
    }

    /// - Parameter seconds: for which nothing has moved; 0 when it moves again.
    func show(_ seconds: UInt64) {
        meter.inspect {
            if seconds == 0 { $0.clear() } else { $0.show(Self.text(name, seconds)) }
        }
    }

    static func text(_ name: String, _ seconds: UInt64) -> String {
        "waiting for \(name), no data transferred for \(seconds) s"
    }
}
