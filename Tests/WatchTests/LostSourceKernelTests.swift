import CairnCore
import CairnWatch
import Foundation
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

/// Rule 16 with the real kernel and the real program, or one in its place that does what it should
/// not: each time a gap, another start, and everything is watched.
extension KernelTests {
    private var quick: EventPatience {
        var patience = EventPatience()
        (patience.start, patience.silence) = (20_000_000_000, 300_000_000)
        patience.answer = 2_000_000_000
        (patience.firstPause, patience.pauseMaximum) = (10_000_000, 50_000_000)
        return patience
    }

    private static let whole = SourcePath(1, "")

    private func isLost(_ failure: EventSourceFailure) -> (ChangeHint) -> Bool {
        {
            if case .unwatchable(Self.whole, .lostWatch, let error) = $0 {
                error?.code == failure.rawValue
            } else {
                false
            }
        }
    }

    /// All that is watched tells of its changes again, and nothing is watched that should not be.
    private func expectWatching(_ rig: WatchRig, _ comment: Comment = "") throws {
        #expect(rig.hints.wait(.watchable(Self.whole)), comment)
        #expect(rig.hints.wait(.reconcile(Self.whole, .lostWatch)), comment)
        #expect(try rig.lastingDifferences() == [], comment)
        rig.hints.forget()
        rig.write("a/after")
        #expect(rig.hints.wait(.look(SourcePath(1, "a/after"), .closed)), comment)
        #expect(rig.source.statistics.trouble == nil, comment)
    }

    private func makeTree(_ root: String) {
        for path in ["a", "a/b", "c"] { mkdir("\(root)/\(path)", 0o755) }
    }

    @Test func killedSourceIsAGapAndIsStartedAgain() throws {
        let rig = try WatchRig(patience: quick, prepare: makeTree)
        for round in 1...5 {
            let child = try #require(EventChild.ofThisProcess())
            rig.makeDirectory("a/round\(round)")
            kill(child.number, SIGKILL)
            rig.makeDirectory("c/round\(round)")
            #expect(rig.hints.wait(for: isLost(.ended)), "round \(round)")
            try expectWatching(rig, "round \(round)")
            #expect(EventChild.ofThisProcess()?.number != child.number && child.hasEnded)
        }
        #expect(rig.source.statistics.overflows == 5)
    }

    /// A barrier is told in its time, behind the gap that covers what it stands for.
    @Test func stoppedSourceIsLostWhenSomethingIsAskedOfIt() throws {
        let rig = try WatchRig(patience: quick, prepare: makeTree)
        let child = try #require(EventChild.ofThisProcess())
        kill(child.number, SIGSTOP)
        rig.write("a/missed")
        try rig.barrier()
        let hints = rig.hints.all
        let gap = try #require(hints.firstIndex(where: isLost(.silent)))
        #expect(
            try gap < #require(hints.firstIndex { if case .barrier = $0 { true } else { false } }))
        try expectWatching(rig)
        #expect(child.hasEnded, "a stopped one is killed")
    }

    @Test func sourceStoppedForAMomentIsTheSameAfterwards() throws {
        var patience = quick
        patience.silence = 20_000_000_000
        let rig = try WatchRig(patience: patience, prepare: makeTree)
        let child = try #require(EventChild.ofThisProcess())
        kill(child.number, SIGSTOP)
        rig.write("a/late")
        rig.source.requestBarrier(99)
        #expect(!rig.hints.wait(.barrier(99), seconds: 1))
        kill(child.number, SIGCONT)
        #expect(rig.hints.wait(.barrier(99)))
        #expect(rig.hints.covers(SourcePath(1, "a/late")))
        #expect(!rig.hints.all.contains(where: isLost(.silent)))
        #expect(EventChild.ofThisProcess()?.number == child.number)
    }

