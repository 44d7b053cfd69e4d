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
        let at = try session.commit(parameters) ?? latest
        guard
            let content = try session.reader.entry(place.root, path: place.path, at: at)?.item()
                .content
        else { throw PageFailure.missing("There was no file at this location at that time.") }
        self.content = content
        isShown = parameters.text("view") == "1"
        do {
            // An answer that has begun can only be cut short; before, a page can say why.
            try session.check(content, upTo: Self.checkedBytes)
            kind = isShown ? ContentKind(try session.beginning(of: content, bytes: 64)) : .bytes
        } catch let why as ChunkUnavailable {
            let time = try session.reader.point(notAfter: at)?.commit.time
            throw LostVersion(place: place, time: time, why: why)
        }
    }

    /// What is read before an answer begins.
    private static let checkedBytes: UInt64 = 256 << 20

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

/// What a version is and the beginning of it, as the page of a file shows it.
struct Preview: Encodable {
    /// What it is in words; nil where there is nothing better than its kind.
    let kind: String?
    /// What is in it, where it has members.
    let members: Members?
    /// Why it cannot be read.
    let lost: String?
    private let body: Body

    private enum CodingKeys: String, CodingKey { case kind, members, lost }

    private enum Body {
        case words(Markup)
        case image, text(String, isCut: Bool), bytes([UInt8])
        case lost(LostVersion, whole: FilePage.Version?)
    }

    private static let textBytes = 32 << 10
    private static let hexBytes = 512
    private static let imageBytesMaximum: UInt64 = 32 << 20
    /// What is read of a version to tell whether it is whole.
    private static let checkedBytes: UInt64 = 8 << 20
    private static let othersTried = 10

    /// - Parameter chosen: which of the versions.
    init(_ versions: [FilePage.Version], _ chosen: Int, _ session: BrowseSession) throws {
        let version = versions[chosen]
        let before = chosen > 0 ? versions[chosen - 1] : nil
        guard let content = version.item.content else {
            let isBundle = version.item.isBundle
            kind = isBundle ? "A document that is a folder" : nil
            members =
                isBundle
                ? try Members(
                    bundle: version, besides: before?.item.isBundle == true ? before : nil, session)
                : nil
            lost = nil
            body = .words(Self.words(version))
            return
        }
        do {
            try session.check(content, upTo: Self.checkedBytes)
            let head = try session.beginning(of: content, bytes: Self.textBytes)
            let archive = try ZipDirectory(content, session)
            let other = try archive == nil ? nil : Self.archive(before, session)
            kind = FileKind(head, archive)?.name
            members = archive.map { Members($0, besides: other) }
            body = Self.body(head, content)
            lost = nil
        } catch let why as ChunkUnavailable {
            let found = version.lost(why)
            let others = versions[..<chosen].reversed() + versions[(chosen + 1)...]
            let whole = try others.prefix(Self.othersTried).first {
                try Self.isWhole($0, session)
            }
            (kind, members, lost) = (nil, nil, found.message)
            body = .lost(found, whole: whole)
        }
    }

    private static func isWhole(
        _ version: FilePage.Version, _ session: BrowseSession
    ) throws -> Bool {
        guard let content = version.item.content else { return false }
        do {
            try session.check(content, upTo: checkedBytes)
            return true
        } catch is ChunkUnavailable { return false }
    }

    /// Nil where it is none, or cannot be read.
    private static func archive(
        _ version: FilePage.Version?, _ session: BrowseSession
    ) throws -> ZipDirectory? {
        guard let content = version?.item.content else { return nil }
        do { return try ZipDirectory(content, session) } catch is ChunkUnavailable { return nil }
    }

    private static func words(_ version: FilePage.Version) -> Markup {
        switch version.item.body {
        case .symlink(let target): "<p>A link to <code>\(path: target)</code></p>"
        case .directory where version.item.isBundle:
            "<p>Cairn backs up and restores this document as a unit.</p>"
        case .directory: "<p>A folder.</p>"
        default: "<p>A special file (\(version.kind)) without content.</p>"
        }
    }

    private static func body(_ head: [UInt8], _ content: FileContent) -> Body {
        if content.size == 0 { return .words(#"<p class="faint">An empty file.</p>"#) }
        switch ContentKind(head) {
        case .image where content.size <= imageBytesMaximum: return .image
        case .text:
            return .text(
                String(decoding: head, as: UTF8.self), isCut: UInt64(head.count) < content.size)
        default: return .bytes(Array(head.prefix(hexBytes)))
        }
    }

    func markup(_ version: FilePage.Version, _ page: Link) -> Markup {
        switch body {
        case .words(let words): return "\(words)\(members?.markup("Contents"))"
        case .lost(let lost, let whole):
            return LossNotice.markup(
                lost,
                whole: whole.map {
                    (page.with("version", $0.number), $0.point?.time ?? $0.item.modified)
                })
        case .image:
            let link = version.there.link("/content", at: version.at).with("view", 1)
            return #"<p class="picture"><img src="\#(link)" alt="The picture in this version"></p>"#
        case .text(let text, let isCut):
            return """
                <pre class="text" tabindex="0">\(text)</pre>\
                \(when: isCut, #"<p class="faint">Only the first \#(Quantity.bytes(Self.textBytes)) are shown.</p>"#)
                """
        case .bytes(let head):
            if let members { return members.markup("Contents") }
            return #"<pre class="hex" tabindex="0">\#(HexDump(head[...]).text)</pre>"#
        }
    }
}

/// Bytes as hexdump(1) shows them with `-C`.
struct HexDump {
    let text: String

    /// - Parameter start: where the bytes lie in the file.
    init(_ bytes: ArraySlice<UInt8>, from start: Int = 0) {
        var lines: [String] = []
        var offset = start
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
                String(repeating: "0", count: max(0, 8 - address.count)) + address + "  " + hex
                    + String(repeating: " ", count: 50 - hex.count) + String(shown))
            offset += 16
        }
        text = lines.joined(separator: "\n")
    }
}
