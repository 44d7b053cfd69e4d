import CairnCore

/// Ranges of objects that were fetched last, for several threads.
///
/// Writers of a restore share the blocks at the borders of their work: what one fetched is not
/// fetched again for another, nor twice at the same time.
/// - Bounds: ``bytesMaximum``; a longer range is not kept.
final class FetchedRanges: Sendable {
    private struct Place: Hashable {
        let key: String
        let offset: UInt64
        let count: Int
    }

    private enum Range {
        case underWay
        case there([UInt8])
    }

    private struct State {
        var ranges: [Place: Range] = [:]
        /// Those that are there, oldest first.
        var order: [Place] = []
        var bytes = 0
    }

    private let state = Monitor(State())
    private let bytesMaximum: Int
    static let bytesMaximum = 32 << 20
    private static let rangeBytesMaximum = 4 << 20

    init(bytesMaximum: Int = bytesMaximum) { self.bytesMaximum = bytesMaximum }

    /// Fills `buffer` with what was fetched before, or by `fetch`.
    func read(
        _ key: String, at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer,
        _ fetch: () throws(RemoteError) -> Void
    ) throws(RemoteError) {
        guard buffer.count <= min(Self.rangeBytesMaximum, bytesMaximum) else { return try fetch() }
        let place = Place(key: key, offset: offset, count: buffer.count)
        let known = state.wait { state -> [UInt8]?? in
            switch state.ranges[place] {
            case .there(let bytes): return .some(bytes)
            // Another thread fetches it.
            case .underWay: return nil
            case nil:
                state.ranges[place] = .underWay
                return .some(nil)
            }
        }
        if let known { return buffer.copyBytes(from: known) }
        do throws(RemoteError) { try fetch() } catch {
            state.update { $0.ranges[place] = nil }
            throw error
        }
        let bytes = Array(buffer)
        state.update { state in
            state.ranges[place] = .there(bytes)
            state.order.append(place)
            state.bytes += bytes.count
            while state.bytes > bytesMaximum {
                let oldest = state.order.removeFirst()
                state.ranges[oldest] = nil
                state.bytes -= oldest.count
            }
        }
    }
}
