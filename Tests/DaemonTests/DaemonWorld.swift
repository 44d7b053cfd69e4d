import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRemote
@testable import CairnRepository
@testable import CairnSource
@testable import CairnWatch

/// A tree, a source of changes, a repository and a daemon that goes round when a test says so: all
/// simulated but SQLite.
final class DaemonWorld {
    static let docs = "/home/docs"
    static let work = "/home/work"

    let clock = SimulatedClock()
    let tree: SimulatedFileSystem
    let outside: Outside
    private let purgeEnvironment: ScriptedPurgeEnvironment?
    private let power: (any PowerSupply)?
    private(set) var source: ScriptedSource
    private(set) var daemon: Daemon
    private(set) var loop: DaemonLoop
    private(set) var observer = Observer()
    /// How much a round takes on at first, after each start; nil for what a daemon takes.
    var budget: RoundBudget? { didSet { if let budget { loop.rounds.budget = budget } } }

    /// - Parameter catalogPath: of a file that need not exist.
    init(
        seed: UInt64 = 1, catalogPath: String, sources: [String] = [docs, work],
        purging purgeEnvironment: ScriptedPurgeEnvironment? = nil, power: (any PowerSupply)? = nil,
        findsRoots: Bool = false,
        _ change: (inout DaemonConfiguration) -> Void = { _ in }
    ) throws {
        let storage = SimulatedStorage(seed: seed)
        _ = try Repository.create(in: storage, BackupRig.description())
        tree = SimulatedFileSystem(clock: clock)
        tree.makeDirectory("/home")
        for path in [Self.docs, Self.work] { tree.makeDirectory(path) }
        var configuration = DaemonConfiguration(
            sources: sources.map { .init(path: $0.pathBytes) },
            template: BackupRequest(sources: [], kind: .capture, readers: 0),
            repository: "/repository".pathBytes)
        change(&configuration)
        outside = Outside(storage, configuration, seed: seed &* 1_000_003, catalogPath: catalogPath)
        self.purgeEnvironment = purgeEnvironment
        self.power = power
        if findsRoots {
            outside.found = KeptRoots(
                sources: configuration.sources, parts: configuration.template.parts)
        }
        (source, daemon, loop) = Self.start(clock, tree, outside, observer, purgeEnvironment, power)
    }

    private static func start(
        _ clock: SimulatedClock, _ tree: SimulatedFileSystem, _ outside: Outside,
        _ observer: Observer,
        _ purgeEnvironment: ScriptedPurgeEnvironment?, _ power: (any PowerSupply)?
    ) -> (ScriptedSource, Daemon, DaemonLoop) {
        let source = ScriptedSource { tree.exists($0) }
        let findRoots: (@Sendable () -> KeptRoots)? =
            if outside.found == nil { nil } else {
                { outside.found ?? KeptRoots(sources: [], parts: []) }
            }
        var environment = DaemonEnvironment(
            fileSystem: tree, clock: clock, randomness: SeededRandomness(seed: 7), source: source,
            log: SilentLog(),
            open: { try DaemonEnvironment.Session(outside.open(), excluded: [], holding: nil) },
            explain: { "\($0)" }, reload: { outside.configuration })
        environment.purgeEnvironment = purgeEnvironment
        environment.power = power
        environment.findRoots = findRoots
        // What is not there will not come while a round goes on.
        environment.roundPatience = 0
        environment.loadFailures = { outside.savedFailures }
        environment.saveFailures = { outside.savedFailures = $0 }
        environment.loadScrub = { outside.savedScrub }
        environment.saveScrub = { outside.savedScrub = $0 }
        environment.findWriters = { _ in outside.writers }
        environment.loadWriters = { outside.savedWriters }
        environment.saveWriters = { outside.savedWriters = $0 }
        environment.loadClock = { outside.savedClock }
        environment.saveClock = { outside.savedClock = $0 }
        environment.scrubThread = outside.scrubThread
        environment.openRemote = outside.openRemote
        environment.loadPushLog = { remote, _ in outside.scratch(of: remote.name)?.log() }
        environment.loadRemoteHealth = { remote, _ in
            outside.scratch(of: remote.name)?.health() ?? RemoteHealth()
        }
        environment.pushThread = outside.pushThread
        outside.source = source
        let daemon = Daemon(environment, outside.configuration)
        let loop = DaemonLoop(daemon, observer)
        loop.failures.load()
        return (source, daemon, loop)
    }

    /// The process dies; perhaps the machine with it. Another daemon starts.
    func restart(seed: UInt64, hasPower: Bool = true) {
        let storage = outside.storage
        let next = hasPower ? storage.kill(seed: seed) : storage.crash(seed: seed)
        loop.repository.session = nil
        outside.storage = next
        observer = Observer()
        (source, daemon, loop) = Self.start(clock, tree, outside, observer, purgeEnvironment, power)
        if let budget { loop.rounds.budget = budget }
    }

