import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnRepository
import CairnSource
import CairnText
import CairnWatch

/// `cairn status` on one screen and in JSON: the daemon's answer, and information from the catalog
/// and the repository's disk.
struct StatusOverview {
    private let repository: [UInt8]
    private let now: Timestamp
    private let daemon: DaemonStatus?
    /// The reason why a running daemon gives no answer.
    private let trouble: String?
    private let lastCommit: DaemonStatus.LastCommit?
    private let gaps: [Gap]
    private let gapCount: Int
    private let roots: [UInt64: RootDefinition]
    /// The known health of the packs; nil while the repository cannot be opened.
    private var care: CareText?
    /// Nil while the repository cannot be opened.
    private var stored: Stored?
    /// Former mount points without a mount now; only while no daemon reports them.
    private var away: [[UInt8]] = []
    /// Commits that a mass change has pinned.
    private var anomalies: [Anomaly] = []
    /// Why the date is not believed.
    private var clockDoubt: ClockDoubt?

    private struct Anomaly {
        let pinned: Commit?
        let id: Hash128
        /// The time at which it was noticed.
        let noticed: Timestamp?
    }

    private struct Stored {
        let size: RepositorySize
        let commits: Int64
        let present: Int64
        let earlier: Int64
        /// Present files whose copy may be no state that they ever had; some of them.
        let inconsistentCount: Int64
        let inconsistent: [[UInt8]]
    }

    /// Lines of one kind; the rest are counted, so that all of it stays on a screen.
    private static let linesMaximum = 5
    private static let inconsistentMaximum = 1_000

    /// - Parameter session: nil while the repository cannot be opened.
    init(
        _ context: Context, _ session: ReadingSession? = nil, daemon: DaemonStatus?,
        trouble: String?
    ) throws {
        repository = context.repositoryPath
        now = context.clock.now()
        self.daemon = daemon
        self.trouble = trouble
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
        guard let session else { return }
        let fileSystem = context.fileSystem
        away =
            daemon != nil
            ? []
            : try session.reader.mountTops().compactMap { top in
                guard let path = roots[top.root].map({ ItemPath.join($0.path, top.path) })
                else { return nil }
                return (try? fileSystem.status(ofRoot: path))?.isMountTop == true ? nil : path
            }
        anomalies = try session.reader.pins().filter { $0.state == .byAnomalyGuard }.map { pin in
            Anomaly(
                pinned: try session.reader.commits().first { $0.commit.id == pin.id }?.commit,
                id: pin.id, noticed: try session.reader.commit(notBefore: pin.commit)?.commit.time)
        }
        clockDoubt = context.clockWatch(session.id).doubt(
            lastCommit: latest?.commit.time, remembers: false)
        care = try CareText(context, session.repository, session.catalog, now: now)
        let inconsistent = try session.reader.inconsistentItems(upTo: Self.inconsistentMaximum)
        stored = Stored(
            size: try RepositorySize(session.storage), commits: try session.reader.pointCount(),
            present: try session.reader.count(.live), earlier: try session.reader.count(.past),
            inconsistentCount: inconsistent.count,
            inconsistent: inconsistent.places.map {
                ItemPath.join(roots[$0.root]?.path ?? [], $0.path)
            })
    }

    /// The watch limit is what keeps things from being seen: raising it is the remedy.
    private var isShortOfWatches: Bool {
        if gaps.contains(where: { $0.cause == .watchLimit }) { return true }
        guard let watch = daemon?.watch, watch.watchesMaximum > 0 else { return false }
        return watch.unwatched > 0 && watch.watches >= watch.watchesMaximum * 9 / 10
    }

    static let limitRemedy =
        "raise the limit of watches: put Config/60-cairn-inotify.conf into /etc/sysctl.d, run `sysctl --system`, then `cairn resume`"

    // MARK: For people

