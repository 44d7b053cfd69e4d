import CairnCore
import CairnLinux
import CommandSupport
import Glibc
import Synchronization
import Testing

@testable import CairnBrowse

/// What clients do to the server that they should not.
@Suite(.serialized)
struct ServerTests {
    /// A server that says what it was asked, and how often.
    private final class Served: Sendable {
        let server: BrowseServer
        let asked = Mutex(0)

        init(_ limits: BrowseLimits = BrowseLimits(), isOwn: @escaping BrowseServer.PeerCheck)
            throws
        {
            server = try BrowseServer(port: 0, limits: limits, isOwnPeer: isOwn)
        }

        func serve() {
            server.serve { [unowned self] request in
                asked.withLock { $0 += 1 }
                if request.path == "/endless" {
                    return BrowseResponse(
                        type: "text/plain",
                        .stream(1 << 40) { sink in
                            let bytes = [UInt8](repeating: 0x61, count: 1 << 16)
                            while true { try bytes.withUnsafeBytes(sink) }
                        })
                }
                let text = "\(request.path) \(request.form["a"]?.count ?? 0)"
                return BrowseResponse(type: "text/plain", .bytes(Array(text.utf8)))
            }
        }

        private let isStopped = Mutex(false)

        func stop() {
            let isFirst = isStopped.withLock { stopped in
                defer { stopped = true }
                return !stopped
            }
            if isFirst { server.stop() }
        }

        deinit { stop() }
    }

    private func served(_ change: (inout BrowseLimits) -> Void = { _ in }) throws -> Served {
        var limits = BrowseLimits()
        change(&limits)
        let served = try Served(limits) { LoopbackPeer.isOwn(peer: $0, own: $1) }
        served.serve()
        return served
    }

