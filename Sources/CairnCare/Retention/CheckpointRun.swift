import CairnBackup
import CairnFormat
import CairnRepository

/// Lets the journal begin anew with the present state, so that forgotten records take no space in
/// it.
///
/// - What it promises: a catalog made from the checkpoint equals the one from which it was made,
///   except for dropped notes and the files' stamps; a killed run leaves the journal unchanged, or
///   beginning with the checkpoint.
/// - What it does not: to be cheap. It writes as much as the catalog holds, so it is worthwhile
///   only when the journal has grown a lot.
/// - Source: FORMAT.md §7.5.
public struct CheckpointRun {
    private let writer: RepositoryWriter

    /// A smaller journal is left alone.
    static let bytesMinimum: UInt64 = 8 << 20
    private let recordBytes: Int

    /// - Parameters:
    ///   - writer: nothing else is written with it meanwhile.
    ///   - recordBytes: the size at which a record ends.
    public init(_ writer: RepositoryWriter, recordBytes: Int = 1 << 20) {
        self.writer = writer
        self.recordBytes = recordBytes
    }

    /// Makes a checkpoint when the journal is twice as long as after the last one, and there is
    /// room.
    ///
    /// - Returns: whether one was made.
    /// - Throws: ``CatalogError``, ``SystemError``. The writer cannot be used afterwards.
    @discardableResult
    public func runIfWorthwhile() throws -> Bool {
        let length = try writer.journal.byteCount()
        let before = try writer.catalogWriter.checkpointBytes()
        guard length > max(Self.bytesMinimum, 2 * before) else {
            try removeOldSegments()
            return false
        }
        let free = try writer.repository.storage.freeBytes()
        // It is hardly longer than the journal, which contains the same with all its history.
        guard free >= length + length / 8 + ChunkStore.reserveBytes else { return false }
        try run()
        return true
    }

    /// Makes a checkpoint.
    ///
    /// - Parameter insteadOfDamaged: the journal is damaged. The catalog, whose rows are valid,
    ///   replaces it, and the caller handles the old journal.
    /// - Returns: whether the old journal is gone; a reader may keep it.
    /// - Throws: ``CatalogError/damaged(_:)`` before anything is written when the catalog does not
    ///   agree with the journal.
    @discardableResult
    public func run(insteadOfDamaged: Bool = false) throws -> Bool {
        let catalog = writer.catalogWriter
        // Nothing was ever committed: there is nothing that could be shorter.
        guard writer.journal.position.record > 0 else { return true }
        if insteadOfDamaged { try writer.catalog.checkRows() } else { try writer.proveCatalog() }
        try catalog.withoutCommit {
            // Nobody else changes the file within this transaction.
            guard try writer.catalog.position() == writer.journal.position else {
                throw CatalogError.busy
            }
            try catalog.dropOldNotes()
            try writer.journal.checkpoint { append in
                var encoder = CheckpointEncoder()
                try CheckpointRows(catalog).visit { row in
                    encoder.append(row)
                    if encoder.byteCount >= recordBytes { try append(encoder.finish()) }
                }
                if !encoder.isEmpty { try append(encoder.finish()) }
                return (UInt64(catalog.commitNumber), UInt64(clamping: try catalog.expired()))
            }
            try catalog.noteCheckpoint(writer.journal.position)
        }
        writer.repository.remember(writer.journal.position)
        return try !insteadOfDamaged && removeOldSegments()
    }

    /// Removes the segments before the checkpoint, unless a reader may be using them.
    @discardableResult
    private func removeOldSegments() throws -> Bool {
        guard writer.journal.firstSegment > 1 else { return true }
        let outcome = try writer.repository.storage.lockReaders(exclusive: true)
        if case .taken = outcome { return false }
        try withExtendedLifetime(outcome) { try writer.journal.removeOldSegments() }
        return true
    }
}
