import CairnFormat
import Glibc

/// What a search for names looks for: a part of a name, or a shell pattern for all of it.
///
/// With a slash it is about the path: a part of it, or a pattern for it from any folder on. One
/// that begins with `/` or `*` is for all of the path, one that ends in a slash for what is
/// beneath. Several words are each looked for, one in the name and the others there or above, as
/// the pages search. Letters that are typed without their marks find those with marks.
public struct NamePattern: Sendable {
    public let text: String
    public let isPattern: Bool
    private let isOfPaths: Bool
    private let matchesCase: Bool
    private let bytes: [UInt8]
    /// For absolute paths.
    private let absolute: [UInt8]
    private let folded: String
    /// More than one, or none.
    private let words: [NamePattern]

    public init(_ text: String, matchesCase: Bool) {
        self.text = text
        self.matchesCase = matchesCase
        let bracket = text.firstIndex(of: "[")
        isPattern =
            text.contains { $0 == "*" || $0 == "?" }
            || bracket.map { text[$0...].dropFirst(2).contains("]") } ?? false
        isOfPaths = text.contains("/")
        folded = matchesCase ? text : text.lowercased()
        bytes = ArgumentText.bytes(folded)
        absolute = isPattern ? Self.absolute(bytes) : bytes
        let parts = isPattern || isOfPaths ? [] : text.split(whereSeparator: \.isWhitespace)
        words =
            parts.count > 1
            ? parts.map { NamePattern(String($0), matchesCase: matchesCase) } : []
    }

    /// A pattern for absolute paths that matches what a pattern with a slash does.
    public static func absolute(_ pattern: [UInt8]) -> [UInt8] {
        let isWhole = pattern.first == ItemPath.separator || pattern.first == UInt8(ascii: "*")
        let isBeneath = pattern.last == ItemPath.separator
        return (isWhole ? [] : Array("*/".utf8)) + pattern
            + (isBeneath ? [UInt8(ascii: "*")] : [])
    }

    /// - Parameters:
    ///   - path: the root's name and the path beneath it.
    ///   - live: the path on the machine.
    public func matches(_ path: [UInt8], live: @autoclosure () -> [UInt8]) -> Bool {
        if isOfPaths { return matches(path, bytes) || matches(live(), absolute) }
        let name = ItemPath.split(path).name
        if matches(name, bytes) { return true }
        guard !words.isEmpty, words.contains(where: { $0.matches(name, $0.bytes) }) else {
            return false
        }
        let live = live()
        return words.allSatisfy { $0.matches(live, $0.bytes) }
    }

    private func matches(_ subject: [UInt8], _ wanted: [UInt8]) -> Bool {
        let isPlain = wanted.allSatisfy { $0 < 0x80 }
        if isPlain, !matchesCase, subject.contains(where: { $0 >= 0x80 }),
            matches(plain: Array(LetterForms.plain(ArgumentText.text(subject)).utf8), wanted)
        {
            return true
        }
        if isPattern {
            let subject = fold(subject, asciiOnly: isPlain)
            return fnmatch(Self.cString(wanted), Self.cString(subject), 0) == 0
        }
        if isPlain { return Self.contains(fold(subject, asciiOnly: true), wanted) }
        // By characters: a letter and its accent may be one scalar or two.
        let name = ArgumentText.text(subject)
        return (matchesCase ? name : name.lowercased()).contains(folded)
    }

    private func matches(plain subject: [UInt8], _ wanted: [UInt8]) -> Bool {
        isPattern
            ? fnmatch(Self.cString(wanted), Self.cString(subject), 0) == 0
            : Self.contains(subject, wanted)
    }

    private func fold(_ subject: [UInt8], asciiOnly: Bool) -> [UInt8] {
        if matchesCase { return subject }
        if asciiOnly {
            return subject.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
        }
        return ArgumentText.bytes(ArgumentText.text(subject).lowercased())
    }

    private static func contains(_ subject: [UInt8], _ part: [UInt8]) -> Bool {
        guard part.count <= subject.count else { return false }
        return (0...(subject.count - part.count)).contains { start in
            subject[start] == part[0] && subject[start..<(start + part.count)].elementsEqual(part)
        }
    }

    private static func cString(_ bytes: [UInt8]) -> [CChar] {
        (bytes + [0]).map { CChar(bitPattern: $0) }
    }
}
