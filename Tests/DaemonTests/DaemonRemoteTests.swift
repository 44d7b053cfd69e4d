import CairnFormat
import CairnSimulation
import Synchronization
import TestSeed
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRemote
@testable import CairnRepository
@testable import CairnWatch

/// The daemon pushes to remotes, and none of them is ever in its way.
@Suite struct DaemonRemoteTests {
    private let directory = TemporaryDirectory(inMemory: true)
    private static let minute: UInt64 = 60_000_000_000

    /// A store that a test can make slow, silent, or fail.
    private final class Door: RemoteStore {
        private let state = Monitor((isShut: false, waiting: 0, failure: RemoteError?.none))
        /// Given by who opened it last.
        let idle = Mutex<@Sendable (UInt64) -> Void>({ _ in })
        let remote: SimulatedRemote
        let name = "door:"

        init(_ remote: SimulatedRemote) { self.remote = remote }

        /// Whether requests hang.
        var isShut: Bool {
            get { state.inspect { $0.isShut } }
            set { state.update { $0.isShut = newValue } }
        }
        var failure: RemoteError? {
            get { state.inspect { $0.failure } }
            set { state.update { $0.failure = newValue } }
        }
        /// Waits until somebody hangs at it.
        func awaitCaller() { state.wait { $0.waiting > 0 ? () : nil } }

        private func pass() throws(RemoteError) {
            state.update { $0.waiting += 1 }
            let failure = state.wait { $0.isShut ? nil : .some($0.failure) }
            state.update { $0.waiting -= 1 }
            if let failure { throw failure }
        }

        func put(_ key: String, _ content: RemoteContent) throws(RemoteError) {
            try pass()
            try remote.put(key, content)
        }
        func get(_ key: String, at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer)
            throws(RemoteError)
        {
            try pass()
            try remote.get(key, at: offset, into: buffer)
        }
        func list(_ directory: String) throws(RemoteError) -> [RemoteObject] {
            try pass()
            return try remote.list(directory)
        }
        func tops() throws(RemoteError) -> [String] {
            try pass()
            return try remote.tops()
        }
        func size(of key: String) throws(RemoteError) -> UInt64? {
            try pass()
            return try remote.size(of: key)
        }
        func delete(_ key: String) throws(RemoteError) { try remote.delete(key) }
    }

    private struct Rig {
        let world: DaemonWorld
        let doors: [Door]

        func save(_ name: String, _ content: [UInt8]) throws {
            world.tree.write("/home/docs/" + name, content)
            world.source.tell(.look(SourcePath(root: 1, path: name.pathBytes), .closed))
            try world.advance(seconds: 3)
            #expect(try world.differences(DaemonWorld.docs) == [])
        }

        /// Lets time pass, from one thing that is due to the next.
        func pass(minutes: UInt64) throws {
            let end = world.clock.monotonic() + minutes * DaemonRemoteTests.minute
            try world.settle()
            while world.clock.monotonic() < end {
                let now = world.clock.monotonic()
                let due = world.loop.nextDue()
                world.clock.advance(nanoseconds: max(1, min(due > now ? due : now + 1, end) - now))
                try world.settle()
            }
        }

        var status: [DaemonStatus.Remote] { world.daemon.status().remotes }

        /// What a remote has, restored, and what is on disk.
        func differences(_ door: Door) throws -> [String] {
            let state = RemoteState(
                door.remote,
                repository: try Repository.open(world.outside.storage).description.repository)
            guard let found = try state.newest(keys: nil) else { return ["nothing is there"] }
            let scratch = RemoteScratch(storage: SimulatedStorage(seed: 9), path: { _ in nil })
            let files = try RemoteFiles(state, found.manifest, scratch: scratch)
            let repository = try Repository.open(RemoteStorage(state, found, files))
            let directory = TemporaryDirectory(inMemory: true)
            let catalog = try Catalog(
                path: directory.file("catalog"), repository: repository.description.repository)
            _ = try CatalogSync(repository: repository, catalog: catalog).run()
            let stored = try StoredTree(repository, catalog)
            let last = try stored.commits().last?.number ?? 0
            return TestSupport.differences(
                try stored.read(root: DaemonWorld.docs, at: last),
                expected: try world.kept(DaemonWorld.docs))
        }
    }

