import CairnLinux

/// Texts about passwords.
enum PasswordText {
    static let sources = """
        Cairn uses the first of these sources that is available: CAIRN_PASSWORD, CAIRN_PASSWORD_FILE, CAIRN_PASSWORD_COMMAND, the systemd credential cairn.password, \
        `password-file` and `password-command` in the settings, or the terminal
        """

    /// - Parameter source: where it was to come from, as people read it.
    static func failure(_ failure: SecretReading.Failure, from source: String) -> any Error {
        func fail(_ message: String, next: String) -> PasswordUnavailable {
            PasswordUnavailable(
                failure: CommandFailure(
                    "cannot get the password from \(source): \(message)",
                    next,
                    exitCode: ExitStatus.wrongPassword), mayComeLater: failure.mayPass)
        }
        switch failure {
        case .system(let error): return fail(error.reason, next: sources)
        case .exposed(let mode):
            return fail(
                "other users can read it (its mode is \(String(mode, radix: 8)))",
                next: "run `chmod 600` on the file so that only you can read it")
        case .notAFile(let kind):
            return fail(
                "it is \(kind.article)",
                next:
                    "use a file or a pipe such as <(COMMAND); without one, Cairn asks at the terminal"
            )
        case .silent:
            return fail(
                "it is a pipe that no program writes to",
                next: "first start the program that writes to it, or use `password-command`")
        case .tooLong:
            return fail(
                "it is longer than \(SecretReading.bytesMaximum) bytes", next: "use a shorter one")
        case .holdsZero: return fail("it contains a zero byte", next: "use a text password")
        case .program(let status):
            let how =
                status & 0x7f == 0
                ? "exited with code \(status >> 8 & 0xff)"
                : "was terminated by signal \(status & 0x7f)"
            return fail(
                "the program \(how)",
                next: "run the program manually; it must print only the password")
        case .interrupted: return InterruptedAtPrompt()
        }
    }
}

/// Ctrl-C where a password was asked for.
struct InterruptedAtPrompt: Error {}

/// The place that was to give a password has none.
struct PasswordUnavailable: Error {
    let failure: CommandFailure
    /// Whether it may have one later: a wallet is not open yet, or a disk not mounted.
    let mayComeLater: Bool
}

extension SecretReading.Failure {
    fileprivate var mayPass: Bool {
        switch self {
        case .program, .silent: true
        case .system(let error): error.isMissing
        case .exposed, .notAFile, .tooLong, .holdsZero, .interrupted: false
        }
    }
}
