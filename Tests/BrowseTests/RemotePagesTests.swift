import CommandSupport
import Foundation
import Glibc
import TestSeed
import Testing

/// The pages of a remote whose packs are lost or damaged, or that goes away.
struct RemotePagesTests {
    private static let files = 6

    /// A remote of several packs, whose pages are to be shown.
    private func pushed() -> (sandbox: Sandbox, packs: [String]) {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.setPackBytes(300_000)
        let nas = sandbox.file("nas")
        Files.makeDirectories(nas)
        var random = Seeded(TestSeed.drawn)
        for index in 0..<Self.files {
            Files.write(random.bytes(200_000), to: "\(sandbox.source)/f\(index)")
            sandbox.backUp()
        }
        sandbox.cairn("remote", "push", "dir:\(nas)")
        sandbox.repository = "dir:\(nas)"
        let packs = Walker.walk(nas).keys.map { "\(nas)/\(String(decoding: $0, as: UTF8.self))" }
            .filter { $0.hasSuffix(".pack") }.sorted()
        return (sandbox, packs)
    }

    private func standing(_ client: PageClient) throws -> (level: String, text: String) {
        let home = try client.json("/api/1/home")["standing"] as? [String: Any] ?? [:]
        let text = [home["sentence"], home["next"]].compactMap { $0 as? String }
        return (home["level"] as? String ?? "", text.joined(separator: " "))
    }

    private func contents(_ client: PageClient) throws -> [PageClient.Answer] {
        try (0..<Self.files).map { try client.get("/content?root=1&path=f\($0)") }
    }

    @Test func homeCountsThePacksThatAListingLacks() throws {
        let (sandbox, packs) = pushed()
        try #require(packs.count > 2)
        #expect(unlink(packs[0]) == 0)
        #expect(truncate(packs[1], 1_000) == 0)
        let client = try PageClient(sandbox)
        let (level, text) = try standing(client)
        #expect(
            level == "trouble" && text.contains("2 packs there are missing or damaged"), "\(text)")
        #expect(text.contains("`cairn remote verify "), "\(text)")
        #expect(try !client.get("/").text.contains("All is well"))
        client.end()
    }

    @Test func homeSaysWhatAPageFoundDamaged() throws {
        let (sandbox, packs) = pushed()
        let client = try PageClient(sandbox)
        #expect(try standing(client).level == "well")
        for pack in packs {
            var bytes = Files.content(pack)
            for place in stride(from: 100, to: bytes.count, by: 1_000) { bytes[place] ^= 1 }
            unlink(pack)
            Files.write(bytes, to: pack)
        }
        #expect(try contents(client).contains { $0.text.contains("is lost or damaged") })
        #expect(
            client.browse.awaitWhileRunning { (try? standing(client).level) == "trouble" })
        #expect(try standing(client).text.contains("damaged"))
        client.end()
    }

    @Test func homeSaysWhatARestoreFoundLost() throws {
        let (sandbox, packs) = pushed()
        let client = try PageClient(sandbox)
        #expect(try standing(client).level == "well")
        for pack in packs { unlink(pack) }
        let word = try client.word()
        _ = try client.post(
            "/restore",
            [
                ("csrf", word), ("root", "1"), ("path_hex", ""), ("to", "directory"),
                ("target", sandbox.file("out")),
            ])
        #expect(try client.finished()["failed"] as? Int ?? 0 > 0)
        #expect(
            client.browse.awaitWhileRunning { (try? standing(client).level) == "trouble" })
        client.end()
    }

    @Test(arguments: ["", "/state"])
    func aRemoteThatWentAwayIsNotTakenForLost(part: String) throws {
        let (sandbox, packs) = pushed()
        let client = try PageClient(sandbox)
        #expect(try standing(client).level == "well")
        let id = try #require(Files.names(sandbox.file("nas")).first)
        let place = part.isEmpty ? sandbox.file("nas") : "\(sandbox.file("nas"))/\(id)\(part)"
        if !part.isEmpty { for pack in packs { unlink(pack) } }
        #expect(rename(place, sandbox.file("hidden")) == 0)
        let start = ContinuousClock.now
        let answers = try contents(client)
        #expect(ContinuousClock.now - start < .seconds(5 * Self.files))
        let away = answers.filter { $0.status == 503 }
        #expect(!away.isEmpty && answers.allSatisfy { [200, 503].contains($0.status) })
        for answer in away {
            #expect(
                !answer.text.contains("lost") && !answer.text.contains("repair"), "\(answer.text)")
            #expect(answer.text.contains("Try again"), "\(answer.text)")
        }
        #expect(
            client.browse.awaitWhileRunning { (try? standing(client).level) == "trouble" })
        #expect(try standing(client).text.contains("cannot be read at the moment"))
        #expect(rename(sandbox.file("hidden"), place) == 0)
        if part.isEmpty {
            #expect(try contents(client).allSatisfy { $0.status == 200 })
            #expect(client.browse.awaitWhileRunning { (try? standing(client).level) == "well" })
        }
        client.end()
    }
}