    func write(isQuiet: Bool) {
        if isQuiet { return }
        writeDaemon()
        row("repository", PathText.display(repository))
        if let commit = lastCommit {
            row(
                "last commit",
                "\(commit.id.short), \(age(commit.time)) ago (\(TimeText.local(commit.time)))"
            )
        } else {
            row("last commit", "none yet")
        }
        writeAnomalies()
        if let clockDoubt {
            row("clock", ClockText(clockDoubt).text)
            Terminal.line("  \(ClockText.waits)")
            Terminal.line("  next: \(ClockText.next)")
        }
        writeWork()
        row("gaps", gapCount == 0 ? "none" : Quantity.of(gapCount, "open gap"))
        lines(
            gaps.map {
                "\(PathText.display(place($0))): \(Self.cause($0.cause)), since \(TimeText.local($0.began))"
            }, gapCount)
        if isShortOfWatches { Terminal.line("  next: \(Self.limitRemedy)") }
        if !away.isEmpty {
            row(
                "away",
                "\(Quantity.of(away.count, "file system")) not mounted; what is kept of it stays, and nothing new is"
            )
            lines(away.map { PathText.display($0) }, away.count)
        }
        guard let stored else { return }
        if stored.inconsistentCount > 0 {
            row(
                "inconsistent",
                "\(Quantity.of(stored.inconsistentCount, "copy", plural: "copies")) that may be no state that the file ever had"
            )
            lines(stored.inconsistent.map { PathText.display($0) }, Int(stored.inconsistentCount))
        }
        for known in care?.rows ?? [] {
            row(known.name, known.text)
            lines(known.lines, known.count)
        }
        row(
            "size",
            "\(Quantity.bytes(stored.size.bytes)), \(Quantity.bytes(stored.size.freeBytes)) free")
        row(
            "versions",
            "\(Quantity.count(stored.present + stored.earlier)) kept: \(Quantity.count(stored.present)) present, "
                + "\(Quantity.count(stored.earlier)) earlier; \(Quantity.of(stored.commits, "commit"))"
        )
    }

    private func writeAnomalies() {
        if let doubt = daemon?.massChangeDoubt { row("in doubt", doubt.text) }
        for anomaly in anomalies {
            let since = anomaly.noticed.map { ", noticed at \(TimeText.local($0))" } ?? ""
            let time = anomaly.pinned.map { " of \(TimeText.local($0.time))" } ?? ""
            let short = anomaly.id.short
            row("anomaly", "much of what was kept was deleted, or looks encrypted now\(since)")
            Terminal.line(
                "  commit \(short)\(time), the last before it, is pinned; nothing is forgotten until you have looked"
            )
            Terminal.line(
                "  next: `cairn diff \(short) latest` shows what it was; `cairn resume --accept-changes` if you meant it (a deletion, say),"
            )
            Terminal.line(
                "        `cairn restore --snapshot \(short) --in-place PATH` if it was not")
        }
    }

    private func writeDaemon() {
        guard let daemon else {
            if let trouble {
                Terminal.line("\(trouble)")
            } else {
                Terminal.line(
                    "cairn is not running: changes are kept only when `cairn backup` is run")
                Terminal.line("  next: start it with `cairn watch`, or `cairn service install`")
            }
            return
        }
        Terminal.line(
            "cairn is running: \(Self.activity(daemon)) (process \(daemon.process), since \(TimeText.local(daemon.started)), \(daemon.program))"
        )
        for case let trouble? in [trouble, daemon.trouble] { Terminal.line("  \(trouble)") }
        for pulse in daemon.stuck {
            Terminal.line(
                "  STUCK: thread \(pulse.thread) has not gone round for \(TimeText.age(Int64(clamping: pulse.ageSeconds))) (\(pulse.doing))"
            )
            Terminal.line(
                "  next: see that what it waits for (a disk, a mount) answers or is unmounted; else restart the service"
            )
        }
    }

