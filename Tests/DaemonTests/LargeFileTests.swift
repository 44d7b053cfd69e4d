import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

/// A file that takes long to read costs a share of the time, and nobody waits for it.
@Suite struct LargeFileTests {
    private let directory = TemporaryDirectory(inMemory: true)
    private static let image = "/home/docs/vm.raw"
    /// In MiB; more than what is read at once.
    private static let size = 10

    /// A world with one large file, each read of which takes half a second.
    private func makeWorld(
        size: Int = size, _ change: (inout DaemonConfiguration) -> Void = { _ in }
    ) throws -> DaemonWorld {
        let world = try DaemonWorld(catalogPath: directory.file("large.sqlite")) { configuration in
            configuration.largeFileBytes = 1 << 20
            change(&configuration)
        }
        try world.finish()
        world.tree.write(Self.image, Self.content(1, size))
        let clock = world.clock
        world.tree.onRead(Self.image) { _ in clock.advance(nanoseconds: 500_000_000) }
        world.source.tell(.look(world.place(Self.image), .closed))
        return world
    }

    private static func content(_ seed: UInt64, _ size: Int = size) -> [UInt8] {
        var random = SplitMix64(seed: seed)
        let block = (0..<1 << 17).flatMap { _ in
            withUnsafeBytes(of: random.next()) { Array($0) }
        }
        return (0..<UInt8(size)).flatMap { [$0] + block.dropFirst() }
    }

    private func stored(_ name: String, _ world: DaemonWorld) throws -> SnapshotItem? {
        try world.stored(DaemonWorld.docs)[name.pathBytes]
    }

