import CairnCore
import CairnFormat
import CairnRepository

/// The present tree in the catalog, queried name by name. One thread.
///
/// It shows committed state, not the running transaction. ``placed`` remembers directories found
/// since.
final class KnownTree {
    struct Row {
        let kind: ItemKind
        let child: Int64?
        let stamp: Stamp?
        let item: [UInt8]

        /// Whether this name may now be another directory than the one in the catalog.
        func isReplaced(by status: FileStatus) -> Bool {
            stamp.map { !$0.isSameInode(status) } ?? true
        }

        /// Whether the directory was kept as a bundle.
        var isFuzzy: Bool { Item.isFuzzy(encodedAlone: item) }
        var isPackage: Bool { kind == .directory && Item.isPackage(encodedAlone: item) }
    }

    /// The names of one directory, in ascending order of their bytes.
    let liveRows: RawStatement
    private let connection: CatalogConnection
    private let findRow: RawStatement
    private let findDirectory: RawStatement
    private let anyName: RawStatement
    private let findNames: RawStatement
    private let directoryIDs: DirectoryIDs
    private var placed: [RepositoryPath: Int64] = [:]
    private var mountTops: [RepositoryPath]?
    /// New directories of the bundle being examined. They become known together or not at all. Nil
    /// outside a bundle.
    private var provisional: [RepositoryPath: Int64]?
    /// Whether every new directory is remembered: needed where one may be found twice in a run.
    /// Memory grows with their number.
    var remembersAll = false

    init(_ catalog: Catalog, _ directoryIDs: DirectoryIDs) throws {
        self.directoryIDs = directoryIDs
        connection = try catalog.openReader()
        liveRows = try connection.prepare(
            "SELECT name, kind, child, stamp, item FROM live WHERE directory = ?1 ORDER BY name")
        findRow = try connection.prepare(
            "SELECT name, kind, child, stamp, item FROM live WHERE directory = ?1 AND name = ?2")
        anyName = try connection.prepare("SELECT 1 FROM live WHERE directory = ?1 LIMIT 1")
        findDirectory = try connection.prepare(
            "SELECT id FROM directory WHERE root = ?1 AND path = ?2")
        findNames = try connection.prepare(
            """
            SELECT d.root, d.path, l.name, l.stamp FROM live l JOIN directory d ON d.id = \
            l.directory
            WHERE \(CatalogSchema.inode("l")) = ?1 AND l.kind <> \(ItemKind.directory.rawValue) AND l.stamp IS NOT NULL
            """)
    }

    func find(in directory: Int64, name: [UInt8]) throws -> Row? {
        findRow.bind(directory, name)
        guard try findRow.step() else { return nil }
        defer { findRow.reset() }
        return try row(findRow)
    }

    func row(_ statement: RawStatement) throws -> Row {
        guard let kind = ItemKind(rawValue: UInt8(clamping: statement.integer(1))) else {
            throw CatalogError.damaged("an unknown kind")
        }
        return Row(
            kind: kind, child: statement.optionalInteger(2), stamp: Stamp(statement.blob(3)),
            item: statement.bytes(4))
    }

    /// Whether the catalog has any name in a directory.
    func hasNames(_ directory: Int64) throws -> Bool {
        anyName.bind(directory)
        defer { anyName.reset() }
        return try anyName.step()
    }

    /// The names in a directory. May be called while ``liveRows`` iterates over another.
    ///
    /// - Parameter device: only names that were kept from this device.
    func names(in directory: Int64, from device: UInt64? = nil) throws -> [[UInt8]] {
        let rows = try connection.prepare(
            "SELECT name, stamp FROM live WHERE directory = ?1 ORDER BY name", directory)
        defer { rows.reset() }
        var names: [[UInt8]] = []
        while try rows.step() {
            if device != nil, let stamp = Stamp(rows.blob(1)), stamp.device != device { continue }
            names.append(rows.bytes(0))
        }
        return names
    }

    /// Whether something was mounted on a directory or beneath it.
    func hasMountTop(_ root: UInt64, beneath path: [UInt8]) throws -> Bool {
        let tops = try mountTops ?? connection.mountTops()
        mountTops = tops
        return tops.contains { $0.root == root && ItemPath.relative($0.path, to: path) != nil }
    }

