import ArgumentParser
import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnSettings

struct DrillCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drill",
        abstract: "Restore a sample to prove that backups can be restored.",
        discussion: """
            Cairn restores a sample of versions to a temporary directory, in the same way as `cairn restore`, and removes the directory at the end. Cairn prefers versions that are new or have never been part of a drill. It compares each restored version with the stored hashes. If the current file is unchanged, Cairn also compares the version with that file, byte by byte. Cairn checks the integrity of databases, and then runs the command in [drill] check on the restored files. `cairn status` shows how much of the backed-up data was restored in drills in the last 30 days. If the drill fails, Cairn runs the on-failure hook. Only --full restores a file that is larger than the sample.

            Examples:
              cairn drill
              cairn drill --sample 500
              cairn drill --sample 10GiB --json
              cairn drill --full
              cairn drill --remote b2

            Exit codes: 0 everything was restored; 1 some versions were not restored (each is named); 3 some versions could not be checked; 11 another drill is running; 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @Option(
        help: .value(
            "number|size",
            "Restore this many versions, or about this much data, for example 500 or 10GiB."))
    var sample: String?
    @Flag(help: "Restore every version, one batch at a time.") var full = false
    @Option(
        help: .value(
            "remote",
            "Rehearse the loss of this machine: restore only from this remote, without local data, and report how long it takes."
        ))
    var remote: String?
    @OptionGroup var away: AwayOptions
    @Option(help: .hidden) var seed: UInt64?

    func run() throws {
        if let remote {
            return try rehearse(RemoteReading(remote, options, needsSettings: true))
        }
        let context = try Context(options)
        if let url = context.remote { return try rehearse(url, context) }
        let settings = context.settings.drill
        var request = DrillRun.Request(
            sample: try chosen(settings), seed: seed ?? LinuxRandomness().word(),
            check: settings.check,
            checkNanoseconds: settings.timeLimit.wholeNanoseconds, writers: context.readers)
        request.batchVersions = 2_048
        let (report, id) = try JobRecorder.command(context, "drill") { try drill(context, request) }
        let lost = report.failures.count(where: \.isOfLostContent)
        if lost > 0 { FoundDamageFile(context, id).note(.drill, versions: lost) }
        DrillText(report: report, now: context.clock.now()).write(options)
        if report.wasCancelled { throw ExitCode(ExitStatus.interrupted) }
        if report.outcome != .fine { tell(report, context) }
        switch report.outcome {
        case .fine: break
        case .failed: throw ExitCode(ExitStatus.failed)
        case .unjudged: throw ExitCode(ExitStatus.incomplete)
        }
    }

    private func drill(
        _ context: Context, _ request: DrillRun.Request
    ) throws -> (DrillReport, Hash128) {
        let cancellation = Cancellation.bySignals()
        let session = try ReadingSession(
            context, readsContent: true, host: .everything, proves: true)
        let id = session.repository.description.repository
        try AwayOptions.requireReachable(session.repository, context)
        if full {
            try away.consent(to: AwayNeed(session.repository).total, atMost: true, context)
        }
        let environment = try makeEnvironment(context, id)
        let progress = DrillProgress(options)
        let outcome = Result {
            try DrillRun(
                session.repository, session.catalog,
                DrillRun.Surroundings(
                    live: context.fileSystem, restored: LinuxFileSystem(),
                    target: LinuxRestoreTarget(), environment: environment,
                    programs: LinuxPrograms(), databases: ChildDatabaseExaminer(),
                    clock: context.clock),
                request: request, record: DrillRecords.load(context, id),
                cancellation: cancellation, observer: progress
            ).run(readingEnded: session.endContent)
        }
        progress.clear()
        // In every case.
        do throws(SystemError) { try environment.remove() } catch {
            context.note(
                "\(PathText.display(environment.path)) could not be removed: \(error.reason); the next drill removes it"
            )
        }
        let (report, record) = try outcome.get()
        try SmallFile.replace(context.state.drillPath(id), with: record.encode())
        return (report, id)
    }

    private func rehearse(_ reading: RemoteReading) throws {
        try rehearse(reading.url, reading.context)
    }

    /// Restores from a remote, as a machine does that has nothing else.
    private func rehearse(_ url: RemoteURL, _ context: Context) throws {
        let settings = context.settings.drill
        let sample = try chosen(settings)
        let rehearsal = try RemoteRehearsal(url, context)
        defer { rehearsal.remove() }
        let cancellation = Cancellation.bySignals()
        let session = try ReadingSession(rehearsal.context, readsContent: true, host: .everything)
        let opened = rehearsal.elapsed
        let environment = try makeEnvironment(rehearsal.context, session.id, in: context)
        defer { try? environment.remove() }
        let progress = DrillProgress(options)
        defer { progress.clear() }
        func drill(_ sample: DrillSample) throws -> DrillReport {
            var request = DrillRun.Request(
                sample: sample, seed: seed ?? LinuxRandomness().word(), check: settings.check,
                checkNanoseconds: settings.timeLimit.wholeNanoseconds, writers: context.readers)
            request.batchVersions = 2_048
            return try DrillRun(
                session.repository, session.catalog,
                DrillRun.Surroundings(
                    live: context.fileSystem, restored: LinuxFileSystem(),
                    target: LinuxRestoreTarget(), environment: environment,
                    programs: LinuxPrograms(), databases: ChildDatabaseExaminer(),
                    clock: context.clock),
                request: request, record: DrillRecord(), cancellation: cancellation,
                observer: progress
            ).run().0
        }
        _ = try drill(.versions(1))
        var figures = RemoteRehearsal.Figures(opened: opened, first: rehearsal.elapsed)
        let report = try drill(sample)
        progress.clear()
        (figures.bytes, figures.nanoseconds) = (report.bytes, report.nanoseconds)
        figures.liveBytes = report.summary.liveBytes
        DrillText(report: report, now: context.clock.now(), remote: url.base).write(options)
        if report.wasCancelled { throw ExitCode(ExitStatus.interrupted) }
        figures.tell(url, options)
        if report.outcome != .unjudged {
            let lost = report.failures.count(where: \.isOfLostContent)
            RemoteFinding(url, session.id, context)?.drilled(
                report.outcome == .fine ? nil : .init(.sample, paths: [], versions: max(lost, 1)))
        }
        switch report.outcome {
        case .fine: break
        case .failed: throw ExitCode(ExitStatus.failed)
        case .unjudged: throw ExitCode(ExitStatus.incomplete)
        }
    }

    private func chosen(_ settings: DrillSettings) throws -> DrillSample {
        guard let sample else { return full ? .everything : settings.sample }
        guard !full
        else {
            throw CommandFailure("--sample and --full cannot be combined", "use only one of them")
        }
        guard let chosen = DrillSample(text: sample)
        else { throw CommandFailure("invalid sample \"\(sample)\"", "use \(DrillSample.allowed)") }
        return chosen
    }

    /// - Parameter rehearsed: where a rehearsal restores, instead of in its own state directory.
    private func makeEnvironment(
        _ context: Context, _ repository: Hash128, in rehearsed: Context? = nil
    ) throws -> DrillDirectory {
        let place =
            context.settings.drill.directory ?? Array((rehearsed ?? context).state.path.utf8)
        do throws(DrillDirectory.Failure) {
            return try DrillDirectory(in: place, repository, state: context.state)
        } catch {
            switch error {
            case .taken(let holder): throw RepositoryError.locked(holder: holder)
            case .system(let error):
                throw CommandFailure(
                    "a drill cannot restore into \(PathText.display(place)): \(error.reason)",
                    "set [drill] directory to a directory that you own and that has enough space")
            }
        }
    }

    /// Reports the drill itself, whether or not a daemon runs: daemons know nothing of drills.
    private func tell(_ report: DrillReport, _ context: Context) {
        let log = ProcessLog.standard(
            descriptor: 2, minimum: .warning, variable: context.user.variable)
        Hooks(
            context.settings.hooks, repository: context.repositoryPath, runner: LinuxPrograms(),
            log: log, clock: context.clock
        ).runNow(.drill(report))
    }
}

/// The record of drills.
enum DrillRecords {
    /// Loads the record. An unreadable one counts as empty: the next drill rewrites it.
    static func load(_ context: Context, _ repository: Hash128) -> DrillRecord {
        guard
            let bytes = try? SmallFile.content(
                context.state.drillPath(repository), upTo: DrillRecord.bytesMaximum)
        else { return DrillRecord() }
        do { return try DrillRecord(decoding: bytes) } catch {
            context.note(
                "cannot read the results of earlier drills, so Cairn starts a new record: \(error)")
            return DrillRecord()
        }
    }
}
