import ArgumentParser
import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText
import Glibc

struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Back up files and directories.",
        discussion: """
            Cairn reads only new and changed files. Without PATH, it backs up the roots in the settings, or the user's standard directories if the settings name no roots. `cairn watch` backs up the same directories. Cairn backs up PATH only this once; run `cairn roots add PATH` to back it up every time. If a running daemon watches the directories to back up, the daemon commits all changes that it has seen so far. With --tag, or for paths that the daemon does not watch, this command makes the backup itself and locks the repository until the backup is complete. Cairn commits a large backup in steps, and an interrupted backup keeps the committed steps.

            Examples:
              cairn backup                          the settings' roots, or the standard directories
              cairn -r /mnt/disk/backup backup ~/Documents ~/src
              cairn backup --tag before-upgrade /etc
              cairn backup --dry-run --verbose      what would be new, changed, deleted, excluded
              cairn backup --container org.mozilla.firefox
              cairn backup --snapshot /var/lib/postgresql
              find . -name '*.odt' -print0 | cairn backup --files-from-raw -
              cairn backup --stdin-filename db.sql --stdin-from-command -- pg_dump db

            Exit codes: 0 everything is backed up; 3 the backup was committed, but some items could not be read (each is named), a marker, flag or mount unexpectedly excludes files, or the repository has lost the content of current files; 10 there is no repository; 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions

    @Option(
        help: .value(
            "tag",
            "Tag the commit to find it later. Separate several tags with commas. Can be given several times."
        ))
    var tag: [String] = []

    @Flag(
        name: [.customShort("n"), .long],
        help: "Show what would be backed up, without storing it. With --verbose, list each item.")
    var dryRun = false
    @Option(
        help: .value(
            "id",
            "An application's container, as listed by `cairn roots`. Can be given several times."))
    var container: [String] = []

    @OptionGroup var content: BackupContentOptions

    @Flag(
        help:
            "Read files from a snapshot of each btrfs file system, to get a consistent state of all files. Requires root privileges."
    )
    var snapshot = false

    @Flag(
        help:
            "Permanently accept a different disk or btrfs subvolume at PATH. Cairn records the files that are not there as deleted, and [retention] applies to their versions."
    )
    var newDisk = false

    @Argument(
        help: .value(
            "path",
            "A file or directory to back up (default: the roots in the settings, or the standard directories)."
        ), completion: .file())
    var paths: [String] = []

    func run() throws {
        let context = try Context(options)
        guard container.isEmpty || paths.isEmpty
        else { throw CommandFailure("PATH and --container cannot be combined", "make two backups") }
        try content.check(paths: paths, containers: container, snapshot: snapshot)
        let cancellation = Cancellation.bySignals()
        do {
            try JobRecorder.backup(
                context, try jobName(context), isDryRun: dryRun, isStream: content.isStream
            ) { record in
                if content.isStream { return try keepStream(context, record, cancellation) }
                for path in paths { try StreamArgument.refuse(PathArgument.item(path)) }
                let listed = try content.listed(cancellation)
                var whole = self
                whole.paths += listed.names
                if whole.paths.isEmpty, let failure = listed.failures.first { throw failure }
                let isOther = try content.otherHost(context) != nil
                record.isWhole = !isOther && whole.includesRoots(context)
                record.scope = whole.scope
                try whole.keep(context, refused: listed.failures, record, cancellation)
            }
        } catch let failure as ItemFailure where failure.reason.isAway {
            throw CommandFailure(failure, in: context)
        } catch { throw FullDisk.explained(error, context) }
    }

    /// Whether all roots of the settings are backed up.
    private func includesRoots(_ context: Context) -> Bool {
        guard container.isEmpty else { return false }
        let named = paths.map { PathArgument.item($0) }
        return named.isEmpty
            || context.rootSet().sources.allSatisfy { root in
                named.contains { ItemPath.relative(root.path, to: $0) != nil }
            }
    }

    private var scope: BackupScope {
        let names =
            container.map { BackupScope.container + ArgumentText.bytes($0) }
            + paths.map { PathArgument.item($0) }
        return BackupScope(hasRoots: names.isEmpty, names: names)
    }

    /// The name of the job that this backup is a run of. Paths that a person names are one job with
    /// the backups of the roots, unless a timer backs them up. A backup of another machine's roots
    /// says nothing of this machine's.
    private func jobName(_ context: Context) throws -> [UInt8] {
        if content.isStream { return try streamPath() }
        let tags = try TagArgument.given(tag)
        if !tags.isEmpty {
            return Job.tag + Array(tags.joined(separator: Array(",".utf8)))
        }
        let words =
            container.map { ArgumentText.bytes($0) } + paths.map { PathArgument.item($0) }
        let host = try content.otherHost(context).map { [Job.hostOption, $0] } ?? []
        let named = Array(([Job.backup] + host + words).joined(separator: Array(" ".utf8)))
        if !host.isEmpty { return named }
        let isOfTimer = context.user.variable("INVOCATION_ID") != nil && !Terminal.isInteractive
        if isOfTimer { return named }
        let isKnown = context.state.repository(at: context.repositoryPath).map {
            JobFiles(context, $0).job(named) != nil
        }
        return isKnown == true ? named : Job.backup
    }

    /// - Parameter refused: named things that cannot be kept.
    private func keep(
        _ context: Context, refused: [ItemFailure], _ record: JobRecorder,
        _ cancellation: Cancellation
    ) throws {
        if newDisk { try requireDisks() }
        let tags = try TagArgument.given(tag)
        let containers = container.isEmpty ? nil : try BackupSources(context, containers: container)
        guard !dryRun || !snapshot else {
            throw CommandFailure(
                "--snapshot and --dry-run cannot be combined",
                "omit --snapshot, because a dry run reads no content")
        }
        if dryRun { return try preview(context, containers, refused: refused, cancellation) }
        // A daemon that waits for its disk would only report that differently.
        let (description, storage) = try context.describeRepository()
        if !snapshot, !newDisk, !content.needsOwnRun,
            let daemon = try DaemonLink(context, description.repository, storage),
            try isWatched(by: daemon, containers, context),
            try flush(daemon, description.repository, containers, context, cancellation)
        {
            return
        }
        let session = try WritingSession(context, cancellation)
        record.begin(session.id)
        let chosen = try containers ?? BackupSources(context, paths)
        var request = BackupTemplate.make(context, readers: context.readers)
        request.sources = chosen.sources
        request.namedRoots = chosen.wanted
        request.isAdHoc = chosen.isAdHoc
        if chosen.isAdHoc { request.otherSources = context.rootSet().expectedSources }
        request.endsContainers = !chosen.isAdHoc
        request.refused = chosen.refused + refused
        request.parts = chosen.parts
        request.tags = tags
        if newDisk { request.replacedDisks = Set(chosen.sources.map(\.path)) }
        request.excluded = try context.excluded(session.storage)
        request.anomalyGuard = context.settings.anomaly
        try content.apply(to: &request, context, session.reader())
        // A path in a directory that was named before is kept with that directory, whatever marks
        // it.
        let named =
            chosen.isAdHoc
            ? try chosen.sources.map(\.path) + session.reader().namedOnce() : []
        let rules = try context.rules(session.storage, naming: named)
        if chosen.isAdHoc {
            let excluded = try Self.excluded(
                chosen.sources.map(\.path), session.reader(), rules, context)
            request.refused += excluded
            request.sources.removeAll { source in excluded.contains { $0.path == source.path } }
        }
        request.excludedPlaces?.obey(rules)
        for note in MarkedRoots.notes(request.sources, rules) { context.note(note) }
        let snapshots = snapshot ? try takeSnapshots(of: request.sources) : nil
        defer { snapshots?.remove() }
        let excluded = ExcludedCount(ordered: request.orders)
        request.leftOut = try content.leftOut(
            beneath: request.sources, cancellation, excluded.noteLeftOut)
        request.closesGaps = request.leftOut == nil && !session.isFromDaemon
        let trees = context.fileSystem(reading: snapshots)
        // What is left out would be counted as still to do.
        let survey =
            request.leftOut == nil
            ? survey(request.sources, RuledFileSystem(trees, rules: rules), cancellation) : nil
        let report = BackupReport(options, survey: survey)
        let run = try BackupRun(
            session.writer,
            fileSystem: RuledFileSystem(
                content.limited(trees, context, cancellation), rules: rules,
                observer: { [places = request.excludedPlaces] path, verdict, status in
                    excluded.note(path, verdict, status)
                    places?.note(path, verdict, status)
                }),
            clock: context.clock, request: request, cancellation: cancellation, observer: report)
        let result = try run.run()
        if result.ending == .complete, result.lost == 0 { record.note(result.failures) }
        try tell(
            Made(result: result, sources: chosen.sources, excluded: excluded), report,
            context, session, cancellation)
    }

    private func requireDisks() throws {
        guard !paths.isEmpty else {
            throw CommandFailure(
                "--new-disk requires the mount point as PATH",
                "run `cairn backup --new-disk PATH`")
        }
        for path in paths.map({ PathArgument.item($0) })
        where (try? LinuxFileSystem().status(ofRoot: path)) == nil {
            throw CommandFailure(
                "there is nothing at \(PathText.display(path))",
                "mount the new disk, then specify its mount point or the backup root on it")
        }
    }

    /// Failures for named paths that a rule excludes: nobody should believe that they are kept.
    static func excluded(
        _ paths: [[UInt8]], _ reader: CatalogReader, _ rules: RuleBook, _ context: Context
    ) throws -> [ItemFailure] {
        let live = try reader.roots().filter { $0.last == nil }.map(\.definition.path)
        let fileSystem = context.fileSystem
        return paths.compactMap { path in
            let root = live.first { ItemPath.relative(path, to: $0) != nil } ?? path
            let judgement = RuleJudge(fileSystem, rules: rules, roots: [root]).judge(path)
            guard let verdict = judgement.verdict, verdict != RuleVerdict(.own),
                let last = judgement.steps.last, last.kind != nil
            else { return nil }
            let place = last.path == path ? "" : " together with \(PathText.display(last.path))"
            return ItemFailure(
                path: path,
                reason: .unsupported("it is excluded\(place): \(RuleText.sentence(verdict))"))
        }
    }

    private func takeSnapshots(of sources: [BackupSource]) throws -> BtrfsSnapshots {
        guard Process.userID == 0 else {
            throw CommandFailure(
                "--snapshot requires root privileges, because only the root user can delete a snapshot",
                "run the command with sudo, or omit --snapshot")
        }
        do throws(SystemError) { return try BtrfsSnapshots(of: sources.map(\.path)) } catch {
            let why =
                switch error.code {
                case SystemError.notSupported: "it is not on btrfs"
                case EXDEV: "only part of its btrfs subvolume is mounted"
                default: error.reason
                }
            throw CommandFailure(
                "cannot take a snapshot of \(PathText.display(error.path)): \(why); nothing was backed up",
                "omit --snapshot, or specify only paths on btrfs; Docs/CONSISTENCY.md describes other methods"
            )
        }
    }

    /// A walk that only counts, for whoever watches.
    private func survey(
        _ sources: [BackupSource], _ fileSystem: any FileSystem, _ cancellation: Cancellation
    ) -> TreeSurvey? {
        guard options.json || options.isForPeople && Process.isTerminal(2) else { return nil }
        let survey = TreeSurvey(fileSystem, paths: sources.map(\.path), cancellation: cancellation)
        survey.start()
        return survey
    }

}
