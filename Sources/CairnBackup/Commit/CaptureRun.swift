import CairnCore
import CairnFormat

/// One round of the daemon: settled places, or a part of a reconcile of a whole root, become one
/// commit.
///
/// - What it promises: the same as ``BackupRun``. A round without differences makes no commit,
///   unless the ledger needs one.
public final class CaptureRun {
    private let pipeline: RunPipeline
    /// Entries that are not in a commit yet.
    private var ledger = Ledger()

    /// - Parameter request: its sources are ignored; `readers == 0` does everything on the caller's
    ///   thread.
    public init(
        _ writer: RepositoryWriter, fileSystem: any FileSystem, clock: any Clock,
        request: BackupRequest, cancellation: Cancellation, observer: (any BackupObserver)?
    ) throws {
        pipeline = try RunPipeline(
            writer, fileSystem: fileSystem, clock: clock, request: request,
            cancellation: cancellation, observer: observer)
        pipeline.beforeCommit = { [unowned self] in try writeLedger() }
    }

    /// Journal entries besides the findings. None of them is recorded when the result has no
    /// commit.
    public struct Ledger: Sendable {
        public var opened: [Gap] = []
        public var closed: [(number: UInt64, ended: Timestamp)] = []
        public var pins: [Hash128] = []

        public init() {}

        /// Whether a later commit may record it. If none follows, the next daemon records that
        /// nobody watched since the last commit.
        public var mayWait: Bool {
            pins.isEmpty && opened.allSatisfy { $0.cause == .notRunning || $0.cause == .paused }
                && closed.allSatisfy { closed in opened.contains { $0.number == closed.number } }
        }
    }

    /// Examines settled places.
    ///
    /// - Parameters:
    ///   - tops: the places where watching begins. If such a place, or a directory that leads
    ///     there, is missing, it is away, not deleted.
    ///   - ledger: gaps that begin or end with this commit.
    public func run(
        _ tasks: [CaptureTask], in targets: [TreeScanner.Target],
        within tops: [RepositoryPath] = [], ledger: Ledger
    ) throws -> BackupResult {
        try run(ledger) { pipeline in
            try pipeline.scan { try PlaceScanner($0, targets, within: tops).scan(tasks) }
        }
    }

    /// Continues the reading of a large file until `mayRest` ends a slice of it. The file is
    /// recorded with its last slice.
    public func run(
        _ large: LargeFileRead, in targets: [TreeScanner.Target],
        within tops: [RepositoryPath] = [], ledger: Ledger,
        mayRest: @escaping @Sendable () -> Bool
    ) throws -> BackupResult {
        large.mayRest = mayRest
        let task = CaptureTask(
            large.place, .item, dirtySince: pipeline.clock.monotonic(), afresh: .all)
        return try run([task], in: targets, within: tops, ledger: ledger)
    }

    /// Continues a reconcile until `mayRest` pauses it between two directories.
    ///
    /// - Parameter closed: called when the reconcile has ended, with the failures of this part;
    ///   returns the gaps that end with it.
    public func run(
        _ walk: ReconcileWalk, ledger: Ledger, mayRest: @escaping @Sendable () -> Bool,
        closed: ([ItemFailure]) -> [(number: UInt64, ended: Timestamp)] = { _ in [] }
    ) throws -> BackupResult {
        try run(ledger) { pipeline in
            let machine = pipeline.request.machine
            let ending = try pipeline.scan { scanner in
                let round = scanner.comparison.round
                do {
                    try walk.advance(scanner) { mayRest() || round.budget?.bytes == 0 }
                    try PlaceScanner(scanner, scanner.comparison.known.targets(of: machine))
                        .followLinks(besides: walk.target)
                } catch let failure as ItemFailure {
                    // The place does not exist or cannot be opened, which is not a problem of the
                    // repository.
                    scanner.comparison.sink.failed(failure)
                }
            }
            if ending == .complete, walk.isDone { self.ledger.closed += closed(pipeline.failures) }
            return ending
        }
    }

    /// Records purges in one commit.
    public func record(_ purges: [Purge], ledger: Ledger = Ledger()) throws -> BackupResult {
        try run(ledger) { pipeline in
            for purge in purges { try pipeline.ledger.record(.purge(purge)) }
            return .complete
        }
    }

    /// Records the present roots.
    public func define(_ roots: RootRegistry.Opened) throws -> [TreeScanner.Target] {
        var targets: [TreeScanner.Target] = []
        _ = try run(ledger) { pipeline in
            targets = try pipeline.define(roots)
            return .complete
        }
        return targets
    }

    private func writeLedger() throws {
        defer { ledger = Ledger() }
        let changes =
            ledger.opened.map(Change.openGap)
            + ledger.pins.map { .pin(commit: $0, .byAnomalyGuard) }
            + ledger.closed.map { .closeGap(number: $0.number, ended: $0.ended) }
        for change in changes { try pipeline.ledger.record(change) }
    }

    private func run(_ ledger: Ledger, _ body: (RunPipeline) throws -> BackupResult.Ending) throws
        -> BackupResult
    {
        try pipeline.run { pipeline in
            self.ledger = ledger
            let ending = try body(pipeline)
            if pipeline.ledger.hasChanges || !self.ledger.mayWait {
                try pipeline.commit(.capture)
            } else {
                try pipeline.ledger.keepStamps()
            }
            return ending
        }
    }
}

/// A reconcile of a whole target, made in parts. Other commits may be made between two parts.
public final class ReconcileWalk: @unchecked Sendable {
    // SAFETY: used by one run at a time, which joins its threads before it returns.
    let target: TreeScanner.Target
    private var walk: TreeScanner.Walk?
    private var hasBegun = false

    public init(_ target: TreeScanner.Target) { self.target = target }

    public var isDone: Bool { hasBegun && (walk?.isDone ?? true) }
    /// The place at which it continues; absolute.
    var path: [UInt8] { ItemPath.join(target.root.path, walk?.path ?? []) }

    func advance(_ scanner: TreeScanner, mayRest: () -> Bool) throws {
        if !hasBegun {
            hasBegun = true
            walk = try scanner.begin(target)
        }
        guard var current = walk else { return }
        defer { walk = current }
        try scanner.advance(&current, mayRest: mayRest)
    }
}
