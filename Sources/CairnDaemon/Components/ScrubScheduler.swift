import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// The rate at which the daemon reads its repository, and its parity.
public struct ScrubConfiguration: Equatable, Sendable {
    /// Nil for no reading.
    public var rate: ScrubRate?
    /// The share of each pack; nil for no parity.
    public var parity: Share?
    /// Whether damaged packs are quarantined; else they are named, and parity alone mends.
    public var mends = true

    public init(rate: ScrubRate? = nil, parity: Share? = nil, mends: Bool = true) {
        self.rate = rate
        self.parity = parity
        self.mends = mends
    }
}

/// Reads the repository one pack at a time, on a thread of its own at idle priority;
/// ``DamageKeeper`` handles the findings.
///
/// A save waits only for the mending of a damaged pack, which takes as long as writing one.
final class ScrubScheduler: DaemonScheduler {
    let repository: RepositorySession
    let damage: DamageKeeper
    let agenda: ScrubAgenda
    /// The running job, when it is on a thread of its own.
    private(set) var working:
        (thread: WorkerThread, job: ScrubAgenda.Job, began: UInt64, result: ScrubAgenda.Result)?
    {
        didSet { daemon.shared.withLock { $0.scrubBegan = working?.began } }
    }
    private var cancellation = Cancellation()

    init(_ repository: RepositorySession) {
        self.repository = repository
        agenda = ScrubAgenda(repository.configuration.scrub, now: repository.clock.monotonic())
        damage = DamageKeeper(repository, agenda)
    }

    /// The time of the next piece; nil for none, or while one runs.
    var nextDeadline: UInt64? {
        if let working { return working.result.take() == nil ? nil : clock.monotonic() }
        if !agenda.urgent.isEmpty { return clock.monotonic() }
        var due: [UInt64] = []
        if agenda.configuration.rate != nil { due += [agenda.nextCheck, agenda.nextJournal] }
        if agenda.configuration.parity != nil { due.append(agenda.nextParity) }
        if !agenda.record.lostChunks.isEmpty { due.append(agenda.nextSearch) }
        return due.min()
    }

    /// Begins the piece that is due.
    ///
    /// - Returns: whether there was one.
    func step() -> Bool {
        if let working {
            guard let outcome = working.result.take() else { return false }
            working.thread.join()
            self.working = nil
            finish(outcome, working.job, working.began)
            return true
        }
        guard let session = repository.session else { return false }
        damage.load()
        guard let due = nextDeadline, clock.monotonic() >= due else { return false }
        let now = clock.monotonic()
        do {
            guard let job = try nextJob(session, now) else { return false }
            begin(job, session)
            return true
        } catch {
            // The disk is away or the directory cannot be listed; a capture will report it.
            log.log(.debug, "cannot list the packs: \(environment.explain(error))")
            let later = now + ScrubAgenda.troublePause
            (agenda.nextCheck, agenda.nextParity, agenda.nextJournal) = (later, later, later)
            return false
        }
    }

    private func nextJob(_ session: DaemonEnvironment.Session, _ now: UInt64) throws
        -> ScrubAgenda.Job?
    {
        if !agenda.urgent.isEmpty { return agenda.urgent.removeFirst() }
        let storage = session.writer.repository.storage
        if !agenda.record.lostChunks.isEmpty, now >= agenda.nextSearch {
            agenda.nextSearch = now + ScrubAgenda.searchPause
            return .search(after: nil)
        }
        if agenda.configuration.parity != nil, now >= agenda.nextParity {
            if let file = try PackFiles.withoutParity(storage).first(where: {
                !agenda.postponed.contains($0.path)
            }) {
                return .giveParity(file)
            }
            agenda.nextParity = now + ScrubAgenda.parityPause
        }
        guard let rate = agenda.configuration.rate else { return nil }
        if let job = journalJob(rate, now) { return job }
        guard now >= agenda.nextCheck else { return nil }
        let plan = try ScrubPlan(storage, agenda.record, postponing: agenda.postponed)
        agenda.record.keep(only: plan.packs)
        guard let file = plan.next else {
            agenda.postponed = []
            agenda.nextCheck = now + ScrubAgenda.emptyPause
            return nil
        }
        // A daemon that is restarted each hour must not read more for it.
        let pause = rate.nanoseconds(for: file.length, of: plan.totalBytes)
        let since =
            agenda.record.latest.map { clock.now().nanoseconds(since: Timestamp(seconds: $0)) }
            ?? .max
        if since < pause, let latest = agenda.record.latest, latest <= clock.now().seconds {
            agenda.nextCheck = now + (pause - since)
            return nil
        }
        agenda.nextCheck = now + max(pause, 1_000_000)
        return .examine(file)
    }

