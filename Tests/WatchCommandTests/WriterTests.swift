import CommandSupport
import Foundation
import Glibc
import Testing

/// Programs that write and do not stop, and how soon what they wrote is kept.
@Suite(.enabled(if: Tool.python, "needs /usr/bin/python3")) struct WriterTests {
    /// A log that never closes: each version is what it was at one moment, and there is one for
    /// every while.
    @Test(arguments: Moment.allCases) func eachVersionOfAGrowingLogIsAPrefix(moment: Moment) {
        let rig = WatchRig("appended", settings: "[watch]\nquiet = \"500ms\"\nlongest = \"1s\"\n")
        let script = Script("appended", rig)
        Self.letWrite(script, rig, moment)
        let log = rig.work + "/log"
        // A binary that is not optimised reads a log more slowly than this program writes it, so
        // that each version takes longer than the one before.
        let hasVersions = rig.awaitWhileRunning {
            rig.sandbox.start("/bin/sleep", ["0.3"]).wait().code == 0
                && rig.versions(log).count >= 5
        }
        #expect(hasVersions, "\(rig.log)")
        script.end()
        let versions = rig.versions(log)
        let whole = Files.content(log)
        var sizes: [Int] = []
        for version in versions {
            let content = rig.sandbox.cairn("dump", "--snapshot", version["commit"] ?? "", log)
                .output
            #expect(
                whole.starts(with: content),
                "commit \(version["commit"] ?? "") has \(content.count) bytes that the log never had"
            )
            sizes.append(content.count)
        }
        #expect(sizes == sizes.sorted(), "\(sizes)")
        // At least every `longest`, with as much again and three seconds for a busy machine.
        let times = versions.compactMap { $0["time"].flatMap(Moments.seconds) }
        let longest = moment == .idle ? 5 : 15
        for (one, next) in zip(times, times.dropFirst()) {
            #expect(next - one <= longest, "\(times)")
        }
        rig.expectExact("the log at its end:")
    }

    /// Lets a program write, from a moment of the daemon on.
    private static func letWrite(_ script: Script, _ rig: WatchRig, _ moment: Moment) {
        script.awaitStep()
        if moment == .scanning {
            rig.makeBulk()
            rig.launch()
        } else {
            rig.start()
        }
        script.release()
        script.awaitStep()
        script.release()
        if moment == .stopped { rig.whileStopped {} }
    }

    /// What a program writes through a mapping makes no event: a barrier finds it by the file's
    /// times, under whatever name it has by then.
    @Test func whatIsWrittenThroughAMappingIsSeenByABarrier() {
        let rig = WatchRig("mapped", inMemory: false)
        let script = Script("mapped_alone", rig)
        script.awaitStep()
        rig.start()
        script.release()
        script.awaitStep()
        rig.expectExact("mapped, before anything is written:")
        for turn in 0..<3 {
            script.release()
            script.awaitStep()
            rig.expectExact("mapped, turn \(turn):")
        }
        script.release()
        script.finish()
        rig.expectExact("mapped, at the end:")
    }

    /// Each version is whole, whenever it was captured; once the program rests, the last one is
    /// just what is on the disk.
    @Test(arguments: ["sqlite_wal", "sqlite_rollback"], Moment.allCases)
    func eachVersionOfADatabaseIsWhole(operation: String, moment: Moment) {
        let rig = WatchRig(
            operation,
            settings: "[watch]\nquiet = \"100ms\"\nquiet-after-close = \"50ms\"\nlongest = \"1s\"\n"
        )
        let script = Script(operation, rig)
        Self.letWrite(script, rig, moment)
        let database = rig.work + "/accounts.db"
        // A debug build reads a log that grows without a pause slowly, and more slowly beside other
        // tests.
        let hasVersions = rig.awaitWhileRunning(seconds: 180) {
            rig.sandbox.run("/bin/sleep", ["0.3"]).code == 0 && rig.versions(database).count >= 4
        }
        #expect(hasVersions, "\(rig.log)")
        script.end()
        rig.expectExact("\(operation), at rest:")
        for version in rig.versions(database).suffix(10) {
            let target = rig.sandbox.file("database")
            rig.sandbox.cairn(
                "restore", "--snapshot", version["commit"] ?? "", "--target", target, rig.work)
            let verdict = rig.sandbox.run(
                Script.python,
                [
                    "-c",
                    """
                    import sqlite3, sys
                    database = sqlite3.connect(sys.argv[1])
                    print(database.execute("PRAGMA integrity_check").fetchall(), \
                    database.execute("SELECT sum(balance), count(*) FROM account").fetchall())
                    """, target + database,
                ])
            #expect(
                verdict.text == "[('ok',)] [(200000, 2000)]\n",
                "\(version["commit"] ?? ""): \(verdict.text.prefix(300))\(verdict.errors)\(rig.log)"
            )
            Files.removeTree(Array(target.utf8))
        }
    }

    /// From the close of a file to its commit.
    @Test func aSaveIsAVersionWithinSeconds() throws {
        let rig = WatchRig("latency")
        rig.change("tree(WORK, 50)")
        rig.start()
        var delays: [Double] = []
        for number in 0..<8 {
            let head = Files.content(rig.sandbox.repository + "/journal/head")
            Files.write("saved \(number)", to: rig.work + "/1/1/1/0")
            var closed = timespec()
            clock_gettime(CLOCK_REALTIME, &closed)
            #expect(
                rig.awaitWhileRunning {
                    Files.content(rig.sandbox.repository + "/journal/head") != head
                }, "\(rig.log)")
            let last = try #require(rig.sandbox.json("snapshots", "--all").last)
            let seconds =
                Double(try #require(last["time"].flatMap(Moments.seconds))) + Double(
                    last.number("time_ns") ?? 0) / 1e9
            delays.append(seconds - Double(closed.tv_sec) - Double(closed.tv_nsec) / 1e9)
        }
        delays.sort()
        print("from close to commit: median \(delays[4]) s, longest \(delays[7]) s")
        // Two seconds are promised on an idle machine; this one is building perhaps.
        #expect(delays[7] <= 10, "\(delays)")
        #expect(delays[0] >= 0.4, "not even the quiet time: \(delays)")
        rig.expectExact("latency:")
    }
}

enum Moments {
    /// Seconds since 1970 of a moment as `--json` writes it.
    static func seconds(_ text: String) -> Int? {
        ISO8601DateFormatter().date(from: text).map { Int($0.timeIntervalSince1970) }
    }
}

extension WatchRig {
    /// The versions that are contents, oldest first.
    func versions(_ path: String) -> [JSONObject] {
        sandbox.startCairn("versions", "--json", path).wait().lines.compactMap { JSONObject($0) }
            .filter { $0["type"] == "version" }
    }
}
