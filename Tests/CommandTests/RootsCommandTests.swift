import CLinux
import CommandSupport
import Glibc
import Testing

/// `cairn roots`, and roots that are something else than a directory of their own.
@Suite struct RootsCommandTests {
    private func root(_ lines: [JSONObject], _ name: String) -> JSONObject? {
        lines.first { $0["type"] == "root" && $0["name"] == name }
    }

    /// A root of the settings of which nothing is backed up was called well. (Issue 37, number 14.)
    @Test func aRootThatCannotBeBackedUpIsTrouble() {
        let sandbox = Sandbox("unusable")
        sandbox.prepare()
        sandbox.put("file", "text")
        sandbox.setSettings(
            "standard = false\n"
                + [sandbox.source, sandbox.source + "/file", sandbox.file("missing")].enumerated()
                .map { "[[root]]\nname = \"root-\($0)\"\npath = \"\($1)\"\n" }.joined())
        sandbox.cairn("backup", exits: 3)
        // The service backs up what it can.
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady(), "\(watch.child.errorsSoFar)")
        let told = sandbox.cairn("status", "--check", exits: 1).text
        #expect(
            told.contains(
                "cannot back up the root \(sandbox.source)/file: it is a file")
                && told.contains("(1 other root cannot be backed up either)"), "\(told)")
        #expect(watch.stop().code == 0)
    }

    @Test func everyRootIsListedWithWhatItIsAndWhy() {
        let sandbox = Sandbox()
        let app = sandbox.file("home/.var/app/org.example.App")
        for path in [sandbox.file("home/Dokumente"), "\(app)/data", "\(app)/cache/tmp"] {
            Files.makeDirectories(path)
        }
        Files.write(
            "XDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\nXDG_MUSIC_DIR=\"$HOME/Musik\"\n",
            to: sandbox.file("config/user-dirs.dirs"))
        Files.write("words", to: sandbox.file("home/Dokumente/letter"))
        Files.write("state", to: "\(app)/data/state")
        Files.write("stray", to: "\(app)/stray")
        // Before there is a repository, too.
        #expect(root(sandbox.json("roots"), "Documents")?.number("bytes") == nil)
        sandbox.cairn("init")
        let ended = sandbox.cairn("backup")
        #expect(
            ended.errors.contains("there is no Music directory") && !ended.errors.contains("Videos")
        )
        let lines = sandbox.json("roots")
        let documents = root(lines, "Documents")
        #expect(
            documents?["path"] == sandbox.file("home/Dokumente") && documents?["state"] == "kept")
        #expect(
            documents?.number("bytes") == 5 && documents?["origin"] == "standard"
                && documents?["file_system"] != nil)
        #expect(
            root(lines, "Music")?["state"] == "missing"
                && root(lines, "Caches")?["state"] == "not-kept")
        let data = root(lines, "containers/org.example.App/data")
        #expect(
            data?["container"] == "org.example.App" && data?["shape"] == "flatpak"
                && data?["part"] == "data")
        #expect(data?.number("bytes") == 5)
        #expect(root(lines, "containers/org.example.App/cache/tmp")?["role"] == "temporary")
        #expect(lines.contains { $0["type"] == "unkept_file" && $0["path"] == "\(app)/stray" })
        #expect(sandbox.json("roots", "--container", "org.example.App").count == 3)
        let text = sandbox.cairn("roots", "-v").text
        #expect(
            text.contains("because it is a standard directory of this user (XDG_DOCUMENTS_DIR)"))
        #expect(text.contains("not backed up, because caches can be recreated"))
        let unknown = sandbox.cairn("roots", "--container", "org.example.Other", exits: 1)
        #expect(
            unknown.errors.contains("there is no container org.example.Other")
                && unknown.errors.contains("org.example.App"))
    }

    @Test func whatNoRootOfTheHomeHoldsIsNamed() {
        let sandbox = Sandbox()
        for name in ["Documents", "src", "films", "Empty", ".hidden", "left", "held/inner"] {
            Files.makeDirectories(sandbox.file("home/\(name)"))
            if name != "Empty" { Files.write("w", to: sandbox.file("home/\(name)/file")) }
        }
        Files.write("", to: sandbox.file("home/left/.nobackup"))
        Files.write("w", to: sandbox.file("home/file"))
        sandbox.repository = sandbox.file("home/repository")
        sandbox.cairn("init")
        let start = "cairn: note:"
        let files =
            "\(start) the file ~/file is not inside any root; move it into a directory that is backed up, or back up your whole home directory with `\(sandbox.call) roots add ~`\n"
        let all =
            "\(start) ~/films, ~/held, ~/src are not inside any root; run `\(sandbox.call) roots add DIRECTORY` to back one up\n\(files)"
        #expect(sandbox.cairn("roots").errors.hasSuffix(all))
        // Once, when the first backup ends.
        #expect(sandbox.cairn("backup").errors.hasSuffix(all))
        #expect(!sandbox.cairn("backup").errors.contains("not inside any root"))
        sandbox.cairn("roots", "add", sandbox.file("home/held/inner"))
        sandbox.cairn("roots", "add", sandbox.file("home/films"))
        let last =
            "\(start) ~/src is not inside any root; run `\(sandbox.call) roots add \(sandbox.file("home/src"))` to back it up\n\(files)"
        #expect(sandbox.cairn("roots").errors.hasSuffix(last))
        let lines = sandbox.json("roots")
        #expect(
            lines.filter { $0["type"] == "unkept_directory" }.compactMap { $0["path"] }
                == [sandbox.file("home/src")])
        #expect(
            lines.filter { $0["type"] == "unkept_file" }.compactMap { $0["path"] }
                == [sandbox.file("home/file")])
        for number in 1...7 {
            Files.makeDirectories(sandbox.file("home/d\(number)/x"))
        }
        let many = sandbox.cairn("roots").errors
        #expect(
            many.contains(
                "~/d4, ~/d5 and 3 more in your home directory are not inside any root; run `"),
            "\(many)")
        #expect(
            sandbox.cairn("roots", "-v").errors.contains(
                "~/d6, ~/d7, ~/src are not inside any root; run `"))
    }

    /// What cannot be a root is named with what to do; the others are kept.
    @Test func aRootThatIsAFileOrASocketIsNamedAndOthersGoOn() {
        let sandbox = Sandbox()
        mkdir(sandbox.file("good"), 0o755)
        Files.write("kept", to: sandbox.file("good/letter"))
        Files.write("no directory", to: sandbox.file("file"))
        let number = cairn_unix_socket()
        let parent = open(sandbox.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        #expect(cairn_unix_bind(number, parent, "socket") == 0)
        defer {
            close(number)
            close(parent)
        }
        let names = ["file", "socket", "missing", "repository/packs", "good"]
        sandbox.setSettings(
            names.map {
                "[[root]]\nname = \"\($0.split(separator: "/").last ?? "")\"\npath = \"\(sandbox.file($0))\""
            }.joined(separator: "\n"))
        sandbox.cairn("init")
        let ended = sandbox.cairn("backup", exits: 3)
        #expect(
            ended.errors.contains("\(sandbox.file("file"))")
                && ended.errors.contains("it is a file, but a root must be a directory"))
        #expect(
            ended.errors.contains("it is a socket")
                && ended.errors.contains(sandbox.file("missing")))
        #expect(ended.errors.contains("it is inside the repository"))
        #expect(
            sandbox.cairn("ls", "-R").lines == ["/", "/letter"].map { sandbox.file("good") + $0 })
        let lines = sandbox.json("roots")
        #expect(
            lines.filter { $0["type"] == "root" }.map { $0["state"] } == [
                "not-a-directory", "not-a-directory", "missing", "own", "kept",
            ])
        #expect(lines.prefix(4).allSatisfy { $0["next"] != nil })
        #expect(lines.first?["why"]?.hasSuffix("cairn.toml:3 lists it") == true)
    }

    @Test(.enabled(if: Machine.canUnshareMounts, "needs root and mount namespaces"))
    func aBindMountIsStoredOnce() {
        let sandbox = Sandbox()
        for name in ["data/docs", "twin", "work/mirror"] {
            Files.makeDirectories(sandbox.file(name))
        }
        Files.write("once", to: sandbox.file("data/docs/letter"))
        sandbox.setSettings(
            [("Twin", "twin"), ("Data", "data"), ("Work", "work")].map {
                "[[root]]\nname = \"\($0)\"\npath = \"\(sandbox.file($1))\""
            }
            .joined(separator: "\n"))
        sandbox.cairn("init")
        let script = """
            mount --bind "$1/data/docs" "$1/twin" && mount --bind "$1/data" "$1/work/mirror" &&
            "$0" -r "$1/repository" backup && "$0" -r "$1/repository" ls -R && "$0" -r \
            "$1/repository" roots --verbose
            """
        let ended = sandbox.run(
            "/usr/bin/unshare", ["--mount", "/bin/sh", "-c", script, Binary.path, sandbox.path])
        #expect(ended.code == 0, "\(ended.errors)")
        #expect(ended.lines.contains(sandbox.file("data/docs/letter")))
        #expect(
            !ended.lines.contains {
                $0.hasPrefix(sandbox.file("twin/")) || $0.hasPrefix(sandbox.file("work/mirror/"))
            })
        #expect(ended.lines.filter { $0.hasSuffix("letter") }.count == 1)
        #expect(
            ended.text.contains(
                "the same directory as \(sandbox.file("data/docs")), which is already a root"))
        #expect(
            ended.text.contains(
                "excluded from the root that contains it: it is a second mount of \(sandbox.file("data"))"
            ))
    }

    /// Whoever names a directory of caches means it; around it, it is excluded.
    @Test func cachesAreKeptOnlyWhenTheyAreNamed() {
        let sandbox = Sandbox()
        Files.makeDirectories(sandbox.file("home/cache-of-mine"))
        sandbox.environment["XDG_CACHE_HOME"] = sandbox.file("home/cache-of-mine")
        Files.write("page", to: sandbox.file("home/cache-of-mine/page"))
        Files.write("words", to: sandbox.file("home/letter"))
        sandbox.cairn("init")
        sandbox.cairn("backup", sandbox.file("home"))
        let listed = sandbox.cairn("ls", "-R").text
        #expect(listed.contains("/letter") && !listed.contains("cache-of-mine"))
        let other = Sandbox("named")
        other.environment["XDG_CACHE_HOME"] = other.file("home")
        Files.write("page", to: other.file("home/page"))
        other.cairn("init")
        other.cairn("backup", other.file("home"))
        #expect(other.cairn("ls", "-R").text.contains("/page"))
    }

    /// snapd copies the data for each revision; it is one root under one name.
    @Test func aSnapThatIsRefreshedGoesOnUnderItsName() {
        let sandbox = Sandbox()
        let snap = sandbox.file("home/snap/notes")
        for name in ["common/.cache", "1", "2"] { Files.makeDirectories("\(snap)/\(name)") }
        Files.write("first", to: "\(snap)/1/list")
        Files.write("made again", to: "\(snap)/common/.cache/page")
        symlink("1", "\(snap)/current")
        sandbox.cairn("init")
        sandbox.cairn("backup")
        #expect(!sandbox.cairn("ls", "-R").text.contains(".cache"))
        #expect(
            sandbox.cairn("why", "\(snap)/common/.cache/page", exits: 1).text.contains(
                "it is a root with the role caches"))
        Files.write("second", to: "\(snap)/2/list")
        unlink("\(snap)/current")
        symlink("2", "\(snap)/current")
        sandbox.cairn("backup")
        #expect(
            sandbox.json("versions", "--container", "notes", "current/list").map {
                $0.number("size")
            } == [5, 6])
        #expect(
            sandbox.cairn("ls", "-R", "--container", "notes").lines.contains(
                "\(snap)/2/list"))
        #expect(!sandbox.cairn("ls", "-R").text.contains("current-2"))
        sandbox.cairn("restore", "--container", "notes", "--target", sandbox.file("out"), "current")
        #expect(Files.text(sandbox.file("out/containers/notes/current/list")) == "second")
    }

    /// A path through a symlink means the place where it leads now, in every command.
    @Test func aSymlinkThatLeadsElsewhereNowMeansTheNewPlace() {
        let sandbox = Sandbox("retargeted")
        sandbox.prepare()
        let (old, new) = (sandbox.file("old"), sandbox.file("new"))
        let link = sandbox.file("link")
        for (place, text) in [(old, "a"), (new, "bb")] {
            mkdir(place, 0o755)
            Files.write(text, to: place + "/r")
        }
        symlink(old, link)
        sandbox.setSettings("[[root]]\nname = \"link\"\npath = \"\(link)\"\n")
        sandbox.cairn("backup")
        #expect(sandbox.cairn("dump", link + "/r").text == "a")
        unlink(link)
        symlink(new, link)
        sandbox.cairn("backup")
        #expect(sandbox.cairn("dump", link + "/r").text == "bb")
        #expect(sandbox.cairn("versions", "--json", link + "/r").text.contains("\"size\":2"))
        Files.write("broken", to: new + "/r")
        sandbox.cairn("restore", "--in-place", link + "/r")
        #expect(Files.text(new + "/r") == "bb" && Files.text(old + "/r") == "a")
        // What the link led to before has its own path.
        #expect(sandbox.cairn("dump", old + "/r").text == "a")
    }

    /// A directory above a root is moved and leaves a link: the root's history goes on.
    @Test func aRootBehindALinkThatAMoveLeftStaysOne() {
        let sandbox = Sandbox("link-left")
        sandbox.prepare()
        let (real, moved) = (sandbox.file("real"), sandbox.file("real2"))
        Files.makeDirectories(real + "/docs")
        for name in ["f1", "f2"] { Files.write("old", to: "\(real)/docs/\(name)") }
        sandbox.setSettings("[[root]]\nname = \"docs\"\npath = \"\(real)/docs\"\n")
        sandbox.cairn("backup")
        rename(real, moved)
        symlink(moved, real)
        let second = sandbox.json("backup").last
        #expect(second?.number("new") == 0 && second?.number("deleted") == 0)
        Files.write("newer", to: real + "/docs/f1")
        unlink(real + "/docs/f2")
        sandbox.cairn("backup")
        #expect(sandbox.cairn("dump", real + "/docs/f1").text == "newer")
        #expect(sandbox.cairn("dump", moved + "/docs/f1").text == "newer")
        sandbox.cairn("restore", "--target", sandbox.file("out"))
        let restored = Walker.walk(sandbox.file("out")).keys
            .map { String(decoding: $0, as: UTF8.self) }
        #expect(restored.count { $0.hasSuffix("/f1") } == 1, "\(restored)")
        #expect(!restored.contains { $0.hasSuffix("/f2") }, "\(restored)")
    }

    /// Somebody deletes the [[root]] by hand: its files are no longer backed up, and that is said.
    @Test func aRootThatTheSettingsNoLongerNameIsSaid() {
        let sandbox = Sandbox("byhand")
        sandbox.prepare()
        let (first, second) = (sandbox.file("first"), sandbox.file("second"))
        for place in [first, second] {
            mkdir(place, 0o755)
            Files.write("a", to: place + "/f")
        }
        func name(_ roots: [String]) {
            sandbox.setSettings(
                roots.map { root in
                    "[[root]]\nname = \"\(root.hasSuffix("first") ? "a" : "b")\"\npath = \"\(root)\"\n"
                }.joined())
        }
        name([first, second])
        sandbox.cairn("backup")
        #expect(!sandbox.cairn("status").text.contains("unlisted"))
        name([first])
        sandbox.cairn("backup")
        let status = sandbox.cairn("status").text
        #expect(status.contains("1 root is no longer in the settings"), "\(status)")
        #expect(status.contains("roots remove \(second)`"), "\(status)")
        let why = sandbox.cairn("why", second + "/f", exits: 1)
        #expect(why.text.contains("is no longer backed up"), "\(why.text)")
        #expect(
            sandbox.json("why", second + "/f", exits: 1).last?.fields["kept"] as? Bool == false)
        Files.write("later", to: second + "/f")
        let proof = sandbox.cairn("status", second + "/f", exits: 1).text
        #expect(
            proof.contains("is no longer in the settings")
                && proof.contains("roots add \(second)`")
                && !proof.contains("cairn backup"), "\(proof)")
        sandbox.cairn("roots", "remove", second)
        #expect(!sandbox.cairn("status").text.contains("unlisted"))
        #expect(!sandbox.cairn("ls", "-R").text.contains("second"))
    }

    @Test func excludedPathsMoveWithTheirRoot() {
        let sandbox = Sandbox("moved-exclusion")
        sandbox.prepare()
        let (old, new) = (sandbox.file("work"), sandbox.file("moved"))
        for name in ["f", "vms/disk"] {
            Files.makeDirectories(old + "/vms")
            Files.write("a", to: "\(old)/\(name)")
        }
        sandbox.setSettings(
            "[exclude]\npaths = [\"\(old)/vms\", \"\(old)-other\"]\n"
                + "[[root]]\nname = \"work\"\npath = \"\(old)\"\n")
        sandbox.cairn("backup")
        #expect(rename(old, new) == 0)
        sandbox.cairn("roots", "move", old, new)
        sandbox.cairn("backup")
        #expect(sandbox.cairn("dump", new + "/f").text == "a")
        sandbox.cairn("dump", new + "/vms/disk", exits: 1)
        let settings = Files.text(sandbox.file("config/cairn/cairn.toml"))
        #expect(settings.contains("\"\(new)/vms\"") && settings.contains("\"\(old)-other\""))
    }

    /// The advice of `why`, `roots` and `status` for a root that is a file now, when its directory
    /// was renamed and when it was deleted.
    @Test(arguments: [true, false]) func aRootThatIsAFileNow(isRenamed: Bool) {
        let sandbox = Sandbox("rootfile")
        sandbox.prepare()
        let (root, moved) = (sandbox.file("work"), sandbox.file("moved"))
        Files.makeDirectories(root)
        Files.write("a", to: root + "/f")
        sandbox.setSettings(
            "[[root]]\nname = \"a\"\npath = \"\(sandbox.source)\"\n"
                + "[[root]]\nname = \"b\"\npath = \"\(root)\"\n")
        sandbox.cairn("backup")
        if isRenamed {
            #expect(rename(root, moved) == 0)
        } else {
            Files.removeTree(Array(root.utf8))
        }
        Files.write("x", to: root)
        sandbox.cairn("backup", exits: 3)
        #expect(sandbox.cairn("status").text.contains("roots --verbose`"))
        for (told, words) in [
            (sandbox.cairn("why", root, exits: 1).text, "is now a file"),
            (sandbox.cairn("roots", "--verbose").text, "because it is a file"),
        ] { #expect(told.contains(words) && told.contains("roots remove \(root)`"), "\(told)") }
        if isRenamed {
            sandbox.cairn("roots", "move", root, moved)
        } else {
            sandbox.cairn("roots", "remove", root)
        }
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
    }

    /// A root of the settings that is not there: `status` names the command that knows what to do.
    @Test func aRootThatIsNotThereHasANextStep() {
        let sandbox = Sandbox("rootabsent")
        sandbox.prepare()
        let absent = sandbox.file("absent")
        sandbox.setSettings(
            "[[root]]\nname = \"a\"\npath = \"\(sandbox.source)\"\n"
                + "[[root]]\nname = \"b\"\npath = \"\(absent)\"\n")
        sandbox.cairn("backup", exits: 3)
        let status = sandbox.cairn("status").text
        #expect(
            status.contains("does not exist") && status.contains("roots --verbose`"), "\(status)")
        #expect(
            sandbox.cairn("roots", "--verbose").text.contains("roots remove \(absent)`"))
    }

    /// Somebody gives a root the role `caches` by hand: it is no longer backed up, and that is
    /// said.
    @Test func aRootThatBecameCachesIsSaid() {
        let sandbox = Sandbox("rolebyhand")
        sandbox.prepare()
        let place = sandbox.file("second")
        mkdir(place, 0o755)
        Files.write("a", to: place + "/f")
        let keep = "[[root]]\nname = \"a\"\npath = \"\(sandbox.source)\"\n"
        let root = "[[root]]\nname = \"b\"\npath = \"\(place)\"\n"
        sandbox.setSettings(keep + root)
        sandbox.cairn("backup")
        sandbox.setSettings(keep + root + "role = \"caches\"\n")
        sandbox.cairn("backup")
        let status = sandbox.cairn("status").text
        #expect(status.contains("unlisted") && status.contains(place), "\(status)")
        let why = sandbox.cairn("why", place + "/f", exits: 1)
        #expect(why.text.contains("the role caches"), "\(why.text)")
        #expect(sandbox.cairn("roots", "remove", place).code == 0)
        #expect(sandbox.cairn("roots", "add", place).code == 0)
        sandbox.cairn("backup")
        #expect(!sandbox.cairn("status").text.contains("unlisted"))
        #expect(sandbox.cairn("why", place + "/f").text.contains("is backed up"))
    }

    /// Root looks at a user's repository: what root's settings name says nothing of its roots.
    @Test func settingsOfOneWhoNeverBackedUpUnlistNothing() {
        let sandbox = Sandbox("anothers-settings")
        sandbox.prepare()
        sandbox.setSettings("[[root]]\nname = \"a\"\npath = \"\(sandbox.source)\"\n")
        sandbox.cairn("backup")
        for name in ["CONFIG", "STATE"] {
            mkdir(sandbox.file("others-\(name)"), 0o700)
            sandbox.environment["XDG_\(name)_HOME"] = sandbox.file("others-\(name)")
        }
        let status = sandbox.startCairn(["status"]).wait().text
        #expect(status.contains("last commit") && !status.contains("unlisted"), "\(status)")
    }
}
