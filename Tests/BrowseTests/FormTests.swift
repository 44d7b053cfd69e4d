import CommandSupport
import Foundation
import Glibc
import Testing

@testable import CairnBrowse

/// What people type, and what the pages say to it.
struct FormTests {
    private func prepared(_ sandbox: Sandbox) {
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        sandbox.backUp()
        sandbox.put("a.txt", "second\n")
        sandbox.backUp()
    }

    // MARK: Search

    @Test(arguments: [
        ("larger=2M", 200), ("larger=2", 200), ("larger=10KiB", 200), ("larger=1k", 200),
        ("since=2026-04", 200), ("since=2026", 200), ("before=2026-04-30", 200),
        ("since=2%20weeks%20ago", 200), ("larger=2X", 400), ("larger=-1", 400),
        ("larger=1.5K", 400),
        ("since=2026-04&before=2026-05", 200), ("since=2026-04&before=2026-04", 400),
        ("larger=18446744073709551615B", 400), ("since=2026-13", 400), ("since=soon", 400),
        ("kind=sofa", 400),
    ])
    func sizesAndTimesAreReadAsByTheVerb(field: String, status: Int) throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        #expect(try client.get("/search?q=a&\(field)").status == status)
        #expect(try client.get("/api/1/search?q=a&\(field)").status == status)
        client.end()
    }

    @Test func aWrongValueNamesItsFieldAndTheFormStays() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let page = try client.get("/search?q=thesis&larger=2X&since=soon&kind=file&deleted=1")
        #expect(page.text.contains("Larger than: “2X” is not a valid size."), "\(page.text)")
        #expect(page.text.contains("Modified since: “soon” is not a valid time."))
        for kept in [
            #"name="q" value="thesis""#, #"name="larger" value="2X""#,
            #"name="since" value="soon""#,
            #"<option value="file" selected>"#, #"value="1" checked"#,
        ] {
            #expect(page.body.contains(kept), "\(kept)")
        }
        #expect(page.body.matches(of: #/aria-invalid="true"/#).count == 2)
        let empty = try client.get("/search?q=a&larger=1.5K&since=2026-05&before=2026-04").text
        #expect(empty.contains("Larger than: “1.5K” is not a whole number."), "\(empty)")
        #expect(
            empty.contains(
                "Modified before: “2026-04” is not later than “2026-05” in “Modified since”."))
        // One field for words: a second one would be sent without the rest.
        #expect(page.body.matches(of: #/name="q"/#).count == 1)
        #expect(try client.get("/").body.matches(of: #/name="q"/#).count == 1)
        client.end()
    }

    @Test(arguments: ["q=%00", "q=a%00", "q=%01", "q=", "q=+", "q=%0a%09", "q=%01&kind=file"])
    func aSearchForNothingSaysSo(query: String) throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let page = try client.get("/search?\(query)")
        #expect(page.status == 400 && page.text.contains("Name: "), "\(page.text)")
        #expect(page.text.contains("Type part of a name"))
        #expect(page.body.contains(#"aria-invalid="true""#))
        #expect(try client.get("/api/1/search?\(query)").status == 400)
        client.end()
    }

    @Test func aSearchThatFindsNothingSaysHowItsWordsWereRead() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        func answer(_ query: String) throws -> String {
            var text = ""
            #expect(
                client.browse.awaitWhileRunning {
                    text = (try? client.get("/search?q=\(query)").text) ?? ""
                    return text.contains("No backed-up item matches")
                }, "\(text)")
            return text
        }
        #expect(
            try answer("no+*.pdf").contains(
                "all of the words “no”, “*.pdf” or the whole text “no *.pdf”."))
        let plain = try answer("no-x+no-y")
        #expect(plain.contains("all of the words “no-x”, “no-y”. To search for a phrase,"))
        #expect(try answer("%22no-x+no-y%22").contains("backed-up item matches. Try fewer"))
        client.end()
    }

    @Test func aSearchThatIsNotAskedIsAFormAndNoAnswer() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        #expect(try client.get("/search").status == 200)
        let answer = try client.get("/api/1/search")
        #expect(
            answer.status == 400 && answer.body.contains("Specify at least one of `q`"),
            "\(answer.body)")
        #expect(try client.get("/api/1/search?q=&kind=file").status == 200)
        client.end()
    }

    // MARK: Basket and restores

    @Test func anotherMomentOfAnItemIsSaidToReplaceTheFirst() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        func put(_ commit: Int) throws {
            let fields = [
                ("csrf", try client.word()), ("do", "add"),
                ("item", Sandbox.choice("a.txt", at: commit)),
            ]
            #expect(try client.post("/basket", fields).status == 303)
        }
        try put(1)
        #expect(!(try client.get("/basket").text.contains("replaces the same item")))
        try put(2)
        #expect(try client.get("/basket").text.contains("In the basket, a.txt as of 20"))
        // It is said once.
        #expect(!(try client.get("/basket").text.contains("replaces the same item")))
        // Nothing is lost, and an address was not it.
        let none = try client.post("/basket", [("csrf", try client.word()), ("do", "add")])
        #expect(none.status == 400 && none.text.contains("Cairn cannot do that"))
        #expect(!none.text.contains("address"))
        // All is back: what was chosen is done with.
        let fields = [("csrf", try client.word()), ("to", "place")]
        #expect(try client.post("/basket/restore", fields).status == 303)
        #expect(try client.finished()["state"] as? String == "done")
        #expect(try client.get("/job").body.contains(#"name="do" value="clear">Empty the basket"#))
        _ = try client.post("/basket", [("csrf", try client.word()), ("do", "clear")])
        #expect(!(try client.get("/job").text.contains("Empty the basket")))
        client.end()
    }

    @Test(arguments: ["~", "~/back"]) func aTargetMayBeginAtHome(target: String) throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let fields = [
            ("csrf", try client.word()), ("root", "1"), ("path_hex", "612e747874"), ("at", "1"),
            ("to", "directory"), ("target", target),
        ]
        #expect(try client.post("/restore", fields).status == 303)
        #expect(try client.finished()["state"] as? String == "done")
        let home = sandbox.file("home") + target.dropFirst()
        #expect(Files.text("\(home)\(sandbox.source)/a.txt") == "first\n")
        // The command that is shown says the same place.
        #expect(try client.get("/job").text.contains("--target \(target)"))
        client.end()
    }

    @Test func undoingADeletionIsToldAsWhatItIs() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        Files.removeTree(Array("\(sandbox.source)/a.txt".utf8))
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let fields = [
            ("csrf", try client.word()), ("root", "1"), ("path_hex", "612e747874"), ("at", "2"),
            ("to", "place"),
        ]
        #expect(try client.post("/restore", fields).status == 303)
        #expect(try client.finished()["state"] as? String == "done")
        #expect(try client.undo().status == 303)
        #expect(try client.finished()["state"] as? String == "done")
        let page = try client.get("/job").text
        #expect(page.contains("Undo complete") && page.contains("1 item removed"), "\(page)")
        #expect(!page.contains("0 files"))
        client.end()
    }

    @Test func whatDoesNotDifferIsSaidToBeTheSame() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        func action(at commit: Int) throws -> String? {
            let found = try client.json("/api/1/restore?root=1&path=a.txt&at=\(commit)")
            return (found["effects"] as? [[String: String]])?.first?["action"]
        }
        // The stamp of a file that was written right before it was read is not believed.
        for _ in 0..<5 where try action(at: 2) != "same" { sandbox.backUp() }
        #expect(try action(at: 2) == "same")
        #expect(try client.get("/restore?root=1&path=a.txt&at=2").text.contains("identical"))
        #expect(try action(at: 1) == "replace")
        // As long as before, and changed since: the stamp tells.
        sandbox.put("a.txt", "SECOND\n")
        #expect(try action(at: 2) == "replace")
        client.end()
    }

    // MARK: Where something is in the way

    @Test func everyPageSaysThatTheRepositoryIsAway() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let pages = ["/browse", "/browse?root=1", "/file?root=1&path=a.txt", "/search?q=a"]
        for page in pages { #expect(try client.get(page).status == 200, "\(page)") }
        let (place, away) = (sandbox.repository, sandbox.repository + ".away")
        #expect(rename(place, away) == 0)
        for page in pages {
            let answer = try client.get(page)
            #expect(answer.status == 503, "\(page): \(answer.text)")
            #expect(answer.text.contains("The repository is missing"), "\(page)")
            #expect(answer.text.contains("Try again"), "\(page)")
            // It was there: nothing need be made.
            #expect(answer.text.contains("connect its disk"), "\(answer.text)")
            #expect(!answer.text.contains("create one with"))
        }
        #expect(rename(away, place) == 0)
        for page in pages { #expect(try client.get(page).status == 200, "\(page)") }
        client.end()
    }

    // MARK: Around the pages

    @Test func whoIsNotLetInSeesNothingOfTheBasket() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let fields = [
            ("csrf", try client.word()), ("do", "add"), ("item", Sandbox.choice("a.txt", at: 1)),
        ]
        #expect(try client.post("/basket", fields).status == 303)
        let stranger = try #require(RawClient.get(client.port, "/"))
        #expect(stranger.contains("Access denied") && !stranger.contains("Basket"))
        #expect(try client.get("/").body.contains(#"<span class="count">1</span>"#))
        let icon = try client.get("/favicon.ico")
        #expect(icon.status == 200 && icon.header("Content-Type") == "image/svg+xml")
        client.end()
    }

    @Test func oneMomentIsOne() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        sandbox.backUp()
        let client = try PageClient(sandbox)
        #expect(try client.get("/").text.contains("1 snapshot ·"))
        client.end()
    }

    @Test func whatChangedTodayIsByFolder() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        for name in ["a", "b", "c", "d"] { sandbox.put("notes/\(name).txt", "first\n") }
        sandbox.put("project/.git/index", "first\n")
        sandbox.backUp()
        let client = try PageClient(sandbox)
        // What was there from the beginning has not changed; it is said once the names are counted.
        #expect(
            client.browse.awaitWhileRunning {
                (try? client.get("/").text.contains("Nothing has changed today")) == true
            })
        for name in ["a", "b", "c", "d"] { sandbox.put("notes/\(name).txt", "second\n") }
        sandbox.put("project/.git/index", "second\n")
        sandbox.put("project/main.c", "first\n")
        sandbox.backUp()
        var page = ""
        #expect(
            client.browse.awaitWhileRunning {
                page = (try? client.get("/").text) ?? ""
                return page.contains("main.c")
            })
        #expect(page.contains(#/notes [abcd].txt , [abcd].txt , [abcd].txt and 1 more/#), "\(page)")
        #expect(page.contains("1 change in hidden files and editor lock files"), "\(page)")
        client.end()
    }

    @Test func everyMomentIsTwoStepsAway() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        for number in 1...62 {
            sandbox.put("n.txt", "\(number)\n")
            sandbox.put("n\(number)", "")
            sandbox.backUp()
        }
        let client = try PageClient(sandbox)
        let page = try client.get("/browse?root=1").body
        for number in 1...62 {
            #expect(page.contains("/browse?root=1&amp;at=\(number)\""), "\(number)")
        }
        #expect(page.contains("<h2>By day</h2>"))
        client.end()
    }

    @Test func hexDumpsSayWhereTheyAre() {
        #expect(HexDump([65, 66][...], from: 4_096).text.hasPrefix("00001000  41 42"))
        let far = Comparison(
            [UInt8](repeating: 0, count: 100), [UInt8](repeating: 0, count: 99) + [1],
            areWhole: false)
        #expect(far.markup(.none).text.contains("00000060  00"))
    }

    /// Nothing is to be done about it: a backup of it would be none.
    @Test func theRepositoryItselfIsNoAdviceToAddIt() {
        let sandbox = Sandbox()
        prepared(sandbox)
        for path in [sandbox.repository, sandbox.repository + "/packs"] {
            let answer = sandbox.cairn("why", path, exits: 1).text
            #expect(answer.contains("it is the repository itself"), "\(answer)")
            #expect(!answer.contains("roots add"))
        }
    }
}
