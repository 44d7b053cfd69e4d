import CairnFormat
import CairnRepository

/// The restore in place, or the undo, that an undo takes back, as the commits tell it.
public struct UndoneRestore: Sendable {
    /// The state before it.
    public let before: CatalogCommit
    /// What it brought back; nil when that is forgotten.
    public let restored: CatalogCommit?
    public let isUndo: Bool

    public init(before point: CatalogCommit, _ reader: CatalogReader) throws {
        let commits = try reader.commits()
        before = point
        restored = point.commit.restored.flatMap { id in commits.first { $0.commit.id == id } }
        let next = commits.first {
            $0.number > point.number
                && [.beforeRestore, .afterRestore, .afterUndo].contains($0.commit.kind)
        }
        // One that was killed has no commit after it: then what it brought back tells.
        switch next?.commit.kind {
        case .afterUndo: isUndo = true
        case .afterRestore: isUndo = false
        default: isUndo = restored?.commit.kind == .beforeRestore
        }
    }

    /// What an undo took back.
    public func takenBack(_ reader: CatalogReader) throws -> UndoneRestore? {
        guard isUndo, let restored, restored.commit.kind == .beforeRestore else { return nil }
        return try UndoneRestore(before: restored, reader)
    }
}
