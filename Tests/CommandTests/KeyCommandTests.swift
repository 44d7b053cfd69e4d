import CommandSupport
import Glibc
import Testing

/// `cairn key`: passwords are added, changed and removed, and never all of them.
@Suite struct KeyCommandTests {
    private static func prepared(_ name: String = #function) -> Sandbox {
        let sandbox = EncryptedTests.prepared(name)
        sandbox.put("file", "content")
        sandbox.backUp()
        return sandbox
    }

    private static func secretFile(_ sandbox: Sandbox, _ text: String) -> String {
        Files.write(text, to: sandbox.file("new"))
        chmod(sandbox.file("new"), 0o600)
        return sandbox.file("new")
    }

    private static func opens(
        _ sandbox: Sandbox, _ password: String, _ expected: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let before = sandbox.environment["CAIRN_PASSWORD"]
        sandbox.environment["CAIRN_PASSWORD"] = password
        sandbox.cairn("snapshots", exits: expected ? 0 : 12, sourceLocation: sourceLocation)
        sandbox.environment["CAIRN_PASSWORD"] = before
    }

    @Test func keysAreAddedListedChangedAndRemoved() throws {
        let sandbox = Self.prepared()
        let first = try #require(sandbox.json("key", "list").first?["id"])
        let file = Self.secretFile(sandbox, "the second\n")
        let added = try #require(
            sandbox.json(
                "key", "add", "--label", "laptop", "--key-cost", "least", "--new-password-file",
                file
            ).first)
        let second = try #require(added["id"])
        #expect(
            added["type"] == "key_change" && added["action"] == "added"
                && added["label"] == "laptop" && added["kdf"] == "argon2id"
                && added.number("memory_bytes") == 8192)
        let listed = sandbox.json("key", "list")
        #expect(listed.map { $0["id"] } == [first, second])
        // In JSON in UTC, for people in local time, as all times are: here seven hours later.
        sandbox.environment["TZ"] = "XXX-07"
        let zoned = sandbox.cairn("key", "list").text
        sandbox.environment["TZ"] = "UTC"
        let plain = sandbox.cairn("key", "list").text
        #expect(
            plain.contains(listed[0]["created"]?.replacing("T", with: " ").dropLast() ?? "none")
                && zoned != plain, "\(plain)\(zoned)")
        Self.opens(sandbox, EncryptedTests.password)
        Self.opens(sandbox, "the second")
        // Changing the one leaves the other.
        sandbox.environment["CAIRN_PASSWORD"] = "the second"
        let changed = try #require(
            sandbox.json(
                "key", "passwd", "--key-cost", "least", "--new-password-file",
                Self.secretFile(sandbox, "the third")
            ).first)
        #expect(
            changed["replaces"] == second && changed["label"] == "laptop" && changed["id"] != second
        )
        Self.opens(sandbox, "the second", false)
        Self.opens(sandbox, "the third")
        Self.opens(sandbox, EncryptedTests.password)
        sandbox.environment["CAIRN_PASSWORD"] = "the third"
        sandbox.cairn("key", "remove", first)
        Self.opens(sandbox, EncryptedTests.password, false)
        // The last one stays, whoever asks.
        let last = try #require(sandbox.json("key", "list").first?["id"])
        #expect(sandbox.cairn("key", "remove", last, exits: 1).errors.contains("last key"))
        sandbox.cairn("key", "remove", "00000000", exits: 1)
        Self.opens(sandbox, "the third")
        // Nothing else was touched by any of it.
        sandbox.cairn("verify", "--read-data")
    }

    @Test func badAnswersChangeNothing() {
        let sandbox = Self.prepared()
        let before = Files.content(sandbox.repository + "/cairn.json")
        func fails(
            _ code: Int32, _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
        ) {
            sandbox.cairn(
                (["key"] + arguments).map { Array($0.utf8) }, exits: code,
                sourceLocation: sourceLocation)
            #expect(
                Files.content(sandbox.repository + "/cairn.json") == before,
                sourceLocation: sourceLocation)
        }
        let new = Self.secretFile(sandbox, "new")
        fails(12, "add", "--new-password-file", Self.secretFile(sandbox, ""))
        fails(12, "add", "--new-password-file", sandbox.file("missing"))
        fails(1, "add", "--new-password-file", new, "--key-cost", "free")
        fails(1, "add", "--new-password-file", new, "--label", String(repeating: "x", count: 64))
        fails(1, "add", "--new-password-file", new, "--label", "with\nbreak")
        sandbox.environment["CAIRN_PASSWORD"] = "wrong"
        fails(12, "add", "--new-password-file", new)
        fails(12, "passwd", "--new-password-file", new)
        fails(12, "remove", "00000000")
        let plain = Sandbox("plain")
        plain.prepare()
        #expect(plain.cairn("key", "list", exits: 1).errors.contains("not encrypted"))
        plain.cairn("key", "add", "--new-password-file", new, exits: 1)
    }

    /// The service reads the file at its next start.
    @Test func aChangeNamesTheFileThatStillHoldsTheOldPassword() {
        let sandbox = Self.prepared()
        let file = sandbox.file("password")
        Files.write(EncryptedTests.password, to: file)
        chmod(file, 0o600)
        sandbox.setSettings("password-file = \"\(file)\"\n")
        let told = sandbox.cairn(
            "key", "passwd", "--key-cost", "least", "--new-password-file",
            Self.secretFile(sandbox, "the second")
        ).errors
        #expect(told.contains("`password-file` (\(file)) in the settings"), "\(told)")
    }

    @Test func thereIsRoomForThirtyTwo() {
        let sandbox = Self.prepared()
        for _ in 1..<32 {
            sandbox.cairn(
                "key", "add", "--key-cost", "least", "--new-password-file",
                Self.secretFile(sandbox, "many"))
        }
        #expect(sandbox.json("key", "list").count == 32)
        #expect(
            sandbox.cairn(
                "key", "add", "--key-cost", "least", "--new-password-file",
                Self.secretFile(sandbox, "many"), exits: 1
            ).errors.contains("maximum number of keys"))
    }

    @Test func keysAreChangedUnderARunningDaemon() throws {
        let sandbox = Self.prepared()
        sandbox.setSettings("[watch]\nquiet-after-close = \"20ms\"\n")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        sandbox.cairn(
            "key", "passwd", "--key-cost", "least", "--new-password-file",
            Self.secretFile(sandbox, "another"))
        sandbox.environment["CAIRN_PASSWORD"] = "another"
        // The daemon has the master key and opens the repository again after exclusive access.
        sandbox.put("later", "after the change")
        #expect(watch.keeps(sandbox.source + "/later"))
        #expect(watch.stop().code == 0)
    }

    /// Somebody who can write the repository chooses the labels and their own slot; neither steers
    /// a terminal nor lets them in.
    @Test func forgedKeysAreRefused() throws {
        let sandbox = Self.prepared()
        let path = sandbox.repository + "/cairn.json"
        let text = Files.text(path)
        let forged = text.replacing("\"label\" : \"\"", with: "\"label\" : \"mine\"")
        for name in ["cairn.json", "cairn.copy", "journal/cairn.json"] {
            Files.write(forged, to: "\(sandbox.repository)/\(name)")
        }
        #expect(sandbox.cairn("snapshots", exits: 1).errors.contains("checksum"))
        let other = EncryptedTests.prepared("other")
        // The description of another repository, put in place.
        Files.write(Files.content(other.repository + "/cairn.json"), to: path)
        sandbox.cairn("verify", exits: 1)
        Files.write(text, to: path)
        sandbox.cairn("verify")
    }
}
