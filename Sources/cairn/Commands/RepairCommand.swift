import ArgumentParser
import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnSource
import CairnText

struct RepairCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "repair",
        abstract: "Rebuild the catalog and recover damaged data.",
        discussion: """
            Cairn restores cairn.json from a copy and rebuilds the catalog from the journal and the packs. If the journal is damaged and this machine's catalog is complete, Cairn writes a new journal from the catalog. If the catalog is incomplete, Cairn keeps the intact parts of the journal. Cairn repairs damaged packs from parity if possible, and otherwise keeps their intact parts. If the settings name this repository, Cairn looks for lost content in the current files at the original paths inside your backup roots. --live-root adds another directory to the search. Cairn never deletes damaged files: it moves them to aside/ in the repository.

            Examples:
              cairn repair
              cairn repair --no-live-files
              cairn repair --live-root ~/Documents
              cairn repair --accept-rollback

            Exit codes: 0 the repository is in order; 1 something is still lost (each item is named); 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(inversion: .prefixedNo, help: "Search current files for lost content.")
    var liveFiles = true
    @Option(
        help: .value(
            "dir", "Also search this directory for lost content. Can be given several times."))
    var liveRoot: [String] = []
    @Flag(
        help:
            "Accept a repository that is older than the state that this machine last saw, or differs from that state."
    )
    var acceptRollback = false
    @Flag(
        help: "Treat remote-only data as lost if only another machine's remote could still have it."
    )
    var acceptLoss = false
    @OptionGroup var away: AwayOptions

    func run() throws {
        let context = try Context(options)
        let cancellation = Cancellation.bySignals()
        let (repository, storage) = try context.openRepository(
            acceptsRollBack: acceptRollback, tellsStandIn: false, countsOthers: !acceptLoss)
        let id = repository.description.repository
        try noteLost(repository, context)
        try AwayOptions.requireReachable(repository, context)
        try away.consent(to: AwayNeed(repository).total, atMost: true, context)
        let access = try DaemonLink(context, id, storage)
        try access?.acquire(cancellation)
        let lock = try WritingSession.lockCatalog(context, storage, id)
        let template = BackupTemplate.make(context, readers: context.readers)
        let progress = VerifyProgressReport(options)
        let run = RepairRun(
            repository, catalogPath: context.state.catalogPath(id),
            fileSystem: RuledFileSystem(context.fileSystem, rules: try context.rules(storage)),
            clock: context.clock, randomness: LinuxRandomness(),
            request: RepairRequest(
                readers: context.readers, live: live(context), host: template.host,
                user: template.user, program: template.program),
            cancellation: cancellation, observer: progress)
        if let remotes = Self.remotes(repository), !context.settings.remotes.isEmpty {
            let pull = try PullRun(
                repository, from: remotes, clock: context.clock, cancellation: cancellation)
            run.fetch = { [away] id in
                guard let length = try remotes.length(of: PackFiles.sealed(id)) else { return nil }
                progress.clear()
                try away.consent(to: length, of: "a pack that is damaged here", context)
                return try pull.copy(of: id)
            }
        }
        let report = try run.run()
        withExtendedLifetime((lock, access)) { progress.clear() }
        // A rewritten journal renumbers its records; an accepted one is the reference from now on.
        let isWrittenAnew = report.journal.map { !$0.isHeadOnly } ?? false
        if report.ending != .cancelled, isWrittenAnew || acceptRollback {
            if acceptRollback { context.state.remember(id, at: context.repositoryPath) }
            try repository.acceptAsSeen(
                try Catalog(path: context.state.catalogPath(id), repository: id).position())
        }
        // All packs were read, and the damaged ones are quarantined: these are all losses.
        if report.ending != .cancelled { FoundDamageFile(context, id).noteRepaired(report.after) }
        show(report, context)
        // Without a head only this machine can know that commits are missing at the end.
        if !acceptRollback { try repository.compareWithMemory() }
        for pack in report.packs.unhealed {
            Terminal.trouble(
                "\(pack.path) could not be repaired from its parity data: \(pack.error.reason)",
                next: "the pack is unchanged; fix the problem, then run `cairn repair` again")
        }
        if report.ending == .cancelled { throw ExitCode(ExitStatus.interrupted) }
        if report.after.isDamaged,
            try noteLost(repository, context, besides: Set(report.quarantined)) > 0
        {
            throw CommandFailure(
                "a remote still has packs that this repository has lost",
                "run `cairn remote pull`, then run `cairn repair` again")
        }
        let away = report.after.isDamaged ? Self.away(report.after, context) : []
        if !away.isEmpty {
            let disks = away.prefix(5).map { PathText.display($0) }.joined(separator: ", ")
            let isOne = away.count == 1
            throw CommandFailure(
                "not everything could be repaired; files that might still contain the lost content are on \(isOne ? "a disk that is" : "disks that are") not mounted: \(disks)",
                "mount the \(isOne ? "disk" : "disks") and run `cairn repair` again before you erase any version"
            )
        }
        if report.after.isDamaged {
            throw CommandFailure(
                "not everything could be repaired",
                "if some data could not be read, run `cairn repair` again; data that it still lists is lost, and `cairn forget --path PATH --prune` erases all versions of an affected path"
            )
        }
        if !report.packs.unhealed.isEmpty { throw ExitCode(ExitStatus.failed) }
    }

    /// Where the user backs up, if the repository is the user's own, and what the command names.
    private func live(_ context: Context) -> LiveRoots {
        guard liveFiles else { return .none }
        let named = liveRoot.map { RealPath.resolve(PathArgument.absolute($0)) }
        let configured =
            context.isRepositoryOfSettings ? context.rootSet().sources.map(\.path) : []
        return LiveRoots(of: context.machine, in: named + configured)
    }

    /// The places of damaged versions whose disks are not mounted.
    private static func away(_ report: VerifyReport, _ context: Context) -> [[UInt8]] {
        guard let session = try? ReadingSession(context, host: .everything),
            let roots = try? session.reader.roots().filter({ $0.last == nil })
        else { return [] }
        let places = report.damage.versions.compactMap { version in
            roots.lazy.compactMap { root -> AwayPlace? in
                guard let path = ItemPath.relative(version.livePath, to: root.definition.path)
                else { return nil }
                return try? AwayPlace(path, in: root, session.reader, LinuxFileSystem())
            }.first
        }
        return Set(places.map(\.path)).sorted { $0.lexicographicallyPrecedes($1) }
    }

    private static func remotes(_ repository: Repository) -> RemoteAwayPacks? {
        (repository.storage as? TieredStorage)?.away as? RemoteAwayPacks
    }

    /// Has packs that are lost here, and that a remote has, read from there.
    ///
    /// - Parameter givenUp: notes of packs that are damaged there.
    /// - Returns: their number; 0 where the repository cannot be read before it is repaired.
    @discardableResult
    private func noteLost(
        _ repository: Repository, _ context: Context, besides givenUp: Set<String> = []
    ) throws -> Int {
        guard let remotes = Self.remotes(repository), !context.settings.remotes.isEmpty,
            let session = try? ReadingSession(context, host: .everything)
        else { return 0 }
        let noted = try remotes.noteLost(
            repository, session.reader, clock: context.clock, besides: givenUp)
        if noted.openPacks > 0 {
            context.note(
                "downloaded \(Quantity.of(noted.openPacks, "pack")) that this repository had lost")
        }
        if noted.packs > 0 {
            context.note(
                "\(Quantity.of(noted.packs, "pack")) that this repository has lost still \(noted.packs == 1 ? "exists" : "exist") in a remote, and Cairn reads \(noted.packs == 1 ? "it" : "them") from there; run `cairn remote pull` to download \(noted.packs == 1 ? "it" : "them")"
            )
        }
        return noted.packs + noted.openPacks
    }

    private func show(_ report: RepairReport, _ context: Context) {
        if options.json {
            return write(report)
        }
        for finding in report.after.findings {
            Terminal.errorLine("cairn: not repaired: \(VerifyText.finding(finding))")
        }
        if options.quiet {
            VerifyText.damage(report.after.damage)
            return
        }
        for fault in report.description {
            Terminal.line("\(fault.file) was restored: \(fault.why)")
        }
        Terminal.line("the catalog was rebuilt")
        if let journal = report.journal {
            for damage in journal.damage { Terminal.line("the journal was damaged: \(damage)") }
            let commits = Quantity.of(journal.commitsKept, "commit")
            Terminal.line(
                journal.isHeadOnly
                    ? "the journal's head was rewritten"
                    : journal.isFromCatalog
                        ? "the journal was rebuilt without loss from the \(commits) in this machine's catalog"
                        : "the journal was rewritten with \(commits)")
        }
        for loss in report.journal?.losses ?? [] where loss.recordsLost == 0 {
            Terminal.line(VerifyText.ownRecordLost(loss))
        }
        for damage in report.packs.damage { Terminal.line("a pack was damaged: \(damage)") }
        if report.packs.healedByParity > 0 {
            Terminal.line(
                "repaired \(Quantity.of(report.packs.healedByParity, "damaged pack")) from parity data"
            )
        }
        if report.packs.fetched > 0 {
            Terminal.line(
                "downloaded intact copies of \(Quantity.of(report.packs.fetched, "damaged pack")) from a remote"
            )
        }
        if report.packs.quarantined > 0 {
            Terminal.line(
                "stored \(Quantity.of(report.packs.chunksSalvaged, "chunk")) of \(Quantity.of(report.packs.quarantined, "damaged pack")) again"
            )
        }
        if report.healing.chunksLost > 0 {
            Terminal.line(
                "recovered \(Quantity.count(report.healing.chunksHealed)) of \(Quantity.of(report.healing.chunksLost, "lost chunk")) from \(Quantity.of(report.healing.filesRead, "current file"))"
            )
        }
        if let quarantine = report.quarantine {
            Terminal.line(
                "moved \(Quantity.of(report.quarantined.count, "damaged file")) to \(quarantine)"
            )
        }
        if report.healing.isBarred, report.after.isDamaged {
            context.note(
                "Cairn looked for lost content only in the backup roots of your settings; run `cairn repair --live-root DIR` to search DIR as well"
            )
        }
        VerifyText.damage(report.after.damage)
        if !report.after.isDamaged, report.packs.unhealed.isEmpty {
            Terminal.line("the repository is in order")
        }
    }

    private func write(_ report: RepairReport) {
        var line = JSONObject(type: "repair")
        line["aside"] = report.quarantine
        line["set_aside"] = report.quarantined
        line["descriptions_mended"] = report.description.map(\.file)
        line["journal_rewritten"] = report.journal != nil
        line["journal_from_catalog"] = report.journal?.isFromCatalog
        line["commits_kept"] = report.journal?.commitsKept
        line["packs_healed_by_parity"] = report.packs.healedByParity
        line["packs_fetched"] = report.packs.fetched
        line["packs_unhealed"] = report.packs.unhealed.count
        line["packs_set_aside"] = report.packs.quarantined
        line["chunks_salvaged"] = report.packs.chunksSalvaged
        line["chunks_lost"] = report.healing.chunksLost
        line["chunks_healed"] = report.healing.chunksHealed
        line["live_files_read"] = report.healing.filesRead
        line.write()
        VerifyText.write(report.after)
    }
}
