import CommandSupport
import Glibc
import Testing

/// What a marker takes out of the backup is told, and is trouble until somebody accepts it.
@Suite struct SetAsideCommandTests {
    private static func sandbox(_ name: String = #function, files: Int = 3) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Files.write(
            "[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n",
            to: sandbox.file("settings.toml"))
        sandbox.prepare()
        for number in 0..<files { sandbox.put("atlas/\(number)", "text \(number)") }
        sandbox.put("other", "o")
        sandbox.cairn("backup")
        return sandbox
    }

    @Test func aMarkerIsToldAndAccepted() throws {
        let sandbox = Self.sandbox()
        let atlas = sandbox.source + "/atlas"
        sandbox.put("atlas/.nobackup", "")
        let made = sandbox.cairn("backup", exits: 3)
        #expect(made.text.contains("0 deleted, 3 excluded\n"), "\(made.text)")
        #expect(made.errors.contains("by \(atlas)/.nobackup"))
        #expect(
            made.errors.contains("exclude accept \(atlas)` if you want this exclusion; if not, "))
        let again = sandbox.json("backup", exits: 3)
        #expect(again.last?.number("newly_excluded") == 0 && again.last?.number("deleted") == 0)
        let told = try #require(again.first { $0["type"] == "set_aside" })
        #expect(
            told["path"] == atlas && told["rule"] == "nobackup" && told.number("files") == 3
                && told.number("bytes") == 18)
        // Neither the status nor anything else calls it deleted.
        let status = sandbox.cairn("status", "--check", exits: 1).text
        #expect(
            status.hasPrefix("trouble: 3 files (18 B) have been excluded unexpectedly since "),
            "\(status)")
        #expect(sandbox.json("status").first?.number("set_aside") == 1)
        #expect(sandbox.cairn("status").text.contains("exclude accept \(atlas)`"))
        #expect(sandbox.cairn("why", atlas + "/0", exits: 1).text.contains("exclude accept"))
        sandbox.cairn("find", "--deleted", "0", exits: 1)
        let versions = sandbox.json("versions", atlas + "/0")
        #expect(versions.first?.fields["excluded"] as? Bool == true)
        #expect(versions.first?.fields["deleted"] == nil && versions.first?["stays_until"] == nil)
        #expect(versions.last?.fields["ordered"] as? Bool == false)
        #expect(
            sandbox.cairn("versions", atlas + "/0").text.contains(
                "(excluded unexpectedly; kept)"))
        // Its end.
        let accepted = sandbox.json("exclude", "accept", atlas)
        #expect(accepted.first?["type"] == "acceptance" && accepted.first?.number("files") == 3)
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
        sandbox.cairn("backup")
        #expect(sandbox.json("versions", atlas + "/0").last?["note"] == "accepted")
        let ends = sandbox.cairn("versions", atlas + "/0").text
        #expect(ends.contains("(excluded)") && !ends.contains("; kept)"), "\(ends)")
        #expect(
            sandbox.cairn("exclude", "accept", atlas, exits: 1).errors.contains(
                "needs to be accepted"))
        #expect(
            sandbox.cairn("exclude", "accept", "--all", exits: 1).errors.contains(
                "no exclusion needs to be accepted"))
    }

    /// What a person moves to an excluded place is not deleted: its new place is named.
    @Test func whatIsMovedToAnExcludedPlaceIsTold() throws {
        let sandbox = Self.sandbox()
        let (atlas, place) = (sandbox.source + "/atlas", sandbox.source + "/scratch/atlas")
        sandbox.put("scratch/.nobackup", "")
        sandbox.cairn("backup")
        #expect(rename(atlas, place) == 0)
        let made = sandbox.cairn("backup", exits: 3)
        #expect(made.text.contains("0 deleted, 3 excluded\n"), "\(made.text)")
        let moved = "\(atlas) was moved to \(place), which is excluded"
        #expect(made.errors.contains(moved), "\(made.errors)")
        #expect(sandbox.cairn("status", "--check", exits: 1).text.contains(moved))
        #expect(sandbox.cairn("status").text.contains("move it back with `mv \(place) \(atlas)`"))
        #expect(sandbox.json("status").last?["moved_to"] == place)
        #expect(sandbox.cairn("why", atlas + "/0").text.contains(moved))
        sandbox.cairn("find", "--deleted", "0", exits: 1)
        #expect(sandbox.cairn("status", atlas + "/0", exits: 1).text.contains(moved))
        #expect(sandbox.cairn("versions", atlas + "/0").text.contains(moved))
        // Its new place is included, and that is enough.
        unlink(sandbox.source + "/scratch/.nobackup")
        #expect(sandbox.cairn("backup").text.contains("3 new"))
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
    }

    /// From the excluded place it goes to a third one, or back: all of it is backed up again.
    @Test(arguments: ["back", "third", "scratch/../deep"])
    func whatLeavesTheExcludedPlaceIsNoProblem(name: String) throws {
        let sandbox = Self.sandbox("left-\(name.count)")
        let (atlas, place) = (sandbox.source + "/atlas", sandbox.source + "/scratch/atlas")
        sandbox.put("scratch/.nobackup", "")
        sandbox.put("deep/x", "x")
        sandbox.cairn("backup")
        #expect(rename(atlas, place) == 0)
        sandbox.cairn("backup", exits: 3)
        let end = ["back": atlas, "third": sandbox.source + "/third"][name]
        #expect(rename(place, end ?? sandbox.source + "/deep/atlas") == 0)
        sandbox.cairn("backup")
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
    }

    /// What carries its marker along is named with it, and ends with it.
    @Test func aMarkedFolderIsRenamed() {
        let sandbox = Self.sandbox()
        let (atlas, place) = (sandbox.source + "/atlas", sandbox.source + "/atlas2")
        sandbox.put("atlas/.nobackup", "")
        sandbox.cairn("backup", exits: 3)
        #expect(rename(atlas, place) == 0)
        sandbox.cairn("backup", exits: 3)
        let status = sandbox.cairn("status").text
        #expect(status.contains("\(atlas) was moved to \(place)"), "\(status)")
        #expect(status.contains("`rm \(place)/.nobackup`"), "\(status)")
        #expect(sandbox.cairn("why", place, exits: 1).text.contains("exclude accept \(atlas)"))
        unlink(place + "/.nobackup")
        sandbox.cairn("backup")
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
        // What the user excludes there later is no problem.
        sandbox.cairn("exclude", "add", place)
        sandbox.cairn("backup")
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
    }

    /// Only that machine can end it.
    @Test func anotherMachinesMarkerIsNoProblemHere() {
        let sandbox = Self.sandbox()
        sandbox.put("atlas/.nobackup", "")
        sandbox.cairn("backup", exits: 3)
        sandbox.environment["CAIRN_MACHINE_ID"] = "other"
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("other")
        unlink(sandbox.source + "/atlas/.nobackup")
        sandbox.cairn("backup")
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
    }

    /// Its files are backed up elsewhere, or somebody accepts that they are gone.
    @Test func anExcludedFolderIsGone() {
        for isCopied in [false, true] {
            let sandbox = Self.sandbox("gone-\(isCopied)")
            let atlas = sandbox.source + "/atlas"
            sandbox.put("atlas/.nobackup", "")
            sandbox.cairn("backup", exits: 3)
            Files.removeTree(Array(atlas.utf8))
            for number in 0..<3 where isCopied { sandbox.put("copy/\(number)", "text \(number)") }
            sandbox.cairn("backup", exits: isCopied ? 0 : 3)
            if !isCopied {
                let status = sandbox.cairn("status").text
                #expect(status.contains("\(atlas) no longer exists"), "\(status)")
                #expect(status.contains("if not, restore the item; run `cairn "), "\(status)")
                sandbox.cairn("exclude", "accept", atlas)
            }
            #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
        }
    }

    /// An acceptance is of one exclusion.
    @Test func aLaterMarkerIsNotAccepted() {
        let sandbox = Self.sandbox()
        let atlas = sandbox.source + "/atlas"
        sandbox.put("atlas/.nobackup", "")
        sandbox.cairn("backup", exits: 3)
        sandbox.cairn("exclude", "accept", atlas)
        unlink(atlas + "/.nobackup")
        sandbox.cairn("backup")
        sandbox.put("atlas/.nobackup", "")
        sandbox.cairn("backup", exits: 3)
        sandbox.cairn("status", "--check", exits: 1)
    }

    /// A file that is restored alone decides nothing about those beside it.
    @Test func aRestoredFileLeavesTheOthersKept() throws {
        let sandbox = Self.sandbox()
        let atlas = sandbox.source + "/atlas"
        sandbox.put("atlas/.nobackup", "")
        sandbox.cairn("backup", exits: 3)
        for number in 0..<3 { unlink(atlas + "/\(number)") }
        let id = try #require(sandbox.json("versions", atlas + "/0").first?["id"])
        sandbox.cairn("restore", "--in-place", "--snapshot", id, atlas + "/0")
        #expect(
            sandbox.cairn("status").text.contains("2 files (12 B) have been excluded unexpectedly"))
        sandbox.cairn("backup", exits: 3)
        #expect(
            sandbox.cairn("status").text.contains("3 files (18 B) have been excluded unexpectedly"))
        Files.write(
            Files.text(sandbox.file("settings.toml")) + "[retention]\nkeep-deleted = \"none\"\n",
            to: sandbox.file("settings.toml"))
        sandbox.put("other", "p")
        sandbox.cairn("backup", exits: 3)
        sandbox.cairn("forget", "--keep-last", "1", "--prune")
        for number in 0..<3 {
            let path = atlas + "/\(number)"
            let versions = sandbox.json("versions", path)
            #expect(versions.first?["stays_until"] == nil, "\(versions)")
            let last = try #require(versions.last { $0["type"] == "version" }?["id"])
            sandbox.cairn("restore", "--target", sandbox.file("out"), "--snapshot", last, path)
        }
        // The marker goes, and one of the files comes back with its folder.
        unlink(atlas + "/.nobackup")
        let made = sandbox.cairn("backup", exits: 3)
        #expect(made.errors.contains("are still missing from \(atlas)"), "\(made.errors)")
        let status = sandbox.cairn("status").text
        #expect(status.contains("versions \(atlas)/1`"), "\(status)")
        #expect(
            sandbox.cairn("exclude", "accept", atlas).text.contains(
                "accepted: 2 files (12 B) missing from \(atlas); "))
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
        #expect(sandbox.json("versions", atlas + "/1").last?["note"] == "accepted")
        // The next marker is not accepted.
        sandbox.put("atlas/.nobackup", "")
        sandbox.cairn("backup", exits: 3)
    }

    /// A restore in a folder that the user excluded gives no reason for a problem.
    @Test func aRestoreInAFolderThatTheUserExcluded() throws {
        let sandbox = Self.sandbox()
        let atlas = sandbox.source + "/atlas"
        sandbox.cairn("exclude", "add", atlas)
        sandbox.cairn("backup")
        unlink(atlas + "/0")
        let id = try #require(sandbox.json("versions", atlas + "/0").first?["id"])
        sandbox.cairn("restore", "--in-place", "--snapshot", id, atlas + "/0")
        sandbox.cairn("backup")
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
    }

    /// The service finds it by itself.
    @Test func theServiceTellsWhatIsMoved() throws {
        let sandbox = Self.sandbox()
        let place = sandbox.source + "/scratch/other"
        sandbox.put("scratch/.nobackup", "")
        let daemon = sandbox.startCairn("watch")
        defer {
            daemon.send(SIGTERM)
            _ = daemon.wait()
        }
        func eventually(_ condition: () -> Bool) -> Bool {
            daemon.awaitWhileRunning(seconds: 60, condition)
        }
        #expect(eventually { sandbox.json("status").first?["activity"] == "watching" })
        #expect(rename(sandbox.source + "/other", place) == 0)
        #expect(eventually { sandbox.json("status").last?["moved_to"] == place })
        #expect(rename(place, sandbox.source + "/other") == 0)
        #expect(eventually { sandbox.json("status").first?.number("set_aside") == 0 })
    }

    @Test func withoutItsMarkerItIsBackedUpAgain() {
        let sandbox = Self.sandbox()
        sandbox.put("atlas/CACHEDIR.TAG", "Signature: 8a477f597d28d172789f06886806bc55\n")
        sandbox.cairn("backup", exits: 3)
        unlink(sandbox.source + "/atlas/CACHEDIR.TAG")
        #expect(sandbox.cairn("backup").text.contains("3 new"))
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
    }

    /// What the user excludes needs no second word, before the marker or after it.
    @Test func whatTheUserExcludesIsAcceptedAtOnce() {
        let sandbox = Self.sandbox()
        let atlas = sandbox.source + "/atlas"
        sandbox.cairn("exclude", "add", atlas)
        #expect(sandbox.cairn("backup").text.contains("0 deleted, 3 excluded\n"))
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
        sandbox.cairn("exclude", "remove", atlas)
        sandbox.cairn("backup")
        // The order ended with the exclusion.
        sandbox.put("atlas/.nobackup", "")
        sandbox.cairn("backup", exits: 3)
        sandbox.cairn("exclude", "add", atlas)
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well"))
        sandbox.cairn("backup")
    }

    /// A flag that others could have set does not count, so the settings name the path.
    @Test func whereOthersMayWriteTheSettingsExclude() {
        let sandbox = Self.sandbox()
        let atlas = sandbox.source + "/atlas"
        #expect(chmod(atlas, 0o777) == 0)
        let added = sandbox.cairn("exclude", "add", atlas).text
        #expect(added.contains("because other users can change a flag on it"), "\(added)")
        #expect(sandbox.cairn("backup").text.contains("3 excluded\n"))
    }

    /// `chattr +d`, also of what was never backed up.
    @Test func aFlagIsNamed() {
        let sandbox = Self.sandbox()
        let flagged = sandbox.source + "/flagged"
        sandbox.put("flagged", "f")
        guard sandbox.run("/usr/bin/chattr", ["+d", flagged]).code == 0 else { return }
        #expect(
            sandbox.cairn("backup").errors.contains(
                "1 item is excluded by its own flag: \(flagged);"))
    }

    @Test(.enabled(if: Machine.isRoot, "only root works among other users"))
    func anotherUsersMarkerDoesNotCount() {
        let sandbox = Self.sandbox()
        let marker = sandbox.source + "/atlas/.nobackup"
        sandbox.put("atlas/.nobackup", "")
        #expect(chmod(sandbox.source + "/atlas", 0o1777) == 0)
        #expect(chown(marker, 54_321, 54_321) == 0)
        #expect(sandbox.cairn("backup").text.contains("1 new"))
        let why = sandbox.cairn("why", sandbox.source + "/atlas/0").text
        #expect(
            why.contains("exists but is ignored here: the marker belongs to user 54321"), "\(why)")
        // A further name of a file of root's.
        unlink(marker)
        #expect(link(sandbox.source + "/other", marker) == 0)
        sandbox.cairn("backup")
        #expect(
            sandbox.cairn("why", sandbox.source + "/atlas/0").text.contains(
                "other users can create files in this directory"))
    }

    /// A neighbour's cairn.json makes no repository of a directory that was one.
    @Test(.enabled(if: Machine.isRoot, "only root works among other users"))
    func anotherUsersRepositoryTakesNothingOut() {
        let sandbox = Self.sandbox()
        let place = sandbox.source + "/shared"
        #expect(mkdir(place, 0o1777) == 0 && chmod(place, 0o1777) == 0)
        sandbox.cairn("-r", place, "init")
        let description = Files.text(place + "/cairn.json")
        Files.removeTree(Array(place.utf8))
        #expect(mkdir(place, 0o1777) == 0 && chmod(place, 0o1777) == 0)
        sandbox.put("shared/work", "w")
        sandbox.cairn("backup")
        sandbox.put("shared/cairn.json", description)
        #expect(chown(place + "/cairn.json", 54_321, 54_321) == 0)
        let made = sandbox.cairn("backup")
        #expect(made.text.contains("1 new") && !made.text.contains("1 excluded"), "\(made.text)")
    }
}
