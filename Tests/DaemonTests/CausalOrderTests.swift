import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnDaemon
@testable import CairnWatch

/// A commit is a moment: what was written and closed before something else that is kept, and was
/// not written to since, is kept as well. - Source: decision 0015.
@Suite struct CausalOrderTests {
    /// As git writes: an object into a new directory, whose watch does not stand yet, then a ref
    /// that names it; some of it while the ref is being read.
    @Test func nothingClosedBeforeWhatIsKeptIsMissing() throws {
        let directory = TemporaryDirectory(inMemory: true)
        for seed in 0..<40 as Range<UInt64> {
            do {
                try CausalStory(seed: seed, in: directory).run()
            } catch {
                Issue.record("seed \(seed): \(error)")
                return
            }
        }
    }

    /// Files that keep coming into a new directory do not make the first of them wait.
    @Test func aClosedFileInABusyDirectoryIsKeptWithinSeconds() throws {
        let directory = TemporaryDirectory(inMemory: true)
        let world = try DaemonWorld(catalogPath: directory.file("busy.sqlite"))
        try world.finish()
        world.tree.makeDirectory("/home/docs/new")
        world.source.tell(
            .look(world.place("/home/docs/new"), .appeared),
            .reconcile(world.place("/home/docs/new"), nil))
        for index in 0..<40 {
            let path = "/home/docs/new/f\(index)"
            world.tree.write(path, "\(index)")
            world.source.tell(
                .look(world.place(path), .appeared), .look(world.place(path), .closed))
            try world.advance(seconds: 0.1)
        }
        let stored = try world.stored("/home/docs/new")
        #expect(stored.count > 25, "of 40 files in four seconds \(stored.count) are kept")
    }

    /// A file that was closed after the moment a round shows comes with the next: not in part, and
    /// not lost.
    @Test func whatChangesWhileItIsReadComesWithTheNextCommit() throws {
        let directory = TemporaryDirectory(inMemory: true)
        let world = try DaemonWorld(catalogPath: directory.file("later.sqlite"))
        try world.finish()
        world.tree.write("/home/docs/a", "first")
        world.tree.write("/home/docs/b", "beside")
        for path in ["/home/docs/a", "/home/docs/b"] {
            world.source.tell(.look(world.place(path), .closed))
        }
        try world.settle()
        let (tree, clock) = (world.tree, world.clock)
        tree.onRead("/home/docs/a") { _ in
            tree.onRead("/home/docs/a", nil)
            clock.advance(nanoseconds: 50_000_000)
            tree.write("/home/docs/a", "second")
        }
        try world.advance(seconds: 0.6)
        let stored = try world.stored("/home/docs")
        #expect(stored[Array("b".utf8)] != nil && stored[Array("a".utf8)] == nil)
        #expect(world.daemon.attention(to: Array("/home/docs/a".utf8)) != .none)
        try world.finish()
        #expect(try world.stored("/home/docs")[Array("a".utf8)]?.content == Array("second".utf8))
        #expect(world.failures.isEmpty)
    }

    /// git gives an object that it has already the times of now, just when the round that would
    /// keep it begins.
    @Test(arguments: [false, true]) func whatHasNewTimesIsKeptUnlessItWasWrittenTo(isWritten: Bool)
        throws
    {
        let directory = TemporaryDirectory(inMemory: true)
        let world = try DaemonWorld(catalogPath: directory.file("touched.sqlite"))
        try world.finish()
        let (ref, object) = (world.place("/home/docs/a-ref"), world.place("/home/docs/object"))
        world.tree.write("/home/docs/object", "first")
        world.tree.write("/home/docs/a-ref", "of the object")
        world.source.tell(.look(object, .closed), .look(ref, .closed))
        try world.settle()
        world.clock.advance(nanoseconds: 600_000_000)
        _ = world.loop.turn()
        world.source.deliver()
        world.clock.advance(nanoseconds: 30_000_000)
        if isWritten {
            world.tree.write("/home/docs/object", "second")
        } else {
            world.tree.setModified("/home/docs/object", world.clock.now())
        }
        world.source.tell(.look(object, isWritten ? .closed : .metadata))
        world.source.answersAtOnce = true
        _ = world.loop.turn()
        let stored = try world.stored("/home/docs")
        #expect(stored[Array("a-ref".utf8)] != nil)
        #expect((stored[Array("object".utf8)] == nil) == isWritten)
        world.source.answersAtOnce = false
        try world.finish()
        #expect(
            try world.stored("/home/docs")[Array("object".utf8)]?.content
                == Array((isWritten ? "second" : "first").utf8))
    }
}

private final class CausalStory {
    let world: DaemonWorld
    var random: SplitMix64
    let freshens: Bool
    /// What each file on the disk was written as: numbers ascend.
    var disk: [String: Int] = [:]
    var written = 0
    var commits = 0
    var before: [[UInt8]: Int] = [:]
    /// When the last barrier was asked for, and when the metadata of each file changed.
    var asked: UInt64 = 0
    var freshened: [String: UInt64] = [:]
    var story: [String] = []

    init(seed: UInt64, in directory: TemporaryDirectory) throws {
        random = SplitMix64(seed: seed)
        freshens = !seed.isMultiple(of: 2)
        world = try DaemonWorld(seed: seed, catalogPath: directory.file("causal-\(seed).sqlite"))
    }

