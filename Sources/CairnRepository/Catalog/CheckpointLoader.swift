import CairnFormat

/// Loads the rows of a checkpoint into an empty catalog. - Source: FORMAT.md §8.14.
final class CheckpointLoader {
    private let writer: CatalogWriter
    private var connection: CatalogConnection { writer.connection }
    private(set) var anchors: [UInt64: Int64] = [:]
    /// The directory of the last row: most rows stay in it.
    private var recent: (root: UInt64, path: [UInt8], id: Int64)?
    private let insertPast: RawStatement

    init(_ writer: CatalogWriter) throws {
        self.writer = writer
        insertPast = try writer.connection.prepare(PastRow.insert())
    }

    func take(_ row: CheckpointRow) throws {
        switch row {
        case .commit(let commit): try take(commit)
        case .forgotten(let number, let id):
            try writer.remember(forgotten: Int64(clamping: number), id)
        case .holds(let change, let span): try take(change, span)
        }
    }

    private func take(_ commit: CheckpointCommit) throws {
        try connection.insert(
            CommitRow(
                number: Int64(clamping: commit.number), try Commit(parsing: commit.payload),
                payload: commit.payload, recordsLost: commit.recordsLost,
                forgetting: commit.forgetting))
    }

    private func take(_ change: Change, _ span: CheckpointSpan) throws {
        let first = Int64(span.first)
        let last = span.last.map { Int64($0) }
        switch change {
        case .defineRoot(let root): try define(root, first, last)
        case .put(let root, let path, let item): try put(root, path, item, first, last, span.how)
        case .openGap(let gap):
            try connection.insert(RecordedGap(gap: gap, ended: nil, first: first, last: nil))
        case .closeGap(let number, let ended):
            try connection.run(
                "UPDATE gap_rows SET ended_seconds = ?2, ended_nanoseconds = ?3, last = ?4 WHERE number = ?1",
                number, ended.seconds, ended.nanoseconds, first)
        case .move(let root, let path, let fromRoot, let fromPath):
            try connection.insert(
                RecordedMove(
                    root: root, path: path, commit: first, fromRoot: fromRoot, fromPath: fromPath))
        case .container(let part):
            try connection.insert(RecordedContainerPart(part: part, first: first, last: last))
        case .exclude(let exclusion):
            try connection.insert(
                RecordedExclusion(
                    exclusion: exclusion, first: first, last: last,
                    how: Inclusion(rawValue: span.how)))
        case .purge(let purge): try connection.insert(RecordedPurge(purge: purge, commit: first))
        case .pin(let id, let state):
            try connection.insert(RecordedPin(id: id, state: state, commit: first))
        case .host(let root, let host): try writer.own(root, host)
        case .owner(let owner):
            try connection.insert(RecordedOwner(owner: owner, first: first), or: .replace)
        case .fileSystem(let found): try writer.settle(found)
        case .remove, .dropRoot, .include, .tags, .forget, .expire, .erase, .hide: break
        }
    }

    private func define(_ root: RootDefinition, _ first: Int64, _ last: Int64?) throws {
        let anchor = anchors[root.number] ?? writer.directoryIDs.take()
        if anchors.updateValue(anchor, forKey: root.number) == nil {
            try writer.insert(directory: anchor, root: root.number, path: nil)
        }
        try connection.insert(
            CatalogRoot(definition: root, anchor: anchor, first: first, last: last))
    }

    private func put(
        _ root: UInt64, _ path: [UInt8], _ item: Item, _ first: Int64, _ last: Int64?, _ how: UInt8
    ) throws {
        guard let anchor = anchors[root] else {
            throw FormatError("checkpoint", "root \(root) is not defined")
        }
        let (parent, name) = ItemPath.split(path)
        let directory: Int64
        if path.isEmpty {
            directory = anchor
        } else if let recent, recent.root == root, recent.path == parent {
            directory = recent.id
        } else {
            directory = try writer.directory(root: root, path: parent)
            recent = (root, parent, directory)
        }
        let child = item.isDirectory ? try writer.directory(root: root, path: path) : nil
        let row = LiveRow(
            directory: directory, name: name, first: first, kind: item.kind, child: child,
            stamp: nil, item: item.encodeAlone())
        if let last {
            try insertPast.insert(PastRow(row: row, last: last, ended: how))
        } else {
            try writer.insertLive.insert(row)
        }
        if item.isInconsistent { try writer.markInconsistent(directory: directory, name: name) }
    }
}
