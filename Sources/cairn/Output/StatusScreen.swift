import CairnBackup
import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnRepository
import CairnSource
import CairnText
import CairnWatch

/// A line of `cairn status`: of a terminal's screen, and of the page that `cairn browse` begins
/// with.
struct StatusLine {
    /// What the text is about; empty for a line beneath the one before.
    var name = ""
    let text: String
    var paint = Paint.plain
    /// The beginning of the text, which has a paint of its own.
    var head = ""
    var headPaint = Paint.plain
}

extension [StatusLine] {
    fileprivate mutating func row(_ name: String, _ text: String, _ paint: Paint = .plain) {
        append(StatusLine(name: name, text: text, paint: paint))
    }

    fileprivate mutating func say(
        _ text: String, after head: String = "", headPaint: Paint = .plain, _ paint: Paint = .plain
    ) {
        append(StatusLine(text: text, paint: paint, head: head, headPaint: headPaint))
    }

    fileprivate mutating func list(_ lines: [String], _ count: Int) {
        for line in lines.prefix(StatusOverview.linesMaximum) { say("  \(line)") }
        if count > StatusOverview.linesMaximum {
            say("  … and \(Quantity.count(count - StatusOverview.linesMaximum)) more")
        }
    }
}

/// `cairn status` on one screen, for people.
extension StatusOverview {
    /// The first line alone.
    func writeVerdict(isQuiet: Bool) { if !isQuiet { verdict.write(advised) } }

    func write(isQuiet: Bool) {
        if isQuiet { return }
        verdict.write(advised)
        for line in lines {
            let head = line.name.isEmpty ? line.head : "\(line.name.padded(to: 13)) "
            Terminal.paragraph(
                advised.text(line.text), after: head, headPaint: line.headPaint, line.paint)
        }
    }

