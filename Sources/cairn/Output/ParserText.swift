import ArgumentParser
import CairnCore
import CairnText

/// The argument parser's errors, in the form of all others.
enum ParserText {
    /// - Parameters:
    ///   - message: what the parser says, as it is: it repeats what was typed.
    ///   - verb: the words that make the verb.
    static func failure(_ message: String, verb: [String]) -> CommandFailure {
        let text = PathText.lines(ArgumentText.bytes(message))
        var what = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "; ")
        var next: [String] = []
        if let hint = what.firstRange(of: ". Did you mean ") {
            let words = text.split(separator: "'").filter { $0.hasPrefix("-") }.map(String.init)
            // Half of the word is another word.
            if words.count == 2, Suggestion.distance(words[0], words[1]) * 3 < words[0].count {
                next.append("did you mean \(words[1])?")
            }
            what = String(what[..<hint.lowerBound])
        } else if let hint = what.firstRange(of: ". Please provide ") {
            next.append("use " + what[hint.upperBound...].dropLast() + ";")
            what = String(what[..<hint.lowerBound])
        }
        if verb == ["snapshots"], let word = unexpected(text) { next.append(snapshots(word)) }
        let see = next.last?.hasSuffix("?") == true ? "See" : "see"
        next.append("\(see) `\((["cairn"] + verb + ["--help"]).joined(separator: " "))`")
        if what.hasSuffix(".") { what.removeLast() }
        return CommandFailure(
            what.prefix(1).lowercased() + what.dropFirst(), next.joined(separator: " "))
    }

    /// The first word that the verb does not take.
    private static func unexpected(_ text: String) -> Substring? {
        let words = text.split(separator: "'", omittingEmptySubsequences: false)
        return words.first?.contains("nexpected argument") == true && words.count > 2
            ? words[1] : nil
    }

    /// What other programs' users mean by a word behind `snapshots`.
    private static func snapshots(_ word: Substring) -> String {
        if word == "latest" { return "run `cairn snapshots --latest 1` to list the last one;" }
        let shown = ShellText.quoted(ArgumentText.bytes(String(word)))
        return CommitID(String(word)) == nil
            ? "run `cairn snapshots --path \(shown)` to list the commits of a path;"
            : "run `cairn ls --snapshot \(shown)` to list the contents of a commit;"
    }
}
