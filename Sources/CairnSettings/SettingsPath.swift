import CairnFormat

/// A path as the settings have it, which are text: as it is, or as a `file:` URI where it is not
/// valid UTF-8.
///
/// - Source: RFC 8089; RFC 3986, 2.1.
public enum SettingsPath {
    private static let scheme = "file://"

    /// - Parameter path: absolute.
    public static func text(_ path: [UInt8]) -> String {
        String(validating: path, as: UTF8.self)
            ?? path.reduce(into: scheme) { text, byte in
                switch byte {
                case UInt8(ascii: "%"), ...0x20, 0x7f...:
                    text += "%" + Hexadecimal.text([byte]).uppercased()
                default: text.unicodeScalars.append(Unicode.Scalar(byte))
                }
            }
    }

    /// The path that a text stands for, which may begin with `~`; nil for a URI that is not valid.
    static func bytes(_ text: String) -> [UInt8]? {
        guard text.hasPrefix(scheme + "/") else { return Array(text.utf8) }
        var bytes: [UInt8] = []
        var rest = text.utf8.dropFirst(scheme.utf8.count)
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard
                let decoded = Hexadecimal.bytes(
                    String(decoding: rest.prefix(2), as: UTF8.self).lowercased()),
                decoded.count == 1
            else { return nil }
            bytes += decoded
            rest = rest.dropFirst(2)
        }
        return bytes
    }
}
