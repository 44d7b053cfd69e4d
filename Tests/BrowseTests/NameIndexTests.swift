import CairnFormat
import CairnText
import TestSupport
import Testing

@testable import CairnBrowse
@testable import CairnCore
@testable import CairnRepository

/// What the search of the pages finds, in a repository in memory.
@Suite struct NameIndexTests {
    private func reader(_ rig: BackupRig) throws -> CatalogReader {
        try CatalogReader(rig.openWriter().catalog)
    }

    private func index(_ rig: BackupRig) throws -> NameIndex {
        try NameIndex(reader(rig)) { false }
    }

    /// Paths beneath the root, the newest first.
    private func found(_ index: NameIndex, _ query: NameIndex.Query) -> [String] {
        let found = index.search(query, atMost: 100)
        #expect(found.count == found.entries.count)
        return found.entries.map { String(decoding: $0.place.path, as: UTF8.self) }
    }

    private func found(_ index: NameIndex, _ words: String) -> Set<String> {
        let text = SearchText(words)
        let all = found(index, .init(words: text.words, whole: text.whole))
        #expect(Set(all).count == all.count, "\(words): \(all)")
        return Set(all)
    }

    // MARK: Every version

    private static func day(_ number: Int64) -> Timestamp { Timestamp(seconds: number * 86_400) }

    @Test func anyVersionThatIsWantedFindsItsItem() throws {
        let rig = try BackupRig()
        for (day, content) in [(10, "long, as of day ten"), (20, "short"), (30, "of thirty days")] {
            rig.tree.write("/home/plan", content)
            rig.tree.setModified("/home/plan", Self.day(Int64(day)))
            try rig.backUp()
        }
        rig.tree.setModified("/home", Self.day(40))
        try rig.backUp()
        let index = try index(rig)
        func entry(_ filter: ItemFilter) throws -> NameIndex.Entry? {
            var wanted = filter
            wanted.kinds = [.file]
            let found = index.search(.init(filter: wanted), atMost: 9)
            #expect(found.count == found.entries.count && found.count <= 1)
            return found.entries.first
        }
        let middle = try #require(try entry(.init(from: Self.day(15), until: Self.day(25))))
        #expect(middle.modified == Self.day(20) && middle.size == 5 && middle.earlier == 1)
        #expect(middle.versions == 3 && middle.isPresent)
        let oldest = try #require(try entry(.init(until: Self.day(20))))
        #expect(oldest.modified == Self.day(10) && oldest.size == 19 && oldest.earlier == 0)
        let newest = try #require(try entry(.init(from: Self.day(5))))
        #expect(newest.modified == Self.day(30) && newest.earlier == nil)
        #expect(try entry(.init(from: Self.day(31))) == nil)
        #expect(try entry(.init(from: Self.day(11), until: Self.day(20))) == nil)
        // Of one version both must be true.
        #expect(try entry(.init(bytesMinimum: 5, from: Self.day(15), until: Self.day(25))) == nil)
        #expect(try entry(.init(bytesMinimum: 14))?.earlier == 0)
    }

    @Test func largeSizesAreExact() {
        var table = VersionTable()
        let sizes: [UInt64] = [0, 1 << 29 - 2, 1 << 29 - 1, 1 << 29, 1 << 62]
        for size in sizes { table.append(.file, size: size, modified: 1) }
        #expect(sizes.indices.map(table.size) == sizes)
        #expect(sizes.indices.allSatisfy { table.kind($0) == .file })
    }

    // MARK: Patterns and paths

    private func tree() throws -> NameIndex {
        let rig = try BackupRig()
        for path in [
            "/home/invoices", "/home/invoices/old", "/home/my-invoices", "/home/pictures",
        ] { rig.tree.makeDirectory(path) }
        for path in [
            "invoices/May.PDF", "invoices/old/april.pdf", "my-invoices/june.pdf", "pictures/a.png",
            "pictures/ab.png", "pictures/a.png.bak", "pictures/\u{c4}rger.png", "invoices.txt",
        ] { rig.tree.write("/home/\(path)", path) }
        try rig.backUp()
        return try index(rig)
    }

