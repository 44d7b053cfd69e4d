import ArgumentParser
import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnSettings
import CairnText
import Glibc

struct ForgetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forget", abstract: "Remove snapshots, or erase a path from all history.",
        discussion: """
            Without an ID, a rule or --path, [retention] in the settings determines which commits Cairn keeps: by default, all commits of the last hour, then one per hour, day, week and month. Rules on the command line replace all of these rules, for every root. Rules have the same meaning as in restic: --keep-daily 7 keeps the newest commit of each of the last 7 days that have one, and --keep-within-daily 1m keeps the newest commit of each day of the last month (the units are h, d, w, m for months, and y). Cairn also keeps the newest commit, pinned commits, and the commits that `cairn undo` needs. Cairn removes versions that are no longer in any commit, but it keeps the last version of a deleted item for the time in [retention] keep-deleted. Run `cairn prune` to free the space. While the system clock looks wrong (see `cairn status`), Cairn applies no rules, but IDs and --path still work.

            --path erases a file or directory from all history: every version, including the current one. If the item still exists, the service or the next backup backs it up again unless you exclude it first. If a pinned snapshot contains the item, add --pinned to erase it there as well. With --prune, Cairn rewrites the journal, which contains the name, and the packs that contain the data, regardless of max-unused. Cairn downloads such packs if they are stored only in remotes. If the item is excluded, its name remains in the record of the exclusion, and Cairn reports this. Without --prune, run `cairn prune --max-unused 0%` afterwards to erase all unneeded data. Cairn does not change packs in quarantine (aside/) or copies of the repository.

            Examples:
              cairn forget --dry-run
              cairn forget --keep-hourly 24 --keep-daily 7 --keep-tag release --prune
              cairn forget 4f2a91c0
              cairn forget --path ~/Documents/secret.txt
              cairn forget --path ~/Documents/secret.txt --pinned --prune

            Exit codes: 0 ok; 1 failed; 3 forgotten, but --path --prune could not erase all of the data; 11 locked, for example by a running restore; 130 interrupted (part of the work is done).
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @OptionGroup var rules: ForgetRules
    @Flag(
        name: [.customShort("n"), .long],
        help:
            "Show what would be removed and why the rest would be kept, without removing anything.")
    var dryRun = false
    @Option(
        help: .value(
            "path", "Erase this file or directory from all history. Can be given several times."),
        completion: .file())
    var path: [String] = []
    @Flag(help: "With --path, do not ask for confirmation.") var yes = false
    @Flag(help: "With --path, also erase the path from pinned snapshots.") var pinned = false
    @Flag(
        help:
            "Confirm that the clock is right, even if it jumped or much time has passed."
    )
    var acceptClock = false
    @Flag(
        help:
            "Apply the rules even if many files were deleted or now look encrypted."
    )
    var acceptChanges = false
    @Flag(help: "Free the space immediately, like `cairn prune`.") var prune = false
    /// For people who know it from restic: otherwise the argument parser would suggest --path,
    /// which erases.
    @Option(help: ArgumentHelp("There is none.", visibility: .hidden)) var tag: [String] = []
    @Argument(help: .value("id", "Commits to forget: the first digits of their ids."))
    var ids: [String] = []

    func run() throws {
        if let tag = tag.first {
            throw CommandFailure(
                "forget does not select commits by tag",
                "run `cairn snapshots --tag \(ShellText.quoted(ArgumentText.bytes(tag)))` to list the commits, and pass their ids to forget; to keep them instead, use --keep-tag"
            )
        }
        let context = try Context(options)
        let policy = try rules.policy(context.settings)
        if [policy != nil, !path.isEmpty, !ids.isEmpty].count(where: { $0 }) > 1 {
            throw CommandFailure(
                "rules, --path and ids cannot be combined", "use only one of them")
        }
        let cancellation = Cancellation.bySignals()
        if !path.isEmpty { return try erase(context, cancellation) }
        if dryRun {
            let session = try ReadingSession(context, host: .changing(.forget, hosts, ids))
            let plan = try plan(context, session.reader, policy, session.scope)
            let watch = context.clockWatch(session.id)
            let doubt =
                try watch.doubt(
                    lastCommit: session.reader.latestCommit()?.commit.time, remembers: false)
                ?? watch.doubt(plan)
            if let doubt, ids.isEmpty, !acceptClock {
                context.note(
                    "Cairn would currently forget nothing, because \(ClockText(doubt).text)")
            }
            return report(context, plan, versions: nil, points: try points(session.reader))
        }
        guard ids.isEmpty else { return try forget(context, policy, cancellation) }
        try JobRecorder.command(context, "forget") { try forget(context, policy, cancellation) }
    }

    private func forget(
        _ context: Context, _ policy: RetentionPolicy?, _ cancellation: Cancellation
    ) throws {
        let isHeld = ids.isEmpty && !acceptChanges
        if isHeld {
            let (description, storage) = try context.describeRepository()
            try MassChangeCheck.check(context, DaemonLink(context, description.repository, storage))
        }
        let session = try WritingSession(
            context, cancellation, deletes: true, proof: prune ? .journal : .rows)
        if isHeld { try MassChangeCheck.check(context, session.reader()) }
        let host = HostChoice.changing(.forget, hosts, ids)
        let scope = try host.apply(context, session.writer.catalog)
        let plan = try plan(context, session.reader(), policy, scope)
        let points = try points(session.reader())
        let watch = context.clockWatch(session.id)
        if ids.isEmpty {
            if acceptClock {
                watch.accept()
            } else if let doubt = session.clockDoubt ?? watch.doubt(plan) {
                throw CommandFailure(
                    "\(ClockText(doubt).text), so nothing was forgotten",
                    "run `cairn forget --dry-run` to see what would be removed; correct the clock, or run `cairn forget --accept-clock` if the date is right"
                )
            }
        }
        let began = context.clock.now()
        let run = session.forgetting(context, superseding: plan.maintenance)
        var rest = plan.forgotten.compactMap { decision in
            decision.forgetting.map { (id: decision.commit.commit.id, forgetting: $0) }
        }[...]
        var expiring = plan.expiring
        while !rest.isEmpty || expiring != nil, !cancellation.isRequested {
            try run.forget(rest.prefix(ForgetRun.pieceMaximum), expiring: expiring)
            rest = rest.dropFirst(ForgetRun.pieceMaximum)
            expiring = nil
        }
        report(context, plan, versions: run.versions, points: points)
        if ids.isEmpty, !cancellation.isRequested { watch.noteForgetting(by: began) }
        if cancellation.isRequested { throw ExitCode(ExitStatus.interrupted) }
        if prune {
            try Pruning.run(context, session, context.settings.prune.request, options, cancellation)
        }
    }

    private func plan(
        _ context: Context, _ reader: CatalogReader, _ policy: RetentionPolicy?, _ scope: HostScope?
    ) throws -> RetentionPlan {
        guard ids.isEmpty else {
            let chosen = try ids.map { try SnapshotOptions.commit($0, reader) }
            try reader.refusePinned(chosen)
            return try RetentionPlan(reader, forgetting: chosen)
        }
        var configuration = context.settings.retentionConfiguration
        if let policy {
            configuration.policy = policy
            configuration.roots = [:]
            configuration.containers = [:]
        }
        return try RetentionPlan(
            reader, configuration, now: context.clock.now(), calendar: .local, of: scope)
    }

    /// The total number of commits, unless the commits to forget were named.
    private func points(_ reader: CatalogReader) throws -> Int? {
        ids.isEmpty ? nil : try reader.commits().count
    }

    private func report(
        _ context: Context, _ plan: RetentionPlan, versions: Int64?, points: Int?
    ) {
        ForgetReport(options: options, isDryRun: dryRun).write(
            plan, versions: versions, points: points)
        guard let holder = plan.expiryHolder else { return }
        context.note(
            "some deleted files are kept for longer than keep-deleted, because \(HostText.name(holder)) (\(holder.id.short)) has not yet forgotten its own older deleted files; run `cairn forget` there, or, if that machine is gone, run `cairn forget --host \(holder.id.short)` here"
        )
    }

    // MARK: One path

    private func erase(_ context: Context, _ cancellation: Cancellation) throws {
        // Asked before the repository is locked: a person may take their time.
        let asking = try ReadingSession(context, host: .named(hosts))
        let path = try self.path.map { word in
            try asking.reader.path(word, sparesOthers: false) { place in
                try !Self.isEmpty([place], asking.reader)
                    || place.path.isEmpty && place.root.last == nil
            }
        }
        let marked = try confirmErasing(path, context, asking, asks: !yes && !dryRun)
        if dryRun { return }
        let session = try WritingSession(
            context, cancellation, deletes: true, proof: prune ? .journal : .rows)
        try HostChoice.named(hosts).apply(context, session.writer.catalog)
        let reader = try session.reader()
        let places = try path.flatMap { try self.places($0, reader) }
        try refuseHeld(places, reader)
        let empty = try path.flatMap { try emptyRoots($0, reader) }
        // A running daemon may watch one, by its number.
        let ending = session.isFromDaemon ? [] : empty
        let packs = try places.reduce(into: Set<Int64>()) {
            try $0.formUnion(reader.packs(root: $1.root.definition.number, beneath: $1.path))
        }
        let noted = try Self.noted(places, reader)
        let run = session.forgetting(context)
        try run.forget(
            [],
            erasing: places.map(\.repositoryPath),
            ending: ending.map(\.definition.number),
            including: noted.filter { !$0.isMarked }.map(\.place))
        ForgetReport(options: options, isDryRun: false).writeErased(
            path.map(PathArgument.absolute), versions: run.versions, isPruned: prune)
        for root in empty {
            let fate =
                session.isFromDaemon
                ? "the directory remains a root while the daemon is running, so stop the daemon and forget the directory again"
                : "the directory is no longer a root"
            context.note(
                "no files in \(PathText.display(root.definition.path)) were backed up; \(fate)")
        }
        tellNoted(noted, marked, context)
        func tellRemotes() {
            if run.versions > 0 { PushedRemotes(session.id, context).tellErased(context) }
        }
        let away = try awayPacks(packs, session)
        try session.writer.catalog.emptyLog()
        guard prune else {
            tellRemotes()
            if !away.isEmpty {
                context.note(
                    "\(Quantity.of(away.count, "pack")) that contained the data \(away.count == 1 ? "is" : "are") stored only in remotes, and `cairn prune` does not download packs; to erase the data there, \(Self.nextAway)"
                )
            }
            return
        }
        var request = context.settings.prune.request
        (request.emptied, request.maxRewrite) = (packs, nil)
        let remotes =
            (session.writer.repository.storage as? TieredStorage)?.away as? RemoteAwayPacks
        let obstacles = try remotes?.obstacles(to: away) ?? []
        request.fetchesEmptied = obstacles.isEmpty
        if !away.isEmpty, obstacles.isEmpty {
            context.note(
                "downloading up to \(Quantity.bytes(away.values.saturatedSum { $0 })), because \(Quantity.of(away.count, "pack")) that contained the data \(away.count == 1 ? "is" : "are") stored only in remotes"
            )
        }
        let isGone = try Pruning.run(
            context, session, request, options, cancellation, alwaysCheckpoint: true)
        try session.writer.catalog.emptyLog()
        guard !isGone else { return tellRemotes() }
        if let remote = obstacles.first {
            throw CommandFailure(
                "the path is forgotten, but \(Quantity.of(away.count, "pack")) stored only in remotes still \(away.count == 1 ? "contains" : "contain") its data, because Cairn cannot reach \(remote.name) (\(remote.obstacle ?? ""))",
                "make the remote reachable, then \(Self.nextAway)",
                exitCode: ExitStatus.incomplete)
        }
        throw CommandFailure(
            "the path is forgotten, but some of its data is still in the packs or the journal",
            "make sure that the disk has free space and that nothing is reading the repository, then run `cairn prune --max-unused 0%`",
            exitCode: ExitStatus.incomplete)
    }

    /// How data is erased that only packs in remotes still have.
    private static let nextAway =
        "set keep-local = \"all\" in the settings, and run `cairn remote pull`, `cairn prune --max-unused 0%` and `cairn remote push`"

    /// Those of these packs that lie in remotes alone, with their lengths.
    private func awayPacks(_ packs: Set<Int64>, _ session: WritingSession) throws
        -> [String: UInt64]
    {
        let away = try AwayNeed(session.writer.repository).packs
        if away.isEmpty { return [:] }
        let paths = try session.reader().packs().filter { packs.contains($0.id) }.map(\.path)
        return away.filter { paths.contains($0.key) }
    }

    /// Says what an erasure does not reach, and asks whether it is meant.
    ///
    /// - Returns: absolute paths with an exclusion flag of their own.
    private func confirmErasing(
        _ path: [String], _ context: Context, _ session: ReadingSession, asks: Bool
    ) throws -> [[UInt8]] {
        let reader = session.reader
        var versions: Int64 = 0
        let asked = try Set(path.flatMap { try places($0, reader).map(\.livePath) })
        for text in path {
            let places = try places(text, reader)
            try refuseHeld(places, reader)
            let count = try places.reduce(0) {
                try $0 + reader.versionCount(root: $1.root.definition.number, beneath: $1.path)
            }
            guard
                try count > 0 || !emptyRoots(text, reader).isEmpty
                    || !Self.noted(places, reader).isEmpty
            else {
                throw CommandFailure(
                    "there is no version of \(PathText.display(PathArgument.absolute(text)))",
                    "search for it with `cairn find NAME`")
            }
            versions += count
            var names: [[UInt8]] = []
            for found in try reader.versionsThroughRenames(places.map { ($0.root, $0.path) }) {
                let name = RestoreSelection(root: found.root, path: found.path).livePath
                if !asked.contains(name), !names.contains(name) { names.append(name) }
            }
            if !names.isEmpty { noteFormer(names, context) }
        }
        let judge = try WhyCommand.judge(context, session)
        let judged = path.map { WhyCommand.judge($0, judge) }.filter { $0.steps.last?.kind != nil }
        let remaining = judged.filter(\.isKept).map(\.path)
        let marked = judged.filter {
            $0.verdict?.rule.isFlag ?? false && $0.steps.last?.path == $0.path
        }.map(\.path)
        if dryRun {
            ForgetReport(options: options, isDryRun: true).writeErased(
                path.map(PathArgument.absolute), versions: versions)
        }
        guard versions > 0 else { return marked }
        for path in remaining {
            context.note(
                "\(PathText.display(path)) still exists and would be backed up again; first \(ItemText.exclusion(path, context))"
            )
        }
        guard asks, !dryRun else { return marked }
        guard Process.isTerminal(0), Process.isTerminal(2) else {
            throw CommandFailure(
                "--path would erase \(Quantity.of(versions, "version")) from all history, but there is no terminal to ask for confirmation",
                "add --yes")
        }
        let more = path.count > 1 ? " and \(Quantity.of(path.count - 1, "other path"))" : ""
        Terminal.writeError(
            "Permanently erase \(Quantity.of(versions, "version")) of \(PathText.display(PathArgument.absolute(path[0])))\(more) from all history? Type yes: "
        )
        guard readLine() == "yes"
        else { throw CommandFailure("nothing was forgotten", exitCode: ExitStatus.interrupted) }
        return marked
    }

    private static let namesMaximum = 10

    /// Names the earlier names of an item, whose history is not erased.
    private func noteFormer(_ names: [[UInt8]], _ context: Context) {
        let shown = names.prefix(Self.namesMaximum)
        let more = names.count - shown.count
        let others = more > 0 ? ", and had \(Quantity.of(more, "other name"))" : ""
        let command = shown.map { "--path \(ShellText.quoted($0))" }.joined(separator: " ")
        let them = names.count == 1 ? "that name" : "those names"
        context.note(
            "the item was previously called \(shown.map { PathText.display($0) }.joined(separator: ", "))\(others), and its history under \(them) remains; to erase that history too, run `cairn forget \(command)`"
        )
    }

    /// A pin is a hold: only an order of its own takes something out of a pinned snapshot.
    private func refuseHeld(_ places: [RestoreSelection], _ reader: CatalogReader) throws {
        if pinned { return }
        let pins = Set(try reader.pins().map(\.id))
        let pinned = try reader.commits().filter { pins.contains($0.commit.id) }
        for place in places {
            let holding = try pinned.filter {
                try reader.entry(place.root, path: place.path, at: $0.number) != nil
            }
            guard !holding.isEmpty else { continue }
            let path = PathText.display(ItemPath.join(place.root.definition.path, place.path))
            let ids = holding.map(\.commit.shortID)
            let (snapshots, contain, them) =
                ids.count == 1
                ? ("snapshot", "contains", "the snapshot") : ("snapshots", "contain", "them")
            throw CommandFailure(
                "cannot erase \(path): the pinned \(snapshots) \(ids.joined(separator: ", ")) \(contain) it",
                "unpin \(them) with `cairn unpin \(ids.joined(separator: " "))`, or add --pinned to erase the path there as well"
            )
        }
    }

    /// Roots named by this path without any content, because they could not be read.
    private func emptyRoots(_ text: String, _ reader: CatalogReader) throws -> [CatalogRoot] {
        try reader.readings(text, sparesOthers: false).places { place in
            try place.path.isEmpty && place.root.last == nil
                && reader.versionCount(root: place.root.definition.number, beneath: []) == 0
        }.map(\.root)
    }

    /// Every place of history that a path means, in roots that are or were.
    private func places(_ text: String, _ reader: CatalogReader) throws -> [RestoreSelection] {
        try reader.readings(text, sparesOthers: false).places { try !Self.isEmpty([$0], reader) }
    }

    /// Whether history has nothing at some places.
    private static func isEmpty(_ places: [RestoreSelection], _ reader: CatalogReader) throws
        -> Bool
    {
        try places.allSatisfy {
            try reader.versionCount(root: $0.root.definition.number, beneath: $0.path) == 0
        } && noted(places, reader).isEmpty
    }

    // MARK: What is noted as excluded

    /// A name that the journal contains because it is excluded.
    private struct Noted {
        let place: RepositoryPath
        let live: [UInt8]
        /// Whether it exists with a flag of its own: the next scan would only note it again, and
        /// until then a save that drops its flag would go unnoticed.
        let isMarked: Bool
    }

    /// Noted exclusions at these places and beneath them.
    private static func noted(_ places: [RestoreSelection], _ reader: CatalogReader) throws
        -> [Noted]
    {
        let open = try reader.exclusions().filter { $0.last == nil }.map(\.exclusion)
        return places.flatMap { place in
            open.compactMap { exclusion in
                guard exclusion.root == place.root.definition.number,
                    ItemPath.relative(exclusion.path, to: place.path) != nil
                else { return nil }
                let live = ItemPath.join(place.root.definition.path, exclusion.path)
                return Noted(
                    place: RepositoryPath(root: exclusion.root, path: exclusion.path), live: live,
                    isMarked: exclusion.rule.isFlag && RealPath.exists(live))
            }
        }
    }

    /// Requested paths that exist with a flag of their own also get a note of their name, if they
    /// have none yet.
    private func tellNoted(_ noted: [Noted], _ marked: [[UInt8]], _ context: Context) {
        for live in Set(noted.filter(\.isMarked).map(\.live) + marked).sorted(by: {
            $0.lexicographicallyPrecedes($1)
        }) {
            context.note(
                "the record of exclusions contains the name of \(PathText.display(live)) as long as the item exists and has its flag; "
                    + "delete the item and forget it again, or clear the flag and add a directory that contains the item to [exclude] paths"
            )
        }
        guard noted.contains(where: { !$0.isMarked }) else { return }
        context.note(
            "the record of exclusions no longer contains the name of the item; after the period in [retention] keep-deleted has passed, run `cairn forget` and `cairn prune --max-unused 0%` to erase the name from the journal"
        )
    }
}

extension RestoreSelection {
    fileprivate var repositoryPath: RepositoryPath {
        RepositoryPath(root: root.definition.number, path: path)
    }
}

extension CatalogReader {
    /// Refuses commits that a pin holds.
    func refusePinned(_ commits: [CatalogCommit]) throws {
        let pins = Dictionary(try pins().map { ($0.id, $0.state) }) { _, last in last }
        for commit in commits {
            guard let pin = pins[commit.commit.id] else { continue }
            throw CommandFailure(
                "commit \(commit.commit.shortID) is pinned"
                    + (pin == .byAnomalyGuard ? " by the anomaly guard" : ""),
                pin == .byAnomalyGuard
                    ? "check what changed, then run `cairn resume --accept-changes`"
                    : "run `cairn unpin \(commit.commit.shortID)` to unpin it")
        }
    }
}

extension WritingSession {
    /// A run that forgets, as commits of maintenance.
    ///
    /// - Parameter maintenance: earlier ones that nothing needs any more.
    func forgetting(
        _ context: Context, superseding maintenance: [Hash128] = []
    ) -> ForgetRun {
        ForgetRun(
            writer, clock: context.clock, template: BackupTemplate.make(context, readers: 0),
            superseded: maintenance)
    }
}
