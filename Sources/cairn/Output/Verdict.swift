import CairnBackup
import CairnCare
import CairnDaemon
import CairnFormat
import CairnText
import CairnWatch

/// How things stand, in one sentence and one word: the first line of `cairn status`, and the exit
/// code of `cairn status --check`.
struct Verdict {
    enum Level: Int32 {
        case well = 0
        case trouble, stale

        var name: String { "\(self)" }

        var paint: Paint {
            switch self {
            case .well: .good
            case .trouble: .doubtful
            case .stale: .bad
            }
        }
    }

    /// What it is judged by.
    struct Facts {
        var now = Timestamp(seconds: 0)
        /// The longest time without a success, and without a proof, in seconds.
        var staleAfter: Int64 = 0
        var proofAfter: Int64 = 0
        var daemon: DaemonStatus?
        /// Why a running daemon gives no answer, or the repository cannot be opened.
        var trouble: String?
        /// What to do about it.
        var troubleNext: String?
        /// Whether that is only a disk that is not mounted, and a daemon notes the saves meanwhile:
        /// a trouble no earlier than what is stale.
        var isAway = false
        /// Whether the settings file is not the one that the service uses.
        var hasOtherSettings = false
        var deadService: DeadService?
        /// The repository's disk has no room.
        var fullDisk: FullDisk?
        /// The last backup or capture of this machine.
        var lastCommit: Timestamp?
        /// The last of the service on this machine.
        var lastCapture: Timestamp?
        /// When a command last backed up all roots of the settings.
        var lastWhole: Timestamp?
        /// The last success that was known before, for when the repository cannot be opened.
        var knownSuccess: Timestamp?
        /// When the first bytes came in, at the earliest.
        var firstStored: Timestamp?
        var lastBackup: LastBackup?
        /// How each job ended, and those of the settings that have not succeeded for too long, with
        /// their last success.
        var jobs: [Job] = []
        var lateJobs: [JobText.Late] = []
        /// Which roots of the settings cannot be backed up.
        var unusableRoots: Trouble?
        /// The process of another command that has the repository, and since when.
        var running: (process: Int32, since: Int64?)?
        /// The begins of gaps in which something may have been missed.
        var gaps: [Timestamp] = []
        /// All gaps that a comparison has to close.
        var openGaps = 0
        /// What to do about them.
        var gapNext: String?
        var lostVersions = 0
        /// Which roots are not there any more.
        var lostRoots: Trouble?
        /// What is excluded, though nobody ordered it.
        var setAside: Trouble?
        /// Which restore in place did not come to its end.
        var unfinishedRestore: Trouble?
        /// That the packs are not protected as the settings want.
        var immutable: Trouble?
        var damage: Trouble?
        var anomaly: Trouble?
        var clockDoubt: Trouble?
        var remotes: [RemoteStanding] = []
        /// Packs whose bytes lie in remotes alone.
        var awayPacks = 0
        /// Those of them that only a remote of another machine may have.
        var packsOfOthers = 0
        var lastProof: Timestamp?
    }

    let level: Level
    /// Whether nothing was kept for too long; else it is a remote that is stale.
    let isStaleHere: Bool
    /// What is wrong; empty when all is well.
    let reasons: [String]
    /// The same, each with its next step, behind what is said of a level that is stale.
    let troubles: [Trouble]
    /// That nothing was proven for too long; nil when something was.
    let unproven: Trouble?
    /// The sentence, behind the level.
    let text: String
    /// When something last succeeded: a commit, a comparison of everything, a backup.
    let lastSuccess: Timestamp?
    /// Until when everything is kept; nil while every save is, and when nothing is.
    let keptUntil: Timestamp?

    /// For people; nothing but the level is painted.
    func write(_ advised: AdvisedCommand) {
        Terminal.paragraph(": \(advised.text(text))", after: level.name, headPaint: level.paint)
    }

