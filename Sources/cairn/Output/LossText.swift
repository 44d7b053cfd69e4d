import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// Texts about points in time from which damage has removed something.
enum LossText {
    /// The reason why a point in time may be incomplete; nil when no loss is known.
    static func doubt(_ reader: CatalogReader, _ commit: CatalogCommit, _ roots: [CatalogRoot])
        throws -> String?
    {
        for root in roots {
            guard let loss = try reader.loss(affecting: commit.number, in: root) else { continue }
            return
                "in commit \(commit.commit.shortID), some files of \(PathText.display(root.definition.path)) might be missing or outdated, because "
                + text(loss)
        }
        // Even the roots are lost.
        guard roots.isEmpty, let loss = try reader.lastLoss(upTo: commit.number)?.loss
        else { return nil }
        return
            "Cairn cannot tell which files existed in commit \(commit.commit.shortID), because \(text(loss))"
    }

    private static func text(_ loss: RecordLoss) -> String {
        "\(name(loss.commit?.commit)) has lost \(Quantity.of(loss.records, "change record"))"
    }

    static func name(_ commit: Commit?) -> String {
        commit.map { "commit \($0.shortID) of \(TimeText.local($0.time))" }
            ?? "the start of the journal"
    }
}
