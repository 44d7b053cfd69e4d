import CairnFormat
import Glibc
import TestSupport
import Testing

@testable import CairnBrowse
@testable import CairnCore
@testable import CairnRepository

/// The search of the pages against a plain one that looks at one name after the other.
@Suite struct SearchOracleTests {
    private static let pieces = ["ab", "ba", "c", "a-b", "b c", "x", "a.b"]

    private static func tree(_ random: inout SplitMix64) throws -> (NameIndex, [String]) {
        let rig = try BackupRig()
        var directories = [""]
        for number in 0..<40 {
            let name = pieces.randomElement(using: &random)!
            let above = directories.randomElement(using: &random)!
            directories.append("\(above)/\(name)\(number)")
            rig.tree.makeDirectory("/home\(directories.last!)")
        }
        var paths = directories
        for number in 0..<300 {
            let names = (0..<2).map { _ in pieces.randomElement(using: &random)! }
            // Most names in one directory: there a part is looked for in all names at once.
            let directory = number % 4 == 0 ? directories.randomElement(using: &random)! : "/x"
            if directory == "/x", !directories.contains("/x") {
                directories.append("/x")
                paths.append("/x")
                rig.tree.makeDirectory("/home/x")
            }
            paths.append("\(directory)/\(names[0])-\(names[1])\(number)")
            rig.tree.write("/home\(paths.last!)", names[0])
        }
        try rig.backUp()
        let index = try NameIndex(CatalogReader(rig.openWriter().catalog)) { false }
        return (index, paths.map { "/home\($0)" })
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        fnmatch(pattern, text, 0) == 0
    }

    private struct Word {
        let text: String
        let isPattern: Bool
        var isOfPaths: Bool { text.contains("/") }

        init(_ text: String, isLiteral: Bool = false) {
            isPattern = !isLiteral && text.contains { $0 == "*" || $0 == "?" }
            let isWhole = text.first == "/" || text.first == "*"
            self.text =
                isPattern && text.contains("/")
                ? (isWhole ? "" : "*/") + text + (text.last == "/" ? "*" : "") : text
        }

        func isIn(_ path: String, name: Substring) -> Bool {
            switch (isOfPaths, isPattern) {
            case (false, false): name.contains(text)
            case (false, true): matches(String(name), text)
            case (true, false): path.contains(text)
            case (true, true): matches(path, text)
            }
        }

        /// - Parameter folder: with a slash behind it.
        func isAbove(_ folder: String) -> Bool {
            switch (isOfPaths, isPattern) {
            case (_, false): folder.contains(text)
            case (false, true): folder.split(separator: "/").contains { matches(String($0), text) }
            case (true, true): text.last == "*" && matches(folder, text)
            }
        }
    }

    private static func isFound(_ path: String, _ query: NameIndex.Query) -> Bool {
        let slash = path.lastIndex(of: "/")!
        let (folder, name) = (String(path[...slash]), path[slash...].dropFirst())
        let only = query.words.count == 1 ? query.words[0] : nil
        let wholes = (query.whole ?? only).map { [[Word($0, isLiteral: true)], [Word($0)]] } ?? []
        return (wholes + [query.words.map { Word($0) }]).contains { words in
            let isIn = words.map { $0.isIn(path, name: name) }
            return isIn.contains(true)
                && words.indices.allSatisfy { isIn[$0] || words[$0].isAbove(folder) }
        }
    }

    private static func word(_ random: inout SplitMix64) -> String {
        let (one, other) = (
            pieces.randomElement(using: &random)!, pieces.randomElement(using: &random)!
        )
        return [
            one, "*\(one)*", "\(one)*", "*/*-\(one)*", "\(one)*/\(other)*", "*\(one)*/*",
            "/\(one)", "*/?\(one)*", "*/*\(one)*\(other)*", "/home/*/\(one)*", "\(one)?*/",
            "*\(one)\(Int.random(in: 0..<300, using: &random))", "*/*\(one)*", "?", "*",
        ].randomElement(using: &random)!
    }

    @Test func everySearchFindsWhatAPlainOneFinds() throws {
        var random = SplitMix64(seed: 17)
        let (index, paths) = try Self.tree(&random)
        var found = 0
        for _ in 0..<600 {
            let count = [1, 1, 2, 2, 3].randomElement(using: &random)!
            let text = SearchText(
                (0..<count).map { _ in Self.word(&random) }.joined(separator: " "))
            let query = NameIndex.Query(words: text.words, whole: text.whole)
            let answer = index.search(query, atMost: 1_000)
            let names = answer.entries.map { entry in
                "/home" + (entry.place.path.isEmpty ? "" : "/")
                    + String(decoding: entry.place.path, as: UTF8.self)
            }
            let wanted = paths.filter { Self.isFound($0, query) }
            #expect(answer.count == names.count)
            #expect(
                names.sorted() == wanted.sorted { $0 < $1 },
                "\(query.words) \(query.whole ?? "")")
            found += wanted.isEmpty ? 0 : 1
        }
        #expect(found > 300)
    }
}
