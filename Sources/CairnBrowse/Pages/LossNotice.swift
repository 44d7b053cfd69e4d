import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// A version whose content cannot be read: which, what of it is lost, and what can be done.
struct LostVersion: Error {
    let place: Place
    /// The point in time that shows it; nil when none does.
    let time: Timestamp?
    let why: ChunkUnavailable

    var message: String {
        let path = PathText.display(place.livePath)
        let version =
            time.map { "\(path) as of \(TimeText.local($0))" } ?? "the last version of \(path)"
        return "The content of \(version) is lost or damaged: \(why)."
    }

    static let next = """
        Run `cairn repair` to search parity data, remotes and your current files for the lost \
        content, and `cairn verify` to list every affected version.
        """
}

enum LossNotice {
    /// What to do about content that is lost.
    static let advice = Frame.next(LostVersion.next)

    /// - Parameter whole: another version that can be read.
    static func markup(_ lost: LostVersion, whole: (link: Link, time: Timestamp)?) -> Markup {
        """
        <div class="notice bad"><p>\(lost.message)</p>\(advice)\
        \(whole.map { found in
            #"<p><a href="\#(found.link)">The version from \#(TimeText.local(found.time))</a> can be read.</p>"#
                as Markup
        })</div>
        """
    }
}

extension BrowseSession {
    /// Reads a version's content without keeping it.
    ///
    /// - Parameter maximum: what lies beyond so many bytes is not looked at.
    /// - Throws: ``ChunkUnavailable`` when some of it is lost.
    func check(_ content: FileContent, upTo maximum: UInt64) throws {
        var seen: UInt64 = 0
        do {
            try withBlocks { blocks in
                for chunk in content.chunks {
                    if seen >= maximum { throw Enough() }
                    try blocks.withChunk(chunk) { seen += UInt64($0.count) }
                }
            }
        } catch is Enough {}
    }

    /// The last bytes of a content without holes; nil for one with holes.
    func end(of content: FileContent, bytes: Int) throws -> [UInt8]? {
        guard content.extents == nil else { return nil }
        let first = content.size - min(content.size, UInt64(bytes))
        var result: [UInt8] = []
        try withBlocks { blocks in
            var offset: UInt64 = 0
            for chunk in content.chunks {
                let end = offset + UInt64(chunk.length)
                if end > first {
                    try blocks.withChunk(chunk) { part in
                        result += part.dropFirst(Int(first - min(first, offset)))
                    }
                }
                offset = end
            }
        }
        return result
    }
}
