/// How much of the sealed packs stays here, once a remote has them.
public enum KeptLocally: Equatable, Sendable {
    case all
    /// Packs written in the last so many seconds.
    case seconds(UInt64)
    /// At most so many bytes, the newest.
    case bytes(UInt64)
}
