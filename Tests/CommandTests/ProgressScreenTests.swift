import CommandSupport
import Glibc
import Testing

/// What a person sees while a command runs, and what another command says of it.
@Suite struct ProgressScreenTests {
    /// A source of one large file, which takes some seconds to read with `--limit-read`.
    private static func sandbox(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        for number in 0..<5 { sandbox.put("small\(number)", "\(number)") }
        var random = Seeded(15)
        Files.write(random.bytes(24 << 20), to: sandbox.source + "/large")
        return sandbox
    }

    @Test(.enabled(if: Screen.isThere, "needs script(1) and stty(1)"))
    func totalsRateAndPathAreShown() {
        let sandbox = Self.sandbox()
        let seen = sandbox.onScreen(
            columns: 90, ["backup", "--limit-read", "8MiB", sandbox.source])
        #expect(seen.code == 0)
        let lines = seen.lines.filter { $0.contains(" files, ") }
        #expect(
            lines.contains { $0.contains(/\/6 files, .* MiB\/24\.0 MiB, .*\/s, .* left  .*large/) },
            "\(lines.suffix(3))")
        #expect(
            lines.allSatisfy { $0.count <= 90 + 8 }, "\(lines.max { $0.count < $1.count } ?? "")")
    }

    @Test func jsonHasTotals() {
        let sandbox = Self.sandbox()
        let lines = sandbox.json("backup", "--limit-read", "8MiB", sandbox.source)
        let last = lines.last { $0["type"] == "progress" && $0.number("items_total") != nil }
        #expect(last?.number("items_total") == 6)
        #expect(last?.number("bytes_total") == (24 << 20) + 5)
        #expect((last?.number("bytes_done") ?? 0) <= (24 << 20) + 5)
    }

    @Test func aBackupThatRunsIsSaid() {
        let sandbox = Self.sandbox()
        sandbox.cairn("backup", "--exclude", "large", sandbox.source)
        let backup = sandbox.startCairn("backup", "--limit-read", "4MiB", sandbox.source)
        let words = "a backup is running (process \(backup.identifier), since 20"
        #expect(
            backup.awaitWhileRunning {
                sandbox.startCairn("status", "--check").wait().text.contains(words)
            })
        // What stands is said at once, and stays.
        backup.send(SIGINT)
        #expect(backup.wait().code == 130)
        #expect(
            sandbox.startCairn("status", "--check").wait().text.contains(
                "trouble: the last backup was interrupted"))
    }
}
