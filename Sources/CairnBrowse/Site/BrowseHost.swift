import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore
import CairnText

/// What the pages need of the program that serves them: the verbs' own work, by the verbs' own
/// code.
public protocol BrowseHost: Sendable {
    /// The words before a verb in each command that is shown: `cairn`, or `cairn -r DIR`.
    var command: String { get }
    var clock: any Clock { get }
    /// The home of who serves the pages.
    var home: [UInt8] { get }
    /// Whether items may be restored to where they were: not from a remote, not of another machine.
    var restoresInPlace: Bool { get }

    /// Checks that the repository is still at its place, whatever is open of it.
    ///
    /// - Throws: ``RepositoryError/notFound`` when nothing is there, and what ``open()`` throws
    ///   when another is.
    func requireRepository() throws

    /// Opens the repository to be read by one thread.
    func open() throws -> BrowseSession
    func standing() throws -> Standing
    /// What a restore would do, without doing it.
    func preview(_ order: RestoreOrder) throws -> RestorePreview
    /// - Parameter orders: one, or several in place, which become one: one undo takes all back.
    func restore(
        _ orders: [RestoreOrder], _ cancellation: Cancellation, _ observer: any RestoreObserver
    ) throws -> RestoreEnd
    /// The last restore in place; nil when there is none that can be undone.
    func undoable() throws -> Undoable?
    /// What undoing that would do, without doing it.
    func undoPreview() throws -> UndoPreview
    func undo(_ cancellation: Cancellation, _ observer: any RestoreObserver) throws -> RestoreEnd
    /// Whether a path, absolute or from the home (`~`) on, is kept, and why not.
    func why(_ path: [UInt8]) throws -> WhyAnswer
    /// What leaving an item out of every later backup would mean, without doing it. Only of what a
    /// root holds: a page writes nothing elsewhere.
    func exclusion(of path: [UInt8]) throws -> ExclusionPlan
    /// Leaves it out from now on, and says how.
    func exclude(_ path: [UInt8]) throws -> String
    /// What is left out of the roots, as `cairn exclude list` lists it.
    func excluded() throws -> ExcludedItems
    /// What keeping an item again would do, in a sentence, without doing it.
    ///
    /// - Throws: when no exclusion of its own leaves it out, or another rule would still do so.
    func inclusion(of path: [UInt8]) throws -> String
    /// Keeps it again from now on, and says so.
    func include(_ path: [UInt8]) throws -> String
    /// Until when the last version of something deleted stays, as `cairn versions` says; nil for
    /// ever.
    ///
    /// - Parameter gone: the time of the deletion.
    func deletedStays(
        _ last: NamedVersion, deleted gone: Timestamp, _ reader: CatalogReader
    ) throws -> Timestamp?
    /// The beginning of a file as it lies on the disk now.
    ///
    /// - Parameters:
    ///   - root: the root's path; nothing below it is reached through a symlink.
    ///   - path: the file's path below the root.
    /// - Returns: nil when there is no file.
    func present(in root: [UInt8], _ path: [UInt8], bytes maximum: Int) throws -> [UInt8]?
    /// The metadata of a file as it lies on the disk now.
    ///
    /// - Parameters:
    ///   - root: as of ``present(in:_:bytes:)``.
    ///   - path: the file's path below the root.
    func metadata(
        in root: [UInt8], _ path: [UInt8]
    ) throws -> (status: FileStatus, attributes: [ExtendedAttribute])
    /// Whether a file is on the disk now as it was when it had a stamp.
    ///
    /// - Parameters:
    ///   - root: as of ``present(in:_:bytes:)``.
    ///   - path: the file's path below the root.
    func hasStamp(_ stamp: Stamp, in root: [UInt8], _ path: [UInt8]) -> Bool
    /// The settings in force, as a settings file would have them, and where they come from.
    /// The file is nil where there is none.
    func settings() -> (text: String, source: String, file: [UInt8]?)
    /// Opens an encrypted repository, for this process, with the password that was given.
    ///
    /// - Returns: false for a wrong one.
    func unlock(_ password: SecretBytes) throws -> Bool
    /// A failure as messages have it.
    func explain(_ error: any Error) -> Explanation
}

/// A failure in words.
public struct Explanation: Sendable {
    /// What it is that failed, where pages of their own say so.
    public enum Kind: Sendable { case other, away, locked, needsPassword, missing, refused }

    public let kind: Kind
    public let message: String
    /// Nil where nobody can do anything.
    public let next: String?

    public init(_ kind: Kind = .other, message: String, next: String?) {
        self.kind = kind
        self.message = message
        self.next = next
    }
}

