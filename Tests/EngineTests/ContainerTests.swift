import CairnFormat
import CairnSimulation
import Testing

@testable import CairnCore
@testable import CairnSettings
@testable import CairnSource

/// Application containers are known by their shape, whatever lies beside them.
@Suite struct ContainerTests {
    private static let none = "standard = false\n"

    private func parts(_ set: RootSet) -> [String] {
        set.roots.filter { $0.container != nil }.map {
            "\(PathText.display($0.name)) \(PathText.display($0.path)) \($0.role.settingText)"
        }
    }

    @Test func aFlatpakHasDataPreferencesAndCaches() throws {
        let rig = RootRig()
        let app = "/home/ada/.var/app/org.mozilla.firefox"
        rig.make(
            "\(app)/data", "\(app)/config", "\(app)/cache/tmp", "\(app)/.local/state",
            "\(app)/.mozilla", "\(app)/.ld.so")
        rig.tree.write("\(app)/stray.txt", "x")
        let set = try rig.set(Self.none + "[containers]\nflatpak = true")
        #expect(
            parts(set) == [
                "containers/org.mozilla.firefox/.local \(app)/.local application-support",
                "containers/org.mozilla.firefox/.mozilla \(app)/.mozilla application-support",
                "containers/org.mozilla.firefox/cache \(app)/cache caches",
                "containers/org.mozilla.firefox/cache/tmp \(app)/cache/tmp temporary",
                "containers/org.mozilla.firefox/config \(app)/config preferences",
                "containers/org.mozilla.firefox/data \(app)/data application-support",
            ])
        #expect(
            set.keptPaths == ["\(app)/.local", "\(app)/.mozilla", "\(app)/config", "\(app)/data"])
        #expect(set.loose == [Array("\(app)/stray.txt".utf8)])
        #expect(
            set.parts.map { String(decoding: $0.name, as: UTF8.self) } == [
                ".local", ".mozilla", "config", "data",
            ])
        #expect(set.containers == [Array("org.mozilla.firefox".utf8)])
    }

    @Test func aSnapIsItsCommonDataAndTheRevisionInUse() throws {
        let rig = RootRig()
        let snap = "/home/ada/snap/firefox"
        rig.make("\(snap)/common/.cache", "\(snap)/3000", "\(snap)/3001/.cache")
        rig.tree.symlink("\(snap)/current", to: Array("3001".utf8))
        let set = try rig.set(Self.none + "[containers]\nsnap = true")
        #expect(
            parts(set) == [
                "containers/firefox/common \(snap)/common application-support",
                "containers/firefox/common/.cache \(snap)/common/.cache caches",
                "containers/firefox/current \(snap)/3001 application-support",
                "containers/firefox/current/.cache \(snap)/3001/.cache caches",
            ])
        #expect(set.keptPaths == ["\(snap)/common", "\(snap)/3001"])
        #expect(set.excludedPaths == ["\(snap)/3001/.cache", "\(snap)/common/.cache"])
    }

    /// `current` is followed one step, to a directory beside it, and nowhere else.
    @Test(arguments: ["../other/1", "/etc", "..", ".", "gone", "3000/inner", "note", "a-link"])
    func aSnapWhoseCurrentLeadsElsewhereHasNoRevision(target: String) throws {
        let rig = RootRig()
        let snap = "/home/ada/snap/firefox"
        rig.make("\(snap)/common", "\(snap)/3000/inner", "/home/ada/snap/other/1", "/etc")
        rig.tree.write("\(snap)/note", "x")
        rig.tree.symlink("\(snap)/a-link", to: Array("3000".utf8))
        rig.tree.symlink("\(snap)/current", to: Array(target.utf8))
        let set = try rig.set(Self.none + "[containers]\nsnap = true")
        #expect(set.keptPaths == ["\(snap)/common"])
        #expect(
            set.problems.first { $0.path == Array("\(snap)/current".utf8) }?.reason
                == .noRevision(Array(target.utf8)))
    }

    @Test func theSandboxShapeIsFoundWhereTheSettingsSay() throws {
        let rig = RootRig()
        let app = "/home/ada/Containers/com.example.notes"
        rig.make(
            "\(app)/Documents", "\(app)/Library/Application Support", "\(app)/Library/Preferences",
            "\(app)/Library/Caches",
            "\(app)/Library/Saved State", "\(app)/tmp", "\(app)/Pictures",
            "/home/ada/Containers/just a directory/inside",
            "/home/ada/Containers/young/Documents", "/home/ada/Containers/young/tmp")
        let set = try rig.set(
            Self.none + "[containers]\npurge = true\ndirectories = [\"~/Containers\"]")
        #expect(
            parts(set).filter { $0.contains("notes") } == [
                "containers/com.example.notes/Documents \(app)/Documents documents",
                "containers/com.example.notes/Library/Application Support \(app)/Library/Application Support application-support",
                "containers/com.example.notes/Library/Caches \(app)/Library/Caches caches",
                "containers/com.example.notes/Library/Preferences \(app)/Library/Preferences preferences",
                "containers/com.example.notes/Library/Saved State \(app)/Library/Saved State application-support",
                "containers/com.example.notes/Pictures \(app)/Pictures application-support",
                "containers/com.example.notes/tmp \(app)/tmp temporary",
            ])
        #expect(
            set.containers.map { String(decoding: $0, as: UTF8.self) } == [
                "com.example.notes", "young",
            ])
        #expect(
            set.roots.filter(\.purge).map { PathText.display($0.part) } == [
                "Library/Caches", "tmp", "tmp",
            ])
    }

    /// An application can write in its container: what it puts in the place of a part is not
    /// followed.
    @Test func aPartThatIsASymlinkOrAFileIsNone() throws {
        let rig = RootRig()
        let app = "/home/ada/.var/app/org.evil.App"
        rig.make(app, "/home/ada/.ssh")
        rig.tree.symlink("\(app)/data", to: Array("/home/ada/.ssh".utf8))
        rig.tree.symlink("\(app)/cache", to: Array("/home/ada".utf8))
        rig.tree.write("\(app)/config", "x")
        let set = try rig.set(Self.none + "[containers]\nflatpak = true")
        #expect(parts(set) == [])
        #expect(
            set.problems.map(\.reason) == [
                .noDirectory(.symlink), .noDirectory(.file), .noDirectory(.symlink),
            ])
        let inner = "/home/ada/.var/app/org.evil.Other"
        rig.make("\(inner)/cache", "/home/ada/snap/evil/common")
        rig.tree.symlink("\(inner)/cache/tmp", to: Array("/home/ada".utf8))
        rig.tree.symlink("/home/ada/snap/evil/common/.cache", to: Array("/home/ada".utf8))
        let both = try rig.set(Self.none + "[containers]\nflatpak = true\nsnap = true")
        #expect(
            both.roots.map { PathText.display($0.path) } == [
                "\(inner)/cache", "/home/ada/snap/evil/common",
            ])
    }

    /// The user may move a container to another disk.
    @Test func aContainerThatIsASymlinkIsFollowed() throws {
        let rig = RootRig()
        rig.make("/games/Steam/data", "/home/ada/.var/app")
        rig.tree.symlink(
            "/home/ada/.var/app/com.valvesoftware.Steam", to: Array("/games/Steam".utf8))
        rig.links["/home/ada/.var/app/com.valvesoftware.Steam"] = "/games/Steam"
        let set = try rig.set(Self.none + "[containers]\nflatpak = true")
        #expect(
            parts(set) == [
                "containers/com.valvesoftware.Steam/data /games/Steam/data application-support"
            ])
    }

    /// - Source: flatpak, `flatpak_is_valid_name`; snapd, snap/naming.
    @Test func onlyNamesOfApplicationsAreContainers() throws {
        for id in ["org.mozilla.firefox", "a.b.c-d", "_a.b_1.C"] {
            #expect(ContainerID.isFlatpak(Array(id.utf8)), "\(id)")
        }
        for id in [
            "", "firefox", "a.b", "a..b", ".a.b.c", "a.b.c.", "a.1b.c", "a-b.c.d", "a.b.c d",
            "a.b.c\n", "a.b.é", "../../x.y.z",
        ] {
            #expect(!ContainerID.isFlatpak(Array(id.utf8)), "\(id)")
        }
        #expect(!ContainerID.isFlatpak([0x61, 0x2e, 0x62, 0x2e, 0xff]))
        #expect(!ContainerID.isFlatpak(Array(("a.b." + String(repeating: "c", count: 252)).utf8)))
        for id in ["firefox", "0ad", "a-b-2", "hello_key1"] {
            #expect(ContainerID.isSnap(Array(id.utf8)), "\(id)")
        }
        for id in [
            "", "-a", "a-", "a--b", "A", "12", "a_", "a_b_c", "a_12345678901", "a b", "a.b", "..",
            String(repeating: "a", count: 41),
        ] {
            #expect(!ContainerID.isSnap(Array(id.utf8)), "\(id)")
        }
        for id in ["com.example", "Notes 2", "ünïcode"] {
            #expect(ContainerID.isSandbox(Array(id.utf8)), "\(id)")
        }
        for id in [
            "", ".", "..", ".hidden", "a/b", "a\nb", "a\u{7f}", String(repeating: "a", count: 256),
        ] {
            #expect(!ContainerID.isSandbox(Array(id.utf8)), "\(id)")
        }
        let rig = RootRig()
        rig.make(
            "/home/ada/.var/app/not an id/data", "/home/ada/.var/app/.hidden/data",
            "/home/ada/.var/app/a.b.c/data")
        rig.tree.write("/home/ada/.var/app/file.of.somebody", "x")
        let set = try rig.set(Self.none + "[containers]\nflatpak = true")
        #expect(set.containers == [Array("a.b.c".utf8)])
        #expect(
            set.problems == [
                ContainerProblem(
                    shape: .flatpak, path: Array("/home/ada/.var/app/not an id".utf8), reason: .noID
                )
            ])
    }

    @Test func thereIsAnEndToContainersAndParts() throws {
        let rig = RootRig()
        rig.make("/home/ada/.var/app")
        for number in 0..<(ContainerFinder.containersMaximum + 5) {
            rig.make("/home/ada/.var/app/a.b.c\(number)/data")
        }
        for number in 0..<100 { rig.make("/home/ada/.var/app/a.b.c0/x\(number)") }
        let set = try rig.set(Self.none + "[containers]\nflatpak = true")
        #expect(set.containers.count == ContainerFinder.containersMaximum)
        #expect(set.roots(of: Array("a.b.c0".utf8)).count == ContainerFinder.partsMaximum)
        #expect(
            set.problems.map(\.reason) == [
                .tooMany(ContainerFinder.partsMaximum), .tooMany(ContainerFinder.containersMaximum),
            ])
    }

    @Test func aDirectoryOfContainersThatCannotBeReadIsNamed() throws {
        let rig = RootRig()
        rig.make("/home/ada/.var/app/a.b.c/data", "/home/ada/.var/app/d.e.f/data")
        rig.tree.deny("/home/ada/.var/app/a.b.c")
        let set = try rig.set(Self.none + "[containers]\nflatpak = true")
        #expect(set.containers == [Array("d.e.f".utf8)])
        #expect(set.problems.map { PathText.display($0.path) } == ["/home/ada/.var/app/a.b.c"])
    }

    // MARK: Where a container lives now

    private func place(
        _ rig: RootRig, _ shape: ContainerShape, _ id: String, _ part: String, _ text: String = ""
    ) throws -> String {
        let part = ContainerPart(
            root: 1, path: [], role: .documents,
            container: ContainerName(shape: shape, id: Array(id.utf8)), name: Array(part.utf8))
        return PathText.display(
            try ContainerHomes.place(
                of: part, sandboxes: try rig.settings(text).containers.directories,
                on: rig.environment))
    }

    @Test func aPartHasItsPlaceInThisHomeThoughNothingIsThere() throws {
        let rig = RootRig()
        #expect(try place(rig, .flatpak, "a.b.c", "data") == "/home/ada/.var/app/a.b.c/data")
        #expect(try place(rig, .snap, "firefox", "common") == "/home/ada/snap/firefox/common")
        #expect(throws: ContainerHomes.Absence.noRevision) {
            try place(rig, .snap, "firefox", "current")
        }
        rig.make("/snap/firefox")
        rig.tree.symlink("/snap/firefox/current", to: Array("77".utf8))
        #expect(try place(rig, .snap, "firefox", "current") == "/home/ada/snap/firefox/77")
        rig.make("/home/ada/snap/firefox/78")
        rig.tree.symlink("/home/ada/snap/firefox/current", to: Array("78".utf8))
        #expect(try place(rig, .snap, "firefox", "current") == "/home/ada/snap/firefox/78")
        #expect(throws: ContainerHomes.Absence.noDirectory) {
            try place(rig, .sandbox, "x", "Library/Preferences")
        }
        let two = "[containers]\ndirectories = [\"~/C\", \"/srv/C\"]"
        #expect(
            try place(rig, .sandbox, "x", "Library/Preferences", two)
                == "/home/ada/C/x/Library/Preferences")
        rig.make("/srv/C/x")
        #expect(
            try place(rig, .sandbox, "x", "Library/Preferences", two)
                == "/srv/C/x/Library/Preferences")
    }

    /// A repository may lie about names.
    @Test(arguments: [
        ("..", "data"), ("a.b.c", ".."), ("a.b.c", "../../../etc"), ("a/b.c.d", "data"),
        ("x", "data"), ("a.b.c", ""), ("a.b.c", "/etc"),
    ])
    func aPartLeadsNowhereElse(id: String, part: String) {
        #expect(throws: ContainerHomes.Absence.badName) { try place(RootRig(), .flatpak, id, part) }
    }
}
