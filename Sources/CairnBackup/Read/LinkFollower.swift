import CairnCore
import CairnFormat

/// Follows files with several names of which one has changed: the repository's other names of the
/// same inode are examined, too.
///
/// A watcher of directories gets no event for the other names, and a scan of part of a tree does
/// not find them.
/// - Bounds: ``identitiesMaximum`` files wait; beyond that ``isIncomplete`` is true. One thread.
final class LinkFollower {
    /// Whether content must be read in spite of equal stamps, by file.
    private var waiting: [LinkIdentity: Bool] = [:]
    private var followed: Set<LinkIdentity> = []
    private var seen: Set<RepositoryPath> = []
    /// False while the scan finds all names anyway.
    var isNeeded = true
    /// Whether some files were skipped.
    private(set) var isIncomplete = false
    private let identitiesMaximum: Int

    init(identitiesMaximum: Int = 65_536) { self.identitiesMaximum = identitiesMaximum }

    /// Notes a changed name that is read.
    func note(_ status: FileStatus, at place: RepositoryPath, isForced: Bool) {
        guard isNeeded, let identity = status.linkIdentity else { return }
        // Beyond this number a name may be examined twice.
        if seen.count < identitiesMaximum { seen.insert(place) }
        note(identity, isForced: isForced)
    }

    /// Notes that a name with this stamp is gone: the other names have fewer links now.
    func noteGone(_ stamp: Stamp?) {
        guard isNeeded, let stamp, stamp.links > 1, stamp.hasInode else { return }
        note(stamp.identity, isForced: false)
    }

    private func note(_ identity: LinkIdentity, isForced: Bool) {
        if followed.contains(identity) { return }
        guard waiting.count < identitiesMaximum || waiting[identity] != nil else {
            isIncomplete = true
            return
        }
        waiting[identity, default: false] = isForced || waiting[identity] ?? false
    }

    /// - Returns: tasks for other names of the waiting files that were not found yet; nil when no
    ///   file waits.
    func dequeue(_ known: KnownTree) throws -> [CaptureTask]? {
        guard !waiting.isEmpty else { return nil }
        let batch = waiting
        waiting = [:]
        followed = Set(batch.keys)
        var tasks: [CaptureTask] = []
        for (identity, isForced) in batch {
            for place in try known.live.names(of: identity) where !seen.contains(place) {
                // For a bundle around it that is being written to, the place counts as dirty since
                // now.
                tasks.append(
                    CaptureTask(place, .item, dirtySince: .max, afresh: isForced ? .all : .nothing))
            }
        }
        return CaptureTask.inOrder(tasks)
    }
}
