import CairnFormat

/// Lets the other readers store the chunks of one large file, so that a single file keeps all cores busy.
///
/// Bounded: a chunk that finds no room is stored by the one who cut it.
final class ChunkOffload: Sendable {
    /// A copy of a chunk's bytes on its way to another thread.
    final class Job: Sendable {
        private let bytes: [UInt8]
        private let slots: OffloadedChunks
        private let index: Int

        init(bytes: [UInt8], slots: OffloadedChunks, index: Int) {
            self.bytes = bytes
            self.slots = slots
            self.index = index
        }

        func run(_ store: (UnsafeRawBufferPointer) throws(StoreFailure) -> (ChunkID, Int)) {
            do {
                let (id, newBytes) = try bytes.withUnsafeBytes { try store($0) }
                slots.fill(index, id: id, newBytes: newBytes)
            } catch let failure as StoreFailure {
                slots.fail(failure)
            } catch {
                slots.fail(.lost(error))
            }
        }
    }

    /// Takes a job if there is room.
    private let accept: @Sendable (Job) -> Bool
    /// Takes a waiting job back, for whoever would otherwise only wait.
    let take: @Sendable () -> Job?

    init(accept: @escaping @Sendable (Job) -> Bool, take: @escaping @Sendable () -> Job?) {
        self.accept = accept
        self.take = take
    }

    func tryHandOver(_ bytes: UnsafeRawBufferPointer, to slots: OffloadedChunks, at index: Int) -> Bool {
        slots.expect()
        if accept(Job(bytes: Array(bytes), slots: slots, index: index)) { return true }
        slots.unexpect()
        return false
    }

}

/// The chunks of one file that are stored elsewhere.
final class OffloadedChunks: Sendable {
    private struct State {
        var outstanding = 0
        var ids: [(index: Int, id: ChunkID)] = []
        var newBytes: UInt64 = 0
        var failure: StoreFailure?
    }

    private let monitor = Monitor(State())

    func expect() { monitor.update { $0.outstanding += 1 } }
    func unexpect() { monitor.update { $0.outstanding -= 1 } }

    func fill(_ index: Int, id: ChunkID, newBytes: Int) {
        monitor.update { state in
            state.ids.append((index, id))
            state.newBytes += UInt64(newBytes)
            state.outstanding -= 1
        }
    }

    func fail(_ failure: StoreFailure) {
        monitor.update { state in
            state.failure = failure
            state.outstanding -= 1
        }
    }

    var isWaiting: Bool { monitor.inspect { $0.outstanding > 0 } }

    /// Waits until none is left. Those that still wait in the queue must be worked on meanwhile.
    func waitForAll() { monitor.wait { $0.outstanding == 0 ? () : nil } }

    /// Puts the ids into their places.
    ///
    /// - Returns: plain bytes that were new.
    func finish(_ chunks: inout [ChunkReference]) throws -> UInt64 {
        let state = monitor.inspect { $0 }
        if let failure = state.failure { throw failure }
        for (index, id) in state.ids {
            chunks[index] = ChunkReference(id: id, length: chunks[index].length)
        }
        return state.newBytes
    }
}
