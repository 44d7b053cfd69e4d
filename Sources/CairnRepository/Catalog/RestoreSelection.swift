import CairnFormat

/// What is to be brought back.
public struct RestoreSelection: Sendable {
    public let root: CatalogRoot
    /// Relative to the root; empty for all of it.
    public let path: [UInt8]

    public init(root: CatalogRoot, path: [UInt8]) {
        self.root = root
        self.path = path
    }

    /// Where it lived.
    public var livePath: [UInt8] { ItemPath.join(root.definition.path, path) }
}

extension CatalogReader {
    /// Everything a commit holds, root by root.
    ///
    /// A root without items is skipped: there is nothing to restore of it, and nothing to delete
    /// in its name.
    public func everything(at commit: Int64) throws -> [RestoreSelection] {
        try roots().filter { try $0.exists(at: commit) && rootEntry($0, at: commit) != nil }
            .map { RestoreSelection(root: $0, path: []) }
    }
}
