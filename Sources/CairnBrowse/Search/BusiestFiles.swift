import CairnCore
import CairnFormat
import CairnRepository

/// The files with most versions, each counted through its renames, under its last name.
///
/// - What it does not: to find a file none of whose names is among ``candidatesMaximum``.
/// - Bound: ``versionsMaximum`` versions are read, of what was moved; a file beyond counts by its
///   name alone.
struct BusiestFiles: Sendable {
    let entries: [NameIndex.Entry]

    static let candidatesMaximum = 64
    private static let versionsMaximum = 10_000
    private static let shownMaximum = 32

    /// - Parameter candidates: the names with most versions, those with most first.
    init(_ candidates: [NameIndex.Entry], _ reader: CatalogReader) throws {
        let moved = try reader.moved(among: candidates.map(\.place))
        let roots = try reader.roots().byNumber
        var found: [RepositoryPath: NameIndex.Entry] = [:]
        var read = 0
        for candidate in candidates {
            guard moved.contains(candidate.place), let root = roots[candidate.place.root],
                read + candidate.versions <= Self.versionsMaximum
            else {
                if found[candidate.place] == nil { found[candidate.place] = candidate }
                continue
            }
            read += candidate.versions
            let name = try reader.lastName(root, path: candidate.place.path)
            let place = name.map {
                RepositoryPath(root: $0.root.definition.number, path: $0.path)
            }
            guard let name, let place, found[place] == nil else { continue }
            let count = try reader.versionsThroughRenames(name.root, path: name.path).count
            read += count - candidate.versions
            found[place] = NameIndex.Entry(
                place: place, version: name.version, versions: max(count, candidate.versions))
        }
        entries = Array(found.values.sorted { $0.precedes($1) }.prefix(Self.shownMaximum))
    }
}

extension NameIndex.Entry {
    fileprivate init(place: RepositoryPath, version: ItemVersion, versions: Int) {
        self.init(
            place: place, kind: version.item.kind, size: version.item.size,
            modified: version.item.modified, changed: version.last ?? version.first,
            versions: versions, isPresent: version.last == nil, earlier: nil)
    }

    fileprivate func precedes(_ other: Self) -> Bool {
        if versions != other.versions { return versions > other.versions }
        if place.root != other.place.root { return place.root < other.place.root }
        return place.path.lexicographicallyPrecedes(other.place.path)
    }
}
