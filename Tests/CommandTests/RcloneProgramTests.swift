import CommandSupport
import Glibc
import Testing

/// Which rclone is run.
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
}
