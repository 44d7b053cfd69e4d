import CairnCore
import CairnSettings
import CairnSource
import Testing

/// `[[remote]]`, and what `cairn remote add` and `remove` make of the text of the settings.
@Suite struct RemoteSettingsTests {
    private static let user = UserEnvironment.fake()

    private static func parse(_ text: String) throws -> Settings {
        try Settings(text: Array(text.utf8), file: "cairn.toml", user: user)
    }

    @Test func everySettingOfARemoteIsTaken() throws {
        let settings = try Self.parse(
            """
            [[remote]]
            name = "nas"
            url = "dir:/mnt/nas/cairn"
            [[remote]]
            name = "b_2"
            url = "rclone:b2:bucket/cairn"
            every = "1h"
            limit = "2MiB/s"
            stale-after = "7d"
            min-age = "90d"
            prune-url = "rclone:b2-admin:bucket/cairn"
            """)
        let plain = Settings.Remote(name: "nas", url: "dir:/mnt/nas/cairn")
        var other = Settings.Remote(name: "b_2", url: "rclone:b2:bucket/cairn")
        other.every = .seconds(3600)
        other.limit = ByteSize(bytes: 2 << 20)
        other.staleAfter = .seconds(7 * 86_400)
        other.minimumAge = .seconds(90 * 86_400)
        other.pruneURL = "rclone:b2-admin:bucket/cairn"
        #expect(settings.remotes == [plain, other])
        #expect(plain.every == .seconds(300) && plain.minimumAge == .seconds(30 * 86_400))
        #expect(plain.limit == nil && plain.staleAfter == nil && plain.pruneURL == nil)
        // A limit without its second is one, too, and a remote makes no root.
        #expect(settings.standard)
        #expect(
            try Self.parse("[[remote]]\nname = \"a\"\nurl = \"rclone:a:\"\nlimit = 4096").remotes[0]
                .limit == ByteSize(bytes: 4096))
    }

    @Test func addressesThatCannotBeAreRefused() {
        for url in ["", "rclone:", "rclone::a", "rclone:b2", "dir:mnt", "/mnt", "dir:/a\\nb"] {
            #expect(throws: SettingsError.self, "\(url)") {
                try Self.parse("[[remote]]\nname = \"a\"\nurl = \"\(url)\"")
            }
        }
    }

    @Test func aRemoteIsAddedAndRemovedAndNothingElseChanges() throws {
        let before =
            "# mine\nreaders = 2   # two\n\n[[root]]\nname = \"a\"\npath = \"/a\"\n\n  # the end"
        var remote = Settings.Remote(name: "b2", url: "rclone:b2:\"bucket\"")
        remote.every = .seconds(900)
        remote.limit = ByteSize(bytes: 2 << 20)
        let added = try SettingsEdit.addingRemote(
            remote, in: Array(before.utf8), user: Self.user)
        #expect(
            String(decoding: added, as: UTF8.self)
                == before
                + "\n\n[[remote]]\nname = \"b2\"\nurl = \"rclone:b2:\\\"bucket\\\"\"\nevery = \"15m\"\nlimit = \"2MiB\"\n"
        )
        let second = Settings.Remote(name: "nas", url: "dir:/mnt/nas")
        let both = try SettingsEdit.addingRemote(second, in: added, user: Self.user)
        let settings = try Settings(text: both, file: "f", user: Self.user)
        #expect(settings.remotes == [remote, second])
        let one = try #require(
            try SettingsEdit.removingRemote("b2", in: both, user: Self.user))
        #expect(
            String(decoding: one, as: UTF8.self)
                == before + "\n\n[[remote]]\nname = \"nas\"\nurl = \"dir:/mnt/nas\"\n")
        #expect(try SettingsEdit.removingRemote("b2", in: one, user: Self.user) == nil)
        #expect(throws: SettingsError.self) {
            try SettingsEdit.addingRemote(second, in: both, user: Self.user)
        }
        // Written in one line, which is not cut up.
        #expect(throws: SettingsEdit.Unclear.self) {
            try SettingsEdit.removingRemote(
                "a", in: Array("remote = [{ name = \"a\", url = \"dir:/a\" }]".utf8),
                user: Self.user)
        }
    }

    @Test func placesInAMovedDirectoryGetItsNewPath() throws {
        let before = """
            repository = "/old/repo" # here
            password-file = "/older/key"
            [[remote]]
            name = "nas"
            url = "dir:/old/copy/"
            prune-url = "dir:/old/admin"
            [[remote]]
            name = "gone"
            url = "dir:/old/gone"
            [[remote]]
            name = "b2"
            url = "rclone:b2:/old/copy"
            """
        func moved(_ old: String, _ text: String) throws -> String {
            String(
                decoding: try SettingsEdit.movingPlaces(
                    from: Array(old.utf8), to: Array("/new/\"x".utf8), in: Array(text.utf8),
                    user: Self.user, ifThere: { $0.suffix(4) != Array("gone".utf8) }),
                as: UTF8.self)
        }
        let after = try moved("/old", before)
        #expect(
            after
                == before.replacing("/old/repo", with: "/new/\\\"x/repo")
                .replacing("dir:/old/copy/", with: "dir:/new/\\\"x/copy")
                .replacing("/old/admin", with: "/new/\\\"x/admin"))
        #expect(try moved("/older", before).contains("password-file = \"/new/\\\"x/key\""))
        #expect(try moved("/other", before) == before)
    }
}
