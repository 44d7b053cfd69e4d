import CairnCore
import CairnFormat
import CairnSource

struct RestoreJob: Sendable {
    let directory: any TargetDirectory
    let name: [UInt8]
    let item: Item
    /// Nil for a file with one name.
    let file: LinkedFile?
    /// Told when the job is done; nil when the directory gets its metadata later.
    let end: DirectoryEnd?
    /// Absolute, for reports.
    let path: [UInt8]
    /// The test for replacing an existing item.
    let mayReplace: MayReplace?
    /// Whether nothing had the name when this was planned.
    let isNameFree: Bool
    /// Whether what has the name may be the item already, and nothing was told yet.
    var isUndecided = false
    /// The files beside the name that go with what had it.
    var beside: [Beside] = []

    struct Beside: Sendable {
        let file: DatabaseNeighbour
        /// Absolute.
        let path: [UInt8]
        let mayReplace: MayReplace?
        /// Takes what has content, in a target.
        let displaced: DisplacedItems?
        /// Whether the commit has another file of the name, which may be there already.
        let isRestored: Bool
    }

    /// Removes them when the item is in place.
    ///
    /// - Parameter isDatabase: whether the item is one. Beside any other, only parts go.
    /// - Returns: what stays, and why.
    func removeBeside(isDatabase: Bool) -> [(path: [UInt8], error: any Error)] {
        beside.filter { isDatabase || $0.file.isPart }.compactMap { beside in
            do {
                try beside.file.remove(
                    from: directory, at: beside.path, if: beside.mayReplace, beside.displaced)
                return nil
            } catch {
                return beside.isRestored ? nil : (beside.path, error)
            }
        }
    }
}

/// Jobs that are done together: neighbours in the tree, which mostly share blocks.
struct RestoreUnit: Sendable {
    var jobs: [RestoreJob] = []
    var bytes: UInt64 = 0
}

struct RestoreUnitResult: Sendable {
    var counts = RestoreCounts()
    var failures: [(path: [UInt8], error: any Error)] = []
    var losses: [(path: [UInt8], parts: [MetadataLoss])] = []
    var failedLinks: [LinkedFile] = []
    var decided: [(action: RestoreAction, path: [UInt8])] = []
    var lastPath: [UInt8]?

    mutating func lose(_ path: [UInt8], _ parts: [MetadataLoss]) {
        if !parts.isEmpty { losses.append((path, parts)) }
    }
}

/// The queues of units to the writers and of results back. Bounded by ``unitsMaximum``.
///
/// A writer that has nothing to do helps with a large file that another has begun
/// (``SharedContent``). Large files go before new units, so that few are unfinished at a time.
final class RestoreChannel: Sendable {
    enum Work {
        case unit(RestoreUnit)
        case help(SharedContent)
    }

    private struct State {
        var units: [RestoreUnit] = []
        /// Units that were given out and not reported: one may bring a large file.
        var unitsInWork = 0
        var shared: [SharedContent] = []
        var isClosed = false
        var results: [RestoreUnitResult] = []

        var isDone: Bool { isClosed && units.isEmpty && unitsInWork == 0 }
    }

    private let state = Monitor(State())
    private static let unitsMaximum = 4

    /// Waits for room.
    ///
    /// - Parameter accept: given what was done meanwhile, on this thread.
    func push(_ unit: RestoreUnit, _ accept: ([RestoreUnitResult]) -> Void) {
        while true {
            let results = state.wait { state -> [RestoreUnitResult]? in
                if !state.results.isEmpty { return state.results.takeAll() }
                guard state.units.count < Self.unitsMaximum else { return nil }
                state.units.append(unit)
                return []
            }
            if results.isEmpty { return }
            accept(results)
        }
    }

    /// Passes on what is done until all is, after ``close()``.
    func finish(_ accept: ([RestoreUnitResult]) -> Void) {
        while true {
            let results = state.wait { state -> [RestoreUnitResult]? in
                if !state.results.isEmpty { return state.results.takeAll() }
                return state.isDone ? [] : nil
            }
            if results.isEmpty { return }
            accept(results)
        }
    }

    /// Waits for work; nil when there will be none.
    func next() -> Work? {
        state.wait { state -> Work?? in
            if let content = state.shared.first { return .some(.help(content)) }
            if !state.units.isEmpty {
                state.unitsInWork += 1
                return .some(.unit(state.units.removeFirst()))
            }
            return state.isDone ? .some(nil) : nil
        }
    }

