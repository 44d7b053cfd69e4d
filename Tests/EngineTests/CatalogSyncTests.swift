import CairnSimulation
import TestSupport
import Testing

@testable import CairnRepository

/// A catalog that is brought level without the writers' lock.
@Suite struct CatalogSyncTests {
    /// A writer of another user seals a pack between the listing of the packs and their reading.
    @Test func aPackThatIsGoneWhenItIsLookedAtMakesTheListingNew() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/file", "content")
        try rig.backUp()
        let catalog = try Catalog(
            path: rig.directory.file("other.sqlite"),
            repository: rig.repository.description.repository)
        rig.storage.failAt(operation: rig.storage.operationCount + 1, with: .error(2))
        let met = rig.storage.faultsMet
        _ = try CatalogSync(repository: Repository.open(rig.storage), catalog: catalog).run()
        #expect(rig.storage.faultsMet == met + 1)
        #expect(try CatalogReader(catalog).count(.chunk) == 1)
    }

    /// What an earlier or later version of Cairn made: it is not asked, and made anew.
    @Test func aCatalogOfAnotherSchemaIsMadeAnewWithProgress() throws {
        let rig = try BackupRig()
        for number in 1...3 {
            rig.tree.write("/home/file\(number)", String(repeating: "\(number)", count: 100_000))
            try rig.backUp()
        }
        let path = rig.directory.file("other.sqlite")
        func catalog() throws -> Catalog {
            try Catalog(path: path, repository: rig.repository.description.repository)
        }
        func bringLevel() throws -> (notes: [String], told: [CatalogProgress]) {
            let opened = try catalog()
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
            try catalog().connection.execute(
                "UPDATE meta SET value = value + (\(difference)) WHERE key = 'schema'")
            let again = try bringLevel()
            #expect(again.told == first.told && again.notes == first.notes)
            #expect(try bringLevel() == (notes: [], told: []))
        }
    }
}