    /// - Returns: the job, when it is due.
    private func journalJob(_ rate: ScrubRate, _ now: UInt64) -> ScrubAgenda.Job? {
        guard now >= agenda.nextJournal else { return nil }
        // A daemon that is restarted each hour must not read more for it.
        let pause = rate.nanoseconds(for: 1, of: 1)
        if let last = agenda.record.journalChecked, last <= clock.now().seconds {
            let since = clock.now().nanoseconds(since: Timestamp(seconds: last))
            if since < pause {
                agenda.nextJournal = now + (pause - since)
                return nil
            }
        }
        agenda.nextJournal = now + max(pause, 1_000_000)
        return .examineJournal
    }

    private func begin(_ job: ScrubAgenda.Job, _ session: DaemonEnvironment.Session) {
        cancellation = Cancellation()
        let work = ScrubWork(
            job: job, repository: session.writer.repository, catalog: session.writer.catalog,
            files: (
                RuledFileSystem(environment.fileSystem, rules: repository.rules),
                LiveRoots(
                    of: configuration.template.machine, in: configuration.sources.map(\.path))
            ), randomness: environment.randomness,
            parityShare: agenda.configuration.parity?.basisPoints, cancellation: cancellation,
            explain: environment.explain)
        let began = clock.monotonic()
        guard let prepare = environment.scrubThread else { return finish(work.run(), job, began) }
        let daemon = daemon
        let result = ScrubAgenda.Result()
        let thread = WorkerThread {
            prepare()
            result.put(work.run())
            daemon.wake()
        }
        working = (thread, job, began, result)
    }

    /// Handles a job's findings.
    private func finish(_ outcome: ScrubAgenda.Outcome, _ job: ScrubAgenda.Job, _ began: UInt64) {
        let now = clock.monotonic()
        if case .giveParity = job {
            agenda.nextParity = now + ScrubAgenda.restFactor * (now - began)
        }
        if case .search = job {
            agenda.searchRest = now + ScrubAgenda.searchRestFactor * (now - began)
        }
        switch outcome {
        case .stopped: break
        case .failed(let file, let why):
            if let file { agenda.postponed.insert(file.path) }
            let what =
                switch job {
                case .examine(let file), .giveParity(let file): "cannot check \(file.path)"
                case .examineJournal: "cannot check the journal"
                case .search: "cannot search for lost content"
                }
            log.log(.warning, "\(what): \(why)")
        case .examined(let examination): damage.take(examination)
        case .examinedJournal(let found): damage.take(found)
        case .searched(let content, let found, let chunks, let finding):
            damage.take(content, found, chunks, finding)
        }
        damage.save(always: false)
        damage.tell()
    }

    /// Ends the running job and waits for it, because another process needs the repository. The job
    /// is repeated later.
    func interrupt() {
        guard let working else { return }
        cancellation.request()
        working.thread.join()
        self.working = nil
        let outcome = working.result.take() ?? .stopped
        if case .stopped = outcome, case .search(let finding) = working.job {
            agenda.urgent.insert(.search(after: finding), at: 0)
        }
        finish(outcome, working.job, working.began)
    }

    func end() {
        interrupt()
        damage.save(always: true)
    }
}
