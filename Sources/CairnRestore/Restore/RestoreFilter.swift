import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Which items of a restore's selections come back, by patterns.
///
/// What a pattern of `included` matches comes back with everything beneath it and the directories
/// that lead there; without any, everything does. What one of `excluded` matches does not, with
/// everything beneath it. A document that is restored as one comes back whole or not at all.
public struct RestoreFilter: Sendable {
    let included: PathPatterns?
    let excluded: PathPatterns?

    public init(included: PathPatterns?, excluded: PathPatterns?) {
        (self.included, self.excluded) = (included, excluded)
    }
}

/// A filter applied to a commit. Memory: the directories that lead to what comes back, and those
/// that come back with everything.
struct FilteredTree {
    private let filter: RestoreFilter
    private var ways: Set<RepositoryPath> = []
    private var tops: Set<RepositoryPath> = []
    private(set) var isEmpty = true

    init(_ filter: RestoreFilter) { self.filter = filter }

    /// Notes which directories of a selection come back.
    mutating func add(_ selection: RestoreSelection, _ reader: CatalogReader, at commit: Int64)
        throws
    {
        guard let included = filter.included else {
            isEmpty = false
            return
        }
        let root = selection.root.definition
        var trail: [RepositoryPath] = []
        try reader.walk(selection.root, from: selection.path, at: commit) { step in
            guard case .enter(let path, let entry) = step else {
                trail.removeLast()
                return true
            }
            let live = ItemPath.join(root.path, path)
            let isDirectory = entry.kind == .directory
            if excludes(live, isDirectory) { return false }
            let place = RepositoryPath(root: root.number, path: path)
            guard included.matches(live, isDirectory: isDirectory) else {
                if isDirectory { trail.append(place) }
                return true
            }
            isEmpty = false
            for way in trail.reversed() where !ways.insert(way).inserted { break }
            if isDirectory { tops.insert(place) }
            return false
        }
    }

    func takes(_ path: [UInt8], _ entry: TreeEntry, in root: RootDefinition) -> Bool {
        let live = ItemPath.join(root.path, path)
        let isDirectory = entry.kind == .directory
        if excludes(live, isDirectory) { return false }
        guard let included = filter.included else { return true }
        let place = RepositoryPath(root: root.number, path: path)
        if ways.contains(place) || included.matches(live, isDirectory: isDirectory) { return true }
        var above = path
        while true {
            if tops.contains(RepositoryPath(root: root.number, path: above)) { return true }
            if above.isEmpty { return false }
            above = ItemPath.split(above).parent
        }
    }

    private func excludes(_ live: [UInt8], _ isDirectory: Bool) -> Bool {
        filter.excluded?.matches(live, isDirectory: isDirectory) ?? false
    }
}
