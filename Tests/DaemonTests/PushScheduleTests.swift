import CairnCore
import CairnFormat
import Testing

@testable import CairnDaemon
@testable import CairnRemote

/// When a remote is pushed to, and what is written down of it.
@Suite struct PushScheduleTests {
    private static let second: UInt64 = 1_000_000_000
    private static let minute = 60 * second

    @Test func pushesBeginAnIntervalApartHoweverLongTheyTake() {
        var schedule = PushSchedule(every: 5 * Self.minute, now: 0)
        #expect(schedule.next == PushSchedule.firstPauseMaximum)
        schedule.succeeded(began: 10 * Self.second, now: 70 * Self.second)
        #expect(schedule.next == 310 * Self.second)
        schedule.succeeded(began: 310 * Self.second, now: 1_000 * Self.second)
        #expect(schedule.next == 1_000 * Self.second)
    }

    @Test func pausesGrowAfterFailuresAndNeverStop() {
        var schedule = PushSchedule(every: 5 * Self.minute, now: 0)
        var pauses: [UInt64] = []
        var now: UInt64 = 0
        for _ in 0..<80 {
            schedule.failed(now: now, jitter: .max)
            pauses.append(schedule.next - now)
            now = schedule.next
        }
        let longest = PushSchedule.failurePauseMaximum
        for (at, pause) in pauses.enumerated() {
            let whole = min(PushSchedule.failurePauseMinimum << UInt64(min(at, 20)), longest)
            #expect(pause >= whole / 2 && pause <= whole, "\(at): \(pause)")
        }
        // Much that is new hurries nobody to a remote that fails.
        schedule.note(waiting: .max, now: now - 1)
        #expect(schedule.next == now)
        schedule.succeeded(began: now, now: now)
        #expect(schedule.failures == 0)
        // Two that fail together do not come back together.
        var (one, other) = (schedule, schedule)
        one.failed(now: now, jitter: 1)
        other.failed(now: now, jitter: 4 * Self.second)
        #expect(one.next != other.next)
    }

    @Test func muchThatIsNewIsPushedAtOnce() {
        var schedule = PushSchedule(every: 60 * Self.minute, now: 0)
        schedule.succeeded(began: 0, now: 0)
        schedule.note(waiting: PushSchedule.manyBytes - 1, now: Self.second)
        #expect(schedule.next == 60 * Self.minute)
        schedule.note(waiting: PushSchedule.manyBytes, now: Self.second)
        #expect(schedule.next == Self.second)
    }

    @Test func aRestartNeitherHurriesNorForgets() {
        let every = 5 * Self.minute
        #expect(PushSchedule(every: every, now: 7, wait: Self.minute).next == 7 + Self.minute)
        // A clock that was set does not put it off for years.
        #expect(PushSchedule(every: every, now: 7, wait: .max / 4).next == 7 + every)
        let failing = PushSchedule(every: every, now: 7, failures: 9, wait: .max / 4)
        #expect(failing.next == 7 + PushSchedule.failurePauseMaximum && failing.failures == 9)
    }

    // MARK: The log

    private static func result(_ commit: UInt64, isNew: Bool = true, looked: Int64 = 5)
        -> PushRun.Result
    {
        let manifest = RemoteManifest(
            repository: Hash128(Array(1...16)), number: commit, previous: nil, seconds: looked,
            host: "h", program: "p", record: commit,
            recordHash: Hash256([UInt8](repeating: 1, count: 32)),
            commit: .init(number: commit, id: Hash128(Array(1...16)), seconds: 1),
            description: [], deltas: [], packs: 0, packBytes: 0)
        return PushRun.Result(manifest: manifest, isNew: isNew)
    }

    @Test func theLogTellsSinceWhenACommitIsThere() throws {
        var log = PushLog(known: 1)
        #expect(log.commit == nil && log.since(1) == nil)
        log.succeeded(Self.result(3), began: 10, at: 12)
        log.succeeded(Self.result(3, isNew: false), began: 20, at: 21)
        log.succeeded(Self.result(7), began: 30, at: 33)
        #expect(log.since(2) == 12 && log.since(3) == 12 && log.since(4) == 33)
        #expect(log.since(8) == nil && log.commit == 7 && log.complete == 30)
        log.failed(RemoteError(.temporary, "list", "", "away"), "away", at: 40)
        log.failed(RemoteError(.refused, "list", "", "403"), "403", at: 50)
        #expect(log.failingSince == 40 && log.tries == 2 && log.reason == "403" && log.needsPerson)
        log.nextTry = 60
        #expect(try PushLog(decoding: log.encode()) == log)
        #expect(log.since(3) == 12)
        // Somebody put an earlier state back: nothing of it is proven any more.
        log.failed(RemoteRollBack(seen: 7, found: 3), "rolled back", at: 60)
        #expect(log.since(3) == nil && log.commit == nil && log.needsPerson)
        #expect(try PushLog(decoding: log.encode()) == log)
        log.sawState()
        #expect(log.since(3) == 12 && log.failingSince == nil && !log.needsPerson)
        // Nothing is there: a disk that is not mounted.
        log.failed(RemoteRollBack(seen: 7, found: 0), "nothing", at: 61)
        #expect(log.since(3) == 12 && log.commit == 7 && log.needsPerson)
        #expect(try PushLog(decoding: log.encode()) == log)
        // What a push alone disproves stays.
        log.failed(RemoteError(.full, "write", "", "full"), "full", at: 62)
        log.sawState()
        #expect(log.failingSince == 61 && log.needsPerson)
        // Accepted, with less in it.
        log.succeeded(Self.result(5), began: 70, at: 71)
        #expect(log.since(5) == 71 && log.since(3) == 12 && log.since(6) == nil)
        #expect(log.failingSince == nil && !log.needsPerson && log.tries == 0)
        for commit in 0..<UInt64(2 * PushLog.pushesMaximum) {
            log.succeeded(Self.result(10 + commit), began: 80, at: 80 + Int64(commit))
        }
        #expect(log.pushes.count == PushLog.pushesMaximum)
        let bytes = log.encode()
        #expect(bytes.count < PushLog.bytesMaximum)
        #expect(throws: FormatError.self) { try PushLog(decoding: Array(bytes.dropLast())) }
    }

    private struct Obstacle: PushObstacle { let needsPerson: Bool }

    /// Also where the remote's directory cannot even be opened.
    @Test(arguments: [
        (ErrorCode.denied, true), (ErrorCode.notPermitted, true), (ErrorCode.readOnly, true),
        (ErrorCode.noDirectory, true), (ErrorCode.symlinkInTheWay, true),
        (SystemError.untrustedLink, true), (ErrorCode.overQuota, true),
        (ErrorCode.missing, false), (ErrorCode.unmounted, false), (ErrorCode.silent, false),
        (ErrorCode.inputOutput, false),
    ])
    func aFailureThatDoesNotPassNeedsAPerson(code: Int32, needsPerson: Bool) {
        var log = PushLog(known: 1)
        log.failed(SystemError("open", path: [], code: code), "no", at: 2)
        #expect(log.needsPerson == needsPerson)
        log.failed(Obstacle(needsPerson: needsPerson), "no", at: 3)
        #expect(log.needsPerson == needsPerson)
    }
}
