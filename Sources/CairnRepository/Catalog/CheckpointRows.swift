import CairnFormat

/// All information of the journal in the catalog, as rows of a checkpoint. - Source: FORMAT.md
/// §8.14.
///
/// Streamed in the order of directories' paths and of names: memory does not grow with the
/// repository.
public struct CheckpointRows {
    let writer: CatalogWriter
    private var connection: CatalogConnection { writer.connection }

    public init(_ writer: CatalogWriter) { self.writer = writer }

    public func visit(_ body: (CheckpointRow) throws -> Void) throws {
        try forEachCommit(body)
        try forEachRoot(body)
        try forEachVersion(body)
        try forEachGap(body)
        try forEachNote(body)
    }

    private static func span(_ first: Int64, _ last: Int64?, how: UInt8 = 0) throws
        -> CheckpointSpan
    {
        guard first > 0, last.map({ $0 > first }) ?? true else {
            throw CatalogError.damaged("a row applies to no commit")
        }
        return CheckpointSpan(first: UInt64(first), last: last.map { UInt64($0) }, how: how)
    }

    private func forEachCommit(_ body: (CheckpointRow) throws -> Void) throws {
        try connection.forEach(CommitRow.self, "ORDER BY number") { row in
            try body(
                .commit(
                    CheckpointCommit(
                        number: UInt64(clamping: row.number), recordsLost: row.recordsLost,
                        forgetting: row.forgetting, payload: row.payload)))
        }
        let forgotten = try connection.prepare("SELECT number, id FROM forgotten ORDER BY number")
        while try forgotten.step() {
            try body(.forgotten(number: forgotten.number(0), id: try forgotten.id(1)))
        }
    }

    private func forEachRoot(_ body: (CheckpointRow) throws -> Void) throws {
        for root in try connection.roots() {
            let span = try Self.span(root.first, root.last)
            try body(.holds(.defineRoot(root.definition), span))
            if let host = root.host {
                try body(.holds(.host(root: root.definition.number, host), span))
            }
        }
    }

    private func forEachVersion(_ body: (CheckpointRow) throws -> Void) throws {
        let directories = try connection.prepare(
            "SELECT id, root, path FROM directory ORDER BY root, path")
        let versions = try connection.prepare(
            """
            SELECT name, first, NULL AS last, 0, item FROM live WHERE directory = ?1
            UNION ALL
            SELECT name, first, last, ended, item FROM past WHERE directory = ?1
            ORDER BY 1, 2
            """)
        while try directories.step() {
            let root = directories.number(1)
            let parent = directories.isNull(2) ? nil : directories.bytes(2)
            versions.bind(directories.integer(0))
            while try versions.step() {
                // A root's own row is below its anchor, which has no path.
                let path = parent.map { ItemPath.join($0, versions.bytes(0)) } ?? []
                let item = try Item(decodingAlone: versions.bytes(4))
                let span = try Self.span(
                    versions.integer(1), versions.optionalInteger(2),
                    how: UInt8(clamping: versions.integer(3)))
                try body(.holds(.put(root: root, path: path, item), span))
            }
        }
    }

    private func forEachGap(_ body: (CheckpointRow) throws -> Void) throws {
        try connection.forEach(RecordedGap.self, "ORDER BY number") { row in
            try body(.holds(.openGap(row.gap), try Self.span(row.first, nil)))
            guard let last = row.last else { return }
            let end = Change.closeGap(number: row.gap.number, ended: row.ended ?? row.gap.began)
            try body(.holds(end, try Self.span(last, nil)))
        }
    }

    private func forEachNote(_ body: (CheckpointRow) throws -> Void) throws {
        try connection.forEach(RecordedOwner.self, "ORDER BY root, kind, number, first") { row in
            try body(.holds(.owner(row.owner), try Self.span(row.first, nil)))
        }
        for (found, first) in try writer.fileSystems() {
            try body(.holds(.fileSystem(found), try Self.span(first, nil)))
        }
        try connection.forEach(RecordedMove.self, "ORDER BY root, path, \"commit\"") { row in
            let move = Change.move(
                root: row.root, path: row.path, fromRoot: row.fromRoot, fromPath: row.fromPath)
            try body(.holds(move, try Self.span(row.commit, nil)))
        }
        try connection.forEach(RecordedContainerPart.self, "ORDER BY root, path, first") { row in
            try ifHolding(row.first, row.last) { try body(.holds(.container(row.part), $0)) }
        }
        try connection.forEach(RecordedExclusion.self, "ORDER BY root, path, first") { row in
            try ifHolding(row.first, row.last, how: row.how?.rawValue ?? 0) {
                try body(.holds(.exclude(row.exclusion), $0))
            }
        }
        try connection.forEach(RecordedPurge.self, "ORDER BY directory, path, \"commit\"") { row in
            try body(.holds(.purge(row.purge), try Self.span(row.commit, nil)))
        }
        try connection.forEach(RecordedPin.self, "ORDER BY id") { row in
            try body(.holds(.pin(commit: row.id, row.state), try Self.span(row.commit, nil)))
        }
    }

    /// A span that began and ended within one commit is in no tree.
    private func ifHolding(
        _ first: Int64, _ last: Int64?, how: UInt8 = 0, _ body: (CheckpointSpan) throws -> Void
    ) throws {
        if let last, last <= first { return }
        try body(Self.span(first, last, how: how))
    }
}
