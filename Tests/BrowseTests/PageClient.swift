import CommandSupport
import Foundation
import Glibc
import Testing

/// A browser without a face: lets itself in to a running `cairn browse`, looks, and sends forms.
final class PageClient {
    struct Answer {
        let status: Int
        let head: String
        let body: String

        func header(_ name: String) -> String? {
            head.split(separator: "\r\n").first { $0.hasPrefix(name + ": ") }.map {
                String($0.dropFirst(name.count + 2))
            }
        }

        /// What a person reads: without tags.
        var text: String {
            body.replacing(#/<[^>]*>/#, with: " ").replacing("&quot;", with: "\"")
                .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
                .replacing(#/\s+/#, with: " ")
        }
    }

    let browse: ChildProcess
    let port: Int
    let link: String
    private let cookie: String

    /// Starts `cairn browse` without a terminal.
    init(_ sandbox: Sandbox, options: [String] = []) throws {
        sandbox.prefix = ["/usr/bin/setsid"] + sandbox.prefix
        browse = sandbox.startCairn(["browse", "--no-open", "--json"] + options)
        let output = String(browse.errorPath.dropLast(3)) + "out"
        #expect(browse.awaitWhileRunning { Files.text(output).hasSuffix("}\n") })
        let line = try #require(JSONObject(Files.text(output)))
        link = try #require(line["url"])
        port = try #require(line.number("port"))
        let entrance = String(link.dropFirst("http://127.0.0.1:\(port)".count))
        let answer = try Self.answer(RawClient.get(port, entrance))
        cookie = String(try #require(answer.header("Set-Cookie")).prefix { $0 != ";" })
    }

    private static func answer(_ text: String?) throws -> Answer {
        let text = try #require(text)
        let end = try #require(text.range(of: "\r\n\r\n", options: .literal))
        let head = String(text[..<end.lowerBound])
        let words = head.split(separator: " ", maxSplits: 2)
        return Answer(
            status: try #require(words.count > 1 ? Int(words[1]) : nil), head: head,
            body: String(text[end.upperBound...]))
    }

    func get(_ address: String) throws -> Answer {
        try Self.answer(
            RawClient.get(port, address, headers: "Cookie: \(cookie)\r\n"))
    }

    /// Asks, and reads no answer.
    func begin(_ address: String) -> RawClient? {
        let client = RawClient(port)
        client?.send(
            "GET \(address) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\n\r\n")
        return client
    }

    func json(_ address: String) throws -> [String: Any] {
        let answer = try get(address)
        let object = try JSONSerialization.jsonObject(with: Data(answer.body.utf8))
        return try #require(object as? [String: Any])
    }

    /// The word that a page has in its forms.
    func word(of page: String = "/browse?root=1") throws -> String {
        let body = try get(page).body
        let found = try #require(body.firstMatch(of: #/name="csrf" value="([^"]*)"/#))
        return String(found.1)
    }

    /// Sends a form.
    ///
    /// - Parameter headers: instead of those of a page's own form.
    func post(
        _ path: String, _ fields: [(String, String)], headers: String? = nil
    ) throws -> Answer {
        func encoded(_ text: String) -> String {
            text.utf8.map { byte in
                let letter = Character(Unicode.Scalar(byte))
                return letter.isASCII && (letter.isLetter || letter.isNumber)
                    ? String(letter) : "%" + String(format: "%02x", byte)
            }.joined()
        }
        let body = fields.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&")
        let client = try #require(RawClient(port, patience: 60))
        let own = "Origin: http://127.0.0.1:\(port)\r\nSec-Fetch-Site: same-origin\r\n"
        client.send(
            "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\n"
                + (headers ?? own) + "Connection: close\r\n"
                + "Content-Length: \(body.utf8.count)\r\n\r\n" + body)
        return try Self.answer(client.readToEnd())
    }

    /// Sends the form of the page of the undo.
    ///
    /// - Parameter before: between the page and the form.
    func undo(before: () -> Void = {}) throws -> Answer {
        let page = try get("/undo").body
        before()
        let fields = page.matches(of: #/type="hidden" name="([^"]*)" value="([^"]*)"/#)
        return try post("/undo", fields.map { (String($0.1), String($0.2)) })
    }

    /// Waits for the end of a restore. - Returns: how it ended.
    func finished() throws -> [String: Any] {
        var job: [String: Any] = [:]
        #expect(
            browse.awaitWhileRunning {
                job = (try? json("/api/1/job")) ?? [:]
                return job["state"] as? String != "running"
            })
        return job
    }

    /// - Returns: what it wrote to standard error.
    @discardableResult
    func end() -> String {
        browse.send(SIGTERM)
        let ended = browse.wait()
        #expect(ended.code == 0, "\(ended.errors)")
        return ended.errors
    }
}

extension Sandbox {
    /// How a form names an item that was chosen.
    static func choice(_ path: String, root: Int = 1, at commit: Int? = nil) -> String {
        let hex = path.utf8.map { String(format: "%02x", $0) }.joined()
        return "\(root).\(commit.map(String.init) ?? "").\(hex)"
    }
}
