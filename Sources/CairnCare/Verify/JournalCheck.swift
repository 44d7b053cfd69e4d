import CairnCore
import CairnFormat
import CairnRepository

/// Reads the whole journal: its chain, every payload, and whether the chunks it names exist.
///
/// - Source: FORMAT.md §7, §8, §9.
public struct JournalCheck {
    public let journal: JournalReader

    public init(journal: JournalReader) { self.journal = journal }

    public struct Outcome {
        var commits = 0
        var records = 0
        /// Commits with fewer changes than they count, as `repair` left them.
        var losses: [CommitLoss] = []
        /// Changes records behind the last commit.
        var uncommittedRecords = 0
        var tornBytes: UInt64 = 0
        /// The number of references to lost chunks.
        var lostReferences = 0
        /// Whether versions may have been forgotten whose chunks are rightly gone: then only the
        /// catalog knows which are needed.
        var hasForgotten = false
        /// The number of the last commit.
        var lastCommit: UInt64 = 0
        /// Records of rows of the checkpoint with which the journal begins.
        var checkpointRecords: UInt64 = 0
        /// The end of the reading, unless it ended at damage.
        var end: JournalPosition?
        public var damage: JournalDamage?
    }

    /// - Parameter limit: chunks of later records are not checked: a writer may be adding them.
    /// - Parameter asking: called before each record; its error ends the check.
    /// - Parameter isLost: called for every chunk that the journal names.
    /// - Throws: errors of `asking` and `isLost`, ``SystemError``.
    public func run(
        upTo limit: UInt64 = .max, asking: () throws -> Void = {},
        isLost: (ChunkReference) throws -> Bool
    ) throws -> Outcome {
        var outcome = Outcome()
        do {
            let end = try journal.read(from: .start) { record, payload, position in
                try asking()
                outcome.records += 1
                do {
                    try take(record, payload, &outcome) { try record.number <= limit && isLost($0) }
                } catch let error as FormatError {
                    throw JournalDamage(
                        file: JournalFiles.segment(position.segment),
                        offset: position.offset
                            - UInt64(RecordHeader.byteCount + record.storedBytes),
                        why: error.description)
                }
            }
            outcome.tornBytes = end.tornBytes
            outcome.end = end.position
        } catch let damage as JournalDamage {
            outcome.damage = damage
        } catch let error as SystemError where error.isInputOutput {
            // Checking the packs is still worthwhile.
            let name =
                error.path.split(separator: UInt8(ascii: "/")).last.map { PathText.display($0) }
                ?? ""
            outcome.damage = JournalDamage(
                file: "\(JournalFiles.directory)/\(name)", offset: 0,
                why: "it cannot be read: \(error.reason)")
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
            var hasForgotten = false
            try ChangesDecoder.decode(payload) { change in
                switch change {
                case .put(_, _, let item):
                    for chunk in item.content?.chunks ?? [] where try isLost(chunk) { lost += 1 }
                case .forget, .expire, .erase: hasForgotten = true
                default: break
                }
            }
            outcome.lostReferences += lost
            if hasForgotten { outcome.hasForgotten = true }
        case .checkpoint:
            outcome.checkpointRecords += 1
            var lost = 0
            var commits = 0
            try CheckpointDecoder.decode(payload) { row in
                switch row {
                case .holds(.put(_, _, let item), _):
                    for chunk in item.content?.chunks ?? [] where try isLost(chunk) { lost += 1 }
                case .commit(let commit):
                    _ = try Commit(parsing: commit.payload)
                    commits += 1
                default: break
                }
            }
            outcome.lostReferences += lost
            outcome.commits += commits
        case .checkpointEnd:
            let end = try CheckpointEnd(parsing: payload)
            guard end.records >= outcome.checkpointRecords else {
                throw FormatError(
                    "checkpoint",
                    "it counts \(end.records) records, but has \(outcome.checkpointRecords)")
            }
            outcome.lastCommit = end.nextCommit - 1
            if end.records > outcome.checkpointRecords {
                outcome.losses.append(
                    CommitLoss(
                        number: nil, commit: nil,
                        recordsLost: end.records - outcome.checkpointRecords))
            }
        case .commit:
            let commit = try Commit(parsing: payload)
            outcome.commits += 1
            outcome.lastCommit += 1
            let present = UInt64(outcome.uncommittedRecords)
            guard commit.records >= present else {
                throw FormatError(
                    "commit", "it counts \(commit.records) changes records, but has \(present)")
            }
            if commit.records > present {
                outcome.losses.append(
                    CommitLoss(
                        number: Int64(clamping: outcome.lastCommit), commit: commit,
                        recordsLost: commit.records - present))
            }
            outcome.uncommittedRecords = 0
        }
    }
}
