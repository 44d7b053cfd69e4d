import CommandSupport
import Glibc
import Testing

/// A password is in the process that needs it and nowhere else.
@Suite struct SecrecyTests {
    private static let password = "an-unmistakable-pass-phrase-of-this-test"

    /// A daemon that has unlocked its repository, and what its hook was given.
    private static func watching(_ name: String, source: String) throws -> (
        Sandbox, SupervisedWatch
    ) {
        let sandbox = Sandbox(name)
        sandbox.environment["CAIRN_PASSWORD"] = password
        sandbox.prepare(initArguments: EncryptedTests.initArguments)
        let hook = sandbox.script(
            "hook", "tr '\\0' '\\n' < /proc/self/environ >> \(sandbox.file("hook-environment"))")
        var settings = "[watch]\nquiet-after-close = \"20ms\"\n[hooks]\non-commit = [\"\(hook)\"]\n"
        Files.write(password, to: sandbox.file("secret"))
        chmod(sandbox.file("secret"), 0o600)
        if source == "settings" {
            settings =
                "password-command = [\"/bin/cat\", \"\(sandbox.file("secret"))\"]\n" + settings
        }
        sandbox.setSettings(settings)
        sandbox.put("first", "first")
        if source == "file" { sandbox.environment["CAIRN_PASSWORD_FILE"] = sandbox.file("secret") }
        if source != "variable" { sandbox.environment["CAIRN_PASSWORD"] = nil }
        let watch = SupervisedWatch(sandbox)
        sandbox.environment["CAIRN_PASSWORD"] = password
        #expect(watch.isReady())
        return (sandbox, watch)
    }

    @Test(arguments: ["variable", "file", "settings"])
    func passwordIsNotInArgumentsEnvironmentHooksOrLogs(source: String) throws {
        let (sandbox, watch) = try Self.watching("secrecy-\(source)", source: source)
        sandbox.put("second", "second")
        #expect(watch.keeps(sandbox.source + "/second"))
        #expect(watch.child.awaitWhileRunning { Files.exists(sandbox.file("hook-environment")) })
        let process = "/proc/\(watch.child.identifier)"
        let needle = Array(Self.password.utf8)
        for file in ["cmdline", "environ"] {
            let content = Files.content("\(process)/\(file)")
            #expect(file == "environ" || !content.isEmpty)
            #expect(content.firstRange(of: needle) == nil, "\(file)")
        }
        // Threads have names, and their own files.
        #expect(watch.stop().code == 0)
        #expect(Files.text(sandbox.file("hook-environment")).contains("CAIRN_HOOK="))
        #expect(Files.content(sandbox.file("hook-environment")).firstRange(of: needle) == nil)
        let said = sandbox.cairn("-v", "backup", sandbox.source)
        for text in [watch.child.errorsSoFar, said.text, said.errors] {
            #expect(!text.contains(Self.password))
        }
        let state = sandbox.run(
            "/bin/grep", ["-r", "-l", Self.password, sandbox.file("state"), sandbox.repository])
        #expect(state.code == 1, "\(state.text)")
    }

    /// No core dump by limit and by flag, and nobody of the same user attaches.
    @Test func memoryOfAnUnlockedProcessIsItsOwn() throws {
        let (_, watch) = try Self.watching("memory", source: "file")
        let process = "/proc/\(watch.child.identifier)"
        let core = Files.text("\(process)/limits").split(separator: "\n").first {
            $0.hasPrefix("Max core file size")
        }
        #expect(
            core?.split(separator: " ").dropFirst(4).prefix(2).elementsEqual(["0", "0"]) == true,
            "\(core ?? "no limits")")
        // The kernel gives the files of a process that is not dumpable to root: proc(5), and this
        // daemon runs as whoever runs the tests.
        var status = stat()
        #expect(lstat("\(process)/environ", &status) == 0 && status.st_uid == 0)
        #expect(watch.stop().code == 0)
    }

    /// Made to crash where the kernel would write a core, it writes none.
    @Test func crashLeavesNoCore() throws {
        let (sandbox, watch) = try Self.watching("crash", source: "file")
        watch.child.send(SIGABRT)
        #expect(watch.child.wait().code == -SIGABRT)
        let found = sandbox.run("/usr/bin/find", [sandbox.path, "-name", "core*"]).text
        #expect(found.isEmpty, "\(found)")
    }

    /// Also what the daemon keeps in memory for as long as it runs: neither the password nor a key
    /// lies in a page that a core dump would hold.
    @Test(.enabled(if: Machine.isRoot, "needs root to read another process's memory"))
    func secretsLieOnlyInPagesExcludedOfCoreDumps() throws {
        let (sandbox, watch) = try Self.watching("pages", source: "file")
        let script = Project.fixtures + "/process_memory.py"
        let found = sandbox.run(
            "/usr/bin/python3", ["-B", script, "\(watch.child.identifier)", Self.password])
        #expect(found.code == 0, "\(found.text)\(found.errors)")
        // What is in no such page is found: the path of the repository.
        let control = sandbox.run(
            "/usr/bin/python3", ["-B", script, "\(watch.child.identifier)", sandbox.repository])
        #expect(control.code == 1, "\(control.text)\(control.errors)")
        #expect(watch.stop().code == 0)
    }

    @Test func stateOfTheClientIsItsOwners() throws {
        let sandbox = EncryptedTests.prepared()
        sandbox.put("file", "content")
        sandbox.backUp()
        var status = stat()
        #expect(lstat(sandbox.file("state/cairn"), &status) == 0 && status.st_mode & 0o777 == 0o700)
    }

    /// Also where the directory stood there before, for all to read, and so the catalog.
    @Test func stateThatOthersCouldReadBecomesItsOwners() {
        let sandbox = Sandbox()
        Files.makeDirectories(sandbox.file("state/cairn"))
        chmod(sandbox.file("state/cairn"), 0o755)
        sandbox.prepare()
        sandbox.put("secret-name", "x")
        func modes() -> Set<mode_t> {
            let state = sandbox.file("state/cairn")
            let catalogs = Files.names(state).filter { $0.contains(".catalog") }
            #expect(!catalogs.isEmpty)
            return Set(
                catalogs.map { name in
                    var status = stat()
                    lstat("\(state)/\(name)", &status)
                    return status.st_mode & 0o777
                })
        }
        func mode() -> mode_t {
            var status = stat()
            lstat(sandbox.file("state/cairn"), &status)
            return status.st_mode & 0o777
        }
        sandbox.backUp()
        #expect(mode() == 0o700 && modes() == [0o600])
        for name in Files.names(sandbox.file("state/cairn")) {
            chmod(sandbox.file("state/cairn/\(name)"), 0o644)
        }
        chmod(sandbox.file("state/cairn"), 0o755)
        sandbox.backUp()
        #expect(mode() == 0o700 && modes() == [0o600])
    }
}
