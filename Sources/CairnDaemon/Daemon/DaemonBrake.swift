import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import Synchronization

/// When too much changes at once.
extension DaemonLoop {
    /// What the repository says: another command may have released it.
    func readBrake(_ session: DaemonEnvironment.Session) throws {
        let isPinned = try CatalogReader(session.writer.catalog).pins().contains {
            $0.state == .byBrake
        }
        if isBraked, !isPinned, pins.isEmpty {
            brake.release()
            environment.log.log(.notice, "the mass change was accepted")
        }
        isBraked = isPinned || !pins.isEmpty
    }

    /// Whether what rounds have done by now is too much; then the commit before it is to be pinned.
    func judge(isEnding: Bool = false) throws {
        guard let session, !isBraked else { return }
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
        environment.log.log(
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
        do { try judge(isEnding: isEnding) } catch { loseRepository(error) }
    }

    /// Not with the next capture, which may be long in coming.
    func writePins() -> Bool {
        guard !pins.isEmpty else { return false }
        return capture([])
    }
}