    private func rig(
        _ names: [String] = ["nas"], every: UInt64 = 5 * minute, threads: Bool = false
    ) throws -> Rig {
        let world = try DaemonWorld(
            catalogPath: directory.file("catalog.sqlite"), sources: [DaemonWorld.docs]
        ) {
            $0.remotes = names.map { .init(name: $0, url: "dir:/\($0)", every: every) }
            $0.reconcileInterval = 1_000_000 * Self.minute
        }
        let doors = names.map { _ in Door(SimulatedRemote(seed: 5)) }
        let outside = world.outside
        for name in names {
            outside.keep(
                RemoteScratch(storage: SimulatedStorage(seed: 4), path: { _ in nil }), of: name)
        }
        let clock = world.clock
        outside.openRemote = { remote, repository, _ in
            guard let scratch = outside.scratch(of: remote.name),
                let at = names.firstIndex(of: remote.name)
            else { return nil }
            let path = outside.catalogPath
            var options = PushRun.Options(host: "host", program: "test")
            options.transfers = 1
            return PushAccess(
                scratch: scratch, options: options, lock: nil,
                commitNumber: { id in
                    let catalog = try Catalog(path: path, repository: repository, isOwn: false)
                    return try CatalogReader(catalog).commits(idPrefix: id.description).first?
                        .number
                },
                openStore: { idle in
                    doors[at].idle.withLock { $0 = idle }
                    return RetryingStore(
                        doors[at], clock: clock, randomness: SeededRandomness(seed: 1),
                        cancellation: Cancellation(), tries: 1)
                })
        }
        if threads { outside.pushThread = {} }
        world.restart(seed: 3)
        try world.settle()
        return Rig(world: world, doors: doors)
    }

    @Test func whatIsSavedIsOffSiteWithinTheInterval() throws {
        let rig = try rig()
        try rig.save("a", Array("one".utf8))
        try rig.pass(minutes: 5)
        #expect(try rig.differences(rig.doors[0]) == [])
        let first = try #require(rig.status.first)
        #expect(first.name == "nas" && first.waitingCommits == 0 && first.reason == nil)
        #expect(first.commit != nil && first.complete != nil && first.waitingSince == nil)
        try rig.save("a", Array("two".utf8))
        let waiting = try #require(rig.status.first)
        #expect(waiting.waitingCommits == 1 && waiting.waitingSince != nil)
        #expect(waiting.nextTry != nil)
        try rig.pass(minutes: 6)
        #expect(try rig.differences(rig.doors[0]) == [])
        #expect(rig.status.first?.waitingCommits == 0)
        #expect(rig.doors[0].remote.deletes == 0 && rig.doors[0].remote.replaced == [])
    }

    @Test func aRemoteAtRestIsHardlyAsked() throws {
        let rig = try rig()
        try rig.save("a", Array("one".utf8))
        try rig.pass(minutes: 10)
        let before = rig.doors[0].remote.operations
        try rig.pass(minutes: 24 * 60)
        // Once an hour whether it is still there: a listing and its manifest.
        let asked = rig.doors[0].remote.operations - before
        #expect(asked >= 24 && asked <= 24 * 4, "\(asked) requests")
    }

    @Test func completenessIsToldUntilTheRemoteLastConfirmedIt() throws {
        let rig = try rig()
        try rig.save("a", Array("one".utf8))
        try rig.pass(minutes: 10)
        let pushed = try #require(rig.status.first?.complete)
        try rig.pass(minutes: 30)
        #expect(rig.status.first?.complete == pushed)
        // It was asked, and has it.
        try rig.pass(minutes: 60)
        let confirmed = try #require(rig.status.first?.complete)
        #expect(confirmed.seconds - pushed.seconds > 3_000)
        rig.doors[0].failure = RemoteError(.temporary, "list", "", "gone")
        try rig.pass(minutes: 30)
        #expect(rig.status.first?.complete == confirmed)
        try rig.pass(minutes: 120)
        let gone = try #require(rig.status.first)
        #expect(gone.failingSince != nil && gone.complete == confirmed)
    }

