import CairnFormat

/// A request, as the pages see it: whole, within its limits, nothing of it believed.
public struct BrowseRequest: Sendable {
    public enum Method: Sendable { case get, head, post }

    public let method: Method
    /// The address as the request line has it.
    let target: String
    /// The path of the address, before the question mark, undecoded.
    public let path: String
    /// The parameters of the address.
    public let query: Parameters
    /// The fields of a form.
    public let form: Parameters
    let headers: [(name: String, value: String)]

    /// - Parameter target: the address as the request line has it.
    /// - Returns: nil when the address or the form is malformed.
    init?(
        method: Method, target: String, headers: [(name: String, value: String)], body: [UInt8]
    ) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard target.hasPrefix("/"), let query = Parameters(parts.count > 1 ? parts[1].utf8 : nil),
            let form = Parameters(body)
        else { return nil }
        self.method = method
        self.target = target
        self.query = query
        self.form = form
        self.headers = headers
        path = String(parts[0])
    }

    /// The values of a header, by its name in lower case.
    func headers(_ name: String) -> [String] {
        headers.filter { $0.name.lowercased() == name }.map(\.value)
    }

    /// The value of a header that is there exactly once.
    func header(_ name: String) -> String? {
        let found = headers(name)
        return found.count == 1 ? found[0] : nil
    }

    /// The values of a cookie. Others on this machine can give one of the same name: cookies do not
    /// know ports.
    func cookies(_ name: String) -> [String] {
        headers("cookie").flatMap { $0.split(separator: ";") }.compactMap {
            cookie -> String? in
            let pair = cookie.drop { $0 == " " }.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return pair.count == 2 && pair[0] == name ? String(pair[1]) : nil
        }
    }

    /// Names and values of an address or a form, in their order.
    public struct Parameters: Sendable {
        private var all: [(name: String, value: [UInt8])] = []
        static let countMaximum = 1_000

        init?(_ text: (some Collection<UInt8>)?) {
            for pair in text?.split(separator: UInt8(ascii: "&")) ?? [] {
                let parts = pair.split(
                    separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                guard all.count < Self.countMaximum, let name = PercentText.decoded(parts[0]),
                    let value = PercentText.decoded(parts.count > 1 ? parts[1] : parts[0].prefix(0))
                else { return nil }
                all.append((String(decoding: name, as: UTF8.self), value))
            }
        }

        /// The first value of this name.
        public subscript(_ name: String) -> [UInt8]? { all.first { $0.name == name }?.value }

        public func text(_ name: String) -> String? {
            self[name].map { String(decoding: $0, as: UTF8.self) }
        }

        /// - Throws: ``PageFailure`` for what is no number, or less than `least`.
        func number<Number: FixedWidthInteger>(
            _ name: String, from least: Number = 0
        ) throws -> Number? {
            guard let text = text(name) else { return nil }
            guard let number = Number(text), number >= least else {
                throw PageFailure(
                    status: 400,
                    message: "`\(name)` is “\(text)”, but must be a number, \(least) or greater.",
                    next: "Use a whole number, such as `\(name)=\(least)`.",
                    title: "This address is not valid")
            }
            return number
        }

        /// The parameter `path`, or `path_hex`, which a form can carry whatever the name.
        ///
        /// - Throws: ``PageFailure`` for what is not hexadecimal.
        func path() throws -> [UInt8]? {
            guard let text = text("path_hex") else { return self["path"] }
            guard let bytes = Hexadecimal.bytes(text) else {
                throw PageFailure.malformed("`path_hex` is not hexadecimal.")
            }
            return bytes
        }

        public func values(_ name: String) -> [[UInt8]] {
            all.filter { $0.name == name }.map(\.value)
        }
    }
}

/// An answer. Headers of security are added to every one (``BrowseGate/headers(of:)``).
public struct BrowseResponse: Sendable {
    /// Passes bytes on and waits until they were taken; throws when nobody takes them any more.
    public typealias Sink = (UnsafeRawBufferPointer) throws -> Void

    public enum Body: Sendable {
        case bytes([UInt8])
        /// As many bytes as are named, written by the closure on the thread that answers.
        case stream(UInt64, @Sendable (Sink) throws -> Void)
    }

    public enum Policy: Sendable {
        /// A page of ours.
        case page
        /// What was kept: nothing in it runs, whatever it is.
        case kept
    }

    public var status: Int
    public var headers: [(name: String, value: String)]
    public var body: Body
    public var policy: Policy

    init(
        status: Int = 200, type: String, _ body: Body, policy: Policy = .page,
        headers: [(name: String, value: String)] = []
    ) {
        self.status = status
        self.headers = [("Content-Type", type)] + headers
        self.body = body
        self.policy = policy
    }

    static func page(_ markup: Markup, status: Int = 200) -> BrowseResponse {
        BrowseResponse(status: status, type: "text/html; charset=utf-8", .bytes(markup.bytes))
    }

    static func json(_ value: some Encodable, status: Int = 200) -> BrowseResponse {
        BrowseResponse(
            status: status, type: "application/json", .bytes(value.json() + [UInt8(ascii: "\n")]))
    }

    /// Leads on to another page, with GET.
    static func redirect(to link: Link) -> BrowseResponse {
        BrowseResponse(
            status: 303, type: "text/plain", .bytes([]), headers: [("Location", link.text)])
    }
}
