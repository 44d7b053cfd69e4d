import CairnFormat

/// The content of `user-dirs.dirs`: lines of `XDG_NAME_DIR="$HOME/path"` or `XDG_NAME_DIR="/path"`;
/// any other line is skipped.
///
/// - Source: user-dirs.dirs(5). The last line of a name counts, as for a shell that sources the
///   file.
public struct UserDirectoriesFile {
    private var directories: [String: [UInt8]] = [:]

    public init(_ text: [UInt8], home: [UInt8]) {
        for line in text.split(separator: UInt8(ascii: "\n")) {
            guard let (name, path) = Self.parse(line, home: home) else { continue }
            directories[name] = path
        }
    }

    /// - Parameter name: for example `DOCUMENTS`.
    public func directory(_ name: String) -> [UInt8]? { directories[name] }

    private static func parse(_ line: ArraySlice<UInt8>, home: [UInt8]) -> (String, [UInt8])? {
        let line = line.drop(while: isBlank)
        guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let variable = String(
            decoding: line[..<equals].trimmingSuffix(while: isBlank), as: UTF8.self)
        guard variable.hasPrefix("XDG_"), variable.hasSuffix("_DIR"), variable.utf8.count > 8
        else { return nil }
        let value = line[(equals + 1)...].drop(while: isBlank)
        guard value.first == UInt8(ascii: "\""), let path = path(value.dropFirst(), home: home)
        else { return nil }
        return (String(variable.dropFirst(4).dropLast(4)), path)
    }

    private static func path(_ quoted: ArraySlice<UInt8>, home: [UInt8]) -> [UInt8]? {
        var rest = quoted
        var path: [UInt8] = []
        if rest.starts(with: "$HOME".utf8) {
            rest = rest.dropFirst(5)
            guard rest.first == ItemPath.separator || rest.first == UInt8(ascii: "\"")
            else { return nil }
            path = home
        } else if rest.first != ItemPath.separator {
            return nil
        }
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() {
                path.append(escaped)
            } else {
                path.append(byte)
            }
        }
        return UserEnvironment.withoutTrailingSlashes(path)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0d
    }
}

extension ArraySlice<UInt8> {
    fileprivate func trimmingSuffix(while isDropped: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        var result = self
        while let last = result.last, isDropped(last) { result.removeLast() }
        return result
    }
}
