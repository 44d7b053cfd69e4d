import CommandSupport
import Glibc
import Testing

/// What is painted, and in which color.
@Suite struct PaintTests {
    private enum Color: Int { case bold = 1, faint, red = 31, green, yellow }

    private static func painted(_ color: Color, _ text: String) -> String {
        "\u{1b}[\(color.rawValue)m\(text)\u{1b}[0m"
    }

    private static func filled(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("letter", "dear\n")
        sandbox.put("other", "other\n")
        return sandbox
    }

    /// As at a terminal; a pipe gets the same without colors.
    private static func shown(_ sandbox: Sandbox, _ words: String..., exits code: Int32 = 0)
        -> String
    {
        let words = words.map { Array($0.utf8) }
        let plain = sandbox.cairn(words, exits: code)
        #expect(!(plain.text + plain.errors).contains("\u{1b}"))
        let painted = sandbox.cairn(
            words + ["--color", "always"].map { Array($0.utf8) }, exits: code)
        return painted.text + painted.errors
    }

    @Test func statusShowsHowThingsStand() {
        let sandbox = Self.filled()
        let before = Self.shown(sandbox, "status")
        #expect(before.hasPrefix(Self.painted(.red, "stale") + ": "), "\(before)")
        sandbox.backUp()
        let well = Self.shown(sandbox, "status")
        #expect(well.hasPrefix(Self.painted(.green, "well") + ": "), "\(well)")
        #expect(well.contains("gaps          " + Self.painted(.faint, "none")), "\(well)")
        sandbox.cairn("backup", sandbox.source, sandbox.file("nowhere"), exits: 3)
        let trouble = Self.shown(sandbox, "status")
        #expect(trouble.hasPrefix(Self.painted(.yellow, "trouble") + ": "), "\(trouble)")
        #expect(trouble.contains("last backup   \u{1b}[33mcould not back up 1 item"), "\(trouble)")
    }

    @Test func failuresOfABackupAreRed() {
        let sandbox = Self.filled()
        let text = Self.shown(
            sandbox, "backup", sandbox.source, sandbox.file("nowhere"), exits: 3)
        #expect(text.contains(", " + Self.painted(.red, "1 failed")), "\(text)")
    }

    @Test func differencesAreAsInGitAndIdsAreBold() throws {
        let sandbox = Self.filled()
        let first = String(sandbox.backUp().prefix(8))
        unlink(sandbox.source + "/letter")
        sandbox.put("new", "new\n")
        sandbox.backUp()
        let difference = Self.shown(sandbox, "diff", first)
        #expect(difference.contains(Self.painted(.red, "-  \(sandbox.source)/letter")))
        #expect(difference.contains(Self.painted(.green, "+  \(sandbox.source)/new")))
        let versions = Self.shown(sandbox, "versions", sandbox.source + "/letter")
        #expect(versions.contains("\n" + Self.painted(.bold, first) + "  "), "\(versions)")
        #expect(versions.contains("\u{1b}[2m  (deleted"), "\(versions)")
        let found = Self.shown(sandbox, "find", "--deleted", "letter")
        #expect(found.contains("/letter\u{1b}[2m  (deleted"), "\(found)")
    }

    @Test func damageIsRed() throws {
        let sandbox = Self.filled()
        sandbox.backUp()
        #expect(Self.shown(sandbox, "verify").contains(Self.painted(.green, "no damage found")))
        let open = sandbox.repository + "/packs/open/"
        let packs = Files.names(open)
        try #require(!packs.isEmpty)
        for pack in packs { unlink(open + pack) }
        let text = Self.shown(sandbox, "verify", exits: 1)
        #expect(
            text.contains(Self.painted(.red, "2 versions of 2 files cannot be fully restored:")),
            "\(text)")
        let status = Self.shown(sandbox, "status")
        #expect(status.contains("lost          \u{1b}[31m"), "\(status)")
    }
}
