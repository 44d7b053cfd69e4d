import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore
import CairnText

/// What a verb says of a PATH that is not in a commit: what became of it, and the command that was
/// meant.
struct MissingPath {
    let context: Context
    let host: String?
    /// The verb, and the options with which it is to be repeated.
    let verb: String
    var how = ""

    func failure(_ text: String, _ reader: CatalogReader, at commit: CatalogCommit) throws
        -> CommandFailure
    {
        let shown = ArgumentText.shown(text)
        if !text.contains("/"), let failure = try word(text, reader) { return failure }
        let places = try reader.readings(text).all
        for place in places {
            let versions = try reader.versions(place.root, path: place.path)
            if let last = versions.last(where: { $0.last ?? .max <= commit.number }) {
                return try ended(shown, place, last, reader)
            }
            guard let next = versions.first(where: { $0.first > commit.number }),
                let point = try reader.firstPoint(
                    showing: place.root, from: next.first, before: next.last)
            else { continue }
            let words = [how, try hint.host(of: place.root, at: point, reader)]
                .filter { !$0.isEmpty }.joined(separator: " ")
            return CommandFailure(
                "\(shown) is not in this commit; it was first backed up later, in commit \(point.commit.shortID) of \(TimeText.local(point.commit.time))",
                "use that commit: `\(hint.command(words, [place.livePath], of: point.commit, verb: verb))`"
            )
        }
        let unheld = host == nil ? try UnheldPath(text, reader, context) : nil
        if let unheld, unheld.exists { return unheld.failure }
        let others = host == nil ? try HostText.others(reader) : nil
        if let near = try NearMiss(reader, at: commit.number).path(for: text) {
            return CommandFailure(
                "\(shown) is not in this commit",
                "did you mean \(ShellText.quoted(near))? Run `cairn ls` to list the contents"
            ).with(others)
        }
        let failure =
            unheld?.failure ?? CommandFailure(RestoreError.notInCommit(ArgumentText.bytes(text)))
        return (failure ?? CommandFailure("\(shown) is not in this commit")).with(others)
    }

    private var hint: RestoreHint { RestoreHint(context, host: host) }

    private func ended(
        _ shown: String, _ place: RestoreSelection, _ version: ItemVersion, _ reader: CatalogReader
    ) throws -> CommandFailure {
        let last = version.last ?? .max
        let ending = try ItemEnding(
            reader, place.root, place.path, last: last, wasRemoved: version.wasRemoved)
        let gone = try reader.commit(notBefore: ending.commit)?.commit
        let when = gone.map { " (\(TimeText.zoned($0.time)))" } ?? ""
        let what =
            "\(shown) is not in this commit: it was \(ending.text(gone, now: context.clock.now()))"
        if case .renamed(let name) = ending.how {
            return CommandFailure(
                what + when,
                "use its current name: `\(hint.command(how, [name.livePath], verb: verb))`; run `cairn versions \(shown)` to see its history"
            )
        }
        return CommandFailure(
            what + when,
            "\(verb == "restore" ? "restore it" : "read its last version") with `\(try hint.lastVersion(place, version, reader, how, verb))`"
        )
    }

    /// What users of other programs write for a commit.
    ///
    /// - Parameter others: the words behind it.
    func word(_ text: String, _ reader: CatalogReader, _ others: [String] = []) throws
        -> CommandFailure?
    {
        let shown = ArgumentText.shown(text)
        let option: String
        if try SnapshotOptions.isCommit(text, reader) {
            option = "--snapshot \(shown)"
        } else if SnapshotOptions.isMoment(text, context) {
            option = "--at \(ShellText.quoted(ArgumentText.bytes(text)))"
        } else {
            return nil
        }
        return CommandFailure(
            "\(shown) was interpreted as a PATH, but the commit does not contain this path",
            "select the commit with an option: `\(hint.command(how, ([option] + others.map { ShellText.quoted(ArgumentText.bytes($0)) }).joined(separator: " "), verb: verb))`"
        )
    }
}
