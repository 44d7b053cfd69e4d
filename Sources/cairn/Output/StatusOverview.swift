import CairnBackup
import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText
import CairnWatch

/// `cairn status` on one screen and in JSON: the daemon's answer, and information from the catalog
/// and the repository's disk.
struct StatusOverview {
    let repository: [UInt8]
    let now: Timestamp
    let daemon: DaemonStatus?
    /// The reason why a running daemon gives no answer.
    let trouble: String?
    /// The next step after it.
    let next: String?
    /// How often what gives no events is compared.
    let pollSeconds: Int64
    /// Whether the settings file is not the one that the service uses.
    let hasOtherSettings: Bool
    /// Nil while a daemon answers.
    let deadService: DeadService?
    /// Another repository, which the running service serves instead.
    let servedInstead: [UInt8]?
    let lastCommit: DaemonStatus.LastCommit?
    let gaps: [Gap]
    let gapCount: Int
    let roots: [UInt64: RootDefinition]
    /// The known health of the packs; nil while the repository cannot be opened.
    var care: CareText?
    /// Nil while the repository cannot be opened.
    var stored: Stored?
    /// Former mount points without a mount now; only while no daemon reports them.
    var away: [[UInt8]] = []
    /// The repository's disk has no room.
    var fullDisk: FullDisk?
    /// Roots that are not there any more; nil while the repository cannot be opened.
    var lostRoots: LostRoots?
    /// Roots of the settings of which nothing is backed up.
    private(set) var unusableRoots: Trouble?
    /// Mounts in the roots; nil while the repository cannot be opened.
    var inside: MountsInside?
    /// Whether the repository is encrypted.
    var isEncrypted = false
    /// What is excluded, though nobody ordered it; nil while the repository cannot be opened.
    var setAside: SetAsideText?
    /// Directories that became symlinks; nil while the repository cannot be opened.
    private(set) var linked: LinkedPlaces?
    /// That no pack is protected, though the settings want it.
    private(set) var immutable: (trouble: Trouble, isProblem: Bool)?
    /// A restore in place that was killed or interrupted.
    var unfinishedRestore: UnfinishedRestore?
    /// Commits that a mass change on this machine has pinned.
    var anomalies: [Anomaly] = []
    /// Other machines with a mass change.
    var changedHosts: [RootHost] = []
    /// Why the date is not believed.
    var clockDoubt: ClockDoubt?
    /// Whether the repository is on a disk of the files that it holds, and nothing of it elsewhere.
    var isOnSameDisk = false
    /// Absolute: roots of the repository that the settings no longer name.
    private(set) var unlistedRoots: [[UInt8]] = []
    /// The last one-shot backup.
    let lastBackup: LastBackup?
    /// How each job ended; those that failed first.
    let jobs: [Job]
    let lateJobs: [JobText.Late]
    /// The remotes of the settings, as far as is known while the repository is open.
    var remotes: [RemoteStanding] = []
    private(set) var verdict: Verdict
    let advised: AdvisedCommand

    struct Anomaly {
        let pinned: Commit?
        let id: Hash128
        /// The time at which it was noticed.
        let noticed: Timestamp?
    }

    struct Stored {
        let size: RepositorySize
        /// Packs that lie in remotes alone, with their parity; not in ``size``.
        let away: (packs: Int, bytes: UInt64)
        let commits: Int64
        let present: Int64
        let earlier: Int64
        /// Present files whose copy may be no state that they ever had; some of them.
        let inconsistentCount: Int64
        let inconsistent: [[UInt8]]
    }

    /// Lines of one kind; the rest are counted, so that all of it stays on a screen.
    static let linesMaximum = 5
    private static let inconsistentMaximum = 1_000