/// A restore in place that can be undone.
public struct Undoable: Encodable, Sendable {
    /// A sentence.
    public let text: String
    /// Which it is, inside a sentence.
    let which: String
    /// The commit of the state before, which comes back.
    public let commit: String
    public let time: String
    /// Whether it is itself an undo: what it undid comes back.
    let isUndo: Bool
    /// The states before what was done last, and can be undone or gone on with.
    let parts: Set<Hash128>
    /// Whether an undo of it did not do all of it, and is gone on with.
    let goesOn: Bool

    private enum CodingKeys: String, CodingKey {
        case text, commit, time
        case isUndo = "is_undo"
        case goesOn = "goes_on"
    }

    /// What a button says.
    var verb: Markup { goesOn ? "Undo the rest" : isUndo ? "Undo the undo" : "Undo it" }

    public init(
        text: String, which: String, before: Commit, isUndo: Bool, parts: Set<Hash128>,
        goesOn: Bool = false
    ) {
        self.parts = parts
        self.goesOn = goesOn
        self.text = text
        self.which = which
        self.isUndo = isUndo
        commit = before.id.description
        time = TimeText.utc(before.time)
    }
}

/// What leaving an item out would mean.
public struct ExclusionPlan: Encodable, Sendable {
    public let path: [UInt8]
    /// What of it is kept now, without directories: later commits would not have it.
    public let files: UInt64
    public let bytes: UInt64
    /// `flag` or `settings`: which way is taken, as far as can be told beforehand.
    public let method: String
    /// The line that names it in the settings, when it cannot carry the flag.
    public let line: String
    public let settingsFile: [UInt8]

    private enum CodingKeys: String, CodingKey {
        case path, files, bytes, method, line
        case settingsFile = "settings_file"
    }

    public init(
        path: [UInt8], kept: (files: UInt64, bytes: UInt64), method: String, line: String,
        settingsFile: [UInt8]
    ) {
        self.path = path
        (files, bytes) = kept
        self.method = method
        self.line = line
        self.settingsFile = settingsFile
    }
}

/// How things stand: what `cairn status` says.
public struct Standing: Encodable, Sendable {
    public struct Line: Encodable, Sendable {
        /// Empty for a line beneath the one before.
        public let name: String
        public let text: String
        /// `good`, `bad`, `doubtful`, `faint` or `plain`.
        public let mood: String

        public init(name: String, text: String, mood: String) {
            self.name = name
            self.text = text
            self.mood = mood
        }
    }

    /// One thing that is wrong.
    public struct Trouble: Encodable, Sendable {
        public let text: String
        /// The first of the items that it is about.
        public let details: [String]
        /// Nil where nothing is to be done but wait.
        public let next: String?
        /// Whether an undo of the last restore ends it.
        let endsByUndo: Bool

        private enum CodingKeys: String, CodingKey { case text, details, next }

        public init(text: String, details: [String], next: String?, endsByUndo: Bool) {
            self.text = text
            self.details = details
            self.next = next
            self.endsByUndo = endsByUndo
        }
    }

    /// `well`, `trouble` or `stale`.
    public let level: String
    public let sentence: String
    public let lines: [Line]
    /// Whether every save is kept now.
    public let watched: Bool
    /// Until when everything is kept, of what is not watched; nil when nothing is.
    public let until: Timestamp?
    /// What to do so that every save is kept; nil where there is nothing to be done.
    public let next: String?
    /// What is wrong, each with its own next step.
    public let troubles: [Trouble]

    private enum CodingKeys: String, CodingKey {
        case level, sentence, lines, watched, next, troubles
        case until = "kept_until"
    }

    public init(
        level: String, sentence: String, lines: [Line], watched: Bool, until: Timestamp?,
        next: String?, troubles: [Trouble] = []
    ) {
        self.troubles = troubles
        self.level = level
        self.sentence = sentence
        self.lines = lines
        self.watched = watched
        self.until = until
        self.next = next
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(level, forKey: .level)
        try fields.encode(sentence, forKey: .sentence)
        try fields.encode(lines, forKey: .lines)
        try fields.encode(watched, forKey: .watched)
        try fields.encodeIfPresent(until.map { TimeText.utc($0) }, forKey: .until)
        try fields.encodeIfPresent(next, forKey: .next)
        try fields.encode(troubles, forKey: .troubles)
    }
}

/// What a person asks to have back, and where.
public struct RestoreOrder: Sendable {
    public enum Destination: Sendable, Equatable {
        case inPlace
        /// An absolute path, or `~`, or one that begins with `~/`.
        case directory([UInt8])
    }

    /// Absolute, as they were on the machine.
    public let paths: [[UInt8]]
    /// The commit of which; nil for a version that no commit shows any more.
    public let commit: Commit?
    /// What `--snapshot` takes: the id of ``commit``, or of the version of the one path.
    let id: Hash128
    public let destination: Destination
    /// In place, of one path: the path under which it comes back instead; absolute.
    let newPath: [UInt8]?
    /// Of which root, or which machine's.
    let scope: RootScope