    private func isInconsistent(_ world: DaemonWorld) throws -> Bool? {
        let reader = try CatalogReader(try #require(world.loop.repository.session).writer.catalog)
        let commit = try #require(try reader.latestCommit())
        let root = try #require(try reader.roots().first { $0.definition.number == 1 })
        return try reader.entry(root, path: "vm.raw".pathBytes, at: commit.number)?.item()
            .isInconsistent
    }

    private func save(_ name: String, in world: DaemonWorld) {
        world.tree.write("/home/docs/\(name)", name)
        world.source.tell(.look(world.place("/home/docs/\(name)"), .closed))
    }

    @Test func aSmallSaveIsKeptWhileALargeFileIsRead() throws {
        let world = try makeWorld(size: 48)
        // Its reading has begun, and is not over.
        while world.daemon.shared.withLock({ $0.large.current }) == nil {
            world.source.deliver()
            if world.loop.turn() != .worked { world.clock.advance(nanoseconds: 100_000_000) }
        }
        save("letter", in: world)
        let began = world.clock.monotonic()
        while try stored("letter", world) == nil {
            world.source.deliver()
            if world.loop.turn() != .worked { world.clock.advance(nanoseconds: 10_000_000) }
        }
        #expect(try stored("vm.raw", world) == nil)
        // Half a second until it settles, and a slice that has begun.
        #expect(world.clock.monotonic() - began <= 2_500_000_000)
        try world.finish()
        #expect(try world.differences(DaemonWorld.docs) == [])
        #expect(try isInconsistent(world) == false)
    }

    /// Written to while it is read, each time.
    @Test func whatChangesAllTheTimeIsReadAShareOfTheTimeAndIsNoFailure() throws {
        let world = try makeWorld()
        let (tree, clock, outside) = (world.tree, world.clock, world.outside)
        let reads = Mutex(0)
        tree.onRead(Self.image) { _ in
            clock.advance(nanoseconds: 500_000_000)
            reads.withLock { $0 += 1 }
            tree.overwrite(Self.image, at: 0, [UInt8.random(in: 0...255)])
            if let source = outside.source, let place = source.place(Self.image.pathBytes) {
                source.tell(.look(place, .written))
            }
        }
        let began = clock.monotonic()
        while clock.monotonic() - began < 1_800_000_000_000 {
            world.source.deliver()
            if world.loop.turn() != .worked { clock.advance(nanoseconds: 500_000_000) }
        }
        // At most one second in twenty, and what it may take at first.
        let seconds = Double(reads.withLock { $0 }) / 2
        #expect(seconds > 60 && seconds < 1_800 / 20 + 40, "\(seconds) s of reading")
        #expect(world.failures.isEmpty && world.openGaps.isEmpty)
        #expect(try isInconsistent(world) == true)
        let told = try #require(world.daemon.status().large.first)
        #expect(told.path == Self.image.pathBytes && told.pauseSeconds > 20)
        guard case .deferred = world.daemon.attention(to: Self.image.pathBytes) else {
            Issue.record("it is not told as what it is")
            return
        }
    }

    /// A mailbox that is saved after each mail is read after each mail.
    @Test func aFileAtRestIsReadAtOnceMoreOftenThanOneThatIsBeingWritten() throws {
        func readings(isMixed: Bool) -> Int {
            let place = RepositoryPath(root: 1, path: Self.image.pathBytes)
            let second: UInt64 = 1_000_000_000
            var (queue, now, count) = (LargeFileQueue(), second, 0)
            while queue.note(place, since: now), queue.start(at: now, but: { _ in false }) != nil {
                now += 2 * second
                queue.finish(at: now, cost: 2 * second, isMixed: isMixed, every: nil)
                count += 1
            }
            return count
        }
        #expect(readings(isMixed: true) == 3 && readings(isMixed: false) == 16)
    }

    @Test func theSettingsSayHowOftenItIsRead() throws {
        let world = try makeWorld { configuration in
            configuration.sources = [
                .init(path: DaemonWorld.docs.pathBytes, largeFilePause: 600_000_000_000)
            ]
        }
        let before = world.observer.commits.count
        let began = world.clock.monotonic()
        while world.clock.monotonic() - began < 3_000_000_000_000 {
            try world.settle()
            world.clock.advance(nanoseconds: 10_000_000_000)
            world.tree.overwrite(Self.image, at: 0, [UInt8.random(in: 0...255)])
            world.source.tell(.look(world.place(Self.image), .closed))
        }
        #expect((4...6).contains(world.observer.commits.count - before))
    }

    /// A log: the prefix that was read is a state that it had.
    @Test func aFileThatOnlyGrowsWhileItIsReadIsConsistent() throws {
        let world = try makeWorld()
        let (tree, clock) = (world.tree, world.clock)
        let grows = Countdown(12)
        tree.onRead(Self.image) { _ in
            clock.advance(nanoseconds: 500_000_000)
            if grows.next() { tree.append(Self.image, [1, 2, 3]) }
        }
        while try stored("vm.raw", world) == nil {
            world.source.deliver()
            if world.loop.turn() != .worked { clock.advance(nanoseconds: 100_000_000) }
        }
        let item = try #require(try stored("vm.raw", world))
        #expect(try isInconsistent(world) == false && item.content.starts(with: Self.content(1)))
    }

    /// What is added while something before it changes is no state of the file.
    @Test func aFileThatGrowsAndChangesIsInconsistent() throws {
        let world = try makeWorld()
        let (tree, clock) = (world.tree, world.clock)
        let first = Countdown(3)
        tree.onRead(Self.image) { _ in
            clock.advance(nanoseconds: 500_000_000)
            if first.next() {
                tree.append(Self.image, [1, 2, 3])
                tree.overwrite(Self.image, at: 100, [UInt8.random(in: 0...255), 7, 9])
            }
        }
        while try stored("vm.raw", world) == nil {
            world.source.deliver()
            if world.loop.turn() != .worked { clock.advance(nanoseconds: 100_000_000) }
        }
        #expect(try isInconsistent(world) == true)
        try world.finish()
        #expect(try world.differences(DaemonWorld.docs) == [])
        #expect(try isInconsistent(world) == false)
    }

    @Test func aFlushAndAStopReadWhatWaits() throws {
        let world = try makeWorld { configuration in
            configuration.sources = [
                .init(path: DaemonWorld.docs.pathBytes, largeFilePause: 3_600_000_000_000)
            ]
        }
        try world.finish()
        for seed in 2...3 as ClosedRange<UInt64> {
            world.tree.write(Self.image, Self.content(seed))
            world.source.tell(.look(world.place(Self.image), .closed))
            try world.advance(seconds: 60)
            #expect(world.daemon.status().large.count == 1)
            if seed == 2 {
                let log = world.flush()
                try world.settle()
                #expect(log.done != nil)
                #expect(try stored("vm.raw", world)?.content == Self.content(seed))
            } else {
                world.stopCleanly()
                world.loop.repository.session = .init(
                    try world.outside.open(), excluded: [], holding: nil)
                #expect(try stored("vm.raw", world)?.content == Self.content(seed))
            }
        }
    }

    /// Another command may free the chunks that no snapshot names.
    @Test func exclusiveAccessBeginsTheReadingAgain() throws {
        let world = try makeWorld()
        while world.daemon.shared.withLock({ $0.large.current }) == nil {
            world.source.deliver()
            if world.loop.turn() != .worked { world.clock.advance(nanoseconds: 100_000_000) }
        }
        _ = world.loop.turn()
        let access = Granted()
        world.daemon.acquire { access.token = $0 }
        world.handOver()
        #expect(world.daemon.shared.withLock { $0.large.current } == nil)
        world.daemon.release(try #require(access.token))
        try world.finish()
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    @Test(arguments: [true, false]) func aLargeFileThatGoesOrMovesMeanwhileIsNotWaitedFor(
        moves: Bool
    )
        throws
    {
        let world = try makeWorld()
        while world.daemon.shared.withLock({ $0.large.current }) == nil {
            world.source.deliver()
            if world.loop.turn() != .worked { world.clock.advance(nanoseconds: 100_000_000) }
        }
        _ = world.loop.turn()
        let other = "/home/docs/other.raw"
        if moves {
            world.tree.rename(Self.image, to: other)
            world.source.tell(
                .moved(from: world.place(Self.image), to: world.place(other)),
                .look(world.place(Self.image), .removed), .look(world.place(other), .appeared))
        } else {
            world.tree.remove(Self.image)
            world.source.tell(.look(world.place(Self.image), .removed))
        }
        try world.finish()
        #expect(try world.differences(DaemonWorld.docs) == [])
        #expect(world.daemon.shared.withLock { $0.large.isEmpty && $0.large.current == nil })
    }
}

/// What the daemon granted.
private final class Granted: @unchecked Sendable {
    // SAFETY: the loop that writes it is driven by the test's own thread.
    var token: AccessToken?
}
