import CairnCore
import CairnFormat
import CairnRepository

/// Which items that the state after a restore has, and the state before it lacks, the restore
/// created, wherever they came from.
///
/// The other ones were there before and excluded until the restore cleared a flag, or somebody
/// saved them during the restore. What did not change since before the restore was not created by
/// it, whatever the catalog knows.
struct CreatedItems: Sendable {
    private let before: Timestamp
    private let after: Timestamp
    /// The places whose exclusion ended with the restore; absolute.
    private let shown: Set<[UInt8]>

    /// A file system's clock may be behind by that.
    private static let tickNanoseconds: UInt64 = 10_000_000

    /// - Returns: nil if the state after the restore is not known.
    init?(by undone: UndoneRestore, _ reader: CatalogReader) throws {
        guard let end = undone.after else { return nil }
        let roots = try reader.allRoots().byNumber
        (before, after) = (undone.before.commit.time, end.commit.time)
        shown = Set(
            try reader.exclusions(endedIn: undone.before.number...end.number).compactMap { ended in
                roots[ended.exclusion.root].map {
                    ItemPath.join($0.definition.path, ended.exclusion.path)
                }
            })
    }

    /// - Parameters:
    ///   - item: of the state after the restore.
    ///   - path: absolute.
    ///   - status: of what is there now; nil if that cannot be told.
    func has(_ item: Item, at path: [UInt8], _ status: FileStatus?) -> Bool {
        if let status, status.changed < before.before(nanoseconds: Self.tickNanoseconds) {
            return false
        }
        if !item.isDirectory, before <= item.modified, item.modified <= after { return false }
        var place = path
        while !place.isEmpty, !shown.contains(place) { place = ItemPath.split(place).parent }
        return place.isEmpty
    }
}

/// The items that a restore in place puts there, and that an undo removes. No rule excludes them
/// from the states before and after it.
struct RestoredPaths: Sendable {
    /// The states that are restored; the commits that are made name the first.
    let commits: [CatalogCommit]
    private let known: [KnownPaths]
    /// What comes back at another place than it was backed up at.
    private let moved: [(place: [UInt8], path: [UInt8], known: KnownPaths)]

    init(
        _ catalog: Catalog, _ commits: [CatalogCommit], of parts: [InPlaceRestore.Part] = []
    ) throws {
        self.commits = commits
        known = try commits.map { try KnownPaths(catalog, at: $0.number) }
        moved = try parts.flatMap { part in
            let known = try KnownPaths(catalog, at: part.commit.number)
            return part.request.selections.map {
                (part.request.livePath($0), $0.livePath, known)
            }.filter { $0.0 != $0.1 }
        }
    }

    /// - Parameter path: absolute.
    func has(_ path: [UInt8]) -> Bool {
        known.contains { $0.has(path) }
            || moved.contains { place, origin, known in
                ItemPath.relative(path, to: place).map {
                    known.has(ItemPath.join(origin, $0))
                } == true
            }
    }
}