    /// Asks the daemon to end, as a service manager does.
    func stopCleanly() {
        daemon.stop()
        while loop.turn() != .stopped { source.deliver() }
        loop.end()
    }

    /// Lets a pause or exclusive access that was asked for begin.
    func handOver() {
        _ = loop.turn()
        source.deliver()
        _ = loop.turn()
    }

    /// After a clean stop, whatever differs must be known to the daemon that ended.
    func checkNothingMissedAtTheEnd() throws {
        // What was told since came too late.
        guard source.pending.isEmpty, let writer = try? outside.open() else { return }
        loop.repository.session = .init(writer, excluded: [], holding: nil)
        defer { loop.repository.session = nil }
        try checkNothingMissed()
    }

    /// The source's name for an absolute path in a root.
    func place(_ path: String) -> SourcePath { source.place(path.pathBytes)! }

    // MARK: Going round

    /// Delivers everything and goes round until nothing is left to do at this moment.
    func settle(turnsMaximum: Int = 10_000) throws {
        for _ in 0..<turnsMaximum {
            source.deliver()
            if loop.turn() != .worked, source.pending.isEmpty { return }
        }
        throw Unexpected("the daemon finds no rest")
    }

    /// Lets time pass until nothing is dirty, compared or tried again.
    func finish(seconds: UInt64 = 600) throws {
        let end = clock.monotonic() + seconds * 1_000_000_000
        try settle()
        while !isQuiet, clock.monotonic() < end {
            let (due, now) = (loop.nextDue(), clock.monotonic())
            guard due >= now else {
                throw Unexpected(
                    "the daemon rests, though something was due \(now - due) ns ago\n\(known)")
            }
            clock.advance(nanoseconds: max(1, min(due, end) - now))
            try settle()
        }
    }

    func advance(seconds: Double) throws {
        try settle()
        clock.advance(nanoseconds: UInt64(seconds * 1e9))
        try settle()
    }

    var isQuiet: Bool {
        loop.repository.session != nil
            && daemon.shared.withLock { shared in
                shared.settler.pendingCount == 0 && shared.reconciles.isEmpty
                    && shared.large.isEmpty
                    && shared.retries.nextDeadline == nil
                    && !shared.ledger.hasNews
            }
    }

    /// Whether this, or something beneath it, is in the queue of failures.
    func isFailing(_ path: [UInt8]) -> Bool {
        daemon.shared.withLock { shared in
            shared.roots.place(at: path).map {
                !shared.retries.places(beneath: $0, before: .max).isEmpty
            } ?? false
        }
    }

    var openGaps: [Gap] { daemon.shared.withLock { $0.ledger.inOrder } }
    var failures: [FailingItem] { daemon.status().failures }

    // MARK: What is stored

    /// What the repository has beneath an absolute path, by path relative to it.
    func stored(_ path: String) throws -> [[UInt8]: SnapshotItem] {
        guard let writer = loop.repository.session?.writer else {
            throw Unexpected("the repository is not open")
        }
        let stored = try StoredTree(writer.repository, writer.catalog)
        guard let number = try stored.commits().last?.number else { return [:] }
        let roots = try CatalogReader(writer.catalog).roots()
        for root in roots where root.last == nil {
            guard let rest = ItemPath.relative(path.pathBytes, to: root.definition.path) else {
                continue
            }
            var result: [[UInt8]: SnapshotItem] = [:]
            for (inner, item) in try stored.read(root: root.definition.path, at: number) {
                if let relative = ItemPath.relative(inner, to: rest) { result[relative] = item }
            }
            return result
        }
        return [:]
    }

    /// What of the tree is to be kept: all of it but what the rules exclude.
    func kept(_ path: String) throws -> [[UInt8]: SnapshotItem] {
        guard tree.exists(path) else { return [:] }
        let rules = loop.context.configuration.rules
        guard let writer = loop.repository.session?.writer else { return tree.snapshot(path) }
        // Patterns count from the top of what the repository calls a root.
        let live = try CatalogReader(writer.catalog).roots().filter { $0.last == nil }.map(
            \.definition.path)
        let judge = RuleJudge(tree, rules: rules, roots: live + [path.pathBytes])
        let all = tree.snapshot(path)
        var excluded: Set<[UInt8]> = []
        for (place, item) in all.sorted(by: { $0.key.count < $1.key.count }) {
            // A mark is one though the judge may not be able to open what has it.
            let isMarked =
                rules.obeysFlags
                && (item.attributes.contains { $0.name == BackupFlags.robots }
                    && !Self.mayBeFlaggedByOthers(item)
                    || item.kind == .directory && !Self.isWritableByOthers(item)
                        && all[ItemPath.join(place, BackupFlags.noBackup)] != nil)
            let isBeneath = !place.isEmpty && excluded.contains(ItemPath.split(place).parent)
            // And a size is one, though a directory above cannot be opened.
            let isLarge =
                item.kind == .file
                && rules.largestFile.map { item.content.count > Int($0) } ?? false
            if isMarked || isLarge || isBeneath
                || !judge.judge(ItemPath.join(path.pathBytes, place)).isKept
            {
                excluded.insert(place)
            }
        }
        return all.filter { !excluded.contains($0.key) }
    }

