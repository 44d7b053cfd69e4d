@_spi(_Unicode) import Swift

import CairnCore
import CairnFormat

/// Names that a file system takes for others: those that ignore case (exFAT, NTFS, directories of
/// ext4 with `chattr +F`), how a letter with an accent is written, or dots at the end. Used on the
/// restore's own thread.
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
        /// nobody knows. Its listed path, absolute, where that is known.
        case collision([UInt8]?)
    }

    /// Tells what an item is that was found under a name. The listing decides: the same item can
    /// have another inode under each spelling (FUSE), and be listed under none (short names).
    ///
    /// - Parameters:
    ///   - path: of the name, absolute.
    ///   - names: those that this run has given in the directory.
    ///   - isRestored: whether the commit has a name that the directory lists.
    /// - Cost: one more status for an item, and up to three for a name with accents; a listing for
    ///   a directory that folds names.
    func meaning(
        _ path: [UInt8], _ found: FileStatus, in directory: any TargetDirectory,
        beside names: RestoredNames?, isRestored: ([UInt8]) throws -> Bool
    ) throws -> Meaning {
        let (parent, name) = ItemPath.split(path)
        guard
            try Self.spellings(of: name).contains(where: { try directory.status(of: $0) != nil })
        else { return .own }
        if listing.path != parent { try list(directory, parent) }
        if try isListed(name, beside: names) { return .own }
        // The listing can be older than what this run made.
        try list(directory, parent)
        if try isListed(name, beside: names) { return .own }
        guard let listed = listedName(of: name, found) else { return .collision(nil) }
        let taken = ItemPath.join(parent, listed)
        guard try !isAnother(name, beside: names), try !isRestored(listed) else {
            return .collision(taken)
        }
        if used[taken] == nil { used[taken] = name }
        return used[taken] == name ? .respelled(taken) : .collision(taken)
    }

    /// Whether the directory lists the name, and not for what this run made under another one.
    private func isListed(
        _ name: [UInt8], beside names: RestoredNames?
    ) throws(SystemError) -> Bool {
        guard listing.names.keys.contains(name) else { return false }
        return try !isAnother(name, beside: names)
    }

    private func isAnother(
        _ name: [UInt8], beside names: RestoredNames?
    ) throws(SystemError) -> Bool {
        guard let names else { return false }
        return try names.isAnother(name) { () throws(SystemError) in Array(listing.names.keys) }
    }

    /// The listed names of what is found in a directory under names that it does not list.
    func listed(
        _ names: [[UInt8]], in directory: any TargetDirectory, _ path: [UInt8]
    ) throws(SystemError) -> Set<[UInt8]> {
        var listed: Set<[UInt8]> = []
        var isListed = false
        for name in names {
            guard let found = try directory.status(of: name) else { continue }
            if !isListed { try list(directory, path) }
            isListed = true
            if let other = listedName(of: name, found) { listed.insert(other) }
        }
        return listed
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

    /// A name without case, ways to write an accent, and dots and spaces at its end.
    static func letters(_ name: [UInt8]) -> String {
        let text = String(decoding: withoutEnd(name), as: UTF8.self)
        if name.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return String(String.UnicodeScalarView(text.uppercased().lowercased()._nfd))
    }

    /// - Source: "Naming Files, Paths, and Namespaces" of Windows: its servers drop them.
    private static func withoutEnd(_ name: [UInt8]) -> [UInt8] {
        let end = name.lastIndex { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: " ") }
        return end.map { Array(name[...$0]) } ?? name
    }

    /// Other spellings of a name, which only a file system that folds names takes for the same: one
    /// in another case, those of its accents, and the one without dots at the end.
    static func spellings(of name: [UInt8]) -> [[UInt8]] {
        let text = String(decoding: name, as: UTF8.self)
        guard Array(text.utf8) == name else { return [] }
        let cases = [text.uppercased(), text.lowercased()].map { Array($0.utf8) }
        var others = [withoutEnd(name)]
        if let other = cases.first(where: { $0 != name }) { others.append(other) }
        if !name.allSatisfy({ $0 < 0x80 }) {
            let forms = [
                String(String.UnicodeScalarView(text._nfd)),
                String(String.UnicodeScalarView(text._nfc)),
            ]
            others += forms.map { Array($0.utf8) }
        }
        return others.filter { $0 != name }
    }
}
