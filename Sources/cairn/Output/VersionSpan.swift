import CairnFormat
import CairnRepository
import CairnText

/// Between which commits a version held, as people see it.
struct VersionSpan {
    /// The first point in time that shows it; nil when it is only kept as the last version of
    /// something deleted, or present but taken out of the newest commit.
    let first: Commit?
    /// The first commit that is kept and does not show it; nil while it is the present state.
    let end: Commit?

    init(_ reader: CatalogReader, root: UInt64, first: Int64, last: Int64?) throws {
        self.first = try reader.firstPoint(of: root, from: first, before: last)?.commit
        end = try last.flatMap { try reader.commit(notBefore: $0)?.commit }
    }

    /// The columns of a line; with size and time it is 80 wide.
    var text: String {
        let commit =
            first.map { "\(Paint.id($0.shortID))  \(TimeText.local($0.time))" }
            ?? Paint.faint((end == nil ? "in the next commit" : "deleted").padded(to: 29))
        return commit + "  " + (end.map { TimeText.local($0.time) } ?? "now").padded(to: 19)
    }

    /// The times in the text.
    var times: [Timestamp] { [first, end].compactMap { $0?.time } }

    static func header(_ zones: String) -> String {
        "Commit    " + "From (\(zones))".padded(to: 19) + "  " + "Until".padded(to: 19)
    }
}
