import CommandSupport
import Testing

/// Verbs that change something say with `-n` and `--dry-run` what they would do, and do nothing.
@Suite struct DryRunTests {
    private static let spellings = ["-n", "--dry-run"]

    @Test func pinsStayAsTheyAre() {
        let sandbox = Sandbox()
        sandbox.prepare()
        let id = String(sandbox.backUp().prefix(8))
        func isPinned() -> Bool { sandbox.cairn("snapshots").text.contains("  pinned  ") }
        for word in Self.spellings {
            #expect(sandbox.cairn("pin", word, id).text.contains(" would be pinned until you run"))
            #expect(!isPinned())
            #expect(
                sandbox.cairn("unpin", word, id, exits: 1).errors.contains("\(id) is not pinned"))
        }
        sandbox.cairn("pin", id)
        for word in Self.spellings {
            #expect(sandbox.cairn("unpin", word, id).text.contains(" would no longer be pinned"))
            #expect(isPinned())
        }
        #expect(sandbox.json("unpin", "-n", id)[0].fields["dry_run"] as? Bool == true)
        #expect(sandbox.json("unpin", id)[0].fields["dry_run"] as? Bool == false)
        #expect(!isPinned())
    }

    @Test func rootsStayAsTheyAre() {
        let sandbox = Sandbox()
        sandbox.prepare()
        func isRoot() -> Bool {
            sandbox.cairn("roots", "-v").text.contains("\n  \(sandbox.source)\n")
        }
        for word in Self.spellings {
            let added = sandbox.cairn("roots", "add", word, sandbox.source)
            #expect(added.text.hasPrefix("\(sandbox.source) would be backed up from now on"))
            #expect(!isRoot())
            #expect(
                sandbox.cairn("roots", "remove", word, sandbox.source, exits: 1).errors.contains(
                    "\(sandbox.source) is not a root in the settings"))
        }
        sandbox.cairn("roots", "add", sandbox.source)
        #expect(isRoot())
        for word in Self.spellings {
            let removed = sandbox.cairn("roots", "remove", word, sandbox.source)
            #expect(removed.text.hasPrefix("\(sandbox.source) would no longer be a root"))
            #expect(isRoot())
        }
    }

    @Test func theLetterIsTheWord() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("letter", "dear")
        sandbox.backUp()
        sandbox.put("letter", "dear me")
        sandbox.cairn("restore", "--in-place", sandbox.source)
        sandbox.put("letter", "dear you")
        for words in [["undo"], ["prune"], ["service", "install"]] {
            let said = Self.spellings.map { word in
                sandbox.cairn((words + [word]).map { Array($0.utf8) }).lines.filter {
                    !$0.contains(" in 0.") && !$0.contains(" ms")
                }
            }
            #expect(said[0] == said[1] && !said[0].isEmpty, "\(words): \(said)")
        }
        #expect(Files.text(sandbox.source + "/letter") == "dear you")
    }
}
