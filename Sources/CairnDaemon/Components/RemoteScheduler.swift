import CairnCore
import CairnFormat
import CairnRemote
import CairnRepository

/// Pushes to the remotes of the settings: each on a thread of its own, at low priority.
///
/// - What it promises: no capture, commit or command waits for a remote, whether it is slow, away,
///   full or does not answer; a push that hangs holds nothing but its thread and its own lock.
/// - What it does not: to push while nothing is new. A remote at rest is asked once in
///   ``PushJob/askingInterval``.
/// - Source: DESIGN, Docs/guide/remotes.md. A push reads the repository as a command beside the
///   daemon does: under the readers' lock, for moments.
final class RemoteScheduler: DaemonScheduler {
    let repository: RepositorySession
    private(set) var jobs: [PushJob] = []
    private var lastCommit: Hash128?

    /// How long the end of the daemon waits for pushes, in nanoseconds. With what captures and
    /// hooks may take it is less than `TimeoutStopSec=60s` of the units.
    static let endingPatience: UInt64 = 5_000_000_000
    /// How long it waits for those that it has stopped.
    private static let stoppingPatience: UInt64 = 1_000_000_000

    init(_ repository: RepositorySession) { self.repository = repository }

    var nextDeadline: UInt64? {
        guard environment.openRemote != nil else { return nil }
        return jobs.compactMap { $0.nextDeadline(clock.monotonic()) }.min()
    }

    func step() -> Bool {
        guard let session = repository.session, environment.openRemote != nil else { return false }
        load(session)
        var (hasWorked, hasRested) = (false, false)
        for job in jobs {
            if let outcome = job.takeOutcome() {
                finish(job, outcome)
                hasWorked = true
            }
        }
        let now = clock.monotonic()
        for job in jobs where !job.isRunning {
            job.schedule.note(
                waiting: repository.bytesStored &- job.bytesStoredBefore, now: now)
            guard now >= job.schedule.next else { continue }
            if isAtRest(job, session, now) {
                job.rested(now: now)
                hasRested = true
            } else {
                begin(job, session)
                hasWorked = true
            }
        }
        if hasWorked || hasRested || repository.lastCommit?.commit.id != lastCommit { tell() }
        return hasWorked
    }

    /// Whether the remote has all that there is, as far as this daemon knows, and said so lately.
    private func isAtRest(_ job: PushJob, _ session: DaemonEnvironment.Session, _ now: UInt64)
        -> Bool
    {
        guard let pushed = job.pushed, now < job.lastAnswer + job.askingInterval,
            job.schedule.failures == 0
        else { return false }
        let repository = session.writer.repository
        let head = try? repository.journal.head()
        // A new password is to open the remote, too.
        return head?.record == pushed.record && head?.hash == pushed.recordHash
            && (try? repository.presentDescription().found.bytes) == job.pushedDescription
    }

    // MARK: Jobs

    /// Makes the jobs of the present settings, as they stood when this client pushed last.
    private func load(_ session: DaemonEnvironment.Session) {
        guard jobs.map(\.remote) != configuration.remotes else { return }
        let id = session.writer.repository.description.repository
        let now = clock.monotonic()
        let old = jobs
        jobs = configuration.remotes.map { remote in
            if let job = old.first(where: { $0.remote.url == remote.url }) {
                job.configure(remote, now: now)
                return job
            }
            return PushJob(
                remote, environment.pushLog(remote, id), wall: clock.now(), now: now,
                stored: repository.bytesStored)
        }
        for job in old where !jobs.contains(where: { $0 === job }) { job.abandon() }
        tell()
    }

    private func begin(_ job: PushJob, _ session: DaemonEnvironment.Session) {
        let now = clock.monotonic()
        let cancellation = Cancellation()
        let jitter = environment.randomness.word()
        var next = job.schedule
        next.failed(now: now, jitter: jitter)
        let work = PushWork(
            remote: job.remote, kept: job.kept, repository: session.writer.repository,
            environment: environment, cancellation: cancellation,
            nextTry: clock.now().after(nanoseconds: next.next - now).seconds, jitter: jitter,
            progress: PushWork.Progress())
        // A person waits for the end.
        var prepare = environment.pushThread
        if prepare != nil, context.isStopping { prepare = {} }
        job.begin(
            work, prepare: prepare, now: now, wall: clock.now(), stored: repository.bytesStored,
            wake: { [daemon] in daemon.wake() })
        tell()
        // Without threads it has ended.
        if let outcome = job.takeOutcome() { finish(job, outcome) }
    }

