import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository

/// The journal is read again like the packs, once in the time in which they all are. What is
/// damaged of it is in the catalog, which is level while the daemon has the repository: the journal
/// begins anew with that.
extension DaemonLoop {
    /// - Returns: the job, when it is due.
    func journalJob(_ rate: ScrubRate, _ now: UInt64) -> DaemonScrub.Job? {
        guard now >= scrub.nextJournal else { return nil }
        // A daemon that is started anew each hour must not read more for it.
        let pause = rate.nanoseconds(for: 1, of: 1)
        if let last = scrub.record.journalChecked, last <= clock.now().seconds {
            let since = UInt64(clock.now().seconds - last) * 1_000_000_000
            if since < pause {
                scrub.nextJournal = now + (pause - since)
                return nil
            }
        }
        scrub.nextJournal = now + max(pause, 1_000_000)
        return .examineJournal
    }

    func take(_ damage: JournalDamage?) {
        guard let damage else {
            scrub.record.journalChecked = clock.now().seconds
            scrub.isUnsaved = true
            return
        }
        environment.log.log(.error, "the journal is damaged: \(damage)")
        guard canWork, let session else { return }
        var finding = DamageFinding(
            pack: damage.file, why: "at byte \(damage.offset): \(damage.why)")
        if scrub.configuration.mends {
            do {
                try beginJournalAnew(session.writer)
                environment.log.log(
                    .warning,
                    "the journal begins anew with what the catalog knew: nothing of it is lost")
                scrub.record.journalChecked = clock.now().seconds
                scrub.isUnsaved = true
            } catch {
                finding.trouble = environment.explain(error)
                environment.log.log(
                    .error,
                    "the journal could not be mended: \(environment.explain(error)); `cairn repair` mends it"
                )
                scrub.nextJournal = clock.monotonic() + DaemonScrub.troublePause
                self.session = nil
                nextOpening = nil
            }
        } else {
            finding.trouble =
                "the daemon only adds to the repository (append-only); `cairn repair` mends it"
            environment.log.log(
                .error, "the journal stays as it is: the daemon only adds; run `cairn repair`")
        }
        observer.damaged(finding)
    }

    private func beginJournalAnew(_ writer: RepositoryWriter) throws {
        guard try writer.catalog.isWhole() else {
            throw CatalogError.damaged("SQLite does not find it in order")
        }
        let before = writer.journal.firstSegment
        try CheckpointRun(writer).run(insteadOfDamaged: true)
        // Whoever reads may be at them: then they are remains, which the next checkpoint removes.
        guard case .held(let readers) = try writer.repository.storage.lockReaders(exclusive: true)
        else { return }
        let aside = AsideDirectory(
            writer.repository.storage, clock: clock, randomness: environment.randomness)
        for number in try writer.repository.journal.segments()
        where (before..<writer.journal.firstSegment).contains(number) {
            try aside.take(JournalFiles.segment(number))
        }
        withExtendedLifetime(readers) {}
    }
}

/// Reads the journal as the daemon's own thread goes on writing it.
struct JournalExaminer {
    let repository: Repository
    let cancellation: Cancellation

    /// How often it is read when a checkpoint comes between.
    private static let readingsMaximum = 3

    /// - Returns: what is wrong with it, if anything is.
    /// - Throws: ``Cancelled``, ``SystemError``.
    func run() throws -> JournalDamage? {
        var wasDamaged = false
        for reading in 1...Self.readingsMaximum {
            let segment = try? repository.journal.head().segment
            do {
                let damage = try JournalCheck(journal: repository.journal).run { _ in
                    if cancellation.isRequested { throw Cancelled() }
                    return false
                }.damage
                let isSame = (try? repository.journal.head().segment) == segment
                // A disk that is going away reads badly for a moment: only what is so twice is
                // damage.
                if damage == nil || isSame && wasDamaged || reading == Self.readingsMaximum {
                    return damage
                }
                wasDamaged = isSame
            } catch let error as SystemError where error.isMissing && reading < Self.readingsMaximum
            {
                // The segments before a checkpoint have gone meanwhile.
            }
        }
        return nil
    }
}
