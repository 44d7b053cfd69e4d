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

    /// The last loss up to a commit.
    ///
    /// - Returns: nil for none; else with the number of its last known commit.
    public func lastLoss(upTo number: Int64) throws -> (loss: RecordLoss, end: Int64)? {
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

    /// Rows for the times in which a directory has items but no row of its own.
    public func directoriesWithoutRow() throws -> [CheckpointRow] {
        // Of each directory first its own rows, then the items in it, both in the order of time.
        let statement = try connection.prepare(
            """
            SELECT d.root, d.path, s.first, s.last, s.item FROM directory d JOIN (
                SELECT child AS id, first, \(Int64.max) AS last, NULL AS item FROM live UNION ALL
                SELECT child, first, last, NULL FROM past UNION ALL
                SELECT directory, first, \(Int64.max), item FROM live UNION ALL
                SELECT directory, first, last, item FROM past
            ) s ON s.id = d.id WHERE d.path IS NOT NULL
            ORDER BY d.root, d.path, s.item IS NOT NULL, s.first
            """)
        defer { statement.reset() }
        var rows: [CheckpointRow] = []
        var times = DirectoryTimes()
        while try statement.step() {
            let (root, path) = (statement.number(0), statement.bytes(1))
            if (root, path) != (times.root, times.path) {
                try times.appendRows(to: &rows)
                times = DirectoryTimes(root: root, path: path)
            }
            let span = statement.integer(2)..<statement.integer(3)
            if statement.isNull(4) {
                times.own.append(span)
            } else {
                times.take(span) { statement.bytes(4) }
            }
        }
        try times.appendRows(to: &rows)
        return rows
    }
}

/// When a directory has rows of its own, and when it has items without one.
private struct DirectoryTimes {
    var root: UInt64 = 0
    var path: [UInt8] = []
    var own: [Range<Int64>] = []
    var lacking: [(span: Range<Int64>, item: [UInt8])] = []
    var next = 0
    var reached: Int64 = 0

    /// Takes an item that begins no earlier than those before it.
    mutating func take(_ span: Range<Int64>, item: () -> [UInt8]) {
        reached = max(reached, span.lowerBound)
        while reached < span.upperBound {
            while next < own.count, own[next].upperBound <= reached { next += 1 }
            let following = next < own.count ? own[next] : Int64.max..<Int64.max
            if following.contains(reached) {
                reached = following.upperBound
                continue
            }
            let end = min(span.upperBound, following.lowerBound)
            if let last = lacking.last?.span, last.upperBound == reached {
                lacking[lacking.count - 1].span = last.lowerBound..<end
            } else {
                lacking.append((reached..<end, item()))
            }
            reached = end
        }
    }

    func appendRows(to rows: inout [CheckpointRow]) throws {
        for (span, item) in lacking {
            let last = span.upperBound
            let isReplaced = last == .max || own.contains { $0.lowerBound == last }
            rows.append(
                .holds(
                    .put(root: root, path: path, .directory(above: try Item(decodingAlone: item))),
                    CheckpointSpan(
                        first: UInt64(span.lowerBound), last: last == .max ? nil : UInt64(last),
                        how: isReplaced ? 0 : 1)))
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
