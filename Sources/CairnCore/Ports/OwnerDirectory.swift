import CairnFormat

/// The users and groups of this machine, as a port. - Source: passwd(5), group(5).
public protocol OwnerDirectory: Sendable {
    /// The name of a number; nil where it has none.
    func name(of owner: Owner) -> [UInt8]?
    /// The number of a name; nil where no user or group has it.
    func number(of name: [UInt8], _ kind: Owner.Kind) -> UInt32?
}
