import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CommandSupport
import Testing

@testable import CairnBrowse

/// How passwords are tried, and what takes long is waited for.
struct UnlockTests {
    /// A host whose repository is locked, and whose tries take until they are let go on.
    private final class SlowHost: BrowseHost {
        struct State {
            var running = 0
            var mayEnd = false
            var tries: [Int] = []
        }

        let state = Monitor(State())
        let command = "cairn"
        let clock: any Clock = LinuxClock()
        let restoresInPlace = true
        let home = Array("/home/ada".utf8)

        func unlock(_ password: SecretBytes) throws -> Bool {
            state.update {
                $0.running += 1
                $0.tries.append(password.count)
            }
            state.wait { $0.mayEnd ? () : nil }
            state.update { $0.running -= 1 }
            return false
        }

        private var locked: RepositoryError { .passwordNeeded }
        func open() throws -> BrowseSession { throw locked }
        func requireRepository() {}
        func standing() throws -> Standing { throw locked }
        func preview(_ order: RestoreOrder) throws -> RestorePreview { throw locked }
        func restore(
            _ orders: [RestoreOrder], _ cancellation: Cancellation, _ observer: any RestoreObserver
        ) throws -> RestoreEnd { throw locked }
        func undoable() throws -> Undoable? {
            let (id, time) = (Hash128(Array(1...16)), Timestamp(seconds: 0))
            return Undoable(
                text: "", which: "",
                before: Commit(id: id, run: id, kind: .complete, time: time, began: time),
                isUndo: false, parts: [])
        }
        func undoPreview() throws -> UndoPreview {
            state.wait { $0.mayEnd ? () : nil }
            throw locked
        }
        func undo(
            _ cancellation: Cancellation, _ observer: any RestoreObserver
        ) throws -> RestoreEnd {
            throw locked
        }
        func why(_ path: [UInt8]) throws -> WhyAnswer { throw locked }
        func exclusion(of path: [UInt8]) throws -> ExclusionPlan { throw locked }
        func exclude(_ path: [UInt8]) throws -> String { throw locked }
        func excluded() throws -> ExcludedItems { ExcludedItems(items: [], isComplete: true) }
        func inclusion(of path: [UInt8]) throws -> String { throw locked }
        func include(_ path: [UInt8]) throws -> String { throw locked }
        func deletedStays(
            _ last: NamedVersion, deleted gone: Timestamp, _ reader: CatalogReader
        ) throws -> Timestamp? { throw locked }
        func hasStamp(_ stamp: Stamp, in root: [UInt8], _ path: [UInt8]) -> Bool { false }
        func metadata(
            in root: [UInt8], _ path: [UInt8]
        ) throws -> (status: FileStatus, attributes: [ExtendedAttribute]) { throw locked }
        func present(in root: [UInt8], _ path: [UInt8], bytes maximum: Int) throws -> [UInt8]? {
            throw locked
        }
        func settings() -> (text: String, source: String, file: [UInt8]?) { ("", "", nil) }
        func explain(_ error: any Error) -> Explanation {
            Explanation(.needsPassword, message: "\(error)", next: nil)
        }
    }

    private let host = SlowHost()
    private let gate = BrowseGate(port: 4711, randomness: LinuxRandomness())
    private let site: Site
    private var own: [(name: String, value: String)] = []

    /// With a browser that has been let in.
    init() throws {
        site = Site(host, gate: gate)
        let link = try #require(gate.link).dropFirst("http://127.0.0.1:4711".count)
        let entered = site.respond(to: try request(.get, String(link)))
        let cookie = try #require(entered.headers.first { $0.name == "Set-Cookie" }?.value)
        own = [("Cookie", String(cookie.prefix { $0 != ";" })), ("Sec-Fetch-Site", "same-origin")]
    }

    private func request(
        _ method: BrowseRequest.Method, _ target: String, _ body: String = ""
    ) throws -> BrowseRequest {
        try #require(
            BrowseRequest(
                method: method, target: target, headers: [("Host", "127.0.0.1:4711")] + own,
                body: Array(body.utf8)))
    }

    /// Nobody needs to see that a restore of a moment runs; one that takes longer is told so.
    @Test(.timeLimit(.minutes(10))) func whatIsDoneInAMomentIsToldAtOnce() throws {
        let undo = try request(.post, "/undo", "csrf=\(gate.csrf)&before=\(Hash128(Array(1...16)))")
        #expect(site.respond(to: undo).status == 303)
        #expect(site.jobs.isRunning)
        host.state.update { $0.mayEnd = true }
        site.jobs.stop()
        #expect(site.respond(to: undo).status == 303)
        #expect(!site.jobs.isRunning)
    }

    /// Each costs a processor and up to a gigabyte of memory.
    @Test(.timeLimit(.minutes(10))) func oneIsTriedAtATime() throws {
        let order = try request(.post, "/unlock", "csrf=\(gate.csrf)&password=first")
        let first = WorkerThread { _ = site.respond(to: order) }
        host.state.wait { $0.running == 1 ? () : nil }
        for _ in 0..<3 { #expect(site.respond(to: order).status == 429) }
        // Who only looks is answered meanwhile.
        for page in ["/browse", "/settings", "/api/1/settings"] {
            #expect(site.respond(to: try request(.get, page)).status == 403, "\(page)")
        }
        host.state.update { $0.mayEnd = true }
        first.join()
        #expect(site.respond(to: order).status == 403)
        #expect(host.state.inspect { $0.tries } == [5, 5])
    }

    @Test func theTerminalIsAskedWhereThereIsOne() {
        let sandbox = Sandbox()
        sandbox.environment["CAIRN_PASSWORD"] = "a password of the test"
        sandbox.cairn("init", "--encrypt", "--key-cost", "least")
        sandbox.environment["CAIRN_PASSWORD"] = ""
        let typed = sandbox.run(
            "/usr/bin/python3",
            [
                "-B", Project.fixtures + "/terminal.py", "a\nb\nc", Binary.path, "-r",
                sandbox.repository, "browse", "--no-open",
            ])
        #expect(typed.code == 12 && typed.text.contains("password of "), "\(typed.text)")
        #expect(!typed.text.contains("http://"))
    }
}
