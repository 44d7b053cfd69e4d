import CommandSupport
import Glibc
import Testing

/// Small repositories that claim to be huge: no verb traps, takes memory beyond a bound, or works
/// on for ever.
@Suite struct GreedyRepositoryTests {
    /// What a claim may cost at most, far below what the claims say. An honest run of the binary
    /// takes some 30 MiB.
    static let residentBytesMaximum = 256 << 20
    /// Of processor time: others may have the processor, too.
    static let secondsMaximum = 40

    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func claimsCostNothing() {
        let sandbox = Sandbox("greedy")
        sandbox.environment["CAIRN_PASSWORD"] = "x"
        let made = sandbox.run(
            "/usr/bin/python3",
            ["-B", Project.fixtures + "/greedy_repositories.py", sandbox.file("cases")])
        #expect(made.code == 0, "\(made.errors)")
        #expect(made.lines.count >= 22)
        var most = (bytes: 0, what: "")
        for name in made.lines {
            // All have one id, and a machine remembers what it saw.
            Self.forgetState(sandbox)
            for verb in [
                ["snapshots"], ["ls", "-R", "-l"], ["stats"], ["status"], ["find", "*"],
                ["verify", "--read-data"], ["restore", "--target", sandbox.file("out")],
                ["dump", "/r/planted"], ["versions", "/r/planted"], ["prune", "--dry-run"],
                ["repair"],
            ] {
                let ended = Self.measured(sandbox, ["-r", sandbox.file("cases/\(name)")] + verb)
                let what = "\(name): cairn \(verb.joined(separator: " "))"
                #expect(
                    [0, 1, 3, 10, 12].contains(ended.code),
                    "\(what) ends with \(ended.code): \(ended.said.suffix(1500))")
                #expect(
                    ended.residentBytes < Self.residentBytesMaximum,
                    "\(what) takes \(ended.residentBytes >> 20) MiB")
                #expect(ended.seconds < Self.secondsMaximum, "\(what) takes \(ended.seconds) s")
                if ended.code != 0 {
                    #expect(
                        ended.said.contains("cairn: ") || ended.said.contains("damage"),
                        "\(what): \(ended.said)")
                }
                if ended.residentBytes > most.bytes { most = (ended.residentBytes, what) }
                Files.removeTree(Array(sandbox.file("out").utf8))
            }
        }
        print(
            "greedy repositories: \(made.lines.count) cases, at most \(most.bytes >> 20) MiB: \(most.what)"
        )
    }

    /// No sum of times overflows, wherever a repository's stand.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func timesMayStandAtTheEndsOfTime() {
        let sandbox = Sandbox("greedy")
        let made = sandbox.run(
            "/usr/bin/python3",
            ["-B", Project.fixtures + "/greedy_repositories.py", sandbox.file("cases")])
        #expect(made.code == 0, "\(made.errors)")
        for name in ["times-extreme", "times-lowest", "times-highest", "gap-times", "items-old"] {
            Self.forgetState(sandbox)
            sandbox.repository = sandbox.file("cases/\(name)")
            for verb in [
                ["snapshots"], ["snapshots", "--json", "--all"], ["status"], ["status", "--json"],
                ["status", "/r/planted"], ["versions", "/r/planted"], ["versions", "/r/gone"],
                ["versions", "--json", "/r/gone"], ["find", "*", "--deleted"], ["ls", "-l", "-R"],
                ["find", "*", "--json"], ["diff", "latest"], ["why", "/r/planted"], ["stats"],
                ["roots"], ["snapshots", "--since", "1970-01-01"], ["ls", "--at", "yesterday"],
                ["forget", "--dry-run", "--keep-last", "1"],
                ["forget", "--dry-run", "--keep-within", "1y"], ["forget", "--dry-run"],
                ["forget", "--dry-run", "--keep-daily", "3", "--keep-monthly", "forever"],
                ["undo", "--dry-run"], ["restore", "--deleted", "/r/gone", "--target", "out"],
                ["dump", "/r/planted"], ["prune", "--dry-run"], ["drill"], ["exclude", "list"],
                ["verify"], ["backup", "--dry-run", sandbox.path], ["backup", sandbox.path],
                ["forget", "--keep-last", "1"], ["status"], ["snapshots"],
            ] {
                let ended = sandbox.run(Binary.path, ["-r", sandbox.repository] + verb)
                #expect(
                    [0, 1, 3].contains(ended.code),
                    "\(name): \(verb) ends with \(ended.code): \(ended.errors.suffix(500))")
            }
        }
    }

    /// What no bound can forbid, for honest writers may write it, ends when it is asked to.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func aLongReplayEndsAtTheFirstSignal() {
        let sandbox = Sandbox("greedy")
        let made = sandbox.run(
            "/usr/bin/python3",
            [
                "-B", Project.fixtures + "/greedy_repositories.py", "--long", "400",
                sandbox.repository,
            ])
        #expect(made.code == 0, "\(made.errors)")
        for verb in [
            ["verify"], ["prune"], ["drill"], ["forget", "--keep-last", "1"], ["repair"],
            ["restore", "--target", sandbox.file("out")], ["backup", sandbox.path], ["snapshots"],
        ] {
            // Where the tests run behind a script's `&`, the shell has SIGINT ignored; a command
            // without a handler leaves that as it is.
            for signal in verb == ["snapshots"] ? [SIGTERM] : [SIGINT, SIGTERM] {
                Self.forgetState(sandbox)
                let running = sandbox.startCairn(verb)
                let began = running.awaitWhileRunning {
                    Files.text("/proc/\(running.identifier)/stat").split(separator: " ")
                        .dropFirst(13).first.flatMap { Int($0) }.map { $0 > 100 } ?? false
                }
                #expect(began, "\(verb) ends by itself")
                running.send(signal)
                let clock = ContinuousClock()
                let asked = clock.now
                let code = running.wait().code
                #expect(code == 130 || code == -signal, "\(verb): \(code)")
                #expect(clock.now - asked < .seconds(5), "\(verb)")
            }
        }
    }

    private struct Measured {
        let code: Int32
        let residentBytes: Int
        let seconds: Int
        let said: String
    }

    /// Runs the binary from a small process: Linux counts the memory of whoever starts a program as
    /// the program's own (`ru_maxrss` outlives execve), and a thousand tests in one process take
    /// more than the bound.
    private static func measured(_ sandbox: Sandbox, _ arguments: [String]) -> Measured {
        let (result, log) = (sandbox.file("result"), sandbox.file("log"))
        let ended = sandbox.run(
            "/usr/bin/python3",
            ["-I", "-S", Project.path + "/Benchmarks/measure.py", result, log, Binary.path]
                + arguments)
        let figures = JSONObject(Files.text(result))
        guard ended.code == 0, let code = figures?.number("status"),
            let bytes = figures?.number("peak"),
            let seconds = figures?.number("cpu")
        else {
            return Measured(
                code: -1, residentBytes: .max, seconds: .max, said: "not measured: \(ended.errors)")
        }
        return Measured(
            code: Int32(code), residentBytes: bytes, seconds: seconds, said: Files.text(log))
    }

    private static func forgetState(_ sandbox: Sandbox) {
        Files.removeTree(Array(sandbox.file("state").utf8))
        mkdir(sandbox.file("state"), 0o755)
    }

    /// What is legal, though odd, comes back.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func oddButLegalRepositoriesRestore() {
        let sandbox = Sandbox("greedy")
        let made = sandbox.run(
            "/usr/bin/python3",
            ["-B", Project.fixtures + "/greedy_repositories.py", sandbox.file("cases")])
        #expect(made.code == 0, "\(made.errors)")
        for name in [
            "times-lowest", "times-highest", "counts-highest", "gap-times", "purge-highest",
            "magics", "footer-claims", "ones", "deep",
        ] {
            Self.forgetState(sandbox)
            let ended = sandbox.run(
                Binary.path,
                [
                    "-r", sandbox.file("cases/\(name)"), "restore", "--target",
                    sandbox.file("out-\(name)"),
                ])
            #expect(ended.code == 0, "\(name): \(ended.text)\(ended.errors)")
        }
        #expect(Files.content(sandbox.file("out-ones/r/ones")).count == 65_535)
        #expect(Files.text(sandbox.file("out-times-lowest/r/planted")) == "planted\n")
    }
}
