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
        case Self.untrustedLink:
            return "a symbolic link of another user stands on the way, and is not followed"
        case Self.foreignGround: return "another user could change it, and root does not rely on it"
        case ErrorCode.silent: return isSilent ? "its file system does not answer" : "timed out"
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

    /// A symlink that neither root nor this process's user put there. No errno of the system's.
    public static let untrustedLink: Int32 = 1 << 21
    /// Root would run it, or believe it, and another user could change it. No errno of the
    /// system's.
    public static let foreignGround: Int32 = 1 << 22

    /// A mount that did not answer in time. - Parameter mountPoint: absolute.
    public static func silent(_ mountPoint: [UInt8]) -> SystemError {
        SystemError("reach", path: mountPoint, code: ErrorCode.silent)
    }

    /// Whoever answers for its file system does not; ``path`` is the mount point.
    public var isSilent: Bool { code == ErrorCode.silent && path.first == ItemPath.separator }
    /// EOPNOTSUPP.
    public static let notSupported: Int32 = 95
    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    /// A rule leaves it out. - Source: ``RuledFileSystem``.
    public var isExcluded: Bool { code == ErrorCode.excluded }
    /// A disk or a connection that does not give or take its bytes.
    public var isInputOutput: Bool { code == EIO }
    public var isFull: Bool { code == ENOSPC || code == EDQUOT }
}

/// Bytes that others chose, as people see them: what a terminal would obey, or show as something
/// else, is written out.
public enum PathText {
    /// Shows a path on one line: control characters, invisible and bidirectional ones, and what is
    /// not UTF-8 become `\n`, `\xNN` or `\u{NNNN}`; a backslash becomes two, so that no name can
    /// pose as such an escape.
    ///
    /// - Parameter doubles: whether a backslash is doubled; not in text in which paths are written
    ///   out already.
    public static func display(
        _ path: some Collection<UInt8>, doublingBackslashes doubles: Bool = true
    ) -> String {
        text(path) { scalar, result in
            switch scalar.value {
            case 0x0a: result += "\\n"
            case 0x09: result += "\\t"
            case 0x5c: result += doubles ? "\\\\" : "\\"
            default: append(scalar, to: &result)
            }
        }
    }

    /// Shows text of several lines that holds somebody's words: as ``display(_:)``, with breaks,
    /// tabs and backslashes as they are.
    public static func lines(_ text: some Collection<UInt8>) -> String {
        self.text(text) { scalar, result in
            switch scalar.value {
            case 0x09, 0x0a, 0x5c: result.unicodeScalars.append(scalar)
            default: append(scalar, to: &result)
            }
        }
    }

    private static func text(
        _ bytes: some Collection<UInt8>, _ append: (Unicode.Scalar, inout String) -> Void
    ) -> String {
        var result = ""
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            var decoder = UTF8()
            var iterator = rest.makeIterator()
            if case .scalarValue(let scalar) = decoder.decode(&iterator) {
                append(scalar, &result)
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
        case 0x00..<0x20, 0x7f..<0xa0: text += "\\x" + Hexadecimal.text([UInt8(scalar.value)])
        case _ where deceives(scalar): text += "\\u{\(String(scalar.value, radix: 16))}"
        default: text.unicodeScalars.append(scalar)
        }
    }

    /// Whether a terminal shows a scalar as nothing, as a break, or lets it reorder what is around
    /// it, so that one name can pose as another: line and paragraph separators, and format
    /// characters but for the two joiners, which words of some scripts need.
    ///
    /// - Source: Unicode Standard Annex 9, table 4; general categories Zl, Zp, Cf.
    public static func deceives(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .lineSeparator, .paragraphSeparator: true
        case .format: scalar.value != 0x200c && scalar.value != 0x200d
        default: false
        }
    }
}
