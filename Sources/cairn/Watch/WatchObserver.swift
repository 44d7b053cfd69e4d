import CairnBackup
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnWatch

/// Hears what the daemon does and tells the service manager, the hooks, the desktop and the file of
/// figures.
/// Used by the daemon's thread alone.
final class WatchObserver: DaemonObserver {
    private let service: WatchService
    private let source: any ChangeSource
    private let hooks: Hooks
    private let notices: WatchNotices
    private let supervisor: any ServiceSupervisor
    private let log: any DaemonLog
    private let clock = LinuxClock()

    private var isReady = false
    private var lastAlive: UInt64 = 0
    private var lastMetrics: UInt64?
    private var lastMetricsFile: [UInt8]?
    private var stale: StaleWatch?
    private var staleRemotes = RemoteStaleWatch()
    private var remotes: [DaemonStatus.Remote] = []
    private var lastSuccess: Timestamp?
    private var lastReconcile: Timestamp?
    private var trouble: String?

    private static let metricsInterval: UInt64 = 10_000_000_000

    init(
        _ service: WatchService, _ source: any ChangeSource, hooks: Hooks, notices: WatchNotices,
        supervisor: any ServiceSupervisor, log: any DaemonLog
    ) {
        self.service = service
        self.source = source
        self.hooks = hooks
        self.notices = notices
        self.supervisor = supervisor
        self.log = log
    }

    func committed(_ commit: CatalogCommit) {
        noteSuccess(at: commit.commit.time)
        hooks.happened(
            .commit(id: commit.commit.id, time: commit.commit.time, counts: commit.commit.counts))
    }

    func failed(_ failure: FailingItem, failing: Int) {
        hooks.happened(.failure(failure, failing: failing))
    }

    func anomalyFound(_ finding: AnomalyGuard.Finding) { hooks.happened(.massChange(finding)) }

    func damaged(_ finding: DamageFinding) {
        notices.note(finding)
        hooks.happened(.damage(finding))
    }

    func repositoryLost(_ why: String) { trouble = why }

    func changed(_ status: DaemonStatus) {
        let now = clock.monotonic()
        noteStart(status, now)
        trouble = status.trouble
        remotes = status.remotes
        if let reconcile = status.lastReconcile, reconcile != lastReconcile {
            lastReconcile = reconcile
            noteSuccess(at: reconcile)
        }
        // Where nothing is to be kept, all is kept.
        if status.isKeeping, status.dirty == 0 {
            noteSuccess(at: clock.now())
            service.noteStored()
        }
        let isSilent = stale?.isSilent(now: now) ?? false
        notices.update(
            status, service.noticeSettings,
            stale: isSilent ? .stale(since: lastSuccess, trouble: trouble) : nil)
        let line = Self.line(status)
        if !isReady, Self.isUp(status) {
            isReady = true
            supervisor.ready(line)
        } else {
            // A long start is no hung start.
            if !isReady { supervisor.extendTimeout(nanoseconds: 60_000_000_000) }
            supervisor.report(line)
        }
        let metricsFile = service.currentMetricsFile
        if metricsFile != lastMetricsFile
            || lastMetrics.map({ now >= $0 + Self.metricsInterval }) ?? true
        {
            lastMetrics = now
            lastMetricsFile = metricsFile
            service.writeMetrics(status)
            service.notePlaces(status)
        }
    }

    func beat() {
        let now = clock.monotonic()
        if let watchdog = supervisor.watchdogNanoseconds, now >= lastAlive + watchdog / 4,
            isSourceAlive(now, watchdog)
        {
            lastAlive = now
            supervisor.alive()
        }
        stale?.replace(after: service.currentStaleAfter)
        if hooks.takeFailure(of: .stale) {
            stale?.failed(now: now)
            staleRemotes.failed(now: now)
        }
        let late = staleRemotes.due(remotes, now: now)
        if let event = HookEvent(stale: late, now: clock.now()) {
            let names = late.map(\.name).joined(separator: ", ")
            let seconds = clock.now().nanoseconds(
                since: late.compactMap(\.waitingSince).min() ?? clock.now())
            let why = late.compactMap(\.reason).first.map { ": \($0)" } ?? ""
            log.log(
                .error,
                "nothing new has reached \(names) for \(seconds / 1_000_000_000) s\(why)")
            hooks.happened(event)
        }
        if stale?.isDue(now: now) == true, let silence = stale?.silence(now: now) {
            log.log(
                .error,
                "nothing has succeeded for \(silence / 1_000_000_000) s\(trouble.map { ": \($0)" } ?? "")"
            )
            hooks.happened(.stale(since: lastSuccess, nanoseconds: silence, trouble: trouble))
        }
    }

    /// The watching thread goes round, too: a file system that hangs may hold it. It is asked every
    /// ten seconds at most.
    private func isSourceAlive(_ now: UInt64, _ watchdog: UInt64) -> Bool {
        let last = source.statistics.lastRound
        return last == 0 || now < last + max(watchdog / 2, 25_000_000_000)
    }

    func end() {
        notices.stop()
        service.removeMetrics()
    }

    private func noteSuccess(at time: Timestamp) {
        lastSuccess = time
        stale?.succeeded(now: clock.monotonic())
        service.noteSuccess(at: time)
    }

    /// The age of the last success: by the last commit once the repository was opened, or as it is
    /// remembered, for a disk that is away.
    private func noteStart(_ status: DaemonStatus, _ now: UInt64) {
        guard stale == nil else { return }
        let wall = clock.now()
        let last = [status.lastCommit?.time, service.knownSuccess].compactMap { $0 }
            .filter { !$0.isToCome(at: wall) }.max()
        lastSuccess = lastSuccess ?? last
        let age = last.map { wall.nanoseconds(since: $0) }
        stale = StaleWatch(after: service.currentStaleAfter, now: now, age: age)
    }

    /// Every root is watched, or known not to be; or the repository is away, which may take days.
    private static func isUp(_ status: DaemonStatus) -> Bool {
        status.trouble != nil
            || !status.roots.isEmpty && status.roots.allSatisfy { $0.state != .starting }
    }

    /// The status line of `systemctl status`.
    private static func line(_ status: DaemonStatus) -> String {
        if let trouble = status.trouble { return "Not backing up anything: \(trouble)" }
        var parts: [String] = []
        switch status.activity {
        case .starting: parts.append("Comparing everything")
        case .watching, .capturing: parts.append("Watching")
        case .paused: parts.append("Paused")
        case .exclusive: parts.append("Waiting for another command")
        case .waitingForRepository: parts.append("Waiting for the repository")
        case .stopping: parts.append("Stopping")
        }
        parts.append("\(status.watch.watches) watches")
        if status.dirty > 0 { parts.append("\(status.dirty) to capture") }
        if status.failureCount > 0 { parts.append("\(status.failureCount) failing") }
        if !status.gaps.isEmpty { parts.append("\(status.gaps.count) gaps") }
        if let refused = status.settingsTrouble {
            parts.append("cannot reload the settings; still using the old ones: \(refused)")
        }
        return parts.joined(separator: ", ")
    }
}
