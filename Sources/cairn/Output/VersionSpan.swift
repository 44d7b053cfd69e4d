import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// Between which commits a version held, as people see it.
struct VersionSpan {
    let address: VersionAddress
    /// The first commit that is kept and does not show the version; nil while it is present.
    let end: Commit?
    /// The last snapshot that shows the version, if retention forgot the versions after it; nil if
    /// none was forgotten there.
    let lastBeforeThinned: Commit?

    /// The first snapshot that shows it; nil when it is only kept as the last version of something
    /// deleted, or present but taken out of the newest commit.
    var first: Commit? { address.point?.commit }

    /// - Parameter asked: the places of the path that the user named.
    init(
        _ found: NamedVersion, among all: [NamedVersion],
        asked: [(root: CatalogRoot, path: [UInt8])], _ reader: CatalogReader
    ) throws {
        let version = found.version
        address = try reader.address(of: found, asked: asked, among: all)
        end = try version.last.flatMap { try reader.commit(notBefore: $0)?.commit }
        lastBeforeThinned =
            try reader.isThinned(after: found, among: all)
            ? reader.lastPoint(showing: found.root, from: version.first, before: version.last)?
                .commit : nil
    }

    /// The columns of a line; with size and time it is 80 wide.
    var text: String {
        let from =
            first.map { TimeText.local($0.time) }
            ?? Paint.faint((end == nil ? "in the next commit" : "deleted").padded(to: 19))
        let until = (lastBeforeThinned ?? end).map { TimeText.local($0.time) } ?? "now"
        return "\(Paint.id(address.shortID))  \(from)  \(until.padded(to: 19))"
    }

    /// Says that versions are missing in the list after this one; nil if none is.
    var gap: String? {
        guard lastBeforeThinned != nil, let end else { return nil }
        return Paint.faint(
            "          retention removed versions after this one, up to \(TimeText.local(end.time))"
        )
    }

    /// The times in the text.
    var times: [Timestamp] { [first, lastBeforeThinned, end].compactMap { $0?.time } }

    static func header(_ zones: String) -> String {
        "Version   " + "From (\(zones))".padded(to: 19) + "  " + "Until".padded(to: 19)
    }
}
