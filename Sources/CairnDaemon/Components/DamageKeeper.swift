import CairnBackup
import CairnCare
import CairnFormat
import CairnRepository

/// The outcome for a damaged pack or segment of the journal.
public struct DamageFinding: Equatable, Sendable {
    /// A pack, or a segment of the journal; relative to the repository.
    public var pack: String
    /// The first fault found in it.
    public var why: String
    /// Whether its parity restored it byte for byte.
    public var healedByParity = false
    public var salvaged = 0
    public var copied = 0
    public var healedFromFiles = 0
    /// The first of the versions in the whole repository that cannot be fully restored now.
    public var lost: [ScrubRecord.Lost] = []
    public var lostCount = 0
    /// Why the pack could not be handled; it is tried again.
    public var trouble: String?
}

/// Handles what reading the repository found: notes whole files, mends damaged ones, stores again
/// what live files still hold, and reports losses.
final class DamageKeeper: RepositoryComponent {
    let repository: RepositorySession
    private let agenda: ScrubAgenda

    private static let refusal =
        "the service runs in append-only mode and cannot repair the damage; run `cairn repair`"

    init(_ repository: RepositorySession, _ agenda: ScrubAgenda) {
        self.repository = repository
        self.agenda = agenda
    }

    // MARK: Packs

    func take(_ examination: Examination) {
        let path = examination.file.path
        switch examination.parity {
        case .none: break
        case .made: log.log(.debug, "created parity data for \(path)")
        case .failed(let why):
            agenda.postponed.insert(path)
            log.log(.warning, "cannot create parity data for \(path): \(why)")
        }
        guard let id = PackFiles.sealedID(path) else { return }
        switch examination.finding {
        case .gone: break
        case .whole: noteWhole(id)
        case .healed(let shards, let bytes):
            noteWhole(id)
            agenda.record.damagedPacks += 1
            agenda.record.healedPacks += 1
            log.log(
                .warning,
                "\(path) was damaged and was repaired from parity data (\(shards) parts, \(bytes) bytes)"
            )
            var finding = DamageFinding(pack: path, why: "\(bytes) bytes of the pack were damaged")
            finding.healedByParity = true
            observer.damaged(finding)
        case .damaged(let outcome, let parity, let content): mend(outcome, parity, content)
        }
    }

    private func noteWhole(_ id: Hash256) {
        agenda.record.note(id, at: clock.now().seconds)
        agenda.isUnsaved = true
    }

    private func mending(_ session: DaemonEnvironment.Session) -> PackMending {
        PackMending(
            writer: session.writer, clock: clock, randomness: environment.randomness,
            cancellation: daemon.cancellation)
    }

    private func mend(_ outcome: PackOutcome, _ parity: String?, _ content: LostContent.Findings) {
        let path = outcome.file.path
        let why =
            outcome.problems.first.map { "at byte \($0.offset): \($0.why)" }
            ?? "a chunk in the pack does not match its id"
        var finding = DamageFinding(pack: path, why: why)
        let help = parity.map { "; its parity data cannot repair it: \($0)" } ?? ""
        log.log(.error, "\(path) is damaged (\(why))\(help)")
        guard repository.canWork, let session = repository.session,
            (try? session.writer.repository.storage.size(of: path)) != nil
        else { return }
        guard agenda.configuration.mends else {
            agenda.postponed.insert(path)
            finding.trouble = Self.refusal
            log.log(
                .error,
                "\(path) was not repaired, because the service runs in append-only mode; run `cairn repair`"
            )
            return observer.damaged(finding)
        }
        // A running restore keeps what it reads. Until then, content that cannot be served is found
        // by its hash.
        guard
            case .held(let readers)? = try? session.writer.repository.storage.lockReaders(
                exclusive: true)
        else {
            log.log(.notice, "\(path) will be repaired when no process is reading the repository")
            agenda.nextCheck = clock.monotonic() + ScrubAgenda.shortPause
            return
        }
        defer { withExtendedLifetime(readers) {} }
        // If this process ends meanwhile, the next one knows what to search for.
        agenda.record.lostChunks = Array(
            content.wanted.sorted().prefix(ScrubRecord.lostChunksMaximum))
        agenda.isUnsaved = true
        save(always: true)
        do {
            let result = try mending(session).run(outcome, content)
            finding.salvaged = result.salvaged
            finding.copied = result.copied
            finding.healedFromFiles = result.healed
        } catch {
            agenda.postponed.insert(path)
            let trouble = environment.explain(error)
            finding.trouble = trouble
            log.log(.error, "cannot repair \(path): \(trouble); Cairn will try again")
            observer.damaged(finding)
        }
        if finding.trouble == nil {
            if let id = PackFiles.sealedID(path) { agenda.record.forget(id) }
            agenda.record.damagedPacks += 1
            agenda.isUnsaved = true
            agenda.urgent.append(.search(after: finding))
        }
        // Opening reads what was stored into the catalog.
        repository.reopen()
    }

