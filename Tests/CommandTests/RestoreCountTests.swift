import CommandSupport
import Testing

/// What a restore says that it does, or would do. (Issue 37, number 20.)
@Suite struct RestoreCountTests {
    @Test func whatWouldNotChangeIsNotCalledReplaced() {
        let sandbox = Sandbox("same")
        sandbox.prepare()
        for name in ["changed", "same"] { sandbox.put(name, name) }
        let first = sandbox.backUp()
        sandbox.put("changed", "another text")
        sandbox.backUp()
        let call = ["restore", "--in-place", "--dry-run", "--snapshot", first, sandbox.source]
        let actions = sandbox.json(call).filter { $0["type"] == "action" }
        let found = Set(actions.map { "\($0["action"] ?? "") \($0["path"] ?? "")" })
        #expect(
            found == ["replace \(sandbox.source)/changed", "same \(sandbox.source)/same"],
            "\(found)")
        let text = sandbox.cairn(call.map { Array($0.utf8) }).text
        #expect(
            text.contains("would restore 1 file, 1 already identical") && !text.contains("/same\n"),
            "\(text)")
        sandbox.cairn("restore", "--in-place", "--snapshot", first, sandbox.source)
        let undo = sandbox.json("undo", "-n").filter { $0["type"] == "action" }
        #expect(
            undo.filter { $0["action"] == "replace" }.map { $0["path"] }
                == ["\(sandbox.source)/changed"], "\(undo.map(\.fields))")
    }

    @Test func aRemovedDirectoryCountsWithAllThatWasInIt() {
        let sandbox = Sandbox("counts")
        sandbox.prepare()
        sandbox.put("base", "base")
        let first = sandbox.backUp()
        for number in 1...4 { sandbox.put("d/\(number)", "text") }
        for number in 5...6 { sandbox.put("d/e/\(number)", "text") }
        sandbox.put("single", "text")
        let call = ["restore", "--in-place", "--delete", "--snapshot", first, sandbox.source]
        let dry = sandbox.cairn((call + ["-n"]).map { Array($0.utf8) }).text
        #expect(dry.contains("7 files and 2 directories to be deleted"), "\(dry)")
        let done = sandbox.cairn(call.map { Array($0.utf8) }).text
        #expect(done.contains("7 files and 2 directories deleted"), "\(done)")
        let undone = sandbox.json("undo").last
        #expect(
            undone?.number("deleted") == 0 && undone?.number("restored") == 7
                && undone?.number("identical") == 1)
    }
}
