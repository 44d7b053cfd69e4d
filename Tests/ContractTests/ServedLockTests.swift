import CairnCore
import CairnFormat
import CairnSimulation
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

/// Lock files, which decide where flock(2) may hold within one mount only.
@Suite struct ServedLockTests {
    private let place = TemporaryDirectory()
    private var file: String { place.file("lock.held.0") }

    private func take(
        waits: Bool = true, stale: UInt64 = 1_000_000_000, clock: SimulatedClock = SimulatedClock()
    ) throws -> ServedLock.Outcome {
        let directory = try openAt(AT_FDCWD, Array(place.path.utf8), O_RDONLY | O_DIRECTORY)
        return try ServedLock.take(
            "lock.held.0", in: directory, waits: waits, stale: stale, clock: clock)
    }

    private func held(_ outcome: ServedLock.Outcome) -> ServedLock? {
        if case .held(let lock) = outcome { lock } else { nil }
    }

    private func write(_ content: [UInt8]) { Self.write(content, to: file) }

    private static func write(_ content: [UInt8], to path: String) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        defer { close(file) }
        #expect(Glibc.write(file, content, content.count) == content.count)
    }

    /// The mark of a process that has ended on this machine, or of another machine's.
    private func mark(process: Int32? = nil, boot: String? = nil) -> String {
        var words = LockMark.own.split(separator: " ").map(String.init)
        if let process { words[3] = "\(process)" }
        if let boot { words[1] = boot }
        return words.joined(separator: " ")
    }

    @Test func oneHasItAndTheOtherKnowsWho() throws {
        let first = try #require(held(take()))
        guard case .taken(let process) = try take() else {
            Issue.record("both have it")
            return
        }
        #expect(process == getpid())
        try first.requireHeld()
        first.release()
        #expect(access(file, F_OK) != 0)
        #expect(try held(take()) != nil)
    }

    @Test func aLockOfAProcessThatEndedIsTakenOver() throws {
        // No process has a number above the kernel's maximum, 2^22.
        write(LockMark.content(mark(process: .max), beats: 3))
        let lock = try #require(held(take()))
        try lock.requireHeld()
        lock.release()
        #expect(access(file, F_OK) != 0)
    }

    /// Another machine's is stale when it stays the same.
    @Test func aLockOfAnotherMachineIsStaleWhenNobodyRenewsIt() throws {
        let text = LockMark.content(mark(boot: String(repeating: "0", count: 32)), beats: 3)
        write(text)
        let clock = SimulatedClock()
        #expect(try held(take(clock: clock)) != nil)
        #expect(clock.monotonic() > 1_000_000_000)
        write(text)
        guard case .taken(nil) = try take(waits: false) else {
            Issue.record("who does not wait cannot know")
            return
        }
    }

    @Test func aLockThatAnotherMachineRenewsIsRespected() throws {
        let boot = String(repeating: "0", count: 32)
        let mark = mark(boot: boot)
        write(LockMark.content(mark, beats: 3))
        let clock = RenewingClock { [file] in
            Self.write(LockMark.content(mark, beats: 4), to: file)
        }
        let directory = try openAt(AT_FDCWD, Array(place.path.utf8), O_RDONLY | O_DIRECTORY)
        guard
            case .taken(nil) = try ServedLock.take(
                "lock.held.0", in: directory, waits: true, clock: clock)
        else {
            Issue.record("taken from its holder")
            return
        }
    }

    private struct RenewingClock: CairnCore.Clock {
        let renew: @Sendable () -> Void
        func now() -> Timestamp { Timestamp(seconds: 1) }
        func monotonic() -> UInt64 { 1 }
        func pause(nanoseconds: UInt64) { renew() }
    }

    /// A machine that was stopped while another took its lock writes no more.
    @Test func whoLostItIsTold() throws {
        let lock = try #require(held(take()))
        write(LockMark.content(mark(boot: String(repeating: "0", count: 32)), beats: 1))
        #expect(throws: SystemError("hold the lock", path: Array("lock.held.0".utf8), code: ESTALE))
        { try lock.requireHeld() }
        lock.release()
        // The other's stays.
        #expect(access(file, F_OK) == 0)
    }
}
