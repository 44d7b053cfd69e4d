import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnSource
@testable import CairnWatch

/// Bundles in the daemon: whole, or dirty until they are quiet. - Source: Docs/CONSISTENCY.md.
@Suite struct BundleDaemonTests {
    let directory = TemporaryDirectory(inMemory: true)

    /// - Parameter isNamed: the settler knows bundles by their names; else only the scanner can
    ///   tell, as with those that are built like a bundle.
    private func world(isNamed: Bool) throws -> DaemonWorld {
        let world = try DaemonWorld(
            catalogPath: directory.file("catalog.sqlite"), sources: [DaemonWorld.docs]
        ) { configuration in
            let rules = BundleRules(extensions: ["rtfd"])
            configuration.template.bundles = BundleCapture(
                rules, quiet: configuration.settle.quietAfterWriting)
            if isNamed { configuration.settle.bundles = rules }
        }
        world.tree.makeDirectory("/home/docs/a.rtfd")
        for name in ["A", "B"] { world.tree.write("/home/docs/a.rtfd/\(name)", "1") }
        world.clock.advance(seconds: 5)
        try world.finish()
        return world
    }

    private func save(_ world: DaemonWorld, _ name: String, _ content: String) throws {
        world.tree.write("/home/docs/a.rtfd/\(name)", content)
        world.source.tell(
            .look(try #require(world.source.place("/home/docs/a.rtfd/\(name)".pathBytes)), .closed))
    }

    /// What the latest commit has of both files, and whether it is marked inconsistent.
    private func stored(_ world: DaemonWorld) throws -> (contents: [String], isInconsistent: Bool) {
        let found = try world.stored("/home/docs/a.rtfd")
        let contents = ["A", "B"].map {
            String(decoding: found[$0.pathBytes]?.content ?? [], as: UTF8.self)
        }
        let reader = try CatalogReader(try #require(world.loop.repository.session).writer.catalog)
        let root = try #require(try reader.roots().last)
        let number = try #require(try reader.latestCommit()).number
        return (
            contents,
            try #require(try reader.entry(root, path: "a.rtfd".pathBytes, at: number)).item()
                .isInconsistent
        )
    }

    @Test(arguments: [true, false]) func aSaveThatTakesAWhileIsOneVersion(isNamed: Bool) throws {
        let world = try world(isNamed: isNamed)
        let commits = world.observer.commits.count
        try save(world, "A", "2")
        try world.advance(seconds: 1.2)
        #expect(world.observer.commits.count == commits)
        guard case .dirty = world.daemon.attention(to: "/home/docs/a.rtfd".pathBytes) else {
            Issue.record("not dirty")
            return
        }
        try save(world, "B", "2")
        try world.advance(seconds: 1.2)
        #expect(world.observer.commits.count == commits)
        try world.finish()
        #expect(world.observer.commits.count == commits + 1)
        let found = try stored(world)
        #expect(found.contents == ["2", "2"] && !found.isInconsistent)
        #expect(world.failures.isEmpty && world.openGaps.isEmpty)
        #expect(world.daemon.attention(to: "/home/docs/a.rtfd".pathBytes) == .none)
    }

    /// One that never rests is kept after the longest wait, marked inconsistent, and named; once it
    /// rests it is kept whole, and nothing is left to say.
    @Test(arguments: [true, false]) func oneThatNeverRestsIsKeptInconsistentAndWholeLater(
        isNamed: Bool
    )
        throws
    {
        let world = try world(isNamed: isNamed)
        for index in 0..<40 {
            try save(world, index % 2 == 0 ? "A" : "B", "save \(index / 2)")
            try world.advance(seconds: 1)
        }
        #expect(try stored(world).isInconsistent)
        #expect(
            world.failures.map(\.path) == ["/home/docs/a.rtfd".pathBytes]
                && world.openGaps.map(\.cause) == [.torn])
        try world.finish()
        let found = try stored(world)
        #expect(found.contents == ["save 19", "save 19"] && !found.isInconsistent)
        #expect(world.failures.isEmpty && world.openGaps.isEmpty)
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    @Test func aFlushWaitsForTheBundleToBeQuiet() throws {
        let world = try world(isNamed: true)
        try save(world, "A", "2")
        try save(world, "B", "2")
        let flush = world.flush()
        try world.settle()
        let result = try #require(flush.done)
        #expect(result.counts.changed == 2 && result.counts.failed == 0)
        #expect(try stored(world).contents == ["2", "2"])
    }

    /// A comparison leaves what is being written to dirty; nobody need tell of it again.
    @Test func aComparisonLeavesWhatIsBeingWrittenToDirty() throws {
        let world = try world(isNamed: true)
        world.tree.write("/home/docs/a.rtfd/A", "2")
        world.tree.write("/home/docs/other", "other")
        world.source.tell(.reconcile(SourcePath(root: 1, path: []), .overflow))
        try world.settle()
        #expect(try world.stored("/home/docs")["other".pathBytes] != nil)
        #expect(try stored(world).contents == ["1", "1"])
        guard case .dirty = world.daemon.attention(to: "/home/docs/a.rtfd/A".pathBytes) else {
            Issue.record("not dirty")
            return
        }
        try world.finish()
        #expect(try stored(world).contents == ["2", "1"] && world.openGaps.isEmpty)
    }

    /// What failed in a bundle is forgotten only when it was looked at.
    @Test func aPostponedBundleClearsNoFailure() throws {
        let world = try world(isNamed: false)
        world.tree.deny("/home/docs/a.rtfd/B")
        world.tree.setMode("/home/docs/a.rtfd/B", 0)
        world.source.tell(
            .look(try #require(world.source.place("/home/docs/a.rtfd/B".pathBytes)), .metadata))
        try world.advance(seconds: 3)
        #expect(world.failures.map(\.path) == ["/home/docs/a.rtfd/B".pathBytes])
        world.source.tell(
            .look(try #require(world.source.place("/home/docs/a.rtfd/B".pathBytes)), .metadata))
        try save(world, "A", "2")
        try world.advance(seconds: 0.7)
        #expect(world.failures.map(\.path) == ["/home/docs/a.rtfd/B".pathBytes])
        world.tree.deny("/home/docs/a.rtfd/B", false)
        world.tree.setMode("/home/docs/a.rtfd/B", 0o644)
        try world.finish(seconds: 3_600)
        #expect(world.failures.isEmpty && world.openGaps.isEmpty)
    }
}
