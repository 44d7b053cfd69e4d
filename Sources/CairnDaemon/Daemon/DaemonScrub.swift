import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import Synchronization

/// How much the daemon reads of its repository by itself, and what parity it keeps.
public struct ScrubConfiguration: Equatable, Sendable {
    /// Nil for nothing.
    public var rate: ScrubRate?
    /// Of each pack; nil for no parity.
    public var parity: Share?
    /// Whether damaged packs are set aside; else they are named, and parity alone mends.
    public var mends = true

    public init(rate: ScrubRate? = nil, parity: Share? = nil, mends: Bool = true) {
        self.rate = rate
        self.parity = parity
        self.mends = mends
    }
}

/// What came of a damaged pack or journal, for people.
public struct DamageFinding: Equatable, Sendable {
    /// A pack, or a segment of the journal; relative to the repository.
    public var pack: String
    /// What was wrong with it, the first of it.
    public var why: String
    /// It was made whole by its parity, byte for byte.
    public var healedByParity = false
    public var salvaged = 0
    public var copied = 0
    public var healedFromFiles = 0
    /// Versions that cannot be restored whole now, the first of them, in all the repository.
    public var lost: [ScrubRecord.Lost] = []
    public var lostCount = 0
    /// The pack could not be dealt with; it is tried again.
    public var trouble: String?
}

/// The repository is read, a pack at a time, on a thread of its own at idle priority; what is found
/// is dealt with here.
///
/// A save waits for none of it but for the mending of a damaged pack, which takes as long as
/// writing one.
extension DaemonLoop {
    /// When the next piece of it is due; nil when nothing is, or it is being done.
    var nextScrub: UInt64? {
        if let working = scrub.working {
            return working.result.take() == nil ? nil : clock.monotonic()
        }
        if !scrub.urgent.isEmpty { return clock.monotonic() }
        var due: [UInt64] = []
        if scrub.configuration.rate != nil { due += [scrub.nextCheck, scrub.nextJournal] }
        if scrub.configuration.parity != nil { due.append(scrub.nextParity) }
        if !scrub.record.lostChunks.isEmpty { due.append(scrub.nextSearch) }
        return due.min()
    }

    /// Begins what is due.
    ///
    /// - Returns: whether there was anything.
    func continueScrub() -> Bool {
        if let working = scrub.working {
            guard let outcome = working.result.take() else { return false }
            working.thread.join()
            setScrubbing(nil)
            finish(outcome, working.job, working.began)
            return true
        }
        guard let session else { return false }
        loadScrub()
        guard let due = nextScrub, clock.monotonic() >= due else { return false }
        let now = clock.monotonic()
        do {
            guard let job = try nextScrubJob(session, now) else { return false }
            begin(job, session)
            return true
        } catch {
            // The disk is away or the directory cannot be listed: a capture will say so.
            environment.log.log(.debug, "the packs cannot be listed: \(environment.explain(error))")
            let later = now + DaemonScrub.troublePause
            (scrub.nextCheck, scrub.nextParity, scrub.nextJournal) = (later, later, later)
            return false
        }
    }

    private func nextScrubJob(_ session: DaemonEnvironment.Session, _ now: UInt64) throws
        -> DaemonScrub.Job?
    {
        if !scrub.urgent.isEmpty { return scrub.urgent.removeFirst() }
        let storage = session.writer.repository.storage
        if !scrub.record.lostChunks.isEmpty, now >= scrub.nextSearch {
            scrub.nextSearch = now + DaemonScrub.searchPause
            return .search(after: nil)
        }
        if scrub.configuration.parity != nil, now >= scrub.nextParity {
            if let file = try PackFiles.withoutParity(storage).first(where: {
                !scrub.spared.contains($0.path)
            }) {
                return .giveParity(file)
            }
            scrub.nextParity = now + DaemonScrub.parityPause
        }
        guard let rate = scrub.configuration.rate else { return nil }
        if let job = journalJob(rate, now) { return job }
        guard now >= scrub.nextCheck else { return nil }
        let plan = try ScrubPlan(storage, scrub.record, sparing: scrub.spared)
        scrub.record.keep(only: plan.packs)
        guard let file = plan.next else {
            scrub.spared = []
            scrub.nextCheck = now + DaemonScrub.emptyPause
            return nil
        }
        // A daemon that is started anew each hour must not read more for it.
        let pause = rate.nanoseconds(for: file.length, of: plan.totalBytes)
        let since =
            scrub.record.latest.map { UInt64(max(0, clock.now().seconds - $0)) * 1_000_000_000 }
            ?? .max
        if since < pause, let latest = scrub.record.latest, latest <= clock.now().seconds {
            scrub.nextCheck = now + (pause - since)
            return nil
        }
        scrub.nextCheck = now + max(pause, 1_000_000)
        return .examine(file)
    }

