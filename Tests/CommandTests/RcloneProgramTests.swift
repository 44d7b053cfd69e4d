import CommandSupport
import Glibc
import Testing

/// Which rclone is run, how its configuration is opened, and how it is interrupted.
@Suite struct RcloneProgramTests {
    /// A sandbox with a commit and rclone's remote `nas`, on this disk.
    private func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.backUp()
        RemoteServer.add(sandbox, "nas", "type = local")
        return sandbox
    }

    /// Puts a program `rclone` into a directory that is the first in `PATH`.
    private func addProgram(_ sandbox: Sandbox, _ text: String) {
        mkdir(sandbox.file("bin"), 0o755)
        _ = sandbox.script("bin/rclone", text)
        sandbox.environment["PATH"] = "\(sandbox.file("bin")):/usr/bin:/bin"
    }

    @Test func theRcloneInPATHIsRun() {
        let sandbox = prepared("rclone-path")
        addProgram(sandbox, "echo run >> \(sandbox.file("runs/own"))\nexec /usr/bin/rclone \"$@\"")
        let url = "rclone:nas:\(sandbox.file("nas"))"
        sandbox.cairn("remote", "push", url)
        #expect(Files.text(sandbox.file("runs/own")).hasPrefix("run\n"))

        // One that everybody may replace is passed over.
        unlink(sandbox.file("runs/own"))
        chmod(sandbox.file("bin"), 0o777)
        sandbox.cairn("remote", "push", url)
        #expect(Files.text(sandbox.file("runs/own")).isEmpty)
    }

    @Test func theProgramThatRefusesABackendIsNamed() {
        let sandbox = prepared("rclone-backend")
        RemoteServer.add(sandbox, "new", "type = tomorrow")
        let refused = sandbox.cairn("remote", "push", "rclone:new:x", exits: 1).errors
        #expect(refused.contains(/\/usr\/bin\/rclone 1\.\d+\.\d+/), "\(refused)")
        #expect(refused.contains("next: put a newer rclone"), "\(refused)")
    }

    /// The configuration of `[nas]`, encrypted with the password `sesame`.
    private static let encrypted = """
        # Encrypted rclone configuration File

        RCLONE_ENCRYPT_V0:
        IQHE3Jd4YK4vkAMTIR70ruAm6amoS3gmP/cmAu1jhqoNAP18TvHQTWkb2EadL7y9ft2MjttPWx3WA7DY

        """

    @Test(arguments: ["/usr/bin/rclone", RemoteServer.recentRclone].compactMap { $0 })
    func anEncryptedConfigurationIsToldAndOpened(program: String) {
        let sandbox = prepared("rclone-encrypted")
        addProgram(sandbox, "exec \(program) \"$@\"")
        Files.write(Self.encrypted, to: sandbox.file("config/rclone/rclone.conf"))
        let url = "rclone:nas:\(sandbox.file("nas"))"
        for password in [nil, "simsalabim"] {
            sandbox.environment["RCLONE_CONFIG_PASS"] = password
            let refused = sandbox.cairn("remote", "push", url, exits: 1).errors
            #expect(refused.contains("rclone's configuration is encrypted"), "\(refused)")
            #expect(refused.contains("next: set RCLONE_CONFIG_PASS"), "\(refused)")
        }
        sandbox.environment["RCLONE_CONFIG_PASS"] = "sesame"
        sandbox.cairn("remote", "push", url)
        sandbox.environment["RCLONE_CONFIG_PASS"] = nil
        sandbox.environment["RCLONE_PASSWORD_COMMAND"] = "echo sesame"
        sandbox.cairn("remote", "push", url)
    }

    private static let interruptible = [
        ["clone", "URL", "DIR"], ["remote", "verify", "URL"], ["remote", "list", "URL"],
        ["-r", "URL", "verify"], ["remote", "push", "URL"],
    ]

    private func interrupted(
        _ sandbox: Sandbox, _ words: [String], _ url: String, _ isUnderWay: () -> Bool
    ) {
        let isOwn = words.contains("push")
        let child = sandbox.start(
            sandbox.binary,
            (isOwn ? ["-r", sandbox.repository] : [])
                + words.map { $0 == "URL" ? url : $0 == "DIR" ? sandbox.file("clone") : $0 })
        let isReached = child.awaitWhileRunning(isUnderWay)
        #expect(isReached, "\(words): \(child.errorsSoFar)")
        child.send(SIGINT)
        let ended = child.wait()
        #expect(ended.code == 130, "\(words): \(ended.errors)")
        #expect(!ended.errors.contains("the remote failed"), "\(words): \(ended.errors)")
    }

    @Test(arguments: interruptible)
    func anInterruptWhileRcloneStarts(words: [String]) {
        let sandbox = prepared("rclone-start")
        addProgram(sandbox, "touch \(sandbox.file("runs/started"))\nexec sleep 100")
        interrupted(sandbox, words, "rclone:nas:\(sandbox.file("nas"))") {
            access(sandbox.file("runs/started"), F_OK) == 0
        }
    }

    @Test(arguments: interruptible)
    func anInterruptWhileTheServerIsSilent(words: [String]) {
        let sandbox = prepared("rclone-request")
        let (server, port) = Loopback.listen()
        defer { close(server) }
        RemoteServer.add(sandbox, "web", "type = webdav\nurl = http://127.0.0.1:\(port)/")
        interrupted(sandbox, words, "rclone:web:cairn") {
            var entry = pollfd(fd: server, events: Int16(POLLIN), revents: 0)
            return poll(&entry, 1, 0) > 0
        }
    }
}
