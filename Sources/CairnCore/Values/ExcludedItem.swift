import CairnFormat

/// The rule by which an item is not kept, and what of it applied.
public struct RuleVerdict: Equatable, Sendable {
    public let rule: ExclusionRule
    /// The pattern as it was written, the root, the limit; empty where the rule says it all.
    public let detail: [UInt8]
    /// The detail is a path of the settings, taken as it is, and no pattern.
    public let isPath: Bool

    public init(_ rule: ExclusionRule, _ detail: [UInt8] = [], isPath: Bool = false) {
        self.rule = rule
        self.detail = detail
        self.isPath = isPath
    }
}

/// An item that a rule leaves out, with its inode.
public struct ExcludedItem: Equatable, Sendable {
    public let verdict: RuleVerdict
    public let inode: UInt64

    public init(_ verdict: RuleVerdict, inode: UInt64) {
        self.verdict = verdict
        self.inode = inode
    }
}
