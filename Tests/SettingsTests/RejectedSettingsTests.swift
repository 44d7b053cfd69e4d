import CairnSettings
import Foundation
import Testing

/// Every file in `Tests/Fixtures/settings` is wrong in one way; beside it stands the message it
/// gives.
///
/// `CAIRN_RECORD=1 swift test --filter Settings` writes the messages anew; read them before they
/// are committed.
struct RejectedSettingsTests {
    static let directory = Fixtures.directory.appending(path: "settings")

    static var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: directory.path)
                .filter { $0.hasSuffix(".toml") }.sorted()
        }
    }

    @Test(arguments: try Self.names)
    func settingIsRefusedWithFileLineAndWhatIsAllowed(name: String) throws {
        let file = Self.directory.appending(path: name)
        let expected = file.deletingPathExtension().appendingPathExtension("expected")
        let text = try [UInt8](Data(contentsOf: file))
        let error = try #require(throws: SettingsError.self) {
            try Settings(text: text, file: name, user: .fake())
        }
        if ProcessInfo.processInfo.environment["CAIRN_RECORD"] != nil {
            try Data("\(error)\n".utf8).write(to: expected)
        }
        #expect(try String(contentsOf: expected, encoding: .utf8) == "\(error)\n")
    }

    @Test func everyMessageHasItsSetting() throws {
        let messages = try FileManager.default.contentsOfDirectory(atPath: Self.directory.path)
            .filter { $0.hasSuffix(".expected") }.map { $0.replacing(".expected", with: ".toml") }
            .sorted()
        #expect(try messages == Self.names)
        #expect(messages.count >= 105)
    }
}
