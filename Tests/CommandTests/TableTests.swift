import Glibc
import Testing

/// Tables and colors, in pipes and at terminals.
@Suite struct TableTests {
    private static func filled(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("letter.txt", "dear\n")
        sandbox.put("notes/one.md", String(repeating: "note ", count: 1000))
        sandbox.backUp()
        sandbox.cairn("backup", "--tag", "named", sandbox.source)
        return sandbox
    }

    @Test func aPipeGetsEveryColumnAndNoColor() {
        let sandbox = Self.filled()
        sandbox.environment["TERM"] = "xterm"
        let lines = sandbox.cairn("snapshots").lines
        #expect(
            lines[0].split(separator: " ").map(String.init) == [
                "ID", "Time", "(UTC)", "Host", "Kind", "Files", "New", "Changed", "Deleted", "New",
                "bytes",
                "Stored", "Tags", "Pinned", "Failed", "Paths",
            ])
        #expect(lines.count == 3 && lines.dropFirst().allSatisfy { $0.hasSuffix(sandbox.source) })
        sandbox.environment["COLUMNS"] = "20"
        #expect(sandbox.cairn("snapshots").lines == lines)
        #expect(!lines.joined().contains("\u{1b}"))
        let painted = sandbox.cairn("snapshots", "--color", "always").text
        #expect(painted.contains("\u{1b}[1m\(sandbox.commits()[0].prefix(8))\u{1b}[0m"))
        let blue = sandbox.cairn("snapshots", "--color", "blue", exits: 1).errors
        #expect(
            blue.contains("'blue' is invalid for '--color <when>'\n  next: use one of 'auto'"),
            "\(blue)")
        let json = sandbox.cairn("snapshots", "--json", "--color", "always").text
        #expect(!json.contains("\u{1b}"))
    }

    @Test(
        .enabled(if: Screen.isThere, "needs script(1) and stty(1)"), arguments: [40, 60, 80, 132])
    func aTerminalLosesColumnsAndNoLines(columns: Int) {
        let sandbox = Self.filled()
        sandbox.environment["NO_COLOR"] = "1"
        let (code, lines) = sandbox.onScreen(columns: columns, ["snapshots"])
        #expect(code == 0 && lines.count == 3, "\(lines)")
        #expect(
            lines.allSatisfy {
                $0.count <= max(columns, 53) && $0.hasPrefix("ID ") == ($0 == lines[0])
            },
            "\(lines)")
        #expect(lines[0].contains("Deleted") == (columns == 132), "\(lines[0])")
        #expect(!lines[0].contains("Pinned"), "nothing is pinned")
        #expect(
            sandbox.onScreen(columns: columns, ["roots"]).lines.allSatisfy { $0.count <= columns })
        sandbox.environment["COLUMNS"] = "200"
        #expect(sandbox.onScreen(columns: columns, ["snapshots"]).lines[0].contains("Deleted"))
    }

    @Test(.enabled(if: Screen.isThere, "needs script(1) and stty(1)"))
    func colorIsForTerminalsAndNoColorIsObeyed() {
        let sandbox = Self.filled()
        sandbox.environment["TERM"] = "xterm"
        func isPainted(_ words: String...) -> Bool {
            sandbox.onScreen(["snapshots"] + words).lines.joined().contains("\u{1b}[")
        }
        #expect(isPainted() && !isPainted("--color", "never"))
        let trouble = sandbox.onScreen(["lss"])
        #expect(
            trouble.code == 1
                && trouble.lines[0].hasPrefix("\u{1b}[31mcairn:\u{1b}[0m unknown command")
        )
        sandbox.environment["NO_COLOR"] = "1"
        #expect(!isPainted() && isPainted("--color=always"))
        sandbox.environment["NO_COLOR"] = nil
        sandbox.environment["TERM"] = "dumb"
        #expect(!isPainted())
    }

    @Test(.enabled(if: Screen.isThere, "needs script(1) and stty(1)"))
    func theLeastImportantColumnsGoFirst() {
        let sandbox = Self.filled()
        sandbox.environment["NO_COLOR"] = "1"
        sandbox.cairn("pin", sandbox.commits()[0])
        let order = [
            "Deleted", "Stored", "Files", "New bytes", "Size", "Kind", "Pinned", "Tags", "Paths",
            "Time",
        ]
        var shown = order.count
        for columns in stride(from: 200, to: 40, by: -4) {
            let head = sandbox.onScreen(columns: columns, ["snapshots", "--size"]).lines[0]
            let left = order.filter { head.contains($0) }
            // Each goes with all before it, and none comes back.
            #expect(left == Array(order.suffix(left.count)) && left.count <= shown, "\(head)")
            #expect(head.contains(" New  ") == head.contains("Deleted"), "\(head)")
            shown = left.count
        }
        #expect(shown <= 4)
    }

    /// With -q a list is what a script goes on with.
    @Test func quietListsAreIdsOrPathsAlone() {
        let sandbox = Self.filled()
        let ids = sandbox.commits()
        #expect(sandbox.cairn("snapshots", "-q").lines == ids)
        let paths = ["", "/letter.txt", "/notes", "/notes/one.md"].map { sandbox.source + $0 }
        for words in [["ls", "-R", "-q"], ["ls", "-R", "-l", "-q"]] {
            let listed = sandbox.cairn(words.map { Array($0.utf8) }).lines
            #expect(listed == paths.map { $0.hasSuffix("t") || $0.hasSuffix("d") ? $0 : $0 + "/" })
        }
        #expect(sandbox.cairn("find", "-q", "ONE").lines == [paths[3]])
        #expect(sandbox.cairn("versions", "-q", paths[1]).lines == [ids[0]])
    }

    @Test func ownersAreNamedWhereTheSystemKnowsThem() {
        let sandbox = Self.filled()
        chown(sandbox.source + "/letter.txt", 4_000_001, 4_000_002)
        sandbox.backUp()
        let lines = sandbox.cairn("ls", "-l", sandbox.source).lines
        let letter = lines.first { $0.hasSuffix("letter.txt") } ?? ""
        guard Machine.isRoot else { return }
        #expect(letter.hasPrefix("-rw-r--r-- 4000001  4000002 "), "\(letter)")
        #expect(lines[2].hasPrefix("drwxr-xr-x root     root     "), "\(lines)")
        #expect(sandbox.json("ls", sandbox.source + "/notes").first?.number("uid") == 0)
    }

    @Test func snapshotsAreFoundByPathAndNumber() {
        let sandbox = Self.filled()
        Files.makeDirectories(sandbox.file("other"))
        Files.write("x", to: sandbox.file("other/x"))
        sandbox.cairn("backup", sandbox.file("other"))
        let ids = sandbox.commits()
        func found(_ words: String...) -> [String?] {
            sandbox.json(["snapshots"] + words).map { $0["id"] }
        }
        #expect(found("--path", sandbox.file("other")) == [ids[2]])
        #expect(found("--path", sandbox.file("other/x")) == [ids[2]])
        #expect(found("--path", sandbox.source, "--latest", "1") == [ids[1]])
        #expect(found("--path", sandbox.path) == ids)
        #expect(found("--path", sandbox.file("oth")).isEmpty)
        for number in ["0", "-1"] {
            let ended = sandbox.cairn(
                ["snapshots", "--latest=\(number)"].map { Array($0.utf8) }, exits: 1)
            #expect(
                ended.errors.hasPrefix("cairn: --latest \(number) would list nothing\n  next: "))
        }
    }

    @Test func theSizeOfWhatACommitRestoresIsAskedFor() {
        let sandbox = Self.filled()
        unlink(sandbox.source + "/letter.txt")
        sandbox.put("notes/two.md", "second")
        sandbox.backUp()
        sandbox.put("notes/two.md", "2")
        sandbox.backUp()
        let sizes = sandbox.json("snapshots", "--size").map { $0.number("size") }
        #expect(sizes == [5005, 5005, 5006, 5001])
        #expect(sandbox.json("snapshots", "--size", "--latest", "1")[0].number("size") == 5001)
        #expect(sandbox.json("snapshots").allSatisfy { $0.number("size") == nil })
        let lines = sandbox.cairn("snapshots", "--size").lines
        #expect(lines[0].contains("  Files      Size  New  "), "\(lines[0])")
        #expect(lines[1].contains("  4.89 KiB  "), "\(lines[1])")
        // What was forgotten beneath the others is not counted with them.
        sandbox.cairn("forget", "--path", sandbox.source + "/notes/one.md", "--yes")
        #expect(sandbox.json("snapshots", "--size").map { $0.number("size") } == [5, 5, 6, 1])
    }

    @Test func longListsHaveSizesForPeopleAndJSONHasBytes() {
        let sandbox = Self.filled()
        let long = sandbox.cairn("ls", "-l", sandbox.source + "/notes").lines
        #expect(long.count == 2 && long[1].contains("  4.88 KiB  "), "\(long)")
        let head = "Mode       Owner    Group          Size  Modified (UTC)       Path"
        #expect(
            long[0] == head && !sandbox.cairn("ls", "-lq", sandbox.source).text.contains("Mode"))
        let (item, title) = (Array(long[1]), Array(head))
        let path = title.count - "Path".count
        #expect(String(item[path...]).hasPrefix(sandbox.source), "\(long)")
        #expect(sandbox.json("ls", sandbox.source + "/notes").last?.number("size") == 5000)
    }

    @Test func eachRootIsALineAndReasonsAreAskedFor() {
        let sandbox = Sandbox()
        sandbox.setSettings(
            """
            [[root]]
            name = "good"
            path = "\(sandbox.source)"
            [[root]]
            name = "gone"
            path = "\(sandbox.file("gone"))"
            """)
        sandbox.prepare()
        sandbox.put("letter", "dear")
        sandbox.cairn("backup", exits: 3)
        let ended = sandbox.cairn("roots")
        #expect(ended.lines.count == 3, "\(ended.text)")
        #expect(
            ended.lines[1].hasPrefix("good  kept ") && ended.lines[1].contains("  4 B  ")
                && ended.lines[1].hasSuffix(sandbox.source), "\(ended.lines[1])")
        #expect(ended.lines[2].hasPrefix("gone  missing"), "\(ended.lines[2])")
        #expect(
            ended.errors.contains(
                "1 of these roots needs attention; run `\(sandbox.call) roots --verbose`"))
        let reasons = sandbox.cairn("roots", "-v").text
        #expect(
            reasons.contains("cairn.toml:6 lists it\n  next: create the directory"), "\(reasons)")
    }

    @Test func theReserveIsCounted() {
        let sandbox = Self.filled()
        let held = sandbox.json("stats").last?.number("reserve_bytes")
        #expect(held == Files.content(sandbox.repository + "/reserve").count)
        #expect(sandbox.cairn("stats").text.contains("\nreserve       "))
    }
}
