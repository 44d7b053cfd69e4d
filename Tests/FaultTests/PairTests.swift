import CommandSupport
import Glibc
import TestSeed
import Testing

/// Two processes at once on one repository, in every pair of verbs: one stands still in the middle
/// of its work, the other runs.
///
/// Neither loses anything. Two that change the repository: the second ends with 11 and says who has
/// it and since when. All other pairs: both succeed, or the second says with 11 what it would have
/// to wait for. `make test` takes a sample from a seed; with `CAIRN_SOAK_PAIRS` every pair, and the
/// table is written to the file that it names.
@Suite struct PairTests {
    static let tableFile = getenv("CAIRN_SOAK_PAIRS").map { String(cString: $0) }
    static let sampleEach = 4

    /// How a verb stands to others.
    struct Verb: Sendable, CustomStringConvertible {
        let description: String
        /// Writes journal or packs, and so has the writers' lock while it does.
        let writes: Bool
        let arguments: @Sendable (FaultWorld) -> [String]
        /// How it may end once it has waited for another.
        var outcomes: Set<Int32> = [0]
    }

    static let verbs: [Verb] = [
        Verb(description: "backup", writes: true) { ["backup", $0.sandbox.source] },
        Verb(description: "restore --in-place", writes: true) {
            ["restore", "--snapshot", $0.acknowledged[1].commit, "--in-place", $0.sandbox.source]
        },
        Verb(description: "undo", writes: true) { _ in ["undo"] },
        Verb(description: "repair", writes: true) { _ in ["repair"] },
        Verb(description: "prune", writes: true) { _ in ["prune", "--max-unused", "0"] },
        // Once it is forgotten there is nothing to forget.
        Verb(
            description: "forget", writes: true, arguments: { ["forget", $0.spare] },
            outcomes: [0, 1]),
        Verb(description: "pin", writes: true) { ["pin", $0.acknowledged[0].commit] },
        Verb(description: "restore", writes: false) {
            ["restore", "--target", $0.sandbox.file("out")]
        },
        Verb(description: "verify", writes: false) { _ in ["verify", "--read-data"] },
        Verb(description: "dump", writes: false) {
            ["dump", "--snapshot", $0.acknowledged[0].commit, $0.sandbox.source + "/d0/large"]
        },
        Verb(description: "ls", writes: false) { _ in ["ls"] },
        Verb(description: "snapshots", writes: false) { _ in ["snapshots"] },
        Verb(description: "status", writes: false) { _ in ["status"] },
        Verb(description: "stats", writes: false) { _ in ["stats"] },
        Verb(description: "drill", writes: false) { _ in ["drill", "--full"] },
        Verb(description: "versions", writes: false) {
            ["versions", $0.sandbox.source + "/d1/small1"]
        },
        Verb(description: "find", writes: false) { _ in ["find", "passing"] },
        Verb(description: "diff", writes: false) {
            ["diff", $0.acknowledged[0].commit, $0.acknowledged[1].commit]
        },
    ]

    private static func makeWorld() -> FaultWorld {
        let world = FaultWorld("pair")
        world.alter { sandbox in
            // A commit that nobody needs.
            Files.write("spare", to: sandbox.source + "/d1/spare")
            world.spare = sandbox.backUp()
            // So that there is something to undo.
            sandbox.cairn(
                "restore", "--snapshot", world.acknowledged[0].commit, "--in-place", sandbox.source)
        }
        return world
    }

