import CLinux
import CairnDaemon
import Glibc

/// One client as the server's thread sees it: its input, its output and its request.
///
/// Invariants: at most one request is in progress, and meanwhile nothing more is read from the
/// client; input and output are bounded (``ControlProtocol/requestBytesMaximum``,
/// ``ControlLimits/outputBytesMaximum``).
final class ControlConnection {
    enum Work { case none, flush, reload, acquire, pause }

    let number: UInt64
    let socket: LinuxDescriptor
    private let limits: ControlLimits
    private var input: [UInt8] = []
    /// The length of the part of `input` known to hold no newline.
    private var searched = 0
    private var output: [UInt8] = []
    private var sent = 0

    var work = Work.none
    var access: AccessToken?
    /// Whether the client sends no more.
    private(set) var hasEnded = false
    /// Whether it is closed as soon as its output is sent.
    private(set) var isFinished = false
    private(set) var isBroken = false
    /// The time of its last input or its acceptance, of ``Clock/monotonic()``.
    private(set) var lastHeard: UInt64
    /// The time at which it last accepted output.
    private var lastTaken: UInt64

    init(number: UInt64, socket: LinuxDescriptor, limits: ControlLimits, now: UInt64) {
        self.number = number
        self.socket = socket
        self.limits = limits
        lastHeard = now
        lastTaken = now
    }

    var wantsToRead: Bool { work == .none && !hasEnded && !isFinished }
    var wantsToWrite: Bool { sent < output.count }
    var isIdle: Bool { work == .none && access == nil && !wantsToWrite && input.isEmpty }

    /// Whether nothing is left to do for it.
    var isOver: Bool {
        isBroken || (!wantsToWrite && (isFinished || (hasEnded && work == .none)))
            // A borrower's connection shows that it is alive.
            || (hasEnded && (access != nil || work == .acquire))
    }

    /// The end of its patience; nil while nothing is pending.
    var deadline: UInt64? {
        var earliest: UInt64?
        if wantsToRead, !input.isEmpty { earliest = lastHeard + limits.patienceNanoseconds }
        if wantsToWrite { earliest = min(earliest ?? .max, lastTaken + limits.patienceNanoseconds) }
        return earliest
    }

    /// Reads what is there, once.
    func receive(_ buffer: UnsafeMutableRawBufferPointer, now: UInt64) {
        let count = cairn_receive(socket.number, buffer.baseAddress, buffer.count)
        switch count {
        case 1...:
            // The time of an unfinished line counts from its first byte, so that a byte a minute
            // does not keep a place.
            if input.isEmpty { lastHeard = now }
            input.append(contentsOf: buffer[..<count])
        case 0: hasEnded = true
        case Int(-EAGAIN), Int(-EINTR): break
        default: isBroken = true
        }
    }

    /// The next whole line, without its newline; nil when there is none yet.
    ///
    /// - Throws: when the line is longer than a request may be.
    func nextLine(now: UInt64) throws(ControlError) -> [UInt8]? {
        guard let end = input[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = input.count
            guard input.count <= ControlProtocol.requestBytesMaximum
            else { throw ControlError("the line is too long") }
            return nil
        }
        let line = Array(input[..<end])
        input.removeSubrange(...end)
        searched = 0
        lastHeard = now
        return line
    }

    func send(_ line: [UInt8], now: UInt64) {
        guard !isFinished else { return }
        if !wantsToWrite { lastTaken = now }
        guard output.count - sent + line.count <= limits.outputBytesMaximum else {
            isBroken = true
            return
        }
        output += line
        flush(now: now)
    }

    /// Sends what the socket takes.
    func flush(now: UInt64) {
        while wantsToWrite {
            let count = output.withUnsafeBytes { bytes in
                cairn_send(socket.number, bytes.baseAddress! + sent, bytes.count - sent)
            }
            if count == Int(-EINTR) { continue }
            if count == Int(-EAGAIN) { break }
            guard count > 0 else {
                isBroken = true
                return
            }
            sent += count
            lastTaken = now
        }
        if sent == output.count {
            output.removeAll(keepingCapacity: output.count <= 64 << 10)
            sent = 0
        } else if sent >= 64 << 10 {
            output.removeSubrange(..<sent)
            sent = 0
        }
    }

    /// Sends the reason, and then closes.
    func finish(_ reason: ControlError, now: UInt64) {
        send(ControlReply.error(reason.message).line, now: now)
        isFinished = true
        input = []
        searched = 0
    }

    func breakOff() { isBroken = true }
}
