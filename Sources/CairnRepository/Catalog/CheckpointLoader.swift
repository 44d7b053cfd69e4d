import CairnFormat

/// Takes the rows of a checkpoint into an empty catalog. - Source: FORMAT.md §8.14.
final class CheckpointLoader {
    private let writer: CatalogWriter
    private var connection: CatalogConnection { writer.connection }
    private(set) var anchors: [UInt64: Int64] = [:]
    /// The directory of the row before: most rows stay in it.
    private var recent: (root: UInt64, path: [UInt8], id: Int64)?
    private let insertLive: RawStatement
    private let insertPast: RawStatement
    private let markFuzzy: RawStatement

    init(_ writer: CatalogWriter) throws {
        self.writer = writer
        insertLive = try writer.connection.prepare(
            "INSERT OR REPLACE INTO live_rows (directory, name, first, kind, child, item) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
        )
        insertPast = try writer.connection.prepare(
            """
            INSERT OR REPLACE INTO past_rows (directory, name, first, kind, child, item, last, \
            ended)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            """)
        markFuzzy = try writer.connection.prepare(
            "INSERT OR IGNORE INTO fuzzy_rows (directory, name) VALUES (?1, ?2)")
    }

    func take(_ row: CheckpointRow) throws {
        switch row {
        case .commit(let commit): try take(commit)
        case .forgotten(let number, let id):
            try connection.run(
                "INSERT OR REPLACE INTO forgotten_rows (number, id) VALUES (?1, ?2)", number, id)
        case .holds(let change, let span): try take(change, span)
        }
    }

    private func take(_ commit: CheckpointCommit) throws {
        let parsed = try Commit(parsing: commit.payload)
        try connection.run(
            "INSERT OR REPLACE INTO commit_rows (number, id, seconds, payload, lost, kept) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            commit.number, parsed.id, parsed.time.seconds, commit.payload, commit.recordsLost,
            commit.forgetting?.encode())
    }

    private func take(_ change: Change, _ span: CheckpointSpan) throws {
        let first = Int64(span.first)
        let last = span.last.map { Int64($0) }
        switch change {
        case .defineRoot(let root): try define(root, first, last)
        case .put(let root, let path, let item): try put(root, path, item, first, last, span.how)
        case .openGap(let gap):
            try connection.run(
                """
                INSERT OR REPLACE INTO gap_rows (number, root, path, cause, began_seconds, \
                began_nanoseconds, first)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                """, gap.number, gap.root, gap.path, gap.cause.rawValue, gap.began.seconds,
                gap.began.nanoseconds, first)
        case .closeGap(let number, let ended):
            try connection.run(
                "UPDATE gap_rows SET ended_seconds = ?2, ended_nanoseconds = ?3, last = ?4 WHERE number = ?1",
                number, ended.seconds, ended.nanoseconds, first)
        case .move(let root, let path, let fromRoot, let fromPath):
            try connection.run(
                "INSERT OR REPLACE INTO move_rows (root, path, \"commit\", from_root, from_path) VALUES (?1, ?2, ?3, ?4, ?5)",
                root, path, first, fromRoot, fromPath)
        case .container(let part):
            try connection.run(
                """
                INSERT OR REPLACE INTO container_rows (root, path, first, last, role, shape, id, \
                part)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                """, part.root, part.path, first, last, part.role.rawValue,
                part.container.shape.rawValue, part.container.id, part.name)
        case .exclude(let exclusion):
            try connection.run(
                "INSERT OR REPLACE INTO exclusion_rows (root, path, first, last, rule, inode, how) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                exclusion.root, exclusion.path, first, last, exclusion.rule.rawValue,
                Int64(bitPattern: exclusion.inode), span.how == 0 ? nil : Int64(span.how))
        case .purge(let purge):
            try connection.run(
                """
                INSERT OR REPLACE INTO purge_rows (directory, path, "commit", role, reason, bytes, \
                seconds, nanoseconds)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                """, purge.directory, purge.path, first, purge.role.rawValue, purge.reason.rawValue,
                purge.bytes, purge.time.seconds, purge.time.nanoseconds)
        case .pin(let id, let state):
            try connection.run(
                "INSERT OR REPLACE INTO pin_rows (id, state, \"commit\") VALUES (?1, ?2, ?3)", id,
                state.rawValue, first)
        case .host(let root, let host): try writer.own(root, host)
        case .remove, .dropRoot, .include, .forget, .expire, .erase: break
        }
    }

    private func define(_ root: RootDefinition, _ first: Int64, _ last: Int64?) throws {
        let anchor = anchors[root.number] ?? writer.directoryIDs.take()
        if anchors.updateValue(anchor, forKey: root.number) == nil {
            try writer.insert(directory: anchor, root: root.number, path: nil)
        }
        try connection.run(
            "INSERT OR REPLACE INTO root_rows (number, name, path, role, anchor, first, last) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            root.number, root.name, root.path, root.role.rawValue, anchor, first, last)
    }

    private func put(
        _ root: UInt64, _ path: [UInt8], _ item: Item, _ first: Int64, _ last: Int64?, _ how: UInt8
    ) throws {
        guard let anchor = anchors[root] else {
            throw FormatError("checkpoint", "root \(root) is not defined")
        }
        let directory: Int64
        var name: [UInt8] = []
        if path.isEmpty {
            directory = anchor
        } else {
            let parent: [UInt8]
            (parent, name) = ItemPath.split(path)
            if let recent, recent.root == root, recent.path == parent {
                directory = recent.id
            } else {
                directory = try writer.directory(root: root, path: parent)
                recent = (root, parent, directory)
            }
        }
        let child = item.isDirectory ? try writer.directory(root: root, path: path) : nil
        try (last == nil ? insertLive : insertPast).run(
            directory, name, first, item.kind.rawValue, child, item.encodeAlone(), last, how)
        guard item.isFuzzy else { return }
        try markFuzzy.run(directory, name)
    }
}
