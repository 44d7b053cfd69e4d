import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnText
import Glibc

struct RemoteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remote",
        abstract: "Manage copies of the repository: add, push, list, verify, prune, pull.",
        discussion: """
            A remote is a second copy of the whole repository, including its history. It can be on another disk or a mounted server (dir:/PATH), or on any service that rclone supports, such as S3, SFTP, WebDAV or B2 (rclone:REMOTE:PATH). Create REMOTE with `rclone config`. A remote has a different layout than a local repository, so you cannot create one with `rclone copy`. An encrypted repository is also encrypted in the remote. Commands that read accept the remote's address as -r URL, and `cairn clone URL DIR` creates a local repository from it.

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
            RemotePullCommand.self,
        ])
}

struct RemotePushCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push", abstract: "Upload new data to remotes.",
        discussion: """
            Without a name, Cairn pushes to all remotes in the settings, one after another. It uploads only data that is missing from a remote, and replaces or deletes nothing there. To free space in a remote, run `cairn remote prune`. To continue an interrupted push, run it again. Backups continue during a push.

            Examples:
              cairn remote push
              cairn remote push dir:/mnt/nas/cairn
              cairn remote push rclone:b2:bucket/cairn --limit 2MiB/s
            """)

    @OptionGroup var options: GlobalOptions

    @Option(help: .value("size", "Send at most this many bytes per second, such as 2MiB/s."))
    var limit: String?

    @Flag(name: [.customShort("n"), .long], help: "Show what would be sent, without sending it.")
    var dryRun = false

    @Flag(help: "Check the remote, and upload missing or truncated objects again.")
    var resend = false

    @Flag(help: "Push even if the remote's state is missing or older than expected.")
    var acceptRollback = false

    @Argument(
        help: .value("remote", "A remote in the settings, or rclone:REMOTE:PATH or dir:/PATH."))
    var remote: String?

    func run() throws {
        let context = try Context(options, needsSettings: false)
        let remotes = try remote.map { [try NamedRemote($0, context)] } ?? NamedRemote.all(context)
        guard !remotes.isEmpty else {
            throw CommandFailure(
                "there is no remote in the settings",
                "specify an address, for example `cairn remote push dir:/PATH`, or add a remote with `cairn remote add NAME URL`"
            )
        }
        guard context.remote == nil else {
            throw CommandFailure(
                "you can push only from a local repository", "use -r with the local repository")
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
        if let named = url.repository, named != session.id {
            throw CommandFailure(
                "\(url.text) belongs to another repository; this one is \(session.id)",
                "use only the remote's address, \(url.base)")
        }
        let named = try session.reader.namedOnce()
        if let root = context.root(capturing: url, session.id, named: named) {
            throw CommandFailure(
                "\(url.base) is inside the root \(PathText.display(root)), so each backup would store the pushed data, and each push would upload it again",
                "use a directory on another disk, or run `cairn remote add NAME \(ShellText.quoted(Array(url.base.utf8)))` to add this one to the settings and exclude it from backups"
            )
        }
        let place = try PushPlace(context.state, url, session.id)
        guard let lock = try place.lock() else {
            throw CommandFailure(
                "another process is pushing to \(url.base)",
                "wait until the other push has finished; run `cairn remote list` to see the service's progress",
                exitCode: ExitStatus.locked)
        }
        defer { withExtendedLifetime(lock) {} }
        let rate = try RemoteRate.parse(limit, url) ?? remote.settings?.limit
        var request = PushRun.Options(
            host: Process.hostName, program: "cairn \(Version.number)")
        request.isDryRun = dryRun
        request.acceptsRollBack = acceptRollback
        request.resends = resend
        let meter = PushMeter(options)
        let scratch = try place.scratch()
        var opened: (any RemoteStore)?
        func attempt() throws -> PushRun.Result {
            try url.checkPlace(
                place.state, context, creating: !dryRun, acceptsRollBack: acceptRollback)
            let store = try url.open(
                place.state, cancellation: cancellation, bytesASecond: rate?.bytes,
                pushing: RemoteURL.Pushing(creates: !dryRun) {
                    context.root(keeping: $0, named: named)
                },
                idle: { meter.rest($0, remote.shown) })
            opened = store
            return try PushRun(
                session.repository, to: store, scratch: scratch,
                clock: context.clock, options: request, cancellation: cancellation,
                commitNumber: { id in
                    try session.reader.commits(idPrefix: id.description).first?.number
                }, catalog: { session.reader }, observe: { meter.show($0) }
            ).run()
        }
        // Of a push that is refused nothing is to stay, as in the place of a mount.
        let made = dryRun ? [] : url.missingDirectories
        let result: PushRun.Result
        do {
            result =
                try dryRun
                ? attempt()
                : scratch.logging(
                    context.clock, cancellation,
                    explain: { CommandFailure($0)?.message ?? "\($0)" }, attempt)
        } catch {
            meter.clear()
            made.reversed().forEach { _ = rmdir($0) }
            if cancellation.isRequested { throw ExitCode(ExitStatus.interrupted) }
            throw error
        }
        meter.clear()
        if case .directory(let path) = url.place {
            if place.state.repository(at: path) == nil { ForeignPlace.note(path, context) }
            place.state.remember(session.id, at: path)
        }
        if !dryRun { try RemoteMemory(url, context, session.id).remember(pushed: scratch) }
        report(result, url)
        for state in result.passedOver { context.note(state.text(url)) }
        try RemoteLosses.tell(result, remote)
        if let store = opened, let kept = remote.settings?.keptLocally, kept != .all, !dryRun {
            let run = try TieringRun(
                session.storage, RemoteState(store, repository: session.id),
                scratch: place.scratch(), keys: session.repository.keys, clock: context.clock,
                cancellation: cancellation)
            if let result = try run?.run(keeping: kept) {
                try report(result, kept, remote, context)
            }
        }
    }

    private func report(
        _ result: TieringRun.Result, _ kept: KeptLocally, _ remote: NamedRemote, _ context: Context
    ) throws {
        if result.packs > 0 || options.json {
            options.tell(
                "remote_kept",
                [
                    "url": remote.url.base, "keep_local": kept.settingText,
                    "packs": result.packs, "bytes": result.bytes,
                    "differing": result.differing.count,
                ],
                "\(Quantity.of(result.packs, "pack")) (\(Quantity.bytes(result.bytes))) \(result.packs == 1 ? "is" : "are") now stored only in \(remote.shown), because keep-local is \(kept.settingText)"
            )
        }
        if result.isInUse {
            context.note(
                "the other packs remain on this machine for now, because another process is reading the repository"
            )
        }
        for difference in result.differing {
            Terminal.trouble(
                "\(difference.path) remains on this machine, because its remote copy cannot be used: \(difference.why)",
                next:
                    "run `cairn remote verify \(remote.shown)` to check the remote, and `cairn verify --read-data` to check this repository"
            )
        }
        if !result.differing.isEmpty { throw ExitCode(ExitStatus.failed) }
    }

    private func report(_ result: PushRun.Result, _ remote: RemoteURL) {
        let text: String
        if dryRun {
            text =
                result.isNew
                ? "would send \(Quantity.of(result.packs, "pack")) (\(Quantity.bytes(result.packBytes))) and new journal records"
                : "nothing to send"
        } else if result.isNew {
            let packs =
                result.packs > 0
                ? " in \(Quantity.of(result.packs, "pack")) and new journal records" : ""
            text =
                "pushed \(Quantity.bytes(result.packBytes + result.deltaBytes))\(packs); \(remote.base) now has \(result.isIncomplete ? "all available data up to" : "everything up to") commit \(result.manifest.commit?.number ?? 0)"
        } else if result.isIncomplete {
            text = "there was nothing new to push to \(remote.base)"
        } else {
            text = "\(remote.base) already has everything"
        }
        options.tell(
            "remote_push",
            [
                "url": remote.base, "new": result.isNew, "dry_run": dryRun,
                "packs": result.packs, "packs_bytes": result.packBytes,
                "delta_bytes": result.deltaBytes, "manifest": result.manifest.number,
                "commit": result.manifest.commit?.number,
                "packs_lost_here": result.packsLostHere, "chunks_lost": result.chunksLost,
            ], text)
    }
}

/// The line of progress of a push, from several threads.
final class PushMeter: Sendable {
    private let meter: Monitor<(line: ProgressMeter, last: PushProgress?)>

    init(_ options: GlobalOptions) { meter = Monitor((ProgressMeter(options), nil)) }

    /// - Parameter seconds: for which nothing has moved; 0 when it moves again.
    func rest(_ seconds: UInt64, _ name: String) {
        guard seconds == 0 else {
            return meter.inspect { $0.line.show(RemoteIdleLine.text(name, seconds)) }
        }
        if let last = meter.inspect({ $0.last }) { show(last) } else { clear() }
    }

    func show(_ progress: PushProgress) {
        meter.update {
            $0.last = progress
            $0.line.show(
                ProgressFigures(
                    noun: "pack", done: UInt64(progress.packs),
                    total: UInt64(progress.packsInAll), bytes: progress.bytes,
                    bytesTotal: progress.bytesInAll))
        }
    }

    func clear() { meter.inspect { $0.line.clear() } }
}

struct RemoteListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show how far behind remotes are, or list the repositories in a remote.",
        discussion: """
            Without URL, Cairn lists the remotes in the settings. For each remote, the list shows how complete the remote is, which data is missing, what it is waiting for, and what verifications found. This information comes from Cairn's own records; Cairn contacts no remote. With URL or the name of a remote, Cairn lists all repositories there, who pushed them, and how old they are.

            Examples:
              cairn remote list
              cairn remote list rclone:b2:bucket/cairn

            Exit codes: 0 ok; 1 failed; 3 the manifest of a repository in the remote is missing or damaged; 10 there is no repository.
            """)

    @OptionGroup var options: GlobalOptions

    @Argument(
        help: .value("remote", "A remote in the settings, or rclone:REMOTE:PATH or dir:/PATH."))
    var remote: String?

    func run() throws {
        let context = try Context(options, needsSettings: remote == nil)
        guard let remote else { return try listRemotes(context) }
        try list(NamedRemote(remote, context).url, context)
    }

    // MARK: The remotes of the settings

    private func listRemotes(_ context: Context) throws {
        let session = try ReadingSession(context, host: .everything)
        let told = try? context.daemon()?.status()
        let standings = RemoteStanding.all(context, session, told)
        let now = context.clock.now()
        if options.json {
            for standing in standings { standing.json(now).write() }
            return
        }
        if options.quiet {
            for standing in standings { Terminal.line(standing.name) }
            return
        }
        guard !standings.isEmpty else {
            Terminal.advice(
                "there is no remote in the settings; run `cairn remote add NAME URL` to add one")
            return
        }
        let times = standings.flatMap { [$0.completeUntil, $0.waitingSince].compactMap { $0 } }
        var table = Table([
            Table.Column(title: "Name"), Table.Column(title: "URL", rank: 2),
            Table.Column(title: "Has all until (\(TimeText.zones(of: times)))"),
            Table.Column(title: "Behind"),
        ])
        for standing in standings {
            let url =
                Terminal.isInteractive
                ? String(TextWidth.shortened(standing.url, to: Self.urlWidth)) : standing.url
            table.add(
                [
                    Table.Cell(standing.name, .id), Table.Cell(url),
                    Table.Cell(standing.until),
                    Table.Cell(
                        standing.behind.text, standing.paint(now), brief: standing.behind.brief),
                ],
                beneath: standing.lines(now).map {
                    Table.Cell(AdvisedCommand.own.text($0.text), $0.paint)
                })
        }
        table.write()
    }

    private static let urlWidth = 28

    // MARK: The repositories in one

    private func list(_ remote: RemoteURL, _ context: Context) throws {
        let (store, ids) = try RemotePlace.repositories(remote, context, Cancellation.bySignals())
        let found = try ids.map { id in
            let trust = try RemoteMemory.trust(context, id)
            let state = RemoteState(store, repository: id)
            var passedOver = 0
            let newest = try state.claimed(trust) { _, _ in passedOver += 1 }
            if let newest {
                RemoteFinding.noteState(newest, remote, context)
                let doubt = try RemoteClaim(newest, state, trust).contradiction(remote)
                let back = try RemoteMemory(remote, context, id).refusal(of: newest, remote)
                for failure in [doubt, back].compactMap({ $0 }) {
                    context.note("\(failure.message); \(failure.next ?? "")")
                }
            }
            let missing =
                newest == nil
                ? try MissingRemoteState(remote, id, context, passedOver: passedOver) : nil
            if missing?.isLoss == true {
                RemoteFinding(remote, id, context)?.contradicted(by: .unreadable)
            }
            return (id, newest?.manifest, missing)
        }
        for (id, manifest, missing) in found {
            if options.json {
                write(id, manifest, missing)
            } else if options.quiet {
                Terminal.line(id.description)
            }
        }
        if !options.json, !options.quiet { table(found, remote, context) }
        let losses = found.compactMap { $0.2 }.filter(\.isLoss)
        guard !losses.isEmpty else { return }
        if !options.quiet {
            context.note(
                "\(Quantity.of(losses.count, "repository", plural: "repositories")) in the remote \(losses.count == 1 ? "has" : "have") no intact manifest and cannot be restored at the moment; \(MissingRemoteState.next(NamedRemote.word(remote, context)))"
            )
        }
        throw ExitCode(ExitStatus.incomplete)
    }

    private func table(
        _ found: [(Hash128, RemoteManifest?, MissingRemoteState?)], _ remote: RemoteURL,
        _ context: Context
    ) {
        let now = context.clock.now()
        let ends = found.compactMap { $0.1?.commit.map { Timestamp(seconds: $0.seconds) } }
        var table = Table([
            Table.Column(title: "ID"), Table.Column(title: "Host", rank: 2),
            Table.Column(title: "Commit", isNumber: true, rank: 3),
            Table.Column(title: "Last commit (\(TimeText.zones(of: ends)))"),
            Table.Column(title: "Pushed", rank: 1), Table.Column(title: "Size", isNumber: true),
        ])
        for (id, manifest, missing) in found {
            guard let manifest else {
                table.add([
                    Table.Cell(id.description, .id), "", "",
                    Table.Cell(missing?.text ?? "", missing?.isLoss == true ? .bad : .plain), "",
                    "",
                ])
                continue
            }
            let age = TimeText.age(max(0, now.since(Timestamp(seconds: manifest.seconds))))
            table.add([
                // Of one store, ids as short as they differ would do; a URL takes the whole.
                Table.Cell(Terminal.isInteractive ? String(id.short) : id.description, .id),
                Table.Cell(PathText.display(manifest.host.utf8)),
                Table.Cell(manifest.commit.map { Quantity.count($0.number) } ?? ""),
                Table.Cell(
                    manifest.commit.map { TimeText.local(Timestamp(seconds: $0.seconds)) }
                        ?? "none"),
                Table.Cell("\(age) ago"),
                Table.Cell(Quantity.bytes(Self.bytes(manifest))),
            ])
        }
        table.write()
        let sealed = found.count { _, manifest, _ in
            manifest.map { $0.isVerified == false } ?? false
        }
        if sealed > 0 {
            context.note(
                "Cairn cannot verify the details of \(Quantity.of(sealed, "encrypted repository", plural: "encrypted repositories")) without the password; run `cairn remote verify \(remote.text)` to enter the password"
            )
        }
    }

    private static func bytes(_ manifest: RemoteManifest) -> UInt64 {
        manifest.packBytes.addingSaturated(manifest.deltas.saturatedSum(\.length))
    }

    private func write(
        _ id: Hash128, _ manifest: RemoteManifest?, _ missing: MissingRemoteState?
    ) {
        guard let manifest else {
            return JSONObject(
                type: "remote_repository",
                ["id": id.description, "missing_manifest": missing?.name]
            ).write()
        }
        JSONObject(
            type: "remote_repository",
            [
                "id": id.description, "host": manifest.host, "pushed": manifest.seconds,
                "commit": manifest.commit?.number, "commit_seconds": manifest.commit?.seconds,
                "packs": manifest.packs, "bytes": Self.bytes(manifest),
                "verified": manifest.isVerified,
            ]
        ).write()
    }
}

extension RemoteManifest {
    /// Whether its checksum proves what it says: of an encrypted repository only the mac does, and
    /// that needs the password.
    fileprivate var isVerified: Bool {
        (try? RepositoryDescription(parsing: description))?.isEncrypted == false
    }
}
