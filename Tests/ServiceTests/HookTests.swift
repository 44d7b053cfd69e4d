import CairnBackup
import CairnCore
import CairnDaemon
import CairnFormat
import CairnSettings
import CairnSource
@testable import CairnWatch
import Dispatch
import Foundation
import Synchronization
import Testing

/// Notes what it is asked to run; each run lasts until the test lets it end.
private final class HeldRunner: ProgramRunner {
    let inputs = Mutex<[String]>([])
    let begun = DispatchSemaphore(value: 0)
    let end = DispatchSemaphore(value: 0)
    let outcome: ProgramOutcome

    init(_ outcome: ProgramOutcome = ProgramOutcome(.exited(0))) { self.outcome = outcome }

    func run(
        _ command: HookCommand, input: [UInt8], variables: [String: String], nanoseconds: UInt64,
        deadline: ProgramDeadline
    ) -> ProgramOutcome {
        inputs.withLock { $0.append(String(decoding: input, as: UTF8.self)) }
        begun.signal()
        end.wait()
        return outcome
    }
}

struct HookTests {
    let command = HookCommand(program: "/hook".bytes, arguments: [])

    func settings(onCommit: Bool = true, onFailure: Bool = false) -> HookSettings {
        var settings = Settings(
            user: UserEnvironment(
                home: "/home/ada".bytes, variable: { _ in nil }, content: { _ in nil },
                isDirectory: { _ in false })
        ).hooks
        if onCommit { settings.onCommit = command }
        if onFailure { settings.onFailure = command }
        return settings
    }

    func commit(_ number: UInt64) -> HookEvent {
        var counts = CommitCounts()
        counts.new = number
        return .commit(id: Hash128(), time: Timestamp(seconds: 0), counts: counts)
    }

    func new(_ input: String) -> Int? {
        ((try? JSONSerialization.jsonObject(with: Data(input.utf8))) as? [String: Any])?["new"]
            as? Int
    }

    @Test func oneRunsAndTheLastWaits() {
        let runner = HeldRunner()
        let hooks = Hooks(
            settings(), repository: "/r".bytes, runner: runner, log: RecordingLog(),
            clock: FixedClock())
        hooks.happened(commit(1))
        runner.begun.wait()
        for number in 2...5 { hooks.happened(commit(UInt64(number))) }
        #expect(runner.inputs.withLock { $0.count } == 1)
        runner.end.signal()
        runner.begun.wait()
        runner.end.signal()
        hooks.stop()
        #expect(runner.inputs.withLock { $0.compactMap(new) } == [1, 5])
    }

    @Test func kindsDoNotWaitForEachOther() {
        let runner = HeldRunner()
        let hooks = Hooks(
            settings(onFailure: true), repository: "/r".bytes, runner: runner, log: RecordingLog(),
            clock: FixedClock())
        hooks.happened(commit(1))
        runner.begun.wait()
        let failure = FailingItem(
            path: "/x".bytes, reason: "no", isTransient: true, tries: 1,
            first: Timestamp(seconds: 0), nextTry: nil)
        hooks.happened(.failure(failure, failing: 1))
        runner.begun.wait()
        runner.end.signal()
        runner.end.signal()
        hooks.stop()
        #expect(runner.inputs.withLock { $0.count } == 2)
    }

    @Test func withoutCommandNothingRuns() {
        let runner = HeldRunner()
        let hooks = Hooks(
            settings(onCommit: false), repository: "/r".bytes, runner: runner, log: RecordingLog(),
            clock: FixedClock())
        hooks.happened(commit(1))
        hooks.replaceSettings(settings())
        hooks.happened(commit(2))
        runner.begun.wait()
        runner.end.signal()
        hooks.stop()
        hooks.happened(commit(3))
        #expect(runner.inputs.withLock { $0.compactMap(new) } == [2])
    }

