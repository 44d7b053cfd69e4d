import CairnEngine
import CairnLinux
import Glibc
import TestSupport
import Testing

/// What a killed restore left behind is swept by the next; what another is writing just now is not.
struct LeftoverTests {
    @Test func aFileThatIsBeingWrittenIsNoLeftover() throws {
        let place = try TemporaryDirectory()
        let mine = try LinuxRestoreTarget().open(Array(place.path.utf8), creating: false)
        let theirs = try LinuxRestoreTarget().open(Array(place.path.utf8), creating: false)
        var names: [[UInt8]] { get throws { try theirs.entries().map(\.name) } }
        do {
            let file = try mine.createFile()
            let name = try #require(try names.first)
            #expect(try theirs.removeLeftover(name) == false)
            #expect(try names == [name])
            withExtendedLifetime(file) {}
        }
        // As a restore leaves it that is killed.
        for name in try names { _ = try theirs.removeLeftover(name) }
        close(open(place.file(".cairn-restore-0123456789abcdef"), O_WRONLY | O_CREAT, 0o600))
        symlink("nowhere", place.file(".cairn-restore-fedcba9876543210"))
        for name in try names { #expect(try theirs.removeLeftover(name)) }
        #expect(try names == [])
    }
}
