import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText

struct KeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key",
        abstract: "Manage passwords: list, add, change and remove keys.",
        discussion: """
            Each key contains the repository's master key, encrypted with a password. Adding, changing or removing a key does not rewrite any backed-up data. Anyone who knew a password and kept a copy of cairn.json can still read the repository, so create a new repository after a leak.

            The earlier states in a remote keep the keys that existed when they were pushed. If you change or remove a password, the old password no longer opens the newest state after the next push, but it still opens the earlier states. Run `cairn remote prune REMOTE --removed-keys` to remove those states.

            Examples:
              cairn key list
              cairn key add --label laptop
              cairn key passwd
              cairn key remove 1a2b3c4d
            """,
        subcommands: [
            KeyListCommand.self, KeyAddCommand.self, KeyPasswdCommand.self, KeyRemoveCommand.self,
        ])
}

struct KeyListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the keys; no password is needed.",
        discussion: """
            Examples:
              cairn key list
            """)

    @OptionGroup var options: GlobalOptions

    func run() throws {
        let context = try Context(options)
        let description =
            try context.remote.map { try RemoteAnswer.description($0, context) }
            ?? context.describeRepository().description
        guard description.isEncrypted else { throw RepositoryError.notEncrypted }
        for slot in description.slots {
            if options.json {
                KeyLine.line("key", slot).write()
            } else if !options.quiet {
                let cost =
                    "argon2id \(slot.cost.operations) × \(Quantity.bytes(slot.cost.memoryBytes))"
                let created =
                    TimeText.parse(slot.created, now: context.clock.now()).map(TimeText.local)
                    ?? PathText.display(slot.created.utf8)
                Terminal.line(
                    "\(slot.id)  \(created)  \(cost)"
                        + (slot.label.isEmpty ? "" : "  \(slot.shownLabel)"))
            }
        }
    }
}

/// The options of verbs that make a key.
struct NewKeyOptions: ParsableArguments {
    @Option(
        help: .value(
            "file",
            "A file with the new password. By default, Cairn asks for the password twice at the terminal."
        ),
        completion: .file())
    var newPasswordFile: String?

    @Option(
        help: .value(
            "cost",
            "How much memory and time each password attempt takes: moderate (256 MiB, a fraction of a second) or sensitive (1 GiB)."
        ))
    var keyCost: String?

    @OptionGroup var weak: WeakPasswordOptions

    func cost() throws -> KeyCost { try Self.cost(keyCost) }

    static func cost(_ name: String?) throws -> KeyCost {
        switch name {
        case nil, "moderate": return .moderate
        case "sensitive": return .sensitive
        // Insecure. For tests, which make many keys; not in the help.
        case "least": return .least
        default: throw CommandFailure("unknown cost \(name ?? "")", "use moderate or sensitive")
        }
    }
}

struct KeyAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a key with a new password.",
        discussion: """
            Cairn asks for a current password of the repository, and then for the new password.

            Examples:
              cairn key add --label laptop
              cairn key add --new-password-file /root/second.password
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var new: NewKeyOptions
    @Option(help: .value("text", "The name of the new key in `cairn key list`, at most 63 bytes."))
    var label: String = ""

    func run() throws {
        let label = try KeyLine.checked(label)
        let cost = try new.cost()
        let context = try Context(options)
        let session = try KeySession(context)
        let password = try new.weak.newPassword.ask(file: new.newPasswordFile, "password")
        let slot = try session.slot(password, cost, label: label)
        try session.change { $0 + [slot] }
        KeyLine.tell(options, "added", slot, "added key \(slot.id)")
    }
}

struct KeyPasswdCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "passwd",
        abstract: "Change the password of a key.",
        discussion: """
            The old password no longer opens this repository, except for someone who kept a copy of cairn.json. Cairn lists the remotes that still have states with the old key.

            Examples:
              cairn key passwd
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var new: NewKeyOptions

    func run() throws {
        let cost = try new.cost()
        let context = try Context(options)
        let session = try KeySession(context)
        let password = try new.weak.newPassword.ask(file: new.newPasswordFile, "password")
        let label =
            session.repository.description.slots.first { $0.id == session.unlocked.slot }?.label
            ?? ""
        let slot = try session.slot(password, cost, label: label)
        // One replacement: at every moment one of the two exists.
        try session.change { slots in
            guard slots.contains(where: { $0.id == session.unlocked.slot }) else {
                throw CommandFailure(
                    "key \(session.unlocked.slot) was removed while this command was running",
                    "run `cairn key list` to list the keys")
            }
            return slots.map { $0.id == session.unlocked.slot ? slot : $0 }
        }
        let remotes = PushedRemotes(session.repository.description.repository, context)
        KeyLine.tell(
            options, "changed", slot,
            "changed the password: key \(slot.id) replaces key \(session.unlocked.slot)",
            replaces: session.unlocked.slot, remotes)
        remotes.tell(context)
        let source = context.settings.password
        let place =
            source.file.map { "`password-file` (\(PathText.display($0)))" }
            ?? (source.command == nil ? nil : "`password-command`")
        if let place {
            context.note(
                "make sure that \(place) in the settings provides the new password; otherwise, the service cannot open the repository the next time it starts"
            )
        }
    }
}

