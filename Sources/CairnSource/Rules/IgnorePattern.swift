import CairnFormat

/// One pattern in gitignore syntax, matched against the path of an item beneath its root.
///
/// - `*` and `?` match bytes within one name, `[a-z]` one of a set; `\` takes the next byte
///   literally.
/// - A pattern with a slash at its beginning or within it is relative to the root's top; any other
///   matches a name wherever it is.
/// - A slash at the end: directories only. `**/` in front, `/**` at the end, `/**/` between: any
///   number of directories. `!` in front: kept after all.
/// - Cost: linear in pattern times path; a hostile pattern cannot make it more.
/// - Source: gitignore(5), "Pattern format". Bytes are compared, whatever the locale.
public struct IgnorePattern: Equatable, Sendable {
    /// The pattern as written.
    public let text: [UInt8]
    /// Whether it begins with `!`: a match is kept, although an earlier pattern excludes it.
    public let isNegated: Bool
    /// Whether it is a name that matches in any directory.
    public let isOfNameAlone: Bool
    private let onlyDirectories: Bool
    private let segments: [Segment]

    private enum Segment: Equatable {
        case anyDirectories
        case name(NamePattern)
    }

    /// The reason why a text is not a pattern, in words that follow “a pattern”.
    public struct Mistake: Error, Equatable { public let problem: String }

    public init(_ text: [UInt8]) throws(Mistake) {
        self.text = text
        if text.contains(0) || text.contains(UInt8(ascii: "\n")) {
            throw Mistake(problem: "with a line break or a zero byte in it")
        }
        var rest = Self.withoutTrailingSpaces(text)[...]
        if rest.first == UInt8(ascii: "#") {
            throw Mistake(
                problem:
                    "that begins with #, which is a comment; write \\# for a name that begins with #"
            )
        }
        isNegated = rest.first == UInt8(ascii: "!")
        if isNegated { rest = rest.dropFirst() }
        let slash = ItemPath.separator
        onlyDirectories = rest.last == slash
        if onlyDirectories { rest = rest.dropLast() }
        let isAnchored = rest.contains(slash)
        if rest.first == slash { rest = rest.dropFirst() }
        if rest.isEmpty { throw Mistake(problem: "that matches nothing") }
        var segments: [Segment] = isAnchored ? [] : [.anyDirectories]
        for name in rest.split(separator: slash, omittingEmptySubsequences: false) {
            if name.isEmpty { throw Mistake(problem: "with an empty name between two slashes") }
            // Three and more are the same to git.
            if name.count >= 2, name.allSatisfy({ $0 == UInt8(ascii: "*") }) {
                if segments.last != .anyDirectories { segments.append(.anyDirectories) }
            } else {
                segments.append(.name(try NamePattern(name)))
            }
        }
        // `a/**` is everything in a, but not a itself.
        if segments.last == .anyDirectories { segments.append(.name(.anything)) }
        self.segments = segments
        isOfNameAlone = segments.count == 2 && segments[0] == .anyDirectories
    }

    /// Whether it matches the item itself. Items beneath a match are not considered.
    ///
    /// - Parameter components: from the root's top; at least one.
    public func matches(_ components: [ArraySlice<UInt8>], isDirectory: Bool) -> Bool {
        if onlyDirectories, !isDirectory { return false }
        // The common case.
        if isOfNameAlone, case .name(let pattern) = segments[1] {
            return components.last.map(pattern.matches) ?? false
        }
        // One backtracking point is enough: extending an earlier `**` gains nothing over extending
        // the last.
        var segment = 0
        var component = 0
        var retry: (segment: Int, component: Int)?
        while component < components.count {
            if segment < segments.count {
                guard case .name(let pattern) = segments[segment] else {
                    segment += 1
                    retry = (segment, component)
                    continue
                }
                if pattern.matches(components[component]) {
                    segment += 1
                    component += 1
                    continue
                }
            }
            guard let from = retry else { return false }
            (segment, component) = (from.segment, from.component + 1)
            retry = (segment, component)
        }
        return segment == segments.count
    }

    private static func withoutTrailingSpaces(_ text: [UInt8]) -> [UInt8] {
        var text = text
        while text.last == UInt8(ascii: " "), text.dropLast().last != UInt8(ascii: "\\") {
            text.removeLast()
        }
        return text
    }
}

/// A pattern for one name.
struct NamePattern: Equatable, Sendable {
    private enum Piece: Equatable {
        case byte(UInt8)
        case anyByte
        case anyBytes
        case oneOf(ByteSet)
    }

    /// 256 bits.
    private struct ByteSet: Equatable {
        var words = SIMD4<UInt64>()

        func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & 1 << (byte & 63) != 0 }

