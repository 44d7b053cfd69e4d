import CairnFormat

/// A step of ``CatalogReader/walk(_:from:at:_:)``.
public enum TreeStep {
    /// - Parameter path: the path below the root.
    case enter(path: [UInt8], TreeEntry)
    /// Follows everything beneath a directory whose `enter` returned true.
    case leave(path: [UInt8], TreeEntry)
}

extension CatalogReader {
    /// Visits the item at `path` and everything beneath it in a commit, parents before children, in
    /// order of names.
    ///
    /// Memory: some names of each directory on the way down, neither the tree nor a wide directory.
    ///
    /// - Parameter visit: for `.enter` of a directory, returns whether to descend; the result for
    ///   `.leave` is ignored.
    ///
    /// - Returns: false when nothing exists at `path` in this commit.
    @discardableResult
    public func walk(
        _ root: CatalogRoot, from path: [UInt8] = [], at commit: Int64,
        _ visit: (TreeStep) throws -> Bool
    ) throws -> Bool {
        guard root.exists(at: commit), let start = try entry(root, path: path, at: commit)
        else { return false }
        var stack: [(path: [UInt8], entry: TreeEntry, rest: ChildList)] = []
        func enter(_ path: [UInt8], _ entry: TreeEntry) throws {
            guard try visit(.enter(path: path, entry)), entry.kind == .directory else { return }
            stack.append((path, entry, childList(of: entry, at: commit)))
        }
        try enter(path, start)
        while let last = stack.indices.last {
            if let next = try stack[last].rest.next() {
                try enter(ItemPath.join(stack[last].path, next.name), next)
            } else {
                let frame = stack.removeLast()
                _ = try visit(.leave(path: frame.path, frame.entry))
            }
        }
        return true
    }
}

extension CatalogReader {
    /// The number of items beneath a root in a commit, without directories, and the bytes of their
    /// contents: to measure progress by, and the room that they need. A pass over the rows, several
    /// times quicker than a walk.
    public func amount(of root: CatalogRoot, at commit: Int64) throws -> (
        items: UInt64, bytes: UInt64
    ) {
        guard root.exists(at: commit) else { return (0, 0) }
        let isMeant = """
            kind <> \(ItemKind.directory.rawValue)
            AND directory IN (SELECT id FROM directory_rows WHERE root = ?1)
            """
        let rows = try connection.prepare(
            """
            SELECT item FROM live_rows WHERE first <= ?2 AND \(isMeant)
            UNION ALL
            SELECT item FROM past_rows WHERE first <= ?2 AND last > ?2 AND \(isMeant)
            """, Int64(root.definition.number), commit)
        defer { rows.reset() }
        var amount = (items: UInt64(0), bytes: UInt64(0))
        while try rows.step() {
            amount.items += 1
            // Whoever reads the row itself finds that it is damaged.
            let bytes = (try? Item.streamBytes(encodedAlone: rows.blob(0))) ?? 0
            amount.bytes = amount.bytes.addingSaturated(bytes)
        }
        return amount
    }
}

/// A directory's content as at a commit, in order of names, one page at a time.
public struct ChildList {
    private let reader: CatalogReader
    private let directory: Int64
    private let commit: Int64
    /// The page in reverse: the next name is the last.
    private var page: [TreeEntry] = []
    /// The first name of the next page; nil when this is the last page.
    private var rest: [UInt8]?

    private static let pageNames: Int64 = 1_024

    init(_ reader: CatalogReader, _ directory: Int64?, _ commit: Int64) {
        self.reader = reader
        self.directory = directory ?? -1
        self.commit = commit
        rest = directory == nil ? nil : []
    }

    public mutating func next() throws -> TreeEntry? {
        if page.isEmpty, let first = rest {
            page = try reader.children(
                of: directory, at: commit, from: first, atMost: Self.pageNames
            ).reversed()
            // No name lies between a name and the same name followed by a zero byte.
            rest = page.count < Self.pageNames ? nil : page[0].name + [0]
        }
        return page.popLast()
    }
}