    init(_ facts: Facts) {
        let success = Self.lastSuccess(facts)
        let silence = success.map { facts.now.since($0) }
        // What cannot be looked at may be full.
        let isStale = silence.map { $0 > facts.staleAfter } ?? (facts.trouble == nil)
        unproven = Self.unproven(facts)
        var troubles = Self.troubles(facts) + [unproven].compactMap { $0 }
        var reasons = troubles.map(\.text)
        lastSuccess = success
        keptUntil = Self.keptUntil(facts, success)
        self.reasons = reasons
        let isRemoteStale = facts.remotes.contains { $0.isStale(at: facts.now) }
        isStaleHere = isStale
        level = isStale || isRemoteStale ? .stale : reasons.isEmpty ? .well : .trouble
        let present = Self.present(facts, silence)
        switch level {
        case .well: reasons = [present]
        case .trouble: break
        case .stale where !isStale: break
        case .stale:
            let text =
                silence.map { "nothing has been backed up for \(TimeText.age($0))" }
                ?? "nothing has been backed up yet"
            // A disk without room is the reason, and comes first.
            let isFull = facts.fullDisk != nil
            let place = isFull ? 1 : 0
            reasons.insert(text, at: place)
            troubles.insert(
                Trouble(
                    text, next: isFull ? nil : "run `cairn backup` to back up the current files"),
                at: place)
        }
        if let running = facts.running {
            let since = running.since.map { ", since \(TimeText.zoned(Timestamp(seconds: $0)))" }
            let what =
                Self.isBackup(facts)
                ? "a backup is running" : "another command is using the repository"
            reasons.append("\(what) (process \(running.process)\(since ?? ""))")
            if !troubles.isEmpty { troubles.append(Trouble(reasons[reasons.count - 1])) }
        }
        self.troubles = troubles
        text = reasons.joined(separator: "; ")
    }

    /// Whether the command that has the repository is a backup.
    private static func isBackup(_ facts: Facts) -> Bool {
        facts.lastBackup?.outcome == facts.running.map { .running(process: $0.process) }
    }

    private static func lastSuccess(_ facts: Facts) -> Timestamp? {
        if let daemon = facts.daemon, facts.trouble == nil, daemon.isKeeping {
            return daemon.dirtySince ?? facts.now
        }
        // A clock that was wrong, or another program, wrote of times yet to come.
        return
            (facts.ownSuccesses + [facts.knownSuccess]
            + (facts.ownSuccesses.isEmpty
                ? [facts.lastCommit] + facts.jobs.filter(\.isOfPaths).map(\.last.succeeded) : []))
            .compactMap { $0 }.filter { !$0.isToCome(at: facts.now) }.max()
    }

    /// What was saved while a backup ran may have been saved after it was read.
    private static func keptUntil(_ facts: Facts, _ success: Timestamp?) -> Timestamp? {
        if facts.daemon?.isKeeping ?? false { return nil }
        guard let success, let backup = facts.lastBackup, let ended = backup.ended,
            backup.succeeded == ended, success.seconds <= ended.seconds
        else { return success }
        return min(backup.began, success)
    }

    /// What is good about it, when nothing is wrong.
    private static func present(_ facts: Facts, _ silence: Int64?) -> String {
        let last = facts.lastCommit.map {
            "the last change was backed up \(TimeText.age(facts.now.since($0))) ago"
        }
        guard let daemon = facts.daemon else {
            let ago = silence.map { TimeText.age($0) } ?? ""
            return
                "the last backup was \(ago) ago; Cairn is not running, so newer changes are not backed up"
        }
        let state =
            switch daemon.activity {
            case .watching, .capturing:
                everySave(daemon, facts)
            case .starting: "Cairn has just started and is comparing all files with the repository"
            case .paused:
                daemon.pausedUntil.map { "watching is paused until \(TimeText.zoned($0))" }
                    ?? "watching is paused until you run `cairn resume`"
            case .exclusive: "new changes wait while another command uses the repository"
            case .waitingForRepository: "new changes wait until the repository is available"
            case .stopping: "the service is stopping"
            }
        let unmounted =
            daemon.roots.count { $0.state == .suspended } + unplugged(facts).count
        let away =
            unmounted == 0
            ? nil
            : "\(Quantity.of(unmounted, "file system")) \(unmounted == 1 ? "is" : "are") not mounted"
        return [state, away, last].compactMap { $0 }.joined(separator: "; ")
    }

    /// A place that waits longer did not change just now, in seconds.
    private static let justNow: Int64 = 60

