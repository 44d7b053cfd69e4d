import CairnCore
import CairnFormat
import CommandSupport
import Glibc
import Testing

@testable import CairnLinux

/// Issue 13, 7: a mount that does not answer holds nobody. With a file system of our own that stops
/// answering on command (Tests/Fixtures/fuse_file.py).
@Suite(.serialized) struct MountGuardTests {
    static let hasFuse =
        Machine.canMount && access("/dev/fuse", W_OK) == 0 && access("/usr/bin/python3", X_OK) == 0

    /// A directory `top` with a file `plain` and a mount `mount`, in which is a file `letter`.
    private final class Rig {
        let sandbox = Sandbox("guard")
        let server: ChildProcess
        var top: [UInt8] { Array(sandbox.file("top").utf8) }
        var letter: String { sandbox.file("letter") }
        private var mount: String { sandbox.file("top/mount") }

        init() {
            for name in ["top", "top/mount"] { mkdir(sandbox.file(name), 0o755) }
            Files.write("plain", to: sandbox.file("top/plain"))
            Files.write("first", to: sandbox.file("letter"))
            symlink("mount", sandbox.file("top/way"))
            server = sandbox.start(
                "/usr/bin/python3",
                [
                    "-B", Project.fixtures + "/fuse_file.py", sandbox.file("top/mount"),
                    sandbox.file("letter"),
                ])
            let source = sandbox.file("letter")
            let isMounted = server.awaitWhileRunning { access(source + ".mounted", F_OK) == 0 }
            #expect(isMounted)
            MountGuard.shared.setPatience(nanoseconds: 200_000_000)
        }

        func setSilent(_ isSilent: Bool) {
            if isSilent { Files.write("", to: letter + ".hung") } else { unlink(letter + ".hung") }
        }

        deinit {
            // What hangs there ends with an error.
            setSilent(false)
            _ = sandbox.run("/bin/umount", ["-f", "-l", mount])
            _ = server.wait()
            MountGuard.shared.setPatience(nanoseconds: 15_000_000_000)
        }

        /// Waits for the mount to answer again.
        func awaitAnswer() -> Bool {
            server.awaitWhileRunning {
                (try? LinuxFileSystem().openRoot(self.top + Array("/mount".utf8)).entries().count)
                    == 1
            }
        }
    }

    private static func text(_ file: any SourceFile) throws -> String {
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = try bytes.withUnsafeMutableBytes { try file.read(at: 0, into: $0) }
        return String(decoding: bytes[..<count], as: UTF8.self)
    }

    private static func isSilent(_ path: [UInt8], _ body: () throws -> Void) -> Bool {
        do {
            try body()
            return false
        } catch let error as SystemError {
            return error.isSilent && error.path == path
        } catch {
            return false
        }
    }

