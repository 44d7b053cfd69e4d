import CairnSettings
import Foundation
import Testing

/// The cases of toml-lang/toml-test for TOML 1.0.0, which are not part of this project:
/// `CAIRN_TOML_TEST=…/toml-test/tests swift test --filter TOMLCorpusTests`.
struct TOMLCorpusTests {
    static let directory = ProcessInfo.processInfo.environment["CAIRN_TOML_TEST"]

    @Test(.enabled(if: directory != nil, "CAIRN_TOML_TEST names no directory"))
    func everyCaseIsTakenOrRefused() throws {
        let directory = URL(filePath: try #require(Self.directory))
        let list = try String(
            contentsOf: directory.appending(path: "files-toml-1.0.0"), encoding: .utf8)
        var counts = (valid: 0, invalid: 0)
        for name in list.split(separator: "\n") where name.hasSuffix(".toml") {
            let file = directory.appending(path: String(name))
            let text = try [UInt8](Data(contentsOf: file))
            if name.hasPrefix("invalid/") {
                #expect(throws: TOMLError.self, "\(name)") { try TOMLParser(text) }
                counts.invalid += 1
            } else {
                let json = file.deletingPathExtension().appendingPathExtension("json")
                let wanted = try JSONSerialization.jsonObject(with: Data(contentsOf: json))
                #expect(
                    Self.isSame(.table(try TOMLParser(text).root), wanted), "\(name)")
                counts.valid += 1
            }
        }
        #expect(counts.valid > 200 && counts.invalid > 450)
        print("toml-test: \(counts.valid) valid, \(counts.invalid) invalid")
    }

    private static func isSame(_ value: TOMLValue, _ wanted: Any) -> Bool {
        if case .table(let table) = value {
            guard let wanted = wanted as? [String: Any], wanted.count == table.entries.count else {
                return false
            }
            return table.entries.allSatisfy { entry in
                wanted[entry.name].map { isSame(entry.item.value, $0) } ?? false
            }
        }
        if case .array(let array) = value {
            guard let wanted = wanted as? [Any], wanted.count == array.items.count else {
                return false
            }
            return zip(array.items, wanted).allSatisfy { isSame($0.value, $1) }
        }
        guard let wanted = wanted as? [String: String], let type = wanted["type"],
            let text = wanted["value"]
        else { return false }
        switch value {
        case .string(let string): return type == "string" && string == text
        case .integer(let number): return type == "integer" && "\(number)" == text
        case .float(let number):
            return type == "float"
                && (number.isNaN ? text.hasSuffix("nan") : number == Double(text))
        case .boolean(let flag): return type == "bool" && "\(flag)" == text
        case .time(let time): return type == name(time.kind) && plain(time.text) == plain(text)
        case .array, .table: return false
        }
    }

    private static func name(_ kind: TOMLTime.Kind) -> String {
        switch kind {
        case .offsetDateTime: "datetime"
        case .localDateTime: "datetime-local"
        case .localDate: "date-local"
        case .localTime: "time-local"
        }
    }

    /// In the notation that all spellings of a time share.
    private static func plain(_ time: String) -> String {
        time.uppercased().replacing(" ", with: "T").replacing("+00:00", with: "Z")
            .replacing(/(\.\d*?)0+(?=\D|$)/) { $0.1 == "." ? "" : $0.1 }
    }
}
