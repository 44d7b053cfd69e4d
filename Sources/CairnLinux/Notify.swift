import CairnCore
import CairnDaemon
import Glibc

/// Tells systemd how the daemon goes, over the socket that `$NOTIFY_SOCKET` names.
///
/// The protocol is a datagram of lines `NAME=VALUE`; systemd promises that it stays. Why not
/// through libsystemd: Docs/decisions/0005.
/// - Source: sd_notify(3), "Notes", and sd_watchdog_enabled(3).
public final class Notify: ServiceSupervisor {
    private let socket: UnixDatagrams
    private let clock = LinuxClock()
    public let watchdogNanoseconds: UInt64?

    private static let statusBytesMaximum = 1024

    /// - Parameters:
    ///   - variable: gives a variable of the environment; nil when it is not set.
    ///   - process: the process's own number.
    /// - Returns: nil when nobody asked for messages.
    public init?(variable: (String) -> [UInt8]?, process: Int32 = getpid()) {
        guard let name = variable("NOTIFY_SOCKET"), let socket = UnixDatagrams(name: name)
        else { return nil }
        self.socket = socket
        watchdogNanoseconds = Self.watchdog(variable, process)
    }

    /// The supervisor of this process: systemd when it requested messages, otherwise none.
    public static func supervisor(variable: (String) -> [UInt8]?) -> any ServiceSupervisor {
        Notify(variable: variable) ?? NoSupervisor()
    }

    private static func watchdog(_ variable: (String) -> [UInt8]?, _ process: Int32) -> UInt64? {
        func number(_ name: String) -> UInt64? {
            variable(name).flatMap { UInt64(String(decoding: $0, as: UTF8.self)) }
        }
        guard let microseconds = number("WATCHDOG_USEC"), microseconds > 0 else { return nil }
        // Inherited from a process that was meant.
        if variable("WATCHDOG_PID") != nil, number("WATCHDOG_PID") != UInt64(process) { return nil }
        let (nanoseconds, overflow) = microseconds.multipliedReportingOverflow(by: 1000)
        return overflow ? nil : nanoseconds
    }

    public func ready(_ status: String) { send(["READY=1", Self.line(status)]) }
    public func report(_ status: String) { send([Self.line(status)]) }
    public func reloading() {
        send([
            "RELOADING=1", "MONOTONIC_USEC=\(clock.monotonic() / 1000)",
            "STATUS=Reading the settings",
        ])
    }
    public func stopping() { send(["STOPPING=1", "STATUS=Stopping"]) }
    public func extendTimeout(nanoseconds: UInt64) {
        send(["EXTEND_TIMEOUT_USEC=\(nanoseconds / 1000)"])
    }
    public func alive() { send(["WATCHDOG=1"]) }

    /// A newline in a file's name must not begin an assignment of its own.
    private static func line(_ status: String) -> String {
        "STATUS=" + PathText.display(status.utf8.prefix(statusBytesMaximum))
    }

    private func send(_ lines: [String]) {
        _ = socket.send(Array(lines.joined(separator: "\n").utf8))
    }
}
