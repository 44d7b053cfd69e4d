import CommandSupport
import Foundation
import TestSeed
import Testing

/// Most of a tree is changed at once: by a backup, and while the daemon watches.
@Suite struct AnomalyCommandTests {
    private static func sandbox(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        sandbox.environment["XDG_RUNTIME_DIR"] = sandbox.file("runs")
        Files.write(
            "[brake]\nitems = 20\n[watch]\nquiet = \"50ms\"\nquiet-after-close = \"20ms\"\n[hooks]\non-failure = [\"/bin/sh\", \"-c\", \"cat > \(sandbox.file("told"))\"]\n"
                + "[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n",
            to: sandbox.file("settings.toml"))
        sandbox.prepare()
        for number in 0..<60 { sandbox.put("\(number % 6)/\(number)", "content \(number)") }
        sandbox.cairn("backup")
        return sandbox
    }

    @Test func aBackupThatFindsMostOfItGonePinsTheCommitBefore() {
        let sandbox = Self.sandbox()
        let good = sandbox.commits()[0]
        for number in 0..<3 { Files.removeTree(Array("\(sandbox.source)/\(number)".utf8)) }
        let run = sandbox.cairn("backup")
        #expect(
            run.errors.contains(
                "in \(sandbox.source), 30 of 60 files were deleted or emptied: commit \(good.prefix(8)), the last one before this change, is pinned"
            ))
        #expect(sandbox.json("status").first?.texts("mass_change_pinned") == [good])
        #expect(sandbox.cairn("status").text.contains(" resume --accept-changes"))
        #expect(sandbox.cairn("forget", exits: 1).errors.contains("no snapshots were removed"))
        sandbox.cairn("forget", "--accept-changes")
        sandbox.cairn("resume", "--accept-changes")
        sandbox.cairn("forget")
        #expect(sandbox.json("status").first?.texts("mass_change_pinned") == [])
        #expect(
            sandbox.cairn("resume", "--accept-changes", exits: 1).errors.contains(
                "no mass change to accept"))
        sandbox.expectSound()
    }

    @Test func aMassChangeOfAnotherMachineIsAcceptedThere() {
        let sandbox = Self.sandbox()
        func become(_ machine: String) {
            sandbox.environment["CAIRN_MACHINE_ID"] = machine
            sandbox.environment["XDG_STATE_HOME"] = sandbox.file("state-\(machine)")
        }
        become("two")
        sandbox.cairn("backup")
        for number in 0..<3 { Files.removeTree(Array("\(sandbox.source)/\(number)".utf8)) }
        sandbox.cairn("backup")
        #expect(sandbox.cairn("status", "--check", exits: 1).text.contains("were deleted"))
        become("one")
        for number in 0..<60 { sandbox.put("\(number % 6)/\(number)", "content \(number)") }
        sandbox.cairn("backup")
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
        #expect(sandbox.cairn("status").text.contains("is accepted on that machine"))
        #expect(sandbox.json("status").first?.texts("mass_change_pinned") == [])
        #expect(sandbox.cairn("forget", exits: 1).errors.contains("on that machine"))
        let refused = sandbox.cairn("resume", "--accept-changes", exits: 1).errors
        #expect(refused.contains("no mass change on this machine"), "\(refused)")
        become("two")
        #expect(sandbox.cairn("status", "--check", exits: 1).text.contains("were deleted"))
        become("one")
        let id = refused.split(separator: " ").drop { $0 != "--host" }.dropFirst().first ?? ""
        sandbox.cairn("resume", "--accept-changes", "--host", String(id))
        become("two")
        #expect(sandbox.json("status").first?.texts("mass_change_pinned") == [])
        sandbox.expectSound()
    }

    /// New, moved, copied and edited files are no harm, whatever their number.
    @Test func ordinaryWorkPinsNothing() throws {
        let sandbox = Self.sandbox()
        for number in 0..<60 { sandbox.put("\(number % 6)/\(number)", "edited \(number)") }
        sandbox.cairn("backup")
        #expect(
            rename("\(sandbox.source)/1", "\(sandbox.source)/one") == 0
                && rename("\(sandbox.source)/2", "\(sandbox.source)/two") == 0)
        for number in 0..<200 { sandbox.put("unpacked/\(number)", "new \(number)") }
        for number in 0..<60 { sandbox.put("0/node_modules/\(number)", "module \(number)") }
        #expect(sandbox.json("backup").last?.number("anomaly") == 0)
        Files.removeTree(Array("\(sandbox.source)/0/node_modules".utf8))
        for number in 3..<6 { Files.removeTree(Array("\(sandbox.source)/\(number)".utf8)) }
        for number in 0..<60 {
            sandbox.put("\(3 + number % 3)/other \(number)", "another branch \(number)")
        }
        sandbox.cairn("backup")
        #expect(sandbox.json("status").first?.texts("mass_change_pinned") == [])
    }

    /// A person who leaves something out means it.
    @Test func leavingOutMostOfItIsNoMassChange() {
        let sandbox = Self.sandbox()
        for number in 0..<4 { sandbox.cairn("exclude", "add", "\(sandbox.source)/\(number)") }
        #expect(sandbox.json("backup").last?.number("deleted") == 0)
        #expect(sandbox.json("status").first?.texts("mass_change_pinned") == [])
    }

    @Test func theDaemonPinsTellsAndGoesOn() throws {
        let sandbox = Self.sandbox()
        let good = sandbox.commits(all: true).last ?? ""
        let daemon = sandbox.startCairn("watch")
        defer {
            daemon.send(SIGTERM)
            _ = daemon.wait()
        }
        func eventually(_ what: Comment, _ condition: () -> Bool) {
            let came = daemon.awaitWhileRunning(seconds: 60, condition)
            #expect(came, what)
        }
        eventually("it watches") { sandbox.json("status").first?["activity"] == "watching" }
        var generator = Seeded(TestSeed.drawn)
        for number in 0..<40 {
            let random = (0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) }
            Files.write(random, to: "\(sandbox.source)/\(number % 6)/\(number)")
        }
        eventually("it is pinned") {
            sandbox.json("status").first?.texts("mass_change_pinned")?.isEmpty == false
        }
        eventually("the hook is told") {
            Files.text(sandbox.file("told")).contains("\"event\":\"mass-change\"")
        }
        let pinned = try #require(sandbox.json("status").first?.texts("mass_change_pinned")?.first)
        let names = sandbox.cairn("ls", "-R", "--snapshot", pinned).lines
        #expect(names.count > 60)
        #expect(
            sandbox.cairn("dump", "--snapshot", pinned, sandbox.source + "/1/1").text == "content 1"
        )
        #expect(!good.isEmpty)
        // Capturing goes on.
        sandbox.put("0/0", "one more")
        eventually("it goes on") {
            sandbox.cairn("dump", "--snapshot", "latest", sandbox.source + "/0/0").text
                == "one more"
        }
        sandbox.cairn("resume", "--accept-changes")
        #expect(sandbox.json("status").first?.texts("mass_change_pinned") == [])
        eventually("what was accepted is not told again") {
            sandbox.put("0/0", "and more")
            return sandbox.cairn("dump", "--snapshot", "latest", sandbox.source + "/0/0").text
                == "and more"
        }
        #expect(sandbox.json("status").first?.texts("mass_change_pinned") == [])
    }
}
