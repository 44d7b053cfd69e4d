import CairnCore
import CairnFormat
import CairnRepository

/// Makes the catalog expect a moved root on the file system of its new place.
///
/// The stamps of a root say on which file system its items were. If they went on to say so after
/// the root was copied to another disk, what is there would count as another disk's, and items that
/// are missing while the new disk is not mounted would count as deleted.
/// - What it promises: the root itself has the identity of the new place, and none where nothing is
///   there yet. The items that came from the file system of the old place have no stamp, so that
///   the next backup reads them.
/// - What it does not: to touch a file system that was mounted in the root and was not copied. It
///   is still awaited.
struct RootSettling {
    private let root: CatalogRoot
    private let live: LiveTree
    private let top: LiveRow
    private let old: Stamp
    /// Nil where nothing is there.
    private let status: FileStatus?

    /// - Returns: nil if the directory is the one that was backed up.
    init?(_ move: RootMove, _ live: LiveTree, _ fileSystem: any FileSystem) throws {
        guard let top = try live.find(move.part, in: move.root), let old = top.stamp else {
            return nil
        }
        let status = try? fileSystem.openRoot(move.path).status()
        if let status, old.mayBeSameItem(status) { return nil }
        (root, self.live) = (move.root, live)
        (self.top, self.old, self.status) = (top, old, status)
    }

    /// Whether the items have to be read again: on the same file system, equal stamps are proof.
    var isElsewhere: Bool {
        guard let status else { return false }
        let present = FileSystemIdentity(status.device)
        return FileSystemIdentity(old.device).compared(to: present) != .same
    }

    /// - Returns: nil for an item that is to be read again.
    func stamp(of row: LiveRow) -> Stamp? {
        if row.isSameName(as: top) {
            return status.map { Stamp.of($0, readAt: nil) } ?? old.withoutInode
        }
        return isElsewhere && isOfOldPlace(row) ? nil : row.stamp
    }

    private func isOfOldPlace(_ row: LiveRow) -> Bool {
        guard let stamp = row.stamp else { return true }
        return FileSystemIdentity(stamp.device).compared(to: FileSystemIdentity(old.device))
            == .same
    }

    /// Gives the rows of the root their new stamps.
    func settle(_ builder: CommitBuilder) throws {
        try builder.restamp([], in: root.anchor, stamp(of: top))
        guard isElsewhere, let child = top.child else { return }
        var pending = [child]
        while let next = pending.popLast() {
            for row in try live.rows(in: next) where isOfOldPlace(row) {
                if row.stamp != nil { try builder.restamp(row.name, in: next, nil) }
                if let child = row.child { pending.append(child) }
            }
        }
    }
}