    @Test func answersHaveTheHeadersOfSecurity() throws {
        let served = try served()
        let answer = try #require(RawClient.get(served.server.port, "/a"))
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.hasSuffix("\r\n\r\n/a 0"))
        for (name, value) in BrowseGate.headers(of: .page) {
            #expect(answer.contains("\r\n\(name): \(value)\r\n"))
        }
    }

    /// The port is no other than that of 127.0.0.1.
    @Test func isBoundToLoopbackOnly() throws {
        let served = try served()
        let list = try #require(try SmallFile.content(Array("/proc/self/net/tcp".utf8)))
        let port = String(served.server.port, radix: 16, uppercase: true)
        let listening = String(decoding: list, as: UTF8.self).split(separator: "\n").filter {
            $0.contains(":\(String(repeating: "0", count: 4 - port.count))\(port) 00000000:0000 0A")
        }
        #expect(listening.count == 1)
        #expect(listening.first?.contains(" 0100007F:") == true)
    }

    @Test func anotherUsersProcessIsRefused() throws {
        let served = try Served { _, _ in false }
        served.serve()
        let answer = try #require(RawClient.get(served.server.port))
        #expect(answer.hasPrefix("HTTP/1.1 403 "))
        #expect(served.asked.withLock { $0 } == 0)
    }

    /// A real process of another user, whom the kernel names.
    @Test(.enabled(if: getuid() == 0)) func anotherUserIsToldByTheKernel() throws {
        let served = try served()
        let port = served.server.port
        let script = """
            import os, socket, sys
            os.setuid(65534)
            s = socket.create_connection(("127.0.0.1", \(port)))
            s.sendall(b"GET / HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n")
            sys.exit(0 if b" 403 " in s.makefile("rb").readline() else 1)
            """
        #expect(Sandbox().run("/usr/bin/python3", ["-c", script]).code == 0)
        #expect(served.asked.withLock { $0 } == 0)
        let client = try #require(RawClient(port))
        #expect(LoopbackPeer.isOwn(peer: client.localPort, own: port))
        #expect(!LoopbackPeer.isOwn(peer: client.localPort, own: port + 1))
    }

    @Test func longHeadsAreRefused() throws {
        let served = try served()
        let client = try #require(RawClient(served.server.port))
        client.send("GET / HTTP/1.1\r\n")
        var sent = 0
        while sent < 1 << 22, client.send("X-\(sent): \(String(repeating: "a", count: 1_000))\r\n")
        {
            sent += 1_000
        }
        #expect(sent < 1 << 22)
        #expect(client.readToEnd()?.hasPrefix("HTTP/1.1 200") == false)
        let long = String(repeating: "a", count: 20_000)
        // In words: those of a connection that is reset are lost.
        for count in [1, 10] {
            let path = "/" + String(repeating: long, count: count)
            let answer = try #require(RawClient.get(served.server.port, path))
            #expect(answer.hasPrefix("HTTP/1.1 414 "), "\(count) \(answer.prefix(80))")
            #expect(answer.hasSuffix("The address is too long.\n"), "\(count)")
        }
        let header = RawClient.get(served.server.port, headers: "X-A: \(long)\r\n")
        #expect(header?.hasPrefix("HTTP/1.1 431 ") == true, "\(header ?? "")")
        #expect(served.asked.withLock { $0 } == 0)
    }

    /// - Source: RFC 9110 §10.1.1.
    @Test(.timeLimit(.minutes(1))) func theBodyThatIsHeldBackIsAskedFor() throws {
        let served = try served { $0.bodyBytesMaximum = 40_000 }
        func ask(_ expect: String, _ count: Int) throws -> RawClient {
            let client = try #require(RawClient(served.server.port))
            client.send(
                "POST /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: \(expect)\r\n"
                    + "Content-Length: \(count)\r\n\r\n")
            return client
        }
        let client = try ask("100-Continue", 4)
        #expect(client.readSome() == "HTTP/1.1 100 Continue\r\n\r\n")
        client.send("a=xy")
        #expect(client.readToEnd()?.hasSuffix("/a 2") == true)
        #expect(try ask("100-continue", 40_001).readToEnd()?.hasPrefix("HTTP/1.1 413 ") == true)
        #expect(try ask("200-maybe", 4).readToEnd()?.hasPrefix("HTTP/1.1 417 ") == true)
        #expect(served.asked.withLock { $0 } == 1)
    }

    /// The ends of connections that were closed rest for a minute; the port does not.
    @Test func aPortIsFreeAtOnceAfterTheEnd() throws {
        let first = try served()
        let port = first.server.port
        #expect(RawClient.get(port, "/a")?.hasSuffix("/a 0") == true)
        first.stop()
        let next = try BrowseServer(port: port) { _, _ in true }
        #expect(next.port == port)
        next.stop()
    }

    @Test func longBodiesAreRefused() throws {
        let served = try served { $0.bodyBytesMaximum = 40_000 }
        func post(_ count: Int) -> String? {
            let client = RawClient(served.server.port)
            client?.send(
                "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: \(count + 2)\r\n\r\na="
            )
            client?.send(String(repeating: "x", count: count))
            return client?.readToEnd()
        }
        // More than a head may have, and no more than a body.
        #expect(post(30_000)?.hasSuffix("/ 30000") == true)
        #expect(post(50_000)?.contains(" 200 ") == false)
        #expect(served.asked.withLock { $0 } == 1)
    }

    /// A client that sends a byte now and then is closed when its time is over.
    @Test(.timeLimit(.minutes(1))) func slowRequestsEnd() throws {
        let served = try served { $0.requestSeconds = 1 }
        let silent = try #require(RawClient(served.server.port))
        let slow = try #require(RawClient(served.server.port))
        slow.send("GET / HTTP/1.1\r\nX-A: ")
        #expect(silent.readToEnd() == "")
        #expect(slow.readToEnd() == "")
        let halfBody = try #require(RawClient(served.server.port))
        halfBody.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\na=")
        #expect(halfBody.readToEnd() == "")
        #expect(served.asked.withLock { $0 } == 0)
    }

    /// Who does not read what he asked for holds a thread for no longer than is allowed.
    @Test(.timeLimit(.minutes(1))) func slowReadersEnd() throws {
        let served = try served {
            $0.writeSeconds = 1
            $0.threads = 1
        }
        let reader = try #require(RawClient(served.server.port))
        reader.send("GET /endless HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(RawClient.get(served.server.port, "/next")?.hasSuffix("/next 0") == true)
    }

    /// The one who comes after a thousand silent connections is answered at once.
    @Test func aThousandConnectionsKeepNobodyOut() throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(limit.rlim_max, 8_192)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        // Only the place that the next one needs closes them.
        let served = try served { $0.requestSeconds = 600 }
        let silent = (0..<1_000).compactMap { _ in RawClient(served.server.port) }
        #expect(silent.count == 1_000)
        let clock = LinuxClock()
        let start = clock.monotonic()
        #expect(RawClient.get(served.server.port, "/me")?.hasSuffix("/me 0") == true)
        #expect(clock.monotonic() - start < 2_000_000_000)
        #expect(silent[0].readToEnd() == "")
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        "BREW / HTTP/1.1\r\nHost: x\r\n\r\n", "GET /?a=%zz HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\r\n\r\n",
        "PUT / HTTP/1.1\r\nHost: x\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
        "GET /\u{0} HTTP/1.1\r\nHost: x\r\n\r\n",
    ])
    func malformedRequestsAreRefused(text: String) throws {
        let served = try served { $0.requestSeconds = 2 }
        let client = try #require(RawClient(served.server.port))
        client.send(text)
        let answer = try #require(client.readToEnd())
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4") || answer.hasPrefix("HTTP/1.1 5"))
        #expect(served.asked.withLock { $0 } == 0)
    }

    /// Two requests in one packet are answered one after the other.
    @Test func pipelinedRequestsKeepTheirOrder() throws {
        let served = try served()
        let client = try #require(RawClient(served.server.port))
        client.send(
            "GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        )
        let answer = try #require(client.readToEnd())
        let first = try #require(answer.range(of: "/1 0"))
        #expect(answer[first.upperBound...].hasSuffix("/2 0"))
    }

    @Test func aTakenPortIsAnError() throws {
        let served = try served()
        #expect(throws: (any Error).self) {
            try BrowseServer(port: served.server.port) { _, _ in true }
        }
    }

    @Test func headOfAnAnswerHasNoBody() throws {
        let served = try served()
        let client = try #require(RawClient(served.server.port))
        client.send("HEAD /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        let answer = try #require(client.readToEnd())
        #expect(answer.contains("\r\nContent-Length: 4\r\n") && answer.hasSuffix("\r\n\r\n"))
    }
}
