import CairnFormat

/// The settings file as TOML: known keys, values of the right type, and the line of each. Nothing
/// is checked beyond that.
///
/// Invariant: every key of the file is in here; one that is not known is refused, so that a slip of
/// the pen is never a silent default.
struct RawSettings {
    /// One value and where it stands.
    struct Entry<Value> {
        let value: Value
        let key: String
        let line: Int
        let file: String

        func error(_ problem: String, allowed: String) -> SettingsError {
            SettingsError(file: file, line: line, key: key, problem: problem, allowed: allowed)
        }
    }

    /// A size may be a number of bytes or a text with a unit.
    enum Size {
        case bytes(Int)
        case text(String)
    }

    struct Root {
        let name: Entry<String>
        let path: Entry<String>
        let role: Entry<String>?
        let purge: Entry<Bool>?
        let retention: Tiers?
    }

    let repository: Entry<String>?
    let compression: Entry<String>?
    let commitInterval: Entry<String>?
    let commitSize: Entry<Size>?
    let readers: Entry<Int>?
    let onError: Entry<String>?
    let scrub: Entry<String>?
    let passwordFile: Entry<String>?
    let passwordCommand: Entry<[Entry<String>]>?
    let watch: Watch
    let retry: Retry
    let hooks: Hooks
    let metrics: Metrics
    let purge: Purge
    let retention: Retention
    let standard: Entry<Bool>?
    let containers: Containers
    let exclude: Exclude
    let anomaly: Anomaly
    let documents: Documents
    let parity: Parity
    let drill: Drill
    let prune: Prune
    let appendOnly: Entry<Bool>?
    let immutable: Entry<Bool>?
    let roots: [Root]

    static let keys = [
        "repository", "compression", "commit-interval", "commit-size", "readers", "on-error",
        "scrub", "password-file", "password-command",
        "watch", "retry", "hooks", "metrics", "standard", "exclude", "brake", "purge", "retention",
        "containers", "documents", "parity", "drill", "prune",
        "append-only", "immutable", "root",
    ]
    static let rootName = "root"
    static let rootKeys = ["name", "path", "role", "purge", "retention"]
    /// Every table and what may stand in it.
    static let tableKeys: [(name: String, keys: [String])] = [
        ("watch", Watch.keys), ("retry", Retry.keys), ("hooks", Hooks.keys),
        ("metrics", Metrics.keys),
        ("purge", Purge.keys), ("retention", Retention.keys),
        ("exclude", Exclude.keys), ("documents", Documents.keys), ("brake", Anomaly.keys),
        ("containers", Containers.keys), ("parity", Parity.keys), ("drill", Drill.keys),
        ("prune", Prune.keys),
        (rootName, rootKeys),
    ]

    init(text: [UInt8], file: String) throws(SettingsError) {
        let reader = SettingsTable(file: try Self.parse(text, file), file: file)
        try reader.refuseUnknownKeys(known: Self.keys)
        repository = try reader.string("repository")
        compression = try reader.string("compression")
        commitInterval = try reader.time("commit-interval")
        commitSize = try reader.size("commit-size")
        readers = try reader.integer("readers")
        onError = try reader.string("on-error")
        scrub = try reader.string("scrub")
        passwordFile = try reader.string("password-file")
        passwordCommand = try reader.words(
            "password-command",
            allowed:
                "a list of texts: the program and its arguments, as [\"/usr/bin/pass\", \"cairn\"]")
        watch = try Watch(reader.table("watch"))
        retry = try Retry(reader.table("retry"))
        hooks = try Hooks(reader.table("hooks"))
        metrics = try Metrics(reader.table("metrics"))
        purge = try Purge(reader.table("purge"))
        retention = try Retention(reader.table("retention"))
        standard = try reader.flag("standard")
        containers = try Containers(reader.table("containers"))
        exclude = try Exclude(reader.table("exclude"))
        anomaly = try Anomaly(reader.table("brake"))
        documents = try Documents(reader.table("documents"))
        parity = try Parity(reader.table("parity"))
        drill = try Drill(reader.table("drill"))
        prune = try Prune(reader.table("prune"))
        appendOnly = try reader.flag("append-only")
        immutable = try reader.flag("immutable")
        var roots: [Root] = []
        for root in try reader.tables(Self.rootName) {
            try root.refuseUnknownKeys(known: Self.rootKeys)
            roots.append(
                Root(
                    name: try root.required(try root.string("name"), "name"),
                    path: try root.required(try root.string("path"), "path"),
                    role: try root.string("role"),
                    purge: try root.flag("purge"),
                    retention: try root.inner("retention", known: Tiers.keys).map {
                        table throws(SettingsError) in try Tiers(table)
                    }))
        }
        self.roots = roots
    }

    private static func parse(
        _ text: [UInt8], _ file: String
    ) throws(SettingsError) -> TOMLTable {
        func error(_ place: TOMLPosition, _ problem: String, _ allowed: String) -> SettingsError {
            SettingsError(
                file: file, line: place.line, key: nil, problem: problem, allowed: allowed)
        }
        let parser: TOMLParser
        do {
            parser = try TOMLParser(text)
        } catch let failure {
            throw error(failure.position, failure.problem, failure.allowed)
        }
        // Neither a path nor a word of a command can hold one.
        if let zero = parser.escapedZero {
            throw error(zero, "a zero character in a string", "text without U+0000")
        }
        return parser.root
    }
}
