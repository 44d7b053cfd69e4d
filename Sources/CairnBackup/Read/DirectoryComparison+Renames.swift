import CairnCore
import CairnFormat
import CairnRepository

/// Renames that nobody reported: they happened while nothing was watched, or in a root that had
/// been renamed itself. The moves are reported to the sink.
///
/// - Bounds: a query of an index for each new file, and ``samplesMaximum`` for each new directory.
extension DirectoryComparison {
    private static let samplesMaximum = 4

    /// Reports the former name of a new file, if it is not there any more.
    func noteUnseenMove(to place: Place, _ status: FileStatus) throws {
        guard !place.path.isEmpty, !round.movesTold.contains(place.stored),
            let from = try unseenFormer(of: status, in: place.root),
            hasLeft(from, status, in: place.root)
        else { return }
        round.movesTold.insert(place.stored)
        sink.moved(from: from, to: place.stored)
    }

    /// The catalog's directory that a new directory was under its former name: one of the same
    /// inode, which is not there any more, and had a file that is in this one.
    func unseenFormer(
        of place: Place, _ status: FileStatus, _ opened: any SourceDirectory
    ) throws -> Int64? {
        guard known.hasInodes, status.stableInode != 0, !place.path.isEmpty,
            !round.movesTold.contains(place.stored), let entries = try? opened.entries()
        else { return nil }
        let files = entries.lazy.compactMap { try? $0.status.get() }.filter { $0.kind == .file }
        for file in files.prefix(Self.samplesMaximum) {
            guard let inner = try unseenFormer(of: file, in: place.root) else { continue }
            let from = RepositoryPath(root: inner.root, path: ItemPath.split(inner.path).parent)
            guard !from.path.isEmpty, from != place.stored, let row = try known.row(at: from),
                row.stamp?.isSameInode(status) == true, hasLeft(from, status, in: place.root)
            else { continue }
            round.movesTold.insert(place.stored)
            sink.moved(from: from, to: place.stored)
            return row.child
        }
        return nil
    }

    /// The name in the catalog of the file that has an inode, if its size and modification time are
    /// the same, too: an inode alone may have been used again.
    private func unseenFormer(
        of status: FileStatus, in root: RootDefinition
    ) throws -> RepositoryPath? {
        guard known.hasInodes, status.kind == .file, status.links == 1, status.stableInode != 0
        else { return nil }
        let identity = LinkIdentity(device: status.device, inode: status.inode)
        return try known.live.names(of: identity).first { from in
            guard from.root == root.number, let row = try known.row(at: from), row.kind == .file,
                let item = try? Item(decodingAlone: row.item)
            else { return false }
            return item.modified == status.modified && item.size == status.size
        }
    }

    /// Whether an item that is at another place now is not under a former name any more.
    private func hasLeft(
        _ former: RepositoryPath, _ status: FileStatus, in root: RootDefinition
    ) -> Bool {
        do {
            let there = try fileSystem.status(ofRoot: absolute(root, former.path))
            return there.identity != status.identity
        } catch { return error.isMissing }
    }
}
