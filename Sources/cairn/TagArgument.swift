import CairnFormat
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
                    "--tag \(ArgumentText.shown(text)) has no word",
                    "name one; several stand between commas")
            }
            guard !words.joined().contains(where: { $0 < 0x20 || $0 == 0x7f }) else {
                throw CommandFailure(
                    "--tag \(ArgumentText.shown(text)) has a control character",
                    "name it in letters, digits and signs")
            }
            guard words.allSatisfy({ $0.count <= bytesMaximum }) else {
                throw CommandFailure(
                    "a tag is longer than \(Quantity.count(bytesMaximum)) bytes",
                    "choose a shorter one")
            }
            for word in words where !all.contains(word) { all.append(word) }
        }
        return all
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
