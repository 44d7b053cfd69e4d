import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnSource
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
        return request
    }
}

/// The number of items that rules exclude from a run: a directory counts as one. Cairn's own do not
/// count.
final class ExcludedCount: Sendable {
    /// Beyond that it is "at least".
    static let maximum = 1 << 16
    /// Hashes of their paths: one may be found several times.
    private let hashes = Mutex<Set<Int>>([])

    var value: Int { hashes.withLock { $0.count } }

    /// Counts what a pattern of this run leaves out.
    @Sendable func noteLeftOut(_ path: [UInt8], _ pattern: IgnorePattern) {
        hashes.withLock { if $0.count < Self.maximum { $0.insert(path.hashValue) } }
    }

    @Sendable func note(_ path: [UInt8], _ verdict: RuleVerdict, _ status: FileStatus) {
        guard verdict.rule != .own else { return }
        hashes.withLock { if $0.count < Self.maximum { $0.insert(path.hashValue) } }
    }
}
