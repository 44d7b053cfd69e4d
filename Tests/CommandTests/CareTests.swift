import CommandSupport
import Foundation
import Glibc
import TestSeed
import Testing

/// Drills, and the daemon's reading of its repository, with the real binary.
///
/// In clear and encrypted alike: parity and the scrub see sealed blocks as they see others.
@Suite struct CareTests {
    private static let witness: Comment =
        "needs /usr/bin/python3 with python3-zstandard and python3-nacl"

    /// Letters that hardly compress.
    static func noise(_ count: Int, _ seed: UInt64) -> String { randomText(count, seed: seed) }

    /// A repository with packs of 1 MiB.
    static func prepared(
        _ name: String, isEncrypted: Bool, _ settings: (Sandbox) -> String = { _ in "" }
    ) throws -> Sandbox {
        let sandbox = Sandbox(name)
        if isEncrypted { sandbox.environment["CAIRN_PASSWORD"] = EncryptedTests.password }
        sandbox.prepare(initArguments: isEncrypted ? EncryptedTests.initArguments : [])
        sandbox.setSettings(settings(sandbox) + "[watch]\nquiet-after-close = \"20ms\"\n")
        sandbox.setPackBytes(1 << 20)
        return sandbox
    }

    /// Letters that are other ones each time.
    static func fill(_ sandbox: Sandbox, seed: UInt64 = 0) {
        for number in 0..<4 {
            sandbox.put("file-\(number)", Self.noise(700_000, seed + UInt64(number) + 1))
        }
    }

    private static func lastEvent(_ sandbox: Sandbox) -> JSONObject? {
        Files.text(sandbox.file("events")).split(separator: "\n").last.flatMap {
            JSONObject(String($0))
        }
    }

