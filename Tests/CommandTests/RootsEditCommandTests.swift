import CommandSupport
import Glibc
import Testing

/// What is kept without a word, and what `cairn roots add` makes of it. (Issue 13, item 13.)
@Suite struct RootsEditCommandTests {
    /// Standard directories with a letter, and a directory beside them.
    private static func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("once.txt", "once")
        Files.makeDirectories(sandbox.file("home/Documents"))
        Files.write("one", to: sandbox.file("home/Documents/letter"))
        return sandbox
    }

    @Test func aPathGivenOnceIsKeptOnceAndSaidToBe() {
        let sandbox = Self.prepared("once")
        sandbox.cairn("backup")
        let once = sandbox.cairn("backup", sandbox.source)
        #expect(
            once.text.contains(
                "was backed up only this once; to back it up every time, run `\(sandbox.call) roots add \(sandbox.source)`"
            ),
            "\(once.text)")
        let file = sandbox.cairn("backup", sandbox.source + "/once.txt")
        #expect(file.text.contains("`\(sandbox.call) roots add \(sandbox.source)`"))
        // What holds the home or the repository is far more than the file.
        for place in [sandbox.file("home"), sandbox.path] {
            Files.write("x", to: place + "/note")
            let once = sandbox.cairn("backup", place + "/note")
            #expect(
                once.text.contains("/note was backed up only this once\n")
                    && !once.text.contains("roots add"),
                "\(once.text)")
        }
        Files.write("two", to: sandbox.file("home/Documents/letter"))
        sandbox.put("once.txt", "twice")
        let summary = sandbox.json("backup").last
        #expect(summary?.number("changed") == 1)
        #expect(sandbox.cairn("dump", sandbox.file("home/Documents/letter")).text == "two")
        #expect(sandbox.cairn("dump", sandbox.source + "/once.txt").text == "once")
        // What is a root is kept anyway.
        let document = sandbox.cairn("backup", sandbox.file("home/Documents"))
        #expect(!document.text.contains("backed up only this once"))
    }

    /// It would begin the root anew, of which the settings say nothing.
    @Test func aRestoreIntoARootThatWasRemovedSinceIsNotUndone() {
        let sandbox = Sandbox("undo-removed")
        sandbox.prepare()
        sandbox.setSettings("standard = false\n")
        let (docs, other) = (sandbox.source + "/docs", sandbox.source + "/other")
        sandbox.put("docs/f", "one")
        sandbox.put("other/o", "other")
        for root in [docs, other] { sandbox.cairn("roots", "add", root) }
        let before = sandbox.json("backup").last?["commit"] ?? ""
        sandbox.put("docs/f", "second")
        sandbox.cairn("backup")
        sandbox.cairn("restore", "--in-place", "--snapshot", before, docs)
        sandbox.cairn("roots", "remove", docs)
        let refused = sandbox.cairn("undo", exits: 1).errors
        #expect(refused.contains("nothing was changed"), "\(refused)")
        #expect(Files.text(docs + "/f") == "one")
        let last = sandbox.json("versions", docs + "/f").last { $0["type"] == "version" }
        #expect(last?["until"] != nil)
    }

    /// A root that was named is kept although it is marked, also when the next backup names only a
    /// part of it.
    @Test(arguments: [".nobackup", "CACHEDIR.TAG"]) func aPartOfAMarkedRootTakesNothingAway(
        marker: String
    ) {
        let sandbox = Self.prepared("marked")
        sandbox.put(marker, "Signature: 8a477f597d28d172789f06886806bc55")
        sandbox.put("part/file", "a part")
        let first = sandbox.cairn("backup", sandbox.source)
        #expect(
            (first.text + first.errors).contains("\(sandbox.source) is backed up, although "),
            "\(first.errors)")
        sandbox.put("part/file", "another")
        #expect(sandbox.json("backup", sandbox.source + "/part").last?.number("deleted") == 0)
        #expect(sandbox.cairn("dump", sandbox.source + "/part/file").text == "another")
        #expect(sandbox.cairn("dump", sandbox.source + "/once.txt").text == "once")
    }

    /// What is excluded by its flag, or lies in a directory that is, was said to be backed up, and
    /// gone from the present state.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"))
    func aPathThatIsExcludedIsNamedAndTakesNothingAway() {
        let sandbox = Self.prepared("left-out")
        sandbox.put("part/file", "a part")
        sandbox.cairn("backup", sandbox.source)
        let part = sandbox.source + "/part"
        #expect(
            sandbox.run(
                "/usr/bin/python3",
                [
                    "-c",
                    "import os, sys; os.setxattr(sys.argv[1], 'user.xdg.robots.backup', b'false')",
                    part,
                ]
            ).code == 0)
        for path in [part, part + "/file"] {
            let place = path == part ? "" : " together with \(part)"
            let ended = sandbox.cairn("backup", path, exits: 1)
            #expect(
                ended.errors.contains(
                    "\(path): it is excluded\(place): its extended attribute user.xdg.robots.backup is false"
                ), "\(ended.errors)")
        }
        let both = sandbox.cairn("backup", part, sandbox.source + "/once.txt", exits: 3)
        #expect(
            both.errors.contains("it is excluded") && !both.text.contains("part"),
            "\(both.text)\(both.errors)")
        #expect(sandbox.cairn("dump", part + "/file").text == "a part")
        #expect(!sandbox.cairn("status", part + "/file", exits: 1).text.contains("stores it"))
        // A file of which nothing else is known, by its own flag.
        let other = Self.prepared("left-out-file")
        #expect(
            other.run(
                "/usr/bin/python3",
                [
                    "-c",
                    "import os, sys; os.setxattr(sys.argv[1], 'user.xdg.robots.backup', b'false')",
                    other.source + "/once.txt",
                ]
            ).code == 0)
        #expect(
            other.cairn("backup", other.source + "/once.txt", exits: 1).errors.contains(
                "it is excluded: its extended attribute"))
    }

    /// What a path given once, a settings' root, and a marker mean to `watch` and to `backup`
    /// alike.
    @Test func watchWithoutAPathKeepsWhatBackupKeeps() {
        let sandbox = Self.prepared("watch")
        for name in ["work", "marked"] { Files.makeDirectories(sandbox.file(name)) }
        Files.write(
            "Signature: 8a477f597d28d172789f06886806bc55", to: sandbox.file("marked/CACHEDIR.TAG"))
        let roots = ["work", "marked"].map {
            "[[root]]\nname = \"\($0)\"\npath = \"\(sandbox.file($0))\"\n"
        }.joined()
        sandbox.setSettings("standard = false\n[watch]\nquiet-after-close = \"20ms\"\n" + roots)
        sandbox.cairn("backup", sandbox.source)
        Files.write("work", to: sandbox.file("work/letter"))
        Files.write("kept", to: sandbox.file("marked/letter"))
        sandbox.put("once.txt", "twice")
        let watch = SupervisedWatch(sandbox, paths: [])
        #expect(watch.isReady())
        #expect(
            watch.logs("is backed up, although it contains a CACHEDIR.TAG"),
            "\(watch.child.errorsSoFar)")
        for name in ["work", "marked"] {
            #expect(watch.keeps(sandbox.file("\(name)/letter")), "\(name)")
        }
        let kept = Set(
            sandbox.json("status").filter { $0["type"] == "root" }.compactMap { $0["path"] })
        #expect(kept == Set(["work", "marked"].map(sandbox.file)), "\(kept)")
        #expect(watch.stop().code == 0)
        #expect(sandbox.cairn("dump", sandbox.source + "/once.txt").text == "once")
        // One backup chooses the same.
        Files.write("work, again", to: sandbox.file("work/letter"))
        let text = sandbox.cairn("backup").errors
        #expect(
            text.contains(
                "\(sandbox.file("marked")) is backed up, although it contains a CACHEDIR.TAG"),
            "\(text)")
        #expect(sandbox.cairn("dump", sandbox.file("work/letter")).text == "work, again")
        #expect(sandbox.cairn("dump", sandbox.source + "/once.txt").text == "once")
    }

    @Test func aMistypedPathIsNamedAndLeavesNothing() {
        let sandbox = Self.prepared("mistyped")
        let wrong = sandbox.file("nonexistent")
        let both = sandbox.cairn("backup", sandbox.source, wrong, exits: 3)
        #expect(both.errors.contains(wrong))
        #expect(both.text.contains("backed up \(sandbox.source)\n"), "\(both.text)")
        #expect(sandbox.json("snapshots").last?.texts("paths") == [sandbox.source])
        let commits = sandbox.commits().count
        sandbox.cairn("backup", wrong, exits: 1)
        #expect(sandbox.commits().count == commits)
        sandbox.cairn("backup")
        sandbox.cairn("backup", sandbox.source)
        sandbox.cairn("verify")
        #expect(!sandbox.cairn("status").text.contains(wrong))
    }

    /// "Is kept from now on" was said of it, and nothing was.
    @Test func aRepositoryIsNoRoot() {
        let sandbox = Self.prepared("own-root")
        let other = sandbox.file("other-repository")
        sandbox.cairn("-r", other, "init")
        for (path, what) in [
            (sandbox.repository, "the repository itself"),
            (sandbox.repository + "/packs", "the repository itself"),
            (other, "another Cairn repository"),
        ] {
            let ended = sandbox.cairn("roots", "add", path, exits: 1)
            #expect(ended.errors.contains("\(path) is \(what)"), "\(ended.errors)")
            #expect(ended.errors.contains("next: "), "\(ended.errors)")
        }
        #expect(!sandbox.cairn("roots").text.contains("belongs to Cairn"))
    }

    @Test func rootsAreAddedAndRemoved() {
        let sandbox = Self.prepared("edit")
        let added = sandbox.cairn("roots", "add", sandbox.source)
        #expect(added.errors.contains("added `standard = true` to the settings"), "\(added.errors)")
        let file = sandbox.file("config/cairn/cairn.toml")
        #expect(chmod(file, 0o600) == 0)
        sandbox.cairn("backup")
        #expect(sandbox.cairn("dump", sandbox.source + "/once.txt").text == "once")
        #expect(sandbox.cairn("dump", sandbox.file("home/Documents/letter")).text == "one")
        #expect(
            sandbox.cairn("roots", "add", sandbox.source + "/.").text.contains(
                "is already backed up: it is a root"))
        sandbox.cairn("roots", "add", sandbox.file("nonexistent"), exits: 1)
        sandbox.cairn("roots", "add", sandbox.source + "/once.txt", exits: 1)
        #expect(sandbox.json("roots").contains { $0["name"] == "source" })
        Files.makeDirectories(sandbox.file("work"))
        sandbox.cairn("roots", "add", "--name", "Work", sandbox.file("work"))
        sandbox.cairn("roots", "remove", sandbox.source)
        #expect(
            Files.text(file)
                == "standard = true\n\n[[root]]\nname = \"Work\"\npath = \"\(sandbox.file("work"))\"\n"
        )
        var status = stat()
        #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
        sandbox.cairn("roots", "remove", sandbox.source, exits: 1)
    }
}
