import CairnBackup
import CairnCare
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText

/// The file in which commands record damage that they found, for `status` and the next backup.
struct FoundDamageFile {
    private let path: [UInt8]
    private let now: Timestamp

    init(_ context: Context, _ repository: Hash128) {
        path = context.state.damagePath(repository)
        now = context.clock.now()
    }

    /// The recorded damage that is still to be told. An unreadable file counts as none: the next
    /// check finds it again.
    var found: FoundDamage? { recorded.flatMap { $0.isOpen ? $0 : nil } }

    private var recorded: FoundDamage? { Self.recorded(at: path) }

    /// What makes a backup check stored chunks, and read files again.
    static func recorded(at path: [UInt8]) -> FoundDamage? {
        (try? SmallFile.content(path, upTo: FoundDamage.bytesMaximum)).flatMap {
            FoundDamage(decoding: $0)
        }
    }

    /// - Parameter places: the first of the versions, all of them present.
    func note(_ finder: FoundDamage.Finder, versions: Int, _ places: [DamagedPlace] = []) {
        // Counted damage is more informative.
        guard found == nil else { return }
        var damage = FoundDamage(finder, at: now, versions: versions, present: places.count)
        damage.places = Array(places.prefix(FoundDamage.placesMaximum))
        set(damage)
    }

    /// Records the result of a verification or a repair.
    func note(_ report: VerifyReport, _ reading: VerifyRequest.DataReading) {
        guard report.ending == .complete else { return }
        let before = recorded
        if let damage = FoundDamage(report, reading: reading, at: now) {
            if let before, !before.isDisproved(by: reading), before.versions >= damage.versions {
                return
            }
            set(damage)
        } else if before?.isDisproved(by: reading) == true {
            set(nil)
        }
    }

    /// Replaces the record after a repair, which has read everything.
    func noteRepaired(_ report: VerifyReport) { set(FoundDamage(report, reading: .none, at: now)) }

    /// Removes damage that a backup repaired by storing content again.
    ///
    /// - Parameter earlier: the number of versions still lost, none of them present.
    func noteStoredAnew(earlier: Int) {
        guard let found, found.isContentAlone else { return }
        set(
            earlier == 0
                ? nil
                : FoundDamage(found.finder, at: found.time, versions: earlier, isContentAlone: true)
        )
    }

    /// Takes note that versions were erased: what is lost of others alone stays known.
    func noteErased(_ repository: Repository, _ catalog: Catalog) throws {
        guard let found, found.isContentAlone else { return }
        let left = try LackingFiles(repository, catalog)
        let versions = left.count + left.earlierCount
        guard versions < found.versions else { return }
        set(
            versions == 0
                ? nil
                : FoundDamage(
                    found.finder, at: found.time, versions: versions, present: left.count,
                    isContentAlone: true))
    }

    /// Removes versions whose content a backup stored again.
    static func noteStoredAgain(_ versions: [DamagedPlace], at path: [UInt8]) {
        guard let found = recorded(at: path) else { return }
        set(found.without(versions), at: path)
    }

    private func set(_ damage: FoundDamage?) { Self.set(damage, at: path) }

    private static func set(_ damage: FoundDamage?, at path: [UInt8]) {
        if let damage {
            try? SmallFile.replace(path, with: damage.encode())
        } else {
            try? SmallFile.remove(path)
        }
    }
}

extension FoundDamage {
    var text: String {
        let by =
            switch finder {
            case .verify: "`cairn verify`"
            case .reading: "`cairn verify` while reading content"
            case .drill: "`cairn drill`"
            case .status: "`cairn status`"
            case .restore: "`cairn restore`"
            case .repaired: "`cairn backup`"
            }
        let what =
            versions > 0
            ? "\(Quantity.of(versions, "version")) cannot be fully restored"
            : "the repository is damaged"
        return "\(what) (found at \(TimeText.local(time)) by \(by))"
    }

    static let next =
        "run `cairn repair` to recover lost content from your files and list what cannot be recovered; `cairn forget --path PATH --prune` erases all versions of a path that cannot be recovered"
}
