import CairnFormat
import CommandSupport
import TestSeed
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnRepository

/// What is counted of a directory's history is what is found there, commit by commit.
@Suite struct DirectoryTimelineTests {
    private static let commits = 25
    private static let names = 30

    @Test func theNumbersOfNamesAreThoseThatAreThere() throws {
        var random = Seeded(TestSeed.drawn)
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/wide")
        var present: Set<Int> = []
        for commit in 1...Self.commits {
            for number in 0..<Self.names where Int.random(in: 0..<4, using: &random) == 0 {
                let path = "/home/wide/n\(number)"
                if present.remove(number) != nil, Bool.random(using: &random) {
                    rig.tree.remove(path)
                } else {
                    rig.tree.write(path, "state \(commit)")
                    present.insert(number)
                }
            }
            try rig.backUp()
        }
        let reader = try CatalogReader(rig.openWriter().catalog)
        let root = try #require(try reader.roots().first)
        let entry = try #require(
            try reader.entry(root, path: "wide".bytes, at: Int64(Self.commits)))
        let timeline = try reader.timeline(of: entry)
        for commit in 0...Int64(Self.commits) + 1 {
            let there = try reader.children(of: entry, at: commit)
            #expect(timeline.count(at: commit) == there.count, "\(TestSeed.replay)")
            let former = try reader.formerChildren(of: entry, before: commit)
            #expect(
                timeline.count(at: commit, withFormer: true) == there.count + former.count,
                "\(TestSeed.replay)")
            let all = (there.map { ($0, nil) } + former.map { ($0.entry, $0.last) })
                .sorted { $0.0.name.lexicographicallyPrecedes($1.0.name) }
            var shown: [(entry: TreeEntry, last: Int64?)] = []
            for skipped in stride(from: 0, through: all.count, by: 7) {
                shown += try reader.knownChildren(
                    of: entry, at: commit, after: skipped, atMost: 7)
            }
            #expect(shown.map(\.entry.name) == all.map(\.0.name), "\(TestSeed.replay)")
            #expect(shown.map(\.entry.since) == all.map(\.0.since), "\(TestSeed.replay)")
            #expect(shown.map(\.last) == all.map(\.1), "\(TestSeed.replay)")
        }
    }

    @Test func whatWritersCountIsWhatIsThere() throws {
        let rig = try BackupRig()
        var prints: Set<Int64?> = []
        for content in ["one", "two", "three"] {
            rig.tree.write("/home/file", content)
            rig.tree.write("/home/\(content)", content)
            if content == "three" { rig.tree.remove("/home/one") }
            try rig.backUp()
            let reader = try CatalogReader(rig.openWriter().catalog)
            for table in [CatalogTable.live, .past, .chunk, .block, .pack, .directory] {
                let rows = try reader.connection.number(
                    "SELECT count(*) FROM \(table.rawValue)_rows")
                #expect(try reader.count(table) == rows, "\(table)")
            }
            prints.insert(try reader.fingerprint())
            #expect(try reader.fingerprint() == CatalogReader(reader.catalog).fingerprint())
        }
        #expect(prints.count == 3 && !prints.contains(nil))
        let catalog = try rig.openWriter().catalog
        try CatalogProof(catalog: catalog).checkRows()
        try catalog.connection.execute("DELETE FROM past_rows")
        #expect(throws: CatalogError.self) { try CatalogProof(catalog: catalog).checkRows() }
    }
}
