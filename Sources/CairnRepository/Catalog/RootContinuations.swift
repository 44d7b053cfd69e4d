import CairnCore
import CairnFormat

/// The roots that go on in another root: a wider root took them in, or their directory was moved
/// into another root. - Source: FORMAT.md §8.6.
public struct RootContinuations: Sendable {
    private let roots: [UInt64: CatalogRoot]
    /// In order of commit.
    private let moves: [(root: UInt64, path: [UInt8], fromRoot: UInt64, commit: Int64)]

    public init(_ reader: CatalogReader) throws {
        roots = try reader.roots().byNumber
        // While no root has ended, none goes on elsewhere.
        moves =
            roots.values.contains { $0.last != nil }
            ? try reader.rootMoves(after: 0, upTo: .max) : []
    }

    /// Returns where an item of an ended root goes on under the same path of the machine.
    ///
    /// - Returns: nil when the root is live, or when nothing continues it there.
    public func place(of root: CatalogRoot, _ path: [UInt8] = []) -> RestoreSelection? {
        guard root.last != nil else { return nil }
        var place: (root: UInt64, path: [UInt8]) = (root.definition.number, [])
        for move in moves where move.fromRoot == place.root {
            place = (move.root, ItemPath.join(move.path, place.path))
        }
        guard let there = roots[place.root], there.last == nil else { return nil }
        let found = RestoreSelection(root: there, path: ItemPath.join(place.path, path))
        return found.livePath == ItemPath.join(root.definition.path, path) ? found : nil
    }

    /// Returns the commit that ended a root which goes on elsewhere under the same path.
    public func end(of root: UInt64) -> Int64? {
        roots[root].flatMap { place(of: $0) == nil ? nil : $0.last }
    }

    /// Returns the commit that carried a directory into a root, as it was in another root.
    public func carried(_ directory: RepositoryPath) -> Int64? {
        moves.last {
            $0.root == directory.root && ItemPath.relative(directory.path, to: $0.path) != nil
        }?.commit
    }
}
