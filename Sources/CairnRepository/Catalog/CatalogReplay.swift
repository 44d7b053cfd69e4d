import CairnCore
import CairnFormat

/// Applies the journal's commits to a catalog.
///
/// - Source: FORMAT.md §10: the tree at a commit is every change up to it, in order.
public final class CatalogReplay {
    private let writer: CatalogWriter
    private var anchors: [UInt64: Int64] = [:]
    /// The directory of the last change: most changes stay in it.
    private var recent: (root: UInt64, path: [UInt8], id: Int64)?
    /// The changes records since the last commit.
    private var records: UInt64 = 0
    private var rows: UInt64 = 0
    private var interruption = Cancellation()
    /// Rows between two questions whether to go on.
    private static let rowsUninterrupted: UInt64 = 4_096

    public init(_ writer: CatalogWriter) { self.writer = writer }

    public struct Outcome {
        /// The position after the last commit record.
        var position: JournalPosition
        var commits: Int
    }

    /// Applies all commits after `start`.
    ///
    /// - Throws: ``JournalDamage``, also for changes that contradict what stands before them;
    ///   ``CatalogError``, ``SystemError``, ``Cancelled``. Commits applied before stay applied.
    ///
    /// - Parameter asking: called before each record is applied; what it throws ends the replay. A
    ///   checkpoint is one commit of many records.
    /// - Parameter reached: asked behind each commit; what it throws ends the replay.
    /// - Parameter skipsCheckpoint: `start` is the journal's beginning, and the catalog holds what
    ///   the checkpoint there says.
    public func run(
        _ journal: JournalReader, from start: JournalPosition, skipsCheckpoint: Bool = false,
        roots: [CatalogRoot],
        asking: () throws -> Void = {}, reached: (JournalPosition) throws -> Void = { _ in }
    ) throws -> Outcome {
        for root in roots { anchors[root.definition.number] = root.anchor }
        interruption = journal.interruption
        var outcome = Outcome(position: start, commits: 0)
        defer { writer.rollback() }
        _ = try journal.read(from: start) { record, payload, position in
            try asking()
            do {
                try apply(record, payload, position, skipsCheckpoint: skipsCheckpoint, &outcome)
            } catch let error as FormatError {
                throw JournalDamage(of: record, before: position, why: error.description)
            }
            if outcome.position == position { try reached(position) }
        }
        return outcome
    }

    private func apply(
        _ record: RecordHeader, _ payload: [UInt8], _ position: JournalPosition,
        skipsCheckpoint: Bool, _ outcome: inout Outcome
    ) throws {
        try writer.begin()
        switch record.kind {
        case .changes:
            records += 1
            try ChangesDecoder.decode(payload) { try apply($0) }
        case .commit:
            let commit = try Commit(parsing: payload)
            try writer.commit(
                commit, payload: payload, position: position,
                recordsLost: commit.records - min(commit.records, records))
            records = 0
            recent = nil
            outcome.position = position
            outcome.commits += 1
        case .checkpoint:
            if !skipsCheckpoint { try takeCheckpoint(payload) }
        case .checkpointEnd:
            let end = try CheckpointEnd(parsing: payload)
            if !skipsCheckpoint {
                try endCheckpoint(end)
                outcome.commits = try writer.commitCount()
            }
            try writer.meta("checkpoint", Int64(clamping: position.offset))
            try writer.write(position)
            try writer.end()
            outcome.position = position
        }
    }

    private var loader: CheckpointLoader?
    private var checkpointRecords: UInt64 = 0

    /// Applies one record of a checkpoint to an empty catalog.
    public func takeCheckpoint(_ payload: [UInt8]) throws {
        let loader = try self.loader ?? CheckpointLoader(writer)
        self.loader = loader
        checkpointRecords += 1
        try CheckpointDecoder.decode(payload) {
            try countRow()
            try loader.take($0)
        }
    }

