import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnSettings
import CairnText

struct RemoteAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a remote to the settings and let the service push to it.",
        discussion: """
            The service pushes new data at the interval of --every, or earlier if there is a lot of new data. `cairn remote push NAME` pushes immediately. If there is no settings file, Cairn creates one. It preserves the comments and layout of an existing file. Cairn checks whether the remote is reachable and reports the result, but adds the remote even if it is unreachable. With --keep-local, Cairn stores old content only in the remote, so you can restore that content only while the remote is reachable. `cairn remote pull` downloads the content again.

            Examples:
              cairn remote add nas dir:/mnt/nas/cairn
              cairn remote add b2 rclone:b2:bucket/cairn --limit 2MiB/s --every 15m
            """)

    @OptionGroup var options: GlobalOptions
    @Option(help: .value("size", "Send at most this many bytes per second, such as 2MiB/s."))
    var limit: String?
    @Option(help: .value("time", "How often the service pushes, from 1s to 30d (default: 5m)."))
    var every: String?
    @Option(
        help: .value(
            "all|time|size",
            "How much pushed data to keep on this machine, such as 30d or 20GiB. Cairn verifies older packs in the remote, deletes them on this machine, and downloads them when needed. By default, all data remains on this machine."
        ))
    var keepLocal: String?
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false
    @Argument(help: .value("name", "The remote's name: letters, digits, - and _."))
    var name: String
    @Argument(help: .value("url", "The remote: rclone:REMOTE:PATH or dir:/PATH."))
    var url: String

    func run() throws {
        let context = try Context(options)
        guard Settings.Remote.isName(name) else {
            throw CommandFailure(
                "\(PathText.display(name.utf8)) cannot be a remote's name",
                "use \(Settings.Remote.nameAllowed)")
        }
        let address = try RemoteURL.named(url)
        if let other = context.settings.remotes.first(where: {
            $0.name == name || $0.url == address.base
        }) {
            throw CommandFailure(
                "\(other.name) is already a remote, at \(other.url)",
                "remove it with `cairn remote remove \(other.name)`, or edit the settings")
        }
        var remote = Settings.Remote(name: name, url: address.base)
        remote.limit = try RemoteRate.parse(limit, address)
        if let every {
            guard let interval = Duration(settingText: every),
                Settings.Remote.intervals.contains(interval)
            else {
                throw CommandFailure(
                    "--every \(PathText.display(every.utf8)) is not a valid interval",
                    "use an interval from 1s to 30d, such as 5m or 1h")
            }
            remote.every = interval
        }
        if let keepLocal {
            guard let kept = KeptLocally(settingText: keepLocal) else {
                throw CommandFailure(
                    "--keep-local \(PathText.display(keepLocal.utf8)) is neither a time nor a size",
                    "use \(KeptLocally.settingAllowed)")
            }
            remote.keptLocally = kept
        }
        try address.checkPlace(context.state, context, creating: true)
        let byHand = "add a [[remote]] with name = \"\(name)\" and url = \"\(address.base)\""
        let file = try SettingsPlace.edit(context, byHand: byHand, isDryRun: true) { before in
            try SettingsEdit.addingRemote(remote, in: before, user: context.user)
        }
        let away = try reach(address, context)
        if !dryRun {
            try SettingsPlace.edit(context, byHand: byHand) { before in
                try SettingsEdit.addingRemote(remote, in: before, user: context.user)
            }
        }
        options.tell(
            "remote_added",
            [
                "name": name, "url": address.base, "dry_run": dryRun,
                "every_seconds": remote.every.components.seconds, "limit": remote.limit?.bytes,
                "reachable": away == nil, "reason": away,
            ],
            "\(dryRun ? "would add" : "added") \(address.base) as the remote \(name) to \(PathText.display(file))"
        )
        if let away { context.note("the remote is currently unreachable: \(away)") }
        let known = context.state.repository(at: context.repositoryPath)
        if let root = context.root(capturing: address, known) {
            context.note(
                "\(address.base) is inside the root \(PathText.display(root)), so Cairn excludes the pushed data from backups"
            )
        }
        guard !dryRun else { return }
        // From now on it counts how long it lacks something.
        if let known = try? context.describeRepository(tellsStandIn: false).description {
            let named = try NamedRemote(remote)
            _ = DaemonPush.log(
                named.configuration(staleAfter: context.settings.hooks.staleAfter),
                known.repository, context)
        }
        if (try? context.daemon()) == nil {
            context.note(
                "no service is running; run `cairn remote push \(name)` to push the data now")
        }
        SettingsPlace.reloadDaemon(context)
    }

    /// Asks the remote what it holds.
    ///
    /// - Returns: why it does not answer; nil when it does.
    /// - Throws: ``CommandFailure`` for an address that cannot be one.
    private func reach(_ address: RemoteURL, _ context: Context) throws -> String? {
        if case .directory(let path) = address.place {
            guard RealPath.exists(path) else { return try make(path) }
            guard try LinuxFileSystem().status(ofRoot: path).kind == .directory else {
                throw CommandFailure(
                    "\(PathText.display(path)) is not a directory", "use a directory")
            }
        }
        do {
            let store = try address.open(
                context.state.remote("push \(address.base)"),
                cancellation: Cancellation.bySignals(), patience: .init(tries: 1),
                pushing: RemoteURL.Pushing { context.root(keeping: $0) })
            _ = try store.tops()
            if let own = try? context.describeRepository(tellsStandIn: false).description {
                try RemoteState(store, repository: own.repository).requireNoRepository()
            }
        } catch let error as RemoteError {
            guard error.kind != .unusable else { throw error }
            guard error.kind == .missing else { return error.reason }
            context.note(
                "the remote is empty; if it needs a bucket, create the bucket first, for example with `rclone mkdir REMOTE:BUCKET`"
            )
        }
        return nil
    }

    /// Makes the directory in one that is there: the service makes none, for a disk may not be
    /// mounted.
    private func make(_ path: [UInt8]) throws -> String? {
        let parent = ItemPath.split(path).parent
        guard RealPath.exists(parent) else {
            return "there is no \(PathText.display(parent))"
        }
        if !dryRun { _ = try LinuxRestoreTarget().open(path, creating: true) }
        return nil
    }
}

