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
    /// A program shows there what lies elsewhere (``FileSystemTraits/view``).
    public static let shownByProgram = RuleVerdict(.fileSystem, Array("program".utf8))
    /// A snapshot that the file system has taken, among those of a snapshot program.
    public static let fileSystemSnapshot = RuleVerdict(.fileSystem, Array("snapshot".utf8))
    /// Images and layers of a container runtime.
    public static let containerStorage = RuleVerdict(.role, Array("containers".utf8))

    /// Whether nobody ordered it: the rule holds unless the settings switch it off.
    public var isDefault: Bool {
        self == .shownByProgram || self == .fileSystemSnapshot || self == .containerStorage
    }

    /// Whether looking into the item may do harm or never end.
    public var forbidsLooking: Bool { self == .madeByKernel || self == .shownByProgram }
}

/// An excluded item as it is now.
public struct ExcludedItem: Equatable, Sendable {
    public let verdict: RuleVerdict
    /// Nil when it does not exist.
    public let status: FileStatus?
    /// The size in bytes above which files are excluded; nil when there is no such limit.
    public let largestFile: UInt64?

    public var inode: UInt64 { status?.inode ?? 0 }

    public init(_ verdict: RuleVerdict, _ status: FileStatus?, largestFile: UInt64? = nil) {
        self.verdict = verdict
        self.status = status
        self.largestFile = largestFile
    }
}
