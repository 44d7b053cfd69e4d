import CairnFormat

/// What a reader knows of a repository before it reads a remote: it decides which manifests count.
/// - Source: FORMAT.md §15.3.
public enum RemoteTrust: Sendable {
    /// It is encrypted, with these keys: a manifest counts only with their mac.
    case keys(RepositoryKeys)
    /// It is encrypted, and the keys are not known yet.
    case encrypted
    case plain
    case unknown

    /// - Parameter keys: of a repository that is open; nil when it is not encrypted.
    public init(_ keys: RepositoryKeys?) { self = keys.map { .keys($0) } ?? .plain }

    /// - Parameter isEncrypted: as this machine remembers it; nil when it does not.
    public init(remembered isEncrypted: Bool?) {
        self = isEncrypted.map { $0 ? .encrypted : .plain } ?? .unknown
    }

    /// - Parameter bytes: a manifest, byte for byte.
    /// - Throws: ``FormatError`` when the manifest does not count.
    func check(
        _ manifest: RemoteManifest, _ description: RepositoryDescription, _ bytes: [UInt8]
    ) throws(FormatError) {
        switch self {
        case .unknown: return
        case .plain:
            guard !description.isEncrypted else {
                throw FormatError(
                    "manifest", "it says that the repository is encrypted, but it is not")
            }
        case .encrypted, .keys:
            guard description.isEncrypted else {
                throw FormatError(
                    "manifest", "it says that the repository is not encrypted, but it is")
            }
        }
        if case .keys(let keys) = self {
            try RemoteManifest.verify(bytes, with: keys)
            try RepositoryDescription.verify(manifest.description, with: keys)
        }
    }
}

/// A state that a reader passed over.
public struct RemotePassedOver: Equatable, Sendable {
    public let name: RemoteKey.Name
    public let why: String

    public init(name: RemoteKey.Name, why: String) { (self.name, self.why) = (name, why) }
}
