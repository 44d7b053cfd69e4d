import CairnCore
import CairnFormat

/// What a person who looks at a directory asks: a part of its names, when they changed, and what
/// is not there any more.
extension CatalogReader {
    /// The names of a directory as at a commit, in order, after so many of them.
    ///
    /// - Parameter maximum: the maximum number.
    public func children(
        of entry: TreeEntry, at commit: Int64, after skipped: Int, atMost maximum: Int
    ) throws -> [TreeEntry] {
        guard let child = entry.child else { return [] }
        // Which name is the first is only counted; what is given is checked, row by row.
        let rows = try connection.prepare(
            """
            SELECT name FROM live_rows WHERE directory = ?1 AND first <= ?2 UNION ALL \
            SELECT name FROM past_rows WHERE directory = ?1 AND first <= ?2 AND last > ?2
            ORDER BY name LIMIT 1 OFFSET ?3
            """, child, commit, skipped)
        guard let name = try rows.first({ $0.bytes(0) }) else { return [] }
        return try children(of: child, at: commit, from: name, atMost: Int64(maximum))
    }

    /// The number of names in a directory as at a commit.
    public func childCount(of entry: TreeEntry, at commit: Int64) throws -> Int {
        let count = try connection.prepare(
            """
            SELECT (SELECT count(*) FROM live_rows WHERE directory = ?1 AND first <= ?2) + \
            (SELECT count(*) FROM past_rows WHERE directory = ?1 AND first <= ?2 AND last > ?2)
            """, entry.child ?? -1, commit)
        return try count.first { Int($0.integer(0)) } ?? 0
    }

    /// The numbers of the commits in which a name in a directory came, went or changed, ascending.
    /// Reads a row for each of its versions.
    public func changes(in entry: TreeEntry) throws -> [Int64] {
        // Only numbers: whoever asks for a tree reads rows that are checked.
        let rows = try connection.prepare(
            """
            SELECT first FROM live_rows WHERE directory = ?1 UNION \
            SELECT first FROM past_rows WHERE directory = ?1 UNION \
            SELECT last FROM past_rows WHERE directory = ?1 ORDER BY 1
            """, entry.child ?? -1)
        return try rows.map { $0.integer(0) }
    }

    /// The last versions of what was in a directory before a commit and is not there as at it, by
    /// name.
    public func formerChildren(of entry: TreeEntry, before commit: Int64) throws -> [(
        entry: TreeEntry, last: Int64
    )] {
        let rows = try connection.prepare(
            """
            SELECT name, kind, child, first, item, max(last) FROM past p
            WHERE directory = ?1 AND last <= ?2
            AND NOT EXISTS (SELECT 1 FROM live_rows WHERE directory = ?1 AND name = p.name AND \
            first <= ?2)
            AND NOT EXISTS (SELECT 1 FROM past_rows WHERE directory = ?1 AND name = p.name AND \
            first <= ?2 AND last > ?2)
            GROUP BY name ORDER BY name
            """, entry.child ?? -1, commit)
        return try rows.map { row in
            let found = TreeEntry(
                name: row.bytes(0), kind: try row.value(1, "kind"), child: row.optionalInteger(2),
                since: row.integer(3), encoded: row.bytes(4))
            return (found, row.integer(5))
        }
    }
}

/// A name that is or was in a directory, with its newest version.
public struct KnownName: Sendable {
    public let directory: Int64
    public let name: [UInt8]
    public let item: Item
    /// The first commit of the newest version, and the one that ended it; nil while it is there.
    public let first: Int64
    public let last: Int64?
    /// How many versions there are of it.
    public let versions: Int

    /// The commit of its last change.
    public var changed: Int64 { last ?? first }
}

extension CatalogReader {
    /// Passes every name of all history to `body`, directory by directory, in order of names. Reads
    /// the row of every version.
    ///
    /// - Parameter body: returns whether to go on.
    public func forEachKnownName(_ body: (KnownName) throws -> Bool) throws {
        // Both tables lie in this order: SQLite merges them as they are.
        let rows = try connection.prepare(
            """
            SELECT directory, name, first, NULL, item FROM live UNION ALL
            SELECT directory, name, first, last, item FROM past ORDER BY directory, name, first
            """)
        defer { rows.reset() }
        var (directory, name): (Int64, [UInt8]) = (-1, [])
        var newest: (first: Int64, last: Int64?, encoded: [UInt8])?
        var versions = 0
        func tell() throws -> Bool {
            guard let newest else { return true }
            return try body(
                KnownName(
                    directory: directory, name: name, item: Item(decodingAlone: newest.encoded),
                    first: newest.first, last: newest.last, versions: versions))
        }
        while try rows.step() {
            let isSame =
                rows.integer(0) == directory && rows.blob(1).elementsEqual(name) && newest != nil
            if !isSame {
                guard try tell() else { return }
                (directory, name, versions) = (rows.integer(0), rows.bytes(1), 0)
            }
            versions += 1
            newest = (rows.integer(2), rows.optionalInteger(3), rows.bytes(4))
        }
        _ = try tell()
    }

    /// Passes the root and the path of every directory there ever was to `body`, in order of id.
    public func forEachDirectory(_ body: (Int64, RepositoryPath) throws -> Void) throws {
        let rows = try connection.prepare(
            "SELECT id, root, path FROM directory WHERE path IS NOT NULL ORDER BY id")
        defer { rows.reset() }
        while try rows.step() {
            try body(
                rows.integer(0),
                RepositoryPath(root: UInt64(rows.integer(1)), path: rows.bytes(2)))
        }
    }
}
