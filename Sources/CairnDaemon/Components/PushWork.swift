import CairnCore
import CairnFormat
import CairnRemote
import CairnRepository
import Synchronization

/// A remote that the daemon pushes to.
public struct RemoteConfiguration: Equatable, Sendable {
    public var name: String
    public var url: String
    /// In nanoseconds, from one push to the next.
    public var every: UInt64
    public var bytesASecond: UInt64?
    /// Seconds after which what waits makes it stale.
    public var staleAfter: Int64
    /// The sealed packs that stay here.
    public var keptLocally: KeptLocally

    public init(
        name: String, url: String, every: UInt64, bytesASecond: UInt64? = nil,
        staleAfter: Int64 = 86_400, keptLocally: KeptLocally = .all
    ) {
        self.keptLocally = keptLocally
        self.name = name
        self.url = url
        self.every = every
        self.bytesASecond = bytesASecond
        self.staleAfter = staleAfter
    }
}

/// A remote, found and locked for one push.
public struct PushAccess {
    public var scratch: RemoteScratch
    public var options: PushRun.Options
    public var commitNumber: (Hash128) throws -> Int64?
    /// Tells a pack that was lost from one that a prune removed.
    public var catalog: (() throws -> CatalogReader)?
    /// Given what is called with the seconds for which nothing has moved; 0 when it moves again.
    public var openStore: (@escaping @Sendable (UInt64) -> Void) throws -> any RemoteStore
    /// Called after a push that succeeded.
    public var hasPushed: () -> Void
    /// The right to push, which others do not get meanwhile.
    private let lock: AnyObject?

    public init(
        scratch: RemoteScratch, options: PushRun.Options, lock: AnyObject?,
        commitNumber: @escaping (Hash128) throws -> Int64?,
        catalog: (() throws -> CatalogReader)? = nil,
        openStore: @escaping (@escaping @Sendable (UInt64) -> Void) throws -> any RemoteStore,
        hasPushed: @escaping () -> Void = {}
    ) {
        self.scratch = scratch
        self.options = options
        self.lock = lock
        self.commitNumber = commitNumber
        self.catalog = catalog
        self.openStore = openStore
        self.hasPushed = hasPushed
    }
}

/// One push, for any thread.
struct PushWork: Sendable {
    enum Outcome: Sendable {
        /// - Parameter kept: what became of packs that need not stay here.
        case pushed(PushRun.Result, kept: TieringRun.Result)
        /// Another process pushes there.
        case busy
        case stopped
        /// - Parameter why: for people.
        case failed(any Error, why: String)
    }

    /// The place for a thread's outcome.
    final class Result: Sendable {
        private let outcome = Monitor<Outcome?>(nil)

        func put(_ new: Outcome) { outcome.update { $0 = new } }
        var value: Outcome? { outcome.inspect { $0 } }
        func wait(until deadline: UInt64) -> Outcome? { outcome.wait(until: deadline) { $0 } }
    }

    let remote: RemoteConfiguration
    /// As the settings are when the push has ended: they may change while it runs.
    let kept: Monitor<KeptLocally>
    let repository: Repository
    let environment: DaemonEnvironment
    let cancellation: Cancellation
    /// When it is tried again should it fail: seconds since 1970.
    let nextTry: Int64
    /// What that pause was made with.
    let jitter: UInt64
    let progress: Progress

    /// How far it is. Without a lock: the thread that pushes may be off its processor for long, and
    /// the daemon's thread waits for nobody.
    final class Progress: Sendable {
        let sentBytes = Atomic<UInt64>(0)
        let totalBytes = Atomic<UInt64>(0)
        /// Seconds for which nothing has moved, when these are many.
        let idleSeconds = Atomic<UInt64>(0)
    }

    func run() -> Outcome {
        guard let open = environment.openRemote else { return .stopped }
        do {
            let id = repository.description.repository
            guard let access = try open(remote, id, cancellation) else { return .busy }
            var opened: (any RemoteStore)?
            let result = try access.scratch.logging(
                environment.clock, cancellation, explain: environment.explain,
                nextTry: { _ in nextTry }
            ) {
                let store = try access.openStore { [progress] in
                    progress.idleSeconds.store($0, ordering: .relaxed)
                }
                opened = store
                return try PushRun(
                    repository, to: store, scratch: access.scratch,
                    clock: environment.clock, options: access.options,
                    cancellation: cancellation, commitNumber: access.commitNumber,
                    catalog: access.catalog,
                    observe: { [progress] in
                        progress.sentBytes.store($0.bytes, ordering: .relaxed)
                        progress.totalBytes.store($0.bytesInAll, ordering: .relaxed)
                    }
                ).run()
            }
            access.hasPushed()
            return .pushed(result, kept: try opened.map { try giveUp($0, access) } ?? .init())
        } catch {
            if error is Cancelled || cancellation.isRequested { return .stopped }
            return .failed(error, why: environment.explain(error))
        }
    }

    private func giveUp(_ store: any RemoteStore, _ access: PushAccess) throws
        -> TieringRun.Result
    {
        let run = try TieringRun(
            repository.storage,
            RemoteState(store, repository: repository.description.repository),
            scratch: access.scratch, keys: repository.keys, clock: environment.clock,
            cancellation: cancellation)
        return try run?.run(keeping: kept.inspect { $0 }) ?? .init()
    }
}
