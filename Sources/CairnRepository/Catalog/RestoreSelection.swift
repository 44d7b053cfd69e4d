import CairnCore
import CairnFormat

/// An item to restore, with everything beneath it.
public struct RestoreSelection: Sendable {
    public let root: CatalogRoot
    /// The path below the root; empty for the whole root.
    public let path: [UInt8]

    public init(root: CatalogRoot, path: [UInt8]) {
        self.root = root
        self.path = path
    }

    public var place: RepositoryPath { RepositoryPath(root: root.definition.number, path: path) }

    /// The item's path on the machine.
    public var livePath: [UInt8] { ItemPath.join(root.definition.path, path) }
}

extension [RestoreSelection] {
    /// Without those that are the same as another one, or inside another one of the same root.
    public var outermost: [RestoreSelection] {
        var seen: Set<RepositoryPath> = []
        let distinct = filter { seen.insert($0.place).inserted }
        return distinct.filter { selection in
            var place = selection.path
            while !place.isEmpty {
                place = ItemPath.split(place).parent
                let above = RepositoryPath(root: selection.root.definition.number, path: place)
                if seen.contains(above) { return false }
            }
            return true
        }
    }
}

extension CatalogRoot {
    /// The selection of an absolute path; nil when it lies outside this root.
    public func selection(of path: [UInt8]) -> RestoreSelection? {
        ItemPath.relative(path, to: definition.path).map { RestoreSelection(root: self, path: $0) }
    }
}

extension CatalogReader {
    /// Everything in a commit, root by root.
    ///
    /// A root without items is skipped: nothing of it can be restored, and nothing may be deleted
    /// for it.
    ///
    /// - Parameter wherever: whether roots count that were elsewhere then, and another one at their
    ///   path.
    public func everything(at commit: Int64, wherever: Bool = false) throws -> [RestoreSelection] {
        try roots().map { wherever ? $0.wherever : $0 }
            .filter { try $0.exists(at: commit) && rootEntry($0, at: commit) != nil }
            .map { RestoreSelection(root: $0, path: []) }
    }
}
