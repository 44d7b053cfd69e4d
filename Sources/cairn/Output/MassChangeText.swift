import CairnCore
import CairnDaemon
import CairnFormat
import CairnRepository
import CairnText

extension DaemonStatus.MassChangeDoubt {
    var text: String {
        "\(Quantity.count(lost)) of \(Quantity.count(held)) files in \(PathText.display(root)) have been missing since \(TimeText.local(since)); Cairn forgets no snapshots until it has checked this change"
    }
}

/// Checks for a mass change that waits to be judged or seen, which pauses forgetting by rules.
enum MassChangeCheck {
    /// - Throws: ``CommandFailure`` when much of what is kept was destroyed, or may have been.
    static func check(_ context: Context, _ reader: CatalogReader) throws {
        let pins = try reader.anomalyPins(of: context.machine)
        guard let pin = pins.own.first else {
            guard let other = pins.others.first?.host else { return }
            throw CommandFailure(
                "\(text(of: other)); no snapshots were removed",
                "check the change on that machine; if it was intended, run `cairn resume --accept-changes` there, or run `cairn forget --accept-changes` here to forget anyway"
            )
        }
        throw CommandFailure(
            "many backed-up files were deleted, or look encrypted now; commit \(pin.id.short), the last one before the change, is pinned; no snapshots were removed",
            "run `cairn status` to see the change; if it was intended, run `cairn resume --accept-changes`, or `cairn forget --accept-changes` to forget anyway"
        )
    }

    /// What another machine's mass change is called.
    static func text(of host: RootHost) -> String {
        "many backed-up files of \(HostText.name(host)) (\(host.id.short)) were deleted, or look encrypted now"
    }

    /// Checks for a mass change that the running daemon has not judged yet.
    static func check(_ context: Context, _ daemon: DaemonLink?) throws {
        guard let doubt = try daemon?.status().massChangeDoubt else { return }
        throw CommandFailure(
            doubt.text,
            "wait a few minutes, then run `cairn status`; if the change was intended, run `cairn forget --accept-changes` to forget anyway"
        )
    }
}
