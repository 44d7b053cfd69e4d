import CommandSupport
import Foundation
import Glibc
import Testing

/// What became of folders that are not there any more, where they are looked at.
struct FolderEndingTests {
    /// Folders that are then renamed, deleted, left out, and moved with the one above them.
    private func sandbox() -> Sandbox {
        let sandbox = Sandbox()
        sandbox.prepare()
        for name in ["plans", "old", "build", "outer/inner"] {
            for file in ["a.txt", "b.txt"] { sandbox.put("\(name)/\(file)", "\(name) \(file)\n") }
        }
        sandbox.backUp()
        // Only who watches sees that something was renamed.
        let watch = sandbox.startCairn("watch", sandbox.source)
        #expect(
            watch.awaitWhileRunning {
                let status = sandbox.startCairn("status", "--json").wait().lines.first
                return status.flatMap { JSONObject($0) }?["activity"] == "watching"
            })
        for (from, to) in [("plans", "drafts"), ("outer", "new")] {
            #expect(rename("\(sandbox.source)/\(from)", "\(sandbox.source)/\(to)") == 0)
        }
        for number in 1...3 {
            sandbox.put("notes.txt", "\(number)\n")
            sandbox.cairn("status", "--wait")
        }
        #expect(rename("\(sandbox.source)/notes.txt", "\(sandbox.source)/report.txt") == 0)
        for number in 4...5 {
            sandbox.put("report.txt", "\(number)\n")
            sandbox.cairn("status", "--wait")
        }
        watch.send(SIGTERM)
        #expect(watch.wait().code == 0)
        Files.removeTree(Array("\(sandbox.source)/old".utf8))
        sandbox.cairn("exclude", "add", "\(sandbox.source)/build")
        sandbox.backUp()
        return sandbox
    }

    @Test func theirPagesSayWhatBecameOfThem() throws {
        let sandbox = sandbox()
        let client = try PageClient(sandbox)
        for at in ["", "&at=1"] {
            func page(_ path: String) throws -> PageClient.Answer {
                let answer = try client.get("/browse?root=1&path=\(path)\(at)")
                guard let last = answer.header("Location") else { return answer }
                // It leads to what was the last of it, with what was in it.
                #expect(answer.status == 303 && at.isEmpty)
                let page = try client.get(last)
                #expect(page.text.contains("a.txt"), "\(last): \(page.text)")
                return page
            }
            let renamed = try page("plans")
            #expect(renamed.text.contains(#/It was renamed at 20[-0-9: ]+ to \S+\/drafts/#))
            #expect(renamed.body.contains(#"<a href="/browse?root=1&amp;path=drafts">"#))
            #expect(try page("outer/inner").text.contains(#/It was renamed.* to \S+\/new\/inner/#))
            #expect(try page("old").text.contains("It was deleted at 20"))
            let excluded = try page("build")
            #expect(excluded.text.contains("It has been excluded since 20"), "\(excluded.text)")
            #expect(excluded.text.contains("(extended attribute user.xdg.robots.backup = false)"))
            #expect(excluded.body.contains(#"<a href="/why?path="#))
            #expect(!(try page("").text.contains("It was renamed")))
            #expect(
                !renamed.text.contains("is not in the latest backup")
                    && !renamed.text.contains(" Now "))
            let never = try page("never")
            #expect(never.text.contains("This folder has never been backed up. Find out why"))
            #expect(
                never.body.contains(#"<a href="/why?path=\#(sandbox.source)/never">Find out why"#))
        }
        let json = try client.json("/api/1/browse?root=1&path=plans")
        #expect(json["ending"] as? String == "renamed")
        #expect(json["renamed_to"] as? String == "\(sandbox.source)/drafts")
        #expect(try client.json("/api/1/browse?root=1&path=drafts")["ending"] == nil)
        let file = try client.get("/file?root=1&path=build/a.txt").text
        #expect(file.contains("(extended attribute user.xdg.robots.backup = false)"), "\(file)")
        client.end()
    }

    @Test func homeSaysWhatBecameOfThemToday() throws {
        let sandbox = sandbox()
        let client = try PageClient(sandbox)
        var page = PageClient.Answer(status: 0, head: "", body: "")
        #expect(
            client.browse.awaitWhileRunning {
                guard let found = try? client.get("/") else { return false }
                page = found
                return page.text.contains("plans")
            })
        #expect(page.text.contains("plans renamed to drafts"), "\(page.text)")
        #expect(page.text.contains("old deleted"), "\(page.text)")
        #expect(page.text.contains("build excluded since 20"), "\(page.text)")
        #expect(page.body.contains(#"<a href="/browse?root=1&amp;path=drafts">drafts</a>"#))
        // A file counts by its last name, with the versions of all of them.
        let busiest = try client.json("/api/1/home")["busiest"] as? [[String: Any]]
        #expect(busiest?.first?["path"] as? String == "\(sandbox.source)/report.txt")
        let listed = sandbox.json("versions", "\(sandbox.source)/report.txt")
            .filter { $0["type"] == "version" }.count
        #expect(listed > 3 && busiest?.first?["versions"] as? Int == listed, "\(listed)")
        let paths = (busiest ?? []).compactMap { $0["path"] as? String }
        #expect(!paths.contains("\(sandbox.source)/notes.txt"))
        client.end()
    }

    /// Each link has the whole path: a page would grow with the square of the depth.
    @Test func theWayToADeepFolderIsBounded() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        let deep = (0..<300).map { "folder-\($0)" }.joined(separator: "/")
        sandbox.put("\(deep)/a.txt", "deep\n")
        sandbox.put("one/two/three/a.txt", "near\n")
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let page = try client.get("/browse?root=1&path=\(deep)")
        #expect(page.status == 200 && page.body.utf8.count < 100_000, "\(page.body.utf8.count)")
        #expect(page.text.contains("folder-299") && page.text.contains("…"))
        let way = try #require(page.body.firstMatch(of: #/<nav class="trail".*?</nav>/#)).output
        #expect(way.split(separator: "<li").count == 11)
        // The one in the middle leads to the folders that are not shown.
        let hidden = (0..<292).map { "folder-\($0)" }.joined(separator: "/")
        #expect(way.contains(#"path=\#(hidden)"><span"#), "\(way.suffix(40_000))")
        let near = try client.get("/browse?root=1&path=one/two/three")
        #expect(!near.body.contains("…</span>") && near.body.contains(#"path=one/two">two</a>"#))
        client.end()
    }
}
