import CairnCore
import CairnFormat
import CairnRestore
import CairnText

/// Asks before an undo: what it would change, and what was changed since the restore.
struct UndoPage {
    private let last: Undoable
    private let preview: Result<UndoPreview, any Error>
    private let host: any BrowseHost

    private static let changedShown = 50

    /// - Parameter before: as of ``last(_:before:)``.
    init(_ host: any BrowseHost, before: String?) throws {
        self.host = host
        last = try Self.last(host, before: before)
        preview = Result { try host.undoPreview() }
    }

    /// The last restore in place.
    ///
    /// - Parameter before: the commit of the state before, of the restore that a page means; nil
    ///   for the last one.
    static func last(_ host: any BrowseHost, before: String?) throws -> Undoable {
        guard host.restoresInPlace, let last = try host.undoable() else {
            throw PageFailure(
                status: 400, message: "There is no restore to undo.", next: nil)
        }
        guard before == nil || before == last.commit else {
            throw PageFailure(
                status: 409,
                message:
                    "This page is out of date, because another restore has run since you opened it.",
                next: "Open Home to see the last restore.")
        }
        return last
    }

    func markup(_ frame: Frame) -> Markup {
        frame.page("\(heading)", "<h1>\(heading)</h1><p>\(last.text)</p>\(body(frame))")
    }

    private var heading: Markup { last.verb }

    private func body(_ frame: Frame) -> Markup {
        switch preview {
        case .failure(let error):
            let why = host.explain(error)
            return """
                <div class="notice bad"><p>\(why.message)</p>\(why.next.map { Frame.next($0) })</div>
                """
        case .success(let preview):
            return """
                \(changed(preview, frame))
                \(preview.restore.doubt.map { #"<p class="notice">\#($0.capitalizedSentence)</p>"# })
                <section><h2>What would change</h2>\
                \(preview.restore.markup(frame, same: preview.same))
                \(preview.restore.result.isFutile ? .none : form(preview, frame))</section>
                """
        }
    }

    private func changed(_ preview: UndoPreview, _ frame: Frame) -> Markup? {
        guard let changed = preview.changedSince else {
            return """
                <p class="notice">Cairn cannot tell whether anything has changed since the \
                restore, because the state after the restore is unknown.</p>
                """
        }
        guard !changed.isEmpty else { return nil }
        let rows = changed.prefix(Self.changedShown).map { "<li>\(frame.short($0))</li>" as Markup }
        let more = changed.count - rows.count
        return """
            <div class="notice bad"><p>These items have changed since the restore, and the \
            undo also reverts these changes:</p><ul>\(rows)</ul>\(when: more > 0, "<p>and \(Quantity.count(more)) more</p>")</div>
            """
    }

    private func form(_ preview: UndoPreview, _ frame: Frame) -> Markup {
        """
        <form action="/undo" method="post">\(frame.csrfField)
        <input type="hidden" name="before" value="\(last.commit)">\
        <input type="hidden" name="seen" value="\(preview.changes)">
        <button>\(heading)</button></form>
        <p class="faint">Cairn backs up the current items first, so you can undo this too.</p>
        \(frame.command("undo"))
        """
    }
}

extension UndoPreview {
    /// A name for what has changed since the restore: the same as long as that is the same.
    var changes: String {
        guard let changedSince else { return "unknown" }
        // No path has a zero byte in it.
        return Digest.h128(Array(changedSince.joined(separator: [0]))).description
    }

    /// - Parameter seen: the ``changes`` that the page had, whose form was sent.
    /// - Throws: ``PageFailure`` when they are others now.
    func require(seen: String) throws {
        guard seen == changes else {
            throw PageFailure(
                status: 409,
                message:
                    "Nothing was undone, because something has changed since the page was loaded.",
                next: "Reload the page, and check again what would change.")
        }
    }
}

/// The last restore in place, if it can be undone, and what that would change.
struct UndoAnswer: Encodable {
    let undoable: Undoable?
    /// The first of it.
    let effects: [Effect]
    let changedSince: [[UInt8]]?

    private enum CodingKeys: String, CodingKey {
        case undoable, effects
        case changedSince = "changed_since"
    }

    init(_ host: any BrowseHost) throws {
        undoable = host.restoresInPlace ? try host.undoable() : nil
        let preview = undoable == nil ? nil : try host.undoPreview()
        effects = preview.map { $0.restore.effects(same: $0.same) } ?? []
        changedSince = preview?.changedSince
    }
}
