import CommandSupport
import Glibc
import Testing

/// Restoring more roots than a process may have open files.
@Suite struct ManyRootsRestoreTests {
    private static let roots = 150

    @Test(arguments: [["--in-place"], ["--target", "out"]])
    func eachRootIsClosedWhenItIsDone(destination: [String]) throws {
        let sandbox = Sandbox("many-roots")
        sandbox.prepare()
        for number in 0..<Self.roots { sandbox.put("d\(number)/file", "content \(number)\n") }
        let paths = (0..<Self.roots).map { "\(sandbox.source)/d\($0)/file" }
        sandbox.cairn((["backup"] + paths).map { Array($0.utf8) })
        for path in paths { unlink(path) }
        sandbox.prefix = ["/usr/bin/prlimit", "--nofile=100:100"]
        sandbox.cairn((["restore", "--yes"] + destination).map { Array($0.utf8) })
        let isInPlace = destination.count == 1
        let restored = isInPlace ? sandbox.source : sandbox.file("out") + sandbox.source
        for number in 0..<Self.roots {
            #expect(Files.text("\(restored)/d\(number)/file") == "content \(number)\n")
        }
    }
}
