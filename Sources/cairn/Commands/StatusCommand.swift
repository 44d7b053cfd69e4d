import ArgumentParser
import CairnBackup
import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSettings
import CairnSource
import CairnText

struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Show the state of backups, or prove that a file is stored.",
        discussion: """
            Without PATH, Cairn first shows the overall state in one line: `well`, `trouble` or `stale`. It then shows what the daemon is doing, the last commit and its age, the size of the repository, and items that are not backed up yet (`dirty`), that fail, or that are in a coverage gap.
            With --check, Cairn shows only that line and sets the exit code, for cron, Nagios or a shell prompt. `stale` means that nothing was backed up for as long as [hooks] stale-after. `trouble` means that something fails, is damaged or might have been missed, that the last `cairn backup` did not succeed, that the service is installed but not running, or that no content was read back for as long as proof-after.
            With PATH, Cairn shows whether the current content is stored, since when and in which commit, or why it is not stored. If the metadata of a file is the same as when the file was stored, Cairn treats the file as unchanged. Cairn reads any other file and compares it byte by byte; with --read-data, it compares all files in this way. A document that is a directory counts as stored only if the whole document is stored, even if PATH is only a part of it. If PATH is a symlink, Cairn checks the link itself; with a slash at the end, as in `status LINK/`, Cairn checks the directory behind the link.

            Examples:
              cairn status
              cairn status --wait ~/Documents/thesis.odt && rm /media/stick/thesis.odt
              cairn status --read-data ~/Documents
              cairn status --check || notify-send "$(cairn status --check)"

            If a thread of the daemon has made no progress for too long, Cairn reports the thread as stuck, and `health` in --json is not 0.

            With --check, the exit code for a repository that cannot be opened is 1 or 2, depending on the last state that Cairn recorded.

            Exit codes: 0 the state was shown, it is `well` (with --check), or everything in PATH is stored in its current state and nothing in it is excluded; 1 the state is `trouble` (with --check), something in PATH is not stored or is excluded, or the repository does not respond or cannot be opened; 2 the state is `stale` (with --check); 10 the repository is missing (without --check, even if a daemon reports the state); 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(help: "Let the service back up all changes first.") var wait = false
    @Flag(
        help:
            "Compare every byte with the stored data, even if a file seems unchanged."
    )
    var readData = false
    @Flag(help: "Show the state of backups in one line, and set the exit code.") var check = false
    @Flag(
        help:
            "With --check, run the on-stale hook if backups are stale and no service responds, but only once until a backup succeeds again."
    )
    var runHook = false
    @Argument(help: .value("path", "A file or directory to check."), completion: .file())
    var paths: [String] = []

    func run() throws {
        let context: Context
        do { context = try Context(options) } catch let mistake as SettingsError {
            throw CommandFailure(
                mistake.description,
                "correct the settings file; a running service uses the old settings until you run `cairn reload`"
            )
        }
        if let remote = context.remote {
            guard paths.isEmpty, !wait, !readData, !check else {
                throw CommandFailure(
                    "\(remote.text) is a remote, and only the local repository knows which files of this machine it contains",
                    "run `cairn status PATH` with the local repository, or `cairn -r \(remote.text) status` to see the state of the remote"
                )
            }
            return try RemoteAnswer.status(remote, context)
        }
        guard check else {
            if runHook { throw CommandFailure("--run-hook requires --check", "add --check") }
            return try run(context)
        }
        guard paths.isEmpty else {
            throw CommandFailure(
                "--check and PATH cannot be combined",
                "run `cairn status PATH` without --check to check a file; its exit code shows the result"
            )
        }
        guard !wait, !readData else {
            throw CommandFailure(
                "--check cannot be combined with --wait or --read-data",
                "omit --check, or omit the other options")
        }
        let overview = try checked(context)
        options.json ? overview.writeJSON() : overview.writeVerdict(isQuiet: options.quiet)
        if runHook {
            StaleHook(context).tell(overview)
            JobHook(context).tellLate()
        }
        guard overview.verdict.level == .well
        else { throw ExitCode(overview.verdict.level.rawValue) }
    }

    private func run(_ context: Context) throws {
        let cancellation = Cancellation.bySignals()
        // First, and without touching the repository: its file system may hang, and the daemon
        // knows.
        let first = Reach(waitingFor: context)
        try requireAnswer(context, first)
        guard let (repository, storage) = try open(context, first) else { return }
        let (daemon, trouble) = first.reach(context, repository, storage)
        if wait {
            if let daemon {
                _ = try daemon.flush(
                    BackupReport(options, survey: nil, isPartOf: "backup_"), cancellation)
            } else {
                context.note(
                    trouble?.description ?? "no daemon is running, so there is nothing to wait for")
            }
        }
        let session = try ReadingSession(context)
        if paths.isEmpty {
            let overview = try StatusOverview(
                context, session, daemon: daemon.map { try $0.status() }, trouble: trouble)
            return write(overview)
        }
        if let trouble, !wait { context.note(trouble.description) }
        let rules = try session.rules(context)
        // Where damage was found, an existing pack proves nothing.
        let damage = FoundDamageFile(context, session.id)
        let isDoubted = damage.found?.isContentAlone == false
        let blocks =
            readData || isDoubted ? try BlockReader(session.repository, session.catalog) : nil
        let proof = try PathProof(
            session.reader, session.repository, fileSystem: context.fileSystem, rules: rules,
            readsAll: readData, blocks: blocks,
            findingsMaximum: options.verbose || options.json ? 10_000 : 20,
            cancellation: cancellation)
        var isStored = true
        let status = try? daemon?.status()
        context.noteOtherSettings(than: status)
        let remotes = RemoteStanding.all(context, session, status)
        for word in paths {
            let path = try session.reader.path(word)
            var report = try proven(path, proof, session, daemon, context, cancellation)
            // A daemon that cannot be reached has the lock; the note says what to do.
            report.isDaemonRunning = report.isDaemonRunning || trouble != nil
            report.remotes = remotes
            report.advised = AdvisedCommand(context)
            report.isInSettings =
                context.isRepositoryOfSettings
                && context.rootSet().sources.contains {
                    ItemPath.relative(report.proof.path, to: $0.path) != nil
                }
            // What was read stays known, as after a verification.
            let lost = report.proof.lostCount
            if blocks != nil, lost > 0 {
                damage.note(.status, versions: lost, try session.reader.lost(in: report.proof))
            }
            if report.proof.wasCancelled { throw ExitCode(ExitStatus.interrupted) }
            options.json ? report.writeJSON() : report.write(isQuiet: options.quiet)
            for note in MarkedRoots.notes([BackupSource(path: report.proof.path)], rules) {
                context.note(note)
            }
            isStored = isStored && report.proof.isWhole && report.isInCommit
        }
        if !isStored { throw ExitCode(ExitStatus.failed) }
    }

    /// The longest wait for the repository's directory, in nanoseconds: shorter when there is a
    /// daemon.
    private static let patience: UInt64 = 15_000_000_000
    private static let patienceBesideDaemon: UInt64 = 2_000_000_000
    /// The longest wait for each of a daemon's answers, in nanoseconds: a shell's prompt waits.
    private static let daemonPatience: UInt64 = 3_000_000_000

    /// The first contact with the daemon, without touching the repository. One that does not answer
    /// in time is not asked again.
    private struct Reach {
        private(set) var daemon: DaemonLink?
        private var silence: CommandFailure?

        init(waitingFor context: Context) {
            do {
                daemon = try DaemonLink(
                    waitingFor: context.repositoryPath, context, within: daemonPatience)
            } catch ControlFailure.timedOut {
                silence = CommandFailure(ControlFailure.timedOut)
            } catch {}
        }

        /// Whether there is a daemon, even one that gives no answer.
        var isThere: Bool { daemon != nil || silence != nil }

        /// Why the daemon gives no answer, or else why the repository does not.
        func trouble(_ failure: CommandFailure?) -> CommandFailure? { silence ?? failure }

        /// Connects to the daemon of an open repository; an unintelligible one does not prevent an
        /// answer from the catalog.
        func reach(
            _ context: Context, _ repository: Repository, _ storage: LinuxStorage
        ) -> (DaemonLink?, trouble: CommandFailure?) {
            if let silence { return (nil, silence) }
            do {
                let link = try DaemonLink(
                    context, repository.description.repository, storage, within: daemonPatience)
                return (link, link == nil ? DaemonProcess(holding: storage)?.unreachable : nil)
            } catch {
                return (
                    nil,
                    CommandFailure(error) ?? CommandFailure("Cairn cannot reach the running daemon")
                )
            }
        }
    }

    /// Fails when the repository's file system does not respond.
    ///
    /// - Parameter isTold: whether to report the daemon's status then.
    private func requireAnswer(_ context: Context, _ first: Reach, isTold: Bool = true) throws {
        guard
            !Answer.comes(
                from: context.repositoryPath,
                within: first.isThere ? Self.patienceBesideDaemon : Self.patience)
        else { return }
        let failure = CommandFailure(
            "the file system of the repository at \(PathText.display(context.repositoryPath)) is not responding",
            "check its disk, server or connection; a running service records changes in the meantime"
        )
        guard let daemon = first.daemon, isTold else { throw failure }
        write(try StatusOverview(context, daemon: daemon.status(), trouble: failure))
        if !paths.isEmpty { throw failure }
        throw ExitCode(failure.exitCode)
    }

    /// - Returns: nil when the repository cannot be opened, but its daemon has reported the status.
    private func open(_ context: Context, _ first: Reach) throws -> (Repository, LinuxStorage)? {
        do { return try context.openRepository() } catch {
            guard let daemon = first.daemon else { throw error }
            let failure = CommandFailure(error)
            // A password that is missing says nothing of how things stand.
            let isForPassword = failure?.exitCode == ExitStatus.wrongPassword
            write(
                try StatusOverview(
                    context, daemon: daemon.status(), trouble: isForPassword ? nil : failure))
            // Nothing is proven without the repository.
            if !paths.isEmpty { throw error }
            guard isForPassword else { throw ExitCode(failure?.exitCode ?? ExitStatus.failed) }
            if let failure {
                context.note("the service reports: \(failure.message)")
            }
            return nil
        }
    }

    private func write(_ overview: StatusOverview) {
        options.json
            ? overview.writeJSON() : overview.write(isQuiet: options.quiet && paths.isEmpty)
    }

    /// The overview from whatever can be asked.
    func checked(_ context: Context) throws -> StatusOverview {
        let first = Reach(waitingFor: context)
        var failure: CommandFailure?
        do {
            try requireAnswer(context, first, isTold: false)
            let (repository, storage) = try context.openRepository()
            let (daemon, trouble) = first.reach(context, repository, storage)
            return try StatusOverview(
                context, ReadingSession(context), daemon: daemon.map { try $0.status() },
                trouble: trouble)
        } catch {
            guard let found = CommandFailure(error) else { throw error }
            // A password that is missing says nothing of how things stand, when a daemon does.
            let isForPassword = found.exitCode == ExitStatus.wrongPassword
            failure = first.daemon != nil && isForPassword ? nil : found
        }
        return try StatusOverview(
            context, daemon: try? first.daemon?.status(), trouble: first.trouble(failure))
    }

    private func proven(
        _ path: String, _ proof: PathProof, _ session: ReadingSession, _ daemon: DaemonLink?,
        _ context: Context, _ cancellation: Cancellation
    ) throws -> ProofText {
        var spellings = PathArgument.spellings(path)
        spellings += spellings.compactMap(context.rootSet().twin)
        if let database = spellings.lazy.compactMap({ context.fileSystem.database(ofPart: $0) })
            .first
        {
            context.note(
                "\(ArgumentText.shown(path)) is part of the database \(PathText.display(database)), which is backed up as a unit, so Cairn examined the whole database"
            )
            spellings = [database]
        }
        if let bundle = try bundle(around: spellings, session) {
            context.note(
                "\(ArgumentText.shown(path)) is part of the document \(PathText.display(bundle)), which is backed up as a unit, so Cairn examined the whole document"
            )
            spellings = [bundle]
        }
        var report = try proof.examine(spellings)
        var attention = Attention.none
        if let daemon {
            attention = try daemon.attention(to: report.path)
            if case .none = attention { attention = try tell(daemon, of: report) }
        } else if let gap = try gap(around: report, session) {
            attention = .inGap(gap)
        }
        if attention.tellsOfWriting, !report.isDirectory, !readData,
            case .stored(_, byContent: false) = report.standing
        {
            // Somebody wrote to it a moment ago, perhaps through a mapping that leaves the times
            // alone: only its bytes tell.
            report = try PathProof(
                session.reader, session.repository, fileSystem: context.fileSystem,
                rules: try session.rules(context), readsAll: true, cancellation: cancellation
            ).examine(spellings)
        }
        var text = try ProofText(
            report, attention: attention, reader: session.reader, isDaemonRunning: daemon != nil,
            now: context.clock.now())
        if !report.isStored {
            let judge = try WhyCommand.judge(context, session)
            let judgement = WhyCommand.judge(path, judge, context.rootSet())
            let why = try WhyText(path, judgement, context, session.reader)
            text.obstacle = why.absence ?? why.obstacle.map { ($0, why.next) }
        }
        if case .gone = report.standing {
            text.moved = MovedAwayRecord(context.ownState).note(of: report.path)
        }
        return text
    }

    /// Tells the daemon what differs though it knows of no change: it reads that at once.
    private func tell(_ daemon: DaemonLink, of report: ProofReport) throws -> Attention {
        let differing =
            report.isDirectory
            ? report.findings.filter { $0.standing.isForDaemon }.map(\.path)
            : report.standing.isForDaemon ? [report.path] : []
        // A directory is not read again for its times.
        let files = differing.filter {
            (try? LinuxFileSystem().status(ofRoot: $0))?.kind == .file
        }
        return try files.prefix(Self.toldMaximum).reduce(Attention.none) {
            let told = try daemon.look(at: $1)
            return $0 == .none ? told : $0
        }
    }

    private static let toldMaximum = 100

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

/// Runs the hook `on-stale`, and tells the desktop, for a daemon that does not.
struct StaleHook {
    private let context: Context

    init(_ context: Context) { self.context = context }

    /// Once, until something succeeds again; what did not run and exit with 0 told nobody.
    func tell(_ overview: StatusOverview) {
        let verdict = overview.verdict
        guard let id = context.state.repository(at: context.repositoryPath) else { return }
        let told = TimeFile(path: context.state.stalePath(id))
        let late = overview.remotes.filter { $0.isStale(at: overview.now) }
        // A remote has been so since the first commit that it lacks; here goes everything on.
        let last =
            (verdict.isStaleHere
                ? verdict.lastSuccess : late.compactMap(\.waitingSince).min())
            ?? Timestamp(seconds: 0)
        // A daemon that goes round tells it itself.
        if overview.daemon.map({ $0.stuck.isEmpty }) ?? false { return }
        let log = ProcessLog.standard(
            descriptor: 2, minimum: .warning, variable: context.user.variable)
        let trouble = verdict.reasons.isEmpty ? nil : verdict.reasons.joined(separator: "; ")
        if context.settings.notify.desktop {
            let stale = Concern.stale(since: verdict.lastSuccess, trouble: trouble)
            DesktopNotices(context, id, log).updateNow(
                .init(verdict.isStaleHere ? [stale] : []) { $0 == stale.key })
        }
        guard verdict.level == .stale, told.time?.seconds != last.seconds else { return }
        let since = verdict.isStaleHere ? verdict.lastSuccess : last
        let silence = since.map { overview.now.nanoseconds(since: $0) } ?? 0
        let hasRun = Hooks(
            context.settings.hooks, repository: context.repositoryPath, runner: LinuxPrograms(),
            log: log, clock: context.clock
        ).runNow(
            .stale(
                since: since, nanoseconds: silence,
                trouble: trouble,
                remotes: late.map(\.name)))
        if hasRun { told.set(last) }
    }
}

extension PathArgument {
    /// The spellings of a path under which a root may know it: as it was typed, with the symlinks
    /// of its directories followed, and with its own followed, too, also to a disk that is away. A
    /// slash behind a symlink leaves only the last.
    static func spellings(_ text: String) -> [[UInt8]] {
        if let directory = behindLink(text) { return [directory] }
        let typed = ArgumentText.bytes(text)
        let lexical = absolute(typed)
        let full =
            typed.first == ItemPath.separator
            ? typed : Process.currentDirectory + [ItemPath.separator] + typed
        var spellings = [lexical]
        func add(_ path: [UInt8]) { if !spellings.contains(path) { spellings.append(path) } }
        // The parent as the kernel would find it, as far as it exists: half of what is left is
        // asked for each time, for paths that are gone may be long.
        let names = ItemPath.components(lexical)
        var (known, unknown) = (0, names.count)
        while unknown - known > 1 {
            let middle = (known + unknown) / 2
            if RealPath.exists(ItemPath.absolute(Array(names[..<middle]))) {
                known = middle
            } else {
                unknown = middle
            }
        }
        if known > 0 {
            let resolved = RealPath.resolve(ItemPath.absolute(Array(names[..<known])))
            let rest = Array(names[known...].joined(separator: [ItemPath.separator]))
            add(ItemPath.join(resolved, rest))
        }
        if RealPath.exists(full) { add(RealPath.resolve(full)) }
        add(RealPath.destination(lexical))
        return spellings
    }
}

extension Attention {
    /// Whether something was written that is not stored yet.
    fileprivate var tellsOfWriting: Bool {
        switch self {
        case .dirty, .deferred: true
        case .none, .failing, .inGap, .outside: false
        }
    }
}

extension Standing {
    /// Whether reading the file again may store it.
    fileprivate var isForDaemon: Bool {
        switch self {
        case .contentChanged, .metadataChanged, .lost, .kindChanged, .neverSeen: true
        default: false
        }
    }
}

extension CatalogReader {
    /// The first of the versions whose content a proof found lost.
    fileprivate func lost(in proof: ProofReport) throws -> [DamagedPlace] {
        let roots = try roots().filter { $0.last == nil }
        let all = [(proof.path, proof.standing)] + proof.findings.map { ($0.path, $0.standing) }
        let found = all.compactMap { path, standing -> DamagedPlace? in
            guard case .lost(let since) = standing else { return nil }
            return roots.lazy.compactMap { $0.selection(of: path) }.first.map {
                DamagedPlace($0.place, first: since)
            }
        }
        var seen: Set<DamagedPlace> = []
        return found.filter { seen.insert($0).inserted }
    }
}
