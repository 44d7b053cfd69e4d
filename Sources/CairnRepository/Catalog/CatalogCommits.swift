import CairnFormat

/// The commits, and those of them that are points in time. - Source: FORMAT.md §8.11, §9.
extension CatalogReader {
    /// All points in time, oldest first: commits that are neither forgotten nor maintenance.
    public func commits() throws -> [CatalogCommit] {
        try commits("WHERE \(CatalogSchema.isPoint) ORDER BY number")
    }

    /// The points in time after a commit, oldest first.
    public func commits(after number: Int64) throws -> [CatalogCommit] {
        try commits("WHERE number > ?1 AND \(CatalogSchema.isPoint) ORDER BY number", number)
    }

    /// The points in time of some kinds, oldest first.
    public func commits(of kinds: [CommitKind]) throws -> [CatalogCommit] {
        let those = kinds.map { CatalogSchema.isOf($0) }.joined(separator: " OR ")
        return try commits("WHERE (\(those)) AND \(CatalogSchema.isPoint) ORDER BY number")
    }

    /// All commits that are not forgotten, maintenance too.
    public func commitsWithMaintenance() throws -> [CatalogCommit] {
        try commits("WHERE \(CatalogSchema.isKept) ORDER BY number")
    }

    /// The last point in time. Its tree is the present one, but for what was taken out of it:
    /// maintenance that follows it puts nothing.
    public func latestCommit() throws -> CatalogCommit? {
        try commits("WHERE \(CatalogSchema.isPoint) ORDER BY number DESC LIMIT 1").first
    }

    /// The first point in time; nil when there is none.
    public func firstCommit() throws -> CatalogCommit? { try firstPoint(from: 0) }

    /// - Returns: nil also when it was forgotten.
    public func commit(number: Int64) throws -> CatalogCommit? {
        try commits("WHERE number = ?1 AND \(CatalogSchema.isKept)", number).first
    }

    /// The last point in time at or before a moment.
    ///
    /// By the times that ``CommitTimes`` believes: a clock that was wrong for a while hides nothing
    /// that was kept before and after.
    public func commit(at moment: Timestamp) throws -> CatalogCommit? {
        let statement = try connection.prepare(
            "SELECT number, seconds FROM \"commit\" WHERE \(CatalogSchema.isPoint) ORDER BY number")
        let points = try statement.map { (number: $0.integer(0), seconds: $0.integer(1)) }
        let times = CommitTimes.corrected(points.map(\.seconds))
        let last = times.lastIndex { $0 <= moment.seconds }
        return try last.flatMap { try commit(number: points[$0].number) }
    }

    /// The first point in time that shows a state of a root from commit `first` until before
    /// `last`, at the path that the root has now; nil when none does any more. If there is one, it
    /// is one that the root's machine made: a command takes the roots of the maker.
    public func firstPoint(showing root: CatalogRoot, from first: Int64, before last: Int64?) throws
        -> CatalogCommit?
    { try point(showing: root, from: first, before: last, order: "ASC") }

    /// The last such point.
    public func lastPoint(showing root: CatalogRoot, from first: Int64, before last: Int64?) throws
        -> CatalogCommit?
    { try point(showing: root, from: first, before: last, order: "DESC") }

    private func point(
        showing root: CatalogRoot, from first: Int64, before last: Int64?, order: String
    ) throws -> CatalogCommit? {
        let statement = try connection.prepare(
            "SELECT number, kept FROM \"commit\" WHERE number >= ?1 AND number < ?2 AND \(CatalogSchema.isPoint) ORDER BY number \(order)",
            first, last ?? .max)
        defer { statement.reset() }
        return try PointChoice(self, of: root).first {
            while try statement.step() {
                if try statement.forgetting(1)?.keeps(root.definition.number) ?? true {
                    return try commit(number: statement.integer(0))
                }
            }
            return nil
        }
    }

    /// A commit, or if it is forgotten the first later one that is not.
    public func commit(notBefore number: Int64) throws -> CatalogCommit? {
        try commits(
            "WHERE number >= ?1 AND \(CatalogSchema.isKept) ORDER BY number LIMIT 1", number
        ).first
    }

    /// The number of points in time.
    public func pointCount() throws -> Int64 {
        // They are only counted: whoever asks for one reads a row that is checked.
        try connection.number("SELECT count(*) FROM commit_rows WHERE \(CatalogSchema.isPoint)")
            ?? 0
    }

    /// The first point in time at or after a commit; nil when there is none.
    public func firstPoint(from number: Int64) throws -> CatalogCommit? {
        try commits(
            "WHERE number >= ?1 AND \(CatalogSchema.isPoint) ORDER BY number LIMIT 1", number
        ).first
    }

    /// The last point in time at or before a commit; nil when there is none.
    public func point(notAfter number: Int64) throws -> CatalogCommit? {
        try commits(
            "WHERE number <= ?1 AND \(CatalogSchema.isPoint) ORDER BY number DESC LIMIT 1", number
        ).first
    }

    /// The commits whose id begins with these hexadecimal digits.
    public func commits(idPrefix: String) throws -> [CatalogCommit] {
        try commits(
            "WHERE substr(lower(hex(id)), 1, length(?1)) = ?1 AND \(CatalogSchema.isKept) ORDER BY number",
            idPrefix)
    }

    /// Whether this history has a commit, even if it was forgotten since.
    public func has(_ id: Hash128, number: Int64) throws -> Bool {
        if let here = try commit(number: number) { return here.commit.id == id }
        return try forgotten(idPrefix: id.description).contains(number)
    }

    /// The numbers of forgotten commits whose id begins with these hexadecimal digits, as far as
    /// they are remembered.
    public func forgotten(idPrefix: String) throws -> [Int64] {
        let statement = try connection.prepare(
            "SELECT number FROM forgotten WHERE substr(lower(hex(id)), 1, length(?1)) = ?1 ORDER BY number",
            idPrefix)
        return try statement.map { $0.integer(0) }
    }

    /// The commit up to which the last versions of deleted items were dropped; 0 for none.
    public func expired() throws -> Int64 { try connection.note("expired") ?? 0 }

    /// - Parameter rest: the rest of the query; its parameters are `values`.
    func commits<each Value: StatementValue>(
        _ rest: String, _ values: repeat each Value
    ) throws -> [CatalogCommit] {
        let rows: [CommitRow] = try connection.rows(rest, repeat each values)
        return try rows.map { try $0.commit() }
    }
}
