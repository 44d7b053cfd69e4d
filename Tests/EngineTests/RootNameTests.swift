import CairnFormat
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnRepository
@testable import CairnSource

/// The names of roots that the settings name otherwise since.
@Suite struct RootNameTests {
    @Test func rootsFollowTheNamesOfTheSettings() {
        let live = [("a", 1), ("b", 2), ("c", 3)].map { name, number in
            CatalogRoot(
                definition: RootDefinition(
                    number: UInt64(number), name: name.bytes, path: "/\(name)".bytes,
                    role: .documents), anchor: Int64(number), first: 1, last: nil)
        }
        func names(_ wanted: [(path: String, name: String)]) -> [String: Bool] {
            let steps = RootPlan(
                wanted.map {
                    .init(path: $0.path.bytes, name: $0.name.bytes, role: .documents)
                }, live: live, nextNumber: 10
            ).steps
            return Dictionary(
                uniqueKeysWithValues: steps.map {
                    (String(decoding: $0.root.path + $0.root.name, as: UTF8.self), $0.isNew)
                })
        }
        #expect(names([("/a", "b"), ("/b", "a")]) == ["/ab": true, "/ba": true])
        #expect(names([("/a", "a"), ("/b", "x")]) == ["/aa": false, "/bx": true])
        // Another root has the name, perhaps until its disk is mounted.
        #expect(names([("/a", "c"), ("/b", "b")]) == ["/aa": false, "/bb": false])
    }
}
