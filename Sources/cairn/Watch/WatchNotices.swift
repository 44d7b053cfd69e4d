import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnSettings

/// Tells the desktop what concerns the daemon, where the settings want it. Used by the daemon's
/// thread alone.
final class WatchNotices {
    private let notices: DesktopNotices
    private let damage: FoundDamageFile
    private let clock = LinuxClock()
    private let began: UInt64
    private var isOn = false
    /// Damage that could not be mended, by where it is.
    private var unmended: [String: String] = [:]

    /// What nothing was heard of so soon after the start may not be known yet.
    private static let startNanoseconds: UInt64 = 30_000_000_000

    init(_ context: Context, _ repository: Hash128, _ log: any DaemonLog) {
        notices = DesktopNotices(context, repository, log)
        damage = FoundDamageFile(context, repository)
        began = clock.monotonic()
    }

    func note(_ finding: DamageFinding) { unmended[finding.pack] = finding.trouble }

    /// - Parameters:
    ///   - isOn: whether the settings want notices now.
    ///   - stale: the concern that nothing succeeds, if so.
    func update(
        _ status: DaemonStatus, _ settings: (isOn: Bool, tooLong: Int64), stale: Concern?
    ) {
        defer { isOn = settings.isOn }
        guard settings.isOn else {
            // What stands goes with the setting.
            return isOn ? notices.update(.init([]) { _ in true }) : ()
        }
        if !isOn { notices.check() }
        var concerns = Concern.all(in: status, now: clock.now(), tooLong: settings.tooLong)
        if let stale { concerns.append(stale) }
        if let found = damage.found {
            concerns.removeAll { $0.key == Concern.damage(versions: 0, what: nil).key }
            concerns.append(.damage(versions: 0, what: found.text))
        } else if status.lostVersions == 0, let (pack, why) = unmended.first {
            concerns.append(.damage(versions: 0, what: "\(pack) could not be repaired: \(why)"))
        }
        // Only a daemon that sees everything knows that something is over.
        let knowsAll =
            status.isKeeping && status.scrub != nil
            && clock.monotonic() > began + Self.startNanoseconds
        notices.update(.init(concerns) { _ in knowsAll })
    }

    func stop() { notices.stop() }
}

extension DesktopNotices {
    /// Of the daemon or the command that watches over a repository.
    convenience init(_ context: Context, _ repository: Hash128, _ log: any DaemonLog) {
        let file = KeptFile(
            path: context.state.noticesPath(repository), bytesMaximum: NoticeLedger.bytesMaximum)
        self.init(
            Environment(
                DesktopNotify(variable: context.user.variable),
                text: {
                    var notice = NoticeText.notice($0, now: LinuxClock().now())
                    notice.body = AdvisedCommand.own.text(notice.body)
                    return notice
                },
                load: { file.load() },
                save: { file.save($0, log, "cannot save the list of current notices") },
                log: log, clock: context.clock))
    }
}
