import CommandSupport
import Foundation
import Testing

@testable import CairnBrowse

/// Several items, each of its moment, restored at once.
struct BasketTests {
    /// Two files with two versions each, a deleted one, and a folder; commits 1 to 3.
    private func prepared(_ sandbox: Sandbox) {
        sandbox.prepare()
        for name in ["a.txt", "b.txt", "gone.txt", "sub/c.txt", "sub/d.txt"] {
            sandbox.put(name, "first of \(name)\n")
        }
        sandbox.backUp()
        for name in ["a.txt", "b.txt", "sub/c.txt"] { sandbox.put(name, "second of \(name)\n") }
        Files.removeTree(Array("\(sandbox.source)/gone.txt".utf8))
        sandbox.backUp()
        for name in ["a.txt", "b.txt", "sub/c.txt"] { sandbox.put(name, "third of \(name)\n") }
    }

    private func put(_ client: PageClient, _ choices: [String]) throws -> PageClient.Answer {
        try client.post(
            "/basket",
            [("csrf", try client.word()), ("do", "add")] + choices.map { ("item", $0) })
    }

    private func text(_ sandbox: Sandbox, _ name: String) -> String {
        Files.text("\(sandbox.source)/\(name)")
    }

    @Test func itemsOfTwoMomentsComeBackAsOneRestoreAndOneUndo() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let choices = [
            Sandbox.choice("a.txt", at: 1), Sandbox.choice("b.txt", at: 2),
            Sandbox.choice("gone.txt", at: 1),
        ]
        #expect(try put(client, choices).status == 303)
        let basket = try client.json("/api/1/basket")
        #expect((basket["items"] as? [Any])?.count == 3)
        #expect((basket["commands"] as? [String])?.count == 2)
        let effects = try #require(basket["effects"] as? [[String: String]])
        let actions = effects.compactMap { $0["action"] }.sorted()
        #expect(actions == ["create", "replace", "replace"], "\(effects)")
        let page = try client.get("/basket").text
        #expect(page.contains("3 items") && page.contains("--in-place"))

