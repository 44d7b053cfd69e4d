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

/// Roots that come, go and move by themselves while the daemon runs.
@Suite struct FoundRootsTests {
    private static let app = "/home/.var/app/org.example.App/data"

    private static func part(_ path: String, _ shape: ContainerShape, _ id: String, _ name: String)
        -> SourcePart
    {
        SourcePart(
            path: path.pathBytes, role: .applicationSupport,
            container: ContainerName(shape: shape, id: Array(id.utf8)), name: Array(name.utf8))
    }

    private static func source(_ part: SourcePart) -> BackupSource {
        BackupSource(
            path: part.path, name: ContainerPart.rootName(part.container, part.name),
            role: part.role)
    }

    private func world(_ directory: TemporaryDirectory) throws -> DaemonWorld {
        let world = try DaemonWorld(
            catalogPath: directory.file("catalog"), sources: [DaemonWorld.docs], findsRoots: true)
        world.tree.write("\(DaemonWorld.docs)/letter", "kept")
        try world.finish()
        return world
    }

    /// Backs up the container of an application that was installed just now.
    ///
    /// - Returns: the roots before.
    private static func addApplication(to world: DaemonWorld) throws -> KeptRoots {
        for path in ["/home/.var", "/home/.var/app", "/home/.var/app/org.example.App", app] {
            world.tree.makeDirectory(path)
        }
        world.tree.write("\(app)/state.db", "first")
        let part = part(app, .flatpak, "org.example.App", "data")
        let before = try #require(world.outside.found)
        world.outside.found = KeptRoots(
            sources: before.sources + [source(part)], parts: [part])
        try world.advance(seconds: 6)
        return before
    }