    public func endCheckpoint(_ end: CheckpointEnd) throws {
        let loader = try self.loader ?? CheckpointLoader(writer)
        anchors.merge(loader.anchors) { $1 }
        self.loader = nil
        try writer.adopt(end)
        if end.records > checkpointRecords {
            try writer.meta("checkpoint_lost", Int64(clamping: end.records - checkpointRecords))
            try writer.meta("checkpoint_next", Int64(end.nextCommit))
        }
        checkpointRecords = 0
    }

    private func countRow() throws {
        rows += 1
        if rows.isMultiple(of: Self.rowsUninterrupted) { try interruption.check() }
    }

    public func apply(_ change: Change) throws {
        try countRow()
        switch change {
        case .defineRoot(let root): anchors[root.number] = try writer.defineRoot(root)
        case .put(let root, let path, let item):
            let (directory, name) = try place(root, path)
            var child: CatalogChange.DirectoryPlace?
            if item.isDirectory {
                let id = try writer.directory(root: root, path: path)
                child = .init(id: id, root: root, path: path, isNew: false)
            }
            let stamp = try writer.fileSystemStamp(of: item.kind, name, in: directory)
            try writer.apply(
                CatalogChange(
                    directory: directory, name: name,
                    action: .put(
                        item: item.encodeAlone(), kind: item.kind, child: child, stamp: stamp,
                        isNew: true)))
        case .remove(let root, let path):
            // A removal may name something that does not exist, even beneath a path that is no
            // directory.
            let (directory, name) = try place(root, path, mustBeDirectory: false)
            try writer.apply(CatalogChange(directory: directory, name: name, action: .remove))
        case .erase:
            recent = nil
            try writer.record(change)
        default: try writer.record(change)
        }
    }

    private func place(
        _ root: UInt64, _ path: [UInt8], mustBeDirectory: Bool = true
    ) throws -> (Int64, [UInt8]) {
        if path.isEmpty {
            let anchor = try anchor(of: root)
            recent = nil
            return (anchor, [])
        }
        let (parent, name) = ItemPath.split(path)
        if let recent, recent.root == root, recent.path == parent { return (recent.id, name) }
        let id = try writer.directory(root: root, path: parent)
        recent = nil
        if mustBeDirectory {
            try checkDirectory(root, parent)
            recent = (root, parent, id)
        }
        return (id, name)
    }

    /// Refuses a path through something that is not a directory. Directories that a salvaged
    /// journal has lost are accepted.
    ///
    /// - Source: FORMAT.md §8.2. ``recent`` is not checked again: every change above it comes
    ///   through here first.
    private func checkDirectory(_ root: UInt64, _ path: [UInt8]) throws {
        if let obstacle = try obstacle(root, path) {
            throw FormatError(
                "changes",
                "something is stored under \(PathText.display(obstacle)), which is not a directory")
        }
    }

    /// The path, or the nearest one above it that exists, when that is not a directory.
    public func obstacle(_ root: UInt64, _ path: [UInt8]) throws -> [UInt8]? {
        let (nearest, _) = try nearest(root, path)
        return nearest.flatMap { $0.kind == .directory ? nil : $0.path }
    }

    /// The directories that are missing on the way from the root to a path, outermost first.
    public func missing(_ root: UInt64, _ path: [UInt8]) throws -> [[UInt8]] {
        try nearest(root, path).missing.reversed()
    }

    /// The path, or the nearest one above it that exists, and those beneath that, innermost first.
    private func nearest(_ root: UInt64, _ path: [UInt8]) throws -> (
        found: (path: [UInt8], kind: ItemKind)?, missing: [[UInt8]]
    ) {
        let anchor = try anchor(of: root)
        var missing: [[UInt8]] = []
        var path = path
        while true {
            let (parent, name) = ItemPath.split(path)
            let directory = path.isEmpty ? anchor : try writer.directory(root: root, path: parent)
            if let found = try writer.find(directory: directory, name: name) {
                return ((path, found.kind), missing)
            }
            missing.append(path)
            if path.isEmpty { return (nil, missing) }
            path = parent
        }
    }

    private func anchor(of root: UInt64) throws -> Int64 {
        guard let anchor = anchors[root] else {
            throw FormatError("changes", "root \(root) is not defined")
        }
        return anchor
    }
}