    /// Whether others may set a flag of an item, so that it does not count.
    private static func mayBeFlaggedByOthers(_ item: SnapshotItem) -> Bool {
        !(item.kind == .directory && item.mode & 0o1000 != 0) && isWritableByOthers(item)
    }

    private static func isWritableByOthers(_ item: SnapshotItem) -> Bool {
        item.mode & 0o002 != 0
            || item.mode & 0o020 != 0 && item.gid != 0 && item.gid != item.uid
    }

    /// Paths beneath a source where the repository and the tree differ; all that is stored when the
    /// source is away.
    func differing(_ path: String) throws -> [[UInt8]] {
        let stored = try stored(path)
        let present = try kept(path)
        return Set(stored.keys).union(present.keys).filter { stored[$0] != present[$0] }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    func differences(_ path: String) throws -> [String] {
        TestSupport.differences(try stored(path), expected: try kept(path))
    }

    /// Whatever differs must be known to be dirty, failing, in a gap or in work.
    func checkNothingMissed() throws {
        guard loop.repository.session != nil else { return }
        for source in outside.configuration.sources.map(\.path) {
            for path in try differing(String(decoding: source, as: UTF8.self)) {
                let path = ItemPath.join(source, path)
                let attention = daemon.attention(to: path)
                if attention == .none || attention == .outside {
                    let (stored, kept) = (
                        try stored(String(decoding: path, as: UTF8.self))[[]],
                        try kept(String(decoding: path, as: UTF8.self))[[]]
                    )
                    let how =
                        stored == nil ? "is not stored" : kept == nil ? "is stored" : "differs"
                    throw Unexpected(
                        "\(PathText.display(path)) \(how), and the daemon says \(attention)\n\(known)"
                    )
                }
            }
        }
    }

    /// What the daemon has to do, for people who look for what it missed.
    var known: String {
        var shared = daemon.shared.withLock {
            ($0.settler, $0.reconciles, $0.ledger, $0.retries, $0.roots)
        }
        var lines = shared.0.takeAll().map {
            "  dirty \($0.path.root) \(PathText.display($0.path.path)) \($0.extent) \($0.afresh)"
        }
        for root in shared.4.entries {
            lines.append(
                "  source \(root.number) \(PathText.display(root.source.path)) \(root.state) root \(root.target?.root.number ?? 0)"
            )
        }
        for reconcile in shared.1.waiting {
            lines.append(
                "  to compare \(reconcile.place.root) \(PathText.display(reconcile.place.path))")
        }
        if let place = shared.1.current?.place {
            lines.append("  comparing \(place.root) \(PathText.display(place.path))")
        }
        for gap in shared.2.inOrder {
            lines.append("  gap \(gap.root) \(PathText.display(gap.path)) \(gap.cause)")
        }
        for place in shared.3.places {
            lines.append("  failing \(place.root) \(PathText.display(place.path))")
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Flushing

    func flush() -> FlushLog {
        let log = FlushLog()
        daemon.flush { log.add($0) }
        return log
    }

    /// Verifies all of the repository, with a catalog of its own, while the daemon has let go of
    /// it.
    func verify() throws -> VerifyReport {
        loop.repository.session = nil
        defer { loop.openIfDue() }
        return try VerifyRun(
            Repository.open(outside.storage), catalogPath: outside.catalogPath + ".verify",
            clock: clock,
            randomness: SeededRandomness(seed: 3), cancellation: Cancellation(), observer: nil
        ).run(VerifyRequest(readData: .all, readers: 0))
    }
}

/// What stands around a daemon and outlives it. Reached from its closures.
final class Outside: Sendable {
    private struct State {
        var storage: SimulatedStorage
        var configuration: DaemonConfiguration
        var savedFailures: [UInt8]?
        var savedScrub: [UInt8]?
        var savedClock: [UInt8]?
        var savedWriters: [UInt8]?
        var writers: [[UInt8]] = []
        var scrubThread: (@Sendable () -> Void)?
        var openRemote:
            (@Sendable (RemoteConfiguration, Hash128, Cancellation) throws -> PushAccess?)?
        var scratches: [String: RemoteScratch] = [:]
        var pushThread: (@Sendable () -> Void)?
        var isAway = false
        var seed: UInt64
        var source: ScriptedSource?
        var found: KeptRoots?
    }

    private let state: Mutex<State>
    let catalogPath: String

    init(
        _ storage: SimulatedStorage, _ configuration: DaemonConfiguration, seed: UInt64,
        catalogPath: String
    ) {
        state = Mutex(State(storage: storage, configuration: configuration, seed: seed))
        self.catalogPath = catalogPath
    }

    var storage: SimulatedStorage {
        get { state.withLock { $0.storage } }
        set { state.withLock { $0.storage = newValue } }
    }
    var configuration: DaemonConfiguration {
        get { state.withLock { $0.configuration } }
        set { state.withLock { $0.configuration = newValue } }
    }
    var savedFailures: [UInt8]? {
        get { state.withLock { $0.savedFailures } }
        set { state.withLock { $0.savedFailures = newValue } }
    }
    var savedScrub: [UInt8]? {
        get { state.withLock { $0.savedScrub } }
        set { state.withLock { $0.savedScrub = newValue } }
    }
    var savedClock: [UInt8]? {
        get { state.withLock { $0.savedClock } }
        set { state.withLock { $0.savedClock = newValue } }
    }
    var savedWriters: [UInt8]? {
        get { state.withLock { $0.savedWriters } }
        set { state.withLock { $0.savedWriters = newValue } }
    }
    /// Files that programs could write to, as a survey finds them.
    var writers: [[UInt8]] {
        get { state.withLock { $0.writers } }
        set { state.withLock { $0.writers = newValue } }
    }
    /// From the next start on, packs are read on a thread of their own that begins with this.
    var scrubThread: (@Sendable () -> Void)? {
        get { state.withLock { $0.scrubThread } }
        set { state.withLock { $0.scrubThread = newValue } }
    }
    /// From the next start on, remotes are pushed to.
    var openRemote: (@Sendable (RemoteConfiguration, Hash128, Cancellation) throws -> PushAccess?)?
    {
        get { state.withLock { $0.openRemote } }
        set { state.withLock { $0.openRemote = newValue } }
    }
    var pushThread: (@Sendable () -> Void)? {
        get { state.withLock { $0.pushThread } }
        set { state.withLock { $0.pushThread = newValue } }
    }
    func scratch(of remote: String) -> RemoteScratch? { state.withLock { $0.scratches[remote] } }
    func keep(_ scratch: RemoteScratch, of remote: String) {
        state.withLock { $0.scratches[remote] = scratch }
    }
    /// The repository's disk is not there.
    var isAway: Bool {
        get { state.withLock { $0.isAway } }
        set { state.withLock { $0.isAway = newValue } }
    }

    /// What is there to be kept, when the daemon looks for it by itself.
    var found: KeptRoots? {
        get { state.withLock { $0.found } }
        set { state.withLock { $0.found = newValue } }
    }

    /// That of the daemon that lives.
    var source: ScriptedSource? {
        get { state.withLock { $0.source } }
        set { state.withLock { $0.source = newValue } }
    }

    func open() throws -> RepositoryWriter {
        let (storage, isAway, seed) = state.withLock { state in
            state.seed += 1
            return (state.storage, state.isAway, state.seed)
        }
        if isAway { throw SystemError("open", path: "repository".pathBytes, code: 2) }
        return try RepositoryWriter(
            try Repository.open(storage), catalogPath: catalogPath,
            randomness: SeededRandomness(seed: seed))
    }
}

final class Observer: DaemonObserver {
    private(set) var commits: [CatalogCommit] = []
    private(set) var failures: [FailingItem] = []
    private(set) var losses: [String] = []
    private(set) var damage: [DamageFinding] = []

    func committed(_ commit: CatalogCommit) { commits.append(commit) }
    func failed(_ failure: FailingItem, failing: Int) { failures.append(failure) }
    func damaged(_ finding: DamageFinding) { damage.append(finding) }
    func repositoryLost(_ why: String) { losses.append(why) }
    func changed(_ status: DaemonStatus) {}
    func beat() {}
}

/// What a flush reported.
final class FlushLog: Sendable {
    private let reports = Mutex<[FlushReport]>([])

    func add(_ report: FlushReport) { reports.withLock { $0.append(report) } }

    var done: FlushResult? {
        reports.withLock {
            $0.lazy.compactMap { if case .done(let result) = $0 { result } else { nil } }.first
        }
    }
    /// The paths of the items that failed.
    var failed: [[UInt8]] {
        reports.withLock {
            $0.compactMap { if case .itemFailed(let failure) = $0 { failure.path } else { nil } }
        }
    }
    var failure: String? {
        reports.withLock {
            $0.lazy.compactMap { if case .failed(let why) = $0 { why } else { nil } }.first
        }
    }
    var isOver: Bool { done != nil || failure != nil }
}

/// The simulation's own complaint.
struct Unexpected: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
