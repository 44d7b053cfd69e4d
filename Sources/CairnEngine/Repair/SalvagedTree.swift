import CairnFormat

/// Follows the tree while the journal is written anew, in a catalog of its own.
///
/// A lost record may have removed a file, or made a directory of it, that later changes build on. Replaying those alone would put something
/// beneath a file, which FORMAT.md §8.2 refuses. What stands in the way is found here, before the change that needs it gone.
final class SalvagedTree {
    private let path: String
    private let writer: CatalogWriter
    private let replay: CatalogReplay

    /// - Parameter path: a file that is this tree's alone; ``remove(_:)`` takes it away.
    init(_ repository: Repository, path: String) throws {
        self.path = path
        try CatalogFile.remove(path)
        writer = try CatalogWriter(Catalog(path: path, repository: repository.description.repository))
        replay = CatalogReplay(writer)
    }

    static func remove(_ path: String) throws { try CatalogFile.remove(path) }

    /// Applies the changes of one commit.
    ///
    /// - Returns: the removals that must come before it.
    func take(_ payload: [UInt8]) throws -> [Change] {
        var removals: [Change] = []
        try writer.begin()
        try ChangesDecoder.decode(payload) { change in
            if case .put(let root, let path, _) = change, !path.isEmpty,
                let obstacle = try replay.obstacle(root, ItemPath.split(path).parent)
            {
                let removal = Change.remove(root: root, path: obstacle)
                try replay.apply(removal)
                removals.append(removal)
            }
            try replay.apply(change)
        }
        return removals
    }

    func takeCheckpoint(_ payload: [UInt8]) throws {
        try writer.begin()
        try replay.takeCheckpoint(payload)
    }

    func endCheckpoint(_ end: CheckpointEnd) throws {
        try writer.begin()
        try replay.endCheckpoint(end)
        try writer.end()
    }

    func define(_ root: RootDefinition) throws {
        try writer.begin()
        try replay.apply(.defineRoot(root))
    }

    /// Ends a commit. Nothing is kept of it but the tree.
    func endCommit() throws {
        try writer.begin()
        try writer.end()
    }
}
