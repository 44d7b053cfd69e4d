import CairnCore
import NIOCore
import NIOHTTP1
import NIOPosix

/// The bounds of what clients may cost.
public struct BrowseLimits: Sendable {
    public var connectionsMaximum = 512
    /// Of a request line and its headers.
    public var headBytesMaximum = 16 << 10
    public var bodyBytesMaximum = 256 << 10
    /// From the first byte of a request, or the opening of a connection, to the request's end.
    public var requestSeconds: Int64 = 10
    /// Between two requests of one connection.
    public var restSeconds: Int64 = 60
    /// Until a client that was refused has stopped to send.
    public var lingerSeconds: Int64 = 2
    /// Until a client has taken the next part of an answer.
    public var writeSeconds: Int64 = 30
    /// Threads that answer; each asks the repository by itself.
    public var threads = 4

    public init() {}
}

/// An HTTP/1.1 server on 127.0.0.1.
///
/// One thread moves bytes and closes who is slow; a few others answer. A connection has one request
/// in work at a time. When all connections are taken, the one that has waited longest without a
/// request in work is closed: whoever opens a thousand keeps nobody out.
public final class BrowseServer: Sendable {
    public let port: Int
    private let group: MultiThreadedEventLoopGroup
    private let pool: NIOThreadPool
    private let channel: any Channel
    private let activity: Activity
    private let register: NIOLoopBoundBox<ConnectionRegister>

    /// What answers. Called on several threads at once.
    public typealias Responder = @Sendable (BrowseRequest) -> BrowseResponse

    /// The other end of a connection, by its port on 127.0.0.1, to tell whether it is a process of
    /// the same user.
    public typealias PeerCheck = @Sendable (_ peer: Int, _ own: Int) -> Bool

    /// Opens the port; ``serve(_:)`` begins to answer.
    ///
    /// - Parameter port: 0 for one of the kernel's choice.
    /// - Throws: `IOError` when the port is taken or may not be bound.
    public init(
        port: Int, limits: BrowseLimits = BrowseLimits(), isOwnPeer: @escaping PeerCheck
    ) throws {
        group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let (pool, activity) = (NIOThreadPool(numberOfThreads: limits.threads), Activity())
        (self.pool, self.activity) = (pool, activity)
        let register = NIOLoopBoundBox.makeBoxSendingValue(
            ConnectionRegister(limits), eventLoop: group.next())
        self.register = register
        do {
            channel = try ServerBootstrap(group: group)
                .serverChannelOption(.backlog, value: 256)
                // A port that was closed a moment ago is free: only its connections rest.
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let budget = HeadBudget(limits)
                        let pipeline = channel.pipeline.syncOperations
                        try pipeline.addHandler(budget)
                        try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
                        try pipeline.addHandler(
                            BrowseConnection(
                                register.value, budget, pool: pool, activity: activity,
                                isOwnPeer: isOwnPeer))
                    }
                }
                .bind(host: "127.0.0.1", port: port).wait()
        } catch {
            try? group.syncShutdownGracefully()
            throw error
        }
        self.port = channel.localAddress?.port ?? port
        pool.start()
    }

    /// Why a port could not be opened, in lower case.
    public static func reason(_ error: any Error) -> String {
        guard let failure = error as? IOError else { return "\(error)" }
        return SystemError("bind", code: failure.errnoCode).reason
    }

    /// Begins to answer; requests that came before are waiting.
    public func serve(_ respond: @escaping Responder) { activity.begin(respond) }

    /// Waits until nobody has asked for so long, or `isEnded` says so.
    ///
    /// - Parameter isBusy: whether work is being done that nobody need look at.
    public func wait(
        restingFor seconds: Int64, clock: any Clock, isEnded: () -> Bool, isBusy: () -> Bool
    ) {
        while !isEnded() {
            if !isBusy(), activity.restingSeconds > seconds { return }
            clock.pause(nanoseconds: 100_000_000)
        }
    }

    /// Closes every connection, and ends what answers before what it writes to.
    public func stop() {
        try? channel.close().wait()
        let register = register
        try? channel.eventLoop.submit { register.value.closeAll() }.wait()
        try? pool.syncShutdownGracefully()
        try? group.syncShutdownGracefully()
    }

    /// What the connections share with the thread that waits for the end.
    final class Activity: Sendable {
        private struct State {
            var respond: Responder?
            var last = NIODeadline.now()
        }

        private let state = Monitor(State())

        func begin(_ respond: @escaping Responder) { state.update { $0.respond = respond } }

        /// Waits until the server answers.
        func answer(_ request: BrowseRequest) -> BrowseResponse {
            let respond = state.wait { state -> Responder? in
                state.last = .now()
                return state.respond
            }
            return respond(request)
        }

        var restingSeconds: Int64 {
            (NIODeadline.now() - state.inspect { $0.last }).nanoseconds / 1_000_000_000
        }
    }
}