    /// - Parameter session: nil while the repository cannot be opened.
    init(
        _ context: Context, _ session: ReadingSession? = nil, daemon: DaemonStatus?,
        trouble failure: CommandFailure?
    ) throws {
        advised = AdvisedCommand(context)
        let trouble = failure?.message
        next = failure?.next
        repository = context.repositoryPath
        now = context.clock.now()
        self.daemon = daemon
        self.trouble = trouble
        var facts = Verdict.Facts(context, daemon: daemon, trouble: trouble)
        facts.troubleNext = failure?.next
        facts.isAway =
            failure?.isAway == true
            && [.waitingForRepository, .paused].contains(daemon?.activity)
            && facts.knownSuccess != nil
        lastBackup = facts.lastBackup
        lateJobs = facts.lateJobs
        jobs =
            facts.jobs.filter { $0.last.outcome != .complete }
            + facts.jobs.filter { $0.last.outcome == .complete }
        deadService = facts.deadService
        hasOtherSettings = facts.hasOtherSettings
        servedInstead =
            daemon == nil && trouble == nil && deadService == nil
            ? KnownRepositories.servedInstead(context) : nil
        pollSeconds = context.settings.watch.poll.components.seconds
        verdict = Verdict(facts)
        let latest = try session?.reader.latestCommit()
        lastCommit =
            session == nil
            ? daemon?.lastCommit
            : latest.map { DaemonStatus.LastCommit($0.commit.id, $0.commit.time) }
        gaps = try daemon?.gaps ?? session?.reader.openGaps() ?? []
        gapCount = max(gaps.count, daemon?.gapCount ?? 0)
        var roots: [UInt64: RootDefinition] = [:]
        for root in try session?.reader.roots() ?? [] where root.last == nil {
            roots[root.definition.number] = root.definition
        }
        for root in daemon?.roots ?? [] { roots[root.definition.number] = root.definition }
        self.roots = roots
        isOnSameDisk = Self.isOnSameDisk(context, roots.values.map(\.path))
        facts.note(gaps)
        facts.gapNext = isShortOfWatches ? Self.limitRemedy : nil
        guard let session else {
            facts.lastCommit = daemon?.lastCommit?.time
            verdict = Verdict(facts)
            return
        }
        let fileSystem = context.fileSystem
        away =
            daemon != nil
            ? []
            : try session.reader.mountTops().compactMap { top in
                guard let path = roots[top.root].map({ ItemPath.join($0.path, top.path) })
                else { return nil }
                return (try? fileSystem.status(ofRoot: path))?.isMountTop == true ? nil : path
            }
        inside = MountsInside(
            of: roots.values.map(\.path), rules: try? session.rules(context))
        isEncrypted = session.repository.description.isEncrypted
        let suspended = daemon?.roots.filter { $0.state == .suspended }.map(\.path)
        let lostRoots = try LostRoots(context, session, away: suspended ?? away)
        self.lostRoots = lostRoots
        // A service keeps what its own settings name, and so does another user of this machine.
        unlistedRoots =
            facts.hasOtherSettings || !facts.hasBackedUp
            ? []
            : try Self.unlistedRoots(
                context, session, besides: lostRoots.paths + away + (suspended ?? []))
        if daemon == nil { away += lostRoots.away }
        // What may have been missed in a root that is not there is told with the root.
        facts.note(
            gaps.filter { gap in
                let path = ItemPath.join(roots[gap.root]?.path ?? [], gap.path)
                let place = RepositoryPath(root: gap.root, path: gap.path)
                return !lostRoots.missing.contains { $0.covers(place) }
                    && (gap.cause == .unmounted || suspended?.contains(path) != true)
            })
        facts.lostRoots = lostRoots.reason.map { Trouble($0, next: lostRoots.next) }
        unusableRoots = UnusableRoots.trouble(
            context, of: roots.values.map(\.path), besides: lostRoots.paths,
            away: (suspended ?? away) + lostRoots.away)
        if unusableRoots == nil {
            unusableRoots =
                try unlistedAdoption(session)
                ?? Self.strays(session, suspended ?? [], context.fileSystem)
        }
        facts.unusableRoots = unusableRoots
        setAside = try SetAsideText(session.reader, MovedAwayRecord(context.ownState))
        facts.setAside = setAside?.trouble
        linked = try LinkedPlaces(context, session.reader)
        immutable = try ImmutablePacks.trouble(context, session.storage)
        facts.immutable = immutable.flatMap { $0.isProblem ? $0.trouble : nil }
        let pins = try session.reader.anomalyPins(of: context.machine)
        changedHosts = Set(pins.others.map(\.host)).sorted()
        anomalies = try pins.own.map { pin in
            Anomaly(
                pinned: try session.reader.commits().first { $0.commit.id == pin.id }?.commit,
                id: pin.id, noticed: try session.reader.commit(notBefore: pin.commit)?.commit.time)
        }
        clockDoubt = context.clockWatch(session.id).doubt(
            lastCommit: latest?.commit.time, remembers: false)
        care = try CareText(context, session.repository, session.catalog, now: now)
        let inconsistent = try session.reader.inconsistentItems(upTo: Self.inconsistentMaximum)
        stored = Stored(
            size: try RepositorySize(session.storage),
            away: try AwayPack.sum(in: session.repository.storage),
            commits: try session.reader.pointCount(),
            present: try session.reader.count(.live), earlier: try session.reader.count(.past),
            inconsistentCount: inconsistent.count,
            inconsistent: inconsistent.places.map {
                ItemPath.join(roots[$0.root]?.path ?? [], $0.path)
            })
        fullDisk = stored.flatMap {
            FullDisk(context, session, $0.size, isTold: Self.isToldFull(facts, context))
        }
        facts.fullDisk = fullDisk
        facts.lastCommit = try session.latestBackup(of: context.machine, by: now)?.commit.time
        facts.lastCapture =
            try session.latestBackup(of: context.machine, by: now, .capture)?.commit.time
        // A commit may have an earlier time than the repository: an imported one, or one of --time.
        let created = TimeText.parse(session.repository.description.created, now: now)
        facts.firstStored = try session.reader.firstCommit().map {
            max($0.commit.time, created ?? $0.commit.time)
        }
        // A daemon that gives no answer has it, and is no other command.
        if daemon == nil, trouble == nil,
            let holder = (session.storage as? LinuxStorage)?.lockHolder()
        {
            facts.running = (holder.process, holder.since)
        }
        // Another command that has the repository may be that restore.
        if facts.running == nil, daemon?.activity != .exclusive {
            unfinishedRestore = try UnfinishedRestore(context, session)
            facts.unfinishedRestore = unfinishedRestore.map {
                var trouble = Trouble($0.reason, next: $0.next)
                trouble.isUnfinishedRestore = true
                return trouble
            }
        }
        facts.anomaly = anomalies.last.map {
            Trouble(
                "many backed-up files were deleted, or look encrypted now",
                next: Self.anomalyNext($0.id))
        }
        facts.clockDoubt = clockDoubt.map { Trouble(ClockText($0).text, next: ClockText.next) }
        care?.note(in: &facts)
        remotes = RemoteStanding.all(context, session, daemon)
        facts.remotes = remotes
        facts.awayPacks = stored?.away.packs ?? 0
        if facts.awayPacks > 0, !remotes.isEmpty {
            facts.packsOfOthers = try OtherMachines(context).packsUnknown(
                session, context, remotes)
        }
        facts.noteProof(TimeFile(path: context.state.provenPath(session.id)).time)
        verdict = Verdict(facts)
        if let success = verdict.lastSuccess, !facts.ownSuccesses.isEmpty,
            success.seconds != facts.knownSuccess?.seconds
        {
            TimeFile(path: context.state.successPath(session.id)).set(success)
        }
    }

