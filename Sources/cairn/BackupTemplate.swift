import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnSource
import CairnText
import Synchronization

/// The part of a commit that describes its origin.
enum BackupTemplate {
    static func make(_ context: Context, readers: Int) -> BackupRequest {
        var request = BackupRequest(
            sources: [], host: Array(Process.hostName.utf8), user: Array(Process.userName.utf8),
            program: Array("cairn \(Version.number)".utf8), readers: readers)
        request.machine = context.machine
        request.owners = LinuxOwners()
        request.commitInterval = context.settings.commitInterval.wholeNanoseconds
        request.commitBytes = context.settings.commitSize.bytes
        request.stopsOnError = context.settings.onError == .stop
        request.bundles = BundleCapture(
            context.settings.documents, quiet: context.settings.watch.quiet.wholeNanoseconds)
        request.orders = OrderedExclusions(context.ownState).orders
        let state = context.state
        request.isDamaged = {
            FoundDamageFile.recorded(at: state.damagePath($0))?.isContentAlone == false
        }
        request.damage = DamageRecord(
            versions: { FoundDamageFile.recorded(at: state.damagePath($0))?.places ?? [] },
            repaired: { FoundDamageFile.noteStoredAgain($1, at: state.damagePath($0)) })
        let moved = MovedAwayRecord(context.ownState)
        request.excludedPlaces = ExcludedPlaces(LinuxFileSystem()) { moved.add($0) }
        return request
    }
}

/// The items that rules exclude from a run: a directory counts as one. Cairn's own do not count.
final class ExcludedCount: Sendable {
    /// Beyond that it is "at least".
    static let maximum = 1 << 16
    private static let namesMaximum = 3

    private struct Found {
        /// Hashes of their paths: one may be found several times.
        var hashes: Set<Int> = []
        /// How many a flag of their own excludes without an order, and the first of them.
        var flagged = 0
        var names: [[UInt8]] = []
    }

    private let found = Mutex(Found())
    private let orders: ExclusionOrders

    init(ordered orders: ExclusionOrders = ExclusionOrders()) { self.orders = orders }

    var value: Int { found.withLock { $0.hashes.count } }

    /// What a flag of its own excludes and the user did not; nil when there is nothing.
    var flagged: (count: Int, text: String)? {
        found.withLock { found in
            guard found.flagged > 0 else { return nil }
            let more = found.flagged - found.names.count
            return (
                found.flagged,
                found.names.map { PathText.display($0) }.joined(separator: ", ")
                    + (more > 0 ? " and \(Quantity.count(more)) more" : "")
            )
        }
    }

    /// Counts what a pattern of this run leaves out.
    @Sendable func noteLeftOut(_ path: [UInt8], _ pattern: IgnorePattern) { insert(path) }

    @Sendable func note(_ path: [UInt8], _ verdict: RuleVerdict, _ status: FileStatus) {
        guard verdict.rule != .own, insert(path), verdict.rule.isFlag,
            !orders.name(path, verdict.rule)
        else { return }
        found.withLock { found in
            found.flagged += 1
            if found.names.count < Self.namesMaximum { found.names.append(path) }
        }
    }

    @discardableResult
    private func insert(_ path: [UInt8]) -> Bool {
        found.withLock {
            $0.hashes.count < Self.maximum && $0.hashes.insert(path.hashValue).inserted
        }
    }
}
