import CommandSupport
import Foundation
import Testing

/// The commands that pages show, copied from there into a shell: each runs, and does the same.
struct ShownCommandTests {
    /// - Parameter withOldTime: whether the first version of `a.txt` is of 2020.
    private func prepared(_ sandbox: Sandbox, withOldTime: Bool = false) {
        sandbox.prepare()
        sandbox.put("a.txt", "one\ntwo\n")
        if withOldTime {
            let touched = sandbox.run(
                "/usr/bin/touch", ["-d", "2020-02-03", "\(sandbox.source)/a.txt"])
            #expect(touched.code == 0)
        }
        sandbox.put("b.bin", "\u{1}\u{2}")
        sandbox.put("it's odd/[x]*.txt", "odd\n")
        sandbox.put("invoices/dm.txt", "money\n")
        sandbox.put("gone.txt", "gone\n")
        sandbox.backUp()
        sandbox.put("a.txt", "one\nthree\n")
        sandbox.put("b.bin", "\u{1}\u{3}")
        Files.removeTree(Array("\(sandbox.source)/gone.txt".utf8))
        sandbox.backUp()
    }

    private func commands(_ client: PageClient, _ address: String) throws -> [String] {
        try ShownCommand.all(client, address)
    }

    private func run(_ sandbox: Sandbox, _ line: String) -> ChildProcess.Ended {
        ShownCommand.run(sandbox, line)
    }

    @Test func eachRunsAndDoesTheSame() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let source = sandbox.source
        /// The last command of a page.
        func output(_ address: String, code: Int32 = 0) throws -> String {
            let line = try #require(try commands(client, address).last, "\(address) shows none")
            let ended = run(sandbox, line)
            #expect(ended.code == code, "\(line): \(ended.errors)")
            return ended.text
        }
        func first(_ address: String, code: Int32 = 0) throws -> String {
            let line = try #require(try commands(client, address).first)
            let ended = run(sandbox, line)
            #expect(ended.code == code, "\(line): \(ended.errors)")
            return ended.text
        }
        for line in try commands(client, "/") { #expect(run(sandbox, line).code == 0, "\(line)") }
        #expect(try output("/browse").contains(source))
        let listed = try output("/browse?root=1").split(separator: "\n").map(String.init)
        #expect(listed.count == 4 && listed.contains("\(source)/a.txt"), "\(listed)")
        #expect(try output("/browse?root=1&at=1").contains("gone.txt"))
        let gone = try output("/browse?root=1&deleted=1")
        #expect(gone.contains("gone.txt  (deleted ") && gone.contains("a.txt\n"), "\(gone)")
        #expect(try output("/browse?root=1&path=it%27s%20odd").contains("[x]*.txt"))
        #expect(try first("/file?root=1&path=a.txt&version=0") == "one\ntwo\n")
        #expect(try first("/file?root=1&path=gone.txt") == "gone\n")
        #expect(try output("/file?root=1&path=a.txt").split(separator: "\n").count == 3)
        let texts = try output("/compare?root=1&path=a.txt&a=0&b=1", code: 1)
        #expect(texts.contains("\n-two\n") && texts.contains("\n+three\n"), "\(texts)")
        let bytes = try output("/compare?root=1&path=b.bin&a=0&b=1", code: 1)
        #expect(bytes.contains("01 03"), "\(bytes)")
        #expect(try output("/settings") == client.json("/api/1/settings")["text"] as? String)
        #expect(try output("/why?path=\(source)/a.txt").contains("is backed up"))
        client.end()
    }