    @Test func aContainerThatAppearsIsKeptWithinSeconds() throws {
        let directory = TemporaryDirectory(inMemory: true)
        let world = try world(directory)
        for path in ["/home/.var", "/home/.var/app", "/home/.var/app/org.example.App", Self.app] {
            world.tree.makeDirectory(path)
        }
        world.tree.write("\(Self.app)/state.db", "first")
        let part = Self.part(Self.app, .flatpak, "org.example.App", "data")
        world.outside.found?.sources.append(Self.source(part))
        world.outside.found?.parts.append(part)
        try world.advance(seconds: 3)
        try world.advance(seconds: 3)
        #expect(
            world.source.roots.map { String(decoding: $0.path, as: UTF8.self) } == [
                DaemonWorld.docs, Self.app,
            ])
        #expect(try world.differences(Self.app) == [])
        let reader = try CatalogReader(try #require(world.loop.repository.session).writer.catalog)
        let root = try #require(
            try reader.roots().first { $0.definition.path == Self.app.pathBytes })
        #expect(root.definition.name == Array("containers/org.example.App/data".utf8))
        #expect(
            try reader.containers().map(\.part) == [
                ContainerPart(
                    root: root.definition.number, path: [], role: .applicationSupport,
                    container: part.container, name: part.name)
            ])
        // Nothing is said twice.
        let commits = world.observer.commits.count
        try world.advance(seconds: 60)
        #expect(world.observer.commits.count == commits)
        #expect(world.loop.nextDue() <= world.clock.monotonic() + 3_000_000_000)
    }

    /// The application was uninstalled: its files are deleted, and nothing is awaited. If only its
    /// data was removed, that may come back.
    @Test(arguments: [true, false]) func whatGoesWithItsContainerIsDeleted(isWhole: Bool) throws {
        let directory = TemporaryDirectory(inMemory: true)
        let world = try world(directory)
        let before = try Self.addApplication(to: world)
        let stored = try world.stored(Self.app)
        #expect(stored.count == 2)
        world.outside.found = before
        for path in ["\(Self.app)/state.db", Self.app] { world.tree.remove(path) }
        if isWhole { world.tree.remove("/home/.var/app/org.example.App") }
        world.source.tell(.gone(root: try #require(world.source.roots.last).number))
        try world.advance(seconds: 60)
        #expect(try world.stored(Self.app) == (isWhole ? [:] : stored))
        #expect(world.openGaps.map(\.cause) == (isWhole ? [] : [.lostWatch]))
        #expect(world.daemon.status().roots.count == (isWhole ? 1 : 2))
        guard isWhole else {
            #expect(world.daemon.status().roots.last?.state == .gone)
            return
        }
        let reader = try CatalogReader(try #require(world.loop.repository.session).writer.catalog)
        let root = try #require(
            try reader.roots().first { $0.definition.path == Self.app.pathBytes })
        #expect(try reader.versions(root, path: Array("state.db".utf8)).count == 1)
        #expect(try reader.openGaps().isEmpty)
    }

    /// Its root goes on under the other path.
    @Test func aContainerThatIsRenamedIsTheSameRoot() throws {
        let directory = TemporaryDirectory(inMemory: true)
        let world = try world(directory)
        let before = try Self.addApplication(to: world)
        world.tree.rename("/home/.var/app/org.example.App", to: "/home/.var/app/org.example.New")
        let path = "/home/.var/app/org.example.New/data"
        world.tree.write("\(path)/state.db", "second")
        let new = Self.part(path, .flatpak, "org.example.New", "data")
        world.outside.found = KeptRoots(sources: before.sources + [Self.source(new)], parts: [new])
        world.source.tell(.gone(root: try #require(world.source.roots.last).number))
        try world.advance(seconds: 6)
        #expect(try world.differences(path) == [])
        let reader = try CatalogReader(try #require(world.loop.repository.session).writer.catalog)
        let roots = try reader.roots().filter { $0.definition.role == .applicationSupport }
        #expect(
            roots.map { String(decoding: $0.definition.name, as: UTF8.self) } == [
                "containers/org.example.New/data"
            ])
        #expect(try reader.versions(roots[0], path: Array("state.db".utf8)).count == 2)
        #expect(world.openGaps.isEmpty)
    }

    /// A root inside a directory that was backed up once by name is moved, and leaves a link.
    @Test func aRootInsideARootByNameContinuesBehindALink() throws {
        let directory = TemporaryDirectory(inMemory: true)
        func source(_ path: String) -> BackupSource {
            BackupSource(path: path.pathBytes, name: Array("docs".utf8), role: .documents)
        }
        let world = try DaemonWorld(
            catalogPath: directory.file("catalog"), sources: [], findsRoots: true
        ) { $0.sources = [source(DaemonWorld.docs)] }
        world.tree.write("\(DaemonWorld.docs)/letter", "first")
        _ = try BackupRun(
            world.outside.open(), fileSystem: world.tree, clock: world.clock,
            request: BackupRequest(sources: [.init(path: "/home".pathBytes)], readers: 0),
            cancellation: Cancellation(), observer: nil
        ).run()
        try world.finish()
        world.tree.makeDirectory("/srv")
        let new = "/srv/docs"
        world.tree.rename(DaemonWorld.docs, to: new)
        world.tree.symlink(DaemonWorld.docs, to: new.pathBytes)
        world.tree.write("\(new)/letter", "second")
        world.source.tell(.gone(root: try #require(world.source.roots.last).number))
        try world.settle()
        #expect(!world.openGaps.isEmpty)
        world.outside.found = KeptRoots(
            sources: [source(new)], parts: [], links: [DaemonWorld.docs.pathBytes])
        try world.advance(seconds: 6)
        try world.finish()
        #expect(try world.differences(new) == [])
        #expect(try world.stored("/home")[Array("docs".utf8)] == nil)
        #expect(world.openGaps.isEmpty)
        let reader = try CatalogReader(try #require(world.loop.repository.session).writer.catalog)
        let root = try #require(try reader.roots().first { $0.definition.path == new.pathBytes })
        #expect(
            try reader.versionsThroughRenames(root, path: Array("letter".utf8)).map {
                $0.version.item.size
            } == [5, 5, 6])
    }

    /// snapd has copied the data to a new directory and named it `current`.
    @Test func anotherRevisionOfASnapIsTheSameRoot() throws {
        let directory = TemporaryDirectory(inMemory: true)
        let world = try world(directory)
        for path in ["/home/snap", "/home/snap/app", "/home/snap/app/1", "/home/snap/app/2"] {
            world.tree.makeDirectory(path)
        }
        for name in ["settings", "extra"] { world.tree.write("/home/snap/app/1/\(name)", "old") }
        let first = Self.part("/home/snap/app/1", .snap, "app", "current")
        let before = try #require(world.outside.found)
        world.outside.found = KeptRoots(
            sources: before.sources + [Self.source(first)], parts: [first])
        try world.advance(seconds: 6)
        world.tree.write("/home/snap/app/2/settings", "new")
        let second = Self.part("/home/snap/app/2", .snap, "app", "current")
        world.outside.found = KeptRoots(
            sources: before.sources + [Self.source(second)], parts: [second])
        try world.advance(seconds: 6)
        #expect(
            world.source.roots.map { String(decoding: $0.path, as: UTF8.self) } == [
                DaemonWorld.docs, "/home/snap/app/2",
            ])
        #expect(try world.differences("/home/snap/app/2") == [])
        let reader = try CatalogReader(try #require(world.loop.repository.session).writer.catalog)
        let roots = try reader.roots().filter { $0.definition.name.starts(with: "containers".utf8) }
        #expect(
            roots.map { String(decoding: $0.definition.path, as: UTF8.self) } == [
                "/home/snap/app/2"
            ])
        #expect(roots.allSatisfy { $0.last == nil })
        let versions = try reader.versions(roots[0], path: Array("settings".utf8))
        #expect(versions.count == 2)
        // What the daemon knows is what a catalog made anew from the journal knows.
        world.loop.repository.session = nil
        let fresh = try RepositoryWriter(
            try Repository.open(world.outside.storage), catalogPath: directory.file("fresh"),
            randomness: SeededRandomness(seed: 3))
        #expect(
            try CatalogReader(fresh.catalog).containers().map(\.part.root) == [
                roots[0].definition.number
            ])
    }

    // MARK: What stays

    @Test func whatIsGoneStaysKnownUnlessItIsKeptElsewhere() {
        func kept(_ paths: [String], _ parts: [SourcePart] = []) -> KeptRoots {
            KeptRoots(sources: paths.map { .init(path: $0.pathBytes) }, parts: parts)
        }
        func paths(_ roots: KeptRoots) -> [String] {
            roots.sources.map { String(decoding: $0.path, as: UTF8.self) }
        }
        #expect(
            paths(kept(["/a", "/b"]).updated(with: kept(["/b", "/c"]))) == ["/b", "/c", "/a"])
        // A wider root has it.
        #expect(paths(kept(["/a/x", "/b"]).updated(with: kept(["/a"]))) == ["/a", "/b"])
        let old = Self.part("/s/app/1", .snap, "app", "current")
        let new = Self.part("/s/app/2", .snap, "app", "current")
        let others = Self.part("/t/app/2", .snap, "app", "current")
        #expect(
            paths(kept(["/s/app/1"], [old]).updated(with: kept(["/s/app/2"], [new]))) == [
                "/s/app/2"
            ])
        #expect(
            paths(kept(["/s/app/1"], [old]).updated(with: kept(["/t/app/2"], [others]))) == [
                "/t/app/2", "/s/app/1",
            ])
        let many = kept((0..<(KeptRoots.goneMaximum + 10)).map { "/gone/\($0)" }).updated(
            with: kept([]))
        #expect(
            many.sources.count == KeptRoots.goneMaximum
                && many.sources.last?.path == "/gone/\(KeptRoots.goneMaximum + 9)".pathBytes)
    }
}
