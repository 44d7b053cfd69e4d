import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnText

struct RemoteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remote", abstract: "Copies of the repository elsewhere: push, list, verify.",
        discussion: """
            A remote is a second copy: on another disk or a mounted server (dir:/PATH), or with whatever rclone speaks to (rclone:REMOTE:PATH), as S3, SFTP, WebDAV, B2. What is encrypted here is encrypted there. Verbs that read take its address as -r URL, and `cairn clone URL DIR` makes a repository of it again.

            Examples:
              cairn remote push dir:/mnt/nas/cairn
              cairn remote push rclone:b2:bucket/cairn --limit 2MiB
              cairn remote list rclone:b2:bucket/cairn
              cairn -r rclone:b2:bucket/cairn snapshots
            """,
        subcommands: [
            RemotePushCommand.self, RemoteListCommand.self, RemoteVerifyCommand.self,
        ])
}

struct RemotePushCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push", abstract: "Bring a remote to the repository's present state.",
        discussion: """
            Only what the remote lacks is sent, and nothing there is replaced or deleted. A push that is interrupted goes on where it was. Captures and backups go on meanwhile.

            Examples:
              cairn remote push dir:/mnt/nas/cairn
              cairn remote push rclone:b2:bucket/cairn --limit 2MiB
            """)

    @OptionGroup var options: GlobalOptions

    @Option(help: .value("size", "Send at most so many bytes a second, as 2MiB."))
    var limit: String?

    @Flag(name: [.customShort("n"), .long], help: "Say what would be sent, and send nothing.")
    var dryRun = false

    @Flag(help: "Accept a remote that has an older state than it had, or none.")
    var acceptRollback = false

    @Argument(help: .value("url", "The remote: rclone:REMOTE:PATH or dir:/PATH."))
    var url: String

    func run() throws {
        let context = try Context(options, needsSettings: false)
        let remote = try RemoteURL.named(url)
        let cancellation = Cancellation.bySignals()
        let session = try ReadingSession(context, host: .everything)
        guard context.remote == nil else {
            throw CommandFailure(
                "a remote is pushed to from a repository here", "name that with -r")
        }
        // Not the directory of those who read the remote: they would wait for the push.
        let state = try context.state.remote("push \(remote.base) \(session.id)")
        guard let lock = try state.lockCatalog(session.id) else {
            throw CommandFailure(
                "another process pushes to \(remote.base)", "wait until it is done",
                exitCode: ExitStatus.locked)
        }
        try remote.checkPlace(state, context, creating: !dryRun)
        defer { withExtendedLifetime(lock) {} }
        let bytes = try limit.map { text in
            guard let rate = ByteSize(text), rate.bytes > 0 else {
                throw CommandFailure(
                    "--limit \(PathText.display(text.utf8)) is no rate", "write it as 2MiB a second"
                )
            }
            return rate.bytes
        }
        if case .directory = remote.place, limit != nil {
            throw CommandFailure(
                "--limit is for rclone: a directory is written as fast as it goes",
                "leave --limit out")
        }
        let store = try remote.open(
            state, cancellation: cancellation, bytesASecond: bytes, creating: !dryRun)
        let scratch = try LinuxStorage(at: Array(state.path.utf8))
        var request = PushRun.Options(
            host: Process.hostName, program: "cairn \(Version.number)")
        request.isDryRun = dryRun
        request.acceptsRollBack = acceptRollback
        let meter = PushMeter(options)
        let run = PushRun(
            session.repository, to: store,
            scratch: RemoteScratch(storage: scratch, path: { scratch.localPath(of: $0) }),
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
        if case .directory(let path) = remote.place { state.remember(session.id, at: path) }
        report(result, remote)
    }

    private func report(_ result: PushRun.Result, _ remote: RemoteURL) {
        let text: String
        if dryRun {
            text =
                result.isNew
                ? "would send \(Quantity.of(result.packs, "pack")), \(Quantity.bytes(result.packBytes)), and what is new of the journal"
                : "nothing to send"
        } else if result.isNew {
            text =
                "pushed \(Quantity.of(result.packs, "pack")), \(Quantity.bytes(result.packBytes + result.deltaBytes)); \(remote.base) has everything up to commit \(result.manifest.commit?.number ?? 0)"
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