    private func writeWork() {
        guard let daemon else { return }
        if let waits = daemon.retentionWaits, clockDoubt == nil {
            row("retention", "waits: \(waits)")
            if waits.hasPrefix("the date is not believed") {
                Terminal.line("  next: \(ClockText.next)")
            }
        }
        if let retained = daemon.lastRetention {
            row(
                "retention",
                "\(age(retained)) ago; \(Quantity.of(daemon.retentionKept, "commit")) kept")
        }
        row(
            "compared",
            daemon.lastReconcile.map { "all roots, \(age($0)) ago" } ?? "not all roots yet")
        row(
            "dirty",
            daemon.dirty == 0
                ? "nothing"
                : Quantity.of(daemon.dirty, "place")
                    + (daemon.dirtySince.map { ", the oldest for \(age($0))" } ?? ""))
        if !daemon.reading.isEmpty { row("reading", PathText.display(daemon.reading)) }
        row("roots", Quantity.of(daemon.roots.count, "root"))
        lines(
            daemon.roots.map { "\(PathText.display($0.definition.path)): \($0.state.rawValue)" },
            daemon.roots.count)
        let watch = daemon.watch
        row(
            "watches",
            Quantity.count(max(0, watch.watches))
                + (watch.watchesMaximum > 0
                    ? " of \(Quantity.count(watch.watchesMaximum))" : "")
                + (watch.unwatched > 0
                    ? "; \(Quantity.of(watch.unwatched, "place")) not watched, with all beneath"
                    : ""))
        if !daemon.pulses.isEmpty {
            let rounds = daemon.pulses.map {
                "\($0.thread) \(TimeText.age(Int64(clamping: $0.ageSeconds))) ago\($0.isStuck ? ": stuck" : "")"
            }
            row("last rounds", rounds.joined(separator: ", "))
        }
        let failures = max(daemon.failureCount, daemon.failures.count)
        row("failures", failures == 0 ? "none" : Quantity.count(failures))
        lines(
            daemon.failures.map { "\(PathText.display($0.path)): \($0.reason), \(nextTry($0))" },
            failures)
    }

    private func nextTry(_ failure: FailingItem) -> String {
        guard let next = failure.nextTry else { return "tried again when it changes" }
        return next <= now ? "tried again now" : "tried again in \(TimeText.age(next.since(now)))"
    }

    private func row(_ name: String, _ text: String) {
        Terminal.line("\(name.padded(to: 13)) \(text)")
    }

    private func lines(_ lines: [String], _ count: Int) {
        for line in lines.prefix(Self.linesMaximum) { Terminal.line("  \(line)") }
        if count > Self.linesMaximum {
            Terminal.line("  … and \(Quantity.count(count - Self.linesMaximum)) more")
        }
    }

    private func age(_ moment: Timestamp) -> String { TimeText.age(now.since(moment)) }

    private func place(_ gap: Gap) -> [UInt8] {
        ItemPath.join(roots[gap.root]?.path ?? [], gap.path)
    }

    private static func activity(_ daemon: DaemonStatus) -> String {
        switch daemon.activity {
        case .starting: "starting, the first comparison runs"
        case .watching: "watching"
        case .capturing: "capturing"
        case .paused:
            daemon.pausedUntil.map { "paused until \(TimeText.local($0))" }
                ?? "paused until `cairn resume`"
        case .exclusive: "another command has the repository"
        case .waitingForRepository: "waiting for the repository"
        case .stopping: "stopping"
        }
    }

    static func cause(_ cause: GapCause) -> String {
        switch cause {
        case .overflow: "the kernel's queue of events overflowed"
        case .watchLimit: "the kernel's limit of watches is reached"
        case .lostWatch: "a watch was lost"
        case .unreadable: "it may not be read"
        case .unmounted: "its file system is not mounted"
        case .notRunning: "nobody watched"
        case .torn: "it kept changing while it was read"
        case .polled: "its file system tells of no changes: it is scanned from time to time"
        case .paused: "watching was paused"
        case .failed: "it could not be read or stored"
        }
    }

    // MARK: JSON

