import CairnFormat
import Testing

@testable import CairnSettings
@testable import CairnSource

/// `cairn init DIR`, as far as the text of the settings goes.
@Suite struct RepositoryEditTests {
    private static let user = UserEnvironment.fake()

    private static func name(_ path: String, _ text: String) throws -> String {
        String(
            decoding: try SettingsEdit.namingRepository(path, in: Array(text.utf8), user: user),
            as: UTF8.self)
    }

    @Test func itIsWrittenBeforeAllTables() throws {
        #expect(try Self.name("/mnt/a", "") == "repository = \"/mnt/a\"\n")
        let text = "# mine\n\n[[root]]\nname = \"repository\"\npath = \"/r\"\n"
        let named = try Self.name("/mnt/a \"b\"", text)
        #expect(named == "repository = \"/mnt/a \\\"b\\\"\"\n\n" + text)
        let settings = try Settings(text: Array(named.utf8), file: "f", user: Self.user)
        #expect(settings.repository == Array("/mnt/a \"b\"".utf8))
    }

    @Test func anotherIsReplacedWhereItStands() throws {
        let text = "readers = 2\nrepository = '/old'  # on the stick\n[watch]\nquiet = \"1s\"\n"
        #expect(
            try Self.name("/new", text)
                == "readers = 2\nrepository = \"/new\"  # on the stick\n[watch]\nquiet = \"1s\"\n")
        #expect(SettingsEdit.namesRepository(Array(text.utf8)))
        #expect(!SettingsEdit.namesRepository(Array("[watch]\nquiet = \"1s\"\n".utf8)))
    }
}
