import CommandSupport
import Glibc
import Testing

/// A home of a test's own with `cairn watch` in it, and the oracle that judges what was kept.
///
/// `work` and `other` are watched; `outside` lies beside them on the same file system and is not.
/// `bulk` is watched first, and is there only to make the first comparison take a while.
final class WatchRig {
    let sandbox: Sandbox
    var roots: [String]
    /// Whether the settings name them, not the command.
    var areRootsOfSettings = false
    private(set) var daemon: ChildProcess?
    /// What earlier daemons said.
    private(set) var logs: [String] = []

    var work: String { sandbox.file("home/work") }
    var other: String { sandbox.file("home/other") }
    var outside: String { sandbox.file("home/outside") }

    /// - Parameters:
    ///   - settings: TOML.
    ///   - prepare: what is done before the repository is made.
    ///   - inMemory: not where the file system matters: with tmpfs, what is written through a
    ///     mapping changes no time.
    init(
        _ name: String = #function, settings: String = "", inMemory: Bool = true,
        prepare: (Sandbox) -> Void = { _ in }
    ) {
        let sandbox = Sandbox(name, inMemory: inMemory)
        self.sandbox = sandbox
        sandbox.environment["XDG_RUNTIME_DIR"] = sandbox.file("runtime")
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Files.write(settings, to: sandbox.file("settings.toml"))
        roots = ["work", "other"].map { sandbox.file("home/\($0)") }
        for name in ["runtime", "control", "home/work", "home/other", "home/outside"] {
            mkdir(sandbox.file(name), 0o755)
        }
        chmod(sandbox.file("runtime"), 0o700)
        prepare(sandbox)
        sandbox.cairn("init")
    }

    deinit {
        daemon?.send(SIGCONT)
        daemon?.send(SIGKILL)
    }

    // MARK: The daemon

    /// Starts `cairn watch` and waits until it watches and has compared everything.
    func start(sourceLocation: SourceLocation = #_sourceLocation) {
        launch()
        awaitWatching(sourceLocation: sourceLocation)
    }

    /// Starts `cairn watch` and returns as soon as it places watches.
    func launch(sourceLocation: SourceLocation = #_sourceLocation) {
        daemon = sandbox.startCairn(["watch"] + (areRootsOfSettings ? [] : roots))
        let isStarted = awaitWhileRunning { self.watches > 2 }
        #expect(isStarted, "the daemon places no watches:\n\(log)", sourceLocation: sourceLocation)
    }

    /// Takes a daemon that was started in another way.
    func use(_ daemon: ChildProcess) { self.daemon = daemon }

