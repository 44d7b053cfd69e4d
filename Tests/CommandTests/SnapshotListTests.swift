import Glibc
import Testing

/// How `snapshots` lists many captures.
@Suite struct SnapshotListTests {
    private static func filled(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        let made = sandbox.run(
            "/usr/bin/python3",
            ["-B", Project.fixtures + "/capture_repository.py", sandbox.repository])
        #expect(made.code == 0, "\(made.errors)")
        return sandbox
    }

    /// The kinds that the list shows, in order.
    private static func kinds(_ lines: [String]) -> [String] {
        let names = ["… 5 captures", "… 3 captures", "capture", "backup"]
        return lines.dropFirst().compactMap { line in names.first { line.contains("  \($0)  ") } }
    }

    /// As a person at a wide terminal sees it.
    private static func shown(_ sandbox: Sandbox, _ arguments: String...) -> [String] {
        let ended = sandbox.onScreen(columns: 240, ["snapshots"] + arguments)
        #expect(ended.code == 0, "\(ended.lines)")
        return ended.lines
    }

    @Test(
        .enabled(
            if: Machine.hasWitness && Screen.isThere,
            "needs /usr/bin/python3 with python3-zstandard, and script(1)"))
    func onATerminalTheCapturesOfADayAreOneLine() {
        let sandbox = Self.filled()
        let lines = Self.shown(sandbox)
        #expect(
            Self.kinds(lines) == [
                "backup", "… 5 captures", "capture", "capture", "backup", "… 3 captures",
            ], "\(lines)")
        // The last of them, and what all of them did.
        let all = sandbox.json("snapshots")
        let folded = lines.first { $0.contains("… 5 captures") } ?? ""
        #expect(
            folded.hasPrefix(all[5]["short_id"] ?? "?") && folded.contains("2026-01-06 00:04:00"),
            "\(folded)")
        #expect(folded.split(separator: " ").count { $0 == "5" } == 3, "\(folded)")
        let each =
            ["backup"] + Array(repeating: "capture", count: 7) + [
                "backup", "capture", "capture", "capture",
            ]
        #expect(Self.kinds(Self.shown(sandbox, "--all")) == each)
        #expect(Self.kinds(Self.shown(sandbox, "--latest", "4")) == Array(each.suffix(4)))
    }

    @Test func whatARestoreCommitsBeforeAndAfterIsCounted() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("letter", "one")
        let first = sandbox.backUp()
        sandbox.put("letter", "two")
        sandbox.cairn("restore", "--in-place", "--snapshot", first, sandbox.source)
        let all = sandbox.commits(all: true)
        #expect(all.count == 3)
        // The newest is what there is now.
        #expect(sandbox.commits() == [first, all[2]])
        let second = sandbox.backUp()
        #expect(sandbox.commits() == [first, second])
        #expect(
            sandbox.cairn("snapshots").errors
                == "cairn: note: 2 commits before and after restores are not listed; --all lists them\n"
        )
        sandbox.cairn("tag", "add", "mine", all[1])
        sandbox.cairn("pin", all[2])
        #expect(sandbox.commits() == all + [second])
        #expect(sandbox.cairn("snapshots").errors.isEmpty)
    }

    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func elsewhereEachIsListed() {
        let sandbox = Self.filled()
        #expect(Self.kinds(sandbox.cairn("snapshots").lines).count == 12)
        #expect(sandbox.json("snapshots").map { $0["kind"] ?? "" }.count { $0 == "capture" } == 10)
        sandbox.expectSound()
    }
}
