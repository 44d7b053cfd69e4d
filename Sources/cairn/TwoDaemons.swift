import CairnCore
import CairnLinux

/// Two daemons that serve one repository: only one of them can write it.
struct TwoDaemons: Error {
    let one: DaemonProcess
    let other: DaemonProcess
    let repository: [UInt8]

    var failure: CommandFailure {
        CommandFailure(
            "two daemons are running for \(PathText.display(repository)): \(one.text) and \(other.text)",
            "stop one of them with `\(one.stop)` or `\(other.stop)`", exitCode: ExitStatus.locked)
    }
}

extension DaemonProcess {
    /// Why a second daemon does not run beside this one.
    func isFirst(at repository: [UInt8]) -> CommandFailure {
        CommandFailure(
            "another daemon is already running for \(PathText.display(repository)): \(text)",
            "run `cairn status` to see the other daemon; to replace the other daemon with this one, stop it with `\(stop)`",
            exitCode: ExitStatus.locked)
    }

    /// A daemon that has the repository's lock, and listens at none of the places that are known
    /// here.
    var unreachable: CommandFailure {
        CommandFailure(
            "the repository is in use by a daemon, \(text), which cannot be reached from here",
            "run the command as the user of that daemon, with the same HOME and XDG_STATE_HOME; or stop the daemon with `\(stop)`",
            exitCode: ExitStatus.locked)
    }
}
