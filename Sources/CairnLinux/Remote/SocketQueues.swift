import CairnCore
import CairnFormat
import Glibc

/// The bytes that wait in the TCP connections of a process: of each, what the other end has not
/// confirmed yet, and what the process has not read yet.
///
/// A program may hand the kernel all of a transfer at once, and then count nothing for as long as
/// the line needs: the queues still change whenever bytes leave or arrive. Those of a connection
/// that stands still do not, for what is sent again stays in the queue.
/// - Source: proc(5), `/proc/net/tcp`; net/ipv4/tcp_ipv4.c, `get_tcp4_sock`.
struct SocketQueues: Sendable {
    /// By inode.
    private var queues: [UInt64: [UInt8]] = [:]

    private static let descriptorsMaximum = 4_096
    private static let tableBytesMaximum = 4 << 20
    /// The state of a connection that is being made, by its number in hexadecimal digits.
    private static let beginning = [Array("02".utf8), Array("03".utf8)]

    /// - Parameter waiting: what waits in each connection, by its inode.
    init(waiting: [UInt64: [UInt8]] = [:]) { queues = waiting }

    /// - Parameter port: connections of this local port do not count.
    /// - Returns: nil where the system does not tell.
    init?(of process: pid_t, besides port: UInt16) {
        guard let names = DirectoryNames.all(in: "/proc/\(process)/fd") else { return nil }
        let inodes = Set(
            names.prefix(Self.descriptorsMaximum).compactMap { Self.inode(process, $0) })
        let tables = ["tcp", "tcp6"].compactMap {
            (try? SmallFile.beginning(
                of: Array("/proc/\(process)/net/\($0)".utf8), bytes: Self.tableBytesMaximum)) ?? nil
        }
        guard !tables.isEmpty else { return nil }
        for line in tables.flatMap({ $0.split(separator: UInt8(ascii: "\n")) }) {
            add(line, inodes, besides: port)
        }
    }

    /// A line of the table: `sl local_address rem_address st tx_queue:rx_queue … inode`.
    private mutating func add(
        _ line: ArraySlice<UInt8>, _ inodes: Set<UInt64>, besides port: UInt16
    ) {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 10)
        guard words.count > 10,
            let inode = UInt64(String(decoding: words[9], as: UTF8.self)),
            inodes.contains(inode), !Self.beginning.contains(Array(words[3])),
            let local = words[1].split(separator: UInt8(ascii: ":")).last,
            UInt16(String(decoding: local, as: UTF8.self), radix: 16) != port
        else { return }
        queues[inode] = Array(words[4])
    }

    private static func inode(_ process: pid_t, _ descriptor: [UInt8]) -> UInt64? {
        let link = "/proc/\(process)/fd/\(String(decoding: descriptor, as: UTF8.self))"
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let count = readlink(link, buffer.baseAddress!, buffer.count)
            guard count > 0 else { return nil }
            let text = String(
                decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard text.hasPrefix("socket:["), text.hasSuffix("]") else { return nil }
            return UInt64(text.dropFirst("socket:[".count).dropLast())
        }
    }

    /// Whether bytes left or arrived between two looks, at a connection that both have.
    func hasMoved(since earlier: SocketQueues) -> Bool {
        queues.contains { inode, queue in earlier.queues[inode].map { $0 != queue } ?? false }
    }
}
