import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnText

struct RemoteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remote",
        abstract: "Copies of the repository elsewhere: add, push, list, verify, prune.",
        discussion: """
            A remote is a second copy: on another disk or a mounted server (dir:/PATH), or with whatever rclone speaks to (rclone:REMOTE:PATH), as S3, SFTP, WebDAV, B2. What is encrypted here is encrypted there. Verbs that read take its address as -r URL, and `cairn clone URL DIR` makes a repository of it again.

            Examples:
              cairn remote add nas dir:/mnt/nas/cairn
              cairn remote push nas
              cairn remote push rclone:b2:bucket/cairn --limit 2MiB/s
              cairn remote list rclone:b2:bucket/cairn
              cairn -r rclone:b2:bucket/cairn snapshots
            """,
        subcommands: [
            RemoteAddCommand.self, RemoteRemoveCommand.self, RemotePushCommand.self,
            RemoteListCommand.self, RemoteVerifyCommand.self, RemotePruneCommand.self,
        ])
}

struct RemotePushCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push", abstract: "Bring remotes to the repository's present state.",
        discussion: """
            Without a name, all remotes of the settings are brought there, one after another. Only what a remote lacks is sent, and nothing there is replaced or deleted. A push that is interrupted goes on where it was. Captures and backups go on meanwhile.

            Examples:
              cairn remote push
              cairn remote push dir:/mnt/nas/cairn
              cairn remote push rclone:b2:bucket/cairn --limit 2MiB/s
            """)

    @OptionGroup var options: GlobalOptions

    @Option(help: .value("size", "Send at most so many bytes a second, as 2MiB/s."))
    var limit: String?

    @Flag(name: [.customShort("n"), .long], help: "Say what would be sent, and send nothing.")
    var dryRun = false

    @Flag(help: "Look at what is there, and send again what is missing or cut.")
    var resend = false

    @Flag(help: "Accept a remote that has an older state than it had, or none.")
    var acceptRollback = false

    @Argument(help: .value("remote", "A remote of the settings, or rclone:REMOTE:PATH, dir:/PATH."))
    var remote: String?

    func run() throws {
        let context = try Context(options, needsSettings: false)
        let remotes = try remote.map { [try NamedRemote($0, context)] } ?? NamedRemote.all(context)
        guard !remotes.isEmpty else {
            throw CommandFailure(
                "the settings name no remote",
                "name an address, as `cairn remote push dir:/PATH`, or add one: `cairn remote add NAME URL`"
            )
        }
        guard context.remote == nil else {
            throw CommandFailure(
                "a remote is pushed to from a repository here", "name that with -r")
        }
        let cancellation = Cancellation.bySignals()
        let session = try ReadingSession(context, host: .everything)
        if remotes.count == 1 { return try push(remotes[0], session, context, cancellation) }
        try options.each(remotes) { try push($0, session, context, cancellation) }
    }

    private func push(
        _ remote: NamedRemote, _ session: ReadingSession, _ context: Context,
        _ cancellation: Cancellation
    ) throws {
        let url = remote.url
        let place = try PushPlace(context.state, url, session.id)
        guard let lock = try place.lock() else {
            throw CommandFailure(
                "another process pushes to \(url.base)", "wait until it is done",
                exitCode: ExitStatus.locked)
        }
        defer { withExtendedLifetime(lock) {} }
        try url.checkPlace(place.state, context, creating: !dryRun)
        let rate = try RemoteRate.parse(limit, url) ?? remote.settings?.limit
        let store = try url.open(
            place.state, cancellation: cancellation, bytesASecond: rate?.bytes,
            creating: !dryRun)
        var request = PushRun.Options(
            host: Process.hostName, program: "cairn \(Version.number)")
        request.isDryRun = dryRun
        request.acceptsRollBack = acceptRollback
        request.resends = resend
        let meter = PushMeter(options)
        let run = PushRun(
            session.repository, to: store, scratch: try place.scratch(),
            clock: context.clock, options: request, cancellation: cancellation,
            commitNumber: { id in
                try session.reader.commits(idPrefix: id.description).first?.number
            }, observe: { meter.show($0) })
        let result: PushRun.Result
        do { result = try run.run() } catch {
            meter.clear()
            if cancellation.isRequested { throw ExitCode(ExitStatus.interrupted) }
            throw error
        }
        meter.clear()
        if case .directory(let path) = url.place { place.state.remember(session.id, at: path) }
        report(result, url)
        if let kept = remote.settings?.keptLocally, kept != .all, !dryRun {
            try giveUp(kept, remote, session, store, place, context, cancellation)
        }
    }

    /// Packs that need not stay here go, when the remote has given them back whole.
    private func giveUp(
        _ kept: KeptLocally, _ remote: NamedRemote, _ session: ReadingSession,
        _ store: any RemoteStore, _ place: PushPlace, _ context: Context,
        _ cancellation: Cancellation
    ) throws {
        let run = try TieringRun(
            session.storage, RemoteState(store, repository: session.id),
            scratch: place.scratch(), keys: session.repository.keys, clock: context.clock,
            cancellation: cancellation)
        guard let result = try run?.run(keeping: kept) else { return }
        if result.packs > 0 || options.json {
            options.tell(
                "remote_kept",
                [
                    "url": remote.url.base, "keep_local": kept.settingText,
                    "packs": result.packs, "bytes": result.bytes,
                    "differing": result.differing.count,
                ],
                "\(Quantity.of(result.packs, "pack")), \(Quantity.bytes(result.bytes)), lie in \(remote.shown) alone now (keep-local \(kept.settingText))"
            )
        }
        if result.isInUse {
            context.note("the rest stays here for now: somebody reads the repository")
        }
        for difference in result.differing {
            Terminal.trouble(
                "\(difference.path) stays here: \(difference.why)",
                next:
                    "`cairn remote verify \(remote.shown)` looks at what is there, `cairn verify --read-data` at what is here"
            )
        }
        if !result.differing.isEmpty { throw ExitCode(ExitStatus.failed) }
    }

    private func report(_ result: PushRun.Result, _ remote: RemoteURL) {
        let text: String
        if dryRun {
            text =
                result.isNew
                ? "would send \(Quantity.of(result.packs, "pack")), \(Quantity.bytes(result.packBytes)), and what is new of the journal"
                : "nothing to send"
        } else if result.isNew {
            let packs =
                result.packs > 0 ? " in \(Quantity.of(result.packs, "pack")) and what grows" : ""
            text =
                "pushed \(Quantity.bytes(result.packBytes + result.deltaBytes))\(packs); \(remote.base) has everything up to commit \(result.manifest.commit?.number ?? 0)"
        } else {
            text = "\(remote.base) has everything: nothing was new"
        }
        options.tell(
            "remote_push",
            [
                "url": remote.base, "new": result.isNew, "dry_run": dryRun,
                "packs": result.packs, "packs_bytes": result.packBytes,
                "delta_bytes": result.deltaBytes, "manifest": result.manifest.number,
                "commit": result.manifest.commit?.number,
            ], text)
    }
}

