import CairnCore
import CairnFormat

/// The present tree, a directory at a time or name by name. One user, one thread at a time.
///
/// - Cost: one ordered range of rows a directory, one row a name.
public final class LiveTree {
    private let connection: CatalogConnection
    private let rows: RawStatement
    private let findRow: RawStatement
    private let findAtPath: RawStatement
    private let findDirectory: RawStatement
    private let findLinks: RawStatement
    private let anyName: RawStatement

    /// On a connection of its own.
    public convenience init(_ catalog: Catalog) throws { try self.init(catalog.openReader()) }

    public convenience init(_ reader: CatalogReader) throws { try self.init(reader.connection) }

    private init(_ connection: CatalogConnection) throws {
        self.connection = connection
        rows = try connection.prepare("\(LiveRow.select) WHERE directory = ?1 ORDER BY name")
        findRow = try connection.prepare("\(LiveRow.select) WHERE directory = ?1 AND name = ?2")
        findAtPath = try connection.prepare(
            """
            SELECT l.directory, l.name, l.first, l.kind, l.child, l.stamp, l.item FROM live l JOIN \
            directory d ON d.id = l.directory WHERE d.root = ?1 AND d.path = ?2 AND l.name = ?3
            """)
        findDirectory = try connection.prepare(
            "SELECT id FROM directory WHERE root = ?1 AND path = ?2")
        findLinks = try connection.prepare(
            """
            SELECT d.root, d.path, l.name, l.stamp FROM live l JOIN directory d ON d.id = \
            l.directory
            WHERE \(CatalogSchema.inode("l")) = ?1 AND l.kind <> \(ItemKind.directory.rawValue) AND l.stamp IS NOT NULL
            """)
        anyName = try connection.prepare("SELECT 1 FROM live WHERE directory = ?1 LIMIT 1")
    }

    // MARK: A directory's names

    /// Begins with the names of a directory, in ascending order of their bytes. The first row is
    /// available after ``next()``.
    public func begin(_ directory: Int64) { rows.bind(directory) }

    /// Moves to the next name.
    ///
    /// - Returns: false after the last.
    public func next() throws -> Bool { try rows.step() }

    /// Follows each ``begin(_:)``.
    public func end() { rows.reset() }

    /// Negative when the row's name precedes `name`, zero when it is equal.
    public func order(to name: [UInt8]) -> Int {
        let own = rows.blob(1)
        return name.withUnsafeBytes { name in
            for index in 0..<min(own.count, name.count) where own[index] != name[index] {
                return Int(own[index]) - Int(name[index])
            }
            return own.count - name.count
        }
    }

    public var name: [UInt8] { rows.bytes(1) }
    public var stamp: Stamp? { Stamp(rows.blob(5)) }
    /// The commit of this state.
    public var first: Int64 { rows.integer(2) }
    /// Encoded alone; valid until ``next()``.
    public var item: UnsafeRawBufferPointer { rows.blob(6) }
    public var row: LiveRow { get throws { try LiveRow(rows) } }

    /// All of a directory's rows, in order of name.
    public func rows(in directory: Int64) throws -> [LiveRow] {
        begin(directory)
        return try rows.map(LiveRow.init)
    }

    /// The names in a directory, in order. May be called while another directory is gone through.
    ///
    /// - Parameter device: only names that were kept from this device.
    public func names(in directory: Int64, from device: UInt64? = nil) throws -> [[UInt8]] {
        let rows = try connection.prepare(
            "SELECT name, stamp FROM live WHERE directory = ?1 ORDER BY name", directory)
        var names: [[UInt8]] = []
        while try rows.step() {
            if device != nil, let stamp = Stamp(rows.blob(1)), stamp.device != device { continue }
            names.append(rows.bytes(0))
        }
        return names
    }

    public func hasNames(in directory: Int64) throws -> Bool {
        anyName.bind(directory)
        return try anyName.hasRow()
    }

    /// Whether a name in a directory was kept from a disk. What a program wrote says nothing about
    /// one.
    public func hasNamesOfDisk(in directory: Int64) throws -> Bool {
        let rows = try connection.prepare("SELECT stamp FROM live WHERE directory = ?1", directory)
        while try rows.step() {
            if Stamp(rows.blob(0))?.isOfStream != true { return true }
        }
        return false
    }

    // MARK: One name

    public func find(_ name: [UInt8], in directory: Int64) throws -> LiveRow? {
        findRow.bind(directory, name)
        return try findRow.first(LiveRow.init)
    }

    /// - Parameter path: relative to the root; empty for the root itself.
    public func find(_ path: [UInt8], in root: CatalogRoot) throws -> LiveRow? {
        path.isEmpty
            ? try find([], in: root.anchor) : try find(path, inRoot: root.definition.number)
    }

    /// - Parameter path: relative to the root; not empty.
    public func find(_ path: [UInt8], inRoot number: UInt64) throws -> LiveRow? {
        let (parent, name) = ItemPath.split(path)
        findAtPath.bind(number, parent, name)
        return try findAtPath.first(LiveRow.init)
    }

    /// The id of a directory that has one, live or not.
    public func directory(_ place: RepositoryPath) throws -> Int64? {
        findDirectory.bind(place.root, place.path)
        return try findDirectory.first { $0.integer(0) }
    }

    /// The names of a file when it was last examined.
    public func names(of identity: LinkIdentity) throws -> [RepositoryPath] {
        withUnsafeBytes(of: identity.inode) { findLinks.bind($0) }
        defer { findLinks.reset() }
        var names: [RepositoryPath] = []
        while try findLinks.step() {
            if Stamp(findLinks.blob(3))?.identity == identity { names.append(findLinks.place(0)) }
        }
        return names
    }

    /// The names of a directory when it was last examined, of which a mount point has none.
    public func directories(of identity: LinkIdentity) throws -> [RepositoryPath] {
        let rows = try connection.prepare(
            "SELECT d.root, d.path, l.name, l.stamp FROM live l JOIN directory d ON d.id = l.directory WHERE \(CatalogSchema.inode("l")) = ?1 AND l.kind = \(ItemKind.directory.rawValue) AND l.stamp IS NOT NULL"
        )
        withUnsafeBytes(of: identity.inode) { rows.bind($0) }
        var found: [RepositoryPath] = []
        while try rows.step() {
            if let stamp = Stamp(rows.blob(3)), stamp.identity == identity, !stamp.isMountTop {
                found.append(rows.place(0))
            }
        }
        return found
    }

    /// Whether ``names(of:)`` has its index.
    public var hasInodes: Bool {
        get throws {
            try connection.prepare("SELECT 1 FROM sqlite_master WHERE name = 'live_inode'").map {
                _ in true
            }.first ?? false
        }
    }

    // MARK: Roots

    /// The live roots of all machines, in order of number.
    public func roots() throws -> [CatalogRoot] {
        try connection.roots().filter { $0.last == nil }
    }

    /// The present items that were mount points when they were kept.
    public func mountTops() throws -> [RepositoryPath] {
        try connection.prepare(CatalogSchema.mountTops).map { $0.place(0) }
    }
}
