import CairnCore
import CairnFormat
import CairnRepository

/// Backed-up directories that a mount hides now and that have another path, because a directory
/// above them was renamed. They are away, not deleted, and the mounted file system is not backed
/// up in their place.
///
/// - Source: Docs/INOTIFY.md, rule 10.
extension DirectoryComparison {
    struct Covered {
        /// The directory's place in the catalog.
        let place: RepositoryPath
        /// The directory's present path; absolute.
        let mountPoint: [UInt8]
    }

    /// - Cost: once a round, a listing of the directory around each mount in the roots, and a look
    ///   into an index.
    func covered() throws -> [Covered] {
        if let covered = round.covered { return covered }
        guard known.hasInodes else { return [] }
        let roots = try known.live.roots().map(\.definition)
        let paths = Dictionary(roots.map { ($0.number, $0.path) }) { first, _ in first }
        var found: [Covered] = []
        var seen: Set<[UInt8]> = []
        for root in roots {
            for hidden in fileSystem.coveredDirectories(beneath: root.path)
            where seen.insert(hidden.mountPoint).inserted
                && !replacedDisks.contains(hidden.mountPoint)
            {
                for place in try known.live.directories(of: hidden.identity) {
                    guard let path = paths[place.root],
                        ItemPath.join(path, place.path) != hidden.mountPoint,
                        let child = try known.row(at: place)?.child,
                        try known.live.hasNames(in: child)
                    else { continue }
                    found.append(Covered(place: place, mountPoint: hidden.mountPoint))
                }
            }
        }
        round.covered = found
        return found
    }

    /// Whether something is mounted at a place where a directory that was backed up is now.
    func coversAnother(_ place: Place, _ status: FileStatus) throws -> Bool {
        guard status.isMountTop, !place.path.isEmpty else { return false }
        let path = absolute(place.root, place.path)
        return try covered().contains { $0.mountPoint == path }
    }
}
