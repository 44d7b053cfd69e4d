import CairnCore
import CairnFormat
import CairnRepository

/// What a prune would free, by the catalog alone; it takes no lock and reads no pack.
///
/// Its dry run assumes that there is room for copies. This counts as freed only what a run can free
/// on the disk as it is.
public struct PruneForecast: Equatable, Sendable {
    /// What goes at once, in bytes.
    public private(set) var freedBytes: UInt64
    /// What would go, too, if there were room to copy what is still needed of those packs.
    public private(set) var waitingBytes: UInt64 = 0
    /// How much more has to be free for the first of them.
    public private(set) var missingBytes: UInt64 = 0

    /// - Parameter freeBytes: the room that the run would have.
    /// - Returns: nil where a prune would refuse.
    /// - Throws: ``Cancelled``, ``CatalogError``, ``SystemError``.
    public init?(
        _ repository: Repository, _ reader: CatalogReader, _ request: PruneRequest,
        freeBytes: UInt64, cancellation: Cancellation
    ) throws {
        try cancellation.check()
        if try reader.isRepairUnfinished() { return nil }
        let found = try ChunkMarks(
            reader, idsMaximum: request.idsMaximum, cancellation: cancellation
        ).tally()
        guard found.missing == 0 || request.isForced else { return nil }
        let packs = try reader.packs()
        let elsewhere = Set(
            try packs.filter { try repository.storage.isElsewhere($0.path) }.map(\.id))
        let plan = try PrunePlan(
            reader, found, request, packBytes: repository.description.packBytes,
            appending: packs.last { !$0.isSealed }?.id, elsewhere: elsewhere)
        // Those that lie elsewhere take no room here.
        freedBytes = plan.dead.filter { !elsewhere.contains($0.id) }.saturatedSum(\.length)
        for pack in plan.rewrites {
            let gained = pack.length - min(pack.length, pack.live)
            let (room, needed) = (freeBytes.addingSaturated(freedBytes), PruneRun.room(for: pack))
            if room >= needed {
                freedBytes.addSaturated(gained)
            } else {
                waitingBytes.addSaturated(gained)
                missingBytes = min(missingBytes == 0 ? .max : missingBytes, needed - room)
            }
        }
    }
}
