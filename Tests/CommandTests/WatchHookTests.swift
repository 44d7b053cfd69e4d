import Glibc
import Testing

/// Hooks and figures of the real daemon. What the objects hold is tested in ServiceTests.
@Suite struct WatchHookTests {
    private static func prepared(_ name: String, _ settings: (Sandbox) -> String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setSettings("[watch]\nquiet-after-close = \"20ms\"\n" + settings(sandbox))
        sandbox.put("first", "first")
        return sandbox
    }

    /// The objects that a hook appended to a file.
    private static func events(_ path: String) -> [JSONObject] {
        Files.text(path).split(separator: "\n").compactMap { JSONObject(String($0)) }
    }

    @Test func commitIsToldToAProgram() throws {
        let sandbox = Self.prepared("told") { sandbox in
            let hook = sandbox.script(
                "hook",
                "test \"$CAIRN_HOOK\" = on-commit || exit 9\ncat >> \(sandbox.file("events"))\necho \"seen $1\""
            )
            return "[hooks]\non-commit = [\"\(hook)\", \"a b\"]\n"
        }
        let watch = SupervisedWatch(sandbox)
        // The first commits write down the root, and a gap.
        func told() -> JSONObject? { Self.events(sandbox.file("events")).last }
        #expect(watch.isReady())
        sandbox.put("second", "second")
        #expect(watch.child.awaitWhileRunning { told()?.number("new") == 1 })
        let event = try #require(told())
        #expect(event["event"] == "commit" && event["repository"] == sandbox.repository)
        #expect(sandbox.commits().contains(try #require(event["commit"])))
        #expect(watch.logs("the hook on-commit: seen a b"))
        #expect(watch.stop().code == 0)
    }

    @Test func hookThatNeverEndsHoldsNobodyUp() throws {
        let sandbox = Self.prepared("sleeper") { sandbox in
            let hook = sandbox.script(
                "hook", "echo $$ >> \(sandbox.file("processes"))\ntrap '' TERM\nexec sleep 600")
            return "[hooks]\non-commit = [\"\(hook)\"]\ntime-limit = \"1s\"\n"
        }
        func processes() -> [pid_t] {
            Files.text(sandbox.file("processes")).split(separator: "\n").compactMap { pid_t($0) }
        }
        let watch = SupervisedWatch(sandbox)
        #expect(watch.child.awaitWhileRunning { !processes().isEmpty })
        let hook = try #require(processes().first)
        // It sleeps on, deaf to SIGTERM; captures do not wait for it.
        sandbox.put("second", "second")
        #expect(watch.keeps(sandbox.source + "/second"))
        #expect(kill(hook, 0) == 0, "the hook has ended already: nothing was shown")
        #expect(watch.logs("the hook on-commit exceeded its time limit of 1s"))
        #expect(kill(hook, 0) != 0)
        let began = Listener.now()
        #expect(watch.stop().code == 0)
        // Five seconds to end by itself, five until it is made to.
        #expect(Listener.now() - began < 20_000)
        #expect(processes().allSatisfy { kill($0, 0) != 0 })
    }