    /// A command found something else there: whoever reads the figures hears that commits wait.
    @Test(arguments: [RemoteHealth.Contradiction.Kind.absent, .older, .unreadable])
    func ofARemoteThatWasEmptiedEveryCommitWaits(kind: RemoteHealth.Contradiction.Kind) throws {
        let rig = try rig()
        try rig.save("a", Array("one".utf8))
        try rig.pass(minutes: 7)
        #expect(rig.status.first?.waitingCommits == 0)
        let scratch = try #require(rig.world.outside.scratch(of: "nas"))
        try scratch.note { $0.contradicted(by: kind, at: rig.world.clock.now().seconds) }
        try rig.pass(minutes: 7)
        let emptied = try #require(rig.status.first)
        #expect(emptied.commit == nil && emptied.waitingCommits > 0)
        #expect(emptied.waitingSince != nil)
        try scratch.note { $0.sawState() }
        try rig.pass(minutes: 7)
        #expect(rig.status.first?.waitingCommits == 0)
    }

    /// The description has the keys, and no commit tells of them.
    @Test func changedKeysArePushed() throws {
        let rig = try rig()
        try rig.save("a", Array("one".utf8))
        try rig.pass(minutes: 10)
        let storage = rig.world.outside.storage
        let before = try Repository.open(storage).description
        let changed = RepositoryDescription(
            repository: before.repository, created: "2026-01-02T00:00:00Z",
            regular: before.regular, fine: before.fine, blockBytes: before.blockBytes,
            packBytes: before.packBytes)
        for file in DescriptionFiles.all {
            try storage.replace(file, in: "", with: changed.encode())
        }
        try rig.pass(minutes: 6)
        let state = RemoteState(rig.doors[0].remote, repository: changed.repository)
        #expect(try state.newest(keys: nil)?.manifest.description == changed.encode())
    }

    @Test func muchIsPushedAtOnce() throws {
        let rig = try rig(every: 600 * Self.minute)
        try rig.save("a", Array("one".utf8))
        try rig.pass(minutes: 1)
        var generator = SplitMix64(seed: 3)
        try rig.save("b", generator.bytes(20 << 20))
        #expect(rig.status.first?.waitingCommits == 1)
        try rig.save("c", generator.bytes(20 << 20))
        try rig.world.advance(seconds: 1)
        #expect(rig.status.first?.waitingCommits == 0)
        #expect(try rig.differences(rig.doors[0]) == [])
    }

    /// Away, full, and refused: nothing changes here, it is told, and the next push goes on.
    @Test(arguments: [RemoteError.Kind.temporary, .full, .refused, .unusable])
    func aRemoteThatFailsIsToldAndComesBack(kind: RemoteError.Kind) throws {
        let rig = try rig(["nas", "other"])
        rig.doors[0].failure = RemoteError(kind, "list", "", "no")
        for round in 0..<5 {
            try rig.save("a", Array("round \(round)".utf8))
            try rig.pass(minutes: 7)
        }
        var nas = try #require(rig.status.first)
        #expect(nas.commit == nil && nas.waitingCommits >= 5 && nas.failingSince != nil)
        #expect(nas.reason?.contains("no") == true && nas.nextTry != nil && nas.tries > 1)
        let other = rig.status[1]
        #expect(other.waitingCommits == 0 && other.reason == nil)
        #expect(try rig.differences(rig.doors[1]) == [])
        // A restart forgets none of it.
        let since = nas.failingSince
        rig.world.restart(seed: 9)
        try rig.world.settle()
        nas = try #require(rig.status.first)
        #expect(nas.failingSince == since && nas.reason != nil)
        rig.doors[0].failure = nil
        try rig.pass(minutes: 11)
        nas = try #require(rig.status.first)
        #expect(nas.failingSince == nil && nas.reason == nil && nas.waitingCommits == 0)
        #expect(try rig.differences(rig.doors[0]) == [])
    }

    @Test func aRestartPushesNoMoreOften() throws {
        let rig = try rig(every: 60 * Self.minute)
        try rig.save("a", Array("one".utf8))
        try rig.pass(minutes: 61)
        let before = rig.doors[0].remote.operations
        for round in 0..<5 {
            rig.world.restart(seed: UInt64(round))
            try rig.world.settle()
            try rig.save("a", Array("again \(round)".utf8))
            try rig.pass(minutes: 5)
        }
        #expect(rig.doors[0].remote.operations == before)
        try rig.pass(minutes: 60)
        #expect(try rig.differences(rig.doors[0]) == [])
    }

