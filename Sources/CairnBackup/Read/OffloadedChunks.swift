import CairnCore
import CairnFormat
import CairnRepository

/// A chunk of a large file, or a block, on its way to an idle reader, so that a single file keeps
/// all cores busy (``RunChannel/handOver(_:_:to:)``).
struct OffloadedJob: Sendable {
    enum Content: Sendable {
        /// One chunk without an id, and its index in its file's list.
        case chunk(index: Int)
        case block([ChunkReference])
    }

    let bytes: [UInt8]
    let slots: OffloadedChunks
    let content: Content

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
                    slots.finishOne(newBytes: try store([chunk], bytes), (index, chunk.id))
                case .block(let chunks): slots.finishOne(newBytes: try store(chunks, bytes))
                }
            }
        } catch let failure as StoreFailure {
            slots.fail(failure)
        } catch {
            slots.fail(.lost(error))
        }
    }
}

/// Chunks of one file, or blocks of one unit, that other readers store.
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

    /// - Parameter chunk: the id that was found, and its index in its file's list.
    func finishOne(newBytes: Int, _ chunk: (index: Int, id: ChunkID)? = nil) {
        monitor.update { state in
            if let chunk { state.ids.append(chunk) }
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

    /// Waits until none is outstanding. Meanwhile somebody must work on those in the queue.
    func waitForAll() { monitor.wait { $0.outstanding == 0 ? () : nil } }

    /// - Returns: plain bytes of new blocks; counted only once.
    func takeNewBytes() throws -> UInt64 {
        try monitor.update { state in
            if let failure = state.failure { throw failure }
            defer { state.newBytes = 0 }
            return state.newBytes
        }
    }

    /// Puts the ids into their places.
    ///
    /// - Returns: the number of new plain bytes.
    func finish(_ chunks: inout [ChunkReference]) throws -> UInt64 {
        let state = monitor.inspect { $0 }
        if let failure = state.failure { throw failure }
        for (index, id) in state.ids {
            chunks[index] = ChunkReference(id: id, length: chunks[index].length)
        }
        return state.newBytes
    }
}
