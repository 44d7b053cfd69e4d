import CairnFormat

/// The rule that excludes an item, and the detail of it that applied.
public struct RuleVerdict: Equatable, Sendable {
    public let rule: ExclusionRule
    /// The pattern as it was written, the root, or the limit; empty where the rule needs no detail.
    public let detail: [UInt8]
    /// Whether the detail is a literal path of the settings, not a pattern.
    public let isPath: Bool

    public init(_ rule: ExclusionRule, _ detail: [UInt8] = [], isPath: Bool = false) {
        self.rule = rule
        self.detail = detail
        self.isPath = isPath
    }

    /// On a file system whose content the kernel makes up (``FileSystemOrigin/made``).
    public static let madeByKernel = RuleVerdict(.fileSystem, Array("kernel".utf8))
}

/// An excluded item with its inode.
public struct ExcludedItem: Equatable, Sendable {
    public let verdict: RuleVerdict
    public let inode: UInt64

    public init(_ verdict: RuleVerdict, inode: UInt64) {
        self.verdict = verdict
        self.inode = inode
    }
}
