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
    private var brake: AnomalyGuard
    /// The repository says that a commit is pinned by the brake, or is about to.
    var isBraked = false
    /// To be pinned with the next commit.
    private(set) var pins: [Hash128] = []

    init(_ context: DaemonContext, _ repository: RepositorySession) {
        self.context = context
        self.repository = repository
        brake = AnomalyGuard(context.configuration.brake)
    }

    func reconfigure(_ new: AnomalyGuard.Configuration) { brake.reconfigure(new) }

    /// Much is missing, and may yet come back.
    var isDoubtful: Bool { brake.isDoubtful }

    /// Whether nothing may be forgotten for it.
    var forbidsForgetting: Bool { isBraked || brake.isDoubtful }

    /// What a round has done, and which pins its commits hold.
    func note(_ figures: AnomalyFigures, before: Hash128?, pinned: [Hash128]) throws {
        pins.removeAll(where: pinned.contains)
        brake.note(figures, before: before, at: clock.monotonic())
        try judge()
    }

    /// What the repository says: another command may have released it.
    func read(_ session: DaemonEnvironment.Session) throws {
        let isPinned = try CatalogReader(session.writer.catalog).pins().contains {
            $0.state == .byBrake
        }
        if isBraked, !isPinned, pins.isEmpty {
            brake.release()
            log.log(.notice, "the mass change was accepted")
        }
        isBraked = isPinned || !pins.isEmpty
    }

    /// Whether what rounds have done by now is too much; then the commit before it is to be pinned.
    private func judge(isEnding: Bool = false) throws {
        guard let session = repository.session, !isBraked else { return }
        let finding = try brake.judge(
            at: clock.monotonic(), isEnding: isEnding,
            live: session.writer.catalogWriter.liveCount(root:atMost:))
        try tellDoubt(session)
        guard let finding else { return }
        isBraked = true
        daemon.shared.withLock { $0.status.massChangeDoubt = nil }
        pins = [finding.lastGood]
        let root = try CatalogReader(session.writer.catalog).roots().first {
            $0.definition.number == finding.verdict.root
        }
        log.log(
            .error,
            "\(finding.verdict.text): the commit before is pinned and nothing is forgotten until `cairn resume --accept-changes`",
            path: root?.definition.path, commit: finding.lastGood)
        observer.braked(finding)
    }

    /// What is not judged yet, for status.
    private func tellDoubt(_ session: DaemonEnvironment.Session) throws {
        let roots =
            try brake.doubtful.map { _ in try CatalogReader(session.writer.catalog).roots() } ?? []
        let now = clock.now()
        daemon.shared.withLock { shared in
            let since = shared.status.massChangeDoubt?.since ?? now
            shared.status.massChangeDoubt = brake.doubtful.map { verdict in
                DaemonStatus.MassChangeDoubt(
                    root: roots.first { $0.definition.number == verdict.root }?.definition.path
                        ?? [], lost: verdict.changed, held: verdict.live,
                    since: since)
            }
        }
    }

    /// What was deleted a while ago and has not come back.
    func judgeDoubt(isEnding: Bool = false) {
        guard brake.isDoubtful else { return }
        do { try judge(isEnding: isEnding) } catch { repository.lose(error) }
    }
}
