/// The computer's source of power, as a port.
public protocol PowerSupply: Sendable {
    /// Whether the computer runs on its battery; false where that is unknown.
    var isOnBattery: Bool { get }
}
