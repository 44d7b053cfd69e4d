import CommandSupport
import Foundation
import Testing

/// What the pages list can be had from them, and they list it once. (Issue 37, numbers 5, 15.)
struct ListedVersionPageTests {
    private static func versions(_ client: PageClient, _ query: String) throws -> [[String: Any]] {
        try client.json("/api/1/file?\(query)")["versions"] as? [[String: Any]] ?? []
    }

    /// The addresses in a page that begin with a path.
    private static func links(_ page: String, to path: String) -> [String] {
        page.split(separator: "href=\"").compactMap { part in
            let link = part.prefix { $0 != "\"" }.replacingOccurrences(of: "&amp;", with: "&")
            return link.hasPrefix(path) ? link : nil
        }
    }

    /// A deleted file and folder whose names were used again, and whose snapshots are forgotten.
    @Test func aVersionThatNoSnapshotShowsIsRestored() throws {
        let sandbox = Sandbox("listed")
        sandbox.prepare()
        sandbox.put("base", "base")
        sandbox.backUp()
        sandbox.put("a", "my thesis")
        sandbox.put("d/inner", "in a folder")
        sandbox.backUp()
        for name in ["a", "d"] { Files.removeTree(Array("\(sandbox.source)/\(name)".utf8)) }
        sandbox.backUp()
        sandbox.cairn("forget", "--keep-last", "1", "--yes")
        sandbox.put("a", "another")
        sandbox.put("d/other", "other")
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let found = try Self.versions(client, "root=1&path=a")
        #expect(found.map { $0["size"] as? Int } == [9, 7])
        #expect(found[0]["commit"] == nil && found[0]["id"] as? String != nil, "\(found)")
        let page = try client.get("/file?root=1&path=a&version=0").body
        let content = try #require(Self.links(page, to: "/content").first)
        #expect(try client.get(content).body == "my thesis")
        let id = try #require(found[0]["id"] as? String).prefix(8)
        #expect(page.contains("--snapshot \(id)"), "\(page)")
        for name in ["a", "d"] {
            let version = try client.get("/file?root=1&path=\(name)&version=0").body
            let restore = try #require(Self.links(version, to: "/restore").first)
            let at = try #require(restore.split(separator: "at=").last?.prefix { $0.isNumber })
            let target = sandbox.file("out-\(name)")
            let hex = name.utf8.map { String($0, radix: 16) }.joined()
            let answer = try client.post(
                "/restore",
                [
                    ("csrf", try client.word()), ("root", "1"), ("path_hex", hex),
                    ("at", String(at)), ("to", "directory"), ("target", target),
                ])
            #expect(answer.status == 303, "\(answer.text)")
            #expect(try client.finished()["state"] as? String == "done")
        }
        let source = sandbox.source
        #expect(Files.text(sandbox.file("out-a") + "\(source)/a") == "my thesis")
        #expect(Files.text(sandbox.file("out-d") + "\(source)/d/inner") == "in a folder")
        #expect(!Files.exists(sandbox.file("out-d") + "\(source)/d/other"))
        let folder = try client.get("/file?root=1&path=d&version=0").body
        let inside = try #require(Self.links(folder, to: "/browse?root=1&path=d&at=").first)
        #expect(try client.get(inside).text.contains("inner"))
        client.end()
    }

    @Test func aRootThatAWiderOneTookInIsShownThereAlone() throws {
        let sandbox = Sandbox("wider")
        sandbox.prepare()
        for text in ["one", "three"] {
            sandbox.put("sub/letter", text)
            sandbox.cairn("backup", sandbox.source + "/sub")
        }
        sandbox.cairn("backup", sandbox.source)
        let client = try PageClient(sandbox)
        let roots = try client.json("/api/1/browse")["roots"] as? [[String: Any]] ?? []
        #expect(roots.map { $0["path"] as? String } == [sandbox.source], "\(roots)")
        #expect(try !client.get("/browse").text.contains("no longer backed up"))
        for query in ["root=2&path=sub%2Fletter", "root=1&path=letter"] {
            let found = try Self.versions(client, query)
            #expect(found.map { $0["size"] as? Int } == [3, 5], "\(query): \(found)")
            let page = try client.get("/file?\(query)").text
            #expect(!page.contains("renamed"), "\(page)")
            for version in 0..<2 {
                let text = try client.get("/file?\(query)&version=\(version)").body
                let content = try #require(Self.links(text, to: "/content").first)
                #expect(try client.get(content).body == ["one", "three"][version])
                let restore = try #require(Self.links(text, to: "/restore").first)
                #expect(try client.get(restore).status == 200, "\(restore)")
            }
        }
        #expect(try !client.get("/browse?root=1").text.contains("renamed"))
        var items: [[String: Any]] = []
        #expect(
            client.browse.awaitWhileRunning {
                guard let found = try? client.json("/api/1/search?q=letter") else { return false }
                items = found["items"] as? [[String: Any]] ?? []
                return found["waits"] as? Bool == false
            })
        #expect(items.map { $0["path"] as? String } == ["\(sandbox.source)/sub/letter"], "\(items)")
        client.end()
    }
}
