import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnText

/// The file that names the commit before a restore in place, or an undo, while that runs: a killed
/// or interrupted one leaves it.
struct BegunRestoreFile {
    private let path: [UInt8]

    init(_ context: Context, _ repository: Hash128) {
        path = context.state.restorePath(repository)
    }

    var before: Hash128? {
        (try? SmallFile.content(path, upTo: 64)).flatMap {
            Hash128(hex: String(decoding: $0.dropLast(), as: UTF8.self))
        }
    }

    /// Says of one that did not end which commit is the state before it: the next undo brings back
    /// the state before the next restore.
    func tell(_ context: Context, _ reader: CatalogReader) throws {
        guard let before, let point = try reader.commits().first(where: { $0.commit.id == before })
        else { return }
        let hint = RestoreHint(context, host: nil)
        context.note(
            "the restore before this one did not come to its end: `\(hint.command(RestoreHint.inPlace, point.commit.paths, of: point.commit))` brings back the state before it"
        )
    }

    /// - Parameter before: nil when it has ended.
    func note(_ before: CatalogCommit?) {
        if let before {
            try? SmallFile.replace(path, with: Array("\(before.commit.id)\n".utf8))
        } else {
            try? SmallFile.remove(path)
        }
    }
}

/// A restore in place, or an undo, that was begun last and did not come to its end: what it put in
/// place is whole, and the rest is as it was.
struct UnfinishedRestore {
    private let restore: UndoneRestore
    private let hint: RestoreHint

    private static let pathsMaximum = 20

    /// - Returns: nil when there is none, or it was undone since.
    init?(_ context: Context, _ session: ReadingSession) throws {
        guard let id = BegunRestoreFile(context, session.id).before,
            let point = try InPlaceRestore.undoable(session.reader), point.commit.id == id
        else { return nil }
        restore = try UndoneRestore(before: point, session.reader)
        hint = RestoreHint(context, host: nil)
    }

    private var noun: String { restore.isUndo ? "undo" : "restore" }
    private var began: Timestamp { restore.before.commit.time }
    var before: Hash128 { restore.before.commit.id }
    var paths: [[UInt8]] { restore.before.commit.paths }

    /// In a sentence of several.
    var reason: String {
        "the \(noun) in place that began at \(TimeText.zoned(began)) did not come to its end"
    }

    var row: String { "the \(noun) of \(TimeText.local(began)) did not come to its end" }

    var next: String {
        let back = "`\(hint.command("", [], verb: "undo"))` brings back the state before it"
        guard !restore.isUndo, let commit = restore.restored?.commit,
            paths.count <= Self.pathsMaximum
        else { return back }
        return
            "`\(hint.command(RestoreHint.inPlace, paths, of: commit))` restores the rest, \(back)"
    }
}
