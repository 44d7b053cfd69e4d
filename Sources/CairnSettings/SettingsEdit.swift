import CairnFormat
import CairnSource

/// Adds a path to, or takes it out of, `[exclude] paths` in the text of a settings file, and
/// touches nothing else in it.
///
/// - What it promises: the text that comes out reads as the settings that went in with just that
///   path more or less; when it cannot make such a text it says so and changes nothing.
public enum SettingsEdit {
    /// The file is written in a way that this does not understand, though it is TOML.
    public struct Unclear: Error {}

    /// - Parameters:
    ///   - text: of a sound settings file; empty when there is none.
    ///   - path: absolute, UTF-8.
    public static func excluding(_ path: String, in text: [UInt8], user: UserEnvironment) throws
        -> [UInt8]
    {
        let edited = try added(path, text)
        try check(edited, against: text, user) { $0.insert(Array(path.utf8)) }
        return edited
    }

    public static func including(_ path: String, in text: [UInt8], user: UserEnvironment) throws
        -> [UInt8]
    {
        guard let list = try ListText(text),
            let element = list.elements.first(where: { matches($0.value, path, user) })
        else { return text }
        var edited = text
        edited.removeSubrange(list.removal(of: element))
        try check(edited, against: text, user) { $0.remove(Array(path.utf8)) }
        return edited
    }

    private static func matches(_ written: String, _ path: String, _ user: UserEnvironment) -> Bool
    {
        user.expandingHome(Array(written.utf8)).map { UserEnvironment.withoutTrailingSlashes($0) }
            == Array(path.utf8)
    }

    private static func check(
        _ edited: [UInt8], against text: [UInt8], _ user: UserEnvironment,
        _ change: (inout Set<[UInt8]>) -> Void
    ) throws {
        let before = try Settings(text: text, file: "the settings", user: user)
        guard let after = try? Settings(text: edited, file: "the settings", user: user) else {
            throw Unclear()
        }
        var wanted = before.exclude
        change(&wanted.paths)
        guard after.exclude == wanted,
            after.replacing(exclude: before.exclude).withoutLines == before.withoutLines
        else { throw Unclear() }
    }

    private static func added(_ path: String, _ text: [UInt8]) throws -> [UInt8] {
        let literal = quoted(path)
        if let list = try ListText(text) {
            var edited = text
            edited.insert(
                contentsOf: Array(list.insertion(of: literal).utf8), at: list.insertionPoint)
            return edited
        }
        let lines = SettingsLines(text)
        let table = lines.line(of: [.key("exclude")])
        var rows = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(
            Array.init)
        let header =
            rows.indices.contains(table - 1)
            ? String(decoding: rows[table - 1], as: UTF8.self).filter { $0 != " " && $0 != "\t" }
            : ""
        if header.hasPrefix("[exclude]") {
            rows.insert(Array("paths = [\(literal)]".utf8), at: table)
            return Array(rows.joined(separator: [UInt8(ascii: "\n")]))
        }
        let end = text.isEmpty || text.last == UInt8(ascii: "\n") ? "" : "\n"
        return text
            + Array("\(end)\(text.isEmpty ? "" : "\n")[exclude]\npaths = [\(literal)]\n".utf8)
    }

    /// A basic string. - Source: TOML 1.0.0, “String”.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 0x20 || scalar.value == 0x7f:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// Where the list of `paths = [ … ]` stands in the text.
private struct ListText {
    struct Element {
        let value: String
        let range: Range<Int>
    }

    let text: [UInt8]
    /// Behind the opening bracket.
    let start: Int
    /// Of the closing bracket.
    let end: Int
    let elements: [Element]

    /// - Returns: nil when there is no such list.
    /// - Throws: ``SettingsEdit/Unclear`` when there is one that is not written `paths = [ … ]` on
    ///   a line of its own, or with strings of several lines.
    init?(_ text: [UInt8]) throws {
        let position: [SettingsLines.Step] = [.key("exclude"), .key("paths")]
        let lines = SettingsLines(text)
        let line = lines.line(of: position)
        guard line != lines.line(of: [.key("exclude")]) || Self.isKey(text, line) else {
            return nil
        }
        var at = 0
        for _ in 1..<line {
            at = (text[at...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count - 1) + 1
        }
        guard Self.isKey(text, line), let open = text[at...].firstIndex(of: UInt8(ascii: "["))
        else { throw SettingsEdit.Unclear() }
        self.text = text
        start = open + 1
        var elements: [Element] = []
        var index = start
        while true {
            guard index < text.count else { throw SettingsEdit.Unclear() }
            switch text[index] {
            case UInt8(ascii: "]"):
                end = index
                self.elements = elements
                return
            case UInt8(ascii: "#"):
                index = text[index...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let element = try Self.string(text, at: index)
                elements.append(element)
                index = element.range.upperBound
            default: index += 1
            }
        }
    }

    private static func isKey(_ text: [UInt8], _ line: Int) -> Bool {
        let rows = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard rows.indices.contains(line - 1) else { return false }
        let row = String(decoding: rows[line - 1], as: UTF8.self).filter { $0 != " " && $0 != "\t" }
        return row.hasPrefix("paths=[")
    }

    private static func string(_ text: [UInt8], at start: Int) throws -> Element {
        let quote = text[start]
        if text[start...].starts(with: [quote, quote, quote]) { throw SettingsEdit.Unclear() }
        var value: [UInt8] = []
        var index = start + 1
        while index < text.count, text[index] != quote {
            if quote == UInt8(ascii: "\""), text[index] == UInt8(ascii: "\\") {
                // Only what is plain is compared; the check of the result sees to the rest.
                guard index + 1 < text.count, [UInt8(ascii: "\\"), quote].contains(text[index + 1])
                else { throw SettingsEdit.Unclear() }
                index += 1
            }
            value.append(text[index])
            index += 1
        }
        guard index < text.count else { throw SettingsEdit.Unclear() }
        return Element(value: String(decoding: value, as: UTF8.self), range: start..<index + 1)
    }

    /// Behind the last element, so that a comment behind it stays where it is.
    var insertionPoint: Int { elements.last?.range.upperBound ?? start }

    func insertion(of literal: String) -> String { elements.isEmpty ? literal : ", \(literal)" }

    /// The element with the comma behind it, or before it when it is the last.
    func removal(of element: Element) -> Range<Int> {
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0a, 0x0d]
        var end = element.range.upperBound
        while end < self.end, blanks.contains(text[end]) { end += 1 }
        if text[end] == UInt8(ascii: ",") {
            end += 1
            while end < self.end, text[end] == 0x20 { end += 1 }
            return element.range.lowerBound..<end
        }
        var begin = element.range.lowerBound
        while begin > start, blanks.contains(text[begin - 1]) { begin -= 1 }
        return
            (begin > start && text[begin - 1] == UInt8(ascii: ",")
            ? begin - 1 : element.range.lowerBound)..<element.range.upperBound
    }
}
