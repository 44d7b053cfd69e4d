import CairnCore
import CairnFormat
import CairnRepository

/// Collects the findings in a bundle until it is known whether they are consistent.
///
/// Bounded: the outcomes of ``BundleCapture/heldMaximum`` names are held. Further ones are passed
/// on at once and cannot be withdrawn: no commit is made until the end of the bundle is reported.
/// If they turn out not to be of one moment, the bundle's directory is reported again, marked
/// inconsistent.
final class BundleSink: ScanSink {
    /// Reads a unit on the caller's thread.
    typealias Read = (ReadUnit, inout UnitReader.Result) throws -> Void

    private let read: Read
    private let heldMaximum: Int
    private var outer: (any ScanSink)?
    private var bundle: WholeBundle?
    private var rootPath: [UInt8] = []
    private var gatherer = UnitGatherer()
    /// The outcomes of an earlier attempt, by their place in the catalog.
    private var earlier: [Key: ReadOutcome] = [:]
    /// Makes the outcomes of the bundle's directory. - Parameter isFuzzy.
    var top: ((Bool) -> [ReadOutcome])?
    /// Whether findings are collected; the second listing is only compared with the first.
    var isListening = false
    /// Whether differences are not read, because nothing of the bundle is reported in this run.
    var isIdle = false
    /// Whether a part of it was passed on.
    private(set) var hasSpilled = false
    /// Whether a file in it changed while it was read.
    private(set) var hasTorn = false
    /// Whether an item in it differs from before.
    private(set) var isChanged = false

    private struct Key: Hashable {
        let directory: Int64
        let name: [UInt8]
    }

    init(heldMaximum: Int, _ read: @escaping Read) {
        self.heldMaximum = heldMaximum
        self.read = read
    }

    var failures: [ItemFailure] { bundle?.failures ?? [] }

    // MARK: One bundle

    func begin(_ bundle: BundleScanner.Bundle, _ outer: any ScanSink) {
        drop()
        self.outer = outer
        self.bundle = WholeBundle(place: bundle.place)
        rootPath = bundle.root.path
    }

    /// Begins another attempt. Files stay read where their stamps will be equal.
    func retry() {
        guard let place = bundle?.place else { return }
        for outcome in bundle?.outcomes ?? [] {
            guard let change = outcome.catalog else { continue }
            if case .put(_, .directory, _, _, _) = change.action { continue }
            guard outcome.stamp?.isProof == true else { continue }
            earlier[Key(directory: change.directory, name: change.name)] = outcome
        }
        forget(keeping: WholeBundle(place: place))
    }

    /// Drops the bundle without reporting it.
    func drop() {
        earlier = [:]
        top = nil
        outer = nil
        hasSpilled = false
        isIdle = false
        forget(keeping: nil)
    }

    private func forget(keeping bundle: WholeBundle?) {
        self.bundle = bundle
        gatherer = UnitGatherer()
        hasTorn = false
        isChanged = false
    }

    /// Ends the bundle: the outcomes of the directory, then those that are held.
    func whole(_ top: [ReadOutcome]) -> WholeBundle? {
        guard var whole = bundle else { return nil }
        // Reported already, because its contents need it; reported again with its final state.
        whole.outcomes = hasSpilled ? whole.outcomes + spilledTop(top) : top + whole.outcomes
        drop()
        return whole
    }

    private func spilledTop(_ top: [ReadOutcome]) -> [ReadOutcome] {
        top.filter { if case .put = $0.change { true } else { $0.change == nil } }.map { outcome in
            guard case .put(let item, let kind, let child, let stamp, _) = outcome.catalog?.action,
                let catalog = outcome.catalog
            else { return outcome }
            return ReadOutcome(
                change: outcome.change,
                catalog: CatalogChange(
                    directory: catalog.directory, name: catalog.name,
                    action: .put(item: item, kind: kind, child: child, stamp: stamp, isNew: false)),
                tally: outcome.tally, inode: outcome.inode, look: outcome.look,
                former: outcome.former)
        }
    }

    /// Ends a bundle when the run ends in its middle: parts that were passed on may be committed,
    /// though they are not all of it.
    func breakOff(_ known: KnownTree) throws {
        defer { drop() }
        guard hasSpilled, var rest = bundle, let outer, let top else { return }
        rest.outcomes = spilledTop(top(true))
        rest.failures = []
        rest.unchanged = UnchangedItems()
        try outer.bundle(rest)
    }

    private func spill() throws {
        guard var part = bundle, let outer else { return }
        if !hasSpilled { part.outcomes = (top?(false) ?? []) + part.outcomes }
        hasSpilled = true
        part.isContinued = true
        bundle = WholeBundle(place: part.place)
        try outer.bundle(part)
    }

    // MARK: What is found

    func candidate(_ candidate: ReadCandidate, in root: RootDefinition) throws {
        guard isListening else { return }
        if isIdle {
            isChanged = true
            return
        }
        let key = Key(directory: candidate.directoryID, name: candidate.rowName)
        if !earlier.isEmpty, let outcome = earlier[key],
            outcome.stamp?.isOf(candidate.status) == true
        {
            return try keep([outcome])
        }
        if let unit = gatherer.add(candidate, rootPath) { try process(unit) }
    }

    private func process(_ unit: ReadUnit) throws {
        var result = UnitReader.Result()
        try read(unit, &result)
        for failure in result.failures {
            if case .inconsistent = failure.reason { hasTorn = true } else { fail(failure) }
        }
        try keep(result.outcomes)
    }

    /// Reads the rest of the gathered unit.
    func finishReading() throws {
        if isIdle { return }
        if let unit = gatherer.take(rootPath) { try process(unit) }
    }

    func outcome(_ outcome: ReadOutcome) throws {
        guard isListening else { return }
        try keep([outcome])
    }

    private func keep(_ outcomes: [ReadOutcome]) throws {
        bundle?.outcomes += outcomes
        if !isChanged { isChanged = outcomes.contains { $0.change != nil } }
        if let count = bundle?.outcomes.count, count >= heldMaximum { try spill() }
    }

    func unchanged(bytes: UInt64) { if isListening { bundle?.unchanged.add(bytes) } }
    func failed(_ failure: ItemFailure) { if isListening { fail(failure) } }
    func fail(_ failure: ItemFailure) { bundle?.failures.append(failure) }
    func looking(at path: [UInt8], in root: RootDefinition) {
        if isListening { outer?.looking(at: path, in: root) }
    }
    func linked(_ identity: LinkIdentity, at place: RepositoryPath, isMounted: Bool) {
        if isListening { outer?.linked(identity, at: place, isMounted: isMounted) }
    }
    func moved(from: RepositoryPath, to: RepositoryPath) {
        if isListening { bundle?.moves.append((from, to)) }
    }
    func finish() throws {}
}

extension ReadOutcome {
    /// The stamp when it was read, where that is reliable.
    fileprivate var stamp: Stamp? {
        switch catalog?.action {
        case .put(_, _, _, let stamp, _): stamp
        case .restamp(let stamp): stamp
        default: nil
        }
    }
}
