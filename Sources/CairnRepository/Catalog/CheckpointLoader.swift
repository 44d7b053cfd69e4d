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
            let statement = try connection.prepare(
                "INSERT OR REPLACE INTO forgotten_rows (number, id) VALUES (?1, ?2)")
            statement.bind(1, Int64(number))
            id.withBytes { statement.bind(2, $0) }
            try statement.run()
        case .holds(let change, let span): try take(change, span)
        }
    }

    private func take(_ commit: CheckpointCommit) throws {
        let parsed = try Commit(parsing: commit.payload)
        let statement = try connection.prepare(
            "INSERT OR REPLACE INTO commit_rows (number, id, seconds, payload, lost, kept) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
        )
        statement.bind(1, Int64(commit.number))
        parsed.id.withBytes { statement.bind(2, $0) }
        statement.bind(3, parsed.time.seconds)
        statement.bind(4, commit.payload)
        statement.bind(5, Int64(commit.recordsLost))
        if let forgetting = commit.forgetting {
            statement.bind(6, forgetting.encode())
        } else {
            statement.bind(6, nil as Int64?)
        }
        try statement.run()
    }

    private func take(_ change: Change, _ span: CheckpointSpan) throws {
        let first = Int64(span.first)
        let last = span.last.map { Int64($0) }
        switch change {
        case .defineRoot(let root): try define(root, first, last)
        case .put(let root, let path, let item): try put(root, path, item, first, last, span.how)
        case .openGap(let gap):
            try run(
                """
                INSERT OR REPLACE INTO gap_rows (number, root, path, cause, began_seconds, \
                began_nanoseconds, first)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                """
            ) {
                $0.bind(1, Int64(gap.number))
                $0.bind(2, Int64(gap.root))
                $0.bind(3, gap.path)
                $0.bind(4, Int64(gap.cause.rawValue))
                $0.bind(5, gap.began.seconds)
                $0.bind(6, Int64(gap.began.nanoseconds))
                $0.bind(7, first)
            }
        case .closeGap(let number, let ended):
            try run(
                "UPDATE gap_rows SET ended_seconds = ?2, ended_nanoseconds = ?3, last = ?4 WHERE number = ?1"
            ) {
                $0.bind(1, Int64(number))
                $0.bind(2, ended.seconds)
                $0.bind(3, Int64(ended.nanoseconds))
                $0.bind(4, first)
            }
        case .move(let root, let path, let fromRoot, let fromPath):
            try run(
                "INSERT OR REPLACE INTO move_rows (root, path, \"commit\", from_root, from_path) VALUES (?1, ?2, ?3, ?4, ?5)"
            ) {
                $0.bind(1, Int64(root))
                $0.bind(2, path)
                $0.bind(3, first)
                $0.bind(4, Int64(fromRoot))
                $0.bind(5, fromPath)
            }
        case .container(let part):
            try run(
                """
                INSERT OR REPLACE INTO container_rows (root, path, first, last, role, shape, id, \
                part)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                """
            ) {
                $0.bind(1, Int64(part.root))
                $0.bind(2, part.path)
                $0.bind(3, first)
                $0.bind(4, last)
                $0.bind(5, Int64(part.role.rawValue))
                $0.bind(6, Int64(part.container.shape.rawValue))
                $0.bind(7, part.container.id)
                $0.bind(8, part.name)
            }
        case .exclude(let exclusion):
            try run(
                "INSERT OR REPLACE INTO exclusion_rows (root, path, first, last, rule, inode, how) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
            ) {
                $0.bind(1, Int64(exclusion.root))
                $0.bind(2, exclusion.path)
                $0.bind(3, first)
                $0.bind(4, last)
                $0.bind(5, Int64(exclusion.rule.rawValue))
                $0.bind(6, Int64(bitPattern: exclusion.inode))
                $0.bind(7, span.how == 0 ? nil : Int64(span.how))
            }
        case .purge(let purge):
            try run(
                """
                INSERT OR REPLACE INTO purge_rows (directory, path, "commit", role, reason, bytes, \
                seconds, nanoseconds)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                """
            ) {
                $0.bind(1, purge.directory)
                $0.bind(2, purge.path)
                $0.bind(3, first)
                $0.bind(4, Int64(purge.role.rawValue))
                $0.bind(5, Int64(purge.reason.rawValue))
                $0.bind(6, Int64(clamping: purge.bytes))
                $0.bind(7, purge.time.seconds)
                $0.bind(8, Int64(purge.time.nanoseconds))
            }
        case .pin(let id, let state):
            try run("INSERT OR REPLACE INTO pin_rows (id, state, \"commit\") VALUES (?1, ?2, ?3)") {
                statement in
                id.withBytes { statement.bind(1, $0) }
                statement.bind(2, Int64(state.rawValue))
                statement.bind(3, first)
            }
        case .host(let root, let host): try writer.own(root, host)
        case .remove, .dropRoot, .include, .forget, .expire, .erase: break
        }
    }

    private func run(_ sql: String, _ bind: (RawStatement) -> Void) throws {
        let statement = try connection.prepare(sql)
        bind(statement)
        try statement.run()
    }

    private func define(_ root: RootDefinition, _ first: Int64, _ last: Int64?) throws {
        let anchor = anchors[root.number] ?? writer.directoryIDs.take()
        if anchors.updateValue(anchor, forKey: root.number) == nil {
            try writer.insert(directory: anchor, root: root.number, path: nil)
        }
        try run(
            "INSERT OR REPLACE INTO root_rows (number, name, path, role, anchor, first, last) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
        ) {
            $0.bind(1, Int64(root.number))
            $0.bind(2, root.name)
            $0.bind(3, root.path)
            $0.bind(4, Int64(root.role.rawValue))
            $0.bind(5, anchor)
            $0.bind(6, first)
            $0.bind(7, last)
        }
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
        let statement = last == nil ? insertLive : insertPast
        statement.bind(1, directory)
        statement.bind(2, name)
        statement.bind(3, first)
        statement.bind(4, Int64(item.kind.rawValue))
        statement.bind(5, child)
        statement.bind(6, item.encodeAlone())
        if let last {
            statement.bind(7, last)
            statement.bind(8, Int64(how))
        }
        try statement.run()
        guard item.isFuzzy else { return }
        markFuzzy.bind(1, directory)
        markFuzzy.bind(2, name)
        try markFuzzy.run()
    }
}
