import CairnCore

/// The mailbox of the daemon's thread: hints from the sources of changes, commands from others.
///
/// - ``take(_:)`` and ``post(_:)`` never wait for the receiver: a source's thread must keep
///   emptying the kernel's queue (rule 2).
/// - Bounded: beyond ``hintsMaximum`` hints become coarser, in two steps. First, looks that do not
///   concern content become one listing of their directory, and other looks one a name. If that is
///   not enough, each root gets one `reconcile(root, .overflow)`, a gap, in place of all hints
///   about its paths. Of hints about roots and watches the last of each kind is kept, and every
///   barrier: there is one for each request.
/// - Coverage is never lost. Order is kept except for looks and listings, which move to the
///   position of the first.
/// - Source: Docs/INOTIFY.md, rules 2 and 6.
public final class HintMailbox<Command: Sendable>: ChangeSink, Sendable {
    /// The work of one turn of the daemon's loop.
    public struct Mail: Sendable {
        public var hints: [ChangeHint] = []
        public var commands: [Command] = []

        public var isEmpty: Bool { hints.isEmpty && commands.isEmpty }
    }

    private struct State {
        var mail = Mail()
        /// The number of hints beyond which they are made coarser.
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
            // In parts, so that one huge delivery cannot exceed the bound.
            var rest = hints[...]
            while !rest.isEmpty {
                let part = rest.prefix(max(1, hintsMaximum - state.mail.hints.count))
                state.mail.hints.append(contentsOf: part)
                rest = rest.dropFirst(part.count)
                if state.mail.hints.count >= state.limit { coarsen(&state) }
            }
        }
    }

    /// Posts a command.
    ///
    /// - Parameter isUrgent: whether it is accepted however many wait: for one command of a kind.
    /// - Returns: false when too many wait already; the command is dropped then.
    public func post(_ command: Command, isUrgent: Bool = false) -> Bool {
        monitor.update { state in
            guard isUrgent || state.mail.commands.count < commandsMaximum else { return false }
            state.mail.commands.append(command)
            return true
        }
    }

    /// Removes and returns the waiting hints, without waiting.
    public func drain() -> [ChangeHint] {
        monitor.inspect { state in
            state.limit = hintsMaximum
            return state.mail.hints.takeAll()
        }
    }

    /// Removes and returns everything, without waiting.
    public func collect() -> Mail { monitor.inspect { take(&$0) } }

    /// Waits until there is mail, and returns it.
    ///
    /// - Parameters:
    ///   - deadline: of ``Clock/monotonic()`` on the system's clock; nil waits for ever.
    ///   - isEnough: called again after each delivery; true ends the wait with nothing.
    /// - Returns: empty when the deadline passed first.
    public func wait(until deadline: UInt64?, orUntil isEnough: () -> Bool = { false }) -> Mail {
        monitor.wait(until: deadline) { state -> Mail? in
            state.mail.isEmpty && !isEnough() ? nil : take(&state)
        } ?? Mail()
    }

    /// Waits for a barrier and tests the hints before and after it; all of them stay.
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

    /// Makes the waiting thread call `isEnough` again.
    public func nudge() { monitor.update { _ in } }

    /// The number of times hints were replaced by reconciles, and the number of waiting hints.
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
            state.mail.hints = HintCoarsening.reconciles(of: state.mail.hints)
            state.overflows += 1
        }
        // At least half as many again must arrive before the next attempt; otherwise the work would
        // be repeated at every hint.
        state.limit = max(hintsMaximum, state.mail.hints.count + hintsMaximum / 2)
    }
}
