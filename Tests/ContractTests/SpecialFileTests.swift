import CairnCore
import CairnLinux
import Glibc
import TestSupport
import Testing

/// What stands in a file's place and is none: nobody waits for it.
@Suite struct SpecialFileTests {
    private let directory = TemporaryDirectory()

    @Test func aPipeInAFilesPlaceIsRefusedAtOnce() throws {
        let storage = try LinuxStorage(at: Array(directory.path.utf8))
        #expect(mkfifo("\(directory.path)/pipe", 0o600) == 0)
        // With a writer an open would not wait, and a test that fails does not hang.
        let writer = open("\(directory.path)/pipe", O_RDWR | O_CLOEXEC)
        defer { close(writer) }
        let error = #expect(throws: SystemError.self) { try storage.openForReading("pipe") }
        #expect(error?.code == ErrorCode.noFile)
        #expect(throws: SystemError.self) { try storage.openForAppending("pipe", length: 0) }
        #expect(throws: SystemError.self) { try storage.syncFile("pipe") }
        #expect(throws: SystemError.self) { try storage.openForReading(".") }
    }

    @Test func theSymlinkInTheWayIsNamed() throws {
        let storage = try LinuxStorage(at: Array(directory.path.utf8))
        try storage.makeDirectory("a/b")
        #expect(symlink("/tmp", "\(directory.path)/a/link") == 0)
        for path in ["a/link", "a/link/c/d"] {
            let error = #expect(throws: SystemError.self) { try storage.openForReading(path) }
            #expect(error?.code == ErrorCode.symlinkInTheWay)
            #expect(error?.path == Array("\(directory.path)/a/link".utf8))
        }
        let error = #expect(throws: SystemError.self) { try storage.files(in: "a/link/c") }
        #expect(error?.path == Array("\(directory.path)/a/link".utf8))
    }
}
