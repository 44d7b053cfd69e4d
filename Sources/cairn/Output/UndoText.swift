import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore
import CairnText

/// The restore about to be undone, in words and in JSON.
struct UndoText {
    private let undone: UndoneRestore
    private let begun: UndoneRestore?
    private let takenBack: UndoneRestore?
    private let isUnfinished: Bool

    private static let pathsMaximum = 5

    init(_ next: NextUndo, _ reader: CatalogReader) throws {
        undone = next.undone
        begun = next.begun
        isUnfinished = next.isUnfinished
        takenBack = try undone.takenBack(reader)
    }

    /// - Parameter changed: what was changed since; nil where that is not known.
    func write(_ options: GlobalOptions, changedSince changed: [[UInt8]]?) {
        let point = undone.before.commit
        if options.json {
            var line = JSONObject(type: "undoing")
            line["of"] = Self.noun(undone)
            line["time"] = TimeText.utc(point.time)
            line["before_commit"] = point.id.description
            line["restored_commit"] = undone.restored?.commit.id.description
            line["restored_time"] = undone.restored.map { TimeText.utc($0.commit.time) }
            if let takenBack {
                line["brings_back"] = Self.noun(takenBack)
                line["brings_back_time"] = TimeText.utc(takenBack.before.commit.time)
            }
            if let begun {
                line["goes_on"] = begun.before.commit.id.description
                line["goes_on_time"] = TimeText.utc(begun.before.commit.time)
            }
            line["paths"] = point.paths
            line["changed_since"] = changed
            return line.write()
        }
        guard !options.quiet else { return }
        let undoing =
            begun.map {
                "continuing the undo of \(TimeText.local($0.before.commit.time)), which is unfinished: undoing"
            } ?? "undoing"
        list("\(undoing) \(what):", point.paths)
        if let changed, !changed.isEmpty {
            list(
                "these items have changed since then; the undo also reverts these changes:", changed
            )
        }
    }

    private func list(_ heading: String, _ paths: [[UInt8]]) {
        Terminal.line(heading)
        for path in paths.prefix(Self.pathsMaximum) {
            Terminal.line("  \(PathText.display(path))")
        }
        if paths.count > Self.pathsMaximum {
            Terminal.line("  … and \(paths.count - Self.pathsMaximum) more")
        }
    }

    /// `the restore of 2026-11-25 07:50:31, which brought back …`
    var what: String { "\(which), \(meaning)" }

    /// `the restore of 2026-11-25 07:50:31`
    var which: String {
        "the \(Self.noun(undone)) of \(TimeText.local(undone.before.commit.time))"
    }

    private var meaning: String {
        if let takenBack {
            return
                "which undid the \(Self.noun(takenBack)) of \(TimeText.local(takenBack.before.commit.time))"
        }
        guard let restored = undone.restored?.commit
        else { return "which restored a state that has been forgotten since then" }
        return isUnfinished
            ? "which did not finish restoring the state of \(TimeText.local(restored.time)) (commit \(restored.shortID))"
            : "which restored the state of \(TimeText.local(restored.time)) (commit \(restored.shortID))"
    }

    private static func noun(_ restore: UndoneRestore) -> String {
        restore.isUndo ? "undo" : "restore"
    }
}
