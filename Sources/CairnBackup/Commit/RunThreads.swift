import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Gathers the scanner's findings into units and messages.
///
/// In a threaded run units go to the readers' queue; inline they are processed at once by
/// `processInline`.
final class ThreadedSink: ScanSink {
    private let channel: RunChannel
    private let links: LinkIndex?
    private let processInline: ((ReadUnit) throws -> Void)?
    private let drainInline: (() throws -> Void)?
    private var gatherer = UnitGatherer()
    private var rootPath: [UInt8] = []
    private var outcomes: [ReadOutcome] = []
    private var unchanged = UnchangedItems()

    /// The batch size that keeps the cost of a message small.
    private static let batch = 64
    /// Inline, nobody else reads messages: progress paths are dropped when this many wait.
    private static let lookingMaximum = 16

    /// - Parameters:
    ///   - processInline: reads a unit at once and accepts its outcome; nil in a threaded run.
    ///   - drainInline: accepts the waiting messages.
    init(
        _ channel: RunChannel, links: LinkIndex?, processInline: ((ReadUnit) throws -> Void)? = nil,
        drainInline: (() throws -> Void)? = nil
    ) {
        self.drainInline = drainInline
        self.channel = channel
        self.links = links
        self.processInline = processInline
    }

    func candidate(_ candidate: ReadCandidate, in root: RootDefinition) throws {
        if rootPath != root.path {
            if let full = gatherer.take(rootPath) { try pass(on: full) }
            rootPath = root.path
        }
        if let full = gatherer.add(candidate, rootPath) { try pass(on: full) }
    }

    func outcome(_ outcome: ReadOutcome) throws {
        outcomes.append(outcome)
        if outcomes.count >= Self.batch {
            flushOutcomes()
            try drainInline?()
        }
        if let failure = channel.failure { throw failure }
    }

    func unchanged(bytes: UInt64) {
        unchanged.add(bytes)
        if unchanged.items >= 1024 { flushOutcomes() }
    }

    func failed(_ failure: ItemFailure) { channel.send(.failed(failure)) }

    func looking(at path: [UInt8], in root: RootDefinition) {
        // Progress needs a path only now and then.
        guard unchanged.items & 15 == 0,
            drainInline == nil || channel.messageCount < Self.lookingMaximum
        else { return }
        channel.send(.looking(ItemPath.join(root.path, path)))
    }

    func linked(_ identity: LinkIdentity, at place: RepositoryPath, isMounted: Bool) {
        links?.note(identity, at: place, isMounted: isMounted)
    }

    func moved(from: RepositoryPath, to: RepositoryPath) {
        channel.send(.moved(from: from, to: to))
    }

    func bundle(_ bundle: WholeBundle) throws {
        // Its parent directory, and the removal of what it replaces, come first.
        flushOutcomes()
        channel.send(.bundle(bundle))
        try drainInline?()
        if let failure = channel.failure { throw failure }
    }

    func postponed(_ bundle: RepositoryPath) { channel.send(.postponed(bundle)) }
    func isLater(_ place: RepositoryPath, _ why: Later) { channel.send(.later(place, why)) }

    func finish() throws {
        if let full = gatherer.take(rootPath) { try pass(on: full) }
        flushOutcomes()
    }

    private func flushOutcomes() {
        guard !outcomes.isEmpty || unchanged.items > 0 else { return }
        channel.send(.outcomes(outcomes, unchanged: unchanged))
        outcomes = []
        unchanged = UnchangedItems()
    }

    private func pass(on unit: ReadUnit) throws {
        // Directories and removals come before the items beneath or in place of them.
        flushOutcomes()
        if let processInline {
            try processInline(unit)
            if let failure = channel.failure { throw failure }
        } else if !channel.push(unit) {
            throw channel.failure ?? Cancelled()
        }
    }
}

/// The scanner's part of a run.
struct ScanJob: @unchecked Sendable {
    // SAFETY: made by one thread, run by one other.
    typealias Work = (TreeScanner) throws -> Void

    let work: Work
    let channel: RunChannel
    let scanner: TreeScanner

    func run() {
        do {
            try work(scanner)
            try scanner.finish()
        } catch is Cancelled {
            // Findings so far are still read, unless the run failed.
            try? scanner.finish()
        } catch {
            channel.fail(error)
        }
        channel.send(.scanned)
    }
}

/// One reader's part of a run: processes units, and chunks of other readers' large files.
struct UnitReader: @unchecked Sendable {
    // SAFETY: made by one thread, run by one other.
    let reader: FileReader
    let channel: RunChannel
    let cancellation: Cancellation
    let writers: OpenWriters?
    /// A file of which a slice is read.
    let large: LargeFileRead?
    let orders: ExclusionOrders

    func work() {
        while let work = channel.nextWork() {
            switch work {
            case .job(let job): reader.storeHandedOver(job)
            case .unit(let unit):
                process(unit)
                channel.finishUnit()
            }
        }
    }

    struct Result {
        var outcomes: [ReadOutcome] = []
        var failures: [ItemFailure] = []
        /// Places that changed after the moment of the round.
        var later: [RepositoryPath] = []
    }

