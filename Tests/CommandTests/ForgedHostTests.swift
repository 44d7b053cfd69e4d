import CommandSupport
import Glibc
import Testing

/// The repository of somebody else who says to be this machine, at the place of the settings.
@Suite struct ForgedHostTests {
    private static func packs(_ sandbox: Sandbox) -> [String] {
        sandbox.run("/usr/bin/find", [sandbox.repository + "/packs", "-name", "*.pack"]).text
            .split(separator: "\n").map(String.init)
    }

    /// Has the repository lose all content.
    private static func loses(_ sandbox: Sandbox) {
        for pack in packs(sandbox) {
            chmod(pack, 0o600)
            let count = Files.content(pack).count
            Files.write(
                Files.content(pack).prefix(64) + [UInt8](repeating: 0, count: max(0, count - 64)),
                to: pack)
        }
    }

    private static func settings(_ sandbox: Sandbox, roots: [String]) {
        sandbox.setSettings(
            "repository = \"\(sandbox.repository)\"\n"
                + roots.enumerated().map {
                    "[[root]]\nname = \"root\($0.offset)\"\npath = \"\($0.element)\"\n"
                }.joined())
    }

    /// Its journal names any paths; what lies outside the roots of this machine's settings does not
    /// come into it, and neither does what a link within them leads to.
    @Test func repairStoresNoLiveFileOutsideTheRootsOfTheSettings() throws {
        let sandbox = Sandbox("forged-host")
        sandbox.environment["CAIRN_MACHINE_ID"] = "0123456789abcdef0123456789abcdef"
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("state-of-other")
        Files.makeDirectories(sandbox.file("state-of-other"))
        sandbox.prepare()
        let elsewhere = sandbox.file("elsewhere")
        Files.makeDirectories(elsewhere)
        let secrets = [CareTests.noise(300_000, 1), CareTests.noise(300_000, 2)]
        Files.write(secrets[0], to: elsewhere + "/secret")
        Files.makeDirectories(sandbox.source + "/deep")
        sandbox.put("deep/secret", secrets[1])
        let own = CareTests.noise(300_000, 3)
        sandbox.put("own", own)
        Self.settings(sandbox, roots: [sandbox.source, elsewhere])
        sandbox.cairn("backup")
        Self.loses(sandbox)

        sandbox.environment["XDG_STATE_HOME"] = nil
        Self.settings(sandbox, roots: [sandbox.source])
        rename(sandbox.source + "/deep", sandbox.file("moved"))
        symlink(sandbox.file("moved"), sandbox.source + "/deep")
        let repaired = sandbox.cairn("repair", exits: 1)
        #expect(repaired.text.contains("2 versions"), "\(repaired.text)\(repaired.errors)")
        let isBack = sandbox.cairn("dump", sandbox.source + "/own").text == own
        #expect(isBack)
        for path in [elsewhere + "/secret", sandbox.source + "/deep/secret"] {
            sandbox.cairn("dump", path, exits: 1)
        }
        let bytes = Self.packs(sandbox).reduce(0) { $0 + Files.content($1).count }
        #expect(bytes < 450_000, "more than the one file is stored: \(bytes)")
    }
}
