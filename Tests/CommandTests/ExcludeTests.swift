import CommandSupport
import Glibc
import Testing

/// `exclude`, `why`, `backup --dry-run` and restores, of a tree of which something is excluded.
@Suite struct ExcludeTests {
    private static func sandbox(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Files.write(
            "[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n",
            to: sandbox.file("settings.toml"))
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.put("scratch/b", "two")
        sandbox.put("scratch/c", "three")
        sandbox.cairn("backup")
        return sandbox
    }

    /// The paths that `ls` lists, from the sandbox on.
    private static func names(_ sandbox: Sandbox, _ words: String...) -> [String] {
        sandbox.cairn((["ls", "-R"] + words).map { Array($0.utf8) }).lines.map {
            String($0.dropFirst(sandbox.path.count + 1))
        }
    }

    @Test func addListAndRemove() {
        let sandbox = Self.sandbox()
        let scratch = sandbox.source + "/scratch"
        let added = sandbox.cairn("exclude", "add", scratch)
        #expect(added.text.contains("its flag is set") && added.errors.isEmpty)
        Files.write("elsewhere", to: sandbox.file("elsewhere"))
        let beyond = sandbox.cairn("exclude", "add", sandbox.file("elsewhere"))
        #expect(beyond.errors.contains("is not inside any root"), "\(beyond.errors)")
        #expect(sandbox.json("why", scratch + "/b", exits: 1).last?["rule"] == "flag-robots")
        let plan = sandbox.json("backup", "--dry-run")
        #expect(
            plan.last?.number("newly_excluded") == 2 && plan.last?.number("deleted") == 0
                && plan.last?.number("excluded") == 1)
        #expect(Self.names(sandbox).contains("source/scratch/b"), "a dry run changes nothing")
        sandbox.cairn("backup")
        #expect(Self.names(sandbox) == ["source/", "source/a"])
        #expect(
            sandbox.json("versions", scratch + "/b").filter { $0["type"] == "version" }.count == 1)
        let audit = sandbox.json("exclude", "list")
        #expect(
            audit.first?["path"] == scratch && audit.first?.number("items") == 2
                && audit.first?.number("bytes") == 8)
        #expect(
            sandbox.cairn("exclude", "remove", scratch).text.contains("is backed up from now on"))
        sandbox.cairn("backup")
        #expect(Self.names(sandbox).contains("source/scratch/c"))
        #expect(sandbox.cairn("exclude", "list").text == "nothing is excluded\n")
        #expect(
            sandbox.cairn("exclude", "remove", scratch, exits: 1).errors.contains(
                "was not excluded"))
    }

    @Test func aDryRunSaysWhatWouldBeLeftOutAndKept() {
        let sandbox = Self.sandbox()
        let scratch = sandbox.source + "/scratch"
        let settings = Files.text(sandbox.file("settings.toml"))
        let dry = sandbox.cairn("exclude", "add", "-n", scratch).text
        #expect(
            dry
                == "\(scratch) would be excluded: 2 files (8 B) would no longer be backed up; their old versions would be kept\n"
        )
        let line = sandbox.json("exclude", "add", "--dry-run", scratch).first
        #expect(line?.number("files") == 2 && line?.number("bytes") == 8)
        #expect(sandbox.json("why", scratch).last?.fields["kept"] as? Bool == true)
        sandbox.put("new", "n")
        #expect(
            sandbox.cairn("exclude", "add", "-n", sandbox.source + "/new").text.hasSuffix(
                "no files at this path are currently backed up\n"))
        sandbox.cairn("exclude", "remove", "-n", scratch, exits: 1)
        sandbox.cairn("exclude", "add", scratch)
        #expect(
            sandbox.cairn("exclude", "remove", "-n", scratch).text
                == "Cairn would clear the flag of \(scratch); \(scratch) would then be backed up\n")
        let within = sandbox.cairn("exclude", "remove", "-n", scratch + "/b", exits: 1).errors
        #expect(within.hasPrefix("cairn: \(scratch)/b would still be excluded: "), "\(within)")
        #expect(sandbox.cairn("exclude", "list").text.contains(scratch))
        #expect(Files.text(sandbox.file("settings.toml")) == settings)
    }

    @Test func whyNamesEachThingOnce() {
        let sandbox = Self.sandbox()
        let scratch = sandbox.source + "/scratch"
        sandbox.cairn("exclude", "add", scratch)
        let why = "its extended attribute user.xdg.robots.backup is false"
        let call = "cairn -r \(sandbox.repository)"
        let next = "  next: run `\(call) exclude remove \(scratch)` to back it up again\n"
        #expect(
            sandbox.cairn("why", scratch + "/b", exits: 1).text
                == "\(scratch)/b is not backed up: \(scratch) is excluded, because \(why)\n\(next)")
        #expect(
            sandbox.cairn("why", scratch, exits: 1).text
                == "\(scratch) is not backed up: \(why)\n\(next)")
        #expect(
            sandbox.cairn("why", sandbox.source + "/a").text
                == "\(sandbox.source)/a is backed up: no rule excludes it\n")
        #expect(
            sandbox.cairn("why", sandbox.source + "/z").text
                == "\(sandbox.source)/z does not exist; it would be backed up if it existed: no rule excludes it\n"
        )
        #expect(sandbox.json("why", sandbox.source + "/z").last?.fields["exists"] as? Bool == false)
        let all = sandbox.cairn("why", "-v", scratch + "/b", exits: 1).lines
        #expect(
            all.contains("  ✘ extended attribute user.xdg.robots.backup = false")
                && all.filter { $0.contains(why) }.count == 1, "\(all)")
        // A file is no root.
        Files.makeDirectories(sandbox.file("elsewhere"))
        Files.write("f", to: sandbox.file("elsewhere/file"))
        let outside = sandbox.cairn("why", sandbox.file("elsewhere/file"), exits: 1).text
        #expect(outside.contains(" roots add \(sandbox.file("elsewhere"))`"), "\(outside)")
    }

    @Test func whereThereAreNoFlagsTheSettingsNameIt() {
        let sandbox = Self.sandbox()
        symlink("a", sandbox.source + "/link")
        #expect(
            sandbox.cairn("exclude", "add", sandbox.source + "/link").text.contains(
                "cannot have the flag"))
        #expect(
            Files.text(sandbox.file("settings.toml")).contains(
                "paths = [\"\(sandbox.source)/link\"]"))
        sandbox.cairn("backup")
        #expect(Self.names(sandbox).count == 5)
        sandbox.cairn("exclude", "remove", sandbox.source + "/link")
        sandbox.cairn("backup")
        #expect(Self.names(sandbox).contains { $0.hasPrefix("source/link") })
    }

    /// Issue 13: the flag was set on the bare directory, and what was away failed for ever.
    @Test(
        .enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"),
        arguments: [true, false])
    func aMountPointThatIsAwayIsExcludedByTheSettings(isThere: Bool) {
        let sandbox = Self.sandbox()
        let path = sandbox.source + "/usb"
        mkdir(path, 0o755)
        #expect(
            sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", path]).code == 0)
        sandbox.put("usb/photo", "photo")
        sandbox.cairn("backup")
        #expect(sandbox.run("/bin/umount", [path]).code == 0)
        if !isThere { rmdir(path) }
        #expect(sandbox.cairn("backup", exits: 3).errors.contains("usb` to exclude the path"))
        #expect(sandbox.json("exclude", "add", path).first?["method"] == "settings")
        sandbox.cairn("backup")
        let versions = sandbox.cairn("versions", path + "/photo").text
        #expect(
            versions.contains("(excluded; kept until ")
                && versions.contains("excluded from then on: patterns and paths"), "\(versions)")
        sandbox.cairn("exclude", "remove", path)
        sandbox.cairn("backup")
    }

    @Test func whatARestoreLeftIsNotCalledKeptAgain() {
        let sandbox = Self.sandbox()
        let (file, settings) = (sandbox.source + "/a", sandbox.file("settings.toml"))
        Files.write(Files.text(settings) + "[exclude]\npaths = [\"\(file)\"]\n", to: settings)
        sandbox.cairn("backup")
        func told(_ text: String) {
            let versions = sandbox.cairn("versions", file).text
            #expect(versions.hasSuffix("  this version \(text)\n"), "\(versions)")
            #expect(!versions.contains("backed up again"), "\(versions)")
        }
        unlink(file)
        sandbox.cairn("restore", "--in-place", "--deleted", file)
        told("was created by a restore")
        #expect(sandbox.json("versions", file).last?["kind"] == "after-restore")
        sandbox.cairn("backup")
        // What is there as it would come back stays.
        sandbox.cairn("restore", "--in-place", "--deleted", file)
        sandbox.put("a", "another")
        sandbox.cairn("restore", "--in-place", "--deleted", file)
        told("existed before a restore")
        // No rule leaves it out any more.
        sandbox.cairn("backup")
        sandbox.cairn("exclude", "remove", file)
        sandbox.cairn("backup")
        let versions = sandbox.cairn("versions", file).text
        #expect(versions.hasSuffix("  backed up again\n"), "\(versions)")
    }

    @Test func aDroppedFlagIsNamedUntilSomebodyDecides() {
        let sandbox = Self.sandbox()
        let file = sandbox.source + "/a"
        sandbox.cairn("exclude", "add", file)
        sandbox.cairn("backup")
        sandbox.put("new", "saved")
        rename(sandbox.source + "/new", file)
        #expect(
            sandbox.cairn("backup").errors.contains(
                "1 file is backed up again, because it lost its exclusion flag when it was saved"))
        #expect(sandbox.cairn("exclude", "list").text.contains("flag dropped: \(file)"))
        #expect(
            sandbox.json("exclude", "list").contains {
                $0["type"] == "dropped_flag" && $0["rule"] == "flag-robots"
            })
        sandbox.cairn("exclude", "remove", file)
        #expect(!sandbox.cairn("exclude", "list").text.contains("flag dropped"))
        #expect(Self.names(sandbox).contains("source/a"))
        sandbox.expectSound()
    }

    @Test func whySaysSoOfWhatIsNotThere() {
        let sandbox = Self.sandbox()
        Files.write(
            "[exclude]\npatterns = [\"*.o\", \"!keep.o\", \"build/\"]\n[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n",
            to: sandbox.file("settings.toml"))
        #expect(sandbox.json("why", sandbox.source + "/x/y.o", exits: 1).last?["rule"] == "pattern")
        #expect(
            sandbox.json("why", sandbox.source + "/keep.o").last?.fields["kept"] as? Bool == true)
        #expect(sandbox.cairn("why", sandbox.source + "/keep.o").text.contains("kept by !keep.o"))
        #expect(
            sandbox.json("why", sandbox.source + "/build").last?.fields["kept"] as? Bool == true)
        let build = sandbox.json("why", sandbox.source + "/build/", exits: 1).last
        #expect(build?["decided_at"] == sandbox.source + "/build")
        #expect(
            sandbox.cairn("why", "/nowhere", exits: 1).text.contains("it is not inside any root"))
    }

    /// A restore with --delete takes away what the commit does not have, but never what no commit
    /// can have.
    @Test func deletingSparesWhatIsExcluded() {
        let sandbox = Self.sandbox()
        sandbox.put("extra/kept", "goes")
        sandbox.put("extra/vm.img", "stays")
        sandbox.put("disk.img", "stays")
        Files.write(
            "[exclude]\npatterns = [\"*.img\"]\n[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n",
            to: sandbox.file("settings.toml"))
        #expect(
            !sandbox.cairn("restore", "--in-place", "--delete", "--dry-run").text.contains(
                "disk.img"))
        sandbox.cairn("restore", "--in-place", "--delete")
        #expect(Files.names(sandbox.source).sorted() == ["a", "disk.img", "extra", "scratch"])
        #expect(Files.names(sandbox.source + "/extra") == ["vm.img"])
        sandbox.cairn("undo")
        #expect(Files.text(sandbox.source + "/extra/kept") == "goes")
        #expect(Files.text(sandbox.source + "/disk.img") == "stays")
    }

    /// What a restore puts something else in place of is kept first, whatever the rules say: `undo`
    /// brings it back.
    @Test func undoBringsBackWhatWasExcluded() {
        let sandbox = Self.sandbox()
        sandbox.cairn("exclude", "add", sandbox.source + "/scratch", sandbox.source + "/a")
        sandbox.cairn("backup")
        sandbox.put("scratch/b", "changed since")
        sandbox.put("scratch/never", "not in the commit")
        sandbox.put("a", "changed since, too")
        let first = sandbox.commits()[0]
        sandbox.cairn("restore", "--in-place", "--snapshot", first)
        #expect(
            Files.text(sandbox.source + "/scratch/b") == "two"
                && Files.text(sandbox.source + "/a") == "one")
        // Only what was in the way is in the state before; the flag went with the restore, so that
        // the state after has all.
        let before =
            sandbox.json("snapshots", "--all").first { $0["kind"] == "before-restore" }?["id"] ?? ""
        let kept = Self.names(sandbox, "--snapshot", before)
        #expect(
            kept.contains("source/scratch/b") && kept.contains("source/a")
                && !kept.contains("source/scratch/never"))
        sandbox.cairn("undo")
        #expect(Files.text(sandbox.source + "/scratch/b") == "changed since")
        #expect(Files.text(sandbox.source + "/a") == "changed since, too")
        #expect(Files.text(sandbox.source + "/scratch/never") == "not in the commit")
    }

    @Test func nodumpAndMarkers() {
        let sandbox = Self.sandbox()
        let noDump = sandbox.run("/usr/bin/chattr", ["+d", sandbox.source + "/a"])
        sandbox.put("cache/CACHEDIR.TAG", "Signature: 8a477f597d28d172789f06886806bc55\n# anything")
        sandbox.put("cache/x", "x")
        sandbox.put("fake/CACHEDIR.TAG", "signature: 8a477f597d28d172789f06886806bc55")
        sandbox.put("linked/x", "x")
        symlink("../cache/CACHEDIR.TAG", sandbox.source + "/linked/CACHEDIR.TAG")
        sandbox.put("no/.nobackup", "")
        sandbox.cairn("backup", exits: noDump.code == 0 ? 3 : 0)
        let names = Self.names(sandbox)
        #expect(!names.contains { $0.hasPrefix("source/cache") || $0.hasPrefix("source/no/") })
        #expect(names.contains("source/fake/CACHEDIR.TAG") && names.contains("source/linked/x"))
        if noDump.code == 0 {
            #expect(!names.contains("source/a"))
            sandbox.cairn("exclude", "remove", sandbox.source + "/a")
            sandbox.cairn("backup")
            #expect(Self.names(sandbox).contains("source/a"))
        }
    }
}