    /// Its socket is full: it reads no more, so the kernel's queue overflows, which is known; and
    /// its memory stays what it was.
    @Test func fullSocketStopsTheSourceAndOverflowIsTold() throws {
        let rig = try WatchRig(TemporaryDirectory(inMemory: true), prepare: makeTree)
        let child = try #require(EventChild.ofThisProcess())
        // What it runs for its first events is mapped then.
        rig.write("a/first")
        try rig.barrier()
        let before = child.residentBytes
        try rig.whileHeldUp {
            for number in 0..<30_000 { rig.write("a/\(number)") }
            #expect(child.residentBytes < before + 256 << 10, "\(before), \(child.residentBytes)")
        }
        #expect(rig.hints.wait(.reconcile(Self.whole, .overflow)))
        try rig.barrier()
        #expect(try rig.lastingDifferences() == [])
        #expect(rig.source.statistics.overflows > 0)
        #expect(
            !rig.hints.all.contains(where: isLost(.silent)), "a reader that is slow is no fault")
        #expect(EventChild.ofThisProcess()?.number == child.number)
        #expect(before > 0 && child.residentBytes < 8 << 20)
    }

    /// What the library holds, and the kernel does not know any more, is not left there.
    @Test func endOfABurstIsToldByItself() throws {
        let rig = try WatchRig(TemporaryDirectory(inMemory: true), prepare: makeTree)
        for round in 0..<8 {
            try rig.whileHeldUp {
                for number in 0..<3_000 { rig.write("a/\(round)-\(number)") }
                rig.write("c/last\(round)")
            }
            #expect(rig.hints.wait(.look(SourcePath(1, "c/last\(round)"), .closed)))
            rig.hints.forget()
        }
    }

    // MARK: Programs in its place

    @Test func programThatDoesAsItShouldIsNoFault() throws {
        let program = try StandIn("faithful")
        let rig = try WatchRig(program: program.path, patience: quick, prepare: makeTree)
        for number in 0..<200 { rig.write("a/b/\(number)") }
        rig.makeDirectory("c/new")
        try rig.barrier()
        #expect(rig.hints.covers(SourcePath(1, "a/b/199")))
        #expect(try rig.lastingDifferences() == [])
        #expect(rig.source.statistics.overflows == 0)
    }

    @Test(
        arguments: [
            ("garbage", EventSourceFailure.malformed), ("cut", .malformed), ("climb", .malformed),
            ("short", .malformed), ("liar", .malformed), ("mute", .incomplete), ("silent", .silent),
            ("ends", .ended),
        ])
    func programThatDoesOtherwiseIsLostAndReplaced(mode: String, failure: EventSourceFailure)
        throws
    {
        let program = try StandIn("faithful")
        var patience = quick
        // Long enough to be seen.
        (patience.firstPause, patience.pauseMaximum) = (500_000_000, 500_000_000)
        let rig = try WatchRig(program: program.path, patience: patience, prepare: makeTree)
        try program.become(mode)
        kill(try #require(EventChild.ofThisProcess()).number, SIGKILL)
        // Through the first loss to the one that the next program makes.
        var hasFailed = false
        let deadline = Date(timeIntervalSinceNow: 60)
        while !hasFailed, Date() < deadline {
            rig.write("a/\(mode)")
            try rig.barrier()
            hasFailed = rig.source.statistics.trouble?.code == failure.rawValue
        }
        #expect(hasFailed, "\(String(describing: rig.source.statistics.trouble))")
        try program.become("faithful")
        try expectWatching(rig, "\(mode)")
    }

    @Test(
        arguments: [
            ("other", EventSourceFailure.otherVersion), ("bare", .malformed), ("wrong", .malformed),
            ("never", .silent), ("ends", .ended),
        ])
    func programThatDoesNotStartAsItShouldIsTold(mode: String, failure: EventSourceFailure) throws {
        let program = try StandIn(mode)
        var patience = quick
        if mode == "never" { patience.start = 300_000_000 }
        let rig = try WatchRig(starts: mode == "ends", program: program.path, patience: patience)
        rig.write("file")
        #expect(rig.hints.wait(for: isLost(failure)))
        if mode != "ends" {
            #expect(rig.source.statistics.trouble?.path == Array(program.path.utf8))
        }
    }

    @Test func missingProgramIsToldAndComesBack() throws {
        let directory = TemporaryDirectory()
        let missing = directory.file("nothing")
        let waiting = try WatchRig(starts: false, program: missing)
        try waiting.barrier()
        #expect(
            waiting.source.statistics.trouble
                == SystemError(
                    "start cairn-events at", path: Array(missing.utf8), code: ENOENT))
        let program = try StandIn("faithful")
        let rig = try WatchRig(program: program.path, patience: quick, prepare: makeTree)
        rename(program.path, program.path + ".away")
        kill(try #require(EventChild.ofThisProcess()).number, SIGKILL)
        #expect(rig.hints.wait(for: isLost(.ended)))
        let deadline = Date(timeIntervalSinceNow: 30)
        while rig.source.statistics.trouble?.code != ENOENT, Date() < deadline { try rig.barrier() }
        #expect(rig.source.statistics.trouble?.code == ENOENT)
        rig.write("a/unseen")
        rename(program.path + ".away", program.path)
        try expectWatching(rig)
    }
}

/// A program in the place of `cairn-events` (`Tests/Fixtures/event_stand_in.py`).
private final class StandIn {
    private let directory = TemporaryDirectory()
    var path: String { directory.file("events") }

    init(_ mode: String) throws {
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures").standardizedFileURL.path
        try become(mode)
        let text = """
            #!/usr/bin/python3 -ISB
            import sys
            sys.path.insert(0, \(Self.quoted(fixtures)))
            import event_stand_in
            event_stand_in.run(\(Self.quoted(directory.file("mode"))))
            """
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        chmod(path, 0o700)
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }

    /// How it behaves from its next start on.
    func become(_ mode: String) throws {
        try mode.write(toFile: directory.file("mode"), atomically: true, encoding: .utf8)
    }
}

/// The process that reads this one's events.
private struct EventChild {
    let number: pid_t

    /// The only child that reads events.
    static func ofThisProcess() -> EventChild? {
        let deadline = Date(timeIntervalSinceNow: 20)
        while Date() < deadline {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            for number in names.compactMap({ pid_t($0) }) {
                let child = EventChild(number: number)
                if child.stat(4) == "\(getpid())", child.stat(3) != "Z", child.isProgram,
                    child.hasInstance
                {
                    return child
                }
            }
        }
        return nil
    }

    /// The real one, or one in its place. A daemon has an instance, too.
    private var isProgram: Bool {
        (try? String(contentsOfFile: "/proc/\(number)/comm", encoding: .utf8))?.contains("events")
            == true
    }

    private var hasInstance: Bool {
        let place = "/proc/\(number)/fd"
        return ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).contains {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(place)/\($0)"))
                == "anon_inode:inotify"
        }
    }

    /// A field of /proc/PID/stat after the name. - Source: proc_pid_stat(5), whose numbers they
    /// are.
    private func stat(_ field: Int) -> String? {
        guard let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
            let end = text.lastIndex(of: ")")
        else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ")
        return fields.count > field - 3 ? String(fields[field - 3]) : nil
    }

    var residentBytes: Int { (stat(24).flatMap { Int($0) } ?? 0) * Int(getpagesize()) }

    var hasEnded: Bool {
        let deadline = Date(timeIntervalSinceNow: 20)
        while let state = stat(3), state != "Z" {
            if Date() > deadline { return false }
            sched_yield()
        }
        return true
    }
}
