import CairnCore
import CairnDaemon
import CairnFormat
import CairnRemote
import CairnRepository
import CairnText

/// How far behind a remote of the settings is, by what this machine knows: the manifest that it
/// wrote and read back, and what its daemon tells. The remote is not asked.
struct RemoteStanding {
    let name: String
    let url: String
    let log: PushLog?
    /// The manifest that the last push left there; nil when there is none, or it may be gone.
    let manifest: RemoteManifest?
    /// The same, even if it may be gone.
    var last: RemoteManifest?
    /// Whether ``last`` has a commit that this repository lacks: it was put back, or repaired.
    var isOfOtherHistory = false
    /// Whether the keys were changed here since the last push.
    var hasFormerKeys = false
    /// Nil when no daemon tells of it.
    let daemon: DaemonStatus.Remote?
    var waitingCommits: Int64 = 0
    var waitingBytes: UInt64 = 0
    /// The time of the first commit that is not there, or of the day on which the remote was added
    /// when that is later.
    var waitingSince: Timestamp?
    let health: RemoteHealthText
    /// Seconds after which what waits makes it stale.
    let staleAfter: Int64
}

extension RemoteStanding {
    init(
        _ remote: NamedRemote, _ session: ReadingSession, _ context: Context, _ told: DaemonStatus?
    )
        throws
    {
        name = remote.shown
        url = remote.url.base
        daemon = told?.remotes.first { [name] in $0.name == name }
        let settings = remote.settings?.staleAfter ?? context.settings.hooks.staleAfter
        staleAfter = settings.components.seconds
        let scratch = try PushPlace(context.state, remote.url, session.id).scratch()
        log = scratch.log()
        health = RemoteHealthText(health: scratch.health(), name: name)
        let record = try scratch.record()
        last = try? record.map { try RemoteManifest(parsing: $0.manifest) }
        let commit = last?.commit
        isOfOtherHistory =
            try commit.map { try !session.reader.has($0.id, number: Int64(clamping: $0.number)) }
            ?? false
        let isGone =
            log?.isDoubted == true || isOfOtherHistory || health.health.contradiction != nil
        manifest = isGone ? nil : last
        if session.repository.description.isEncrypted, last != nil {
            let present = try session.repository.presentDescription().found.bytes
            hasFormerKeys = try !scratch.hasPushedKeys(present)
        }
        guard let latest = try session.reader.latestCommit() else { return }
        let there = Int64(clamping: manifest?.commit?.number ?? 0)
        // With the packs that another remote has alone: this one is to get them, too.
        waitingBytes = try RemoteBacklog.bytes(
            session.repository.storage, known: manifest == nil ? [:] : record?.files ?? [:])
        guard latest.number > there else { return }
        waitingCommits = latest.number - there
        let first = try session.reader.firstPoint(from: there + 1)?.commit.time
        let known = log.map { Timestamp(seconds: $0.known) }
        waitingSince = [first, known].compactMap { $0 }.max()
    }

    /// Those of the settings; what cannot be read of one is as if it was never pushed to.
    static func all(_ context: Context, _ session: ReadingSession, _ daemon: DaemonStatus?)
        -> [RemoteStanding]
    {
        ((try? NamedRemote.all(context)) ?? []).compactMap {
            try? RemoteStanding($0, session, context, daemon)
        }
    }

    /// Everything that was saved before this moment was known to be there: when the last push began
    /// that is proven, or asked and found nothing new. The date stays while the remote is empty or
    /// damaged: its disk may not be mounted.
    var completeUntil: Timestamp? {
        isUnproven ? nil : last.flatMap(completion)
    }

    /// Whether what is there is not what this repository's pushes left.
    private var isUnproven: Bool { log?.isDoubted == true || isOfOtherHistory }

    /// Whether something was found that contradicts what the last push left there.
    private var isDoubted: Bool { isUnproven || health.doubt != nil }

    private func completion(_ manifest: RemoteManifest) -> Timestamp? {
        let pushed = Timestamp(seconds: log?.complete ?? manifest.seconds)
        return [pushed, daemon?.complete].compactMap { $0 }.max()
    }

    func isStale(at now: Timestamp) -> Bool {
        log != nil && (waitingSince.map { now.since($0) > staleAfter } ?? false)
    }

    /// Whether somebody has to do something: it will not get better by itself.
    var needsPerson: Bool { log?.failingSince != nil && log?.needsPerson == true }

