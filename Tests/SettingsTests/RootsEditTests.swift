import CairnFormat
import Testing

@testable import CairnSettings
@testable import CairnSource

/// `cairn roots add` and `remove`, as far as the text of the settings goes.
@Suite struct RootsEditTests {
    private static let user = UserEnvironment.fake()

    private static func add(
        _ path: String, name: String? = nil, role: RootRole = .documents, _ text: String
    ) throws -> (String, Bool) {
        let added = try SettingsEdit.addingRoot(
            path, name: name, role: role, in: Array(text.utf8), user: user)
        return (String(decoding: added.text, as: UTF8.self), added.keepsStandard)
    }

    private static func remove(_ path: String, _ text: String) throws -> (String, Bool)? {
        try SettingsEdit.removingRoot(path, in: Array(text.utf8), user: user).map {
            (String(decoding: $0.text, as: UTF8.self), $0.keepsStandardOff)
        }
    }

    @Test func theFirstRootKeepsTheStandardOnes() throws {
        let (text, keeps) = try Self.add("/srv/data", "")
        #expect(
            text == "standard = true\n\n[[root]]\nname = \"data\"\npath = \"/srv/data\"\n" && keeps)
        let settings = try Settings(text: Array(text.utf8), file: "f", user: Self.user)
        #expect(settings.standard && settings.roots.map(\.path) == [Array("/srv/data".utf8)])
    }

    @Test func commentsAndLayoutStay() throws {
        let before = "# mine\nreaders = 2   # two\n\n# how\n[watch]\nquiet = \"1s\"\n\n  # the end"
        let (text, _) = try Self.add("/srv/data", before)
        #expect(
            text
                == "# mine\nreaders = 2   # two\n\nstandard = true\n\n# how\n[watch]\nquiet = \"1s\"\n\n  # the end\n\n[[root]]\nname = \"data\"\npath = \"/srv/data\"\n"
        )
        let (documented, _) = try Self.add("/srv/data", "#standard = true\n\n[watch]\n")
        #expect(documented.hasPrefix("#standard = true\nstandard = true\n"))
    }

    @Test func whatTheSettingsSayOfTheStandardOnesStays() throws {
        for said in [
            "standard = false\n", "standard = true\n", "[[root]]\nname = \"a\"\npath = \"/a\"\n",
        ] {
            let (text, keeps) = try Self.add("/srv/a", said)
            #expect(text.hasPrefix(said) && !keeps, "\(text)")
        }
        // A name of its own, wherever that stands.
        #expect(
            try Self.add("/srv/a", "[[root]]\nname = \"a\"\npath = \"/a\"\n").0.contains(
                "name = \"a-2\""))
        #expect(try Self.add("/", "").0.contains("name = \"root\""))
        #expect(try Self.add("/var/lib/containers", "").0.contains("name = \"containers-2\""))
    }

    @Test func whatIsTakenIsRefused() {
        let one = "[[root]]\nname = \"a\"\npath = \"/a\"\n"
        #expect(throws: SettingsError.self) { try Self.add("/a", one) }
        #expect(throws: SettingsError.self) { try Self.add("/b", name: "a", one) }
        #expect(throws: SettingsError.self) { try Self.add("/b", name: "x/y", one) }
    }

    @Test func aRootIsTakenOutWithItsTablesAndNoMore() throws {
        let text = """
            standard = false
            # first
            [[root]]
            name = "a"
            path = "/a"
            [root.retention]
            daily = "30d"

            # second
            [[root]]
            name = "b" # b
            path = "/b"

            # what comes then
            [watch]
            quiet = "1s"
            """
        let first = try #require(try Self.remove("/a", text))
        #expect(
            first.0
                == "standard = false\n# first\n\n# second\n[[root]]\nname = \"b\" # b\npath = \"/b\"\n\n# what comes then\n[watch]\nquiet = \"1s\""
        )
        let second = try #require(try Self.remove("/b", text))
        #expect(
            second.0.hasSuffix("# second\n\n# what comes then\n[watch]\nquiet = \"1s\"")
                && !second.1)
        #expect(try Self.remove("/c", text) == nil)
    }

    @Test func theLastRootDoesNotTurnTheStandardOnesOn() throws {
        let removed = try #require(try Self.remove("/a", "[[root]]\nname = \"a\"\npath = \"/a\"\n"))
        #expect(removed.1)
        let settings = try Settings(text: Array(removed.0.utf8), file: "f", user: Self.user)
        #expect(!settings.standard && settings.roots.isEmpty)
    }

    @Test func whatIsWrittenOtherwiseIsLeftAlone() {
        #expect(throws: SettingsEdit.Unclear.self) {
            try Self.remove("/a", "root = [{name = \"a\", path = \"/a\"}]\n")
        }
        #expect(throws: (any Error).self) {
            try Self.add("/b", "root = [{name = \"a\", path = \"/a\"}]\n")
        }
    }
}
