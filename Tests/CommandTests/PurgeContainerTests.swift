import CommandSupport
import Glibc
import Testing

/// `cairn purge` of containers and of roots that the settings name.
@Suite struct PurgeContainerTests {
    private static func put(_ sandbox: Sandbox, _ name: String) {
        let path = sandbox.file(name)
        Files.makeDirectories(path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" })
        Files.write("content of \(name)", to: path)
    }

    private static let app = "home/.var/app/org.example.App"

    private static func prepared(_ name: String, containers: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setSettings(
            "standard = false\n[purge]\nmax-age = \"1s\"\nlow-free = \"100%\"\nhigh-free = \"100%\"\n[containers]\nflatpak = true\n\(containers)"
                + "[[root]]\nname = \"scratch\"\npath = \"\(sandbox.file("scratch"))\"\nrole = \"temporary\"\npurge = true\n"
                + "[[root]]\nname = \"quiet\"\npath = \"\(sandbox.file("quiet"))\"\nrole = \"temporary\"\n"
        )
        for name in [
            "\(app)/data/kept", "\(app)/config/kept", "\(app)/cache/old", "\(app)/cache/tmp/old",
            "scratch/d/old", "quiet/old",
        ] {
            put(sandbox, name)
        }
        return sandbox
    }

    /// Plans until so many items are old enough: a ctime cannot be set back.
    private static func awaitPlan(_ sandbox: Sandbox, of count: Int) -> Bool {
        let deadline = time(nil) + 30
        while time(nil) < deadline {
            if sandbox.json("purge").last?.number("items") == count { return true }
        }
        return false
    }

    @Test func whatTheSettingsGiveGoesAndNothingElse() {
        let sandbox = Self.prepared("containers", containers: "purge = true\n")
        #expect(Self.awaitPlan(sandbox, of: 3))
        let plan = sandbox.json("purge").filter { $0["type"] == "purge" }
        #expect(
            Set(
                plan.compactMap {
                    $0["path"]?.split(separator: "/").suffix(2).joined(separator: "/")
                }) == ["cache/old", "tmp/old", "d/old"])
        #expect(
            plan.first { $0["path"]?.hasSuffix("tmp/old") == true }?["container"]
                == "org.example.App")
        sandbox.cairn("purge", "--apply", "--container", "org.example.App")
        #expect(
            Files.exists(sandbox.file("scratch/d/old"))
                && !Files.exists(sandbox.file("\(Self.app)/cache/tmp/old")))
        sandbox.cairn("purge", "--apply")
        for name in ["\(Self.app)/data/kept", "\(Self.app)/config/kept", "quiet/old"] {
            #expect(Files.exists(sandbox.file(name)), "\(name)")
        }
        for name in ["\(Self.app)/cache/old", "\(Self.app)/cache/tmp/old", "scratch/d/old"] {
            #expect(!Files.exists(sandbox.file(name)), "\(name)")
        }
        for name in ["\(Self.app)/cache/tmp", "scratch/d"] {
            #expect(Files.exists(sandbox.file(name)), "directories stay: \(name)")
        }
        let note = sandbox.json("versions", sandbox.file("scratch/d/old")).first
        #expect(
            note?["note"] == "purged" && note?["role"] == "temporary"
                && note?["reason"] == "max-age")
        sandbox.cairn("backup")
        #expect(sandbox.cairn("ls", "-R").lines.filter { $0.hasSuffix("kept") }.count == 2)
        sandbox.expectSound()
    }

    @Test func containersArePurgedOnlyWhenTheSettingsSaySo() {
        let sandbox = Self.prepared("unsaid", containers: "")
        #expect(Self.awaitPlan(sandbox, of: 1))
        sandbox.cairn("purge", "--apply")
        #expect(
            Files.exists(sandbox.file("\(Self.app)/cache/tmp/old"))
                && !Files.exists(sandbox.file("scratch/d/old")))
    }

    /// Somebody works in it: its temporary files stay.
    @Test func whatAnApplicationHasOpenStays() {
        let sandbox = Self.prepared("open", containers: "purge = true\n")
        let held = open(sandbox.file("scratch/d/old"), O_RDONLY)
        defer { close(held) }
        #expect(Self.awaitPlan(sandbox, of: 2))
        #expect(
            sandbox.json("purge", "--apply").contains {
                $0["type"] == "stays" && $0["path"] == sandbox.file("scratch/d/old")
            })
        #expect(Files.exists(sandbox.file("scratch/d/old")))
    }
}
