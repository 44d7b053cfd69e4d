import CommandSupport
import Testing

/// A file whose copy in the repository is damaged may be the last good one: no restore removes it.
@Suite struct LastGoodCopyTests {
    /// Two versions of a file, of which the later one is damaged in the repository.
    private static func prepared(_ name: String) -> (Sandbox, earlier: String, good: [UInt8]) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("d/keep", "beside")
        var random = Seeded(7)
        let file = "\(sandbox.source)/d/f"
        Files.write(random.bytes(50_000), to: file)
        let earlier = sandbox.backUp()
        let good = random.bytes(50_000)
        Files.write(good, to: file)
        sandbox.backUp()
        for name in Files.names(sandbox.repository + "/packs/open") {
            let pack = "\(sandbox.repository)/packs/open/\(name)"
            let bytes = Files.content(pack)
            let start = bytes.indices.first { bytes[$0...].starts(with: good[20_000..<20_016]) }
            if let start { CareTests.flip(pack, at: start) }
        }
        return (sandbox, earlier, good)
    }

    @Test(arguments: [["d/f"], ["d", "--delete"]]) func staysInPlace(_ arguments: [String]) {
        let (sandbox, earlier, good) = Self.prepared("last-good-\(arguments.count)")
        let file = "\(sandbox.source)/d/f"
        let call =
            ["restore", "--in-place", "--snapshot", earlier, "\(sandbox.source)/\(arguments[0])"]
            + arguments.dropFirst()
        let words = call.map { Array($0.utf8) }
        let refused = sandbox.cairn(words, exits: 1)
        #expect(refused.errors.contains(" repair`, back the file up"), "\(refused)")
        #expect(Files.content(file) == good)
        // What the message names.
        sandbox.cairn("repair", exits: 1)
        sandbox.backUp()
        sandbox.cairn(words)
        #expect(Files.content(file) != good)
        sandbox.cairn("undo")
        #expect(Files.content(file) == good)
    }

    @Test(arguments: [false, true]) func isMovedAsideInATarget(deletes: Bool) {
        let (sandbox, earlier, good) = Self.prepared("last-good-target-\(deletes)")
        let target = sandbox.file("out")
        let place = "\(target)\(sandbox.source)/d"
        Files.makeDirectories(place)
        let name = deletes ? "g" : "f"
        if deletes {
            Files.write(good, to: "\(sandbox.source)/d/g")
            sandbox.backUp()
        }
        Files.write(good, to: "\(place)/\(name)")
        sandbox.cairn(
            ["restore", "--snapshot", earlier, "--target", target].map { Array($0.utf8) }
                + (deletes ? ["--delete".utf8.map { $0 }] : []))
        let aside = Walker.walk(target).filter { item in
            let path = String(decoding: item.key, as: UTF8.self)
            return path.contains(".cairn-replaced-") && path.hasSuffix("/\(name)")
        }
        #expect(aside.count == 1)
    }
}
