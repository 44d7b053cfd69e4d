import CairnCore

/// What the system tells of the process that has a lock: enough to know which it is and to end it.
///
/// Its arguments are left out but for the verb of `cairn`: they may hold addresses and names.
/// - Source: proc(5), `cmdline` and `stat`.
public struct LockingProcess: Equatable, Sendable {
    /// `cairn browse`, or the name of another program.
    public let program: String
    /// Whether it was stopped (SIGSTOP, Ctrl-Z): it goes on only when somebody lets it.
    public let isStopped: Bool

    /// - Returns: nil when the system does not tell.
    public init?(_ number: Int32) {
        guard let words = DaemonProcess.file(number, "cmdline"),
            let status = DaemonProcess.file(number, "stat")
        else { return nil }
        self.init(commandLine: words, status: status)
    }

    /// - Parameters:
    ///   - words: each ends with a zero byte.
    ///   - status: `NUMBER (NAME) STATE …`, where the name may hold anything.
    init?(commandLine words: [UInt8], status: [UInt8]) {
        guard let (name, verb) = DaemonProcess.call(words) else { return nil }
        program = name == "cairn" ? [name, verb].compactMap { $0 }.joined(separator: " ") : name
        let state = status.lastIndex(of: UInt8(ascii: ")")).map { status[$0...].dropFirst(2) }
        isStopped = state?.first == UInt8(ascii: "T")
    }
}
