import CommandSupport
import Testing

/// A repository where directories have no fsync(2), as on CIFS and on mounts of some programs.
@Suite(.enabled(if: Injector.isAllowed, "needs seccomp's user notification"))
struct UnsyncedDirectoryTests {
    /// Makes every fsync of a directory of the repository fail.
    private static func sandbox(failingWith error: String) -> Sandbox {
        let sandbox = Sandbox("unsynced-\(error)")
        sandbox.put("letter", "dear")
        sandbox.prefix = [
            Injector.path, "--log", sandbox.file("calls"), "--under", sandbox.repository, "--calls",
            ",fsync,", "--only", "directories", "--from", "1", "--fault", error, "--",
        ]
        return sandbox
    }

    @Test(arguments: ["EINVAL", "ENOTTY"]) func everythingWorksThere(error: String) {
        let sandbox = Self.sandbox(failingWith: error)
        sandbox.cairn("init")
        #expect(CountedCall.faulted(sandbox.file("calls")) != nil)
        sandbox.backUp()
        #expect(CountedCall.faulted(sandbox.file("calls")) != nil)
        sandbox.cairn("forget", "--keep-last", "1", "--yes", "--prune")
        sandbox.prefix = []
        sandbox.cairn("verify", "--read-data")
        #expect(sandbox.cairn("dump", sandbox.source + "/letter").text == "dear")
    }

    /// A disk that fails is not one that has no such call.
    @Test func aDirectoryThatCannotBeWrittenIsTold() {
        let sandbox = Self.sandbox(failingWith: "EIO")
        let ended = sandbox.startCairn("init").wait()
        #expect(ended.code != 0 && ended.errors.contains("input/output error"), "\(ended.errors)")
    }
}
