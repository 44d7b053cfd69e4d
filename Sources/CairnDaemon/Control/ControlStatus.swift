import CairnFormat
import CairnWatch

// The daemon's status as fields. - Source: Docs/CONTROL.md.

extension DaemonStatus {
    /// Lists are cut when the line would grow beyond this; their counts tell of the rest.
    private static let listBytes = 100 << 10

    func write(into writer: inout ControlWriter) {
        writer.count("process", process)
        writer.text("program", program)
        writer.moment("started", started)
        writer.text("activity", activity.rawValue)
        writer.moment("paused_until", pausedUntil)
        writer.text("trouble", trouble.map { String($0.prefix(4_000)) })
        writer.path("repository", repository)
        writer.text("last_commit", lastCommit?.id.description)
        writer.moment("last_commit_time", lastCommit?.time)
        writer.moment("last_reconcile", lastReconcile)
        writer.count("dirty", dirty)
        writer.moment("dirty_since", dirtySince)
        writer.path("reading", reading)
        writer.moment("last_thinning", lastRetention)
        writer.count("thinning_kept", retentionKept)
        writer.text("thinning_waits", retentionWaits)
        if let massChangeDoubt { writer.object("mass_change_doubt", massChangeDoubt.written) }
        writer.count("commits", commits)
        writer.count("captures", captures)
        writer.count("failure_count", max(failureCount, failures.count))
        writer.count("gap_count", max(gapCount, gaps.count))
        writer.count("root_count", roots.count)
        writer.object("watch", watch.written)
        writer.objects(
            "threads", bytesMaximum: writer.count + Self.listBytes, pulses.lazy.map(\.written))
        writer.objects(
            "roots", bytesMaximum: writer.count + Self.listBytes, roots.lazy.map(\.written))
        writer.objects(
            "failures", bytesMaximum: writer.count + Self.listBytes, failures.lazy.map(\.written))
        writer.objects(
            "gaps", bytesMaximum: writer.count + Self.listBytes, gaps.lazy.map(\.written))
    }

    init(_ fields: ControlFields) throws(ControlError) {
        self.init()
        process = Int32(try fields.integer("process", in: 0...Int64(Int32.max)))
        program = try fields.text("program")
        started = try fields.moment("started")
        guard let activity = Activity(rawValue: try fields.text("activity")) else {
            throw ControlError("an unknown activity")
        }
        self.activity = activity
        pausedUntil = try fields.optionalMoment("paused_until")
        trouble = try fields.optionalText("trouble")
        repository = try fields.bytes("repository")
        if let id = try fields.optionalHash("last_commit") {
            lastCommit = LastCommit(id, try fields.moment("last_commit_time"))
        }
        lastReconcile = try fields.optionalMoment("last_reconcile")
        dirty = Int(try fields.count("dirty"))
        dirtySince = try fields.optionalMoment("dirty_since")
        reading = try fields.bytes("reading")
        lastRetention = try fields.optionalMoment("last_thinning")
        if lastRetention != nil { retentionKept = try fields.count("thinning_kept") }
        retentionWaits = try fields.optionalText("thinning_waits")
        massChangeDoubt = try fields.optionalObject("mass_change_doubt").map {
            fields throws(ControlError) in try MassChangeDoubt(fields)
        }
        commits = try fields.count("commits")
        captures = try fields.count("captures")
        failureCount = Int(try fields.count("failure_count"))
        gapCount = Int(try fields.count("gap_count"))
        watch = try WatchStatistics(try fields.object("watch"))
        // A daemon of 0.1 does not say.
        for pulse in try fields.optionalObjects("threads") { pulses.append(try Pulse(pulse)) }
        for root in try fields.objects("roots") { roots.append(try Root(root)) }
        for failure in try fields.objects("failures") { failures.append(try FailingItem(failure)) }
        for gap in try fields.objects("gaps") { gaps.append(try Gap(gap)) }
    }
}

extension WatchStatistics {
    fileprivate var written: ControlWriter {
        var writer = ControlWriter()
        writer.count("watches", watches)
        writer.count("watches_maximum", watchesMaximum)
        writer.count("events", events)
        writer.count("overflows", overflows)
        writer.count("unwatched", unwatched)
        return writer
    }

    fileprivate init(_ fields: ControlFields) throws(ControlError) {
        self.init()
        watches = Int(try fields.count("watches"))
        watchesMaximum = Int(try fields.count("watches_maximum"))
        events = try fields.count("events")
        overflows = try fields.count("overflows")
        unwatched = Int(try fields.count("unwatched"))
    }
}

