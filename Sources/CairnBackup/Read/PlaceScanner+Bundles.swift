import CairnCore
import CairnRepository

/// Handling of places within bundles.
extension TreeScanner {
    /// Whether bundles are told from ordinary directories.
    var seesBundles: Bool { bundles != nil && !comparison.bundles.isEmpty }
}

extension PlaceLook {
    func scanBundle(
        _ bundle: Subdirectory, _ place: RepositoryPath, in parent: any SourceDirectory
    ) throws {
        guard places.bundles.insert(place).inserted else { return }
        try scanner.scanBundle(bundle, place.path, in: parent, target.root)
    }

    /// Scans a whole bundle for a place within it.
    ///
    /// - Returns: false when the directory is not a bundle.
    func stepIntoBundle(_ place: DirectoryComparison.Place, _ parent: Step, _ row: LiveRow?) throws
        -> Bool
    {
        guard !comparison.bundles.isEmpty,
            let status = try? parent.directory.status(of: place.name),
            comparison.isBundle(place.name, status, row, in: parent.directory, isThorough: true)
        else { return false }
        let former = try comparison.former(of: place.stored, status, row)
        let bundle = Subdirectory(
            name: place.name, status: status, id: 0, isNew: row == nil,
            former: row == nil ? former : nil, bundleParent: parent.entry.id)
        try scanBundle(bundle, place.stored, in: parent.directory)
        return true
    }
}

/// The tasks of a round, by the names in a directory that they concern.
final class TaskTable {
    private var items: Set<RepositoryPath> = []
    private var directories: [RepositoryPath: CaptureTask] = [:]
    /// The time since when a place or anything beneath it is dirty.
    private var beneath: [RepositoryPath: UInt64] = [:]
    /// The time since when a place itself is dirty.
    private var own: [RepositoryPath: UInt64] = [:]

    init(_ tasks: [CaptureTask]) {
        for task in tasks {
            if task.extent == .item, task.afresh == .all { items.insert(task.path) }
            if task.extent != .item, task.afresh != .nothing { directories[task.path] = task }
            own[task.path] = min(own[task.path] ?? .max, task.dirtySince)
            for place in [task.path] + task.path.above {
                beneath[place] = min(beneath[place] ?? .max, task.dirtySince)
            }
        }
    }

    /// Tests which names of a directory must be read afresh; nil for none.
    func afresh(in directory: RepositoryPath) -> ((_ name: [UInt8]) -> Bool)? {
        let isWholeAfresh = directory.above.contains { place in
            directories[place].map { $0.extent == .subtree && $0.afresh == .all } ?? false
        }
        if isWholeAfresh { return { _ in true } }
        let own = directories[directory]
        guard own != nil || !items.isEmpty else { return nil }
        return { [items] name in
            own?.isAfresh(name: name) == true || items.contains(directory.appending(name))
        }
    }

    /// The time since when a place, anything beneath it or a directory above it is dirty; nil when
    /// no task says so.
    func dirtySince(_ place: RepositoryPath) -> UInt64? {
        beneath[place] ?? place.above.lazy.compactMap { own[$0] }.first
    }
}
