import Glibc

/// Sends datagrams to a named socket, as systemd's protocols require. - Source: unix(7).
final class UnixDatagrams: @unchecked Sendable {
    // SAFETY: written in `init` only; sendto(2) may be called from any thread.
    private let socket: LinuxDescriptor
    private var address = sockaddr_un()
    private let addressBytes: socklen_t

    /// The longest wait of a send for a slow receiver.
    private static let patienceSeconds = 5

    /// - Parameter name: an absolute path, or a name in the abstract namespace with `@` in front;
    ///   nil for anything else.
    init?(name: [UInt8]) {
        let isAbstract = name.first == UInt8(ascii: "@")
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard isAbstract || name.first == UInt8(ascii: "/"), name.count > 1, name.count < room,
            !name.contains(0)
        else { return nil }
        let number = Glibc.socket(
            AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard number >= 0 else { return nil }
        socket = LinuxDescriptor(number)
        var patience = timeval(tv_sec: Self.patienceSeconds, tv_usec: 0)
        setsockopt(
            number, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) {
            $0.copyBytes(from: isAbstract ? [0] + name.dropFirst() : name)
        }
        // A path ends at its zero byte, an abstract name at the length.
        addressBytes = socklen_t(MemoryLayout<sa_family_t>.size + name.count + (isAbstract ? 0 : 1))
    }

    /// - Returns: whether the receiver has it.
    func send(_ bytes: [UInt8]) -> Bool {
        var address = address
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { target in
                while true {
                    let count = bytes.withUnsafeBytes {
                        sendto(
                            socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL), target,
                            addressBytes)
                    }
                    if count >= 0 { return true }
                    if errno != EINTR { return false }
                }
            }
        }
    }
}