        mutating func insert(_ bytes: ClosedRange<UInt8>) {
            for byte in bytes { words[Int(byte >> 6)] |= 1 << (byte & 63) }
        }

        mutating func invert() { words = ~words }
    }

    private let pieces: [Piece]

    static let anything = NamePattern(pieces: [.anyBytes])

    private init(pieces: [Piece]) { self.pieces = pieces }

    init(_ text: ArraySlice<UInt8>) throws(IgnorePattern.Mistake) {
        var pieces: [Piece] = []
        var rest = text
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"): if pieces.last != .anyBytes { pieces.append(.anyBytes) }
            case UInt8(ascii: "?"): pieces.append(.anyByte)
            case UInt8(ascii: "["): pieces.append(.oneOf(try Self.set(&rest)))
            case UInt8(ascii: "\\"):
                guard let next = rest.popFirst() else {
                    throw IgnorePattern.Mistake(
                        problem: "that ends in a single \\; write \\\\ for a name that ends in \\")
                }
                pieces.append(.byte(next))
            default: pieces.append(.byte(byte))
            }
        }
        self.pieces = pieces
    }

    /// Parses a bracket expression. A `]` in first place is a member; classes such as `[:alpha:]`
    /// are ASCII.
    private static func set(_ rest: inout ArraySlice<UInt8>) throws(IgnorePattern.Mistake)
        -> ByteSet
    {
        var set = ByteSet()
        let isInverted = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
        if isInverted { rest = rest.dropFirst() }
        var isFirst = true
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "]"), !isFirst {
                if isInverted { set.invert() }
                return set
            }
            isFirst = false
            if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
                try insertClass(&rest, into: &set)
                continue
            }
            var low = byte
            if byte == UInt8(ascii: "\\"), let next = rest.popFirst() { low = next }
            guard rest.first == UInt8(ascii: "-"), let end = rest.dropFirst().first,
                end != UInt8(ascii: "]")
            else {
                set.insert(low...low)
                continue
            }
            rest = rest.dropFirst(2)
            var high = end
            if end == UInt8(ascii: "\\"), let next = rest.popFirst() { high = next }
            guard low <= high
            else { throw IgnorePattern.Mistake(problem: "with a range that runs backwards") }
            set.insert(low...high)
        }
        throw IgnorePattern.Mistake(
            problem: "with a [ that has no ]; write \\[ for a name that contains [")
    }

    private static let classes: [String: [ClosedRange<UInt8>]] = [
        "alnum": [0x30...0x39, 0x41...0x5a, 0x61...0x7a], "alpha": [0x41...0x5a, 0x61...0x7a],
        "blank": [0x09...0x09, 0x20...0x20],
        "cntrl": [0x00...0x1f, 0x7f...0x7f], "digit": [0x30...0x39], "graph": [0x21...0x7e],
        "lower": [0x61...0x7a],
        "print": [0x20...0x7e], "punct": [0x21...0x2f, 0x3a...0x40, 0x5b...0x60, 0x7b...0x7e],
        "space": [0x09...0x0d, 0x20...0x20],
        "upper": [0x41...0x5a], "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
    ]

    private static func insertClass(_ rest: inout ArraySlice<UInt8>, into set: inout ByteSet)
        throws(IgnorePattern.Mistake)
    {
        rest = rest.dropFirst()
        let name = rest.prefix { $0 != UInt8(ascii: ":") }
        let after = rest[name.endIndex...]
        guard after.starts(with: ":]".utf8),
            let ranges = classes[String(decoding: name, as: UTF8.self)]
        else {
            throw IgnorePattern.Mistake(
                problem:
                    "with an unknown class in brackets; known are \(classes.keys.sorted().joined(separator: ", "))"
            )
        }
        for range in ranges { set.insert(range) }
        rest = after.dropFirst(2)
    }

    func matches(_ name: ArraySlice<UInt8>) -> Bool {
        var piece = 0
        var at = name.startIndex
        var retry: (piece: Int, at: Int)?
        while at < name.endIndex {
            if piece < pieces.count {
                let fits: Bool
                switch pieces[piece] {
                case .anyBytes:
                    piece += 1
                    retry = (piece, at)
                    continue
                case .anyByte: fits = true
                case .byte(let byte): fits = byte == name[at]
                case .oneOf(let set): fits = set.contains(name[at])
                }
                if fits {
                    piece += 1
                    at += 1
                    continue
                }
            }
            guard let from = retry else { return false }
            (piece, at) = (from.piece, from.at + 1)
            retry = (piece, at)
        }
        while piece < pieces.count, pieces[piece] == .anyBytes { piece += 1 }
        return piece == pieces.count
    }
}
