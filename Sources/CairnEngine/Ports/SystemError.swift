import CairnFormat

#if canImport(Glibc)
    import Glibc
#endif

/// A system call that failed: what was asked, of which path, and the errno.
///
/// - Source: errno(3).
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
    public let call: String
    /// As far as the failing layer knows it; joined with its directory by the layers above.
    public let path: [UInt8]
    public let code: Int32

    public init(_ call: String, path: [UInt8] = [], code: Int32) {
        self.call = call
        self.path = path
        self.code = code
    }

    /// The system's own words, in lower case to stand inside a sentence.
    public var reason: String {
        switch code {
        case ENOENT: return "no such file or directory"
        case EACCES, EPERM: return code == EACCES ? "permission denied" : "operation not permitted"
        case ENOSPC: return "no space left on the device"
        case ELOOP: return "a symbolic link stands in the way"
        // A directory that was a mount point, or a device that is not there.
        case ENODEV: return "its device is away, or its file system is not mounted"
        case ErrorCode.excluded: return "a rule leaves it out"
        case EXDEV: return "the path leaves its directory"
        default:
            var buffer = [CChar](repeating: 0, count: 256)
            _ = strerror_r(code, &buffer, buffer.count)
            return String(cString: strerror(code)).lowercased()
        }
    }

    public var description: String {
        let name = PathText.display(path)
        return name.isEmpty ? "\(call): \(reason)" : "\(call) \(name): \(reason)"
    }

    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    /// A rule leaves it out. - Source: ``RuledFileSystem``.
    var isExcluded: Bool { code == ErrorCode.excluded }
    /// A disk or a connection that does not give or take its bytes.
    public var isInputOutput: Bool { code == EIO }
    public var isFull: Bool { code == ENOSPC || code == EDQUOT }
}

/// Paths as people see them.
public enum PathText {
    /// Shows bytes on one line of a terminal: control characters and invalid UTF-8 become `\n` or `\xNN`.
    public static func display(_ path: some Collection<UInt8>) -> String {
        var result = ""
        var rest = Array(path)[...]
        while !rest.isEmpty {
            var decoder = UTF8()
            var iterator = rest.makeIterator()
            if case .scalarValue(let scalar) = decoder.decode(&iterator) {
                append(scalar, to: &result)
                rest = rest.dropFirst(UTF8.width(scalar))
            } else {
                result += "\\x" + Hexadecimal.text([rest.first!])
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar.value {
        case 0x0a: text += "\\n"
        case 0x09: text += "\\t"
        case 0x00..<0x20, 0x7f..<0xa0: text += "\\x" + Hexadecimal.text([UInt8(scalar.value)])
        // Bidirectional controls let one name pose as another.
        case 0x202a...0x202e, 0x2066...0x2069: text += "\\u{\(String(scalar.value, radix: 16))}"
        default: text.unicodeScalars.append(scalar)
        }
    }
}