    func close() { state.update { $0.isClosed = true } }

    /// Reports a part of a unit, or its end.
    func report(_ result: RestoreUnitResult, isEnd: Bool) {
        state.update { state in
            state.results.append(result)
            if isEnd { state.unitsInWork -= 1 }
        }
    }

    func takeResults() -> [RestoreUnitResult] { state.inspect { $0.results.takeAll() } }

    /// Does the work on a large file together with the writers that have nothing else to do.
    func share(_ content: SharedContent, with restorer: FileRestorer) throws {
        state.update { $0.shared.append(content) }
        help(content, with: restorer)
        try content.finish()
    }

    /// Helps until nothing of it is left to begin.
    func help(_ content: SharedContent, with restorer: FileRestorer) {
        content.work(restorer)
        state.update { $0.shared.removeAll { $0 === content } }
    }
}

/// One writer's part of a restore.
struct RestoreWriter: @unchecked Sendable {
    // SAFETY: made by one thread, run by one other.
    let restorer: FileRestorer
    let channel: RestoreChannel
    let comparison: DrillComparison
    var proven: ProvenItems?
    var cancellation: Cancellation { comparison.cancellation }

    func work() {
        while let work = channel.next() {
            switch work {
            case .unit(let unit): channel.report(write(unit), isEnd: true)
            case .help(let content): channel.help(content, with: restorer)
            }
        }
    }

    /// Writes a unit. A failure is reported at once, success after every so many items.
    ///
    /// - Returns: what is not reported yet.
    private func write(_ unit: RestoreUnit) -> RestoreUnitResult {
        var result = RestoreUnitResult()
        // What cannot be looked up here is looked up again for the file, which then fails by name.
        if !cancellation.isRequested { try? restorer.locate(unit.jobs.map(\.item)) }
        for (number, job) in unit.jobs.enumerated() {
            if !result.failures.isEmpty || number > 0 && number % Self.reportedItems == 0 {
                channel.report(result, isEnd: false)
                result = RestoreUnitResult()
            }
            result.lastPath = job.path
            // Waiting units are dropped too: the queue is emptied without work.
            if cancellation.isRequested { break }
            let isThere = job.isUndecided && isThere(job)
            if cancellation.isRequested { break }
            if job.isUndecided { result.decided.append((isThere ? .same : .replace, job.path)) }
            do {
                if isThere {
                    if restorer.verifies { result.counts.verified += 1 }
                } else {
                    try write(job, &result)
                }
            } catch {
                result.failures.append((job.path, error))
                if let file = job.file { result.failedLinks.append(file) }
            }
            guard let end = job.end else { continue }
            do {
                result.lose(end.path, try end.leave(job.directory))
            } catch {
                result.failures.append((end.path, error))
            }
        }
        return result
    }

    /// Whether an item is there already as it would come back, and nothing beside it would go.
    private func isThere(_ job: RestoreJob) -> Bool {
        guard job.beside.isEmpty else { return false }
        if let proven, let status = try? job.directory.status(of: job.name),
            proven.holds(job.path, status)
        {
            return true
        }
        guard let directory = try? job.directory.reading() else { return false }
        return comparison.isThere(job.item, job.name, in: directory) != nil
    }

    private func write(_ job: RestoreJob, _ result: inout RestoreUnitResult) throws {
        var isDatabase = false
        let restored = try restorer.restore(
            job.item, as: job.name, in: job.directory, over: job.mayReplace,
            isNameFree: job.isNameFree
        ) { file in isDatabase = !job.beside.isEmpty && file.beginsAsDatabase }
        result.counts.add(restored.counts)
        result.lose(job.path, restored.losses)
        result.failures += job.removeBeside(isDatabase: isDatabase)
    }

    /// How many small files are done in a moment.
    private static let reportedItems = 64
}

/// A file with several names, in one root or in several of one machine. - Source: FORMAT.md §8.4.
struct LinkedFile: Hashable, Sendable {
    /// ``RestoreOpener/linked``.
    let root: UInt64
    let identity: LinkIdentity
}

