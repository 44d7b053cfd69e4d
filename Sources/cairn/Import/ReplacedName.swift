/// Names in which U+FFFD stands for bytes that are not UTF-8. - Source: Go, `encoding/json`.
enum ReplacedName {
    private static let mark: [UInt8] = [0xef, 0xbf, 0xbd]

    static func isIn(_ path: [UInt8]) -> Bool {
        path.indices.contains { path[$0...].starts(with: mark) }
    }

    /// The name with one mark for each run of bytes that are not UTF-8, or of marks: programs
    /// differ in how many they write.
    static func of(_ name: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for scalar in String(decoding: name, as: UTF8.self).unicodeScalars {
            if scalar == "\u{fffd}", result.suffix(mark.count).elementsEqual(mark) { continue }
            result += Array(String(scalar).utf8)
        }
        return result
    }
}
