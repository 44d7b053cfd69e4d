import CommandSupport
import FoundationEssentials
import Glibc
import TestSeed
import Testing

/// The binary before a remote whose keeper is not honest: it says so, in bounded memory.
@Suite struct HostileRemoteCommandTests {
    private static let bytesMaximum = 150_000_000

    private struct Pushed {
        let sandbox: Sandbox
        let url: String
        /// The directory of the repository's objects.
        let place: String

        func names(_ directory: String) -> [String] {
            sandbox.run("/usr/bin/find", ["\(place)/\(directory)", "-type", "f"]).lines.sorted()
        }

        func grow(_ path: String, to size: String) {
            _ = sandbox.run("/bin/chmod", ["u+w", path])
            #expect(sandbox.run("/usr/bin/truncate", ["-s", size, path]).code == 0)
        }

        /// Reads the remote with a verb, and checks how much memory that took.
        ///
        /// - Returns: the exit code and what it said.
        func read(_ arguments: String...) -> (code: Int32, errors: String) {
            let (ended, bytes) = sandbox.measured(arguments)
            #expect(bytes < bytesMaximum, "\(arguments) took \(bytes >> 20) MiB")
            return (ended.code, ended.errors)
        }
    }

    private func pushed(_ name: String, isEncrypted: Bool = false) -> Pushed {
        var random = Seeded(TestSeed.drawn)
        let sandbox = Sandbox(name)
        if isEncrypted { sandbox.environment["CAIRN_PASSWORD"] = "password" }
        sandbox.prepare(initArguments: isEncrypted ? EncryptedTests.initArguments : [])
        sandbox.setPackBytes(300_000)
        Files.makeDirectories("\(sandbox.source)/d")
        for index in 0..<4 {
            Files.write(random.bytes(350_000), to: "\(sandbox.source)/d/f\(index)")
            sandbox.backUp()
        }
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.cairn("remote", "push", url)
        let id = Files.names(sandbox.file("nas")).first { $0.utf8.count == 32 } ?? ""
        return Pushed(sandbox: sandbox, url: url, place: "\(sandbox.file("nas"))/\(id)")
    }