/// The names of files with several names.
struct LinkTable {
    struct Pending {
        let file: LinkedFile
        let place: RestorePlace
        let item: Item
        /// Told when the name is there.
        let end: DirectoryEnd?
        /// As it was once this restore had written it as part of a bundle; nil where it did not.
        let written: FileStatus?
        /// The names that this run gives in the directory, if nothing had this one when it was
        /// planned.
        let names: RestoredNames?
        var isNameFree: Bool { names != nil }
    }

    /// The name to which further ones link.
    struct Known {
        let place: RestorePlace
        let item: Item
        var hasFailed = false
        /// Whether this restore found it with the commit's size and time, and did not write it.
        var isUnproven = false
        /// Whether the restore has not come to it, or will not: its metadata is to be proven, too.
        var isOutside = false
    }

    private var known: [LinkedFile: Known] = [:]
    private(set) var pending: [Pending] = []
    /// The openers of roots with names that are no part of the restore, by number.
    private var openers: [UInt64: RestoreOpener] = [:]

    /// - Returns: whether this is a further name of a file that is already being restored. Names
    ///   that differ in anything were captured at different moments: each is restored as it was.
    mutating func note(
        _ item: Item, _ place: RestorePlace, _ end: DirectoryEnd?, written: FileStatus? = nil,
        beside names: RestoredNames? = nil
    ) -> Bool {
        guard let file = place.file(of: item) else { return false }
        // One that was to stay has changed since.
        guard let first = known[file], first.place.absolute != place.absolute else {
            known[file] = Known(place: place, item: item)
            return false
        }
        guard first.item == item else { return false }
        pending.append(
            Pending(
                file: file, place: place, item: item, end: end, written: written,
                names: names))
        return true
    }

    /// Remembers a name that stays, because it has at least the commit's size and time: further
    /// names link to it if it has the content, too.
    mutating func noteKept(_ item: Item, _ place: RestorePlace) {
        guard let file = place.file(of: item), known[file] == nil else { return }
        known[file] = Known(place: place, item: item, isUnproven: true)
    }

    /// Remembers a name that is no part of the restore: the names that come back link to it if it
    /// is as the commit has it.
    mutating func noteOutside(_ item: Item, _ file: LinkedFile, at place: RestorePlace) {
        openers[place.opener.root] = place.opener
        known[file] = Known(place: place, item: item, isUnproven: true, isOutside: true)
    }

    /// Opens the directories of names that are no part of the restore.
    func opener(of root: UInt64) -> RestoreOpener? { openers[root] }
    func knows(_ file: LinkedFile) -> Bool { known[file] != nil }
    /// Whether this restore writes it.
    func isWritten(_ file: LinkedFile) -> Bool { known[file]?.isUnproven == false }
    mutating func markFailed(_ file: LinkedFile) { known[file]?.hasFailed = true }
    /// Nil when the first name could not be restored.
    func restored(_ file: LinkedFile) -> Known? { known[file].flatMap { $0.hasFailed ? nil : $0 } }
    mutating func markProven(_ file: LinkedFile) { known[file]?.isUnproven = false }
    /// Remembers another name that this restore wrote, since what stays has other content or cannot
    /// be linked to.
    mutating func noteWritten(_ link: Pending) {
        guard known[link.file]?.isUnproven == true else { return }
        known[link.file] = Known(place: link.place, item: link.item)
    }
}

extension DrillComparison {
    /// Whether a name has the content of its item, and the metadata if it is no part of the
    /// restore. What cannot be read has not.
    func holds(_ known: LinkTable.Known) -> Bool {
        let (item, name) = (known.item, known.place.name)
        guard let directory = try? known.place.open().reading() else {
            return false
        }
        if known.isOutside { return isThere(item, name, in: directory) != nil }
        return switch item.body {
        case .file(let content): (try? holds(content, directory.openFile(name))) == true
        case .symlink(let target): (try? directory.readSymlink(name)) == target
        default: false
        }
    }

    /// Whether a name has the content and the metadata of an item. What cannot be read has not.
    ///
    /// - Returns: its status; nil if it has not.
    func isThere(_ item: Item, _ name: [UInt8], in directory: any SourceDirectory) -> FileStatus? {
        guard let status = try? directory.status(of: name),
            (try? isSame(item, status, name, directory)) == true,
            (try? directory.status(of: name))?.isSameFile(as: status) == true
        else { return nil }
        return status
    }
}
