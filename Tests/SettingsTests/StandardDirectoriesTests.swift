import CairnSettings
import CairnSource
import Foundation
import Testing

struct StandardDirectoriesTests {
    let userDirs = "/home/ada/.config/user-dirs.dirs"

    func documents(_ line: String) -> String? {
        place("Documents", .fake(files: [userDirs: line])).map { String($0.path) }
    }

    func place(_ name: String, _ user: UserEnvironment) -> StandardDirectories.Place? {
        StandardDirectories(user).places.first { String($0.name) == name }
    }

    /// - Source: user-dirs.defaults; XDG Base Directory Specification 0.8.
    @Test func withoutFileTheyAreWhereTheDefaultsPutThem() {
        let places = StandardDirectories(.fake()).places
        #expect(
            places.map { "\(String($0.name)) \(String($0.path)) \($0.role.settingText)" } == [
                "Documents /home/ada/Documents documents", "Desktop /home/ada/Desktop documents",
                "Music /home/ada/Music documents",
                "Pictures /home/ada/Pictures documents", "Videos /home/ada/Videos documents",
                "Templates /home/ada/Templates documents",
                "Public Share /home/ada/Public documents",
                "Application Support /home/ada/.local/share application-support",
                "Preferences /home/ada/.config preferences", "Caches /home/ada/.cache caches",
            ])
        #expect(
            places.filter(\.isExpected).map { String($0.name) } == [
                "Documents", "Application Support",
            ])
        #expect(places.allSatisfy { !$0.isDisabled })
    }

    /// As xdg-user-dirs-update writes it.
    @Test(arguments: [
        (
            "de",
            ["Schreibtisch", "Dokumente", "Musik", "Bilder", "Videos", "Vorlagen", "Öffentlich"]
        ),
        ("fr", ["Bureau", "Documents", "Musique", "Images", "Vidéos", "Modèles", "Public"]),
        ("ja", ["デスクトップ", "ドキュメント", "音楽", "画像", "ビデオ", "テンプレート", "公開"]),
        (
            "ru",
            [
                "Рабочий стол", "Документы", "Музыка", "Изображения", "Видео", "Шаблоны",
                "Общедоступные",
            ]
        ),
    ])
    func directoriesOfEveryLanguageHaveTheSameNamesInTheRepository(
        language: String, names: [String]
    ) {
        let keys = [
            "DESKTOP", "DOCUMENTS", "MUSIC", "PICTURES", "VIDEOS", "TEMPLATES", "PUBLICSHARE",
        ]
        let lines =
            zip(keys, names).map { "XDG_\($0)_DIR=\"$HOME/\($1)\"" } + [
                "XDG_DOWNLOAD_DIR=\"$HOME/Downloads\""
            ]
        let places = StandardDirectories(.fake(files: [userDirs: lines.joined(separator: "\n")]))
            .places.filter { $0.role == .documents }
        #expect(Set(places.map { String($0.path) }) == Set(names.map { "/home/ada/\($0)" }))
        #expect(
            places.map { String($0.name) }.sorted() == [
                "Desktop", "Documents", "Music", "Pictures", "Public Share", "Templates", "Videos",
            ])
        #expect(places.allSatisfy { $0.isExpected && !$0.isDisabled })
    }

    @Test func localisedDirectoryIsFound() {
        let line =
            "# Kommentar\nXDG_DESKTOP_DIR=\"$HOME/Schreibtisch\"\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n"
        #expect(documents(line) == "/home/ada/Dokumente")
    }

    @Test(arguments: [
        ("XDG_DOCUMENTS_DIR=\"/data/Papiere/\"", "/data/Papiere"),
        ("  XDG_DOCUMENTS_DIR = \"$HOME/D\"  ", "/home/ada/D"),
        (#"XDG_DOCUMENTS_DIR="/a \"b\" \$c \\""#, #"/a "b" $c \"#),
        ("XDG_DOCUMENTS_DIR=\"$HOME/A\"\nXDG_DOCUMENTS_DIR=\"$HOME/B\"", "/home/ada/B"),
        ("XDG_DOCUMENTS_DIR=\"$HOME/A\"\r\n", "/home/ada/A"),
    ])
    func pathIsReadAsAShellWould(line: String, path: String) {
        #expect(documents(line) == path)
    }

    /// What the file's own reader passes over leaves the default.
    @Test(arguments: [
        "XDG_DOCUMENTS_DIR=\"Dokumente\"", "XDG_DOCUMENTS_DIR=$HOME/Dokumente",
        "#XDG_DOCUMENTS_DIR=\"/x\"",
        "XDG_DOCUMENTS_DIR=\"$HOMER/x\"", "XDG_DOCUMENTS_DIR", "XDG__DIR=\"/x\"", "",
    ])
    func lineThatIsNotOneIsPassedOver(line: String) {
        #expect(documents(line) == "/home/ada/Documents")
    }

    /// - Source: the comment that xdg-user-dirs-update writes into the file. What lies around the
    ///   home is wanted even less.
    @Test(arguments: ["$HOME/", "$HOME", "/home/ada", "/home/ada/", "/home", "/"])
    func homeItselfMeansDisabled(value: String) throws {
        for (key, name) in [
            ("DOCUMENTS", "Documents"), ("TEMPLATES", "Templates"), ("PUBLICSHARE", "Public Share"),
        ] {
            let user = UserEnvironment.fake(files: [userDirs: "XDG_\(key)_DIR=\"\(value)\""])
            #expect(place(name, user)?.isDisabled == true)
            #expect(StandardDirectories(user).places.filter(\.isDisabled).count == 1)
        }
    }

    @Test func fileIsLookedForWhereTheConfigurationIs() {
        let user = UserEnvironment.fake(
            variables: ["XDG_CONFIG_HOME": "/cfg"],
            files: ["/cfg/user-dirs.dirs": "XDG_DOCUMENTS_DIR=\"$HOME/D\""])
        #expect(place("Documents", user).map { String($0.path) } == "/home/ada/D")
        #expect(place("Preferences", user).map { String($0.path) } == "/cfg")
    }

    @Test(arguments: [
        (["XDG_DATA_HOME": "/d/x/"], "/d/x"), (["XDG_DATA_HOME": "d/x"], "/home/ada/.local/share"),
        (["XDG_DATA_HOME": ""], "/home/ada/.local/share"), ([:], "/home/ada/.local/share"),
    ])
    func relativeBaseDirectoriesAreIgnored(variables: [String: String], path: String) {
        #expect(
            place("Application Support", .fake(variables: variables)).map { String($0.path) }
                == path)
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
        let ours = place("Application Support", .fake(home: home, variables: environment))
        let theirs = FileManager.default.urls(
            for: .applicationSupportDirectory, in: .userDomainMask
        ).first
        #expect(ours.map { String($0.path) } == theirs?.path)
    }
}