    @Test(
        .enabled(if: Injector.isAllowed, "needs seccomp's user notification"),
        arguments: verbs.indices)
    func pairsLoseNothing(first: Int) {
        let world = Self.makeWorld()
        var random = Seeded(TestSeed.drawn &+ UInt64(first))
        let one = Self.verbs[first]
        let calls = Self.count(one, world)
        guard let middle = Self.middle(of: calls, one) else {
            Issue.record("\(one) makes no call in its middle")
            return
        }
        var others = Self.verbs
        if Self.tableFile == nil {
            others = (0..<Self.sampleEach).map { _ in random.pick(Self.verbs) }
            // A repair once took the catalog from a restore that was under way.
            others += Self.verbs.filter {
                one.description == "restore" && $0.description == "repair"
            }
        }
        for other in others {
            let (text, wrong) = Self.run(one, stoppedAt: middle, other, world)
            #expect(
                wrong.isEmpty,
                "\(one) stopped at call \(middle), then \(other) (\(TestSeed.replay)):\n\(wrong.joined(separator: "\n"))"
            )
            if let file = Self.tableFile {
                let line = "| \(one) | \(other) | \(text) |\n"
                Self.append(line, to: file)
            }
        }
    }

    /// A repair puts another catalog in the place of the one that a query has open, wherever that
    /// has come to.
    @Test(
        .enabled(if: Injector.isAllowed, "needs seccomp's user notification"),
        arguments: ["status", "versions"])
    func aQueryEndsWellWhenARepairReplacesItsCatalog(name: String) throws {
        let world = Self.makeWorld()
        let query = try #require(Self.verbs.first { $0.description == name })
        let repair = try #require(Self.verbs.first { $0.description == "repair" })
        let calls = Self.count(query, world)
        // From then on a repair may have the catalog; the query opens it once more.
        let unlocked = try #require(calls.last { $0.name == "flock" }).number
        let places = calls.filter {
            $0.number > unlocked && $0.path.hasSuffix(".catalog")
                && ["openat", "newfstatat"].contains($0.name)
        }.map(\.number)
        var random = Seeded(TestSeed.drawn)
        let stops =
            Self.tableFile == nil
            ? (0..<6).map { _ in random.pick(Array(places.prefix(12))) } : places
        for stop in stops {
            let (_, wrong) = Self.run(query, stoppedAt: stop, repair, world)
            #expect(
                wrong.isEmpty,
                "\(name) stopped at call \(stop), then repair (\(TestSeed.replay)):\n\(wrong.joined(separator: "\n"))"
            )
        }
    }

    private static func append(_ line: String, to file: String) {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return }
        Files.write(Array(line.utf8), to: descriptor)
        close(descriptor)
    }

    private static func count(_ verb: Verb, _ world: FaultWorld) -> [CountedCall] {
        world.reset()
        let sandbox = world.sandbox
        sandbox.prefix = Injector.words(sandbox, log: sandbox.file("calls"))
        defer { sandbox.prefix = [] }
        #expect(sandbox.startCairn(verb.arguments(world)).wait().code == 0, "\(verb)")
        return CountedCall.list(sandbox.file("calls"))
    }

    /// A call of which is sure that the verb is at work in it: for one that writes, that it has the
    /// lock.
    private static func middle(of calls: [CountedCall], _ verb: Verb) -> Int? {
        guard verb.writes else {
            let middle = calls.count * 2 / 3
            // A lock that was just taken does not say yet who has it.
            let isLocking = calls.contains {
                $0.name == "flock" && (middle - 4...middle).contains($0.number)
            }
            return calls.isEmpty ? nil : isLocking ? middle + 5 : middle
        }
        guard
            let lock = calls.first(where: {
                $0.name == "flock" && $0.path.hasSuffix("/repository/lock")
            })
        else { return nil }
        // The first file that is written after it, or a little later when nothing is.
        return calls.first {
            $0.number > lock.number && $0.name == "pwrite64" && $0.path.contains("/repository/")
        }?.number ?? lock.number + 3
    }

    /// Whether some process has the writers' lock.
    private static func isLocked(_ sandbox: Sandbox) -> Bool {
        let descriptor = open(sandbox.repository + "/lock", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_EX | LOCK_NB) != 0
    }

    private static func run(
        _ one: Verb, stoppedAt call: Int, _ other: Verb, _ world: FaultWorld, attempts: Int = 5
    ) -> (text: String, wrong: [String]) {
        world.reset()
        let sandbox = world.sandbox
        let log = sandbox.file("calls")
        unlink(log)
        sandbox.prefix = Injector.words(sandbox, log: log, at: call, Fault(name: "stop"))
        let first = sandbox.startCairn(one.arguments(world))
        sandbox.prefix = []
        func stopped() -> pid_t? {
            Files.text(log).split(separator: "\n").first { $0.hasPrefix("stopped ") }.flatMap {
                pid_t($0.dropFirst(8))
            }
        }
        guard first.awaitWhileRunning(seconds: 60, { stopped() != nil }), let process = stopped()
        else {
            return ("", ["\(one) was not stopped: \(first.wait().errors)"])
        }
        // Threads make their calls in another order than when they were counted.
        if one.writes, !isLocked(sandbox) {
            kill(process, SIGCONT)
            _ = first.wait()
            guard attempts > 1 else { return ("", ["\(one) was never stopped with the lock"]) }
            return run(one, stoppedAt: call, other, world, attempts: attempts - 1)
        }
        var wrong: [String] = []
        let second = sandbox.startCairn(other.arguments(world)).wait()
        var text = "both"
        switch second.code {
        case 0:
            if one.writes && other.writes { wrong.append("both wrote at once") }
        case 11:
            text = "\(other) waits"
            let isLock = ["locked by", "locked for reading by"].contains {
                second.errors.contains("\($0) process \(process) since 20")
            }
            let isCatalog = second.errors.contains("the catalog is in use by another process")
            if !(isLock || isCatalog) {
                wrong.append("who has it, and since when: \(second.errors)")
            }
            if !isLock && one.writes && other.writes {
                wrong.append("it does not name the lock: \(second.errors)")
            }
            // A drill has a record to keep, and only drills wait for it.
            let areDrills = one.description == "drill" && other.description == "drill"
            if !one.writes && !other.writes && !areDrills {
                wrong.append("two that only read, and one waits: \(second.errors)")
            }
        default: wrong.append("\(other) ends with \(second.code): \(second.text)\(second.errors)")
        }
        kill(process, SIGCONT)
        let ended = first.wait()
        if ended.code != 0 {
            wrong.append("\(one) ends with \(ended.code): \(ended.text)\(ended.errors)")
        }
        wrong += world.losses()
        // Whoever had to wait runs now.
        if second.code == 11 {
            let again = sandbox.startCairn(other.arguments(world)).wait()
            if !other.outcomes.contains(again.code) {
                wrong.append("\(other) afterwards: \(again.code) \(again.errors)")
            }
        }
        return (text, wrong)
    }
}
