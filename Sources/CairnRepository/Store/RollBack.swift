import CairnCore
import CairnFormat

extension Repository {
    /// Compares the repository with the client's knowledge of earlier states.
    ///
    /// Only a person can distinguish a restored copy from an attack, so both are reported and
    /// neither is used. Damage of the journal itself is not reported here: every reader meets it. A
    /// commit before the journal's first segment was seen and removed with it.
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

    /// Remembers a durable commit: after it is acknowledged, or read under a `head` that names it.
    ///
    /// A failure to write is ignored: the next commit tries again, and only the detection of a
    /// rollback depends on it.
    public func remember(_ position: JournalPosition) {
        guard let memory else { return }
        let commit = RememberedCommit(position: position, isEncrypted: description.isEncrypted)
        let known = try? memory.recall()
        if let known, known == commit || known.position.record > position.record { return }
        try? memory.remember(commit)
    }

    /// Remembers the repository's present state, whatever was known before.
    ///
    /// - Parameter position: after the last commit; nil when the journal cannot be read.
    public func acceptAsSeen(_ position: JournalPosition?) throws(SystemError) {
        try memory?.remember(
            RememberedCommit(position: position ?? .start, isEncrypted: description.isEncrypted))
    }
}

/// The repository is older than, or different from, the one that this client has seen.
public enum RollBack: Error, Equatable {
    /// The journal ends before a commit that this client saw, or has another record in its place.
    ///
    /// - Parameter seen: the number of that commit's record. - Parameter found: the number of the
    ///   last.
    case journal(seen: UInt64, found: UInt64)
    /// The client knows the repository as encrypted, but it is not encrypted now.
    case unencrypted
}