    /// Makes a file that nobody may read, gives all to nobody, and returns how to run `cairn` as
    /// nobody.
    private static func asNobody(_ sandbox: Sandbox) -> [String] {
        // Where the build lies, others may not look.
        let programs = [Binary.path, Binary.path + "-events"]
        #expect(sandbox.run("/bin/cp", programs + [sandbox.path]).code == 0)
        sandbox.put("closed", "closed")
        chmod(sandbox.source + "/closed", 0)
        #expect(sandbox.run("/bin/chown", ["-R", "65534:65534", sandbox.path]).code == 0)
        return [
            "--reuid=65534", "--regid=65534", "--clear-groups", sandbox.file("cairn"), "-r",
            sandbox.repository,
        ]
    }

    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func failureIsToldOnceAndItsEndSeen() throws {
        let sandbox = Self.prepared("failure") { sandbox in
            let hook = sandbox.script("hook", "cat >> \(sandbox.file("events"))")
            return "[hooks]\non-failure = [\"\(hook)\"]\n[retry]\nfirst = \"50ms\"\n"
        }
        let user = Self.asNobody(sandbox)
        let child = sandbox.start("/usr/bin/setpriv", user + ["watch", sandbox.source])
        #expect(
            child.awaitWhileRunning { !Self.events(sandbox.file("events")).isEmpty },
            "\(child.errorsSoFar)")
        let event = try #require(Self.events(sandbox.file("events")).first)
        #expect(
            event["event"] == "failure" && event["path"] == sandbox.source + "/closed"
                && event["reason"] == "permission denied")
        #expect(event.fields["transient"] as? Bool == false && event.number("failing") == 1)
        #expect(
            child.errorsSoFar.contains(
                "warning: cannot be backed up: permission denied: \(sandbox.source)/closed"))
        // Mended, it is kept without being asked; and the failure was told once.
        chmod(sandbox.source + "/closed", 0o644)
        #expect(
            child.awaitWhileRunning {
                sandbox.run("/usr/bin/setpriv", user + ["status", sandbox.source + "/closed"]).code
                    == 0
            })
        child.send(SIGTERM)
        #expect(child.wait().code == 0)
        #expect(Self.events(sandbox.file("events")).count == 1)
    }

    /// `on-error = "stop"` stops capturing until a person says `cairn resume`, and not for good.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func stopAtAFailureEndsWithResume() {
        let sandbox = Sandbox("stop")
        sandbox.prepare()
        sandbox.setSettings("on-error = \"stop\"\n")
        let user = Self.asNobody(sandbox)
        func cairn(_ arguments: String...) -> ChildProcess.Ended {
            sandbox.run("/usr/bin/setpriv", user + arguments)
        }
        let child = sandbox.start("/usr/bin/setpriv", user + ["watch", sandbox.source])
        #expect(
            child.awaitWhileRunning {
                child.errorsSoFar.contains(
                    "stopped, because on-error = \"stop\" is set: \(sandbox.source)/closed")
            }, "\(child.errorsSoFar)")
        chmod(sandbox.source + "/closed", 0o644)
        #expect(cairn("resume").code == 0)
        sandbox.put("later", "later")
        #expect(
            child.awaitWhileRunning {
                cairn("status", sandbox.source + "/closed").code == 0
                    && cairn("status", sandbox.source + "/later").code == 0
            })
        child.send(SIGTERM)
        #expect(child.wait().code == 0)
        #expect(cairn("dump", sandbox.source + "/later").text == "later")
    }

    /// The smallest time that the settings take is a minute. A daemon that sees everything and has
    /// nothing to keep is not silent; one whose disk is away is.
    @Test func silenceIsTold() throws {
        let sandbox = Self.prepared("silence") { sandbox in
            let hook = sandbox.script("hook", "cat >> \(sandbox.file("events"))")
            return "[hooks]\non-stale = [\"\(hook)\"]\nstale-after = \"60s\"\n"
        }
        let watch = SupervisedWatch(sandbox, watchdogSeconds: 4)
        #expect(watch.isReady())
        let began = Listener.now()
        let away = sandbox.repository + "-away"
        #expect(rename(sandbox.repository, away) == 0)
        sandbox.put("second", "second")
        #expect(
            watch.child.awaitWhileRunning(seconds: 100) {
                !Self.events(sandbox.file("events")).isEmpty
            })
        #expect(Listener.now() - began > 40_000)
        #expect(rename(away, sandbox.repository) == 0)
        let event = try #require(Self.events(sandbox.file("events")).first)
        #expect(
            event["event"] == "stale" && event.number("seconds") ?? 0 >= 60 && event["since"] != nil
        )
        #expect(watch.child.errorsSoFar.contains("error: nothing has succeeded for 6"))
        #expect(watch.stop().code == 0)
    }

    @Test func figuresAppearAndGoAway() throws {
        let sandbox = Self.prepared("figures") {
            "[metrics]\ntextfile = \"\($0.file("cairn.prom"))\"\n"
        }
        let path = sandbox.file("cairn.prom")
        let watch = SupervisedWatch(sandbox)
        let label = "repository=\"\(sandbox.repository)\"}"
        #expect(
            watch.child.awaitWhileRunning {
                Files.text(path).contains("cairn_last_reconcile_timestamp_seconds{\(label)")
            })
        let lines = Files.text(path).split(separator: "\n")
        for line in lines where !line.hasPrefix("# HELP cairn_") && !line.hasPrefix("# TYPE cairn_")
        {
            let space = try #require(line.lastIndex(of: " "))
            #expect(
                line.hasPrefix("cairn_") && line[..<space].hasSuffix(label)
                    && Double(line[space...].dropFirst()) != nil, "\(line)")
        }
        #expect(
            lines.contains {
                $0.hasPrefix("cairn_activity{activity=\"watching\",") && $0.hasSuffix(" 1")
            })
        var found = stat()
        #expect(stat(path, &found) == 0 && found.st_mode & 0o777 == 0o644)
        #expect(watch.stop().code == 0)
        #expect(!Files.exists(path))
    }

    /// A service that backed up its own figures would make a snapshot every 15 s.
    @Test func figuresInsideARootAreNotBackedUp() {
        let sandbox = Self.prepared("figures-in-root") {
            "[metrics]\ntextfile = \"\($0.source)/cairn.prom\"\n"
        }
        let path = sandbox.source + "/cairn.prom"
        let watch = SupervisedWatch(sandbox)
        #expect(watch.child.awaitWhileRunning { Files.exists(path) })
        #expect(watch.keeps(sandbox.source + "/first"))
        let snapshots = sandbox.cairn("snapshots", "-q").lines
        let written = Files.inode(path)
        #expect(watch.awaits { Files.inode(path) != written })
        #expect(sandbox.cairn("snapshots", "-q").lines == snapshots)
        #expect(!sandbox.cairn("ls", "-R").text.contains("cairn.prom"))
        let why = sandbox.cairn("why", path, exits: 1).text
        #expect(why.contains("the file that Cairn writes for [metrics]"), "\(why)")
        #expect(watch.stop().code == 0)
    }

    /// A directory that is not there is no reason to fill the log.
    @Test func figuresThatCannotBeWrittenAreTold() {
        let sandbox = Self.prepared("nowhere") {
            "[metrics]\ntextfile = \"\($0.file("missing/cairn.prom"))\"\n"
        }
        let watch = SupervisedWatch(sandbox, watchdogSeconds: 4)
        #expect(watch.logs("cannot write the metrics: no such file or directory: "))
        #expect(watch.keeps(sandbox.source + "/first"))
        // They are tried every 15 s; the watchdog is fed every second.
        let mark = watch.mark
        #expect(
            watch.child.awaitWhileRunning {
                watch.manager.texts(with: "WATCHDOG=1", after: mark).count >= 20
            })
        mkdir(sandbox.file("missing"), 0o755)
        #expect(watch.child.awaitWhileRunning { Files.exists(sandbox.file("missing/cairn.prom")) })
        let ended = watch.stop()
        #expect(
            ended.code == 0
                && ended.errors.split(separator: "\n").count {
                    $0.contains("cannot write the metrics")
                } == 1,
            "\(ended.errors)")
    }
}
