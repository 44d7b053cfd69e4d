import CairnEngine
import Foundation
import Testing

struct StandardDirectoriesTests {
    let userDirs = "/home/ada/.config/user-dirs.dirs"

    func documents(_ line: String, directories: Set<String>) -> String? {
        let user = UserEnvironment.fake(files: [userDirs: line], directories: directories)
        return StandardDirectories(user).roots.first { $0.role == .documents }.map {
            String($0.path)
        }
    }

    @Test func withoutFileDocumentsAreInTheHome() {
        let found = StandardDirectories(
            .fake(directories: ["/home/ada/Documents", "/home/ada/.local/share"]))
        #expect(found.roots.map { String($0.name) } == ["Documents", "Application Support"])
        #expect(
            found.roots.map { String($0.path) } == [
                "/home/ada/Documents", "/home/ada/.local/share",
            ])
        #expect(found.roots.map(\.role) == [.documents, .applicationSupport])
        #expect(found.absent.isEmpty)
    }

    @Test func localisedDirectoryIsFound() {
        let line =
            "# Kommentar\nXDG_DESKTOP_DIR=\"$HOME/Schreibtisch\"\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n"
        #expect(documents(line, directories: ["/home/ada/Dokumente"]) == "/home/ada/Dokumente")
    }

    @Test(arguments: [
        ("XDG_DOCUMENTS_DIR=\"/data/Papiere/\"", "/data/Papiere"),
        ("  XDG_DOCUMENTS_DIR = \"$HOME/D\"  ", "/home/ada/D"),
        (#"XDG_DOCUMENTS_DIR="/a \"b\" \$c \\""#, #"/a "b" $c \"#),
        ("XDG_DOCUMENTS_DIR=\"$HOME/A\"\nXDG_DOCUMENTS_DIR=\"$HOME/B\"", "/home/ada/B"),
        ("XDG_DOCUMENTS_DIR=\"$HOME/A\"\r\n", "/home/ada/A"),
    ])
    func pathIsReadAsAShellWould(line: String, path: String) {
        #expect(documents(line, directories: [path]) == path)
    }

    /// What the file's own reader passes over leaves the default.
    @Test(arguments: [
        "XDG_DOCUMENTS_DIR=\"Dokumente\"", "XDG_DOCUMENTS_DIR=$HOME/Dokumente",
        "#XDG_DOCUMENTS_DIR=\"/x\"",
        "XDG_DOCUMENTS_DIR=\"$HOMER/x\"", "XDG_DOCUMENTS_DIR", "XDG__DIR=\"/x\"", "",
    ])
    func lineThatIsNotOneIsPassedOver(line: String) {
        #expect(
            documents(line, directories: ["/home/ada/Documents", "/x"]) == "/home/ada/Documents")
    }

    /// - Source: the comment that xdg-user-dirs-update writes into the file.
    @Test(arguments: ["$HOME/", "$HOME", "/home/ada", "/home/ada/"])
    func homeItselfMeansDisabled(value: String) throws {
        let user = UserEnvironment.fake(
            files: [userDirs: "XDG_DOCUMENTS_DIR=\"\(value)\""],
            directories: ["/home/ada", "/home/ada/Documents", "/home/ada/.local/share"])
        let found = StandardDirectories(user)
        #expect(found.roots.map(\.role) == [.applicationSupport])
        let absence = try #require(found.absent.first)
        #expect(String(absence.name) == "Documents")
        #expect(absence.reason == .disabled)
    }

    @Test func missingDirectoriesAreReportedNotInvented() {
        let found = StandardDirectories(.fake())
        #expect(found.roots.isEmpty)
        #expect(
            found.absent.map { String($0.path) } == [
                "/home/ada/Documents", "/home/ada/.local/share",
            ])
        #expect(found.absent.allSatisfy { $0.reason == .missing })
    }

    @Test func fileIsLookedForWhereTheConfigurationIs() {
        let user = UserEnvironment.fake(
            variables: ["XDG_CONFIG_HOME": "/cfg"],
            files: ["/cfg/user-dirs.dirs": "XDG_DOCUMENTS_DIR=\"$HOME/D\""],
            directories: ["/home/ada/D", "/home/ada/Documents"])
        #expect(StandardDirectories(user).roots.map { String($0.path) } == ["/home/ada/D"])
    }

    @Test(arguments: [
        (["XDG_DATA_HOME": "/d/x/"], "/d/x"), (["XDG_DATA_HOME": "d/x"], "/home/ada/.local/share"),
        (["XDG_DATA_HOME": ""], "/home/ada/.local/share"), ([:], "/home/ada/.local/share"),
    ])
    func relativeBaseDirectoriesAreIgnored(variables: [String: String], path: String) {
        let user = UserEnvironment.fake(variables: variables, directories: [path])
        #expect(StandardDirectories(user).roots.map { String($0.path) } == [path])
    }

    @Test func locationsFollowTheBaseDirectories() {
        let plain = DefaultLocations(.fake(home: "/home/ada/"))
        #expect(String(plain.settingsFile) == "/home/ada/.config/cairn/cairn.toml")
        #expect(String(plain.stateDirectory) == "/home/ada/.local/state/cairn")
        #expect(String(plain.repository) == "/home/ada/.local/share/cairn/repository")
        let moved = DefaultLocations(
            .fake(variables: [
                "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_DATA_HOME": "/d",
            ]))
        #expect(String(moved.settingsFile) == "/c/cairn/cairn.toml")
        #expect(String(moved.stateDirectory) == "/s/cairn")
        #expect(String(moved.repository) == "/d/cairn/repository")
    }

    /// Foundation is right about Application Support; should the two part, one of them has changed.
    @Test func foundationAgreesOnApplicationSupport() throws {
        let environment = ProcessInfo.processInfo.environment
        let home = try #require(environment["HOME"])
        let ours = StandardDirectories(.fake(home: home, variables: environment)).absent
            .first { String($0.name) == "Application Support" }
        let theirs = FileManager.default.urls(
            for: .applicationSupportDirectory, in: .userDomainMask
        ).first
        #expect(ours.map { String($0.path) } == theirs?.path)
    }
}
