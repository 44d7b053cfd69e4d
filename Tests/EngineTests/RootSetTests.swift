import CairnFormat
import CairnSimulation
import Testing

@testable import CairnCore
@testable import CairnSource

/// Which roots there are, and what becomes of those that overlap.
@Suite struct RootSetTests {
    private func roots(_ roots: [(name: String, path: String, role: String)], _ more: String = "")
        -> String
    {
        more + "\n"
            + roots.map {
                "[[root]]\nname = \"\($0.name)\"\npath = \"\($0.path)\"\nrole = \"\($0.role)\""
            }.joined(separator: "\n")
    }

    @Test func standardDirectoriesAreRootsWhenNothingElseIsNamed() throws {
        let rig = RootRig()
        rig.make(
            "/home/ada/Documents", "/home/ada/Desktop", "/home/ada/.local/share",
            "/home/ada/.config", "/home/ada/.cache", "/home/ada/Downloads")
        let set = try rig.set()
        #expect(
            set.keptPaths == [
                "/home/ada/Documents", "/home/ada/Desktop", "/home/ada/.local/share",
                "/home/ada/.config",
            ])
        #expect(set.state("Caches") == .notKept)
        #expect(set.state("Music") == .missing)
        #expect(set.absent(StandardDirectories(rig.environment.user)).isEmpty)
        #expect(
            try rig.set("[[root]]\nname = \"a\"\npath = \"/home/ada/Documents\"").keptPaths == [
                "/home/ada/Documents"
            ])
    }

    /// Documents and Application Support everybody has; others are missed when `user-dirs.dirs`
    /// names them.
    @Test func whatIsMissingIsReported() throws {
        let rig = RootRig()
        rig.make("/home/ada/.config")
        rig.tree.write(
            "/home/ada/.config/user-dirs.dirs",
            "XDG_MUSIC_DIR=\"$HOME/Musik\"\nXDG_TEMPLATES_DIR=\"$HOME/\"\n")
        let set = try rig.set()
        let standard = StandardDirectories(rig.environment.user)
        #expect(
            set.absent(standard).map { PathText.display($0.name) } == [
                "Documents", "Music", "Templates", "Application Support",
            ])
        #expect(set.state("Templates") == .disabled && set.state("Music") == .missing)
        #expect(set.keptPaths == ["/home/ada/.config"])
    }

    @Test func aUserDirectoryThatLeadsToTheHomeIsDisabled() throws {
        let rig = RootRig()
        rig.make("/home/ada/.config")
        rig.links["/home/ada/Documents"] = "/home/ada"
        #expect(try rig.set().state("Documents") == .disabled)
    }

    @Test func oneDirectoryForTwoPurposesIsKeptOnce() throws {
        let rig = RootRig()
        rig.make("/home/ada/.config", "/home/ada/Media")
        rig.tree.write(
            "/home/ada/.config/user-dirs.dirs",
            "XDG_MUSIC_DIR=\"$HOME/Media\"\nXDG_VIDEOS_DIR=\"$HOME/Media\"\n")
        let set = try rig.set()
        #expect(set.keptPaths == ["/home/ada/Media", "/home/ada/.config"])
        #expect(set.state("Videos") == .duplicate(of: Array("/home/ada/Media".utf8)))
    }

    /// Issue 13: a name for Documents made them a duplicate of a temporary directory, not kept and
    /// up for purging.
    @Test func whatIsKeptIsNotTemporaryUnderAnotherName() throws {
        let rig = RootRig()
        rig.make("/home/ada/Documents", "/home/ada/Media")
        rig.links["/home/ada/tmp"] = "/home/ada/Documents"
        rig.links["/home/ada/m"] = "/home/ada/Media"
        let set = try rig.set(
            "standard = true\n[[root]]\nname = \"T\"\npath = \"/home/ada/tmp\"\nrole = \"temporary\"\npurge = true\n"
                + "[[root]]\nname = \"M\"\npath = \"/home/ada/Media\"\n[[root]]\nname = \"N\"\npath = \"/home/ada/m\"\nrole = \"caches\"\n"
        )
        #expect(
            set.state("Documents") == .kept
                && set.state("T") == .contradiction(with: Array("/home/ada/Documents".utf8)))
        #expect(
            set.state("M") == .kept
                && set.state("N") == .contradiction(with: Array("/home/ada/Media".utf8)))
        #expect(
            Set(set.keptPaths).isSuperset(of: ["/home/ada/Documents", "/home/ada/Media"])
                && set.excluded.isEmpty)
        #expect(
            set.refused.map { PathText.display($0.path) } == [
                "/home/ada/Documents", "/home/ada/Media",
            ])
        // Under its own path the settings decide what a standard directory is.
        let named = try rig.set(
            "standard = true\n[[root]]\nname = \"T\"\npath = \"/home/ada/Documents\"\nrole = \"temporary\"\n"
        )
        #expect(
            named.state("T") == .notKept
                && named.state("Documents") == .duplicate(of: Array("/home/ada/Documents".utf8)))
    }

    @Test func aRootWithinARootIsHeldByTheOuterOne() throws {
        let rig = RootRig()
        rig.make("/a/b/c", "/ab")
        let set = try rig.set(
            roots([
                ("C", "/a/b/c", "documents"), ("B", "/a/b", "preferences"),
                ("A", "/a", "documents"), ("AB", "/ab", "documents"),
            ]))
        #expect(
            set.lines == ["C /a/b/c held by /a", "B /a/b held by /a", "A /a kept", "AB /ab kept"])
        #expect(set.keptPaths == ["/a", "/ab"])
    }

    @Test func cachesWithinARootAreExcludedOfIt() throws {
        let rig = RootRig()
        rig.make("/a/cache/keep", "/a/cache/tmp", "/other/cache/keep")
        let set = try rig.set(
            roots([
                ("A", "/a", "documents"), ("Cache", "/a/cache", "caches"),
                ("Keep", "/a/cache/keep", "documents"),
                ("Tmp", "/a/cache/tmp", "temporary"), ("Other", "/other/cache", "caches"),
                ("Inner", "/other/cache/keep", "documents"),
            ]))
        #expect(set.state("Keep") == .shadowed(by: Array("/a/cache".utf8)))
        #expect(set.keptPaths == ["/a", "/other/cache/keep"])
        #expect(set.excludedPaths == ["/a/cache", "/a/cache/tmp"])
        #expect(set.refused.map { PathText.display($0.path) } == ["/a/cache/keep"])
    }

    /// The same directory through a symlink, by what it is and not by its name.
    @Test func aRootThatIsASymlinkToAnotherIsTheSame() throws {
        let rig = RootRig()
        rig.make("/data/docs")
        rig.links["/home/ada/d"] = "/data/docs"
        let set = try rig.set(
            roots([("A", "/data/docs", "documents"), ("B", "/home/ada/d", "documents")]))
        #expect(set.lines == ["A /data/docs kept", "B /data/docs same as /data/docs"])
    }

    @Test func aBindMountOfARootOrOfWhatIsInItIsHandledOnce() throws {
        let rig = RootRig()
        rig.make("/data/docs/deep", "/mnt")
        rig.bind("/data", at: "/mnt/all", id: 30)
        rig.bind("/data/docs/deep", at: "/mnt/deep", id: 31)
        let set = try rig.set(
            roots([
                ("Deep", "/mnt/deep", "documents"), ("All", "/mnt/all", "documents"),
                ("Data", "/data", "documents"),
            ]))
        // The first named stands, and what lies in it by device and inode is a duplicate.
        #expect(
            set.lines == [
                "Deep /mnt/deep same as /mnt/all/docs/deep", "All /mnt/all kept",
                "Data /data same as /mnt/all",
            ])
        #expect(set.keptPaths == ["/mnt/all"])
    }

    /// Something else is mounted where the twin would be: the paths say duplicate, the inodes do
    /// not.
    @Test func whatOnlyLooksMountedTwiceIsKept() throws {
        let rig = RootRig()
        rig.make("/data/docs", "/mnt/deep", "/elsewhere")
        rig.bind("/data/docs", at: "/mnt/deep", id: 30)
        let twice = roots([("Data", "/data", "documents"), ("Deep", "/mnt/deep", "documents")])
        #expect(try rig.set(twice).keptPaths == ["/data"])
        rig.binds.append(("/data/docs", "/elsewhere"))
        #expect(try rig.set(twice).keptPaths == ["/data", "/mnt/deep"])
    }

    @Test func whatIsMountedASecondTimeWithinARootIsExcluded() throws {
        let rig = RootRig()
        rig.make("/data/docs", "/home/ada/work/mirror", "/data/loop")
        rig.bind("/data/docs", at: "/home/ada/work/mirror", id: 30)
        rig.bind("/", at: "/data/loop", id: 31)
        let set = try rig.set(
            roots([("Data", "/data", "documents"), ("Work", "/home/ada/work", "documents")]))
        #expect(set.keptPaths == ["/data", "/home/ada/work"])
        #expect(
            set.excludedPaths == [
                "/data/loop/data", "/data/loop/home/ada/work", "/home/ada/work/mirror",
            ])
    }

    /// What another file system holds beneath a duplicate is nowhere else: it is a root of its own.
    @Test func aRootWithinADuplicateIsKeptByItself() throws {
        let rig = RootRig()
        rig.make("/data/docs/other", "/disk2", "/mnt")
        rig.binds.append(("/mnt/twin/other", "/disk2"))
        rig.bind("/data/docs", at: "/mnt/twin", id: 30)
        rig.mountLines.append("31 30 8:2 / /mnt/twin/other rw - ext4 /dev/sda2 rw")
        let set = try rig.set(
            roots([
                ("Data", "/data", "documents"), ("Twin", "/mnt/twin", "documents"),
                ("Other", "/mnt/twin/other", "documents"),
            ]))
        #expect(
            set.lines == [
                "Data /data kept", "Twin /mnt/twin same as /data/docs",
                "Other /mnt/twin/other kept",
            ])
    }

    /// Each would hold the other: one of them is kept.
    @Test func rootsThatHoldEachOtherAreKeptOnce() throws {
        let rig = RootRig()
        rig.make("/data/loop")
        rig.bind("/", at: "/data/loop", id: 30)
        let set = try rig.set(
            roots([("Loop", "/data/loop", "documents"), ("Data", "/data", "documents")]))
        #expect(set.keptPaths == ["/data"])
        #expect(set.excludedPaths == ["/data/loop/data"])
    }

    @Test func theRepositoryAndTheStateAreNoRoots() throws {
        let rig = RootRig()
        rig.make("/repository/packs", "/around/repository", "/mnt")
        rig.own = ["/around/repository", "/state"]
        rig.bind("/around/repository", at: "/mnt/r", id: 30)
        let set = try rig.set(
            roots([
                ("R", "/around/repository", "documents"), ("S", "/state/inner", "documents"),
                ("Bound", "/mnt/r", "documents"),
                ("Around", "/around", "documents"), ("T", "/state", "caches"),
            ]))
        #expect(set.state("R") == .own && set.state("Bound") == .own && set.state("T") == .own)
        #expect(set.state("S") == .missing)
        #expect(set.keptPaths == ["/state/inner", "/around"])
        rig.make("/state/inner")
        let inner = try rig.set(
            roots([("S", "/state/inner", "documents"), ("Around", "/around", "documents")]))
        #expect(inner.state("S") == .own)
        #expect(inner.keptPaths == ["/around"])
        #expect(inner.refused.map { PathText.display($0.path) } == ["/state/inner"])
    }

    @Test func rootsThatCannotBeOneAreRefusedAndOthersGoOn() throws {
        let rig = RootRig()
        rig.make("/good", "/locked")
        rig.tree.write("/file", "x")
        rig.tree.makeSpecial("/socket", .socket)
        rig.tree.deny("/locked")
        let set = try rig.set(
            roots([
                ("F", "/file", "documents"), ("S", "/socket", "documents"),
                ("L", "/locked", "documents"),
                ("M", "/missing", "documents"), ("G", "/good", "documents"),
                ("C", "/missing-cache", "caches"),
            ]))
        #expect(
            set.lines == [
                "F /file a file", "S /socket a socket", "L /locked error 13", "M /missing missing",
                "G /good kept", "C /missing-cache missing",
            ])
        // What is away or unreadable is tried, and named when it fails; a file is not.
        #expect(set.keptPaths == ["/locked", "/missing", "/good"])
        #expect(set.refused.map { PathText.display($0.path) } == ["/file", "/socket"])
    }

    @Test func readOnlyAndNetworkFileSystemsAreSaidSo() throws {
        let rig = RootRig()
        rig.make("/cd/docs", "/net", "/plain")
        rig.mountLines += [
            "30 20 11:0 / /cd ro,nosuid - iso9660 /dev/sr0 ro",
            "31 20 0:40 / /net rw - nfs4 server:/x rw,ro_not_this",
        ]
        rig.polled = ["/net"]
        let set = try rig.set(
            roots([
                ("CD", "/cd/docs", "documents"), ("Net", "/net", "documents"),
                ("P", "/plain", "documents"),
            ]))
        #expect(set.roots.map(\.isReadOnly) == [true, false, false])
        #expect(set.roots.map(\.isPolled) == [false, true, false])
        #expect(
            set.roots.map { $0.mount.map { PathText.display($0.fileSystem) } } == [
                "iso9660", "nfs4", "ext4",
            ])
        #expect(set.keptPaths.count == 3)
    }

    @Test func aContainerInAWiderRootIsAUnitOfIt() throws {
        let rig = RootRig()
        rig.make("/home/ada/.var/app/a.b.c/data", "/home/ada/.var/app/a.b.c/cache")
        let set = try rig.set(
            roots([("Home", "/home/ada", "documents")], "containers = { flatpak = true }"))
        #expect(set.keptPaths == ["/home/ada"])
        #expect(set.excludedPaths == ["/home/ada/.var/app/a.b.c/cache"])
        #expect(set.parts.map { PathText.display($0.path) } == ["/home/ada/.var/app/a.b.c/data"])
    }
}
