import CairnCore
import CairnLinux
import Testing

@testable import CairnBrowse

/// What other sites, other users' programs and forged forms try at the gate.
struct GateTests {
    let gate = BrowseGate(port: 4711, randomness: LinuxRandomness())

    private func request(
        _ target: String, _ method: BrowseRequest.Method = .get, _ headers: [String: String] = [:],
        body: String = ""
    ) throws -> BrowseRequest {
        var all = ["Host": "127.0.0.1:4711"]
        all.merge(headers) { $1 }
        return try #require(
            BrowseRequest(
                method: method, target: target, headers: all.map { ($0.key, $0.value) },
                body: Array(body.utf8)))
    }

    private func refusal(_ request: BrowseRequest) -> BrowseGate.Refusal? {
        do throws(BrowseGate.Refusal) { _ = try gate.admit(request) } catch { return error }
        return nil
    }

    /// Trades the token for the cookie.
    private func enter() throws -> String {
        let path = try #require(gate.link).dropFirst("http://127.0.0.1:4711".count)
        let answer = try #require(try gate.admit(request(String(path))))
        #expect(answer.status == 200)
        let cookie = try #require(answer.headers.first { $0.name == "Set-Cookie" }?.value)
        #expect(cookie.hasPrefix("cairn_4711="))
        #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
        return String(cookie.prefix { $0 != ";" })
    }

    @Test func linkOpensOnce() throws {
        let path = String(try #require(gate.link).dropFirst("http://127.0.0.1:4711".count))
        #expect(refusal(try request("/enter/" + String(repeating: "0", count: 64))) == .usedToken)
        #expect(refusal(try request(path, .head)) == .usedToken)
        #expect(refusal(try request(path)) == nil)
        #expect(gate.link == nil)
        #expect(refusal(try request(path)) == .usedToken)
        #expect(refusal(try request("/enter/")) == .usedToken)
    }

    /// The link again, in the browser that is let in: it leads to the page.
    @Test func usedLinkLeadsOnWhereTheBrowserIsLetIn() throws {
        let path = String(try #require(gate.link).dropFirst("http://127.0.0.1:4711".count))
        let cookie = try enter()
        let again = try #require(
            try gate.admit(request(path, .get, ["Cookie": cookie, "Sec-Fetch-Site": "none"])))
        #expect(again.status == 200 && !again.headers.contains { $0.name == "Set-Cookie" })
        #expect(refusal(try request(path, .get, ["Cookie": "cairn_4711=0"])) == .usedToken)
        // From the desktop's page, the browser sends no strict cookie; the first page asks for it.
        let page = [
            "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate",
            "Sec-Fetch-Dest": "document",
        ]
        let led = try #require(try gate.admit(request(path, .get, page)))
        #expect(led.status == 200 && !led.headers.contains { $0.name == "Set-Cookie" })
        #expect(refusal(try request("/enter/0", .get, page)) == .usedToken)
        #expect(refusal(try request("/")) == .noSession)
    }

    /// What a site sends by itself does not use the link up; a page that is opened does: that of
    /// the desktop is another site to the browser.
    @Test func linkIsOpenedAsAPage() throws {
        let path = String(try #require(gate.link).dropFirst("http://127.0.0.1:4711".count))
        let foreign = ["Sec-Fetch-Site": "cross-site"]
        let frame = ["Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"]
        let page = ["Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"]
        for headers in [
            foreign, foreign.merging(frame) { $1 }, ["Origin": "http://evil.example"],
            ["Origin": "null"], ["Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors"],
            foreign.merging(page) { $1 }.merging(["Origin": "http://evil.example"]) { $1 },
        ] { #expect(refusal(try request(path, .get, headers)) == .foreignOrigin, "\(headers)") }
        #expect(refusal(try request(path, .get, foreign.merging(page) { $1 })) == nil)
        #expect(gate.link == nil)
        for site in ["none", "same-origin"] {
            let fresh = BrowseGate(port: 4711, randomness: LinuxRandomness())
            let path = String(try #require(fresh.link).dropFirst("http://127.0.0.1:4711".count))
            #expect(try fresh.admit(request(path, .get, ["Sec-Fetch-Site": site])) != nil)
        }
    }

    @Test func withoutTheCookieNothingIsAnswered() throws {
        let cookie = try enter()
        #expect(refusal(try request("/")) == .noSession)
        #expect(refusal(try request("/", .get, ["Cookie": "cairn_4711=0"])) == .noSession)
        // Another `cairn browse` has another port, and so another name.
        let other = cookie.replacing("4711", with: "4712", maxReplacements: 1)
        #expect(refusal(try request("/", .get, ["Cookie": other])) == .noSession)
        // Another server of this machine may have put one beside it.
        for two in ["cairn_4711=x; \(cookie)", "\(cookie); cairn_4711=x"] {
            #expect(refusal(try request("/", .get, ["Cookie": two])) == nil)
        }
        let wrong = "cairn_4711=x; cairn_4711=y"
        #expect(refusal(try request("/", .get, ["Cookie": wrong])) == .noSession)
        #expect(refusal(try request("/", .get, ["Cookie": "a=b; \(cookie)"])) == nil)
    }

    /// A name that leads to 127.0.0.1 is another host, as are other spellings of the address.
    @Test(arguments: [
        "evil.example:4711", "localhost:4711", "127.0.0.1", "127.0.0.1:80", "127.1:4711",
        "127.0.0.1:4711.evil.example", "", "[::1]:4711",
    ])
    func otherHostsAreRefused(host: String) throws {
        let cookie = try enter()
        #expect(refusal(try request("/", .get, ["Host": host, "Cookie": cookie])) == .wrongHost)
    }

    @Test func hostMayNotBeDoubledOrMissing() throws {
        let cookie = ("Cookie", try enter())
        let host = ("Host", "127.0.0.1:4711")
        for headers in [[cookie], [host, ("host", "evil.example"), cookie]] {
            let request = BrowseRequest(method: .get, target: "/", headers: headers, body: [])
            #expect(refusal(try #require(request)) == .wrongHost)
        }
    }

    @Test(arguments: ["cross-site", "same-site", "", "none, same-origin"])
    func requestsFromElsewhereAreRefused(site: String) throws {
        let headers = ["Cookie": try enter(), "Sec-Fetch-Site": site]
        #expect(refusal(try request("/", .get, headers)) == .foreignOrigin)
    }

    @Test(arguments: [
        "http://evil.example", "null", "http://127.0.0.1:4712", "https://127.0.0.1:4711",
    ])
    func foreignOriginsAreRefused(origin: String) throws {
        let cookie = try enter()
        for method in [BrowseRequest.Method.get, .post] {
            let headers = ["Cookie": cookie, "Origin": origin]
            #expect(
                refusal(try request("/", method, headers, body: "csrf=\(gate.csrf)"))
                    == .foreignOrigin)
        }
    }

    @Test func formsNeedTheWordOfThePage() throws {
        let own = ["Cookie": try enter(), "Origin": "http://127.0.0.1:4711"]
        #expect(refusal(try request("/restore", .post, own)) == .noCSRF)
        #expect(refusal(try request("/restore", .post, own, body: "csrf=0")) == .noCSRF)
        #expect(refusal(try request("/restore?csrf=\(gate.csrf)", .post, own)) == .noCSRF)
        #expect(refusal(try request("/restore", .post, own, body: "csrf=\(gate.csrf)")) == nil)
    }

    /// A page without referrers has the origin "null" in its own forms: only then it counts.
    @Test func formsOfAPageWithoutReferrersAreItsOwn() throws {
        var headers = ["Cookie": try enter(), "Origin": "null", "Sec-Fetch-Site": "same-origin"]
        #expect(refusal(try request("/", .post, headers, body: "csrf=\(gate.csrf)")) == nil)
        headers["Sec-Fetch-Site"] = "none"
        #expect(
            refusal(try request("/", .post, headers, body: "csrf=\(gate.csrf)")) == .foreignOrigin)
        headers = ["Cookie": headers["Cookie"] ?? ""]
        // Neither header: nobody says that it is ours.
        #expect(
            refusal(try request("/", .post, headers, body: "csrf=\(gate.csrf)")) == .foreignOrigin)
    }

    @Test func policiesLetNothingRun() {
        let page = BrowseGate.headers(of: .page).map { "\($0.name): \($0.value)" }
        let text = page.joined(separator: "\n")
        for needed in [
            "default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'",
            "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
            "Cache-Control: no-store",
        ] { #expect(text.contains(needed)) }
        #expect(!text.contains("unsafe") && !text.contains("http"))
        let kept = BrowseGate.headers(of: .kept)[0].value
        #expect(kept.hasPrefix("sandbox;") && !kept.contains("script-src"))
    }
}
