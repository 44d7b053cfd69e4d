import CairnFormat
import Glibc

/// A failed system call: the call, its path and the errno.
///
/// - Source: errno(3).
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
    public let call: String
    /// The path as far as the failing layer knows it; the layers above prepend its directory.
    public let path: [UInt8]
    public let code: Int32

    public init(_ call: String, path: [UInt8] = [], code: Int32) {
        self.call = call
        self.path = path
        self.code = code
    }

    /// The system's message, in lower case for use inside a sentence.
    public var reason: String {
        switch code {
        case ENOENT: return "no such file or directory"
        case EACCES, EPERM: return code == EACCES ? "permission denied" : "operation not permitted"
        case ENOSPC: return "no space left on the device"
        case ENXIO: return "it is neither a file nor a directory"
        case ELOOP: return "a symbolic link is in the way"
        // A directory that was a mount point, or a missing device.
        case ENODEV: return "its device is not connected, or its file system is not mounted"
        case ErrorCode.otherDisk:
            return
                "it is on a different disk than in the last backup, so Cairn does not back it up"
        case ErrorCode.otherSubvolume:
            return
                "it is in another btrfs subvolume, where files are missing or older, so Cairn does not back it up"
        case ErrorCode.displacedRoot:
            let place = "the backed-up directory is now at \(PathText.display(path))"
            if call == Self.missingRoot { return place }
            return Self.displacedRoot + (path.isEmpty ? "" : "; \(place)")
        case ErrorCode.othersDirectory:
            return
                "a directory owned by another user is in its place, and that user could read the restored files; move that directory away and restore again"
        case ErrorCode.listedOnly:
            return "its file system lists it, but opening it fails as if it did not exist"
        case ErrorCode.locked:
            return "its directory is encrypted and locked (the key is not loaded)"
        case Self.untrustedLink:
            return
                "the path contains a symbolic link owned by another user, and Cairn does not follow it"
        case Self.elsewhere: return "it is stored only in a remote"
        case Self.remoteAway: return "the remote is missing or not responding"
        case Self.foreignEnvironment:
            return "another user could change it, so it is not safe for the root user"
        case Self.foreignSocket:
            return "it is owned by another user, so Cairn does not connect to it"
        case ErrorCode.silent: return isSilent ? "its file system does not answer" : "timed out"
        case ErrorCode.excluded: return "a rule excludes it"
        case EXDEV where Self.renames.contains(call):
            return "its file system does not allow Cairn to rename it"
        case EXDEV: return "the path points outside its directory"
        default:
            // Its buffer is the thread's own. - Source: strerror(3), glibc 2.32 and later.
            return EventSourceFailure(rawValue: code)?.reason
                ?? String(cString: strerror(code)).lowercased()
        }
    }

    public var description: String {
        let name = PathText.display(path)
        return name.isEmpty ? "\(call): \(reason)" : "\(call) \(name): \(reason)"
    }

    /// How the reason of ``ErrorCode/displacedRoot`` begins, whatever the path.
    public static let displacedRoot =
        "this is not the directory that was backed up here, so Cairn does not back it up"

    /// The call of a ``ErrorCode/displacedRoot`` if nothing is at the root's path.
    public static let missingRoot = "find"

    /// The calls that rename within a directory. An overlay refuses it for its lower directories.
    private static let renames = ["rename to", "exchange", "move"]

    /// A symlink that neither root nor this process's user made. Not an errno of the system.
    public static let untrustedLink: Int32 = 1 << 21
    /// Something that root would run or trust, but another user could change. Not an errno of the
    /// system.
    public static let foreignEnvironment: Int32 = 1 << 22

    /// The bytes of a pack are in remotes alone, and cannot be had. Not an errno of the system.
    public static let elsewhere: Int32 = 1 << 23

    /// A remote that is read is not there, or does not answer: nothing is known to be lost. Not an
    /// errno of the system.
    public static let remoteAway: Int32 = 1 << 26
    public var isRemoteAway: Bool { code == Self.remoteAway }

    /// Whether a file was mounted on its name at the last backup, or is now, and only then.
    public var isOfMountedFile: Bool { code == ErrorCode.otherDisk && call == "stat" }

    /// Another user serves a socket. Not an errno of the system.
    public static let foreignSocket: Int32 = 1 << 25

    /// A mount that did not respond in time. - Parameter mountPoint: absolute.
    public static func silent(_ mountPoint: [UInt8]) -> SystemError {
        SystemError("reach", path: mountPoint, code: ErrorCode.silent)
    }

    /// A name in an encrypted directory whose key is missing.
    public static func locked(_ call: String, path: [UInt8] = []) -> SystemError {
        SystemError(call, path: path, code: ErrorCode.locked)
    }

    /// Whether the server of a file system does not respond; ``path`` is the mount point.
    public var isSilent: Bool { code == ErrorCode.silent && path.first == ItemPath.separator }
    /// EOPNOTSUPP.
    public static let notSupported: Int32 = 95
    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    /// A rule excludes the item. - Source: ``RuledFileSystem``.
    public var isExcluded: Bool { code == ErrorCode.excluded }
    /// A disk or a connection that fails to read or write.
    public var isInputOutput: Bool { code == EIO || isRemoteAway }
    public var isFull: Bool { code == ENOSPC || code == EDQUOT }
}

/// Untrusted bytes as text for people: characters that a terminal would interpret, or show as
/// something else, are escaped.
public enum PathText {
    /// Shows a path on one line. Control characters, invisible and bidirectional ones, and bytes
    /// that are not UTF-8 become `\n`, `\xNN` or `\u{NNNN}`; a backslash is doubled, so that no
    /// name can imitate such an escape.
    ///
    /// - Parameter doubles: whether a backslash is doubled; false for text whose paths are escaped
    ///   already.
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

    /// Shows untrusted text of several lines: escaped as by ``display(_:)``, but with line breaks,
    /// tabs and backslashes unchanged.
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
        var rest = Array(bytes)[...]
        // Printable ASCII without a backslash is shown as it is: most names, and most of a page.
        if rest.allSatisfy({ 0x20 <= $0 && $0 < 0x7f && $0 != 0x5c }) {
            return String(decoding: rest, as: UTF8.self)
        }
        var result = ""
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
        if scalar.isDeceptive {
            text += scalar.escape
        } else {
            text.unicodeScalars.append(scalar)
        }
    }
}
