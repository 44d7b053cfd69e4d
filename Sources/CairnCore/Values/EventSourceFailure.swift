/// What is wrong with the event source, the program `cairn-events`: codes of ``SystemError`` that
/// are no errnos of the system.
public enum EventSourceFailure: Int32, Sendable, CaseIterable {
    case missing = 0x0100_0000
    case otherVersion, ended, silent, malformed, incomplete, noInstance

    public var reason: String {
        switch self {
        case .missing:
            "the helper program cairn-events is missing"
        case .otherVersion: "cairn-events and cairn have different versions"
        case .ended: "cairn-events exited unexpectedly"
        case .silent: "cairn-events is not responding"
        case .malformed: "cairn-events sent invalid data"
        case .incomplete: "cairn-events omitted an event"
        case .noInstance:
            "this user's other programs are using all available inotify instances (fs.inotify.max_user_instances)"
        }
    }

    public var next: String {
        switch self {
        case .missing:
            "\(Self.reinstallation); Cairn looks for cairn-events in ../libexec/cairn, relative to the directory of the cairn command, or at the path in CAIRN_EVENTS"
        case .otherVersion:
            "\(Self.reinstallation); then restart the daemon with `systemctl --user restart cairn`"
        case .ended, .silent, .malformed, .incomplete:
            "Cairn restarts cairn-events automatically; if the problem persists, check the daemon's log, or \(Self.reinstallation)"
        case .noInstance:
            "run `sudo sysctl fs.inotify.max_user_instances=1024` to raise the limit until the next reboot; to raise it permanently, add the setting to a file in /etc/sysctl.d. Then run `cairn resume` to start watching immediately"
        }
    }

    /// The call of an error of the system that kept the program from starting.
    public static let start = "start cairn-events at"
    /// The next step after such an error.
    public static let reinstallation =
        "reinstall Cairn completely, for example with `sudo apt install --reinstall cairn`"

    /// - Parameter path: the program.
    public func error(_ path: [UInt8] = []) -> SystemError {
        SystemError("watch with", path: path, code: rawValue)
    }
}
