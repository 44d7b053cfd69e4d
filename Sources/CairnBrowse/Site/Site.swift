import CairnCore
import CairnFormat
import CairnRepository

/// The pages, and which address leads to which.
///
/// Reading only, until a restore or an undo is asked for by a form: that is a job of its own thread
/// (``RestoreJobs``).
public final class Site: Sendable {
    private let host: any BrowseHost
    private let gate: BrowseGate
    private let sessions: SessionPool
    private let frame: Frame
    let names: NameKeeper
    let jobs: RestoreJobs

    public init(_ host: any BrowseHost, gate: BrowseGate) {
        self.host = host
        self.gate = gate
        sessions = SessionPool(host)
        frame = Frame(host: host, csrf: gate.csrf)
        names = NameKeeper(sessions, host.clock)
        jobs = RestoreJobs(host, sessions)
    }

    /// Whether a restore runs.
    public var isBusy: Bool { jobs.isRunning }

    /// Waits for the end of a restore that runs.
    public func stop() {
        names.stop()
        jobs.stop()
    }

    public func respond(to request: BrowseRequest) -> BrowseResponse {
        do throws(BrowseGate.Refusal) {
            if let answer = try gate.admit(request) { return answer }
        } catch {
            return frame.failure(
                error.status, error.text,
                next: error == .noCSRF
                    ? "Load the page again, and send the form from there."
                    : "Run `cairn browse`, and open the link that it prints.")
        }
        do {
            if let asset = Asset(request.path) { return asset.response }
            return try page(request)
        } catch let failure as PageFailure {
            return answer(request, failure.status, failure.message, failure.next)
        } catch {
            let (message, next) = host.explain(error)
            return answer(request, 500, message, next)
        }
    }

    private func answer(
        _ request: BrowseRequest, _ status: Int, _ message: String, _ next: String?
    ) -> BrowseResponse {
        struct Failure: Encodable {
            let message: String
            let next: String?
        }
        return request.path.hasPrefix("/api/")
            ? .json(Failure(message: message, next: next), status: status)
            : frame.failure(status, message, next: next)
    }

    private func page(_ request: BrowseRequest) throws -> BrowseResponse {
        switch (request.method, request.path) {
        case (.post, "/restore"): return try sessions.withSession { try jobs.order(request, $0) }
        case (.post, "/undo"): return try jobs.orderUndo()
        case (.post, _): throw PageFailure(status: 405, message: "Nothing is sent to this page.")
        case (_, "/job"): return .page(try JobPage(jobs.state).markup(frame))
        case (_, "/api/1/job"): return .json(try JobPage(jobs.state))
        case (_, "/settings"): return .page(SettingsPage(host).markup(frame))
        case (_, "/why"): return .page(try WhyPage(request, host).markup(frame))
        case (_, "/api/1/why"): return .json(try WhyPage(request, host).answer)
        default: return try sessions.withSession { try page(request, $0) }
        }
    }

    private func page(_ request: BrowseRequest, _ session: BrowseSession) throws -> BrowseResponse {
        switch request.path {
        case "/", "/api/1/home":
            let page = try HomePage(session, host, names.index(session))
            return request.path == "/" ? .page(page.markup(frame)) : .json(page)
        case "/browse", "/api/1/browse":
            if request.query["root"] == nil {
                let page = try RootsPage(session)
                return request.path == "/browse" ? .page(page.markup(frame)) : .json(page)
            }
            let page = try DirectoryPage(request.query, session)
            return request.path == "/browse" ? .page(page.markup(frame)) : .json(page)
        case "/file", "/api/1/file":
            let page = try FilePage(request.query, session)
            return request.path == "/file"
                ? .page(try page.markup(frame, session)) : .json(page)
        case "/compare", "/api/1/compare":
            let page = try ComparePage(request.query, session)
            return request.path == "/compare" ? .page(page.markup(frame)) : .json(page)
        case "/search", "/api/1/search":
            let page = try SearchPage(request.query, session, names.index(session), host.clock)
            return request.path == "/search" ? .page(page.markup(frame)) : .json(page)
        case "/restore": return .page(try RestorePage(request.query, session, host).markup(frame))
        case "/content": return try Content(request.query, session).response(sessions)
        default: throw PageFailure.missing("There is no such page.")
        }
    }
}

/// Style, script and icon, which are in the binary.
private struct Asset {
    private let type: String
    private let bytes: [UInt8]

    init?(_ path: String) {
        switch path {
        case "/assets/style.css":
            (type, bytes) = ("text/css; charset=utf-8", PackageResources.style_css)
        case "/assets/browse.js":
            (type, bytes) = ("text/javascript; charset=utf-8", PackageResources.browse_js)
        case "/assets/icon.svg": (type, bytes) = ("image/svg+xml", PackageResources.icon_svg)
        default: return nil
        }
    }

    var response: BrowseResponse { BrowseResponse(type: type, .bytes(bytes)) }
}
