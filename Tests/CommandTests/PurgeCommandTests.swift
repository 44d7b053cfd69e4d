import CommandSupport
import Glibc
import Testing

/// `cairn purge` end to end. The marks of the settings make every file system short of space.
@Suite struct PurgeCommandTests {
    private static let everything =
        "[purge]\ncaches = true\nlow-free = \"100%\"\nhigh-free = \"100%\"\n"

    private static func prepared(_ name: String, _ settings: String = everything) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setSettings(settings)
        return sandbox
    }

    private static func cache(_ sandbox: Sandbox, _ name: String, bytes: Int = 10_000) {
        let path = sandbox.file("cache/\(name)")
        Files.makeDirectories(path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" })
        Files.write([UInt8](repeating: 1, count: bytes), to: path)
    }

    @Test func planDeletesNothingAndApplyDoesAndVersionsTells() throws {
        let sandbox = Self.prepared("plan")
        for name in ["a", "deep/b", "deep/c"] { Self.cache(sandbox, name) }
        let held = open(sandbox.file("cache/deep/c"), O_RDONLY)
        defer { close(held) }
        let before = Walker.walk(sandbox.file("cache"))
        let plan = sandbox.cairn("purge")
        #expect(
            plan.lines.first?.hasSuffix("Path") == true
                && plan.text.contains("would delete 2 items"))
        #expect(
            plan.text.contains("caches, little free space")
                && plan.text.contains("1 item not deleted: in use"))
        #expect(
            plan.errors.contains(
                "nothing was deleted; run `\(sandbox.call) purge --apply` to delete these items"))
        #expect(treeDifferences(Walker.walk(sandbox.file("cache")), expected: before).isEmpty)
        let planned = sandbox.json("purge").filter { $0["type"] == "purge" }
        #expect(
            planned.allSatisfy {
                $0["role"] == "caches" && $0["reason"] == "low-free"
                    && $0.fields["applied"] as? Bool == false
            })

        let lines = sandbox.json("purge", "--apply")
        #expect(
            lines.filter { $0["type"] == "purge" }.compactMap { $0["path"] }
                == planned.compactMap { $0["path"] })
        #expect(
            lines.filter { $0["type"] == "stays" }.compactMap { $0["path"] } == [
                sandbox.file("cache/deep/c")
            ])
        let summary = try #require(lines.last)
        #expect(
            summary["type"] == "summary" && summary.number("caches_items") == 2
                && summary.number("stayed") == 1)
        #expect(summary.number("bytes")! >= 20_000)
        #expect(Files.names(sandbox.file("cache/deep")) == ["c"])

        let note = try #require(sandbox.json("versions", sandbox.file("cache/deep/b")).first)
        #expect(
            note["note"] == "purged" && note["role"] == "caches" && note["reason"] == "low-free"
                && note.number("bytes")! >= 10_000)
        #expect(sandbox.cairn("versions", sandbox.file("cache/a")).text.contains("purged from "))
        sandbox.cairn("versions", sandbox.file("cache/deep/c"), exits: 1)
        sandbox.cairn("verify", "--read-data")
        #expect(sandbox.commits(all: true).count == 1)
        // Nothing more went: no commit.
        sandbox.cairn("purge", "--apply")
        #expect(sandbox.commits(all: true).count == 1)
    }

    @Test func settingsThatNameNothingPurgeNothing() {
        let sandbox = Self.prepared("nothing", "")
        Self.cache(sandbox, "a")
        #expect(
            sandbox.cairn("purge", "--apply").errors.contains(
                "these settings select nothing to purge"))
        #expect(sandbox.json("purge").last?.number("items") == 0)
        #expect(
            sandbox.cairn("purge", "--container", "org.example.App", exits: 1).errors.contains(
                "no container org.example.App is purged"))
        #expect(Files.exists(sandbox.file("cache/a")))
    }

    @Test func cachesStayWhileThereIsRoom() {
        let sandbox = Self.prepared("room", "[purge]\ncaches = true\nlow-free = \"0%\"\n")
        Self.cache(sandbox, "a")
        let lines = sandbox.json("purge", "--apply")
        #expect(
            lines.first?["type"] == "space" && lines.first?.number("missing") == 0
                && lines.last?.number("items") == 0)
    }

    @Test func wrongMarksAreRefusedWithTheirLine() {
        let sandbox = Self.prepared("marks", "[purge]\ncaches = true\nlow-free = \"20%\"\n")
        let ended = sandbox.cairn("purge", exits: 1)
        #expect(
            ended.errors.contains("cairn.toml:3: purge.low-free")
                && ended.errors.contains("allowed:"))
    }

    @Test func withoutARepositoryNothingIsDeletedForNothingCouldBeWrittenDown() {
        let sandbox = Self.prepared("none")
        Self.cache(sandbox, "a")
        sandbox.repository = sandbox.file("elsewhere")
        sandbox.cairn("purge")
        sandbox.cairn("purge", "--apply", exits: 10)
        #expect(Files.exists(sandbox.file("cache/a")))
    }

    @Test func repositoryStateAndWhatIsKeptStayThoughTheyLieAmongCaches() {
        let sandbox = Sandbox("spared")
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("cache/state")
        sandbox.repository = sandbox.file("cache/repository")
        mkdir(sandbox.file("cache/state"), 0o755)
        mkdir(sandbox.file("cache/kept"), 0o755)
        sandbox.prepare()
        sandbox.setSettings(
            Self.everything
                + "[[root]]\nname = \"kept\"\npath = \"\(sandbox.file("cache/kept"))\"\n")
        Self.cache(sandbox, "kept/letter")
        Self.cache(sandbox, "a")
        sandbox.cairn("backup")
        #expect(
            sandbox.json("purge", "--apply").filter { $0["type"] == "purge" }.compactMap {
                $0["path"]
            } == [sandbox.file("cache/a")])
        #expect(Files.exists(sandbox.file("cache/kept/letter")))
        sandbox.cairn("verify", "--read-data")
    }

    /// A remote in a directory may be the only copy; another repository is nobody's cache.
    @Test func remotesAndOtherRepositoriesStayThoughTheyLieAmongCaches() {
        let sandbox = Self.prepared("spared-copies")
        sandbox.put("a", "a")
        sandbox.cairn("backup", sandbox.source)
        let other = sandbox.file("cache/other")
        sandbox.cairn("-r", other, "init")
        sandbox.cairn("-r", other, "backup", sandbox.source)
        sandbox.cairn("remote", "add", "nas", "dir:\(sandbox.file("cache/nas"))")
        sandbox.cairn("remote", "push")
        Self.cache(sandbox, "b")
        #expect(
            sandbox.json("purge", "--apply").filter { $0["type"] == "purge" }.compactMap {
                $0["path"]
            } == [sandbox.file("cache/b")])
        sandbox.cairn("-r", other, "verify", "--read-data")
        sandbox.cairn("remote", "verify", "nas")
    }

    /// A path that was backed up by name is kept as a root of the settings is, with what is new.
    @Test func aPathThatWasBackedUpByNameStays() {
        let sandbox = Self.prepared("named")
        Self.cache(sandbox, "thesis/a")
        Self.cache(sandbox, "b")
        sandbox.cairn("backup", sandbox.file("cache/thesis"))
        Self.cache(sandbox, "thesis/new")
        for words in [["purge"], ["purge", "--apply"]] {
            #expect(
                sandbox.json(words).filter { $0["type"] == "purge" }.compactMap { $0["path"] }
                    == [sandbox.file("cache/b")])
        }
        #expect(Files.exists(sandbox.file("cache/thesis/new")))
    }

    @Test func homeIsNoCacheWhateverTheEnvironmentSays() {
        let sandbox = Self.prepared("home")
        Files.write("letter", to: sandbox.file("home/letter"))
        for caches in [sandbox.file("home"), sandbox.path, "/"] {
            sandbox.environment["XDG_CACHE_HOME"] = caches
            let ended = sandbox.cairn("purge", "--apply", exits: 3)
            #expect(
                ended.errors.contains(
                    "cannot purge \(caches): it is or contains a directory that Cairn must not delete"
                ))
        }
        // Nor is the repository.
        sandbox.environment["XDG_CACHE_HOME"] = sandbox.repository + "/packs"
        sandbox.cairn("purge", "--apply")
        #expect(Files.exists(sandbox.file("home/letter")))
    }

    /// The kernel tells an ordinary user what root's processes have open, though /proc does not.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root, and setpriv"))
    func whatOtherUsersHaveOpenStays() {
        let sandbox = Self.prepared("others")
        for name in ["held", "free", "closed/file"] { Self.cache(sandbox, name) }
        let closed = sandbox.file("cache/closed")
        for name in ["repository", "state", "cache", "home", "data", "config"] {
            #expect(sandbox.run("/bin/chown", ["-R", "65534:65534", sandbox.file(name)]).code == 0)
        }
        chmod(closed, 0o555)
        let holder = sandbox.start("/usr/bin/tail", ["-f", sandbox.file("cache/held")])
        sandbox.prefix = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        #expect(holder.awaitWhileRunning { Files.bytesBeneath(sandbox.file("runs")) >= 10_000 })
        let lines = sandbox.json("purge", "--apply", exits: 3)
        #expect(
            lines.filter { $0["type"] == "purge" }.compactMap { $0["path"] } == [
                sandbox.file("cache/free")
            ])
        #expect(lines.first { $0["type"] == "stays" }?["path"] == sandbox.file("cache/held"))
        #expect(lines.first { $0["type"] == "failure" }?["path"] == closed + "/file")
        holder.send(SIGKILL)
        _ = holder.wait()
        chmod(closed, 0o755)
        sandbox.cairn("purge", "--apply")
        #expect(!Files.exists(sandbox.file("cache/held")) && Files.names(closed).isEmpty)
    }

    @Test func serviceDoesItByItselfAndGivesTheVerbAccess() throws {
        let sandbox = Self.prepared("service", Self.everything + "every = \"1s\"\n")
        sandbox.put("kept", "kept")
        Self.cache(sandbox, "a")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        #expect(
            watch.child.awaitWhileRunning { !Files.exists(sandbox.file("cache/a")) },
            "\(watch.child.errorsSoFar)")
        #expect(
            watch.child.awaitWhileRunning { watch.child.errorsSoFar.contains("purged 1 item (") })
        #expect(sandbox.json("versions", sandbox.file("cache/a")).first?["note"] == "purged")
        // Switched off by a reload; then the verb finds it.
        sandbox.setSettings(Self.everything.replacing("caches = true", with: "caches = false"))
        watch.child.send(SIGHUP)
        #expect(
            watch.child.awaitWhileRunning {
                watch.child.errorsSoFar.contains("reloaded the settings")
            })
        Self.cache(sandbox, "b")
        sandbox.setSettings(Self.everything)
        #expect(sandbox.json("purge", "--apply").last?.number("items") == 1)
        #expect(watch.stop().code == 0)
        #expect(sandbox.json("versions", sandbox.file("cache/b")).first?["note"] == "purged")
    }
}
