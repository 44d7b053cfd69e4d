import CairnEngine
import CairnLinux
import Glibc
import TestSupport
import Testing

/// What a killed restore left behind is swept by the next; what another is writing just now is not, and somebody's own file of such a name never.
struct LeftoverTests {
    private let place = TemporaryDirectory()

    private func opened() throws -> any TargetDirectory { try LinuxRestoreTarget().open(Array(place.path.utf8), creating: false) }

    private func isUnfinished(_ name: [UInt8]) throws -> Bool {
        TemporaryName.isUnfinished(name, try #require(try opened().status(of: name)))
    }

    @Test func aFileThatIsBeingWrittenIsNoLeftover() throws {
        let theirs = try opened()
        do {
            let file = try opened().createFile()
            let name = try #require(try theirs.entries().first?.name)
            #expect(try isUnfinished(name))
            #expect(try theirs.removeLeftover(name) == false)
            #expect(try theirs.entries().map(\.name) == [name])
            withExtendedLifetime(file) {}
        }
        // As a restore leaves it that is killed.
        var status = stat()
        let file = open(place.file("half"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        fstat(file, &status)
        close(file)
        let name = TemporaryName.make(UInt64(status.st_ino))
        rename(place.file("half"), place.file(String(decoding: name, as: UTF8.self)))
        #expect(try isUnfinished(name) && theirs.removeLeftover(name))
        #expect(try theirs.entries().isEmpty)
        let directory = try theirs.makeTemporaryDirectory()
        #expect(try isUnfinished(directory))
    }

    /// Issue 13, item 16.
    @Test func aFileOfSuchANameIsSomebodysOwn() throws {
        for name in [".cairn-restore-0123456789abcdef", ".cairn-restore-", ".cairn-restore-notes.txt"] {
            close(open(place.file(name), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
            #expect(try !isUnfinished(Array(name.utf8)))
        }
        // Nor is what a restore is about to replace, under the name that was its own.
        close(open(place.file("name"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
        let temporary = try opened().makeTemporaryDirectory()
        #expect(try opened().exchange(temporary, with: Array("name".utf8)) == temporary)
        #expect(try !isUnfinished(temporary))
    }
}
