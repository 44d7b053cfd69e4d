import CommandSupport
import Glibc
import Testing

/// A file whose copy in the repository is damaged, or only in a remote that does not give it, may
/// be the last good one: no restore removes it.
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
        #expect(refused.errors.contains(" repair`, back up the file"), "\(refused)")
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

    enum Loss: CaseIterable { case damaged, missing, unreachable }
    enum Way: CaseIterable { case file, delete, target }

    /// Two versions of a file, of which the later one is only in a remote.
    private static func tiered(_ name: String) -> (Sandbox, earlier: String, good: [UInt8]) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setPackBytes(300_000)
        var random = Seeded(8)
        let file = "\(sandbox.source)/d/f"
        sandbox.put("d/f", "")
        let earlier = sandbox.backUp()
        let good = random.bytes(200_000)
        Files.write(good, to: file)
        sandbox.backUp()
        for index in 0..<4 {
            Files.write(random.bytes(200_000), to: "\(sandbox.source)/other\(index)")
            sandbox.backUp()
        }
        Files.makeDirectories(sandbox.file("nas"))
        sandbox.cairn(
            "remote", "add", "nas", "dir:\(sandbox.file("nas"))", "--keep-local", "300kB")
        #expect(sandbox.cairn("remote", "push").text.contains("now stored only in nas"))
        return (sandbox, earlier, good)
    }

    private static func lose(_ loss: Loss, _ sandbox: Sandbox) {
        let nas = sandbox.file("nas")
        if loss == .unreachable {
            rename(nas, nas + ".gone")
            return
        }
        for item in Walker.walk(nas).keys.map({ String(decoding: $0, as: UTF8.self) })
        where item.hasSuffix(".pack") {
            let path = "\(nas)/\(item)"
            chmod(path, 0o600)
            if loss == .missing { unlink(path) } else { damage(path) }
        }
    }

    private static func damage(_ path: String) {
        var bytes = Files.content(path)
        for offset in stride(from: 1_000, to: bytes.count, by: 20_000) { bytes[offset] ^= 1 }
        unlink(path)
        Files.write(bytes, to: path)
    }

    @Test(arguments: Loss.allCases, Way.allCases)
    func staysWhereItsVersionIsOnlyInARemoteThatDoesNotGiveIt(_ loss: Loss, _ way: Way) {
        let (sandbox, earlier, good) = Self.tiered("last-good-away-\(loss)-\(way)")
        Self.lose(loss, sandbox)
        let (directory, target) = ("\(sandbox.source)/d", sandbox.file("out"))
        let start = ["restore", "--yes", "--snapshot", earlier]
        func restore(_ words: [String], exits: Int32) -> ChildProcess.Ended {
            sandbox.cairn((start + words).map { Array($0.utf8) }, exits: exits)
        }
        if way == .target {
            let place = target + directory
            Files.makeDirectories(place)
            Files.write(good, to: "\(place)/f")
            _ = restore(["--target", target], exits: 0)
            let kept = Walker.walk(target).keys.map { String(decoding: $0, as: UTF8.self) }
            #expect(
                kept.contains { $0.contains(".cairn-replaced-") && $0.hasSuffix("/d/f") }, "\(kept)"
            )
            return
        }
        let words =
            ["--in-place"] + (way == .delete ? ["--delete", directory] : ["\(directory)/f"])
        let refused = restore(words, exits: 1)
        #expect(refused.errors.contains("the last good copy"), "\(refused)")
        #expect(Files.content("\(directory)/f") == good)
        // What the message names.
        switch loss {
        case .unreachable: rename(sandbox.file("nas.gone"), sandbox.file("nas"))
        case .damaged, .missing: sandbox.cairn("repair", "--yes", exits: 1)
        }
        sandbox.backUp()
        _ = restore(words, exits: 0)
        #expect(Files.content("\(directory)/f") == [])
        sandbox.cairn("undo")
        #expect(Files.content("\(directory)/f") == good)
    }

    /// It is said how much will be downloaded to read back what is replaced.
    @Test func whatIsReplacedIsDownloadedOnlyWithConsent() {
        let (sandbox, earlier, good) = Self.tiered("last-good-away-asked")
        let file = "\(sandbox.source)/d/f"
        let asked = sandbox.cairn(
            "restore", "--in-place", "--snapshot", earlier, file, exits: 1)
        #expect(asked.errors.contains("up to ") && asked.errors.contains("--yes"), "\(asked)")
        #expect(Files.content(file) == good)
        sandbox.cairn("restore", "--yes", "--in-place", "--snapshot", earlier, file)
        sandbox.cairn("undo")
        #expect(Files.content(file) == good)
    }
}
