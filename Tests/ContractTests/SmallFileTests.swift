import CairnCore
import CairnFormat
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

struct SmallFileTests {
    private let directory = TemporaryDirectory()

    /// Whoever put a pipe in the place of a file of ours kept every command waiting.
    @Test(.timeLimit(.minutes(1))) func aPipeIsNotWaitedFor() throws {
        let repository = Hash128(Array(1...16))
        let path = Array(directory.file("\(repository).seen").utf8)
        #expect(mkfifo(directory.file("\(repository).seen"), 0o600) == 0)
        #expect(throws: SystemError("read", path: path, code: ESPIPE)) {
            try SmallFile.content(path)
        }
        #expect(throws: SystemError("read", path: path, code: ESPIPE)) {
            try SmallFile.beginning(of: path, bytes: 10)
        }
        let memory = try LinuxCommitMemory(StateDirectory(path: directory.path), repository)
        let commit = RememberedCommit(position: .start, isEncrypted: false)
        #expect(throws: SystemError("open", path: path, code: ENXIO)) {
            try memory.remember(commit)
        }
    }

    /// 5,000 bytes of noise in its place made every command fail, where 4,000 were passed over.
    @Test func aMemoryOfNoiseIsNone() throws {
        let repository = Hash128(Array(1...16))
        let memory = try LinuxCommitMemory(StateDirectory(path: directory.path), repository)
        let commit = RememberedCommit(position: .start, isEncrypted: false)
        for count in [0, 4_000, 5_000] {
            try SmallFile.replace(
                Array(directory.file("\(repository).seen").utf8),
                with: [UInt8](repeating: 7, count: count))
            #expect(try memory.recall() == nil)
        }
        try SmallFile.remove(Array(directory.file("\(repository).seen").utf8))
        try memory.remember(commit)
        #expect(try memory.recall() == commit)
    }

    @Test func whatSaysThatItIsEmptyIsRead() throws {
        #expect(try SmallFile.content(Array("/proc/self/stat".utf8))?.isEmpty == false)
        #expect(try SmallFile.content(Array("/dev/null".utf8)) == [])
        #expect(try SmallFile.content(Array(directory.file("none").utf8)) == nil)
    }
}