    /// What a pack of an encrypted repository holds is sealed: damage and repair must not have
    /// changed that.
    private static func expectSealed(
        _ pack: String, _ isEncrypted: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let magic = Files.content(pack).dropFirst(32).prefix(4)
        #expect(
            magic.elementsEqual((isEncrypted ? "CBLE" : "CBLK").utf8),
            sourceLocation: sourceLocation)
    }

    static func flip(_ path: String, at offset: Int) {
        chmod(path, 0o600)
        let file = open(path, O_RDWR)
        defer { close(file) }
        var byte: UInt8 = 0
        pread(file, &byte, 1, off_t(offset))
        byte ^= 0x10
        pwrite(file, &byte, 1, off_t(offset))
        // What was written longest ago is read first.
        var times = utimbuf(actime: 1_000_000_000, modtime: 1_000_000_000)
        utime(path, &times)
    }

    @Test(.enabled(if: Machine.hasWitness, witness), arguments: [false, true])
    func aDrillProvesWhatIsWholeAndNamesWhatIsNot(isEncrypted: Bool) throws {
        let sandbox = try Self.prepared("drill", isEncrypted: isEncrypted) { sandbox in
            let hook = sandbox.script("hook", "cat >> \(sandbox.file("events"))")
            return "[hooks]\non-failure = [\"\(hook)\"]\n"
        }
        Self.fill(sandbox)
        sandbox.cairn("backup", sandbox.source)
        let fine = sandbox.cairn("drill", "--full", "--json")
        let summary = try #require(JSONObject(String(fine.text.split(separator: "\n").last ?? "")))
        #expect(
            summary["outcome"] == "fine" && summary.number("versions") == 4
                && summary.number("failures") == 0)
        #expect(
            sandbox.cairn("status").text.contains(
                "drills in the last 30 days restored 100 % of the data that was stored at the time of the last drill"
            ))
        let pack = try #require(sandbox.sealedPacks.first)
        Self.flip(pack, at: 400_000)
        let failed = sandbox.cairn("drill", "--full", exits: 1)
        // Chunks of several files share a block, and all of them are lost with it.
        let named = (0..<4).filter { failed.errors.contains("\(sandbox.source)/file-\($0)") }.count
        #expect(named > 0 && failed.errors.contains("lost or damaged"))
        let event = try #require(
            Files.text(sandbox.file("events")).split(separator: "\n").first.flatMap {
                JSONObject(String($0))
            })
        #expect(event["event"] == "drill" && event.number("failed") == named)
        #expect(
            sandbox.cairn("status").text.contains(named == 1 ? "1 failure;" : "\(named) failures;"))
        // Nothing of it is left, and whatever a killed one leaves is gone with the next.
        let left = sandbox.run(
            "/usr/bin/find",
            [sandbox.file("state"), "-name", ".cairn-drill*", "-not", "-name", "*.lock"]
        ).text
        #expect(left.isEmpty, "\(left)")
        sandbox.cairn("drill", "--sample", "0", exits: 1)
        sandbox.cairn("drill", "--sample", "5", "--full", exits: 1)
    }

    /// What `status PATH` reads and finds damaged stays known, and the next backup that reads the
    /// file stores it again.
    @Test(.enabled(if: Machine.hasWitness, witness))
    func damageThatStatusFoundIsRemembered() throws {
        let sandbox = try Self.prepared("status-damage", isEncrypted: false)
        Self.fill(sandbox)
        sandbox.cairn("backup", sandbox.source)
        let pack = try #require(sandbox.sealedPacks.first)
        for offset in stride(from: 10_000, to: 1_000_000, by: 50_000) {
            Self.flip(pack, at: offset)
        }
        let paths = (0..<4).map { "\(sandbox.source)/file-\($0)" }
        let lost = paths.filter {
            sandbox.startCairn("status", "--read-data", $0).wait().code != 0
        }
        let file = try #require(lost.first)
        #expect(sandbox.cairn("status", file, exits: 1).text.contains("has lost it"))
        let check = sandbox.cairn("status", "--check", exits: 1).text
        #expect(check.contains("(found at 2") && check.contains(" status`)"), "\(check)")
        for path in lost { chmod(path, 0o600) }
        sandbox.cairn("backup", sandbox.source)
        #expect(sandbox.cairn("status", file).text.contains("has been stored since"))
        #expect(sandbox.cairn("dump", file).text == Files.text(file))
        sandbox.cairn("repair", "--yes")
        sandbox.cairn("status", "--check")
    }

    @Test(.enabled(if: Machine.hasWitness, witness), arguments: [false, true])
    func theDaemonFindsDamageAndMendsItFromWhatLives(isEncrypted: Bool) throws {
        let sandbox = try Self.prepared("scrub", isEncrypted: isEncrypted) { sandbox in
            let hook = sandbox.script("hook", "cat >> \(sandbox.file("events"))")
            return "[hooks]\non-failure = [\"\(hook)\"]\n"
        }
        Self.fill(sandbox)
        sandbox.cairn("backup", sandbox.source)
        let pack = try #require(sandbox.sealedPacks.first)
        Self.flip(pack, at: 400_000)
        let damaged = Files.content(pack)
        sandbox.cairn("verify", "--read-data", exits: 1)
        sandbox.setSettings(
            "scrub = \"100%/minute\"\n[hooks]\non-failure = [\"\(sandbox.file("hook"))\"]\n")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        #expect(watch.awaits { Self.lastEvent(sandbox)?["event"] == "damage" })
        let event = try #require(Self.lastEvent(sandbox))
        #expect(event.number("lost_versions") == 0 && event.fields["healed"] as? Bool == true)
        #expect(watch.logs("to quarantine; chunks: ") && watch.stop().code == 0)
        sandbox.cairn("verify", "--read-data")
        #expect(sandbox.cairn("status").text.contains("found intact in the last 30 days"))
        // What is stored again without encryption may be the same blocks, and so have the same
        // name.
        #expect(access(pack, F_OK) != 0 || Files.content(pack) != damaged)
        for pack in sandbox.sealedPacks { Self.expectSealed(pack, isEncrypted) }
        sandbox.expectSound("after the healing")
        let tree = sandbox.restored("latest")
        for number in 0..<4 {
            #expect(
                Files.content(tree + "/file-\(number)")
                    == Files.content(sandbox.source + "/file-\(number)"))
        }
    }

    /// What was damaged lives nowhere any more: parity alone has it.
    @Test(.enabled(if: Machine.hasWitness, witness), arguments: [false, true])
    func theDaemonMendsByParityWhatLivesNoMore(isEncrypted: Bool) throws {
        let sandbox = try Self.prepared("heal", isEncrypted: isEncrypted) { sandbox in
            let hook = sandbox.script("hook", "cat >> \(sandbox.file("events"))")
            return
                "scrub = \"100%/minute\"\n[parity]\nshare = \"5%\"\n[hooks]\non-failure = [\"\(hook)\"]\n"
        }
        Self.fill(sandbox)
        let commit = sandbox.backUp()
        let pack = try #require(sandbox.sealedPacks.first)
        let whole = Files.content(pack)
        Self.fill(sandbox, seed: 100)
        for offset in [1_000, 400_000, 400_001, 700_000] { Self.flip(pack, at: offset) }
        sandbox.cairn(
            "restore", "--snapshot", commit, "--target", sandbox.file("damaged"), exits: 1)
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        #expect(watch.awaits { Self.lastEvent(sandbox)?["event"] == "damage" })
        let event = try #require(Self.lastEvent(sandbox))
        #expect(
            event.number("lost_versions") == 0 && event.fields["healed"] as? Bool == true
                && event.fields["trouble"] is NSNull)
        #expect(watch.logs("was repaired from parity data"))
        #expect(watch.stop().code == 0)
        let isSame = Files.content(pack) == whole
        #expect(isSame)
        Self.expectSealed(pack, isEncrypted)
        sandbox.cairn("verify", "--read-data")
        let tree = sandbox.restored(commit)
        for number in 0..<4 {
            #expect(Files.text(tree + "/file-\(number)") == Self.noise(700_000, UInt64(number) + 1))
        }
        sandbox.expectSound("after the healing")
    }

    /// `append-only = true`: the daemon names the damage and touches nothing; the command mends it.
    @Test(.enabled(if: Machine.hasWitness, witness))
    func aDaemonThatOnlyAddsLeavesADamagedPack() throws {
        let sandbox = try Self.prepared("only-adds", isEncrypted: false) { sandbox in
            let hook = sandbox.script("hook", "cat >> \(sandbox.file("events"))")
            return
                "append-only = true\nscrub = \"100%/minute\"\n[hooks]\non-failure = [\"\(hook)\"]\n"
        }
        Self.fill(sandbox)
        sandbox.backUp()
        let pack = try #require(sandbox.sealedPacks.first)
        Self.flip(pack, at: 400_000)
        let damaged = Files.content(pack)
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        #expect(watch.awaits { Self.lastEvent(sandbox)?["event"] == "damage" })
        #expect(Self.lastEvent(sandbox)?["trouble"]?.contains("cairn repair") == true)
        #expect(watch.stop().code == 0)
        let isSame = Files.content(pack) == damaged
        #expect(isSame && !Files.exists(sandbox.repository + "/aside"))
        sandbox.cairn("repair", "--live-root", sandbox.source)
        sandbox.cairn("verify", "--read-data")
    }

    @Test(.enabled(if: Machine.hasWitness, witness), arguments: [false, true])
    func parityMakesADamagedPackWholeByteForByte(isEncrypted: Bool) throws {
        let sandbox = try Self.prepared("parity", isEncrypted: isEncrypted) { _ in
            "[parity]\nshare = \"5%\"\n"
        }
        Self.fill(sandbox)
        sandbox.cairn("backup", sandbox.source)
        let packs = sandbox.sealedPacks
        #expect(!packs.isEmpty)
        for pack in packs {
            #expect(
                access(pack.replacing(".pack", with: ".parity"), F_OK) == 0, "\(pack) has no parity"
            )
        }
        sandbox.cairn("verify", "--read-data")
        let pack = try #require(packs.first)
        let whole = Files.content(pack)
        chmod(pack, 0o600)
        truncate(pack, off_t(whole.count - 30_000))
        let told = sandbox.cairn("verify", exits: 1)
        #expect(told.text.contains("can repair it"))
        // Nothing else has it: repair would take it from there.
        Self.fill(sandbox, seed: 100)
        let repaired = sandbox.cairn("repair")
        #expect(repaired.text.contains("repaired 1 damaged pack from parity data"))
        let isSame = Files.content(pack) == whole
        #expect(isSame)
        Self.expectSealed(pack, isEncrypted)
        sandbox.cairn("verify", "--read-data")
        #expect(Files.text(sandbox.restored("latest") + "/file-0") == Self.noise(700_000, 1))
        // Beyond its share, repair says what is lost, and the drill does not count it as proven.
        truncate(pack, off_t(whole.count / 2))
        let lost = sandbox.cairn("repair", exits: 1)
        #expect(
            lost.text.contains("cannot be fully restored")
                && lost.errors.contains("cairn: not everything could be repaired"))
        // A failure is told even to those who want to hear of nothing else.
        for verb in ["repair", "verify"] {
            let told = sandbox.cairn(verb, "--quiet", exits: 1)
            #expect(
                told.text.contains("cannot be fully restored") && told.errors.contains("cairn: "),
                "\(verb): \(told.text)\(told.errors)")
        }
        #expect(sandbox.cairn("drill", "--full", exits: 1).errors.contains("lost or damaged"))
        #expect(sandbox.cairn("status").text.contains("failure"))
    }
}
