import CairnCore
import CairnFormat
import CairnLinux
import CairnPurge
import CairnText

/// Tells of a purge: each item as it goes, what could not go on standard error, sums at the end.
final class PurgeReport: PurgeObserver {
    private let options: GlobalOptions
    private let policy: PurgePolicy
    private let isApplying: Bool
    private let clock: LinuxClock
    private var stays: [String: UInt64] = [:]
    private var hasHead = false

    init(_ options: GlobalOptions, policy: PurgePolicy, isApplying: Bool, clock: LinuxClock) {
        self.options = options
        self.policy = policy
        self.isApplying = isApplying
        self.clock = clock
    }

    func purged(_ item: PurgedItem) {
        let path = ItemPath.join(item.root.absolute, item.path)
        if options.json {
            var line = JSONObject(type: "purge")
            line["path"] = path
            line["role"] = PurgeText.role(item.root.role)
            line["reason"] = PurgeText.word(item.reason)
            line["bytes"] = item.bytes
            line["used"] = TimeText.utc(item.lastUse)
            line["container"] = item.root.application.map { String(decoding: $0.id, as: UTF8.self) }
            line["applied"] = isApplying
            return line.write()
        }
        guard !options.quiet else { return }
        if !hasHead {
            hasHead = true
            Terminal.line(
                "\("Size".aligned(to: 10))  \("Unused".aligned(to: 9))  \("Why".padded(to: Self.whyColumns))  Path"
            )
        }
        let unused = TimeText.age(clock.now().since(item.lastUse))
        Terminal.line(
            "\(Quantity.bytes(item.bytes).aligned(to: 10))  \(unused.aligned(to: 9))  "
                + "\(PurgeText.reason(item.reason, policy).padded(to: Self.whyColumns))  \(PathText.display(path))"
        )
    }

    private static let whyColumns = 26

    func stays(_ root: PurgeRoot, _ path: [UInt8], _ why: PurgeStay) {
        let path = ItemPath.join(root.absolute, path)
        let text = PurgeText.stay(why)
        if options.json {
            JSONObject(type: why.isFailure ? "failure" : "stays", ["path": path, "reason": text])
                .write()
        }
        if why.isFailure {
            Terminal.errorLine("cairn: cannot purge \(PathText.display(path)): \(text)")
        } else {
            stays[PurgeText.group(why), default: 0] += 1
            if options.verbose, !options.json {
                Terminal.errorLine("cairn: not deleted: \(PathText.display(path)): \(text)")
            }
        }
    }

    func measured(_ root: PurgeRoot, _ space: FileSystemSpace, missing: UInt64) {
        if options.json {
            var line = JSONObject(type: "space")
            line["path"] = root.absolute
            line["total"] = space.total
            line["available"] = space.available
            line["missing"] = missing
            return line.write()
        }
        guard missing > 0 || options.verbose, !options.quiet else { return }
        let share = space.total == 0 ? 0 : 100 * Double(space.available) / Double(space.total)
        Terminal.errorLine(
            "cairn: note: the file system of \(PathText.display(root.absolute)) is \(Quantity.decimal(share, 1)) % free, "
                + (missing > 0
                    ? "below low-free (\(policy.lowFree)); reaching high-free requires deleting \(Quantity.bytes(missing)) of caches"
                    : "not below low-free (\(policy.lowFree)), so its caches are not purged"))
    }

    func nothing() {
        if options.json { return summary(PurgeTotals(), isWhole: true) }
        context(
            "these settings select nothing to purge; set [purge] caches = true to include your own caches"
        )
    }

    func summary(_ totals: PurgeTotals, isWhole: Bool) {
        if options.json {
            var line = JSONObject(type: "summary")
            line["applied"] = isApplying
            line["complete"] = isWhole
            line["items"] = totals.items
            line["bytes"] = totals.bytes
            line["temporary_items"] = totals.temporary.items
            line["temporary_bytes"] = totals.temporary.bytes
            line["caches_items"] = totals.caches.items
            line["caches_bytes"] = totals.caches.bytes
            line["stayed"] = totals.stayed
            line["failed"] = totals.failed
            return line.write()
        }
        guard !options.quiet else { return }
        let verb = isApplying ? "deleted" : "would delete"
        Terminal.line(
            "\(verb) \(Quantity.of(totals.items, "item")), \(Quantity.bytes(totals.bytes)): "
                + "\(Quantity.count(totals.temporary.items)) temporary, \(Quantity.count(totals.caches.items)) in caches"
        )
        for (why, count) in stays.sorted(by: { $0.key < $1.key }) {
            Terminal.line("\(Quantity.of(count, "item")) not deleted: \(why)")
        }
        if totals.failed > 0 {
            Terminal.line("\(Quantity.of(totals.failed, "item")) could not be deleted")
        }
        if !isWhole { Terminal.line("interrupted; the rest was not checked") }
        if !isApplying, totals.items > 0 {
            context("nothing was deleted; run `cairn purge --apply` to delete these items")
        }
    }

    private func context(_ text: String) {
        if !options.quiet { Terminal.errorLine("cairn: note: \(text)") }
    }
}

/// Words for purges.
enum PurgeText {
    static func role(_ role: PurgeRole) -> String { role == .caches ? "caches" : "temporary" }

    static func word(_ reason: PurgeReason) -> String { reason == .age ? "max-age" : "low-free" }

    static func reason(_ reason: PurgeReason, _ policy: PurgePolicy) -> String {
        switch reason {
        case .age:
            "temporary, older than \(Duration.nanoseconds(Int64(clamping: policy.maxAge)).settingText)"
        case .lowSpace: "caches, little free space"
        }
    }

    /// The text without details that differ from one to the next.
    static func group(_ stay: PurgeStay) -> String {
        if case .running = stay { return "whole directories of running applications" }
        return self.stay(stay)
    }

    static func stay(_ stay: PurgeStay) -> String {
        switch stay {
        case .held: "in use: open, mapped, locked or bound"
        case .running(let application): "\(PathText.display(application.id)) is running"
        case .changed: "changed or used since the purge began"
        case .unknown(let unseen):
            "possibly in use, because only the root user can examine \(unseen) processes of other users"
        case .linkedElsewhere:
            "other hard links exist, so deletion would free no space"
        case .mount: "another file system is mounted there"
        case .tooDeep: "too deep"
        case .undated: "the system clock looks wrong; see `cairn status`"
        case .refused(.holds):
            "it is or contains a directory that Cairn must not delete, such as the home directory, the repository or a backed-up directory"
        case .refused(.keptUnknown(let path, let error)):
            "cannot determine what is backed up at \(PathText.display(path)): \(error.reason)"
        case .refused(.duplicate(let first)):
            "it is the same directory as \(PathText.display(first))"
        case .failed(let error): error.reason
        }
    }
}
