import CSQLite
import CairnCore
import TestSupport
import Testing

@testable import CairnBrowse
@testable import CairnRepository

/// A page of a large folder costs what it shows, not what the folder holds.
struct LargeFolderTests {
    private final class Steps {
        var count = 0
    }

    /// The instructions that SQLite performs for each page when it is asked once more.
    private func steps(names: Int) throws -> [String: Int] {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/wide")
        for number in 0..<names { rig.tree.write("/home/wide/f\(100_000 + number)", "") }
        try rig.backUp()
        for number in 0..<names where number % 3 == 0 {
            rig.tree.write("/home/wide/f\(100_000 + number)", "two")
        }
        for number in 0..<10 { rig.tree.remove("/home/wide/f\(100_001 + number)") }
        try rig.backUp()
        let catalog = try rig.openWriter().catalog
        let reader = try CatalogReader(catalog)
        let session = BrowseSession(rig.repository, catalog, reader, clock: rig.clock)
        var counts: [String: Int] = [:]
        for rest in [
            "", "&at=1", "&skip=500", "&at=1&skip=500", "&deleted=1", "&deleted=1&at=1",
            "&sort=size", "&deleted=1&sort=modified",
        ] {
            func ask() throws -> DirectoryPage {
                let query = try #require(
                    BrowseRequest.Parameters("root=1&path=wide\(rest)".utf8))
                return try DirectoryPage(query, session)
            }
            let isThen = rest.contains("at=1")
            let first = try ask()
            #expect(first.count == (isThen || rest.contains("deleted") ? names : names - 10))
            #expect(first.moments == [1, 2])
            let steps = Steps()
            let again = try withExtendedLifetime(steps) {
                let counter = Unmanaged.passUnretained(steps).toOpaque()
                // SAFETY: the handler is taken away again before `steps` may go.
                sqlite3_progress_handler(
                    reader.connection.handle, 1,
                    {
                        Unmanaged<Steps>.fromOpaque($0!).takeUnretainedValue().count += 1
                        return 0
                    }, counter)
                defer { sqlite3_progress_handler(reader.connection.handle, 0, nil, nil) }
                return try ask()
            }
            #expect(again.entries.map(\.name) == first.entries.map(\.name))
            #expect(steps.count > first.entries.count)
            counts[rest] = steps.count
        }
        return counts
    }

    @Test func aPageReadsWhatItShows() throws {
        let few = try steps(names: 2_500)
        let many = try steps(names: 5_000)
        for (page, count) in many {
            #expect(count < (few[page] ?? 0) * 11 / 10, "\(page): \(few[page] ?? 0), \(count)")
        }
    }
}
