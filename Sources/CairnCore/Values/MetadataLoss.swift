import CairnFormat

/// A part of an item's metadata that the system did not let Cairn read or set. The item is there
/// without it.
public struct MetadataLoss: Error, Equatable, Sendable {
    public enum Part: Equatable, Sendable {
        case owner
        case mode
        case times
        /// All extended attributes, ACLs among them: they cannot even be listed.
        case attributes
        /// One extended attribute, by its name.
        case attribute([UInt8])
        /// Flags of the inode, by the letters of chattr(1).
        case flags(String)
        /// The file is a copy, no further name of the file of which it was one.
        case link
        /// The name: the file system has another instead.
        case name(stored: [UInt8])
    }

    public let part: Part
    /// The errno; 0 where the system reported success and did something else.
    public let code: Int32

    public init(_ part: Part, code: Int32) {
        self.part = part
        self.code = code
    }

    /// The part, for use inside a sentence.
    public var name: String {
        switch part {
        case .owner: "owner"
        case .mode: "mode"
        case .times: "modification time"
        case .attributes: "xattrs"
        case .attribute(let name): "\(Self.isACL(name) ? "ACL" : "xattr") \(PathText.display(name))"
        case .flags(let letters): "flags \(letters) (chattr)"
        case .link: "hard link"
        case .name(let stored): "name, which became \(PathText.display(stored))"
        }
    }

    /// Why the system refused it, for use inside a sentence.
    public var reason: String {
        code == 0
            ? "the file system does not support this"
            : SystemError("set metadata", code: code).reason
    }

    public var text: String { "\(name): \(reason)" }

    private static func isACL(_ name: [UInt8]) -> Bool {
        name.starts(with: "system.posix_acl_".utf8)
    }
}

extension [MetadataLoss] {
    /// All losses in one line, each part with its reason.
    public var text: String { map(\.text).joined(separator: "; ") }
}
