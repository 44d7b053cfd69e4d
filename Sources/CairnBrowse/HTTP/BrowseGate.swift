import CairnCore
import CairnFormat
import Synchronization

/// Who may ask. A page on localhost is reached by every web page that the person has open, and by
/// every user of the machine.
///
/// - The link that is printed has a token that opens once; the browser that used it gets a cookie
///   that scripts cannot read and other sites' requests do not carry. Its name has the port:
///   cookies do not know ports, and each `cairn browse` has its own. To a browser that has the
///   cookie, the link leads to the first page again.
/// - Only the exact `Host` that was bound is answered, so no name that leads to 127.0.0.1 (DNS
///   rebinding) is.
/// - A browser says where a request came from (`Origin`, `Sec-Fetch-Site`): from elsewhere nothing
///   is answered. What changes something needs a word of the page, too.
///
/// Pure, but for the token that is used up.
/// - Source: w3c.github.io/webappsec-fetch-metadata; datatracker.ietf.org, RFC 6265bis §4.1.2.7.
public final class BrowseGate: Sendable {
    /// What must be in a form that changes something; in every page of the session.
    public let csrf: String
    private let host: String
    private let origin: String
    private let cookieName: String
    private let session: String
    private let token: Mutex<(word: String, isUsed: Bool)>

    /// The path that a token follows.
    static let entrance = "/enter/"

    public init(port: Int, randomness: any Randomness) {
        host = "127.0.0.1:\(port)"
        origin = "http://\(host)"
        cookieName = "cairn_\(port)"
        func secret() -> String { (0..<2).map { _ in randomness.hash128().description }.joined() }
        csrf = secret()
        session = secret()
        token = Mutex((secret(), false))
    }

    /// The link that opens once; nil after that.
    public var link: String? {
        token.withLock { $0.isUsed ? nil : origin + Self.entrance + $0.word }
    }

    public enum Refusal: Error, Equatable {
        case wrongHost, foreignOrigin, noSession, usedToken, noCSRF

        var status: Int { self == .wrongHost ? 421 : 403 }

        var text: String {
            switch self {
            case .wrongHost: "`cairn browse` does not serve this address."
            case .foreignOrigin: "The request came from another site."
            case .noSession: "This browser is not signed in."
            case .usedToken:
                "This link was already used, or belongs to another `cairn browse` process."
            case .noCSRF: "The form belongs to another session."
            }
        }
    }

    /// - Returns: the answer to the first request, which lets a browser in; nil when the request
    ///   may be answered.
    public func admit(_ request: BrowseRequest) throws(Refusal) -> BrowseResponse? {
        guard request.header("host") == host else { throw .wrongHost }
        // An answer of our own leads on, since a cookie that is strict does not go with what
        // another page began.
        if request.path.hasPrefix(Self.entrance) {
            guard request.method == .get else { throw .usedToken }
            guard isOpened(request) else { throw .foreignOrigin }
            var answer = BrowseResponse.page(Self.entered)
            if isLetIn(request) { return answer }
            guard try isFirstUse(of: String(request.path.dropFirst(Self.entrance.count)), request)
            else { return answer }
            answer.headers.append(
                ("Set-Cookie", "\(cookieName)=\(session); Path=/; HttpOnly; SameSite=Strict"))
            return answer
        }
        let site = request.headers("sec-fetch-site")
        // "none" is what a person did: typed, a bookmark, a link in another program.
        guard site.allSatisfy({ $0 == "same-origin" || $0 == "none" }), site.count <= 1
        else { throw .foreignOrigin }
        // A page that sends no referrer has the origin "null" in its forms; then only
        // Sec-Fetch-Site tells.
        let isOwn = site == ["same-origin"]
        let origins = request.headers("origin")
        guard origins.allSatisfy({ $0 == origin || $0 == "null" && isOwn }), origins.count <= 1
        else { throw .foreignOrigin }
        guard isLetIn(request) else { throw .noSession }
        guard request.method == .post else { return nil }
        guard isOwn || origins == [origin] else { throw .foreignOrigin }
        guard let word = request.form.text("csrf"), Self.isSame(word, csrf) else { throw .noCSRF }
        return nil
    }

    /// Whether a link was opened as people do: as a page of its own. The one by which the desktop
    /// opens it is another site to the browser; no site asks for it beside its own page.
    private func isOpened(_ request: BrowseRequest) -> Bool {
        guard request.headers("origin").allSatisfy({ $0 == origin }) else { return false }
        let site = request.headers("sec-fetch-site")
        return site.isEmpty || site == ["none"] || site == ["same-origin"]
            || request.header("sec-fetch-mode") == "navigate"
                && request.header("sec-fetch-dest") == "document"
    }

    private static let entered: Markup = """
        <!doctype html><html lang="en"><head><meta charset="utf-8">
        <meta http-equiv="refresh" content="0;url=/"><title>Cairn</title></head>
        <body><p><a href="/">Cairn</a></p></body></html>

        """

    /// Whether the browser has the session's cookie. One that fits suffices: who could plant
    /// another beside it would only lock people out.
    private func isLetIn(_ request: BrowseRequest) -> Bool {
        request.cookies(cookieName).contains { Self.isSame($0, session) }
    }

    /// Uses the token up.
    ///
    /// - Returns: whether it lets a browser in. If the link was used before and another page opens
    ///   it, false: the browser may have the cookie and not have sent it.
    private func isFirstUse(of word: String, _ request: BrowseRequest) throws(Refusal) -> Bool {
        let (isRight, wasUsed) = token.withLock { token in
            let isRight = Self.isSame(word, token.word)
            defer { token.isUsed = token.isUsed || isRight }
            return (isRight, token.isUsed)
        }
        guard isRight else { throw .usedToken }
        guard wasUsed else { return true }
        guard request.header("sec-fetch-site") == "cross-site" else { throw .usedToken }
        return false
    }

    /// Takes as long wherever two texts of one length differ.
    private static func isSame(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        return left.count == right.count
            && zip(left, right).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
    }

    /// The headers of every answer.
    static func headers(of policy: BrowseResponse.Policy) -> [(name: String, value: String)] {
        let content =
            switch policy {
            case .page:
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
                    + "connect-src 'self'; form-action 'self'; base-uri 'none'; "
                    + "frame-ancestors 'none'"
            case .kept: "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
            }
        return [
            ("Content-Security-Policy", content),
            ("X-Content-Type-Options", "nosniff"),
            ("X-Frame-Options", "DENY"),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cache-Control", "no-store"),
        ]
    }
}
