import CairnCore
import CairnFormat

/// The place of a part of a container, and its commits.
public struct RecordedContainerPart: Equatable, Sendable {
    public let part: ContainerPart
    public let first: Int64
    /// The first commit for which it is not valid; nil while it is.
    public let last: Int64?
}

extension RecordedContainerPart: TableRow {
    static let table = "container"

    init(_ row: RawStatement) throws {
        part = ContainerPart(
            root: row.number(0), path: row.bytes(1), role: try row.value(4, "role of a container"),
            container: ContainerName(
                shape: try row.value(5, "shape of a container"), id: row.bytes(6)),
            name: row.bytes(7))
        first = row.integer(2)
        last = row.optionalInteger(3)
    }

    func bind(to statement: RawStatement) {
        statement.bind(
            part.root, part.path, first, last, part.role.rawValue, part.container.shape.rawValue,
            part.container.id, part.name)
    }
}

/// An exclusion with its end.
public struct RecordedExclusion: Equatable, Sendable {
    public let exclusion: Exclusion
    /// The commit from which on the item was excluded.
    public let first: Int64
    /// The commit that ended it; nil while it holds.
    public let last: Int64?
    /// Nil while it is valid, and when its root was dropped.
    public let how: Inclusion?
}

extension RecordedExclusion: TableRow {
    static let table = "exclusion"

    init(_ row: RawStatement) throws {
        let rule = row.integer(4)
        guard
            let known = ExclusionRule(rawValue: UInt8(clamping: rule & ~Self.unorderedBit))
        else { throw CatalogError.damaged("an unknown exclusion rule") }
        exclusion = Exclusion(
            root: row.number(0), path: row.bytes(1), rule: known,
            inode: UInt64(bitPattern: row.integer(5)),
            isUnordered: rule & Self.unorderedBit != 0)
        first = row.integer(2)
        last = row.optionalInteger(3)
        how = Inclusion(rawValue: UInt8(clamping: row.integer(6)))
    }

    func bind(to statement: RawStatement) {
        statement.bind(
            exclusion.root, exclusion.path, first, last,
            Int64(exclusion.rule.rawValue) | (exclusion.isUnordered ? Self.unorderedBit : 0),
            Int64(bitPattern: exclusion.inode), how?.rawValue)
    }

    /// Added to the rule in the column `rule` when nobody ordered the exclusion.
    static let unorderedBit: Int64 = 128
}

public struct RecordedPurge: Equatable, Sendable {
    public let purge: Purge
    public let commit: Int64
}

extension RecordedPurge: TableRow {
    static let table = "purge"

    init(_ row: RawStatement) throws {
        purge = Purge(
            role: try row.value(3, "role of a purge"), directory: row.bytes(0), path: row.bytes(1),
            reason: try row.value(4, "reason of a purge"), bytes: row.number(5),
            time: row.moment(6))
        commit = row.integer(2)
    }

    func bind(to statement: RawStatement) {
        statement.bind(
            purge.directory, purge.path, commit, purge.role.rawValue, purge.reason.rawValue,
            purge.bytes, purge.time.seconds, purge.time.nanoseconds)
    }
}

/// A commit that was pinned, and since which commit.
public struct RecordedPin: Equatable, Sendable {
    public let id: Hash128
    public let state: PinState
    public let commit: Int64
}

extension RecordedPin: TableRow {
    static let table = "pin"

    init(_ row: RawStatement) throws {
        id = try row.id(0)
        state = try row.value(1, "state of a pin")
        commit = row.integer(2)
    }

    func bind(to statement: RawStatement) { statement.bind(id, state.rawValue, commit) }
}

// The journal's information besides trees, gaps and moves. - Source: FORMAT.md §8.7 … §8.10.

extension CatalogWriter {
    /// Whether any exclusion is valid.
    public func hasExclusions() throws -> Bool {
        try connection.prepare("SELECT 1 FROM exclusion WHERE last IS NULL LIMIT 1").hasRow()
    }