/// The open connections, on the event loop alone.
final class ConnectionRegister {
    let limits: BrowseLimits
    private var open: [ObjectIdentifier: BrowseConnection] = [:]

    init(_ limits: BrowseLimits) { self.limits = limits }

    /// Closes the connection that has waited longest when there are too many.
    func add(_ connection: BrowseConnection) {
        open[ObjectIdentifier(connection)] = connection
        guard open.count > limits.connectionsMaximum else { return }
        open.values.filter { !$0.isAnswering && $0 !== connection }
            .min { $0.since < $1.since }?.close()
    }

    func closeAll() { for connection in open.values { connection.close() } }

    func remove(_ connection: BrowseConnection) {
        open[ObjectIdentifier(connection)] = nil
    }
}

/// Counts the bytes of a head that has not come to its end, which the parser keeps; and says what
/// is to be said before an answer. On the event loop alone.
final class HeadBudget: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let limits: BrowseLimits
    private var spent = 0
    /// Whether a head is being read, and whether that changed with the present bytes.
    private var isInHead = true
    private var hasTurned = false
    /// Whether the end of the request line was seen.
    private var hasLine = false
    /// Bytes that came after a refusal; nil before one.
    private var dropped: Int?
    private var context: ChannelHandlerContext?

    init(_ limits: BrowseLimits) { self.limits = limits }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }
    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func setReading(head: Bool) { (isInHead, hasTurned, hasLine) = (head, true, false) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        if let dropped {
            self.dropped = dropped + bytes.readableBytes
            if dropped > limits.bodyBytesMaximum { context.close(promise: nil) }
            return
        }
        hasTurned = false
        context.fireChannelRead(data)
        guard isInHead, !hasTurned else { return spent = 0 }
        spent += bytes.readableBytes
        hasLine = hasLine || bytes.readableBytesView.contains(UInt8(ascii: "\n"))
        if spent > limits.headBytesMaximum { refuse(context) }
    }

    /// Says why, and lets the client read it: a connection that is closed while it still sends is
    /// reset, and what was said is lost.
    private func refuse(_ context: ChannelHandlerContext) {
        dropped = 0
        let (status, what) =
            hasLine
            ? ("431 Request Header Fields Too Large", "The request headers are too long.")
            : ("414 URI Too Long", "The address is too long.")
        send(
            """
            HTTP/1.1 \(status)\r\nContent-Type: text/plain; charset=utf-8\r\n\
            Content-Length: \(what.utf8.count + 1)\r\nConnection: close\r\n\r\n\(what)\n
            """)
        context.close(mode: .output, promise: nil)
        let rest = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: .seconds(limits.lingerSeconds)) {
            rest.value.close(promise: nil)
        }
    }

    /// Asks a client for the body that it holds back. - Source: RFC 9110 §10.1.1.
    func expectBody() { send("HTTP/1.1 100 Continue\r\n\r\n") }

    private func send(_ text: String) {
        context?.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
    }
}
