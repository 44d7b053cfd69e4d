import CommandSupport
import Foundation
import Glibc
import Testing

/// What is said before a restore is undone, and after it.
struct UndoPageTests {
    private static let folder = [("root", "1"), ("path_hex", "646f6373"), ("at", "1")]

    /// A folder whose first state was brought back.
    private func restored(_ sandbox: Sandbox) throws -> PageClient {
        sandbox.prepare()
        for name in ["a", "b", "c"] { sandbox.put("docs/\(name).txt", "first\n") }
        sandbox.backUp()
        sandbox.put("docs/a.txt", "the second\n")
        sandbox.put("docs/b.txt", "the second\n")
        let client = try PageClient(sandbox)
        try post(client, "/restore", Self.folder + [("to", "place")])
        return client
    }

    private func post(
        _ client: PageClient, _ path: String, _ fields: [(String, String)]
    ) throws {
        let answer = try client.post(path, [("csrf", try client.word())] + fields)
        #expect(answer.status == 303, "\(answer.text)")
        #expect(try client.finished()["state"] as? String == "done")
    }

    private func undo(_ client: PageClient) throws {
        #expect(try client.undo().status == 303)
        #expect(try client.finished()["state"] as? String == "done")
    }

    /// Whoever sends the form has seen what goes back, too: nothing else does.
    @Test func whatHasChangedSinceThePageWasShownDoesNotGoBackWithIt() throws {
        let sandbox = Sandbox()
        let client = try restored(sandbox)
        let (a, commits) = ("\(sandbox.source)/docs/a.txt", sandbox.commits(all: true))
        #expect(try client.undo { sandbox.put("docs/a.txt", "work of an hour\n") }.status == 303)
        #expect(try client.finished()["state"] as? String == "failed")
        let job = try client.get("/job")
        #expect(
            job.text.contains("Nothing was undone, because something has changed since"),
            "\(job.text)")
        #expect(job.body.contains(#"href="/undo""#), "it leads to what would change now")
        #expect(Files.text(a) == "work of an hour\n" && sandbox.commits(all: true) == commits)
        try undo(client)
        #expect(Files.text(a) == "the second\n")
        client.end()
    }

    /// Nothing watches: what was saved since is not taken for what is kept.
    @Test func whatWasSavedSinceIsNotCalledKept() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let page = "/file?root=1&path=a.txt"
        #expect(try client.get(page).text.contains("The current version"))
        sandbox.put("a.txt", "the second\n")
        let behind = try client.get(page).text
        #expect(behind.contains("not backed up yet") && behind.contains("The newest version"))
        #expect(!behind.contains("The current version"), "\(behind)")
        sandbox.backUp()
        #expect(try client.get(page).text.contains("The current version"))
        client.end()
    }

    @Test func aFormWithoutItsRestoreUndoesNothing() throws {
        let sandbox = Sandbox()
        let client = try restored(sandbox)
        #expect(try client.post("/undo", [("csrf", try client.word())]).status == 409)
        #expect(Files.text("\(sandbox.source)/docs/a.txt") == "first\n")
        client.end()
    }

    /// What was there before is forgotten: the page that tells of the restore promises it no more.
    @Test func aRestoreWhoseStateBeforeIsForgottenIsNotUndoneByItsPage() throws {
        let sandbox = Sandbox()
        let client = try restored(sandbox)
        #expect(try client.get("/job").text.contains("Undo it"))
        for commit in sandbox.commits(all: true).dropLast() { sandbox.cairn("forget", commit) }
        let job = try client.get("/job").text
        #expect(job.contains("Restore complete") && !job.contains("Undo it"), "\(job)")
        #expect(!job.contains("the state before the restore"), "\(job)")
        client.end()
    }

    @Test func whatChangesAndWhatHasChangedSinceIsSaidBeforeAnUndo() throws {
        let sandbox = Sandbox()
        let client = try restored(sandbox)
        // Neither page undoes by itself.
        for page in ["/", "/job"] {
            let body = try client.get(page).body
            #expect(body.contains(#"<form action="/undo">"#) || body.contains(#"action="/undo">"#))
            #expect(!body.contains(#"action="/undo" method="post""#))
        }
        let before = try client.get("/undo").text
        #expect(before.contains("2 replaced, 1 identical"), "\(before)")
        #expect(!before.contains("have changed since"), "\(before)")
        sandbox.put("docs/b.txt", "work of an hour\n")
        let page = try client.get("/undo")
        #expect(
            page.text.contains("These items have changed since the restore, and the undo")
                && page.text.contains(#/the undo also reverts these changes: \S*docs/b.txt /#),
            "\(page.text)")
        let twin = try client.json("/api/1/undo")
        let b = "\(sandbox.source)/docs/b.txt"
        #expect(twin["changed_since"] as? [String] == [b], "\(twin)")
        let actions = (twin["effects"] as? [[String: String]])?.compactMap { $0["action"] }
        #expect(actions == ["replace", "replace", "same"], "\(twin)")
        let dry = sandbox.cairn("undo", "-n").text
        #expect(dry.contains("the undo also reverts these changes:\n  \(b)\n"), "\(dry)")
        #expect(Files.text(b) == "work of an hour\n")
        // The page of another restore does not undo this one.
        #expect(try client.get("/undo?before=\(String(repeating: "0", count: 32))").status == 409)
        try undo(client)
        #expect(Files.text(b) == "the second\n")
        client.end()
    }

    /// The command refuses it, too.
    @Test func anUndoInARootThatWasMovedIsNotOffered() throws {
        let sandbox = Sandbox()
        let (old, new) = (sandbox.file("home/Documents"), sandbox.file("home/Dokumente"))
        Files.makeDirectories(old)
        Files.write("first", to: old + "/letter")
        sandbox.setSettings(
            "standard = false\n[[root]]\nname = \"Documents\"\npath = \"\(old)\"\n")
        sandbox.prepare()
        let commit = sandbox.json("backup").last?["commit"] ?? ""
        Files.write("second", to: old + "/letter")
        sandbox.cairn("restore", "--in-place", "--snapshot", commit, old + "/letter")
        #expect(rename(old, new) == 0)
        Files.makeDirectories(old)
        let refused = sandbox.cairn("undo", exits: 1).errors
        #expect(refused.contains("roots move \(old) \(new)`"), "\(refused)")
        let client = try PageClient(sandbox)
        let page = try client.get("/undo")
        #expect(page.text.contains("roots move \(old) \(new)"), "\(page.text)")
        #expect(!page.body.contains(#"action="/undo" method="post""#), "\(page.text)")
        client.end()
    }

    @Test func anUndoThatCouldNotDoAllIsGoneOnWith() throws {
        let sandbox = Sandbox()
        let client = try restored(sandbox)
        let a = "\(sandbox.source)/docs/a.txt"
        let descriptor = open(a, O_WRONLY | O_APPEND | O_CLOEXEC)
        #expect(try client.undo().status == 303)
        #expect(try client.finished()["state"] as? String == "incomplete")
        close(descriptor)
        #expect(Files.text(a) == "first\n")
        let job = try client.get("/job")
        #expect(job.text.contains("Undo the rest…") && !job.text.contains("Undo the undo"))
        #expect(try client.get("/").body.contains(##"<a href="#undo">Undo the rest</a>"##))
        let page = try client.get("/undo").text
        #expect(page.contains("Undo the rest") && page.contains("1 replaced"), "\(page)")
        #expect(!page.contains("have changed since"), "\(page)")
        let found = try client.json("/api/1/undo")["undoable"] as? [String: Any]
        #expect(found?["goes_on"] as? Bool == true, "\(String(describing: found))")
        try undo(client)
        #expect(Files.text(a) == "the second\n")
        #expect(try client.get("/job").text.contains("Undo the undo…"))
        client.end()
    }

    @Test func whatWasUndoneIsNamedAndNoCommandUndoesIt() throws {
        let sandbox = Sandbox()
        let client = try restored(sandbox)
        try undo(client)
        let job = try client.get("/job")
        let named = #/Undo complete The restore of [0-9 :-]+ \(\S+docs\) /#
        #expect(job.text.contains(named), "\(job.text)")
        #expect(!job.text.contains("The last change by Cairn"), "\(job.text)")
        #expect(!job.body.contains(#"class="command""#), "\(job.text)")
        client.end()
    }
}
