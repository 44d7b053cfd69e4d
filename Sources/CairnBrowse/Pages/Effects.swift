import CairnCore
import CairnRestore
import CairnText

/// What a restore would do to one item.
struct Effect: Encodable {
    /// `create`, `replace`, `skip`, `delete`; `same` where nothing differs, `fail` where it would
    /// fail.
    let action: String
    let path: [UInt8]
    /// Why it would fail.
    var reason: String?

    fileprivate static let shown = 50

    /// In which order they are told, and the words of pages.
    fileprivate static let words: [(action: String, word: String)] = [
        ("delete", "removed"), ("replace", "replaced"), ("create", "new"),
        ("skip", "left unchanged"), ("same", "identical"),
    ]

    fileprivate var rank: Int { Self.words.firstIndex { $0.action == action } ?? Self.words.count }
    fileprivate var isChange: Bool { action != "skip" && action != "same" }

    /// `2 replaced, 1 new, 333 identical`
    fileprivate static func counts(_ effects: some Sequence<Effect>) -> String {
        let counts = effects.reduce(into: [:]) { $0[$1.action, default: 0] += 1 }
        return words.compactMap { action, word in
            counts[action].map { "\(Quantity.count($0)) \(word)" }
        }.joined(separator: ", ")
    }
}

extension RestorePreview {
    /// Whether nothing would be done, and nothing fails.
    var isEmpty: Bool { actions.isEmpty && result.counts.failed == 0 }

    /// Whether there is nothing now where something comes back.
    var isAllNew: Bool {
        !result.wasCancelled && !actions.isEmpty && actions.allSatisfy { $0.action == .create }
    }

    static let keptFirst: Markup =
        "Cairn backs up the current items first, so you can undo the restore."
    static let nothingThere: Markup =
        "Nothing exists there now. An undo would remove the restored items."

    var undoNotice: Markup { isAllNew ? Self.nothingThere : Self.keptFirst }

    /// What changes before what does not; the first of it.
    ///
    /// - Parameter same: what would be put in place of the very same.
    func effects(same: Set<[UInt8]> = []) -> [Effect] {
        result.failures.prefix(Effect.shown).map {
            Effect(action: "fail", path: $0.path, reason: $0.reason.text)
        } + ordered(same).prefix(Effect.shown)
    }

    private func ordered(_ same: Set<[UInt8]>) -> [Effect] {
        let all = actions.map { action, path in
            Effect(
                action: action == .replace && same.contains(path) ? "same" : action.rawValue,
                path: path)
        }
        return Effect.words.flatMap { word in all.filter { $0.action == word.action } }
    }

    func markup(_ frame: Frame, same: Set<[UInt8]> = []) -> Markup {
        "\(failures(frame))\(list(frame, same))"
    }

    private func failures(_ frame: Frame) -> Markup {
        let count = result.counts.failed
        guard count > 0 else { return .none }
        let rows = result.failures.prefix(Effect.shown).map { failure -> Markup in
            "<li>\(frame.short(failure.path)): \(failure.reason.text)</li>"
        }
        return """
            <div class="notice \
            bad"><p>\(result.isFutile ? "The restore would fail" : "Some items would not be restored"):</p><ul>\(rows)</ul>\(when: count > UInt64(rows.count), "<p>and \(Quantity.count(count - UInt64(rows.count))) more</p>")\(Frame.next("Fix these problems and reload the page, or restore to another folder."))</div>
            """
    }

    private func list(_ frame: Frame, _ same: Set<[UInt8]>) -> Markup {
        if actions.isEmpty {
            return result.counts.failed > 0
                ? .none
                : #"<p class="faint">Nothing would change, because everything is already in this state.</p>"#
        }
        let all = ordered(same)
        let changes = all.filter(\.isChange)
        let rows = changes.prefix(Effect.shown).map { effect -> Markup in
            """
            <li><span class="tag \(Markup(stringLiteral: effect.action))">\
            \(Effect.words[effect.rank].word)</span> \(frame.short(effect.path))</li>
            """
        }
        let rest = changes.dropFirst(rows.count)
        let untouched = all.count { $0.action == "same" }
        return """
            <p \
            class="figures">\(when: result.wasCancelled, "Of the first \(Quantity.count(all.count)): ")\(Effect.counts(all))</p>\(when: !rows.isEmpty, #"<ul class="effects">\#(rows)</ul>"#)\(when: !rest.isEmpty, #"<p class="faint">and \#(Quantity.count(rest.count)) more: \#(Effect.counts(rest))</p>"#)\(when: untouched > 0, #"<p class="faint">The restore also writes identical items again.</p>"#)\(when: result.wasCancelled, #"<p class="faint">There are too many items to check all of them in advance.</p>"#)
            """
    }
}
