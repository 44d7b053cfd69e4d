import CairnFormat
import CairnLinux
import CairnSimulation
import CommandSupport
import Glibc
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnPurge

/// A real directory tree, and purges of it three days from now: nobody can make a change time
/// older.
final class PurgeRig {
    let directory: TemporaryDirectory
    let environment = LinuxPurgeEnvironment()
    private var children: [ChildProcess] = []

    init(inMemory: Bool = true) {
        directory = TemporaryDirectory(inMemory: inMemory)
        makeDirectory("in")
        makeDirectory("out")
    }

    deinit {
        for child in children { child.send(SIGTERM) }
        for child in children { _ = child.wait() }
    }

    func path(_ name: String) -> String { directory.file(name) }
    func makeDirectory(_ name: String) { Files.makeDirectories(path(name)) }
    func make(_ name: String, bytes: Int = 10) {
        Files.write([UInt8](repeating: 7, count: bytes), to: path(name))
    }
    func exists(_ name: String) -> Bool { Files.exists(path(name)) }

    func root(
        _ name: String = "in", _ role: PurgeRole = .temporary, beneath base: String? = nil,
        _ application: PurgeApplication? = nil
    ) -> PurgeRoot {
        guard let base else {
            return PurgeRoot(
                base: Array(path(name).utf8), role: role, application: application,
                origin: .ownCaches)
        }
        return PurgeRoot(
            base: Array(path(base).utf8), path: Array(name.utf8), role: role,
            application: application, origin: .container)
    }

    @discardableResult
    func purge(_ roots: PurgeRoot..., applying: Bool = true, after seconds: Int64 = 3 * 86_400)
        throws -> (notes: PurgeNotes, totals: PurgeTotals)
    {
        let notes = PurgeNotes()
        let clock = SimulatedClock(Timestamp(seconds: Int64(time(nil)) + seconds))
        // All of a file system is to go, so that caches need no full disk.
        let policy = PurgePolicy(
            lowFree: Share(basisPoints: 10_000), highFree: Share(basisPoints: 10_000))
        let request = PurgeRun.Request(
            roots: roots.isEmpty ? [root()] : roots, policy: policy, isApplying: applying)
        let run = PurgeRun(environment, clock: clock, request: request, observer: notes) { _ in }
        while !run.isDone { try run.advance(mayRest: { true }) }
        return (notes, run.totals)
    }

    /// What the port says of one item.
    func attempt(
        _ name: String, in inner: String = "", removing: Bool = false, isSurveyWhole: Bool = false
    ) throws -> PurgeOutcome {
        let directory = try environment.open(root()).open(Array(inner.utf8))
        let entry = try entry(name, directory)
        return try directory.attempt(
            Array(name.utf8), expecting: entry, isSurveyWhole: isSurveyWhole, removing: removing)
    }

    func entry(_ name: String, _ directory: any PurgeDirectory) throws -> PurgeStatus {
        while true {
            let entries = try directory.next()
            if let found = entries.first(where: { $0.name == Array(name.utf8) }) {
                return try found.status.get()
            }
            try #require(!entries.isEmpty, "no \(name)")
        }
    }

    // MARK: Others

    static let opponent = Project.fixtures + "/purge_opponent.py"
    static let hasOpponent = access("/usr/bin/python3", X_OK) == 0

    /// Starts one of `purge_opponent.py`'s programs and waits until it is at work.
    @discardableResult
    func start(_ verb: String, _ arguments: [String]) -> ChildProcess {
        let mark = path("ready-\(children.count)")
        let child = ChildProcess(
            "/usr/bin/python3",
            (["-B", Self.opponent, verb, mark] + arguments).map { Array($0.utf8) },
            environment: ["PATH": "/usr/bin:/bin"], directory: "/",
            outputs: path("child-\(children.count)"))
        children.append(child)
        #expect(child.awaitWhileRunning { access(mark, F_OK) == 0 }, "\(child.errorsSoFar)")
        return child
    }

    func run(_ program: String, _ arguments: [String]) -> Int32 {
        ChildProcess(
            program, arguments.map { Array($0.utf8) },
            environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"], directory: "/",
            outputs: path("program")
        ).wait().code
    }
}
