import Glibc
import Testing

/// What a service manager sees of `cairn watch`, and what the daemon does at its word.
@Suite struct SupervisedWatchTests {
    private static func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("first", "first")
        return sandbox
    }

    @Test func readyIsToldWhenAllIsWatchedAndTheWatchdogIsFed() throws {
        let watch = SupervisedWatch(Self.prepared("ready"), watchdogSeconds: 2)
        #expect(try #require(watch.message("READY=1")).contains("STATUS=Watching, "))
        #expect(watch.manager.texts(with: "STATUS=Comparing everything").isEmpty == false)
        #expect(watch.manager.texts(with: "EXTEND_TIMEOUT_USEC=").isEmpty == false)
        let mark = watch.mark
        #expect(
            watch.child.awaitWhileRunning {
                watch.manager.texts(with: "WATCHDOG=1", after: mark).count >= 5
            })
        let beats = watch.manager.heard.dropFirst(mark).filter { $0.text.contains("WATCHDOG=1") }
            .map(\.moment)
        #expect(zip(beats, beats.dropFirst()).allSatisfy { $1 - $0 < 2000 }, "\(beats)")
        // A change is captured while the manager looks on, and the end is told.
        watch.sandbox.put("second", "second")
        #expect(watch.keeps(watch.sandbox.source + "/second"))
        let ended = watch.stop()
        #expect(ended.code == 0 && ended.errors.contains("stopped\n"), "\(ended.errors)")
        #expect(watch.manager.texts(with: "STOPPING=1").count == 1)
    }

    /// Each command with exclusive access left a descriptor of the repository open, and a paused
    /// service held its disk.
    @Test func aServiceThatIsPausedHasNothingOfTheRepositoryOpen() {
        let watch = SupervisedWatch(Self.prepared("released"))
        #expect(watch.isReady())
        for _ in 0..<3 {
            watch.sandbox.cairn("pin", "latest"); watch.sandbox.cairn("unpin", "latest")
        }
        watch.sandbox.cairn("pause")
        let directory = "/proc/\(watch.child.identifier)/fd"
        func open() -> [String] {
            Files.names(directory).compactMap { name in
                var target = [CChar](repeating: 0, count: 4_096)
                let length = readlink("\(directory)/\(name)", &target, target.count - 1)
                let path = String(
                    decoding: target.prefix(max(0, length)).map(UInt8.init), as: UTF8.self)
                return path.hasPrefix(watch.sandbox.repository) ? path : nil
            }
        }
        #expect(watch.child.awaitWhileRunning { open().isEmpty }, "\(open())")
        #expect(watch.stop().code == 0)
    }

    @Test func reloadTakesNewSettings() throws {
        let sandbox = Self.prepared("reload")
        mkdir(sandbox.file("other"), 0o755)
        let one = "[[root]]\nname = \"one\"\npath = \"\(sandbox.source)\"\n"
        sandbox.setSettings(one + "[metrics]\ntextfile = \"\(sandbox.file("old.prom"))\"\n")
        let watch = SupervisedWatch(sandbox, paths: [])
        #expect(watch.isReady())
        #expect(watch.child.awaitWhileRunning { Files.exists(sandbox.file("old.prom")) })
        sandbox.setSettings(
            one
                + "[[root]]\nname = \"two\"\npath = \"\(sandbox.file("other"))\"\n[metrics]\ntextfile = \"\(sandbox.file("new.prom"))\"\n"
        )
        let mark = watch.mark
        watch.child.send(SIGHUP)
        #expect(
            try #require(watch.message("RELOADING=1", after: mark)).contains("\nMONOTONIC_USEC="))
        #expect(try #require(watch.message("READY=1", after: mark)).contains("with new settings"))
        // The second root is watched, the first one still is, and old figures do not lie about.
        Files.write("two", to: sandbox.file("other/file"))
        sandbox.put("later", "one")
        #expect(watch.keeps(sandbox.file("other/file")) && watch.keeps(sandbox.source + "/later"))
        #expect(watch.child.awaitWhileRunning { Files.exists(sandbox.file("new.prom")) })
        #expect(!Files.exists(sandbox.file("old.prom")))
        #expect(watch.stop().code == 0)
        #expect(sandbox.cairn("dump", sandbox.file("other/file")).text == "two")
    }

    @Test(arguments: [
        "nonsense = 1\n", "[hooks]\ntime-limit = \"2h\"\n", "x = [",
        "repository = \"/somewhere/else\"\n",
    ])
    func wrongSettingsAreRefusedAndTheOldOnesStay(wrong: String) throws {
        let sandbox = Self.prepared("wrong")
        let metrics = "[metrics]\ntextfile = \"\(sandbox.file("cairn.prom"))\"\n"
        sandbox.setSettings("repository = \"\(sandbox.repository)\"\n" + metrics)
        let watch = SupervisedWatch(sandbox, namesRepository: false)
        #expect(watch.isReady())
        sandbox.setSettings(wrong)
        let mark = watch.mark
        watch.child.send(SIGHUP)
        #expect(watch.message("RELOADING=1", after: mark) != nil)
        let ready = try #require(watch.message("READY=1", after: mark))
        #expect(
            ready.contains("Cannot reload the settings; still using the old ones: "),
            "\(ready)")
        let said = try #require(
            watch.child.errorsSoFar.split(separator: "\n").first {
                $0.contains("cannot reload")
            })
        #expect(
            said.contains(" error: cannot reload the settings; still using the old ones: ")
                && !said.contains("CommandFailure"), "\(said)")
        #expect(
            said.contains(
                wrong.hasPrefix("repository")
                    ? "the new settings specify another repository, /somewhere/else; restart"
                    : "/cairn.toml:"),
            "\(said)")
        #expect(!said.contains("\\n"), "\(said)")
        // Other commands would stumble over the settings, too.
        sandbox.setSettings("")
        sandbox.put("second", "second")
        #expect(watch.keeps(sandbox.source + "/second"))
        #expect(Files.exists(sandbox.file("cairn.prom")))
        #expect(watch.stop().code == 0)
    }

    @Test func settingsThatTheServiceHasNotReadAreTold() {
        let sandbox = Self.prepared("edited")
        let first = "repository = \"\(sandbox.repository)\"\n"
        let root = "[[root]]\nname = \"one\"\npath = \"\(sandbox.source)\"\n"
        func run(_ words: String...) -> (code: Int32, text: String) {
            let ended = sandbox.run(Binary.path, words)
            return (ended.code, (ended.text + ended.errors).replacing(#/\s+/#, with: " "))
        }
        sandbox.setSettings(first + root)
        let watch = SupervisedWatch(sandbox, paths: [], namesRepository: false)
        #expect(watch.isReady())
        #expect(run("status", "--check").code == 0)
        mkdir(sandbox.file("other"), 0o755)
        let other = "[[root]]\nname = \"two\"\npath = \"\(sandbox.file("other"))\"\n"
        sandbox.setSettings(first + root + other)
        let check = run("status", "--check")
        #expect(check.code == 1 && check.text.contains("still uses the old"), "\(check.text)")
        for words in [
            ["status"], ["status", sandbox.source], ["why", sandbox.file("other")], ["roots"],
        ] {
            let ended = sandbox.run(Binary.path, words)
            let text = (ended.text + ended.errors).replacing(#/\s+/#, with: " ")
            #expect(text.contains("run `cairn reload`"), "\(text)")
        }
        #expect(run("reload").code == 0 && run("status", "--check").code == 0)
        // The service goes on with a root that was taken out by hand.
        sandbox.setSettings(first + root)
        #expect(!run("status").text.contains("unlisted"))
        #expect(watch.stop().code == 0)
    }

    /// `systemctl reload` runs this command, so that a script sees the refusal.
    @Test func reloadOfWrongSettingsFailsAndStatusSaysSo() {
        let sandbox = Self.prepared("refused")
        let right = "repository = \"\(sandbox.repository)\"\n"
        func run(_ words: String...) -> (code: Int32, text: String) {
            let ended = sandbox.run(Binary.path, words)
            return (ended.code, (ended.text + ended.errors).replacing(#/\s+/#, with: " "))
        }
        sandbox.setSettings(right)
        #expect(run("reload").text.contains("no daemon is running"))
        let watch = SupervisedWatch(sandbox, namesRepository: false)
        #expect(watch.isReady())
        #expect(run("reload") == (0, "the service has reloaded the settings "))
        sandbox.setSettings(right + "nonsense = 1\n")
        for words in ["reload", "status"] {
            let ended = run(words)
            #expect(ended.code == 1 && ended.text.contains("/cairn.toml:2: nonsense: "))
            #expect(ended.text.contains("uses the old settings"), "\(ended.text)")
        }
        #expect(watch.logs("cannot reload the settings; still using the old ones"))
        // The file is right, and the service has not read it again.
        sandbox.setSettings(right)
        let status = run("status")
        #expect(status.text.contains("still uses the old settings"), "\(status.text)")
        #expect(status.text.contains("/cairn.toml:2: nonsense: "), "\(status.text)")
        #expect(run("status", "--check").code == 1)
        #expect(run("reload").code == 0 && run("status", "--check").code == 0)
        // What is no mistake in the file is refused, too.
        sandbox.setSettings("repository = \"/somewhere/else\"\n")
        let other = run("-r", sandbox.repository, "reload")
        #expect(
            other.code == 1 && other.text.contains("the new settings specify another repository"))
        sandbox.setSettings(right)
        #expect(watch.stop().code == 0)
    }

    @Test func stormOfReloadsEndsReady() {
        let watch = SupervisedWatch(Self.prepared("storm"))
        #expect(watch.isReady())
        for _ in 0..<3000 { watch.child.send(SIGHUP) }
        watch.sandbox.put("second", "second")
        #expect(watch.keeps(watch.sandbox.source + "/second"))
        // A manager that does not listen for seconds loses messages: the next reload is answered.
        let calm = watch.mark
        watch.child.send(SIGHUP)
        #expect(watch.message("READY=1", after: calm) != nil)
        #expect(watch.stop().code == 0)
    }

    /// journald's socket is put in place in a mount namespace of the daemon's own.
    @Test(
        .enabled(if: Machine.canUnshareMounts, "needs root and mount namespaces"),
        arguments: [true, false])
    func logGoesToTheJournalWithItsFields(isThere: Bool) throws {
        let sandbox = Self.prepared("journal")
        mkdir(sandbox.file("journal"), 0o755)
        let journal = Listener(sandbox.file(isThere ? "journal/socket" : "journal/elsewhere"))
        let script = sandbox.script(
            "start",
            """
            set -e
            mount -t tmpfs tmpfs /run
            mkdir -p /run/systemd/journal
            mount --bind \(sandbox.file("journal")) /run/systemd/journal
            JOURNAL_STREAM=$(stat -L -c %d:%i /proc/self/fd/2)
            export JOURNAL_STREAM
            exec \(Binary.path) -r \(sandbox.repository) watch \(sandbox.source)
            """)
        let child = sandbox.start("/usr/bin/unshare", ["--mount", script])
        func kept() -> String? {
            isThere
                ? journal.texts(with: "MESSAGE=backed up ").first
                : child.errorsSoFar.split(separator: "\n").map(String.init).first {
                    $0.contains("backed up ")
                }
        }
        #expect(child.awaitWhileRunning { kept() != nil }, "\(child.errorsSoFar)")
        child.send(SIGTERM)
        #expect(child.wait().code == 0)
        let commits = sandbox.commits()
        if isThere {
            let fields = try #require(kept()).split(separator: "\n").map(String.init)
            #expect(
                commits.contains { fields.contains("COMMIT=\($0)") }
                    && fields.contains("PRIORITY=6") && fields.contains("SYSLOG_IDENTIFIER=cairn"),
                "\(fields)")
            let started = try #require(journal.texts(with: "MESSAGE=started, ").first).split(
                separator: "\n"
            ).map(String.init)
            #expect(
                started.contains("PATH=\(sandbox.repository)") && started.contains("PRIORITY=5"),
                "\(started)")
            #expect(child.errorsSoFar.isEmpty)
        } else {
            // While journald restarts: lines that it reads from standard error, with their
            // priority.
            #expect(try #require(kept()).hasPrefix("<6>backed up 1 new"))
        }
    }
}