    /// Since when a commit is there; nil while that is doubted.
    func since(_ commit: Int64) -> Timestamp? {
        isDoubted ? nil : since(commit, in: manifest)
    }

    private func since(_ commit: Int64, in manifest: RemoteManifest?) -> Timestamp? {
        guard let manifest, let last = manifest.commit, Int64(clamping: last.number) >= commit
        else { return nil }
        return Timestamp(seconds: log?.since(UInt64(clamping: commit)) ?? manifest.seconds)
    }

    // MARK: In words

    /// ``completeUntil``, for a table.
    var until: String {
        health.doubt == nil ? completeUntil.map { TimeText.local($0) } ?? "never" : "unknown"
    }

    /// What is not there, for a table: unknown while the remote is damaged.
    var behind: (text: String, brief: String) {
        isDoubted && waitingCommits == 0 && !hasFormerKeys ? ("unknown", "unknown") : (lack, amount)
    }

    /// What is not there, as `3 commits and 12 MiB, since 14:02`.
    var lack: String {
        let since = waitingSince.map { ", since \(TimeText.local($0))" } ?? ""
        return "\(amount)\(waitingCommits > 0 ? since : "")"
    }

    /// The same without the time.
    var amount: String {
        let keys = hasFormerKeys ? "the changed keys" : nil
        guard waitingCommits > 0 else { return keys ?? "nothing" }
        let commits = "\(Quantity.of(waitingCommits, "commit")), \(Quantity.bytes(waitingBytes))"
        return [commits, keys].compactMap { $0 }.joined(separator: ", ")
    }

    /// What it waits for; empty when nothing waits.
    func waitsFor(_ now: Timestamp) -> String {
        if let log, let failing = log.failingSince {
            return
                "pushes have failed since \(TimeText.local(Timestamp(seconds: failing))): \(log.reason)\(nextTry(now))"
        }
        if let daemon, let since = daemon.pushingSince {
            let sent =
                daemon.totalBytes > 0
                ? ", \(Quantity.bytes(daemon.sentBytes)) of \(Quantity.bytes(daemon.totalBytes)) sent"
                : ""
            let long =
                now.since(since) > 60 ? " (started \(TimeText.age(now.since(since))) ago)" : ""
            return "a push is running\(long)\(sent)\(idle)"
        }
        if waitingCommits == 0, !hasFormerKeys { return "" }
        if daemon == nil {
            return "no running service pushes to this remote; run `cairn remote push \(name)`"
        }
        guard let wait = daemon?.nextTry.map({ $0.since(now) }) else { return "" }
        return wait <= 0 ? "the next push is due" : "the next push is in \(TimeText.age(wait))"
    }

    private var idle: String {
        daemon?.idleSeconds.map { ", no data transferred for \($0) s" } ?? ""
    }

    private func nextTry(_ now: Timestamp) -> String {
        if daemon?.pushingSince != nil { return "; trying again now\(idle)" }
        guard let next = daemon?.nextTry else { return "" }
        let wait = next.since(now)
        return wait <= 0 ? "; trying again now" : "; next try in \(TimeText.age(wait))"
    }

    /// For `cairn status`.
    var sentence: String {
        if log?.isDoubted == true {
            return "differs from what was pushed, so its content is unverified"
        }
        if isOfOtherHistory {
            return "has commits that this repository does not have, so its content is unverified"
        }
        if let doubt = health.doubt {
            let had = completeUntil.map {
                "; before that, it had everything saved until \(TimeText.local($0))"
            }
            return "has been \(doubt.what) since \(TimeText.local(doubt.since))\(had ?? "")"
        }
        guard let completeUntil else {
            return "has received nothing from this machine yet; waiting: \(lack)"
        }
        let has =
            "has everything saved until \(TimeText.local(completeUntil))\(hasFormerKeys ? "; \(formerKeys)" : "")"
        return waitingCommits == 0 ? has : "is missing \(lack); \(has)"
    }

    private var formerKeys: String { "opens only with the former passwords until the next push" }

    /// What is said beneath that: what it waits for, and what was found of it.
    func lines(_ now: Timestamp) -> [Table.Cell] {
        var lines: [Table.Cell] = []
        let waits = waitsFor(now)
        if !waits.isEmpty {
            lines.append(Table.Cell(waits, log?.failingSince == nil ? .plain : .doubtful))
        }
        if let found = health.text(now) {
            lines.append(Table.Cell(found, health.damage == nil ? .plain : .bad))
        }
        let (here, everywhere) = health.losses
        if let here { lines.append(Table.Cell("\(here); run `cairn remote pull \(name)`", .bad)) }
        if let everywhere {
            lines.append(
                Table.Cell(
                    "\(everywhere); run `cairn verify` to list the affected files, and `cairn repair` to repair as much as possible",
                    .bad))
        }
        return lines
    }

