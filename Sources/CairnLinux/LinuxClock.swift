import CLinux
import CairnEngine
import CairnFormat
import Glibc

public struct LinuxClock: CairnEngine.Clock {
    public init() {}

    public func now() -> Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(seconds: Int64(time.tv_sec), nanoseconds: UInt32(time.tv_nsec))
    }

    public func monotonic() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    public func pause(nanoseconds: UInt64) {
        var time = timespec(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
        nanosleep(&time, nil)
    }
}

/// The kernel's generator. - Source: getrandom(2).
public struct LinuxRandomness: Randomness {
    public init() {}

    public func fill(_ buffer: UnsafeMutableRawBufferPointer) {
        var filled = 0
        while filled < buffer.count {
            let count = getrandom(buffer.baseAddress! + filled, buffer.count - filled, 0)
            precondition(count > 0 || errno == EINTR, "getrandom failed")
            filled += max(0, count)
        }
    }
}
