import Glibc
import Testing

/// Drills, and the daemon's reading of its repository, with the real binary.
@Suite struct CareTests {
    /// Letters that hardly compress.
    private static func noise(_ count: Int, _ seed: UInt64) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var state = seed
        let bytes = (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return letters[Int(state >> 58)]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A repository with packs of 1 MiB.
    private static func prepared(_ name: String, _ settings: (Sandbox) -> String = { _ in "" }) throws -> Sandbox {
        let sandbox = Sandbox(name, inMemory: true)
        sandbox.prepare()
        sandbox.setSettings("[watch]\nquiet-after-close = \"20ms\"\n" + settings(sandbox))
        sandbox.setPackBytes(1 << 20)
        return sandbox
    }

    private static func flip(_ path: String, at offset: Int) {
        chmod(path, 0o600)
        let file = open(path, O_RDWR)
        defer { close(file) }
        var byte: UInt8 = 0
        pread(file, &byte, 1, off_t(offset))
        byte ^= 0x10
        pwrite(file, &byte, 1, off_t(offset))
    }

    @Test func aDrillProvesWhatIsWholeAndNamesWhatIsNot() throws {
        let sandbox = try Self.prepared("drill") { sandbox in
            let hook = sandbox.script("hook", "cat >> \(sandbox.file("events"))")
            return "[hooks]\non-failure = [\"\(hook)\"]\n"
        }
        for number in 0..<4 { sandbox.put("file-\(number)", Self.noise(700_000, UInt64(number) + 1)) }
        sandbox.cairn("backup", sandbox.source)
        let fine = sandbox.cairn("drill", "--full", "--json")
        let summary = try #require(JSONObject(String(fine.text.split(separator: "\n").last ?? "")))
        #expect(summary["outcome"] == "fine" && summary.number("versions") == 4 && summary.number("failures") == 0)
        #expect(sandbox.cairn("status").text.contains("100 % of the bytes kept then proven restorable within 30 days"))
        let pack = try #require(sandbox.sealedPacks.first)
        Self.flip(pack, at: 400_000)
        let failed = sandbox.cairn("drill", "--full", exits: 1)
        #expect(failed.errors.contains("\(sandbox.source)/file-") && failed.errors.contains("lost or damaged"))
        let event = try #require(Files.text(sandbox.file("events")).split(separator: "\n").first.flatMap { JSONObject(String($0)) })
        #expect(event["event"] == "drill" && event.number("failed") == 1)
        #expect(sandbox.cairn("status").text.contains("1 failure"))
        // Nothing of it is left, and whatever a killed one leaves is gone with the next.
        let left = sandbox.run("/usr/bin/find", [sandbox.file("state"), "-name", ".cairn-drill*", "-not", "-name", "*.lock"]).text
        #expect(left.isEmpty, "\(left)")
        sandbox.cairn("drill", "--sample", "0", exits: 1)
        sandbox.cairn("drill", "--sample", "5", "--full", exits: 1)
    }

    @Test func theDaemonFindsDamageAndMendsItFromWhatLives() throws {
        let sandbox = try Self.prepared("scrub") { sandbox in
            let hook = sandbox.script("hook", "cat >> \(sandbox.file("events"))")
            return "[hooks]\non-failure = [\"\(hook)\"]\n"
        }
        for number in 0..<4 { sandbox.put("file-\(number)", Self.noise(700_000, UInt64(number) + 1)) }
        sandbox.cairn("backup", sandbox.source)
        let pack = try #require(sandbox.sealedPacks.first)
        Self.flip(pack, at: 400_000)
        sandbox.cairn("verify", "--read-data", exits: 1)
        sandbox.setSettings("scrub = \"100%/minute\"\n[hooks]\non-failure = [\"\(sandbox.file("hook"))\"]\n")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        func event() -> JSONObject? { Files.text(sandbox.file("events")).split(separator: "\n").last.flatMap { JSONObject(String($0)) } }
        #expect(watch.child.awaitWhileRunning { event()?["event"] == "damage" })
        #expect(event()?.number("lost_versions") == 0)
        #expect(watch.stop().code == 0)
        sandbox.cairn("verify", "--read-data")
        #expect(sandbox.cairn("status").text.contains("read and found intact within 30 days"))
        #expect(access(pack, F_OK) != 0)
    }

    @Test func parityMakesADamagedPackWholeByteForByte() throws {
        let sandbox = try Self.prepared("parity") { _ in "[parity]\nshare = \"5%\"\n" }
        for number in 0..<4 { sandbox.put("file-\(number)", Self.noise(700_000, UInt64(number) + 1)) }
        sandbox.cairn("backup", sandbox.source)
        let packs = sandbox.sealedPacks
        #expect(!packs.isEmpty)
        for pack in packs { #expect(access(pack.replacing(".pack", with: ".parity"), F_OK) == 0, "\(pack) has no parity") }
        sandbox.cairn("verify", "--read-data")
        let pack = try #require(packs.first)
        let whole = Files.content(pack)
        chmod(pack, 0o600)
        truncate(pack, off_t(whole.count - 30_000))
        let told = sandbox.cairn("verify", exits: 1)
        #expect(told.text.contains("can make it whole"))
        let repaired = sandbox.cairn("repair")
        #expect(repaired.text.contains("1 damaged pack made whole by parity"))
        let isSame = Files.content(pack) == whole
        #expect(isSame)
        sandbox.cairn("verify", "--read-data")
    }
}
