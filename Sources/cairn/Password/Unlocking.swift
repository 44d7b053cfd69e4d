import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText
import Synchronization

/// Unlocks encrypted repositories, each once in a process: the daemon opens its own again whenever
/// its disk comes back.
enum Unlocking {
    struct Unlocked: Sendable {
        let keys: RepositoryKeys
        /// The slot that the password opened.
        let slot: String
    }

    private static let known = Mutex<[Hash128: Unlocked]>([:])
    private static let tries = 3

    /// - Throws: ``CommandFailure`` with the exit code of a wrong password.
    static func unlock(_ description: RepositoryDescription, _ context: Context) throws -> Unlocked
    {
        let id = description.repository
        if let unlocked = known.withLock({ $0[id] }) { return unlocked }
        Process.hideMemory()
        let place = PathText.display(context.repositoryPath)
        let source = try PasswordSource.chosen(context, prompt: "password of \(place): ")
        for attempt in 1...tries {
            guard let password = try source.password() else { throw RepositoryError.passwordNeeded }
            if let unlocked = try open(description, password) {
                known.withLock { $0[id] = unlocked }
                return unlocked
            }
            guard source.isPerson, attempt < tries else { break }
            Terminal.errorLine("cairn: wrong password, try again")
        }
        throw CommandFailure(
            "wrong password: no key of \(place) opens with the one from \(source.name)",
            PasswordText.sources,
            exitCode: ExitStatus.wrongPassword)
    }

    private static func open(_ description: RepositoryDescription, _ password: SecretBytes) throws
        -> Unlocked?
    {
        Process.releaseCode()
        for slot in description.slots {
            do throws(KeySlot.NoMemory) {
                if let keys = try slot.open(password: password, repository: description.repository)
                {
                    return Unlocked(keys: keys, slot: slot.id)
                }
            } catch {
                throw CommandFailure(
                    "key \(slot.id) needs \(Quantity.bytes(error.bytes)) of memory to be tried, and there is not that much",
                    "end other programs, or raise the limit of memory")
            }
        }
        return nil
    }
}

/// A password that is being chosen.
enum NewPassword {
    /// - Parameter file: where it stands; nil for the terminal, twice.
    static func ask(file: String?, _ what: String) throws -> SecretBytes {
        Process.hideMemory()
        if let file {
            let source = PasswordSource.file(PathArgument.absolute(file), "--new-password-file")
            return try checked(source.password(), source.name, unasked)
        }
        return try askPerson(what, unasked)
    }

    private static let unasked = CommandFailure(
        "there is no terminal to ask for the new password at; nothing was changed",
        "write it to a file of yours alone, and name that with --new-password-file",
        exitCode: ExitStatus.wrongPassword)

    /// The password of a new repository: from the usual sources; a person is asked twice.
    static func forInit(_ context: Context) throws -> SecretBytes {
        Process.hideMemory()
        let what = "password for \(PathText.display(context.repositoryPath))"
        let source = try PasswordSource.chosen(context, prompt: "")
        let unasked = CommandFailure(
            "there is no terminal to ask for the password of the new repository at; nothing was made",
            PasswordText.sources, exitCode: ExitStatus.wrongPassword)
        return source.isPerson
            ? try askPerson(what, unasked) : try checked(source.password(), source.name, unasked)
    }

    /// - Parameter unasked: the error where there is nobody to ask.
    private static func askPerson(_ what: String, _ unasked: CommandFailure) throws -> SecretBytes {
        let first = try checked(
            PasswordSource.terminal("new \(what): ").password(), "the terminal", unasked)
        let second = try PasswordSource.terminal("once more: ").password()
        guard let second, second.isEqual(to: first) else {
            throw CommandFailure(
                "the two passwords differ", "try again", exitCode: ExitStatus.wrongPassword)
        }
        return first
    }

    private static func checked(
        _ password: SecretBytes?, _ source: String, _ unasked: CommandFailure
    ) throws -> SecretBytes {
        guard let password else { throw unasked }
        guard !password.isEmpty else {
            throw CommandFailure(
                "the password from \(source) is empty",
                "choose one that is not",
                exitCode: ExitStatus.wrongPassword)
        }
        return password
    }
}