    @Test func pushesOfOthersCount() throws {
        let rig = try rig(every: 600 * Self.minute)
        try rig.pass(minutes: 1)
        try rig.save("a", Array("one".utf8))
        try rig.pass(minutes: 1)
        #expect(rig.status.first?.waitingCommits == 1)
        // As a command would.
        let outside = rig.world.outside
        let scratch = try #require(outside.scratch(of: "nas"))
        let remote = outside.configuration.remotes[0]
        let repository = try Repository.open(outside.storage)
        let work = PushWork(
            remote: remote, kept: Monitor(remote.keptLocally), repository: repository,
            environment: rig.world.daemon.environment, cancellation: Cancellation(), nextTry: 0,
            jitter: 0, progress: PushWork.Progress())
        guard case .pushed = work.run() else {
            Issue.record("not pushed")
            return
        }
        #expect(scratch.log()?.complete != nil)
        try rig.pass(minutes: 1)
        #expect(rig.status.first?.waitingCommits == 0)
    }

    @Test func newSettingsAreTaken() throws {
        let rig = try rig(["nas", "other"], every: 600 * Self.minute)
        rig.world.outside.configuration.remotes = [
            .init(name: "renamed", url: "dir:/nas", every: Self.minute)
        ]
        rig.world.daemon.reload { #expect($0 == nil) }
        try rig.pass(minutes: 1)
        #expect(rig.status.map(\.name) == ["renamed"])
        rig.world.outside.configuration.remotes = []
        rig.world.daemon.reload { #expect($0 == nil) }
        try rig.pass(minutes: 1)
        #expect(rig.status.isEmpty)
    }

    @Test func whatIsNewIsPushedBeforeTheEnd() throws {
        let rig = try rig(every: 600 * Self.minute)
        try rig.pass(minutes: 1)
        try rig.save("a", Array("the last".utf8))
        rig.world.stopCleanly()
        #expect(try rig.differences(rig.doors[0]) == [])
    }

    // MARK: A remote that does not answer

    /// For how long nothing moves is told while that is so, and no longer.
    @Test func aStallIsTold() throws {
        let rig = try rig(threads: true)
        let door = rig.doors[0]
        door.isShut = true
        try rig.save("a", Array("one".utf8))
        try rig.pass(minutes: 1)
        door.awaitCaller()
        #expect(rig.status.first?.pushingSince != nil && rig.status.first?.idleSeconds == nil)
        let began = rig.world.clock.monotonic()
        try rig.pass(minutes: 2)
        let tell = door.idle.withLock { $0 }
        tell((rig.world.clock.monotonic() - began) / 1_000_000_000)
        try rig.pass(minutes: 1)
        #expect(rig.status.first?.idleSeconds == 120)
        tell(0)
        try rig.pass(minutes: 1)
        #expect(rig.status.first?.pushingSince != nil && rig.status.first?.idleSeconds == nil)
        tell(125)
        door.isShut = false
        rig.world.stopCleanly()
        #expect(rig.status.first?.idleSeconds == nil)
    }

    /// It costs a thread; captures, commands, pauses and the end go on.
    @Test func aRemoteThatHangsIsInNobodysWay() throws {
        let rig = try rig(threads: true)
        rig.doors[0].isShut = true
        try rig.save("a", Array("one".utf8))
        try rig.pass(minutes: 1)
        rig.doors[0].awaitCaller()
        #expect(rig.status.first?.pushingSince != nil)
        for round in 0..<20 { try rig.save("a", Array("round \(round)".utf8)) }
        // Nobody reads the repository meanwhile, so a prune may remove packs.
        guard case .held = try rig.world.outside.storage.lockReaders(exclusive: true) else {
            Issue.record("the push has the readers' lock")
            return
        }
        // Another command gets the repository, and gives it back.
        let token = Mutex<AccessToken?>(nil)
        rig.world.daemon.acquire { granted in token.withLock { $0 = granted } }
        try rig.world.settle()
        let granted = try #require(token.withLock { $0 })
        #expect(rig.world.loop.repository.session == nil)
        rig.world.daemon.release(granted)
        try rig.world.settle()
        rig.world.daemon.pause(nanoseconds: nil)
        try rig.world.settle()
        rig.world.daemon.resume()
        try rig.world.settle()
        try rig.save("a", Array("after the pause".utf8))
        #expect(rig.status.first?.pushingSince != nil)
        // The end waits for it no longer than it may.
        let began = ContinuousClock.now
        rig.world.stopCleanly()
        #expect(ContinuousClock.now - began < .seconds(30))
        rig.doors[0].isShut = false
    }
}
