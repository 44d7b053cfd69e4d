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
            A paused service notices which items change, but reads and writes nothing. After the pause, it backs up the current state of everything that changed, but not the states in between. During the pause, Cairn keeps no file of the repository open, so you can unmount the disk. Mount the disk again before you run `cairn resume`. DURATION is a number with s, m, h or d. Without DURATION, the pause lasts until `cairn resume`.

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
                    "\"\(text)\" is not a valid duration",
                    "use a duration of at most a year, such as 90s, 30m, 2h or 1d")
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
                "process \(holder.process) still has the repository open; unmount the disk after that process has exited"
            )
        }
        let until = seconds.map { context.clock.now() + $0 }
        options.tell(
            "paused", ["until": until.map { TimeText.utc($0) }],
            "paused until " + (until.map { TimeText.zoned($0) } ?? "you run `cairn resume`"))
    }
}

struct ResumeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume",
        abstract: "Resume the service, or accept a change that it reported.",
        discussion: """
            If many backed-up files are deleted at once or look encrypted, Cairn pins the last commit before the change and forgets nothing until you accept the change. To see what changed, run `cairn diff` with that commit and `latest`. If several machines share the repository, --accept-changes applies to the files of this machine; --host selects another machine, for example one that no longer exists. If the system clock looks wrong, because it jumped or Cairn did not run for a long time, Cairn forgets nothing and purges nothing by age. This ends when the clock is right again, or when you confirm the clock with --accept-clock.

            Examples:
              cairn resume
              cairn resume --accept-changes
              cairn resume --accept-clock
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @Flag(
        help:
            "Accept the mass change: unpin the snapshot before it, and resume retention."
    )
    var acceptChanges = false

    @Flag(help: "Confirm that the clock is right, and resume retention and purging by age.")
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
            !wasPaused
                ? "the service was not paused"
                : "resumed; changes made during the pause are now being backed up")
    }

    private func acceptClock(_ context: Context) throws {
        context.clockWatch(try context.describeRepository().description.repository).accept()
        options.tell(
            "accepted-clock", ["time": TimeText.utc(context.clock.now())],
            "clock confirmed: it is now \(TimeText.zoned(context.clock.now())); a running service resumes within a minute"
        )
    }

    private func accept(_ context: Context) throws {
        let session = try WritingSession(context)
        let machine =
            hosts.host == nil
            ? context.machine
            : try HostChoice.named(hosts).apply(context, session.writer.catalog)?.host
        let released = try session.notes(context).releaseAnomaly(of: machine)
        guard let pin = released.first else {
            if let other = try session.reader().anomalyPins(of: machine).others.first?.host {
                throw CommandFailure(
                    "there is no mass change on this machine to accept; \(MassChangeCheck.text(of: other))",
                    "check the change on that machine and run `cairn resume --accept-changes` there, or add --host \(other.id.short) if the machine is gone"
                )
            }
            throw CommandFailure(
                "there is no mass change to accept",
                "run `cairn status` to see the state of your backups")
        }
        options.tell(
            "accepted", ["commits": released.map(\.id.description)],
            "accepted the mass change; commit \(pin.id.short) is no longer pinned")
    }
}
