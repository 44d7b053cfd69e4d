import CommandSupport
import Foundation
import Glibc
import Testing

/// Databases that somebody else put among what is backed up cost a bounded child its time, and the
/// drill little of its own.
@Suite struct HostileDatabaseTests {
    /// 1.5 KB; its index runs a function that works for years, deaf to interruption.
    private static let script = """
        import sqlite3, sys
        database = sqlite3.connect(sys.argv[1], isolation_level=None)
        database.execute("PRAGMA page_size=512")
        database.execute("CREATE TABLE t(x)")
        database.execute("CREATE INDEX i ON t(length(x))")
        database.execute("INSERT INTO t VALUES('1')")
        database.execute("PRAGMA writable_schema=ON")
        database.execute("UPDATE sqlite_schema SET sql='CREATE INDEX i ON t(instr(hex(zeroblob(20000000)), hex(zeroblob(10000000))||x))' WHERE name='i'")
        """

    private static func sandbox(_ name: String, databases: Int) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.cairn("init")
        sandbox.put("letter", "whole\n")
        for index in 0..<databases {
            sandbox.put("evil-\(index).db", "")
            let made = sandbox.run(
                "/usr/bin/python3", ["-c", script, sandbox.source + "/evil-\(index).db"])
            #expect(made.code == 0, "\(made.errors)")
        }
        sandbox.backUp()
        return sandbox
    }

    /// The others are proven; those that took too long are named, and cost no more than their bound
    /// together.
    @Test func aDatabaseThatComputesForYearsIsGivenUp() {
        let sandbox = Self.sandbox("slow-database", databases: 9)
        let began = Self.seconds
        let ended = sandbox.cairn("drill", "--full", "--json")
        #expect(Self.seconds - began < 300)
        #expect(ended.text.contains("SQLite cannot tell"), "\(ended.text)")
        #expect(ended.text.contains("the check took too long"))
        #expect(ended.text.contains("other databases took too long"))
    }

    /// The first signal ends the drill and its child. Meanwhile a prune has the repository.
    @Test func aDrillEndsAtTheFirstSignal() throws {
        let sandbox = Self.sandbox("signalled-drill", databases: 1)
        let drill = sandbox.startCairn("drill", "--full")
        var child: pid_t?
        let began = drill.awaitWhileRunning {
            child = Self.child(of: drill.identifier)
            return child != nil
        }
        #expect(began)
        sandbox.cairn("prune")
        drill.send(SIGINT)
        let asked = Self.seconds
        #expect(drill.wait().code == 130)
        #expect(Self.seconds - asked < 4)
        if let child { #expect(kill(child, 0) != 0 && errno == ESRCH) }
    }

    /// What parses hostile content has no variable, no descriptor but the content and its answer,
    /// and can get no more of anything.
    @Test(.enabled(if: Machine.isRoot, "needs root, which may look at a process that hides itself"))
    func theChildHasNothingButTheContent() throws {
        let sandbox = Self.sandbox("bounded-child", databases: 1)
        sandbox.environment["SECRET"] = "of the caller"
        let drill = sandbox.startCairn("drill", "--full")
        var found: pid_t?
        let isBound = drill.awaitWhileRunning {
            found = Self.child(of: drill.identifier)
            return found.map {
                Files.text("/proc/\($0)/status").contains("NoNewPrivs:\t1\n")
            } ?? false
        }
        try #require(isBound)
        let child = try #require(found)
        #expect(Files.text("/proc/\(child)/environ").isEmpty)
        #expect(Files.text("/proc/\(drill.identifier)/environ").contains("of the caller"))
        let targets = Files.names("/proc/\(child)/fd").compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(child)/fd/\($0)")
        }
        // The pipe takes standard error, too.
        #expect(Set(targets).count == 2 && targets.count >= 3, "\(targets)")
        #expect(Set(targets).count { $0.hasPrefix("pipe:") } == 1, "\(targets)")
        #expect(targets.contains { $0.contains("/evil-0.db") }, "\(targets)")
        let limits = Files.text("/proc/\(child)/limits").split(separator: "\n").map {
            $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
        for limit in ["Max open files 16 16", "Max file size 0 0"] {
            #expect(limits.contains { $0.hasPrefix(limit) }, "\(limits)")
        }
        for name in ["Max cpu time", "Max address space"] {
            #expect(!limits.contains { $0.hasPrefix("\(name) unlimited") }, "\(limits)")
        }
        drill.send(SIGINT)
        #expect(drill.wait().code == 130)
    }

    /// The process that a drill has parse a database.
    private static func child(of process: pid_t) -> pid_t? {
        let path = "/proc/\(process)/task/\(process)/children"
        return Files.text(path).split(separator: " ").lazy.compactMap { pid_t($0) }.first {
            Files.text("/proc/\($0)/cmdline").contains("__bounded")
        }
    }

    private static var seconds: Int {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return now.tv_sec
    }
}
