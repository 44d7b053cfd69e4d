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
        let points = try CatalogReader(writer.catalog).commitsWithMaintenance()
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

    // MARK: What returns decides nothing about the rest

    /// Expects so many versions of the three files.
    private static func expect(
        _ rig: BackupRig, _ versions: [Int], _ location: SourceLocation = #_sourceLocation
    ) throws {
        let found = try (0..<3).map { try Self.versions(rig, "d/\($0)") }
        #expect(found == versions, sourceLocation: location)
    }

    /// As a restore in place does it, which obeys no rule at its places.
    private static func restore(
        _ rig: BackupRig, _ kind: CommitKind = .afterRestore, _ change: () -> Void
    ) throws {
        let rules = rig.rules
        rig.rules = nil
        change()
        try rig.backUp { $0.kind = kind }
        rig.rules = rules
    }

    /// A directory of three files that a marker set aside and that was deleted then.
    private static func marked() throws -> BackupRig {
        let rig = try rig()
        rig.tree.write("/home/d/.nobackup", "")
        try rig.backUp()
        for name in ["0", "1", "2", ".nobackup"] { rig.tree.remove("/home/d/\(name)") }
        rig.tree.remove("/home/d")
        try rig.backUp()
        return rig
    }

    /// Runs of all kinds, and a retention that keeps nothing else.
    private static func age(_ rig: BackupRig) throws {
        for _ in 0..<2 {
            try rig.backUp()
            try thin(rig)
        }
    }

    @Test(arguments: [false, true]) func aRestoredFileDecidesNothing(isMarked: Bool) throws {
        let rig = try Self.marked()
        try Self.restore(rig) {
            rig.tree.makeDirectory("/home/d")
            rig.tree.write("/home/d/0", "text 0 of some length")
        }
        if isMarked {
            rig.tree.write("/home/d/.nobackup", "")
            let result = try rig.backUp()
            #expect(result.excluded == 1 && result.counts.deleted == 0)
            #expect(result.setAside.map(\.path) == ["d".bytes])
        }
        try Self.age(rig)
        rig.loseCatalog()
        try Self.expect(rig, [2, 1, 1])
        let found = try Self.setAside(rig)
        #expect(found.map(\.path) == ["/home/d".bytes], "one place, whatever was recorded")
        #expect(found.map(\.items) == [isMarked ? 3 : 2])
        #expect(found.map(\.isPlaceBack) == [!isMarked])
        if isMarked {
            // It is set aside a third time, and still none of it is decided.
            try Self.restore(rig) { rig.tree.remove("/home/d/.nobackup") }
            rig.tree.write("/home/d/.nobackup", "")
            try rig.backUp()
            try Self.age(rig)
            try Self.expect(rig, [2, 1, 1])
            #expect(try Self.setAside(rig).map(\.items) == [3])
        }
        try Self.notes(rig).accept(found.flatMap(\.exclusions))
        #expect(try Self.setAside(rig).isEmpty)
        try Self.age(rig)
        try Self.expect(rig, [isMarked ? 0 : 1, 0, 0])
    }

    @Test func anotherDirectoryOfItsNameDecidesNothing() throws {
        let rig = try Self.marked()
        rig.tree.makeDirectory("/home/d")
        rig.tree.write("/home/d/new", "new")
        try rig.backUp()
        try Self.age(rig)
        try Self.expect(rig, [1, 1, 1])
        #expect(try Self.setAside(rig).map(\.items) == [3])
        // Renamed, and another again.
        rig.tree.rename("/home/d", to: "/home/d2")
        try rig.backUp()
        rig.tree.makeDirectory("/home/d")
        try Self.age(rig)
        try Self.expect(rig, [1, 1, 1])
        #expect(try Self.setAside(rig).map(\.items) == [3])
    }

    /// A directory that took the name of a file is not the file.
    @Test func aDirectoryInThePlaceOfAFileDecidesNothing() throws {
        let rig = try Self.marked()
        rig.tree.makeDirectory("/home/d")
        rig.tree.makeDirectory("/home/d/0")
        rig.tree.write("/home/d/0/new", "new")
        try Self.age(rig)
        try Self.expect(rig, [2, 1, 1])
        #expect(try Self.setAside(rig).map(\.items) == [3])
    }

    @Test func aRestoreThatIsUndoneDecidesNothing() throws {
        let rig = try Self.marked()
        try Self.restore(rig) {
            rig.tree.makeDirectory("/home/d")
            for number in 0..<3 { rig.tree.write("/home/d/\(number)", "restored") }
        }
        #expect(try Self.setAside(rig).isEmpty)
        try Self.restore(rig, .afterUndo) {
            for number in 0..<3 { rig.tree.remove("/home/d/\(number)") }
            rig.tree.remove("/home/d")
        }
        try Self.age(rig)
        try Self.expect(rig, [1, 1, 1])
        #expect(try Self.setAside(rig).map(\.items) == [3])
    }

    /// Once all of it is in the tree again, what is deleted is deleted.
    @Test(arguments: [CommitKind.complete, .afterRestore], [CommitKind.complete, .capture])
    func whatIsBackAgainIsDeletedAsEverythingElse(kind: CommitKind, next: CommitKind) throws {
        let rig = try Self.marked()
        try Self.restore(rig, kind) {
            rig.tree.makeDirectory("/home/d")
            for number in 0..<3 { rig.tree.write("/home/d/\(number)", "restored") }
        }
        try rig.backUp { $0.kind = next }
        rig.tree.remove("/home/d/0")
        try rig.backUp()
        #expect(try Self.setAside(rig).isEmpty)
        try Self.age(rig)
        try Self.expect(rig, [0, 1, 1])
    }

    /// What is missing when the marker goes was never decided; the last file ends it.
    @Test func theLastOneThatReturnsEndsIt() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/d/.nobackup", "")
        try rig.backUp()
        rig.tree.remove("/home/d/1")
        rig.tree.remove("/home/d/2")
        rig.tree.remove("/home/d/.nobackup")
        // Twice: a marker that comes and goes again.
        for _ in 1...2 {
            try rig.backUp()
            try Self.age(rig)
            try Self.expect(rig, [2, 1, 1])
            #expect(try Self.setAside(rig).map(\.items) == [2])
            rig.tree.write("/home/d/.nobackup", "")
            try rig.backUp()
            #expect(try Self.setAside(rig).map(\.items) == [3])
            rig.tree.remove("/home/d/.nobackup")
        }
        for number in 1...2 {
            rig.tree.write("/home/d/\(number)", "again")
            try rig.backUp { $0.kind = .capture }
            #expect(try Self.setAside(rig).map(\.items) == (number == 1 ? [1] : []))
        }
        let reader = try CatalogReader(try rig.openWriter().catalog)
        #expect(try reader.exclusions().isEmpty)
        try Self.age(rig)
        try Self.expect(rig, [1, 1, 1])
        rig.tree.remove("/home/d/1")
        try Self.age(rig)
        try Self.expect(rig, [1, 0, 1])
    }

    /// Each marker holds what it took out itself.
    @Test func aMarkerWithinAMarkedDirectory() throws {
        let rig = try Self.rig()
        rig.tree.makeDirectory("/home/d/e")
        for name in ["x", "y"] { rig.tree.write("/home/d/e/\(name)", "text of \(name)") }
        try rig.backUp()
        rig.tree.write("/home/d/e/.nobackup", "")
        try rig.backUp()
        rig.tree.write("/home/d/.nobackup", "")
        try rig.backUp()
        for path in ["/home/d/.nobackup", "/home/d/e/.nobackup", "/home/d/e/x", "/home/d/0"] {
            rig.tree.remove(path)
        }
        try rig.backUp()
        try Self.age(rig)
        try Self.expect(rig, [1, 2, 2])
        #expect(try Self.versions(rig, "d/e/x") == 1)
        #expect(try Self.setAside(rig).map(\.path) == ["/home/d".bytes, "/home/d/e".bytes])
        #expect(try Self.setAside(rig).map(\.items) == [1, 1])
        // Accepting one leaves the other.
        let accepted = try #require(try Self.setAside(rig).first).exclusions
        try Self.notes(rig).accept(accepted)
        try Self.age(rig)
        try Self.expect(rig, [0, 1, 1])
        #expect(try Self.versions(rig, "d/e/x") == 1)
        // What was accepted is no order for the next marker.
        rig.tree.write("/home/d/.nobackup", "")
        #expect(try rig.backUp().setAside.map(\.path) == ["d".bytes])
    }

    /// What erases history is a decision.
    @Test func whatIsErasedIsNotMissed() throws {
        let rig = try Self.marked()
        let root = try #require(try Self.setAside(rig).first).exclusion.root
        do {
            let writer = try rig.openWriter()
            let builder = try CommitBuilder(writer, clock: rig.clock)
            try builder.record(.erase(root: root, path: "d/0".bytes))
            _ = try builder.commit(
                Commit(
                    id: writer.randomness.hash128(), run: Hash128(), kind: .maintenance,
                    time: rig.clock.now(), began: rig.clock.now()))
            try builder.close()
        }
        try Self.age(rig)
        try Self.expect(rig, [0, 1, 1])
        #expect(try Self.setAside(rig).map(\.items) == [2])
    }

    /// A wider root that takes in the root has some of its items again.
    @Test func aWiderRootMissesWhatDidNotReturn() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/d/.nobackup", "")
        try rig.backUp()
        for name in ["0", "1", ".nobackup"] { rig.tree.remove("/home/d/\(name)") }
        try rig.backUp(["/"])
        #expect(try Self.setAside(rig).map(\.items) == [2])
        for number in 0..<2 { rig.tree.write("/home/d/\(number)", "again") }
        try rig.backUp(["/"])
        #expect(try Self.setAside(rig).isEmpty)
    }

    /// Only its own machine ends an exclusion.
    @Test func anotherMachineEndsNothing() throws {
        let rig = try Self.marked()
        let machines = [UInt8(1), 2].map { number in
            RootHost(id: Hash128(Array(repeating: number, count: 16)), name: "m\(number)".bytes)
        }
        try rig.backUp { $0.machine = machines[0] }
        try Self.restore(rig) {
            rig.tree.makeDirectory("/home/d")
            for number in 0..<3 { rig.tree.write("/home/d/\(number)", "restored") }
        }
        rig.tree.makeDirectory("/other")
        for (machine, open) in [(machines[1], 1), (machines[0], 0)] {
            try rig.backUp([machine == machines[1] ? "/other" : "/home"]) { $0.machine = machine }
            let reader = try CatalogReader(try rig.openWriter().catalog)
            #expect(try reader.exclusions().count == open)
        }
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
