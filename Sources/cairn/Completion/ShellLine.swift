import CairnCore
import CairnLinux
import CairnText

/// The line of bash up to the cursor, cut into words as the shell would.
///
/// It goes by bytes: to a shell, a quote with an accent on it is a quote.
struct ShellLine {
    var words: [String] = []
    /// The last word, up to the cursor, without its quotes.
    var current = ""
    /// Whether the last word begins with a quote: the shell then expands no `~`.
    private(set) var isQuoted = false
    /// The quote that is open at the cursor.
    private var quote: UInt8?
    /// What of the last word stands before what readline replaces; and as it was when the last
    /// quote began.
    private var kept: [UInt8] = []
    private var keptBeforeQuote: [UInt8] = []
    /// Whether the last word has `$'` or `$"`, in which other rules hold.
    private var isOfDollar = false

    private static let (single, double) = (UInt8(ascii: "'"), UInt8(ascii: "\""))
    private static let backslash = UInt8(ascii: "\\")
    /// COMP_WORDBREAKS, as bash has it by itself.
    static let usualBreaks = " \t\n\"'@><=;|&(:"

    /// - Parameter breaks: the characters behind which readline begins a word.
    /// - Source: bash(1), QUOTING; readline's `_rl_find_completion_word`. Expansions are left as
    ///   they are typed, but for `~`.
    init(_ line: String, breaks: String = usualBreaks) {
        let breaks = Set(breaks.utf8)
        var word: [UInt8]?
        var last: UInt8?
        var rest = line.utf8.makeIterator()
        while let byte = rest.next() {
            switch (quote, byte) {
            case (nil, UInt8(ascii: " ")), (nil, UInt8(ascii: "\t")):
                if let word { words.append(String(decoding: word, as: UTF8.self)) }
                (word, kept, isQuoted, isOfDollar) = (nil, [], false, false)
            case (nil, Self.single), (nil, Self.double):
                (isQuoted, quote) = (isQuoted || word == nil, byte)
                isOfDollar = isOfDollar || last == UInt8(ascii: "$")
                (keptBeforeQuote, kept) = (kept, word ?? [])
                word = word ?? []
            // A whole quoted part is replaced with the rest.
            case (let open?, _) where open == byte: (quote, kept) = (nil, keptBeforeQuote)
            case (nil, Self.backslash), (Self.double?, Self.backslash):
                guard let next = rest.next() else { break }
                let stays = quote != nil && !"$`\"\\".utf8.contains(next)
                word = (word ?? []) + (stays ? [byte, next] : [next])
            default:
                word = (word ?? []) + [byte]
                if quote == nil, breaks.contains(byte) { kept = word ?? [] }
            }
            last = byte
        }
        current = String(decoding: word ?? [], as: UTF8.self)
    }

    /// What is to be inserted for a value: what readline replaces of it, quoted as the place needs
    /// it.
    ///
    /// - Returns: nil where the shell would not read the value from it.
    func insertion(_ value: String) -> String? {
        let value = Array(value.utf8)
        guard !isOfDollar, value.starts(with: kept) else { return nil }
        let rest = value[kept.count...]
        let home = quote == nil && kept.isEmpty && rest.starts(with: "~/".utf8) ? 2 : 0
        let quoted = rest.prefix(home) + rest.dropFirst(home).flatMap(quoted)
        // readline takes a quote at the beginning for the open one.
        guard quote == nil || quoted.first != quote else { return nil }
        return String(decoding: quoted, as: UTF8.self)
    }

    private func quoted(_ byte: UInt8) -> [UInt8] {
        switch (quote, byte) {
        case (Self.single?, Self.single): Array(#"'\''"#.utf8)
        // Behind a backslash in quotes, the backslash would stay.
        case (Self.double?, UInt8(ascii: "!")): Array(#""\!""#.utf8)
        case (Self.double?, _): ("\\$`\"".utf8.contains(byte) ? [Self.backslash] : []) + [byte]
        case (nil, _): (Self.isPlain(byte) ? [] : [Self.backslash]) + [byte]
        default: [byte]
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        let scalar = Character(Unicode.Scalar(byte))
        return byte >= 0x80 || scalar.isLetter || scalar.isNumber
            || "_./,:=@%+-".utf8.contains(byte)
    }
}

/// What the shells' scripts call: `cairn __complete SHELL WORD…`.
///
/// bash gives its line up to the cursor and COMP_WORDBREAKS, and gets values as they are to be
/// inserted; zsh and fish give the words, of which the last is the one at the cursor, and quote by
/// themselves. Each line of the answer is a value, a tab and its text; `:files` or `:directories`
/// is for what the shell completes itself.
enum CompletionCall {
    static let verb = "__complete"

    static func answer(_ arguments: [String]) {
        var words = Array(arguments.dropFirst())
        let line =
            arguments.first == "bash"
            ? ShellLine(
                words.first ?? "", breaks: words.count > 1 ? words[1] : ShellLine.usualBreaks)
            : nil
        let typed = line?.current ?? words.popLast() ?? ""
        var current = typed
        words = line?.words ?? words
        // The program's own name.
        words = Array(words.dropFirst()).map(expanded)
        if line?.isQuoted != true { current = expanded(typed) }
        let isHome = current != typed && typed != "~"
        let answer = Completer.answer(words, current)
        if answer.files != .none { Terminal.line(":\(answer.files.rawValue)") }
        let home = Process.home
        for candidate in answer.candidates {
            var value = candidate.value
            if isHome, value.hasPrefix(home + "/") { value = "~" + value.dropFirst(home.count) }
            if let line {
                guard let insertion = line.insertion(value) else { continue }
                value = insertion
            }
            let text = candidate.text.split(whereSeparator: \.isNewline).first ?? ""
            ArgumentText.bytes("\(value)\t\(text)\n").withUnsafeBytes { _ = Terminal.write($0) }
        }
        Terminal.flush()
    }

    private static func expanded(_ word: String) -> String {
        word == "~" || word.hasPrefix("~/") ? Process.home + word.dropFirst() : word
    }
}
