import CairnCore
import CairnFormat
import CairnSource

extension RawSettings {
    struct Exclude {
        let patterns: Entry<[Entry<String>]>?
        let paths: Entry<[Entry<String>]>?
        let largerThan: Entry<Size>?
        let oneFileSystem: Entry<Bool>?
        let flags: Entry<Bool>?

        static let keys = ["patterns", "paths", "larger-than", "one-file-system", "flags"]

        init(_ table: SettingsTable?) throws(SettingsError) {
            patterns = try table?.words(
                "patterns",
                allowed: "a list of patterns as in a .gitignore, as [\"*.o\", \"/build/\"]")
            paths = try table?.words(
                "paths", allowed: "a list of paths, as [\"~/Downloads\", \"/srv/scratch\"]")
            largerThan = try table?.size("larger-than")
            oneFileSystem = try table?.flag("one-file-system")
            flags = try table?.flag("flags")
        }
    }
}

/// What the settings exclude of every backup.
public struct ExcludeSettings: Equatable, Sendable {
    /// In the order of the file.
    public var patterns: [IgnorePattern] = []
    /// Absolute.
    public var paths: Set<[UInt8]> = []
    public var largerThan: ByteSize?
    public var oneFileSystem = false
    /// Whether the items' own flags and markers count.
    public var flags = true

    static let largerThanRange = ByteSize(bytes: 1)...ByteSize(bytes: 1 << 60)

    public init() {}

    init(_ raw: RawSettings.Exclude, user: UserEnvironment) throws(SettingsError) {
        for entry in raw.patterns?.value ?? [] { patterns.append(try entry.pattern()) }
        for entry in raw.paths?.value ?? [] { paths.insert(try entry.absolutePath(user)) }
        largerThan = try raw.largerThan?.size(in: Self.largerThanRange)
        oneFileSystem = raw.oneFileSystem?.value ?? false
        flags = raw.flags?.value ?? true
    }

    /// The rules these settings make; Cairn's own directories and roots that are not kept come
    /// besides.
    public var rules: RuleBook {
        var rules = RuleBook()
        rules.patterns = patterns
        rules.paths = paths
        rules.largestFile = largerThan?.bytes
        rules.oneFileSystem = oneFileSystem
        rules.obeysFlags = flags
        return rules
    }
}

extension RawSettings.Entry where Value == String {
    func pattern() throws(SettingsError) -> IgnorePattern {
        do throws(IgnorePattern.Mistake) {
            return try IgnorePattern(Array(value.utf8))
        } catch let mistake {
            throw error(
                "“\(PathText.display(value.utf8, doublingBackslashes: false))” is a pattern \(mistake.problem)",
                allowed:
                    "patterns as in a .gitignore: \"*.o\", \"/build/\", \"cache/**\", \"!keep.o\"")
        }
    }
}
