import CairnCore
import CairnFormat

/// A round represents one moment. - Source: decision 0015.
extension DirectoryComparison {
    /// Whether it changed after ``ScanContext/moment``. A future time comes from another machine's
    /// clock or was set, and proves nothing.
    func isLater(_ status: FileStatus) -> Bool {
        guard let moment = context.moment, status.origin != .served else { return false }
        return (status.kind == .directory ? moment.names : moment.files) < status.changed
            && status.changed <= clock.now()
    }

    /// Whether a directory changed while a whole scan was under way (``ScanRound/began``). Until
    /// the next one, the snapshot has what was in it when the scan began.
    func changedSinceBegin(_ status: FileStatus) -> Bool {
        guard let began = round.began, status.origin == .local else { return false }
        return began < status.changed && status.changed <= clock.now()
    }

    /// Examines a file that changed after all events were reported, because only its metadata may
    /// have changed. Asks the source of changes, a few times a round.
    ///
    /// - Returns: its status now, and the time until which nobody wrote to it; nil when somebody
    ///   may have.
    func lookAgain(
        _ name: [UInt8], _ status: FileStatus, _ directory: any SourceDirectory,
        _ place: RepositoryPath
    ) throws -> (status: FileStatus, moment: Timestamp)? {
        guard let moment = context.moment, moment.names < moment.files,
            let untouched = round.untouched, status.kind == .file, status.sharedIdentity == nil
        else { return nil }
        while round.asksLeft > 0 {
            round.asksLeft -= 1
            guard let told = untouched(place) else { return nil }
            let now = try directory.status(of: name)
            guard now.kind == .file, now.stableInode == status.stableInode,
                now.sharedIdentity == nil
            else { return nil }
            let (wall, monotonic) = clock.together()
            let until = wall.before(nanoseconds: monotonic &- told)
            if now.changed <= until { return (now, until) }
        }
        return nil
    }

    func leave(_ root: RootDefinition, _ path: [UInt8], _ why: Later) {
        sink.isLater(RepositoryPath(root: root.number, path: path), why)
    }

    /// Whether newly found directories are left for a later round. Renamed places are read whole,
    /// because their old name disappears with this commit.
    var isSpent: Bool {
        context.moment != nil && context.formers.isEmpty && round.budget?.places == 0
    }
}
