import CairnFormat
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// Whose a root is, and who goes on with one that belongs to nobody. (Issue 13, item 12.)
@Suite struct RootOwnershipTests {
    private static let one = RootHost(machine: "1".bytes, name: "ada".bytes)
    private static let two = RootHost(machine: "2".bytes, name: "ada".bytes)

    /// A root as version 0.1 made it.
    private static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/d")
        for name in ["a", "b", "d/c"] { rig.tree.write("/home/\(name)", name) }
        try rig.backUp()
        return rig
    }

    @discardableResult
    private static func backUp(
        _ rig: BackupRig, _ machine: RootHost, catalog: String = "catalog.sqlite",
        of path: String = "/home", itemsMaximum: UInt64? = nil
    ) throws -> BackupResult {
        rig.clock.advance(seconds: 5)
        var request = BackupRequest(
            sources: [.init(path: path.bytes)], host: machine.name, readers: 0)
        request.machine = machine
        request.anomalyGuard = itemsMaximum.map { items in
            var configuration = AnomalyGuard.Configuration()
            configuration.items = items
            return configuration
        }
        let writer = try rig.openWriter(catalogPath: rig.directory.file(catalog))
        return try BackupRun(
            writer, fileSystem: rig.fileSystem, clock: rig.clock, request: request,
            cancellation: Cancellation(), observer: nil
        ).run()
    }

    private static func live(_ rig: BackupRig) throws -> [CatalogRoot] {
        try CatalogReader(try rig.openWriter().catalog).allRoots().filter { $0.last == nil }
    }

    @Test func whoseCatalogHasReadItGoesOn() throws {
        let rig = try Self.rig()
        for name in ["a", "b", "d/c"] { rig.tree.write("/home/\(name)", "another content") }
        let result = try Self.backUp(rig, Self.one, catalog: "catalog.sqlite")
        #expect(result.counts.changed == 3 && result.counts.deleted == 0)
        #expect(try Self.live(rig).map(\.host) == [Self.one])
    }

    @Test func whoHasTheFilesGoesOn() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/a", "changed since")
        let result = try Self.backUp(rig, Self.one, catalog: "other.sqlite")
        #expect(result.counts.new == 0 && result.counts.deleted == 0)
        #expect(try Self.live(rig).map(\.host) == [Self.one])
    }

    @Test func anotherMachineBeginsAnewAndDeletesNothing() throws {
        let rig = try Self.rig()
        rig.tree.remove("/home/a")
        rig.tree.remove("/home/b")
        rig.tree.write("/home/e", "e")
        let result = try Self.backUp(rig, Self.two, catalog: "other.sqlite")
        #expect(result.counts.new == 2 && result.counts.deleted == 0)
        let live = try Self.live(rig)
        #expect(live.map(\.host) == [nil, Self.two])
        // One machine's names are its own.
        #expect(live[0].definition.name == live[1].definition.name)
        // The first goes on with what it has, beside it.
        rig.tree.write("/home/a", "a")
        try Self.backUp(rig, Self.one, catalog: "catalog.sqlite")
        #expect(try Self.live(rig).map(\.host) == [Self.one, Self.two])
    }

    @Test func machinesOfOneNameAndPathHaveRootsOfTheirOwn() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "a")
        try Self.backUp(rig, Self.one, catalog: "catalog.sqlite")
        rig.tree.remove("/home/a")
        rig.tree.write("/home/b", "b")
        let result = try Self.backUp(rig, Self.two, catalog: "other.sqlite")
        #expect(result.counts.deleted == 0)
        let catalog = try rig.openWriter().catalog
        #expect(try CatalogReader(catalog).allRoots().map(\.host) == [Self.one, Self.two])
        #expect(throws: HostScope.Failure.ambiguous("ada".bytes)) {
            try HostScope(catalog, wanted: "ada".bytes, own: nil)
        }
        #expect(throws: HostScope.Failure.notHere) { try HostScope(catalog, wanted: nil, own: nil) }
        #expect(try HostScope(catalog, wanted: nil, own: Self.two).host == Self.two)
        #expect(try CatalogReader(catalog).roots().map(\.host) == [Self.two])
    }

    /// A name of another machine's root may have the device and inode of a changed file here.
    @Test func hardLinksAreNotFollowedIntoAnotherMachinesRoots() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "one")
        rig.tree.link("/home/b", to: "/home/a")
        try Self.backUp(rig, Self.one, catalog: "catalog.sqlite")
        rig.tree.append("/home/a", " changed".bytes)
        let result = try Self.backUp(rig, Self.two, catalog: "catalog.sqlite")
        #expect(result.counts.new == 2 && result.counts.changed == 0)
        let reader = try CatalogReader(try rig.openWriter().catalog)
        let live = try LiveTree(reader)
        let sizes = try reader.allRoots().map { root in
            try ["a", "b"].map { name in
                let row = try #require(try live.find(name.bytes, in: root))
                return try Item(decodingAlone: row.item).size
            }
        }
        #expect(sizes == [[3, 3], [11, 11]])
    }

    @Test func hardLinksAreFollowedInTheMachinesOwnRoots() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/d")
        rig.tree.write("/home/d/a", "one")
        rig.tree.link("/home/b", to: "/home/d/a")
        try Self.backUp(rig, Self.one)
        rig.tree.append("/home/d/a", " changed".bytes)
        try Self.backUp(rig, Self.one, of: "/home/d")
        let reader = try CatalogReader(try rig.openWriter().catalog)
        let root = try #require(try reader.allRoots().first)
        let row = try #require(try LiveTree(reader).find("b".bytes, in: root))
        #expect(try Item(decodingAlone: row.item).size == 11)
    }

    @Test func retentionTakesEachMachinesPointsByThemselves() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "a")
        let named = RootHost(machine: "2".bytes, name: "bob".bytes)
        for (machine, catalog) in [
            (Self.one, "catalog.sqlite"), (named, "other.sqlite"), (Self.one, "catalog.sqlite"),
            (named, "other.sqlite"),
        ] {
            rig.clock.advance(seconds: 5)
            rig.tree.write("/home/a", "a\(rig.clock.monotonic())")
            var request = BackupRequest(
                sources: [.init(path: "/home".bytes)], host: machine.name, readers: 0)
            request.machine = machine
            _ = try BackupRun(
                rig.openWriter(catalogPath: rig.directory.file(catalog)),
                fileSystem: rig.fileSystem, clock: rig.clock, request: request,
                cancellation: Cancellation(), observer: nil
            ).run()
        }
        let catalog = try rig.openWriter().catalog
        let plan = try RetentionPlan(
            CatalogReader(catalog),
            RetentionConfiguration(policy: RetentionPolicy([.init(.each, .newest(1))])),
            now: rig.clock.now(),
            calendar: RetentionCalendar(offset: { _ in 0 }),
            of: HostScope(catalog, wanted: nil, own: Self.one))
        #expect(plan.forgotten.map(\.commit.number) == [1])
    }

    /// Only there somebody knows what was meant, and accepts it.
    @Test func aMassChangeIsOfTheMachineWhoseFilesChanged() throws {
        let rig = try BackupRig()
        for number in 0..<30 { rig.tree.write("/home/\(number)", "\(number)") }
        try Self.backUp(rig, Self.one)
        try Self.backUp(rig, Self.two)
        for number in 0..<25 { rig.tree.remove("/home/\(number)") }
        #expect(try Self.backUp(rig, Self.two, itemsMaximum: 5).pinned != nil)
        for number in 0..<25 { rig.tree.write("/home/\(number)", "\(number)") }
        rig.tree.write("/home/0", "changed on the other one")
        try Self.backUp(rig, Self.one, itemsMaximum: 5)
        func pins(_ machine: RootHost?) throws -> AnomalyPins {
            try CatalogReader(try rig.openWriter().catalog).anomalyPins(of: machine)
        }
        #expect(try pins(Self.one).own.isEmpty && pins(Self.one).others.map(\.host) == [Self.two])
        #expect(try pins(Self.two).own.count == 1 && pins(Self.two).others.isEmpty)
        #expect(try pins(nil).own.count == 1)
        func release(_ machine: RootHost) throws -> Int {
            try NoteRun(
                rig.openWriter(), clock: rig.clock,
                template: BackupRequest(sources: [], host: machine.name, readers: 0)
            ).releaseAnomaly(of: machine).count
        }
        #expect(try release(Self.one) == 0 && pins(Self.two).own.count == 1)
        #expect(try release(Self.two) == 1 && pins(Self.two).own.isEmpty)
    }

    /// Even if the two have one name, and the journal one number for what expires.
    @Test func retentionOfOneMachineRemovesNothingOfAnother() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "a")
        rig.tree.write("/home/b", "b")
        try Self.backUp(rig, Self.one)
        try Self.backUp(rig, Self.two)
        func delete(_ name: String, _ machine: RootHost) throws {
            rig.tree.remove("/home/\(name)")
            try Self.backUp(rig, machine)
        }
        try delete("a", Self.one)
        try delete("b", Self.two)
        rig.tree.write("/home/b", "b")
        try Self.backUp(rig, Self.one)
        try delete("b", Self.one)
        rig.clock.advance(seconds: 40 * 86_400)
        rig.tree.write("/home/c", "c")
        try Self.backUp(rig, Self.one)
        /// - Returns: the forgotten commits and the end of what expires.
        func forget(_ machine: RootHost) throws -> (
            forgotten: [Forgetting?], holder: RootHost?, expired: Int64
        ) {
            let writer = try rig.openWriter()
            let plan = try RetentionPlan(
                CatalogReader(writer.catalog),
                RetentionConfiguration(
                    policy: RetentionPolicy([.init(.each, .newest(1))]),
                    keepDeleted: RetentionSpan(seconds: 86_400)),
                now: rig.clock.now(), calendar: RetentionCalendar(offset: { _ in 0 }),
                of: HostScope(writer.catalog, wanted: nil, own: machine))
            writer.catalog.hiddenRoots = []
            try ForgetRun(
                writer, clock: rig.clock,
                template: BackupRequest(sources: [], host: machine.name, readers: 0),
                superseded: plan.maintenance
            ).forget(
                plan.forgotten.compactMap { decision in
                    decision.forgetting.map { (decision.commit.commit.id, $0) }
                }, expiring: plan.expiring)
            return (
                plan.forgotten.map(\.forgetting),
                plan.expiryHolder,
                try CatalogReader(writer.catalog).expired()
            )
        }
        func versions(_ name: String) throws -> [Int64] {
            let reader = try CatalogReader(try rig.openWriter().catalog)
            return try [1, 2].map {
                try reader.versionCount(root: $0, beneath: name.bytes)
            }
        }
        // The first commit shows nothing of the other machine.
        let first = try forget(Self.one)
        #expect(first.forgotten.first == .everywhere)
        #expect(first.forgotten.dropFirst().allSatisfy { $0 == .inRoots([1]) })
        // Machine two deleted `a` and `b` in the fourth commit.
        #expect(first.expired == 3 && first.holder == Self.two)
        #expect(try versions("a") == [0, 1] && versions("b") == [1, 1])
        let second = try forget(Self.two)
        #expect(!second.forgotten.isEmpty && second.expired == 5)
        #expect(second.forgotten.allSatisfy { $0 == .everywhere })
        #expect(try versions("a") == [0, 0] && versions("b") == [1, 0])
        rig.clock.advance(seconds: 2 * 86_400)
        try Self.backUp(rig, Self.one)
        #expect(try forget(Self.one).expired > 5)
        #expect(try versions("b") == [0, 0])
    }
}
