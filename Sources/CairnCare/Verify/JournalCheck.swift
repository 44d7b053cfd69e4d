import CairnCore
import CairnFormat
import CairnRepository

extension JournalReader {
    /// Reads the whole journal: its chain, every payload, and whether the chunks it names exist.
    ///
    /// - Parameter limit: chunks of later records are not checked: a writer may be adding them.
    /// - Parameter asking: called before each record; its error ends the check.
    /// - Parameter checking: called with the check of each record, in which `isLost` is called.
    /// - Parameter isLost: called for every chunk that the journal names.
    /// - Throws: errors of `asking` and `isLost`, ``SystemError``.
    /// - Source: FORMAT.md §7, §8, §9.
    public func check(
        upTo limit: UInt64 = .max, asking: () throws -> Void = {},
        checking: @escaping (() throws -> Void) throws -> Void = { try $0() },
        isLost: (ChunkReference) throws -> Bool
    ) throws -> JournalCheck {
        var outcome = JournalCheck()
        do {
            let end = try read(from: .start) { record, payload, position in
                try asking()
                outcome.records += 1
                do {
                    try checking {
                        try outcome.take(record, payload) {
                            try record.number <= limit && isLost($0)
                        }
                    }
                } catch let error as FormatError {
                    throw JournalDamage(of: record, before: position, why: error.description)
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
}

/// The findings of ``JournalReader/check(upTo:asking:isLost:)``.
public struct JournalCheck {
    fileprivate(set) var commits = 0
    fileprivate(set) var records = 0
    /// Commits with fewer changes than they count, as `repair` left them.
    fileprivate(set) var losses: [CommitLoss] = []
    /// Changes records behind the last commit.
    fileprivate(set) var uncommittedRecords = 0
    fileprivate(set) var tornBytes: UInt64 = 0
    /// The number of references to lost chunks.
    fileprivate(set) var lostReferences = 0
    /// Whether versions may have been forgotten whose chunks are rightly gone: then only the
    /// catalog knows which are needed.
    fileprivate(set) var hasForgotten = false
    /// The number of the last commit.
    fileprivate(set) var lastCommit: UInt64 = 0
    /// Records of rows of the checkpoint with which the journal begins.
    fileprivate(set) var checkpointRecords: UInt64 = 0
    /// The end of the reading, unless it ended at damage.
    fileprivate(set) var end: JournalPosition?
    public fileprivate(set) var damage: JournalDamage?

    fileprivate mutating func take(
        _ record: RecordHeader, _ payload: [UInt8], _ isLost: (ChunkReference) throws -> Bool
    ) throws {
        switch record.kind {
        case .changes:
            uncommittedRecords += 1
            var lost = 0
            var forgets = false
            try ChangesDecoder.decode(payload) { change in
                switch change {
                case .put(_, _, let item):
                    for chunk in item.content?.chunks ?? [] where try isLost(chunk) { lost += 1 }
                case .forget, .expire, .erase, .hide: forgets = true
                default: break
                }
            }
            lostReferences += lost
            if forgets { hasForgotten = true }
        case .checkpoint:
            checkpointRecords += 1
            var lost = 0
            var committed = 0
            try CheckpointDecoder.decode(payload) { row in
                switch row {
                case .holds(.put(_, _, let item), _):
                    for chunk in item.content?.chunks ?? [] where try isLost(chunk) { lost += 1 }
                case .commit(let commit):
                    _ = try Commit(parsing: commit.payload)
                    committed += 1
                default: break
                }
            }
            lostReferences += lost
            commits += committed
        case .checkpointEnd:
            let end = try CheckpointEnd(parsing: payload)
            guard end.records >= checkpointRecords else {
                throw FormatError(
                    "checkpoint", "it counts \(end.records) records, but has \(checkpointRecords)")
            }
            lastCommit = end.nextCommit - 1
            if end.records > checkpointRecords {
                losses.append(
                    CommitLoss(
                        number: nil, commit: nil, recordsLost: end.records - checkpointRecords))
            }
        case .commit:
            let commit = try Commit(parsing: payload)
            commits += 1
            lastCommit += 1
            let present = UInt64(uncommittedRecords)
            guard commit.records >= present else {
                throw FormatError(
                    "commit", "it counts \(commit.records) changes records, but has \(present)")
            }
            if commit.records > present {
                losses.append(
                    CommitLoss(
                        number: Int64(clamping: lastCommit), commit: commit,
                        recordsLost: commit.records - present))
            }
            uncommittedRecords = 0
        }
    }
}
