/// Whether a commit is kept regardless of retention. - Source: FORMAT.md §8.10.
public enum PinState: UInt8, Sendable, CaseIterable {
    case free = 0
    case byPerson
    /// Set by the anomaly guard: the last good commit before a mass change.
    case byAnomalyGuard
}
