import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnRepository
import CairnSource
import CairnText
import CairnWatch

/// `cairn status --json`. - Source: Docs/JSON.md.
extension StatusOverview {
    func writeJSON() {
        var line = JSONObject(type: "status")
        line["repository"] = repository
        line["same_disk"] = isOnSameDisk
        line["verdict"] = verdict.level.name
        line["verdict_text"] = verdict.text
        line["reasons"] = verdict.reasons
        line["last_success"] = verdict.lastSuccess.map { TimeText.utc($0) }
        line["last_backup"] = lastBackup.map { JobText.word($0) }
        line["last_backup_began"] = lastBackup.map { TimeText.utc($0.began) }
        line["last_backup_ended"] = lastBackup.flatMap { $0.ended.map { TimeText.utc($0) } }
        line["running"] = daemon != nil
        line["trouble"] = trouble ?? daemon?.trouble
        line["settings_trouble"] = daemon?.settingsTrouble
        line["process"] = daemon.map { Int($0.process) }
        line["program"] = daemon?.program
        line["started"] = daemon.map { TimeText.utc($0.started) }
        line["health"] = daemon.map {
            $0.stuck.count + ($0.trouble == nil && trouble == nil ? 0 : 1)
        }
        line["stuck"] = daemon.map { $0.stuck.map(\.thread) }
        line["activity"] = daemon?.activity.rawValue
        line["paused_until"] = daemon?.pausedUntil.map { TimeText.utc($0) }
        line["last_commit"] = lastCommit?.id.description
        line["last_commit_time"] = lastCommit.map { TimeText.utc($0.time) }
        line["last_commit_age_seconds"] = lastCommit.map { max(0, now.since($0.time)) }
        line["last_reconcile"] = daemon?.lastReconcile.map { TimeText.utc($0) }
        line["last_thinning"] = daemon?.lastRetention.map { TimeText.utc($0) }
        line["thinning_kept"] = daemon.flatMap { $0.lastRetention == nil ? nil : $0.retentionKept }
        line["thinning_waits"] = daemon?.retentionWaits
        line["dirty"] = daemon?.dirty
        line["dirty_since"] = daemon?.dirtySince.map { TimeText.utc($0) }
        line["reading"] = daemon.flatMap { $0.reading.isEmpty ? nil : $0.reading }
        line["failures"] = daemon.map { max($0.failureCount, $0.failures.count) }
        line["gaps"] = gapCount
        line["away"] = daemon == nil ? away.count : nil
        line["watches"] = daemon?.watch.watches
        line["watches_maximum"] = daemon?.watch.watchesMaximum
        line["unwatched"] = daemon?.watch.unwatched
        line["remedy"] = isShortOfWatches ? Self.limitRemedy : nil
        line["unfinished_restore"] = unfinishedRestore?.before.description
        line["mass_change_pinned"] = anomalies.map(\.id.description)
        line["mass_change_doubt"] = daemon?.massChangeDoubt?.text
        line["set_aside"] = setAside?.found.count
        line["clock_doubt"] = clockDoubt.map { ClockText($0).text }
        line["commits"] = stored?.commits
        line["versions"] = stored.map { $0.present + $0.earlier }
        line["versions_present"] = stored?.present
        line["fuzzy"] = stored?.inconsistentCount
        line["bytes"] = stored?.size.bytes
        line["remote_only_packs"] = stored?.away.packs
        line["remote_only_bytes"] = stored?.away.bytes
        line["free_bytes"] = stored?.size.freeBytes
        line["disk_full"] = stored.map { _ in fullDisk != nil }
        line["prunable_bytes"] = fullDisk?.prunableBytes
        care?.write(into: &line)
        line.write()
        for pulse in daemon?.pulses ?? [] { write(pulse) }
        for root in daemon?.roots ?? [] { write(root) }
        for failure in daemon?.failures ?? [] { write(failure) }
        for file in daemon?.large ?? [] { write(file) }
        for gap in gaps { write(gap) }
        for job in jobs { JobText.json(job).write() }
        for path in away { JSONObject(type: "away", ["path": path]).write() }
        setAside?.writeJSON()
        care?.writeLost()
        for remote in remotes { remote.json(now).write() }
        for path in stored?.inconsistent ?? [] { JSONRecords.writeInconsistent(path) }
    }

    private func write(_ pulse: DaemonStatus.Pulse) {
        var line = JSONObject(type: "thread")
        line["thread"] = pulse.thread
        line["doing"] = pulse.doing
        line["age_seconds"] = pulse.ageSeconds
        line["stuck"] = pulse.isStuck
        line.write()
    }

    private func write(_ root: DaemonStatus.Root) {
        var line = JSONObject(type: "root")
        line["name"] = root.definition.name
        line["path"] = root.path
        line["state"] = root.state.rawValue
        line.write()
    }

    private func write(_ failure: FailingItem) {
        var line = JSONObject(type: "failure")
        line["path"] = failure.path
        line["reason"] = failure.reason
        line["transient"] = failure.isTransient
        line["tries"] = failure.tries
        line["first"] = TimeText.utc(failure.first)
        line["next_try"] = failure.nextTry.map { TimeText.utc($0) }
        line.write()
    }

    private func write(_ file: DaemonStatus.LargeFile) {
        var line = JSONObject(type: "large_file")
        line["path"] = file.path
        line["pause_seconds"] = file.pauseSeconds
        line["next"] = TimeText.utc(file.next)
        line.write()
    }

    private func write(_ gap: Gap) {
        var line = JSONObject(type: "gap")
        line["number"] = gap.number
        line["path"] = place(gap)
        line["cause"] = gap.cause.name
        line["began"] = TimeText.utc(gap.began)
        line.write()
    }
}
