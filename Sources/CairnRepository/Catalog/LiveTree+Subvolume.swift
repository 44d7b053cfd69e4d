import CairnCore
import CairnFormat

/// Another subvolume of the same btrfs in the place of the one that was backed up: a snapshot that
/// is mounted there for a while, a rollback, or a system that updates itself into a new snapshot.
///
/// - Source: Docs/decisions/0033.
extension LiveTree {
    /// Whether a root or a mount point is in another subvolume now, which does not continue what
    /// was backed up: an item is missing there, or older, though its directory is not newer.
    ///
    /// An earlier snapshot has the earlier times of its directories. A later one, as systems make
    /// that update themselves into a new snapshot, has changed each directory in which it deleted
    /// or replaced an item.
    ///
    /// A subvolume with more than ``placesMaximum`` names continues nothing, because nobody waits
    /// until all of them are examined.
    public func isOtherSubvolume(
        _ directory: any SourceDirectory, _ status: FileStatus, _ row: LiveRow, isRoot: Bool
    ) -> Bool {
        guard row.kind == .directory, let child = row.child, let stamp = row.stamp,
            isRoot || stamp.isMountTop, stamp.isMountTop == status.isMountTop,
            stamp.isOfOtherSubvolume(status)
        else { return false }
        let item = try? Item(decodingAlone: row.item)
        return (try? continues(child, since: item?.modified, in: directory)) != true
    }

    private static var placesMaximum: Int { 32_768 }
    private static var depthMaximum: Int { 64 }

    /// - Parameter child: the stored directory. Mount points in it are compared on their own.
    private func continues(
        _ child: Int64, since modified: Timestamp?, in directory: any SourceDirectory
    ) throws -> Bool {
        // Only the directories that lead to one are open with it.
        typealias Place = (
            id: Int64, parent: any SourceDirectory, name: [UInt8], modified: Timestamp?, depth: Int
        )
        var pending: [Place] = [(child, directory, [], modified, 0)]
        var places = Self.placesMaximum
        while let next = pending.popLast() {
            let opened = next.depth == 0 ? directory : try next.parent.openDirectory(next.name)
            let isNewer = try next.modified.map { try opened.status().modified > $0 } ?? false
            for name in try names(in: next.id) {
                guard let row = try find(name, in: next.id), row.stamp?.isMountTop != true
                else { continue }
                places -= 1
                guard places >= 0, next.depth < Self.depthMaximum else { return false }
                let item = try Item(decodingAlone: row.item)
                guard let status = try? opened.status(of: name), status.kind == row.kind else {
                    if isNewer { continue }
                    return false
                }
                if row.kind == .directory, let inner = row.child {
                    pending.append((inner, opened, name, item.modified, next.depth + 1))
                    continue
                }
                let isSame = row.kind != .file || status.size == item.size
                guard
                    isNewer || status.modified > item.modified
                        || status.modified == item.modified && isSame
                else { return false }
            }
        }
        return true
    }
}
