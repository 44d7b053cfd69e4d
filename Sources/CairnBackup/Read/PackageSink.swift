import CairnCore
import CairnFormat
import CairnRepository

/// Gathers what is found in a package until it is known whether it belongs together.
///
/// Bounded: what came of ``PackageCapture/heldMaximum`` names is held. What goes beyond is passed
/// on as it comes, and then there is no way back: no commit is made until the package's end is
/// told, and when it turns out not to be of one moment, its directory is told once more, marked
/// fuzzy.
final class PackageSink: ScanSink {
    /// Reads a unit: the caller's thread does it.
    typealias Read = (ReadUnit, inout UnitReader.Result) throws -> Void

    private let read: Read
    private let heldMaximum: Int
    private var outer: (any ScanSink)?
    private var package: WholePackage?
    private var rootPath: [UInt8] = []
    private var gatherer = UnitGatherer()
    /// What was read in an earlier try, by where the catalog keeps it.
    private var earlier: [Key: ReadOutcome] = [:]
    /// What tells the package's directory. - Parameter isFuzzy.
    var top: ((Bool) -> [ReadOutcome])?
    /// Whether anybody wants to know: the second listing is only compared with the first.
    var isListening = false
    /// Whether what differs is not read: nothing is told of the package in this run.
    var isIdle = false
    /// Some of it was passed on.
    private(set) var hasSpilled = false
    /// A file in it changed while it was read.
    private(set) var hasTorn = false
    /// Something in it is another than it was.
    private(set) var isChanged = false

    private struct Key: Hashable {
        let directory: Int64
        let name: [UInt8]
    }

    init(heldMaximum: Int, _ read: @escaping Read) {
        self.heldMaximum = heldMaximum
        self.read = read
    }

    var failures: [ItemFailure] { package?.failures ?? [] }

    // MARK: One package

    func begin(_ package: PackageScanner.Package, _ outer: any ScanSink) {
        drop()
        self.outer = outer
        self.package = WholePackage(place: package.place)
        rootPath = package.root.path
    }

    /// All of it is looked at once more. What was read stays read where `stat` will say the same.
    func retry() {
        guard let place = package?.place else { return }
        for outcome in package?.outcomes ?? [] {
            guard let change = outcome.catalog else { continue }
            switch change.action {
            case .put(_, let kind, _, let stamp?, _) where kind != .directory && stamp.isProof:
                break
            case .restamp(let stamp) where stamp.isProof: break
            default: continue
            }
            earlier[Key(directory: change.directory, name: change.name)] = outcome
        }
        forget(keeping: WholePackage(place: place))
    }

    /// Nothing is told of it.
    func drop() {
        earlier = [:]
        top = nil
        outer = nil
        hasSpilled = false
        isIdle = false
        forget(keeping: nil)
    }

    private func forget(keeping package: WholePackage?) {
        self.package = package
        gatherer = UnitGatherer()
        hasTorn = false
        isChanged = false
    }

    /// The end: what is held, after what tells the directory.
    func whole(_ top: [ReadOutcome]) -> WholePackage? {
        guard var whole = package else { return nil }
        // Told already, so that what follows stands in it: told again with what is known now.
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
                tally: outcome.tally, bytesRead: 0, inode: outcome.inode, look: outcome.look,
                former: outcome.former)
        }
    }

    /// The run ends in the middle of a package: what was passed on of it may be committed, and is
    /// not all of it.
    func breakOff(_ known: KnownTree) throws {
        defer { drop() }
        guard hasSpilled, var rest = package, let outer, let top else { return }
        rest.outcomes = spilledTop(top(true))
        rest.failures = []
        rest.unchanged = 0
        try outer.package(rest)
    }

    private func spill() throws {
        guard var part = package, let outer else { return }
        if !hasSpilled { part.outcomes = (top?(false) ?? []) + part.outcomes }
        hasSpilled = true
        part.isContinued = true
        package?.outcomes = []
        package?.unchanged = 0
        package?.failures = []
        package?.moves = []
        try outer.package(part)
    }

    // MARK: What is found

    func candidate(_ candidate: ReadCandidate, in root: RootDefinition) throws {
        guard isListening else { return }
        if isIdle {
            isChanged = true
            return
        }
        let key = Key(directory: candidate.directoryID, name: candidate.rowName)
        if !earlier.isEmpty, let outcome = earlier[key], outcome.stamp == Stamp(candidate.status) {
            return try keep([outcome])
        }
        if let unit = gatherer.add(candidate, rootPath) { try process(unit) }
    }

    private func process(_ unit: ReadUnit) throws {
        var result = UnitReader.Result()
        try read(unit, &result)
        for failure in result.failures {
            if case .fuzzy = failure.reason { hasTorn = true } else { fail(failure) }
        }
        try keep(result.outcomes)
    }

    /// Reads what is left to be read.
    func finishReading() throws {
        if isIdle { return }
        if let unit = gatherer.take(rootPath) { try process(unit) }
    }

    func outcome(_ outcome: ReadOutcome) throws {
        guard isListening else { return }
        try keep([outcome])
    }

    private func keep(_ outcomes: [ReadOutcome]) throws {
        package?.outcomes += outcomes
        if !isChanged { isChanged = outcomes.contains { $0.change != nil } }
        if let count = package?.outcomes.count, count >= heldMaximum { try spill() }
    }

    func unchanged() { if isListening { package?.unchanged += 1 } }
    func failed(_ failure: ItemFailure) { if isListening { fail(failure) } }
    func fail(_ failure: ItemFailure) { package?.failures.append(failure) }
    func looking(at path: [UInt8], in root: RootDefinition) {
        if isListening { outer?.looking(at: path, in: root) }
    }
    func linked(_ identity: LinkIdentity, at place: RepositoryPath) {
        if isListening { outer?.linked(identity, at: place) }
    }
    func moved(from: RepositoryPath, to: RepositoryPath) {
        if isListening { package?.moves.append((from, to)) }
    }
    func finish() throws {}
}

extension ReadOutcome {
    /// What `stat` said when it was read, where that can be relied upon.
    fileprivate var stamp: Stamp? {
        switch catalog?.action {
        case .put(_, _, _, let stamp, _): stamp
        case .restamp(let stamp): stamp
        default: nil
        }
    }
}
