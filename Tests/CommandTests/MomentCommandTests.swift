import CommandSupport
import Glibc
import Testing

/// Moments wherever a commit or a moment is named.
@Suite struct MomentCommandTests {
    /// A file in two states; the time of the first is a second or more before the second's.
    private static func filled(_ name: String = #function) throws -> (Sandbox, times: [String]) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("letter.txt", "dear")
        sandbox.backUp()
        let first = time(nil)
        while time(nil) == first { sched_yield() }
        sandbox.put("letter.txt", "dear all")
        sandbox.put("new.txt", "n")
        sandbox.backUp()
        let times = sandbox.json("snapshots").compactMap { $0["time"] }
        try #require(times.count == 2 && times[0] < times[1])
        return (sandbox, times)
    }

    @Test func diffAndLsTakeMomentsForCommits() throws {
        let (sandbox, times) = try Self.filled()
        for words in [[times[0]], [times[0], "latest"], [times[0], "now"], [times[0], times[1]]] {
            let lines = sandbox.cairn((["diff"] + words).map { Array($0.utf8) }).lines
            #expect(
                lines.contains { $0.hasPrefix("M  ") && $0.hasSuffix("letter.txt") }, "\(words)")
        }
        let same = sandbox.cairn("diff", times[1].lowercased(), "NOW")
        #expect(
            same.lines.count == 2
                && same.errors.hasPrefix("cairn: note: both snapshots are commit "))
        let since = sandbox.json("diff", "--since", times[0], sandbox.source + "/letter.txt")
        #expect(since.compactMap { $0["change"] } == ["content"])
        #expect(sandbox.json("diff", times[0], sandbox.source + "/letter.txt").count == 1)
        #expect(!sandbox.cairn("ls", "-R", "--snapshot", times[0]).text.contains("new.txt"))
        #expect(sandbox.cairn("ls", "-R", "-s", "now").text.contains("new.txt"))
        for words in [["diff", "soon"], ["diff", "latest", "soon"], ["ls", "-s", "soon"]] {
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1)
            #expect(
                refused.errors.hasPrefix(
                    "cairn: \"soon\" is neither a commit nor a valid time\n  next: run `"),
                "\(words)")
        }
        #expect(
            sandbox.cairn("diff", exits: 1).errors
                == "cairn: no commit or time was given\n  next: use a snapshot id or a time, for example `\(sandbox.call) diff yesterday`\n"
        )
    }

    @Test func onTheFirstDayDiffComparesWithTheFirstCommit() throws {
        let (sandbox, times) = try Self.filled()
        let expected = sandbox.cairn("diff", times[0]).lines
        for words in [["--since", "yesterday"], ["yesterday"], ["2001-01-01", "latest"]] {
            let ended = sandbox.cairn((["diff"] + words).map { Array($0.utf8) })
            #expect(ended.lines == expected, "\(words)")
            #expect(
                ended.errors.hasPrefix("cairn: note: there was no backup yet at ")
                    && ended.errors.hasSuffix(" UTC; comparing with the first snapshot\n"),
                "\(ended.errors)")
        }
        // The later of the two is not stood for.
        sandbox.cairn("diff", "latest", "2001-01-01", exits: 1)
    }

    @Test func headsNameTheZonesOfTheTimesBeneath() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("summer", "s")
        sandbox.put("winter", "w")
        for (name, seconds) in [("summer", 1_783_684_800), ("winter", 1_767_960_000)] {
            let times = [timespec(), timespec()].map { time in
                var time = time
                time.tv_sec = seconds
                return time
            }
            #expect(utimensat(AT_FDCWD, "\(sandbox.source)/\(name)", times, 0) == 0)
        }
        sandbox.backUp()
        func zones(_ zone: String, _ words: String...) -> String {
            sandbox.environment["TZ"] = zone
            let head = sandbox.cairn((["ls", "-l"] + words).map { Array($0.utf8) }).lines[0]
            return String(head.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" })
        }
        let berlin = "CET-1CEST,M3.5.0,M10.5.0/3"
        #expect(zones(berlin, sandbox.source + "/winter") == "CET +01")
        #expect(zones(berlin, sandbox.source + "/summer") == "CEST +02")
        #expect(zones(berlin, sandbox.source) == "CET +01, CEST +02")
        #expect(zones("UTC", sandbox.source) == "UTC")
        #expect(zones("IST-5:30", sandbox.source) == "IST +05:30")
        #expect(zones("<+03>-3", sandbox.source) == "+03")
    }

    @Test func idsNeedFourDigits() throws {
        let (sandbox, _) = try Self.filled()
        let id = sandbox.commits()[0]
        let short = String(
            id.prefix(3).contains { $0.isLetter && $0 != "d" } ? id.prefix(3) : "abc")
        for words in [
            ["ls", "--snapshot", short], ["diff", short], ["diff", "latest", short],
            ["pin", short], ["forget", short], ["restore", "--target", "out", "-s", short],
            ["dump", "-s", short, sandbox.source + "/letter.txt"], ["find", "-s", short, "*"],
        ] {
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1)
            #expect(
                refused.errors
                    == "cairn: \(short) is too short for a commit's id\n  next: use at least 4 digits of the id; run `\(sandbox.call) snapshots` to list the ids\n",
                "\(words)")
        }
        #expect(sandbox.cairn("ls", "--snapshot", String(id.prefix(4)).uppercased()).code == 0)
    }

    @Test func whatIsToComeAndWhatIsNoZoneAreNoted() throws {
        let (sandbox, _) = try Self.filled()
        #expect(
            sandbox.cairn("ls", "--at", "2099-12-31").errors
                == "cairn: note: 2099-12-31 is in the future: it means 2099-12-31 23:59:59 UTC\n")
        #expect(sandbox.cairn("ls", "--at", "2099-12-31", "-q").errors.isEmpty)
        #expect(sandbox.cairn("ls", "--at", "today").errors.isEmpty)
        sandbox.environment["TZ"] = "Europa/Berlin"
        #expect(
            sandbox.cairn("ls").errors
                == "cairn: note: TZ=Europa/Berlin is not a time zone, so Cairn shows and reads times as UTC\n"
        )
        sandbox.environment["TZ"] = "CET-1CEST,M3.5.0,M10.5.0/3"
        let ended = sandbox.cairn("ls", "--at", "2099-07-01 12:00")
        #expect(ended.errors.hasSuffix(" it means 2099-07-01 12:00:59 CEST\n"), "\(ended.errors)")
        // The same moment, written in two zones.
        #expect(
            sandbox.cairn("ls", "--at", "2001-01-01 12:00", exits: 1).errors
                == sandbox.cairn("ls", "--at", "2001-01-01T11:00Z", exits: 1).errors)
    }
}
