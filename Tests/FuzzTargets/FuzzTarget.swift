/// A decoder that meets bytes of anybody's, and what must hold whatever they are.
///
/// A target promises: no trap, no hang, memory in proportion to the input (or to a stated bound),
/// and the property that its doc comment names.
public struct FuzzTarget: Sendable, CustomStringConvertible {
    public let description: String
    /// Inputs in order, from which mutations begin.
    public let seeds: @Sendable () -> [[UInt8]]
    /// Decodes; refusing is in order.
    ///
    /// - Throws: ``FuzzFailure`` when a property does not hold; other errors are refusals.
    public let run: @Sendable ([UInt8]) throws -> Void
    /// Hundreds of inputs a second instead of many thousands.
    public let isSlow: Bool

    init(
        _ description: String, isSlow: Bool = false, seeds: @escaping @Sendable () -> [[UInt8]],
        run: @escaping @Sendable ([UInt8]) throws -> Void
    ) {
        self.isSlow = isSlow
        self.description = description
        self.seeds = seeds
        self.run = run
    }

    /// - Returns: what does not hold, nil when all is well.
    public func failure(_ input: [UInt8]) -> FuzzFailure? {
        do {
            try run(input)
            return nil
        } catch {
            return error as? FuzzFailure
        }
    }

    public static let all: [FuzzTarget] =
        formatTargets + journalTargets + sealedTargets + replayTargets + parityTargets
        + stateTargets + databaseTargets + systemTargets + textTargets
        + commandTargets
}

/// A property that does not hold.
public struct FuzzFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}

/// - Throws: ``FuzzFailure`` unless `condition`.
func hold(_ condition: Bool, _ property: @autoclosure () -> String) throws(FuzzFailure) {
    if !condition { throw FuzzFailure(property()) }
}
