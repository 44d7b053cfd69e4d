import Glibc
import Testing

/// Sealed packs that nobody changes by mistake.
@Suite struct ImmutableTests {
    private static func isImmutable(_ sandbox: Sandbox, _ path: String) -> Bool {
        sandbox.run("/usr/bin/lsattr", [path]).text.split(separator: " ").first?.contains("i")
            == true
    }

    private static func sealed(_ sandbox: Sandbox) -> [String] {
        let packs = sandbox.repository + "/packs"
        return Files.names(packs).filter { $0 != "open" }.flatMap { directory in
            Files.names("\(packs)/\(directory)").filter { $0.hasSuffix(".pack") }.map {
                "\(packs)/\(directory)/\($0)"
            }
        }
    }

    private static func history(_ sandbox: Sandbox) {
        sandbox.prepare()
        var random = Seeded(5)
        for state in 0..<3 {
            for index in 0..<40 where state == 0 || index % 2 == 0 {
                Files.write(random.bytes(1 << 20), to: sandbox.source + "/f\(index)")
            }
            sandbox.backUp()
        }
        sandbox.cairn("forget", "--keep-last", "1")
    }

    @Test func sealedPacksAreReadOnly() {
        let sandbox = Sandbox("sealed")
        Self.history(sandbox)
        let packs = sandbox.sealedPacks
        #expect(packs.count >= 2)
        for pack in packs {
            var status = stat()
            #expect(stat(pack, &status) == 0 && status.st_mode & 0o222 == 0, "\(pack)")
        }
    }

    private static let hasAttributes =
        access("/usr/bin/lsattr", X_OK) == 0 && access("/usr/bin/chattr", X_OK) == 0

    @Test(
        .enabled(
            if: hasAttributes && (LoopDisk.hasXFS || LoopDisk.hasBtrfs),
            "needs root, a loop device, mkfs.xfs or mkfs.btrfs, and chattr: immutable files"))
    func immutablePacksArePruned() throws {
        let disk = try #require(LoopDisk(LoopDisk.hasXFS ? .xfs : .btrfs))
        let sandbox = Sandbox("immutable")
        mkdir(sandbox.repository, 0o755)
        #expect(sandbox.run("/bin/mount", ["--bind", disk.path, sandbox.repository]).code == 0)
        defer { _ = sandbox.run("/bin/umount", ["-l", sandbox.repository]) }
        Files.write("immutable = true\n", to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Self.history(sandbox)
        sandbox.cairn("prune", "--max-unused", "60%")
        let packs = sandbox.sealedPacks
        #expect(!packs.isEmpty && packs.allSatisfy { Self.isImmutable(sandbox, $0) })
        #expect(unlink(packs[0]) != 0 && errno == EPERM)
        let report = sandbox.json("prune", "--max-unused", "0%").last
        #expect(report?.number("packs_removed") ?? 0 > 0 && report?.number("unused_after") == 0)
        sandbox.cairn("verify", "--read-data")
        for pack in sandbox.sealedPacks { _ = sandbox.run("/usr/bin/chattr", ["-i", pack]) }
    }

    /// Without the right, and while no pack is sealed.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func thatNothingIsImmutableIsSaid() {
        let sandbox = Sandbox("unprotected")
        Files.write("immutable = true\n", to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        sandbox.prefix = [
            "/usr/bin/setpriv", "--bounding-set=-linux_immutable", "--inh-caps=-all",
        ]
        sandbox.prepare()
        sandbox.put("small", "small")
        let first = sandbox.cairn("backup", sandbox.source)
        #expect(first.code == 0 && first.errors.contains("no pack is full and sealed"))
        let early = sandbox.cairn("status").text.replacing(#/\s+/#, with: " ")
        #expect(early.contains("immutable `immutable` is set but protects nothing yet"))
        var random = Seeded(5)
        for index in 0..<40 {
            Files.write(random.bytes(1 << 20), to: sandbox.source + "/f\(index)")
        }
        let second = sandbox.cairn("backup", sandbox.source)
        #expect(
            second.code == 0 && second.errors.contains("cannot make sealed packs immutable here: "))
        let status = sandbox.cairn("status").text.replacing(#/\s+/#, with: " ")
        #expect(
            status.contains("no sealed pack is immutable (out of 1 sealed pack)")
                && status.contains("prune` to set the flag"), "\(status)")
        #expect(sandbox.cairn("status", "--check", exits: 1).text.contains("is immutable"))
    }

    @Test(.enabled(if: hasAttributes, "needs lsattr and chattr"))
    func whereItCannotBeItSaysSoAndGoesOn() {
        let sandbox = Sandbox("mutable")
        Files.write("immutable = true\n", to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Self.history(sandbox)
        let ended = sandbox.cairn("prune", "--max-unused", "0%")
        let isMutable = sandbox.sealedPacks.contains { !Self.isImmutable(sandbox, $0) }
        #expect(ended.code == 0)
        #expect(
            !isMutable || ended.errors.contains("cannot make sealed packs immutable here"),
            "\(ended.errors)")
        for pack in sandbox.sealedPacks where !isMutable {
            _ = sandbox.run("/usr/bin/chattr", ["-i", pack])
        }
    }
}
