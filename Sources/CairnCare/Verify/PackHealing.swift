import CairnCore
import CairnRepository

/// Makes sure that a pack is damaged, and heals it by its parity, for scrub and repair.
struct PackHealing {
    let repository: Repository
    let randomness: any Randomness
    let cancellation: Cancellation

    enum Outcome {
        /// The pack was healed byte for byte, and then checked.
        case healed(shards: Int, bytes: UInt64)
        /// - Parameter reason: why parity could not heal the pack; nil when it has none.
        case damaged(PackOutcome, reason: String?)
        /// The healed pack cannot be written; its parity may heal it later.
        case unwritable(SystemError)
    }

    /// Reads a pack from the disk and checks every chunk.
    ///
    /// - Throws: ``Cancelled``.
    func check(_ file: PackFile) throws -> PackOutcome {
        let outcome = PackChecker(
            repository, reading: .all, comparison: nil, seed: randomness.word(),
            cancellation: cancellation, readsFresh: true
        ).check(file)
        if cancellation.isRequested { throw Cancelled() }
        return outcome
    }

    /// Checks a suspect pack once more: a failing disk may give one bad read, and only repeated
    /// errors are damage.
    func checkTwice(_ file: PackFile) throws -> PackOutcome {
        let outcome = try check(file)
        return outcome.isSuspect && !outcome.isGone ? try check(file) : outcome
    }

    /// - Parameter outcome: a damaged pack's.
    func heal(_ outcome: PackOutcome) throws -> Outcome {
        guard let id = PackFiles.sealedID(outcome.file.path) else {
            return .damaged(outcome, reason: nil)
        }
        do {
            switch try PackParity(repository: repository, cancellation: cancellation).heal(id) {
            // The bytes of a whole pack are as written, but its own chunk list is wrong.
            case .noParity, .whole: return .damaged(outcome, reason: nil)
            case .beyond(let reason): return .damaged(outcome, reason: reason)
            case .healed(let shards, let bytes):
                let length = try repository.storage.size(of: outcome.file.path) ?? 0
                let again = try checkTwice(
                    PackFile(path: outcome.file.path, length: length, isSealed: true))
                guard !again.isSuspect, !again.isGone else { return .damaged(again, reason: nil) }
                return .healed(shards: shards, bytes: bytes)
            }
        } catch let error as SystemError {
            return .unwritable(error)
        }
    }
}
