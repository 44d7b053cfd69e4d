import ArgumentParser
import CairnBrowse
import CairnCore
import CairnDaemon
import CairnLinux
import CairnRepository
import CairnSource
import CairnText
import Glibc

struct BrowseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "browse",
        abstract: "Browse and restore backups in a web browser.",
        discussion: """
            This command serves web pages on 127.0.0.1. The pages load nothing from other servers. The command stops when you press Ctrl-C, or after half an hour without a visit. The printed link works only once, in one browser. Other users of this machine and other sites in that browser cannot use the link.
            The pages change nothing until you ask for a restore, and a restore first shows what it would change. With -r, you can also browse a remote. Cairn looks for the password of an encrypted repository in the same places as other commands, including the terminal. If Cairn finds no password, the page asks for it.

            Examples:
              cairn browse
              cairn browse --no-open --port 8080
              cairn browse -r rclone:b2:bucket/cairn

            Exit codes: 0 stopped; 1 failed, or the port is in use; 10 no repository; 12 wrong password.
            """)

    @OptionGroup var options: GlobalOptions
    @Option(help: .value("n", "The port, from 1 to 65535 (default: a free port)."))
    var port: Int?
    @Flag(help: "Only print the link.") var noOpen = false

    private static let restSeconds: Int64 = 1_800

    func run() throws {
        do { try serve() } catch {
            if let failure = CommandFailure(error) { tellDesktop(failure) }
            throw error
        }
    }

    /// Started by a click, a failure would be written where nobody looks.
    private func tellDesktop(_ failure: CommandFailure) {
        guard !noOpen, !options.json, DesktopPage.hasDisplay,
            !(0...2).contains(where: Process.isTerminal)
        else { return }
        let next = failure.next.map { "\nNext: \(AdvisedCommand.own.text($0))" } ?? ""
        _ = try? DesktopNotify(variable: UserEnvironment.current.variable).show(
            Notice(
                title: "Cairn cannot show the backups",
                body: PathText.lines(Array((failure.message + next).utf8))), replacing: nil)
    }

    private func serve() throws {
        if let port, !(1...65_535).contains(port) {
            throw CommandFailure(
                "invalid port \(port)", "use a port from 1 to 65535, or omit the option")
        }
        Process.keepLittleMemory()
        let context = try Context(options, needsSettings: false)
        // What is wrong with the repository is better said here, and a password asked for where
        // there is a terminal. Without one the page asks.
        do { _ = try ReadingSession(context) } catch RepositoryError.passwordNeeded {
            context.note("the repository is encrypted, so the page asks for its password")
        }
        let cancellation = Cancellation.bySignals()
        let server: BrowseServer
        do {
            server = try BrowseServer(port: port ?? 0) { LoopbackPeer.isOwn(peer: $0, own: $1) }
        } catch {
            throw CommandFailure(
                "cannot listen on port \(port ?? 0) of 127.0.0.1: \(BrowseServer.reason(error))",
                "use another port, or omit the option to use a free one")
        }
        let gate = BrowseGate(port: server.port, randomness: LinuxRandomness())
        let site = Site(CommandHost(context), gate: gate)
        server.serve {
            // A save does not wait for who looks. What opens the browser stays as it is.
            Process.yieldThreadPriority()
            return site.respond(to: $0)
        }
        let link = gate.link ?? ""
        options.tell("browse", ["url": link, "port": server.port], link)
        if options.isForPeople {
            Terminal.line("the link works once, in one browser; press Ctrl-C to stop")
        }
        Terminal.flush()
        let page = noOpen ? nil : DesktopPage(leadingTo: link, in: context.state.path)
        page?.open { reason in
            // A browser that was in use for a while may end as it likes.
            guard gate.link != nil else { return }
            let failure = "cannot open a browser: \(reason)"
            context.note("\(failure); open the link yourself")
            tellDesktop(
                CommandFailure(
                    failure, "run `cairn browse` in a terminal and open the link that it prints"))
        }
        server.wait(
            restingFor: Self.restSeconds, clock: context.clock,
            isEnded: { cancellation.isRequested }, isBusy: { site.isBusy })
        page?.remove()
        if !Self.stop(server, site) { Process.exitAtOnce() }
    }

    /// How long answers that are in work may take to end, in nanoseconds.
    private static let endPatience: UInt64 = 2_000_000_000

    /// Ends what runs: a restore when what it puts in place is whole, whatever that takes; requests
    /// in a bounded time.
    ///
    /// - Returns: false when a request goes on: it reads only, and may be left alone.
    private static func stop(_ server: BrowseServer, _ site: Site) -> Bool {
        site.stopRestoring()
        let isStopped = Monitor(false)
        WorkerThread {
            server.stop()
            site.stop()
            isStopped.update { $0 = true }
        }.detach()
        return isStopped.wait(until: LinuxClock().monotonic() + endPatience) { $0 ? true : nil }
            ?? false
    }
}
