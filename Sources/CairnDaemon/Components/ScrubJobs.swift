import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import Synchronization

/// The parts of the repository to read, and the results. Used on the daemon's thread alone, except
/// by the jobs.
final class ScrubAgenda {
    enum Job: Sendable {
        case examine(PackFile)
        case giveParity(PackFile)
        case examineJournal
        /// Searches live files and other packs for lost content, and reports what stays lost.
        case search(after: DamageFinding?)
    }

    enum Outcome: Sendable {
        case examined(Examination)
        case examinedJournal(JournalDamage?)
        case searched(LostContent.Findings, DamageReport, Set<ChunkID>, after: DamageFinding?)
        case failed(PackFile?, String)
        case stopped
    }

    var configuration: ScrubConfiguration
    var record = ScrubRecord()
    var isLoaded = false
    /// The time to read the next pack, of ``Clock/monotonic()``.
    var nextCheck: UInt64 = 0
    var nextParity: UInt64 = 0
    var nextJournal: UInt64 = 0
    /// The time of the next search for lost content.
    var nextSearch: UInt64 = 0
    /// Until when no search follows the last one without need.
    var searchRest: UInt64 = 0
    var lastSave: UInt64 = 0
    var isUnsaved = false
    /// Jobs that precede those of the clock.
    var urgent: [Job] = []
    /// Packs that could not be examined, until the others have had their turn.
    var postponed: Set<String> = []

    /// The place for a thread's result.
    final class Result: Sendable {
        private let outcome = Mutex<Outcome?>(nil)

        func put(_ new: Outcome) { outcome.withLock { $0 = new } }
        func take() -> Outcome? { outcome.withLock { $0 } }
    }

    /// The maximum pause between the start and the first check, in nanoseconds.
    private static let firstPauseMaximum: UInt64 = 60_000_000_000

    static func firstPause(_ configuration: ScrubConfiguration) -> UInt64 {
        min(
            firstPauseMaximum,
            configuration.rate.map { $0.within * 1_000_000_000 / 60 } ?? firstPauseMaximum)
    }

    /// The pause before a resource that another process holds is tried again.
    static let shortPause: UInt64 = 60_000_000_000
    static let emptyPause: UInt64 = 600_000_000_000
    static let parityPause: UInt64 = 600_000_000_000
    static let searchPause: UInt64 = 86_400_000_000_000
    static let troublePause: UInt64 = 600_000_000_000
    static let savePause: UInt64 = 60_000_000_000
    /// The pause after making parity, as a multiple of its duration.
    static let restFactor: UInt64 = 4
    /// The same, after a search for lost content.
    static let searchRestFactor: UInt64 = 20

    init(_ configuration: ScrubConfiguration, now: UInt64) {
        self.configuration = configuration
        nextCheck = now + Self.firstPause(configuration)
        (nextParity, nextJournal, nextSearch) = (nextCheck, nextCheck, nextCheck)
    }

    /// Applies new settings: nothing waits longer than they say.
    func configure(_ new: ScrubConfiguration, now: UInt64) {
        guard new != configuration else { return }
        configuration = new
        nextCheck = min(nextCheck, now + Self.firstPause(new))
        nextParity = min(nextParity, now + Self.firstPause(new))
        nextJournal = min(nextJournal, now + Self.firstPause(new))
    }
}

/// One job, for any thread.
struct ScrubWork: Sendable {
    let job: ScrubAgenda.Job
    let repository: Repository
    let catalog: Catalog
    let files: (system: any FileSystem, live: LiveRoots)
    let randomness: any Randomness
    let parityShare: Int?
    let cancellation: Cancellation
    let explain: @Sendable (any Error) -> String

    func run() -> ScrubAgenda.Outcome {
        let examiner = PackExaminer(
            repository: repository, catalog: catalog, files: files,
            randomness: randomness, parityShare: parityShare, cancellation: cancellation)
        do {
            switch job {
            case .examine(let file): return try .examined(examiner.examine(file))
            case .giveParity(let file): return .examined(examiner.giveParity(file))
            case .examineJournal:
                return try .examinedJournal(
                    JournalExaminer(repository: repository, cancellation: cancellation).run())
            case .search(let finding): return try search(examiner, after: finding)
            }
        } catch is Cancelled { return .stopped } catch { return .failed(file, explain(error)) }
    }

    private var file: PackFile? {
        switch job {
        case .examine(let file), .giveParity(let file): file
        case .examineJournal, .search: nil
        }
    }

    private func search(_ examiner: PackExaminer, after finding: DamageFinding?) throws
        -> ScrubAgenda.Outcome
    {
        let content = try LostContent(examiner).find(nil)
        let lost = try LostChunks(repository, catalog, suspects: [])
        let (damage, chunks) = try lost.damage(in: catalog, cancellation)
        if cancellation.isRequested { return .stopped }
        return .searched(content, damage, chunks, after: finding)
    }
}
