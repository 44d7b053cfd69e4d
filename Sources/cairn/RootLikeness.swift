import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository

/// Whether a directory is the one that was backed up as a root.
enum RootLikeness {
    /// It has the inode of that directory.
    case same
    /// It has enough of its files.
    case similar
    case other

    private static let filesMaximum = 500
    private static let directoriesMaximum = 100
    /// One of so many files must be there with its size.
    private static let share = 3

    /// - Returns: nil if nothing is at the new place.
    init?(_ move: RootMove, _ reader: CatalogReader) throws {
        let live = try LiveTree(reader)
        let top = try live.find(move.part, in: move.root)
        // A directory that cannot be read has its inode, too.
        if let status = try? LinuxFileSystem().status(ofRoot: move.path),
            top?.stamp?.isSameInode(status) == true
        {
            self = .same
            return
        }
        guard let directory = try? LinuxFileSystem().openRoot(move.path) else { return nil }
        guard let child = top?.child else {
            self = .similar
            return
        }
        var (files, found, directories) = (0, 0, 1)
        var pending: [(id: Int64, directory: (any SourceDirectory)?)] = [(child, directory)]
        while let next = pending.popLast(), files < Self.filesMaximum {
            for row in try live.rows(in: next.id) where files < Self.filesMaximum {
                if let child = row.child, directories < Self.directoriesMaximum {
                    directories += 1
                    pending.append((child, try? next.directory?.openDirectory(row.name)))
                }
                guard row.kind == .file else { continue }
                files += 1
                let status = try? next.directory?.status(of: row.name)
                if let status, status.kind == .file,
                    status.size == (try Item(decodingAlone: row.item)).size
                {
                    found += 1
                }
            }
        }
        self = found * Self.share >= files ? .similar : .other
    }
}