    /// What changes something: the restores, and exclusions.
    @Test func eachBringsBackTheSame() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let text = "\(sandbox.source)/a.txt"
        func follow(_ address: String, _ index: Int) throws {
            let lines = try commands(client, address)
            try #require(lines.indices.contains(index), "\(address): \(lines)")
            let ended = run(sandbox, lines[index])
            #expect(ended.code == 0, "\(lines[index]): \(ended.errors)")
        }
        try follow("/restore?root=1&path=a.txt&at=1", 0)
        #expect(Files.text(text) == "one\ntwo\n")
        #expect(try commands(client, "/undo").contains { $0.hasSuffix(" undo") })
        try follow("/undo", 0)
        #expect(Files.text(text) == "one\nthree\n")
        try follow("/restore?root=1&path=gone.txt&at=1", 1)
        let aside = sandbox.file("home/restored\(sandbox.source)/gone.txt")
        #expect(Files.text(aside) == "gone\n")
        let fields = [
            ("csrf", try client.word()), ("do", "add"), ("item", Sandbox.choice("a.txt", at: 1)),
        ]
        #expect(try client.post("/basket", fields).status == 303)
        try follow("/basket", 0)
        #expect(Files.text(text) == "one\ntwo\n")
        try follow("/exclude?path=\(text)", 0)
        #expect(try client.get("/why?path=\(text)").text.contains("It is not backed up"))
        try follow("/include?path=\(text)", 0)
        #expect(try client.get("/why?path=\(text)").text.contains("It is backed up"))
        client.end()
    }

    /// What a search finds, and what the verb that it shows finds.
    @Test(arguments: [
        "q=A.TXT", "q=invoices&kind=file", "q=invoices", "q=[x]", "q=gone", "q=gone&deleted=1",
        "deleted=1", "q=txt&larger=1K", "q=txt&larger=1B", "kind=directory&q=odd",
        "q=txt&since=2020", "q=txt&before=2020-04", "q=.bin&since=today", "q=-x", "q=*.TXT",
        "q=invoices/", "q=invoices/*.txt", "q=*/inv*/*", "q=?.bin",
        "q=*.txt&since=2020&before=2021",
        "q=source", "kind=directory", "q=[ab].*&larger=4B&before=2021", "q=d/[x", "before=2021",
        "q=it's+?dd/*", "q=s+odd/[x]*.t", "q=%22it's+odd%22", "q=it's%5c+odd/",
        "q='s+od'&deleted=1",
    ])
    func theSearchFindsWhatItsCommandFinds(query: String) throws {
        let sandbox = Sandbox()
        prepared(sandbox, withOldTime: true)
        let client = try PageClient(sandbox)
        var items: [[String: Any]] = []
        let address = "search?\(query.replacing("[", with: "%5b").replacing("]", with: "%5d"))"
        #expect(
            client.browse.awaitWhileRunning {
                guard let found = try? client.json("/api/1/\(address)") else { return false }
                let beneath = found["beneath"] as? [String: Any] ?? [:]
                items = [found, beneath].flatMap { $0["items"] as? [[String: Any]] ?? [] }
                return found["waits"] as? Bool == false
            })
        let shown = Set(items.compactMap { $0["path"] as? String })
        let lines = try commands(client, "/\(address)")
        var found: Set<String> = []
        for line in lines {
            let ended = run(sandbox, line.replacing(" find ", with: " find --json "))
            found.formUnion(
                ended.lines.compactMap { JSONObject($0) }.filter { $0["type"] == "item" }
                    .compactMap { $0["path"] })
        }
        #expect(found == shown, "\(lines)")
        let findNothing = ["q=txt&larger=1K", "q=-x", "q='s+od'&deleted=1"]
        #expect(found.isEmpty == findNothing.contains(query), "\(found)")
        if query.contains("before=2021") {
            #expect(found == ["\(sandbox.source)/a.txt"], "by its first version")
            // It leads to that version, not to the newest.
            let page = try client.get("/\(address)").body
            #expect(page.contains("an earlier version"))
            let file = try client.get("/file?root=1&path=a.txt&at=\(items[0]["at"] ?? "")")
            #expect(file.text.contains("Version 1 of 2"), "\(file.text)")
        }
        client.end()
    }
}

extension ShownCommand {
    /// The commands of a page, as a person copies them.
    static func all(_ client: PageClient, _ address: String) throws -> [String] {
        let page = try client.get(address)
        #expect(page.status == 200, "\(address): \(page.text)")
        return page.body.matches(of: #/<p class="command">(.*?)<\/p>/#).flatMap { line in
            line.1.matches(of: #/<code>(.*?)<\/code>/#).map { found in
                String(found.1).replacing(#/<[^>]*>/#, with: "").replacing("&quot;", with: "\"")
                    .replacing("&#39;", with: "'")
                    .replacing("&lt;", with: "<").replacing("&gt;", with: ">")
                    .replacing("&amp;", with: "&")
            }
        }
    }
}
