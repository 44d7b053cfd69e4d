import CairnBackup
import CairnFormat
import CairnRepository

/// Keeps the anomaly guard: after a mass change it pins the commit before it and pauses forgetting
/// until a person has looked.
final class AnomalyKeeper: RepositoryComponent {
    let repository: RepositorySession
    private var anomalyGuard: AnomalyGuard
    /// Whether the repository has a commit pinned for a mass change on this machine, or is about to
    /// have one.
    var isPaused = false {
        didSet { daemon.shared.withLock { $0.status.hasMassChange = isPaused } }
    }
    /// Whether the mass change of another machine has not been accepted.
    private var isElsewhere = false
    /// The commits to pin with the next commit.
    private(set) var pins: [Hash128] = []

    init(_ repository: RepositorySession) {
        self.repository = repository
        anomalyGuard = AnomalyGuard(repository.configuration.anomalyGuard)
    }

    func reconfigure(_ new: AnomalyGuard.Configuration) { anomalyGuard.configuration = new }

    /// Whether much is missing that may yet come back.
    var isDoubtful: Bool { anomalyGuard.isDoubtful }

    /// Why an anomaly or a doubt forbids forgetting; nil when none does.
    var reasonToWait: String? {
        if isPaused || isDoubtful { return "a mass change has not been accepted yet" }
        return isElsewhere
            ? "a mass change on another machine has not been accepted there yet" : nil
    }

    /// Adds the figures of a round, and the pins that its commits hold.
    func note(_ figures: AnomalyFigures, before: Hash128?, pinned: [Hash128]) throws {
        pins.removeAll(where: pinned.contains)
        anomalyGuard.note(figures, before: before, at: clock.monotonic())
        try judge()
    }

    /// Reads the pins of the repository, because another command may have released them.
    func read(_ session: DaemonEnvironment.Session) throws {
        let found = try CatalogReader(session.writer.catalog).anomalyPins(
            of: configuration.template.machine)
        let isPinned = !found.own.isEmpty
        isElsewhere = !found.others.isEmpty
        if isPaused, !isPinned, pins.isEmpty {
            anomalyGuard.release()
            log.log(.notice, "the mass change was accepted")
        }
        isPaused = isPinned || !pins.isEmpty
    }

    /// Judges the rounds so far. When they changed too much, the commit before them is to be
    /// pinned.
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
        log.log(
            .error,
            "\(finding.verdict.text); Cairn pinned the last commit before this change and forgets nothing until you run `cairn resume --accept-changes`",
            path: try path(of: finding.verdict.root, session), commit: finding.lastGood)
        observer.anomalyFound(finding)
    }

    private func path(of root: UInt64, _ session: DaemonEnvironment.Session) throws -> [UInt8]? {
        try CatalogReader(session.writer.catalog).roots().first { $0.definition.number == root }?
            .definition.path
    }

    /// Shows in the status what is not judged yet.
    private func tellDoubt(_ session: DaemonEnvironment.Session) throws {
        let now = clock.now()
        let doubt = try anomalyGuard.doubtful.map { verdict in
            DaemonStatus.MassChangeDoubt(
                root: try path(of: verdict.root, session) ?? [], lost: verdict.changed,
                held: verdict.live, since: now)
        }
        daemon.shared.withLock { shared in
            let since = shared.status.massChangeDoubt?.since
            shared.status.massChangeDoubt = doubt
            if let since { shared.status.massChangeDoubt?.since = since }
        }
    }

    /// Judges deletions that have lasted for a while and were not undone.
    func judgeDoubt(isEnding: Bool = false) {
        guard isDoubtful else { return }
        do { try judge(isEnding: isEnding) } catch { repository.lose(error) }
    }
}
