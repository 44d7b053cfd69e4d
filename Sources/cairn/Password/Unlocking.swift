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
    private static let othersMaximum = 32

    /// Slots in the order in which they are tried: who can add to a repository could make any cost
    /// half a minute.
    private static func sorted(_ slots: [KeySlot]) -> (usual: [KeySlot], dear: [KeySlot]) {
        func work(_ cost: KeyCost) -> Int { cost.operations * cost.memoryBytes }
        let sorted = slots.sorted { work($0.cost) < work($1.cost) }
        let end = sorted.firstIndex { work($0.cost) > work(.sensitive) } ?? sorted.count
        return (Array(sorted[..<end]), Array(sorted[end...]))
    }

    /// - Parameter others: descriptions that may be the right ones if this is not.
    /// - Throws: ``CommandFailure`` with the exit code of a wrong password.
    static func unlock(
        _ description: RepositoryDescription, _ context: Context,
        others: () throws -> [RepositoryDescription] = { [] }
    ) throws -> Unlocked {
        let id = description.repository
        if let unlocked = known.withLock({ $0[id] }) { return unlocked }
        let place = PathText.display(context.repositoryPath)
        guard !context.options.noPassword else {
            throw CommandFailure(
                "the repository at \(place) is encrypted, and --no-password was given",
                "leave --no-password out", exitCode: ExitStatus.wrongPassword)
        }
        Process.hideMemory()
        let source = try PasswordSource.chosen(context, prompt: "password of \(place): ")
        var (slots, dear) = sorted(description.slots)
        var lack: CommandFailure?
        func open(_ slots: [KeySlot], _ password: SecretBytes) -> Unlocked? {
            Process.releaseCode()
            for slot in slots {
                do throws(KeySlot.NoMemory) {
                    if let keys = try slot.open(password: password, repository: id) {
                        return Unlocked(keys: keys, slot: slot.id)
                    }
                } catch {
                    lack = CommandFailure(
                        "key \(slot.id) needs \(Quantity.bytes(error.bytes)) of memory to be tried, and there is not that much",
                        "end other programs, or raise the limit of memory")
                }
            }
            return nil
        }
        for attempt in 1...tries {
            guard let password = try source.password() else { throw RepositoryError.passwordNeeded }
            var unlocked = open(slots, password)
            if unlocked == nil, attempt == 1 {
                let found = try others().flatMap(\.slots).filter { !slots.contains($0) }
                let more = sorted(found).usual.prefix(othersMaximum)
                if more.count > 1 { context.note("tries \(more.count) keys of other states") }
                unlocked = open(Array(more), password)
                slots += more
            }
            if unlocked == nil, !dear.isEmpty {
                context.note(
                    "\(Quantity.of(dear.count, "key")) to try ask for more work than any that Cairn makes: this takes long"
                )
                unlocked = open(dear, password)
            }
            if let unlocked {
                known.withLock { $0[id] = unlocked }
                return unlocked
            }
            guard lack == nil, source.isPerson, attempt < tries else { break }
            Terminal.errorLine("cairn: wrong password, try again")
        }
        if let lack { throw lack }
        throw CommandFailure(
            "wrong password: no key of \(place) opens with the one from \(source.name)",
            PasswordText.sources,
            exitCode: ExitStatus.wrongPassword)
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
