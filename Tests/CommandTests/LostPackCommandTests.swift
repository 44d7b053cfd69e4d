import CommandSupport
import Glibc
import TestSeed
import Testing

/// Packs that are lost or damaged here, and whole in a remote, with the real binary.
@Suite struct LostPackCommandTests {
    /// Packs of 300 kB, all of them pushed to `nas`; the sources are gone, history has them.
    private static func pushed(_ name: String) -> (Sandbox, packs: [String]) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setPackBytes(300_000)
        Files.makeDirectories(sandbox.file("nas"))
        sandbox.cairn("remote", "add", "nas", "dir:\(sandbox.file("nas"))")
        var random = Seeded(TestSeed.drawn)
        for index in 0..<6 {
            Files.write(random.bytes(200_000), to: "\(sandbox.source)/f\(index)")
            sandbox.backUp()
        }
        sandbox.cairn("remote", "push")
        for index in 0..<6 { unlink("\(sandbox.source)/f\(index)") }
        sandbox.backUp()
        let packs = Walker.walk(sandbox.repository).keys.map { String(decoding: $0, as: UTF8.self) }
            .filter { $0.hasSuffix(".pack") && !$0.contains("open/") }.sorted()
        return (sandbox, packs)
    }

    @Test func aLostPackStaysNamedAndComesBack() throws {
        let (sandbox, packs) = Self.pushed("lost")
        try #require(packs.count > 2)
        unlink("\(sandbox.repository)/\(packs[0])")
        let push = sandbox.cairn("remote", "push", "nas")
        #expect(push.errors.contains("lies in nas alone: this repository has lost it"), "\(push)")
        #expect(push.errors.contains("next: cairn remote pull nas"))
        let pull = sandbox.cairn("remote", "pull", "nas", "--yes")
        #expect(pull.text.contains("brought back 1 pack"), "\(pull)")
        sandbox.cairn("verify", "--read-data")
        #expect(!sandbox.cairn("remote", "push", "nas").errors.contains("lost"))
    }

    @Test func aDamagedPackIsFetchedByRepair() throws {
        let (sandbox, packs) = Self.pushed("damaged")
        let path = "\(sandbox.repository)/\(try #require(packs.first))"
        var bytes = Files.content(path)
        bytes[bytes.count / 2] ^= 1
        bytes[bytes.count / 3] ^= 1
        unlink(path)
        unlink(path.replacing(".pack", with: ".parity"))
        Files.write(bytes, to: path)
        let repair = sandbox.cairn("repair", "--yes")
        #expect(repair.text.contains("1 damaged pack brought from a remote"), "\(repair)")
        sandbox.cairn("verify", "--read-data")
    }

    @Test func whatNobodyHasIsNoSuccess() throws {
        let (sandbox, packs) = Self.pushed("nowhere")
        let id = try #require(packs.first)
        unlink("\(sandbox.repository)/\(id)")
        let nas = Walker.walk(sandbox.file("nas")).keys
        for path in nas.map({ String(decoding: $0, as: UTF8.self) })
        where id.hasSuffix(path.split(separator: "/").last ?? "-") {
            unlink("\(sandbox.file("nas"))/\(path)")
        }
        let push = sandbox.cairn("remote", "push", "nas", exits: 3)
        #expect(!push.text.contains("everything"), "\(push)")
        sandbox.cairn("remote", "pull", "nas", "--yes", exits: 1)
    }
}