    private static func hex(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 32 - digits.utf8.count) + digits
    }

    @Test func absurdListingsEndInBoundedMemory() {
        let remote = pushed("hostile-listing")
        for index in 0..<20_000 {
            Files.write(
                "", to: "\(remote.place)/state/\(String(repeating: "x", count: 200))\(index)")
        }
        Files.write("x", to: "\(remote.place)/state/a\nb\u{1b}[31m")
        #expect(remote.read("-r", remote.url, "snapshots").code == 0)
        // As many as the reader has patience for.
        let none = String(repeating: "no manifest", count: 50)
        for index in 0..<1_500 {
            let name = "\(9_000_000_000_000_000 + index)-\(Self.hex(index))"
            Files.write(none, to: "\(remote.place)/state/\(name)")
        }
        // Who read it before finds what was there then.
        let known = remote.read("-r", remote.url, "snapshots")
        #expect(known.code == 0 && known.errors.contains("more states of the remote"))
        let refused = afresh(remote, ["-r", remote.url, "snapshots"], exits: 1)
        #expect(refused.errors.contains("the newest 1000 manifests are incomplete"))
    }

    /// - Parameter other: an encrypted repository, of whose description the state is made.
    private func forge(_ remote: Pushed, _ kind: String, other: Sandbox? = nil) -> String {
        let script = Project.fixtures + "/forge_state.py"
        let description = other.map { ["\($0.repository)/cairn.json"] } ?? []
        let run = remote.sandbox.run(
            "/usr/bin/python3", ["-B", script, remote.place, kind] + description)
        #expect(run.code == 0, "\(run.errors)")
        return run.lines.first ?? ""
    }

    /// Runs a verb as on a machine that knows nothing.
    private func afresh(_ remote: Pushed, _ arguments: [String], exits code: Int32 = 0)
        -> ChildProcess.Ended
    {
        let sandbox = remote.sandbox
        Files.removeTree(Array(sandbox.file("fresh").utf8))
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("fresh")
        defer { sandbox.environment["XDG_STATE_HOME"] = nil }
        let (ended, _) = sandbox.measured(arguments)
        #expect(ended.code == code, "\(arguments): \(ended.errors)")
        return ended
    }

    @Test(.enabled(if: Machine.hasWitness), arguments: ["plain", "empty"])
    func aStateThatDoesNotCountIsPassedOverByEveryReader(kind: String) {
        let remote = pushed("hostile-state-\(kind)", isEncrypted: kind == "plain")
        let sandbox = remote.sandbox
        let path = forge(remote, kind)
        let clone = sandbox.file("clone")
        for verb in [["-r", remote.url, "snapshots"], ["clone", remote.url, clone]] {
            let errors = afresh(remote, verb).errors
            #expect(errors.contains(path) && errors.contains("was skipped"), "\(errors)")
        }
        #expect(remote.read("-r", clone, "verify").code == 0)
        #expect(afresh(remote, ["drill", "--remote", remote.url]).errors.contains(path))
        let verified = afresh(remote, ["remote", "verify", remote.url], exits: 1)
        #expect(
            verified.errors.contains(
                kind == "plain" ? path.suffix(32) : "intact state before it is 1, pushed"))
        if kind == "plain" {
            #expect(afresh(remote, ["-r", remote.url, "status"], exits: 1).errors.contains(path))
            let kit = afresh(remote, ["-r", remote.url, "recovery-kit", "--output", "-"])
            #expect(!kit.text.contains("is not encrypted"))
        }
        // The next push is what readers take.
        #expect(sandbox.cairn("remote", "push", remote.url).errors.contains(path))
        #expect(afresh(remote, ["-r", remote.url, "snapshots"]).errors == "")
    }

    /// Only who reads the whole journal finds out.
    @Test(.enabled(if: Machine.hasWitness)) func aStateWithADamagedJournalIsPassedOver() {
        let remote = pushed("hostile-state-journal")
        let path = forge(remote, "journal")
        let clone = remote.sandbox.file("clone")
        for verb in [["-r", remote.url, "snapshots"], ["clone", remote.url, clone]] {
            let errors = afresh(remote, verb).errors
            #expect(errors.contains(path) && errors.contains("was skipped"), "\(errors)")
        }
        #expect(remote.read("-r", clone, "verify", "--read-data").code == 0)
        #expect(remote.sandbox.cairn("remote", "verify", remote.url, exits: 1).errors != "")
    }

    private func encrypted(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.environment["CAIRN_PASSWORD"] = "another"
        sandbox.prepare(initArguments: EncryptedTests.initArguments)
        return sandbox
    }

    /// Who knows it is told; who cannot know it says it.
    @Test(.enabled(if: Machine.hasWitness)) func aPlainRemoteIsNotLockedByAStateThatSaysOtherwise()
    {
        let remote = pushed("hostile-state-locked")
        let path = forge(remote, "encrypted", other: encrypted("hostile-state-locked-by"))
        let sandbox = remote.sandbox
        #expect(remote.read("-r", remote.url, "snapshots").errors.contains(path))
        let verified = sandbox.cairn("remote", "verify", remote.url, exits: 1)
        #expect(verified.errors.contains(path.suffix(32)))
        let clone = sandbox.file("clone")
        let reading = [
            ["-r", remote.url, "snapshots"], ["clone", remote.url, clone],
            ["-r", remote.url, "recovery-kit", "--output", "-"],
        ]
        for verb in reading {
            let errors = afresh(remote, verb, exits: 12).errors
            #expect(errors.contains(path) && errors.contains("--no-password"), "\(errors)")
            #expect(afresh(remote, verb + ["--no-password"]).errors.contains(path))
        }
        #expect(afresh(remote, ["remote", "list", remote.url]).errors.contains(path))
        #expect(remote.read("-r", clone, "verify").code == 0)
        sandbox.environment["CAIRN_PASSWORD"] = "whatever"
        #expect(afresh(remote, reading[0], exits: 12).errors.contains(path))
        sandbox.environment["CAIRN_PASSWORD"] = nil
        #expect(sandbox.cairn("remote", "push", remote.url).errors.contains(path))
        #expect(afresh(remote, reading[0] + ["--no-password"]).lines.count > 1)
        let script = "\(Project.path)/Scripts/read_remote.py"
        let target = sandbox.file("assembled")
        let arguments = ["-B", script, "--no-password", remote.place, target]
        let witness = sandbox.run("/usr/bin/python3", arguments)
        #expect(witness.code == 0, "\(witness.text)\(witness.errors)")
    }

    /// Each has keys of its own: the password is tried at all of them.
    @Test(.enabled(if: Machine.hasWitness)) func anEncryptedRemoteIsNotLockedByOtherKeys() {
        let remote = pushed("hostile-state-keys", isEncrypted: true)
        let paths = (1...2).map {
            forge(remote, "encrypted", other: encrypted("hostile-state-keys-\($0)"))
        }
        let read = afresh(remote, ["-r", remote.url, "snapshots"])
        for path in paths { #expect(read.errors.contains(path)) }
        let refused = afresh(remote, ["-r", remote.url, "snapshots", "--no-password"], exits: 10)
        #expect(refused.errors.contains("omit --no-password"))
    }

    @Test func objectsThatGrewAreNamedAndNotRead() {
        let remote = pushed("hostile-length")
        let sandbox = remote.sandbox
        let packs = remote.names("packs").filter { $0.hasSuffix(".pack") }
        for pack in packs { remote.grow(pack, to: "1T") }
        #expect(remote.read("-r", remote.url, "ls", sandbox.source).code == 0)
        // Its beginning is still the pack that it was, and comes back.
        #expect(remote.read("clone", remote.url, sandbox.file("clone")).code == 0)
        let delta = remote.names("delta")[0]
        remote.grow(delta, to: "1T")
        Files.removeTree(Array(sandbox.file("state").utf8))
        let refused = remote.read("-r", remote.url, "ls", sandbox.source)
        #expect(refused.code != 0)
        #expect(refused.errors.contains("delta/"), "\(refused.errors)")
        #expect(refused.errors.contains("1099511627776 bytes long"), "\(refused.errors)")
    }

    @Test func exchangedPacksAreNamedAndNothingWrongIsRestored() throws {
        let remote = pushed("hostile-exchange")
        let sandbox = remote.sandbox
        let packs = remote.names("packs").filter { $0.hasSuffix(".pack") }
        try #require(packs.count > 1)
        let (first, second) = (Files.content(packs[0]), Files.content(packs[1]))
        for (path, bytes) in [(packs[0], second), (packs[1], first)] {
            _ = sandbox.run("/bin/rm", ["-f", path])
            Files.write(bytes, to: path)
        }
        let target = sandbox.file("target")
        let restored = remote.read("-r", remote.url, "restore", "--target", target)
        #expect(restored.code != 0)
        for file in Files.names("\(target)\(sandbox.source)/d") {
            let (found, expected) = (
                Files.content("\(target)\(sandbox.source)/d/\(file)"),
                Files.content("\(sandbox.source)/d/\(file)")
            )
            #expect(found == expected, "\(file)")
        }
        let clone = sandbox.file("clone")
        let refused = remote.read("clone", remote.url, clone)
        #expect(refused.code == 3)
        #expect(refused.errors.contains("packs/"), "\(refused.errors)")
        // What is whole was brought, and nothing wrong comes of the rest.
        #expect(remote.read("-r", clone, "verify").code == 1)
        let again = sandbox.file("again")
        #expect(remote.read("-r", clone, "restore", "--target", again).code != 0)
        for file in Files.names("\(again)\(sandbox.source)/d") {
            #expect(
                Files.content("\(again)\(sandbox.source)/d/\(file)")
                    == Files.content("\(sandbox.source)/d/\(file)"), "\(file)")
        }
    }
}
