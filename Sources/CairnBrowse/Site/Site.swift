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
    private let basket = Basket()
    private let isUnlocking = Monitor(false)
    let names: NameKeeper
    let jobs: RestoreJobs

    public init(_ host: any BrowseHost, gate: BrowseGate) {
        self.host = host
        self.gate = gate
        sessions = SessionPool(host)
        frame = Frame(host: host, csrf: gate.csrf, basket: basket)
        names = NameKeeper(sessions, host.clock)
        jobs = RestoreJobs(host, sessions)
    }

    /// Whether a restore runs.
    public var isBusy: Bool { jobs.isRunning }

    /// Ends a restore that runs, and waits until it has.
    public func stopRestoring() { jobs.stop() }

    /// Waits until no name is counted any more, and no restore runs.
    public func stop() {
        names.stop()
        jobs.stop()
    }

    public func respond(to request: BrowseRequest) -> BrowseResponse {
        do throws(BrowseGate.Refusal) {
            if let answer = try gate.admit(request) { return answer }
        } catch {
            return frame.failure(
                PageFailure(
                    status: error.status, message: error.text,
                    next: error == .noCSRF
                        ? "Reload the page and submit the form again."
                        : "Run `cairn browse` and open the link that it prints."),
                isInside: error == .noCSRF)
        }
        do {
            if let asset = Asset(request.path) { return asset.response }
            return try page(request)
        } catch let failure as PageFailure {
            return answer(request, failure)
        } catch let lost as LostVersion {
            return answer(request, PageFailure(lost), title: "This version cannot be read")
        } catch {
            let why = host.explain(error)
            if why.kind == .needsPassword, !request.path.hasPrefix("/api/") {
                return unlockPage(WayBack(request).link)
            }
            let retry = request.method == .post ? nil : WayBack(request).link
            return answer(
                request, PageFailure(why), title: Frame.title(why.kind),
                retry: why.kind == .locked || why.kind == .away ? retry : nil)
        }
    }

    private func answer(
        _ request: BrowseRequest, _ failure: PageFailure, title: String? = nil,
        retry: Link? = nil
    ) -> BrowseResponse {
        struct Failure: Encodable {
            let message: String
            let next: String?
        }
        return request.path.hasPrefix("/api/")
            ? .json(
                Failure(message: failure.message, next: failure.next), status: failure.status)
            : frame.failure(failure, title: title, retry: retry)
    }

    private func page(_ request: BrowseRequest) throws -> BrowseResponse {
        switch (request.method, request.path) {
        case (.post, _): return try order(request)
        case (_, "/job"):
            return .page(JobPage(jobs.state, now: host.clock.monotonic()).markup(frame))
        case (_, "/api/1/job"): return .json(JobPage(jobs.state, now: host.clock.monotonic()))
        case (_, "/settings"): return .page(try settings().markup(frame))
        case (_, "/api/1/settings"): return .json(try settings())
        case (_, "/why"):
            let page = try WhyPage(request, host)
            return .page(page.markup(frame), status: page.mistake?.status ?? 200)
        case (_, "/api/1/why"):
            let page = try WhyPage(request, host)
            guard let answer = page.answer else {
                throw page.mistake
                    ?? PageFailure.malformed("The address does not contain a `path`.")
            }
            return .json(answer)
        case (_, "/excluded"): return .page(try ExcludedPage(host).markup(frame))
        case (_, "/api/1/excluded"): return .json(try ExcludedPage(host).found)
        case (_, "/exclude"): return .page(try ExcludePage(request, host).markup(frame))
        case (_, "/api/1/exclude"): return .json(try ExcludePage(request, host).plan)
        case (_, "/api/1/include"): return .json(try IncludePage(request, host))
        case (_, "/include"): return .page(try IncludePage(request, host).markup(frame))
        case (_, "/basket"): return .page(BasketPage(basket, host).markup(frame))
        case (_, "/api/1/basket"): return .json(BasketPage(basket, host))
        case (_, "/undo"):
            return .page(try UndoPage(host, before: request.query.text("before")).markup(frame))
        case (_, "/api/1/undo"): return .json(try UndoAnswer(host))
        default: return try sessions.withSession { try page(request, $0) }
        }
    }

    /// What forms ask for: each has passed the gate with the word of its page.
    private func order(_ request: BrowseRequest) throws -> BrowseResponse {
        switch request.path {
        case "/restore":
            return begun(try sessions.withSession { try jobs.order(request, $0) })
        case "/basket":
            return .redirect(to: try sessions.withSession { try basket.change(request, $0) })
        case "/basket/restore": return begun(try jobs.order(basket, request))
        case "/undo": return begun(try jobs.orderUndo(request.form))
        case "/exclude": return .page(try ExcludePage(request, host).done(frame))
        case "/include": return .page(try IncludePage(request, host).done(frame))
        case "/unlock": return try unlock(request)
        default:
            throw PageFailure(status: 405, message: "This page does not accept forms.", next: nil)
        }
    }

    private func begun(_ answer: BrowseResponse) -> BrowseResponse {
        jobs.awaitSoonEnd()
        return answer
    }

    // MARK: Passwords

    /// Where a password is needed, they are told after it. A repository that is away hides none.
    private func settings() throws -> SettingsPage {
        do { try sessions.withSession { _ in } } catch {
            if host.explain(error).kind == .needsPassword { throw error }
        }
        return SettingsPage(host)
    }

    private func unlockPage(_ back: Link, _ mistake: String? = nil) -> BrowseResponse {
        .page(UnlockPage(back: back, mistake: mistake).markup(frame), status: 403)
    }

    /// Tries a password. One at a time, since each try takes a processor and much memory.
    private func unlock(_ request: BrowseRequest) throws -> BrowseResponse {
        let back = WayBack(request.form.text("from"), otherwise: Link("/")).link
        guard let password = request.form["password"], !password.isEmpty else {
            return unlockPage(back, "You did not enter a password.")
        }
        guard
            isUnlocking.update({ isBusy in
                defer { isBusy = true }
                return !isBusy
            })
        else {
            throw PageFailure(
                status: 429, message: "Cairn is already checking another password.",
                next: "Wait a moment, then try again.")
        }
        defer { isUnlocking.update { $0 = false } }
        guard try host.unlock(SecretBytes(copying: password)) else {
            return unlockPage(back, "Wrong password: it does not open any key of this repository.")
        }
        return .redirect(to: back)
    }

    private func page(_ request: BrowseRequest, _ session: BrowseSession) throws -> BrowseResponse {
        // The catalog that is open still answers then, and nothing could be brought back.
        try host.requireRepository()
        switch request.path {
        case "/", "/api/1/home":
            let page = try HomePage(session, host, names.index(session, isNeeded: false))
            return request.path == "/" ? .page(page.markup(frame)) : .json(page)
        case "/browse", "/api/1/browse":
            if request.query["root"] == nil {
                let page = try RootsPage(session)
                return request.path == "/browse" ? .page(page.markup(frame)) : .json(page)
            }
            let page = try DirectoryPage(request.query, session)
            if let file = page.ofFile {
                guard request.path == "/browse" else {
                    throw PageFailure(
                        status: 404, message: "\(PathText.display(page.path)) is not a folder.",
                        next: "Use `/api/1/file` instead.")
                }
                return .redirect(to: file)
            }
            if request.path == "/browse", let last = page.ofLast { return .redirect(to: last) }
            return request.path == "/browse" ? .page(page.markup(frame)) : .json(page)
        case "/file", "/api/1/file":
            let page = try FilePage(request.query, session, host)
            return request.path == "/file" ? .page(page.markup(frame)) : .json(page)
        case "/compare", "/api/1/compare":
            let page = try ComparePage(request.query, session)
            return request.path == "/compare" ? .page(page.markup(frame)) : .json(page)
        case "/search", "/api/1/search":
            let page = try SearchPage(request.query, session, names.index(session), host.clock)
            if let mistake = page.mistakes.first {
                if request.path != "/search" { throw mistake.failure }
                return .page(page.markup(frame), status: mistake.failure.status)
            }
            if request.path == "/search" { return .page(page.markup(frame)) }
            guard page.isAsked else { throw SearchPage.askedNothing }
            return .json(page)
        case "/restore", "/api/1/restore":
            let page = try RestorePage(request.query, session, host)
            return request.path == "/restore" ? .page(page.markup(frame)) : .json(page)
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
        case "/assets/icon.svg", "/favicon.ico":
            (type, bytes) = ("image/svg+xml", PackageResources.icon_svg)
        default: return nil
        }
    }

    var response: BrowseResponse { BrowseResponse(type: type, .bytes(bytes)) }
}