    private static func isToldFull(_ facts: Verdict.Facts, _ context: Context) -> Bool {
        var texts = [facts.trouble, facts.daemon?.trouble]
        if case .failed(let why)? = facts.lastBackup?.outcome { texts.append(why) }
        return texts.contains { FullDisk.isTold($0, of: context.repositoryPath) }
            || facts.daemon?.failures.contains(where: \.isForWantOfRoom) ?? false
    }

    private static let rootsExamined = 32

    /// Roots of this machine that are current in the repository although neither the settings nor
    /// the user's standard directories make them roots: their files are not backed up any more.
    /// What somebody named once, and parts of containers, are none.
    private static func unlistedRoots(
        _ context: Context, _ session: ReadingSession, besides told: [[UInt8]]
    ) throws -> [[UInt8]] {
        let containers = Set(try session.reader.containers().map(\.part.root))
        let live = try session.reader.roots().filter { root in
            root.last == nil && root.definition.role.isKept && root.definition.role != .adHoc
                && root.host.map { $0.id == context.machine.id } ?? true
                && !containers.contains(root.definition.number)
        }.map(\.definition.path)
        let listed =
            live.isEmpty
            ? []
            : context.rootSet().roots.filter(\.role.isKept).flatMap { [$0.path, $0.namedPath] }
        return live.filter { path in
            !listed.contains(path)
                && !told.contains { ItemPath.relative(path, to: $0) != nil }
        }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// An adopted root that no settings name: whoever adopts a root wants it to be backed up.
    private func unlistedAdoption(_ session: ReadingSession) throws -> Trouble? {
        let adopted = try session.reader.roots().first { root in
            try unlistedRoots.contains(root.definition.path)
                && session.catalog.wasAdopted(root: root.definition.number)
        }
        return adopted.map { root in
            let path = root.definition.path
            return Trouble(
                "the root \(PathText.display(path)), which this machine took over with `cairn roots adopt`, is not in the settings, so it is not backed up",
                next: "run `cairn roots add \(ShellText.quoted(path))`")
        }
    }

    /// Files where the disk of a root is not mounted: the service waits for that disk and backs up
    /// nothing there.
    private static func strays(
        _ session: ReadingSession, _ suspended: [[UInt8]], _ fileSystem: any FileSystem
    ) throws -> Trouble? {
        let root = try session.reader.roots().first { root in
            try root.last == nil && suspended.contains(root.definition.path)
                && AwayPlace([], in: root, session.reader, fileSystem)?.error.code
                    == ErrorCode.otherDisk
        }
        return root.map { root in
            let path = root.definition.path
            return Trouble(
                "the files at \(PathText.display(path)) are not backed up, because the disk that was backed up there is not mounted",
                next:
                    "move these files away and mount the disk; if these files permanently replace the files on the disk, run `cairn backup --new-disk \(ShellText.quoted(path))`"
            )
        }
    }

    private static func isOnSameDisk(_ context: Context, _ roots: [[UInt8]]) -> Bool {
        // An empty mount point says nothing of the disk that belongs there.
        guard RealPath.exists(ItemPath.join(context.repositoryPath, Array("cairn.json".utf8)))
        else { return false }
        let own = PhysicalDisks.holding(context.repositoryPath)
        guard !own.isEmpty else { return false }
        func isElsewhere(_ remote: NamedRemote) -> Bool {
            guard let copy = remote.url.localDirectory else { return true }
            return PhysicalDisks.holding(copy).isDisjoint(with: own)
        }
        guard ((try? NamedRemote.all(context)) ?? []).contains(where: isElsewhere) == false
        else { return false }
        return roots.prefix(rootsExamined).contains {
            RealPath.exists($0) && !PhysicalDisks.holding($0).isDisjoint(with: own)
        }
    }

    var notRunning: String {
        (servedInstead.map {
            "Cairn is running, but it backs up to \(PathText.display($0)) instead"
        } ?? "Cairn is not running")
            + ", so changes are backed up only when you run `cairn backup`"
    }

    /// What is wrong, each with its next step; of what is wrong and not watched that, too.
    var troubles: [Trouble] {
        let troubles = verdict.troubles
        guard !troubles.isEmpty, deadService == nil, let next = watchNext else { return troubles }
        let text =
            daemon == nil
            ? notRunning
            : "watching is paused"
        return troubles + [Trouble(text, next: next)]
    }

    static func anomalyNext(_ pinned: Hash128) -> String {
        let short = pinned.short
        return
            "run `cairn diff \(short) latest` to see the change; if it was intended, run `cairn resume --accept-changes`; otherwise, run `cairn restore --snapshot \(short) --in-place PATH`"
    }

    /// How the service comes to serve the repository of the settings.
    var servedInsteadNext: String? {
        servedInstead == nil
            ? nil
            : "restart the service with `systemctl --user restart cairn`; if it runs as `cairn watch` in a terminal, stop it and start it again"
    }

    /// What has every save kept from now on; nil where that is so, or is only a matter of time.
    var watchNext: String? {
        guard let daemon else {
            return trouble != nil
                ? nil
                : deadService?.next ?? servedInsteadNext
                    ?? "run `cairn service install` to back up every save, starting at login, or `cairn backup` to back up the current files"
        }
        return daemon.activity == .paused ? "run `cairn resume` to start watching again" : nil
    }

    /// The watch limit is what keeps things from being seen: raising it is the remedy.
    var isShortOfWatches: Bool {
        if gaps.contains(where: { $0.cause == .watchLimit }) { return true }
        guard let watch = daemon?.watch, watch.watchesMaximum > 0 else { return false }
        return watch.unwatched > 0 && watch.watches >= watch.watchesMaximum * 9 / 10
    }

    static let limitRemedy =
        "raise the watch limit fs.inotify.max_user_watches: run `sudo sysctl --system`, which reads the package's 10-cairn-inotify.conf (if that file is missing, run `sudo sysctl fs.inotify.max_user_watches=1048576`, which lasts until the next reboot), then run `cairn resume`"
}
