import CLinux
import CairnCore
import CairnFormat
import Glibc

public struct LinuxClock: CairnCore.Clock {
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

    /// - Source: clock_gettime(2), proc_sys_kernel(5), adjtimex(2).
    public func boot() -> BootTime {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return BootTime(
            id: Self.bootID,
            nanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec),
            isSynchronized: cairn_is_clock_synchronized(now().seconds) == 1)
    }

    /// Constant while a process lives. Zeros where the kernel does not provide it.
    private static let bootID: Hash128 = {
        let text = (try? SmallFile.content(Array("/proc/sys/kernel/random/boot_id".utf8))) ?? nil
        let digits = String(decoding: text ?? [], as: UTF8.self).filter(\.isHexDigit)
        return Hash128(hex: digits) ?? Hash128()
    }()

    public func pause(nanoseconds: UInt64) {
        var time = timespec(
            tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
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
