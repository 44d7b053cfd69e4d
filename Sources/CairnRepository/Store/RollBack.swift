import CairnCore
import CairnFormat

extension Repository {
    /// Compares the repository with what this client has seen of it.
    ///
    /// A copy that was put back is told from an attack by nobody but the person: both are named,
    /// neither is gone on with. Where the journal's own damage stands in the way nothing is said:
    /// whoever reads it meets the damage. A commit that lies before the journal's first segment was
    /// seen and went with it.
    /// - Throws: ``RollBack``, ``SystemError``.
    public func compareWithMemory() throws {
        guard let known = try memory?.recall() else { return }
        if known.isEncrypted, !description.isEncrypted { throw RollBack.unencrypted }
        guard known.position.record > 0 else { return }
        let head: JournalHead
        do {
            head = try journal.head()
        } catch is JournalDamage {
            return
        }
        if head.record == known.position.record, head.hash == known.position.hash { return }
        let rollBack = RollBack.journal(seen: known.position.record, found: head.record)
        guard head.record > known.position.record else { throw rollBack }
        guard let first = try journal.segments().first, first <= known.position.segment,
            try storage.size(of: JournalFiles.segment(known.position.segment)) != nil
        else { return }
        guard try journal.contains(known.position) else { throw rollBack }
    }

    /// Notes a commit that is durable: after it is acknowledged, or read under a `head` that names
    /// it.
    ///
    /// What cannot be written is not remembered: the next commit tries again, and only the notice
    /// of a rollback depends on it.
    public func remember(_ position: JournalPosition) {
        guard let memory else { return }
        let commit = RememberedCommit(position: position, isEncrypted: description.isEncrypted)
        let known = try? memory.recall()
        if let known, known == commit || known.position.record > position.record { return }
        try? memory.remember(commit)
    }

    /// Takes the repository as it is for what this client has seen, whatever that was before.
    ///
    /// - Parameter position: behind the last commit; nil when the journal cannot be read.
    public func acceptAsSeen(_ position: JournalPosition?) throws(SystemError) {
        try memory?.remember(
            RememberedCommit(position: position ?? .start, isEncrypted: description.isEncrypted))
    }
}

/// A repository is older than, or another than, what this client has seen of it.
public enum RollBack: Error, Equatable {
    /// The journal ends before a commit that this client saw, or has another record in its place.
    /// - Parameter seen: the number of that commit's record. - Parameter found: the number of the
    ///   last.
    case journal(seen: UInt64, found: UInt64)
    /// What this client knows as encrypted is not encrypted now.
    case unencrypted
}
