import CLinux
import CairnCore
import CairnDaemon
import Glibc

/// The reason why a daemon gave no answer.
public enum ControlFailure: Error, Equatable, Sendable {
    /// It did not answer in time.
    case timedOut
    /// It closed the connection.
    case closed
    /// It refused the request, with its reason.
    case refused(String)
    /// Its answer was not valid.
    case malformed(String)
    case cancelled
    case system(SystemError)
}

/// A connection to a running daemon. One user at a time.
public final class ControlClient {
    private let socket: LinuxDescriptor
    /// The process at the other end, as the kernel names it; 0 when it lies in another container.
    public let process: Int32
    private let clock: any CairnCore.Clock
    private var input: [UInt8] = []

    /// The wait for answers that need no work.
    public static let patienceNanoseconds: UInt64 = 10_000_000_000
    /// The interval at which a waiting call checks for cancellation.
    private static let sliceNanoseconds: UInt64 = 100_000_000

    private init(
        _ connected: (socket: LinuxDescriptor, process: Int32), _ clock: any CairnCore.Clock
    ) {
        (socket, process) = connected
        self.clock = clock
    }

    /// Connects at every address at which somebody serves.
    ///
    /// - Returns: one connection a process.
    /// - Throws: ``ControlFailure`` when a connection fails and no other address has a daemon.
    public static func connect(
        atEachOf addresses: [ControlAddress], within nanoseconds: UInt64 = patienceNanoseconds,
        clock: any CairnCore.Clock = LinuxClock()
    ) throws(ControlFailure) -> [ControlClient] {
        let deadline = clock.monotonic() + nanoseconds
        var clients: [ControlClient] = []
        var failure: ControlFailure?
        for address in addresses {
            do throws(ControlFailure) {
                guard let client = try connect(at: address, until: deadline, clock),
                    client.process == 0
                        || !clients.contains(where: { $0.process == client.process })
                else { continue }
                clients.append(client)
            } catch { failure = failure ?? error }
        }
        if clients.isEmpty, let failure { throw failure }
        return clients
    }

    private static func connect(
        at address: ControlAddress, until deadline: UInt64, _ clock: any CairnCore.Clock
    ) throws(ControlFailure) -> ControlClient? {
        while true {
            do throws(SystemError) {
                return try address.connect().map { ControlClient($0, clock) }
            } catch {
                // EAGAIN: the queue of those who wait to be accepted is full.
                guard error.code == EAGAIN else { throw ControlFailure.system(error) }
                guard clock.monotonic() < deadline else { throw ControlFailure.timedOut }
                clock.pause(nanoseconds: 20_000_000)
            }
        }
    }

    /// Asks and awaits the one reply.
    ///
    /// - Throws: ``ControlFailure/refused(_:)`` when the reply is an error.
    public func ask(
        _ request: ControlRequest, within nanoseconds: UInt64? = patienceNanoseconds,
        cancellation: Cancellation? = nil
    ) throws(ControlFailure) -> ControlReply {
        try send(request)
        return try receive(within: nanoseconds, cancellation: cancellation)
    }

    public func send(_ request: ControlRequest) throws(ControlFailure) {
        let line = request.line
        guard line.count <= ControlProtocol.requestBytesMaximum
        else { throw .refused("the path is too long") }
        let deadline = clock.monotonic() + Self.patienceNanoseconds
        var sent = 0
        while sent < line.count {
            let count = line.withUnsafeBytes {
                cairn_send(socket.number, $0.baseAddress! + sent, $0.count - sent)
            }
            switch count {
            case 1...: sent += count
            case Int(-EINTR): continue
            case Int(-EAGAIN): try awaitSocket(Int16(POLLOUT), until: deadline, nil)
            case Int(-EPIPE), Int(-ECONNRESET): throw .closed
            default: throw .system(SystemError("send", code: Int32(-count)))
            }
        }
    }

    /// Awaits the next reply.
    ///
    /// - Parameter nanoseconds: nil to wait as long as it takes.
    public func receive(
        within nanoseconds: UInt64?, cancellation: Cancellation? = nil
    ) throws(ControlFailure) -> ControlReply {
        let deadline = nanoseconds.map { clock.monotonic() + $0 }
        let line = try nextLine(deadline, cancellation)
        let reply: ControlReply
        do throws(ControlError) { reply = try ControlReply(parsing: line) } catch {
            throw .malformed(error.message)
        }
        if case .error(let message) = reply { throw .refused(message) }
        return reply
    }

    private func nextLine(_ deadline: UInt64?, _ cancellation: Cancellation?) throws(ControlFailure)
        -> [UInt8]
    {
        var searched = 0
        while true {
            if let end = input[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(input[..<end])
                input.removeSubrange(...end)
                return line
            }
            searched = input.count
            guard input.count <= ControlProtocol.replyBytesMaximum
            else { throw .malformed("the line is too long") }
            var part = [UInt8](repeating: 0, count: 64 << 10)
            let count = part.withUnsafeMutableBytes {
                cairn_receive(socket.number, $0.baseAddress, $0.count)
            }
            switch count {
            case 1...: input += part[..<count]
            case 0, Int(-ECONNRESET), Int(-EPIPE): throw .closed
            case Int(-EINTR): continue
            case Int(-EAGAIN): try awaitSocket(Int16(POLLIN), until: deadline, cancellation)
            default: throw .system(SystemError("receive", code: Int32(-count)))
            }
        }
    }

    private func awaitSocket(
        _ events: Int16, until deadline: UInt64?, _ cancellation: Cancellation?
    ) throws(ControlFailure) {
        while true {
            if cancellation?.isRequested == true { throw .cancelled }
            let now = clock.monotonic()
            if let deadline, now >= deadline { throw .timedOut }
            let slice = min(
                deadline.map { $0 - now } ?? .max,
                cancellation == nil ? .max : Self.sliceNanoseconds)
            var entry = pollfd(fd: socket.number, events: events, revents: 0)
            if poll(&entry, 1, slice == .max ? -1 : Int32(clamping: slice / 1_000_000 + 1)) > 0 {
                return
            }
        }
    }
}
