import CairnCore
import CairnLinux

/// Two daemons that serve one repository: only one of them can write it.
struct TwoDaemons: Error {
    let one: DaemonProcess
    let other: DaemonProcess
    let repository: [UInt8]

    var failure: CommandFailure {
        CommandFailure(
            "two daemons serve \(PathText.display(repository)): \(one.text) and \(other.text)",
            "stop one of the two: `\(one.stop)` or `\(other.stop)`", exitCode: ExitStatus.locked)
    }
}

extension DaemonProcess {
    /// Why a second daemon does not run beside this one.
    func isFirst(at repository: [UInt8]) -> CommandFailure {
        CommandFailure(
            "another daemon serves \(PathText.display(repository)) already: \(text)",
            "`cairn status` shows it; to run this one in its place, stop it: `\(stop)`",
            exitCode: ExitStatus.locked)
    }

    /// A daemon that has the repository's lock, and listens at none of the places that are known
    /// here.
    var unreachable: CommandFailure {
        CommandFailure(
            "a daemon has the repository, \(text), and cannot be reached from here",
            "run the command as its user, with the same HOME and XDG_STATE_HOME; or stop it: `\(stop)`",
            exitCode: ExitStatus.locked)
    }
}
