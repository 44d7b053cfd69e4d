import CairnCore
import CairnDaemon
import Glibc
import Synchronization

/// The server's thread: waits for the listener, the clients and the daemon, and does one thing
/// after another.
final class ControlLoop: @unchecked Sendable {
    // SAFETY: all but `outbox` is used by the server's thread alone, from `run()` on.
    let outbox: ControlOutbox
    private let listener: ControlListener
    private let control: any DaemonControl
    private let clock: any CairnCore.Clock
    private let limits: ControlLimits
    private var clients: [UInt64: ControlConnection] = [:]
    private var nextNumber: UInt64 = 1
    /// After a failed accept(2) (no descriptors) the listener rests until then.
    private var acceptsAgain: UInt64 = 0
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)

    /// Connections taken in one round, so that those who have one are served in between.
    private static let acceptsMaximum = 8

    init(
        _ listener: ControlListener, control: any DaemonControl, clock: any CairnCore.Clock,
        limits: ControlLimits
    ) throws(SystemError) {
        self.listener = listener
        self.control = control
        self.clock = clock
        self.limits = limits
        outbox = try ControlOutbox(bytesMaximum: limits.outputBytesMaximum)
    }

    deinit { buffer.deallocate() }

    func run() {
        while true {
            let (events, isStopping) = outbox.take()
            for event in events { handle(event) }
            if isStopping { break }
            removeOver()
            awaitSomething()
        }
        for client in clients.values { end(client) }
        clients = [:]
        for case .granted(_, let token?) in outbox.close() { control.release(token) }
        listener.end()
    }

    // MARK: Waiting

    private func awaitSomething() {
        let now = clock.monotonic()
        let served = Array(clients.values)
        let hasRoom = served.count < limits.clientsMaximum
        let accepts = hasRoom && now >= acceptsAgain
        var entries = served.map { client in
            pollfd(
                fd: client.socket.number,
                events: Int16(
                    (client.wantsToRead ? POLLIN : 0) | (client.wantsToWrite ? POLLOUT : 0)),
                revents: 0)
        }
        entries.append(pollfd(fd: outbox.wake.number, events: Int16(POLLIN), revents: 0))
        entries.append(
            pollfd(fd: accepts ? listener.socket.number : -1, events: Int16(POLLIN), revents: 0))

        var deadline = served.compactMap(\.deadline).min() ?? .max
        if !accepts { deadline = min(deadline, now + limits.idleNanoseconds) }
        let wait =
            deadline == .max ? -1 : Int32(clamping: (max(deadline, now) - now) / 1_000_000 + 1)
        guard poll(&entries, nfds_t(entries.count), wait) >= 0 else { return }

        let then = clock.monotonic()
        for (client, entry) in zip(served, entries) { serve(client, entry.revents, now: then) }
        if hasRoom {
            if entries[served.count + 1].revents != 0 { accept(now: then) }
        } else {
            makeRoom(now: then)
        }
    }

    private func serve(_ client: ControlConnection, _ found: Int16, now: UInt64) {
        if found & Int16(POLLOUT) != 0 { client.flush(now: now) }
        if found & Int16(POLLIN) != 0, client.wantsToRead {
            client.receive(buffer, now: now)
            answer(client, now: now)
        } else if found & Int16(POLLHUP | POLLERR) != 0 {
            client.breakOff()
        }
        if let deadline = client.deadline, deadline <= now { client.breakOff() }
    }

    // MARK: Connections

    private func accept(now: UInt64) {
        for _ in 0..<Self.acceptsMaximum where clients.count < limits.clientsMaximum {
            do throws(SystemError) {
                guard let socket = try listener.accept() else { return }
                clients[nextNumber] = ControlConnection(
                    number: nextNumber, socket: socket, limits: limits, now: now)
                nextNumber += 1
            } catch {
                acceptsAgain = now + limits.idleNanoseconds
                return
            }
        }
    }

    /// Makes room when all places are taken: a long idle client is closed for a waiting one.
    private func makeRoom(now: UInt64) {
        var entry = pollfd(fd: listener.socket.number, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 0) > 0 else { return }
        let idle = clients.values.filter {
            $0.isIdle && $0.lastHeard + limits.idleNanoseconds <= now
        }
        idle.min { $0.lastHeard < $1.lastHeard }?.breakOff()
    }

    private func removeOver() {
        for client in clients.values where client.isOver {
            end(client)
            clients[client.number] = nil
        }
    }

    private func end(_ client: ControlConnection) {
        if let access = client.access { control.release(access) }
        client.access = nil
    }

    // MARK: Requests

    /// Answers all whole lines that a client has sent, up to the first that takes time.
    private func answer(_ client: ControlConnection, now: UInt64) {
        do throws(ControlError) {
            while client.work == .none, !client.isBroken, let line = try client.nextLine(now: now) {
                switch try ControlRequest.parse(line) {
                case .request(let request): perform(request, client, now: now)
                case .refused(let why): client.send(ControlReply.error(why).line, now: now)
                }
            }
        } catch { client.finish(error, now: now) }
    }

    private func perform(_ request: ControlRequest, _ client: ControlConnection, now: UInt64) {
        func reply(_ reply: ControlReply) { client.send(reply.line, now: now) }
        let (outbox, number) = (outbox, client.number)
        switch request {
        case .ping:
            let status = control.status()
            reply(
                .pong(
                    process: status.process, program: status.program, repository: status.repository)
            )
        case .status: reply(.status(control.status()))
        case .attention(let path): reply(.attention(control.attention(to: path)))
        case .look(let path):
            control.look(at: path)
            reply(.ok)
        case .pause(let seconds):
            client.work = .pause
            control.pause(nanoseconds: seconds.map { UInt64($0) * 1_000_000_000 }) {
                outbox.post(.ok, to: number, ends: true)
            }
        case .resume:
            control.resume()
            reply(.ok)
        case .flush:
            client.work = .flush
            let room = FailureRoom()
            control.flush { report in
                let reply = ControlReply.flush(report)
                if case .itemFailed = report, !room.take(reply.line.count) { return }
                outbox.post(reply, to: number, ends: report.isLast)
            }
        case .reload:
            client.work = .reload
            control.reload { problem in
                outbox.post(.reloaded(problem: problem), to: number, ends: true)
            }
        case .acquire:
            guard client.access == nil
            else { return reply(.error("this connection already has exclusive access")) }
            client.work = .acquire
            control.acquire { [control] token in
                if !outbox.post(granted: token, to: number), let token { control.release(token) }
            }
        case .release:
            guard client.access != nil
            else { return reply(.error("this connection has no exclusive access")) }
            end(client)
            reply(.ok)
        }
    }

    private func handle(_ event: ControlOutbox.Event) {
        let now = clock.monotonic()
        switch event {
        case .reply(let number, let line, let ends):
            guard let client = clients[number] else { return }
            client.send(line, now: now)
            if ends { goOn(client, now: now) }
        case .granted(let number, let token):
            guard let client = clients[number], !client.isOver else {
                if let token { control.release(token) }
                return
            }
            client.access = token
            client.send(
                (token == nil ? ControlReply.error("the daemon is stopping") : .granted).line,
                now: now)
            goOn(client, now: now)
        case .overflowed(let number): clients[number]?.breakOff()
        }
    }

    /// Finishes a client's request and answers its next lines.
    private func goOn(_ client: ControlConnection, now: UInt64) {
        client.work = .none
        answer(client, now: now)
    }
}

/// The room for the failures of one flush: a quarter of what may wait for a client. The result
/// counts those that are too many to be sent.
private final class FailureRoom: Sendable {
    private let bytes = Atomic(256 << 10)

    func take(_ count: Int) -> Bool { bytes.subtract(count, ordering: .relaxed).newValue >= 0 }
}

extension FlushReport {
    /// Whether no further reply of the flush follows.
    public var isLast: Bool {
        switch self {
        case .done, .failed: true
        case .progress, .committed, .itemFailed: false
        }
    }
}
