import CairnCore

/// What waits for the daemon's thread: hints from the sources of changes, commands from everybody
/// else.
///
/// - ``take(_:)`` and ``post(_:)`` never wait for the receiver: a source's thread must go on
///   emptying the kernel's queue (rule 2).
/// - Bounded: beyond ``hintsMaximum`` hints become coarser, in two steps. First, looks at a name
///   that say nothing of its content become one listing of its directory, and other looks one a
///   name. If that is not enough, each root gets one `rescan(root, .overflow)`, a gap, in place of
///   all that is said about its paths. Of what is said of roots and watches the last of each kind
///   is kept, and every barrier: they come once a request.
/// - Coverage is never lost, and order is kept but for looks and listings that move to where they
///   were first said.
/// - Source: Docs/INOTIFY.md, rules 2 and 6.
public final class HintMailbox<Command: Sendable>: ChangeSink, Sendable {
    /// What one turn of the daemon's loop has to do.
    public struct Mail: Sendable {
        public var hints: [ChangeHint] = []
        public var commands: [Command] = []

        public var isEmpty: Bool { hints.isEmpty && commands.isEmpty }
    }

    private struct State {
        var mail = Mail()
        /// Hints are made coarser when there are more than this.
        var limit: Int
        var overflows: UInt64 = 0
    }

    private let monitor: Monitor<State>
    private let hintsMaximum: Int
    private let commandsMaximum: Int

    public init(hintsMaximum: Int = 200_000, commandsMaximum: Int = 1_024) {
        self.hintsMaximum = hintsMaximum
        self.commandsMaximum = commandsMaximum
        monitor = Monitor(State(limit: hintsMaximum))
    }

    public func take(_ hints: [ChangeHint]) {
        guard !hints.isEmpty else { return }
        monitor.update { state in
            // In parts, so that one huge delivery is no way around the bound.
            var rest = hints[...]
            while !rest.isEmpty {
                let part = rest.prefix(max(1, hintsMaximum - state.mail.hints.count))
                state.mail.hints.append(contentsOf: part)
                rest = rest.dropFirst(part.count)
                if state.mail.hints.count >= state.limit { coarsen(&state) }
            }
        }
    }

    /// Hands over a command.
    ///
    /// - Returns: false when too many wait already; the command is dropped then.
    public func post(_ command: Command) -> Bool {
        monitor.update { state in
            guard state.mail.commands.count < commandsMaximum else { return false }
            state.mail.commands.append(command)
            return true
        }
    }

    /// Takes the hints that are there, without waiting.
    public func drain() -> [ChangeHint] {
        monitor.inspect { state in
            defer { state.mail.hints = [] }
            state.limit = hintsMaximum
            return state.mail.hints
        }
    }

    /// Takes what is there, without waiting.
    public func collect() -> Mail { monitor.inspect { take(&$0) } }

    /// Waits until there is something, and takes it.
    ///
    /// - Parameters:
    ///   - deadline: of ``Clock/monotonic()`` on the system's clock; nil waits for ever.
    ///   - isEnough: asked again after each delivery; when it says so the wait ends with nothing.
    /// - Returns: empty when the deadline passed first.
    public func wait(until deadline: UInt64?, orUntil isEnough: () -> Bool = { false }) -> Mail {
        monitor.wait(until: deadline) { state -> Mail? in
            state.mail.isEmpty && !isEnough() ? nil : take(&state)
        } ?? Mail()
    }

    /// Waits for a barrier, and looks at what waits before and after it; all of it stays.
    ///
    /// - Returns: whether `isSo` holds for each hint; nil when `deadline` passed first.
    public func allSatisfy(
        beforeBarrier number: UInt64, until deadline: UInt64, _ isSo: (ChangeHint) -> Bool
    ) -> Bool? {
        monitor.wait(until: deadline) { state in
            state.mail.hints.contains(.barrier(number)) ? state.mail.hints.allSatisfy(isSo) : nil
        }
    }

    public var hasCommands: Bool { monitor.inspect { !$0.mail.commands.isEmpty } }

    /// Lets the one who waits ask `isEnough` again.
    public func nudge() { monitor.update { _ in } }

    /// How often hints were given up for rescans, and how many wait.
    public var overflows: UInt64 { monitor.inspect { $0.overflows } }
    public var hintCount: Int { monitor.inspect { $0.mail.hints.count } }

    private func take(_ state: inout State) -> Mail {
        defer { state.mail = Mail() }
        state.limit = hintsMaximum
        return state.mail
    }

    private func coarsen(_ state: inout State) {
        state.mail.hints = HintCoarsening.listings(of: state.mail.hints)
        if state.mail.hints.count > hintsMaximum / 2 {
            state.mail.hints = HintCoarsening.rescans(of: state.mail.hints)
            state.overflows += 1
        }
        // Each time at least half as many must have come, or the work would be done at every hint.
        state.limit = max(hintsMaximum, state.mail.hints.count + hintsMaximum / 2)
    }
}
