import CairnCore
import CairnFormat
import CairnRepository

/// What is said of points in time of which damage has taken something.
enum LossText {
    /// Why a point in time may show less than there was; nil when nothing is known to be lost.
    static func doubt(_ reader: CatalogReader, _ commit: CatalogCommit, _ roots: [CatalogRoot])
        throws -> String?
    {
        for root in roots {
            guard let loss = try reader.loss(affecting: commit.number, in: root) else { continue }
            return
                "as of commit \(commit.commit.shortID), \(PathText.display(root.definition.path)) may lack files or show older versions: "
                + "\(name(loss.commit?.commit)) has lost \(Quantity.of(loss.records, "record")) of changes"
        }
        return nil
    }

    static func name(_ commit: Commit?) -> String {
        commit.map { "commit \($0.shortID) of \(TimeText.local($0.time))" }
            ?? "what the journal begins with"
    }
}
