import CairnCore
import CairnFormat
import CairnRepository

/// The present tree in the catalog, queried name by name. One thread.
///
/// It shows committed state, not the running transaction. ``placed`` remembers directories found
/// since.
final class KnownTree {
    /// The committed rows. It goes through one directory at a time.
    let live: LiveTree
    private let directoryIDs: DirectoryIDs
    private var placed: [RepositoryPath: Int64] = [:]
    private var mountTops: [RepositoryPath]?
    /// New directories of the bundle being examined. They become known together or not at all. Nil
    /// outside a bundle.
    private var provisional: [RepositoryPath: Int64]?
    /// Whether the catalog leads from an inode to its names: not in a first backup, which has no
    /// index for that.
    let hasInodes: Bool
    /// Whether every new directory is remembered: needed where one may be found twice in a run.
    /// Memory grows with their number.
    var remembersAll = false
    private let reader: CatalogReader
    private var lastTime: Timestamp?
    /// The last snapshots, by the paths that they were asked for.
    private var lastLooks: [[[UInt8]]: CatalogCommit]?

    init(_ catalog: Catalog, _ directoryIDs: DirectoryIDs) throws {
        self.directoryIDs = directoryIDs
        reader = try CatalogReader(catalog)
        live = try LiveTree(reader)
        hasInodes = try live.hasInodes
    }

    /// Whether the last snapshot was made before a time: false if there is none.
    func lastSnapshot(isBefore time: Timestamp) throws -> Bool {
        lastTime = try lastTime ?? reader.latestCommit()?.commit.time
        return lastTime.map { $0 < time } ?? false
    }

    /// Whether the last snapshot that may have looked at a place was made before a time. One of
    /// other paths did not; if all of them are of other paths, as after a move, the last decides.
    ///
    /// - Parameter place: absolute.
    func lastLook(at place: [UInt8], isBefore time: Timestamp) throws -> Bool {
        let looks =
            try lastLooks
            ?? Dictionary(reader.commits().map { ($0.commit.paths, $0) }) { _, last in last }
        lastLooks = looks
        let last = looks.values.filter { point in
            let paths = point.commit.paths
            return paths.isEmpty
                || paths.contains { path in
                    ItemPath.relative(place, to: path) != nil
                        || ItemPath.relative(path, to: place) != nil
                }
        }.max { $0.number < $1.number }
        return try last.map { $0.commit.time < time } ?? lastSnapshot(isBefore: time)
    }

    /// Whether something was mounted on a directory or beneath it.
    func hasMountTop(_ root: UInt64, beneath path: [UInt8]) throws -> Bool {
        let tops = try mountTops ?? live.mountTops()
        mountTops = tops
        return tops.contains { $0.root == root && ItemPath.relative($0.path, to: path) != nil }
    }

    /// The row of a name as last committed.
    func row(at place: RepositoryPath) throws -> LiveRow? {
        let (parent, name) = ItemPath.split(place.path)
        guard !name.isEmpty,
            let directory = try live.directory(RepositoryPath(root: place.root, path: parent))
        else { return nil }
        return try live.find(name, in: directory)
    }

    /// The whole roots of the last commit that are a machine's. Those of another machine say
    /// nothing of what is at their paths here.
    ///
    /// - Parameters:
    ///   - machine: nil for a repository of one machine.
    ///   - claimed: roots that become the machine's with the next commit.
    func targets(of machine: RootHost?, claimed: Set<UInt64> = []) throws -> [TreeScanner.Target] {
        try live.roots().filter { root in
            machine == nil || root.host?.id == machine?.id
                || claimed.contains(root.definition.number)
        }.map { TreeScanner.Target(root: $0.definition, anchor: $0.anchor, focus: []) }
    }

    /// The id for a directory's names. A path that was a directory before keeps its id.
    ///
    /// - Parameter child: the id in its row, when it has one.
    func place(
        _ root: RootDefinition, _ path: [UInt8], _ child: Int64?
    ) throws -> CatalogChange.DirectoryPlace {
        func directory(_ id: Int64, isNew: Bool) -> CatalogChange.DirectoryPlace {
            .init(id: id, root: root.number, path: path, isNew: isNew)
        }
        if let child { return directory(child, isNew: false) }
        let place = RepositoryPath(root: root.number, path: path)
        if let id = placed[place] { return directory(id, isNew: false) }
        if let id = provisional?[place] { return directory(id, isNew: true) }
        if let id = try live.directory(place) { return directory(id, isNew: false) }
        let id = directoryIDs.take()
        if provisional != nil {
            provisional?[place] = id
        } else if remembersAll {
            placed[place] = id
        }
        return directory(id, isNew: true)
    }

    /// Remembers a new directory on the way to a part of a root. The next part may be in it, and
    /// the catalog does not know it before the commit.
    func remember(_ id: Int64, at place: RepositoryPath) { placed[place] = id }

    /// Makes new directories provisional until ``endBundle(keeping:)``.
    func beginBundle() { provisional = [:] }

    /// - Parameter outcomes: the reported outcomes of the bundle; its new directories are known
    ///   from now on.
    func endBundle(keeping outcomes: [ReadOutcome]) {
        provisional = nil
        keep(outcomes)
    }

    func keep(_ outcomes: [ReadOutcome]) {
        guard remembersAll else { return }
        for case .put(_, _, let child?, _, _)? in outcomes.lazy.map({ $0.catalog?.action })
        where child.isNew { placed[RepositoryPath(root: child.root, path: child.path)] = child.id }
    }
}

extension LiveRow {
    /// Whether this name may now be another directory than the one in the catalog.
    func isReplaced(by status: FileStatus) -> Bool {
        stamp.map { !$0.mayBeSameItem(status) } ?? true
    }

    var isBundle: Bool { kind == .directory && Item.isBundle(encodedAlone: item) }
}
