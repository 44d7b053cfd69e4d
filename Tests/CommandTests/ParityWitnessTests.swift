import Glibc
import Testing

/// Parity files (FORMAT.md §6.6) by the binary and by programs that share nothing with it, each on
/// what the other made.
///
/// The binary's arithmetic is a library's; the witness multiplies by tables of its own, the
/// witnesses' writer bit by bit.
@Suite struct ParityWitnessTests {
    private static let needs: Comment =
        "needs /usr/bin/python3 with python3-zstandard and python3-nacl"

    private static func parity(_ pack: String) -> String {
        pack.replacing(".pack", with: ".parity")
    }
    private static func id(_ pack: String) -> String {
        String(pack.split(separator: "/").last?.dropLast(5) ?? "")
    }

    /// What brings a pack of about 1 MiB to the edge of what 5 % bring back, and over it.
    private static func damage(_ pack: String, _ whole: [UInt8], stretch: Int) {
        var bytes = whole
        for index in 200_000..<200_000 + stretch { bytes[index] ^= 0x5a }
        chmod(pack, 0o600)
        Files.write(bytes, to: pack)
    }

    @Test(.enabled(if: Machine.hasWitness, needs), arguments: [false, true])
    func theWitnessRebuildsByWhatTheBinaryWrote(isEncrypted: Bool) throws {
        let sandbox = try CareTests.prepared("rebuild", isEncrypted: isEncrypted) { _ in
            "[parity]\nshare = \"5%\"\n"
        }
        CareTests.fill(sandbox)
        sandbox.backUp()
        // Every check and every parity shard of it is computed anew.
        sandbox.expectSound("as it was written")
        #expect(!sandbox.witness("verify").text.contains("note:"))
        let packs = sandbox.sealedPacks
        #expect(!packs.isEmpty)
        for (number, pack) in packs.enumerated() {
            let whole = Files.content(pack)
            Self.damage(pack, whole, stretch: whole.count / 20)
            let target = sandbox.file("rebuilt-\(number)")
            let ended = sandbox.witness("rebuild", "--pack", Self.id(pack), "--target", target)
            #expect(ended.code == 0, "\(ended.errors)")
            let isSame = Files.content(target) == whole
            #expect(isSame)
            // Too much: both say so, and neither makes anything up.
            Self.damage(pack, whole, stretch: whole.count / 6)
            let refused = sandbox.witness(
                "rebuild", "--pack", Self.id(pack), "--target", target + "-not")
            #expect(refused.code == 1 && !Files.exists(target + "-not"), "\(refused.errors)")
            Files.write(whole, to: pack)
        }
        sandbox.cairn("verify", "--read-data")
    }

    /// Of a layout that the binary would not choose: other shards, other groups.
    @Test(.enabled(if: Machine.hasWitness, needs), arguments: [(64 * 320, 1, 12), (2_048, 7, 9)])
    func theBinaryMendsByWhatTheWitnessWrote(shard: Int, groups: Int, rows: Int) throws {
        let sandbox = try CareTests.prepared("mend", isEncrypted: true)
        CareTests.fill(sandbox)
        let commit = sandbox.backUp()
        CareTests.fill(sandbox, seed: 100)
        let pack = try #require(sandbox.sealedPacks.first)
        let whole = Files.content(pack)
        let program = """
            import json, sys
            fixtures, description, pack, pack_id, shard, groups, rows = sys.argv[1:]
            sys.path.insert(0, fixtures)
            import write_repository as writer
            repository = bytes.fromhex(json.load(open(description))["repository"])
            made = writer.parity_file(repository, pack_id, open(pack, "rb").read(), int(shard), \
            int(groups), int(rows))
            open(pack.replace(".pack", ".parity"), "wb").write(made)
            """
        let words = [
            Project.fixtures, sandbox.repository + "/cairn.json", pack, Self.id(pack), "\(shard)",
            "\(groups)", "\(rows)",
        ]
        let made = sandbox.run("/usr/bin/python3", ["-B", "-c", program] + words)
        try #require(made.code == 0, "\(made.errors)")
        sandbox.expectSound("the witness reads what its writer wrote")
        // A stretch that begins anywhere costs each group one shard more at most.
        Self.damage(pack, whole, stretch: shard * (groups * rows - groups))
        #expect(sandbox.cairn("repair").text.contains("repaired 1 damaged pack from parity data"))
        let isSame = Files.content(pack) == whole
        #expect(isSame)
        sandbox.cairn("verify", "--read-data")
        #expect(Files.text(sandbox.restored(commit) + "/file-0") == CareTests.noise(700_000, 1))
    }
}
