import CairnCore
import CairnFormat
import CairnSimulation
import TestSeed
import TestSupport
import Testing

@testable import CairnRepository

/// A catalog that is brought level without the writers' lock.
@Suite struct CatalogSyncTests {
    /// A catalog of another machine or user.
    private static func otherCatalog(_ rig: BackupRig) throws -> Catalog {
        try Catalog(
            path: rig.directory.file("other.sqlite"),
            repository: rig.repository.description.repository)
    }

    private static func withOnePack(
        _ generator: inout SplitMix64
    ) throws -> (BackupRig, Catalog) {
        let rig = try BackupRig(description: BackupRig.description(compression: .none))
        rig.tree.write("/home/first", generator.bytes(200_000))
        try rig.backUp()
        return (rig, try otherCatalog(rig))
    }

    /// A writer of another user seals a pack between the listing of the packs and their reading.
    @Test func aPackThatIsGoneWhenItIsLookedAtMakesTheListingNew() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/file", "content")
        try rig.backUp()
        let catalog = try Self.otherCatalog(rig)
        rig.storage.failAt(operation: rig.storage.operationCount + 1, with: .error(2))
        let met = rig.storage.faultsMet
        _ = try CatalogSync(repository: Repository.open(rig.storage), catalog: catalog).run()
        #expect(rig.storage.faultsMet == met + 1)
        #expect(try CatalogReader(catalog).count(.chunk) == 1)
    }

    /// The remotes of another machine, or some that cannot be reached now.
    private struct Unreachable: AwayPacks {
        func openForReading(_ path: String) throws(SystemError) -> any StoredReader {
            throw SystemError("read", path: Array(path.utf8), code: SystemError.elsewhere)
        }
        func mayHave(_ path: String) -> Bool { true }
        func mayComeBack(_ path: String) -> Bool { true }
        func lost(of paths: [String]) -> Set<String> { [] }
    }

    /// Another machine's commits need a pack that is gone before this catalog ever had it: at once,
    /// or when the note of it is taken away.
    @Test(arguments: [false, true])
    func aPackThatTheCatalogNeverHadIsMissed(wasNoted: Bool) throws {
        var generator = SplitMix64(seed: 4)
        let (rig, catalog) = try Self.withOnePack(&generator)
        func bringLevel() throws -> LackingContent {
            let storage = TieredStorage(rig.storage, away: Unreachable())
            _ = try CatalogOpening(Repository.open(storage), catalog).bringLevel()
            return try catalog.lackingContent()
        }
        #expect(try bringLevel() == .none)
        rig.tree.write("/home/second", generator.bytes(400_000))
        try rig.backUp()
        let own = try CatalogReader(rig.openWriter().catalog)
        let packs = try own.packs().filter(\.isSealed)
        let newest = try #require(packs.max { $0.id < $1.id })
        if wasNoted {
            let id = try #require(PackFiles.sealedID(newest.path))
            _ = try AwayPack.put(id, awayFrom: rig.storage)
            for _ in 0..<2 { #expect(try bringLevel() == .none) }
            try rig.storage.remove(AwayPack.path(of: id))
        } else {
            try rig.storage.remove(newest.path)
        }
        for _ in 0..<2 { #expect(try bringLevel() == .present) }
        // What is known to be lost for good is not looked for again with each commit.
        try catalog.note(.earlier)
        rig.tree.remove("/home/second")
        try rig.backUp()
        #expect(try bringLevel() == .earlier)
    }

    /// Another machine moves content while this one looks at the packs.
    @Test func whatSeemsToBeMissingIsLookedForAgainIfThePacksChange() throws {
        var generator = SplitMix64(seed: 5)
        let (rig, catalog) = try Self.withOnePack(&generator)
        _ = try CatalogSync(repository: Repository.open(rig.storage), catalog: catalog).run()
        let packs = try PackFiles.list(rig.storage)
        let path = try #require(packs.first { $0.isSealed }).path
        let content = try #require(try rig.storage.read(path, limit: 1 << 20))
        rig.tree.write("/home/second", "second")
        try rig.backUp()
        var (isGone, looks) = (false, 0)
        let storage = rig.storage
        let sync = CatalogSync(repository: try Repository.open(storage), catalog: catalog) { step in
            if case .journal = step, !isGone {
                isGone = true
                try? storage.remove(path)
            }
            guard case .packs(done: 0, of: _) = step else { return }
            looks += 1
            guard looks == 2, let writer = try? storage.create(path) else { return }
            try? writer.append(content)
            try? writer.close()
        }
        #expect(try sync.run().missingPacks.isEmpty)
        #expect(isGone && looks >= 2)
        #expect(try catalog.lackingContent() == .none)
    }

    /// What an earlier or later version of Cairn made: it is not asked, and made anew.
    @Test func aCatalogOfAnotherSchemaIsMadeAnewWithProgress() throws {
        let rig = try BackupRig()
        for number in 1...3 {
            rig.tree.write("/home/file\(number)", String(repeating: "\(number)", count: 100_000))
            try rig.backUp()
        }
        func bringLevel() throws -> (notes: [String], told: [CatalogProgress]) {
            let opened = try Self.otherCatalog(rig)
            var told: [CatalogProgress] = []
            let notes = try CatalogOpening(rig.repository, opened) { told.append($0) }.bringLevel()
            #expect(try CatalogReader(opened).latestCommit()?.number == 3)
            return (notes, told)
        }
        let first = try bringLevel()
        #expect(first.told.first == .journal(records: 1))
        #expect(first.told.contains { if case .packs(_, of: 1...) = $0 { true } else { false } })
        #expect(try bringLevel() == (notes: [], told: []))
        for difference in [1, -1] {
            try Self.otherCatalog(rig).connection.execute(
                "UPDATE meta SET value = value + (\(difference)) WHERE key = 'schema'")
            let again = try bringLevel()
            #expect(again.told == first.told && again.notes == first.notes)
            #expect(try bringLevel() == (notes: [], told: []))
        }
    }
}
