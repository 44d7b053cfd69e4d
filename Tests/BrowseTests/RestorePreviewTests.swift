import CommandSupport
import Foundation
import Glibc
import Testing

/// What the pages say of a restore before it and after it is what becomes of the files.
struct RestorePreviewTests {
    private static let place = [("root", "1"), ("path_hex", "646f63732f612e747874"), ("at", "1")]
    private static let asked = "root=1&path=docs/a.txt&at=1"

    private func prepared(_ sandbox: Sandbox) {
        sandbox.prepare()
        sandbox.put("docs/a.txt", "first\n")
        sandbox.put("b.txt", "first\n")
        sandbox.backUp()
    }

    private func restored(
        _ client: PageClient, _ path: String = "/restore",
        _ fields: [(String, String)] = place + [("to", "place")]
    ) throws -> [String: Any] {
        let answer =
            try path == "/undo"
            ? client.undo() : client.post(path, [("csrf", try client.word())] + fields)
        #expect(answer.status == 303, "\(answer.text)")
        return try client.finished()
    }

    @Test(arguments: ["symbolic link", "not a directory"])
    func whatWouldFailIsSaidAndLeavesNothingToUndo(_ what: String) throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let docs = "\(sandbox.source)/docs"
        Files.removeTree(Array(docs.utf8))
        if what == "not a directory" {
            sandbox.put("docs", "a file\n")
        } else {
            Files.makeDirectories("\(sandbox.source)/elsewhere")
            symlink("elsewhere", docs)
        }
        let client = try PageClient(sandbox)
        let page = try client.get("/restore?\(Self.asked)")
        #expect(page.text.contains("The restore would fail"), "\(page.text)")
        let obstacle =
            what == "not a directory"
            ? "\(docs) is in the way, because it is \(what)" : "the \(what) \(docs) is in the way"
        #expect(page.text.contains(obstacle), "\(page.text)")
        #expect(!page.text.contains("as it was then") && !page.text.contains("Restore it there"))
        #expect(page.text.contains("restore to another folder"))
        let twin = try client.json("/api/1/restore?\(Self.asked)")
        let effect = try #require((twin["effects"] as? [[String: Any]])?.first)
        #expect(effect["action"] as? String == "fail", "\(twin)")
        #expect((effect["reason"] as? String)?.contains(what) == true)
        let choice = Sandbox.choice("docs/a.txt", at: 1)
        let fields = [("csrf", try client.word()), ("do", "add"), ("item", choice)]
        #expect(try client.post("/basket", fields).status == 303)
        let basket = try client.get("/basket").body
        #expect(
            basket.contains("The restore would fail") && !basket.contains(">Restore everything<"))

        // An old page asks for it all the same.
        let commits = sandbox.commits(all: true)
        let job = try restored(client)
        #expect(job["state"] as? String == "incomplete" && job["failed"] as? Int == 1, "\(job)")
        #expect(job["message"] as? String == "Nothing was changed.")
        let end = try client.get("/job").text
        #expect(end.contains("Nothing was restored") && !end.contains("Undo it"), "\(end)")
        #expect(sandbox.commits(all: true) == commits)
        #expect(try client.json("/api/1/undo")["undoable"] as? [String: Any] == nil)
        #expect(!(try client.get("/").text.contains("Undo it")))
        let cli = sandbox.cairn("restore", "--in-place", "\(docs)/a.txt", exits: 1)
        #expect(cli.text.contains("nothing was changed, and there is nothing to undo"))
        let dry = sandbox.cairn("restore", "-n", "--in-place", "\(docs)/a.txt", exits: 1)
        #expect(dry.text.contains("1 would fail") && dry.errors.contains(what), "\(dry)")
        #expect(sandbox.commits(all: true) == commits)
        client.end()
    }

    @Test func anUndoneRestoreIsSaidToBeUndone() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        sandbox.put("docs/a.txt", "second\n")
        let client = try PageClient(sandbox)
        _ = try restored(client)
        #expect(try client.get("/job").text.contains("Undo it"))
        #expect(try client.get("/").text.contains("Undo it"))
        _ = try restored(client, "/undo", [])
        let (job, home) = (try client.get("/job").text, try client.get("/").text)
        #expect(job.contains("Undo complete") && !job.contains("Undo it"), "\(job)")
        #expect(job.contains("Undo the undo") && home.contains("Undo the undo"))
        #expect(home.contains("was undone at") && !home.contains("Undo it"), "\(home)")
        let undoable = try client.json("/api/1/undo")["undoable"] as? [String: Any]
        #expect(undoable?["is_undo"] as? Bool == true)
        client.end()
    }

    @Test func whatWasRenamedComesBackUnderEitherName() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        let (old, new) = ("\(sandbox.source)/old.txt", "\(sandbox.source)/new name.txt")
        let watch = sandbox.startCairn("watch", sandbox.source)
        func awaitKept(_ path: String) {
            #expect(
                watch.awaitWhileRunning { sandbox.startCairn("status", path).wait().code == 0 })
        }
        sandbox.put("old.txt", "first\n")
        awaitKept(old)
        #expect(rename(old, new) == 0)
        awaitKept(new)
        sandbox.put("new name.txt", "second\n")
        awaitKept(new)
        watch.send(SIGTERM)
        #expect(watch.wait().code == 0)
        let client = try PageClient(sandbox)
        let versions = try client.json("/api/1/file?root=1&path=old.txt")["versions"]
        let first = try #require((versions as? [[String: Any]])?.first?["commit"] as? String)
        let told = sandbox.cairn("restore", "-n", "--in-place", "--snapshot", first, old).errors
        #expect(told.contains("is now called \(new). This command restores it under its old name"))
        #expect(told.contains("--in-place --as '\(new)' \(old)`"), "\(told)")

        let known = try #require(
            client.get("/file?root=1&path=old.txt&version=0").body.firstMatch(
                of: #/href="(\/restore[^"]*)"/#))
        let asked = String(known.1).replacing("&amp;", with: "&")
        let at = try #require(asked.firstMatch(of: #/at=([0-9]+)/#)).1
        let page = try client.get(asked).text
        #expect(
            page.contains("was renamed to \(new)") && page.contains("Restore it under its current"))
        #expect(page.contains("--as '\(new)'"), "\(page)")
        let twin = try client.json("/api/1" + asked)
        #expect(twin["present_path"] as? String == new)
        #expect((twin["present_command"] as? String)?.contains("--as '\(new)'") == true)
        let place = [("root", "1"), ("path_hex", "6f6c642e747874"), ("at", String(at))]
        #expect(
            try restored(client, "/restore", place + [("to", "present")])["failed"] as? Int == 0)
        #expect(Files.text(new) == "first\n" && !Files.exists(old))
        _ = try restored(client, "/undo", [])
        #expect(Files.text(new) == "second\n" && !Files.exists(old))
        #expect(try restored(client, "/restore", place + [("to", "place")])["failed"] as? Int == 0)
        #expect(Files.text(new) == "second\n" && Files.text(old) == "first\n")
        client.end()
        // The command that is shown does the same.
        sandbox.cairn("restore", "--snapshot", first, "--in-place", "--as", new, old)
        #expect(Files.text(new) == "first\n")
        for (path, words) in [("/elsewhere", "is not inside"), (sandbox.source, "is not inside")] {
            let refused = sandbox.cairn(
                "restore", "--snapshot", first, "--in-place", "--as", path, old, exits: 1)
            #expect(refused.errors.contains(words), "\(refused.errors)")
        }
        sandbox.cairn("restore", "--as", new, "--target", sandbox.file("out"), old, exits: 1)
    }

    @Test func theTotalsStayWhenItIsDone() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        sandbox.put("b.txt", "the second\n")
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let choices = [Sandbox.choice("docs/a.txt", at: 1), Sandbox.choice("b.txt", at: 2)]
        let fields = [("csrf", try client.word()), ("do", "add")] + choices.map { ("item", $0) }
        #expect(try client.post("/basket", fields).status == 303)
        for name in ["docs/a.txt", "b.txt"] { sandbox.put(name, "changed since") }
        for (to, more) in [("place", []), ("directory", [("target", sandbox.file("aside"))])] {
            let job = try restored(client, "/basket/restore", [("to", to)] + more)
            #expect(job["state"] as? String == "done", "\(job)")
            #expect(job["files_total"] as? Int == 2 && job["files"] as? Int == 2, "\(to) \(job)")
            #expect(job["bytes_total"] as? Int == 17 && job["bytes"] as? Int == 17, "\(to) \(job)")
        }
        client.end()
    }

    @Test func theCommandNamesTheFolderThatWasChosen() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let target = sandbox.file("it's aside")
        let asked = "/restore?\(Self.asked)&target=\(target.replacing(" ", with: "%20"))"
        let page = try client.get(asked).text
        let word = "--target '" + target.replacing("'", with: "'\\''") + "' "
        #expect(page.contains(word) && !page.contains("~/restored"), "\(page)")
        let twin = try client.json("/api/1" + asked)
        #expect((twin["command"] as? String)?.contains(word) == true, "\(twin)")
        #expect(try client.get("/restore?\(Self.asked)&target=aside").status == 400)
        // The one that failed leads back to the same choice.
        let file = sandbox.file("a file")
        Files.write("no folder\n", to: file)
        let fields = Self.place + [("to", "directory"), ("target", "\(file)/x")]
        #expect(try restored(client, "/restore", fields)["state"] as? String == "failed")
        let job = try client.get("/job")
        #expect(job.text.contains("--target '\(file)/x'"), "\(job.text)")
        #expect(job.body.contains("at=1&amp;target="), "\(job.body)")
        client.end()
    }
}
