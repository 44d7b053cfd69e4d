import CairnCore
import CairnFormat
import CairnLinux
import Glibc
import TestSupport
import Testing

/// A lock ends with its holder, although a child process that was forked just before has a copy of
/// its descriptor until it executes its program.
@Suite struct LockReleaseTests {
    /// A copy of every open descriptor whose path has this ending, as a forked child has it.
    private func copies(ofFilesCalled ending: String) -> [Int32] {
        (3..<Int32(4_096)).compactMap { number in
            var path = [UInt8](repeating: 0, count: 4_096)
            let length = path.withUnsafeMutableBytes {
                readlink(
                    "/proc/self/fd/\(number)", $0.baseAddress!.assumingMemoryBound(to: CChar.self),
                    $0.count)
            }
            guard length > 0, String(decoding: path[..<length], as: UTF8.self).hasSuffix(ending)
            else { return nil }
            return dup(number)
        }
    }

    private func isHeld(_ outcome: LockOutcome) -> (any StorageLock)? {
        if case .held(let lock) = outcome { lock } else { nil }
    }

    @Test func aRepositorysLockEndsWithItsHolder() throws {
        let directory = TemporaryDirectory()
        defer { withExtendedLifetime(directory) {} }
        let storage = try LinuxStorage(at: Array(directory.path.utf8))
        for take in [{ try storage.lock() }, { try storage.lockReaders(exclusive: true) }] {
            var lock = isHeld(try take())
            #expect(lock != nil)
            let copied =
                copies(ofFilesCalled: "\(directory.path)/lock")
                + copies(ofFilesCalled: "\(directory.path)/readers")
            #expect(!copied.isEmpty)
            defer { for number in copied { close(number) } }
            #expect(isHeld(try take()) == nil)
            lock = nil
            #expect(isHeld(try take()) != nil, "a copy of the descriptor holds the lock")
        }
    }

    @Test func aDrillsLockEndsWithItsHolder() throws {
        let directory = TemporaryDirectory()
        defer { withExtendedLifetime(directory) {} }
        let state = try StateDirectory(path: directory.path)
        let place = Array(directory.path.utf8)
        var drill: DrillDirectory? = try DrillDirectory(in: place, Hash128(), state: state)
        let copied = copies(ofFilesCalled: "\(state.path)/\(Hash128()).drill.lock").filter { _ in
            drill != nil
        }
        #expect(!copied.isEmpty)
        defer { for number in copied { close(number) } }
        drill = nil
        #expect(throws: Never.self) { try DrillDirectory(in: place, Hash128(), state: state) }
    }
}
