import Glibc
import Testing

/// A daemon is found wherever it listens, whatever the environment of who looks; and a second one
/// of another environment is told, and ends.
@Suite struct TwoDaemonTests {
    private static func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        mkdir(sandbox.file("run"), 0o700)
        sandbox.put("first", "first")
        sandbox.environment["XDG_RUNTIME_DIR"] = sandbox.file("run")
        return sandbox
    }

    /// A user of no account, with the runtime directory that a login makes.
    private struct Session {
        let uid: UInt32
        let sandbox: Sandbox
        var runtime: String { "/run/user/\(uid)" }

        /// - Parameter uid: each test's own.
        init(uid: UInt32) {
            self.uid = uid
            sandbox = TwoDaemonTests.prepared("session")
            #expect(
                sandbox.run("/bin/chown", ["-R", "\(uid):\(uid)", sandbox.path]).code == 0
            )
            Files.removeTree(Array(runtime.utf8))
            Files.makeDirectories(runtime)
            chmod(runtime, 0o700)
            chown(runtime, uid, uid)
            sandbox.prefix = [
                "/usr/bin/setpriv", "--reuid=\(uid)", "--regid=\(uid)", "--clear-groups",
            ]
            sandbox.environment["XDG_RUNTIME_DIR"] = runtime
        }

        func end() { Files.removeTree(Array(runtime.utf8)) }
    }

    /// As from cron or `cairn-check@`: the variable is missing, the session's directory is there.
    @Test(.enabled(if: Machine.isRoot, "needs root"))
    func theSessionsDaemonIsFoundWithoutTheVariable() throws {
        let session = Session(uid: 54_321)
        defer { session.end() }
        let sandbox = session.sandbox
        let watch = SupervisedWatch(sandbox)
        #expect(watch.logs("everything compared"), "\(watch.child.errorsSoFar)")
        #expect(!Files.names(session.runtime + "/cairn").isEmpty)
        sandbox.environment["XDG_RUNTIME_DIR"] = nil
        let status = sandbox.cairn("status").text
        #expect(
            status.contains("Cairn is running: ")
                && status.contains("process \(watch.child.identifier),"), "\(status)")
        sandbox.put("second", "second")
        chown(sandbox.source + "/second", session.uid, session.uid)
        let waited = sandbox.cairn("status", "--wait", sandbox.source + "/second")
        #expect(waited.text.contains("has been stored since commit"), "\(waited)")
        #expect(sandbox.cairn("backup", sandbox.source).errors.isEmpty)
        // The second would take nothing, and be in the way.
        let second = sandbox.cairn("watch", sandbox.source, exits: 11).errors
        #expect(
            second.contains("another daemon is already running")
                && second.contains("process \(watch.child.identifier)"), "\(second)")
        #expect(sandbox.cairn("pause").text.hasPrefix("paused until"))
        sandbox.environment["XDG_RUNTIME_DIR"] = session.runtime
        #expect(sandbox.json("status").first?["activity"] == "paused")
        #expect(watch.stop().code == 0)
    }

    /// Nothing of another's is taken for the session's directory.
    @Test(
        .enabled(if: Machine.isRoot, "needs root"),
        arguments: [(UInt32(54_322), UInt32(0o755), UInt32(54_322)), (54_323, 0o700, 54_324)])
    func onlyTheUsersOwnDirectoryIsLookedAt(uid: UInt32, mode: UInt32, owner: UInt32) throws {
        let session = Session(uid: uid)
        defer { session.end() }
        let sandbox = session.sandbox
        let watch = SupervisedWatch(sandbox)
        #expect(watch.logs("everything compared"), "\(watch.child.errorsSoFar)")
        chmod(session.runtime, mode)
        chown(session.runtime, owner, owner)
        sandbox.environment["XDG_RUNTIME_DIR"] = nil
        // The lock still tells that a daemon has it.
        let said = sandbox.cairn("pause", exits: 11).errors
        #expect(
            said.contains(
                "the repository is in use by a daemon, process \(watch.child.identifier), which cannot be reached from here"
            ), "\(said)")
        #expect(watch.stop().code == 0)
    }

    /// The places are apart: what tells the second of the first is the repository's lock.
    @Test func theSecondOfAnotherEnvironmentEndsAndNamesTheFirst() {
        let sandbox = Self.prepared("apart")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady(), "\(watch.child.errorsSoFar)")
        let process = "process \(watch.child.identifier)"
        sandbox.environment["XDG_RUNTIME_DIR"] = nil
        let second = sandbox.cairn("watch", sandbox.source, exits: 11).errors
        #expect(
            second.contains(
                "another daemon is already running for \(sandbox.repository): \(process)")
                && second.contains("with `kill \(watch.child.identifier)`"), "\(second)")
        let status = sandbox.cairn("status").text
        #expect(
            status.hasPrefix("trouble: the repository is in use by a daemon, \(process)")
                && status.contains("\n  next: run the command as the user of")
                && !status.contains("Cairn is not running"), "\(status)")
        #expect(sandbox.cairn("status", "--wait").errors.contains(process))
        #expect(sandbox.cairn("pause", exits: 11).errors.contains(process))
        for verb in [["backup", sandbox.source], ["prune"]] {
            let said = sandbox.cairn(verb.map { Array($0.utf8) }, exits: 11).errors
            #expect(
                said.contains("locked by the daemon, \(process) since")
                    && said.contains("backs up every save itself")
                    && !said.contains("wait until"), "\(said)")
        }
        // The daemon has to back it up, and a backup would be refused.
        watch.child.send(SIGSTOP)
        sandbox.put("new", "new")
        let path = sandbox.cairn("status", sandbox.source + "/new", exits: 1)
        #expect(
            path.errors.contains(process) && !path.text.contains("no daemon is running"),
            "\(path.text)\(path.errors)")
        watch.child.send(SIGCONT)
        // A refusal is no failed backup.
        sandbox.environment["XDG_RUNTIME_DIR"] = sandbox.file("run")
        let well = sandbox.cairn("status").text
        #expect(well.contains("every save is backed up") && !well.contains("failed"), "\(well)")
        #expect(watch.stop().code == 0)
    }

    /// Whoever sees both says so; and who finds the lock taken by the other ends.
    @Test func twoThatAnswerAreBothNamed() {
        let sandbox = Self.prepared("both")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady(), "\(watch.child.errorsSoFar)")
        // Paused, the first leaves the lock alone, and the second does not see where it listens.
        sandbox.cairn("pause")
        sandbox.environment["XDG_RUNTIME_DIR"] = nil
        let second = SupervisedWatch(sandbox)
        #expect(second.isReady(), "\(second.child.errorsSoFar)")
        sandbox.environment["XDG_RUNTIME_DIR"] = sandbox.file("run")
        for words in [["pause"], ["backup", sandbox.source], ["resume"]] {
            let said = sandbox.cairn(words.map { Array($0.utf8) }, exits: 11).errors
            for child in [watch.child, second.child] {
                #expect(
                    said.contains("process \(child.identifier)")
                        && said.contains("`kill \(child.identifier)`"), "\(said)")
            }
        }
        let status = sandbox.cairn("status").text
        #expect(
            status.hasPrefix("trouble: two daemons are running for \(sandbox.repository): process ")
                && status.contains("next: stop one of them with `kill "), "\(status)")
        let asked = sandbox.run(
            "/usr/bin/python3",
            [
                "-c",
                """
                import glob, socket, sys
                end = socket.socket(socket.AF_UNIX)
                end.connect(glob.glob(sys.argv[1] + "/cairn/*.sock")[0])
                end.send(b'{"protocol":1,"request":"resume"}\\n')
                print(end.recv(1000))
                """, sandbox.file("run"),
            ])
        #expect(asked.text.contains("ok"), "\(asked)")
        let ended = watch.child.wait()
        #expect(
            ended.code == 11
                && ended.errors.contains(
                    "another daemon is already running for \(sandbox.repository): process \(second.child.identifier)"
                ), "\(ended.errors)")
        #expect(second.stop().code == 0)
    }

    /// A daemon keeps everything; only without one is nothing kept.
    @Test func aBackupThatWasRefusedIsNoTroubleBesideADaemon() {
        let sandbox = Sandbox("refused")
        sandbox.environment["CAIRN_PASSWORD"] = "secret"
        sandbox.cairn("init", "--encrypt", "--key-cost", "least")
        sandbox.put("first", "first")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady(), "\(watch.child.errorsSoFar)")
        func refused() {
            sandbox.environment["CAIRN_PASSWORD"] = ""
            sandbox.cairn("backup", "--tag", "own", sandbox.source, exits: 12)
            sandbox.environment["CAIRN_PASSWORD"] = "secret"
        }
        refused()
        let well = sandbox.cairn("status", "--check").text
        #expect(well.hasPrefix("well: every save is backed up"), "\(well)")
        // What is piped in, no daemon keeps.
        sandbox.environment["CAIRN_PASSWORD"] = ""
        sandbox.cairn("backup", "--stdin", "--stdin-filename", "dump", exits: 12)
        sandbox.environment["CAIRN_PASSWORD"] = "secret"
        sandbox.cairn("status", "--check", exits: 1)
        #expect(watch.stop().code == 0)
        // The stream is a job of its own.
        sandbox.backUp()
        sandbox.cairn("status", "--check", exits: 1)
        sandbox.cairn("jobs", "remove", "/dump")
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well: "))
        refused()
        let trouble = sandbox.cairn("status").text
        #expect(
            trouble.hasPrefix("trouble: the last backup with the tag own failed")
                && trouble.contains(
                    "  next: fix the problem and run the job again, or run `cairn -r "),
            "\(trouble)"
        )
    }

    /// Whoever can put a socket where the daemon's would be is told nothing.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func theSocketOfAnotherUserIsNamedAsSuch() throws {
        let sandbox = Self.prepared("foreign")
        sandbox.backUp()
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady(), "\(watch.child.errorsSoFar)")
        let place = sandbox.file("run/cairn")
        let name = try #require(Files.names(place).first { $0.hasSuffix(".sock") })
        #expect(watch.stop().code == 0)
        for path in [sandbox.file("run"), place] { chmod(path, 0o777) }
        let stranger = sandbox.start(
            "/usr/bin/setpriv",
            [
                "--reuid=65534", "--regid=65534", "--clear-groups", "/usr/bin/python3", "-c",
                """
                import os, socket, sys
                end = socket.socket(socket.AF_UNIX)
                end.bind(sys.argv[1])
                os.chmod(sys.argv[1], 0o777)
                end.listen()
                end.accept()[0].recv(100)
                end.accept()
                """, "\(place)/\(name)",
            ])
        #expect(stranger.awaitWhileRunning { Files.exists("\(place)/\(name)") })
        let said = sandbox.cairn("pause", exits: 1).errors
        #expect(
            said.contains("\(name): it is owned by another user, so Cairn does not connect to it"),
            "\(said)")
    }

    /// It would be kept in nothing, and `status` of the new repository would know of no daemon.
    @Test func noRepositoryIsMadeWhereADaemonWaitsForAnother() {
        let sandbox = Self.prepared("anew")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.logs("everything compared"), "\(watch.child.errorsSoFar)")
        #expect(rename(sandbox.repository, sandbox.file("away")) == 0)
        let said = sandbox.cairn("init", exits: 11).errors
        #expect(
            said.contains(
                "is waiting for the repository that was at \(sandbox.repository)")
                && said.contains("stop the daemon (`kill \(watch.child.identifier)`)"), "\(said)")
        #expect(!Files.exists(sandbox.repository))
        #expect(watch.stop().code == 0)
        sandbox.cairn("init", "--new")
        sandbox.backUp()
    }

    /// A one-shot backup has the lock for a moment only.
    @Test func whatACommandHasIsWaitedFor() {
        let sandbox = Self.prepared("moment")
        sandbox.backUp()
        let holder = sandbox.start(
            "/usr/bin/flock", ["--no-fork", sandbox.repository + "/lock", "/bin/sleep", "600"])
        #expect(holder.awaitWhileRunning { Files.text("/proc/locks").contains("FLOCK") })
        let watch = SupervisedWatch(sandbox)
        #expect(watch.logs(" locked by process "), "\(watch.child.errorsSoFar)")
        holder.send(SIGKILL)
        #expect(holder.wait().code == -SIGKILL)
        #expect(watch.logs("everything compared"), "\(watch.child.errorsSoFar)")
        #expect(watch.stop().code == 0)
    }
}
