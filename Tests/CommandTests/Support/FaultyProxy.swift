import CommandSupport
import Foundation
import Glibc
import Synchronization
import TestSeed

/// A proxy before a server of HTTP that does to requests what lines and servers do.
///
/// One request at a time on each connection, as all clients here send them.
final class FaultyProxy: Sendable {
    enum Fault: CaseIterable, Sendable {
        /// The connection ends before anything of the request arrives.
        case refused
        /// The connection ends in the middle of the request's body.
        case cutRequest
        /// The request arrives, and its answer gets lost.
        case lostAnswer
        /// The connection ends in the middle of the answer's body.
        case cutAnswer
        case status408, status500, status503
        case delayed
        /// The request arrives twice.
        case repeated

        var status: Int? {
            switch self {
            case .status408: 408
            case .status500: 500
            case .status503: 503
            default: nil
            }
        }
    }

    /// A request as it came by.
    struct Seen: Sendable {
        let method: String
        let target: String
        let fault: Fault?
        /// The answer's status, if the client got all of the answer.
        let status: Int?
        /// The bytes of the answer's body that the client got.
        let bytes: Int
    }

    private struct State {
        var seen: [Seen] = []
        var faultsOfHundred = 0
        var next: [Fault] = []
        var wants: @Sendable (String) -> Bool = { _ in true }
        var random: Seeded
        var ended = false
    }

    let port: Int
    private let server: Int
    private let listener: Int32
    private let state: Mutex<State>

    init(before server: Int, seed: UInt64) {
        signal(SIGPIPE, SIG_IGN)
        (listener, port) = Loopback.listen()
        self.server = server
        state = Mutex(State(random: Seeded(seed)))
        let listener = listener
        Thread.detachNewThread { [weak self] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0, let proxy = self else { return }
                Thread.detachNewThread { proxy.serve(client) }
            }
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    var seen: [Seen] { state.withLock { $0.seen } }
    func forget() { state.withLock { $0.seen = [] } }

    /// How many requests of a hundred meet a fault.
    func fail(ofHundred share: Int) { state.withLock { $0.faultsOfHundred = share } }

    /// The faults of the next requests whose `METHOD TARGET` the test wants.
    func fail(_ faults: [Fault], where wants: @escaping @Sendable (String) -> Bool) {
        state.withLock { state in (state.next, state.wants) = (faults, wants) }
    }

    /// Objects whose writing was answered with success, and how often.
    var written: [String: Int] {
        seen.reduce(into: [:]) { counts, seen in
            if seen.method == "PUT", seen.status == 200 { counts[seen.target, default: 0] += 1 }
        }
    }

    private func fault(_ method: String, _ target: String) -> Fault? {
        state.withLock { state in
            if !state.next.isEmpty, state.wants("\(method) \(target)") {
                return state.next.removeFirst()
            }
            guard state.random.below(100) < state.faultsOfHundred else { return nil }
            return Fault.allCases[state.random.below(Fault.allCases.count)]
        }
    }

    // MARK: One connection

    private func serve(_ client: Int32) {
        defer { close(client) }
        guard let upstream = Loopback.connect(server) else { return }
        defer { close(upstream) }
        let (requests, answers) = (HTTPStream(client), HTTPStream(upstream))
        while let head = requests.head() {
            let words = head.lines[0].split(separator: " ").map(String.init)
            guard words.count == 3 else { return }
            let fault = fault(words[0], words[1])
            var (status, bytes) = (Int?.none, 0)
            defer { note(words, fault, status, bytes) }
            if fault == .refused { return }
            if head["expect"] != nil { send("HTTP/1.1 100 Continue\r\n\r\n", to: client) }
            guard var body = requests.body(head.length) else { return }
            if let code = fault?.status {
                status = code
                send(
                    "HTTP/1.1 \(code) Told\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
                    to: client)
                return
            }
            if fault == .delayed { poll(nil, 0, 300) }
            if fault == .cutRequest { body.removeLast(body.count - body.count / 2) }
            for _ in 0..<(fault == .repeated ? 2 : 1) {
                send(head.text(without: "expect"), to: upstream)
                send(body, to: upstream)
                if fault == .cutRequest { return }
                guard let answer = answers.head(), let code = answer.status else { return }
                let content = words[0] == "HEAD" ? [] : answers.body(answer.length)
                guard var content else { return }
                if fault == .repeated, status == nil {
                    status = code
                    continue
                }
                if fault == .lostAnswer { return }
                let isCut = fault == .cutAnswer
                if isCut { content.removeLast(content.count - content.count / 2) }
                send(answer.text(without: "expect"), to: client)
                send(content, to: client)
                bytes = content.count
                if isCut { return }
                status = code
            }
        }
    }

    private func note(_ words: [String], _ fault: Fault?, _ status: Int?, _ bytes: Int) {
        state.withLock {
            $0.seen.append(
                Seen(
                    method: words[0], target: words[1], fault: fault, status: status, bytes: bytes))
        }
    }

    private func send(_ text: String, to descriptor: Int32) {
        send(Array(text.utf8), to: descriptor)
    }

    private func send(_ bytes: [UInt8], to descriptor: Int32) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                write(descriptor, $0.baseAddress! + done, $0.count - done)
            }
            if count <= 0 { return }
            done += count
        }
    }
}

/// Heads and bodies of HTTP, read from a socket.
private final class HTTPStream {
    struct Head {
        let lines: [String]

        subscript(name: String) -> String? {
            lines.dropFirst().first { $0.lowercased().hasPrefix(name + ":") }.map {
                String($0.dropFirst(name.utf8.count + 1).drop { $0 == " " })
            }
        }
        var length: Int { self["content-length"].flatMap { Int($0) } ?? 0 }
        var status: Int? { lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } }

        func text(without name: String) -> String {
            lines.filter { !$0.lowercased().hasPrefix(name + ":") }.joined(separator: "\r\n")
                + "\r\n\r\n"
        }
    }

    private let descriptor: Int32
    private var bytes: [UInt8] = []

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    private func fill() -> Bool {
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        let count = read(descriptor, &piece, piece.count)
        guard count > 0 else { return false }
        bytes += piece[..<count]
        return true
    }

    /// The next request's or answer's head; nil when the connection has ended.
    func head() -> Head? {
        while true {
            let end = bytes.indices.first { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) }
            if let end {
                let text = String(decoding: bytes[..<end], as: UTF8.self)
                bytes.removeFirst(end + 4)
                return Head(lines: text.components(separatedBy: "\r\n"))
            }
            guard fill() else { return nil }
        }
    }

    func body(_ length: Int) -> [UInt8]? {
        while bytes.count < length { guard fill() else { return nil } }
        defer { bytes.removeFirst(length) }
        return Array(bytes[..<length])
    }
}
