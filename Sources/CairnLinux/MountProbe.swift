import CLinux

/// Asks a directory whether it answers, by a process that may be lost. At most one is, and while it
/// hangs there is no answer.
struct MountProbe {
    private var child: Int32?
    /// Of `CLOCK_MONOTONIC`; nil before the first answer.
    private var lastAnswer: UInt64?

    /// An answer is believed for so long, in nanoseconds.
    private static let freshness: UInt64 = 1_000_000_000

    /// Something else got an answer.
    mutating func heard() { lastAnswer = LinuxClock().monotonic() }

    /// - Parameter patience: nanoseconds for an answer.
    mutating func isAnswering(_ path: [UInt8], patience: UInt64) -> Bool {
        if let child {
            guard cairn_probe_ended(child, 0) == 1 else { return false }
            self.child = nil
            heard()
        }
        if let lastAnswer, LinuxClock().monotonic() < lastAnswer + Self.freshness { return true }
        let started = withCString(path) { cairn_probe_start($0) }
        // No process can be started: threads are enough.
        guard started > 0 else { return true }
        guard cairn_probe_ended(started, Int32(clamping: patience / 1_000_000)) == 1 else {
            child = started
            return false
        }
        heard()
        return true
    }
}

/// Checks whether a directory responds, whatever its file system.
public enum Answer {
    /// - Parameters:
    ///   - path: absolute.
    ///   - patience: nanoseconds.
    public static func comes(from path: [UInt8], within patience: UInt64) -> Bool {
        var probe = MountProbe()
        return probe.isAnswering(path, patience: patience)
    }
}
