import CommandSupport
import Glibc
import Testing

/// A container is a unit: kept, listed and restored as one, wherever its user's home is.
@Suite struct ContainerRestoreTests {
    private static let id = "org.mozilla.firefox"

    private static func app(_ sandbox: Sandbox, home: String = "home") -> String {
        sandbox.file("\(home)/.var/app/\(id)")
    }

    /// Ada's Firefox: profile, settings, and what need not be kept.
    private static func withFirefox(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        let app = app(sandbox)
        for name in ["data/profile", "config/user", "cache/pages", ".mozilla"] {
            Files.makeDirectories("\(app)/\(name)")
        }
        Files.write("bookmarks", to: "\(app)/data/profile/places")
        Files.write("dark", to: "\(app)/config/user/theme")
        Files.write("page", to: "\(app)/cache/pages/1")
        chmod("\(app)/data/profile", 0o700)
        symlink("profile", "\(app)/data/default")
        Files.makeDirectories(sandbox.file("home/.var/app/org.example.Other/data"))
        Files.write("other", to: sandbox.file("home/.var/app/org.example.Other/data/x"))
        sandbox.cairn("init")
        return sandbox
    }

    @Test func aContainerIsKeptAndListedAlone() {
        let sandbox = Self.withFirefox()
        sandbox.cairn("backup", "--container", Self.id)
        let all = sandbox.cairn("ls", "-R").lines
        #expect(
            all.contains { $0.hasSuffix("/\(Self.id)/data/profile/places") }
                && all.contains { $0.hasSuffix("/\(Self.id)/config/user/theme") })
        #expect(!all.contains { $0.contains("cache") || $0.contains("org.example.Other") })
        #expect(sandbox.cairn("ls", "-R", "--container", Self.id).lines.sorted() == all.sorted())
        #expect(sandbox.cairn("ls", "-R", "--container", Self.id, "config").lines.count == 3)
        #expect(sandbox.json("find", "--container", Self.id, "theme").count == 1)
        #expect(sandbox.json("versions", "--container", Self.id, "data/profile/places").count == 1)
        #expect(
            sandbox.cairn("ls", "--container", "org.example.Other", exits: 1).errors.contains(
                "the containers are \(Self.id)"))
        #expect(
            sandbox.cairn("backup", "--container", "no.such.App", exits: 1).errors.contains(
                "org.example.Other"))
        sandbox.cairn("backup")
        #expect(sandbox.cairn("ls", "-R", "--container", "org.example.Other").lines.count == 2)
    }

    /// Another home, another machine that knows nothing but the repository; and back again.
    @Test func aContainerComesBackInAnotherHomeAndUndoTakesItAwayAgain() {
        let sandbox = Self.withFirefox()
        sandbox.cairn("backup")
        let before = Walker.walk(Self.app(sandbox))
        mkdir(sandbox.file("home2"), 0o755)
        mkdir(sandbox.file("state2"), 0o700)
        sandbox.environment["HOME"] = sandbox.file("home2")
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("state2")
        sandbox.cairn("restore", "--container", Self.id, "--in-place")
        let restored = Self.app(sandbox, home: "home2")
        for part in ["data", "config", ".mozilla"] {
            let differences = treeDifferences(
                Walker.walk("\(restored)/\(part)"),
                expected: Walker.walk("\(Self.app(sandbox))/\(part)"))
            #expect(differences.isEmpty, "\(part): \(differences)")
        }
        #expect(
            !Files.exists("\(restored)/cache")
                && !Files.exists(sandbox.file("home2/.var/app/org.example.Other")))
        // Ada's own is as it was.
        #expect(treeDifferences(Walker.walk(Self.app(sandbox)), expected: before).isEmpty)
        // It goes on as a container, in this home.
        Files.write("more bookmarks", to: "\(restored)/data/profile/places")
        sandbox.cairn("backup", "--container", Self.id)
        sandbox.cairn("undo")
        #expect(!Files.exists("\(restored)/data") && !Files.exists("\(restored)/config"))
        #expect(Files.exists("\(Self.app(sandbox))/data/profile/places"))
        sandbox.cairn("undo")
        #expect(Files.text("\(restored)/data/profile/places") == "more bookmarks")
    }

    /// A part of it, over what is there.
    @Test func whatWasThereIsCommittedFirst() {
        let sandbox = Self.withFirefox()
        sandbox.cairn("backup")
        let home2 = Self.app(sandbox, home: "home2")
        for name in ["data/profile", "config"] { Files.makeDirectories("\(home2)/\(name)") }
        Files.write("bob's", to: "\(home2)/data/profile/places")
        Files.write("bob's", to: "\(home2)/config/mine")
        sandbox.environment["HOME"] = sandbox.file("home2")
        sandbox.cairn("restore", "--container", Self.id, "--in-place", "data/profile")
        #expect(Files.text("\(home2)/data/profile/places") == "bookmarks")
        #expect(
            Files.text("\(home2)/config/mine") == "bob's" && !Files.exists("\(home2)/config/user"))
        sandbox.cairn("undo")
        #expect(Files.text("\(home2)/data/profile/places") == "bob's")
    }

    /// An application may have put a symlink where its data is to come back.
    @Test func aSymlinkInThePlaceOfAPartIsNotFollowed() {
        let sandbox = Self.withFirefox()
        sandbox.cairn("backup")
        let home2 = Self.app(sandbox, home: "home2")
        Files.makeDirectories(home2)
        Files.makeDirectories(sandbox.file("precious"))
        Files.write("untouched", to: sandbox.file("precious/file"))
        symlink(sandbox.file("precious"), "\(home2)/data")
        sandbox.environment["HOME"] = sandbox.file("home2")
        sandbox.cairn("restore", "--container", Self.id, "--in-place", "--delete")
        #expect(
            Files.names(sandbox.file("precious")) == ["file"]
                && Files.text(sandbox.file("precious/file")) == "untouched")
        #expect(Files.text("\(home2)/data/profile/places") == "bookmarks")
        // The way back does not lead through it either.
        unlink("\(home2)/config")
        sandbox.cairn("undo")
        var status = stat()
        #expect(lstat("\(home2)/data", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        #expect(Files.names(sandbox.file("precious")) == ["file"])
    }

    /// In the same home a plain restore in place of such a root does not follow it either.
    @Test func aPlainRestoreInPlaceDoesNotFollowItEither() {
        let sandbox = Self.withFirefox()
        sandbox.cairn("backup")
        let app = Self.app(sandbox)
        Files.removeTree(Array("\(app)/data".utf8))
        Files.makeDirectories(sandbox.file("precious"))
        symlink(sandbox.file("precious"), "\(app)/data")
        sandbox.cairn("restore", "--in-place", "containers/\(Self.id)/data")
        #expect(Files.names(sandbox.file("precious")) == [])
        #expect(Files.text("\(app)/data/profile/places") == "bookmarks")
    }

    private static func owner(_ path: String) -> [UInt32] {
        var status = stat()
        return lstat(path, &status) == 0 ? [status.st_uid, status.st_gid] : []
    }

    @Test(.enabled(if: Machine.isRoot, "needs root, to give files to other people"))
    func ownersAreMappedFromOneUserToAnother() {
        let sandbox = Self.withFirefox()
        for path in ["", "/.var", "/.var/app"] { lchown(sandbox.file("home\(path)"), 4001, 4002) }
        for (path, _) in Walker.walk(Self.app(sandbox)) {
            lchown("\(Self.app(sandbox))/\(String(decoding: path, as: UTF8.self))", 4001, 4002)
        }
        lchown("\(Self.app(sandbox))/config/user/theme", 4001, 77)
        sandbox.cairn("backup")
        mkdir(sandbox.file("home2"), 0o755)
        lchown(sandbox.file("home2"), 5001, 5002)
        sandbox.environment["HOME"] = sandbox.file("home2")
        sandbox.cairn(
            "restore", "--container", Self.id, "--in-place", "--map-user", "4001:5001",
            "--map-group", "4002:5002")
        let restored = Self.app(sandbox, home: "home2")
        let all = Walker.walk(restored).keys.map {
            "\(restored)/\(String(decoding: $0, as: UTF8.self))"
        }
        #expect(all.count > 8)
        for path in all + [sandbox.file("home2/.var"), sandbox.file("home2/.var/app"), restored]
        where !path.hasSuffix("theme") {
            #expect(Self.owner(path) == [5001, 5002], "\(path)")
        }
        #expect(Self.owner("\(restored)/config/user/theme") == [5001, 77])
        sandbox.cairn("undo")
        #expect(!Files.exists("\(restored)/data"))
    }

    @Test func aLinkThatMapRootNamesIsFollowed() {
        let sandbox = Sandbox()
        for name in ["home/Documents", "disk"] { Files.makeDirectories(sandbox.file(name)) }
        Files.write("words", to: sandbox.file("home/Documents/letter"))
        sandbox.cairn("init")
        sandbox.cairn("backup")
        let (disk, link) = (sandbox.file("disk"), sandbox.file("link"))
        Files.write("mine", to: disk + "/letter")
        symlink(disk, link)
        let map = "\(sandbox.file("home/Documents")):\(link)"
        sandbox.cairn("restore", "--in-place", "Documents", "--map-root", map)
        #expect(Files.text(disk + "/letter") == "words")
        sandbox.cairn("undo")
        #expect(Files.text(disk + "/letter") == "mine" && Files.text(link + "/letter") == "mine")
    }

    @Test func anyRootComesBackElsewhereWithMapRoot() {
        let sandbox = Sandbox()
        for name in ["home/Documents", "home2"] { Files.makeDirectories(sandbox.file(name)) }
        Files.write("words", to: sandbox.file("home/Documents/letter"))
        sandbox.cairn("init")
        sandbox.cairn("backup")
        Files.write("changed", to: sandbox.file("home/Documents/letter"))
        let map = "\(sandbox.file("home")):\(sandbox.file("home2"))"
        sandbox.cairn("restore", "--in-place", "Documents", "--map-root", map)
        #expect(Files.text(sandbox.file("home2/Documents/letter")) == "words")
        #expect(Files.text(sandbox.file("home/Documents/letter")) == "changed")
        sandbox.cairn("undo")
        #expect(!Files.exists(sandbox.file("home2/Documents")))
        #expect(Files.text(sandbox.file("home/Documents/letter")) == "changed")
        for (wrong, word) in [
            ("x:y", "is not OLDPATH:NEWPATH"), ("/nowhere:/x", "none of the restored roots is"),
            ("/a", "is not OLDPATH"),
        ] {
            #expect(
                sandbox.cairn("restore", "--in-place", "--map-root", wrong, exits: 1).errors
                    .contains(word))
        }
        #expect(
            sandbox.cairn("restore", "--target", sandbox.file("out"), "--map-root", map, exits: 1)
                .errors.contains("--in-place"))
        for wrong in ["1", "1:", "nobody-of-this-name:2", "1:2:3", "-1:2", "4294967295:1"] {
            sandbox.cairn("restore", "--in-place", "--map-user=\(wrong)", exits: 1)
        }
    }

    /// Two people, one repository: each gets their own back.
    @Test func twoUsersOfOneApplicationAreToldApart() {
        let sandbox = Self.withFirefox()
        sandbox.cairn("backup", "--container", Self.id)
        let bobs = Self.app(sandbox, home: "home2")
        Files.makeDirectories("\(bobs)/data/profile")
        Files.write("bob's", to: "\(bobs)/data/profile/places")
        sandbox.environment["HOME"] = sandbox.file("home2")
        sandbox.cairn("backup", "--container", Self.id)
        Files.write("lost", to: "\(bobs)/data/profile/places")
        sandbox.cairn("restore", "--container", Self.id, "--in-place", "--snapshot", "latest")
        #expect(Files.text("\(bobs)/data/profile/places") == "bob's")
        #expect(Files.text("\(Self.app(sandbox))/data/profile/places") == "bookmarks")
        sandbox.environment["HOME"] = sandbox.file("home3")
        mkdir(sandbox.file("home3"), 0o755)
        let third = sandbox.cairn("restore", "--container", Self.id, "--in-place", exits: 1)
        #expect(
            third.errors.contains("there are 2 containers") && third.errors.contains("--map-root"))
    }

    private static func isStored(_ sandbox: Sandbox, _ path: String) -> Bool {
        sandbox.json("ls", "-R").contains { $0["path"] == "containers/\(path)" }
    }

    /// The home was backed up by name once: a container in it is a part of that root, and what went
    /// with a removed one is deleted all the same. The rest of the home stays.
    @Test func whatGoesWithAContainerInAHomeByNameIsDeleted() {
        let sandbox = Self.withFirefox()
        let home = sandbox.file("home")
        Files.makeDirectories("\(home)/Documents")
        Files.write("stays", to: "\(home)/loose")
        sandbox.cairn("backup", home)
        sandbox.cairn("backup")
        func stored(_ name: String) -> Int {
            sandbox.json("ls", "-R").count { $0["path"]?.hasSuffix("/\(name)") == true }
        }
        let app = Self.app(sandbox)
        // Without the directory of containers, nobody knows.
        rename("\(home)/.var", "\(home)/.old")
        sandbox.cairn("backup")
        #expect(stored("places") == 1)
        rename("\(home)/.old", "\(home)/.var")
        Files.removeTree(Array("\(app)/config".utf8))
        unlink("\(home)/loose")
        sandbox.cairn("backup")
        #expect(stored("places") == 1 && stored("theme") == 1)
        Files.removeTree(Array(app.utf8))
        #expect(sandbox.json("backup").last?.number("deleted") ?? 0 > 0)
        #expect(stored("places") == 0 && stored("theme") == 0 && stored(Self.id) == 0)
        #expect(stored("x") == 1 && stored("loose") == 1)
        let versions = sandbox.cairn("versions", "\(app)/data/profile/places").text
        #expect(versions.contains("(deleted"), "\(versions)")
        #expect(sandbox.json("backup").last?.number("deleted") == 0)
        // Another application's container is renamed.
        let other = "\(home)/.var/app/org.example.Renamed"
        rename("\(home)/.var/app/org.example.Other", other)
        sandbox.cairn("backup")
        #expect(stored("x") == 1)
        #expect(sandbox.json("versions", "\(other)/data/x").count == 2)
        // Installed again.
        Files.makeDirectories("\(app)/data")
        Files.write("again", to: "\(app)/data/state")
        sandbox.cairn("backup")
        #expect(stored("state") == 1)
    }

    /// An application is uninstalled: what went with it is deleted. One part alone may come back.
    @Test func whatGoesWithItsContainerIsDeleted() {
        let sandbox = Self.withFirefox()
        Files.makeDirectories(sandbox.file("home/Documents"))
        sandbox.cairn("backup")
        let whole = sandbox.json("snapshots")[0]["id"] ?? ""
        Files.removeTree(Array("\(Self.app(sandbox))/config".utf8))
        sandbox.cairn("backup")
        #expect(Self.isStored(sandbox, "\(Self.id)/config/user/theme"))
        Files.removeTree(Array(Self.app(sandbox).utf8))
        sandbox.cairn("backup")
        for part in ["data/profile/places", "config/user/theme"] {
            #expect(!Self.isStored(sandbox, "\(Self.id)/\(part)"))
            #expect(sandbox.json("versions", "--container", Self.id, part).count == 1)
        }
        #expect(Self.isStored(sandbox, "org.example.Other/data/x"))
        sandbox.cairn("restore", "--container", Self.id, "--in-place", "--snapshot", whole)
        #expect(Files.text("\(Self.app(sandbox))/data/profile/places") == "bookmarks")
        // Without the directory of containers, nobody knows.
        sandbox.cairn("backup")
        rename(sandbox.file("home/.var"), sandbox.file("home/.old"))
        sandbox.cairn("backup")
        #expect(Self.isStored(sandbox, "\(Self.id)/data/profile/places"))
    }

    /// Renamed, moved to a larger disk with a symlink in its place, and back: one history.
    @Test(arguments: [false, true]) func aContainerThatMovesKeepsItsHistory(isCopied: Bool) {
        let sandbox = Self.withFirefox()
        Files.makeDirectories(sandbox.file("home/Documents"))
        let (app, big) = (Self.app(sandbox), sandbox.file("big"))
        Files.makeDirectories(big)
        func move(_ from: String, _ to: String) {
            guard isCopied else { return #expect(rename(from, to) == 0) }
            _ = sandbox.run("/bin/cp", ["-a", from, to])
            Files.removeTree(Array(from.utf8))
        }
        func check(_ id: String, _ sizes: [Int]) {
            sandbox.cairn("backup")
            let versions = sandbox.json("versions", "--container", id, "data/profile/places")
            #expect(versions.map { $0.number("size") } == sizes)
            #expect(
                sandbox.json("ls", "-R").count { $0["path"]?.hasSuffix("/places") == true } == 1)
        }
        check(Self.id, [9])
        move(app, "\(big)/firefox")
        symlink("\(big)/firefox", app)
        Files.write("two", to: "\(app)/data/profile/places")
        check(Self.id, [9, 3])
        unlink(app)
        move("\(big)/firefox", app)
        Files.write("three", to: "\(app)/data/profile/places")
        check(Self.id, [9, 3, 5])
        guard !isCopied else { return }
        move(app, sandbox.file("home/.var/app/org.example.Renamed"))
        check("org.example.Renamed", [9, 3, 5])
    }
}