    /// The id of a directory that has one, live or not.
    func directory(_ place: RepositoryPath) throws -> Int64? {
        findDirectory.bind(place.root, place.path)
        guard try findDirectory.step() else { return nil }
        defer { findDirectory.reset() }
        return findDirectory.integer(0)
    }

    /// The row of a name as last committed.
    func row(at place: RepositoryPath) throws -> Row? {
        let (parent, name) = ItemPath.split(place.path)
        guard !name.isEmpty,
            let directory = try directory(RepositoryPath(root: place.root, path: parent))
        else { return nil }
        return try find(in: directory, name: name)
    }

    /// The names of a file when it was last examined.
    func names(of identity: LinkIdentity) throws -> [RepositoryPath] {
        withUnsafeBytes(of: identity.inode) { findNames.bind($0) }
        defer { findNames.reset() }
        var names: [RepositoryPath] = []
        while try findNames.step() {
            guard Stamp(findNames.blob(3))?.identity == identity else { continue }
            names.append(
                RepositoryPath(
                    root: UInt64(findNames.integer(0)),
                    path: ItemPath.join(findNames.bytes(1), findNames.bytes(2))))
        }
        return names
    }

    /// The whole roots of the last commit.
    func targets() throws -> [TreeScanner.Target] {
        let roots = try connection.prepare(
            "SELECT number, name, path, role, anchor FROM root WHERE last IS NULL")
        defer { roots.reset() }
        var targets: [TreeScanner.Target] = []
        while try roots.step() {
            let root = RootDefinition(
                number: UInt64(roots.integer(0)), name: roots.bytes(1), path: roots.bytes(2),
                role: RootRole(rawValue: UInt8(clamping: roots.integer(3))) ?? .adHoc)
            targets.append(TreeScanner.Target(root: root, anchor: roots.integer(4), focus: []))
        }
        return targets
    }

    /// The id for a directory's names. A path that was a directory before keeps its id.
    ///
    /// - Parameter child: the id in its row, when it has one.
    func place(
        _ root: RootDefinition, _ path: [UInt8], _ child: Int64?
    ) throws -> CatalogChange.DirectoryPlace {
        if let child { return .init(id: child, root: root.number, path: path, isNew: false) }
        let place = RepositoryPath(root: root.number, path: path)
        if !placed.isEmpty, let id = placed[place] {
            return .init(id: id, root: root.number, path: path, isNew: false)
        }
        if let id = provisional?[place] {
            return .init(id: id, root: root.number, path: path, isNew: true)
        }
        if let id = try directory(place) {
            return .init(id: id, root: root.number, path: path, isNew: false)
        }
        let id = directoryIDs.take()
        if provisional != nil {
            provisional?[place] = id
        } else if remembersAll {
            placed[place] = id
        }
        return .init(id: id, root: root.number, path: path, isNew: true)
    }

    /// Remembers a new directory on the way to a part of a root. The next part may be in it, and
    /// the catalog does not know it before the commit.
    func remember(_ id: Int64, at place: RepositoryPath) { placed[place] = id }

    /// Makes new directories provisional until ``endPackage(keeping:)``.
    func beginPackage() { provisional = [:] }

    /// - Parameter outcomes: the reported outcomes of the bundle; its new directories are known
    ///   from now on.
    func endPackage(keeping outcomes: [ReadOutcome]) {
        provisional = nil
        keep(outcomes)
    }

    func keep(_ outcomes: [ReadOutcome]) {
        guard remembersAll else { return }
        for outcome in outcomes {
            guard case .put(_, _, let child?, _, _) = outcome.catalog?.action, child.isNew else {
                continue
            }
            placed[RepositoryPath(root: child.root, path: child.path)] = child.id
        }
    }
}

/// Compares bytes in the order of SQLite's index.
public func compareBytes(_ left: UnsafeRawBufferPointer, _ right: [UInt8]) -> Int {
    right.withUnsafeBytes { right in
        let count = min(left.count, right.count)
        for index in 0..<count where left[index] != right[index] {
            return Int(left[index]) - Int(right[index])
        }
        return left.count - right.count
    }
}
