import CairnCore
import CairnFormat
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import CairnLinux

/// What a killed restore left behind is swept by the next; what another is writing just now is not,
/// and somebody's own file of such a name never.
struct LeftoverTests {
    private let place = TemporaryDirectory()

    private func opened() throws -> any TargetDirectory {
        try LinuxRestoreTarget().open(Array(place.path.utf8), creating: false)
    }

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
        let directory = try theirs.makeTemporaryDirectory().name
        #expect(try isUnfinished(directory))
    }

    /// A kill comes at any instant: there is none in which what a restore made has a name that says
    /// nothing.
    @Test func whatIsMadeInOneStepIsKnownFromItsFirstInstant() throws {
        let names = Recorder()
        let target = LinuxRestoreTarget { moment, name in
            if case .madeItem = moment { names.list.withLock { $0.append(name) } }
        }
        let directory = try target.open(Array(place.path.utf8), creating: false)
        let status = try directory.status()
        var bodies: [ItemBody] = [.symlink(target: Array("where".utf8)), .fifo, .socket]
        if geteuid() == 0 {
            bodies += [.characterDevice(major: 1, minor: 3), .blockDevice(major: 7, minor: 200)]
        }
        for body in bodies {
            let item = Item(
                body: body, mode: 0o600, uid: status.uid, gid: status.gid,
                modified: status.modified, attributes: [])
            // The first has the name that tells what it is, and the next, beside it, one by chance.
            _ = try directory.place(item, as: Array("made".utf8), over: nil)
            let name = try #require(names.list.withLock { $0.last })
            rename(place.file("made"), place.file(String(decoding: name, as: UTF8.self)))
            #expect(try isUnfinished(name), "\(body)")
            _ = try directory.place(item, as: Array("beside".utf8), over: nil)
            #expect(names.list.withLock { $0.last } != name)
            #expect(try directory.removeLeftover(name) && directory.entries().count == 1)
        }
    }

    private final class Recorder: Sendable { let list = Mutex<[[UInt8]]>([]) }

    /// Issue 13, item 16.
    @Test func aFileOfSuchANameIsSomebodysOwn() throws {
        for name in [
            ".cairn-restore-0123456789abcdef", ".cairn-restore-", ".cairn-restore-notes.txt",
        ] {
            close(open(place.file(name), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
            #expect(try !isUnfinished(Array(name.utf8)))
        }
        // Nor is what a restore is about to replace, under the name that was its own.
        close(open(place.file("name"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
        let temporary = try opened().makeTemporaryDirectory().name
        #expect(try opened().exchange(temporary, with: Array("name".utf8)) == temporary)
        #expect(try !isUnfinished(temporary))
    }
}
