import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnText

struct CloneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clone", abstract: "Create a local repository from a remote.",
        discussion: """
            Cairn downloads everything and checks the history and each pack. If a clone is interrupted, run the same command again to continue. When the clone is complete, you can restore from it with -r DIR, as from any other repository.

            Examples:
              cairn clone rclone:b2:bucket/cairn /mnt/disk/backup
              cairn clone dir:/mnt/nas/cairn ~/backup
            """)

    @OptionGroup var options: GlobalOptions

    @Argument(help: .value("url", "The remote: rclone:REMOTE:PATH or dir:/PATH."))
    var url: String

    @Argument(
        help: .value(
            "dir", "The directory of the new repository. It must be empty, or not exist yet."),
        completion: .directory)
    var directory: String

    func run() throws {
        guard options.repo == nil else {
            throw CommandFailure(
                "clone takes the remote as its first argument, without -r", "omit -r")
        }
        let remote = try RemoteURL.named(url)
        do { try clone(remote) } catch let loss as RemoteLoss {
            throw CommandFailure(
                "the remote is missing data: \(loss)",
                "run `cairn remote verify \(remote.text)` to find an intact older state; if the original repository still exists, run `cairn remote push --resend \(remote.base)` on its machine to upload the missing data again"
            )
        }
    }

    private func clone(_ remote: RemoteURL) throws {
        var options = options
        options.repo = url
        let context = try Context(options, needsSettings: false)
        let cancellation = Cancellation.bySignals()
        let session = try RemoteSession(remote, context, cancellation)
        // A journal that cannot be read is told before anything is written.
        do { _ = try session.repository.journal.read(from: .start) { _, _, _ in } } catch let damage
            as JournalDamage
        { throw RemoteLoss(RemoteKey.state(session.found.name), "\(damage)") }
        let path = PathArgument.absolute(directory)
        try CommandFailure.requireOutside(path, of: session.state.store.name)
        try SurroundingRepository.refuse(path)
        _ = try LinuxRestoreTarget().open(path, creating: true)
        let target = try LinuxStorage(at: path)
        ForeignPlace.note(path, context)
        // It is told by several threads.
        let meter = Monitor(ProgressMeter(options))
        defer { meter.inspect { $0.clear() } }
        let run = CloneRun(
            session.repository, source: session.storage, files: session.files, into: target,
            cancellation: cancellation
        ) { progress in
            let figures = ProgressFigures(
                noun: "file", done: UInt64(progress.files), total: UInt64(progress.filesInAll),
                bytes: progress.bytes, bytesTotal: progress.bytesInAll)
            meter.inspect { $0.show(figures) }
        }
        let losses: [RemoteLoss]
        do { losses = try run.run() } catch  where cancellation.isRequested {
            meter.inspect { $0.clear() }
            Terminal.errorLine(
                "cairn: interrupted; run the same command again to continue")
            throw ExitCode(ExitStatus.interrupted)
        } catch RepositoryError.alreadyExists {
            throw CommandFailure(
                "there is already a repository at \(PathText.display(path))",
                "use that repository, or specify another directory")
        } catch RepositoryError.notEmpty(let name) {
            throw CommandFailure(
                "the directory is not empty: it contains \(name)", "use an empty or new directory")
        }
        meter.inspect { $0.clear() }
        if losses.isEmpty { note(session, remote, context) }
        let made = try Repository.open(
            target, interruption: .ofProcess, unlock: { try Unlocking.unlock($0, context).keys })
        for note in made.renewCopies() { context.note(note) }
        if made.keys == nil { try UnexpectedPlain.remember(session.state.repository, context) }
        context.ownState.remember(session.state.repository, at: path)
        let (shown, word) = (PathText.display(path), ShellText.quoted(path))
        let (chunksLost, host) = try Self.survey(made, context)
        options.tell(
            "clone",
            [
                "repository": path, "id": session.state.repository.description,
                "commit": session.found.manifest.commit?.number, "chunks_lost": chunksLost,
            ],
            "created repository \(session.state.repository.short) at \(shown) from the state that was pushed at \(TimeText.utc(Timestamp(seconds: session.found.manifest.seconds)))\nnext: `cairn -r \(word) verify --read-data`, then `cairn -r \(word) restore\(host) --target DIR`"
        )
        let known = try LinuxCommitMemory(context.ownState, session.state.repository).recall()
        if let known, known.position.record > session.found.manifest.record {
            context.note(
                "this machine has seen later commits that were not pushed to this remote; if they are lost for good, run `cairn -r \(word) repair --accept-rollback` to continue from here"
            )
        }
        if !losses.isEmpty {
            for loss in losses {
                Terminal.trouble("the remote is missing data: \(loss)", next: nil)
            }
            Terminal.errorLine(
                "  next: run `cairn -r \(word) verify` to list the affected files. When the remote is intact again, run `cairn -r \(word) remote add NAME \(remote.base)`, then `cairn -r \(word) remote pull` to download the missing data, and `cairn -r \(word) repair` to repair damaged data"
            )
            throw ExitCode(ExitStatus.incomplete)
        }
        if chunksLost > 0 {
            guard try Self.chunksLost(session.repository, context) > 0 else {
                throw CommandFailure(
                    "the new repository is damaged: \(Quantity.of(chunksLost, "chunk")) that versions need cannot be read there, but the remote has \(chunksLost == 1 ? "it" : "them")",
                    "clone to another directory, and check the disk of this one",
                    exitCode: ExitStatus.incomplete)
            }
            throw CommandFailure(
                "\(Quantity.of(chunksLost, "chunk")) that versions need \(chunksLost == 1 ? "is" : "are") in none of the remote's packs, because \(chunksLost == 1 ? "it was" : "they were") lost before the cloned state was pushed",
                "`cairn -r \(word) verify` lists the affected files; an earlier state of the remote might still contain the missing data",
                exitCode: ExitStatus.incomplete)
        }
    }

    /// Notes what the remote has, for the repository that was made of it.
    private func note(_ session: RemoteSession, _ remote: RemoteURL, _ context: Context) {
        // Without it, `status` says that nothing is there until the first push.
        guard let place = try? PushPlace(context.ownState, remote, session.state.repository),
            let lock = (try? place.lock()) ?? nil, let scratch = try? place.scratch()
        else { return }
        withExtendedLifetime(lock) {
            try? scratch.cloned(session.found, session.files, began: context.clock.now().seconds)
        }
    }

    /// Returns the number of chunks that the journal of a new repository needs, and that no pack
    /// has; and what selects a machine in it, where one must be named.
    private static func survey(_ made: Repository, _ context: Context) throws -> (Int, String) {
        try withCatalog(of: made, context) { catalog in
            (try chunksLost(catalog, made), try host(catalog, context))
        }
    }

    private static func chunksLost(_ repository: Repository, _ context: Context) throws -> Int {
        try withCatalog(of: repository, context) { try chunksLost($0, repository) }
    }

    private static func chunksLost(_ catalog: Catalog, _ repository: Repository) throws -> Int {
        let reader = try CatalogReader(catalog)
        return try LackingChunks.isSuspected(reader)
            ? LackingChunks(reader, repository.storage).count(without: []) : 0
    }

    private static func withCatalog<R>(
        of repository: Repository, _ context: Context, _ body: (Catalog) throws -> R
    ) throws -> R {
        let id = repository.description.repository
        let path = try CatalogFile.scratchPath(context.state.catalogPath(id), "clone")
        defer { try? CatalogFile.remove(path) }
        let catalog = try Catalog(path: path, repository: id)
        _ = try CatalogSync(repository: repository, catalog: catalog).run()
        return try body(catalog)
    }

    private static func host(_ catalog: Catalog, _ context: Context) throws -> String {
        do { _ = try HostScope(catalog, wanted: nil, own: context.machine) } catch let failure
            as HostScope.Failure
        {
            let hosts = try CatalogReader(catalog).allRoots().compactMap(\.host)
            let refused = HostText.failure(failure, hosts, own: context.machine)
            context.note("\(refused.message); \(refused.next ?? "")")
            return " --host NAME"
        }
        return ""
    }
}
