import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnText

struct RemotePullCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pull",
        abstract: "Download packs that exist only in remotes.",
        discussion: """
            With keep-local, old packs of the repository are stored only in remotes, and Cairn downloads them whenever they are needed. This command downloads these packs from one remote, or from all remotes in the settings, and stores them in the repository. Before Cairn uses a pack, it reads the whole pack and checks that its content matches its name. To continue an interrupted pull, run it again. Backups continue during a pull, and Cairn deletes nothing in the remotes. A running service first reloads its settings. Unless the settings say keep-local = "all", the next push deletes old packs on this machine again.

            Examples:
              cairn remote pull --dry-run
              cairn remote pull nas --yes
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var away: AwayOptions
    @Flag(
        name: [.customShort("n"), .long],
        help: "Show what would be downloaded, without downloading it.")
    var dryRun = false
    @Argument(help: .value("remote", "A remote in the settings (default: all of them)."))
    var remote: String?

    func run() throws {
        let context = try Context(options)
        guard context.remote == nil else {
            throw CommandFailure(
                "you can pull only into a local repository", "use -r with the local repository")
        }
        let cancellation = Cancellation.bySignals()
        let named = try remote.map { try NamedRemote($0, context) }
        let (repository, storage) = try context.openRepository()
        let id = repository.description.repository
        let remotes = AwayRemotes(context, only: named, countsOthers: false)
        remotes.serve(repository)
        let lost = try noteLost(repository, remotes.packs, context)
        let run = try PullRun(
            repository, from: remotes.packs, clock: context.clock, cancellation: cancellation)
        guard !run.packs.isEmpty || lost.packs > 0 else {
            if lost.chunksLost > 0 { throw Self.failure(lost.chunksLost) }
            if lost.openPacks > 0 {
                return tell(
                    .init(packs: lost.openPacks),
                    "\(dryRun ? "would download" : "downloaded") \(Quantity.of(lost.openPacks, "pack"))"
                )
            }
            return tell(PullRun.Result(), "nothing to download: all data is on this machine")
        }
        if dryRun {
            let (packs, bytes) = (run.packs.count + lost.packs, run.bytes + lost.bytes)
            return tell(
                .init(packs: packs, bytes: bytes), "would download \(Self.amount(packs, bytes))")
        }
        try requireRoom(run, storage)
        try requireReachable(run, remotes.packs)
        try away.consent(to: run.bytes, of: "the repository", context)
        let place = try context.state.remote("pull \(id)")
        guard let lock = try place.lockCatalog(id) else {
            throw CommandFailure(
                "another process is downloading packs", "wait until it has finished",
                exitCode: ExitStatus.locked)
        }
        defer { withExtendedLifetime(lock) {} }
        // One that still has the old `keep-local` would give up at once what comes back.
        SettingsPlace.reloadDaemon(context)
        let meter = PushMeter(options)
        let result: PullRun.Result
        do { result = try run.run { meter.show($0) } } catch {
            meter.clear()
            guard cancellation.isRequested else { throw error }
            Terminal.errorLine(
                "cairn: interrupted; run the same command again to continue")
            throw ExitCode(ExitStatus.interrupted)
        }
        meter.clear()
        tell(result, "downloaded \(Self.amount(result.packs, result.bytes))")
        warn(context)
        let damaged = try remember(result, named, id, context)
        for loss in result.losses {
            Terminal.trouble("\(loss)", next: nil)
        }
        if result.losses.isEmpty, lost.chunksLost > 0 { throw Self.failure(lost.chunksLost) }
        guard !result.losses.isEmpty else {
            for name in damaged {
                context.note(
                    "another remote provided data that is damaged in \(name); run `cairn remote verify \(name) --read-data` to list the damage"
                )
            }
            return
        }
        Terminal.errorLine(
            named == nil
                ? "  next: run `cairn remote verify NAME` to see what is damaged there"
                : "  next: run `cairn remote pull` to try all remotes, and `cairn remote verify \(named?.shown ?? "")` to see what is damaged there"
        )
        throw ExitCode(ExitStatus.failed)
    }

    /// Writes down what the remotes hold otherwise than they say.
    ///
    /// - Returns: their names.
    private func remember(
        _ result: PullRun.Result, _ only: NamedRemote?, _ id: Hash128, _ context: Context
    ) throws -> [String] {
        try (only.map { [$0] } ?? NamedRemote.all(context)).compactMap { remote in
            guard let damage = result.damage(of: remote.shown) else { return nil }
            RemoteFinding(remote.url, id, context)?.pulled(damage)
            return remote.shown
        }
    }

    /// Has packs that are lost here brought back like those that lie in remotes alone.
    private func noteLost(
        _ repository: Repository, _ away: RemoteAwayPacks, _ context: Context
    ) throws -> RemoteAwayPacks.Noted {
        // What is away comes back without a catalog, too.
        guard let session = try? ReadingSession(context, host: .everything) else { return .init() }
        let noted = try away.noteLost(
            repository, session.reader, clock: context.clock, writes: !dryRun)
        if noted.packs > 0 {
            context.note(
                "\(Quantity.of(noted.packs, "pack")) that this repository has lost still \(noted.packs == 1 ? "exists" : "exist") in a remote"
            )
        }
        return noted
    }

    private static func failure(_ chunks: Int) -> CommandFailure {
        CommandFailure(
            "this repository has lost \(Quantity.of(chunks, "chunk")) that it still needs, and none of the remotes that Cairn contacted has \(chunks == 1 ? "it" : "them")",
            "run `cairn verify` to list the files, and `cairn repair` to search your current files for their content"
        )
    }

    private static func amount(_ packs: Int, _ bytes: UInt64) -> String {
        "\(Quantity.of(packs, "pack")), \(Quantity.bytes(bytes))"
    }

    private func tell(_ result: PullRun.Result, _ text: String) {
        options.tell(
            "remote_pull",
            [
                "packs": result.packs, "bytes": result.bytes, "dry_run": dryRun,
                "lost": result.losses.count,
            ], text)
    }

    private func requireRoom(_ run: PullRun, _ storage: any Storage) throws {
        let free = try storage.freeBytes()
        guard free < run.bytes else { return }
        throw CommandFailure(
            "\(Quantity.bytes(run.bytes)) would be downloaded, but the repository's disk has only \(Quantity.bytes(free)) left",
            "free space there, or restore from the remote with `cairn -r URL restore`")
    }

    private func requireReachable(_ run: PullRun, _ away: RemoteAwayPacks) throws {
        let obstacles = try away.obstacles(to: run.lengths)
        guard !obstacles.isEmpty else { return }
        let names = obstacles.map { "\($0.name) (\($0.obstacle ?? ""))" }.joined(separator: ", ")
        throw CommandFailure(
            "cannot reach \(names)", "make the remote reachable, and run the command again")
    }

    /// What comes back goes again while the settings say so.
    private func warn(_ context: Context) {
        for remote in context.settings.remotes where remote.keptLocally != .all {
            context.note(
                "the next push to \(remote.name) deletes local packs again if they exceed keep-local = \"\(remote.keptLocally.settingText)\"; set it to \"all\" to keep them"
            )
        }
    }
}
