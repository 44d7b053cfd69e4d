import CommandSupport
import Glibc
import Testing

/// What `backup` and `exclude` are told to do and cannot, or mean otherwise than it reads.
@Suite struct BackupArgumentTests {
    private static func prepared(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("a", "one")
        return sandbox
    }

    /// Of a stream or a device only the name could be kept.
    @Test func streamsAndDevicesAreRefused() {
        let sandbox = Self.prepared()
        let fifo = sandbox.source + "/fifo"
        #expect(mkfifo(fifo, 0o600) == 0)
        symlink(fifo, sandbox.source + "/to-fifo")
        symlink("a", sandbox.source + "/to-file")
        for path in [
            "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0", "/dev/null", fifo,
            sandbox.source + "/to-fifo",
        ] {
            for more in [[], ["--dry-run"]] {
                let refused = sandbox.cairn(
                    (["backup"] + more + [path]).map { Array($0.utf8) }, exits: 1)
                #expect(
                    refused.errors.contains("Cairn would back up only its name")
                        && refused.errors.contains("COMMAND > FILE"), "\(refused.errors)")
            }
        }
        let substituted = sandbox.run(
            "/bin/bash",
            ["-c", "'\(Binary.path)' -r '\(sandbox.repository)' backup <(echo secret)"])
        #expect(
            substituted.code == 1
                && substituted.errors.contains("Cairn would back up only its name"),
            "\(substituted.errors)")
        #expect(sandbox.commits().isEmpty)
        // A symlink to a file is kept as it is, a directory with its pipes.
        sandbox.cairn("backup", sandbox.source + "/to-file")
        sandbox.cairn("backup", sandbox.source)
        #expect(sandbox.cairn("ls", "-R").text.contains("/fifo\n"))
    }

    @Test func tagsAreSplitAtCommas() {
        let sandbox = Self.prepared()
        func tags(_ words: String...) -> [String] {
            sandbox.json(["snapshots"] + words).compactMap { $0["id"] }
        }
        let both =
            sandbox.json("backup", "--tag", "a,b", "--tag", "b", sandbox.source).last?["commit"]
            ?? ""
        let one = sandbox.json("backup", "--tag", "a", sandbox.source).last?["commit"] ?? ""
        let none = sandbox.backUp()
        #expect(sandbox.cairn("snapshots").text.contains("  a, b  "))
        #expect(
            tags("--tag", "a") == [both, one] && tags("--tag", "b") == [both]
                && tags("--tag", "a,b") == [both])
        #expect(tags("--tag", "b", "--tag", "a") == [both, one] && tags("--tag", "c").isEmpty)
        #expect(
            sandbox.cairn("backup", "--tag", ",", sandbox.source, exits: 1).errors.contains(
                "contains no tag"))
        #expect(
            sandbox.cairn("backup", "--tag", "a\nb", sandbox.source, exits: 1).errors.contains(
                "contains a control character"))
        let long = String(repeating: "x", count: 65_537)
        #expect(
            sandbox.cairn("backup", "--tag", long, sandbox.source, exits: 1).errors.contains(
                "longer than 65,536 bytes"))
        sandbox.cairn("forget", "--keep-tag", "b")
        #expect(tags() == [both, none], "the newest stays anyway")
    }

    /// A root is kept wherever it lies.
    @Test func whatLiesAboveARootIsNotExcluded() {
        let sandbox = Self.prepared()
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Files.write(
            "[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n",
            to: sandbox.file("settings.toml"))
        for path in ["/", sandbox.path] {
            let refused = sandbox.cairn("exclude", "add", path, exits: 1)
            #expect(
                refused.errors.contains(
                    "contains the root \(sandbox.source), which Cairn backs up anyway, so nothing would be excluded"
                ), "\(refused.errors)")
            #expect(refused.errors.contains("`\(sandbox.call) roots remove \(sandbox.source)`"))
        }
        #expect(
            sandbox.cairn("exclude", "add", "/", "--json", exits: 1).text.contains(
                "\"type\":\"error\""))
        sandbox.cairn("exclude", "add", sandbox.source + "/a")
        // Of one that was named once the root itself can be excluded, unless it is the only one.
        Files.write("standard = false\n", to: sandbox.file("settings.toml"))
        sandbox.cairn("backup", sandbox.source)
        for path in [sandbox.path, sandbox.source] {
            let alone = sandbox.cairn("exclude", "add", path, exits: 1).errors
            #expect(alone.contains("because this is the only root"), "\(alone)")
        }
        let other = sandbox.file("other")
        Files.makeDirectories(other)
        sandbox.cairn("backup", other)
        let refused = sandbox.cairn("exclude", "add", sandbox.path, exits: 1)
        #expect(
            refused.errors.contains(
                "exclude the root itself with `\(sandbox.call) exclude add \(sandbox.source)`"),
            "\(refused.errors)")
    }

    @Test func whatRulesLeaveOutIsCounted() {
        let sandbox = Self.prepared()
        sandbox.put("scratch/b", "two")
        sandbox.put("flagged", "three")
        sandbox.put("x.tmp", "four")
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Files.write("[exclude]\npatterns = [\"*.tmp\"]\n", to: sandbox.file("settings.toml"))
        sandbox.cairn("exclude", "add", sandbox.source + "/scratch", sandbox.source + "/flagged")
        for _ in 0..<2 {
            #expect(sandbox.json("backup", sandbox.source).last?.number("excluded") == 3)
        }
        #expect(
            sandbox.cairn("backup", sandbox.source).text.contains("excluded by rules: 3 items ("))
    }
}