        let word = try client.word()
        #expect(
            try client.post("/basket/restore", [("csrf", word), ("to", "place")]).status == 303)
        #expect(try client.finished()["state"] as? String == "done")
        #expect(text(sandbox, "a.txt") == "first of a.txt\n")
        #expect(text(sandbox, "b.txt") == "second of b.txt\n")
        #expect(text(sandbox, "gone.txt") == "first of gone.txt\n")
        #expect(text(sandbox, "sub/c.txt") == "third of sub/c.txt\n")
        // It is told again when the page is loaded again, and the basket stays.
        #expect(try client.get("/job").text.contains("Restore complete"))
        #expect((try client.json("/api/1/basket")["items"] as? [Any])?.count == 3)

        let before = try #require(
            try client.get("/job").body.firstMatch(of: #/name="before" value="([^"]*)"/#))
        #expect(try client.undo().status == 303)
        #expect(try client.finished()["state"] as? String == "done")
        #expect(text(sandbox, "a.txt") == "third of a.txt\n")
        #expect(text(sandbox, "b.txt") == "third of b.txt\n")
        #expect(!Files.exists("\(sandbox.source)/gone.txt"))
        // The restore that the old page means is not the last any more.
        let again = try client.post("/undo", [("csrf", word), ("before", String(before.1))])
        #expect(again.status == 409)
        #expect(client.end().isEmpty)
    }

    /// What only `restore --deleted` has, beside what a moment shows.
    @Test func whatNoMomentShowsAnyMoreComesBackWithTheRest() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        sandbox.cairn("forget", sandbox.commits()[0])
        let client = try PageClient(sandbox)
        let listed = try client.get("/browse?root=1&deleted=1").body
        let found = try #require(listed.firstMatch(of: #/value="(1\.[0-9]*\.676f6e652e747874)"/#))
        #expect(try put(client, [String(found.1), Sandbox.choice("a.txt", at: 2)]).status == 303)
        let commands = try #require(try client.json("/api/1/basket")["commands"] as? [String])
        #expect(commands.count == 2 && commands.allSatisfy { $0.contains("--snapshot ") })
        let fields = [("csrf", try client.word()), ("to", "place")]
        #expect(try client.post("/basket/restore", fields).status == 303)
        #expect(try client.finished()["state"] as? String == "done")
        #expect(text(sandbox, "gone.txt") == "first of gone.txt\n")
        #expect(text(sandbox, "a.txt") == "second of a.txt\n")
        client.end()
    }

    @Test func everythingGoesIntoAFolder() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        _ = try put(client, [Sandbox.choice("a.txt", at: 1), Sandbox.choice("sub", at: 2)])
        let target = sandbox.file("aside")
        let fields = [("csrf", try client.word()), ("to", "directory"), ("target", target)]
        #expect(try client.post("/basket/restore", fields).status == 303)
        #expect(try client.finished()["state"] as? String == "done")
        #expect(Files.text("\(target)\(sandbox.source)/a.txt") == "first of a.txt\n")
        #expect(Files.text("\(target)\(sandbox.source)/sub/c.txt") == "second of sub/c.txt\n")
        #expect(Files.text("\(target)\(sandbox.source)/sub/d.txt") == "first of sub/d.txt\n")
        #expect(text(sandbox, "a.txt") == "third of a.txt\n")
        client.end()
    }

    @Test func itemsAreTakenOutAndReplaced() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        func times() throws -> [String] {
            let items = try client.json("/api/1/basket")["items"] as? [[String: Any]] ?? []
            return items.compactMap { $0["path"] as? String }.map { String($0.suffix(5)) }
        }
        _ = try put(client, [Sandbox.choice("a.txt", at: 1), Sandbox.choice("b.txt", at: 1)])
        _ = try put(client, [Sandbox.choice("a.txt", at: 2)])
        #expect(try times() == ["b.txt", "a.txt"])
        // Within a folder of the same moment it comes back with that.
        _ = try put(client, [Sandbox.choice("sub/c.txt", at: 2), Sandbox.choice("sub", at: 2)])
        #expect(try times().count == 3)
        // Of another moment it is refused, and nothing changes.
        let refused = try put(client, [Sandbox.choice("sub/d.txt", at: 1)])
        #expect(
            refused.status == 400 && refused.text.contains("selected them from different snapshots")
        )
        let word = try client.word()
        let out = [("csrf", word), ("do", "remove"), ("item", Sandbox.choice("a.txt", at: 9))]
        #expect(try client.post("/basket", out).status == 303)
        #expect(try times().count == 2)
        #expect(try client.post("/basket", [("csrf", word), ("do", "clear")]).status == 303)
        #expect(try times().isEmpty)
        let empty = try client.post("/basket/restore", [("csrf", word), ("to", "place")])
        #expect(empty.status == 400 && empty.text.contains("empty"))
        client.end()
    }

    /// Forms that no page has made.
    @Test func forgedChoicesPutNothingIn() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let hostile = [
            "", ".", "..", "1", "1..zz", "9..612e747874", "1.x.612e747874",
            "1.99999999999999999999.612e747874", "1.-1.612e747874", "-1.1.612e747874",
            Sandbox.choice("../../etc/passwd"), Sandbox.choice("/etc/passwd"),
            Sandbox.choice("a.txt\u{0}"), Sandbox.choice("nothing", at: 1),
            "1.1&path_hex=00.612e747874", "1&root=2.1.612e747874",
        ]
        for choice in hostile {
            let answer = try put(client, [choice])
            #expect((400..<500).contains(answer.status), "\(choice): \(answer.status)")
        }
        #expect((try client.json("/api/1/basket")["items"] as? [Any])?.isEmpty == true)
        // More than it holds.
        let many = (0..<501).map { Sandbox.choice("sub/\($0)", at: 1) }
        #expect(try put(client, many).status == 404)
        for number in 0..<501 { sandbox.put("many/\(number)", "\(number)") }
        sandbox.backUp()
        let all = (0..<501).map { Sandbox.choice("many/\($0)") }
        let answer = try put(client, all)
        #expect(answer.status == 400 && answer.text.contains("at most 500"))
        #expect((try client.json("/api/1/basket")["items"] as? [Any])?.isEmpty == true)
        #expect(try put(client, Array(all.dropLast())).status == 303)
        #expect(try client.get("/basket").status == 200)
        client.end()
    }

    /// A form leads back to pages of ours only.
    @Test(arguments: [
        ("/browse?root=1&path=a%2fb&x=1", "/browse?root=1&path=a/b"),
        ("/search?q=%22%3E%3Cscript%3E", "/search?q=%22%3e%3cscript%3e"),
        ("//evil.example/", "/basket"), ("http://evil.example/", "/basket"),
        ("/\\evil.example", "/basket"), ("/content?root=1", "/basket"),
        ("/browse?root=%zz", "/basket"), ("javascript:alert(1)", "/basket"), ("", "/basket"),
        ("/browse\r\nSet-Cookie: a=b", "/basket"),
    ])
    func theWayBackIsOurs(asked: String, link: String) {
        #expect(WayBack(asked, otherwise: Link("/basket")).link.text == link)
    }
}