    @Test(arguments: [
        ("*.png", ["pictures/a.png", "pictures/ab.png", "pictures/\u{c4}rger.png"]),
        ("*.PNG", ["pictures/a.png", "pictures/ab.png", "pictures/\u{c4}rger.png"]),
        ("a?.png", ["pictures/ab.png"]), ("a*", ["pictures/a.png", "pictures/ab.png"]),
        ("[ab].p*", ["pictures/a.png", "pictures/a.png.bak"]), ("?", []),
        ("\u{e4}*.png", ["pictures/\u{c4}rger.png"]),
        (
            "invoices/",
            [
                "invoices/May.PDF", "invoices/old", "invoices/old/april.pdf",
                "my-invoices/june.pdf",
            ]
        ),
        ("/invoices/", ["invoices/May.PDF", "invoices/old", "invoices/old/april.pdf"]),
        ("Invoices/m", ["invoices/May.PDF"]), ("old/apr", ["invoices/old/april.pdf"]),
        ("invoices/*.pdf", ["invoices/May.PDF", "invoices/old/april.pdf"]),
        ("invoices/*", ["invoices/May.PDF", "invoices/old", "invoices/old/april.pdf"]),
        ("invoices/???", ["invoices/old"]), ("/home/*.txt", ["invoices.txt"]),
        ("/invoices/*", []), ("*/my-*/*", ["my-invoices/june.pdf"]),
        ("*oices/o*d", ["invoices/old"]),
        ("inv*/", ["invoices/May.PDF", "invoices/old", "invoices/old/april.pdf"]),
        ("invoices/ april", ["invoices/old/april.pdf"]),
        ("old *.pdf", ["invoices/old/april.pdf"]), ("inv* *.pdf ap", ["invoices/old/april.pdf"]),
        ("*.pdf /invoices/ *", ["invoices/May.PDF", "invoices/old/april.pdf"]),
    ])
    func patternsAndPathsFindWhatTheySay(words: String, paths: [String]) throws {
        let prefix = words == "a*" ? ["pictures/a.png.bak", "invoices/old/april.pdf"] : []
        #expect(try found(tree(), words) == Set(paths + prefix))
    }

    /// Names from a Mac have the marks of letters as scalars of their own.
    @Test(arguments: [
        ("\u{dc}bung", "u\u{308}bung"), ("U\u{308}BUNG", "\u{fc}bung"),
        ("\u{d55c}\u{ae00}", "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}"),
        ("\u{304c}", "\u{304b}\u{3099}"), ("caf\u{e9}", "CAFE\u{301} 2"),
    ])
    func lettersAreFoundInEitherForm(word: String, name: String) throws {
        let rig = try BackupRig()
        rig.tree.write("/home/\(name)", name)
        try rig.backUp()
        #expect(try found(index(rig), word) == [name])
    }

    @Test func whatIsInAFolderThatAPatternNamesIsBeneath() throws {
        let found = try tree().searchBeneath(.init(words: ["my-*"]), atMost: 9)
        #expect(found.entries.map(\.place.path) == [Array("my-invoices/june.pdf".utf8)])
    }

    @Test(arguments: [
        ("Bild ?.png", ["Bild 0.png", "Bild 7.png"]),
        ("bild [0-2]*", ["Bild 0.png", "0 png Bild"]),
        ("\"Bild 0.png\"", ["Bild 0.png"]), ("'bild 0'", ["Bild 0.png"]),
        ("Bild\\ ?.png", ["Bild 0.png", "Bild 7.png"]), ("\"d 0\" png", ["Bild 0.png"]),
        (" bild ?.png ", ["Bild 0.png", "Bild 7.png"]), ("0 ?ild", []),
        ("png *d*", ["Bild 0.png", "Bild 7.png", "0 png Bild"]),
        ("\"png *d*\"", []), ("0 *b*", ["Bild 0.png", "0 png Bild"]),
        ("\u{dc}ber uns/*.txt", ["\u{dc}ber uns/a.txt"]),
        ("\u{fc}ber uns/*", ["\u{dc}ber uns/a.txt"]),
        ("\"Urlaub S\u{fc}d\"/*.jpg", []),
        ("Pictures/Urlaub S\u{fc}d/*.jpg", ["Pictures/Urlaub S\u{fc}d/Strand.jpg"]),
        ("Garage #7 100% paid?.txt", ["Garage #7 100% paid?.txt"]),
        ("7 100% paid?", ["Garage #7 100% paid?.txt"]), ("why?[live].mp3", ["Why?[live].mp3"]),
        ("l**", ["l**"]), ("\"7 100% paid?\"", ["Garage #7 100% paid?.txt"]),
        ("Scan [1] a?.txt", ["Scan [1] a?.txt"]), ("scan \\[1\\] a?.*", ["Scan [1] a?.txt"]),
        ("it's a", ["it's a 'q' b"]), ("it's *b", ["it's a 'q' b"]), ("'q' *s*", ["it's a 'q' b"]),
    ])
    func namesWithSpacesAreFoundByPatternsAndByThemselves(text: String, paths: [String]) throws {
        let rig = try BackupRig()
        for path in ["Pictures", "Pictures/Urlaub S\u{fc}d", "\u{dc}ber uns"] {
            rig.tree.makeDirectory("/home/\(path)")
        }
        for path in [
            "Bild 0.png", "Bild 7.png", "0 png Bild", "\u{dc}ber uns/a.txt",
            "Pictures/Urlaub S\u{fc}d/Strand.jpg", "Garage #7 100% paid?.txt",
            "Garage #7 100% paid.txt", "Scan [1] a?.txt", "it's a 'q' b", "Why?[live].mp3", "l**",
        ] { rig.tree.write("/home/\(path)", path) }
        try rig.backUp()
        #expect(try found(index(rig), text) == Set(paths))
    }

