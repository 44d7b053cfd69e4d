import CairnCore
import CairnFormat

/// Where items were before a command moved their roots out of other roots, or into them, and where
/// they belong now: deleted items did not move with their roots, but go on in the same histories.
///
/// - Source: FORMAT.md §8.6.
public struct MovedRootHistory {
    /// A place of an item before a move of its root.
    public struct Earlier: Sendable {
        public let root: CatalogRoot
        public let path: [UInt8]
        /// The commit of the move: what began there later is another item.
        public let before: Int64
        /// The present place.
        public let now: RestoreSelection
    }

    /// In order of commit; few.
    private let moves: [RecordedMove]
    private let roots: [UInt64: CatalogRoot]

    public init(_ reader: CatalogReader) throws {
        try self.init(reader, reader.movesAcrossRoots(), reader.roots().byNumber)
    }

    /// - Parameter across: all moves from one root into another.
    init(
        _ reader: CatalogReader, _ across: [RecordedMove], _ roots: [UInt64: CatalogRoot]
    ) throws {
        var isTold: [Int64: Bool] = [:]
        // Otherwise a person only moved a directory from one root to another.
        moves = try across.filter { move in
            if move.path.isEmpty || move.fromPath.isEmpty { return true }
            if let known = isTold[move.commit] { return known }
            let tags = try reader.commit(number: move.commit)?.commit.tags
            let isMove = tags?.contains(Commit.moveTag) ?? false
            isTold[move.commit] = isMove
            return isMove
        }.sorted { $0.commit < $1.commit }
        self.roots = roots
    }

    /// Returns the earlier places of some present places, at most as many as an item has names.
    public func earlier(of places: [(root: CatalogRoot, path: [UInt8])]) -> [Earlier] {
        var found: [Earlier] = []
        var waiting = places.map { place in
            Earlier(
                root: place.root, path: place.path, before: .max,
                now: RestoreSelection(root: place.root, path: place.path))
        }
        // Each step leads to an earlier commit, so this ends.
        while let next = waiting.popLast(), found.count < RenameHistory.namesMaximum {
            for move in moves
            where move.root == next.root.definition.number && move.commit < next.before {
                guard let rest = ItemPath.relative(next.path, to: move.path),
                    let root = roots[move.fromRoot]
                else { continue }
                let path = ItemPath.join(move.fromPath, rest)
                let one = Earlier(root: root, path: path, before: move.commit, now: next.now)
                found.append(one)
                waiting.append(one)
            }
        }
        return found
    }

    /// Returns where an item that began in a commit belongs now; nil if no move changed its path.
    public func now(_ root: CatalogRoot, _ path: [UInt8], from first: Int64) -> RestoreSelection? {
        var (now, since) = (RestoreSelection(root: root, path: path), first)
        for move in moves
        where move.fromRoot == now.root.definition.number && move.commit > since {
            guard let rest = ItemPath.relative(now.path, to: move.fromPath),
                let root = roots[move.root]
            else { continue }
            now = RestoreSelection(root: root, path: ItemPath.join(move.path, rest))
            since = move.commit
        }
        let old = RestoreSelection(root: root, path: path)
        return now.livePath == old.livePath ? nil : now
    }
}
