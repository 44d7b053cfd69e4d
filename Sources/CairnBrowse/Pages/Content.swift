import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore
import CairnText

/// What the bytes of a version are, as far as a page shows them.
enum ContentKind: Equatable {
    /// A picture that a browser draws; its media type.
    case image(StaticString)
    case text
    case bytes

    static func == (left: ContentKind, right: ContentKind) -> Bool { "\(left)" == "\(right)" }

    /// By the first bytes, never by the name. - Source: mimesniff.spec.whatwg.org §6.1.
    init(_ head: [UInt8]) {
        let signatures: [([UInt8], StaticString)] = [
            ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], "image/png"),
            ([0xff, 0xd8, 0xff], "image/jpeg"), (Array("GIF8".utf8), "image/gif"),
            (Array("BM".utf8), "image/bmp"),
        ]
        if let found = signatures.first(where: { head.starts(with: $0.0) }) {
            self = .image(found.1)
        } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .image("image/webp")
        } else {
            self = Self.isText(head) ? .text : .bytes
        }
    }

    /// UTF-8 without control characters; the last character may be cut.
    private static func isText(_ head: [UInt8]) -> Bool {
        let isPlain = head.allSatisfy { $0 >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d].contains($0) }
        guard isPlain else { return false }
        return (0..<4).contains { cut in
            head.count >= cut && String(validating: head.dropLast(cut), as: UTF8.self) != nil
        }
    }
}

/// The bytes of a version: to be saved, or drawn in a page. Nothing in them runs.
struct Content {
    private let place: Place
    private let content: FileContent
    private let isShown: Bool
    private let kind: ContentKind

    init(_ parameters: BrowseRequest.Parameters, _ session: BrowseSession) throws {
        place = try Place(parameters, session)
        let latest = try session.reader.latestCommit()?.number ?? 0
        let at: Int64 = parameters.number("at") ?? latest
        guard
            let content = try session.reader.entry(place.root, path: place.path, at: at)?.item()
                .content
        else { throw PageFailure.missing("There is no file at this place and moment.") }
        self.content = content
        isShown = parameters.text("view") == "1"
        kind = isShown ? ContentKind(try session.beginning(of: content, bytes: 64)) : .bytes
    }

    func response(_ sessions: SessionPool) throws -> BrowseResponse {
        let content = content
        var type = "application/octet-stream"
        var place = "attachment; filename*=UTF-8''\(Self.headerName(self.place.name))"
        if isShown, case .image(let media) = kind { (type, place) = ("\(media)", "inline") }
        return BrowseResponse(
            type: type,
            .stream(content.size) { sink in
                try sessions.withSession { session in
                    try session.withBlocks { try ContentDump.write(content, $0, sink) }
                }
            }, policy: .kept, headers: [("Content-Disposition", place)])
    }

    /// - Source: RFC 8187 §3.2.
    private static func headerName(_ name: [UInt8]) -> String {
        PercentText.encoded(name).replacing("/", with: "%2F")
    }
}

/// The beginning of a version, as the page of a file shows it.
struct Preview {
    let markup: Markup

    private static let textBytes = 32 << 10
    private static let hexBytes = 512
    private static let imageBytesMaximum: UInt64 = 32 << 20

    init(_ version: FilePage.Version, _ session: BrowseSession) throws {
        guard let content = version.item.content else {
            markup =
                switch version.item.body {
                case .symlink(let target): "<p>A link to <code>\(path: target)</code></p>"
                case .directory where version.item.isBundle: "<p>A document that is a folder.</p>"
                case .directory: "<p>A folder.</p>"
                default: "<p>A special file (\(version.kind)): it has no content.</p>"
                }
            return
        }
        do {
            let head = try session.beginning(of: content, bytes: Self.textBytes)
            markup = Self.markup(head, content, version)
        } catch let lost as ChunkUnavailable {
            markup = """
                <div class="notice bad"><p>The content of this version is lost or damaged: \
                \(String(describing: lost)).</p><p class="next">Another version may be whole; \
                <code>cairn verify</code> names every loss, <code>cairn repair</code> looks for \
                what is lost in files that live.</p></div>
                """
        }
    }

    private static func markup(_ head: [UInt8], _ content: FileContent, _ version: FilePage.Version)
        -> Markup
    {
        if content.size == 0 { return #"<p class="faint">An empty file.</p>"# }
        switch ContentKind(head) {
        case .image where content.size <= imageBytesMaximum:
            let link = version.place.link("/content", at: version.first).with("view", 1)
            return #"<p class="picture"><img src="\#(link)" alt="The picture as it was"></p>"#
        case .text:
            let isCut = UInt64(head.count) < content.size
            return """
                <pre class="text" tabindex="0">\(String(decoding: head, as: UTF8.self))</pre>\
                \(when: isCut, #"<p class="faint">The first \#(Quantity.bytes(head.count)).</p>"#)
                """
        default:
            return #"<pre class="hex" tabindex="0">\#(HexDump(head.prefix(hexBytes)).text)</pre>"#
        }
    }
}

/// Bytes as hexdump(1) shows them with `-C`.
struct HexDump {
    let text: String

    init(_ bytes: ArraySlice<UInt8>) {
        var lines: [String] = []
        var offset = 0
        var rest = bytes
        while !rest.isEmpty {
            let part = rest.prefix(16)
            rest = rest.dropFirst(16)
            let hex = part.map { Hexadecimal.text([$0]) }.joined(separator: " ")
            let shown = part.map {
                (0x20..<0x7f).contains($0) ? Character(Unicode.Scalar($0)) : "."
            }
            let address = String(offset, radix: 16)
            lines.append(
                String(repeating: "0", count: 8 - address.count) + address + "  " + hex
                    + String(repeating: " ", count: 50 - hex.count) + String(shown))
            offset += 16
        }
        text = lines.joined(separator: "\n")
    }
}
