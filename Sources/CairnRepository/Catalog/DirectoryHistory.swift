import CairnCore
import CairnFormat

/// What a person who looks at a directory asks: a part of its names, and what is not there any
/// more.
extension CatalogReader {
    /// The names of a directory as at a commit, in order, after so many of them.
    ///
    /// - Parameter maximum: the maximum number.
    public func children(
        of entry: TreeEntry, at commit: Int64, after skipped: Int, atMost maximum: Int
    ) throws -> [TreeEntry] {
        guard let child = entry.child else { return [] }
        // As at the last commit nothing of the past is there: SQLite would look for it in all of
        // the past before it gave the first name.
        let isNow = try isLatest(commit)
        let rest = "WHERE directory = ?1 AND first <= ?2"
        var first: [UInt8] = []
        if skipped > 0 {
            // Which name is the first is only counted; what is given is checked, row by row.
            let past = isNow ? "" : "UNION ALL SELECT name FROM past_rows \(rest) AND last > ?2"
            let names = try connection.prepare(
                "SELECT name FROM live_rows \(rest) \(past) ORDER BY name LIMIT 1 OFFSET ?3", child,
                commit, skipped)
            guard let name = try names.first({ $0.bytes(0) }) else { return [] }
            first = name
        }
        guard isNow else {
            return try children(of: child, at: commit, from: first, atMost: Int64(maximum))
        }
        return try connection.prepare(
            """
            SELECT name, kind, child, first, item FROM live \(rest) AND name >= ?3 ORDER BY name \
            LIMIT ?4
            """, child, commit, first, maximum
        ).map(Self.entry)
    }

    /// A part of the names that are or were in a directory as at a commit, in order, each with its
    /// last version until then and the commit that ended it; nil while it is there.
    public func knownChildren(
        of entry: TreeEntry, at commit: Int64, after skipped: Int, atMost maximum: Int
    ) throws -> [(entry: TreeEntry, last: Int64?)] {
        guard let child = entry.child else { return [] }
        // Which names they are is only counted; what is given is checked, row by row. (Both lie in
        // this order: SQLite merges them as they are, as far as the part goes.)
        let names = try connection.prepare(
            """
            SELECT name FROM live_rows WHERE directory = ?1 AND first <= ?2 UNION
            SELECT name FROM past_rows WHERE directory = ?1 AND first <= ?2
            ORDER BY name LIMIT ?3 OFFSET ?4
            """, child, commit, maximum, skipped
        ).map { $0.bytes(0) }
        let newest = try connection.prepare(
            """
            SELECT kind, child, first, item, NULL FROM live WHERE directory = ?1 AND name = ?2 \
            AND first <= ?3
            UNION ALL
            SELECT kind, child, first, item, last FROM past WHERE directory = ?1 AND name = ?2 \
            AND first <= ?3
            ORDER BY first DESC LIMIT 1
            """)
        return try names.compactMap { name in
            newest.bind(child, name, commit)
            return try newest.first { row in
                let last = row.optionalInteger(4)
                return (try Self.found(row, name), last.map { $0 > commit } ?? true ? nil : last)
            }
        }
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
        return try rows.map { (try Self.entry($0), $0.integer(5)) }
    }
}

/// A name that is or was in a directory, with its versions.
public struct KnownName: Sendable {
    public let directory: Int64
    /// Empty for a root's own row.
    public let name: [UInt8]
    /// At least one, the newest last.
    public let versions: [ItemSummary]
    /// The first commit of the newest version, and the one that ended it; nil while it is there.
    public let first: Int64
    public let last: Int64?

    /// The commit of its last change.
    public var changed: Int64 { last ?? first }
}

extension CatalogReader {
    /// Passes every name of all history to `body`, directory by directory, in order of names. Reads
    /// the row of every version.
    ///
    /// - Parameters:
    ///   - directories: those that are meant, in order of id; nil for all.
    ///   - body: returns whether to go on.
    public func forEachKnownName(
        in directories: [Int64]? = nil, _ body: (KnownName) throws -> Bool
    ) throws {
        let condition = directories == nil ? "" : "WHERE directory = ?1"
        // Both tables lie in this order: SQLite merges them as they are.
        let rows = try connection.prepare(
            """
            SELECT directory, name, first, NULL, item FROM live \(condition) UNION ALL
            SELECT directory, name, first, last, item FROM past \(condition)
            ORDER BY directory, name, first
            """)
        guard let directories else {
            _ = try known(rows, body)
            return
        }
        for directory in directories {
            rows.bind(directory)
            guard try known(rows, body) else { return }
        }
    }

    private func known(_ rows: RawStatement, _ body: (KnownName) throws -> Bool) throws -> Bool {
        defer { rows.reset() }
        var (directory, name): (Int64, [UInt8]) = (-1, [])
        var newest: (first: Int64, last: Int64?) = (0, nil)
        var versions: [ItemSummary] = []
        func tell() throws -> Bool {
            guard !versions.isEmpty else { return true }
            return try body(
                KnownName(
                    directory: directory, name: name, versions: versions, first: newest.first,
                    last: newest.last))
        }
        while try rows.step() {
            let isSame =
                rows.integer(0) == directory && rows.blob(1).elementsEqual(name)
                && !versions.isEmpty
            if !isSame {
                guard try tell() else { return false }
                (directory, name) = (rows.integer(0), rows.bytes(1))
                versions.removeAll(keepingCapacity: true)
            }
            guard let item = ItemSummary(encodedAlone: rows.blob(4)) else {
                throw CatalogError.damaged("a row does not contain a valid item")
            }
            versions.append(item)
            newest = (rows.integer(2), rows.optionalInteger(3))
        }
        return try tell()
    }

    /// Passes the id, the root and the path of every directory there ever was to `body`, in order
    /// of id. One that has a root's own row has no path.
    ///
    /// - Parameter directories: those that are meant, in order of id; nil for all.
    public func forEachDirectory(
        in directories: [Int64]? = nil, _ body: (Int64, UInt64, [UInt8]?) throws -> Void
    ) throws {
        let condition = directories == nil ? "" : "WHERE id = ?1"
        let rows = try connection.prepare(
            "SELECT id, root, path FROM directory \(condition) ORDER BY id")
        func tell() throws {
            defer { rows.reset() }
            while try rows.step() {
                try body(
                    rows.integer(0), UInt64(rows.integer(1)), rows.isNull(2) ? nil : rows.bytes(2))
            }
        }
        guard let directories else { return try tell() }
        for directory in directories {
            rows.bind(directory)
            try tell()
        }
    }

    /// The directories in which a name may have come, gone or changed after a commit, in order of
    /// id: where something ended, what was such a directory itself, and those that are new. A name
    /// that came without any trace in its directory is not among them.
    ///
    /// - Parameter known: the greatest id that is known.
    public func directories(changedAfter commit: Int64, orAbove known: Int64) throws -> [Int64] {
        var found: Set<Int64> = []
        // Only ids: whoever asks for names reads rows that are checked.
        let ended = try connection.prepare(
            "SELECT directory, child FROM past_rows WHERE last > ?1", commit)
        while try ended.step() {
            found.insert(ended.integer(0))
            if let child = ended.optionalInteger(1) { found.insert(child) }
        }
        let new = try connection.prepare("SELECT id FROM directory_rows WHERE id > ?1", known)
        while try new.step() { found.insert(new.integer(0)) }
        return found.sorted()
    }

    /// Keeps few pages of the catalog in memory from now on, and gives back what is held: for who
    /// has several readers for long.
    public func keepLittle() {
        for connection in [connection, catalog.connection] { connection.limitCache() }
    }
}
