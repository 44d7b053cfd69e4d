import ArgumentParser
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Create a new repository.",
        discussion: """
            Cairn creates the directory if it is missing; an existing directory must be empty. Without DIR, Cairn uses the directory from -r, CAIRN_REPOSITORY or the settings, or else ~/.local/share/cairn/repository. The repository can be on any file system, but should be on a different disk than your files.

            If the settings specify no repository, Cairn adds DIR to them, and every command then uses DIR. If they specify another repository, --use replaces it with DIR. If the previous repository of this machine is missing, init does not start a new history. In that case, check that the disk is connected, get the repository from a remote with `cairn clone`, or add --new.

            With --encrypt, nobody can read anything in the repository without its password, not even the names of files. If you lose the password, the repository is lost. See `cairn key`.

            Examples:
              cairn init /mnt/disk/backup
              cairn init /mnt/disk/backup --compression zlib
              cairn init /mnt/disk/backup --encrypt
            """)

    @OptionGroup var options: GlobalOptions

    @Option(
        help: .value(
            "codec", "auto (zstd, but incompressible data is stored raw), zstd, zlib or none."))
    var compression: String?

    @Flag(help: "Encrypt everything, and ask for a password.") var encrypt = false

    @Option(
        help: .value(
            "cost",
            "How much memory and time each password attempt takes: moderate (256 MiB, a fraction of a second) or sensitive (1 GiB)."
        ))
    var keyCost: String?

    @OptionGroup var weak: WeakPasswordOptions

    @Flag(help: "Succeed if the repository already exists.") var ifMissing = false

    @Flag(help: "Start a new history even if the previous repository is missing.")
    var new = false

    @Flag(help: "Make DIR the repository in the settings, replacing any other.") var use = false

    @Argument(
        help: .value("dir", "The repository's directory, like -r for other commands."),
        completion: .directory)
    var directory: String?

    func run() throws {
        var options = options
        if let directory {
            guard options.repo == nil else {
                throw CommandFailure(
                    "the repository was given twice, with -r and as DIR", "specify it only once")
            }
            options.repo = directory
        }
        let context = try Context(options)
        if let remote = context.remote {
            throw CommandFailure(
                "\(remote.text) is a remote, but a repository must be a local directory",
                "create a repository with `cairn init DIR`, then run `cairn -r DIR remote push \(remote.text)`"
            )
        }
        let path = context.repositoryPath
        let compression = try chosenCompression(context)
        if keyCost != nil, !encrypt {
            throw CommandFailure(
                "--key-cost requires --encrypt", "add --encrypt, or omit --key-cost")
        }
        if encrypt, options.noPassword {
            throw CommandFailure(
                "--encrypt and --no-password cannot be combined",
                "omit one of them")
        }
        let cost = try NewKeyOptions.cost(keyCost)
        // A repository on the bare mount point would be hidden by the mount.
        if let unmounted = context.unmounted { throw unmounted }
        if !RealPath.exists(ItemPath.join(path, Array("cairn.json".utf8))) {
            try refuseServed(path, context)
            try SurroundingRepository.refuse(path)
            try refuseLost(context)
            try refuseForgottenEncryption(context)
        }
        let id = LinuxRandomness().hash128()
        // Before anything is made, when there is nothing yet.
        let early = encrypt && !RealPath.exists(path) ? try firstKey(id, cost, context) : nil
        _ = try LinuxRestoreTarget().open(path, creating: true)
        let storage = try LinuxStorage(at: path)
        ForeignPlace.note(path, context)
        do {
            // Before a password is asked for.
            try Repository.checkVacant(storage)
            let (keys, slots) = try early ?? (encrypt ? firstKey(id, cost, context) : (nil, []))
            let description = RepositoryDescription(
                repository: id, created: TimeText.utc(context.clock.now()),
                compression: compression, slots: slots)
            let repository = try Repository.create(in: storage, description, keys: keys)
            // This repository replaces earlier knowledge of the path.
            context.state.remember(id, at: path)
            try LinuxCommitMemory(context.state, id).remember(
                RememberedCommit(position: .start, isEncrypted: encrypt))
            let adoption = try SettingsAdoption(context, isNamed: directory != nil, isOrdered: use)
            report(path, repository.description, adoption, isNew: true)
            if options.isForPeople { FirstSteps.afterInit(context, adoption) }
        } catch RepositoryError.alreadyExists where ifMissing {
            let description = try Repository.description(in: storage)
            guard description.isEncrypted || !encrypt else {
                throw CommandFailure(
                    "there is already a repository at \(PathText.display(path)), and it is not encrypted",
                    "use -r with another directory")
            }
            try context.refuseStranger(description)
            let adoption = try SettingsAdoption(context, isNamed: false, isOrdered: use)
            report(path, description, adoption, isNew: false)
            if options.isForPeople { adoption.tell() }
        } catch RepositoryError.alreadyExists {
            throw CommandFailure(
                "there is already a repository at \(PathText.display(path)); nothing was changed",
                "run `\(FirstSteps.call(context)) backup` to back up your files to it, or `cairn init DIR` to create another one in an empty directory"
            )
        }
    }

    /// Who has a password for repositories means an encrypted one, or says otherwise.
    private func refuseForgottenEncryption(_ context: Context) throws {
        guard !encrypt, !options.noPassword, let source = try PasswordSource.configured(context)
        else { return }
        throw CommandFailure(
            "a password is configured (\(source.name)), but --encrypt was not given; nothing was created",
            "add --encrypt, or add --no-password to create a repository that anyone with access to the disk can read",
            exitCode: ExitStatus.wrongPassword)
    }

    /// A repository whose disk is away is not replaced by an empty one.
    private func refuseLost(_ context: Context) throws {
        guard !new, let lost = context.lostRepository else { return }
        let shown = PathText.display(context.repositoryPath)
        let brings = context.cloning.map { "; \($0)" } ?? ""
        throw CommandFailure(
            "repository \(lost.short) is missing from \(shown); nothing was created",
            "connect its disk, or check that the disk is mounted\(brings); to start a new history, run `cairn -r \(ShellText.quoted(context.repositoryPath)) init --new`",
            exitCode: ExitStatus.noRepository)
    }

    /// A daemon that waits for the repository that was here keeps nothing in another.
    private func refuseServed(_ path: [UInt8], _ context: Context) throws {
        guard let earlier = context.state.repository(at: path) else { return }
        let addresses = context.controlAddresses(earlier)
        for client in (try? ControlClient.connect(atEachOf: addresses)) ?? [] {
            guard case .pong(let told, _, path)? = try? client.ask(.ping, within: 1_000_000_000)
            else { continue }
            let process = DaemonProcess(known: client.process > 0 ? client.process : told)
            throw CommandFailure(
                "a daemon, \(process.text), is waiting for the repository that was at \(PathText.display(path)), and would not use a new one",
                "stop the daemon (`\(process.stop)`), create the repository, and start the daemon again",
                exitCode: ExitStatus.locked)
        }
    }

    private func firstKey(_ id: Hash128, _ cost: KeyCost, _ context: Context) throws -> (
        RepositoryKeys?, [KeySlot]
    ) {
        let password = try weak.newPassword.forInit(context)
        let keys = RepositoryKeys.generate()
        return (keys, [try KeyLine.make(keys, password, cost, label: "", repository: id, context)])
    }

    private func chosenCompression(_ context: Context) throws -> Compression {
        guard let name = compression else { return context.settings.compression }
        guard let chosen = Compression(rawValue: name) else {
            throw CommandFailure(
                "unknown compression \(name)",
                "use one of \(Compression.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return chosen
    }

    private func report(
        _ path: [UInt8], _ description: RepositoryDescription, _ adoption: SettingsAdoption,
        isNew: Bool
    ) {
        if options.json {
            var line = JSONObject(type: "repository")
            line["path"] = path
            line["id"] = description.repository.description
            line["compression"] = description.compression.rawValue
            line["encrypted"] = description.isEncrypted
            line["created"] = isNew
            line["settings"] = adoption.file
            line.write()
        } else if !options.quiet, isNew {
            Terminal.line(
                "created \(description.isEncrypted ? "encrypted " : "")repository \(description.repository.short) at \(PathText.display(path))"
            )
            if description.isEncrypted {
                Terminal.line(
                    "Without the password, nobody can read the repository, not even you. Write the password down and keep it in a safe place."
                )
            }
        }
    }
}
