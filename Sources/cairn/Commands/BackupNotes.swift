import ArgumentParser
import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

/// What a backup says besides its summary.
extension BackupCommand {
    /// A backup that this process made.
    struct Made {
        let result: BackupResult
        let sources: [BackupSource]
        /// What rules and patterns exclude.
        var excluded = ExcludedCount()
    }

    /// Reports a backup, and ends with its exit code.
    func tell(
        _ made: Made, _ report: BackupReport, _ context: Context, _ session: WritingSession,
        _ cancellation: Cancellation
    ) throws {
        let (result, sources) = (made.result, made.sources)
        let isNamed = !paths.isEmpty && !content.isStream && content.host == nil
        if !content.isStream {
            var places = RootPlaces(context.state, session.id)
            places.note(sources.map(\.path))
        }
        let setAside = try setAside(session.reader(), context)
        report.summary(
            result, repository: context.repositoryPath,
            restoreCommand: restoreCommand(context, result), excluded: made.excluded.value)
        if result.linksAreIncomplete {
            context.note(
                "Cairn could not check all hard links, because too many of them are outside the given paths; run `cairn backup` for whole roots to check every link"
            )
        }
        if !result.dropped.isEmpty {
            let why =
                result.dropped.count == 1
                ? "is backed up again, because it lost its exclusion flag when it was saved"
                : "are backed up again, because they lost their exclusion flags when they were saved"
            context.note(
                "\(Quantity.of(result.dropped.count, "file")) \(why); run `cairn exclude list` for details"
            )
        }
        if let flagged = made.excluded.flagged {
            context.note(
                "\(Quantity.of(flagged.count, "item")) \(flagged.count == 1 ? "is excluded by its own flag" : "are excluded by their own flags"): \(flagged.text); run `cairn exclude list` to list the flags, and `cairn exclude remove PATH` to clear one"
            )
        }
        setAside.tell()
        tellMoved(
            result.movedAway.filter { moved in
                !moved.isLink && !setAside.found.contains { $0.path == moved.from }
            }, context)
        try LinkedPlaces(
            context, session.reader(), result.movedAway.filter(\.isLink).map(\.from)
        ).tell(context)
        let knownLost = tellLost(context, session, result)
        if let pinned = result.pinned {
            context.note(
                "\(anomaly(result, session)): commit \(pinned.short), the last one before this change, is pinned until you run `cairn resume --accept-changes`"
            )
        }
        // The commit is safe, whatever the outcome of this.
        if let share = context.settings.parity.share,
            let trouble = try? ParityUpkeep.run(
                session.writer.repository, share: share, cancellation: cancellation
            ).trouble
        {
            context.note("cannot create parity data for \(trouble)")
        }
        try? ImmutablePacks.protect(context, session.storage)
        tellUnowned(context, session, sources)
        let isEncrypted = session.writer.repository.description.isEncrypted
        let inside = MountsInside(
            of: sources.map(\.path), rules: try? context.rules(session.storage))
        for vault in inside.vaultNotes(isEncrypted: isEncrypted) {
            context.note("\(vault.text)\n  next: \(vault.next)")
        }
        for note in inside.programNotes { context.note(note) }
        for note in context.otherRepositoryNotes { context.note(note) }
        if isNamed, result.ending == .complete { tellOnce(context, sources, result) }
        if paths.isEmpty, container.isEmpty, !content.isStream, options.isForPeople,
            isFirst(result, session)
        {
            for note in UnheldHome(context).notes() { context.note(note) }
        }
        try tellNamesake(context, session.reader(), result)
        try finish(result, lost: knownLost + setAside.found.count)
    }

    /// Names an earlier machine of the same name when roots were begun that it has, too.
    private func tellNamesake(
        _ context: Context, _ reader: CatalogReader, _ result: BackupResult
    ) throws {
        guard let made = result.commit else { return }
        let roots = try reader.allRoots().filter { $0.last == nil && $0.host != nil }
        let begun = Set(
            roots.filter { $0.first == made.number && $0.host?.id == context.machine.id }
                .map(\.definition.path))
        let earlier = roots.first {
            $0.host?.id != context.machine.id && $0.host?.name == context.machine.name
                && begun.contains($0.definition.path)
        }?.host
        if let earlier {
            context.note(
                "this backup started a new history, although another machine with the name \(HostText.name(earlier)) (\(earlier.id.short)) has already backed up the same directories; \(HostText.adoption(of: earlier))"
            )
        }
    }

    /// What the user moved to where the settings exclude it.
    private func tellMoved(_ moved: [MovedAway], _ context: Context) {
        for one in moved.prefix(Self.movedMaximum) {
            context.note(
                "\(PathText.display(one.from)) was moved to \(PathText.display(one.to)), which is excluded"
            )
        }
        if moved.count > Self.movedMaximum {
            context.note(
                "\(Quantity.count(moved.count - Self.movedMaximum)) more items were moved to excluded places"
            )
        }
    }

    private static var movedMaximum: Int { 5 }

    /// What is excluded, though nobody ordered it; for programs it is written before the summary.
    func setAside(_ reader: CatalogReader, _ context: Context) throws -> SetAsideText {
        let found = try SetAsideText(
            reader, MovedAwayRecord(context.ownState), of: context.machine)
        if options.json { found.writeJSON() }
        return found
    }