    /// Stores what a search found, and reports what is still lost.
    func take(
        _ content: LostContent.Findings, _ damage: DamageReport, _ chunks: Set<ChunkID>,
        _ finding: DamageFinding?
    ) {
        if !content.found.isEmpty, repository.canWork, let session = repository.session {
            do {
                let (copied, healed) = try mending(session).restore(content)
                log.log(.notice, "lost chunks that were found and stored again: \(copied + healed)")
                var finding = finding
                finding?.copied += copied
                finding?.healedFromFiles += healed
                repository.reopen()
                // Searches once more, to name what is left.
                if copied + healed > 0 { return agenda.urgent.append(.search(after: finding)) }
            } catch {
                log.log(
                    .error,
                    "cannot store the recovered content: \(environment.explain(error))"
                )
            }
        }
        let before = agenda.record
        agenda.record.noteLost(damage, chunks: chunks)
        if damage.versionCount == 0, finding != nil { agenda.record.healedPacks += 1 }
        agenda.isUnsaved = agenda.isUnsaved || before != agenda.record
        if before.lostVersionCount > 0, damage.versionCount == 0 {
            log.log(.notice, "all lost content was recovered")
        }
        for version in damage.versions.prefix(ScrubRecord.versionsMaximum)
        where finding != nil || before.lostVersionCount == 0 {
            log.log(
                .error,
                "\(version.lostBytes) of \(version.contentBytes) bytes of \(version.isLive ? "the current" : "an earlier") version are lost",
                path: version.livePath)
        }
        if repository.canWork, let session = repository.session {
            let lacking: LackingContent =
                damage.versionCount == 0
                ? .none : damage.versions.contains(where: \.isLive) ? .present : .earlier
            do { try session.writer.catalog.note(lacking) } catch { repository.lose(error) }
        }
        guard var finding else { return }
        (finding.lost, finding.lostCount) = (agenda.record.lost, agenda.record.lostVersionCount)
        log.log(
            damage.versionCount == 0 ? .warning : .error,
            "moved damaged pack \(finding.pack) to quarantine; chunks: \(finding.salvaged) intact, \(finding.copied) in other packs, "
                + "\(finding.healedFromFiles) recovered from current files; damaged versions: \(damage.versionCount)"
        )
        observer.damaged(finding)
    }

    /// Handles packs that disappeared while the daemon ran: content that files still hold is stored
    /// again at once.
    func noticeGonePacks() {
        guard repository.canWork, let session = repository.session,
            let held = try? HeldChunks(
                CatalogReader(session.writer.catalog), session.writer.repository), held.lacksPacks
        else { return }
        log.log(
            .error,
            "packs are missing from the repository; Cairn stores their content again if current files still contain it"
        )
        // Opening reads what was stored into the catalog.
        repository.reopen()
    }

    /// Whether versions are recorded as lost, and another search costs little beside the last.
    var knowsOfLoss: Bool {
        load()
        return agenda.record.lostVersionCount > 0 && clock.monotonic() >= agenda.searchRest
    }

    func searchLost() {
        let isDue = agenda.urgent.contains { if case .search = $0 { true } else { false } }
        if !isDue { agenda.urgent.append(.search(after: nil)) }
    }

    // MARK: The journal

    /// The journal is read again like the packs, once in the time for all of them. Its damaged
    /// records are in the catalog, which is up to date while the daemon has the repository, so the
    /// journal begins anew from the catalog.
    func take(_ damage: JournalDamage?) {
        guard let damage else {
            agenda.record.journalChecked = clock.now().seconds
            agenda.isUnsaved = true
            return
        }
        log.log(.error, "the journal is damaged: \(damage)")
        guard repository.canWork, let session = repository.session else { return }
        var finding = DamageFinding(
            pack: damage.file, why: "at byte \(damage.offset): \(damage.why)")
        if agenda.configuration.mends {
            do {
                try beginJournalAnew(session.writer)
                log.log(
                    .warning,
                    "rebuilt the journal from the catalog without losing any history")
                agenda.record.journalChecked = clock.now().seconds
                agenda.isUnsaved = true
            } catch {
                finding.trouble = environment.explain(error)
                log.log(
                    .error,
                    "cannot repair the journal: \(environment.explain(error)); run `cairn repair`"
                )
                agenda.nextJournal = clock.monotonic() + ScrubAgenda.troublePause
                repository.reopen()
            }
        } else {
            finding.trouble = Self.refusal
            log.log(
                .error,
                "the journal was not repaired, because the service runs in append-only mode; run `cairn repair`"
            )
        }
        observer.damaged(finding)
    }

    private func beginJournalAnew(_ writer: RepositoryWriter) throws {
        guard try writer.catalog.isWhole()
        else { throw CatalogError.damaged("SQLite reports a problem with it") }
        let before = writer.journal.firstSegment
        try CheckpointRun(writer).run(insteadOfDamaged: true)
        // Readers may use the old segments. They then stay until the next checkpoint.
        guard case .held(let readers) = try writer.repository.storage.lockReaders(exclusive: true)
        else { return }
        let quarantine = Quarantine(
            writer.repository.storage, clock: clock, randomness: environment.randomness)
        for number in try writer.repository.journal.segments()
        where (before..<writer.journal.firstSegment).contains(number) {
            try quarantine.take(JournalFiles.segment(number))
        }
        withExtendedLifetime(readers) {}
    }

    // MARK: The record

    /// Updates the status and the figures.
    func tell() {
        guard let session = repository.session,
            let coverage = try? ScrubCoverage(
                session.writer.repository, agenda.record, now: clock.now())
        else { return }
        daemon.shared.withLock { shared in
            shared.status.scrub = coverage
            shared.status.lostVersions = agenda.record.lostVersionCount
        }
    }

    func load() {
        guard !agenda.isLoaded else { return }
        agenda.isLoaded = true
        defer { tell() }
        guard let bytes = environment.loadScrub() else { return }
        do { agenda.record = try ScrubRecord(decoding: bytes) } catch {
            log.log(
                .warning,
                "cannot read the record of checked packs, so Cairn starts a new record: \(error)"
            )
        }
    }

    func save(always: Bool) {
        let now = clock.monotonic()
        guard agenda.isUnsaved,
            always || now >= agenda.lastSave + ScrubAgenda.savePause
                || !agenda.record.lostChunks.isEmpty
        else { return }
        agenda.isUnsaved = false
        agenda.lastSave = now
        environment.saveScrub(agenda.record.encode())
    }
}
