import CommandSupport
import Glibc
import TestSeed
import Testing

/// `remote verify`, on directories.
@Suite struct RemoteCareTests {
    private static func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setPackBytes(300_000)
        return sandbox
    }

    /// Pushes a history, and returns the address and the directory of the repository there.
    private static func pushed(_ sandbox: Sandbox, commits: Int = 3) -> (url: String, place: String)
    {
        var random = Seeded(TestSeed.drawn)
        let url = "dir:\(sandbox.file("nas"))"
        for commit in 0..<commits {
            for file in 0..<4 {
                Files.write(
                    random.bytes(120_000 + random.below(50_000)),
                    to: "\(sandbox.source)/f\(commit)-\(file)")
            }
            sandbox.backUp()
            sandbox.cairn("remote", "push", url)
        }
        let id = Files.names(sandbox.file("nas")).first { $0.utf8.count == 32 } ?? ""
        return (url, sandbox.file("nas") + "/" + id)
    }

    private static func packs(_ place: String) -> [String] {
        Files.names(place + "/packs").sorted().flatMap { directory in
            Files.names("\(place)/packs/\(directory)").filter { $0.hasSuffix(".pack") }
                .map { "\(place)/packs/\(directory)/\($0)" }
        }
    }

    @Test func whatARemoteLostIsNamedWithTheFiles() throws {
        let sandbox = Self.prepared("remote-verify")
        let (url, place) = Self.pushed(sandbox)
        for words in [["remote", "verify", url], ["remote", "verify", url, "--read-data"]] {
            let text = sandbox.cairn(words.map { Array($0.utf8) }).text
            #expect(text.contains("all there") && text.contains("no damage found"), "\(text)")
        }
        sandbox.repository = url
        let state = try #require(sandbox.json("verify").first { $0["type"] == "remote_state" })
        #expect(state.number("manifest") == 3)
        Files.write(Array("pay".utf8), to: place + "/ransom")
        #expect(sandbox.cairn("verify").text.contains("ransom is no object of a remote"))
        let packs = Self.packs(place)
        let pack = try #require(packs.first)
        var bytes = Files.content(pack)
        bytes[bytes.count / 2] ^= 1
        Files.write(bytes, to: pack)
        sandbox.cairn("verify")
        let altered = sandbox.cairn("verify", "--read-data", exits: 1)
        #expect(altered.text.contains("cannot be restored whole"), "\(altered.text)")
        #expect(unlink(pack) == 0)
        let lost = sandbox.cairn("verify", exits: 1)
        #expect(lost.errors.contains("it is missing"), "\(lost.errors)")
        #expect(lost.text.contains("\(sandbox.source)/f"), "\(lost.text)")
        #expect(lost.errors.contains("is damaged\n  next: "), "\(lost.errors)")
    }

    @Test func aLostDeltaNamesTheLastStateThatIsWhole() throws {
        let sandbox = Self.prepared("remote-verify-delta")
        let (url, place) = Self.pushed(sandbox)
        let last = try #require(Files.names(place + "/delta").max())
        #expect(unlink("\(place)/delta/\(last)") == 0)
        let told = sandbox.cairn("remote", "verify", url, exits: 1).errors
        #expect(told.contains("delta/\(last): it is missing"), "\(told)")
        #expect(told.contains("the last state before that is whole is 2"), "\(told)")
    }
}