    func run() throws {
        try world.finish()
        world.tree.makeDirectory("/home/docs/objects")
        world.source.tell(
            .look(world.place("/home/docs/objects"), .appeared),
            .reconcile(world.place("/home/docs/objects"), nil))
        for _ in 0..<60 {
            save()
            if freshens, random.oneIn(2) { freshen() }
            if random.oneIn(4) { disturbReading() }
            world.clock.advance(
                nanoseconds: UInt64(random.below(5) * random.below(300)) * 1_000_000)
            if random.oneIn(2) {
                world.source.deliver(random.below(12))
            } else {
                world.source.deliver()
            }
            for _ in 0..<random.below(4) {
                turn()
                try check()
                world.source.deliver()
            }
        }
        try world.finish()
        try check()
        let differing = try world.differing("/home/docs")
        if !differing.isEmpty { throw Unexpected("in the end \(differing.count) names differ") }
    }

    /// Others have the processor now and then, for as long as a few saves take.
    private func turn() {
        let generator = Mutex(SplitMix64(seed: random.next()))
        world.clock.onAsking { generator.withLock { $0.oneIn(20) ? 150_000_000 : 0 } }
        _ = world.loop.turn()
        asked = world.loop.capture.capturing?.asked ?? asked
        world.clock.onAsking(nil)
        world.source.answersAtOnce = false
    }

    /// An object and a ref.
    private func save() {
        let object: String
        var directory: String?
        if random.oneIn(2) {
            directory = "/home/docs/objects/d\(written)"
            world.tree.makeDirectory(directory!)
            tell(directory!, .appeared)
            object = "\(directory!)/o"
            // Nobody tells of it: the watch does not stand.
            put(object)
        } else {
            object = "/home/docs/objects/o\(written)"
            put(object)
            tell(object, .appeared)
            tell(object, .closed)
        }
        let ref = "/home/docs/ref\(random.below(3))"
        if random.oneIn(2) {
            put(ref)
            tell(ref, .written)
            tell(ref, .closed)
        } else {
            put("\(ref).lock")
            tell("\(ref).lock", .closed)
            world.tree.rename("\(ref).lock", to: ref)
            disk[ref] = disk.removeValue(forKey: "\(ref).lock")
            tell("\(ref).lock", .removed)
            tell(ref, .appeared)
            world.source.tell(.moved(from: world.place("\(ref).lock"), to: world.place(ref)))
        }
        guard let directory else { return }
        // Nobody tells of that either.
        if freshens, random.oneIn(2) {
            world.clock.advance(nanoseconds: UInt64(random.below(10)) * 50_000_000)
            setTimes(of: object)
        }
        world.source.tell(.reconcile(world.place(directory), nil))
    }

    /// As git does with an object that it has already: its times are those of now, its content is
    /// what it was.
    private func freshen() {
        guard
            let path = disk.filter({ $0.value > written - 6 && $0.key.contains("/o") }).keys
                .sorted().randomElement(using: &random)
        else { return }
        setTimes(of: path)
        tell(path, .metadata)
    }

    private func setTimes(of path: String) {
        world.tree.setModified(path, world.clock.now())
        freshened[path] = world.clock.monotonic()
        story.append("  freshened \(path)")
    }

    private func put(_ path: String) {
        world.clock.advance(nanoseconds: UInt64(20 + random.below(20)) * 1_000_000)
        written += 1
        disk[path] = written
        world.tree.write(path, "\(written)")
        story.append("\(written) \(path)")
        world.clock.advance(nanoseconds: 20_000_000)
    }

    private func tell(_ path: String, _ nature: ChangeNature) {
        world.source.tell(.look(world.place(path), nature))
    }

    /// Another save comes while a file of this one is read.
    private func disturbReading() {
        let path = "/home/docs/ref\(random.below(3))"
        guard disk[path] != nil else { return }
        // SAFETY: called on the test's own thread, within the round it drives.
        nonisolated(unsafe) let this = self
        world.tree.onRead(path) { _ in
            this.world.tree.onRead(path, nil)
            this.story.append("while \(path) is read:")
            this.save()
            if this.freshens { this.freshen() }
            this.world.source.answersAtOnce = true
        }
    }

    private func check() throws {
        guard world.observer.commits.count > commits else { return }
        commits = world.observer.commits.count
        let stored = try world.stored("/home/docs").compactMapValues {
            Int(String(decoding: $0.content, as: UTF8.self))
        }
        // Each commit answers for what came with it.
        let kept = stored.filter { before[$0] != $1 }.values.max() ?? 0
        before = stored
        for (path, number) in disk where number < kept {
            let name = Array(path.utf8.dropFirst("/home/docs/".utf8.count))
            guard stored[name] != number else { continue }
            // What came of it between the last barrier and the look nobody can know.
            if let touched = freshened[path],
                touched + UInt64(FileStatus.clockTickNanoseconds) >= asked
            {
                continue
            }
            throw Unexpected(
                "commit \(commits) has \(kept), and of \(path) \(stored[name] ?? 0), not \(number)\n\(story.suffix(30).joined(separator: "\n"))"
            )
        }
    }
}
