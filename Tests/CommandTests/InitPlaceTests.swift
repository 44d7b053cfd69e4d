import CommandSupport
import Glibc
import Testing

/// Where a new repository goes, and which one commands mean afterwards.
@Suite struct InitPlaceTests {
    private func settings(_ sandbox: Sandbox) -> String {
        Files.text(sandbox.file("config/cairn/cairn.toml"))
    }

    private func run(_ sandbox: Sandbox, _ arguments: String...) -> ChildProcess.Ended {
        sandbox.run(
            sandbox.binary,
            arguments
                + (arguments.first == "init" && Sandbox.encrypts
                    ? ["--encrypt", "--key-cost", "least"] : []))
    }

    @Test func theDirectoryBecomesThatOfTheSettingsWhereTheyNameNone() throws {
        let sandbox = Sandbox("init-adopts")
        let disk = sandbox.file("a \"disk\"")
        sandbox.setSettings("# mine\n[retention]\nall = \"2d\"\n")
        let made = run(sandbox, "init", disk)
        #expect(
            made.code == 0 && made.text.contains("all commands now use "),
            "\(made)")
        #expect(settings(sandbox).hasSuffix("\n# mine\n[retention]\nall = \"2d\"\n"))
        mkdir(sandbox.source, 0o755)
        sandbox.put("file", "content")
        #expect(run(sandbox, "backup", sandbox.source).code == 0)
        #expect(run(sandbox, "-r", disk, "dump", sandbox.source + "/file").text == "content")
        // They name it now: another does not take its place unasked.
        let before = settings(sandbox)
        let second = sandbox.file("second")
        let other = run(sandbox, "init", second)
        #expect(
            other.code == 0 && other.text.contains("commands without -r still use \(disk), which ")
                && other.text.contains(
                    "run `cairn init --if-missing --use \(second)` to use this repository"),
            "\(other.text)")
        #expect(settings(sandbox) == before)
        let used = run(sandbox, "init", "--if-missing", "--use", second)
        #expect(
            used.code == 0
                && used.text.contains("all commands now use \(second), which is set in "), "\(used)"
        )
        #expect(
            settings(sandbox)
                == before.replacing(#""\#(sandbox.path)/a \"disk\"""#, with: "\"\(second)\""))
        #expect(run(sandbox, "backup", sandbox.source).code == 0)
        #expect(run(sandbox, "-r", second, "dump", sandbox.source + "/file").text == "content")
    }

    @Test func noSettingsFileAndJSON() {
        let sandbox = Sandbox("init-adopts-json")
        let disk = sandbox.file("disk")
        let line = JSONObject(run(sandbox, "init", disk, "--json").lines.first ?? "")
        #expect(line?["settings"] == sandbox.file("config/cairn/cairn.toml"), "\(line as Any)")
        #expect(settings(sandbox) == "repository = \"\(disk)\"\n")
        // What -r names is for one command.
        let named = JSONObject(
            run(sandbox, "-r", sandbox.file("x"), "init", "--json").lines.first ?? "")
        #expect(named?["settings"] == nil && settings(sandbox) == "repository = \"\(disk)\"\n")
    }

    /// What was at the usual place is named, and stays.
    @Test func theRepositoryAtTheUsualPlaceIsNamed() {
        let sandbox = Sandbox("init-leaves")
        #expect(run(sandbox, "init").code == 0)
        let usual = sandbox.file("data/cairn/repository")
        let made = run(sandbox, "init", sandbox.file("disk"))
        #expect(
            made.code == 0 && made.text.contains("the repository at \(usual) is unchanged"),
            "\(made.text)")
        #expect(Files.exists(usual + "/cairn.json"))
        sandbox.environment["CAIRN_REPOSITORY"] = usual
        let variable = run(sandbox, "init", sandbox.file("third"))
        #expect(
            variable.text.contains(
                "commands without -r still use \(usual), which is set in CAIRN_REPOSITORY"),
            "\(variable.text)")
    }

    @Test(arguments: ["init", "clone", "push", "add"]) func noneIsMadeWithinAnother(verb: String) {
        let sandbox = Sandbox("init-within")
        sandbox.prepare()
        sandbox.put("file", "content")
        sandbox.backUp()
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.cairn("remote", "push", url)
        let copy = Files.names(sandbox.file("nas")).first { $0.utf8.count == 32 } ?? ""
        let link = sandbox.file("link")
        #expect(symlink(sandbox.repository, link) == 0)
        let other = sandbox.file("other")
        #expect(run(sandbox, "-r", other, "init").code == 0)
        for place in [
            sandbox.repository + "/Backup", sandbox.repository + "/packs/x/y", link + "/z",
            sandbox.file("nas/\(copy)/in"),
        ] {
            let words: [String] =
                switch verb {
                case "init": ["init", place]
                case "clone": ["clone", url, place]
                case "push": ["-r", other, "remote", "push", "dir:\(place)"]
                default: ["-r", other, "remote", "add", "x", "dir:\(place)"]
                }
            let refused = sandbox.run(
                sandbox.binary, words + (verb == "init" && Sandbox.encrypts ? ["--encrypt"] : []))
            #expect(
                refused.code == 1
                    && [" is inside the ", " is inside a ", " is inside the remote itself"].contains
                    {
                        refused.errors.contains($0)
                    },
                "\(words): \(refused.errors)")
            #expect(!Files.exists(place))
        }
        #expect(settings(sandbox).isEmpty)
    }

    @Test func ifMissingBeginsNoNewHistoryWhereOneIsKnown() {
        let sandbox = Sandbox("init-known")
        let place = sandbox.file("disk/repository")
        mkdir(sandbox.file("disk"), 0o755)
        #expect(run(sandbox, "init", place).code == 0)
        #expect(run(sandbox, "remote", "add", "nas", "dir:\(sandbox.file("nas"))").code == 0)
        // It is there: nothing to do.
        #expect(run(sandbox, "init", "--if-missing").code == 0)
        Files.removeTree(Array(place.utf8))
        let clone =
            "`cairn clone 'dir:\(sandbox.file("nas"))' \(place)` to get its history from the remote nas"
        let refused = run(sandbox, "init", "--if-missing")
        #expect(
            refused.code == 10
                && refused.errors.contains(
                    "is missing from \(place); nothing was created")
                && refused.errors.contains(clone)
                && refused.errors.contains("to start a new history, run `"),
            "\(refused)")
        #expect(!Files.exists(place))
        let backup = run(sandbox, "backup", sandbox.file("home"))
        #expect(backup.code == 10 && backup.errors.contains(clone), "\(backup.errors)")
        // By another way to the same place.
        let link = sandbox.file("link")
        #expect(symlink(sandbox.file("disk"), link) == 0)
        #expect(run(sandbox, "-r", link + "/repository", "init", "--if-missing").code == 10)
        #expect(run(sandbox, "init", "--if-missing", "--new").code == 0)
        // Without --if-missing, too.
        Files.removeTree(Array(place.utf8))
        let made = run(sandbox, "init")
        #expect(made.code == 10 && made.errors.contains("init --new`"), "\(made)")
        #expect(!Files.exists(place))
        #expect(run(sandbox, "init", "--new").code == 0)
    }

    @Test func knownRepositoriesAreNamedWhereTheUsualOneIsMissing() {
        let sandbox = Sandbox("init-names")
        sandbox.prepare()
        sandbox.put("file", "content")
        sandbox.backUp()
        let verbs = [
            ["status"], ["backup", sandbox.source], ["ls"], ["browse", "--no-open"],
            ["versions", "x"],
        ]
        for verb in verbs {
            let ended = sandbox.run(sandbox.binary, verb)
            #expect(
                ended.code == 10
                    && ended.errors.contains(
                        "known repositories: \(sandbox.repository); select one with -r, for example `cairn -r \(sandbox.repository) status`"
                    ),
                "\(verb): \(ended.errors)")
        }
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        let served = sandbox.run(sandbox.binary, ["status"]).errors
        #expect(served.contains("\(sandbox.repository) (used by the service)"), "\(served)")
        #expect(watch.stop().code == 0)
        // One that is named is meant.
        let named = sandbox.run(sandbox.binary, ["-r", sandbox.file("none"), "status"]).errors
        #expect(!named.contains("known repositories"), "\(named)")
        // One that is gone helps nobody.
        Files.removeTree(Array(sandbox.repository.utf8))
        #expect(!sandbox.run(sandbox.binary, ["status"]).errors.contains("known repositories"))
    }

    /// Only where the system can tell which disk that is.
    @Test func oneDiskForEverythingIsSaidUntilThereIsAnother() throws {
        let sandbox = Sandbox("init-disk", inMemory: false)
        sandbox.prepare()
        sandbox.put("file", "content")
        sandbox.backUp()
        let line = try #require(sandbox.json("status").first)
        let device = sandbox.run("/usr/bin/stat", ["-c", "%Hd:%Ld", sandbox.path]).lines[0]
        let isTold = Files.exists("/sys/dev/block/\(device)")
        #expect(line.number("same_disk") == (isTold ? 1 : 0), "\(device)")
        let text = "on the same disk as your files"
        #expect(sandbox.cairn("status").text.contains(text) == isTold)
        sandbox.cairn("remote", "add", "nas", "dir:\(sandbox.file("nas"))")
        #expect(sandbox.cairn("status").text.contains(text) == isTold)
        guard Files.exists("/dev/shm") else { return }
        let elsewhere = Sandbox("init-disk-elsewhere")
        sandbox.cairn("remote", "add", "memory", "dir:\(elsewhere.file("nas"))")
        #expect(elsewhere.path.hasPrefix("/tmp") || !sandbox.cairn("status").text.contains(text))
    }
}
