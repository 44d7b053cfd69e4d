import CairnFormat

/// A buffer for payloads that grows to the largest and stays. One a thread.
///
/// Memory that is allocated anew for each block is also cleared anew by the kernel, page by page.
public final class PlainBuffer {
    private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 << 20, alignment: 64)

    public init() {}

    deinit { buffer.deallocate() }

    /// Room for `count` bytes, whose content is undefined. What the buffer held is gone.
    public func room(for count: Int) -> UnsafeMutableRawBufferPointer {
        if count > buffer.count {
            buffer.deallocate()
            buffer = .allocate(byteCount: count, alignment: 64)
        }
        return buffer.part(..<count)
    }
}
