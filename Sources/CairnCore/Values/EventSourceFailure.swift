/// What is wrong with the event source, the program `cairn-events`: codes of ``SystemError`` that
/// are no errnos of the system.
public enum EventSourceFailure: Int32, Sendable, CaseIterable {
    case missing = 0x0100_0000
    case otherVersion, ended, silent, malformed, incomplete, noInstance

    public var reason: String {
        switch self {
        case .missing:
            "the program cairn-events, which reads the kernel's events, is missing: reinstall all of Cairn"
        case .otherVersion: "cairn-events has a different version: reinstall all of Cairn"
        case .ended: "cairn-events ended"
        case .silent: "cairn-events does not answer"
        case .malformed: "cairn-events sent invalid data"
        case .incomplete: "cairn-events left out an event"
        case .noInstance:
            "this user's other programs are using all available inotify instances (fs.inotify.max_user_instances)"
        }
    }

    public var next: String {
        switch self {
        case .missing:
            "\(Self.reinstallation); it belongs beside the command, in ../libexec/cairn; CAIRN_EVENTS names it elsewhere"
        case .otherVersion:
            "\(Self.reinstallation); then restart the daemon: `systemctl --user restart cairn`"
        case .ended, .silent, .malformed, .incomplete:
            "it is started again by itself; if it does not last, look at the daemon's log, or \(Self.reinstallation)"
        case .noInstance:
            "raise the limit with `sudo sysctl fs.inotify.max_user_instances=1024`, which lasts until the next reboot. To make it permanent, add that setting to a file in /etc/sysctl.d. Then run `cairn resume` to start watching immediately"
        }
    }

    /// The call of an error of the system that kept the program from starting.
    public static let start = "start cairn-events at"
    /// The next step after such an error.
    public static let reinstallation =
        "install Cairn again, as with `sudo apt install --reinstall cairn`"

    /// - Parameter path: the program.
    public func error(_ path: [UInt8] = []) -> SystemError {
        SystemError("watch with", path: path, code: rawValue)
    }
}