    private static func everySave(_ daemon: DaemonStatus, _ facts: Facts) -> String {
        // What is compared again after a gap may hold a save that nobody has seen.
        guard facts.openGaps == 0 else {
            return
                "every save is backed up, except in \(Quantity.of(facts.openGaps, "location")) that \(facts.openGaps == 1 ? "is" : "are") still being compared with the repository"
        }
        let waited = daemon.dirtySince.map { facts.now.since($0) } ?? 0
        let changed = waited > justNow ? "\(TimeText.age(waited)) ago" : "just now"
        let large =
            daemon.large.isEmpty
            ? ""
            : (daemon.dirty == 0 ? ", except for " : " and ")
                + "\(Quantity.of(daemon.large.count, "large file")) that \(daemon.large.count == 1 ? "changes" : "change") constantly"
        return daemon.dirty == 0
            ? "every save is backed up\(large)"
            : "every save is backed up, except for \(Quantity.of(daemon.dirty, "location")) that changed \(changed)\(large)"
    }

    /// File systems beneath roots that are not mounted, and no trouble yet.
    private static func unplugged(_ facts: Facts) -> [FailingItem] {
        facts.daemon?.failures.filter {
            $0.isAway && facts.now.since($0.first) <= facts.staleAfter
        } ?? []
    }

    /// The time in which a gap is closed by itself, in seconds.
    private static let gapPatience: Int64 = 600

    private static func troubles(_ facts: Facts) -> [Trouble] {
        var troubles: [Trouble] = []
        func add(_ text: String?, next: String? = nil) {
            if let text { troubles.append(Trouble(text, next: next)) }
        }
        func add(_ trouble: Trouble?) { if let trouble { troubles.append(trouble) } }
        add(facts.fullDisk?.trouble)
        if !facts.isAway, facts.fullDisk?.isSame(as: facts.trouble) != true {
            add(facts.trouble, next: facts.troubleNext)
        }
        if facts.trouble == nil, facts.fullDisk?.isSame(as: facts.daemon?.trouble) != true {
            add(facts.daemon?.trouble, next: facts.daemon?.watchTrouble?.next)
        }
        if let refused = facts.daemon?.settingsTrouble {
            add(
                "the service still uses the old settings, because the new ones are invalid: \(refused)",
                next: "correct the settings file, then run `cairn reload`")
        }
        if facts.hasOtherSettings { add(Self.otherSettings) }
        for pulse in facts.daemon?.stuck ?? [] {
            add(
                "thread \(pulse.thread) of the service has made no progress for \(TimeText.age(Int64(clamping: pulse.ageSeconds)))",
                next: stuckNext)
        }
        add(facts.deadService?.reason, next: facts.deadService?.next)
        if let daemon = facts.daemon {
            let away = unplugged(facts).count
            let failing = max(daemon.failureCount, daemon.failures.count) - away
            if failing > 0 {
                add(Trouble(failing: failing, of: daemon.failures.filter { !$0.isAway }))
            }
        }
        troubles += JobText.troubles(facts)
        add(waiting(facts))
        add(facts.unfinishedRestore)
        add(facts.lostRoots)
        add(facts.unusableRoots)
        add(facts.setAside)
        let start = facts.daemon?.started
        let gaps = facts.gaps.filter { gap in
            // Without a daemon no comparison is about to close it.
            facts.daemon == nil || facts.daemon?.activity == .paused
                || facts.now.since(max(gap, start ?? gap)) > gapPatience
        }
        if let oldest = gaps.min() {
            add(
                "changes in \(Quantity.of(gaps.count, "place")) might have been missed since \(TimeText.zoned(oldest))",
                next: facts.gapNext)
        }
        if facts.lostVersions > 0 {
            add(
                "\(Quantity.of(facts.lostVersions, "version")) cannot be fully restored",
                next:
                    "run `cairn verify` to list the affected files, and `cairn repair` to repair as much as possible"
            )
        }
        add(facts.immutable)
        add(facts.damage)
        add(facts.anomaly)
        add(facts.clockDoubt)
        for remote in facts.remotes { troubles += remote.troubles(facts.now) }
        if facts.packsOfOthers > 0 {
            add(
                "\(Quantity.of(facts.packsOfOthers, "pack")) of this repository \(facts.packsOfOthers == 1 ? "is" : "are") stored only in remotes, but no remote in this machine's settings is known to have \(facts.packsOfOthers == 1 ? "it" : "them")",
                next: OtherMachines.next)
        }
        if facts.awayPacks > 0, facts.remotes.isEmpty {
            add(
                "\(Quantity.of(facts.awayPacks, "pack")) of this repository \(facts.awayPacks == 1 ? "is" : "are") stored only in remotes, but the settings name no remote",
                next: "run `cairn remote add` to add the remote that stores this data")
        }
        return troubles
    }

