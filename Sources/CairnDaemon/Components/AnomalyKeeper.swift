import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import Synchronization

/// When too much changes at once: the commit before is pinned, and nothing is forgotten until a
/// person has looked.
final class AnomalyKeeper: DaemonComponent {
    let context: DaemonContext
    private let repository: RepositorySession
    private var anomalyGuard: AnomalyGuard
    /// The repository says that a commit is pinned by the anomaly guard, or is about to.
    var isPaused = false
    /// To be pinned with the next commit.
    private(set) var pins: [Hash128] = []

    init(_ context: DaemonContext, _ repository: RepositorySession) {
        self.context = context
        self.repository = repository
        anomalyGuard = AnomalyGuard(context.configuration.anomalyGuard)
    }

    func reconfigure(_ new: AnomalyGuard.Configuration) { anomalyGuard.reconfigure(new) }

    /// Much is missing, and may yet come back.
    var isDoubtful: Bool { anomalyGuard.isDoubtful }

    /// Whether nothing may be forgotten for it.
    var forbidsForgetting: Bool { isPaused || anomalyGuard.isDoubtful }

    /// What a round has done, and which pins its commits hold.
    func note(_ figures: AnomalyFigures, before: Hash128?, pinned: [Hash128]) throws {
        pins.removeAll(where: pinned.contains)
        anomalyGuard.note(figures, before: before, at: clock.monotonic())
        try judge()
    }

    /// What the repository says: another command may have released it.
    func read(_ session: DaemonEnvironment.Session) throws {
        let isPinned = try CatalogReader(session.writer.catalog).pins().contains {
            $0.state == .byAnomalyGuard
        }
        if isPaused, !isPinned, pins.isEmpty {
            anomalyGuard.release()
            log.log(.notice, "the mass change was accepted")
        }
        isPaused = isPinned || !pins.isEmpty
    }

    /// Whether what rounds have done by now is too much; then the commit before it is to be pinned.
    private func judge(isEnding: Bool = false) throws {
        guard let session = repository.session, !isPaused else { return }
        let finding = try anomalyGuard.judge(
            at: clock.monotonic(), isEnding: isEnding,
            live: session.writer.catalogWriter.liveCount(root:atMost:))
        try tellDoubt(session)
        guard let finding else { return }
        isPaused = true
        daemon.shared.withLock { $0.status.massChangeDoubt = nil }
        pins = [finding.lastGood]
        let root = try CatalogReader(session.writer.catalog).roots().first {
            $0.definition.number == finding.verdict.root
        }
        log.log(
            .error,
            "\(finding.verdict.text): the commit before is pinned and nothing is forgotten until `cairn resume --accept-changes`",
            path: root?.definition.path, commit: finding.lastGood)
        observer.anomalyFound(finding)
    }

    /// What is not judged yet, for status.
    private func tellDoubt(_ session: DaemonEnvironment.Session) throws {
        let roots =
            try anomalyGuard.doubtful.map { _ in try CatalogReader(session.writer.catalog).roots() }
            ?? []
        let now = clock.now()
        daemon.shared.withLock { shared in
            let since = shared.status.massChangeDoubt?.since ?? now
            shared.status.massChangeDoubt = anomalyGuard.doubtful.map { verdict in
                DaemonStatus.MassChangeDoubt(
                    root: roots.first { $0.definition.number == verdict.root }?.definition.path
                        ?? [], lost: verdict.changed, held: verdict.live,
                    since: since)
            }
        }
    }

    /// What was deleted a while ago and has not come back.
    func judgeDoubt(isEnding: Bool = false) {
        guard anomalyGuard.isDoubtful else { return }
        do { try judge(isEnding: isEnding) } catch { repository.lose(error) }
    }
}
