import CairnFormat

/// Who pushed a state, as its manifest says.
public struct RemoteAuthor: Equatable, Sendable {
    /// Text for people.
    public let host: String
    /// Seconds since 1970.
    public let seconds: Int64
    public let number: UInt64

    public init(_ manifest: RemoteManifest) {
        (host, seconds, number) = (manifest.host, manifest.seconds, manifest.number)
    }
}

/// A push wrote its state, and readers take another's, which lacks what was pushed.
/// - Source: FORMAT.md §15.3.
public struct RemoteOvertaken: Error, Equatable {
    public let by: RemoteAuthor
}
