import CLinux
import CairnCore
import CairnDaemon
import Glibc
import Synchronization

/// The daemon's messages to clients, on their way to the server's thread. Posting never waits.
///
/// It outlives the server: a later report is dropped, and exclusive access granted later is
/// released. Bound: ``ControlLimits/outputBytesMaximum`` for each client; a client beyond it is
/// closed.
final class ControlOutbox: Sendable {
    enum Event: Sendable {
        /// - Parameter ends: whether this ends the client's request.
        case reply(client: UInt64, line: [UInt8], ends: Bool)
        case granted(client: UInt64, AccessToken?)
        case overflowed(client: UInt64)
    }

    private struct State {
        var events: [Event] = []
        /// Size of the waiting lines, by client; beyond the maximum once exceeded.
        var bytes: [UInt64: Int] = [:]
        var isStopping = false
        var isClosed = false
    }

    private let state = Mutex(State())
    private let bytesMaximum: Int
    /// An eventfd that is readable while something waits.
    let wake: LinuxDescriptor

    init(bytesMaximum: Int) throws(SystemError) {
        self.bytesMaximum = bytesMaximum
        let descriptor = cairn_eventfd()
        guard descriptor >= 0 else { throw SystemError("make an eventfd", code: -descriptor) }
        wake = LinuxDescriptor(descriptor)
    }

    private func signal() {
        var one: UInt64 = 1
        // EAGAIN: it is readable already.
        _ = write(wake.number, &one, 8)
    }

    func post(_ reply: ControlReply, to client: UInt64, ends: Bool) {
        let line = reply.line
        let isPosted = state.withLock { state in
            guard !state.isClosed else { return false }
            let waiting = state.bytes[client, default: 0] + line.count
            // Beyond the maximum the client is being closed, and nothing more is kept for it.
            if waiting - line.count > bytesMaximum { return false }
            state.bytes[client] = waiting
            state.events.append(
                waiting > bytesMaximum
                    ? .overflowed(client: client) : .reply(client: client, line: line, ends: ends))
            return true
        }
        if isPosted { signal() }
    }

    /// - Returns: false when nobody will receive the access: the caller must release it.
    func post(granted token: AccessToken?, to client: UInt64) -> Bool {
        let isPosted = state.withLock { state in
            guard !state.isClosed else { return false }
            state.events.append(.granted(client: client, token))
            return true
        }
        if isPosted { signal() }
        return isPosted
    }

    func requestStop() {
        state.withLock { $0.isStopping = true }
        signal()
    }

    /// Takes all that waits. For the server's thread.
    func take() -> (events: [Event], isStopping: Bool) {
        var count: UInt64 = 0
        _ = read(wake.number, &count, 8)
        return state.withLock { state in
            defer {
                state.events.removeAll(keepingCapacity: true)
                state.bytes.removeAll(keepingCapacity: true)
            }
            return (state.events, state.isStopping)
        }
    }

    /// Closes the outbox for further messages.
    func close() -> [Event] {
        state.withLock { state in
            state.isClosed = true
            defer { state.events = [] }
            return state.events
        }
    }
}
