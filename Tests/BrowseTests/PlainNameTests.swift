import TestSupport
import Testing

@testable import CairnBrowse
@testable import CairnRepository

/// Names are found by letters without marks. (Issue 37, number 20.)
@Suite struct PlainNameTests {
    @Test func lettersWithoutMarksFindThoseWithMarks() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/Müller")
        for name in ["Müller.odt", "Mu\u{308}ller 2.odt", "muller.txt", "Müller/brief", "other"] {
            rig.tree.write("/home/\(name)", name)
        }
        try rig.backUp()
        let index = try NameIndex(CatalogReader(rig.openWriter().catalog)) { false }
        func found(_ words: String...) -> Set<String> {
            let found = index.search(.init(words: words), atMost: 100)
            let names = found.entries.map { String(decoding: $0.place.path, as: UTF8.self) }
            #expect(found.count == names.count && Set(names).count == names.count, "\(names)")
            return Set(names)
        }
        let all: Set = ["Müller", "Müller.odt", "Mu\u{308}ller 2.odt", "muller.txt"]
        #expect(found("muller") == all)
        #expect(found("MULLER") == all)
        #expect(found("müller") == all.subtracting(["muller.txt"]))
        #expect(found("muller", "brief") == ["Müller/brief"])
        #expect(found("muller", "odt") == ["Müller.odt", "Mu\u{308}ller 2.odt"])
    }
}
