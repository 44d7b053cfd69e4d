import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// The directory of a root was moved away, and another directory is at its path.
@Suite struct MovedRootTests {
    private static func prepared(_ roots: [String] = ["/home/docs"]) throws -> BackupRig {
        let rig = try BackupRig()
        for root in roots {
            rig.tree.makeDirectory(root)
            for name in ["a", "b", "c"] { rig.tree.write("\(root)/\(name)", root + name) }
        }
        try rig.backUp(roots)
        return rig
    }

    private static func move(_ rig: BackupRig, _ path: String, to target: String) {
        var way = ""
        for name in target.split(separator: "/").dropLast() {
            way += "/\(name)"
            if !rig.tree.exists(way) { rig.tree.makeDirectory(way) }
        }
        rig.tree.rename(path, to: target)
        rig.tree.makeDirectory(path)
        rig.tree.write(path + "/a", "another")
    }

    static func places(_ result: BackupResult) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: result.failures.compactMap { failure in
                guard case .system(let error) = failure.reason,
                    error.code == ErrorCode.displacedRoot
                else { return nil }
                let (path, place) = (failure.path, error.path)
                return (
                    String(decoding: path, as: UTF8.self), String(decoding: place, as: UTF8.self)
                )
            })
    }

    @Test(arguments: ["/home/archive/docs", "/home/a/b/c", "/srv/old/docs", "/docs"])
    func aRootThatWasMovedIsFound(target: String) throws {
        let rig = try Self.prepared()
        let before = try rig.stored("/home/docs")
        Self.move(rig, "/home/docs", to: target)
        for _ in 0..<2 {
            let result = try rig.backUp(["/home/docs"])
            #expect(Self.places(result) == ["/home/docs": target])
            #expect(result.counts.deleted == 0 && result.counts.changed == 0)
            #expect(try rig.stored("/home/docs") == before)
        }
    }

    /// Closing a database drops the locks that this process has on it: the catalog's.
    @Test func theSearchOpensNoDatabase() throws {
        let rig = try Self.prepared()
        Self.move(rig, "/home/docs", to: "/home/archive/docs")
        rig.tree.makeDirectory("/home/state")
        rig.tree.write("/home/state/catalog", String(repeating: "x", count: 512))
        rig.tree.write("/home/state/catalog-wal", "log")
        let reads = Mutex(0)
        for name in ["catalog", "catalog-wal"] {
            rig.tree.onRead("/home/state/\(name)") { _ in reads.withLock { $0 += 1 } }
        }
        rig.showsDatabases = true
        let result = try rig.backUp(["/home/docs"])
        #expect(Self.places(result) == ["/home/docs": "/home/archive/docs"])
        #expect(reads.withLock { $0 } == 0)
    }

    /// A backup in between, which could not read one of the files at the new place.
    @Test func aRootThatIsJoinedLaterKeepsItsUnreadableFile() throws {
        let rig = try Self.prepared(["/home/music"])
        let host = RootHost(id: Hash128(Array(1...16)), name: "here".bytes)
        func backUp() throws -> BackupResult {
            try rig.backUp(["/home/music", "/home/docs"]) { $0.machine = host }
        }
        rig.tree.makeDirectory("/home/docs")
        for name in ["a", "b"] { rig.tree.write("/home/docs/\(name)", name) }
        _ = try backUp()
        rig.tree.rename("/home/docs", to: "/home/music/docs")
        rig.tree.deny("/home/music/docs/b")
        #expect(try backUp().counts.failed > 0)
        do {
            let writer = try rig.openWriter()
            let root = try #require(
                try CatalogReader(writer.catalog).allRoots().first {
                    $0.definition.path == "/home/docs".bytes
                })
            try NoteRun(writer, clock: rig.clock, template: BackupRequest(sources: [], readers: 0))
                .move([RootMove(root, to: "/home/music/docs".bytes)], of: host, on: rig.tree)
        }
        for _ in 0..<2 {
            let stored = try rig.stored("/home/music")
            #expect(stored["docs/a".bytes] != nil && stored["docs/b".bytes] != nil)
            #expect(try rig.backUp(["/home/music"]) { $0.machine = host }.counts.deleted == 0)
        }
    }

    /// It was deleted, or is backed up elsewhere.
    @Test(arguments: [
        "/home/.Trash-1000/files/docs", "/home/.local/share/Trash/files/docs", "/home/music/docs",
    ])
    func aRootInATrashOrInAnotherRootIsGone(target: String) throws {
        let roots = ["/home/docs", "/home/music"]
        let rig = try Self.prepared(roots)
        Self.move(rig, "/home/docs", to: target)
        let result = try rig.backUp(roots)
        #expect(result.failures.isEmpty && result.counts.deleted == 2)
    }

    /// A root of its own that another path leads to.
    @Test func aRootThatIsAnotherRootNowIsGone() throws {
        let rig = try Self.prepared()
        Self.move(rig, "/home/docs", to: "/home/papers")
        #expect(try rig.backUp(["/home/docs", "/home/papers"]).failures.isEmpty)
    }

    /// What is at the path of a root that was moved itself is in no root.
    @Test func rootsThatFollowEachOtherAreFound() throws {
        let roots = ["/home/docs", "/home/music"]
        let rig = try Self.prepared(roots)
        rig.tree.rename("/home/music", to: "/home/old")
        Self.move(rig, "/home/docs", to: "/home/music")
        for name in ["b", "c"] { rig.tree.remove("/home/music/\(name)") }
        rig.tree.write("/home/music/d", "d")
        rig.tree.write("/home/music/b", "b")
        let result = try rig.backUp(roots)
        #expect(
            Self.places(result) == ["/home/docs": "/home/music", "/home/music": "/home/old"])
        #expect(result.counts.deleted == 0)
    }

    /// Two roots that changed places are both still backed up.
    @Test func rootsThatChangedPlacesAreBackedUp() throws {
        let roots = ["/home/docs", "/home/music"]
        let rig = try Self.prepared(roots)
        rig.tree.remove("/home/docs/a")
        rig.tree.write("/home/docs/x", "x")
        try rig.backUp(roots)
        rig.tree.rename("/home/docs", to: "/home/third")
        rig.tree.rename("/home/music", to: "/home/docs")
        rig.tree.rename("/home/third", to: "/home/music")
        #expect(try rig.backUp(roots).failures.isEmpty)
    }

    // MARK: Inside a root that was backed up by name

    private static let settingsRoot = BackupSource(
        path: "/home/docs".bytes, name: "Documents".bytes, role: .documents)

    /// A run of the settings after `/home` was backed up once by name.
    private static func backUpSettings(_ rig: BackupRig) throws -> BackupResult {
        try rig.backUp { request in
            request.sources = [settingsRoot]
            request.closesGaps = true
        }
    }

    private static func preparedInside() throws -> BackupRig {
        let rig = try prepared()
        try rig.backUp(["/home"])
        _ = try backUpSettings(rig)
        return rig
    }

    @Test(arguments: ["/home/papers", "/srv/old/docs"])
    func aRootInsideARootByNameIsFound(target: String) throws {
        let rig = try Self.preparedInside()
        let before = try rig.stored("/home")
        Self.move(rig, "/home/docs", to: target)
        for _ in 0..<2 {
            let result = try Self.backUpSettings(rig)
            #expect(Self.places(result) == ["/home/docs": target])
            #expect(result.counts.deleted == 0 && result.counts.changed == 0)
            #expect(try rig.stored("/home").keys == before.keys)
        }
        // A person says that the new directory is the root now.
        let result = try rig.backUp { request in
            request.sources = [Self.settingsRoot]
            request.replacedDisks = ["/home/docs".bytes]
        }
        #expect(result.failures.isEmpty && result.counts.deleted == 2)
    }

    @Test func aLinkDoesNotReplaceARootInsideARootByName() throws {
        let rig = try Self.preparedInside()
        let before = try rig.stored("/home")
        rig.tree.rename("/home/docs", to: "/home/papers")
        rig.tree.symlink("/home/docs", to: "papers".bytes)
        let result = try Self.backUpSettings(rig)
        #expect(Self.places(result) == ["/home/docs": "/home/papers"])
        #expect(try rig.stored("/home").keys == before.keys)
    }

    /// A run of `/home` by name, beside the settings.
    private static func backUpByName(_ rig: BackupRig) throws -> BackupResult {
        if !rig.tree.exists("/home/beside") { rig.tree.write("/home/beside", "beside") }
        let result = try rig.backUp { request in
            request.isAdHoc = true
            request.otherSources = [settingsRoot]
        }
        #expect(try rig.stored("/home")["beside".bytes] != nil)
        #expect(result.counts.deleted == 0 && result.counts.changed == 0)
        return result
    }

    enum Left: CaseIterable { case directory, nothing, link }

    @Test(arguments: ["/home/papers", "/srv/old/docs"], Left.allCases)
    func aRunByNameKeepsARootThatWasMoved(target: String, left: Left) throws {
        let rig = try Self.preparedInside()
        let before = try rig.stored("/home").keys.filter { $0.starts(with: "docs".bytes) }
        Self.move(rig, "/home/docs", to: target)
        if left != .directory {
            rig.tree.remove("/home/docs/a")
            rig.tree.remove("/home/docs")
        }
        if left == .link { rig.tree.symlink("/home/docs", to: target.bytes) }
        for _ in 0..<2 {
            #expect(Self.places(try Self.backUpByName(rig)) == ["/home/docs": target])
            #expect(Set(try rig.stored("/home").keys).isSuperset(of: before))
        }
        // That papers is in the repository now changes nothing of the answer.
        if left == .nothing { return }
        #expect(Self.places(try Self.backUpSettings(rig)) == ["/home/docs": target])
    }

    /// It was moved together with the directory around it, or is nowhere.
    @Test(arguments: [true, false]) func aRunByNameKeepsARootWhoseDirectoryIsMissing(
        isMoved: Bool
    ) throws {
        let rig = try Self.prepared()
        try rig.backUp()
        let root = BackupSource(path: "/home/docs".bytes, name: "d".bytes, role: .documents)
        rig.tree.makeDirectory("/home/in")
        rig.tree.rename("/home/docs", to: "/home/in/docs")
        let inner = BackupSource(path: "/home/in/docs".bytes, name: "d".bytes, role: .documents)
        try rig.backUp()
        if isMoved {
            rig.tree.rename("/home/in", to: "/home/out")
        } else {
            for path in ["in/docs/a", "in/docs/b", "in/docs/c", "in/docs", "in"] {
                rig.tree.remove("/home/\(path)")
            }
        }
        for source in [inner, root] {
            let result = try rig.backUp { request in
                request.isAdHoc = true
                request.otherSources = [source]
            }
            let isRoot = source.path == inner.path
            #expect(
                result.failures.map { String(decoding: $0.path, as: UTF8.self) }
                    == (isRoot ? ["/home/in/docs"] : []))
            #expect(
                Self.places(result)
                    == (isRoot && isMoved ? ["/home/in/docs": "/home/out/docs"] : [:]))
            // Without the root in the settings, they are deleted.
            #expect(try (rig.stored()["in/docs/a".bytes] != nil) == isRoot)
        }
    }

    /// The root is one of its own, and is to become a part of the directory around it.
    @Test(arguments: Left.allCases) func aRunByNameTakesInNoRootThatWasMoved(left: Left) throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/docs")
        for name in ["a", "b"] { rig.tree.write("/home/docs/\(name)", name) }
        _ = try Self.backUpSettings(rig)
        Self.move(rig, "/home/docs", to: "/srv/docs")
        if left != .directory {
            rig.tree.remove("/home/docs/a")
            rig.tree.remove("/home/docs")
        }
        if left == .link { rig.tree.symlink("/home/docs", to: "/srv/docs".bytes) }
        #expect(Self.places(try Self.backUpByName(rig)) == ["/home/docs": "/srv/docs"])
        #expect(try rig.stored("/home")["docs/b".bytes] != nil)
    }

    /// Nothing leads to the root any more, so it cannot become a part.
    @Test func aRunByNameAroundARootWithNoWayToItIsRefused() throws {
        let rig = try BackupRig()
        for path in ["/home/in", "/home/in/docs"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/in/docs/a", "a")
        let root = BackupSource(path: "/home/in/docs".bytes, name: "d".bytes, role: .documents)
        try rig.backUp { $0.sources = [root] }
        rig.tree.rename("/home/in", to: "/home/out")
        #expect(throws: ItemFailure.self) { try rig.backUp { $0.otherSources = [root] } }
        #expect(try rig.stored("/home/in/docs")["a".bytes] != nil)
    }

    /// The settings name the path that became a link, and so the directory that it leads to.
    @Test(arguments: [true, false]) func aRootInsideARootByNameContinuesBehindALink(
        isAbove: Bool
    ) throws {
        let rig = try Self.preparedInside()
        rig.tree.makeDirectory("/srv")
        let (from, to) = isAbove ? ("/home", "/srv/home") : ("/home/docs", "/srv/docs")
        let path = isAbove ? "/srv/home/docs" : "/srv/docs"
        try Self.openGap(rig, at: "docs")
        rig.tree.rename(from, to: to)
        rig.tree.symlink(from, to: to.bytes)
        rig.tree.write(path + "/a", "edited")
        let source = BackupSource(path: path.bytes, name: "Documents".bytes, role: .documents)
        let result = try rig.backUp { request in
            request.sources = [source]
            request.closesGaps = true
        }
        #expect(result.failures.isEmpty && result.counts.bytesRead == 6)
        #expect(result.counts.new == 0 && result.counts.deleted == 0)
        #expect(try rig.differences(path) == [])
        #expect(try rig.stored("/home")["docs".bytes] == nil)
        let reader = try CatalogReader(rig.openWriter().catalog)
        #expect(try reader.openGaps().isEmpty)
        let root = try #require(try reader.roots().first { $0.definition.path == path.bytes })
        #expect(try reader.versionsThroughRenames(root, path: "a".bytes).count > 1)
        #expect(try rig.differences(path, rebuilt: true) == [])
    }

    /// What the root by name holds is not backed up again, so it holds nothing for others.
    @Test func aRootByNameHoldsNoMovedRoot() throws {
        let rig = try Self.prepared()
        rig.tree.makeDirectory("/srv")
        rig.tree.makeDirectory("/srv/once")
        try rig.backUp(["/srv/once"])
        Self.move(rig, "/home/docs", to: "/srv/once/docs")
        #expect(
            Self.places(try rig.backUp(["/home/docs"])) == ["/home/docs": "/srv/once/docs"])
    }

    /// Opens coverage gaps in the root `/home`.
    private static func openGap(_ rig: BackupRig, at paths: String...) throws {
        let number = try #require(
            try CatalogReader(rig.openWriter().catalog).roots().first {
                $0.definition.path == "/home".bytes
            }
        ).definition.number
        var ledger = CaptureRun.Ledger()
        ledger.opened = paths.enumerated().map { index, path in
            Gap(
                number: UInt64(index + 1), root: number, path: path.bytes, cause: .lostWatch,
                began: rig.clock.now())
        }
        _ = try CaptureRun(
            rig.openWriter(), fileSystem: rig.fileSystem, clock: rig.clock,
            request: BackupRequest(sources: [], excluded: [], readers: 0),
            cancellation: Cancellation(), observer: nil
        ).run([], in: [], ledger: ledger)
    }

    @Test func aBackupClosesTheGapInsideARootByName() throws {
        let rig = try Self.preparedInside()
        try Self.openGap(rig, at: "docs", "")
        _ = try Self.backUpSettings(rig)
        #expect(try CatalogReader(rig.openWriter().catalog).openGaps().map(\.path) == [[]])
    }
}
