import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// What a marker, a flag, a size or a mount takes out of the present tree is no deletion: it is
/// told apart, weighs as a loss, and its versions stay until a person accepts it.
@Suite struct SetAsideTests {
    private static let robots = [
        ExtendedAttribute(name: BackupFlags.robots, value: BackupFlags.robotsValue)
    ]

    private static func rig(files: Int = 3) throws -> BackupRig {
        let rig = try BackupRig()
        rig.rules = RuleBook()
        rig.tree.makeDirectory("/home/d")
        for number in 0..<files {
            rig.tree.write("/home/d/\(number)", "text \(number) of some length")
        }
        rig.tree.write("/home/other", "o")
        try rig.backUp()
        return rig
    }

    private static func setAside(_ rig: BackupRig) throws -> [SetAside] {
        try CatalogReader(try rig.openWriter().catalog).setAside()
    }

    private static func versions(_ rig: BackupRig, _ path: String) throws -> Int {
        let reader = try CatalogReader(try rig.openWriter().catalog)
        return try reader.versions(try #require(reader.roots().first), path: path.bytes).count
    }

    /// Forgets all that the newest point does not show, and drops everything that was deleted.
    private static func thin(_ rig: BackupRig) throws {
        let writer = try rig.openWriter()
        let builder = try CommitBuilder(writer, clock: rig.clock)
        let points = try CatalogReader(writer.catalog).commits()
        for point in points.dropLast() {
            try builder.record(.forget(commit: point.commit.id, .everywhere))
        }
        try builder.expire(upTo: writer.catalogWriter.commitNumber - 1)
        _ = try builder.commit(
            Commit(
                id: writer.randomness.hash128(), run: Hash128(), kind: .maintenance,
                time: rig.clock.now(),
                began: rig.clock.now()))
        try builder.close()
    }

    private static func notes(_ rig: BackupRig) throws -> NoteRun {
        NoteRun(
            try rig.openWriter(), clock: rig.clock, template: BackupRequest(sources: [], readers: 0)
        )
    }

    @Test(arguments: [0, 2]) func aMarkerDeletesNothing(readers: Int) throws {
        let rig = try Self.rig()
        rig.tree.write("/home/d/.nobackup", "")
        let result = try rig.backUp(readers: readers)
        #expect(result.counts.deleted == 0 && result.excluded == 3)
        #expect(result.setAside.map(\.path) == ["d".bytes])
        let found = try #require(try Self.setAside(rig).first)
        #expect(found.items == 3 && found.path == "/home/d".bytes)
        #expect(found.exclusion.rule == .noBackup && found.exclusion.isUnordered)
        // The next run finds nothing new, and it stays.
        let again = try rig.backUp(readers: readers)
        #expect(again.excluded == 0 && again.setAside.isEmpty)
        #expect(try Self.setAside(rig).count == 1)
    }

    @Test func itsVersionsStayUntilItIsAccepted() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/gone", "g")
        try rig.backUp()
        rig.tree.write("/home/d/.nobackup", "")
        rig.tree.remove("/home/gone")
        try rig.backUp()
        try rig.backUp()
        for _ in 0..<2 {
            try Self.thin(rig)
            #expect(try Self.versions(rig, "d/0") == 1)
            #expect(try Self.versions(rig, "gone") == 0)
            try rig.backUp()
        }
        // Another marker in the place of the first changes nothing.
        rig.tree.remove("/home/d/.nobackup")
        rig.tree.setAttributes("/home/d", Self.robots)
        try rig.backUp()
        try Self.thin(rig)
        #expect(try Self.versions(rig, "d/0") == 1)
        #expect(try Self.setAside(rig).count == 1)
        let found = try Self.setAside(rig).map(\.exclusion)
        try Self.notes(rig).accept(found)
        #expect(try Self.setAside(rig).isEmpty)
        #expect(try Self.versions(rig, "d/0") == 1, "as what is deleted now")
        try rig.backUp()
        try Self.thin(rig)
        #expect(try Self.versions(rig, "d/0") == 0)
    }

