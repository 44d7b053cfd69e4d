import CommandSupport
import Foundation
import Glibc
import Testing

/// What the page of a restore says of each item, and what the page of its end.
struct RestoreWordsTests {
    private func asked(_ path: String) -> String { "/restore?root=1&path=\(path)&at=1" }

    private func end(
        _ client: PageClient, _ path: String, _ fields: [(String, String)]
    ) throws -> (job: [String: Any], page: String) {
        let answer = try client.post(path, [("csrf", try client.word())] + fields)
        #expect(answer.status == 303, "\(answer.text)")
        return (try client.finished(), try client.get("/job").text)
    }

    @Test func changesComeFirstAndTheRestIsCounted() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        for number in 100..<170 { sandbox.put("docs/\(number)", "first\n") }
        sandbox.backUp()
        for number in 105..<170 { sandbox.put("docs/\(number)", "the second\n") }
        Files.removeTree(Array("\(sandbox.source)/docs/169".utf8))
        // The stamp of what was written right before it was read is not believed.
        for _ in 0..<3 { sandbox.backUp() }
        let client = try PageClient(sandbox)
        let page = try client.get(asked("docs")).text
        #expect(page.contains("64 replaced, 1 new, 5 identical"), "\(page)")
        #expect(page.contains("and 15 more: 14 replaced, 1 new"), "\(page)")
        #expect(page.contains("writes identical items again"), "\(page)")
        let effects = try client.json("/api/1" + asked("docs"))["effects"] as? [[String: String]]
        #expect(effects?.count == 50 && effects?.allSatisfy { $0["action"] == "replace" } == true)
        client.end()
    }

    @Test func whatDiffersOfTheSameContentIsSaid() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        sandbox.backUp()
        #expect(chmod("\(sandbox.source)/a.txt", 0o600) == 0)
        let client = try PageClient(sandbox)
        let page = try client.get(asked("a.txt")).text
        #expect(page.contains("1 replaced"), "\(page)")
        #expect(page.contains("Other differences: mode (600 now, 644 then)."), "\(page)")
        client.end()
    }

    @Test func theDifferenceOfATextIsBeneathTheForms() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a.txt", "one\ntwo\nthree\n")
        sandbox.backUp()
        sandbox.put("a.txt", "one\n2\nthree\nfour\n")
        let client = try PageClient(sandbox)
        let page = try client.get(asked("a.txt"))
        #expect(
            page.text.contains("removes 2 lines from the current content and adds 1 line"),
            "\(page.text)")
        let table = try #require(page.body.range(of: #"<table class="diff">"#))
        let form = try #require(page.body.range(of: "Add to the basket"))
        #expect(form.upperBound < table.lowerBound)
        client.end()
    }

    @Test func thePlaceElsewhereIsNamedAndWhatIsThereAlreadyIsNoFailure() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let place = [("root", "1"), ("path_hex", "612e747874"), ("at", "1")]
        let aside = place + [("to", "directory"), ("target", "~/aside")]
        let first = try end(client, "/restore", aside)
        let there = "\(sandbox.file("home/aside"))\(sandbox.source)/a.txt"
        #expect(Files.text(there) == "first\n")
        #expect(first.page.contains(" as \(there) "), "\(first.page)")
        let again = try end(client, "/restore", aside)
        #expect(again.job["state"] as? String == "done", "\(again.job)")
        #expect(again.page.contains("Restore complete") && !again.page.contains("0 files"))
        #expect(
            again.page.contains("1 item already existed with the same size and time."),
            "\(again.page)")
        Files.write("another text\n", to: there)
        #expect(try end(client, "/restore", aside).job["state"] as? String == "incomplete")

        let mistakes = [
            (there, "is not a directory, or one of its parents is a file"),
            (sandbox.repository, "use another directory"),
        ]
        for (target, words) in mistakes {
            let fields = place + [("to", "directory"), ("target", target)]
            let failed = try end(client, "/restore", fields)
            #expect(failed.job["state"] as? String == "failed", "\(failed.job)")
            #expect(failed.page.contains(words) && !failed.page.contains("with --target"))
        }
        #expect(try client.get(asked("a.txt") + "&target=").status == 400)
        Files.removeTree(Array("\(sandbox.source)/a.txt".utf8))
        let page = try client.get(asked("a.txt")).text
        #expect(
            page.contains("Nothing exists there now")
                && !page.contains("backs up the current items first"))
        client.end()
    }

    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func whatTheSystemRefusedIsSaid() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        let path = "\(sandbox.source)/a.txt"
        #expect(chown(path, 1234, 1234) == 0)
        sandbox.backUp()
        // Without the capability to give files away, as anybody but root.
        sandbox.prefix = ["/usr/bin/setpriv", "--bounding-set", "-chown", "--"]
        let client = try PageClient(sandbox)
        let place = [("root", "1"), ("path_hex", "612e747874"), ("at", "1")]
        let fields = place + [("to", "directory"), ("target", sandbox.file("aside"))]
        let ended = try end(client, "/restore", fields)
        #expect(ended.job["metadata_lost"] as? Int == 1, "\(ended.job)")
        #expect(ended.page.contains("Cairn restored 1 item without some metadata"))
        #expect(
            ended.page.contains("a.txt was restored without its owner: operation not permitted"))
        client.end()
    }
}
