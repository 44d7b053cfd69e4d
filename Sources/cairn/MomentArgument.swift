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
                "\"\(shown)\" is not a valid time",
                "use a time such as \"2026-11-20 14:00\", \"22 Nov 2026\", 10pm, monday, yesterday or \"2 hours ago\""
            )
        }
        self.span = span
        if span.first > now {
            let before = "yesterday \(text)"
            let hint =
                MomentSpan(before, now: now) == nil
                ? "" : "; use \"yesterday \(shown)\" for the day before"
            context.note(
                "\(shown) is in the future: it means \(TimeText.zoned(span.last))\(hint)")
        }
    }

    /// The last commit at or before its end.
    func commit(_ reader: CatalogReader) throws -> CatalogCommit {
        if let commit = try reader.commit(at: span.last) { return commit }
        let first = try Self.firstPoint(reader).commit
        throw CommandFailure(
            "there is no commit at or before \(TimeText.zoned(span.last))",
            "the oldest commit is \(first.shortID) of \(TimeText.local(first.time)); run `cairn snapshots` to list all commits"
        )
    }

    /// The commit that shows what was there at its end, or at its beginning, to be compared with a
    /// later one: where nothing was kept yet the first, which is noted.
    func commitToCompare(
        _ reader: CatalogReader, _ context: Context, atBeginning: Bool = false
    ) throws -> CatalogCommit {
        let moment = atBeginning ? span.first : span.last
        if let commit = try reader.commit(at: moment) { return commit }
        let first = try Self.firstPoint(reader)
        context.note(
            "there was no backup yet at \(TimeText.zoned(moment)); comparing with the first snapshot"
        )
        return first
    }

    private static func firstPoint(_ reader: CatalogReader) throws -> CatalogCommit {
        guard let first = try reader.firstPoint(from: 0) else { throw RepositoryError.noCommits }
        return first
    }
}
