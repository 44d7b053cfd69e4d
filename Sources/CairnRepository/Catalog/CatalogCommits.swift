import CairnFormat

/// Which commits there are, and which of them are points in time. - Source: FORMAT.md §8.11, §9.
extension CatalogReader {
    /// All points in time, oldest first: commits that are neither forgotten nor maintenance.
    public func commits() throws -> [CatalogCommit] {
        try commits(
            try connection.prepare(
                "\(Self.selectCommits) WHERE \(CatalogSchema.isPoint) ORDER BY number"))
    }

    /// All commits that are not forgotten, maintenance too.
    public func commitsWithMaintenance() throws -> [CatalogCommit] {
        try commits(
            try connection.prepare(
                "\(Self.selectCommits) WHERE \(CatalogSchema.isKept) ORDER BY number"))
    }

    /// The last point in time. Its tree is the present one: maintenance that follows it puts
    /// nothing.
    public func latestCommit() throws -> CatalogCommit? {
        try commits(
            try connection.prepare(
                "\(Self.selectCommits) WHERE \(CatalogSchema.isPoint) ORDER BY number DESC LIMIT 1")
        ).first
    }

    /// - Returns: nil also when it was forgotten.
    public func commit(number: Int64) throws -> CatalogCommit? {
        let statement = try connection.prepare(
            "\(Self.selectCommits) WHERE number = ?1 AND \(CatalogSchema.isKept)", number)
        return try commits(statement).first
    }

    /// The last point in time at or before a moment.
    ///
    /// By the times that ``CommitTimes`` believes: a clock that was wrong for a while hides nothing
    /// that was kept before and after.
    public func commit(at moment: Timestamp) throws -> CatalogCommit? {
        let statement = try connection.prepare(
            "SELECT number, seconds FROM \"commit\" WHERE \(CatalogSchema.isPoint) ORDER BY number")
        var numbers: [Int64] = []
        var times: [Int64] = []
        while try statement.step() {
            numbers.append(statement.integer(0))
            times.append(statement.integer(1))
        }
        let last = CommitTimes.corrected(times).lastIndex { $0 <= moment.seconds }
        return try last.flatMap { try commit(number: numbers[$0]) }
    }

    /// The first point in time that shows what holds in a root from commit `first` until before
    /// `last`; nil when none does any more.
    public func firstPoint(of root: UInt64, from first: Int64, before last: Int64?) throws
        -> CatalogCommit?
    {
        let statement = try connection.prepare(
            "SELECT number, kept FROM \"commit\" WHERE number >= ?1 AND number < ?2 AND \(CatalogSchema.isPoint) ORDER BY number",
            first, last ?? .max)
        defer { statement.reset() }
        while try statement.step() {
            let isShown =
                try statement.isNull(1) || Forgetting(parsing: statement.bytes(1)).keeps(root)
            if isShown { return try commit(number: statement.integer(0)) }
        }
        return nil
    }

    /// A commit, or when it is forgotten the first after it that is not.
    public func commit(notBefore number: Int64) throws -> CatalogCommit? {
        let statement = try connection.prepare(
            "\(Self.selectCommits) WHERE number >= ?1 AND \(CatalogSchema.isKept) ORDER BY number LIMIT 1",
            number)
        return try commits(statement).first
    }

    /// How many points in time there are.
    public func pointCount() throws -> Int64 {
        let statement = try connection.prepare(
            "SELECT count(*) FROM \"commit\" WHERE \(CatalogSchema.isPoint)")
        guard try statement.step() else { return 0 }
        defer { statement.reset() }
        return statement.integer(0)
    }

    /// The first point in time at or after a commit; nil when there is none.
    public func firstPoint(from number: Int64) throws -> CatalogCommit? {
        let statement = try connection.prepare(
            "\(Self.selectCommits) WHERE number >= ?1 AND \(CatalogSchema.isPoint) ORDER BY number LIMIT 1",
            number)
        return try commits(statement).first
    }

    /// The last point in time at or before a commit; nil when there is none.
    public func point(notAfter number: Int64) throws -> CatalogCommit? {
        let statement = try connection.prepare(
            "\(Self.selectCommits) WHERE number <= ?1 AND \(CatalogSchema.isPoint) ORDER BY number DESC LIMIT 1",
            number)
        return try commits(statement).first
    }

    /// The commits whose id begins with these hexadecimal digits.
    public func commits(idPrefix: String) throws -> [CatalogCommit] {
        let statement = try connection.prepare(
            "\(Self.selectCommits) WHERE substr(lower(hex(id)), 1, length(?1)) = ?1 AND \(CatalogSchema.isKept) ORDER BY number",
            idPrefix)
        return try commits(statement)
    }

    /// The numbers of forgotten commits whose id begins with these hexadecimal digits, as far as
    /// they are remembered.
    public func forgotten(idPrefix: String) throws -> [Int64] {
        let statement = try connection.prepare(
            "SELECT number FROM forgotten WHERE substr(lower(hex(id)), 1, length(?1)) = ?1 ORDER BY number",
            idPrefix)
        var numbers: [Int64] = []
        while try statement.step() { numbers.append(statement.integer(0)) }
        return numbers
    }

    /// The commit up to which the last versions of deleted items have been let go; 0 when none was.
    public func expired() throws -> Int64 {
        let statement = try connection.prepare("SELECT value FROM meta WHERE key = 'expired'")
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }

    private static let selectCommits = "SELECT number, payload, lost, kept FROM \"commit\""

    func commits(_ statement: RawStatement) throws -> [CatalogCommit] {
        var result: [CatalogCommit] = []
        while try statement.step() {
            result.append(
                CatalogCommit(
                    number: statement.integer(0), commit: try Commit(parsing: statement.bytes(1)),
                    recordsLost: UInt64(statement.integer(2)),
                    forgetting: statement.isNull(3)
                        ? nil : try Forgetting(parsing: statement.bytes(3))))
        }
        return result
    }
}
