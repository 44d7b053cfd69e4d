import CairnCore
import CairnFormat
import CairnRepository

/// Lets the other readers store the chunks and blocks of one large file, so that a single file
/// keeps all cores busy.
///
/// Bounded: what finds no room is stored by the one who read it.
public final class ChunkOffload: Sendable {
    /// A copy of bytes on its way to another thread.
    final class Job: Sendable {
        enum Content: Sendable {
            /// One chunk that has no id yet, and its place in its file's list.
            case chunk(index: Int)
            /// A gathered block.
            case block([ChunkReference])
        }

        private let bytes: [UInt8]
        private let slots: OffloadedChunks
        private let content: Content

        init(bytes: [UInt8], slots: OffloadedChunks, content: Content) {
            self.bytes = bytes
            self.slots = slots
            self.content = content
        }

        func run(
            _ coding: RepositoryCoding,
            _ store: ([ChunkReference], UnsafeRawBufferPointer) throws(StoreFailure) -> Int
        ) {
            do {
                try bytes.withUnsafeBytes { bytes in
                    switch content {
                    case .chunk(let index):
                        let chunk = ChunkReference(
                            id: coding.chunkID(of: bytes), length: UInt32(bytes.count))
                        slots.fill(index, id: chunk.id, newBytes: try store([chunk], bytes))
                    case .block(let chunks):
                        slots.finishOne(newBytes: try store(chunks, bytes))
                    }
                }
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

    private let hasRoom: @Sendable () -> Bool

    init(
        hasRoom: @escaping @Sendable () -> Bool, accept: @escaping @Sendable (Job) -> Bool,
        take: @escaping @Sendable () -> Job?
    ) {
        self.hasRoom = hasRoom
        self.accept = accept
        self.take = take
    }

    /// - Parameter hasRoom: whether somebody may be idle; asked before anything is copied.
    func tryHandOver(
        _ bytes: UnsafeRawBufferPointer, _ content: Job.Content, to slots: OffloadedChunks
    ) -> Bool {
        guard hasRoom() else { return false }
        slots.expect()
        if accept(Job(bytes: Array(bytes), slots: slots, content: content)) { return true }
        slots.unexpect()
        return false
    }

}

/// What is stored elsewhere: chunks of one file, or blocks of one unit.
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

    func finishOne(newBytes: Int) {
        monitor.update { state in
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

    /// - Returns: plain bytes of blocks that were new, once.
    func takeNewBytes() throws -> UInt64 {
        try monitor.update { state in
            if let failure = state.failure { throw failure }
            defer { state.newBytes = 0 }
            return state.newBytes
        }
    }

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
