import CairnCore
import NIOCore
import NIOHTTP1
import NIOPosix

/// One client: reads a request within its limits, has it answered on another thread, and writes the
/// answer as fast as the client takes it. On the event loop alone.
final class BrowseConnection: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let register: ConnectionRegister
    private let budget: HeadBudget
    private let pool: NIOThreadPool
    private let activity: BrowseServer.Activity
    private let isOwnPeer: BrowseServer.PeerCheck
    private var limits: BrowseLimits { register.limits }

    private var context: ChannelHandlerContext?
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    private var deadline: Scheduled<Void>?
    /// Whether the other end was found to be a process of the same user: looked up once.
    private var isAdmitted = false
    /// Whether a request is in work.
    private(set) var isAnswering = false
    /// When the present wait began.
    private(set) var since = NIODeadline.now()

    init(
        _ register: ConnectionRegister, _ budget: HeadBudget, pool: NIOThreadPool,
        activity: BrowseServer.Activity, isOwnPeer: @escaping BrowseServer.PeerCheck
    ) {
        self.register = register
        self.budget = budget
        self.pool = pool
        self.activity = activity
        self.isOwnPeer = isOwnPeer
    }

    func close() { context?.close(promise: nil) }

    func channelActive(context: ChannelHandlerContext) {
        self.context = context
        register.add(self)
        expectWithin(limits.requestSeconds)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        register.remove(self)
        self.context = nil
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            budget.setReading(head: false)
            let bytes = head.headers.reduce(head.uri.utf8.count) {
                $0 + $1.name.utf8.count + $1.value.utf8.count
            }
            guard bytes <= limits.headBytesMaximum else {
                return head.uri.utf8.count * 2 > bytes
                    ? refuse(414, "The address is too long.", context)
                    : refuse(431, "The request headers are too long.", context)
            }
            guard meets(head.headers[canonicalForm: "expect"], of: head, context) else { return }
            self.head = head
            body = []
            expectWithin(limits.requestSeconds)
        case .body(let part):
            guard head != nil else { return }
            guard body.count + part.readableBytes <= limits.bodyBytesMaximum else {
                head = nil
                return refuse(413, "The request is too long.", context)
            }
            body += part.readableBytesView
        case .end:
            budget.setReading(head: true)
            guard let head else { return }
            self.head = nil
            answer(head, context)
        }
    }

    /// - Parameter expectations: what the client waits for before it sends the body.
    /// - Returns: whether the request goes on.
    /// - Source: RFC 9110 §10.1.1.
    private func meets(
        _ expectations: [Substring], of head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) -> Bool {
        guard !expectations.isEmpty, head.version == .http1_1 else { return true }
        guard expectations.allSatisfy({ $0.lowercased() == "100-continue" }) else {
            refuse(417, "The only supported value of Expect is 100-continue.", context)
            return false
        }
        let length = head.headers.first(name: "content-length").flatMap { Int($0) }
        guard length ?? 0 <= limits.bodyBytesMaximum else {
            refuse(413, "The request is too long.", context)
            return false
        }
        if length != 0 { budget.expectBody() }
        return true
    }

    private func refuse(_ status: Int, _ why: String, _ context: ChannelHandlerContext) {
        isAnswering = true
        let response = BrowseResponse(
            status: status, type: "text/plain; charset=utf-8", .bytes(Array((why + "\n").utf8)))
        let writer = ResponseWriter(context.channel, limits, keepsAlive: false, isHead: false)
        pool.submit { _ in writer.write(response) }
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        deadline?.cancel()
        isAnswering = true
        let method: BrowseRequest.Method
        switch head.method {
        case .GET: method = .get
        case .HEAD: method = .head
        case .POST: method = .post
        default:
            return refuse(405, "Only GET, HEAD and POST are supported.", context)
        }
        guard
            let request = BrowseRequest(
                method: method, target: head.uri, headers: head.headers.map { ($0.name, $0.value) },
                body: body)
        else {
            return refuse(400, "The address or the form is malformed.", context)
        }
        body = []
        let channel = context.channel
        let writer = ResponseWriter(
            channel, limits, keepsAlive: head.isKeepAlive, isHead: method == .head)
        let (activity, isOwnPeer, isAdmitted) = (activity, isOwnPeer, isAdmitted)
        let ports = (channel.remoteAddress?.port ?? 0, channel.localAddress?.port ?? 0)
        let rest = NIOLoopBound(self, eventLoop: context.eventLoop)
        pool.submit { state in
            guard case .active = state else { return }
            let isOwn = isAdmitted || isOwnPeer(ports.0, ports.1)
            let response =
                isOwn
                ? activity.answer(request)
                : BrowseResponse(
                    status: 403, type: "text/plain; charset=utf-8",
                    .bytes(Array("This page belongs to another user.\n".utf8)))
            writer.write(response)
            channel.eventLoop.execute { rest.value.rested(isAdmitted: isOwn) }
        }
    }

    private func rested(isAdmitted: Bool) {
        self.isAdmitted = isAdmitted
        isAnswering = false
        expectWithin(limits.restSeconds)
    }

    /// Closes the connection unless the next step comes in time.
    private func expectWithin(_ seconds: Int64) {
        since = .now()
        deadline?.cancel()
        guard let context else { return }
        let own = NIOLoopBound(self, eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: .seconds(seconds)) {
            if !own.value.isAnswering { own.value.close() }
        }
    }
}

/// Writes one answer, on a thread that may wait: no more is in memory than the client has yet to
/// take of one part.
struct ResponseWriter: Sendable {
    private let channel: any Channel
    private let limits: BrowseLimits
    private let keepsAlive: Bool
    private let isHead: Bool

    init(_ channel: any Channel, _ limits: BrowseLimits, keepsAlive: Bool, isHead: Bool) {
        self.channel = channel
        self.limits = limits
        self.keepsAlive = keepsAlive
        self.isHead = isHead
    }

    func write(_ response: BrowseResponse) {
        let length: UInt64 =
            switch response.body {
            case .bytes(let bytes): UInt64(bytes.count)
            case .stream(let length, _): length
            }
        var head = HTTPResponseHead(
            version: .http1_1, status: HTTPResponseStatus(statusCode: response.status))
        for (name, value) in response.headers + BrowseGate.headers(of: response.policy) {
            head.headers.add(name: name, value: value)
        }
        head.headers.replaceOrAdd(name: "Content-Length", value: String(length))
        if !keepsAlive { head.headers.add(name: "Connection", value: "close") }
        do {
            try send(.head(head))
            if !isHead { try send(response.body) }
            try send(.end(nil))
            if !keepsAlive { channel.close(promise: nil) }
        } catch {
            // An answer that is cut short must not look whole.
            channel.close(promise: nil)
        }
    }

    private func send(_ body: BrowseResponse.Body) throws {
        func send(_ bytes: UnsafeRawBufferPointer) throws {
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = rest.prefix(Self.partBytes)
                try self.send(.body(.byteBuffer(ByteBuffer(bytes: part))))
                rest = rest.dropFirst(part.count)
            }
        }
        switch body {
        case .bytes(let bytes): try bytes.withUnsafeBytes(send)
        case .stream(_, let write): try write(send)
        }
    }

    private static let partBytes = 256 << 10

    private func send(_ part: HTTPServerResponsePart) throws {
        let channel = channel
        let slow = channel.eventLoop.scheduleTask(in: .seconds(limits.writeSeconds)) {
            channel.close(promise: nil)
        }
        defer { slow.cancel() }
        try channel.writeAndFlush(part).wait()
    }
}
