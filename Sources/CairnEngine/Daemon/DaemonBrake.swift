import CairnFormat

/// When too much changes at once.
extension DaemonLoop {
    /// What the repository says: another command may have released it.
    func readBrake(_ session: DaemonEnvironment.Session) throws {
        let isPinned = try CatalogReader(session.writer.catalog).pins().contains { $0.state == .byBrake }
        if isBraked, !isPinned, pins.isEmpty {
            brake.release()
            environment.log.log(.notice, "the mass change was accepted")
        }
        isBraked = isPinned || !pins.isEmpty
    }

    /// - Parameters:
    ///   - live: kept before the round.
    ///   - commit: the last before it.
    func judge(_ result: BackupResult, live: UInt64, before commit: Hash128?) {
        let changed = result.counts.changed + result.counts.deleted - result.excluded
        guard let finding = brake.note(changed: changed, live: live, before: commit, at: clock.monotonic()), !isBraked else { return }
        isBraked = true
        pins = [finding.lastGood]
        environment.log.log(
            .error,
            "\(finding.changed) of \(finding.live) items changed or vanished within a short time: the commit before is pinned, nothing is thinned until `cairn resume --accept-changes`",
            commit: finding.lastGood)
        observer.braked(finding)
    }

    /// Not with the next capture, which may be long in coming.
    func writePins() -> Bool {
        guard !pins.isEmpty else { return false }
        return capture([])
    }
}
