import CommandSupport
import Foundation
import Glibc
import Testing

/// What waits while the date is not believed, and who lets it go on.
@Suite struct ClockCommandTests {
    private static func sandbox(_ name: String = #function) -> (Sandbox, [String]) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        let ids = (0..<3).map { number in
            sandbox.put("file", "content \(number)")
            return sandbox.backUp()
        }
        return (sandbox, ids)
    }

    /// As if the clock had gone ahead by so much since it was believed.
    private static func setAhead(_ sandbox: Sandbox, seconds: Int) throws {
        let state = sandbox.file("state/cairn")
        let name = try #require(Files.names(state).first { $0.hasSuffix(".clock") })
        var words = Files.text("\(state)/\(name)").split(separator: " ").map(String.init)
        words[2] = String(try #require(Int(words[2])) - seconds)
        Files.write(words.joined(separator: " "), to: "\(state)/\(name)")
    }

    @Test func rulesForgetNothingUntilTheClockIsAccepted() throws {
        let (sandbox, ids) = Self.sandbox()
        #expect(sandbox.json("status").first?.fields["clock_doubt"] is NSNull)
        try Self.setAhead(sandbox, seconds: 366 * 86_400)
        let refused = sandbox.cairn("forget", "--keep-last", "1", exits: 1).errors
        #expect(
            refused.contains(
                "it jumped 366 days ahead while the machine was running, so nothing was forgotten"))
        #expect(refused.contains("\(sandbox.call) forget --accept-clock"))
        #expect(
            sandbox.cairn("forget", "--keep-last", "1", "--dry-run").errors.contains(
                "Cairn would currently forget nothing"))
        #expect(sandbox.json("status").first?["clock_doubt"]?.contains("366 days ahead") == true)
        #expect(sandbox.cairn("status").text.contains(" resume --accept-clock`"))
        // Saves go on, and what a person names goes.
        sandbox.put("file", "content 3")
        let last = sandbox.backUp()
        sandbox.cairn("forget", ids[1])
        #expect(sandbox.commits() == [ids[0], ids[2], last])
        sandbox.cairn("resume", "--accept-clock")
        #expect(sandbox.json("status").first?.fields["clock_doubt"] is NSNull)
        sandbox.cairn("forget", "--keep-last", "1")
        #expect(sandbox.commits() == [last])
        sandbox.expectSound()
    }

    @Test func purgesByAgeWaitAndThePlanSaysSo() throws {
        let (sandbox, _) = Self.sandbox()
        sandbox.setSettings(
            "[[root]]\nname = \"scratch\"\npath = \"\(sandbox.file("scratch"))\"\nrole = \"temporary\"\npurge = true\n"
        )
        Files.makeDirectories(sandbox.file("scratch"))
        Files.write("old", to: sandbox.file("scratch/a"))
        #expect(
            sandbox.run(
                "/usr/bin/touch", ["-a", "-m", "-d", "2001-01-01", sandbox.file("scratch/a")]
            ).code == 0)
        try Self.setAhead(sandbox, seconds: 366 * 86_400)
        for words in [["purge"], ["purge", "--apply"]] {
            let ended = sandbox.cairn(words.map { Array($0.utf8) })
            #expect(
                ended.errors.contains("it jumped 366 days ahead")
                    && ended.errors.contains("nothing is purged by age"),
                "\(words): \(ended.errors)")
        }
        #expect(Files.exists(sandbox.file("scratch/a")))
        sandbox.cairn("resume", "--accept-clock")
        #expect(!sandbox.cairn("purge").errors.contains("by age"))
    }

    /// The daemon asks the same record.
    @Test func aRunningDaemonIsToldThatTheDateIsRight() throws {
        let (sandbox, _) = Self.sandbox()
        try Self.setAhead(sandbox, seconds: 366 * 86_400)
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        #expect(
            watch.child.awaitWhileRunning {
                sandbox.json("status").first?["clock_doubt"]?.contains("366 days") == true
            })
        let said = sandbox.cairn("resume", "--accept-clock")
        #expect(said.errors.isEmpty, "\(said.text)\(said.errors)")
        #expect(sandbox.json("status").first?.fields["clock_doubt"] is NSNull)
        #expect(watch.stop().code == 0)
        sandbox.cairn("forget", "--keep-last", "1")
    }

    @Test func theFlagOfForgetSaysThatTheDateIsRight() throws {
        let (sandbox, ids) = Self.sandbox()
        try Self.setAhead(sandbox, seconds: -3 * 86_400 - 3_600)
        #expect(
            sandbox.cairn("forget", "--keep-last", "1", exits: 1).errors.contains(
                "it jumped 3 days back"))
        sandbox.cairn("forget", "--keep-last", "1", "--accept-clock")
        #expect(sandbox.commits() == [ids[2]])
        #expect(sandbox.json("status").first?.fields["clock_doubt"] is NSNull)
    }
}
