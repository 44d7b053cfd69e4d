import Glibc

/// The input in work, in a mapped file: it is there after a crash.
struct LastInput {
    private let path: String
    private let memory: UnsafeMutableRawPointer
    private let descriptor: Int32

    init(_ path: String, bytesMaximum: Int) {
        self.path = path
        descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        ftruncate(descriptor, bytesMaximum + 8)
        memory = mmap(nil, bytesMaximum + 8, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        precondition(descriptor >= 0 && memory != MAP_FAILED, "fuzzer: cannot write \(path)")
    }

    /// Length (8 bytes, little-endian), then the input.
    func set(_ input: [UInt8]) {
        memory.storeBytes(of: UInt64(input.count).littleEndian, as: UInt64.self)
        input.withUnsafeBytes {
            (memory + 8).copyMemory(
                from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count)
        }
    }

    func remove() { unlink(path) }
}
