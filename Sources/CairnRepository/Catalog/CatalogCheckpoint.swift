import CairnFormat

/// The catalog's part in a checkpoint. - Source: FORMAT.md §7.5, §8.14.
extension CatalogWriter {
    /// The length of the last checkpoint, in bytes; 0 when there was none.
    public func checkpointBytes() throws -> UInt64 {
        try UInt64(clamping: connection.note("checkpoint") ?? 0)
    }

    /// Records that the journal begins with a checkpoint that ends here.
    public func noteCheckpoint(_ position: JournalPosition) throws {
        try meta("checkpoint", Int64(clamping: position.offset))
        // No journal records the losses of the earlier checkpoint any more.
        try connection.execute(
            "DELETE FROM meta WHERE key IN ('checkpoint_lost', 'checkpoint_next')")
        try write(position)
    }

    /// Drops history-only rows to which nothing refers any more. - Source: FORMAT.md §8.14.
    public func dropOldNotes() throws {
        let expired = try expired()
        guard expired > 0 else { return }
        try connection.run("DELETE FROM purge_rows WHERE \"commit\" <= ?1", expired)
        try connection.run("DELETE FROM exclusion_rows WHERE last <= ?1", expired)
        // The end of an unwatched period may have ended an uncertainty, too.
        try connection.run(
            """
            DELETE FROM gap_rows WHERE last <= ?1 AND number < (SELECT max(number) FROM gap)
            AND NOT (cause = \(GapCause.notRunning.rawValue) AND path = x'' AND EXISTS (SELECT 1 FROM \"commit\" WHERE lost > 0))
            """, expired)
        try dropMoves(upTo: expired)
    }

    /// Drops moves whose former place holds nothing any more: they lead nowhere.
    private func dropMoves(upTo expired: Int64) throws {
        let isDirectory = try connection.prepare(
            "SELECT 1 FROM directory WHERE root = ?1 AND path = ?2")
        let isThere = try connection.prepare(
            """
            SELECT 1 FROM directory d WHERE d.root = ?1 AND d.path = ?2
            AND (EXISTS (SELECT 1 FROM past WHERE directory = d.id AND name = ?3) OR EXISTS \
            (SELECT 1 FROM live WHERE directory = d.id AND name = ?3))
            """)
        let delete = try connection.prepare(
            "DELETE FROM move_rows WHERE root = ?1 AND path = ?2 AND \"commit\" = ?3")
        let moves = try connection.prepare("\(RecordedMove.select) WHERE \"commit\" <= ?1", expired)
        var dropped: [RecordedMove] = []
        while try moves.step() {
            let move = RecordedMove(moves)
            isDirectory.bind(move.fromRoot, move.fromPath)
            let (parent, name) = ItemPath.split(move.fromPath)
            isThere.bind(move.fromRoot, parent, name)
            if try !isDirectory.hasRow() && !isThere.hasRow() { dropped.append(move) }
        }
        for move in dropped { try delete.run(move.root, move.path, move.commit) }
    }
}
