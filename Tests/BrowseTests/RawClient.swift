import Glibc

/// A client that speaks no HTTP by itself: what is sent is what the test says.
final class RawClient {
    private let socket: Int32
    let port: Int

    /// - Parameter seconds: the patience of each read.
    init?(_ port: Int, patience seconds: Int = 20) {
        socket = Glibc.socket(
            AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        self.port = port
        let socket = socket
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard socket >= 0, code == 0 else { return nil }
    }

    deinit { close(socket) }

    /// Our end's port.
    var localPort: Int {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = getsockname(socket, $0, &length)
            }
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    /// - Returns: whether all was taken.
    @discardableResult
    func send(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Reads until the other end closes; nil when it does not within the patience.
    func readToEnd() -> String? {
        var result: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(socket, &part, part.count, 0)
            if count == 0 || count < 0 && errno == ECONNRESET {
                return String(decoding: result, as: UTF8.self)
            }
            guard count > 0 else { return nil }
            result += part[..<count]
        }
    }

    /// Reads once what is there.
    func readSome() -> String {
        var part = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(socket, &part, part.count, 0)
        return String(decoding: part[..<max(0, count)], as: UTF8.self)
    }

    /// One request of its own connection.
    static func get(_ port: Int, _ path: String = "/", headers: String = "") -> String? {
        guard let client = RawClient(port) else { return nil }
        client.send(
            "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(headers)Connection: close\r\n\r\n"
        )
        return client.readToEnd()
    }
}
