import CairnLinux
import Glibc
import Synchronization

/// A WebDAV server on loopback that takes the body of an upload slowly, or stops in the middle of
/// it for ever.
final class SlowServer: Sendable {
    let port: UInt16
    private let listener: Int32
    private let clock = LinuxClock()
    private let bytesASecond: Int
    /// After so many bytes of a body it reads no more.
    private let stopsAfter: Int
    private let state = Mutex((stored: [String: Int](), uploads: 0, isEnding: false))

    var uploads: Int { state.withLock { $0.uploads } }

    init(bytesASecond: Int, stopsAfter: Int = .max) {
        (self.bytesASecond, self.stopsAfter) = (bytesASecond, stopsAfter)
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length)
                listen(listener, 16)
                getsockname(listener, address, &length)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(listener) }

    /// Serves each connection on a thread of its own.
    func start() {
        Self.onThread { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                guard !state.withLock({ $0.isEnding }) else {
                    close(connection)
                    return
                }
                Self.onThread { [self] in
                    serve(connection)
                    close(connection)
                }
            }
        }
    }

    func stop() {
        state.withLock { $0.isEnding = true }
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private static func onThread(_ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        let box = Unmanaged.passRetained(Box(body)).toOpaque()
        pthread_create(
            &thread, nil,
            { pointer in
                Unmanaged<Box>.fromOpaque(pointer!).takeRetainedValue().body()
                return nil
            }, box)
        pthread_detach(thread)
    }

    private final class Box: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Answers the requests of one connection until it is closed.
    private func serve(_ connection: Int32) {
        var pending: [UInt8] = []
        let end = Array("\r\n\r\n".utf8)
        while true {
            var start: Int?
            while start == nil {
                start = pending.indices.first { pending[$0...].starts(with: end) }
                if start == nil, !receive(connection, &pending) { return }
            }
            let head = String(decoding: pending[..<start!], as: UTF8.self)
            pending.removeFirst(start! + end.count)
            let words = head.split(separator: " ", maxSplits: 2).map(String.init)
            let length =
                head.lowercased().split(separator: "\r\n").compactMap {
                    $0.hasPrefix("content-length: ") ? Int($0.dropFirst(16)) : nil
                }.first ?? 0
            let isUpload = words[0] == "PUT"
            if isUpload { state.withLock { $0.uploads += 1 } }
            var count = 0
            while count < length {
                if isUpload {
                    while count >= stopsAfter, !state.withLock({ $0.isEnding }) {
                        clock.pause(nanoseconds: 50_000_000)
                    }
                    clock.pause(nanoseconds: 100_000_000)
                }
                if state.withLock({ $0.isEnding }) { return }
                let room = isUpload ? bytesASecond / 10 : 65_536
                if pending.isEmpty, !receive(connection, &pending, atMost: room) { return }
                let taken = min(pending.count, length - count)
                pending.removeFirst(taken)
                count += taken
            }
            answer(connection, words[0], words[1], length)
        }
    }

    private func answer(_ connection: Int32, _ method: String, _ path: String, _ length: Int) {
        var (status, body) = ("201 Created", "")
        switch method {
        case "PUT": state.withLock { $0.stored[path] = length }
        case "PROPFIND":
            if let size = state.withLock({ $0.stored[path] }) {
                status = "207 Multi-Status"
                body = """
                    <?xml version="1.0"?><d:multistatus xmlns:d="DAV:"><d:response><d:href>\(path)</d:href>\
                    <d:propstat><d:prop><d:getcontentlength>\(size)</d:getcontentlength><d:resourcetype/>\
                    <d:getlastmodified>Thu, 01 Jan 2026 00:00:00 GMT</d:getlastmodified></d:prop>\
                    <d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>
                    """
            } else {
                status = "404 Not Found"
            }
        default: break
        }
        let text = Array(
            "HTTP/1.1 \(status)\r\nContent-Type: application/xml\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
                .utf8)
        _ = text.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    private func receive(_ connection: Int32, _ into: inout [UInt8], atMost count: Int = 65_536)
        -> Bool
    {
        var buffer = [UInt8](repeating: 0, count: count)
        let read = recv(connection, &buffer, count, 0)
        guard read > 0 else { return false }
        into += buffer[..<read]
        return true
    }
}
