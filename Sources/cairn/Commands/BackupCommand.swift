import ArgumentParser
import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText
import Synchronization

struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Keep the present state of files and directories.",
        discussion: """
            Only what is new or changed is read. Without PATH the settings' roots are kept, or the \
            user's standard directories where they name none: the same as
            `cairn watch` keeps. A PATH is kept this once; `cairn roots add PATH` keeps it always. \
            When the daemon runs and watches what is to be kept, it commits all it has seen until \
            now instead; with --tag, or for other
            paths, the backup has exclusive access meanwhile. A backup of a big tree commits as it goes: \
            what was committed stays when it is interrupted.

            Examples:
              cairn backup                          the settings' roots, or the standard directories
              cairn -r /mnt/disk/backup backup ~/Documents ~/src
              cairn backup --tag before-upgrade /etc
              cairn backup --dry-run --verbose      what would be new, changed, deleted, excluded
              cairn backup --container org.mozilla.firefox
              cairn backup --snapshot /var/lib/postgresql

            Exit codes: 0 all kept; 3 committed, but some items could not be read (each is named), \
            or the repository has lost the content of present files; 10 no repository is there; \
            130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions

    @Option(
        help: .value(
            "tag",
            "A word to find the commit by; several between commas. May be given several times."))
    var tag: [String] = []

    @Flag(
        name: [.customShort("n"), .long],
        help: "Say what would be kept, and keep nothing. With --verbose each item.")
    var dryRun = false
    @Option(
        help: .value(
            "id",
            "An application's container, as `cairn roots` lists them. May be given several times."))
    var container: [String] = []

    @Flag(
        help:
            "Read a snapshot of each btrfs file system, so that all files are of one moment. Needs root."
    )
    var snapshot = false

    @Flag(
        help:
            "Another disk is mounted at PATH for good: what was kept from the former one is recorded as deleted, and its versions stay as long as [retention] says."
    )
    var newDisk = false

    @Argument(
        help: .value(
            "path",
            "A file or directory to back up. Otherwise the settings' roots, or the standard directories."
        ), completion: .file())
    var paths: [String] = []

    func run() throws {
        let context = try Context(options)
        guard container.isEmpty || paths.isEmpty
        else { throw CommandFailure("PATH and --container exclude each other", "make two backups") }
        for path in paths { try StreamArgument.refuse(PathArgument.absolute(path)) }
        if newDisk { try requireDisks() }
        let tags = try TagArgument.words(of: tag)
        let containers = container.isEmpty ? nil : try BackupSources(context, containers: container)
        let cancellation = Cancellation.bySignals()
        guard !dryRun || !snapshot else {
            throw CommandFailure(
                "--snapshot and --dry-run exclude each other", "a dry run reads no content")
        }
        if dryRun { return try preview(context, cancellation) }
        try LastBackupFile.recording(context) { record in
            try keep(context, containers, tags, record, cancellation)
        }
    }

    private func keep(
        _ context: Context, _ containers: BackupSources?, _ tags: [[UInt8]],
        _ record: LastBackupFile, _ cancellation: Cancellation
    ) throws {
        // A daemon that waits for its disk would only report that differently.
        let (description, storage) = try context.describeRepository()
        if !snapshot, !newDisk,
            let daemon = try DaemonLink(context, description.repository, storage),
            try isWatched(by: daemon, containers, context),
            try flush(
                daemon, description.repository, containers, context, record, cancellation)
        {
            return
        }
        let session = try WritingSession(context, cancellation)
        record.begin(session.id)
        let chosen = try containers ?? BackupSources(context, paths)
        var request = BackupTemplate.make(context, readers: context.readers)
        request.sources = chosen.sources
        request.isAdHoc = chosen.isAdHoc
        request.refused = chosen.refused
        request.parts = chosen.parts
        request.tags = tags
        if newDisk { request.replacedDisks = Set(chosen.sources.map(\.path)) }
        request.excluded = try context.excluded(session.storage)
        request.anomalyGuard = context.settings.anomaly
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
        for note in MarkedRoots.notes(request.sources, rules) { context.note(note) }
        let snapshots = snapshot ? try takeSnapshots(of: request.sources) : nil
        defer { snapshots?.remove() }
        let fileSystem = RuledFileSystem(context.fileSystem(reading: snapshots), rules: rules)
        let survey = survey(request.sources, fileSystem, cancellation)
        let report = BackupReport(options, survey: survey)
        let excluded = ExcludedCount()
        let run = try BackupRun(
            session.writer,
            fileSystem: RuledFileSystem(
                context.fileSystem(reading: snapshots), rules: rules, observer: excluded.note),
            clock: context.clock, request: request, cancellation: cancellation, observer: report)
        let result = try run.run()
        report.summary(
            result, repository: context.repositoryPath,
            restoreCommand: restoreCommand(context, result), excluded: excluded.value)
        if result.linksAreIncomplete {
            context.note(
                "so many files have other names elsewhere that not all of those were looked at: `cairn backup` of the whole roots does"
            )
        }
        if !result.dropped.isEmpty {
            context.note(
                "\(Quantity.of(result.dropped.count, "file")) kept again, for a save dropped the flag: `cairn exclude list` names them"
            )
        }
        let knownLost = tellLost(context, session, result)
        if let pinned = result.pinned {
            context.note(
                "\(anomaly(result, session)): commit \(pinned.short), before it, is pinned until `cairn resume --accept-changes`"
            )
        }
        // The commit is safe, whatever the outcome of this.
        if let share = context.settings.parity.share,
            let trouble = try? ParityUpkeep.run(
                session.writer.repository, share: share, cancellation: cancellation
            ).trouble
        {
            context.note("no parity could be made for \(trouble)")
        }
        tellUnowned(context, session, chosen.sources)
        if chosen.isAdHoc, result.ending == .complete { tellOnce(context, chosen.sources, result) }
        record.incompleteItems = result.incompleteItems + knownLost
        try finish(result)
        if knownLost > 0 { throw ExitCode(ExitStatus.incomplete) }
    }

    private func requireDisks() throws {
        guard !paths.isEmpty else {
            throw CommandFailure(
                "--new-disk needs the mount point as PATH", "`cairn backup --new-disk PATH`")
        }
        for path in paths.map({ PathArgument.absolute($0) })
        where try !LinuxFileSystem().status(ofRoot: path).isMountTop {
            throw CommandFailure(
                "nothing is mounted at \(PathText.display(path)) itself",
                "mount the new disk there, or name its mount point")
        }
    }

    /// Reports content that the repository has lost, and content that was stored again.
    ///
    /// - Returns: the number of present files whose content is still lost.
    private func tellLost(_ context: Context, _ session: WritingSession, _ result: BackupResult)
        -> Int
    {
        if result.storedAnew > 0 {
            context.note(
                "the repository had lost content of \(Quantity.of(result.storedAnew, "file")), for packs of it are gone: what is there now is stored anew"
            )
        }
        if result.isLackingSettled, result.lost == 0 {
            FoundDamageFile(context, session.id).noteStoredAnew(earlier: result.lostEarlier)
        }
        if result.lostEarlier > 0 {
            context.note(
                "\(Quantity.of(result.lostEarlier, "earlier version")) cannot be restored whole: `cairn verify` names them"
            )
        }
        if result.lost > 0 {
            let roots = (try? session.reader().allRoots()) ?? []
            let paths = result.lostPlaces.compactMap { place in
                roots.first { $0.definition.number == place.root }.map {
                    ItemPath.join($0.definition.path, place.path)
                }
            }
            Terminal.errorLine(
                "cairn: the stored content of \(Quantity.of(result.lost, "file")) is lost, and this backup did not store it anew:"
            )
            for path in paths { Terminal.errorLine("  \(PathText.display(path))") }
            Terminal.errorLine(
                "  next: a backup of where they lie stores anew what is there; `cairn repair` looks for it everywhere, and says what is lost"
            )
        }
        return result.lost + tellFound(context, session.id)
    }

    /// Reports damage that another command found and no backup can repair.
    private func tellFound(_ context: Context, _ repository: Hash128) -> Int {
        // Nothing can repair the loss of earlier versions only; `status` keeps reporting it.
        guard let found = FoundDamageFile(context, repository).found,
            found.present > 0 || !found.isContentAlone
        else { return 0 }
        Terminal.trouble(found.text, next: FoundDamage.next)
        return found.present
    }

    /// Failures for named paths that a rule excludes: nobody should believe that they are kept.
    private static func excluded(
        _ paths: [[UInt8]], _ reader: CatalogReader, _ rules: RuleBook, _ context: Context
    ) throws -> [ItemFailure] {
        let live = try reader.roots().filter { $0.last == nil }.map(\.definition.path)
        return paths.compactMap { path in
            let root = live.first { ItemPath.relative(path, to: $0) != nil } ?? path
            let judgement = RuleJudge(context.fileSystem, rules: rules, roots: [root]).judge(path)
            guard let verdict = judgement.verdict, verdict.rule != .own,
                let last = judgement.steps.last, last.kind != nil
            else { return nil }
            let place = last.path == path ? "" : " with \(PathText.display(last.path))"
            return ItemFailure(
                path: path,
                reason: .unsupported("it is excluded\(place): \(RuleText.sentence(verdict))"))
        }
    }

    private func anomaly(_ result: BackupResult, _ session: WritingSession) -> String {
        guard let verdict = result.anomaly else { return "much of what was kept is gone" }
        let root = try? session.reader().roots().first { $0.definition.number == verdict.root }
        return (root.map { "in \(PathText.display($0.definition.path)) " } ?? "") + verdict.text
    }

    /// Reports roots of an earlier version that may be another machine's: new roots were begun
    /// here.
    private func tellUnowned(
        _ context: Context, _ session: WritingSession, _ sources: [BackupSource]
    ) {
        guard let roots = try? session.reader().allRoots() else { return }
        for root in roots
        where root.host == nil && root.last == nil
            && sources.contains(where: { $0.path == root.definition.path })
        {
            let path = PathText.display(root.definition.path)
            context.note(
                "\(path) was begun anew: what an earlier version of Cairn stored under that path seems to be another machine's; "
                    + "if it is this one's, `cairn roots adopt \(ShellText.quoted(root.definition.path))` goes on with it"
            )
        }
    }

    /// Reports that named paths were kept once, unless they are kept anyway.
    private func tellOnce(_ context: Context, _ sources: [BackupSource], _ result: BackupResult) {
        let kept = context.rootSet().sources.map(\.path)
        let failed = Set(result.failures.map(\.path))
        let once = sources.map(\.path).filter { path in
            !failed.contains(path)
                && !kept.contains { ItemPath.relative(RealPath.resolve(path), to: $0) != nil }
        }
        guard !once.isEmpty else { return }
        // A root is a directory.
        let roots = once.map { path in
            let isDirectory = (try? LinuxFileSystem().status(ofRoot: path))?.kind == .directory
            return isDirectory ? path : ItemPath.split(path).parent.ifEmpty([ItemPath.separator])
        }
        var seen: Set<String> = []
        let words = roots.map { ShellText.quoted($0) }.filter { seen.insert($0).inserted }
        // Of what was done, not of what is wrong: with the summary.
        guard options.isForPeople else { return }
        Terminal.line(
            "\(once.shown()): kept this once; "
                + "`cairn roots add \(words.joined(separator: " "))` keeps \(once.count == 1 ? "it" : "them") always"
        )
    }

    /// Whether the running daemon keeps the requested paths anyway. It writes no tags: with tags
    /// this process makes the commit.
    private func isWatched(by daemon: DaemonLink, _ containers: BackupSources?, _ context: Context)
        throws -> Bool
    {
        guard tag.isEmpty else { return false }
        let status = try daemon.status()
        // It does not see missing or replaced places: this process keeps what exists, and reports
        // the rest.
        let roots = status.roots.filter { $0.state == .watched || $0.state == .starting }.map(
            \.definition.path)
        func isWatched(_ source: BackupSource) -> Bool {
            roots.contains { ItemPath.relative(source.path, to: $0) != nil }
        }
        // A daemon that was given paths keeps those, which may be others.
        if paths.isEmpty, containers == nil {
            return status.roots.isEmpty || context.rootSet().sources.allSatisfy(isWatched)
        }
        if let containers { return containers.sources.allSatisfy(isWatched) }
        return paths.allSatisfy { path in
            PathArgument.spellings(path).contains { spelling in
                roots.contains { ItemPath.relative(spelling, to: $0) != nil }
            }
        }
    }

    /// Lets the running daemon commit everything it has seen until now.
    ///
    /// - Returns: false when it turns out that it does not watch the sources.
    private func flush(
        _ daemon: DaemonLink, _ repository: Hash128, _ containers: BackupSources?,
        _ context: Context, _ record: LastBackupFile, _ cancellation: Cancellation
    ) throws -> Bool {
        // Missing paths, and roots that are no longer directories, are reported by this process.
        let asked =
            paths.isEmpty
            ? (containers?.sources ?? context.rootSet().sources).map(\.path)
            : paths.map { PathArgument.absolute($0) }
        let isThere = asked.allSatisfy { path in
            guard
                let status = try? LinuxFileSystem().status(
                    ofRoot: paths.isEmpty ? RealPath.resolve(path) : path)
            else { return false }
            return !paths.isEmpty || status.kind == .directory
        }
        guard isThere, !paths.isEmpty || containers != nil || context.rootSet().refused.isEmpty
        else { return false }
        if !paths.isEmpty {
            let session = try ReadingSession(context)
            let excluded = try Self.excluded(
                paths.map { PathArgument.absolute($0) }, session.reader, session.rules(context),
                context)
            // With its own words about each.
            if !excluded.isEmpty { return false }
        }
        let report = BackupReport(options, survey: nil)
        do {
            let result = try daemon.flush(report, cancellation)
            guard try isWatched(by: daemon, containers, context) else { return false }
            report.summary(
                result, repository: context.repositoryPath,
                restoreCommand: restoreCommand(context, result), daemon: daemon.process)
            let knownLost = tellFound(context, repository)
            record.incompleteItems = result.incompleteItems + knownLost
            try finish(result)
            if knownLost > 0 { throw ExitCode(ExitStatus.incomplete) }
            return true
        } catch ControlFailure.cancelled {
            Terminal.errorLine("cairn: interrupted; the running daemon goes on with it")
            throw ExitCode(ExitStatus.interrupted)
        }
    }

    private func finish(_ result: BackupResult) throws {
        switch result.ending {
        case .cancelled:
            Terminal.errorLine(
                "cairn: interrupted; what was committed stays, the next backup goes on from there")
            throw ExitCode(ExitStatus.interrupted)
        case .stopped:
            throw CommandFailure(
                "stopped at the first item that could not be read, as on-error = \"stop\" says; what was read until then is committed",
                "mend or exclude that item, or set on-error = \"continue\"")
        case .full(let free, let needed):
            throw CommandFailure(
                "the repository's disk is full: \(Quantity.bytes(free)) free, \(Quantity.bytes(needed)) needed; "
                    + (result.commit == nil
                        ? "nothing new was committed" : "what was read so far is committed"),
                "free some space there and run the backup again: it goes on from here")
        case .complete:
            if result.counts.failed > 0 || !result.failures.isEmpty {
                throw ExitCode(ExitStatus.incomplete)
            }
        }
    }

    private func takeSnapshots(of sources: [BackupSource]) throws -> BtrfsSnapshots {
        guard Process.userID == 0 else {
            throw CommandFailure(
                "--snapshot needs root: nobody else can remove a snapshot",
                "run it with sudo, or leave --snapshot out")
        }
        do throws(SystemError) { return try BtrfsSnapshots(of: sources.map(\.path)) } catch {
            let why = error.code == SystemError.notSupported ? "it is not on btrfs" : error.reason
            throw CommandFailure(
                "no snapshot of \(PathText.display(error.path)) can be taken: \(why); nothing was kept",
                "leave --snapshot out, or name only what is on btrfs; Docs/CONSISTENCY.md has other ways"
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

    private func restoreCommand(_ context: Context, _ result: BackupResult) -> String {
        // As it was called here: after `make backup` it may not be on the PATH.
        var words = [
            CommandLine.arguments.first.map { ShellText.quoted(Array($0.utf8)) } ?? "cairn"
        ]
        if options.repo != nil { words += ["-r", ShellText.quoted(context.repositoryPath)] }
        words += [
            "restore", "--snapshot", result.commit?.commit.shortID ?? "latest", "--target",
            "restored",
        ]
        return words.joined(separator: " ")
    }
}

extension BackupResult {
    /// The items that were to be kept, and could not be read.
    fileprivate var incompleteItems: Int { max(Int(clamping: counts.failed), failures.count) }
}

/// The number of items that rules exclude from a run: a directory counts as one. Cairn's own do not
/// count.
private final class ExcludedCount: Sendable {
    /// Beyond that it is "at least".
    static let maximum = 1 << 16
    /// Hashes of their paths: one may be found several times.
    private let hashes = Mutex<Set<Int>>([])

    var value: Int { hashes.withLock { $0.count } }

    @Sendable func note(_ path: [UInt8], _ verdict: RuleVerdict, _ status: FileStatus) {
        guard verdict.rule != .own else { return }
        hashes.withLock { if $0.count < Self.maximum { $0.insert(path.hashValue) } }
    }
}

/// The part of a commit that describes its origin.
enum BackupTemplate {
    static func make(_ context: Context, readers: Int) -> BackupRequest {
        var request = BackupRequest(
            sources: [], host: Array(Process.hostName.utf8), user: Array(Process.userName.utf8),
            program: Array("cairn \(Version.number)".utf8), readers: readers)
        request.machine = context.machine
        request.commitInterval = context.settings.commitInterval.wholeNanoseconds
        request.commitBytes = context.settings.commitSize.bytes
        request.stopsOnError = context.settings.onError == .stop
        request.bundles = BundleCapture(
            context.settings.documents, quiet: context.settings.watch.quiet.wholeNanoseconds)
        return request
    }
}

/// Words quoted for a shell.
enum ShellText {
    static func quoted(_ path: [UInt8]) -> String {
        let text = String(decoding: path, as: UTF8.self)
        // As a shell reads it, and as a terminal shows it without harm: escapes of bash, ksh and
        // zsh.
        guard Array(text.utf8) == path, PathText.lines(path) == text, !text.contains("\n") else {
            return "$'"
                + path.map {
                    (0x20..<0x7f).contains($0) && $0 != 0x27 && $0 != 0x5c
                        ? String(UnicodeScalar($0)) : "\\x" + Hexadecimal.text([$0])
                }.joined() + "'"
        }
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,@%".contains($0) }
        return isPlain
            ? text
            : "'"
                + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                    separator: "'\\''") + "'"
    }
}
