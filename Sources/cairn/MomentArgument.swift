import CairnFormat
import CairnRepository
import CairnText

/// A moment as a person named it. One that is still to come is noted.
struct MomentArgument {
    let span: MomentSpan

    init(_ text: String, _ context: Context) throws {
        let now = context.clock.now()
        let shown = ArgumentText.shown(text)
        guard let span = MomentSpan(text, now: now) else {
            throw CommandFailure(
                "\"\(shown)\" is no moment",
                "write it as \"2026-11-20 14:00\", \"22 Nov 2026\", 10pm, monday, yesterday or \"2 hours ago\""
            )
        }
        self.span = span
        if span.first > now {
            let before = "yesterday \(text)"
            let hint =
                MomentSpan(before, now: now) == nil
                ? "" : "; for the day before, \"yesterday \(shown)\""
            context.note(
                "\(shown) is still to come: it is \(TimeText.zoned(span.last))\(hint)")
        }
    }

    /// The last commit at or before its end.
    func commit(_ reader: CatalogReader) throws -> CatalogCommit {
        try commit(reader, at: span.last)
    }

    /// The last commit at or before its beginning.
    func commitBefore(_ reader: CatalogReader) throws -> CatalogCommit {
        try commit(reader, at: span.first)
    }

    private func commit(_ reader: CatalogReader, at moment: Timestamp) throws -> CatalogCommit {
        if let commit = try reader.commit(at: moment) { return commit }
        guard let oldest = try reader.firstPoint(from: 0)?.commit else {
            throw RepositoryError.noCommits
        }
        throw CommandFailure(
            "there is no commit at or before \(TimeText.zoned(moment))",
            "the oldest is \(oldest.shortID) of \(TimeText.local(oldest.time)); list them with `cairn snapshots`"
        )
    }
}
