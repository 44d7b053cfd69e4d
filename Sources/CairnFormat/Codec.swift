import CZlib
import CZstd

/// The codec of a payload, one byte in each block and record. - Source: FORMAT.md §5.
public enum Codec: UInt8, Sendable, CaseIterable {
    case none = 0
    case zlib = 1
    case zstd = 2
}

/// The compression that a repository's writers use. - Source: FORMAT.md §3.
public enum Compression: String, Sendable, CaseIterable, Codable { case auto, zstd, zlib, none }

/// Compresses payloads and re-uses its contexts. Each thread needs its own.
public final class Compressor {
    private let compression: Compression
    private let context: OpaquePointer
    private var buffer: [UInt8] = []

    /// zstd's own default. Decision 0003 and Benchmarks/README.md measured at this level.
    private static let zstdLevel: Int32 = 3
    /// libz's fastest level. Higher levels are slower than any disk and gain little.
    private static let zlibLevel: Int32 = 1
    private static let sampleBytes = 4 << 10
    private static let samples = 16

    public init(_ compression: Compression) {
        self.compression = compression
        guard let context = ZSTD_createCCtx() else { fatalError("libzstd: out of memory") }
        self.context = context
    }

    deinit { ZSTD_freeCCtx(context) }

    /// Compresses `plain` and passes the stored form to `body`; raw when compression gains nothing.
    ///
    /// - Parameter plain: at least one byte; valid for the call.
    /// - Parameter body: gets the codec and the payload, valid for the call.
    public func compress<R>(
        _ plain: UnsafeRawBufferPointer, _ body: (Codec, UnsafeRawBufferPointer) throws -> R
    ) rethrows -> R {
        let codec: Codec
        switch compression {
        case .none: return try body(.none, plain)
        case .zlib: codec = .zlib
        case .zstd: codec = .zstd
        case .auto:
            if looksIncompressible(plain) { return try body(.none, plain) }
            codec = .zstd
        }
        let stored = compress(plain, codec)
        guard stored > 0, stored < plain.count else { return try body(.none, plain) }
        return try buffer.withUnsafeBytes { try body(codec, $0.part(..<stored)) }
    }

    /// - Returns: the number of bytes of `buffer` that hold the result; 0 when the library refused.
    private func compress(_ plain: UnsafeRawBufferPointer, _ codec: Codec) -> Int {
        let bound =
            codec == .zlib ? Int(compressBound(UInt(plain.count))) : ZSTD_compressBound(plain.count)
        if buffer.count < bound { buffer = [UInt8](repeating: 0, count: bound) }
        return buffer.withUnsafeMutableBytes { out in
            switch codec {
            case .none: return 0
            case .zlib:
                var length = UInt(out.count)
                let result = compress2(
                    out.baseAddress?.assumingMemoryBound(to: UInt8.self), &length,
                    plain.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt(plain.count),
                    Self.zlibLevel)
                return result == Z_OK ? Int(length) : 0
            case .zstd:
                let length = ZSTD_compressCCtx(
                    context, out.baseAddress, out.count, plain.baseAddress, plain.count,
                    Self.zstdLevel)
                return ZSTD_isError(length) == 0 ? length : 0
            }
        }
    }

    /// Tests samples spread over a large block, to skip a full pass over media and archives.
    ///
    /// One compressible sample is enough to compress the block, so that a block that is only partly
    /// random is never stored raw. (With three samples, one in eight blocks of a half-random image
    /// showed only random ones, which cost 1.6 % of its size.)
    private func looksIncompressible(_ plain: UnsafeRawBufferPointer) -> Bool {
        let sample = Self.sampleBytes
        guard plain.count >= 2 * Self.samples * sample else { return false }
        let bound = ZSTD_compressBound(sample)
        if buffer.count < bound { buffer = [UInt8](repeating: 0, count: bound) }
        let stride = (plain.count - sample) / (Self.samples - 1)
        for index in 0..<Self.samples {
            let stored = buffer.withUnsafeMutableBytes { out in
                let length = ZSTD_compressCCtx(
                    context, out.baseAddress, out.count, plain.baseAddress! + index * stride,
                    sample, 1)
                return ZSTD_isError(length) == 0 ? length : sample
            }
            if stored * 100 < sample * 97 { return false }
        }
        return true
    }
}

extension Codec {
    /// The largest plain size that `stored` bytes can decode to. A payload that declares more is
    /// refused before anything is allocated.
    ///
    /// - Source: zlib.net, zlib_tech.html, "Maximum Compression Factor" (1032); RFC 8878 §3.1.1.2:
    ///   a block of an RLE takes 4 bytes and gives 128 KiB at most.
    func plainBytesMaximum(stored: Int) -> Int {
        switch self {
        case .none: stored
        case .zlib: stored * 1_032
        case .zstd: (stored / 4 + 1) * (128 << 10)
        }
    }
}

/// Decodes payloads into buffers of exactly the declared size. Each thread needs its own.
public final class Decompressor {
    private let context: OpaquePointer

    public init() {
        guard let context = ZSTD_createDCtx() else { fatalError("libzstd: out of memory") }
        self.context = context
    }

    deinit { ZSTD_freeDCtx(context) }

    /// Fills `plain` from `stored`.
    ///
    /// - Throws: ``FormatError`` unless the payload gives exactly `plain.count` bytes and ends
    ///   there.
    public func decompress(
        _ stored: UnsafeRawBufferPointer, _ codec: Codec, into plain: UnsafeMutableRawBufferPointer
    ) throws(FormatError) {
        switch codec {
        case .none:
            guard stored.count == plain.count else {
                throw FormatError("payload", "raw, but its two lengths differ")
            }
            plain.copyMemory(from: stored)
        case .zlib:
            var length = UInt(plain.count)
            var consumed = UInt(stored.count)
            let result = uncompress2(
                plain.baseAddress?.assumingMemoryBound(to: UInt8.self), &length,
                stored.baseAddress?.assumingMemoryBound(to: UInt8.self), &consumed)
            guard result == Z_OK, length == plain.count, consumed == stored.count else {
                throw FormatError("payload", "not a zlib stream of the declared length")
            }
        case .zstd:
            guard ZSTD_getFrameContentSize(stored.baseAddress, stored.count) == UInt64(plain.count),
                ZSTD_findFrameCompressedSize(stored.baseAddress, stored.count) == stored.count
            else { throw FormatError("payload", "not one Zstandard frame of the declared length") }
            let length = ZSTD_decompressDCtx(
                context, plain.baseAddress, plain.count, stored.baseAddress, stored.count)
            guard ZSTD_isError(length) == 0, length == plain.count else {
                throw FormatError("payload", "a damaged Zstandard frame")
            }
        }
    }

    public func decompress(
        _ stored: UnsafeRawBufferPointer, _ codec: Codec, plainBytes: Int
    ) throws(FormatError) -> [UInt8] {
        guard plainBytes <= codec.plainBytesMaximum(stored: stored.count) else {
            throw FormatError("payload", "too short for its declared length")
        }
        var failure: FormatError?
        let plain = [UInt8](unsafeUninitializedCapacity: plainBytes) { buffer, count in
            do throws(FormatError) {
                let out = UnsafeMutableRawBufferPointer(buffer).part(..<plainBytes)
                try decompress(stored, codec, into: out)
                count = plainBytes
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return plain
    }
}
