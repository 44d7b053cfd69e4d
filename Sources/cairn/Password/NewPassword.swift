import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// A password that is being chosen.
struct NewPassword {
    /// Whether the person takes one that is easy to guess all the same.
    let takesWeak: Bool

    /// - Parameter file: where it stands; nil for the terminal, twice.
    func ask(file: String?, _ what: String) throws -> SecretBytes {
        Process.hideMemory()
        if let file {
            let source = PasswordSource.file(PathArgument.absolute(file), "--new-password-file")
            return try given(by: source, Self.unasked)
        }
        return try askPerson(what, Self.unasked)
    }

    private static let unasked = CommandFailure(
        "cannot ask for the new password without a terminal; nothing was changed",
        "write it to a file that only you can read, and pass the file with --new-password-file",
        exitCode: ExitStatus.wrongPassword)

    /// The password of a new repository: from the usual sources; a person is asked twice.
    func forInit(_ context: Context) throws -> SecretBytes {
        Process.hideMemory()
        let what = "password for \(PathText.display(context.repositoryPath))"
        let source = try PasswordSource.chosen(context, prompt: "")
        let unasked = CommandFailure(
            "cannot ask for the password of the new repository without a terminal; nothing was created",
            PasswordText.sources, exitCode: ExitStatus.wrongPassword)
        return source.isPerson ? try askPerson(what, unasked) : try given(by: source, unasked)
    }

    private static let tries = 3

    /// Asks at the terminal, again where the answer is easy to guess.
    ///
    /// - Parameter unasked: the error where there is nobody to ask.
    private func askPerson(_ what: String, _ unasked: CommandFailure) throws -> SecretBytes {
        for _ in 1...Self.tries {
            let first = try Self.checked(
                PasswordSource.terminal("new \(what): ").password(), "the terminal", unasked)
            let strength = first.withBytes { PasswordStrength($0) }
            if strength.verdict == .unfit, !takesWeak {
                Terminal.errorLine("cairn: this password \(strength.fault); choose another one")
                continue
            }
            if strength.verdict != .good { warn(strength, "this password") }
            let second = try PasswordSource.terminal("once more: ").password()
            guard let second, second.isEqual(to: first) else {
                throw CommandFailure(
                    "the two passwords are different", "try again",
                    exitCode: ExitStatus.wrongPassword)
            }
            return first
        }
        throw CommandFailure(
            "the password is too easy to guess; nothing was changed",
            "use four or five unrelated words, or add --weak-password to accept any password",
            exitCode: ExitStatus.wrongPassword)
    }

    /// What a program or a file gives is taken as it is: nobody is there to choose another.
    private func given(by source: PasswordSource, _ unasked: CommandFailure) throws -> SecretBytes {
        let password = try Self.checked(source.password(), source.name, unasked)
        let strength = password.withBytes { PasswordStrength($0) }
        if strength.verdict != .good, !takesWeak {
            warn(strength, "the password from \(source.name)")
        }
        return password
    }

    private func warn(_ strength: PasswordStrength, _ what: String) {
        Terminal.errorLine(
            "cairn: warning: \(what) is weak: it \(strength.fault); anyone with a copy of the repository can try any number of passwords"
        )
    }

    private static func checked(
        _ password: SecretBytes?, _ source: String, _ unasked: CommandFailure
    ) throws -> SecretBytes {
        guard let password else { throw unasked }
        guard !password.isEmpty else {
            throw CommandFailure(
                "the password from \(source) is empty",
                "choose a password that is not empty",
                exitCode: ExitStatus.wrongPassword)
        }
        return password
    }
}

/// The option of verbs that take a new password.
struct WeakPasswordOptions: ParsableArguments {
    @Flag(help: "Accept a password that is easy to guess.") var weakPassword = false

    var newPassword: NewPassword { NewPassword(takesWeak: weakPassword) }
}