    /// Whether the repository holds no backup before this one.
    private func isFirst(_ result: BackupResult, _ session: WritingSession) -> Bool {
        guard let made = result.commit, let first = try? session.reader().firstPoint(from: 0)
        else { return false }
        return first.commit.run == made.commit.run
    }

    /// Reports content that the repository has lost, and content that was stored again.
    ///
    /// - Returns: the number of present files whose content is still lost.
    func tellLost(_ context: Context, _ session: WritingSession, _ result: BackupResult)
        -> Int
    {
        if result.storedAnew > 0 {
            context.note(
                "the repository had lost the content of \(Quantity.of(result.storedAnew, "file")), because packs were missing; Cairn stored the current content again"
            )
        }
        if result.repaired > 0, result.storedAnew == 0 {
            context.note(
                "\(Quantity.of(result.repaired, "version")) had damaged content in the repository; the content was stored again from your files"
            )
        }
        if result.isLackingSettled, result.lost == 0 {
            FoundDamageFile(context, session.id).noteStoredAnew(earlier: result.lostEarlier)
        }
        if result.lostEarlier > 0 {
            context.note(
                "\(Quantity.of(result.lostEarlier, "earlier version")) cannot be fully restored; run `cairn verify` for details"
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
                "cairn: the stored content of \(Quantity.of(result.lost, "file")) is lost, and this backup did not store it again:"
            )
            for path in paths { Terminal.errorLine("  \(PathText.display(path))") }
            Terminal.errorLine(
                "  next: back up the directories of these files to store the current content again; run `cairn repair` to search parity data, remotes and your current files for the lost content"
            )
        }
        return result.lost + tellFound(context, session.id)
    }

    /// Reports damage that another command found and no backup can repair.
    func tellFound(_ context: Context, _ repository: Hash128) -> Int {
        // Nothing can repair the loss of earlier versions only; `status` keeps reporting it.
        guard let found = FoundDamageFile(context, repository).found,
            found.present > 0 || !found.isContentAlone
        else { return 0 }
        Terminal.trouble(found.text, next: FoundDamage.next)
        return found.present
    }

    func anomaly(_ result: BackupResult, _ session: WritingSession) -> String {
        guard let verdict = result.anomaly else { return "many backed-up files are missing" }
        let root = try? session.reader().roots().first { $0.definition.number == verdict.root }
        return (root.map { "in \(PathText.display($0.definition.path)), " } ?? "") + verdict.text
    }

    /// Reports roots of an earlier version that may be another machine's: new roots were begun
    /// here.
    func tellUnowned(
        _ context: Context, _ session: WritingSession, _ sources: [BackupSource]
    ) {
        guard let roots = try? session.reader().allRoots() else { return }
        let paths = Set(sources.map(\.path))
        for root in roots
        where root.host == nil && root.last == nil && paths.contains(root.definition.path) {
            let path = PathText.display(root.definition.path)
            context.note(
                "\(path) starts a new history, because the data that an earlier version of Cairn stored under that path seems to belong to another machine; "
                    + "if the data belongs to this machine, run `cairn roots adopt \(ShellText.quoted(root.definition.path))` to continue its history"
            )
        }
    }

    /// Reports that named paths were kept once, unless they are kept anyway.
    func tellOnce(_ context: Context, _ sources: [BackupSource], _ result: BackupResult) {
        let kept = context.rootSet().sources.map(\.path)
        let failed = Set(result.failures.map(\.path))
        let once = sources.map(\.path).filter { path in
            !failed.contains(path)
                && !kept.contains { ItemPath.relative(RealPath.resolve(path), to: $0) != nil }
        }
        guard !once.isEmpty else { return }
        // A root is a directory; that of a file is named where it is not far more than the file.
        let far = [context.user.home, context.repositoryPath].map(RealPath.resolve)
        let roots = once.compactMap { path -> [UInt8]? in
            let isDirectory = (try? LinuxFileSystem().status(ofRoot: path))?.kind == .directory
            if isDirectory { return path }
            let parent = ItemPath.split(path).parent
            let real = RealPath.resolve(parent.ifEmpty([ItemPath.separator]))
            return parent.isEmpty || far.contains { ItemPath.relative($0, to: real) != nil }
                ? nil : parent
        }
        var seen: Set<String> = []
        let words = roots.map { ShellText.quoted($0) }.filter { seen.insert($0).inserted }
        // Of what was done, not of what is wrong: with the summary.
        guard options.isForPeople else { return }
        Terminal.advice(
            "\(once.shown()) \(once.count == 1 ? "was" : "were") backed up only this once"
                + (roots.count < once.count
                    ? ""
                    : "; to back \(once.count == 1 ? "it" : "them") up every time, run `cairn roots add \(words.joined(separator: " "))`")
        )
    }

    func restoreCommand(_ context: Context, _ result: BackupResult) -> String {
        // As it was called here: after `make backup` it may not be on the PATH.
        var words = [
            Process.arguments.first.map { ShellText.quoted($0) } ?? "cairn"
        ]
        words += [AdvisedCommand(context).option].compactMap { $0 }
        words += [
            "restore", "--snapshot", result.commit?.commit.shortID ?? "latest", "--target",
            "restored",
        ]
        return words.joined(separator: " ")
    }
}
