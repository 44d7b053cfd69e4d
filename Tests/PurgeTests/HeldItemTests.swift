import CairnFormat
import CairnLinux
import CommandSupport
import Glibc
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnPurge

/// What somebody uses stays, as the real kernel tells it.
@Suite struct HeldItemTests {
    private let rig = PurgeRig()

    /// A program that another test starts has a copy of every descriptor until it runs.
    private func expectFree(_ name: String, removing: Bool = true) throws {
        let deadline = time(nil) + 30
        while try rig.attempt(name, removing: removing) != .free(links: 1) {
            try #require(time(nil) < deadline, "\(name) is still held")
        }
    }

    @Test func openFileIsHeldUntilItIsClosed() throws {
        rig.make("in/file")
        let reader = open(rig.path("in/file"), O_RDONLY | O_CLOEXEC)
        #expect(try rig.attempt("file", removing: true) == .held)
        close(reader)
        try expectFree("file", removing: false)
        // A descriptor that cannot read or write is no use of the file.
        let pointer = open(rig.path("in/file"), 0o10000000)  // O_PATH
        #expect(try rig.attempt("file") == .free(links: 1) && rig.exists("in/file"))
        #expect(
            try rig.attempt("file", removing: true) == .free(links: 1) && !rig.exists("in/file"))
        close(pointer)
    }

    @Test func mappedFileIsHeldThoughItsDescriptorIsClosed() throws {
        rig.make("in/file", bytes: 8_192)
        let number = open(rig.path("in/file"), O_RDONLY | O_CLOEXEC)
        let area = mmap(nil, 8_192, PROT_READ, MAP_PRIVATE, number, 0)
        close(number)
        #expect(try rig.attempt("file", removing: true) == .held)
        munmap(area, 8_192)
        try expectFree("file")
    }

    @Test func socketIsHeldWhileItIsBoundToWhateverItIs() throws {
        for (type, listens) in [
            (SOCK_STREAM, true), (SOCK_STREAM, false), (SOCK_DGRAM, false), (SOCK_SEQPACKET, true),
        ] {
            let number = socket(AF_UNIX, Int32(type.rawValue | SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) {
                $0.copyBytes(from: rig.path("in/socket").utf8)
            }
            let size = socklen_t(MemoryLayout<sockaddr_un>.size)
            let code = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(number, $0, size) }
            }
            #expect(code == 0)
            if listens { listen(number, 1) }
            #expect(try rig.attempt("socket", removing: true) == .held)
            // It never heard of the question.
            var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
            #expect(poll(&entry, 1, 0) == 0 || entry.revents & Int16(POLLIN) == 0)
            close(number)
            try expectFree("socket")
            #expect(!rig.exists("in/socket"))
        }
    }

    @Test func ofAFifoOnlyTheSurveyTells() throws {
        mkfifo(rig.path("in/fifo"), 0o600)
        #expect(try rig.attempt("fifo", removing: true) == .unknown)
        #expect(try rig.attempt("fifo", removing: true, isSurveyWhole: true) == .free(links: 1))
    }

    @Test func itemThatWasUsedOrReplacedSinceItWasSeenStays() throws {
        rig.make("in/used")
        rig.make("in/replaced")
        rig.make("in/removed")
        rig.make("new")
        let changes: [(String, () -> Void)] = [
            ("used", { Files.write("more", to: self.rig.path("in/used")) }),
            ("replaced", { rename(self.rig.path("new"), self.rig.path("in/replaced")) }),
            ("removed", { unlink(self.rig.path("in/removed")) }),
        ]
        for (name, change) in changes {
            let directory = try rig.environment.open(rig.root()).open([])
            let expected = try rig.entry(name, directory)
            change()
            let outcome = try directory.attempt(
                Array(name.utf8), expecting: expected, isSurveyWhole: true, removing: true)
            #expect(outcome == (name == "removed" ? .vanished : .changed))
        }
        #expect(rig.exists("in/used") && rig.exists("in/replaced"))
    }

    @Test func nameThatBecameADirectoryOrALinkStays() throws {
        for swap in ["directory", "link"] {
            rig.make("in/file")
            rig.make("out/file")
            let directory = try rig.environment.open(rig.root()).open([])
            let expected = try rig.entry("file", directory)
            unlink(rig.path("in/file"))
            if swap == "link" {
                symlink(rig.path("out/file"), rig.path("in/file"))
            } else {
                mkdir(rig.path("in/file"), 0o755)
            }
            #expect(
                try directory.attempt(
                    Array("file".utf8), expecting: expected, isSurveyWhole: true, removing: true)
                    == .changed)
            #expect(rig.exists("in/file") && rig.exists("out/file"))
            Files.removeTree(Array(rig.path("in/file").utf8))
        }
    }

    /// A directory that was taken out of its root is nobody's cache any more, though it is still
    /// held open.
    @Test func whatWasMovedOutOfItsRootStays() throws {
        rig.makeDirectory("in/inner")
        rig.make("in/inner/file")
        let directory = try rig.environment.open(rig.root()).open(Array("inner".utf8))
        let expected = try rig.entry("file", directory)
        rename(rig.path("in/inner"), rig.path("out/inner"))
        #expect(
            try directory.attempt(
                Array("file".utf8), expecting: expected, isSurveyWhole: true, removing: true)
                == .vanished)
        rig.makeDirectory("in/inner")
        #expect(
            try directory.attempt(
                Array("file".utf8), expecting: expected, isSurveyWhole: true, removing: true)
                == .changed)
        symlink(rig.path("out/inner"), rig.path("in/link"))
        rmdir(rig.path("in/inner"))
        rename(rig.path("in/link"), rig.path("in/inner"))
        #expect(
            try directory.attempt(
                Array("file".utf8), expecting: expected, isSurveyWhole: true, removing: true)
                == .changed)
        #expect(rig.exists("out/inner/file"))
    }

    @Test func rootThatWasMovedAwayIsNoneAnyMore() throws {
        rig.makeDirectory("apps/one/tmp")
        rig.make("apps/one/tmp/file")
        let tree = try rig.environment.open(rig.root("one/tmp", beneath: "apps"))
        let directory = try tree.open([])
        let expected = try rig.entry("file", directory)
        rename(rig.path("apps/one/tmp"), rig.path("out/tmp"))
        rig.makeDirectory("apps/one/tmp")
        #expect(
            try directory.attempt(
                Array("file".utf8), expecting: expected, isSurveyWhole: true, removing: true)
                == .vanished)
        #expect(rig.exists("out/tmp/file"))
        #expect(throws: SystemError.self) { try tree.open([]) }
    }

    @Test(.enabled(if: PurgeRig.hasOpponent, "needs /usr/bin/python3"))
    func whatOtherProcessesHoldStaysUntilTheyEnd() throws {
        for name in ["open", "map", "lock", "record", "free"] {
            rig.make("in/\(name)", bytes: 8_192)
        }
        Files.write(Files.content("/usr/bin/tail"), to: rig.path("in/exec"))
        chmod(rig.path("in/exec"), 0o755)
        mkfifo(rig.path("in/fifo"), 0o600)
        let kinds = ["open", "map", "lock", "record", "exec", "bind", "fifo"]
        let child = rig.start("hold", kinds.flatMap { [$0, rig.path("in/\($0)")] })
        let survey = rig.environment.survey([])
        for kind in kinds where kind != "bind" {
            var found = stat()
            lstat(rig.path("in/\(kind)"), &found)
            let identity = LinkIdentity(device: UInt64(found.st_dev), inode: UInt64(found.st_ino))
            #expect(
                survey.open.contains(identity)
                    == ["open", "lock", "record", "fifo"].contains(kind), "\(kind)")
            #expect(
                survey.mapped.contains(identity)
                    == ["map", "lock", "record", "exec"].contains(kind), "\(kind)")
            // And without the survey.
            if kind != "fifo" { #expect(try rig.attempt(kind, removing: true) == .held, "\(kind)") }
        }
        let (notes, _) = try rig.purge()
        #expect(notes.paths == [rig.path("in/free")])
        #expect(
            kinds.allSatisfy { notes.why(rig.path("in/\($0)")) == .held && rig.exists("in/\($0)") })
        child.send(SIGTERM)
        #expect(child.wait().code == 0)
        // The program that ran ends a moment after its parent.
        let deadline = time(nil) + 30
        let rest = survey.unseenProcesses == 0 ? [] : ["fifo"]
        while try rig.purge().notes.stayed.count > rest.count { try #require(time(nil) < deadline) }
        #expect(Files.names(rig.path("in")) == rest)
    }

    @Test(.enabled(if: PurgeRig.hasOpponent, "needs /usr/bin/python3"))
    func sandboxRunsWhileAnyProcessIsAtWorkInIt() throws {
        rig.makeDirectory("apps/one/tmp")
        rig.makeDirectory("apps/one/Documents")
        rig.makeDirectory("apps/one-more/tmp")
        rig.make("apps/one/tmp/old")
        rig.make("apps/one/Documents/letter")
        let application = PurgeApplication(
            shape: .sandbox, id: Array("one".utf8), directory: Array(rig.path("apps/one").utf8))
        let other = PurgeApplication(
            shape: .sandbox, id: Array("one-more".utf8),
            directory: Array(rig.path("apps/one-more").utf8))
        let root = rig.root("one/tmp", .temporary, beneath: "apps", application)
        let child = rig.start("hold", ["open", rig.path("apps/one/Documents/letter")])
        #expect(rig.environment.survey([application, other]).running == [application])
        #expect(
            try rig.purge(root).notes.why(rig.path("apps/one/tmp")) == .running(application)
                && rig.exists("apps/one/tmp/old"))
        child.send(SIGTERM)
        _ = child.wait()
        // One that only works there.
        let shell = ChildProcess(
            "/usr/bin/tail", [Array("-f".utf8), Array("/dev/null".utf8)], environment: [:],
            directory: rig.path("apps/one"),
            outputs: rig.path("shell"))
        #expect(
            shell.awaitWhileRunning {
                rig.environment.survey([application]).running == [application]
            })
        shell.send(SIGKILL)
        _ = shell.wait()
        #expect(try rig.purge(root).notes.paths == [rig.path("apps/one/tmp/old")])
    }
}
