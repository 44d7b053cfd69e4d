import CommandSupport
import Glibc
import Testing

/// `cairn.json` of an encrypted repository lost or damaged, with the real binary.
@Suite struct DescriptionCopyCommandTests {
    private static let names = ["cairn.json", "cairn.copy", "journal/cairn.json"]

    private static func harm(_ sandbox: Sandbox, isDeleted: Bool) {
        let path = sandbox.repository + "/cairn.json"
        if isDeleted {
            unlink(path)
            return
        }
        var bytes = Files.content(path)
        bytes[bytes.count / 2] ^= 1
        Files.write(bytes, to: path)
    }

    @Test(arguments: [false, true]) func anEncryptedRepositoryOutlivesItsDescription(
        isDeleted: Bool
    ) throws {
        let sandbox = EncryptedTests.prepared()
        sandbox.put("kept", "what is kept")
        let commit = sandbox.backUp()
        let good = Files.content(sandbox.repository + "/cairn.json")
        Self.harm(sandbox, isDeleted: isDeleted)
        let listed = sandbox.cairn("ls", "-R", sandbox.source)
        #expect(listed.text.contains("kept"))
        #expect(
            listed.errors.hasPrefix(
                "cairn: cannot use cairn.json: \(isDeleted ? "it is missing" : "its checksum does not match: the file is damaged or was edited"); Cairn uses its copy cairn.copy instead"
            ))
        #expect(
            listed.errors.hasSuffix("  next: run `\(sandbox.call) repair` to restore cairn.json\n"))
        #expect(Files.text(sandbox.restored(commit) + "/kept") == "what is kept")
        // Nobody makes a new one over it.
        #expect(
            sandbox.cairn("init", "--encrypt", exits: 1).errors.contains(
                isDeleted ? "`\(sandbox.call) repair`" : "already"))
        let verified = sandbox.cairn("verify", exits: 1)
        #expect(verified.errors.hasPrefix("cairn: cairn.json is damaged: "))
        let repaired = sandbox.cairn("repair")
        #expect(repaired.text.contains("cairn.json was restored: "))
        #expect(repaired.text.contains(" to aside/") == !isDeleted)
        #expect(Files.content(sandbox.repository + "/cairn.json") == good)
        #expect(sandbox.cairn("verify").errors.isEmpty)
        sandbox.expectSound("the witness")
    }

    /// Whatever is left of the three, it opens with the new password alone.
    @Test(arguments: [false, true]) func aRemovedPasswordOpensNoCopy(isDeleted: Bool) throws {
        let sandbox = EncryptedTests.prepared()
        sandbox.put("kept", "what is kept")
        sandbox.backUp()
        Self.harm(sandbox, isDeleted: false)
        sandbox.cairn("repair")
        Self.harm(sandbox, isDeleted: isDeleted)
        Files.write("another", to: sandbox.file("another"))
        chmod(sandbox.file("another"), 0o600)
        sandbox.cairn(
            "key", "passwd", "--key-cost", "least", "--new-password-file", sandbox.file("another"))
        let good = Files.content(sandbox.repository + "/cairn.json")
        for file in sandbox.run(
            "/usr/bin/find", [sandbox.repository, "-name", "cairn.*", "-type", "f"]
        ).lines { #expect(Files.content(file) == good) }
        for name in Self.names {
            for other in Self.names {
                if other != name { unlink("\(sandbox.repository)/\(other)") }
            }
            sandbox.environment["CAIRN_PASSWORD"] = EncryptedTests.password
            sandbox.cairn("snapshots", exits: 12)
            sandbox.environment["CAIRN_PASSWORD"] = "another"
            sandbox.cairn("snapshots")
            for other in Self.names { Files.write(good, to: "\(sandbox.repository)/\(other)") }
        }
    }

    /// What 0.1 made has no copies: reading makes none, the next writer does.
    @Test func anOlderRepositoryGetsItsCopies() throws {
        let sandbox = EncryptedTests.prepared()
        for name in Self.names.dropFirst() { unlink("\(sandbox.repository)/\(name)") }
        let verified = sandbox.cairn("verify")
        #expect(
            verified.text.contains(
                "note: cairn.copy, a copy of cairn.json, has a problem: it is missing; the next backup rewrites it\n"
            ))
        sandbox.cairn("snapshots")
        #expect(access(sandbox.repository + "/cairn.copy", F_OK) != 0)
        sandbox.put("a", "a")
        sandbox.backUp()
        for name in Self.names.dropFirst() {
            #expect(
                Files.content("\(sandbox.repository)/\(name)")
                    == Files.content(sandbox.repository + "/cairn.json"))
        }
    }
}
