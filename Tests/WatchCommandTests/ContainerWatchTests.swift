import CommandSupport
import Glibc
import Testing

/// The daemon keeps containers that come while it runs.
@Suite struct ContainerWatchTests {
    private static let id = "org.example.App"

    private func stored(_ rig: WatchRig, _ name: String) -> Bool {
        rig.sandbox.startCairn("ls", "--json").wait().lines.compactMap { JSONObject($0) }.contains {
            $0["path"] == name
        }
    }

    @Test func aContainerThatIsInstalledIsKeptWithinSeconds() {
        let rig = WatchRig("installed")
        rig.roots = []
        let home = rig.sandbox.file("home")
        Files.makeDirectories("\(home)/Documents")
        Files.write("words", to: "\(home)/Documents/letter")
        rig.start()
        let app = "\(home)/.var/app/\(Self.id)"
        for name in ["data", "cache"] { Files.makeDirectories("\(app)/\(name)") }
        Files.write("first", to: "\(app)/data/state")
        let isKept = rig.awaitWhileRunning { self.stored(rig, "containers/\(Self.id)/data/state") }
        #expect(isKept, "\(rig.log)")
        // It is watched like any other root.
        Files.write("second", to: "\(app)/data/state")
        rig.flush()
        let versions = rig.sandbox.json("versions", "--container", Self.id, "data/state")
        #expect(versions.map { $0.number("size") } == [5, 6])
        let listed = rig.sandbox.json("roots").first { $0["name"] == "containers/\(Self.id)/data" }
        #expect(listed?["watching"] == "watched")
        #expect(!stored(rig, "containers/\(Self.id)/cache"))

        // Uninstalled: what went with it is deleted, and its versions stay.
        Files.removeTree(Array(app.utf8))
        let isGone = rig.awaitStatus { _ in
            !rig.status().contains { $0["path"] == "\(app)/data" || $0["type"] == "gap" }
        }
        #expect(isGone, "\(rig.status().map(\.fields))")
        rig.flush()
        #expect(!stored(rig, "containers/\(Self.id)/data/state"))
        #expect(rig.sandbox.json("versions", "--container", Self.id, "data/state").count == 2)

        // A standard directory that is made joins by itself, too.
        Files.makeDirectories("\(home)/Pictures")
        Files.write("image", to: "\(home)/Pictures/one")
        let isJoined = rig.awaitWhileRunning { self.stored(rig, "Pictures/one") }
        #expect(isJoined, "\(rig.log)")
        rig.end()
    }

    /// The home was backed up by name once, so that the container is a part of that root.
    @Test func aContainerInAHomeByNameIsDeletedWhenItIsUninstalled() {
        let rig = WatchRig("by-name")
        rig.roots = []
        let home = rig.sandbox.file("home")
        let apps = [Self.id, "org.example.Other"].map { "\(home)/.var/app/\($0)" }
        for app in apps {
            Files.makeDirectories("\(app)/data")
            Files.write("first", to: "\(app)/data/state")
        }
        func isStored(_ app: String) -> Bool {
            rig.sandbox.startCairn("ls", "\(app)/data/state").wait().code == 0
        }
        rig.sandbox.cairn("backup", home)
        rig.start()
        Files.removeTree(Array(apps[0].utf8))
        let isGone = rig.awaitStatus { _ in
            !isStored(apps[0])
                && !rig.status().contains { $0["path"] == "\(apps[0])/data" || $0["type"] == "gap" }
        }
        #expect(isGone, "\(rig.status().map(\.fields))")
        #expect(isStored(apps[1]))
        rig.end()
        // Without a service in between.
        Files.removeTree(Array(apps[1].utf8))
        rig.start()
        #expect(!isStored(apps[1]), "\(rig.log)")
        rig.end()
    }

    @Test func aSnapThatIsRefreshedIsFollowed() {
        let rig = WatchRig("refreshed")
        rig.roots = []
        let snap = rig.sandbox.file("home/snap/notes")
        for name in ["common", "1"] { Files.makeDirectories("\(snap)/\(name)") }
        Files.write("first", to: "\(snap)/1/list")
        symlink("1", "\(snap)/current")
        rig.start()
        // Kept while it was nobody's cache to know of; excluded as soon as it is one.
        Files.makeDirectories("\(snap)/common/.cache")
        Files.write("page", to: "\(snap)/common/.cache/page")
        let isExcluded = rig.awaitWhileRunning {
            rig.sandbox.startCairn("why", "\(snap)/common/.cache").wait().code == 1
                && !self.stored(rig, "containers/notes/common/.cache")
        }
        #expect(isExcluded, "\(rig.log)")
        // As snapd does it: a copy, then the name.
        Files.makeDirectories("\(snap)/2")
        Files.write("second", to: "\(snap)/2/list")
        symlink("2", "\(snap)/current.new")
        rename("\(snap)/current.new", "\(snap)/current")
        let isFollowed = rig.awaitWhileRunning {
            rig.sandbox.startCairn("versions", "--json", "--container", "notes", "current/list")
                .wait().lines.count == 2
        }
        #expect(isFollowed, "\(rig.log)")
        Files.write("third one", to: "\(snap)/2/list")
        rig.flush()
        #expect(
            rig.sandbox.json("versions", "--container", "notes", "current/list").map {
                $0.number("size")
            } == [5, 6, 9])
        // snapd removes what it kept for going back.
        Files.removeTree(Array("\(snap)/1".utf8))
        rig.flush()
        #expect(
            !rig.status().contains { $0["type"] == "gap" || $0["state"] == "gone" },
            "\(rig.status().map(\.fields))")
        #expect(stored(rig, "containers/notes/current/list"))
        rig.end()
    }
}
