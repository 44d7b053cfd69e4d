import CairnFormat

/// Time, as a port.
public protocol Clock: Sendable {
    /// Wall-clock time, for people and for comparison with file times.
    func now() -> Timestamp
    /// Nanoseconds that only increase, for durations.
    func monotonic() -> UInt64
    /// Lets time pass.
    func pause(nanoseconds: UInt64)
    /// The time since the machine was started.
    func boot() -> BootTime
}

/// The time since the machine was started, awake or asleep. Nobody can set it.
public struct BootTime: Equatable, Sendable {
    /// Identifies this start of the machine.
    public var id: Hash128
    public var nanoseconds: UInt64
    /// Whether the kernel reports that the wall clock is kept synchronised, for example by NTP.
    public var isSynchronized: Bool

    public init(id: Hash128, nanoseconds: UInt64, isSynchronized: Bool = false) {
        self.id = id
        self.nanoseconds = nanoseconds
        self.isSynchronized = isSynchronized
    }
}

extension Clock {
    public func boot() -> BootTime { BootTime(id: Hash128(), nanoseconds: monotonic()) }

    /// Returns both clocks at nearly the same moment. Another process may run between the two
    /// readings, so it reads a few times and takes the closest pair.
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

/// Randomness, as a port: for ids and samples.
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

/// A request to stop, made by any thread or signal handler and observed between items.
public final class Cancellation: Sendable {
    private let flag = Latch()
    private let outer: Cancellation?
    private let end: (clock: any Clock, time: UInt64)?

    public init() { (outer, end) = (nil, nil) }

    /// Creates one that requests itself after some nanoseconds.
    public init(after nanoseconds: UInt64, by clock: any Clock) {
        outer = nil
        end = (clock, clock.monotonic() + nanoseconds)
    }

    /// Creates a request within a larger one. It stops with the larger one, but not the other way
    /// round.
    public init(within outer: Cancellation) { (self.outer, end) = (outer, nil) }

    public var isRequested: Bool {
        flag.isSet || outer?.isRequested ?? false
            || end.map { $0.clock.monotonic() >= $0.time } ?? false
    }
    public func request() { flag.set() }
    /// - Throws: ``Cancelled`` once it is requested.
    public func check() throws(Cancelled) { if isRequested { throw Cancelled() } }
}

/// The error of a run that was asked to stop.
public struct Cancelled: Error { public init() {} }
