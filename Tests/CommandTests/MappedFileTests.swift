import CommandSupport
import Glibc
import Testing

/// In memory, a write through a mapping leaves the times of a file alone. (Issue 37, number 14.)
@Suite struct MappedFileTests {
    @Test(.enabled(if: Sandbox.hasMemory, "the tests' directory is no tmpfs"))
    func whatIsWrittenThroughAMappingIsNotCalledStored() throws {
        let sandbox = Sandbox("mapped")
        sandbox.prepare()
        let file = sandbox.source + "/image"
        sandbox.put("image", String(repeating: "a", count: 8_192))
        let descriptor = open(file, O_RDWR)
        let bytes = try #require(
            mmap(nil, 8_192, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0))
        #expect(close(descriptor) == 0)
        defer { munmap(bytes, 8_192) }
        sandbox.backUp()
        sandbox.cairn("status", file)
        bytes.storeBytes(of: UInt8(ascii: "b"), toByteOffset: 4_000, as: UInt8.self)
        sandbox.cairn("status", file, exits: 1)
        sandbox.backUp()
        sandbox.cairn("status", file)
        #expect(sandbox.cairn("dump", file).text.contains("b"))
    }
}
