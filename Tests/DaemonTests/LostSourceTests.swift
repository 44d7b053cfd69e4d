import CairnFormat
import Synchronization
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnDaemon
@testable import CairnWatch

/// The event source is lost for a while: nothing is missed, and nobody is told that all is well.
@Suite struct LostSourceTests {
    private let directory = TemporaryDirectory(inMemory: true)
    private let error = EventSourceFailure.missing.error()

    private func places(_ world: DaemonWorld) -> [SourcePath] {
        [world.place(DaemonWorld.docs), world.place(DaemonWorld.work)]
    }

    /// What the source tells then. - Source: `WatcherSource.swift`.
    private func lose(_ world: DaemonWorld) throws {
        for place in places(world) { world.source.tell(.unwatchable(place, .lostWatch, error)) }
        world.source.trouble = error
        try world.settle()
    }

    @Test func whatChangesMeanwhileIsInAGapThatOnlyAComparisonCloses() throws {
        let world = try DaemonWorld(catalogPath: directory.file("lost.sqlite"))
        try world.finish()
        try lose(world)
        #expect(world.openGaps.map(\.cause) == [.lostWatch, .lostWatch])
        let status = world.daemon.status()
        #expect(status.roots.allSatisfy { $0.state == .polled })
        #expect(status.trouble?.contains("cairn-events") == true)
        // The first comparison is over, and closes nothing: nobody watches yet.
        try world.finish(seconds: 1)
        #expect(world.openGaps.count == 2)
        world.tree.write("/home/docs/unseen", "unseen")
        try world.checkNothingMissed()
        // A flush takes it along, with a barrier that comes at once.
        world.source.answersAtOnce = true
        let isDone = Mutex(false)
        world.loop.beginFlush { if case .done = $0 { isDone.withLock { $0 = true } } }
        try world.finish(seconds: 1)
        let unseen = "unseen".pathBytes
        #expect(isDone.withLock { $0 })
        #expect(try world.stored(DaemonWorld.docs)[unseen]?.content == unseen)
        #expect(world.openGaps.count == 2)

        world.tree.write("/home/work/late", "late")
        for place in places(world) {
            world.source.tell(.watchable(place), .reconcile(place, .lostWatch))
        }
        world.source.trouble = nil
        try world.finish()
        #expect(world.openGaps == [] && world.daemon.status().trouble == nil)
        #expect(try world.differing(DaemonWorld.work) == [])
        #expect(world.daemon.status().roots.allSatisfy { $0.state == .watched })
    }
}
