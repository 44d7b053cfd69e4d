import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRemote
import CairnSource
import CairnText

/// Writes down what a command found of a remote that the settings name, and tells the hook
/// `on-failure` of damage.
struct RemoteFinding {
    private let remote: NamedRemote
    private let context: Context
    private let scratch: RemoteScratch

    /// - Returns: nil for an address that the settings do not name.
    init?(_ url: RemoteURL, _ repository: Hash128, _ context: Context) {
        guard let remote = NamedRemote.known(url, context),
            let own = try? StateDirectory(
                path: String(
                    decoding: DefaultLocations(context.user).stateDirectory, as: UTF8.self)),
            let scratch = try? PushPlace(own, remote.url, repository).scratch()
        else { return nil }
        (self.remote, self.context, self.scratch) = (remote, context, scratch)
    }

    /// What is known here of the pushes to a remote; nil where none was made from here.
    private static func pushes(_ url: RemoteURL, _ repository: Hash128, _ context: Context) -> (
        place: PushPlace, scratch: RemoteScratch, record: RemoteRecord
    )? {
        let state = String(decoding: DefaultLocations(context.user).stateDirectory, as: UTF8.self)
        let url = NamedRemote.known(url, context)?.url ?? url
        guard let own = try? StateDirectory(path: state),
            let place = try? PushPlace.known(own, url, repository),
            let scratch = try? place.scratch(), let record = (try? scratch.record()) ?? nil
        else { return nil }
        return (place, scratch, record)
    }

    /// The state that the last push from here left in a remote.
    static func lastState(_ url: RemoteURL, _ repository: Hash128, _ context: Context)
        -> RemoteManifest?
    { lastBytes(url, repository, context).flatMap { try? RemoteManifest(parsing: $0) } }

    /// Its manifest, byte for byte.
    static func lastBytes(_ url: RemoteURL, _ repository: Hash128, _ context: Context) -> [UInt8]? {
        pushes(url, repository, context)?.record.manifest
    }

    /// The files, with their lengths, that the last push from here left in a remote.
    static func lastFiles(_ url: RemoteURL, _ repository: Hash128, _ context: Context)
        -> [String: UInt64]?
    { pushes(url, repository, context)?.record.files }

    /// Notes that a state is there: pushes from here may have failed because it was not.
    static func noteState(_ found: RemoteState.Found, _ url: RemoteURL, _ context: Context) {
        guard let known = pushes(url, found.manifest.repository, context),
            let lock = (try? known.place.lock()) ?? nil
        else { return }
        // Only what is told of earlier failures depends on it.
        withExtendedLifetime(lock) { try? known.scratch.saw(found) }
    }

    /// Notes that objects are missing or cut, for the next push from this machine.
    ///
    /// - Returns: false where none was made from here.
    static func noteLoss(_ url: RemoteURL, _ repository: Hash128, _ context: Context) -> Bool {
        guard let scratch = pushes(url, repository, context)?.scratch else { return false }
        do { try scratch.noteLoss() } catch {
            context.note("cannot record which data is missing at \(url.base): \(error)")
            return false
        }
        return true
    }

    func verified(_ reading: RemoteHealth.Reading, _ damage: RemoteHealth.Damage?) {
        note(damage) { $0.verified(reading, damage, at: $1) }
    }

    /// Notes what is there instead of the state that the last push left; the next push looks at
    /// everything.
    func contradicted(by kind: RemoteHealth.Contradiction.Kind) {
        // Of an older state that was asked for, or one without its password, nothing follows.
        if context.options.state != nil || context.options.noPassword { return }
        note(kind == .absent ? nil : RemoteHealth.Damage(.structure)) {
            $0.contradicted(by: kind, at: $1)
        }
        if kind != .absent { try? scratch.noteLoss() }
    }

    func drilled(_ damage: RemoteHealth.Damage?) { note(damage) { $0.drilled(damage, at: $1) } }

    func pulled(_ damage: RemoteHealth.Damage) { note(damage) { $0.pulled(damage, at: $1) } }

    private func note(
        _ damage: RemoteHealth.Damage?, _ change: (inout RemoteHealth, Int64) -> Void
    ) {
        var health = scratch.health()
        change(&health, context.clock.now().seconds)
        do { try scratch.save(health) } catch {
            context.note("cannot record the findings about \(remote.shown): \(error)")
        }
        guard let damage else { return }
        let log = ProcessLog.standard(
            descriptor: 2, minimum: .warning, variable: context.user.variable)
        Hooks(
            context.settings.hooks, repository: Array(remote.url.base.utf8),
            runner: LinuxPrograms(), log: log, clock: context.clock
        ).runNow(.remoteDamage(remote.shown, health.damage ?? damage))
    }
}

