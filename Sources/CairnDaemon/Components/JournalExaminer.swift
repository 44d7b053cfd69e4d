import CairnCare
import CairnCore
import CairnRepository

/// Reads the journal while the daemon's thread continues to write it.
struct JournalExaminer {
    let repository: Repository
    let cancellation: Cancellation

    /// The maximum of readings when checkpoints intervene.
    private static let readingsMaximum = 3

    /// - Returns: the damage found; nil for none.
    /// - Throws: ``Cancelled``, ``SystemError``.
    func run() throws -> JournalDamage? {
        var wasDamaged = false
        for reading in 1...Self.readingsMaximum {
            let segment = try? repository.journal.head().segment
            do {
                let damage = try repository.journal.check { _ in
                    if cancellation.isRequested { throw Cancelled() }
                    return false
                }.damage
                let isSame = (try? repository.journal.head().segment) == segment
                // A failing disk may read badly for a moment, so only damage found twice counts.
                if damage == nil || isSame && wasDamaged || reading == Self.readingsMaximum {
                    return damage
                }
                wasDamaged = isSame
            } catch let error as SystemError where error.isMissing && reading < Self.readingsMaximum
            {
                // A checkpoint has removed the segments before it meanwhile.
            }
        }
        return nil
    }
}
