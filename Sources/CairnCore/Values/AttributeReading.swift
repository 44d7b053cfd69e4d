import CairnFormat

/// The extended attributes of an item, and those that could not be read.
public struct AttributeReading: Sendable, ExpressibleByArrayLiteral {
    /// In ascending order of name, each name once.
    public var values: [ExtendedAttribute]
    public var losses: [MetadataLoss]

    /// - Parameter found: those that the format cannot hold become losses.
    public init(_ found: [ExtendedAttribute], losses: [MetadataLoss] = []) {
        values = found.filter(Self.fits)
        self.losses =
            losses
            + found.filter { !Self.fits($0) }.map {
                MetadataLoss(.attribute($0.name), code: ErrorCode.nameTooLong)
            }
    }

    public init(arrayLiteral elements: ExtendedAttribute...) { self.init(elements) }

    private static func fits(_ attribute: ExtendedAttribute) -> Bool {
        attribute.name.count <= Limits.attributeNameBytes
    }
}