extension RemoteHealth.Contradiction.Kind {
    /// As in “the remote is …”.
    fileprivate var what: String {
        switch self {
        case .absent: "empty or not mounted"
        case .older: "in an unexpected state (older or different)"
        case .unreadable: "without an intact manifest"
        }
    }
}

/// What is known of a remote's health, in words.
struct RemoteHealthText {
    let health: RemoteHealth
    let name: String

    /// What is doubted of what pushes left there.
    struct Doubt {
        let since: Timestamp
        /// As in “the remote has been …”.
        let what: String
    }

    /// Nil when nothing was found that contradicts the last push.
    var doubt: Doubt? {
        if let found = health.contradiction {
            return Doubt(since: Timestamp(seconds: found.seconds), what: found.kind.what)
        }
        return damage.map { Doubt(since: $0.time, what: "damaged") }
    }

    /// As `damage found at 2026-11-25 14:02: 3 packs`, or `verified 2 days ago, no damage`; nil
    /// when nothing is known.
    func text(_ now: Timestamp) -> String? {
        if let damage {
            return
                "damage found at \(TimeText.local(damage.time)): \(damage.what); see `\(damage.command)`"
        }
        func ago(_ seconds: Int64) -> String {
            "\(TimeText.age(max(0, now - Timestamp(seconds: seconds)))) ago"
        }
        let read =
            switch health.reading {
            case .structure: ""
            case .sample: " with a sample of the content"
            case .everything: " with all content"
            }
        let verified = health.verified.map { "verified\(read) \(ago($0)), no damage" }
        let drilled = health.drilled.map { "drilled \(ago($0)), all restored" }
        let parts = [verified, drilled].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// What was found instead of the state that was pushed, and what to do about it.
    var contradiction: (text: String, next: String)? {
        health.contradiction.map { found in
            let time = TimeText.zoned(Timestamp(seconds: found.seconds))
            let next =
                found.kind == .absent
                ? "check that its disk is mounted, then run `cairn remote verify \(name)`"
                : MissingRemoteState.next(name)
            return ("the remote \(name) is \(found.kind.what) (found \(time))", next)
        }
    }

    struct Damage {
        let time: Timestamp
        let what: String
        /// That looks again.
        let command: String
    }

    var damage: Damage? {
        health.damage.map { damage in
            let counts = [
                (damage.packs, "pack"), (damage.others, "other object"),
                (damage.versions, "version"),
            ]
            let what = counts.filter { $0.0 > 0 }.map { Quantity.of($0.0, $0.1) }
            let read = damage.reading == .structure ? "" : " --read-data"
            return Damage(
                time: Timestamp(seconds: damage.seconds),
                what: what.isEmpty ? "its structure" : what.joined(separator: ", "),
                command: "cairn remote verify \(name)\(read)")
        }
    }

    /// What the last push found lost, as sentences.
    var losses: (here: String?, everywhere: String?) {
        guard let loss = health.loss else { return (nil, nil) }
        let time = TimeText.local(Timestamp(seconds: loss.seconds))
        func are(_ count: UInt64, _ noun: String, _ here: String, _ there: String) -> String? {
            count == 0
                ? nil
                : "this repository \(here) \(Quantity.of(count, noun)) that it still needs, and \(there) (found \(time))"
        }
        return (
            are(
                loss.packs, "pack", "has lost",
                "only \(name) has \(loss.packs == 1 ? "a copy" : "copies")"),
            are(
                loss.chunks, "chunk", "is missing",
                "\(name) does not have \(loss.chunks == 1 ? "it" : "them") either")
        )
    }

    func write(into line: inout JSONObject) {
        line["verified"] = health.verified.map { TimeText.utc(Timestamp(seconds: $0)) }
        line["drilled"] = health.drilled.map { TimeText.utc(Timestamp(seconds: $0)) }
        line["damage_found"] = damage.map { TimeText.utc($0.time) }
        line["damage_found_by"] = health.damage?.finder.name
        line["damaged_packs"] = health.damage?.packs
        line["damaged_objects"] = health.damage?.others
        line["damaged_versions"] = health.damage?.versions
        line["packs_lost_here"] = health.loss?.packs ?? 0
        line["chunks_lost"] = health.loss?.chunks ?? 0
    }
}
