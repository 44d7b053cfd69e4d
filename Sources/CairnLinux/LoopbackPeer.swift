import CairnCore
import Glibc

/// Whose process the other end of a TCP connection on 127.0.0.1 is: every user of the machine can
/// connect to a port there.
///
/// - Source: proc_net_tcp in the kernel's documentation: each socket with its addresses and its
///   user. Both ends of a connection on loopback are in the list.
public enum LoopbackPeer {
    /// 150 bytes a socket; the list of a machine with more is not read to its end.
    private static let listBytesMaximum = 4 << 20

    /// Whether the socket at `peer` that is connected to our port `own` is of our user.
    ///
    /// - Returns: false also when it is not in the list, or the list cannot be read.
    public static func isOwn(peer: Int, own: Int) -> Bool {
        guard
            let list = try? SmallFile.beginning(
                of: Array("/proc/self/net/tcp".utf8), bytes: listBytesMaximum)
        else { return false }
        return user(of: peer, connectedTo: own, in: list) == getuid()
    }

    /// - Parameter list: as `/proc/net/tcp` has it.
    /// - Returns: nil when no established connection of that kind is in the list.
    static func user(of peer: Int, connectedTo own: Int, in list: [UInt8]) -> UInt32? {
        let wanted = [address(peer), address(own), "01"]
        for line in list.split(separator: UInt8(ascii: "\n")).dropFirst() {
            let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 8)
            guard fields.count > 7,
                zip(wanted, fields[1...3]).allSatisfy({ $0.utf8.elementsEqual($1) })
            else { continue }
            return UInt32(String(decoding: fields[7], as: UTF8.self))
        }
        return nil
    }

    /// 127.0.0.1 with a port, as the list writes it on this machine.
    private static func address(_ port: Int) -> String {
        let host = UInt32(0x7f00_0001).bigEndian
        func digits(_ number: UInt32, _ count: Int) -> String {
            let text = String(number, radix: 16, uppercase: true)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return digits(host, 8) + ":" + digits(UInt32(truncatingIfNeeded: port), 4)
    }
}