/// The line of progress of a push, from several threads.
private final class PushMeter: Sendable {
    private let meter: Monitor<ProgressMeter>

    init(_ options: GlobalOptions) { meter = Monitor(ProgressMeter(options)) }

    func show(_ progress: PushProgress) {
        meter.inspect {
            $0.show(
                ProgressFigures(
                    noun: "pack", done: UInt64(progress.packs),
                    total: UInt64(progress.packsInAll), bytes: progress.bytes,
                    bytesTotal: progress.bytesInAll))
        }
    }

    func clear() { meter.inspect { $0.clear() } }
}

struct RemoteListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Show the repositories in a remote.",
        discussion: """
            Examples:
              cairn remote list rclone:b2:bucket/cairn
            """)

    @OptionGroup var options: GlobalOptions

    @Argument(help: .value("url", "The remote: rclone:REMOTE:PATH or dir:/PATH."))
    var url: String

    func run() throws {
        let context = try Context(options, needsSettings: false)
        let remote = try RemoteURL.named(url)
        let state = try context.state.remote(remote.base)
        let store = try remote.open(state, cancellation: Cancellation.bySignals())
        let ids = try store.tops().compactMap { Hash128(hex: $0) }.filter {
            remote.repository == nil || remote.repository == $0
        }
        guard !ids.isEmpty else {
            throw CommandFailure(
                "there is no repository at \(remote.text)",
                "check the address; `cairn remote push \(remote.text)` makes one there",
                exitCode: ExitStatus.noRepository)
        }
        for id in ids {
            if options.quiet, !options.json {
                Terminal.line(id.description)
                continue
            }
            guard let found = try RemoteState(store, repository: id).newest(keys: nil) else {
                options.tell(
                    "remote_repository", ["id": id.description],
                    "\(id)  no whole manifest: a first push did not end")
                continue
            }
            let manifest = found.manifest
            let bytes = manifest.packBytes + manifest.deltas.reduce(0) { $0 + $1.length }
            let moment = TimeText.utc(Timestamp(seconds: manifest.seconds))
            options.tell(
                "remote_repository",
                [
                    "id": id.description, "host": manifest.host, "pushed": manifest.seconds,
                    "commit": manifest.commit?.number, "commit_seconds": manifest.commit?.seconds,
                    "packs": manifest.packs, "bytes": bytes,
                ],
                "\(id)  \(PathText.display(manifest.host.utf8))  commit \(manifest.commit?.number ?? 0)  pushed \(moment)  \(Quantity.bytes(bytes))"
            )
        }
    }
}