    private func begin(_ job: DaemonScrub.Job, _ session: DaemonEnvironment.Session) {
        scrub.cancellation = Cancellation()
        let share = scrub.configuration.parity?.basisPoints
        let work = ScrubWork(
            job: job, repository: session.writer.repository, catalog: session.writer.catalog,
            fileSystem: environment.fileSystem,
            randomness: environment.randomness, parityShare: share,
            cancellation: scrub.cancellation, explain: environment.explain)
        let began = clock.monotonic()
        guard let prepare = environment.scrubThread else {
            finish(work.run(), job, began)
            return
        }
        let daemon = daemon
        let result = DaemonScrub.Result()
        let thread = WorkerThread {
            prepare()
            result.put(work.run())
            daemon.wake()
        }
        setScrubbing((thread, job, began, result))
    }

    private func setScrubbing(
        _ working: (
            thread: WorkerThread, job: DaemonScrub.Job, began: UInt64, result: DaemonScrub.Result
        )?
    ) {
        scrub.working = working
        daemon.shared.withLock { $0.scrubBegan = working?.began }
    }

    /// Deals with what a job found.
    private func finish(_ outcome: DaemonScrub.Outcome, _ job: DaemonScrub.Job, _ began: UInt64) {
        let now = clock.monotonic()
        if case .giveParity = job {
            scrub.nextParity = now + DaemonScrub.restFactor * (now - began)
        }
        switch outcome {
        case .stopped: break
        case .failed(let file, let why):
            if let file { scrub.spared.insert(file.path) }
            let what: String
            switch job {
            case .examine(let file), .giveParity(let file): what = "\(file.path) cannot be checked"
            case .examineJournal: what = "the journal cannot be checked"
            case .search: what = "what is lost cannot be looked for"
            }
            environment.log.log(.warning, "\(what): \(why)")
        case .examined(let examination): take(examination)
        case .examinedJournal(let damage): take(damage)
        case .searched(let content, let damage, let chunks, let finding):
            take(content, damage, chunks, finding)
        }
        saveScrub(always: false)
        tellScrub()
    }

    /// For status and figures.
    private func tellScrub() {
        guard let session,
            let coverage = try? ScrubCoverage(
                session.writer.repository, scrub.record, now: clock.now())
        else { return }
        daemon.shared.withLock { shared in
            shared.status.scrub = coverage
            shared.status.lostVersions = scrub.record.lostVersionCount
        }
    }

    private func take(_ examination: Examination) {
        let path = examination.file.path
        switch examination.parity {
        case .none: break
        case .made: environment.log.log(.debug, "parity made for \(path)")
        case .failed(let why):
            scrub.spared.insert(path)
            environment.log.log(.warning, "no parity could be made for \(path): \(why)")
        }
        guard let id = PackFiles.sealedID(path) else { return }
        switch examination.finding {
        case .gone: break
        case .whole:
            scrub.record.note(id, at: clock.now().seconds)
            scrub.isUnsaved = true
        case .healed(let shards, let bytes):
            scrub.record.note(id, at: clock.now().seconds)
            scrub.record.damagedPacks += 1
            scrub.record.healedPacks += 1
            scrub.isUnsaved = true
            environment.log.log(
                .warning,
                "\(path) was damaged; its parity has made it whole again (\(shards) parts, \(bytes) bytes)"
            )
            var finding = DamageFinding(pack: path, why: "\(bytes) bytes of it were damaged")
            finding.healedByParity = true
            observer.damaged(finding)
        case .damaged(let outcome, let parity, let content): mend(outcome, parity, content)
        }
    }

    private func mend(_ outcome: PackOutcome, _ parity: String?, _ content: LostContent.Findings) {
        let path = outcome.file.path
        let why =
            outcome.problems.first.map { "at byte \($0.offset): \($0.why)" }
            ?? "a chunk in it is not what its id says"
        var finding = DamageFinding(pack: path, why: why)
        environment.log.log(
            .error,
            "\(path) is damaged \(why)" + (parity.map { "; its parity cannot help: \($0)" } ?? ""))
        guard canWork, let session, (try? session.writer.repository.storage.size(of: path)) != nil
        else { return }
        guard scrub.configuration.mends else {
            scrub.spared.insert(path)
            finding.trouble =
                "the daemon only adds to the repository (append-only); `cairn repair` mends it"
            environment.log.log(
                .error, "\(path) stays as it is: the daemon only adds; run `cairn repair`")
            observer.damaged(finding)
            return
        }
        // A restore that runs is not robbed of what it reads. What cannot be served is found by its
        // hash meanwhile.
        guard
            case .held(let readers)? = try? session.writer.repository.storage.lockReaders(
                exclusive: true)
        else {
            environment.log.log(.notice, "\(path) is mended when nobody reads the repository")
            scrub.nextCheck = clock.monotonic() + DaemonScrub.shortPause
            return
        }
        defer { withExtendedLifetime(readers) {} }
        // Should this process end in the midst of it, the next one knows what to look for.
        scrub.record.lostChunks = Array(
            content.wanted.sorted().prefix(ScrubRecord.lostChunksMaximum))
        scrub.isUnsaved = true
        saveScrub(always: true)
        do {
            let result = try PackMending(
                writer: session.writer, clock: clock, randomness: environment.randomness,
                cancellation: daemon.cancellation
            ).run(outcome, content)
            (finding.salvaged, finding.copied, finding.healedFromFiles) = (
                result.salvaged, result.copied, result.healed
            )
        } catch {
            scrub.spared.insert(path)
            finding.trouble = environment.explain(error)
            environment.log.log(
                .error,
                "\(path) could not be mended: \(environment.explain(error)); it is tried again")
            observer.damaged(finding)
        }
        if finding.trouble == nil {
            if let id = PackFiles.sealedID(path) { scrub.record.forget(id) }
            scrub.record.damagedPacks += 1
            scrub.isUnsaved = true
            scrub.urgent.append(.search(after: finding))
        }
        // The catalog learns of what was stored when it is opened.
        self.session = nil
        nextOpening = nil
    }

