import CairnCore
import CairnRepository
import Synchronization

/// Checks all packs, several at a time, each read from its beginning to its end.
///
/// Memory: for each reader one ``ReadWindow`` and one ``PlainBuffer``; outcomes wait in a queue of
/// ``outcomesWaiting``.
struct PackSweep {
    let repository: Repository
    let reading: VerifyRequest.DataReading
    /// Nil when the packs alone are of interest.
    let catalog: Catalog?
    var places: ChunkPlaces? = nil
    let readers: Int
    let randomness: any Randomness
    let cancellation: Cancellation

    private static let outcomesWaiting = 64
    /// An open pack is sealed, and so renamed, at most now and then: two more looks find it.
    private static let roundsMaximum = 3

    /// Passes each pack's outcome to `body`, on the caller's thread, in no order.
    ///
    /// - Parameter seen: packs that are not checked again; newly checked ones are added.
    /// - Parameter listed: called first with the files of each round.
    /// - Returns: whether every pack still had the name with which it was listed.
    @discardableResult
    func run(
        seen: inout Set<String>, listed: ([PackFile]) -> Void, _ body: (PackOutcome) throws -> Void
    ) throws -> Bool {
        for round in 0..<Self.roundsMaximum {
            let files = try PackFiles.list(repository.storage).filter { !seen.contains($0.path) }
            if files.isEmpty { return round == 0 }
            seen.formUnion(files.map(\.path))
            listed(files)
            var isAnyGone = false
            try sweep(files) { outcome in
                if outcome.isGone { isAnyGone = true } else { try body(outcome) }
            }
            // A pack that is gone was sealed, rewritten or dropped by a writer: its successor is
            // new in the list.
            if !isAnyGone || cancellation.isRequested { return round == 0 }
        }
        return false
    }

    private func sweep(_ files: [PackFile], _ body: (PackOutcome) throws -> Void) throws {
        guard readers > 0, files.count > 1 else {
            let checker = try makeChecker(randomness.word())
            for file in files where !cancellation.isRequested { try body(checker.check(file)) }
            return
        }
        let waiting = PackCursor(files)
        let outcomes = BoundedQueue<PackOutcome>(capacity: Self.outcomesWaiting)
        let count = min(readers, files.count)
        let running = Monitor(count)
        let seed = randomness.word()
        let workers = try (0..<count).map { _ in
            let job = SweepJob(checker: try makeChecker(seed), cancellation: cancellation)
            return WorkerThread {
                job.run(from: waiting, to: outcomes)
                if running.update({
                    $0 -= 1
                    return $0
                }) == 0 {
                    outcomes.close()
                }
            }
        }
        let collected = Result { while let outcome = outcomes.pop() { try body(outcome) } }
        // After a failure nobody takes outcomes any more; closing lets the workers end.
        outcomes.close()
        for worker in workers { worker.join() }
        try collected.get()
    }

    private func makeChecker(_ seed: UInt64) throws -> PackChecker {
        PackChecker(
            repository, reading: reading,
            comparison: try catalog.map { try CatalogComparison($0, places) },
            seed: seed, cancellation: cancellation)
    }
}

private struct SweepJob: @unchecked Sendable {
    // SAFETY: made by one thread, run by one other.
    let checker: PackChecker
    let cancellation: Cancellation

    func run(from files: PackCursor, to outcomes: BoundedQueue<PackOutcome>) {
        while !cancellation.isRequested, let file = files.next() {
            outcomes.push(checker.check(file))
        }
    }
}

/// Deals out the packs, each once.
private final class PackCursor: Sendable {
    private let files: [PackFile]
    private let taken = Atomic<Int>(0)

    init(_ files: [PackFile]) { self.files = files }

    func next() -> PackFile? {
        let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
        return index < files.count ? files[index] : nil
    }
}
