import CairnRepository

/// The in-place restore or undo that an undo reverts, derived from the commits.
public struct UndoneRestore: Sendable {
    /// The state before it.
    public let before: CatalogCommit
    /// The commit that it restored; nil when that is forgotten.
    public let restored: CatalogCommit?
    public let isUndo: Bool
    /// The state after it; nil for one that was killed.
    public let after: CatalogCommit?

    public init(before point: CatalogCommit, _ reader: CatalogReader) throws {
        let commits = try reader.commits()
        before = point
        restored = point.commit.restored.flatMap { id in commits.first { $0.commit.id == id } }
        let next = commits.first {
            $0.number > point.number
                && [.beforeRestore, .afterRestore, .afterUndo].contains($0.commit.kind)
        }
        // A killed one has no commit after it: then the restored commit decides.
        after = next?.commit.kind == .beforeRestore ? nil : next
        switch next?.commit.kind {
        case .afterUndo: isUndo = true
        case .afterRestore: isUndo = false
        default: isUndo = restored?.commit.kind == .beforeRestore
        }
    }

    /// The restore that an undo reverted.
    public func takenBack(_ reader: CatalogReader) throws -> UndoneRestore? {
        guard isUndo, let restored, restored.commit.kind == .beforeRestore else { return nil }
        return try UndoneRestore(before: restored, reader)
    }
}
