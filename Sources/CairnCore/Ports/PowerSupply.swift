/// Where the computer's power comes from, as a port.
public protocol PowerSupply: Sendable {
    /// Whether it runs on its battery now; false where nobody can tell.
    var isOnBattery: Bool { get }
}
