import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository

/// Containers, exclusions, purges and pins: what the catalog says of them as it was written, and
/// made anew from the journal.
@Suite struct NoteHistoryTests {
    private let rig: BackupRig
    private let writer: RepositoryWriter
    private let builder: CommitBuilder

    init() throws {
        rig = try BackupRig()
        writer = try rig.openWriter()
        builder = try CommitBuilder(writer, clock: rig.clock)
        for number: UInt64 in [1, 2] {
            _ = try builder.defineRoot(
                RootDefinition(
                    number: number, name: "r\(number)".bytes, path: "/r\(number)".bytes,
                    role: .documents))
        }
    }

    @discardableResult
    private func commit() throws -> Int64 {
        rig.clock.advance(seconds: 1)
        return try builder.commit(
            Commit(
                id: writer.randomness.hash128(), run: Hash128(), kind: .capture,
                time: rig.clock.now(), began: rig.clock.now())
        ).number
    }

    private func ask(_ body: (CatalogReader) throws -> Void) throws {
        try body(CatalogReader(writer.catalog))
        let fresh = try Catalog(
            path: rig.directory.file("fresh-\(writer.catalogWriter.commitNumber).sqlite"),
            repository: rig.repository.description.repository)
        _ = try CatalogSync(repository: rig.repository, catalog: fresh).run()
        try body(CatalogReader(fresh))
    }

    private func part(_ id: String, root: UInt64 = 1) -> ContainerPart {
        ContainerPart(
            root: root, path: "app".bytes, role: .applicationSupport,
            container: ContainerName(shape: .flatpak, id: id.bytes), name: "data".bytes)
    }

    @Test func aContainerHoldsUntilAnotherTakesItsPlaceOrItsRootGoes() throws {
        try builder.record(.container(part("one")))
        try commit()
        try builder.record(.container(part("two")))
        try builder.record(.container(part("other", root: 2)))
        try commit()
        try builder.record(.dropRoot(2))
        try commit()
        try ask { (reader: CatalogReader) throws -> Void in
            #expect(try reader.containers(asAt: 1).map(\.part) == [part("one")])
            #expect(
                try reader.containers(asAt: 2).map(\.part) == [part("two"), part("other", root: 2)])
            #expect(try reader.containers().map(\.part) == [part("two")])
        }
    }

    @Test func anExclusionEndsAsItIsTold() throws {
        func exclusion(_ path: String, _ rule: ExclusionRule, root: UInt64 = 1) -> Exclusion {
            Exclusion(root: root, path: path.bytes, rule: rule, inode: .max)
        }
        try builder.record(.exclude(exclusion("a", .robots)))
        try builder.record(.exclude(exclusion("b", .apple)))
        try builder.record(.exclude(exclusion("c", .pattern, root: 2)))
        try commit()
        try builder.record(.include(root: 1, path: "a".bytes, .dropped))
        try builder.record(.include(root: 1, path: "never".bytes, .dropped))
        try builder.record(.exclude(exclusion("b", .noDump)))
        try builder.record(.dropRoot(2))
        try commit()
        try ask { (reader: CatalogReader) throws -> Void in
            #expect(
                try reader.exclusions().map(\.exclusion) == [
                    exclusion("a", .robots), exclusion("b", .noDump),
                ])
            #expect(try reader.exclusions().map(\.how) == [.dropped, nil])
            #expect(try reader.exclusion(root: 1, path: "a".bytes) == nil)
            #expect(try reader.exclusion(root: 1, path: "b".bytes)?.first == 2)
            #expect(try reader.exclusions(root: 1, path: "b".bytes).map(\.last) == [2, nil])
            #expect(try reader.exclusions(root: 2, path: "c".bytes).map(\.last) == [2])
        }
        try builder.record(.include(root: 1, path: "b".bytes, .cleared))
        try commit()
        try ask { (reader: CatalogReader) throws -> Void in
            #expect(try reader.exclusions().map(\.how) == [.dropped])
        }
    }

    @Test func purgesAndPinsAreFound() throws {
        let purge = Purge(
            role: .caches, directory: "/home/ada/.cache".bytes, path: "x/y".bytes,
            reason: .lowSpace, bytes: 1 << 40,
            time: Timestamp(seconds: 5, nanoseconds: 6))
        try builder.record(.purge(purge))
        let first = Hash128(Array(1...16))
        let second = Hash128(Array(2...17))
        try builder.record(.pin(commit: first, .byAnomalyGuard))
        try builder.record(.pin(commit: second, .byPerson))
        try commit()
        try builder.record(.pin(commit: first, .free))
        try commit()
        try ask { (reader: CatalogReader) throws -> Void in
            #expect(
                try reader.purges(at: "/home/ada/.cache/x/y".bytes) == [
                    RecordedPurge(purge: purge, commit: 1)
                ])
            #expect(try reader.purges(at: "/home/ada/.cache/x".bytes).isEmpty)
            #expect(try reader.pins() == [RecordedPin(id: second, state: .byPerson, commit: 1)])
        }
    }
}
