import CommandSupport
import Glibc
import Testing

/// `CAIRN_FENCE`, which the units of the system set.
@Suite struct FenceTests {
    private static let password = "the password of all tests"

    /// What Cairn starts sees of a process outside what it sees of another user's; without the
    /// variable, all.
    @Test(
        .enabled(if: Machine.hasLandlock, "needs Linux 5.19, and Landlock switched on"),
        arguments: [true, false])
    func aProgramReachesIntoNoProcessOutside(isFenced: Bool) {
        let sandbox = Sandbox("fence")
        sandbox.environment["CAIRN_PASSWORD"] = Self.password
        sandbox.prepare(initArguments: ["--encrypt", "--key-cost", "least"])
        let command = sandbox.file("command")
        Files.write(
            "#!/bin/sh\nreadlink /proc/self/root /proc/\(getpid())/root > \(sandbox.file("seen"))\necho \(Self.password)\n",
            to: command)
        chmod(command, 0o700)
        sandbox.environment["CAIRN_PASSWORD"] = nil
        sandbox.environment["CAIRN_PASSWORD_COMMAND"] = command
        sandbox.environment["CAIRN_FENCE"] = isFenced ? "1" : nil
        sandbox.prefix = ["/usr/bin/setpriv", "--no-new-privs"]
        sandbox.put("a/letter", "dear")
        let ended = sandbox.cairn("backup", sandbox.source)
        #expect(!ended.errors.contains("Landlock"), "\(ended.errors)")
        // Its own, and the other's.
        #expect(
            Files.text(sandbox.file("seen")) == (isFenced ? "/\n" : "/\n/\n"), "\(ended.errors)")
        // Renames between directories are what every domain forbids unless it allows them.
        sandbox.cairn("restore", "--target", sandbox.file("out"), sandbox.source)
        sandbox.cairn("prune")
    }
}
