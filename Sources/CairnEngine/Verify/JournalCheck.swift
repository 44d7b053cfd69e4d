import CairnFormat

/// Reads the whole journal: its chain, every payload, and whether the chunks it names are there.
///
/// - Source: FORMAT.md §7, §8, §9.
struct JournalCheck {
    let journal: JournalReader

    struct Outcome {
        var commits = 0
        var records = 0
        /// Commits that stand with fewer changes than they count, as `repair` left them.
        var losses: [CommitLoss] = []
        /// Changes records behind the last commit.
        var uncommittedRecords = 0
        var tornBytes: UInt64 = 0
        /// How often a chunk is named that is lost.
        var lostReferences = 0
        /// Where the reading ended, unless it ended at damage.
        var end: JournalPosition?
        var damage: JournalDamage?
    }

    /// - Parameter limit: chunks that records beyond this one name are not asked for: a writer may be adding them.
    /// - Parameter isLost: asked of every chunk the journal names.
    /// - Throws: what `isLost` throws, ``SystemError``.
    func run(upTo limit: UInt64 = .max, isLost: (ChunkReference) throws -> Bool) throws -> Outcome {
        var outcome = Outcome()
        do {
            let end = try journal.read(from: .start) { record, payload, position in
                outcome.records += 1
                do {
                    try take(record, payload, &outcome) { try record.number <= limit && isLost($0) }
                } catch let error as FormatError {
                    throw JournalDamage(
                        file: JournalFiles.segment(position.segment),
                        offset: position.offset - UInt64(RecordHeader.byteCount + record.storedBytes),
                        why: error.description)
                }
            }
            outcome.tornBytes = end.tornBytes
            outcome.end = end.position
        } catch let damage as JournalDamage {
            outcome.damage = damage
        }
        return outcome
    }

    private func take(
        _ record: RecordHeader, _ payload: [UInt8], _ outcome: inout Outcome,
        _ isLost: (ChunkReference) throws -> Bool
    ) throws {
        switch record.kind {
        case .changes:
            outcome.uncommittedRecords += 1
            var lost = 0
            try ChangesDecoder.decode(payload) { change in
                guard case .put(_, _, let item) = change, let content = item.content else { return }
                for chunk in content.chunks where try isLost(chunk) { lost += 1 }
            }
            outcome.lostReferences += lost
        case .commit:
            let commit = try Commit(parsing: payload)
            outcome.commits += 1
            let present = UInt64(outcome.uncommittedRecords)
            guard commit.records >= present else {
                throw FormatError("commit", "it counts \(commit.records) changes records, but has \(present)")
            }
            if commit.records > present {
                outcome.losses.append(
                    CommitLoss(
                        number: Int64(outcome.commits), commit: commit, recordsLost: commit.records - present))
            }
            outcome.uncommittedRecords = 0
        }
    }
}