    /// All but the verdict.
    var lines: [StatusLine] {
        var screen: [StatusLine] = []
        if let next = fullDisk?.trouble.next { screen.say("  next: \(next)") }
        tellDaemon(&screen)
        screen.row("repository", PathText.display(repository))
        if isOnSameDisk {
            screen.say(
                "  it is on the same disk as your files, so you could lose both together; next: run `cairn remote add NAME URL`, or `cairn init DIR` on another disk"
            )
        }
        if let commit = lastCommit {
            screen.row(
                "last commit",
                "\(commit.id.short), \(age(commit.time)) ago (\(first(commit.time)))"
            )
        } else {
            screen.row("last commit", "none yet", .faint)
        }
        if let lastBackup {
            screen.row(
                "last backup", JobText.row(lastBackup), JobText.paint(lastBackup))
            // A daemon tries each item again, and names those that still fail. After an import it
            // compares everything.
            let isPast =
                switch lastBackup.outcome {
                case .incomplete, .outdated: daemon != nil
                default: false
                }
            let isSaidOnTop = fullDisk?.isSame(as: lastBackup) == true
            if !isPast, !isSaidOnTop, let next = JobText.next(lastBackup) {
                screen.say("  next: \(next)")
            }
        }
        for job in jobs.filter({ $0.name != Job.backup && $0.last.outcome != .complete })
            .prefix(Self.linesMaximum)
        {
            screen.row(
                "job", "\(PathText.display(job.name)): \(JobText.row(job.last))",
                JobText.paint(job.last))
            screen.say("  next: \(JobText.next(job))")
        }
        for job in lateJobs.prefix(Self.linesMaximum) {
            screen.row("job", JobText.text(job, now), .bad)
            screen.say("  next: \(JobText.lateNext)")
        }
        if let unfinishedRestore {
            screen.row("restore", unfinishedRestore.row, .bad)
            let paths = unfinishedRestore.paths
            screen.list(paths.map { PathText.display($0) }, paths.count)
            screen.say("  next: \(unfinishedRestore.next)")
        }
        tellAnomalies(&screen)
        if let clockDoubt {
            screen.row("clock", ClockText(clockDoubt).text, .doubtful)
            screen.say("  \(ClockText.waits)")
            screen.say("  next: \(ClockText.next)")
        }
        tellWork(&screen)
        screen.row(
            "gaps", gapCount == 0 ? "none" : Quantity.of(gapCount, "open gap"),
            gapCount == 0 ? .faint : .doubtful)
        screen.list(
            gaps.map {
                "\(PathText.display(place($0))): \(Self.cause($0.cause)) (since \(TimeText.local($0.began)))"
            }, gapCount)
        if isShortOfWatches { screen.say("  next: \(Self.limitRemedy)") }
        if !away.isEmpty {
            screen.row(
                "away",
                "\(Quantity.of(away.count, "file system")) \(away.count == 1 ? "is" : "are") not mounted; existing backups are kept, but new changes on unmounted file systems are not backed up"
            )
            screen.list(away.map { PathText.display($0) }, away.count)
        }
        if let first = unlistedRoots.first {
            let word = ShellText.quoted(first)
            let (verbs, whose) =
                unlistedRoots.count == 1
                ? ("is no longer in the settings or has", "its")
                : ("are no longer in the settings or have", "their")
            screen.row(
                "unlisted",
                "\(Quantity.of(unlistedRoots.count, "root")) \(verbs) a role that is not backed up, so \(whose) files are not backed up",
                .doubtful)
            screen.list(unlistedRoots.map { PathText.display($0) }, unlistedRoots.count)
            screen.say(
                "  next: run `cairn why \(word)` to see how to back up this root again, `cairn roots move \(word) NEW` if its files are now at NEW, or `cairn roots remove \(word)` to remove the root and keep its versions"
            )
        }
        if let inside {
            let lines = inside.excludedLines
            if !lines.isEmpty {
                screen.row("excluded", Quantity.of(lines.count, "file system"), .faint)
                screen.list(lines, lines.count)
            }
            for vault in inside.vaultNotes(isEncrypted: isEncrypted) {
                screen.row("vault", vault.text, .doubtful)
                screen.say("  next: \(vault.next)")
            }
        }
        if let lostRoots, let next = lostRoots.next {
            screen.row(
                "missing",
                "\(Quantity.of(lostRoots.paths.count, "root")) no longer \(lostRoots.paths.count == 1 ? "exists" : "exist")",
                .bad)
            screen.list(lostRoots.paths.map { PathText.display($0) }, lostRoots.paths.count)
            screen.say("  next: \(next)")
        }
        if let unusableRoots, let next = unusableRoots.next {
            screen.row("unusable", unusableRoots.text, .bad)
            screen.say("  next: \(next)")
        }
        if let trouble = setAside?.trouble {
            screen.row("excluded", trouble.text, .bad)
            screen.list(trouble.details, trouble.details.count)
            if let next = trouble.next { screen.say("  next: \(next)") }
        }
        for note in linked?.notes ?? [] {
            screen.row("linked", note.text, .doubtful)
            screen.say("  next: \(note.next)")
        }
        if let immutable {
            screen.row("immutable", immutable.trouble.text, .doubtful)
            if let next = immutable.trouble.next { screen.say("  next: \(next)") }
        }
        guard let stored else { return screen }
        if stored.inconsistentCount > 0 {
            screen.row(
                "inconsistent",
                "\(Quantity.of(stored.inconsistentCount, "copy", plural: "copies")) that may mix several states of a file",
                .doubtful)
            screen.list(
                stored.inconsistent.map { PathText.display($0) }, Int(stored.inconsistentCount))
        }
        for known in care?.rows ?? [] {
            screen.row(known.name, known.text, known.paint)
            screen.list(known.lines, known.count)
        }
        if let unproven = verdict.unproven {
            screen.row("proven", unproven.text, .doubtful)
            if let next = unproven.next { screen.say("  next: \(next)") }
        }
        for remote in remotes {
            screen.row("remote", "\(remote.name): \(remote.sentence)", remote.paint(now))
            for line in remote.lines(now) { screen.say(line.text, after: "  ", line.paint) }
        }
        if stored.away.packs > 0 {
            screen.row(
                "remote only",
                "\(Quantity.of(stored.away.packs, "pack")), \(Quantity.bytes(stored.away.bytes)), stored only in remotes"
            )
        }
        screen.row(
            "size",
            "\(Quantity.bytes(stored.size.bytes)), \(Quantity.bytes(stored.size.freeBytes)) free")
        screen.row(
            "versions",
            "\(Quantity.count(stored.present + stored.earlier)) (files and directories): \(Quantity.count(stored.present)) current, "
                + "\(Quantity.count(stored.earlier)) earlier, in \(Quantity.of(stored.commits, "commit"))"
        )
        return screen
    }