    func paint(_ now: Timestamp) -> Paint {
        isStale(at: now) || isOfOtherHistory || health.doubt != nil || health.health.loss != nil
            ? .bad : log?.failingSince != nil || hasFormerKeys ? .doubtful : .plain
    }

    /// Why `cairn status --check` is not content; empty when it is.
    func troubles(_ now: Timestamp) -> [Trouble] {
        let damage = health.damage.map {
            "the remote \(name) is damaged: \($0.what) (found \(TimeText.zoned($0.time)))"
        }
        let contradiction = health.contradiction
        let (here, everywhere) = health.losses
        let push = "`cairn remote push \(name)`"
        let all: [(text: String?, next: String)] = [
            (reason(now), "run \(push) to try again now and see the problem"),
            (
                needsPerson || !isOfOtherHistory
                    ? nil : "the remote \(name) has commits that this repository does not have",
                "run \(push) to see who pushed them, and how to continue"
            ),
            (needsPerson ? nil : contradiction?.text, contradiction?.next ?? ""),
            (
                // A service pushes soon.
                hasFormerKeys && daemon == nil && !needsPerson
                    ? "the remote \(name) \(formerKeys)" : nil, "run \(push)"
            ),
            (damage, "run \(push) to upload the data that this repository still has"),
            (here, "run `cairn remote pull \(name)` to download the lost packs"),
            (
                everywhere,
                "run `cairn verify` to list the affected files, and `cairn repair` to repair as much as possible"
            ),
        ]
        return all.compactMap { trouble in trouble.text.map { Trouble($0, next: trouble.next) } }
    }

    private func reason(_ now: Timestamp) -> String? {
        let why = log.flatMap { $0.failingSince == nil ? nil : ": \($0.reason)" } ?? ""
        if isStale(at: now) {
            let age = waitingSince.map { " (waiting for \(TimeText.age(now.since($0))))" } ?? ""
            return
                "the remote \(name) is missing \(Quantity.of(waitingCommits, "commit"))\(age)\(why)"
        }
        return needsPerson ? "cannot push to the remote \(name)\(why)" : nil
    }

    /// For `cairn status PATH`.
    func sentence(ofCommit commit: Int64, _ now: Timestamp) -> String {
        if let since = since(commit) {
            // The last push had to leave out packs that only other remotes have.
            let isPartial = health.health.loss.map { $0.chunks > 0 } ?? false
            let rest = isPartial ? ", except for data that \(name) does not have" : ""
            return "off-site on \(name) since \(TimeText.local(since))\(rest)"
        }
        if let doubt = health.doubt, let since = self.since(commit, in: last) {
            return
                "had been off-site on \(name) since \(TimeText.local(since)), but the remote has been \(doubt.what) since \(TimeText.local(doubt.since))"
        }
        let waits = waitsFor(now)
        return "not off-site on \(name) yet\(waits.isEmpty ? "" : ": \(waits)")"
    }

    // MARK: JSON

    func json(_ now: Timestamp, type: String = "remote") -> JSONObject {
        var line = JSONObject(type: type)
        line["name"] = name
        line["url"] = url
        line["commit"] = manifest?.commit?.number
        line["last_push"] = completeUntil.map { TimeText.utc($0) }
        line["waiting_commits"] = waitingCommits
        line["waiting_bytes"] = waitingBytes
        line["waiting_since"] = waitingSince.map { TimeText.utc($0) }
        line["stale"] = isStale(at: now)
        line["doubted"] = isDoubted
        line["former_keys"] = hasFormerKeys
        line["failing_since"] = log?.failingSince.map { TimeText.utc(Timestamp(seconds: $0)) }
        line["reason"] = log.flatMap { $0.failingSince == nil ? nil : $0.reason }
        line["tries"] = log?.tries
        line["pushing_since"] = daemon?.pushingSince.map { TimeText.utc($0) }
        line["sent_bytes"] = daemon?.pushingSince == nil ? nil : daemon?.sentBytes
        line["total_bytes"] = daemon?.pushingSince == nil ? nil : daemon?.totalBytes
        line["idle_seconds"] = daemon?.idleSeconds
        line["next_try"] = daemon?.nextTry.map { TimeText.utc($0) }
        health.write(into: &line)
        return line
    }
}
