import CairnFormat

/// An item that could not be read, and the reason.
public struct ItemFailure: Error, Sendable {
    /// Absolute.
    public let path: [UInt8]
    public let reason: Reason

    public enum Reason: Sendable {
        case system(SystemError)
        /// A name or value that the format cannot hold.
        case unsupported(String)
        /// An inconsistent copy: the item was stored, but changed each time it was read.
        case inconsistent
        /// Parts of its metadata could not be read. The item was stored without them.
        case metadata([MetadataLoss])
        /// The repository's disk has no room for it, but may have for smaller items.
        case noRoom
    }

    /// For a mount that does not respond, the failure names the mount instead of `path`, and for a
    /// path that is too long to be recorded the directory above it that is not.
    public init(path: [UInt8], reason: Reason) {
        if case .system(let error) = reason, error.isSilent,
            ItemPath.relative(path, to: error.path) != nil
        {
            self.path = error.path
        } else {
            var path = path
            while path.count > Limits.pathBytes { path = ItemPath.split(path).parent }
            self.path = path
        }
        self.reason = reason
    }
}

extension ItemFailure.Reason {
    /// Whether another file system, or another root's directory, is at the place than the one that
    /// was backed up, or none.
    public var isAway: Bool {
        guard case .system(let error) = self else { return false }
        return [
            ErrorCode.unmounted, ErrorCode.otherDisk, ErrorCode.otherSubvolume,
            ErrorCode.displacedRoot,
        ].contains(error.code)
    }

    /// Whether another directory is in the place of a root.
    public var isDisplaced: Bool {
        if case .system(let error) = self { error.code == ErrorCode.displacedRoot } else { false }
    }

    /// In lower case, for use inside a sentence.
    public var text: String {
        switch self {
        case .noRoom: "the repository's disk has no room for it"
        case .metadata(let losses): "\(losses.text); the item is stored without this metadata"
        case .inconsistent: "it kept changing while it was read"
        case .unsupported(let why): why
        case .system(let error): error.reason
        }
    }
}
