import Foundation
import Glibc

/// One source file as the rules see it: its code without comments and without what stands in string
/// literals.
struct SourceFile: Sendable {
    /// Relative to the repository.
    let path: String
    let lines: [String]
    /// As many as ``lines``.
    let code: [String]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var stripper = CodeStripper()
        code = lines.map { stripper.strip($0) }
    }

    /// The modules it imports, with their lines.
    var imports: [(module: String, line: Int)] {
        let kinds: Set<Substring> = [
            "struct", "class", "enum", "func", "protocol", "typealias", "var", "let",
        ]
        return code.enumerated().compactMap { index, line in
            guard line.holds("import ") else { return nil }
            var words = line.split { $0 == " " || $0 == "." }[...]
            // Attributes and access levels come first.
            while let word = words.first, word != "import" {
                guard
                    word.hasPrefix("@")
                        || ["public", "package", "internal", "private", "fileprivate"].contains(
                            word)
                else { return nil }
                words = words.dropFirst()
            }
            words = words.dropFirst()
            if let word = words.first, kinds.contains(word) { words = words.dropFirst() }
            return words.first.map { (String($0), index + 1) }
        }
    }

    /// The lines whose code holds one of `texts`.
    func lines(holding texts: [String]) -> [Int] {
        code.enumerated().filter { line in texts.contains { line.element.holds($0) } }.map {
            $0.offset + 1
        }
    }

    /// The lines that call one of these functions by its bare name, not as a method of something.
    func lines(calling functions: Set<String>) -> [Int] {
        code.enumerated().filter { line in
            guard functions.contains(where: { line.element.holds("\($0)(") }) else {
                return false
            }
            let utf8 = Array(line.element.utf8)
            return utf8.indices.contains { index in
                guard utf8[index] == UInt8(ascii: "(") else { return false }
                let name = utf8[..<index].reversed().prefix { Self.isWord($0) }
                let before = utf8[..<(index - name.count)].last
                return before != UInt8(ascii: ".")
                    && functions.contains(String(decoding: name.reversed(), as: UTF8.self))
            }
        }.map { $0.offset + 1 }
    }

    /// The lines with a literal, or the first line of a long one, that begins with one of `words`.
    func lines(quoting words: [String]) -> [Int] {
        lines.enumerated().filter { line in
            let text = line.element.drop { $0 == " " }
            return !text.hasPrefix("//")
                && words.contains {
                    line.element.holds("\"\($0) ") || text.hasPrefix("\($0) ")
                }
        }.map { $0.offset + 1 }
    }

    /// The functions, each with the line of its name. Closures and initialisers, which make values,
    /// are none.
    var functions: [(line: Int, parameters: Int)] {
        code.indices.compactMap { first in
            guard let name = code[first].range(of: "func ") else { return nil }
            var text = code[first][name.upperBound...]
            text += code[(first + 1)...].prefix(24).joined(separator: " ")
            guard let open = text.firstIndex(of: "(") else { return nil }
            text = text[text.index(after: open)...]
            var (depth, count, isEmpty) = (0, 0, true)
            var last: Character = " "
            for character in text {
                switch character {
                case ")" where depth == 0: return (first + 1, isEmpty ? 0 : count + 1)
                case "(", "[", "{", "<": depth += 1
                case ")", "]", "}": depth -= 1
                case ">" where last != "-": depth -= 1
                case "," where depth == 0: count += 1
                default: break
                }
                if character != " " { isEmpty = false }
                last = character
            }
            return nil
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

extension String {
    /// Whether `text` stands somewhere in here. (A Regex takes a minute for all sources in a debug
    /// build.)
    fileprivate func holds(_ text: String) -> Bool { strstr(self, text) != nil }
}

/// Takes comments and the content of literals away, line by line. Raw strings (`#"…"#`) count as
/// plain ones.
private struct CodeStripper {
    private var isInLongString = false
    private static let quote = UInt8(ascii: "\"")
    private static let slash = UInt8(ascii: "/")

    mutating func strip(_ line: String) -> String {
        let line = Array(line.utf8)
        var result: [UInt8] = []
        var index = 0
        func isAt(_ byte: UInt8, times: Int) -> Bool {
            index + times <= line.count && line[index..<index + times].allSatisfy { $0 == byte }
        }
        while index < line.count {
            if isAt(Self.quote, times: 3) {
                isInLongString.toggle()
                index += 3
            } else if isInLongString {
                index += 1
            } else if isAt(Self.slash, times: 2) {
                break
            } else if line[index] == Self.quote {
                result += [Self.quote, Self.quote]
                index += 1
                while index < line.count, line[index] != Self.quote {
                    index += line[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index += 1
            } else {
                result.append(line[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

enum SourceTree {
    static let sources = Result { try files(in: "Sources", suffixes: [".swift"]) }
    static let tests = Result { try files(in: "Tests", suffixes: [".swift", ".py"]) }

    static let documents = Result {
        try files(in: "Docs", suffixes: [".md"])
            + ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
            .map { SourceFile(path: $0, text: try text($0)) }
    }

    static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// - Parameter path: relative to the repository.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    }

    /// Every file beneath `folder` with one of these suffixes.
    private static func files(in folder: String, suffixes: [String]) throws -> [SourceFile] {
        let base = repository.appending(path: folder).path
        let names = FileManager.default.subpaths(atPath: base) ?? []
        return try names.filter { name in suffixes.contains { name.hasSuffix($0) } }.sorted().map {
            name in
            let text = try String(contentsOfFile: "\(base)/\(name)", encoding: .utf8)
            return SourceFile(path: "\(folder)/\(name)", text: text)
        }
    }
}