    /// What was found since is stored; what is still lost is named.
    private func take(
        _ content: LostContent.Findings, _ damage: DamageReport, _ chunks: Set<ChunkID>,
        _ finding: DamageFinding?
    ) {
        if !content.found.isEmpty, canWork, let session {
            do {
                let (copied, healed) = try PackMending(
                    writer: session.writer, clock: clock, randomness: environment.randomness,
                    cancellation: daemon.cancellation
                ).restore(content)
                environment.log.log(
                    .notice, "\(copied + healed) lost chunks were found and are kept again")
                var finding = finding
                finding?.copied += copied
                finding?.healedFromFiles += healed
                self.session = nil
                nextOpening = nil
                // Once more, to name what is left.
                if copied + healed > 0 {
                    scrub.urgent.append(.search(after: finding))
                    return
                }
            } catch {
                environment.log.log(
                    .error,
                    "what was found of lost content could not be stored: \(environment.explain(error))"
                )
            }
        }
        let before = scrub.record
        scrub.record.noteLost(damage, chunks: chunks)
        if damage.versionCount == 0, finding != nil { scrub.record.healedPacks += 1 }
        scrub.isUnsaved = scrub.isUnsaved || before != scrub.record
        if before.lostVersionCount > 0, damage.versionCount == 0 {
            environment.log.log(.notice, "nothing is lost any more")
        }
        for version in damage.versions.prefix(ScrubRecord.versionsMaximum)
        where finding != nil || before.lostVersionCount == 0 {
            environment.log.log(
                .error,
                "\(version.lostBytes) of \(version.contentBytes) bytes of a version are lost\(version.isLive ? ", the present one" : "")",
                path: version.livePath)
        }
        if canWork, let session {
            let lacking: LackingContent =
                damage.versionCount == 0
                ? .none : damage.versions.contains(where: \.isLive) ? .present : .earlier
            do { try session.writer.catalog.note(lacking) } catch { loseRepository(error) }
        }
        guard var finding else { return }
        (finding.lost, finding.lostCount) = (scrub.record.lost, scrub.record.lostVersionCount)
        environment.log.log(
            damage.versionCount == 0 ? .warning : .error,
            "\(finding.pack) was set aside: \(finding.salvaged) chunks of it were intact, \(finding.copied) are in other packs, "
                + "\(finding.healedFromFiles) were read from live files; \(damage.versionCount) versions have lost something"
        )
        observer.damaged(finding)
    }

    /// A pack that went behind the daemon's back: what files still hold of it is stored anew at
    /// once.
    func noticeGonePacks() {
        guard canWork, let session,
            let held = try? HeldChunks(
                CatalogReader(session.writer.catalog), session.writer.repository), held.lacksPacks
        else { return }
        environment.log.log(
            .error,
            "packs of the repository are gone: what live files still hold of them is stored anew")
        // The catalog learns of it when it is opened.
        self.session = nil
        nextOpening = nil
    }

    func searchLost() {
        let isDue = scrub.urgent.contains { if case .search = $0 { true } else { false } }
        if !isDue { scrub.urgent.append(.search(after: nil)) }
    }

    // MARK: The record

    private func loadScrub() {
        guard !scrub.isLoaded else { return }
        scrub.isLoaded = true
        defer { tellScrub() }
        guard let bytes = environment.loadScrub() else { return }
        do {
            scrub.record = try ScrubRecord(decoding: bytes)
        } catch {
            environment.log.log(
                .warning, "when packs were checked cannot be read, and is noted anew: \(error)")
        }
    }

    func saveScrub(always: Bool) {
        let now = clock.monotonic()
        guard scrub.isUnsaved,
            always || now >= scrub.lastSave + DaemonScrub.savePause
                || !scrub.record.lostChunks.isEmpty
        else { return }
        scrub.isUnsaved = false
        scrub.lastSave = now
        environment.saveScrub(scrub.record.encode())
    }

    /// Ends the job that runs and waits for it: another process is to have the repository, or
    /// nobody. What it was about comes again.
    func interruptScrub() {
        guard let working = scrub.working else { return }
        scrub.cancellation.request()
        working.thread.join()
        setScrubbing(nil)
        let outcome = working.result.take() ?? .stopped
        if case .stopped = outcome, case .search(let finding) = working.job {
            scrub.urgent.insert(.search(after: finding), at: 0)
        }
        finish(outcome, working.job, working.began)
    }

    func endScrub() {
        interruptScrub()
        saveScrub(always: true)
    }
}
