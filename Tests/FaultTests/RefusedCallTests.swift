import CommandSupport
import Testing

/// A restore to a file system that refuses one of its calls for a reason that nobody foresaw.
@Suite struct RefusedCallTests {
    @Test(
        .enabled(if: Injector.isAllowed, "needs seccomp's user notification"),
        arguments: [("linkat", "EACCES"), ("linkat", "EINVAL"), ("ftruncate", "EPERM")])
    func theContentComesBack(call: String, fault: String) throws {
        let sandbox = Sandbox("refused-call")
        sandbox.prepare()
        Files.write("one", to: "\(sandbox.source)/a")
        let made = sandbox.run(
            "/bin/sh",
            ["-c", "cd '\(sandbox.source)'; ln a b; printf x > holes; truncate -s 1M holes"])
        try #require(made.code == 0)
        sandbox.backUp()
        let target = sandbox.file("target")
        sandbox.prefix = [
            Injector.path, "--under", target, "--calls", ",\(call),", "--from", "1", "--fault",
            fault, "--",
        ]
        let ended = sandbox.startCairn("restore", "--target", target).wait()
        sandbox.prefix = []
        #expect(ended.code == (call == "linkat" ? 3 : 0), "\(ended.errors)")
        for name in ["a", "b", "holes"] {
            let place = "\(sandbox.source)/\(name)"
            let isSame = Files.content(target + place) == Files.content(place)
            #expect(isSame, "\(name): \(ended.errors)")
        }
    }
}
