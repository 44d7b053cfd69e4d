import CommandSupport
import Foundation
import Glibc
import Testing

/// `cairn status --check`: the verdict in one line, and its exit code.
@Suite struct CheckTests {
    static let faketime = "/usr/bin/faketime"
    static let hasFaketime = access(faketime, X_OK) == 0

    /// A sandbox with one backup, and a settings file.
    private static func sandbox(_ settings: String = "", name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        if !settings.isEmpty { sandbox.setSettings(settings) }
        sandbox.put("a.txt", "one")
        return sandbox
    }

    /// Has commands run at a date that is so much later, which the machine has spent switched off.
    static func set(_ sandbox: Sandbox, _ later: String) {
        let state = sandbox.file("state/cairn")
        for name in Files.names(state) where name.hasSuffix(".clock") { unlink("\(state)/\(name)") }
        sandbox.environment["FAKETIME_DONT_FAKE_MONOTONIC"] = "1"
        sandbox.prefix = [faketime, "-f", later]
    }

    /// What the command says, at a date that is so much later.
    private static func check(
        _ sandbox: Sandbox, _ words: String..., later: String? = nil, exits code: Int32?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        defer { sandbox.prefix = [] }
        if let later { set(sandbox, later) }
        let ended = sandbox.startCairn(["status", "--check"] + words).wait()
        #expect(
            code.map { $0 == ended.code } ?? true, "\(ended.text)\(ended.errors)",
            sourceLocation: sourceLocation)
        return ended.text
    }

    @Test(.enabled(if: hasFaketime, "faketime is not installed"))
    func fortyDaysWithoutABackupAreStale() {
        let sandbox = Self.sandbox()
        #expect(Self.check(sandbox, exits: 2) == "stale: nothing has been backed up yet\n")
        sandbox.backUp()
        #expect(
            Self.check(sandbox, exits: 0).hasPrefix("well: the last backup was "))
        #expect(
            Self.check(sandbox, later: "+20h", exits: 0).contains("the last backup was 20 h ago"))
        let stale = Self.check(sandbox, later: "+40d", exits: 2)
        #expect(stale.hasPrefix("stale: nothing has been backed up for 40 days"), "\(stale)")
        #expect(stale.split(separator: "\n").count == 1)
        #expect(Self.check(sandbox, "--quiet", later: "+40d", exits: 2).isEmpty)
        // The disk of the repository is gone: what was known counts.
        rename(sandbox.repository, sandbox.file("gone"))
        #expect(Self.check(sandbox, exits: 1).contains("is missing from"))
        #expect(Self.check(sandbox, later: "+40d", exits: 2).contains("is missing from"))
    }

    @Test(.enabled(if: hasFaketime, "faketime is not installed"))
    func theHookRunsOnceForEachSilence() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        let events = sandbox.file("events")
        sandbox.setSettings(
            "[hooks]\non-stale = [\"\(sandbox.script("hook", "cat >> \(events)"))\"]\nstale-after = \"7d\"\n"
        )
        sandbox.put("a.txt", "one")
        sandbox.backUp()
        func told() -> Int { Files.text(events).split(separator: "\n").count }
        _ = Self.check(sandbox, "--run-hook", later: "+6d", exits: 0)
        #expect(told() == 0)
        _ = Self.check(sandbox, later: "+8d", exits: 2)
        #expect(told() == 0)
        for day in ["+8d", "+9d"] {
            _ = Self.check(sandbox, "--run-hook", later: day, exits: 2)
            #expect(told() == 1)
        }
        let event = try #require(JSONObject(Files.text(events)))
        #expect(event["event"] == "stale" && event.number("seconds") ?? 0 >= 8 * 86_400 - 60)
        // A backup that finds nothing new is a success, too.
        Self.set(sandbox, "+10d")
        #expect(sandbox.startCairn(["backup", sandbox.source]).wait().code == 0)
        _ = Self.check(sandbox, "--run-hook", later: "+16d", exits: 0)
        _ = Self.check(sandbox, "--run-hook", later: "+18d", exits: 2)
        #expect(told() == 2)
    }

    /// A program that is missing, or says that it failed, has told nobody.
    @Test(.enabled(if: hasFaketime, "faketime is not installed"))
    func theHookRunsAgainUntilItSucceeds() {
        let sandbox = Sandbox()
        sandbox.prepare()
        let (hook, events) = (sandbox.file("hook"), sandbox.file("events"))
        sandbox.setSettings("[hooks]\non-stale = [\"\(hook)\"]\nstale-after = \"7d\"\n")
        sandbox.put("a.txt", "one")
        sandbox.backUp()
        _ = Self.check(sandbox, "--run-hook", later: "+8d", exits: 2)
        for (code, lines) in [("9", 1), ("0", 2), ("0", 2)] {
            _ = sandbox.script("hook", "cat >> \(events); exit \(code)")
            _ = Self.check(sandbox, "--run-hook", later: "+8d", exits: 2)
            #expect(Files.text(events).split(separator: "\n").count == lines)
        }
    }

    @Test(.enabled(if: hasFaketime, "faketime is not installed"))
    func whatWasNeverReadBackIsSaid() {
        let sandbox = Self.sandbox("[hooks]\nstale-after = \"365d\"\n")
        sandbox.backUp()
        let old = "no content has been read back and found intact for 91 days"
        #expect(Self.check(sandbox, later: "+91d", exits: 1).contains(old))
        Self.set(sandbox, "+80d")
        #expect(sandbox.startCairn(["verify", "--read-data"]).wait().code == 0)
        // Nothing vouches for such a date; but the proof is young enough.
        #expect(!Self.check(sandbox, later: "+91d", exits: nil).contains(old))
    }

    /// A dump every hour must not hide that the backup of the roots ended.
    @Test(.enabled(if: hasFaketime, "faketime is not installed"))
    func whatIsNoBackupOfTheRootsIsNoSuccess() {
        let sandbox = Self.sandbox()
        sandbox.setSettings("[[root]]\nname = \"r\"\npath = \"\(sandbox.source)\"\n")
        sandbox.cairn("backup")
        Files.write("b", to: sandbox.file("other"))
        for words in [
            ["backup", sandbox.file("other")], ["backup", sandbox.source + "/a.txt"],
            ["backup", "--stdin-filename", "dump", "--stdin-from-command", "--", "echo", "row"],
        ] {
            Self.set(sandbox, "+40d")
            let ended = sandbox.startCairn(words).wait()
            #expect(ended.code == 0, "\(ended.errors)")
            let stale = Self.check(sandbox, later: "+40d", exits: 2)
            #expect(stale.hasPrefix("stale: nothing has been backed up for 40 days"), "\(stale)")
        }
        Self.set(sandbox, "+40d")
        #expect(sandbox.startCairn(["backup", sandbox.source]).wait().code == 0)
        #expect(Self.check(sandbox, later: "+40d", exits: nil).contains("the last backup was "))
    }

    /// A clock that was a year ahead, and what is imported, must not silence the alarm until then.
    @Test(.enabled(if: hasFaketime, "faketime is not installed"))
    func whatIsDatedInTheFutureIsNoSuccess() {
        let sandbox = Self.sandbox("[hooks]\nproof-after = \"365d\"\n")
        sandbox.backUp()
        Self.set(sandbox, "+400d")
        #expect(sandbox.startCairn(["backup", sandbox.source]).wait().code == 0)
        let stale = Self.check(sandbox, later: "+60d", exits: 2)
        #expect(stale.hasPrefix("stale: nothing has been backed up for 60 days"), "\(stale)")
        #expect(
            Self.check(sandbox, later: "+9612h", exits: 1).hasPrefix(
                "trouble: no content has been read back"))
    }

    /// It commits what was there before, and what it put in place: nothing else.
    @Test(.enabled(if: hasFaketime, "faketime is not installed"))
    func aRestoreIsNoBackup() {
        let sandbox = Self.sandbox()
        sandbox.backUp()
        sandbox.put("a.txt", "two")
        Self.set(sandbox, "+20h")
        let words = ["restore", "--in-place", sandbox.source + "/a.txt"]
        #expect(sandbox.startCairn(words).wait().code == 0)
        #expect(Files.text(sandbox.source + "/a.txt") == "one")
        #expect(
            Self.check(sandbox, later: "+20h", exits: 0).contains("the last backup was 20 h ago"))
    }

    /// What the former machine backed up says nothing of the files that are here.
    @Test func anAdoptionIsNoBackup() {
        let sandbox = Self.sandbox()
        HostTests.become("one", sandbox)
        sandbox.backUp()
        HostTests.become("two", sandbox)
        sandbox.cairn("roots", "adopt", "--host", HostTests.ownName, "--yes")
        let stale = Self.check(sandbox, exits: 2)
        #expect(stale.hasPrefix("stale: nothing has been backed up yet"), "\(stale)")
        sandbox.backUp()
        #expect(Self.check(sandbox, exits: nil).contains("the last backup was "))
    }

    @Test func whatIsDatedInThePastIsNotOverdueForAProof() {
        let sandbox = Self.sandbox()
        sandbox.cairn("backup", "--time", "2010-01-01", sandbox.source)
        #expect(Self.check(sandbox, exits: 0).hasPrefix("well: the last backup was "))
    }

    @Test func whatTheLastBackupCouldNotReadIsTrouble() throws {
        let sandbox = Self.sandbox()
        let missing = sandbox.file("missing")
        sandbox.cairn("backup", sandbox.source, missing, exits: 3)
        #expect(
            Self.check(sandbox, exits: 1).contains("the last backup could not back up 1 item ("))
        #expect(
            sandbox.cairn("status").text.hasPrefix("trouble: the last backup could not back up"))
        #expect(sandbox.json("status").first?["last_backup"] == "incomplete")
        sandbox.backUp()
        #expect(Self.check(sandbox, exits: 0).hasPrefix("well: "))
        // One that is killed.
        let state = try #require(
            Files.names(sandbox.file("state/cairn")).first {
                $0.hasSuffix(".backup")
            })
        let file = sandbox.file("state/cairn/\(state)")
        let words = Files.text(file).split(separator: " ", maxSplits: 5)
        Files.write(
            "cairn-backup 1 \(words[2]) - \(words[4]) running 999999999\n\n", to: file)
        #expect(Self.check(sandbox, exits: 1).contains("and did not finish"))
        // A word that nobody wrote is no record.
        Files.write("noise", to: file)
        #expect(Self.check(sandbox, exits: 0).hasPrefix("well: "))
    }

    @Test func aRunningBackupIsSaid() throws {
        let sandbox = Self.sandbox()
        sandbox.backUp()
        let pipe = sandbox.file("go")
        mkfifo(pipe, 0o600)
        // A command that has the repository and waits.
        let script = sandbox.script(
            "flock",
            "exec 9<>\(sandbox.repository)/lock; flock -x 9; echo > \(sandbox.file("has")); read line < \(pipe)"
        )
        let holder = sandbox.start("/bin/sh", [script])
        #expect(holder.awaitWhileRunning { access(sandbox.file("has"), F_OK) == 0 })
        let text = Self.check(sandbox, exits: 0)
        #expect(text.contains("; another command is using the repository (process "), "\(text)")
        Files.write("\n", to: pipe)
        _ = holder.wait()
    }

    @Test func aServiceThatDiedIsTrouble() {
        let sandbox = Self.sandbox()
        mkdir(sandbox.file("bin"), 0o755)
        sandbox.environment["PATH"] = sandbox.file("bin") + ":/usr/bin:/bin"
        Files.write("#!/bin/sh\n", to: sandbox.file("bin/systemctl"))
        chmod(sandbox.file("bin/systemctl"), 0o755)
        sandbox.backUp()
        sandbox.cairn("service", "install")
        #expect(
            Self.check(sandbox, exits: 1)
                == "trouble: the service is installed but not running\n")
        let watch = SupervisedWatch(sandbox, watchdogSeconds: 4)
        #expect(watch.isReady())
        #expect(
            watch.child.awaitWhileRunning {
                sandbox.startCairn(["status", "--check"]).wait().text.hasPrefix(
                    "well: every save is backed up")
            })
        #expect(watch.stop().code == 0)
        sandbox.cairn("service", "uninstall")
        #expect(
            access(sandbox.file("config/systemd/user/cairn-check.timer"), F_OK) != 0)
        #expect(Self.check(sandbox, exits: 0).hasPrefix("well: "))
    }

    /// What a script pipes in, no daemon keeps instead.
    @Test func aDumpThatFailsIsTroubleBesideADaemonToo() {
        let sandbox = Self.sandbox()
        let watch = SupervisedWatch(sandbox, watchdogSeconds: 4)
        #expect(watch.isReady())
        #expect(
            watch.child.awaitWhileRunning {
                sandbox.startCairn(["status", "--check"]).wait().code == 0
            })
        sandbox.cairn(
            "backup", "--stdin-filename", "db.sql", "--stdin-from-command", "--", "false", exits: 1)
        #expect(
            Self.check(sandbox, exits: 1).hasPrefix("trouble: the last backup of /db.sql failed ("))
        sandbox.cairn(
            "backup", "--stdin-filename", "db.sql", "--stdin-from-command", "--", "echo", "x")
        #expect(
            watch.child.awaitWhileRunning {
                sandbox.startCairn(["status", "--check"]).wait().code == 0
            })
        #expect(watch.stop().code == 0)
    }

    @Test func oddArgumentsAreRefused() {
        let sandbox = Self.sandbox()
        #expect(
            sandbox.cairn("status", "--check", sandbox.source, exits: 1).errors.contains(
                "--check and PATH cannot be combined"))
        #expect(
            sandbox.cairn("status", "--run-hook", exits: 1).errors.contains("requires --check"))
        #expect(
            sandbox.cairn("status", "--check", "--wait", exits: 1).errors.contains(
                "--check cannot be combined with --wait or --read-data"))
    }
}
