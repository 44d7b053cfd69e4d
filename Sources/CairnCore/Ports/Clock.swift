import CairnFormat

/// Time, as a port.
public protocol Clock: Sendable {
    /// The wall clock: for people and for comparing with file times.
    func now() -> Timestamp
    /// Nanoseconds that only go forward: for durations.
    func monotonic() -> UInt64
    /// Lets time pass.
    func pause(nanoseconds: UInt64)
    /// How long the machine has been running.
    func boot() -> BootTime
}

/// Time that nobody can set: since the machine was started, asleep or not.
public struct BootTime: Equatable, Sendable {
    /// Of this start of the machine.
    public var id: Hash128
    public var nanoseconds: UInt64
    /// Whether the kernel says that something, such as NTP, keeps the wall clock right.
    public var isSynchronized: Bool

    public init(id: Hash128, nanoseconds: UInt64, isSynchronized: Bool = false) {
        self.id = id
        self.nanoseconds = nanoseconds
        self.isSynchronized = isSynchronized
    }
}

extension Clock {
    public func boot() -> BootTime { BootTime(id: Hash128(), nanoseconds: monotonic()) }

    /// Both clocks at one time, or nearly: others may have the processor between two readings, and
    /// then it is read again, a few times.
    public func together() -> (wall: Timestamp, monotonic: UInt64) {
        var best: (wall: Timestamp, monotonic: UInt64, apart: UInt64)?
        for _ in 0..<4 {
            let (before, wall, after) = (monotonic(), now(), monotonic())
            if after - before < best?.apart ?? .max { best = (wall, after, after - before) }
            if best!.apart < 1_000_000 { break }
        }
        return (best!.wall, best!.monotonic)
    }
}

/// Chance, as a port: ids and samples.
public protocol Randomness: Sendable {
    func fill(_ buffer: UnsafeMutableRawBufferPointer)
}

extension Randomness {
    public func hash128() -> Hash128 {
        var bytes = [UInt8](repeating: 0, count: Hash128.byteCount)
        bytes.withUnsafeMutableBytes { fill($0) }
        return Hash128(bytes)
    }

    public func word() -> UInt64 {
        var word: UInt64 = 0
        withUnsafeMutableBytes(of: &word) { fill($0) }
        return word
    }
}

/// A request to stop, made from any thread or a signal's handler, seen between items.
public final class Cancellation: Sendable {
    private let flag = Latch()
    private let outer: Cancellation?

    public init() { outer = nil }

    /// A part of something larger: it stops with that, and that does not stop with it.
    public init(within outer: Cancellation) { self.outer = outer }

    public var isRequested: Bool { flag.isSet || outer?.isRequested ?? false }
    public func request() { flag.set() }
}

/// The end of a run that was asked to stop.
public struct Cancelled: Error {
    public init() {}
}
