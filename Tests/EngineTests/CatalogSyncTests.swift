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
}
