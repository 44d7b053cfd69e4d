import CairnFormat

/// A gap with its end.
public struct RecordedGap: Equatable, Sendable {
    public let gap: Gap
    /// Nil while it is open.
    public let ended: Timestamp?
    /// The commit that recorded its beginning.
    public let first: Int64
    /// The commit that recorded its end; nil while it is open.
    public let last: Int64?
}

extension RecordedGap: TableRow {
    static let table = "gap"

    init(_ row: RawStatement) throws {
        gap = Gap(
            number: row.number(0), root: row.number(1), path: row.bytes(2),
            cause: try row.value(3, "cause of a gap"), began: row.moment(4))
        ended = row.isNull(6) ? nil : row.moment(6)
        first = row.integer(8)
        last = row.optionalInteger(9)
    }

    func bind(to statement: RawStatement) {
        statement.bind(
            gap.number, gap.root, gap.path, gap.cause.rawValue, gap.began.seconds,
            gap.began.nanoseconds, ended?.seconds, ended?.nanoseconds, first, last)
    }
}

/// The former place of an item until a commit.
struct RecordedMove: Equatable {
    let root: UInt64
    let path: [UInt8]
    let commit: Int64
    let fromRoot: UInt64
    let fromPath: [UInt8]
}

extension RecordedMove: TableRow {
    static let table = "move"

    init(_ row: RawStatement) {
        root = row.number(0)
        path = row.bytes(1)
        commit = row.integer(2)
        fromRoot = row.number(3)
        fromPath = row.bytes(4)
    }

    func bind(to statement: RawStatement) {
        statement.bind(root, path, commit, fromRoot, fromPath)
    }
}

/// The journal's information besides trees. - Source: FORMAT.md §8.5, §8.6.
extension CatalogWriter {
    /// Opens a gap; does nothing when its number was used before.
    public func openGap(_ gap: Gap) throws {
        try connection.insert(
            RecordedGap(gap: gap, ended: nil, first: commitNumber, last: nil), or: .ignore)
    }

    /// Closes a gap; does nothing when none of this number is open.
    public func closeGap(_ number: UInt64, ended: Timestamp) throws {
        try connection.run(
            "UPDATE gap_rows SET ended_seconds = ?2, ended_nanoseconds = ?3, last = ?4 WHERE number = ?1 AND last IS NULL",
            number, ended.seconds, ended.nanoseconds, commitNumber)
    }

    /// Closes the gaps of a root that is dropped: they end when the commit is made.
    func closeGaps(ofRoot root: UInt64) throws {
        try connection.run(
            "UPDATE gap_rows SET last = ?2 WHERE root = ?1 AND last IS NULL", root, commitNumber)
    }

    /// Sets that end, which the catalog cannot look up once the commit is forgotten.
    func endGapsOfDroppedRoots(_ moment: Timestamp) throws {
        try connection.run(
            "UPDATE gap_rows SET ended_seconds = ?2, ended_nanoseconds = ?3 WHERE last = ?1 AND ended_seconds IS NULL",
            commitNumber, moment.seconds, moment.nanoseconds)
    }

    /// Records that the item at a place was at another until this commit.
    public func move(root: UInt64, path: [UInt8], fromRoot: UInt64, fromPath: [UInt8]) throws {
        try connection.insert(
            RecordedMove(
                root: root, path: path, commit: commitNumber, fromRoot: fromRoot,
                fromPath: fromPath))
    }
}

extension CatalogReader {
    /// The open gaps, in order of number.
    public func openGaps() throws -> [Gap] {
        try gaps(where: "gap.last IS NULL", latest: .max).map(\.gap)
    }

    /// Gaps with their ends, in order of number.
    ///
    /// - Parameter maximum: only the last ones, up to this number.
    public func gaps(latest maximum: Int = .max) throws -> [RecordedGap] {
        try gaps(where: "TRUE", latest: maximum)
    }

    private func gaps(where condition: String, latest maximum: Int) throws -> [RecordedGap] {
        let gaps: [RecordedGap] = try connection.rows(
            "WHERE \(condition) ORDER BY gap.number DESC LIMIT ?1", maximum)
        return gaps.reversed()
    }

    /// A number that no gap of this repository has had.
    public func nextGapNumber() throws -> UInt64 {
        let statement = try connection.prepare("SELECT coalesce(max(number), 0) FROM gap")
        guard try statement.step() else { return 1 }
        defer { statement.reset() }
        // A hostile journal has used up its numbers; a gap that cannot be recorded must not pass
        // for one.
        guard statement.integer(0) < .max else {
            throw CatalogError.damaged("its numbers of gaps are used up")
        }
        return UInt64(clamping: statement.integer(0)) + 1
    }

    /// Moves of whole roots into others, in order of commit, in the commits after `first` and up to
    /// `last`.
    func rootMoves(after first: Int64, upTo last: Int64) throws -> [(
        root: UInt64, path: [UInt8], fromRoot: UInt64
    )] {
        let moves: [RecordedMove] = try connection.rows(
            """
            WHERE "commit" > ?1 AND "commit" <= ?2 AND length(from_path) = 0 AND from_root <> root \
            ORDER BY "commit"
            """, first, last)
        return moves.map { ($0.root, $0.path, $0.fromRoot) }
    }

    /// The last move to a place, in the commits `first ... last`; nil when there is none.
    func lastMove(root: UInt64, path: [UInt8], from first: Int64, upTo last: Int64) throws
        -> RecordedMove?
    {
        try connection.row(
            """
            WHERE root = ?1 AND path = ?2 AND "commit" BETWEEN ?3 AND ?4
            ORDER BY "commit" DESC LIMIT 1
            """, root, path, first, last
        )
    }
}

extension CatalogWriter {
    /// The number of files and other items, except directories, in a root; `limit` when there are
    /// more.
    public func liveCount(root: UInt64, atMost limit: UInt64) throws -> UInt64 {
        let statement = try connection.prepare(
            """
            SELECT count(*) FROM (SELECT 1 FROM directory d JOIN live l ON l.directory = d.id
                WHERE d.root = ?1 AND l.kind <> \(ItemKind.directory.rawValue) LIMIT ?2)
            """, root, limit)
        defer { statement.reset() }
        return try statement.step() ? UInt64(max(0, statement.integer(0))) : 0
    }
}
