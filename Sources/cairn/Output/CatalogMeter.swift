import CairnLinux
import CairnRepository
import CairnText

/// The line of progress while a catalog is brought up to date, where that takes long: after a new
/// version of Cairn, or on a machine that is new to the repository.
final class CatalogMeter {
    private let meter: ProgressMeter
    private let clock = LinuxClock()
    /// When the line is written next, in nanoseconds of the monotonic clock.
    private var due: UInt64

    private static let patienceNanoseconds: UInt64 = 300_000_000
    private static let intervalNanoseconds: UInt64 = 100_000_000

    init(_ context: Context) {
        meter = ProgressMeter(context.options)
        due = clock.monotonic() + Self.patienceNanoseconds
    }

    func show(_ progress: CatalogProgress) {
        let now = clock.monotonic()
        guard now >= due else { return }
        due = now + Self.intervalNanoseconds
        let done =
            switch progress {
            case .journal(let records): "record \(Quantity.count(records)) of the journal"
            case .packs(let packs, let all): "\(Quantity.count(packs))/\(Quantity.count(all)) packs"
            }
        meter.show("updating the catalog: \(done)")
    }

    func clear() { meter.clear() }
}