    @Test(.enabled(if: hasFuse, "needs root, the right to mount, /dev/fuse and /usr/bin/python3"))
    func aMountThatIsSilentIsNamedAndNothingElseIsHeld() throws {
        let rig = Rig()
        let fileSystem = LinuxFileSystem()
        let mount = rig.top + Array("/mount".utf8)
        let top = try fileSystem.openRoot(rig.top)
        #expect(
            try top.entries().map { String(decoding: $0.name, as: UTF8.self) } == [
                "mount", "plain", "way",
            ])
        #expect(
            try Self.text(top.openDirectory(Array("mount".utf8)).openFile(Array("letter".utf8)))
                == "first")
        let inner = try top.openDirectory(Array("mount".utf8))
        let file = try inner.openFile(Array("letter".utf8))

        rig.setSilent(true)
        // Whatever was open when it fell silent, and whichever way leads there.
        #expect(Self.isSilent(mount) { _ = try Self.text(file) })
        #expect(Self.isSilent(mount) { _ = try inner.entries() })
        #expect(Self.isSilent(mount) { _ = try top.openDirectory(Array("mount".utf8)) })
        #expect(Self.isSilent(mount) { _ = try fileSystem.openRoot(mount) })
        #expect(
            Self.isSilent(mount) {
                _ = try fileSystem.status(ofRoot: rig.top + Array("/way/letter".utf8))
            })
        #expect(RealPath.resolve(mount + Array("/letter".utf8)) == mount + Array("/letter".utf8))
        #expect(
            RealPath.destination(rig.top + Array("/way/letter".utf8)) == mount
                + Array("/letter".utf8))
        #expect(!RealPath.exists(mount + Array("/letter".utf8)))
        let entries = try top.entries()
        #expect(entries.map { (try? $0.status.get()) != nil } == [false, true, true])
        #expect(try Self.text(top.openFile(Array("plain".utf8))) == "plain")

        rig.setSilent(false)
        #expect(rig.awaitAnswer())
        #expect(
            try Self.text(top.openDirectory(Array("mount".utf8)).openFile(Array("letter".utf8)))
                == "first")
        // The way up leads out of the mount again.
        #expect(try inner.openParent().entries().count == 3)
    }

    /// The daemon purges on the thread that keeps, and a person waits for a restore.
    @Test(.enabled(if: hasFuse, "needs root, the right to mount, /dev/fuse and /usr/bin/python3"))
    func neitherAPurgeNorARestoreIsHeld() throws {
        let rig = Rig()
        let mount = rig.top + Array("/mount".utf8)
        rig.setSilent(true)
        let environment = LinuxPurgeEnvironment()
        let tree = try environment.open(PurgeRoot(base: rig.top, role: .caches, origin: .ownCaches))
        #expect(
            try tree.open([]).next().map { String(decoding: $0.name, as: UTF8.self) }.sorted() == [
                "plain", "way",
            ])
        #expect(
            Self.isSilent(mount) {
                _ = try environment.open(PurgeRoot(base: mount, role: .caches, origin: .ownCaches))
            })
        #expect(
            Self.isSilent(mount) { _ = try environment.look(for: mount + Array("/inner".utf8)) })
        #expect(
            Self.isSilent(mount) {
                _ = try LinuxRestoreTarget().open(mount + Array("/new".utf8), creating: true)
            })
        #expect(MountGuard.shared.lostThreads == 0)
    }

    /// A mount that is silent before it is touched costs a process, and no thread: a command that
    /// meets one can end.
    @Test(.enabled(if: hasFuse, "needs root, the right to mount, /dev/fuse and /usr/bin/python3"))
    func aMountIsAskedByAProcessBeforeItIsTouched() throws {
        let rig = Rig()
        let mount = rig.top + Array("/mount".utf8)
        rig.setSilent(true)
        #expect(Self.isSilent(mount) { _ = try LinuxFileSystem().openRoot(mount) })
        #expect(MountGuard.shared.lostThreads == 0)
        #expect(!Answer.comes(from: mount, within: 50_000_000))
        rig.setSilent(false)
        #expect(rig.awaitAnswer())
        #expect(Answer.comes(from: mount, within: 10_000_000_000))
    }

    @Test func theMountTableTellsWhatMayHang() {
        let table = MountTable(
            parsing: Array(
                """
                20 1 0:20 / / rw - nfs4 host:/root rw
                21 20 0:21 / /home rw - nfs4 host:/home rw
                22 20 0:22 / /s rw - fuse.sshfs user@host: rw
                23 20 0:23 / /f rw - fuse letter rw
                24 20 0:24 / /sys/fs/fuse/connections rw - fusectl fusectl rw
                25 20 8:1 / /disk rw - ext4 /dev/sda1 rw
                26 20 8:2 / /covered rw - fuseblk /dev/sda2 rw
                27 26 8:3 / /covered rw - ext4 /dev/sda3 rw
                28 20 0:28 / /net rw - autofs systemd-1 rw
                """.utf8))
        #expect(
            Set(table.mayHang.keys.map { String(decoding: $0, as: UTF8.self) }) == [
                "/home", "/s", "/f", "/net",
            ])
    }
}