    /// Reads a unit and reports it once its chunks are stored.
    func process(_ unit: ReadUnit) {
        var result = Result()
        do {
            try read(unit, &result)
        } catch is Cancelled {
            // Items read until then count.
        } catch {
            return channel.fail(error)
        }
        for failure in result.failures { channel.send(.failed(failure)) }
        for place in result.later { channel.send(.later(place, .changed)) }
        channel.send(.outcomes(result.outcomes, unchanged: UnchangedItems()))
    }

    /// Reads a unit, then stores its chunks.
    ///
    /// - Throws: ``StoreFailure``; ``Cancelled`` with the items read until then in `result`.
    func read(_ unit: ReadUnit, _ result: inout Result) throws {
        result.outcomes.reserveCapacity(unit.candidates.count)
        reader.rootPath = unit.rootPath
        do {
            var leased: [ReadCandidate] = []
            for candidate in unit.candidates {
                if cancellation.isRequested { throw Cancelled() }
                if let outcomes = try read(candidate, in: unit, &result) {
                    result.outcomes += outcomes
                } else {
                    leased.append(candidate)
                }
            }
            // The first attempt asked the holder for the lease of each.
            for candidate in leased {
                if cancellation.isRequested { throw Cancelled() }
                result.outcomes += try read(candidate, in: unit, &result, isLast: true) ?? []
            }
        } catch let cancelled as Cancelled {
            try reader.flush()
            throw cancelled
        }
        try reader.flush()
    }

    /// - Parameter isLast: whether it is not tried again afterwards.
    /// - Returns: nil when another program has a lease on the file.
    private func read(
        _ candidate: ReadCandidate, in unit: ReadUnit, _ result: inout Result, isLast: Bool = false
    ) throws -> [ReadOutcome]? {
        func fail(_ reason: ItemFailure.Reason) {
            result.failures.append(
                ItemFailure(path: ItemPath.join(unit.rootPath, candidate.path), reason: reason))
        }
        let reading: FileReader.Reading
        do {
            if let large, large.place == candidate.place, candidate.status.kind == .file {
                guard let whole = try reader.readSlice(candidate, large) else { return [] }
                reading = whole
            } else {
                reading = try reader.read(candidate)
            }
        } catch let error as SystemError {
            // It disappeared since it was listed, or while it was read: the next scan reports that.
            if error.isMissing || error.code == ErrorCode.changed && isGone(candidate) { return [] }
            if error.isExcluded { return excluded(candidate, in: unit) }
            if error.code == ErrorCode.again, !isLast { return nil }
            fail(.system(error))
            return candidate.instead
        }
        if let moment = candidate.moment, let changed = reading.changed, moment < changed,
            changed <= reader.now
        {
            result.later.append(candidate.place)
            return []
        }
        if let writers, candidate.status.kind == .file {
            writers.note(candidate.place, hasWriter: reading.hasWriter, at: reading.readAt)
        }
        if let problem = unsupported(reading.item) {
            fail(.unsupported(problem))
            return []
        }
        if reading.isTorn { fail(.inconsistent) }
        if !reading.losses.isEmpty { fail(.metadata(reading.losses)) }
        return [outcome(candidate, reading)]
    }

    /// Whether the name no longer exists: a file that is deleted on a server while it is read is
    /// "stale".
    private func isGone(_ candidate: ReadCandidate) -> Bool {
        do throws(SystemError) {
            _ = try candidate.directory.status(of: candidate.name)
            return false
        } catch {
            return error.isMissing || error.code == ErrorCode.changed
        }
    }

    /// Outcomes for a file that turned out to have an exclusion flag when it was opened.
    private func excluded(_ candidate: ReadCandidate, in unit: ReadUnit) -> [ReadOutcome] {
        guard let item = candidate.directory.exclusion(of: candidate.name) else { return [] }
        let isOrdered =
            candidate.known == nil
            || orders.cover(
                item, at: ItemPath.join(unit.rootPath, candidate.path), item: candidate.known,
                stamp: nil)
        return [
            ReadOutcome.exclusion(
                of: item, at: candidate.place, in: candidate.directoryID,
                wasKept: candidate.known != nil, isOrdered: isOrdered)
        ].compactMap(\.self)
    }

    private func outcome(_ candidate: ReadCandidate, _ reading: FileReader.Reading) -> ReadOutcome {
        let encoded = reading.item.encodeAlone()
        if candidate.known == encoded {
            return ReadOutcome(
                change: nil,
                catalog: CatalogChange(
                    directory: candidate.directoryID, name: candidate.rowName,
                    action: .restamp(reading.stamp)),
                tally: .unchanged, bytesRead: reading.bytesRead)
        }
        return ReadOutcome(
            change: .put(root: candidate.root, path: candidate.path, reading.item),
            catalog: CatalogChange(
                directory: candidate.directoryID, name: candidate.rowName,
                action: .put(
                    item: encoded, kind: reading.item.kind, child: nil, stamp: reading.stamp,
                    isNew: candidate.known == nil)),
            tally: candidate.known == nil ? .new : .changed, bytesRead: reading.bytesRead,
            inode: candidate.status.inode, look: reading.look,
            former: reading.look == .ordinary ? nil : candidate.known)
    }

    private func unsupported(_ item: Item) -> String? {
        if case .symlink(let target) = item.body, target.isEmpty {
            return "a symbolic link without a target"
        }
        return nil
    }

}
