import CairnWatch
import Glibc

/// A packet of `cairn-events`: a header of two 32-bit numbers, kind and value, and what belongs to
/// it.
///
/// Numbers are the machine's own: both ends are on it. What does not fit is no packet, whoever sent
/// it: the program is not trusted more than any other input.
/// - Source: Sources/cairn-events/protocol.h.
enum EventPacket: Equatable {
    /// The protocol's version. The inotify descriptor comes with it.
    case hello(version: UInt32)
    /// `struct inotify_event`s, from ``headerBytes`` on, so many bytes.
    case events(byteCount: Int)
    /// The number that was asked for: everything before it was sent before.
    case echo(UInt32)
    /// The errno of what failed at the start.
    case failure(Int32)

    static let version: UInt32 = 1
    static let headerBytes = 8
    static let eventBytesMaximum = 64 << 10
    static let bytesMaximum = headerBytes + eventBytesMaximum

    enum Kind: UInt32, CaseIterable { case hello = 0x6e72_6163, events = 1, echo, failure }

    /// - Returns: nil for what is no packet.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count >= Self.headerBytes,
            let kind = Kind(rawValue: bytes.loadUnaligned(as: UInt32.self))
        else { return nil }
        let value = bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
        let rest = bytes.count - Self.headerBytes
        switch kind {
        case .events:
            guard rest > 0, rest <= Self.eventBytesMaximum, value == rest else { return nil }
            self = .events(byteCount: rest)
        case .hello: self = .hello(version: value)
        case .echo where rest == 0: self = .echo(value)
        case .failure where rest == 0 && value <= UInt32(Self.errorMaximum):
            self = .failure(Int32(value))
        case .echo, .failure: return nil
        }
    }

    /// - Source: linux/err.h, `MAX_ERRNO`.
    private static let errorMaximum = 4_095

    /// A request, as it is sent.
    static func request(echo number: UInt32) -> [UInt8] {
        [Kind.echo.rawValue, number].flatMap { value in
            withUnsafeBytes(of: value, Array.init)
        }
    }
}

extension KernelEvent {
    /// Takes the first of the events that lie one after the other.
    ///
    /// - Returns: with its length in bytes; nil for what no kernel writes: an event that is cut
    ///   short, a name that is none, a watch that cannot be.
    /// - Source: inotify(7), `struct inotify_event`; fs/notify/inotify/inotify_user.c.
    init?(first bytes: UnsafeRawBufferPointer, byteCount: inout Int) {
        let head = MemoryLayout<inotify_event>.size
        guard bytes.count >= head else { return nil }
        let event = bytes.loadUnaligned(as: inotify_event.self)
        let length = Int(event.len)
        guard length <= Self.nameBytesMaximum, bytes.count - head >= length else { return nil }
        let padded = UnsafeRawBufferPointer(rebasing: bytes[head..<head + length])
        let name = padded.prefix { $0 != 0 }
        let mask = Mask(rawValue: event.mask)
        let isOverflow = event.wd == -1 && mask == .overflow && length == 0
        guard isOverflow || (event.wd > 0 && !mask.contains(.overflow)), event.mask != 0,
            // A name is followed by zeros alone, and leads nowhere else.
            length == 0 || (!name.isEmpty && name.count < length),
            padded[name.endIndex...].allSatisfy({ $0 == 0 }),
            !name.contains(UInt8(ascii: "/")), !name.elementsEqual(".".utf8),
            !name.elementsEqual("..".utf8)
        else { return nil }
        byteCount = head + length
        self.init(wd: event.wd, mask: mask, cookie: event.cookie, name: Array(name))
    }

    /// NAME_MAX and a zero, filled up to a multiple of the structure's size.
    private static var nameBytesMaximum: Int { 272 }
}
