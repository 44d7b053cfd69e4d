import CairnCore
import CairnFormat
import CairnText

/// HTML that is safe by construction: what stands in the source is markup, every value within it is
/// escaped.
///
/// - What it promises: no name, size, time or message can open a tag, end an attribute in double
///   quotes, hide, or turn the direction of writing.
/// - What it does not: a value in an attribute without quotes, or in a script. Neither is written.
/// - Source: html.spec.whatwg.org §13.2.5, states of the tokenizer; owasp.org, XSS Prevention.
public struct Markup: ExpressibleByStringInterpolation, Sendable {
    private(set) var text: String

    public init(stringLiteral text: String) { self.text = text }

    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Markup in a row.
    init(_ parts: some Sequence<Markup>) {
        text = parts.reduce(into: "") { $0 += $1.text }
    }

    static let none: Markup = ""
    var bytes: [UInt8] { Array(text.utf8) }

    static func += (left: inout Markup, right: Markup) { left.text += right.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text: String

        public init(literalCapacity: Int, interpolationCount: Int) {
            text = ""
            text.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

        /// Nothing for nil.
        public mutating func appendInterpolation(_ markup: Markup?) { text += markup?.text ?? "" }

        public mutating func appendInterpolation(_ markup: [Markup]) {
            for part in markup { text += part.text }
        }

        /// Markup that is there only under a condition.
        public mutating func appendInterpolation(
            when condition: Bool, _ markup: @autoclosure () -> Markup
        ) {
            if condition { text += markup().text }
        }

        /// Text of any origin; its line breaks stay.
        public mutating func appendInterpolation(_ value: String) {
            Markup.escape(PathText.lines(Array(value.utf8)), into: &text)
        }

        public mutating func appendInterpolation(_ value: some BinaryInteger) {
            text += String(value)
        }

        /// A name or path, as messages show it: on one line, nothing in it hidden. A blank that a
        /// browser would not show is `\x20`.
        public mutating func appendInterpolation(path: [UInt8]) {
            let blank = UInt8(ascii: " ")
            var shown = ""
            var rest = path[...]
            while let place = rest.firstIndex(of: blank) {
                let isSeen =
                    place > path.startIndex && place + 1 < path.endIndex && path[place - 1] != blank
                shown += PathText.display(rest[..<place]) + (isSeen ? " " : "\\x20")
                rest = rest[(place + 1)...]
            }
            Markup.escape(shown + PathText.display(rest), into: &text)
        }

        public mutating func appendInterpolation(_ link: Link) {
            Markup.escape(link.text, into: &text)
        }
    }

    private static func escape(_ value: String, into text: inout String) {
        // Most values have nothing to escape.
        guard value.utf8.contains(where: isSpecial) else {
            text += value
            return
        }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            true
        default: false
        }
    }
}

/// A link within the pages: a path of ours, and parameters of any bytes.
public struct Link: Sendable, Equatable {
    private(set) var text: String

    init(_ path: StaticString) { text = "\(path)" }

    /// The same with one more parameter.
    func with(_ name: StaticString, _ value: [UInt8]) -> Link {
        var link = self
        link.text += link.text.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
        link.text += "\(name)=" + PercentText.encoded(value)
        return link
    }

    func with(_ name: StaticString, _ value: some BinaryInteger) -> Link {
        with(name, Array(String(value).utf8))
    }

    /// - Parameter value: nil adds nothing.
    func with(_ name: StaticString, _ value: String?) -> Link {
        value.map { with(name, Array($0.utf8)) } ?? self
    }
}

/// Percent-encoding, byte by byte, in both directions. - Source: RFC 3986 §2.1;
/// url.spec.whatwg.org §5, application/x-www-form-urlencoded.
enum PercentText {
    static func encoded(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.append(byte)
            default: text += "%\(Hexadecimal.text([byte]))".utf8
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// - Returns: nil for a percent sign that two hexadecimal digits do not follow.
    static func decoded(_ text: some Collection<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var rest = text.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "+"): result.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit)
                else { return nil }
                result.append(high << 4 | low)
            default: result.append(byte)
            }
        }
        return result
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
    }
}
