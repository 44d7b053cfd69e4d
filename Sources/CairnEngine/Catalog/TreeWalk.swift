import CairnFormat

/// Walks the tree as at a commit, parents before children, in order of names.
///
/// Memory: the listings of the directories on the way down, not the tree.
public struct TreeWalk {
    private let reader: CatalogReader
    private let commit: Int64

    public init(_ reader: CatalogReader, at commit: Int64) {
        self.reader = reader
        self.commit = commit
    }

    public enum Step {
        /// - Parameter path: relative to the root.
        case enter(path: [UInt8], TreeEntry)
        /// Comes after everything beneath a directory, if it was descended into.
        case leave(path: [UInt8], TreeEntry)
    }

    private struct Frame {
        let path: [UInt8]
        let entry: TreeEntry
        /// Reversed: the next is the last.
        var rest: [TreeEntry]
    }

    /// Visits the item at `path` and everything beneath it.
    ///
    /// - Parameter visit: for `.enter` of a directory, whether to descend; its answer to `.leave` means nothing.
    /// - Returns: false when there is nothing at `path` as at this commit.
    @discardableResult
    public func walk(
        _ root: CatalogRoot, from path: [UInt8] = [], _ visit: (Step) throws -> Bool
    ) throws -> Bool {
        guard root.exists(at: commit), let start = try reader.entry(root, path: path, at: commit) else { return false }
        var stack: [Frame] = []
        func enter(_ path: [UInt8], _ entry: TreeEntry) throws {
            guard try visit(.enter(path: path, entry)), entry.kind == .directory else { return }
            stack.append(
                Frame(path: path, entry: entry, rest: try reader.children(of: entry, at: commit).reversed()))
        }
        try enter(path, start)
        while let last = stack.indices.last {
            if let next = stack[last].rest.popLast() {
                try enter(ItemPath.join(stack[last].path, next.name), next)
            } else {
                let frame = stack.removeLast()
                _ = try visit(.leave(path: frame.path, frame.entry))
            }
        }
        return true
    }
}
