import CairnDaemon
import CairnLinux
import CairnSettings

/// The settings of a daemon. Made anew at each reload.
struct WatchSettings {
    let daemon: DaemonConfiguration
    let hooks: HookSettings
    let metricsFile: [UInt8]?

    /// - Parameter chosen: the directories to watch.
    init(_ context: Context, _ chosen: BackupSources) throws {
        var template = BackupTemplate.make(context, readers: context.readers)
        template.isAdHoc = chosen.isAdHoc
        template.refused = chosen.refused
        template.parts = chosen.parts
        var daemon = DaemonConfiguration(
            sources: chosen.sources, template: template, repository: context.repositoryPath)
        daemon.rules = context.exclusionRules
        daemon.anomalyGuard = context.settings.anomaly
        daemon.rules.excludedPlaces = chosen.excludedPlaces
        daemon.rules.named = chosen.named
        daemon.rules.roots = chosen.wanted
        let watch = context.settings.watch
        daemon.process = Process.number
        daemon.settings = context.settingsRead
        daemon.settle.quietAfterWriting = watch.quiet.wholeNanoseconds
        daemon.settle.quietAfterRemoval = watch.quiet.wholeNanoseconds
        daemon.settle.quiet = watch.quietAfterClose.wholeNanoseconds
        daemon.settle.longest = watch.longest.wholeNanoseconds
        daemon.settle.bundles = context.settings.documents
        daemon.reconcileInterval = watch.reconcile.wholeNanoseconds
        daemon.pollInterval = watch.poll.wholeNanoseconds
        daemon.retry.first = context.settings.retry.first.wholeNanoseconds
        daemon.retry.longest = context.settings.retry.longest.wholeNanoseconds
        daemon.retry.tries = context.settings.retry.tries
        daemon.purge = PurgeConfiguration(context, keeping: chosen.sources.map(\.path))
        let retention = context.settings.retention
        if retention.isAutomatic, !context.settings.appendOnly {
            daemon.retention = RetentionSchedule(
                context.settings.retentionConfiguration, calendar: .local,
                onBattery: retention.onBattery)
        }
        daemon.scrub = ScrubConfiguration(
            rate: context.settings.scrub, parity: context.settings.parity.share,
            mends: !context.settings.appendOnly)
        daemon.remotes = try NamedRemote.all(context).map {
            $0.configuration(staleAfter: context.settings.hooks.staleAfter)
        }
        self.daemon = daemon
        hooks = context.settings.hooks
        metricsFile = context.settings.metrics.textfile
    }
}
