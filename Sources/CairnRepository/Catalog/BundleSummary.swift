import CairnCore
import CairnFormat

/// The number and size of the items in a bundle, as at a commit.
public struct BundleSummary: Equatable, Sendable {
    /// Directories are not counted.
    public private(set) var items: UInt64 = 0
    public private(set) var bytes: UInt64 = 0
    /// Whether the bundle or something in it changed while it was read.
    public private(set) var isInconsistent: Bool

    /// Sums up a directory. Memory: one listing at a time and the ids of pending directories.
    public init(_ reader: CatalogReader, of bundle: TreeEntry, at commit: Int64) throws {
        isInconsistent = try bundle.item().isInconsistent
        var pending = [bundle]
        while let directory = pending.popLast() {
            for entry in try reader.children(of: directory, at: commit) {
                if entry.kind == .directory {
                    pending.append(entry)
                    continue
                }
                let item = try entry.item()
                items += 1
                bytes.addSaturated(item.size)
                if item.isInconsistent { isInconsistent = true }
            }
        }
    }
}

extension CatalogReader {
    /// The bundle that a path lies in, as at a commit: the outermost directory above it that is
    /// one; nil when none is. A bundle itself lies in none.
    public func bundle(around path: [UInt8], in root: CatalogRoot, at commit: Int64) throws -> (
        path: [UInt8], entry: TreeEntry
    )? {
        guard !path.isEmpty, var entry = try rootEntry(root, at: commit) else { return nil }
        var place: [UInt8] = []
        for component in ItemPath.components(path) {
            if entry.kind == .directory, try entry.item().isBundle { return (place, entry) }
            guard let next = try child(component, of: entry, at: commit) else { return nil }
            entry = next
            place = ItemPath.join(place, component)
        }
        return nil
    }
}

extension RestoreSelection {
    /// The selection, widened to the bundle around it: a part of a document is restored in place
    /// only with all of it.
    public func widened(_ reader: CatalogReader, at commit: Int64) throws -> RestoreSelection {
        try reader.bundle(around: path, in: root, at: commit).map {
            RestoreSelection(root: root, path: $0.path)
        } ?? self
    }
}
