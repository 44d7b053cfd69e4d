import CairnFormat
import CairnRepository

/// The members of a ZIP file, as its central directory at the end names them; nothing is unpacked.
///
/// - Bounds: a directory within the last ``tailBytes``, ``membersMaximum`` members; no ZIP64.
/// - Source: PKWARE APPNOTE.TXT 6.3.9, §4.3.12 and §4.3.16.
struct ZipDirectory {
    struct Member: Equatable {
        let name: [UInt8]
        /// Unpacked.
        let size: UInt64
        let checksum: UInt64
    }

    let members: [Member]

    static let tailBytes = 4 << 20
    static let membersMaximum = 20_000
    private static let endBytes = 22
    private static let headerBytes = 46

    /// - Parameters:
    ///   - tail: the last bytes of the file.
    ///   - size: of the whole file.
    /// - Returns: nil when it is no ZIP file, or beyond the bounds.
    init?(tail: [UInt8], of size: UInt64) {
        func number(_ place: Int, _ bytes: Int) -> Int {
            tail[place..<place + bytes].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        // A comment of at most 64 KiB may follow.
        let first = max(0, tail.count - Self.endBytes - 0xffff)
        guard tail.count >= Self.endBytes,
            let end = (first...tail.count - Self.endBytes).last(where: {
                number($0, 4) == 0x0605_4b50 && number($0 + 20, 2) == tail.count - $0 - 22
            })
        else { return nil }
        let (count, bytes) = (number(end + 10, 2), number(end + 12, 4))
        let begin = end - bytes
        guard count <= Self.membersMaximum, begin >= 0,
            UInt64(number(end + 16, 4)) + UInt64(tail.count - begin) == size
        else { return nil }
        var found: [Member] = []
        var place = begin
        while found.count < count {
            guard place + Self.headerBytes <= end, number(place, 4) == 0x0201_4b50 else {
                return nil
            }
            let name = place + Self.headerBytes
            let next = name + number(place + 28, 2) + number(place + 30, 2) + number(place + 32, 2)
            guard next <= end else { return nil }
            found.append(
                Member(
                    name: Array(tail[name..<name + number(place + 28, 2)]),
                    size: UInt64(number(place + 24, 4)), checksum: UInt64(number(place + 16, 4))))
            place = next
        }
        members = found
    }

    /// Of a version's content.
    ///
    /// - Throws: ``ChunkUnavailable`` when it is lost.
    init?(_ content: FileContent, _ session: BrowseSession) throws {
        guard content.size >= UInt64(Self.endBytes),
            try session.beginning(of: content, bytes: 4) == [0x50, 0x4b, 3, 4],
            let tail = try session.end(of: content, bytes: Self.tailBytes)
        else { return nil }
        self.init(tail: tail, of: content.size)
    }
}

/// What a file is by its content, in words; nil where nothing is known beyond text, picture, bytes.
struct FileKind {
    let name: String
    /// Whether it has members (``ZipDirectory``).
    let isZip: Bool

    private static let mediaTypes: KeyValuePairs = [
        "application/vnd.oasis.opendocument.text": "OpenDocument text",
        "application/vnd.oasis.opendocument.spreadsheet": "OpenDocument spreadsheet",
        "application/vnd.oasis.opendocument.presentation": "OpenDocument presentation",
        "application/vnd.oasis.opendocument.graphics": "OpenDocument drawing",
        "application/epub+zip": "EPUB book",
    ]
    private static let folders: KeyValuePairs = [
        "word/": "Word document", "xl/": "Excel workbook", "ppt/": "PowerPoint presentation",
        "META-INF/": "Java archive",
    ]

    /// - Parameter head: the first bytes, 256 or more where there are so many.
    /// - Source: sqlite.org/fileformat.html §1.3; OpenDocument 1.3 part 2 §3.3.
    init?(_ head: [UInt8], _ members: ZipDirectory?) {
        if head.starts(with: Array("SQLite format 3".utf8) + [0]) {
            (name, isZip) = ("SQLite database", false)
        } else if head.starts(with: "%PDF-".utf8) {
            (name, isZip) = ("PDF document", false)
        } else if head.starts(with: [0x50, 0x4b, 3, 4]), let members {
            // Such a document begins with a member that says what it is.
            let beginning = String(decoding: head.dropFirst(30).prefix(200), as: UTF8.self)
            let document = Self.mediaTypes.first {
                beginning.hasPrefix("mimetype\($0.key)")
                    && !beginning.hasPrefix("mimetype\($0.key)-")
            }
            let folder = Self.folders.first { folder in
                members.members.contains { $0.name.starts(with: folder.key.utf8) }
            }
            (name, isZip) = (document?.value ?? folder?.value ?? "ZIP archive", true)
        } else {
            return nil
        }
    }
}
