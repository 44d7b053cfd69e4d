import CommandSupport
import Glibc
import Testing

/// A directory of one's own in which one may not write: a restore makes it writable for the moment.
@Suite(.enabled(if: Machine.canSwitchUser, "needs root and setpriv")) struct OwnDirectoryTests {
    private static let nobody: uid_t = 65_534

    private static func filled(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        // Where the build lies, others may not look.
        #expect(sandbox.run("/bin/cp", [Binary.path, sandbox.file("cairn")]).code == 0)
        sandbox.binary = sandbox.file("cairn")
        chmod(sandbox.binary, 0o755)
        sandbox.prefix = [
            "/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups",
        ]
        for name in ["shut/gone", "shut/changed", "shut/inner/gone", "open/kept"] {
            sandbox.put(name, name)
        }
        _ = sandbox.run("/bin/chown", ["-R", "65534:65534", sandbox.path])
        for name in ["shut/inner", "shut"] { chmod(sandbox.source + "/" + name, 0o555) }
        sandbox.cairn("init")
        sandbox.cairn("backup", sandbox.source)
        return sandbox
    }

    private static func mode(_ path: String) -> mode_t {
        var found = stat()
        return stat(path, &found) == 0 ? found.st_mode & 0o7777 : 0
    }

    private static func change(_ sandbox: Sandbox) {
        let shut = sandbox.source + "/shut"
        unlink(shut + "/gone")
        unlink(shut + "/inner/gone")
        Files.write("new", to: shut + "/changed")
    }

    @Test func whatIsMissingInItComesBackAndUndoTakesItAway() {
        let sandbox = Self.filled()
        let shut = sandbox.source + "/shut"
        Self.change(sandbox)
        sandbox.cairn("restore", "--in-place", shut)
        for name in ["gone", "changed", "inner/gone"] {
            #expect(Files.text("\(shut)/\(name)") == "shut/\(name)")
        }
        #expect(Self.mode(shut) == 0o555 && Self.mode(shut + "/inner") == 0o555)
        sandbox.cairn("undo")
        #expect(access(shut + "/gone", F_OK) != 0 && Files.text(shut + "/changed") == "new")
        #expect(Self.mode(shut) == 0o555 && Self.mode(shut + "/inner") == 0o555)
        #expect(
            Files.names(sandbox.file("state") + "/cairn").allSatisfy { !$0.hasPrefix("opened-") })
    }

    /// The directory is on the way only: it gets no metadata of its own.
    @Test func oneFileInItComesBack() {
        let sandbox = Self.filled()
        Self.change(sandbox)
        let gone = sandbox.source + "/shut/inner/gone"
        sandbox.cairn("restore", "--in-place", gone)
        #expect(Files.text(gone) == "shut/inner/gone")
        #expect(Self.mode(sandbox.source + "/shut/inner") == 0o555)
    }

    /// What a restore that was killed has left: its record, and a directory that is still open.
    @Test func theNextRestorePutsTheModeBack() {
        let sandbox = Self.filled()
        let shut = sandbox.source + "/shut"
        var found = stat()
        stat(shut, &found)
        let name = shut.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
        let record = sandbox.file("state") + "/cairn/opened-1"
        Files.write(
            "\(0o555) \(found.st_dev) \(found.st_ino) \(name.joined())\n", to: record)
        chown(record, Self.nobody, Self.nobody)
        chmod(shut, 0o755)
        sandbox.cairn("restore", "--target", sandbox.file("out"), sandbox.source + "/open")
        #expect(Self.mode(shut) == 0o555 && access(record, F_OK) != 0)

        // One that was given another mode since stays.
        Files.write(
            "\(0o555) \(found.st_dev) \(found.st_ino) \(name.joined())\n", to: record)
        chown(record, Self.nobody, Self.nobody)
        chmod(shut, 0o711)
        sandbox.cairn("restore", "--target", sandbox.file("out2"), sandbox.source + "/open")
        #expect(Self.mode(shut) == 0o711)
    }
}
