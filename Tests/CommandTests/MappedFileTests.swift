import CommandSupport
import Glibc
import Testing

/// A write through a mapping leaves the times of a file alone: always in memory, and on a disk
/// while the page waits to be written back. - Source: mmap(2), `MAP_SHARED`.
@Suite struct MappedFileTests {
    @Test(
        .enabled(if: Sandbox.hasMemory, "the tests' directory is no tmpfs"),
        arguments: [true, false])
    func whatIsWrittenThroughAMappingIsNotCalledStored(inMemory: Bool) throws {
        let sandbox = Sandbox("mapped", inMemory: inMemory)
        sandbox.prepare()
        let file = sandbox.source + "/image"
        sandbox.put("image", String(repeating: "a", count: 8_192))
        let descriptor = open(file, O_RDWR)
        let bytes = try #require(
            mmap(nil, 8_192, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0))
        #expect(close(descriptor) == 0)
        defer { munmap(bytes, 8_192) }
        bytes.storeBytes(of: UInt8(ascii: "c"), toByteOffset: 4_000, as: UInt8.self)
        sandbox.backUp()
        sandbox.cairn("status", file)
        bytes.storeBytes(of: UInt8(ascii: "b"), toByteOffset: 4_000, as: UInt8.self)
        sandbox.cairn("status", file, exits: 1)
        sandbox.backUp()
        sandbox.cairn("status", file)
        #expect(sandbox.cairn("dump", file).text.contains("b"))
    }
}
