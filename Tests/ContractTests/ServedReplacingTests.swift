import CairnCore
import CairnFormat
import CairnLinux
import CommandSupport
import Glibc
import Synchronization
import TestSupport
import Testing

/// Restores over files on a file system that a program serves: two saves may have the same stamp.
@Suite struct ServedReplacingTests {
    /// A directory, shown by a program at another place for as long as this lives.
    private final class Mount {
        static let isPossible =
            Machine.canMount && access("/dev/fuse", W_OK) == 0
            && access("/usr/bin/bindfs", X_OK) == 0 && Mount() != nil

        private let sandbox = Sandbox("served")
        var path: String { sandbox.file("shown") }

        init?() {
            for name in ["behind", "shown"] { mkdir(sandbox.file(name), 0o755) }
            guard sandbox.run("/usr/bin/bindfs", [sandbox.file("behind"), path]).code == 0
            else { return nil }
        }

        deinit { _ = sandbox.run("/bin/umount", ["-l", path]) }
    }

    private static let name = Array("name".utf8)
    private static let item = Item(
        body: .file(FileContent(size: 8, extents: nil, chunks: [])), mode: 0o600, uid: geteuid(),
        gid: getegid(), modified: Timestamp(seconds: 1_700_000_000))

    private static func text(_ path: String) -> String { Files.text(path + "/name") }

    /// The question is asked again, of the file under the name that nobody else knows: its stamp
    /// says nothing of what was saved after the first question.
    @Test(
        .enabled(if: Mount.isPossible, "needs root, /dev/fuse and bindfs"),
        arguments: [false, true])
    func whatWasSavedInTheSameTickIsPutBack(removes: Bool) throws {
        let mount = try #require(Mount())
        Files.write("kept", to: mount.path + "/name")
        let directory = try LinuxRestoreTarget().open(Array(mount.path.utf8), creating: false)
        let asked = Mutex<[[UInt8]?]>([])
        let mayReplace = MayReplace(asking: { status, away throws(SystemError) in
            #expect(status.origin == .served)
            asked.withLock { $0.append(away) }
            // The content differs by then.
            return away == nil
        })
        func restore() throws {
            if removes { return try directory.remove(Self.name, if: mayReplace) }
            let file = try directory.createFile()
            try Array("restored".utf8).withUnsafeBytes { try file.write($0, at: 0) }
            _ = try file.place(as: Self.name, Self.item, over: mayReplace)
        }
        #expect(throws: SystemError.replacing(Self.name, .changed)) { try restore() }
        #expect(Self.text(mount.path) == "kept" && Files.names(mount.path) == ["name"])
        #expect(asked.withLock { $0.count == 2 && $0[0] == nil && $0[1] != nil })
    }

    @Test(.enabled(if: Mount.isPossible, "needs root, /dev/fuse and bindfs"))
    func whatMayGoIsReplaced() throws {
        let mount = try #require(Mount())
        Files.write("kept", to: mount.path + "/name")
        let directory = try LinuxRestoreTarget().open(Array(mount.path.utf8), creating: false)
        let file = try directory.createFile()
        try Array("restored".utf8).withUnsafeBytes { try file.write($0, at: 0) }
        _ = try file.place(as: Self.name, Self.item, over: MayReplace { _ in true })
        #expect(Self.text(mount.path) == "restored" && Files.names(mount.path) == ["name"])
    }
}
