import CairnCore

/// Works on items with several threads, each item once; they are begun in order.
///
/// - Throws: the first failure, when what was under way has ended; ``Cancelled``.
func inParallel<Item: Sendable>(
    _ items: [Item], threads: Int, _ cancellation: Cancellation,
    _ body: @escaping @Sendable (Item) throws -> Void
) throws {
    let work = Monitor((next: 0, failure: (any Error)?.none))
    let workers = (0..<min(max(1, threads), items.count)).map { _ in
        WorkerThread {
            while !cancellation.isRequested {
                let item = work.update { work -> Item? in
                    guard work.failure == nil, work.next < items.count else { return nil }
                    work.next += 1
                    return items[work.next - 1]
                }
                guard let item else { return }
                do { try body(item) } catch {
                    work.update { if $0.failure == nil { $0.failure = error } }
                }
            }
        }
    }
    for worker in workers { worker.join() }
    if let failure = work.inspect({ $0.failure }) { throw failure }
    if cancellation.isRequested { throw Cancelled() }
}