    @Test func whatComesBackIsNoTroubleAnyMore() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/d/.nobackup", "")
        try rig.backUp()
        rig.tree.remove("/home/d/.nobackup")
        try rig.backUp()
        #expect(try Self.setAside(rig).isEmpty)
        #expect(try rig.stored()["d/0".bytes] != nil)
    }

    /// The user's order is no trouble: settings, and what a command has excluded.
    @Test func anOrderIsAcceptedAtOnce() throws {
        let rig = try Self.rig()
        rig.tree.setAttributes("/home/d", Self.robots)
        let result = try rig.backUp { request in
            request.orders = ExclusionOrders { path, _ in path == "/home/d".bytes }
        }
        #expect(result.excluded == 3 && result.counts.deleted == 0 && result.setAside.isEmpty)
        #expect(try Self.setAside(rig).isEmpty)
        rig.rules?.patterns = [try IgnorePattern("other".bytes)]
        let second = try rig.backUp()
        #expect(second.excluded == 1 && second.counts.deleted == 0 && second.setAside.isEmpty)
    }

    /// What is backed up again is excluded by another order only.
    @Test func anOrderEndsWithItsExclusion() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/d/.nobackup", "")
        try rig.backUp()
        let found = try Self.setAside(rig).map(\.exclusion)
        try Self.notes(rig).accept(found)
        rig.tree.remove("/home/d/.nobackup")
        let ended = Mutex<[[UInt8]]>([])
        try rig.backUp { request in
            request.orders = ExclusionOrders(remove: { path in ended.withLock { $0.append(path) } })
        }
        #expect(ended.withLock { $0 } == ["/home/d".bytes])
    }

    @Test func anOrderIsOfOneRule() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/d/.nobackup", "")
        let result = try rig.backUp { request in
            request.orders = ExclusionOrders { $0 == "/home/d".bytes && $1 == .cacheTag }
        }
        #expect(result.setAside.map(\.rule) == [.noBackup])
    }

    /// A limit of the settings is an order for what is larger now; not for what grows past it.
    @Test func whatGrowsPastALimitIsNoOrder() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/large", "much larger than ten bytes")
        try rig.backUp()
        rig.rules?.largestFile = 10
        let limited = try rig.backUp()
        #expect(limited.excluded == 4 && limited.setAside.isEmpty)
        rig.tree.write("/home/other", "larger than ten bytes")
        let grown = try rig.backUp()
        #expect(grown.excluded == 1 && grown.setAside.map(\.path) == ["other".bytes])
        #expect(try Self.setAside(rig).map(\.exclusion.rule) == [.size])
    }

    /// A mount that appears over a directory hides what was stored of it.
    @Test func aMountOverADirectoryIsNoOrder() throws {
        let rig = try Self.rig()
        rig.rules?.oneFileSystem = true
        rig.tree.setDevice("/home/d", 77)
        let result = try rig.backUp()
        #expect(result.setAside.map(\.rule) == [.fileSystem] && result.counts.deleted == 0)
    }

    /// Directories alone are no loss: a program makes its cache, and then marks it.
    @Test func anEmptyDirectoryIsNoTrouble() throws {
        let rig = try Self.rig(files: 0)
        rig.tree.write("/home/d/.nobackup", "")
        let result = try rig.backUp()
        #expect(result.setAside.isEmpty)
        #expect(try Self.setAside(rig).isEmpty)
    }

    /// A restore in an excluded folder ends no order of the user's.
    @Test func aRestoreEndsNoOrder() throws {
        let rig = try Self.rig()
        rig.tree.setAttributes("/home/d", Self.robots)
        let orders = Mutex<Set<[UInt8]>>(["/home/d".bytes])
        func backUp(_ kind: CommitKind = .complete) throws -> BackupResult {
            try rig.backUp { request in
                request.kind = kind
                request.orders = ExclusionOrders(
                    { path, _ in orders.withLock { $0.contains(path) } },
                    remove: { path in orders.withLock { _ = $0.remove(path) } })
            }
        }
        #expect(try backUp().setAside.isEmpty)
        let rules = rig.rules
        rig.rules = nil
        _ = try backUp(.afterRestore)
        rig.rules = rules
        let result = try backUp()
        #expect(result.excluded == 3 && result.setAside.isEmpty)
    }

    // MARK: The anomaly guard

    private static func guarded(_ rig: BackupRig) throws -> BackupResult {
        try rig.backUp {
            $0.anomalyGuard = AnomalyGuard.Configuration()
            $0.anomalyGuard?.items = 20
        }
    }

    private static func scramble(_ rig: BackupRig, _ files: Int) {
        let random = SeededRandomness(seed: 4)
        for number in 0..<files {
            var bytes = [UInt8](repeating: 0, count: 1_000)
            bytes.withUnsafeMutableBytes { random.fill($0) }
            rig.tree.write("/home/d/\(number)", bytes)
        }
    }

    @Test func aMarkerWeighsAsALoss() throws {
        let rig = try Self.rig(files: 60)
        rig.tree.write("/home/d/.nobackup", "")
        let result = try Self.guarded(rig)
        #expect(result.anomaly?.kind == .lost && result.anomaly?.changed == 60)
        #expect(result.pinned != nil)
        #expect(result.anomaly?.text.contains("excluded by a marker") == true)
        // All of it comes back as it was.
        rig.tree.remove("/home/d/.nobackup")
        let back = try Self.guarded(rig)
        #expect(back.pinned == nil && back.counts.new == 60)
    }

    @Test func anOrderIsNoLoss() throws {
        let rig = try Self.rig(files: 60)
        rig.rules?.patterns = [try IgnorePattern("d/".bytes)]
        #expect(try Self.guarded(rig).anomaly == nil)
    }

    /// A marker put before an encryption and removed after it hides nothing from the guard, though
    /// each run is judged alone.
    @Test(arguments: [0, 2]) func aMarkerHidesNoEncryption(readers: Int) throws {
        let rig = try Self.rig(files: 15)
        rig.tree.write("/home/d/.nobackup", "")
        let marked = try Self.guarded(rig)
        #expect(marked.pinned == nil, "too few for a loss")
        Self.scramble(rig, 15)
        rig.tree.remove("/home/d/.nobackup")
        let result = try rig.backUp(readers: readers) {
            $0.anomalyGuard = AnomalyGuard.Configuration()
            $0.anomalyGuard?.items = 20
        }
        #expect(result.anomaly?.kind == .scrambled && result.anomaly?.changed == 15)
        #expect(result.pinned != nil)
    }

    /// Nor does it hide a deletion.
    @Test func aMarkerHidesNoDeletion() throws {
        let rig = try Self.rig(files: 60)
        rig.tree.write("/home/d/.nobackup", "")
        _ = try rig.backUp()
        for number in 0..<60 { rig.tree.remove("/home/d/\(number)") }
        rig.tree.remove("/home/d/.nobackup")
        let result = try Self.guarded(rig)
        #expect(result.anomaly?.kind == .lost && result.anomaly?.changed == 60)
        #expect(result.pinned != nil)
    }
}
