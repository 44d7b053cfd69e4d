/// Appends FORMAT.md's primitive values to a byte buffer.
///
/// - Source: FORMAT.md §1.
public struct ByteWriter: Sendable {
    public private(set) var bytes: [UInt8]

    public init(reserving capacity: Int = 0) {
        bytes = []
        bytes.reserveCapacity(capacity)
    }

    public var count: Int { bytes.count }

    public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    public mutating func u8(_ value: UInt8) { bytes.append(value) }

    /// Appends `value` in little-endian order.
    public mutating func fixed<T: FixedWidthInteger & UnsignedInteger>(_ value: T) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Appends unsigned LEB128.
    public mutating func varint(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    public mutating func varint(_ value: Int) { varint(UInt64(value)) }

    public mutating func zigzag(_ value: Int64) {
        varint(UInt64(bitPattern: (value &<< 1) ^ (value >> 63)))
    }

    public mutating func moment(_ moment: Timestamp) {
        zigzag(moment.seconds)
        varint(UInt64(moment.nanoseconds))
    }

    public mutating func raw(_ value: some Sequence<UInt8>) { bytes.append(contentsOf: value) }

    public mutating func raw(_ value: UnsafeRawBufferPointer) { bytes.append(contentsOf: value) }

    /// Appends `count` zeros and hands them to `body` to be written over.
    mutating func fill<R>(_ count: Int, _ body: (UnsafeMutableRawBufferPointer) -> R) -> R {
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: count))
        return bytes.withUnsafeMutableBytes { body($0.part(start...)) }
    }

    /// Writes over what was written before.
    mutating func replace(at offset: Int, with value: UnsafeRawBufferPointer) {
        bytes.withUnsafeMutableBytes {
            $0.part(offset..<offset + value.count).copyMemory(from: value)
        }
    }

    /// Appends a varint length and then the bytes.
    public mutating func counted(_ value: some Collection<UInt8>) {
        varint(value.count)
        bytes.append(contentsOf: value)
    }
}
