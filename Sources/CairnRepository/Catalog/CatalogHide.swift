import CairnFormat

/// Taking items out of one commit. - Source: FORMAT.md §8.17.
///
/// A version that spans the commit becomes two rows: until the commit, and from the next point in
/// time on. The present state stays; only its row begins later.
extension CatalogWriter {
    /// Applies the hidings of the transaction. Precedes ``dropForgotten()``, which removes what no
    /// commit shows any more.
    func hide() throws {
        for hiding in pendingForget.hidings { try hide(hiding) }
        pendingForget.hidings = []
    }

    private func hide(_ hiding: PendingForget.Hiding) throws {
        guard let commit: CommitRow = try connection.row("WHERE id = ?1", hiding.commit),
            commit.forgetting?.keeps(hiding.root) ?? true
        else { return }
        let number = commit.number
        // Halves that begin after the last point before it, or end by the next, are no versions.
        let before = try point(of: hiding.root, "< ?1 ORDER BY number DESC", number) ?? 0
        let next = try point(of: hiding.root, "> ?1 ORDER BY number", number) ?? commitNumber
        let beneath = VersionsBeneath(connection, root: hiding.root, path: hiding.path)
        let columns = "directory, name, first, last, kind, child, ended, item"
        func run(_ sql: String) throws {
            try beneath.prepare("\(sql) AND (\(beneath.condition))").run()
        }
        try run(
            "INSERT OR REPLACE INTO past_rows (\(columns)) SELECT directory, name, first, \(number), kind, child, 0, item FROM live WHERE first <= \(before)"
        )
        try run("UPDATE live_rows SET first = \(next) WHERE first <= \(number)")
        let isSpanning = "first <= \(number) AND last > \(number)"
        try run(
            "INSERT OR REPLACE INTO past_rows (\(columns)) SELECT directory, name, \(next), last, kind, child, ended, item FROM past WHERE \(isSpanning) AND last > \(next)"
        )
        try run(
            "UPDATE past_rows SET last = \(number), ended = CASE WHEN last > \(next) THEN 0 ELSE ended END WHERE \(isSpanning) AND first <= \(before)"
        )
        try removePast(beneath, where: isSpanning)
        pendingForget.hidden.insert(number)
    }

    /// The point in time next to a commit that is kept for a root.
    ///
    /// - Parameter rest: of the condition on its number, and the order.
    private func point(of root: UInt64, _ rest: String, _ number: Int64) throws -> Int64? {
        let points = try connection.prepare(
            "SELECT number, kept FROM \"commit\" WHERE \(CatalogSchema.isPoint) AND number \(rest)",
            number)
        defer { points.reset() }
        while try points.step() {
            if try points.forgetting(1)?.keeps(root) ?? true { return points.integer(0) }
        }
        return nil
    }
}