    @Test(
        arguments: [
            (
                ProgramOutcome(.exited(3), output: "one\n\u{1b}[2Jtwo\n".bytes),
                [
                    "6 the hook on-commit: one", "6 the hook on-commit: \\x1b[2Jtwo",
                    "4 the hook on-commit exited with code 3: /hook",
                ]
            ),
            (
                ProgramOutcome(.signalled(9)),
                ["4 the hook on-commit was terminated by signal 9: /hook"]
            ),
            (
                ProgramOutcome(.overdue, output: "x".bytes, isCut: true),
                [
                    "6 the hook on-commit: x",
                    "6 the hook on-commit wrote more output, which Cairn discarded",
                    "4 the hook on-commit exceeded its time limit of 30s or was still running when the daemon stopped, so Cairn ended it: /hook",
                ]
            ),
            (
                ProgramOutcome(.failed(SystemError("start", code: 2))),
                ["4 the hook on-commit could not be run: no such file or directory: /hook"]
            ),
            (ProgramOutcome(.exited(0)), ["7 the hook on-commit succeeded: /hook"]),
        ] as [(ProgramOutcome, [String])])
    func endIsLogged(outcome: ProgramOutcome, lines: [String]) {
        let runner = HeldRunner(outcome)
        let log = RecordingLog()
        let hooks = Hooks(
            settings(), repository: "/r".bytes, runner: runner, log: log, clock: FixedClock())
        hooks.happened(commit(1))
        runner.end.signal()
        runner.begun.wait()
        hooks.stop()
        #expect(log.all == lines)
    }

    // MARK: What programs read

    func object(_ event: HookEvent) throws -> NSDictionary {
        let bytes = event.object(repository: "/r/\"é".bytes)
        #expect(bytes.last == UInt8(ascii: "\n") && bytes.count { $0 == UInt8(ascii: "\n") } == 1)
        return try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary)
    }

    @Test func commitIsTold() throws {
        var counts = CommitCounts()
        (counts.new, counts.changed, counts.unchanged, counts.deleted, counts.failed) = (
            1, 2, 3, 4, 5
        )
        (counts.bytesRead, counts.bytesNew, counts.bytesStored, counts.live) = (6, 7, 8, 9)
        let id = Hash128(hex: "00112233445566778899aabbccddeeff")!
        let found = try object(
            .commit(id: id, time: Timestamp(seconds: 1_700_000_000, nanoseconds: 7), counts: counts)
        )
        let expected: NSDictionary = [
            "event": "commit", "repository": "/r/\"é", "commit": "00112233445566778899aabbccddeeff",
            "time": "2023-11-14T22:13:20Z", "time_ns": 7, "new": 1, "changed": 2, "unchanged": 3,
            "deleted": 4, "failed": 5,
            "bytes_read": 6, "bytes_new": 7, "bytes_stored": 8, "live": 9,
        ]
        #expect(found == expected)
    }

    @Test func failureIsTold() throws {
        let failure = FailingItem(
            path: "/a\n\u{1}".bytes + [0xff], reason: "permission denied", isTransient: false,
            tries: 3,
            first: Timestamp(seconds: 0), nextTry: nil)
        let found = try object(.failure(failure, failing: 12))
        let expected: NSDictionary = [
            "event": "failure", "repository": "/r/\"é", "path": "/a\n\u{1}\u{fffd}",
            "path_hex": "2f610a01ff",
            "reason": "permission denied", "transient": false, "tries": 3,
            "first": "1970-01-01T00:00:00Z", "first_ns": 0,
            "next_try": NSNull(), "next_try_ns": NSNull(), "failing": 12,
        ]
        #expect(found == expected)
    }

    @Test func aFailedJobIsTold() throws {
        var last = LastBackup(began: Timestamp(seconds: 90_000), process: 1, after: nil)
        last.end(.complete, at: Timestamp(seconds: 86_400))
        last.end(.failed("no such program"), at: Timestamp(seconds: 90_000))
        let expected: NSDictionary = [
            "event": "job", "repository": "/r/\"é", "job": "/db.sql", "reason": "no such program",
            "last_success": "1970-01-02T00:00:00Z", "last_success_ns": 0,
        ]
        #expect(try object(.job(CairnBackup.Job(Array("/db.sql".utf8), last))) == expected)
    }

    @Test func silenceIsTold() throws {
        let found = try object(
            .stale(
                since: Timestamp(seconds: 86_400), nanoseconds: 5_500_000_000, trouble: "disk full")
        )
        let expected: NSDictionary = [
            "event": "stale", "repository": "/r/\"é", "since": "1970-01-02T00:00:00Z",
            "since_ns": 0, "seconds": 5,
            "trouble": "disk full", "remotes": [String](), "jobs": [String](),
        ]
        #expect(found == expected)
        #expect(
            try object(.stale(since: nil, nanoseconds: 0, trouble: nil))["since"] as? NSNull != nil)
    }
}
