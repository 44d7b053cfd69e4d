import CairnCore
import CairnFormat
import CairnRemote
import Synchronization

/// The pushes to one remote. Used on the daemon's thread alone.
final class PushJob {
    private struct Running {
        let thread: WorkerThread?
        let result: PushWork.Result
        let progress: PushWork.Progress
        let cancellation: Cancellation
        let began: UInt64
        let since: Timestamp
        let stored: UInt64
        let jitter: UInt64
    }

    private(set) var remote: RemoteConfiguration
    let kept: Monitor<KeptLocally>
    var schedule: PushSchedule
    var log: PushLog
    private var running: Running?
    /// The state up to which the remote has everything.
    private(set) var pushed: RemoteManifest?
    /// The description of the repository, with its keys, at that push.
    private(set) var pushedDescription: [UInt8] = []
    /// When the remote last answered, of ``Clock/monotonic()``.
    private(set) var lastAnswer: UInt64 = 0
    /// The bytes stored by this daemon before the last push that succeeded began.
    private(set) var bytesStoredBefore: UInt64
    /// What the last push found lost.
    private var lost = [0, 0]
    private var pushes: UInt64 = 0
    private var bytesSent: UInt64 = 0

    private static let askingIntervalMinimum: UInt64 = 3_600_000_000_000
    /// How often a remote at rest is asked whether it is still there.
    var askingInterval: UInt64 { max(remote.every, Self.askingIntervalMinimum) }

    /// - Parameters:
    ///   - log: what became of the pushes before.
    ///   - stored: the bytes stored by this daemon.
    init(
        _ remote: RemoteConfiguration, _ log: PushLog, wall: Timestamp, now: UInt64,
        stored: UInt64
    ) {
        self.remote = remote
        kept = Monitor(remote.keptLocally)
        self.log = log
        bytesStoredBefore = stored
        // A daemon that is restarted each minute must not push more for it.
        let every = Int64(clamping: remote.every / 1_000_000_000)
        let due =
            log.failingSince == nil
            ? log.complete.map { (Timestamp(seconds: $0) + every).seconds } : log.nextTry
        let wait = UInt64(max(0, Timestamp(seconds: due ?? 0) - wall))
        schedule = PushSchedule(
            every: remote.every, now: now, failures: log.failingSince == nil ? 0 : log.tries,
            wait: min(wait, 1 << 32) * 1_000_000_000)
    }

    var isRunning: Bool { running != nil }

    func nextDeadline(_ now: UInt64) -> UInt64? {
        guard let running else { return schedule.next }
        return running.result.value == nil ? nil : now
    }

    func configure(_ new: RemoteConfiguration, now: UInt64) {
        if new.every != remote.every { schedule.configure(every: new.every, now: now) }
        remote = new
        kept.update { $0 = new.keptLocally }
    }

    // MARK: A push

    /// - Parameter prepare: called first on the thread that pushes; nil pushes on this thread.
    func begin(
        _ work: PushWork, prepare: (@Sendable () -> Void)?, now: UInt64, wall: Timestamp,
        stored: UInt64, wake: @escaping @Sendable () -> Void
    ) {
        let result = PushWork.Result()
        var thread: WorkerThread?
        if let prepare {
            thread = WorkerThread {
                prepare()
                result.put(work.run())
                wake()
            }
        } else {
            result.put(work.run())
        }
        running = Running(
            thread: thread, result: result, progress: work.progress,
            cancellation: work.cancellation, began: now,
            since: wall, stored: stored, jitter: work.jitter)
    }

    /// - Returns: nil while it runs, or nothing does.
    func takeOutcome() -> PushWork.Outcome? { running?.result.value }

    func wait(until deadline: UInt64) -> PushWork.Outcome? {
        running?.result.wait(until: deadline)
    }

    func finish(_ outcome: PushWork.Outcome, now: UInt64, wall: Timestamp) {
        guard let running else { return }
        running.thread?.join()
        self.running = nil
        switch outcome {
        case .pushed(let result, _):
            schedule.succeeded(began: running.began, now: now)
            (pushed, pushedDescription) = (result.manifest, result.description)
            lastAnswer = now
            bytesStoredBefore = running.stored
            if result.isNew {
                pushes += 1
                bytesSent.addSaturated(result.packBytes + result.deltaBytes)
            }
        case .busy, .stopped: schedule.wasBusy(now: now)
        case .failed: schedule.failed(now: now, jitter: running.jitter)
        }
    }

    /// Whether a push found something else lost than the one before.
    func isLossNew(_ result: PushRun.Result) -> Bool {
        let found = [result.packsLostHere, result.chunksKnownLost]
        defer { lost = found }
        return found != lost && found != [0, 0]
    }

    /// Notes that nothing was new, and the remote was not asked: so nothing is confirmed.
    func rested(now: UInt64) { schedule.succeeded(began: now, now: now) }

    /// Takes note of the pushes of others: `cairn remote push` has been there, too.
    func note(_ found: PushLog) {
        if found.complete ?? 0 > log.complete ?? 0 { log = found }
    }

    func cancel() { running?.cancellation.request() }

    /// Gives up a push, whose thread may never end.
    func abandon() {
        cancel()
        running?.thread?.detach()
        running = nil
    }

    // MARK: Status

    func status(now: UInt64, wall: Timestamp) -> DaemonStatus.Remote {
        var status = DaemonStatus.Remote(name: remote.name, url: remote.url)
        status.complete = log.complete.map { Timestamp(seconds: $0) }
        status.commit = log.commit
        status.failingSince = log.failingSince.map { Timestamp(seconds: $0) }
        if log.failingSince != nil { (status.reason, status.tries) = (log.reason, log.tries) }
        if let running {
            status.pushingSince = running.since
            status.sentBytes = running.progress.sentBytes.load(ordering: .relaxed)
            let idle = running.progress.idleSeconds.load(ordering: .relaxed)
            status.idleSeconds = idle > 0 ? idle : nil
            status.totalBytes = running.progress.totalBytes.load(ordering: .relaxed)
        } else {
            let wait = schedule.next > now ? schedule.next - now : 0
            status.nextTry = wall.after(nanoseconds: wait)
        }
        status.pushes = pushes
        status.bytesSent = bytesSent
        return status
    }
}
