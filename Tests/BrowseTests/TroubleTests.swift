import CommandSupport
import Foundation
import Glibc
import Testing

/// What is wrong stands on the first page, each thing with its own next step.
struct TroubleTests {
    /// Root without what lets it read everything.
    private static let withoutPowers = [
        "/usr/bin/setpriv", "--bounding-set=-all", "--inh-caps=-all",
    ]

    private func troubles(_ client: PageClient) throws -> [[String: Any]] {
        let standing = try client.json("/api/1/home")["standing"] as? [String: Any]
        return standing?["troubles"] as? [[String: Any]] ?? []
    }

    @Test func eachTroubleHasItsOwnNextStep() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        let commit = sandbox.backUp()
        sandbox.put("a.txt", "second\n")
        sandbox.cairn("restore", "--in-place", "--snapshot", commit, sandbox.source)
        let before = try #require(
            sandbox.json("snapshots", "--all").last { $0["kind"] == "before-restore" }?["id"])
        // As a restore that was killed leaves it, and a proof of long ago.
        let state = sandbox.file("state/cairn/")
        let id = try #require(repositoryID(state))
        Files.write("\(before)\n", to: "\(state)\(id).restore")
        Files.write("1700000000\n", to: "\(state)\(id).proven")

        let client = try PageClient(sandbox)
        let all = try troubles(client)
        #expect(all.count == 3, "\(all)")
        let call = "`cairn -r \(sandbox.repository)"
        for (trouble, (what, steps)) in zip(
            all,
            [
                ("did not finish", ["restore --snapshot", "undo` to return"]),
                ("no content has been read back", ["verify --read-data`"]),
                ("Cairn is not running", ["service install`", "backup`"]),
            ])
        {
            #expect((trouble["text"] as? String)?.contains(what) == true, "\(trouble)")
            let next = trouble["next"] as? String ?? ""
            for step in steps { #expect(next.contains("\(call) \(step)"), "\(next)") }
        }
        let home = try client.get("/")
        #expect(home.body.contains(##"href="#undo""##) && home.body.contains(#"id="undo""#))
        #expect(!home.text.contains("cairn backup") && !home.text.contains("cairn service"))
        let status = sandbox.cairn("status").text.replacing(#/\s+/#, with: " ")
        #expect(status.contains("next: run \(call) verify --read-data`"), "\(status)")
        #expect(status.contains("\(call) service install`"), "\(status)")
        #expect(!status.contains(#/`cairn [a-z]/#), "\(status)")
        client.end()
    }

    private func repositoryID(_ state: String) -> String? {
        Files.names(state).lazy.compactMap { $0.split(separator: ".").first.map(String.init) }
            .first { $0.count == 32 }
    }

    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func whatCannotBeReadIsNotCalledKept() throws {
        let sandbox = Sandbox()
        sandbox.prefix = Self.withoutPowers
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        sandbox.backUp()
        sandbox.put("closed.txt", "closed\n")
        let closed = "\(sandbox.source)/closed.txt"
        chmod(closed, 0)
        let why = sandbox.cairn("why", closed, exits: 1).text
        #expect(
            why.contains("no rule excludes it, but Cairn cannot back it up (permission denied)"),
            "\(why)")
        #expect(why.contains("next: you own it: make it readable with `chmod u+rX"), "\(why)")
        #expect(sandbox.json("why", closed, exits: 1).last?["reason"] == "permission denied")
        let watch = sandbox.startCairn("watch", sandbox.source)
        #expect(
            watch.awaitWhileRunning { sandbox.json("status").first?.number("failures") == 1 })
        let client = try PageClient(sandbox)
        let page = try client.get("/why?path=\(closed)")
        #expect(
            page.text.contains("It is not backed up") && page.text.contains("permission denied"))
        #expect(page.text.contains("Exclude it from now on"), "\(page.text)")
        #expect(try client.json("/api/1/why?path=\(closed)")["kept"] as? Bool == false)
        let failing = try #require(
            troubles(client).first { ($0["text"] as? String) == "1 item cannot be backed up" })
        #expect(failing["details"] as? [String] == ["\(closed): permission denied"])
        #expect((failing["next"] as? String)?.contains("make it readable, or exclude it") == true)
        #expect(try client.get("/").text.contains("\(closed): permission denied"))
        // The terminal says the same beneath its list, once for all.
        sandbox.put("other.txt", "closed\n")
        chmod("\(sandbox.source)/other.txt", 0)
        #expect(
            watch.awaitWhileRunning { sandbox.json("status").first?.number("failures") == 2 })
        let status = sandbox.cairn("status").lines
        let list = try #require(status.firstIndex { $0.hasPrefix("failures ") })
        let steps = status[list...].filter { $0.contains("next: make each item readable") }
        #expect(
            steps == [
                "  next: make each item readable, or exclude it with `\(sandbox.call) exclude add PATH`; run `\(sandbox.call) why PATH` for details"
            ], "\(status)")
        #expect(status[list + 3] == steps.first, "\(status)")
        client.end()
        watch.send(SIGTERM)
        #expect(watch.wait().code == 0)
    }
}
