import CairnSource

/// Adds a path to `[exclude] paths` in the text of a settings file, or removes one, and changes
/// nothing else.
///
/// - What it promises: the new text means the same settings, with just that path more or less. When
///   it cannot make such a text it reports that and changes nothing.
public enum SettingsEdit {
    /// The file is TOML, but written in a way that the editor does not understand.
    public struct Unclear: Error {}

    static let settingsName = "the settings"

    /// - Parameters:
    /// - text: the text of a valid settings file; empty when there is none.
    /// - path: of an absolute path (``SettingsPath``).
    public static func excluding(_ path: String, in text: [UInt8], user: UserEnvironment) throws
        -> [UInt8]
    {
        let before = try Settings(text: text, file: settingsName, user: user)
        let edited = try added(path, text)
        try check(edited, against: before, user) { $0.insert(bytes(path)) }
        return edited
    }

    public static func including(_ path: String, in text: [UInt8], user: UserEnvironment) throws
        -> [UInt8]
    {
        let before = try Settings(text: text, file: settingsName, user: user)
        guard let list = ListText(text, try TOMLParser(text).root["exclude"]?.item),
            let element = list.elements.first(where: { matches($0.value, path, user) })
        else { return text }
        var edited = text
        edited.removeSubrange(list.removal(of: element))
        try check(edited, against: before, user) { $0.remove(bytes(path)) }
        return edited
    }

    static func bytes(_ path: String) -> [UInt8] { SettingsPath.bytes(path) ?? Array(path.utf8) }

    private static func matches(_ written: String, _ path: String, _ user: UserEnvironment) -> Bool
    {
        user.expandingHome(bytes(written)).map { UserEnvironment.withoutTrailingSlashes($0) }
            == bytes(path)
    }

    private static func check(
        _ edited: [UInt8], against before: Settings, _ user: UserEnvironment,
        _ change: (inout Set<[UInt8]>) -> Void
    ) throws {
        guard let after = try? Settings(text: edited, file: settingsName, user: user)
        else { throw Unclear() }
        var wanted = before
        change(&wanted.exclude.paths)
        guard after.withoutLines == wanted.withoutLines else { throw Unclear() }
    }

    private static func added(_ path: String, _ text: [UInt8]) throws -> [UInt8] {
        let literal = quoted(path)
        let exclude = try TOMLParser(text).root["exclude"]?.item
        if let list = ListText(text, exclude) {
            var edited = text
            edited.insert(
                contentsOf: Array(list.insertion(of: literal).utf8), at: list.insertionPoint)
            return edited
        }
        if let exclude, exclude.table?.origin == .header {
            let line = text[exclude.end...].firstIndex(of: UInt8(ascii: "\n"))
            var edited = text
            edited.insert(
                contentsOf: Array("\(line == nil ? "\n" : "")paths = [\(literal)]\n".utf8),
                at: line.map { $0 + 1 } ?? text.count)
            return edited
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

/// The place of the list `paths = [ … ]` in the text.
private struct ListText {
    struct Element {
        let value: String
        let range: Range<Int>
    }

    let text: [UInt8]
    /// The offset after the opening bracket.
    let start: Int
    /// The offset of the closing bracket.
    let end: Int
    let elements: [Element]

    /// - Parameter exclude: the table of the list.
    ///
    /// - Returns: nil when there is no such list.
    init?(_ text: [UInt8], _ exclude: TOMLItem?) {
        guard let paths = exclude?.table?["paths"]?.item, let list = paths.array else { return nil }
        self.text = text
        start = paths.position.offset + 1
        end = paths.end - 1
        elements = list.items.compactMap { item in
            item.string.map { Element(value: $0, range: item.range) }
        }
    }

    /// The offset after the last element: a comment after it stays where it is.
    var insertionPoint: Int { elements.last?.range.upperBound ?? start }

    func insertion(of literal: String) -> String { elements.isEmpty ? literal : ", \(literal)" }

    /// The element with the comma after it, or before it when it is the last.
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
