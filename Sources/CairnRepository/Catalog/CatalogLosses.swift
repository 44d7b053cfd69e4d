import CairnFormat

/// Changes that damage has taken from the journal.
public struct RecordLoss: Equatable, Sendable {
    /// Their commit; nil for rows of the checkpoint with which the journal begins.
    public let commit: CatalogCommit?
    public let records: UInt64
}

extension CatalogReader {
    /// The last loss that makes a commit show older states of a root than it once did, or lack
    /// items; nil for none.
    ///
    /// A complete scan of the root after the repair ends the uncertainty: a whole backup of it, or
    /// the first round of a service that begins to watch it.
    public func loss(affecting number: Int64, in root: CatalogRoot) throws -> RecordLoss? {
        guard let (loss, end) = try lastLoss(upTo: number) else { return nil }
        let later = try commits(after: end, upTo: number)
        guard let repair = later.first(where: \.commit.endsRepair)?.number else { return loss }
        if later.contains(where: { $0.number > repair && $0.commit.looks(atAllOf: root) }) {
            return nil
        }
        let isWatchedSince = try gaps().contains {
            $0.gap.root == root.definition.number && $0.gap.path.isEmpty
                && $0.gap.cause == .notRunning
                && $0.last.map { $0 > repair && $0 <= number } ?? false
        }
        return isWatchedSince ? nil : loss
    }

    /// Whether a repair of lost changes was interrupted before its end.
    public func isRepairUnfinished() throws -> Bool {
        guard let (_, end) = try lastLoss(upTo: .max) else { return false }
        return try !commits(after: end, upTo: .max).contains { $0.commit.endsRepair }
    }

    /// - Returns: the loss with the number of its last known commit.
    private func lastLoss(upTo number: Int64) throws -> (RecordLoss, end: Int64)? {
        if let commit = try commits(
            "WHERE lost > 0 AND number <= ?1 ORDER BY number DESC LIMIT 1", number
        ).first {
            return (RecordLoss(commit: commit, records: commit.recordsLost), commit.number)
        }
        let checkpoint = try connection.prepare(
            "SELECT lost.value, next.value FROM meta lost, meta next WHERE lost.key = 'checkpoint_lost' AND next.key = 'checkpoint_next'"
        )
        defer { checkpoint.reset() }
        guard try checkpoint.step() else { return nil }
        return (
            RecordLoss(commit: nil, records: UInt64(clamping: checkpoint.integer(0))),
            checkpoint.integer(1) - 1
        )
    }

    private func commits(after first: Int64, upTo last: Int64) throws -> [CatalogCommit] {
        try commits("WHERE number > ?1 AND number <= ?2 ORDER BY number", first, last)
    }

    // MARK: Ways that are lost

    /// A directory with live items but without a live row of its own, because its path to the root
    /// was lost.
    public struct DetachedDirectory {
        public let root: UInt64
        public let path: [UInt8]
        /// One of the items in it.
        public let item: Item
    }

    public func detachedDirectories() throws -> [DetachedDirectory] {
        let statement = try connection.prepare(
            """
            SELECT d.root, d.path, (SELECT item FROM live WHERE directory = d.id LIMIT 1) AS item \
            FROM directory d
            WHERE d.path IS NOT NULL AND item IS NOT NULL
            AND d.id NOT IN (SELECT child FROM live WHERE child IS NOT NULL) ORDER BY d.root, d.path
            """)
        return try statement.map { row in
            DetachedDirectory(
                root: row.number(0), path: row.bytes(1), item: try Item(decodingAlone: row.bytes(2))
            )
        }
    }

    /// A row for each directory without one of its own, as long as anything is in it.
    public func directoriesWithoutRow() throws -> [CheckpointRow] {
        // With min(), SQLite takes the other columns from the row that has it. - Source:
        // sqlite.org/lang_select.html §2.5.
        let statement = try connection.prepare(
            """
            SELECT d.root, d.path, min(r.first), r.item, max(r.last) FROM directory d JOIN (
                SELECT directory, first, item, \(Int64.max) AS last FROM live UNION ALL SELECT directory, first, item, last FROM past
            ) r ON r.directory = d.id WHERE d.path IS NOT NULL
            AND d.id NOT IN (SELECT child FROM live WHERE child IS NOT NULL UNION SELECT child \
            FROM past WHERE child IS NOT NULL)
            GROUP BY d.id ORDER BY d.root, d.path
            """)
        return try statement.map { row in
            let last = row.integer(4)
            return .holds(
                .put(
                    root: row.number(0), path: row.bytes(1),
                    .directory(above: try Item(decodingAlone: row.bytes(3)))),
                CheckpointSpan(
                    first: row.number(2), last: last == .max ? nil : UInt64(clamping: last),
                    how: last == .max ? 0 : 1))
        }
    }
}

extension Commit {
    /// Whether it was made by a scan of a whole root.
    fileprivate func looks(atAllOf root: CatalogRoot) -> Bool {
        kind == .complete && (root.host.map { $0.name == host } ?? true)
            && paths.contains { ItemPath.relative(root.definition.path, to: $0) != nil }
    }
}

extension Item {
    /// The substitute for a directory whose row is lost: for its owner alone, taken from the owner
    /// of an item in it.
    public static func directory(above child: Item) -> Item {
        Item(
            body: .directory, mode: 0o700, uid: child.uid, gid: child.gid, modified: child.modified)
    }
}
