import CairnCore
import CairnFormat

/// Files with several names of which one was found changed: the repository's other names of the
/// same inode are looked at, too.
///
/// Who watches directories hears nothing of the other names, and a scan of a part of a tree does
/// not meet them.
/// - Bounds: ``identitiesMaximum`` files wait; beyond that ``isIncomplete`` says so. One thread.
final class LinkFollower {
    /// Whether content must be read though stamps are equal, by file.
    private var waiting: [LinkIdentity: Bool] = [:]
    private var followed: Set<LinkIdentity> = []
    private var seen: Set<RepositoryPath> = []
    /// False while all names there are will be met anyway.
    var isNeeded = true
    /// Some files were passed over.
    private(set) var isIncomplete = false
    private let identitiesMaximum: Int

    init(identitiesMaximum: Int = 65_536) { self.identitiesMaximum = identitiesMaximum }

    /// A name was found changed and is read.
    func note(_ status: FileStatus, at place: RepositoryPath, isForced: Bool) {
        guard isNeeded, let identity = status.linkIdentity else { return }
        // More names than this are looked at twice at worst.
        if seen.count < identitiesMaximum { seen.insert(place) }
        note(identity, isForced: isForced)
    }

    /// A name that is gone had this stamp: the others have fewer links now.
    func noteGone(_ stamp: Stamp?) {
        guard isNeeded, let stamp, stamp.links > 1 else { return }
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

    /// - Returns: tasks for the names that the repository has of what waits and that were not met;
    ///   nil when nothing waits.
    func dequeue(_ known: KnownTree) throws -> [CaptureTask]? {
        guard !waiting.isEmpty else { return nil }
        let batch = waiting
        waiting = [:]
        followed = Set(batch.keys)
        var tasks: [CaptureTask] = []
        for (identity, isForced) in batch {
            for place in try known.names(of: identity) where !seen.contains(place) {
                // A package around it that is being written to may wait as if it had become dirty
                // now.
                tasks.append(
                    CaptureTask(place, .item, dirtySince: .max, afresh: isForced ? .all : .nothing))
            }
        }
        return CaptureTask.inOrder(tasks)
    }
}