    init(
        paths: [[UInt8]], commit: Commit?, id: Hash128, destination: Destination,
        scope: RootScope, newPath: [UInt8]? = nil
    ) {
        self.paths = paths
        self.commit = commit
        self.id = id
        self.destination = destination
        self.scope = scope
        self.newPath = newPath
    }

    /// The same to another place.
    func beneath(_ folder: [UInt8]) -> RestoreOrder {
        RestoreOrder(
            paths: paths, commit: commit, id: id, destination: .directory(folder), scope: scope)
    }

    /// A folder that a person named.
    static func folder(_ path: [UInt8]) throws(PageFailure) -> [UInt8] {
        guard
            path.first == ItemPath.separator || path.starts(with: "~/".utf8)
                || path == Array("~".utf8), !path.contains(0)
        else {
            throw PageFailure(
                status: 400, message: "The folder must be an absolute path.",
                next: "Use a path such as /home/you/restored or ~/restored.")
        }
        return path
    }

    /// The words of the verb, as `cairn` understands them. Bytes, since a name may be any.
    public var arguments: [[UInt8]] { words(id.description) }

    /// The same with the id as people see it.
    var shownArguments: [[UInt8]] { words(Commit.short(id)) }

    private func words(_ id: String) -> [[UInt8]] {
        var words: [[UInt8]] = [Array("restore".utf8)]
        switch destination {
        case .inPlace:
            words.append(Array("--in-place".utf8))
            if let newPath { words += [Array("--as".utf8), newPath] }
        // Files that are there stay: what is put over them would be lost.
        case .directory(let path):
            words += ["--overwrite", "never", "--target"].map { Array($0.utf8) } + [path]
        }
        words += [Array("--snapshot".utf8), Array(id.utf8)]
        return words + scope.words + paths
    }
}

public struct RestorePreview: Sendable {
    /// What would be done to what; the first of them, where the dry run was cancelled.
    public let actions: [(action: RestoreAction, path: [UInt8])]
    public let result: RestoreResult
    /// Why what comes back may be incomplete.
    public let doubt: String?

    public init(
        actions: [(action: RestoreAction, path: [UInt8])], result: RestoreResult, doubt: String?
    ) {
        self.actions = actions
        self.result = result
        self.doubt = doubt
    }
}

public struct UndoPreview: Sendable {
    let restore: RestorePreview
    /// What was changed since the restore that is undone; nil where that is not known.
    let changedSince: [[UInt8]]?
    /// What would be put in place of the very same.
    let same: Set<[UInt8]>

    public init(restore: RestorePreview, changedSince: [[UInt8]]?, same: Set<[UInt8]>) {
        self.restore = restore
        self.changedSince = changedSince
        self.same = same
    }
}

public struct RestoreEnd: Sendable {
    public let result: RestoreResult
    /// The commit of the state before, which an undo brings back.
    public let before: Commit?
    public let doubt: String?

    public init(result: RestoreResult, before: Commit?, doubt: String?) {
        self.result = result
        self.before = before
        self.doubt = doubt
    }
}

public struct WhyAnswer: Encodable, Sendable {
    public let path: [UInt8]
    /// Whether a backup keeps it, or would if it were there; not what cannot be read.
    public let kept: Bool
    public let exists: Bool
    /// Whether versions of it are kept, of one that is not there.
    public let former: Bool
    public let sentence: String
    /// What to do about it; a command.
    public let next: String?
    /// Whether it is there, and no rule leaves it out.
    let canBeExcluded: Bool
    /// It, or the folder above it whose own exclusion leaves it out, which can be taken back; nil
    /// where another rule does.
    let includable: [UInt8]?

    private enum CodingKeys: String, CodingKey { case path, kept, exists, former, sentence, next }

    public init(
        path: [UInt8], standing: (kept: Bool, exists: Bool, former: Bool), sentence: String,
        next: String?, canBeExcluded: Bool, includable: [UInt8]?
    ) {
        self.canBeExcluded = canBeExcluded
        self.includable = includable
        self.path = path
        (kept, exists, former) = standing
        self.sentence = sentence
        self.next = next
    }
}

/// What rules leave out, each with all that is beneath it.
public struct ExcludedItems: Encodable, Sendable {
    public struct Item: Encodable, Sendable {
        public let path: [UInt8]
        /// Which rule, in words.
        public let why: String
        /// Without directories.
        public let items: UInt64
        public let bytes: UInt64

        public init(path: [UInt8], why: String, items: UInt64, bytes: UInt64) {
            self.path = path
            self.why = why
            self.items = items
            self.bytes = bytes
        }
    }

    public let items: [Item]
    /// Whether these are all: looking for them ends after some time.
    public let isComplete: Bool

    private enum CodingKeys: String, CodingKey {
        case items
        case isComplete = "complete"
    }

    public init(items: [Item], isComplete: Bool) {
        self.items = items
        self.isComplete = isComplete
    }
}
