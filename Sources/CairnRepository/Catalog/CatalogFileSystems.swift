import CairnCore
import CairnFormat

extension Catalog {
    fileprivate static func adoptedKey(_ root: UInt64) -> String { "adopted \(root)" }

    /// Whether a root was another machine's before. False after a rebuild from a checkpoint.
    public func wasAdopted(root: UInt64) throws -> Bool {
        try connection.note(Self.adoptedKey(root)) != nil
    }
}

/// The file systems of roots and mount points, which the journal records and the stamps of the
/// present tree hold. - Source: FORMAT.md §8.19.
extension CatalogWriter {
    private static let recordedKey = "file_systems"

    /// The known file systems of live roots and of mount points in them, each with the first commit
    /// of its directory's state; in order of root and path.
    public func fileSystems() throws -> [(found: DirectoryFileSystem, first: Int64)] {
        let rows = try connection.prepare(
            """
            SELECT d.root, d.path, l.name, l.first, l.stamp, l.kind FROM live l JOIN directory d \
            ON d.id = l.directory WHERE \(CatalogSchema.isMountTop) AND d.path IS NOT NULL
            UNION ALL SELECT r.number, x'', x'', l.first, l.stamp, l.kind FROM root r JOIN live l \
            ON l.directory = r.anchor AND l.name = x'' WHERE r.last IS NULL ORDER BY 1, 2, 3
            """)
        var found: [(found: DirectoryFileSystem, first: Int64)] = []
        while try rows.step() {
            let kind: ItemKind = try rows.value(5, "kind")
            let known = Stamp(rows.blob(4))?.fileSystem(at: rows.place(0), of: kind)
            if let known, known.isKnown { found.append((known, rows.integer(3))) }
        }
        return found
    }

    /// The file system of a present directory; nil if nothing is known of it.
    public func fileSystem(ofDirectory place: RepositoryPath) throws -> DirectoryFileSystem? {
        guard let (directory, name) = try row(of: place),
            let present = try stamp(name, in: directory), present.kind == .directory
        else { return nil }
        return present.stamp?.fileSystem(at: place, of: .directory)
    }

    /// Whether the journal has what ``fileSystems()`` says.
    public var hasRecordedFileSystems: Bool {
        get throws { try connection.note(Self.recordedKey) == 1 }
    }

    public func noteFileSystems(areRecorded: Bool) throws {
        try meta(Self.recordedKey, areRecorded ? 1 : 0)
    }

    /// Gives a directory or root the stamp of a file system, unless its stamp says the same. Such a
    /// stamp proves nothing about content, so everything is read again.
    func settle(_ found: DirectoryFileSystem) throws {
        let place = found.place
        guard let (directory, name) = try row(of: place),
            let present = try stamp(name, in: directory),
            present.kind == .directory || name.isEmpty,
            present.stamp?.fileSystem(at: place, of: present.kind) != found
        else { return }
        try apply(
            CatalogChange(directory: directory, name: name, action: .restamp(Stamp(found))))
    }

    /// The part of a present stamp that stays when the journal puts an item again.
    func fileSystemStamp(of kind: ItemKind, _ name: [UInt8], in directory: Int64) throws -> Stamp? {
        guard kind == .directory || name.isEmpty, let present = try stamp(name, in: directory),
            present.kind == kind, let stamp = present.stamp, stamp.isMountTop || name.isEmpty
        else { return nil }
        return stamp.fileSystem(at: RepositoryPath(root: 0, path: []), of: kind).flatMap {
            Stamp($0)
        }
    }

    /// Drops what is known of a root's file systems when it becomes another machine's: there the
    /// same paths are on other disks.
    func forgetFileSystems(ofRoot root: UInt64, unlessOf host: RootHost) throws {
        let owner = try connection.prepare("SELECT id FROM root_host WHERE root = ?1", root)
        guard let known = try owner.first({ try $0.id(0) }), known != host.id else { return }
        try meta(Catalog.adoptedKey(root), 1)
        for (found, _) in try fileSystems() where found.root == root {
            guard let (directory, name) = try row(of: found.place) else { continue }
            try apply(CatalogChange(directory: directory, name: name, action: .restamp(nil)))
        }
    }

    private func row(of place: RepositoryPath) throws -> (directory: Int64, name: [UInt8])? {
        if place.path.isEmpty {
            return try connection.number(
                "SELECT anchor FROM root WHERE number = ?1 AND last IS NULL", place.root
            ).map { ($0, []) }
        }
        let (parent, name) = ItemPath.split(place.path)
        return try connection.number(
            "SELECT id FROM directory WHERE root = ?1 AND path = ?2", place.root, parent
        ).map { ($0, name) }
    }

    private func stamp(_ name: [UInt8], in directory: Int64) throws -> (
        kind: ItemKind, stamp: Stamp?
    )? {
        findStamp.bind(directory, name)
        return try findStamp.first { row in (try row.value(0, "kind"), Stamp(row.blob(1))) }
    }
}
