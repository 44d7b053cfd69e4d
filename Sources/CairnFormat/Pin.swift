/// Whether a commit is kept whatever retention says. - Source: FORMAT.md §8.10.
public enum PinState: UInt8, Sendable, CaseIterable {
    case free = 0
    case byPerson
    /// The last good commit before a mass change.
    case byBrake
}
