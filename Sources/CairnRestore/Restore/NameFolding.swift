@_spi(_Unicode) import Swift

import CairnCore
import CairnFormat

/// Names that a file system takes for others: those that ignore case (exFAT, NTFS, directories of
/// ext4 with `chattr +F`), or how a letter with an accent is written. Used on the restore's own
/// thread.
///
/// - Memory: the names of one directory, and those found names that the commit does not have.
final class NameFolding {
    /// The names that one directory lists, with their inodes where those are known.
    private var listing: (path: [UInt8], names: [[UInt8]: LinkIdentity?]) = ([], [:])
    /// The names of the commit that stand for listed names that it does not have, by those.
    private var used: [[UInt8]: [UInt8]] = [:]

    /// What an item that was found under a name is to the restore.
    enum Meaning: Equatable {
        /// The item of this name.
        case own
        /// An item with another name, which the commit does not have: absolute. The restored item
        /// takes its place.
        case respelled([UInt8])
        /// An item that is, or becomes, that of another name of the commit, or of a name that
        /// nobody knows.
        case collision
    }

    /// Tells what an item is that was found under a name. The listing decides: the same item can
    /// have another inode under each spelling (FUSE), and be listed under none (short names).
    ///
    /// - Parameters:
    ///   - path: of the name, absolute.
    ///   - isRestored: whether the commit has a name that the directory lists.
    /// - Cost: one more status for an item; a listing for a directory that folds names.
    func meaning(
        _ path: [UInt8], _ found: FileStatus, in directory: any TargetDirectory,
        isRestored: ([UInt8]) throws -> Bool
    ) throws -> Meaning {
        let (parent, name) = ItemPath.split(path)
        guard let other = Self.respelled(name), try directory.status(of: other) != nil
        else { return .own }
        if listing.path != parent { try list(directory, parent) }
        if listing.names.keys.contains(name) { return .own }
        // The listing can be older than what this run made.
        try list(directory, parent)
        if listing.names.keys.contains(name) { return .own }
        guard let listed = listedName(of: name, found), try !isRestored(listed) else {
            return .collision
        }
        let taken = ItemPath.join(parent, listed)
        if used[taken] == nil { used[taken] = name }
        return used[taken] == name ? .respelled(taken) : .collision
    }

    /// The listed name of an item that has another name: by its inode, otherwise by the letters.
    private func listedName(of name: [UInt8], _ found: FileStatus) -> [UInt8]? {
        let identity = LinkIdentity(device: found.device, inode: found.inode)
        let letters = Self.letters(name)
        func candidates(_ isOne: ([UInt8], LinkIdentity?) -> Bool) -> [[UInt8]] {
            listing.names.filter { isOne($0.key, $0.value) }.map(\.key)
        }
        let same = candidates { $1 == identity }
        let spelled = same.filter { Self.letters($0) == letters }
        let found = [spelled, same, candidates { name, _ in Self.letters(name) == letters }]
        return found.first { !$0.isEmpty }?.min { $0.lexicographicallyPrecedes($1) }
    }

    private func list(_ directory: any TargetDirectory, _ path: [UInt8]) throws(SystemError) {
        listing = (path, [:])
        for entry in try directory.entries() {
            let identity = (try? entry.status.get()).map {
                LinkIdentity(device: $0.device, inode: $0.inode)
            }
            listing.names.updateValue(identity, forKey: entry.name)
        }
    }

    /// A name without case and ways to write an accent.
    private static func letters(_ name: [UInt8]) -> String {
        let text = String(decoding: name, as: UTF8.self).uppercased().lowercased()
        return String(String.UnicodeScalarView(text._nfd))
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