struct RemoteRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a remote from the settings, but keep its data.",
        discussion: """
            Examples:
              cairn remote remove nas
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false
    @Flag(
        name: [.customShort("y"), .long],
        help: "Remove the remote even if some packs exist only in remotes.")
    var yes = false
    @Argument(help: .value("name", "A remote in the settings."))
    var name: String

    func run() throws {
        let context = try Context(options)
        guard let remote = context.settings.remotes.first(where: { $0.name == name }) else {
            throw CommandFailure(
                "there is no remote \(PathText.display(name.utf8)) in the settings",
                "run `cairn remote list` to list the remotes")
        }
        try refuseToLosePacks(context)
        let file = try SettingsPlace.edit(
            context, byHand: "remove the [[remote]] with name = \"\(name)\"", isDryRun: dryRun
        ) { before in
            try SettingsEdit.removingRemote(name, in: before, user: context.user) ?? before
        }
        options.tell(
            "remote_removed", ["name": name, "url": remote.url, "dry_run": dryRun],
            "\(dryRun ? "would remove" : "removed") the remote \(name) from \(PathText.display(file)); the data at \(remote.url) \(dryRun ? "would remain" : "remains")"
        )
        if let root = try rootAfter(context, remote) {
            context.note(
                "the data at \(remote.url) \(dryRun ? "would" : "will") be backed up from now on, because it is inside the root \(PathText.display(root)); move it, or exclude it with `cairn exclude add`"
            )
        }
        if !dryRun { SettingsPlace.reloadDaemon(context) }
    }

    /// The root that keeps what was pushed there, once the remote is none any more.
    private func rootAfter(_ context: Context, _ remote: Settings.Remote) throws -> [UInt8]? {
        let url = try RemoteURL.named(remote.url)
        guard let id = context.state.repository(at: context.repositoryPath),
            let base = url.localDirectory, RealPath.exists(RemoteURL.copy(of: id, in: base))
        else { return nil }
        return context.root(capturing: url, id, isLeft: true)
    }

    /// What lies in remotes alone is read through those that the settings name.
    private func refuseToLosePacks(_ context: Context) throws {
        guard !yes, let storage = try? LinuxStorage(at: context.repositoryPath) else { return }
        let packs = try AwayNeed(
            TieredStorage(storage, away: RemoteAwayPacks(clock: context.clock) { [] })
        ).packs
        let id = context.state.repository(at: context.repositoryPath)
        let others = try NamedRemote.all(context).filter { $0.settings?.name != name }.compactMap {
            remote in id.flatMap { RemoteFinding.lastFiles(remote.url, $0, context) }
        }
        let alone = packs.count { path, length in !others.contains { $0[path] == length } }
        guard alone > 0 else { return }
        throw CommandFailure(
            "\(Quantity.of(alone, "pack")) of the repository \(alone == 1 ? "is" : "are") stored only in remotes, and \(name) is the only remote in the settings that is known to have \(alone == 1 ? "it" : "them")",
            "set keep-local = \"all\" and run `cairn remote pull` to download the data, or first push to another remote in the settings; add --yes to remove \(name) anyway"
        )
    }
}

/// A limit of bandwidth, as `2MiB/s` or `2MiB`.
enum RemoteRate {
    static func parse(_ text: String?, _ url: RemoteURL) throws -> ByteSize? {
        guard let text else { return nil }
        let size = text.hasSuffix("/s") ? String(text.dropLast(2)) : text
        guard let rate = ByteSize(size), Settings.Remote.limits.contains(rate) else {
            throw CommandFailure(
                "--limit \(PathText.display(text.utf8)) is not a valid rate",
                "use a rate from \(Settings.Remote.limits.lowerBound) to \(Settings.Remote.limits.upperBound) per second, such as 2MiB/s"
            )
        }
        if case .directory = url.place {
            throw CommandFailure(
                "--limit works only with rclone; Cairn writes to a directory at full speed",
                "omit --limit")
        }
        return rate
    }
}