    /// The valid exclusion of a place, including one of this transaction.
    public func exclusion(root: UInt64, path: [UInt8]) throws -> Exclusion? {
        try connection.exclusion(root: root, path: path)?.exclusion
    }

    /// Ends the records of a root that is dropped.
    func endNotes(ofRoot root: UInt64) throws {
        try endNotes("container", root: root, path: nil)
        // What was set aside stays so until it is accepted: the root may go on in a wider one.
        try endNotes(
            "exclusion", root: root, path: nil, where: "rule < \(RecordedExclusion.unorderedBit)")
    }

    func endNotes(
        _ table: String, root: UInt64, path: [UInt8]?, where condition: String = "TRUE"
    ) throws {
        try connection.run(
            "UPDATE \(table)_rows SET last = ?2 WHERE root = ?1 AND last IS NULL AND \(condition)"
                + (path == nil ? "" : " AND path = ?3"), root, commitNumber, path)
    }
}

extension CatalogReader {
    /// The parts of containers as at a commit, in order of root and path.
    ///
    /// - Parameter commit: nil for the present state.
    public func containers(asAt commit: Int64? = nil) throws -> [RecordedContainerPart] {
        try connection.rows(
            "WHERE first <= ?1 AND (last IS NULL OR last > ?1) ORDER BY root, path", commit ?? .max)
    }

    /// The last record of each directory that is or was a part of a container.
    public func containerParts() throws -> [ContainerPart] {
        let all: [RecordedContainerPart] = try connection.rows("ORDER BY root, path, first")
        return Array(
            Dictionary(
                all.map { (RepositoryPath(root: $0.part.root, path: $0.part.path), $0.part) },
                uniquingKeysWith: { $1 }
            ).values)
    }

    /// The present exclusions and the dropped flags: the last exclusion of each place that is
    /// valid, or ended by ``Inclusion/dropped``.
    public func exclusions() throws -> [RecordedExclusion] {
        try connection.rows(
            """
            WHERE first = (SELECT max(first) FROM exclusion AS later WHERE later.root = \
            exclusion.root AND later.path = exclusion.path)
            AND (last IS NULL OR how = 2) ORDER BY root, path, first
            """)
    }

    /// The exclusions that began before some commits and ended in one of them.
    public func exclusions(endedIn commits: ClosedRange<Int64>) throws -> [RecordedExclusion] {
        try connection.rows(
            "WHERE first < ?1 AND last >= ?1 AND last <= ?2 ORDER BY root, path, first",
            commits.lowerBound, commits.upperBound)
    }

    /// Every exclusion of one place, oldest first.
    public func exclusions(root: UInt64, path: [UInt8]) throws -> [RecordedExclusion] {
        try connection.rows("WHERE root = ?1 AND path = ?2 ORDER BY root, path, first", root, path)
    }

    /// The valid exclusion of a place; nil for none.
    public func exclusion(root: UInt64, path: [UInt8]) throws -> RecordedExclusion? {
        try connection.exclusion(root: root, path: path)
    }

    /// The purges of an absolute path, oldest first.
    ///
    /// - Parameter path: absolute. All roots of purges whose directory leads to it are examined.
    public func purges(at path: [UInt8]) throws -> [RecordedPurge] {
        let directories = try connection.prepare("SELECT DISTINCT directory FROM purge").map {
            $0.bytes(0)
        }
        var found: [RecordedPurge] = []
        for directory in directories {
            guard let relative = ItemPath.relative(path, to: directory), !relative.isEmpty else {
                continue
            }
            found += try connection.rows(
                "WHERE directory = ?1 AND path = ?2 ORDER BY \"commit\"", directory, relative)
        }
        return found.sorted { $0.commit < $1.commit }
    }

    public func pins() throws -> [RecordedPin] {
        try connection.rows("WHERE state <> 0 ORDER BY \"commit\"")
    }
}

extension CatalogConnection {
    /// The valid exclusion of a place; nil for none.
    func exclusion(root: UInt64, path: [UInt8]) throws -> RecordedExclusion? {
        try row(
            "WHERE root = ?1 AND path = ?2 AND last IS NULL ORDER BY root, path, first", root, path)
    }
}
