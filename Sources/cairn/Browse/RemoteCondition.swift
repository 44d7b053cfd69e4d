import CairnBrowse
import CairnCore
import CairnFormat
import CairnRemote
import CairnRepository
import CairnText

/// How a remote stands whose pages are shown: what a listing of its packs lacks, and what was found
/// lost or damaged when a page or a restore of this process read content.
///
/// - Bounds: ``packsMaximum`` packs are known by name.
final class RemoteCondition: Sendable {
    private struct State {
        /// Why content in a pack could not be read, by the pack's path; empty for content that is
        /// in no pack.
        var found: [String: String] = [:]
        var listing: (missing: [RemoteLoss], time: UInt64)?
    }

    private let state = Monitor(State())

    private static let packsMaximum = 10_000
    private static let packsShown = 10
    /// How long a listing is not made again, in nanoseconds.
    private static let listingAge: UInt64 = 60_000_000_000

    func add(_ lost: ChunkUnavailable) {
        state.update { state in
            let pack = lost.pack ?? ""
            guard state.found[pack] == nil, state.found.count < Self.packsMaximum else { return }
            state.found[pack] = lost.why
            state.listing = nil
        }
    }

    func standing(_ context: Context) throws -> Standing {
        let name = context.remote?.text ?? ""
        do {
            let session = try ReadingSession(context)
            let latest = try session.reader.latestCommit()
            let until = latest.map { "saved until \(TimeText.zoned($0.commit.time))" }
            let damage = try damage(session, context.clock.monotonic())
            guard !damage.isEmpty else {
                return Standing(
                    level: "well",
                    sentence:
                        "this is the remote \(name), which has \(until.map { "everything \($0)" } ?? "nothing yet")",
                    lines: [], watched: false, until: latest?.commit.time, next: nil)
            }
            return trouble(name, damage, until ?? "", latest?.commit.time)
        } catch {
            guard let failure = CommandFailure(error), failure.exitCode != ExitStatus.wrongPassword
            else { throw error }
            return Standing(
                level: "trouble",
                sentence:
                    "this is the remote \(name), which cannot be read at the moment: \(failure.message)",
                lines: [], watched: false, until: nil, next: failure.next)
        }
    }

    private func trouble(
        _ name: String, _ damage: [String: String], _ until: String, _ time: Timestamp?
    ) -> Standing {
        let packs = Set(damage.keys.map { $0.prefix { $0 != "." } }).count
        let shown = damage.sorted { $0.key < $1.key }.prefix(Self.packsShown)
        return Standing(
            level: "trouble",
            sentence:
                "this is the remote \(name), which has everything \(until), but \(Quantity.of(packs, "pack")) there \(packs == 1 ? "is" : "are") missing or damaged and cannot be read",
            lines: shown.enumerated().map { index, found in
                Standing.Line(
                    name: index == 0 ? "damaged" : "",
                    text: found.key.isEmpty ? found.value : "\(found.key): \(found.value)",
                    mood: "bad")
            }, watched: false, until: time,
            next:
                "`cairn remote verify \(ShellText.quoted(Array(name.utf8)))` lists the affected data; the next push uploads the data again if the repository still has it"
        )
    }

    /// Why packs and parity are not whole, by path.
    private func damage(_ session: ReadingSession, _ now: UInt64) throws -> [String: String] {
        var damage = state.inspect { $0.found }
        guard let storage = session.storage as? RemoteStorage else { return damage }
        let known = state.inspect { $0.listing }
        let missing: [RemoteLoss]
        if let known, now - known.time < Self.listingAge {
            missing = known.missing
        } else {
            missing = try storage.missingObjects()
            state.update { $0.listing = (missing, now) }
        }
        for loss in missing { damage[loss.path] = loss.why }
        return damage
    }
}
