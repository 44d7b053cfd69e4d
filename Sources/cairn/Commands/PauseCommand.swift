import ArgumentParser
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText

struct PauseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "Pause the service.",
        discussion: """
            While it rests, changes are noted and nothing is read or written; afterwards everything that changed is captured. States in between are not kept. Nothing of the repository is open meanwhile, so that its disk can be unmounted; once it is back, `cairn resume`. DURATION is a number with s, m, h or d; without it the pause lasts until `cairn resume`.

            Examples:
              cairn pause 30m
              cairn pause && make -j8 world; cairn resume
            """)

    @OptionGroup var options: GlobalOptions
    @Argument(help: .value("duration", "How long: 90s, 30m, 2h, 1d.")) var duration: String?

    func run() throws {
        let seconds = try duration.map { text in
            guard let duration = Duration(settingText: text),
                case let seconds = duration.components.seconds, seconds > 0,
                seconds <= ControlProtocol.pauseSecondsMaximum
            else {
                throw CommandFailure(
                    "\"\(text)\" is no time to pause",
                    "write it as 90s, 30m, 2h or 1d; at most a year")
            }
            return seconds
        }
        let context = try Context(options)
        let daemon = try context.requireDaemon()
        _ = try daemon.client.ask(.pause(seconds: seconds), within: nil)
        if let holder = try? LinuxStorage(at: context.repositoryPath).lockHolder(),
            holder.process != daemon.client.process
        {
            context.note(
                "process \(holder.process) has the repository still: its disk can be unmounted when that has ended"
            )
        }
        let until = seconds.map { context.clock.now() + $0 }
        options.tell(
            "paused", ["until": until.map { TimeText.utc($0) }],
            "paused until " + (until.map { TimeText.zoned($0) } ?? "`cairn resume`"))
    }
}

struct ResumeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume",
        abstract: "Resume the service, or accept a change that it reported.",
        discussion: """
            When much of what is kept was deleted at once, or looks encrypted now, the last commit before is pinned and nothing is forgotten until somebody has looked (`cairn diff` between that commit and the latest shows what it was) and accepts it. When the date is not believed, because the clock went astray or nothing was heard for long, nothing is forgotten or purged by age until the clock is right again, or somebody says that it is.

            Examples:
              cairn resume
              cairn resume --accept-changes
              cairn resume --accept-clock
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(
        help:
            "Accept the mass change: unpin the snapshot before it, and resume retention."
    )
    var acceptChanges = false

    @Flag(help: "Confirm that the clock is right: resume retention and purging by age.")
    var acceptClock = false

    func run() throws {
        let context = try Context(options)
        if acceptClock { try acceptClock(context) }
        if acceptChanges { return try accept(context) }
        if acceptClock { return }
        let daemon = try context.requireDaemon()
        let wasPaused = try daemon.status().activity == .paused
        _ = try daemon.client.ask(.resume)
        options.tell(
            "resumed", ["was_paused": wasPaused],
            !wasPaused ? "it was not paused" : "resumed; what changed meanwhile is captured now")
    }

    private func acceptClock(_ context: Context) throws {
        context.clockWatch(try context.describeRepository().description.repository).accept()
        options.tell(
            "accepted-clock", ["time": TimeText.utc(context.clock.now())],
            "clock confirmed: it is now \(TimeText.zoned(context.clock.now())); a running service resumes within a minute"
        )
    }

    private func accept(_ context: Context) throws {
        let released = try WritingSession(context).notes(context).releaseAnomaly()
        guard let pin = released.first else {
            throw CommandFailure(
                "no mass change waits to be accepted",
                "run `cairn status` to see the state of your backups")
        }
        options.tell(
            "accepted", ["commits": released.map(\.id.description)],
            "accepted; commit \(pin.id.short) is pinned no more")
    }
}
