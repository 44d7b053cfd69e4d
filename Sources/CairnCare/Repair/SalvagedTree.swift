import CairnFormat
import CairnRepository

/// Follows the tree in a catalog of its own while the journal is rewritten.
///
/// A lost record may have removed a file, or made a directory, on which later changes depend.
/// Replaying those alone would put something beneath a file, which FORMAT.md §8.2 refuses, or
/// beneath nothing, where no listing and no whole restore finds it. The missing removals and
/// directories are determined here, before the change that needs them.
final class SalvagedTree {
    private let catalog: Catalog
    private let writer: CatalogWriter
    private let replay: CatalogReplay

    /// - Parameter path: a file for this tree alone; ``remove(_:)`` deletes it.
    init(_ repository: Repository, path: String) throws {
        try CatalogFile.remove(path)
        catalog = try Catalog(path: path, repository: repository.description.repository)
        writer = try CatalogWriter(catalog)
        replay = CatalogReplay(writer)
    }

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
                // A directory that follows its contents is not lost.
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

    /// The changes of one commit, each behind the removal of what stands in its way.
    func reconciled(_ payload: [UInt8]) throws -> [UInt8] {
        var encoder = ChangesEncoder()
        func take(_ change: Change) throws {
            try replay.apply(change)
            encoder.append(change)
        }
        try writer.begin()
        try ChangesDecoder.decode(payload) { change in
            if case .put(let root, let path, let item) = change, !path.isEmpty,
                let obstacle = try replay.obstacle(root, ItemPath.split(path).parent)
            {
                try take(.remove(root: root, path: obstacle))
                for above in try replay.missing(root, ItemPath.split(path).parent) {
                    try take(.put(root: root, path: above, .directory(above: item)))
                }
            }
            try take(change)
        }
        return encoder.finish()
    }

    /// Rows for unreachable parts of a checkpoint that has lost rows: directories, for the times in
    /// which anything is in them and they have no row.
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

    /// Ends a commit. Only the tree is kept.
    func endCommit() throws {
        try writer.begin()
        try writer.end()
    }
}
