import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnText

/// The file that names the commit before a restore in place, or an undo, while that runs: one that
/// was killed or interrupted leaves it, and so does an undo that could not do all of it.
struct BegunRestoreFile {
    /// Follows the commit of an undo.
    private static let undoWord = "undo"
    /// Follows that of an undo, or of a restore, which the next undo passes over; then come those
    /// that it passes over, too.
    private static let leftWord = "left"
    private static let leftMaximum = 16

    private let path: [UInt8]

    init(_ context: Context, _ repository: Hash128) {
        path = context.state.restorePath(repository)
    }

    private var words: [Substring] {
        let content = (try? SmallFile.content(path, upTo: 1_024)) ?? []
        return String(decoding: content, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }

    var before: Hash128? { words.first.flatMap { Hash128(hex: String($0)) } }

    /// Whether it names one that the next undo passes over.
    var isLeft: Bool { words.contains(Self.leftWord[...]) }

    /// The states before those that the next undo passes over, because it could revert nothing of
    /// them: it takes back the restore before.
    var left: [Hash128] {
        guard isLeft else { return [] }
        return words.compactMap { Hash128(hex: String($0)) }
    }

    /// Ends the undo that begins with a state, or of the restore that does.
    func leave(_ before: Hash128) {
        let others = left.filter { $0 != before }.prefix(Self.leftMaximum - 1)
        let words = ["\(before)", Self.leftWord] + others.map(\.description)
        try? SmallFile.replace(path, with: Array("\(words.joined(separator: " "))\n".utf8))
    }

    /// The restore that an undo was to take back, if that undo did not do all of it: the next goes
    /// on with it.
    ///
    /// - Parameter last: the restore or undo that is to be undone.
    func begunUndo(_ last: UndoneRestore, _ reader: CatalogReader) throws -> UndoneRestore? {
        guard words.last == Self.undoWord[...], let id = before,
            let begun = try reader.commits().first(where: { $0.commit.id == id }),
            begun.commit.restored == last.before.commit.restored
        else { return nil }
        return try last.takenBack(reader)
    }

    /// Says of one that did not end which commit is the state before it: the next undo brings back
    /// the state before the next restore.
    func tell(_ context: Context, _ reader: CatalogReader) throws {
        guard !isLeft, let before,
            let point = try reader.commits().first(where: { $0.commit.id == before })
        else { return }
        let hint = RestoreHint(context, host: nil)
        let noun = words.last == Self.undoWord[...] ? "undo" : "restore"
        let paths = try UndoneRestore(before: point, reader).paths
        let back = try hint.back(to: point, paths, reader)
        context.note(
            "the previous \(noun) did not finish"
                + (back.map { "; run `\($0)` to return to the state before the \(noun)" } ?? ""))
    }

    /// What notes how far a restore, or an undo, is. One that changes nothing leaves what was noted
    /// of another before.
    func noting(_ kind: CommitKind) -> (InPlaceRestore.Standing) -> Void {
        let former = words.joined(separator: " ")
        return { standing in
            let now =
                switch standing {
                case .begun(let point):
                    "\(point.commit.id)" + (kind == .afterUndo ? " \(Self.undoWord)" : "")
                case .ended: ""
                case .unchanged: former
                }
            if now.isEmpty {
                try? SmallFile.remove(path)
            } else {
                try? SmallFile.replace(path, with: Array("\(now)\n".utf8))
            }
        }
    }
}

/// A restore in place, or an undo, that was begun last and did not come to its end, or an undo that
/// could not do all of it: what it put in place is whole, and the rest is as it was.
struct UnfinishedRestore {
    private let restore: UndoneRestore
    /// Whether the next undo goes on with it.
    private let isGoneOnWith: Bool
    private let hint: RestoreHint
    /// The command that returns to the state before; nil if there is none.
    private let back: String?

    private static let pathsMaximum = 20

    /// - Returns: nil when there is none, or it was undone since.
    init?(_ context: Context, _ session: ReadingSession) throws {
        let file = BegunRestoreFile(context, session.id)
        guard !file.isLeft, let id = file.before,
            let point = try InPlaceRestore.undoable(
                session.reader, of: context.machine, known: id)
        else { return nil }
        restore = try UndoneRestore(before: point, session.reader)
        isGoneOnWith = try file.begunUndo(restore, session.reader) != nil
        guard isGoneOnWith || point.commit.id == id else { return nil }
        hint = RestoreHint(context, host: nil)
        back = try hint.back(to: point, restore.paths, session.reader)
    }

    private var noun: String { restore.isUndo ? "undo" : "restore" }
    private var began: Timestamp { restore.before.commit.time }
    var before: Hash128 { restore.before.commit.id }
    var paths: [[UInt8]] { restore.paths }

    /// In a sentence of several.
    var reason: String {
        "the \(noun) that started at \(TimeText.zoned(began)) did not finish"
    }

    var row: String { "the \(noun) of \(TimeText.local(began)) did not finish" }

    var next: String {
        let undo = "`\(hint.command("", [], verb: "undo"))`"
        if isGoneOnWith {
            let goesOn = "run \(undo) to continue it"
            guard paths.count <= Self.pathsMaximum, let back = self.back else { return goesOn }
            return "\(goesOn), or `\(back)` to return to the state before the \(noun)"
        }
        let back = "\(undo) to return to the state before the \(noun)"
        guard !restore.isUndo, let commit = restore.restored?.commit,
            paths.count <= Self.pathsMaximum
        else { return "run \(back)" }
        return
            "run `\(hint.command(RestoreHint.inPlace, paths, of: commit))` to restore the rest, or \(back)"
    }
}

extension RestoreFailure {
    /// Whether only another user can change what is left: the directory that refuses is another
    /// user's. The root user lacks the right only on a file system that a server refuses.
    var isUpToOthers: Bool {
        let user = Process.userID
        var (place, code) = (path, Int32(0))
        switch reason {
        case .blocked(let directory, let error): (place, code) = (directory, error.code)
        case .system(let error):
            code = error.code
            if Self.status(path)?.kind != .directory { place = ItemPath.split(path).parent }
        // Root reads everything.
        case .presentNotKept: code = ErrorCode.notPermitted
        default: return false
        }
        let refusals = [
            ErrorCode.notPermitted, ErrorCode.othersDirectory, SystemError.untrustedLink,
        ]
        guard code == ErrorCode.denied || user != 0 && refusals.contains(code) else { return false }
        while Self.status(place) == nil, place.count > 1 { place = ItemPath.split(place).parent }
        return Self.status(place).map { $0.uid != user } ?? true
    }

    private static func status(_ path: [UInt8]) -> FileStatus? {
        try? LinuxFileSystem().status(ofRoot: path)
    }
}