    @Test func whatIsFoundByAllOfATextAndByItsWordsIsCountedOnce() throws {
        let rig = try BackupRig()
        for path in ["a b", "a b/a c", "a c"] {
            rig.tree.makeDirectory("/home/\(path)")
            rig.tree.write("/home/\(path)/xy", path)
        }
        try rig.backUp()
        let query = NameIndex.Query(words: ["a", "?"], whole: "a ?")
        let found = try index(rig).search(query, atMost: 9)
        #expect(found.counts == [3, 0, 0] && found.entries.count == 3)
        let beneath = try index(rig).searchBeneath(query, atMost: 9)
        #expect(
            beneath.count == 3
                && beneath.entries.allSatisfy { $0.place.path.last == UInt8(ascii: "y") })
    }

    /// What the verb finds, by its own way.
    @Test(arguments: [
        "*.png", "invoices/*.pdf", "inv*/", "a?.*", "/home/*", "*", "[!a]*", "*/*/*", "/", "s/",
        "?*",
    ])
    func patternsMeanWhatTheyMeanToTheVerb(pattern: String) throws {
        let index = try tree()
        let wanted = NamePattern(pattern, matchesCase: false)
        let all = found(index, NameIndex.Query())
        let matching = all.filter { path in
            wanted.matches(
                ItemPath.join(Array("home".utf8), Array(path.utf8)),
                live: ItemPath.join(Array("/home".utf8), Array(path.utf8)))
        }
        #expect(found(index, pattern) == Set(matching))
    }

    // MARK: Roots and counts

    @Test func aRootIsFoundByItsName() throws {
        let rig = try BackupRig()
        for path in ["/home/ada", "/home/ada/Documents"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/ada/Documents/plan", "plan")
        try rig.backUp(["/home/ada/Documents"])
        let index = try index(rig)
        for words in ["docum", "Documents", "docum*", "ada/doc", "/home/ada/*", "ada docum"] {
            #expect(found(index, words).contains(""), "\(words)")
        }
        let entry = try #require(index.search(.init(words: ["docu"]), atMost: 9).entries.first)
        #expect(entry.kind == .directory && entry.isPresent && entry.place.path.isEmpty)
        #expect(index.count == 2)
    }

    @Test func aRootThatIsAFileIsFound() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/plan.txt", "plan")
        rig.tree.write("/home/other", "other")
        try rig.backUp(["/home/plan.txt", "/home/other"])
        var index = try index(rig)
        func isFound() -> Bool {
            let found = index.search(.init(words: ["plan"]), atMost: 9)
            return found.count == 1 && found.entries.first?.place.path == []
                && found.entries.first?.kind == .file
        }
        #expect(isFound() && index.count == 2)
        rig.tree.write("/home/plan.txt", "a new plan")
        try rig.backUp(["/home/plan.txt", "/home/other"])
        #expect(try index.update(reader(rig)) { false })
        #expect(
            isFound() && index.search(.init(words: ["plan"]), atMost: 9).entries[0].versions == 2)
    }

    @Test func namesAreCountedOnceHoweverOftenTheyChange() throws {
        let rig = try BackupRig()
        for number in 0..<20 { rig.tree.write("/home/f\(number)", "one") }
        try rig.backUp()
        var index = try index(rig)
        for turn in 0..<4 {
            rig.tree.write("/home/f1", "turn \(turn)")
            rig.tree.write("/home/new\(turn)", "new")
            if turn == 2 { rig.tree.remove("/home/f2") }
            try rig.backUp()
            #expect(try index.update(reader(rig)) { false }, "it is brought up to date")
            let anew = try self.index(rig)
            #expect(index.count == anew.count && index.count == 21 + turn + 1)
            #expect(found(index, "f").count == 20)
        }
    }
}
