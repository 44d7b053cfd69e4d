import CairnCore
import CairnFormat

/// A round shows a moment. - Source: decision 0015.
extension DirectoryComparison {
    /// What a round shows, of the wall clock.
    struct Moment: Equatable {
        /// Names that nobody told of are as they were then.
        let names: Timestamp
        /// Files that did not change later are as they were then, but for their metadata: the same,
        /// or when it is known that nothing was written since.
        let files: Timestamp
    }

    /// Whether it changed after ``moment``. A time to come is another machine's clock, or was set,
    /// and proves nothing.
    func isLater(_ status: FileStatus) -> Bool {
        guard let moment else { return false }
        return (status.kind == .directory ? moment.names : moment.files) < status.changed
            && status.changed <= clock.now()
    }

    /// A file that changed after all that was told may have changed in its metadata alone: its
    /// source is asked, a few times in a round.
    ///
    /// - Returns: its status now, and until when it is known that nobody wrote to it; nil when
    ///   somebody may have.
    func lookAgain(
        _ name: [UInt8], _ status: FileStatus, _ directory: any SourceDirectory,
        _ place: RepositoryPath
    ) throws -> (status: FileStatus, moment: Timestamp)? {
        guard let moment, moment.names < moment.files, let untouched, status.kind == .file,
            status.linkIdentity == nil
        else { return nil }
        while asksLeft > 0 {
            asksLeft -= 1
            guard let told = untouched(place) else { return nil }
            let now = try directory.status(of: name)
            guard now.kind == .file, now.inode == status.inode, now.linkIdentity == nil else {
                return nil
            }
            let (wall, monotonic) = clock.together()
            let until = wall.before(nanoseconds: monotonic &- told)
            if now.changed <= until { return (now, until) }
        }
        return nil
    }

    func leave(_ root: RootDefinition, _ path: [UInt8], _ why: Later) {
        sink.isLater(RepositoryPath(root: root.number, path: path), why)
    }

    /// Whether directories that were found are left for a later round. What was renamed goes whole:
    /// its old name goes with this commit.
    var isSpent: Bool { moment != nil && formers.isEmpty && budget?.places == 0 }
}
