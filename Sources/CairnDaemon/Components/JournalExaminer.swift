import CairnCare
import CairnCore
import CairnRepository

/// Reads the journal as the daemon's own thread goes on writing it.
struct JournalExaminer {
    let repository: Repository
    let cancellation: Cancellation

    /// How often it is read when a checkpoint comes between.
    private static let readingsMaximum = 3

    /// - Returns: what is wrong with it, if anything is.
    /// - Throws: ``Cancelled``, ``SystemError``.
    func run() throws -> JournalDamage? {
        var wasDamaged = false
        for reading in 1...Self.readingsMaximum {
            let segment = try? repository.journal.head().segment
            do {
                let damage = try JournalCheck(journal: repository.journal).run { _ in
                    if cancellation.isRequested { throw Cancelled() }
                    return false
                }.damage
                let isSame = (try? repository.journal.head().segment) == segment
                // A disk that is going away reads badly for a moment: only what is so twice is
                // damage.
                if damage == nil || isSame && wasDamaged || reading == Self.readingsMaximum {
                    return damage
                }
                wasDamaged = isSame
            } catch let error as SystemError where error.isMissing && reading < Self.readingsMaximum
            {
                // The segments before a checkpoint have gone meanwhile.
            }
        }
        return nil
    }
}
