import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnRestore
import CairnSource
import CairnText

struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Restore files and directories.",
        discussion: """
            PATH is a path on this machine, or a root's name followed by a path in that root. Cairn refuses a PATH that could be both. A PATH that starts with /, ./, ../ or ~ is never a root's name. Without PATH, Cairn restores everything. With --target, it restores into that directory: /a/b/src becomes DIR/a/b/src, and the root Documents becomes DIR/Documents. With --in-place, Cairn restores to the original location. Before that, Cairn commits the current state, and `cairn undo` can restore that state. Cairn replaces a directory that stands for one document (a bundle, such as letter.rtfd) as a whole. With --in-place, Cairn does so even if PATH is only a part of the document.

            With --container, PATH is a path in that application's container, such as data/profile. With --in-place, Cairn restores it to the container's current location in the home directory of the user who runs the command.

            Examples:
              cairn restore --target /tmp/out
              cairn restore --in-place ~/Documents/thesis.odt --at "2 hours ago"
              cairn restore --in-place --deleted ~/Documents/thesis.odt
              cairn restore --snapshot 4f2a91c0 --target /tmp/out ~/Documents --dry-run
              cairn restore --target /tmp/out --include '*.odt' --exclude /old ~/Documents
              cairn restore --container org.mozilla.firefox --in-place
              cairn restore --in-place --map-root /home/ada:/home/bob --map-user 1000:bob --map-group 1000:bob
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @OptionGroup var point: SnapshotOptions

    @Option(help: .value("dir", "Restore to this directory."), completion: .directory)
    var target: String?
    @Flag(help: "Restore to the original location.") var inPlace = false
    @Option(
        name: .customLong("as"),
        help: .value(
            "newpath",
            "With --in-place, restore PATH to this path in the same root, for example after a rename."
        ),
        completion: .file())
    var newPath: String?
    @Flag(
        help:
            "Restore the last version of a deleted item, even if no commit contains it any longer.")
    var deleted = false
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false
    @OptionGroup var patterns: RestoreFilterOptions
    @Flag(help: "In restored directories, remove items that are not in the commit.")
    var delete = false
    @Option(
        help: .value(
            "when",
            "When to overwrite existing files: always, if-changed (by size and time) or never.")
    )
    var overwrite: String = RestoreRequest.Overwrite.always.rawValue
    @Flag(help: "Read restored files back and compare them with the stored content.") var verify =
        false
    @OptionGroup var away: AwayOptions
    @Option(
        help: .value(
            "number",
            "If several roots used the same path, use only the root with this number. Without this option, Cairn lists these roots."
        ))
    var root: UInt64?
    @Option(help: .value("id", "An application's container, such as org.mozilla.firefox."))
    var container: String?
    @Option(
        help: .value(
            "oldpath:newpath",
            "With --in-place, restore items under OLDPATH to NEWPATH. Can be given several times."
        ))
    var mapRoot: [String] = []
    @Option(
        help: .value(
            "old:new",
            "Restore the files of user OLD as files of user NEW. Use names on this machine or numeric IDs. Can be given several times."
        ))
    var mapUser: [String] = []
    @Option(help: .value("old:new", "Like --map-user, for groups.")) var mapGroup: [String] = []
    @Flag(help: "Restore owners by numeric ID, ignoring names.")
    var numericOwner = false
    @Argument(
        help: .value("path", "A file or directory to restore (default: everything)."),
        completion: .file())
    var paths: [String] = []

    func run() throws {
        let overwrite = try checked()
        let context = try Context(options, needsSettings: inPlace)
        let cancellation = Cancellation.bySignals()
        var report: RestoreReport?
        let done = try perform(context, overwrite, cancellation) { doubt in
            let made = RestoreReport(options, isDryRun: dryRun, doubt: doubt)
            report = made
            return made
        }
        report?.summary(
            done.result, of: done.commit,
            to: target.map { PathText.display(ArgumentText.bytes($0)) } ?? "the original location")
        if options.isForPeople, inPlace, !dryRun {
            Terminal.advice(
                done.before.map {
                    "the previous state is commit \($0.commit.shortID); run `cairn undo` to return to it"
                } ?? Done.unchanged)
        }
        if done.result.counts.failed == 0, !done.result.wasCancelled {
            tellAfterDeleted(done.root, context)
        }
        try RestoreEnding.finish(done.result, context, done.repository, doubt: done.doubt)
    }

    /// A restore that has ended.
    struct Done {
        let result: RestoreResult
        let commit: CatalogCommit
        /// The state before, where it was in place.
        var before: CatalogCommit?
        let doubt: String?
        /// Says that an undo has ended although something is left.
        var left: String?
        /// Of the first item.
        var root: CatalogRoot?
        let repository: Repository

        static let unchanged = "nothing was changed, and there is nothing to undo"
    }

    /// - Parameters:
    ///   - proves: whether the whole catalog is checked first, as for all that writes; a preview
    ///     checks the rows that it reads.
    ///   - observer: receives its events; made when the doubt in what comes back is known.
    func perform(
        _ context: Context, _ overwrite: RestoreRequest.Overwrite, _ cancellation: Cancellation,
        proves: Bool = true, _ observer: (_ doubt: String?) -> any RestoreObserver
    ) throws -> Done {
        inPlace && !dryRun
            ? try restoreInPlace(context, overwrite, cancellation, observer)
            : try restoreAside(context, overwrite, cancellation, proves: proves, observer)
    }

    /// Checks the words of the call.
    func checked() throws -> RestoreRequest.Overwrite {
        guard (target != nil) != inPlace else {
            throw CommandFailure("use either --target DIR or --in-place", nextOfPlace)
        }
        guard newPath == nil || inPlace && paths.count == 1 && container == nil && mapRoot.isEmpty
        else {
            throw CommandFailure(
                "--as requires --in-place and one PATH, and cannot be combined with --container or --map-root",
                "use `cairn restore --in-place --as NEWPATH PATH`")
        }
        guard inPlace || mapRoot.isEmpty else {
            throw CommandFailure(
                "--map-root requires --in-place",
                "with --target, everything is restored to that directory anyway")
        }
        guard let overwrite = RestoreRequest.Overwrite(rawValue: overwrite) else {
            throw CommandFailure(
                "unknown --overwrite \(self.overwrite)", "use always, if-changed or never")
        }
        try patterns.check(deletes: delete, isOfDeleted: deleted)
        guard
            !deleted
                || (paths.count == 1 && container == nil && point.snapshot == nil
                    && point.at == nil)
        else {
            throw CommandFailure(
                "--deleted requires one PATH and cannot be combined with --snapshot, --at or --container",
                paths.isEmpty
                    ? "run `cairn find --deleted NAME` to find deleted items"
                    : "restore the items one by one; to restore from a commit, run `cairn restore --snapshot ID --in-place PATH` without --deleted"
            )
        }
        return overwrite
    }

    private var choice: HostChoice {
        let paths = container == nil ? paths : []
        return inPlace
            ? .onlyNamed(paths, hosts, of: point.snapshot.map { [$0] } ?? [])
            : point.hosts(hosts, holding: paths)
    }

    private func request(
        _ context: Context, _ reader: CatalogReader, _ storage: any Storage,
        _ overwrite: RestoreRequest.Overwrite
    ) throws -> (CatalogCommit, RestoreRequest, doubt: String?) {
        guard let root else { return try requestOfAll(context, reader, storage, overwrite) }
        return try reader.withOnly(try named(root, reader)) {
            try requestOfAll(context, reader, storage, overwrite)
        }
    }

    private func requestOfAll(
        _ context: Context, _ reader: CatalogReader, _ storage: any Storage,
        _ overwrite: RestoreRequest.Overwrite
    ) throws -> (CatalogCommit, RestoreRequest, doubt: String?) {
        let version =
            try deleted
            ? reader.deleted(paths[0])
            : container == nil ? point.version(of: paths, reader) : nil
        let commit = try version?.asAt ?? point.commit(reader, context)
        let chosen = try container.map { id in
            let all = try ContainerSelector(id, reader, at: commit.number)
            return inPlace ? try all.one(for: context) : all
        }
        let selections: [RestoreSelection]
        if let version {
            selections = [version.selection]
        } else if let chosen {
            selections = try widened(chosen.select(paths), reader, commit, context).outermost
        } else {
            let how = target.map { "--target \(ShellText.quoted(ArgumentText.bytes($0)))" }
            let selector = try PathSelector(
                reader, at: commit,
                MissingPath(
                    context: context, host: hosts.host, verb: "restore",
                    how: how ?? (context.remote == nil ? RestoreHint.inPlace : RestoreHint.beside)))
            for root in selector.left {
                context.note(
                    "the root \(PathText.display(root.definition.name)) is no longer part of this snapshot, because the root has its own retention rules"
                )
            }
            for root in selector.replaced where paths.isEmpty {
                context.note(
                    "root \(root.definition.number), now at \(PathText.display(root.definition.path)), was elsewhere at that time; to restore its files, use --root \(root.definition.number)"
                )
            }
            selections = try widened(selector.select(paths), reader, commit, context).outermost
            if paths.isEmpty, hosts.host == nil, let others = try HostText.others(reader) {
                context.note(others)
            }
        }
        let doubt =
            version == nil ? try LossText.doubt(reader, commit, selections.map(\.root)) : nil
        if let doubt, delete {
            throw CommandFailure(
                "\(doubt); with --delete, Cairn could remove current items that are missing from this commit only because of the loss",
                "restore without --delete, or restore another commit")
        }
        let excluded = try context.excluded(storage)
        if let target { try refuseOwn(PathArgument.absolute(target), excluded) }
        var request = RestoreRequest(
            commit: commit.number, selections: selections,
            destination: target.map { .directory(PathArgument.absolute($0)) } ?? .inPlace,
            overwrite: overwrite, deletesExtra: delete, isDryRun: dryRun, verifies: verify,
            excluded: excluded, writers: context.readers)
        request.excluded.formUnion(context.sparedRepositories(request))
        request.filter = try patterns.filter(of: selections)
        request.owners = OwnerMap(
            users: try RestoreMapping.ids(
                mapUser, option: "--map-user", number: Process.user(called:)),
            groups: try RestoreMapping.ids(
                mapGroup, option: "--map-group", number: Process.group(called:)))
        if !numericOwner {
            request.ownersOfRoots = try RestoreMapping.owners(request, reader, context)
        }
        if inPlace {
            request.relocations = try chosen?.relocations(context) ?? [:]
            let mapped = try RestoreMapping.relocations(
                RestoreMapping.roots(mapRoot), selections.map(\.root.definition))
            request.relocations.merge(mapped) { _, named in named }
            if let newPath {
                request.otherPlaces = try otherPlace(ArgumentText.bytes(newPath), of: selections)
            } else if chosen == nil, mapped.isEmpty, try !request.relocate(to: version?.now, reader)
            {
                try noteRenames(selections, reader, commit, context)
            }
            for selection in selections { try refuseOwn(request.livePath(selection), excluded) }
        }
        try refuseMixing(request, reader)
        return (commit, request, doubt)
    }

    /// Refuses a target within the repository or the state directory.
    private func refuseOwn(_ target: [UInt8], _ own: Set<DirectoryIdentity>) throws {
        let path = RealPath.destination(target)
        let found = (try? LinuxFileSystem().identities(onWayTo: path)) ?? []
        guard let depth = found.lastIndex(where: own.contains) else { return }
        let place = ItemPath.absolute(Array(ItemPath.components(path).prefix(depth)))
        throw CommandFailure(
            "\(inPlace ? "" : "the target ")\(PathText.display(target)) is inside \(PathText.display(place)), which belongs to Cairn",
            inPlace ? "restore it to another directory" : "use another directory")
    }

    /// In place a part of a bundle is restored with all of it.
    private func widened(
        _ selections: [RestoreSelection], _ reader: CatalogReader, _ commit: CatalogCommit,
        _ context: Context
    ) throws -> [RestoreSelection] {
        guard inPlace else { return selections }
        return try selections.map { selection in
            let whole = try selection.widened(reader, at: commit.number)
            if whole.path != selection.path {
                context.note(
                    "\(PathText.display(selection.livePath)) is part of the document \(PathText.display(whole.livePath)), "
                        + "which Cairn restores as a unit")
            }
            return whole
        }
    }

    private func restoreAside(
        _ context: Context, _ overwrite: RestoreRequest.Overwrite, _ cancellation: Cancellation,
        proves: Bool, _ observer: (_ doubt: String?) -> any RestoreObserver
    ) throws -> Done {
        let session = try ReadingSession(
            context, readsContent: true, host: choice, proves: proves)
        var (commit, request, doubt) = try request(
            context, session.reader, session.storage, overwrite)
        if inPlace { try request.rehearseInPlace(session, context) }
        try ask(context, session.repository, request, session.reader)
        let run = try RestoreRun(
            session.repository, session.catalog, target: context.restoreTarget(),
            clock: context.clock,
            request: request, cancellation: cancellation, observer: observer(doubt))
        return Done(
            result: try run.run(), commit: commit, doubt: doubt,
            root: request.selections.first?.root, repository: session.repository)
    }

    private func ask(
        _ context: Context, _ repository: Repository, _ request: RestoreRequest,
        _ reader: CatalogReader
    ) throws {
        let need = try AwayNeed(repository)
        let bytes = try need.bytes(
            of: request.selections, at: request.commit,
            replacing: inPlace ? reader.latestCommit()?.number : nil,
            deletesExtra: request.deletesExtra, reader)
        if !dryRun { return try away.consent(to: bytes, atMost: inPlace, context) }
        if bytes > 0 {
            context.note(
                "\(Quantity.bytes(bytes)) of this is stored only in remotes and would be downloaded"
            )
        }
    }

    private func restoreInPlace(
        _ context: Context, _ overwrite: RestoreRequest.Overwrite, _ cancellation: Cancellation,
        _ observer: (_ doubt: String?) -> any RestoreObserver
    ) throws -> Done {
        try Self.restoreInPlace([(self, overwrite)], context, cancellation, observer)
    }

    /// Restores in place what several calls ask for, each of a moment of its own, as one: with one
    /// state before, which one undo brings back.
    ///
    /// - Parameter calls: one at least; no path of one lies within a path of another.
    static func restoreInPlace(
        _ calls: [(verb: RestoreCommand, overwrite: RestoreRequest.Overwrite)],
        _ context: Context, _ cancellation: Cancellation,
        _ observer: (_ doubt: String?) -> any RestoreObserver
    ) throws -> Done {
        let session = try WritingSession(context, cancellation, proof: .rows)
        let reader = try session.reader()
        try BegunRestoreFile(context, session.id).tell(context, reader)
        var parts: [InPlaceRestore.Part] = []
        var doubts: [String] = []
        var hidden: Set<UInt64>?
        for call in calls {
            try call.verb.choice.apply(context, session.writer.catalog)
            hidden = session.writer.catalog.hiddenRoots.intersection(
                hidden ?? session.writer.catalog.hiddenRoots)
            let (commit, request, doubt) = try call.verb.request(
                context, reader, session.storage, call.overwrite)
            try call.verb.ask(context, session.writer.repository, request, reader)
            parts.append(InPlaceRestore.Part(request, of: commit))
            if let doubt { doubts.append(doubt) }
        }
        // The calls may each be of a machine of its own.
        session.writer.catalog.hiddenRoots = hidden ?? []
        let doubt = doubts.isEmpty ? nil : doubts.joined(separator: "; ")
        let kind = CommitKind.afterRestore
        let outcome = try InPlaceRestore.make(context, session, cancellation, endsAs: kind).run(
            parts, endsAs: kind,
            backupObserver: BackupReport(calls[0].verb.options, survey: nil, isPartOf: "backup_"),
            observer: observer(doubt))
        return Done(
            result: outcome.result, commit: parts[0].commit, before: outcome.before, doubt: doubt,
            repository: session.writer.repository)
    }
}

enum RestoreEnding {
    /// - Parameter doubt: the reason why the restored items may be incomplete.
    static func finish(
        _ result: RestoreResult, _ context: Context, _ repository: Repository, doubt: String? = nil
    ) throws {
        let lost = result.failures.count(where: \.reason.isOfLostContent)
        if lost > 0 {
            FoundDamageFile(context, repository.description.repository).note(
                .restore, versions: lost)
        }
        if result.wasCancelled {
            Terminal.errorLine(
                "cairn: interrupted, but the restored files are complete; run the restore again to restore the rest"
            )
            throw ExitCode(ExitStatus.interrupted)
        }
        if let doubt {
            Terminal.trouble(
                doubt,
                next:
                    "run `cairn versions PATH` to list the versions of a file, and `cairn verify` to list every loss"
            )
        }
        if lost > 0, lost == result.counts.failed, let remote = context.remote {
            Terminal.errorLine(
                "  next: \(RemoteVerification.next(remote.base, "what the remote has lost or changed"))"
            )
            // Unless nothing came, all that the remote has is back.
            throw ExitCode(
                result.counts.done > 0 ? ExitStatus.incomplete : ExitStatus.failed)
        }
        if let failure = notFetched(result, repository) { throw failure }
        if result.counts.failed > 0 { throw ExitCode(ExitStatus.failed) }
        if doubt != nil || result.counts.metadataLost > 0 {
            throw ExitCode(ExitStatus.incomplete)
        }
    }

    /// Says once why items that lie in remotes alone were not restored.
    private static func notFetched(_ result: RestoreResult, _ repository: Repository)
        -> CommandFailure?
    {
        let count = result.failures.count { failure in
            switch failure.reason {
            case .system(let error): error.code == SystemError.elsewhere
            case .presentUnfetched: true
            default: false
            }
        }
        guard count > 0 else { return nil }
        let away = (repository.storage as? TieredStorage)?.away as? RemoteAwayPacks
        let reasons = away?.failures.joined(separator: "; ") ?? ""
        let were = count == 1 ? "was" : "were"
        let why = reasons.isEmpty ? "" : ": \(reasons)"
        if let away, !away.mayComeBack, !reasons.isEmpty {
            return CommandFailure(
                "\(Quantity.of(count, "item")) \(were) not restored, because the remotes have lost data that \(count == 1 ? "it needs" : "they need")\(why)",
                "run `cairn verify` to list every affected file, and `cairn repair` to search your current files for the content"
            )
        }
        return CommandFailure(
            "\(Quantity.of(count, "item")) stored only in a remote \(were) not restored\(why)",
            AwayOptions.nextRestore(after: reasons)
        )
    }
}

extension Context {
    /// The target of a restore, which first puts back what one that was killed has left.
    func restoreTarget() -> LinuxRestoreTarget {
        let records = Array(state.path.utf8)
        LinuxRestoreTarget.putBackModes(in: records)
        return LinuxRestoreTarget(recordsIn: records)
    }
}

extension InPlaceRestore {
    static func make(
        _ context: Context, _ session: WritingSession, _ cancellation: Cancellation,
        endsAs kind: CommitKind
    ) throws -> InPlaceRestore {
        var template = BackupTemplate.make(context, readers: context.readers)
        template.otherSources = context.rootSet().expectedSources
        template.stopsOnError = false
        template.excluded = try context.excluded(session.storage)
        var restore = InPlaceRestore(
            session.writer, fileSystem: context.fileSystem, rules: try session.rules(context),
            target: context.restoreTarget(), clock: context.clock, cancellation: cancellation,
            template: template)
        restore.note = BegunRestoreFile(context, session.id).noting(kind)
        return restore
    }
}
