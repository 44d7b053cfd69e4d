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

/// What the rules exclude is nobody's trouble: not dirty, not failing, in no gap.
@Suite struct ExcludedTests {
    let directory = TemporaryDirectory(inMemory: true)

    private func world(_ sources: [String] = [DaemonWorld.docs], patterns: String...) throws
        -> DaemonWorld
    {
        try DaemonWorld(catalogPath: directory.file("catalog.sqlite"), sources: sources) {
            configuration in
            configuration.rules.patterns = patterns.map { try! IgnorePattern($0.pathBytes) }
        }
    }

    private func look(_ world: DaemonWorld, _ path: String, _ nature: ChangeNature) throws {
        world.source.tell(.look(try #require(world.source.place(path.pathBytes)), nature))
    }

    private func isTroubled(_ world: DaemonWorld, _ path: String) -> Bool {
        world.daemon.attention(to: path.pathBytes) != .none
    }

    /// Marks a directory as a source tells it.
    private func mark(_ world: DaemonWorld, _ path: String) throws {
        world.tree.write(path + "/.nobackup", "")
        try look(world, path + "/.nobackup", .appeared)
        world.source.tell(.reconcile(try #require(world.source.place(path.pathBytes)), nil))
    }

    @Test(arguments: [5, 13] as [Int32]) func whatFailedAndIsExcludedFailsNoMore(code: Int32) throws
    {
        let world = try world()
        world.tree.makeDirectory("/home/docs/d")
        world.tree.write("/home/docs/d/file", "content")
        world.tree.failReads("/home/docs/d/file", code: code)
        try world.finish(seconds: 1)
        #expect(world.failures.count == 1 && world.openGaps.count == 1)
        try mark(world, "/home/docs/d")
        try world.finish()
        #expect(
            world.failures == [] && world.openGaps == [] && !isTroubled(world, "/home/docs/d/file"))
        #expect(try world.stored(DaemonWorld.docs).count == 1)
    }

    @Test func whatFailedAndIsExcludedByOtherSettingsFailsNoMore() throws {
        let world = try world()
        world.tree.makeDirectory("/home/docs/d")
        world.tree.write("/home/docs/d/file", "content")
        world.tree.deny("/home/docs/d/file")
        try world.finish()
        #expect(world.failures.count == 1)
        world.outside.configuration.rules.patterns = [try IgnorePattern("d/".pathBytes)]
        world.daemon.reload { _ in }
        _ = world.loop.turn()
        try world.finish()
        #expect(world.failures == [] && world.openGaps == [] && !isTroubled(world, "/home/docs/d"))
    }

    /// A directory that gives no events is scanned for ever; one that is excluded, no more.
    @Test(arguments: ["d", "d/e"]) func theGapOfWhatIsExcludedEnds(left: String) throws {
        let world = try world()
        world.tree.makeDirectory("/home/docs/d")
        world.tree.makeDirectory("/home/docs/d/e")
        world.tree.write("/home/docs/d/e/file", "content")
        try world.finish()
        let place = try #require(world.source.place("/home/docs/d/e".pathBytes))
        world.source.tell(.unwatchable(place, .watchLimit, nil))
        try world.finish(seconds: 1)
        #expect(world.openGaps.count == 1)
        world.outside.configuration.rules.patterns = [try IgnorePattern("/\(left)".pathBytes)]
        world.daemon.reload { _ in }
        _ = world.loop.turn()
        // As the source tells when it looks at everything again.
        world.source.tell(.watchable(place), .reconcile(place, nil))
        try world.finish()
        #expect(world.openGaps == [] && !isTroubled(world, "/home/docs/d/e/file"))
        #expect(try world.stored(DaemonWorld.docs).count == (left == "d" ? 1 : 2))
    }

    /// Other rules are followed at once, and until they have been, the daemon does not say that all
    /// is well.
    @Test func otherRulesAreComparedAtOnce() throws {
        let world = try world(patterns: "*.o")
        for name in ["a.o", "a.c"] { world.tree.write("/home/docs/\(name)", name) }
        try world.finish()
        #expect(
            try world.stored(DaemonWorld.docs).keys.contains("a.c".pathBytes)
                && world.stored(DaemonWorld.docs).count == 2)
        world.outside.configuration.rules.patterns = [try IgnorePattern("*.c".pathBytes)]
        let before = world.clock.monotonic()
        // Somebody else has the repository: nothing can be compared yet.
        let access = Access()
        world.daemon.acquire { access.token = $0 }
        world.handOver()
        #expect(!isTroubled(world, "/home/docs/a.o"))
        world.daemon.reload { _ in }
        _ = world.loop.turn()
        #expect(isTroubled(world, "/home/docs/a.o") && isTroubled(world, "/home/docs/a.c"))
        world.daemon.release(try #require(access.token))
        try world.settle()
        #expect(world.clock.monotonic() == before, "no time has passed")
        #expect(try Set(world.stored(DaemonWorld.docs).keys) == [[], "a.o".pathBytes])
        #expect(!isTroubled(world, "/home/docs/a.o") && !isTroubled(world, "/home/docs/a.c"))
    }

    /// Nothing about these has changed but that somebody obeys their flags now.
    @Test func flagsThatWereKeptAreObeyedOnceFlagsAre() throws {
        let world = try DaemonWorld(
            catalogPath: directory.file("catalog.sqlite"), sources: [DaemonWorld.docs]
        ) { $0.rules.obeysFlags = false }
        world.tree.makeDirectory("/home/docs/d")
        for path in ["/home/docs/file", "/home/docs/d", "/home/docs/other"] {
            if path != "/home/docs/d" { world.tree.write(path, "content") }
            world.tree.setAttributes(
                path,
                [
                    ExtendedAttribute(
                        name: BackupFlags.robots,
                        value: (path.hasSuffix("other") ? "true" : "false").pathBytes)
                ])
        }
        try world.finish()
        #expect(try world.stored(DaemonWorld.docs).count == 4)
        // Long enough ago for the stamps to be believed.
        try world.advance(seconds: 60)
        world.source.tell(
            .reconcile(try #require(world.source.place(DaemonWorld.docs.pathBytes)), nil))
        try world.finish()
        world.outside.configuration.rules.obeysFlags = true
        world.daemon.reload { _ in }
        _ = world.loop.turn()
        try world.finish()
        #expect(try Set(world.stored(DaemonWorld.docs).keys) == [[], "other".pathBytes])
    }

    /// A comparison that rests half-way has directories open that it opened under the old rules.
    @Test func aComparisonThatRestsGoesOnUnderTheNewRules() throws {
        let world = try world()
        for number in 0..<40 {
            world.tree.makeDirectory("/home/docs/\(number)")
            world.tree.makeDirectory("/home/docs/\(number)/x")
            world.tree.write("/home/docs/\(number)/x/file", "content")
        }
        let (clock, reads) = (world.clock, Countdown(20))
        for number in 0..<40 {
            // Slow enough for the comparison to let others have their turn.
            world.tree.onList("/home/docs/\(number)") {
                if reads.next() { clock.advance(nanoseconds: 300_000_000) }
            }
        }
        // It rests after a second.
        while world.daemon.shared.withLock({ $0.reconciles.current }) == nil {
            world.source.deliver()
            _ = world.loop.turn()
        }
        #expect(try world.stored(DaemonWorld.docs).isEmpty == false)
        world.outside.configuration.rules.patterns = [try IgnorePattern("x".pathBytes)]
        world.daemon.reload { _ in }
        var mostKept = 0
        while !world.isQuiet {
            world.source.deliver()
            let before = world.observer.commits.count
            let worked = world.loop.turn() == .worked
            for commit in world.observer.commits.dropFirst(before) {
                mostKept += Int(commit.commit.counts.new)
            }
            if !worked, world.source.pending.isEmpty { break }
        }
        #expect(mostKept == 0, "nothing is kept that the new rules exclude")
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    /// Rules that speak of places follow a source into another root of the repository.
    @Test func theSourceIsToldWhichRootItBelongsTo() throws {
        let world = try world(patterns: "/n")
        world.tree.makeDirectory("/home/docs/n")
        try world.finish()
        #expect(world.source.roots.map(\.base) == ["/home/docs".pathBytes])
        let access = Access()
        world.daemon.acquire { access.token = $0 }
        world.handOver()
        do {
            let writer = try world.outside.open()
            _ = try BackupRun(
                writer, fileSystem: world.tree, clock: world.clock,
                request: BackupRequest(sources: [.init(path: "/home".pathBytes)], readers: 0),
                cancellation: Cancellation(), observer: nil
            ).run()
        }
        world.daemon.release(try #require(access.token))
        try world.finish()
        #expect(world.source.roots.map(\.base) == ["/home".pathBytes])
        #expect(world.source.roots.map(\.number) == [1])
        #expect(try world.differences(DaemonWorld.docs) == [])
        #expect(
            try world.stored(DaemonWorld.docs).keys.contains("n".pathBytes),
            "the pattern is about another place now")
    }

    /// Issue 13, item 1: each commit that knows a root of which it has nothing could not be
    /// restored whole.
    @Test func aRootThatIsDeniedFromTheStartIsRestoredAsNothing() throws {
        let world = try world([DaemonWorld.docs, "/home/denied"])
        world.tree.write("/home/denied", "secret")
        world.tree.failReads("/home/denied", code: 13)
        world.tree.write("/home/docs/letter", "kept")
        try world.advance(seconds: 60)
        let reader = try CatalogReader(try #require(world.loop.repository.session).writer.catalog)
        let commits = try reader.commits()
        #expect(!commits.isEmpty)
        let last = try #require(commits.last)
        #expect(try reader.roots().count { $0.exists(at: last.number) } == 2)
        for commit in commits {
            let everything = try reader.everything(at: commit.number)
            #expect(everything.allSatisfy { $0.root.definition.path == DaemonWorld.docs.pathBytes })
        }
        #expect(try reader.everything(at: last.number).count == 1)
    }
}

/// What the daemon granted.
private final class Access: @unchecked Sendable {
    // SAFETY: the loop that writes it is driven by the test's own thread.
    var token: AccessToken?
}
