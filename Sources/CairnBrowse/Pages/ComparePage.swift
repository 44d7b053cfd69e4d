import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// Two versions of a file beside each other: texts by lines and words, pictures as pictures, the
/// rest in hexadecimal digits.
struct ComparePage: Encodable {
    private enum Found {
        case same
        case text(TextDifference)
        case images
        case bytes([UInt8], [UInt8], at: Int)
        case lost(String)
    }

    let path: [UInt8]
    let old: FilePage.Version
    let new: FilePage.Version
    /// Nil when they are no texts, or differ too much.
    let hunks: [[TextDifference.Line]]?
    let same: Bool
    private let place: Place
    private let found: Found

    private enum CodingKeys: String, CodingKey { case path, old, new, hunks, same }

    private static let textBytes = 1 << 20
    private static let shownBytes = 256

    init(_ parameters: BrowseRequest.Parameters, _ session: BrowseSession) throws {
        place = try Place(parameters, session)
        path = place.livePath
        let versions = try FilePage(parameters, session).versions
        guard let first: Int = parameters.number("a"), let second: Int = parameters.number("b"),
            versions.indices.contains(first), versions.indices.contains(second)
        else { throw PageFailure.malformed("The address names no two versions.") }
        old = versions[min(first, second)]
        new = versions[max(first, second)]
        do { found = try Self.compare(old, new, session) } catch let lost as ChunkUnavailable {
            found = .lost(String(describing: lost))
        }
        if case .same = found { same = true } else { same = false }
        if case .text(let difference) = found { hunks = difference.hunks } else { hunks = nil }
    }

    private static func compare(
        _ old: FilePage.Version, _ new: FilePage.Version, _ session: BrowseSession
    ) throws -> Found {
        guard let left = old.item.content, let right = new.item.content else {
            throw PageFailure(
                status: 400, message: "Only files have content that can be compared.",
                next: "For folders: `cairn diff FROM TO PATH`.")
        }
        if left == right { return .same }
        let (a, b) = (
            try session.beginning(of: left, bytes: textBytes),
            try session.beginning(of: right, bytes: textBytes)
        )
        switch (ContentKind(a), ContentKind(b)) {
        case (.image, .image): return .images
        case (.text, .text)
        where left.size <= UInt64(textBytes) && right.size <= UInt64(textBytes):
            let texts = (String(decoding: a, as: UTF8.self), String(decoding: b, as: UTF8.self))
            if let difference = TextDifference(texts.0, texts.1) { return .text(difference) }
        default: break
        }
        // From the line of sixteen in which they begin to differ.
        let start = zip(a, b).prefix { $0 == $1 }.count & ~15
        func part(_ bytes: [UInt8]) -> [UInt8] {
            Array(bytes.dropFirst(start).prefix(shownBytes))
        }
        return .bytes(part(a), part(b), at: start)
    }

    // MARK: Markup

    func markup(_ frame: Frame) -> Markup {
        frame.page("\(path: place.name), compared", body(frame), section: "browse")
    }

    private func body(_ frame: Frame) -> Markup {
        """
        \(frame.trail(place, at: nil))
        <h1>\(path: place.name)</h1>
        <div class="sides"><div>\(heading(old))</div><div>\(heading(new))</div></div>
        \(difference)
        <p class="actions"><a class="button" \
        href="\(old.place.link("/restore", at: old.first))">Restore the older one…</a>
        <a class="button plain" href="\(place.link("/file"))">All versions</a></p>
        """
    }

    private func heading(_ version: FilePage.Version) -> Markup {
        """
        <p><b>\(version.point.map { Frame.moment($0.time) } ?? "as deleted")</b> until \
        \(version.end.map { Frame.moment($0.time) } ?? "now")<br>\
        <span class="above">\(Quantity.bytes(version.size)), modified \
        \(Frame.moment(version.item.modified))</span></p>
        """
    }

    private var difference: Markup {
        switch found {
        case .same: return #"<p class="empty">Their content is the same.</p>"#
        case .lost(let why):
            return """
                <div class="notice bad"><p>The content of one of them is lost or damaged: \(why).</p>\
                </div>
                """
        case .images:
            let pictures = [old, new].map { version -> Markup in
                let link = version.place.link("/content", at: version.first).with("view", 1)
                return
                    #"<div class="picture"><img src="\#(link)" alt="The picture as it was"></div>"#
            }
            return #"<div class="sides">\#(pictures)</div>"#
        case .bytes(let left, let right, let start):
            let dumps = [left, right].map { bytes -> Markup in
                #"<pre class="hex" tabindex="0">\#(HexDump(bytes[...]).text)</pre>"#
            }
            return """
                <p class="faint">They begin to differ in the 16 bytes from \
                \(Quantity.count(start)) on.</p><div class="sides">\(dumps)</div>
                """
        case .text(let difference):
            if difference.hunks.isEmpty {
                return #"<p class="empty">They differ only in how lines end.</p>"#
            }
            return Markup(difference.hunks.map(table))
        }
    }

    private func table(_ hunk: [TextDifference.Line]) -> Markup {
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
            <div class="scroll" tabindex="0" role="group" aria-label="What differs">\
            <table class="diff"><tbody>\(rows)</tbody></table></div>
            """
    }
}
