import CairnCore
import CairnFormat

/// Another subvolume of the same btrfs in the place of the one that was backed up: a snapshot that
/// is mounted there for a while, a rollback, or a system that updates itself into a new snapshot.
///
/// - Source: Docs/decisions/0033.
extension LiveTree {
    /// Whether a root or a mount point is in another subvolume now, which does not continue what
    /// was backed up: an item is missing there, or older.
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
        return (try? continues(child, in: directory)) != true
    }

    private static var placesMaximum: Int { 32_768 }
    private static var depthMaximum: Int { 64 }

    /// - Parameter child: the stored directory. Mount points in it are compared on their own.
    private func continues(_ child: Int64, in directory: any SourceDirectory) throws -> Bool {
        // Only the directories that lead to one are open with it.
        var pending = [(id: child, parent: directory, name: [UInt8](), depth: 0)]
        var places = Self.placesMaximum
        while let next = pending.popLast() {
            let opened = next.depth == 0 ? directory : try next.parent.openDirectory(next.name)
            for name in try names(in: next.id) {
                guard let row = try find(name, in: next.id), row.stamp?.isMountTop != true
                else { continue }
                places -= 1
                let status = try opened.status(of: name)
                guard places >= 0, next.depth < Self.depthMaximum, status.kind == row.kind
                else { return false }
                if row.kind == .directory, let inner = row.child {
                    pending.append((inner, opened, name, next.depth + 1))
                } else {
                    let item = try Item(decodingAlone: row.item)
                    let isSame = row.kind != .file || status.size == item.size
                    guard
                        status.modified > item.modified
                            || status.modified == item.modified && isSame
                    else { return false }
                }
            }
        }
        return true
    }
}
