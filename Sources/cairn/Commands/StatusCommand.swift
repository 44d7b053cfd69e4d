import ArgumentParser
import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Say how things stand, or prove that a file is stored.",
        discussion: """
            Without PATH: what the daemon is doing, the last commit and its age, what is dirty, \
            failing or in a gap, and what the repository takes.
            With PATH: whether what is on disk now is stored, since when and in which commit; if \
            not, why not. A file whose status says what it said
            when it was stored is taken for unchanged; any other is read and compared byte by \
            byte, with --read-data all are. A document that is a directory is
            stored when all of it is, whatever part of it is named.

            Examples:
              cairn status
              cairn status --wait ~/Documents/thesis.odt && rm /media/stick/thesis.odt
              cairn status --read-data ~/Documents

            A thread of the daemon that has not gone round for too long is said to be stuck; \
            `health` in --json is then not 0.

            Exit codes: without PATH 0; with PATH 0 when all of it is stored as it is now, else 1. \
            Also when a daemon says how things stand: 10 the repository is not
            there, 1 it does not answer or cannot be opened. 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(help: "Have the running daemon commit everything that changed first.") var wait = false
    @Flag(
        help:
            "Compare every byte, also of files that seem unchanged, and read what is stored of them."
    )
    var readData = false
    @Argument(help: .value("path", "A file or directory to prove stored."), completion: .file())
    var paths: [String] = []

    func run() throws {
        let context = try Context(options)
        let cancellation = Cancellation.bySignals()
        // First, and without touching the repository: its file system may hang, and the daemon
        // knows.
        try requireAnswer(context)
        guard let (repository, storage) = try open(context) else { return }
        let (daemon, trouble) = reach(context, repository, storage)
        if wait {
            if let daemon {
                _ = try daemon.flush(
                    BackupReport(options, survey: nil, isPartOf: "backup_"), cancellation)
            } else {
                context.note("no daemon is running: there is nothing to wait for")
            }
        }
        let session = try ReadingSession(context)
        if paths.isEmpty {
            let overview = try StatusOverview(
                context, session, daemon: daemon.map { try $0.status() }, trouble: trouble)
            return write(overview)
        }
        if let trouble { context.note(trouble) }
        let rules = try session.rules(context)
        // Where damage was found, an existing pack proves nothing.
        let isDoubted = FoundDamageFile(context, session.id).found?.isContentAlone == false
        let blocks =
            readData || isDoubted ? try BlockReader(session.repository, session.catalog) : nil
        let proof = try PathProof(
            session.reader, session.repository, fileSystem: context.fileSystem, rules: rules,
            readsAll: readData, blocks: blocks,
            findingsMaximum: options.verbose || options.json ? 10_000 : 20,
            cancellation: cancellation)
        var isStored = true
        for path in paths {
            let report = try proven(path, proof, session, daemon, context, cancellation)
            if report.proof.wasCancelled { throw ExitCode(ExitStatus.interrupted) }
            options.json ? report.writeJSON() : report.write(isQuiet: options.quiet)
            for note in MarkedRoots.notes([BackupSource(path: report.proof.path)], rules) {
                context.note(note)
            }
            isStored = isStored && report.proof.isStored
        }
        if !isStored { throw ExitCode(ExitStatus.failed) }
    }

    /// The longest wait for the repository's directory, in nanoseconds: shorter when the daemon has
    /// all other answers.
    private static let patience: UInt64 = 15_000_000_000
    private static let patienceBesideDaemon: UInt64 = 2_000_000_000

    /// Reports the daemon's status when the repository's file system does not respond, and fails.
    private func requireAnswer(_ context: Context) throws {
        let daemon = try? DaemonLink(waitingFor: context.repositoryPath, context)
        guard
            !Answer.comes(
                from: context.repositoryPath,
                within: daemon == nil ? Self.patience : Self.patienceBesideDaemon)
        else { return }
        let failure = CommandFailure(
            "the file system of the repository at \(PathText.display(context.repositoryPath)) does not answer",
            "look at its disk, server or connection; changes are noted meanwhile by a service that runs"
        )
        guard let daemon else { throw failure }
        write(try StatusOverview(context, daemon: daemon.status(), trouble: failure.message))
        if !paths.isEmpty { throw failure }
        throw ExitCode(failure.exitCode)
    }

    /// - Returns: nil when the repository cannot be opened, but its daemon has reported the status.
    private func open(_ context: Context) throws -> (Repository, LinuxStorage)? {
        do { return try context.openRepository() } catch {
            guard let daemon = try? DaemonLink(waitingFor: context.repositoryPath, context)
            else { throw error }
            write(
                try StatusOverview(
                    context, daemon: daemon.status(), trouble: CommandFailure(error)?.message))
            // Nothing is proven without the repository. Only a password that is missing says
            // nothing of how things stand.
            let code = CommandFailure(error)?.exitCode ?? ExitStatus.failed
            if !paths.isEmpty { throw error }
            guard code == ExitStatus.wrongPassword else { throw ExitCode(code) }
            return nil
        }
    }

    private func write(_ overview: StatusOverview) {
        options.json
            ? overview.writeJSON() : overview.write(isQuiet: options.quiet && paths.isEmpty)
    }

    /// Connects to the daemon; an unintelligible one does not prevent an answer from the catalog.
    private func reach(
        _ context: Context, _ repository: Repository, _ storage: LinuxStorage
    ) -> (DaemonLink?, trouble: String?) {
        do {
            return (try DaemonLink(context, repository.description.repository, storage), nil)
        } catch {
            return (nil, CommandFailure(error)?.message ?? "the running daemon cannot be reached")
        }
    }

    private func proven(
        _ path: String, _ proof: PathProof, _ session: ReadingSession, _ daemon: DaemonLink?,
        _ context: Context, _ cancellation: Cancellation
    ) throws -> ProofText {
        var spellings = PathArgument.spellings(path)
        if let database = spellings.lazy.compactMap({ context.fileSystem.database(ofPart: $0) })
            .first
        {
            context.note(
                "it is a part of the database \(PathText.display(database)), which is kept as one: that is examined"
            )
            spellings = [database]
        }
        if let bundle = try bundle(around: spellings, session) {
            context.note(
                "it is a part of the document \(PathText.display(bundle)), which is kept as one: that is examined"
            )
            spellings = [bundle]
        }
        var report = try proof.examine(spellings)
        var attention = Attention.none
        if let daemon {
            attention = try daemon.attention(to: report.path)
        } else if let gap = try gap(around: report, session) {
            attention = .inGap(gap)
        }
        if case .dirty = attention, !report.isDirectory, !readData,
            case .stored(_, byContent: false) = report.standing
        {
            // Somebody wrote to it a moment ago, perhaps through a mapping that leaves the times
            // alone: only its bytes tell.
            report = try PathProof(
                session.reader, session.repository, fileSystem: context.fileSystem,
                rules: try session.rules(context), readsAll: true, cancellation: cancellation
            ).examine(spellings)
        }
        return try ProofText(
            report, attention: attention, reader: session.reader, isDaemonRunning: daemon != nil)
    }

    /// The bundle that contains a path now; absolute.
    private func bundle(around spellings: [[UInt8]], _ session: ReadingSession) throws -> [UInt8]? {
        guard let latest = try session.reader.latestCommit() else { return nil }
        for root in try session.reader.roots() where root.last == nil {
            for path in spellings {
                guard let relative = ItemPath.relative(path, to: root.definition.path)
                else { continue }
                guard
                    let found = try session.reader.bundle(
                        around: relative, in: root, at: latest.number)
                else { continue }
                return ItemPath.join(root.definition.path, found.path)
            }
        }
        return nil
    }

    /// The open gap that the catalog knows around or beneath a path.
    private func gap(around report: ProofReport, _ session: ReadingSession) throws -> Gap? {
        guard let root = report.root, let path = ItemPath.relative(report.path, to: root.path)
        else { return nil }
        return try session.reader.openGaps().first { gap in
            gap.root == root.number
                && (ItemPath.relative(path, to: gap.path) != nil
                    || ItemPath.relative(gap.path, to: path) != nil)
        }
    }
}

extension PathArgument {
    /// The spellings of a path under which a root may know it: as it was typed, with the symlinks
    /// of its directories followed, and with its own followed, too.
    static func spellings(_ text: String) -> [[UInt8]] {
        let typed = ArgumentText.bytes(text)
        let lexical = absolute(typed)
        let full =
            typed.first == ItemPath.separator
            ? typed : Process.currentDirectory + [ItemPath.separator] + typed
        var spellings = [lexical]
        func add(_ path: [UInt8]) { if !spellings.contains(path) { spellings.append(path) } }
        // The parent as the kernel would find it, as far as it exists.
        var (parent, name) = ItemPath.split(lexical)
        var rest = name
        while !parent.isEmpty {
            let resolved = RealPath.resolve(parent)
            if resolved != parent || RealPath.exists(parent) {
                add(ItemPath.join(resolved, rest))
                break
            }
            (parent, name) = ItemPath.split(parent)
            rest = ItemPath.join(name, rest)
        }
        if RealPath.exists(full) { add(RealPath.resolve(full)) }
        return spellings
    }
}
