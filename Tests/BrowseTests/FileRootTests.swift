import CommandSupport
import Foundation
import Glibc
import Testing

/// Roots that are one file or one link.
struct FileRootTests {
    private func sandbox() -> Sandbox {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("letter.txt", "dear reader\n")
        #expect(symlink("letter.txt", "\(sandbox.source)/pointer") == 0)
        backUp(sandbox)
        return sandbox
    }

    private func backUp(_ sandbox: Sandbox) {
        sandbox.cairn("backup", "\(sandbox.source)/letter.txt", "\(sandbox.source)/pointer")
    }

    /// The number of a root by its name.
    private func root(_ name: String, _ client: PageClient) throws -> Int {
        let roots = try client.json("/api/1/browse")["roots"] as? [[String: Any]] ?? []
        let found = roots.first { ($0["path"] as? String)?.hasSuffix("/\(name)") == true }
        return try #require(found?["root"] as? Int)
    }

    @Test func theirPagesAreThoseOfFiles() throws {
        let sandbox = sandbox()
        let client = try PageClient(sandbox)
        let roots = try client.get("/browse").body
        for name in ["letter.txt", "pointer"] {
            let number = try root(name, client)
            #expect(roots.contains(#"<a class="doc" href="/file?root=\#(number)">"#), "\(roots)")
            let folder = try client.get("/browse?root=\(number)")
            #expect(folder.status == 303)
            #expect(folder.header("Location") == "/file?root=\(number)")
            let page = try client.get("/file?root=\(number)")
            #expect(page.status == 200 && page.text.contains("1 version"), "\(page.text)")
            #expect(try client.get("/api/1/browse?root=\(number)").status == 404)
        }
        let letter = try root("letter.txt", client)
        #expect(try client.get("/file?root=\(letter)").text.contains("dear reader"))
        #expect(try client.get("/content?root=\(letter)").body == "dear reader\n")
        client.end()
    }

    @Test func theSearchFindsThem() throws {
        let sandbox = sandbox()
        let client = try PageClient(sandbox)
        for name in ["letter.txt", "pointer"] {
            let page = try client.get("/search?q=\(name.prefix(4))")
            let link = "/file?root=\(try root(name, client))\""
            #expect(page.body.contains(link), "\(page.text)")
        }
        client.end()
    }

    @Test func theyComeBackFromTheirPageAndFromTheBasket() throws {
        let sandbox = sandbox()
        let client = try PageClient(sandbox)
        let (letter, pointer) = (try root("letter.txt", client), try root("pointer", client))
        func action() throws -> String? {
            let preview = try client.json("/api/1/restore?root=\(letter)")
            return (preview["effects"] as? [[String: Any]])?.first?["action"] as? String
        }
        // Before, it may have been read in the moment in which it was written.
        for _ in 0..<5 where try action() != "same" { backUp(sandbox) }
        #expect(try action() == "same")
        let word = try client.word(of: "/restore?root=\(letter)")
        sandbox.put("letter.txt", "another\n")
        _ = try client.post(
            "/restore",
            [("csrf", word), ("root", "\(letter)"), ("path_hex", ""), ("at", "1"), ("to", "place")])
        #expect(try client.finished()["state"] as? String == "done")
        #expect(Files.text("\(sandbox.source)/letter.txt") == "dear reader\n")
        for name in ["letter.txt", "pointer"] { unlink("\(sandbox.source)/\(name)") }
        for root in [letter, pointer] {
            _ = try client.post(
                "/basket",
                [
                    ("csrf", word), ("do", "add"), ("from", "/browse"),
                    ("item", Sandbox.choice("", root: root, at: 1)),
                ])
        }
        _ = try client.post("/basket/restore", [("csrf", word), ("to", "place")])
        #expect(try client.finished()["state"] as? String == "done")
        #expect(Files.text("\(sandbox.source)/letter.txt") == "dear reader\n")
        #expect(Files.text("\(sandbox.source)/pointer") == "dear reader\n")
        client.end()
    }
}
