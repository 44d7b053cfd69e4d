@_spi(_Unicode) import Swift

import CairnCore
import CairnFormat

/// Names that a file system takes for others: those that ignore case (exFAT, NTFS, directories of
/// ext4 with `chattr +F`), or how a letter with an accent is written. Used on the restore's own
/// thread.
///
/// - Memory: the names of one directory, and those found names that the commit does not have.
final class NameFolding {
    /// The names that one directory lists, by inode.
    private var listing: (path: [UInt8], names: [LinkIdentity: Set<[UInt8]>]) = ([], [:])
    /// Listed names that the commit does not have and that a name of the commit stands for.
    private var used: Set<[UInt8]> = []

    /// Whether an item that was found under a name is, or becomes, that of another name of the
    /// commit.
    ///
    /// - Parameters:
    ///   - path: of the name, absolute.
    ///   - isRestored: whether the commit has a name that the directory lists.
    /// - Cost: one more status for an item; a listing for a directory that folds names.
    func collides(
        _ path: [UInt8], _ found: FileStatus, in directory: any TargetDirectory,
        isRestored: ([UInt8]) throws -> Bool
    ) throws -> Bool {
        let (parent, name) = ItemPath.split(path)
        guard let other = Self.respelled(name), let same = try? directory.status(of: other),
            same.inode == found.inode, same.device == found.device
        else { return false }
        let names = try names(of: found, in: directory, parent)
        guard !names.contains(name),
            let listed = names.min(by: { $0.lexicographicallyPrecedes($1) })
        else { return false }
        if try isRestored(listed) { return true }
        return !used.insert(ItemPath.join(parent, listed)).inserted
    }

    /// The listed names of an item.
    private func names(
        of found: FileStatus, in directory: any TargetDirectory, _ path: [UInt8]
    ) throws(SystemError) -> Set<[UInt8]> {
        let identity = LinkIdentity(device: found.device, inode: found.inode)
        if listing.path == path, let known = listing.names[identity] { return known }
        listing = (path, [:])
        for entry in try directory.entries() {
            guard case .success(let status) = entry.status else { continue }
            listing.names[
                LinkIdentity(device: status.device, inode: status.inode), default: []
            ].insert(entry.name)
        }
        return listing.names[identity] ?? []
    }

    /// Another spelling of a name, which only a file system that folds names takes for the same;
    /// nil when it has none.
    static func respelled(_ name: [UInt8]) -> [UInt8]? {
        let text = String(decoding: name, as: UTF8.self)
        guard Array(text.utf8) == name else { return nil }
        let decomposed = String(String.UnicodeScalarView(text._nfd))
        let spellings = [text.uppercased(), text.lowercased(), decomposed]
        return spellings.lazy.map { Array($0.utf8) }.first { $0 != name }
    }
}
