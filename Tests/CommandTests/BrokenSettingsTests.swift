import CommandSupport
import Glibc
import Testing

/// A mistake in the settings keeps nobody from what is stored.
@Suite struct BrokenSettingsTests {
    private static func prepared(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.backUp()
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Files.write("[retention]\nkeep-hurly = 3\n", to: sandbox.file("settings.toml"))
        return sandbox
    }

    @Test func verbsThatReadGoOnWhereTheRepositoryIsNamed() {
        let sandbox = Self.prepared()
        let (file, out) = (sandbox.source + "/a", sandbox.file("out"))
        for words in [
            ["ls"], ["dump", file], ["find", "a"], ["versions", file], ["snapshots"],
            ["diff", "latest", "latest"], ["verify"], ["stats"], ["restore", "--target", out],
        ] {
            let ended = sandbox.cairn(words.map { Array($0.utf8) })
            #expect(
                ended.errors.contains("cairn: warning: ") && ended.errors.contains("keep-hurly"),
                "\(words): \(ended.errors)")
            let bare = sandbox.run(Binary.path, words)
            #expect(
                bare.code == 1 && bare.errors.contains("keep-hurly")
                    && !bare.errors.contains("warning"), "\(words): \(bare.errors)")
        }
        #expect(Files.text(out + file) == "one")
        // What changes something obeys the settings, or does nothing.
        for words in [
            ["backup", sandbox.source], ["forget"], ["prune"], ["restore", "--in-place", file],
        ] {
            let ended = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1)
            #expect(ended.errors.contains("keep-hurly"), "\(ended.errors)")
        }
    }

    /// Whether the link is the file or a directory above it, the user's settings are not there now.
    @Test(arguments: ["config/cairn/cairn.toml", "config/cairn"])
    func aBrokenLinkIsNoAbsence(name: String) {
        let sandbox = Sandbox("link")
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.backUp()
        let (link, target) = (sandbox.file(name), sandbox.file("dotfiles"))
        if name.hasSuffix("toml") { Files.makeDirectories(sandbox.file("config/cairn")) }
        #expect(symlink(target, link) == 0)
        for words in [
            ["backup"], ["status"], ["status", "--check"], ["roots", "add", sandbox.source],
        ] {
            let told = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1).errors
            #expect(
                told.contains("\(link) is a symlink to \(target), which does not exist"),
                "\(words): \(told)")
        }
        // The repository is named, and nothing is changed.
        #expect(sandbox.cairn("ls").errors.contains("which does not exist\n  continuing"))
        // Directories without a file are the defaults.
        if !name.hasSuffix("toml") {
            Files.makeDirectories(target)
            sandbox.cairn("status", sandbox.source + "/a")
        }
        unlink(link)
        sandbox.cairn("status", sandbox.source + "/a")
        Files.removeTree(Array(sandbox.file("config/cairn").utf8))
        Files.write("", to: sandbox.file("config/cairn"))
        let told = sandbox.cairn("backup", exits: 1).errors
        #expect(told.contains("config/cairn is not a directory"), "\(told)")
    }

    /// It is neither read nor waited for.
    @Test func aPipeIsNoSettingsFile() {
        let sandbox = Sandbox("pipe")
        mkfifo(sandbox.file("pipe"), 0o600)
        let ended = sandbox.cairn("snapshots", "--config", sandbox.file("pipe"), exits: 1)
        #expect(
            ended.errors.hasPrefix(
                "cairn: the settings file \(sandbox.file("pipe")) is not a regular file\n  next: "),
            "\(ended.errors)")
    }

    @Test(arguments: ["/etc/passwd", "Nowhere/Land"]) func unknownZoneIsCalledUTC(zone: String) {
        let sandbox = Sandbox("zone")
        sandbox.prepare()
        sandbox.put("file", "content")
        sandbox.backUp()
        sandbox.environment["TZ"] = zone
        let list = sandbox.cairn("snapshots").text
        #expect(list.contains("Time (UTC)"), "\(list)")
        #expect(sandbox.cairn("status").text.contains(" UTC)"))
    }
}