    func awaitWatching(sourceLocation: SourceLocation = #_sourceLocation) {
        // Asking costs more than reading what it says.
        let isWatching =
            awaitWhileRunning { self.hasCompared }
            && awaitStatus {
                $0["activity"] == "watching" && $0["last_reconcile"] != nil
                    && $0.number("dirty") == 0 && $0.number("gaps") == 0
            }
        #expect(
            isWatching, "the daemon does not come to watch:\n\(log)", sourceLocation: sourceLocation
        )
    }

    /// Waits until the first line of `cairn status --json` satisfies a condition.
    ///
    /// - Returns: false when the daemon ended or a minute passed before it did.
    func awaitStatus(_ condition: (JSONObject) -> Bool) -> Bool {
        awaitWhileRunning {
            self.status().first.map { $0.fields["running"] as? Bool == true && condition($0) }
                ?? false
        }
    }

    /// Waits while the daemon runs.
    func awaitWhileRunning(seconds: Int = 60, _ condition: () -> Bool) -> Bool {
        daemon?.awaitWhileRunning(seconds: seconds, condition) ?? false
    }

    /// The objects of `cairn status --json`.
    func status() -> [JSONObject] {
        sandbox.startCairn("status", "--json").wait().lines.compactMap { JSONObject($0) }
    }

    /// How many watches its inotify instances have. - Source: proc(5), /proc/PID/fdinfo.
    var watches: Int {
        guard let daemon else { return 0 }
        let place = "/proc/\(daemon.identifier)/fdinfo"
        return Files.names(place).reduce(0) { count, name in
            let text = Files.text("\(place)/\(name)")
            return count
                + (text.contains("inotify wd:")
                    ? text.split(separator: "\n").count { $0.hasPrefix("inotify wd:") } : 0)
        }
    }

    /// It has said that its first comparison came to its end.
    var hasCompared: Bool { log.contains("everything compared") }

    /// What this daemon said until now.
    var log: String { daemon.map { Files.text($0.errorPath) } ?? "" }

    /// Ends the daemon and takes what it said.
    @discardableResult
    func end(_ signal: Int32 = SIGTERM, sourceLocation: SourceLocation = #_sourceLocation)
        -> ChildProcess.Ended?
    {
        guard let daemon else { return nil }
        daemon.send(SIGCONT)
        daemon.send(signal)
        let ended = daemon.wait()
        #expect(
            ended.code == (signal == SIGKILL ? -SIGKILL : 0), "\(ended.errors)",
            sourceLocation: sourceLocation)
        self.daemon = nil
        logs.append(ended.errors)
        return ended
    }

    /// Stops the daemon's process, for at least two seconds and as long as `body` takes.
    func whileStopped(_ body: () -> Void) {
        let pause = sandbox.start("/bin/sleep", ["2"])
        daemon?.send(SIGSTOP)
        body()
        _ = pause.wait()
        daemon?.send(SIGCONT)
    }

    // MARK: The oracle

    /// A commit of everything until now.
    @discardableResult
    func flush(exits code: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation)
        -> JSONObject?
    {
        sandbox.json(["backup"] + roots, exits: code, sourceLocation: sourceLocation).last
    }

    /// After a barrier, what the repository has of `work` and `other` (or of `paths`) is what is on
    /// the disk, to the last bit of metadata, and nothing is left to do: no failure, no open gap.
    func expectExact(
        _ comment: Comment = "", paths: [String]? = nil, ignoring: Set<Aspect> = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        flush(sourceLocation: sourceLocation)
        expectStored(comment, paths: paths, ignoring: ignoring, sourceLocation: sourceLocation)
        expectQuiet(comment, sourceLocation: sourceLocation)
    }

    /// What a comparison excludes.
    enum Aspect { case extents }

    func expectStored(
        _ comment: Comment = "", paths: [String]? = nil, ignoring: Set<Aspect> = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let paths = paths ?? [work, other]
        let target = sandbox.file("restored")
        defer { Files.removeTree(Array(target.utf8)) }
        sandbox.cairn(
            (["restore", "--target", target] + paths).map { Array($0.utf8) },
            sourceLocation: sourceLocation)
        for path in paths {
            var found = Walker.walk(target + path)
            var expected = Walker.walk(path)
            if ignoring.contains(.extents) {
                for key in found.keys { found[key]?.extents = [] }
                for key in expected.keys { expected[key]?.extents = [] }
            }
            let differences = treeDifferences(found, expected: expected)
            #expect(
                differences.isEmpty,
                "\(comment.rawValue) \(path), \(expected.count) items:\n\(differences.joined(separator: "\n"))\n\(log.suffix(3_000))",
                sourceLocation: sourceLocation)
        }
    }

    /// No failure, no open gap, nothing dirty.
    func expectQuiet(_ comment: Comment = "", sourceLocation: SourceLocation = #_sourceLocation) {
        let status = status()
        let isQuiet = status.first?.number("failures") == 0 && status.first?.number("gaps") == 0
        #expect(
            isQuiet, "\(comment.rawValue) \(status.map(\.fields))\n\(log.suffix(3_000))",
            sourceLocation: sourceLocation)
    }

    /// Waits until no gap is open, nothing fails and nothing is dirty.
    func awaitQuiet(_ comment: Comment = "", sourceLocation: SourceLocation = #_sourceLocation) {
        let isQuiet = awaitStatus {
            $0.number("failures") == 0 && $0.number("gaps") == 0 && $0.number("dirty") == 0
        }
        #expect(
            isQuiet, "\(comment.rawValue) \(status().map(\.fields))\n\(log.suffix(3_000))",
            sourceLocation: sourceLocation)
    }

    /// The gaps that the journal tells of, as the witness reads them: one line each.
    func gaps() -> [String] { sandbox.witness("gaps").lines }

    /// Everything said by every daemon of this rig.
    var said: String { logs.joined() + log }
}
