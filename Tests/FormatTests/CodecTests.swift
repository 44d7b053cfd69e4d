import CairnFormat
import Testing

/// - Source: FORMAT.md §5.
@Suite struct CodecTests {
    private static func stored(_ plain: [UInt8], _ compression: Compression) -> (Codec, [UInt8]) {
        plain.withUnsafeBytes { bytes in
            Compressor(compression).compress(bytes) { codec, payload in (codec, Array(payload)) }
        }
    }

    private static func decode(_ stored: [UInt8], _ codec: Codec, plainBytes: Int) throws -> [UInt8]
    {
        try stored.withUnsafeBytes {
            try Decompressor().decompress($0, codec, plainBytes: plainBytes)
        }
    }

    @Test(arguments: Compression.allCases)
    func payloadsRoundTrip(compression: Compression) throws {
        var random = RandomValues(seed: 1)
        let compressor = Compressor(compression)
        let decompressor = Decompressor()
        for length in [1, 2, 100, 4_096, 300_000] {
            for plain in [random.bytes(length), [UInt8](repeating: 7, count: length)] {
                let back = try plain.withUnsafeBytes { bytes in
                    try compressor.compress(bytes) { codec, payload in
                        try decompressor.decompress(payload, codec, plainBytes: length)
                    }
                }
                #expect(back == plain)
            }
        }
    }

    @Test(arguments: Compression.allCases)
    func nothingIsStoredLongerThanItIs(compression: Compression) {
        var random = RandomValues(seed: 2)
        for length in [1, 50, 10_000] {
            let (codec, payload) = Self.stored(random.bytes(length), compression)
            #expect(codec == .none)
            #expect(payload.count == length)
        }
    }

    @Test func theNamedCodecIsUsed() {
        let plain = [UInt8](repeating: 7, count: 10_000)
        #expect(Self.stored(plain, .zlib).0 == .zlib)
        #expect(Self.stored(plain, .zstd).0 == .zstd)
        #expect(Self.stored(plain, .auto).0 == .zstd)
        #expect(Self.stored(plain, .none).0 == .none)
        #expect(Self.stored(plain, .zstd).1.count < 100)
    }

    @Test(arguments: [Compression.zlib, .zstd])
    func payloadsOfAnotherLengthAreRefused(compression: Compression) throws {
        // A bomb: ten million zeros in a few kilobytes, declared as fewer.
        let plain = [UInt8](repeating: 0, count: 10_000_000)
        let (codec, payload) = Self.stored(plain, compression)
        #expect(payload.count < 50_000)
        for declared in [1, 100, plain.count - 1, plain.count + 1] {
            #expect(throws: FormatError.self, "declared \(declared)") {
                try Self.decode(payload, codec, plainBytes: declared)
            }
        }
        #expect(try Self.decode(payload, codec, plainBytes: plain.count) == plain)
    }

    @Test(arguments: [Compression.zlib, .zstd])
    func cutOffAndLengthenedPayloadsAreRefused(compression: Compression) {
        var random = RandomValues(seed: 3)
        let plain = random.bytes(200) + [UInt8](repeating: 1, count: 400)
        let (codec, payload) = Self.stored(plain, compression)
        for length in 0..<payload.count {
            #expect(throws: FormatError.self) {
                try Self.decode(Array(payload[..<length]), codec, plainBytes: 600)
            }
        }
        #expect(throws: FormatError.self) { try Self.decode(payload + [0], codec, plainBytes: 600) }
        #expect(throws: FormatError.self) {
            try Self.decode(payload + payload, codec, plainBytes: 600)
        }
        #expect(throws: FormatError.self) {
            try Self.decode(payload + payload, codec, plainBytes: 1_200)
        }
    }

    @Test func oneCodecDoesNotReadTheOther() {
        let plain = [UInt8](repeating: 1, count: 1_000)
        let zlib = Self.stored(plain, .zlib).1
        let zstd = Self.stored(plain, .zstd).1
        #expect(throws: FormatError.self) { try Self.decode(zlib, .zstd, plainBytes: 1_000) }
        #expect(throws: FormatError.self) { try Self.decode(zstd, .zlib, plainBytes: 1_000) }
        #expect(throws: FormatError.self) { try Self.decode(zstd, .none, plainBytes: 1_000) }
    }

    /// The densest payloads there are decode; what claims more is refused for its length, before it
    /// is looked into.
    @Test(arguments: [Compression.zlib, .zstd])
    func claimsBeyondWhatACodecCanDoAreRefused(compression: Compression) throws {
        let plain = [UInt8](repeating: 0, count: 16 << 20)
        let (codec, stored) = Self.stored(plain, compression)
        #expect(try Self.decode(stored, codec, plainBytes: plain.count) == plain)
        let short = Array(stored.prefix(40))
        let refusal = #expect(throws: FormatError.self) {
            try Self.decode(short, codec, plainBytes: 1 << 30)
        }
        #expect(refusal?.why == "too short for its declared length")
    }
}