struct KeyRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a key, except the last one.",
        discussion: """
            The key's password no longer opens this repository, except for someone who kept a copy of cairn.json. Cairn lists the remotes that still have states with this key.

            Examples:
              cairn key remove 1a2b3c4d
            """)

    @OptionGroup var options: GlobalOptions
    @Argument(help: .value("id", "A key's id, as `cairn key list` shows it.")) var id: String

    func run() throws {
        let context = try Context(options)
        let session = try KeySession(context)
        var removed: KeySlot?
        try session.change { slots in
            guard let slot = slots.first(where: { $0.id == id }) else {
                throw CommandFailure(
                    "there is no key \(ArgumentText.shown(id))",
                    "run `cairn key list` to list the keys")
            }
            removed = slot
            return slots.filter { $0.id != id }
        }
        guard let removed else { return }
        let remotes = PushedRemotes(session.repository.description.repository, context)
        KeyLine.tell(options, "removed", removed, "removed key \(removed.id)", remotes)
        remotes.tell(context)
    }
}

/// An encrypted repository whose keys are to be changed.
private struct KeySession {
    let repository: Repository
    let unlocked: Unlocking.Unlocked
    private let storage: LinuxStorage
    private let context: Context

    init(_ context: Context) throws {
        self.context = context
        (repository, storage) = try context.openRepository()
        guard repository.keys != nil else { throw RepositoryError.notEncrypted }
        unlocked = try Unlocking.unlock(repository.description, context)
    }

    /// - Returns: a verified slot: a password that does not open it would lock its owner out.
    func slot(_ password: SecretBytes, _ cost: KeyCost, label: String) throws -> KeySlot {
        try KeyLine.make(
            unlocked.keys, password, cost, label: label,
            repository: repository.description.repository, context)
    }

    func change(_ body: ([KeySlot]) throws -> [KeySlot]) throws {
        let access = try DaemonLink(context, repository.description.repository, storage)
        try access?.acquire(nil)
        switch try storage.lock() {
        case .taken(let holder): throw RepositoryError.locked(holder: holder)
        case .held(let lock):
            try repository.changeSlots(body)
            withExtendedLifetime((lock, access)) {}
        }
    }
}

/// A key as it is made and shown.
enum KeyLine {
    static func make(
        _ keys: RepositoryKeys, _ password: SecretBytes, _ cost: KeyCost, label: String,
        repository: Hash128, _ context: Context
    ) throws -> KeySlot {
        do {
            let slot = try KeySlot(
                sealing: keys, password: password, cost: cost,
                created: TimeText.utc(context.clock.now()), label: label, repository: repository)
            guard try slot.open(password: password, repository: repository) != nil else {
                throw CommandFailure(
                    "the new key cannot open the repository",
                    "check the machine's memory; nothing was changed")
            }
            return slot
        } catch let error as KeySlot.NoMemory {
            throw CommandFailure(
                "the key needs \(Quantity.bytes(error.bytes)) of memory, which is not available",
                "close other programs, or raise the memory limit")
        }
    }

    static func checked(_ label: String) throws -> String {
        guard label.utf8.count < 64,
            !label.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f })
        else {
            throw CommandFailure(
                "the label is too long or contains control characters",
                "use at most 63 bytes of text")
        }
        return label
    }

    static func line(_ kind: String, _ slot: KeySlot) -> JSONObject {
        var line = JSONObject(type: kind)
        line["id"] = slot.id
        line["created"] = slot.created
        line["label"] = slot.label
        line["kdf"] = "argon2id"
        line["operations"] = slot.cost.operations
        line["memory_bytes"] = slot.cost.memoryBytes
        return line
    }

    static func tell(
        _ options: GlobalOptions, _ action: String, _ slot: KeySlot, _ text: String,
        replaces: String? = nil, _ remotes: PushedRemotes? = nil
    ) {
        if options.json {
            var line = line("key_change", slot)
            line["action"] = action
            line["replaces"] = replaces
            line["remotes"] = remotes?.names ?? []
            line.write()
        } else if !options.quiet {
            Terminal.line(text)
        }
    }
}

extension KeySlot {
    /// The label is untrusted: a writer of the repository chooses it, and it must not control a
    /// terminal.
    var shownLabel: String { PathText.display(Array(label.utf8)) }
}