    private func tellAnomalies(_ screen: inout [StatusLine]) {
        if let doubt = daemon?.massChangeDoubt { screen.row("in doubt", doubt.text, .doubtful) }
        for anomaly in anomalies {
            let since = anomaly.noticed.map { " (noticed at \(TimeText.local($0)))" } ?? ""
            let time = anomaly.pinned.map { " of \(TimeText.local($0.time))" } ?? ""
            let short = anomaly.id.short
            screen.row(
                "anomaly", "many backed-up files were deleted, or look encrypted now\(since)", .bad
            )
            screen.say(
                "  commit \(short)\(time), the last one before the change, is pinned; retention is paused until you accept the change"
            )
            screen.say("  next: \(Self.anomalyNext(anomaly.id))")
        }
        for host in changedHosts {
            screen.row(
                "anomaly",
                "\(MassChangeCheck.text(of: host)); no snapshots are forgotten until the change is accepted on that machine"
            )
        }
    }

    private func tellDaemon(_ screen: inout [StatusLine]) {
        guard let daemon else {
            if let trouble {
                screen.say("\(trouble)")
                if let next { screen.say("  next: \(next)") }
            } else {
                screen.say(notRunning)
                screen.say(
                    "  next: \(deadService?.next ?? servedInsteadNext ?? "start it with `cairn watch`, or `cairn service install`")"
                )
            }
            return
        }
        screen.say(
            "Cairn is running: \(activity(daemon)) (process \(daemon.process), since \(TimeText.zoned(daemon.started)), \(daemon.program))"
        )
        for case let trouble? in [trouble, daemon.trouble] { screen.say("  \(trouble)") }
        // What to do about it is said on top.
        if fullDisk?.isSame(as: trouble ?? daemon.trouble) == true { return tellStuck(&screen) }
        if trouble != nil, let next {
            screen.say("  next: \(next)")
        } else if daemon.trouble != nil {
            screen.say("  next: Cairn tries again within a minute")
        }
        if let next = daemon.watchTrouble?.next { screen.say("  next: \(next)") }
        if let refused = daemon.settingsTrouble {
            screen.row(
                "settings", "invalid: \(refused); the service still uses the old settings", .bad)
            screen.say("  next: correct the settings file, then run `cairn reload`")
        }
        if hasOtherSettings {
            screen.row("settings", Verdict.otherSettings.text, .bad)
            if let next = Verdict.otherSettings.next { screen.say("  next: \(next)") }
        }
        tellStuck(&screen)
    }

    private func tellStuck(_ screen: inout [StatusLine]) {
        for pulse in daemon?.stuck ?? [] {
            screen.say(
                ": thread \(pulse.thread) has made no progress for \(TimeText.age(Int64(clamping: pulse.ageSeconds))) (\(pulse.doing))",
                after: "  STUCK", headPaint: .bad
            )
            screen.say("  next: \(Verdict.stuckNext)")
        }
    }

