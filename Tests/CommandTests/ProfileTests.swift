import CommandSupport
import Foundation
import Glibc
import Testing

/// A browser's profile, captured a hundred times while it is written: every version restores to
/// databases that are whole, of one transaction each, and no older than the one before.
///
/// - Source: decision 0006; Tests/Fixtures/firefox_profile.py.
@Suite(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3")) struct ProfileTests {
    private static let player = Project.fixtures + "/firefox_profile.py"
    private static let capturesOfEachKind = 50

    private let sandbox = Sandbox("profile")
    private var stop: String { sandbox.file("stop") }

    @Test func everyVersionOfAProfileInUseIsWhole() throws {
        sandbox.environment["XDG_RUNTIME_DIR"] = sandbox.file("runtime")
        mkdir(sandbox.file("runtime"), 0o700)
        sandbox.prepare()
        let browser = sandbox.start(
            "/usr/bin/python3", ["-B", Self.player, "write", sandbox.source + "/profile", stop])
        defer { if browser.tick() == false { browser.send(SIGKILL) } }
        #expect(browser.awaitWhileRunning { access(sandbox.file("ready"), F_OK) == 0 })
        var commits: [String] = []
        for _ in 0..<Self.capturesOfEachKind { commits.append(sandbox.backUp()) }
        let daemon = sandbox.startCairn("watch", sandbox.source)
        defer { daemon.send(SIGKILL) }
        #expect(daemon.awaitWhileRunning { isWatching })
        for _ in 0..<Self.capturesOfEachKind { commits.append(sandbox.backUp()) }
        // The program still writes, or nothing was proven.
        #expect(!browser.tick())
        daemon.send(SIGTERM)
        #expect(daemon.wait().code == 0)
        // Besides, what the daemon captured of its own accord.
        let all = sandbox.commits(all: true)
        #expect(Set(commits).count == commits.count && Set(commits).isSubset(of: all))
        Files.write("", to: stop)
        #expect(browser.wait().code == 0)
        try check(all)
    }

    private var isWatching: Bool {
        sandbox.start(Binary.path, ["-r", sandbox.repository, "status", "--json"]).wait().lines
            .first.flatMap { JSONObject($0) }
            .map {
                $0.fields["running"] as? Bool == true && $0["activity"] == "watching"
                    && $0["last_reconcile"] != nil
            } ?? false
    }

    /// - Parameter commits: oldest first.
    private func check(_ commits: [String]) throws {
        var former: [String: Int] = [:]
        var changes: [String: Int] = [:]
        for commit in commits {
            let restored = sandbox.restored(commit)
            #expect(
                sandbox.json("ls", "--snapshot", commit).allSatisfy { $0.fields["fuzzy"] == nil },
                "\(commit)")
            let verdict = sandbox.run(
                "/usr/bin/python3", ["-B", Self.player, "check", restored + "/profile"])
            let found = try #require(
                verdict.lines.first.flatMap { JSONObject($0) }, "\(verdict.errors)")
            #expect(found.texts("trouble") == [], "\(commit)")
            let counters = try #require(found.fields["counters"] as? [String: Int])
            for (name, counter) in counters {
                #expect(
                    counter >= former[name] ?? 0,
                    "\(commit): \(name) went back from \(former[name] ?? 0) to \(counter)")
                if counter > former[name] ?? 0 { changes[name, default: 0] += 1 }
            }
            former = counters
            Files.removeTree(Array(restored.utf8))
        }
        #expect(changes.count == 8 && changes.values.allSatisfy { $0 > 5 }, "\(changes)")
    }
}
