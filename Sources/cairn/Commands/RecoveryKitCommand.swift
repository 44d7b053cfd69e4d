import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnText

struct RecoveryKitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recovery-kit",
        abstract: "Create a printable page with recovery instructions.",
        discussion: """
            The HTML page lists the repository and its remotes, the keys that open the repository (not the passwords), the type, address and user of the service behind each rclone remote, and the commands that restore everything on a new Debian machine. It also contains a QR code of the first remote's address, but no secrets. Print the page and keep it somewhere else. Create a new page when remotes or keys change.

            Examples:
              cairn recovery-kit
              cairn recovery-kit --output /media/stick/cairn.html
              cairn recovery-kit --output - | lp
              cairn -r rclone:b2:bucket/cairn recovery-kit
            """)

    @OptionGroup var options: GlobalOptions
    @Option(
        help: .value(
            "file",
            "The file to write, or - for standard output (default: cairn-recovery-kit.html in the current directory)."
        ),
        completion: .file())
    var output = "cairn-recovery-kit.html"

    func run() throws {
        let context = try Context(options)
        let description =
            try context.remote.map { try RemoteAnswer.description($0, context) }
            ?? context.describeRepository().description
        let id = description.repository
        let named =
            try context.remote.map { [(name: String?.none, url: $0)] }
            ?? NamedRemote.all(context).map { (name: $0.settings?.name, url: $0.url) }
        let services = Services()
        let all = named.map { remote in
            let (url, isCut) = RecoveryKit.shown(remote.url, id)
            if isCut {
                context.note(
                    "the address of \(remote.name ?? "the remote") has options that might contain secrets, so the page omits them; put them in rclone's configuration instead"
                )
            }
            return RecoveryKit.Remote(
                name: remote.name, url: PathText.display(url.utf8),
                service: services(remote.url, context),
                isEmpty: context.remote == nil
                    && RemoteFinding.lastState(remote.url, id, context) == nil)
        }
        // The page begins with the copy that outlives this machine most likely.
        let remotes = [false, true].flatMap { isEmpty in
            [true, false].flatMap { isRclone in
                all.filter { $0.isEmpty == isEmpty && $0.isRclone == isRclone }
            }
        }
        let kit = RecoveryKit(
            host: PathText.display(Process.hostName.utf8),
            made: TimeText.local(context.clock.now()), repository: id,
            path: context.remote == nil ? context.repositoryPath : nil, remotes: remotes,
            slots: description.slots, isEncrypted: description.isEncrypted,
            hostOption: hostOption(context))
        if remotes.isEmpty {
            context.note(
                "there is no remote in the settings, so the page lists none; run `cairn remote add` to add one"
            )
        }
        if output == "-" { return Terminal.write(kit.html) }
        let path = PathArgument.absolute(output)
        try refuseOther(path, id)
        try SmallFile.replace(path, with: Array(kit.html.utf8), isPrivate: true)
        let shown = PathText.display(path)
        let password =
            description.isEncrypted ? "write on it where you keep the password, " : ""
        options.tell(
            "recovery_kit",
            ["file": path, "id": id.description, "remotes": remotes.count],
            "wrote \(shown)\nnext: print the page, \(password)and store it away from this machine"
        )
    }

    /// What selects this machine's roots on a new one; nil where that needs a password that nobody
    /// gives, or all of a remote.
    private func hostOption(_ context: Context) -> String? {
        guard context.remote == nil else { return nil }
        var context = context
        context.asking = .nobody
        return (try? ReadingSession(context, host: .everything).reader.allRoots()).map {
            HostText.option(context.machine, $0)
        }
    }

    /// What rclone knows, asked once.
    private final class Services {
        private lazy var remotes = RcloneService.configuration(Cancellation())

        func callAsFunction(_ url: RemoteURL, _ context: Context) -> String {
            guard case .rclone(let address) = url.place else { return "" }
            guard let remotes else {
                context.note(
                    "Cairn cannot read rclone's configuration; write on the page which service the rclone remote \(address.prefix { $0 != ":" && $0 != "," }) uses"
                )
                return ""
            }
            return RcloneService(address, remotes).text
        }
    }

    /// A kit is made anew; anything else of that name stays.
    private func refuseOther(_ path: [UInt8], _ id: Hash128) throws {
        // A symlink is replaced, and what it leads to stays.
        let (parent, name) = ItemPath.split(path)
        let directory = try LinuxRestoreTarget().open(parent, creating: false)
        guard let kind = try directory.status(of: name)?.kind, kind != .symlink else { return }
        let begins = kind == .file ? try SmallFile.beginning(of: path, bytes: 16_384) : nil
        let text = String(decoding: begins ?? [], as: UTF8.self)
        guard text.contains(RecoveryKit.mark), text.contains(id.description) else {
            throw CommandFailure(
                "\(PathText.display(path)) already exists and is \(text.contains(RecoveryKit.mark) ? "the recovery kit of another repository" : "not a recovery kit")",
                "use another file with --output, or remove this one")
        }
    }
}