    private func finish(_ job: PushJob, _ outcome: PushWork.Outcome) {
        let wasFailing = job.schedule.failures > 0
        job.finish(outcome, now: clock.monotonic(), wall: clock.now())
        let name = job.remote.name
        switch outcome {
        case .pushed(let result, let kept):
            if wasFailing { log.log(.notice, "pushes to the remote \(name) work again") }
            if result.isNew {
                log.log(
                    .information,
                    "pushed to \(name), which now contains \(result.isIncomplete ? "all available data up to" : "everything up to") commit \(result.manifest.commit?.number ?? 0)"
                )
            }
            for state in result.passedOver {
                log.log(
                    .warning,
                    "\(name) contains an invalid state, which someone else might have put there (\(RemoteKey.state(state.name)): \(state.why)); run `cairn remote verify \(name)`"
                )
            }
            if job.isLossNew(result) {
                log.log(
                    .warning,
                    "this repository has lost \(result.packsLostHere) needed packs, which \(name) still contains (needed chunks missing from both: \(result.chunksLost)); run `cairn remote pull \(name)`, then `cairn repair`"
                )
            }
            if kept.packs > 0 {
                log.log(
                    .information,
                    "\(kept.packs) packs (\(kept.bytes) bytes) are now stored only in \(name)")
            }
            for difference in kept.differing.prefix(1) {
                log.log(
                    .warning,
                    "\(kept.differing.count) packs remain in this repository despite keep-local, because their copies in \(name) cannot be used: \(difference)"
                )
            }
        case .failed(_, let why):
            // Once, and not at each try.
            log.log(
                wasFailing ? .debug : .warning,
                "cannot push to the remote \(name): \(why); Cairn will try again")
        case .busy, .stopped: break
        }
        if let session = repository.session {
            job.log = environment.pushLog(
                job.remote, session.writer.repository.description.repository)
        }
        if case .failed(let error, let why) = outcome, job.log.failingSince == nil {
            job.log.failed(error, why, at: clock.now().seconds)
        }
        tell()
    }

    // MARK: Status

    /// Writes what is known of the remotes into the status.
    func tell() {
        lastCommit = repository.lastCommit?.commit.id
        let number = UInt64(clamping: repository.lastCommit?.number ?? 0)
        let (now, wall) = (clock.monotonic(), clock.now())
        let reader = repository.session.flatMap { try? CatalogReader($0.writer.catalog) }
        let id = repository.session?.writer.repository.description.repository
        if let id {
            for job in jobs where !job.isRunning { job.note(environment.pushLog(job.remote, id)) }
        }
        let remotes = jobs.map { job in
            var status = job.status(now: now, wall: wall)
            let health = id.map { environment.loadRemoteHealth(job.remote, $0) }
            status.verified = health?.verified.map { Timestamp(seconds: $0) }
            status.damageFound = health?.damaged.map { Timestamp(seconds: $0) }
            if health?.contradiction != nil { status.commit = nil }
            let there = status.commit ?? 0
            status.waitingCommits = number > there ? number - there : 0
            if status.waitingCommits > 0 {
                let first = try? reader?.firstPoint(from: Int64(clamping: there + 1))
                // A remote that is new has not been waiting for the years before.
                let known = Timestamp(seconds: job.log.known)
                let since = max(first?.commit.time ?? known, known)
                status.waitingSince = since
                status.isStale = wall - since > job.remote.staleAfter
                status.waitingBytes = repository.bytesStored &- job.bytesStoredBefore
            }
            return status
        }
        daemon.shared.withLock { $0.status.remotes = remotes }
    }

    // MARK: The end

    /// Stops all pushes without waiting for them: nothing of the repository is to stay open.
    func interrupt() { for job in jobs { job.cancel() } }

    /// Pushes what is new where that is quickly done, and leaves the rest to the next start.
    ///
    /// - Parameter mayPush: false to stop at once.
    func end(mayPush: Bool) {
        let deadline = clock.monotonic() + Self.endingPatience
        if mayPush, let session = repository.session, environment.openRemote != nil {
            load(session)
            for job in jobs where !job.isRunning && job.schedule.failures == 0 {
                if !isAtRest(job, session, clock.monotonic()) { begin(job, session) }
            }
            // Nothing is to be hoped from those that fail.
            for job in jobs where job.isRunning && job.schedule.failures == 0 {
                if let outcome = job.wait(until: deadline) { finish(job, outcome) }
            }
        }
        interrupt()
        let stopped = clock.monotonic() + Self.stoppingPatience
        for job in jobs where job.isRunning { _ = job.wait(until: stopped) }
        for job in jobs { job.abandon() }
        jobs = []
    }
}
