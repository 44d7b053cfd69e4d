import CairnCore
import CairnFormat
import Synchronization

/// A directory that gets its metadata when everything in it is in place: what is placed in it would
/// change its time again.
///
/// It holds no descriptor: a tree may be deeper than there are.
final class DirectoryEnd: Sendable {
    /// The commit's directory; its mode lets its owner make, find and open what is in it.
    private let item: Item
    /// Absolute, for reports.
    let path: [UInt8]
    private let request: RestoreRequest
    /// The jobs in it that are not done, and one while the walk has not left it.
    private let waiting = Atomic<Int>(1)

    init(_ item: Item, _ path: [UInt8], _ request: RestoreRequest) {
        self.item = item
        self.path = path
        self.request = request
    }

    /// Notes a job, before the walk leaves the directory.
    func expect() { waiting.wrappingAdd(1, ordering: .relaxed) }

    /// Notes that a job is done, or that the walk has left the directory. The last of them gives it
    /// its metadata.
    ///
    /// - Returns: what could not be set.
    func leave(_ directory: any TargetDirectory) throws -> [MetadataLoss] {
        guard waiting.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0
        else { return [] }
        return try request.apply(item, to: directory)
    }
}

/// A directory that is not restored itself: it keeps its time when names in it change.
struct StandingDirectory {
    private let identity: DirectoryIdentity
    private let modified: Timestamp

    /// Nil for a directory that cannot be examined.
    init?(_ directory: any TargetDirectory) {
        guard let status = try? directory.status() else { return nil }
        (identity, modified) = (status.identity, status.modified)
    }

    /// Sets the time back, if this is the same directory and the system allows it.
    func putBackTime(of directory: any TargetDirectory) {
        guard let status = try? directory.status(), status.identity == identity,
            status.modified != modified
        else { return }
        directory.setTimes(
            of: Item(
                body: .directory, mode: status.mode, uid: status.uid, gid: status.gid,
                modified: modified))
    }
}

/// A directory that gets its metadata after everything else.
struct RestoredDirectory {
    let opener: RestoreOpener
    /// Names from the root.
    let components: [[UInt8]]
    let item: Item
}

extension RestoreRequest {
    /// Gives a directory its metadata, unless it is one of Cairn's own.
    ///
    /// - Returns: what could not be set.
    func apply(_ item: Item, to directory: any TargetDirectory) throws(SystemError)
        -> [MetadataLoss]
    {
        if !excluded.isEmpty, isOwn(try directory.status()) { return [] }
        return directory.apply(item)
    }
}
