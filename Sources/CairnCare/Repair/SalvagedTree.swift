import CairnFormat
import CairnRepository

/// Follows the tree while the journal is written anew, in a catalog of its own.
///
/// A lost record may have removed a file, or made a directory, that later changes build on.
/// Replaying those alone would put something beneath a file, which FORMAT.md §8.2 refuses, or
/// beneath nothing, where no list and no restore of a whole finds it. What has to go and what has
/// to be there is found here, before the change that needs it.
final class SalvagedTree {
    private let path: String
    private let catalog: Catalog
    private let writer: CatalogWriter
    private let replay: CatalogReplay

    /// - Parameter path: a file that is this tree's alone; ``remove(_:)`` takes it away.
    init(_ repository: Repository, path: String) throws {
        self.path = path
        try CatalogFile.remove(path)
        catalog = try Catalog(path: path, repository: repository.description.repository)
        writer = try CatalogWriter(catalog)
        replay = CatalogReplay(writer)
    }

    static func remove(_ path: String) throws { try CatalogFile.remove(path) }

    /// Applies the changes of one commit.
    ///
    /// - Returns: the changes that must come before it.
    func take(_ payload: [UInt8]) throws -> [Change] {
        var needed: [Change] = []
        func need(_ change: Change) throws {
            try replay.apply(change)
            needed.append(change)
        }
        try writer.begin()
        try ChangesDecoder.decode(payload) { change in
            if case .put(let root, let path, let item) = change {
                // A directory that comes behind what is in it is not lost.
                needed.removeAll { if case .put(root, path, _) = $0 { true } else { false } }
                let parent = ItemPath.split(path).parent
                if !path.isEmpty, let obstacle = try replay.obstacle(root, parent) {
                    try need(.remove(root: root, path: obstacle))
                }
                if !path.isEmpty {
                    for above in try replay.missing(root, parent) {
                        try need(.put(root: root, path: above, .directory(above: item)))
                    }
                }
            }
            try replay.apply(change)
        }
        return needed
    }

    /// What is not reached in what a checkpoint that has lost rows tells of: directories that have
    /// no row at all, for as long as anything is in them.
    func rowsWithoutDirectory() throws -> [CheckpointRow] {
        var rows: [CheckpointRow] = []
        while true {
            try writer.begin()
            try writer.end()
            let found = try CatalogReader(catalog).directoriesWithoutRow()
            if found.isEmpty { return rows }
            try takeCheckpoint(CheckpointEncoder.payload(of: found))
            rows += found
        }
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
