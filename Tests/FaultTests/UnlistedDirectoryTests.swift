import CommandSupport
import Glibc
import Testing

/// A restore over a directory that cannot be listed.
@Suite struct UnlistedDirectoryTests {
    /// What stands there too much stays, and is told; what follows the directory goes to its own
    /// place, not into it.
    @Test(.enabled(if: Injector.isAllowed, "needs seccomp's user notification"))
    func whatFollowsComesBackInItsPlace() throws {
        let sandbox = Sandbox("unlisted")
        Files.write(
            "[watch]\nquiet = \"20ms\"\nquiet-after-close = \"10ms\"\n",
            to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        sandbox.prepare()
        for name in ["d1", "d2"] {
            Files.makeDirectories("\(sandbox.source)/\(name)")
            Files.write(name, to: "\(sandbox.source)/\(name)/file")
        }
        let kept = Walker.walk(sandbox.source)
        sandbox.backUp()
        let log = sandbox.file("calls")
        func restore(failingAt call: Int?) -> ChildProcess.Ended {
            Files.write("later", to: "\(sandbox.source)/d1/extra")
            Files.write("later", to: "\(sandbox.source)/d2/file")
            let moment = call.map { ["--at", String($0), "--fault", "EIO"] } ?? []
            let words =
                ["--log", log, "--under", sandbox.source, "--calls", ",getdents64,lseek,"] + moment
            sandbox.prefix = [Injector.path] + words + ["--"]
            defer { sandbox.prefix = [] }
            return sandbox.startCairn("restore", "--in-place", "--delete", sandbox.source).wait()
        }
        #expect(restore(failingAt: nil).code == 0)
        #expect(treeDifferences(Walker.walk(sandbox.source), expected: kept).isEmpty)
        let calls = CountedCall.list(log).filter { $0.path.hasPrefix(sandbox.source) }
        var unlisted: Set<String> = []
        for call in calls {
            let ended = restore(failingAt: call.number)
            // Another run may make one call more or fewer before it.
            let met = try #require(CountedCall.faulted(log))
            let place: Comment =
                "exit code \(ended.code), \(met.name) of \(met.path)\n\(ended.errors)"
            #expect(Files.names(sandbox.source) == ["d1", "d2"], place)
            #expect(
                [["extra", "file"], ["file"]].contains(Files.names("\(sandbox.source)/d1")), place)
            #expect(Files.names("\(sandbox.source)/d2") == ["file"], place)
            guard ended.code != 0 else { continue }
            #expect(
                (1...3).contains(ended.code)
                    && ended.errors.contains("\(met.path): input/output error"), place)
            let isBack = Files.text("\(sandbox.source)/d2/file") == "d2"
            if isBack, Files.names("\(sandbox.source)/d1").contains("extra") {
                unlisted.insert(met.path)
            }
        }
        #expect(unlisted.contains("\(sandbox.source)/d1"), "\(unlisted)")
    }
}
