import CairnCore
import CairnFormat
import CairnRepository

/// A part of a file's content: some of its chunks, and where the first of them belongs.
struct ContentRange: Sendable {
    let chunks: Range<Int>
    let cursor: ExtentCursor

    /// A helper's share of a large file. Two of them share one block at most, which both decode.
    static let bytes: UInt64 = 16 << 20

    /// The parts of a content, in order: each ends with the chunk with which it has `bytes`.
    static func ranges(of content: FileContent, bytes: UInt64 = bytes) -> [ContentRange] {
        var ranges: [ContentRange] = []
        var cursor = ExtentCursor(content)
        var start = (chunk: 0, cursor: cursor)
        var length: UInt64 = 0
        for (index, chunk) in content.chunks.enumerated() {
            if length >= bytes {
                ranges.append(ContentRange(chunks: start.chunk..<index, cursor: start.cursor))
                start = (index, cursor)
                length = 0
            }
            cursor.forEachPiece(of: Int(chunk.length)) { _, _ in }
            length += UInt64(chunk.length)
        }
        ranges.append(
            ContentRange(chunks: start.chunk..<content.chunks.count, cursor: start.cursor))
        return ranges
    }
}

/// The ranges of one large file, which several threads go through together.
///
/// Invariant: ranges begin in the order of the file and none begins after a failure. So the failure
/// of the lowest range is the one that a single thread would have met.
final class SharedContent: Sendable {
    private struct State {
        var next = 0
        var inWork = 0
        var failure: (range: Int, error: any Error)?
    }

    private let ranges: [ContentRange]
    private let body: @Sendable (FileRestorer, ContentRange) throws -> Void
    private let state = Monitor(State())

    /// - Parameter body: what is done with each range. It is called by several threads at once,
    ///   each with its own restorer.
    init(
        _ ranges: [ContentRange],
        _ body: @escaping @Sendable (FileRestorer, ContentRange) throws -> Void
    ) {
        self.ranges = ranges
        self.body = body
    }

    /// Works on ranges until none is left to begin.
    func work(_ restorer: FileRestorer) {
        while let index = begin() {
            let result = Result { try body(restorer, ranges[index]) }
            state.update { state in
                state.inWork -= 1
                if case .failure(let error) = result, index < state.failure?.range ?? .max {
                    state.failure = (index, error)
                }
            }
        }
    }

    private func begin() -> Int? {
        state.inspect { state in
            guard state.failure == nil, state.next < ranges.count else { return nil }
            defer { state.next += 1 }
            state.inWork += 1
            return state.next
        }
    }

    /// Waits until no other thread is at work on it.
    ///
    /// - Throws: the first failure in the order of the file.
    func finish() throws {
        let failure = state.wait { state -> (any Error)?? in
            state.inWork == 0 ? .some(state.failure?.error) : nil
        }
        if let failure { throw failure }
    }
}