    static let otherSettings = Trouble(
        "the settings file has changed, but the service still uses the old settings",
        next: "run `cairn reload` to make the service use the new settings")

    /// What to do about a thread that waits.
    static let stuckNext =
        "check the disk or mount that the service is waiting for, or unmount it; if that does not help, restart the service"

    private static func unproven(_ facts: Facts) -> Trouble? {
        guard let proof = facts.lastProof ?? facts.firstStored,
            facts.now.since(proof) > facts.proofAfter
        else { return nil }
        return Trouble(
            "no content has been read back and found intact for \(TimeText.age(facts.now.since(proof)))",
            next: "run `cairn verify --read-data` to read everything back and check it")
    }

    /// The time after which a place that waits to be backed up is a trouble, in seconds.
    private static let waitMaximum: Int64 = 300
    /// The same while other places are backed up, as after a million files were copied.
    private static let backlogMaximum: Int64 = 1_800

    /// What changed long ago and is not backed up yet, though nothing large is being read.
    private static func waiting(_ facts: Facts) -> Trouble? {
        guard let daemon = facts.daemon, facts.trouble == nil, daemon.dirty > 0,
            [.watching, .capturing].contains(daemon.activity), daemon.reading.isEmpty,
            let since = daemon.dirtySince
        else { return nil }
        let isBusy = facts.lastCommit.map { facts.now.since($0) <= waitMaximum } ?? false
        guard facts.now.since(since) > (isBusy ? backlogMaximum : waitMaximum) else { return nil }
        return Trouble(
            "\(Quantity.of(daemon.dirty, "place")) changed \(TimeText.age(facts.now.since(since))) ago and \(daemon.dirty == 1 ? "is" : "are") not backed up yet",
            next: stuckNext)
    }
}

extension Verdict.Facts {
    /// When all roots of the settings were last stored. A dump, a few named paths, or another
    /// machine of the same name say nothing of them. Empty where nobody knows, as where every
    /// backup names its paths.
    var ownSuccesses: [Timestamp] {
        [lastCapture, lastWhole, daemon?.lastReconcile].compactMap { $0 }
            .filter { !$0.isToCome(at: now) }
    }

    /// Whether this user's service or commands ever backed up to the repository.
    var hasBackedUp: Bool {
        daemon != nil || lastBackup != nil || knownSuccess != nil || lastWhole != nil
    }

    /// What is known without the repository.
    init(_ context: Context, daemon: DaemonStatus?, trouble: String?) {
        now = context.clock.now()
        staleAfter = context.settings.hooks.staleAfter.components.seconds
        proofAfter = context.settings.hooks.proofAfter.components.seconds
        self.daemon = daemon
        self.trouble = trouble
        if let id = context.state.repository(at: context.repositoryPath) {
            // A root may have been removed from the settings since.
            let roots = context.rootSet().roots.flatMap { [$0.path, $0.namedPath] }
            jobs = JobFiles(context, id).all.compactMap { job in
                job.last.wanted(in: roots).map { Job(job.name, $0) }
            }
            lastBackup = jobs.first { $0.name == Job.backup }?.last
            lateJobs = JobText.late(jobs, context)
            knownSuccess = TimeFile(path: context.state.successPath(id)).time
            lastWhole = TimeFile(path: context.state.wholePath(id)).time
        }
        hasOtherSettings = daemon.map(context.hasOtherSettings(than:)) ?? false
        deadService = daemon == nil && trouble == nil ? DeadService(context) : nil
    }

    /// Takes the gaps in which something is missed that nobody expects: one that is polled misses
    /// nothing, and one that is paused or away is told when it has been for too long.
    mutating func note(_ all: [Gap]) {
        gaps = all.compactMap { gap in
            switch gap.cause {
            case .polled: nil
            case .paused, .unmounted: now.since(gap.began) > staleAfter ? gap.began : nil
            default: gap.began
            }
        }
        openGaps = all.count { ![.polled, .paused, .unmounted].contains($0.cause) }
    }

    mutating func noteProof(_ time: Timestamp?) {
        lastProof = [lastProof, time].compactMap { $0 }.filter { !$0.isToCome(at: now) }.max()
    }
}
