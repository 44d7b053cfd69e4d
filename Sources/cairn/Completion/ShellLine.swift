import CairnCore
import CairnLinux
import CairnText

/// The line of a shell up to the cursor, cut into words as the shell would.
struct ShellLine {
    var words: [String] = []
    /// The last word, up to the cursor, without its quotes.
    var current = ""

    /// - Source: bash(1), QUOTING. Expansions are left as they are typed, but for `~`.
    init(_ line: String) {
        var word: String?
        var quote: Character?
        var characters = line.makeIterator()
        while let character = characters.next() {
            switch (quote, character) {
            case (nil, " "), (nil, "\t"):
                if let done = word { words.append(done) }
                word = nil
            case (nil, "'"), (nil, "\""):
                quote = character
                word = word ?? ""
            case (let open?, _) where open == character: quote = nil
            case (nil, "\\"), ("\""?, "\\"):
                if let next = characters.next() { word = (word ?? "") + String(next) }
            default: word = (word ?? "") + String(character)
            }
        }
        current = word ?? ""
    }
}

/// What the shells' scripts call: `cairn __complete SHELL WORD…`.
///
/// bash gives its line up to the cursor; zsh and fish the words, of which the last is the one at
/// the cursor. Each line of the answer is a value, a tab and its text; `:files` or `:directories`
/// is for what the shell completes itself.
enum CompletionCall {
    static let verb = "__complete"

    static func answer(_ arguments: [String]) {
        var words = Array(arguments.dropFirst())
        var current = ""
        if arguments.first == "bash" {
            let line = ShellLine(words.first ?? "")
            (words, current) = (line.words, line.current)
        } else {
            current = words.popLast() ?? ""
        }
        // The program's own name.
        words = Array(words.dropFirst()).map(expanded)
        let isHome = current.hasPrefix("~/")
        let answer = Completer.answer(words, expanded(current))
        if answer.files != .none { Terminal.line(":\(answer.files.rawValue)") }
        let home = Process.home
        for candidate in answer.candidates {
            var value = candidate.value
            if isHome, value.hasPrefix(home + "/") { value = "~" + value.dropFirst(home.count) }
            let text = candidate.text.split(whereSeparator: \.isNewline).first ?? ""
            ArgumentText.bytes("\(value)\t\(text)\n").withUnsafeBytes { _ = Terminal.write($0) }
        }
        Terminal.flush()
    }

    private static func expanded(_ word: String) -> String {
        word == "~" || word.hasPrefix("~/") ? Process.home + word.dropFirst() : word
    }
}
