import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// Restores directories whose own rows were lost with the journal, so that their contents are
/// reachable again.
///
/// What it does not promise: their metadata, which is lost. They are made for their owner alone,
/// derived from an item in them. The commit is made even without directories: it separates what was
/// committed before the damage from what follows (``CatalogReader/loss(affecting:in:)``).
struct Reattachment {
    let writer: RepositoryWriter
    let clock: any Clock
    let request: RepairRequest

    /// - Returns: the number of directories restored, under a commit of their own.
    func run() throws -> Int {
        let reader = try CatalogReader(writer.catalog)
        let roots = try reader.allRoots().filter { $0.last == nil }.byNumber
        // Every commit may be lost, although the latest state is not.
        let latest = try reader.latestCommit()?.number ?? .max
        let builder = try CommitBuilder(writer, clock: clock)
        defer { builder.abandon() }
        var made: Set<RepositoryPath> = []
        for directory in try reader.detachedDirectories() {
            guard let root = roots[directory.root] else { continue }
            for path in try missing(directory, root, at: latest, reader, made) {
                made.insert(RepositoryPath(root: directory.root, path: path))
                try put(path, root, like: directory.item, builder)
            }
        }
        let now = clock.now()
        _ = try builder.commit(
            Commit(
                id: writer.randomness.hash128(), run: writer.randomness.hash128(), kind: .partial,
                time: now, began: now, host: request.host, user: request.user,
                program: request.program, tags: [Commit.repairTag]))
        return made.count
    }

    /// The missing directories from the root to this one, outermost first; empty when something
    /// other than a directory is there.
    private func missing(
        _ directory: CatalogReader.DetachedDirectory, _ root: CatalogRoot, at commit: Int64,
        _ reader: CatalogReader, _ made: Set<RepositoryPath>
    ) throws -> [[UInt8]] {
        var missing: [[UInt8]] = []
        var path: [UInt8] = []
        for component in [[]] + ItemPath.components(directory.path) {
            path = component.isEmpty ? [] : ItemPath.join(path, component)
            if made.contains(RepositoryPath(root: directory.root, path: path)) { continue }
            if missing.isEmpty, let entry = try reader.entry(root, path: path, at: commit) {
                guard entry.kind == .directory else { return [] }
            } else {
                missing.append(path)
            }
        }
        return missing
    }

    private func put(
        _ path: [UInt8], _ root: CatalogRoot, like child: Item, _ builder: CommitBuilder
    ) throws {
        let number = root.definition.number
        let item = Item.directory(above: child)
        let id = try writer.catalogWriter.directory(root: number, path: path)
        let (parent, name) = ItemPath.split(path)
        let parentID =
            path.isEmpty
            ? root.anchor : try writer.catalogWriter.directory(root: number, path: parent)
        try builder.take(
            ReadOutcome(
                change: .put(root: number, path: path, item),
                catalog: CatalogChange(
                    directory: parentID, name: name,
                    action: .put(
                        item: item.encodeAlone(), kind: .directory,
                        child: .init(id: id, root: number, path: path, isNew: false), stamp: nil,
                        isNew: true)), tally: .directory))
    }
}
