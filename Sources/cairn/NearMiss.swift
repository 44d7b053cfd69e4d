import CairnFormat
import CairnRepository
import CairnText

/// The kept path that a person may have meant by one that is not kept: the same but for capitals,
/// or for a letter or two.
struct NearMiss {
    private let reader: CatalogReader
    private let commit: Int64

    /// Names of one directory that are compared.
    private static let namesMaximum = 100_000
    /// Components of a path that may differ.
    private static let mendsMaximum = 3
    /// Letters; longer names are compared but for capitals only.
    private static let lengthMaximum = 64

    init(_ reader: CatalogReader, at commit: Int64) {
        self.reader = reader
        self.commit = commit
    }

    /// - Returns: a path of the machine, or for a word that is no absolute path also a root's name
    ///   and what is beneath it.
    func path(for text: String) throws -> [UInt8]? {
        let live = ItemPath.components(PathArgument.absolute(text))
        let word = ItemPath.components(PathArgument.absolute("/" + text))
        for root in try reader.roots() where root.exists(at: commit) {
            let definition = root.definition
            if let found = try mended(live, ItemPath.components(definition.path), root) {
                return ItemPath.join(definition.path, found)
            }
            if !PathArgument.isPath(text),
                let found = try mended(word, ItemPath.components(definition.name), root)
            {
                return ItemPath.join(definition.name, found)
            }
        }
        return nil
    }

    /// - Parameter start: what leads to the root.
    /// - Returns: the path below the root that exists.
    private func mended(_ words: [[UInt8]], _ start: [[UInt8]], _ root: CatalogRoot) throws
        -> [UInt8]?
    {
        guard words.count >= start.count, var entry = try reader.rootEntry(root, at: commit)
        else { return nil }
        var mends = 0
        for (word, name) in zip(words, start) where word != name {
            guard Self.distance(word, name) != nil else { return nil }
            mends += 1
        }
        var path: [UInt8] = []
        for word in words.dropFirst(start.count) {
            if let exact = try reader.child(word, of: entry, at: commit) {
                entry = exact
            } else if mends < Self.mendsMaximum, let near = try nearest(word, in: entry) {
                entry = near
                mends += 1
            } else {
                return nil
            }
            path = ItemPath.join(path, entry.name)
        }
        return mends > 0 && mends <= Self.mendsMaximum ? path : nil
    }

    private func nearest(_ word: [UInt8], in directory: TreeEntry) throws -> TreeEntry? {
        var names = reader.childList(of: directory, at: commit)
        var best: (entry: TreeEntry, distance: Int)?
        for _ in 0..<Self.namesMaximum {
            guard let entry = try names.next() else { break }
            guard let distance = Self.distance(word, entry.name) else { continue }
            if distance < best?.distance ?? .max { best = (entry, distance) }
        }
        return best?.entry
    }

    /// How many letters differ; 0 for capitals only.
    ///
    /// - Returns: nil when that is too many to be a slip.
    static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int? {
        let (left, right) = (
            ArgumentText.text(one).lowercased(), ArgumentText.text(other).lowercased()
        )
        // Canonically equal: an accent may be a scalar of its own.
        if left == right { return 0 }
        let (short, long) = (min(left.count, right.count), max(left.count, right.count))
        let slips = short < 3 ? 0 : short < 6 ? 1 : 2
        guard long - short <= slips, long <= lengthMaximum else { return nil }
        let distance = Suggestion.distance(left, right)
        return distance <= slips ? distance : nil
    }
}
