import CairnCore
import CairnRepository

/// A message from scanner or readers to the committing thread.
enum RunMessage: Sendable {
    case stored(StoredBlock)
    case outcomes([ReadOutcome], unchanged: UnchangedItems)
    case failed(ItemFailure)
    case looking([UInt8])
    /// A part of a large file has been read, so many bytes.
    case read([UInt8], UInt64)
    case moved(from: RepositoryPath, to: RepositoryPath)
    case bundle(WholeBundle)
    case postponed(RepositoryPath)
    case later(RepositoryPath, Later)
    case scanned
}

/// The queues between the threads of a run.
///
/// Bounds: ``unitsMaximum`` units wait or are read, ``jobsMaximum`` chunks are handed over; these
/// two bound the messages, and ``messagesMaximum`` bounds the scanner's own. Only ``post(_:)``
/// never waits, because it is called with the commit gate held.
package final class RunChannel: Sendable {
    private struct State {
        var units: [ReadUnit] = []
        var unitsInWork = 0
        var areUnitsClosed = false
        var jobs: [OffloadedJob] = []
        var messages: [RunMessage] = []
        var firstMessage = 0
        var isClosed = false
        var failure: (any Error)?

        var messageCount: Int { messages.count - firstMessage }

        mutating func takeMessage() -> RunMessage? {
            guard firstMessage < messages.count else { return nil }
            defer {
                firstMessage += 1
                if firstMessage > 256, firstMessage * 2 > messages.count {
                    messages.removeSubrange(..<firstMessage)
                    firstMessage = 0
                }
            }
            return messages[firstMessage]
        }
    }

    private let monitor = Monitor(State())
    /// Whether one thread both sends and reads. It must not wait for itself, and reads often enough
    /// (``ThreadedSink``).
    private let isInline: Bool
    private static let unitsMaximum = 4
    private static let jobsMaximum = 4
    private static let messagesMaximum = 1024

    init(isInline: Bool) { self.isInline = isInline }

    /// The first error that ended the run.
    var failure: (any Error)? { monitor.inspect { $0.failure } }

    // MARK: Units

    /// Waits for room; returns false when the run is over.
    func push(_ unit: ReadUnit) -> Bool {
        monitor.wait { state in
            if state.isClosed || state.failure != nil { return false }
            guard state.units.count < Self.unitsMaximum else { return nil }
            state.units.append(unit)
            return true
        }
    }

    enum Work {
        case unit(ReadUnit)
        case job(OffloadedJob)
    }

    /// Waits for work, chunks of large files first; returns nil when there will be none.
    func nextWork() -> Work? {
        monitor.wait { state -> Work?? in
            if !state.jobs.isEmpty { return .some(.job(state.jobs.removeFirst())) }
            if state.isClosed || state.failure != nil { return .some(nil) }
            if !state.units.isEmpty {
                state.unitsInWork += 1
                return .some(.unit(state.units.removeFirst()))
            }
            if state.areUnitsClosed, state.unitsInWork == 0 { return .some(nil) }
            return nil
        }
    }

    func finishUnit() { monitor.update { $0.unitsInWork -= 1 } }
    func closeUnits() { monitor.update { $0.areUnitsClosed = true } }

    // MARK: Chunks handed over

    /// Offers bytes to another reader if there is room; asked before anything is copied. While
    /// units wait, every reader has work of its own.
    ///
    /// - Returns: false when the caller has to store them itself.
    func handOver(
        _ bytes: UnsafeRawBufferPointer, _ content: OffloadedJob.Content, to slots: OffloadedChunks
    ) -> Bool {
        let hasRoom = monitor.inspect {
            !$0.isClosed && $0.units.isEmpty && $0.jobs.count < Self.jobsMaximum
        }
        guard hasRoom else { return false }
        slots.expect()
        let job = OffloadedJob(bytes: Array(bytes), slots: slots, content: content)
        let isAccepted = monitor.update { state in
            guard !state.isClosed, state.jobs.count < Self.jobsMaximum else { return false }
            state.jobs.append(job)
            return true
        }
        if !isAccepted { slots.unexpect() }
        return isAccepted
    }

    /// Takes back a waiting job, for a reader that would otherwise be idle.
    func takeJob() -> OffloadedJob? {
        monitor.update { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
    }

    // MARK: Messages

    /// Number of unread messages.
    var messageCount: Int { monitor.inspect { $0.messageCount } }

    /// Never waits.
    func post(_ message: RunMessage) { monitor.update { $0.messages.append(message) } }

    /// Waits while too many messages are unread, if another thread can read them.
    func send(_ message: RunMessage) {
        monitor.wait { [isInline] state -> Void? in
            if !isInline, !state.isClosed, state.failure == nil,
                state.messageCount >= Self.messagesMaximum
            {
                return nil
            }
            state.messages.append(message)
            return ()
        }
    }

    func fail(_ error: any Error) {
        monitor.update { state in if state.failure == nil { state.failure = error } }
    }

    /// Waits for a message; nil when the run failed or every unit is done.
    func next() -> RunMessage? {
        monitor.wait { state -> RunMessage?? in
            if let message = state.takeMessage() { return .some(message) }
            if state.isClosed || state.failure != nil { return .some(nil) }
            if state.areUnitsClosed, state.units.isEmpty, state.unitsInWork == 0 {
                return .some(nil)
            }
            return nil
        }
    }

    func tryNext() -> RunMessage? { monitor.update { $0.takeMessage() } }

    func closeAll() { monitor.update { $0.isClosed = true } }
}
