import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// Tags as people give them: the words between commas, as in restic.
enum TagArgument {
    /// A reader's limit. - Source: FORMAT.md §12.
    private static let bytesMaximum = Limits.pathBytes

    /// Each once.
    ///
    /// - Throws: ``CommandFailure`` for one without a word, or with a control character, which no
    ///   list could show.
    static func words(of texts: [String]) throws -> [[UInt8]] {
        var all: [[UInt8]] = []
        for text in texts {
            let words = text.split(separator: ",").map { ArgumentText.bytes(String($0)) }
            guard !words.isEmpty else {
                throw CommandFailure(
                    "--tag \(ArgumentText.shown(text)) contains no tag",
                    "specify at least one tag; separate several tags with commas")
            }
            guard !words.joined().contains(where: { $0 < 0x20 || $0 == 0x7f }) else {
                throw CommandFailure(
                    "--tag \(ArgumentText.shown(text)) contains a control character",
                    "use letters, digits and punctuation")
            }
            guard words.allSatisfy({ $0.count <= bytesMaximum }) else {
                throw CommandFailure(
                    "a tag is longer than \(Quantity.count(bytesMaximum)) bytes",
                    "use a shorter one")
            }
            for word in words where !all.contains(word) { all.append(word) }
        }
        return all
    }

    /// Tags to give to commits, or to take from them.
    ///
    /// - Throws: ``CommandFailure`` also for those that only Cairn gives.
    static func given(_ texts: [String]) throws -> [[UInt8]] {
        let words = try words(of: texts)
        if let word = words.first(where: Commit.ownTags.contains) {
            throw CommandFailure(
                "the tag \(PathText.display(word)) is reserved, because Cairn uses it for its own commits",
                "use another tag")
        }
        return words
    }

    /// Whether a commit may have a tag of another program's: a word that can be named, not one of
    /// Cairn's own, nor one by which an imported snapshot is known.
    static func isImportable(_ tag: [UInt8]) -> Bool {
        !Commit.isImportTag(tag) && (try? given([ArgumentText.text(tag)])) == [tag]
    }

    /// Lists of tags, of which a commit must have all of one. A tag of an earlier version may
    /// contain a comma: it is named literally.
    static func alternatives(_ texts: [String]) throws -> [[[UInt8]]] {
        try texts.flatMap { text in
            let (words, whole) = (try words(of: [text]), [ArgumentText.bytes(text)])
            return words == whole ? [words] : [words, whole]
        }
    }
}
