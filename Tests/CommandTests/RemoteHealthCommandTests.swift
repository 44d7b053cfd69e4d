import CommandSupport
import Glibc
import TestSeed
import Testing

/// What was found of remotes is remembered, and shown.
@Suite struct RemoteHealthCommandTests {
    /// Three sealed packs or more, pushed to the remote `nas`.
    static func pushed(
        _ name: String, keeping kept: String = "all", _ hooks: (Sandbox) -> String = { _ in "" }
    ) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setPackBytes(300_000)
        Files.makeDirectories(sandbox.file("nas"))
        sandbox.setSettings(hooks(sandbox))
        sandbox.cairn(
            "remote", "add", "nas", "dir:\(sandbox.file("nas"))", "--keep-local", kept)
        var random = Seeded(TestSeed.drawn)
        for index in 0..<6 {
            Files.write(random.bytes(200_000), to: "\(sandbox.source)/f\(index)")
            sandbox.backUp()
        }
        sandbox.cairn("remote", "push", "nas")
        return sandbox
    }

    static func packs(_ place: String) -> [String] {
        Walker.walk(place).keys.map { String(decoding: $0, as: UTF8.self) }
            .filter { $0.hasSuffix(".pack") && !$0.contains("open/") }.sorted()
            .map { "\(place)/\($0)" }
    }

    private func remote(_ sandbox: Sandbox) throws -> JSONObject {
        try #require(sandbox.json("status").first { $0["type"] == "remote" })
    }

    @Test func whatAVerificationFoundIsShownUntilTheNext() throws {
        let sandbox = Self.pushed("remote-health") {
            "[hooks]\non-failure = [\"\($0.script("hook", "cat >> \($0.file("told"))"))\"]\n"
        }
        #expect(try remote(sandbox)["verified"] == nil)
        sandbox.cairn("remote", "verify", "nas")
        #expect(sandbox.cairn("status").text.contains(/verified \d+ s ago, no damage/))
        #expect(try remote(sandbox)["verified"] != nil)
        sandbox.cairn("status", "--check")

        let packs = Self.packs(sandbox.file("nas"))
        unlink(packs[0])
        unlink(packs[1])
        // Also by the address, as -r takes it.
        let repository = sandbox.repository
        sandbox.repository = "dir:\(sandbox.file("nas"))"
        sandbox.cairn("verify", exits: 1)
        sandbox.repository = repository
        let shown = sandbox.cairn("status").text
        #expect(shown.contains("damage found at 2") && shown.contains(": 2 packs, "), "\(shown)")
        #expect(shown.contains(#/see `cairn -r \S+ remote verify nas`/#), "\(shown)")
        let check = sandbox.cairn("status", "--check", exits: 1).text
        #expect(check.contains("the remote nas is damaged: 2 packs"), "\(check)")
        #expect(try remote(sandbox).number("damaged_packs") == 2)
        let told = Files.text(sandbox.file("told"))
        #expect(
            told.contains("\"event\":\"remote-damage\"") && told.contains("\"remote\":\"nas\""),
            "\(told)")

        sandbox.cairn("remote", "push", "nas")
        sandbox.cairn("remote", "verify", "nas")
        sandbox.cairn("status", "--check")
        // Content that was altered is not disproved by looking at lengths.
        var bytes = Files.content(packs[0])
        bytes[bytes.count / 2] ^= 1
        Files.write(bytes, to: packs[0])
        sandbox.cairn("remote", "verify", "nas", "--read-data", exits: 1)
        sandbox.cairn("remote", "verify", "nas")
        let content = sandbox.cairn("status").text
        #expect(
            content.contains(#/see `cairn -r \S+ remote verify nas --read-data`/#), "\(content)")
    }

    /// Nobody is told that a file is off-site after the remote was found empty or damaged.
    @Test func whatIsGoneFromTheRemoteIsNotOffSite() throws {
        let sandbox = Self.pushed("remote-not-off-site")
        let (nas, aside) = (sandbox.file("nas"), sandbox.file("aside"))
        let file = "\(sandbox.source)/f0"
        func expect(_ text: String?, sourceLocation: SourceLocation = #_sourceLocation) throws {
            let told = sandbox.cairn("status", file).text
            let line = try #require(
                sandbox.json("status", file).first { $0["type"] == "off_site" })
            let list = sandbox.cairn("remote", "list").text
            #expect(
                told.contains(text ?? "  off-site on nas since 2"), "\(told)",
                sourceLocation: sourceLocation)
            #expect(
                line.fields["off_site"] as? Bool == (text == nil), sourceLocation: sourceLocation)
            #expect(
                line.fields["doubted"] as? Bool == (text != nil), sourceLocation: sourceLocation)
            #expect((line["since"] == nil) == (text != nil), sourceLocation: sourceLocation)
            #expect(
                list.contains("nothing\n") == (text == nil), "\(list)",
                sourceLocation: sourceLocation)
            sandbox.cairn("status", "--check", exits: text == nil ? 0 : 1)
        }
        try expect(nil)
        rename(nas, aside)
        Files.makeDirectories(nas)
        sandbox.cairn("remote", "verify", "nas", exits: 10)
        let empty = ", but the remote has been empty or not mounted since 2"
        try expect(empty)
        // The disk is mounted again.
        rmdir(nas)
        rename(aside, nas)
        sandbox.cairn("remote", "push", "nas")
        try expect(nil)
        // A push finds it, too.
        rename(nas, aside)
        Files.makeDirectories(nas)
        sandbox.cairn("remote", "push", "nas", exits: 1)
        try expect(empty)
        sandbox.cairn("remote", "push", "--accept-rollback", "nas")
        try expect(nil)
        let deltas = Walker.walk(nas).keys.map { String(decoding: $0, as: UTF8.self) }
            .filter { $0.contains("/delta/") }
        unlink("\(nas)/\(try #require(deltas.first))")
        sandbox.cairn("remote", "verify", "nas", exits: 1)
        try expect("  had been off-site on nas since 2")
        try expect(", but the remote has been damaged since 2")
        sandbox.cairn("remote", "push", "nas")
        try expect(nil)
    }

    @Test func whatAPullFoundIsShown() throws {
        let sandbox = Self.pushed("remote-health-pull", keeping: "300kB")
        let away = Walker.walk(sandbox.repository).keys.map { String(decoding: $0, as: UTF8.self) }
            .filter { $0.hasSuffix(".away") }
        let name = try #require(away.sorted().first?.split(separator: "/").last).dropLast(5)
        let pack = try #require(Self.packs(sandbox.file("nas")).first { $0.contains(name) })
        var bytes = Files.content(pack)
        bytes[bytes.count / 2] ^= 1
        chmod(pack, 0o600)
        Files.write(bytes, to: pack)
        let pulled = sandbox.cairn("remote", "pull", "-y", exits: 1)
        #expect(pulled.errors.contains(name), "\(pulled.errors)")
        #expect(try remote(sandbox)["damage_found_by"] == "pull")
        let shown = sandbox.cairn("status", "--check", exits: 1).text
        #expect(shown.contains("the remote nas is damaged: 1 pack"), "\(shown)")
        #expect(sandbox.cairn("remote", "list").text.contains("damage found at 2"))
    }

    @Test func aCloneOfACutStateSaysWhatIsLeftToDo() throws {
        let sandbox = Self.pushed("remote-clone-cut")
        let deltas = Walker.walk(sandbox.file("nas")).keys
            .map { String(decoding: $0, as: UTF8.self) }.filter { $0.contains("/delta/") }
        for delta in deltas { truncate("\(sandbox.file("nas"))/\(delta)", 40) }
        let url = "dir:\(sandbox.file("nas"))"
        let refused = sandbox.bareCairn("clone", url, sandbox.file("clone")).errors
        #expect(refused.contains("the remote is missing data: delta/"), "\(refused)")
        #expect(refused.contains("\n  next: run `cairn remote verify \(url)` to "), "\(refused)")
        #expect(!refused.contains("cairn clone"), "\(refused)")
    }

    @Test func whatADrillFoundIsShown() throws {
        let sandbox = Self.pushed("remote-health-drill")
        sandbox.cairn("drill", "--remote", "nas")
        #expect(sandbox.cairn("status").text.contains(/drilled \d+ s ago, all restored/))
        for pack in Self.packs(sandbox.file("nas")) { truncate(pack, 100) }
        sandbox.cairn("drill", "--remote", "nas", exits: 1)
        #expect(try remote(sandbox)["damage_found_by"] == "drill")
        sandbox.cairn("status", "--check", exits: 1)
    }
}
