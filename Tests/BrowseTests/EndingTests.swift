import CommandSupport
import Foundation
import Testing

/// What became of items that are not there any more.
struct EndingTests {
    /// The moves of the fourth commit of the vector: `database` is `database.old` since.
    @Test func whatWasRenamedIsNotCalledDeleted() throws {
        let sandbox = Sandbox()
        let copied = sandbox.run(
            "/bin/cp", ["-r", Project.fixtures + "/vectors/repository-1", sandbox.repository])
        #expect(copied.code == 0)
        let client = try PageClient(sandbox)
        let roots = try client.json("/api/1/browse")["roots"] as? [[String: Any]] ?? []
        let home = try #require(roots.first { $0["path"] as? String == "/home/ada" }?["root"])
        let folder = "root=\(home)&deleted=1"
        let entries = try client.json("/api/1/browse?\(folder)")["entries"] as? [[String: Any]]
        let found = try #require(entries?.first { $0["name"] as? String == "database" })
        #expect(found["ending"] as? String == "renamed")
        #expect(found["renamed_to"] as? String == "/home/ada/database.old")
        #expect(try client.get("/browse?\(folder)").text.contains("renamed to database.old"))
        let file = "root=\(home)&path=database"
        #expect(
            try client.get("/file?\(file)").text.contains("This item was renamed to /home/ada"))
        var items: [[String: Any]] = []
        let waits = try awaitNames(client, "/api/1/search?q=database") { items = $0 }
        #expect(!waits)
        let item = try #require(items.first { ($0["path"] as? String)?.hasSuffix("base") == true })
        #expect(item["ending"] as? String == "renamed" && item["deleted"] as? Bool == true)
        #expect(try client.get("/search?q=database").text.contains("renamed to"))
        // A renamed item is none that was deleted.
        _ = try awaitNames(client, "/api/1/search?q=database&deleted=1") { items = $0 }
        #expect(!items.contains { ($0["path"] as? String)?.hasSuffix("/database") == true })
        client.end()
    }

    /// - Returns: whether the names are still being counted.
    private func awaitNames(
        _ client: PageClient, _ query: String, _ body: ([[String: Any]]) -> Void
    ) throws -> Bool {
        var waits = true
        #expect(
            client.browse.awaitWhileRunning {
                guard let found = try? client.json(query) else { return false }
                waits = found["waits"] as? Bool ?? true
                body(found["items"] as? [[String: Any]] ?? [])
                return !waits
            })
        return waits
    }

    @Test func whatIsExcludedSaysSinceWhenAndIsKeptAgain() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("build/x.o", "object\n")
        sandbox.put("gone.txt", "text\n")
        let touched = sandbox.run(
            "/usr/bin/touch", ["-d", "3 days ago", "\(sandbox.source)/gone.txt"])
        #expect(touched.code == 0)
        sandbox.backUp()
        let path = "\(sandbox.source)/build"
        sandbox.cairn("exclude", "add", path)
        Files.removeTree(Array("\(sandbox.source)/gone.txt".utf8))
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let page = try client.get("/browse?root=1&deleted=1").text
        #expect(page.contains(#/build excluded since 20/#), "\(page)")
        #expect(page.contains(#/gone.txt deleted \d+ s ago/#), "\(page)")
        var found = ""
        #expect(
            client.browse.awaitWhileRunning {
                found = (try? client.get("/search?q=gone").text) ?? ""
                return found.contains("1 found")
            })
        // When it was deleted and when it was modified are two times.
        #expect(found.contains(#/gone.txt deleted \d+ s ago .* modified \d+ days ago/#), "\(found)")
        let file = try client.get("/file?root=1&path=build/x.o").text
        #expect(
            file.contains("It has been excluded since 20") && file.contains("keeps its versions"))
        #expect(try client.get("/file?root=1&path=gone.txt").text.contains("It was deleted at 20"))

        let why = try client.get("/why?path=\(path)")
        #expect(why.text.contains("It is not backed up") && why.text.contains("Include it again…"))
        let asks = try client.get("/include?path=\(path)").text
        #expect(asks.contains("Cairn would clear the flag of") && asks.contains("exclude remove"))
        #expect(try client.json("/api/1/include?path=\(path)")["sentence"] != nil)
        #expect(sandbox.cairn("why", path, exits: 1).text.contains("is not backed up"))
        let done = try client.post("/include", [("csrf", try client.word()), ("path", path)])
        #expect(
            done.status == 200 && done.text.contains("is backed up from now on"), "\(done.text)")
        #expect(sandbox.cairn("why", path).text.contains("is backed up"))
        // There is nothing left to be taken back.
        #expect(!(try client.get("/why?path=\(path)").text.contains("Include it again…")))
        #expect(try client.get("/include?path=\(path)").text.contains("is not excluded"))
        #expect(try client.get("/include?path=relative").status == 400)
        client.end()
    }

    @Test func theLastVersionOfWhatWasDeletedSaysHowLongItStays() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        // The first snapshot stays for ever.
        sandbox.put("b.txt", "text\n")
        sandbox.backUp()
        sandbox.put("a.txt", "text\n")
        sandbox.backUp()
        Files.removeTree(Array("\(sandbox.source)/a.txt".utf8))
        sandbox.backUp()
        let client = try PageClient(sandbox)
        #expect(
            try client.get("/file?root=1&path=a.txt").text.contains(
                "Cairn keeps the last version until 20"))
        let versions = try client.json("/api/1/file?root=1&path=a.txt")["versions"]
        let last = try #require((versions as? [[String: Any]])?.last)
        let listed = sandbox.json("versions", "\(sandbox.source)/a.txt")
        #expect(listed.last?["stays_until"] != nil)
        #expect(last["stays_until"] as? String == listed.last?["stays_until"])
        #expect(
            !(try client.get("/file?root=1&path=b.txt").text.contains(
                "keeps the last version until")))
        client.end()
    }

    /// Its time is over, and nothing has forgotten it yet.
    @Test func whatStaysNoLongerIsToBeRestoredNow() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        let path = "\(sandbox.source)/a.txt"
        sandbox.cairn("backup", "--time", "2023-12-20 10:00:00", sandbox.source)
        sandbox.put("a.txt", "text\n")
        sandbox.cairn("backup", "--time", "2024-01-01 10:00:00", sandbox.source)
        Files.removeTree(Array(path.utf8))
        sandbox.cairn("backup", "--time", "2024-01-02 10:00:00", sandbox.source)
        let client = try PageClient(sandbox)
        let page = try client.get("/file?root=1&path=a.txt").text
        #expect(
            page.contains("can remove the last version at any time, so restore it now"), "\(page)")
        #expect(!page.contains("keeps the last version until"))
        let listed = sandbox.cairn("versions", path).text
        #expect(listed.contains("(deleted; retention can remove it at any time"), "\(listed)")
        client.end()
    }

    /// Of each exclusion is said what takes it back, and where.
    @Test func whyLeadsToWhatKeepsItAgain() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("build/x.o", "object\n")
        sandbox.put("scratch/notes.txt", "text\n")
        sandbox.put("scratch/.nobackup", "")
        sandbox.backUp()
        let (build, scratch) = ("\(sandbox.source)/build", "\(sandbox.source)/scratch")
        sandbox.cairn("exclude", "add", build)
        let client = try PageClient(sandbox)
        let file = try client.get("/why?path=\(build)/x.o")
        #expect(file.text.contains("Include \(build) again…"), "\(file.text)")
        let link = try #require(file.body.firstMatch(of: #/href="(/include[^"]*)"/#)).1
        #expect(try client.get(String(link)).text.contains("Cairn would clear the flag of"))
        let marked = try client.get("/why?path=\(scratch)/notes.txt").text
        #expect(marked.contains("rm \(scratch)/.nobackup"), "\(marked)")
        #expect(!marked.contains("again…"))
        let still = sandbox.cairn("exclude", "remove", scratch, exits: 1).errors
        #expect(still.contains("rm \(scratch)/.nobackup"), "\(still)")
        let list = try client.get("/excluded")
        #expect(file.body.contains(#"href="/excluded""#))
        for path in [build, scratch] {
            #expect(list.body.contains(#"href="/why?path=\#(path)""#), "\(list.body)")
        }
        let answer = try client.json("/api/1/excluded")
        let items = answer["items"] as? [[String: Any]] ?? []
        #expect(items.compactMap { $0["path"] as? String }.sorted() == [build, scratch])
        #expect(answer["complete"] as? Bool == true)
        client.end()
    }
}