extension DaemonStatus.MassChangeDoubt {
    fileprivate var written: ControlWriter {
        var writer = ControlWriter()
        writer.path("root", root)
        writer.count("lost", lost)
        writer.count("held", held)
        writer.moment("since", since)
        return writer
    }

    fileprivate init(_ fields: ControlFields) throws(ControlError) {
        self.init(
            root: try fields.bytes("root"), lost: try fields.count("lost"),
            held: try fields.count("held"), since: try fields.moment("since"))
    }
}

extension DaemonStatus.Pulse {
    fileprivate var written: ControlWriter {
        var writer = ControlWriter()
        writer.text("thread", thread)
        writer.text("doing", doing)
        writer.count("age_seconds", ageSeconds)
        writer.count("limit_seconds", limitSeconds)
        return writer
    }

    fileprivate init(_ fields: ControlFields) throws(ControlError) {
        self.init(
            thread: try fields.text("thread"), doing: try fields.text("doing"),
            ageSeconds: try fields.count("age_seconds"),
            limitSeconds: try fields.count("limit_seconds"))
    }
}

extension DaemonStatus.Root {
    fileprivate var written: ControlWriter {
        var writer = ControlWriter()
        writer.count("number", definition.number)
        writer.path("name", definition.name)
        writer.path("path", definition.path)
        writer.count("role", definition.role.rawValue)
        writer.text("state", state.rawValue)
        return writer
    }

    fileprivate init(_ fields: ControlFields) throws(ControlError) {
        guard let role = RootRole(rawValue: UInt8(try fields.integer("role", in: 0...255))),
            let state = State(rawValue: try fields.text("state"))
        else { throw ControlError("an unknown role or state of a root") }
        self.init(
            definition: RootDefinition(
                number: try fields.count("number"), name: try fields.bytes("name"),
                path: try fields.bytes("path"), role: role),
            state: state)
    }
}

extension FailingItem {
    fileprivate var written: ControlWriter {
        var writer = ControlWriter()
        writer.path("path", path)
        writer.text("reason", String(reason.prefix(1_000)))
        writer.flag("transient", isTransient)
        writer.count("tries", tries)
        writer.moment("first", first)
        writer.moment("next_try", nextTry)
        return writer
    }

    fileprivate init(_ fields: ControlFields) throws(ControlError) {
        self.init(
            path: try fields.bytes("path"), reason: try fields.text("reason"),
            isTransient: try fields.flag("transient"), tries: Int(try fields.count("tries")),
            first: try fields.moment("first"), nextTry: try fields.optionalMoment("next_try"))
    }
}

extension Gap {
    fileprivate var written: ControlWriter {
        var writer = ControlWriter()
        writer.count("number", number)
        writer.count("root", root)
        writer.path("path", path)
        writer.text("cause", cause.name)
        writer.moment("began", began)
        return writer
    }

    fileprivate init(_ fields: ControlFields) throws(ControlError) {
        guard let cause = GapCause(name: try fields.text("cause")) else {
            throw ControlError("an unknown cause")
        }
        self.init(
            number: try fields.count("number"), root: try fields.count("root"),
            path: try fields.bytes("path"),
            cause: cause, began: try fields.moment("began"))
    }
}

extension GapCause {
    /// In JSON.
    public var name: String {
        switch self {
        case .overflow: "overflow"
        case .watchLimit: "watch-limit"
        case .lostWatch: "lost-watch"
        case .unreadable: "unreadable"
        case .unmounted: "unmounted"
        case .notRunning: "not-running"
        case .torn: "torn"
        case .polled: "polled"
        case .paused: "paused"
        case .failed: "failed"
        }
    }

    public init?(name: String) {
        guard let cause = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = cause
    }
}

extension Attention {
    func write(into writer: inout ControlWriter) {
        switch self {
        case .none: writer.text("state", "none")
        case .dirty(let since):
            writer.text("state", "dirty")
            writer.moment("since", since)
        case .failing(let failure):
            writer.text("state", "failing")
            writer.object("failure", failure.written)
        case .inGap(let gap):
            writer.text("state", "in-gap")
            writer.object("gap", gap.written)
        case .outside: writer.text("state", "outside")
        }
    }

    init(_ fields: ControlFields) throws(ControlError) {
        switch try fields.text("state") {
        case "none": self = .none
        case "dirty": self = .dirty(since: try fields.moment("since"))
        case "failing": self = .failing(try FailingItem(try fields.object("failure")))
        case "in-gap": self = .inGap(try Gap(try fields.object("gap")))
        case "outside": self = .outside
        default: throw ControlError("an unknown state")
        }
    }
}
