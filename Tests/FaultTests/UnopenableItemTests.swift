import CommandSupport
import Testing

/// A file system that describes an item, and says that there is none when it is opened.
@Suite struct UnopenableItemTests {
    @Test(
        .enabled(if: Injector.isAllowed, "needs seccomp's user notification"),
        arguments: ["thesis", "folder"])
    func whatIsListedCountsAsFailedAndNotAsGone(name: String) throws {
        let sandbox = Sandbox("unopenable")
        sandbox.prepare()
        Files.makeDirectories("\(sandbox.source)/folder")
        Files.write("1", to: "\(sandbox.source)/folder/file")
        Files.write("2", to: "\(sandbox.source)/thesis")
        let path = "\(sandbox.source)/\(name)"
        sandbox.prefix = [
            Injector.path, "--under", path, "--calls", ",openat,openat2,", "--from", "1",
            "--fault", "ENOENT", "--",
        ]
        let ended = sandbox.startCairn("backup", sandbox.source).wait()
        sandbox.prefix = []
        #expect(ended.code == 3, "\(ended.errors)")
        #expect(ended.errors.contains("cannot read \(path)"), "\(ended.errors)")
        #expect(ended.errors.contains("as if it did not exist"), "\(ended.errors)")
        sandbox.backUp()
        #expect(sandbox.cairn("dump", "\(sandbox.source)/folder/file").text == "1")
        #expect(sandbox.cairn("dump", "\(sandbox.source)/thesis").text == "2")
    }
}
