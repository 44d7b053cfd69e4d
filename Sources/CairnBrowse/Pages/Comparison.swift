import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// How two contents differ, as far as a page shows it: texts by lines and words, pictures as
/// pictures, archives by their members, the rest in hexadecimal digits.
enum Comparison {
    case same
    case text(TextDifference)
    case images
    case members(Members)
    case bytes([UInt8], [UInt8], at: Int)

    /// A text is compared up to this length.
    static let textBytes = 1 << 20
    private static let shownBytes = 256

    /// - Parameters:
    ///   - old: the beginning of the older content, of ``textBytes`` at most.
    ///   - areWhole: whether both are all of their contents.
    init(_ old: [UInt8], _ new: [UInt8], areWhole: Bool) {
        switch (ContentKind(old), ContentKind(new)) {
        case (.image, .image):
            self = .images
            return
        case (.text, .text) where areWhole:
            let texts = (String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
            if let difference = TextDifference(texts.0, texts.1) {
                self = .text(difference)
                return
            }
        default: break
        }
        // From the line of sixteen in which they begin to differ.
        let start = zip(old, new).prefix { $0 == $1 }.count & ~15
        func part(_ bytes: [UInt8]) -> [UInt8] {
            Array(bytes.dropFirst(start).prefix(Self.shownBytes))
        }
        self = .bytes(part(old), part(new), at: start)
    }

    /// Nil when they are no texts, or differ too much.
    var hunks: [[TextDifference.Line]]? {
        if case .text(let difference) = self { difference.hunks } else { nil }
    }

    // MARK: Markup

    /// - Parameter images: the two pictures.
    func markup(_ images: @autoclosure () -> Markup) -> Markup {
        switch self {
        case .same: return #"<p class="empty">The content is the same.</p>"#
        case .images: return images()
        case .members(let members):
            return members.markup("In the newer version", other: "the older version")
        case .bytes(let left, let right, let start):
            let dumps = [left, right].map { bytes -> Markup in
                #"<pre class="hex" tabindex="0">\#(HexDump(bytes[...], from: start).text)</pre>"#
            }
            return """
                <p class="faint">The first difference is in the 16 bytes starting at \
                \(Quantity.count(start)).</p><div class="sides">\(dumps)</div>
                """
        case .text(let difference):
            if difference.hunks.isEmpty {
                return #"<p class="empty">The content differs only in its line endings.</p>"#
            }
            return Markup(difference.hunks.map(Self.table))
        }
    }

    private static func table(_ hunk: [TextDifference.Line]) -> Markup {
        let rows = hunk.map { line -> Markup in
            let (mark, tag): (Markup, (Markup, Markup)?) =
                switch line.kind {
                case "removed": ("−", ("<del>", "</del>"))
                case "added": ("+", ("<ins>", "</ins>"))
                default: (" ", nil)
                }
            let parts = line.parts.map { part -> Markup in
                guard part.differs, let tag else { return "\(part.text)" }
                return "\(tag.0)\(part.text)\(tag.1)"
            }
            return """
                <tr class="\(Markup(stringLiteral: line.kind))"><td class="line">\
                \(line.old.map { "\($0)" } ?? "")</td><td class="line">\
                \(line.new.map { "\($0)" } ?? "")</td><td class="mark">\(mark)</td>\
                <td class="code">\(parts)</td></tr>
                """
        }
        return """
            <div class="scroll" tabindex="0" role="group" aria-label="Differences">\
            <table class="diff"><tbody>\(rows)</tbody></table></div>
            """
    }
}