    private func tellWork(_ screen: inout [StatusLine]) {
        guard let daemon else { return }
        if let waits = daemon.retentionWaits, clockDoubt == nil {
            screen.row("retention", "waits: \(waits)")
            if waits.hasPrefix("the system clock looks wrong") {
                screen.say("  next: \(ClockText.next)")
            }
        }
        if let retained = daemon.lastRetention {
            screen.row(
                "retention",
                "\(age(retained)) ago; \(Quantity.of(daemon.retentionKept, "commit")) kept")
        }
        screen.row(
            "compared",
            daemon.lastReconcile.map { "all roots, \(age($0)) ago" } ?? "not all roots yet")
        screen.row(
            "dirty",
            daemon.dirty == 0
                ? "nothing"
                : Quantity.of(daemon.dirty, "place")
                    + (daemon.dirtySince.map { ", the oldest for \(age($0))" } ?? ""),
            daemon.dirty == 0 ? .faint : .plain)
        if !daemon.large.isEmpty {
            screen.row(
                "large files",
                "\(Quantity.of(daemon.large.count, "file")) changed since \(daemon.large.count == 1 ? "its" : "their") last backup"
            )
            screen.list(
                daemon.large.map { file in
                    "\(PathText.display(file.path)): \(Self.large(file.pauseSeconds)); next backup in \(TimeText.age(file.next.since(now)))"
                }, daemon.large.count)
        }
        if !daemon.reading.isEmpty { screen.row("reading", PathText.display(daemon.reading)) }
        screen.row("roots", Quantity.of(daemon.roots.count, "root"))
        screen.list(
            daemon.roots.map { "\(PathText.display($0.path)): \($0.state.rawValue)" },
            daemon.roots.count)
        let watch = daemon.watch
        let unwatched =
            watch.unwatched == 1
            ? "; 1 directory and all its subdirectories are not watched"
            : "; \(Quantity.count(watch.unwatched)) directories and all their subdirectories are not watched"
        screen.row(
            "watches",
            Quantity.count(max(0, watch.watches))
                + (watch.watchesMaximum > 0
                    ? " of \(Quantity.count(watch.watchesMaximum))" : "")
                + (watch.unwatched > 0 ? unwatched : ""))
        if !daemon.pulses.isEmpty {
            let rounds = daemon.pulses.map {
                "\($0.thread) \(TimeText.age(Int64(clamping: $0.ageSeconds))) ago\($0.isStuck ? ": stuck" : "")"
            }
            screen.row("last rounds", rounds.joined(separator: ", "))
        }
        let failures = max(daemon.failureCount, daemon.failures.count)
        screen.row(
            "failures", failures == 0 ? "none" : Quantity.count(failures),
            failures == 0 ? .faint : .bad)
        screen.list(
            daemon.failures.map { "\(PathText.display($0.path)): \($0.reason), \(nextTry($0))" },
            failures)
        let failing = failures > 0 ? Trouble(failing: failures, of: daemon.failures) : nil
        if let next = failing?.next { screen.say("  next: \(next)") }
    }

    /// How often a large file is backed up, and why.
    static func large(_ pauseSeconds: UInt64) -> String {
        "backed up at most once every \(TimeText.age(Int64(clamping: pauseSeconds))), because it is large and constantly changing"
    }

    private func nextTry(_ failure: FailingItem) -> String {
        guard let next = failure.nextTry else { return "next try when it changes" }
        return next <= now ? "trying again now" : "next try in \(TimeText.age(next.since(now)))"
    }

    /// The time of the last commit, which names the zone of all others unless the line before has.
    private func first(_ moment: Timestamp) -> String {
        daemon == nil ? TimeText.zoned(moment) : TimeText.local(moment)
    }

    private func age(_ moment: Timestamp) -> String { TimeText.age(now.since(moment)) }

    func place(_ gap: Gap) -> [UInt8] {
        ItemPath.join(roots[gap.root]?.path ?? [], gap.path)
    }

    private func activity(_ daemon: DaemonStatus) -> String {
        switch daemon.activity {
        case .starting where daemon.watchTrouble != nil, .watching where daemon.watchTrouble != nil:
            "comparing everything every \(TimeText.age(pollSeconds))"
        case .starting: "starting up, first comparison in progress"
        case .watching: "watching"
        case .capturing: "capturing"
        case .paused:
            daemon.pausedUntil.map { "paused until \(TimeText.local($0))" }
                ?? "paused until you run `cairn resume`"
        case .exclusive: "another command is using the repository"
        case .waitingForRepository: "waiting for the repository"
        case .stopping: "stopping"
        }
    }

    static func cause(_ cause: GapCause) -> String {
        switch cause {
        case .overflow: "the kernel's event queue overflowed"
        case .watchLimit: "the kernel's watch limit is reached"
        case .lostWatch: "a watch was lost"
        case .unreadable: "permission denied"
        case .unmounted: "its file system is not mounted, or the directory is locked"
        case .notRunning: "Cairn was not running"
        case .torn: "it kept changing while it was read"
        case .polled: "its file system does not report changes, so Cairn scans it periodically"
        case .paused: "watching was paused"
        case .failed: "it could not be read or stored"
        }
    }
}
