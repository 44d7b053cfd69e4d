import CommandSupport
import Glibc
import Testing

/// A directory that its file system encrypts (fscrypt): opened, locked, opened again.
@Suite(
    .enabled(if: ExtDisk.canEncrypt, "needs root, loop devices, python3 and ext4 with fscrypt"))
struct LockedDirectoryTests {
    private static func makeDisk() throws -> (disk: ExtDisk, secret: String, key: String) {
        let disk = try #require(ExtDisk(encrypts: true))
        try disk.mount()
        let secret = disk.path + "/secret"
        mkdir(secret, 0o755)
        let key = try #require(disk.key("add", disk.path))
        #expect(disk.key("policy", secret, key) != nil)
        mkdir(secret + "/sub", 0o755)
        for name in ["letter", "sub/inner"] { Files.write("dear", to: secret + "/" + name) }
        Files.write("plain", to: disk.path + "/plain")
        sync()
        return (disk, secret, key)
    }

    @Test func aLockedDirectoryLosesNothingAndIsNamed() throws {
        let (disk, secret, key) = try Self.makeDisk()
        let sandbox = Sandbox("locked")
        sandbox.cairn("init")
        let first = sandbox.cairn("backup", disk.path)
        if !Sandbox.encrypts {
            #expect(first.errors.contains("\(secret) is an unlocked vault (fscrypt)"))
        }
        #expect(disk.key("remove", disk.path, key) == "0")
        let locked = sandbox.cairn("backup", disk.path, exits: 3)
        #expect(
            locked.errors.contains("cannot read \(secret): its directory is encrypted and locked"))
        #expect(locked.text.contains(" 0 deleted"))
        let names = sandbox.cairn("ls", "-q", "-R", disk.path).text
        #expect(names.contains("letter") && names.contains("inner"))
        // Of a root within it nothing can be backed up.
        sandbox.cairn("backup", secret + "/sub", exits: 1)
        #expect(disk.key("add", disk.path) == key)
        let again = sandbox.cairn("backup", disk.path)
        #expect(again.text.contains("0 new, 0 changed") && again.text.contains(" 0 deleted"))
    }

    /// The service holds watches there, which keep a directory unlocked until they are released.
    @Test func theServiceReleasesADirectoryWhoseKeyIsRemoved() throws {
        let (disk, secret, key) = try Self.makeDisk()
        let sandbox = Sandbox("released")
        sandbox.cairn("init")
        let service = sandbox.startCairn("watch", disk.path)
        defer {
            service.send(SIGTERM)
            _ = service.wait()
        }
        #expect(
            service.awaitWhileRunning {
                sandbox.run(
                    sandbox.binary, ["-r", sandbox.repository, "ls", "-q", "-R", disk.path]
                ).text.contains("inner") && sandbox.cairn("status").text.contains(": watched")
            })
        let removed = disk.key("remove", disk.path, key)
        #expect(removed != nil)
        // What was in use then is locked by the next request, as by `fscrypt lock` run again.
        #expect(
            service.awaitWhileRunning {
                _ = disk.key("remove", disk.path, key)
                return !Files.names(secret).contains("letter")
            }, "the directory stays unlocked")
        #expect(
            service.awaitWhileRunning {
                sandbox.cairn("status").text.contains("not mounted, or the directory is locked")
            })
        #expect(sandbox.cairn("ls", "-q", "-R", disk.path).text.contains("inner"))
        #expect(disk.key("add", disk.path) == key)
        Files.write("second", to: secret + "/letter")
        #expect(
            service.awaitWhileRunning {
                sandbox.cairn("dump", secret + "/letter").text == "second"
            })
    }
}