    func writeJSON() {
        var line = JSONObject(type: "status")
        line["repository"] = repository
        line["running"] = daemon != nil
        line["trouble"] = trouble ?? daemon?.trouble
        line["process"] = daemon.map { Int($0.process) }
        line["program"] = daemon?.program
        line["started"] = daemon.map { TimeText.utc($0.started) }
        line["health"] = daemon.map {
            $0.stuck.count + ($0.trouble == nil && trouble == nil ? 0 : 1)
        }
        line["stuck"] = daemon.map { $0.stuck.map(\.thread) }
        line["activity"] = daemon?.activity.rawValue
        line["paused_until"] = daemon?.pausedUntil.map { TimeText.utc($0) }
        line["last_commit"] = lastCommit?.id.description
        line["last_commit_time"] = lastCommit.map { TimeText.utc($0.time) }
        line["last_commit_age_seconds"] = lastCommit.map { max(0, now.since($0.time)) }
        line["last_reconcile"] = daemon?.lastReconcile.map { TimeText.utc($0) }
        line["last_thinning"] = daemon?.lastRetention.map { TimeText.utc($0) }
        line["thinning_kept"] = daemon.flatMap { $0.lastRetention == nil ? nil : $0.retentionKept }
        line["thinning_waits"] = daemon?.retentionWaits
        line["dirty"] = daemon?.dirty
        line["dirty_since"] = daemon?.dirtySince.map { TimeText.utc($0) }
        line["reading"] = daemon.flatMap { $0.reading.isEmpty ? nil : $0.reading }
        line["failures"] = daemon.map { max($0.failureCount, $0.failures.count) }
        line["gaps"] = gapCount
        line["away"] = daemon == nil ? away.count : nil
        line["watches"] = daemon?.watch.watches
        line["watches_maximum"] = daemon?.watch.watchesMaximum
        line["unwatched"] = daemon?.watch.unwatched
        line["remedy"] = isShortOfWatches ? Self.limitRemedy : nil
        line["mass_change_pinned"] = anomalies.map(\.id.description)
        line["mass_change_doubt"] = daemon?.massChangeDoubt?.text
        line["clock_doubt"] = clockDoubt.map { ClockText($0).text }
        line["commits"] = stored?.commits
        line["versions"] = stored.map { $0.present + $0.earlier }
        line["versions_present"] = stored?.present
        line["fuzzy"] = stored?.inconsistentCount
        line["bytes"] = stored?.size.bytes
        line["free_bytes"] = stored?.size.freeBytes
        care?.write(into: &line)
        line.write()
        for pulse in daemon?.pulses ?? [] { write(pulse) }
        for root in daemon?.roots ?? [] { write(root) }
        for failure in daemon?.failures ?? [] { write(failure) }
        for gap in gaps { write(gap) }
        for path in away { JSONObject(type: "away", ["path": path]).write() }
        care?.writeLost()
        for path in stored?.inconsistent ?? [] { JSONRecords.writeInconsistent(path) }
    }

    private func write(_ pulse: DaemonStatus.Pulse) {
        var line = JSONObject(type: "thread")
        line["thread"] = pulse.thread
        line["doing"] = pulse.doing
        line["age_seconds"] = pulse.ageSeconds
        line["stuck"] = pulse.isStuck
        line.write()
    }

    private func write(_ root: DaemonStatus.Root) {
        var line = JSONObject(type: "root")
        line["name"] = root.definition.name
        line["path"] = root.definition.path
        line["state"] = root.state.rawValue
        line.write()
    }

    private func write(_ failure: FailingItem) {
        var line = JSONObject(type: "failure")
        line["path"] = failure.path
        line["reason"] = failure.reason
        line["transient"] = failure.isTransient
        line["tries"] = failure.tries
        line["first"] = TimeText.utc(failure.first)
        line["next_try"] = failure.nextTry.map { TimeText.utc($0) }
        line.write()
    }

    private func write(_ gap: Gap) {
        var line = JSONObject(type: "gap")
        line["number"] = gap.number
        line["path"] = place(gap)
        line["cause"] = gap.cause.name
        line["began"] = TimeText.utc(gap.began)
        line.write()
    }
}
