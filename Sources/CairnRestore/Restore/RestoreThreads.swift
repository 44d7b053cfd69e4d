import CairnCore
import CairnFormat
import CairnSource

/// One item with its target.
struct RestoreJob: Sendable {
    let directory: any TargetDirectory
    let name: [UInt8]
    let item: Item
    /// Nil for a file with one name.
    let file: LinkedFile?
    /// Absolute, for reports.
    let path: [UInt8]
    /// The test for replacing an existing item.
    let mayReplace: MayReplace?
    /// Logs and journals beside the name that the commit does not have. SQLite would apply them to
    /// the restored database, so they are removed with the replaced one.
    let companions: [[UInt8]]
    /// Whether they are removed beside any other file, too.
    let deletesExtra: Bool
}

/// Jobs that are done together: neighbours in the tree, which mostly share blocks.
struct RestoreUnit: Sendable {
    var jobs: [RestoreJob] = []
    var bytes: UInt64 = 0
}

struct RestoreUnitResult: Sendable {
    var counts = RestoreCounts()
    var failures: [(path: [UInt8], error: any Error)] = []
    var failedLinks: [LinkedFile] = []
    var lastPath: [UInt8]?
}

/// The queues of units to the writers and of results back. Bounded by ``unitsMaximum``.
final class RestoreChannel: Sendable {
    private let units = BoundedQueue<RestoreUnit>(capacity: unitsMaximum)
    private let results = Monitor<[RestoreUnitResult]>([])
    private static let unitsMaximum = 4

    func push(_ unit: RestoreUnit) { units.push(unit) }
    func next() -> RestoreUnit? { units.pop() }
    func close() { units.close() }
    func report(_ result: RestoreUnitResult) { results.update { $0.append(result) } }

    func takeResults() -> [RestoreUnitResult] {
        results.inspect { results in
            defer { results = [] }
            return results
        }
    }
}

/// One writer's part of a restore.
final class RestoreWriter: @unchecked Sendable {
    // SAFETY: made by one thread, run by one other.
    private let restorer: FileRestorer
    private let channel: RestoreChannel
    private let cancellation: Cancellation

    init(_ restorer: FileRestorer, _ channel: RestoreChannel, _ cancellation: Cancellation) {
        self.restorer = restorer
        self.channel = channel
        self.cancellation = cancellation
    }

    func work() {
        while let unit = channel.next() {
            var result = RestoreUnitResult()
            for job in unit.jobs {
                // Waiting units are dropped too: the queue is emptied without work.
                if cancellation.isRequested { break }
                do {
                    result.counts.add(
                        try restorer.restore(
                            job.item, as: job.name, in: job.directory, over: job.mayReplace
                        ) { file in
                            job.deletesExtra || file.beginsAsDatabase ? job.companions : []
                        })
                } catch {
                    result.failures.append((job.path, error))
                    if let file = job.file { result.failedLinks.append(file) }
                }
            }
            result.lastPath = unit.jobs.last?.path
            channel.report(result)
        }
    }
}

/// A file with several names, in one root. - Source: FORMAT.md §8.4.
struct LinkedFile: Hashable, Sendable {
    let root: UInt64
    let identity: LinkIdentity
}

/// The names of files with several names.
struct LinkTable {
    struct Pending {
        let file: LinkedFile
        let first: RestorePlace
        let place: RestorePlace
        let item: Item
        /// Whether this restore wrote the file as part of a bundle.
        let isWritten: Bool
    }

    private struct Known {
        let place: RestorePlace
        let item: Item
        var hasFailed = false
    }

    private var known: [LinkedFile: Known] = [:]
    private(set) var pending: [Pending] = []

    /// - Returns: whether this is a further name of a known file. Names that differ in anything
    ///   were captured at different moments: each is restored as it was.
    mutating func note(_ item: Item, _ place: RestorePlace, isWritten: Bool) -> Bool {
        guard let file = place.file(of: item) else { return false }
        guard let first = known[file] else {
            known[file] = Known(place: place, item: item)
            return false
        }
        guard first.item == item else { return false }
        pending.append(
            Pending(file: file, first: first.place, place: place, item: item, isWritten: isWritten))
        return true
    }

    /// Remembers a name that stays unchanged, so that further names link to it.
    mutating func noteKept(_ item: Item, _ place: RestorePlace) {
        guard let file = place.file(of: item), known[file] == nil else { return }
        known[file] = Known(place: place, item: item)
    }

    mutating func markFailed(_ file: LinkedFile) { known[file]?.hasFailed = true }
    func isRestored(_ file: LinkedFile) -> Bool { known[file]?.hasFailed == false }
}
