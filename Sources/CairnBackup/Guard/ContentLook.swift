/// The appearance of a file's content, from a few samples taken while it is read. Pure.
///
/// Encrypted bytes are uniformly distributed from the first to the last, and have no file
/// signature. Compressed files begin with a known signature; text and most binary formats are not
/// uniform.
/// - Source: Docs/decisions/0012-anomaly-guard.md.
public enum ContentLook: Sendable {
    /// Anything else, and content that is too short to judge.
    case ordinary
    /// Looks encrypted.
    case scrambled
    /// Empty, or one byte repeated.
    case blank

    /// Takes samples of a file in order.
    struct Sampler {
        private var samples = 0
        private var isBlank = true
        private var first: UInt8?
        private var isKnown = false
        private var isHeadText = false
        private var isHeadEven = false
        private var evenLater = 0

        static let sampleBytes = 4_096
        static let samplesMaximum = 32
        /// Shorter content cannot be judged.
        static let bytesMinimum = 128

        /// - Parameter bytes: a piece of the content; its first, middle and last bytes are sampled.
        mutating func add(_ bytes: UnsafeRawBufferPointer) {
            guard samples < Self.samplesMaximum, !bytes.isEmpty else { return }
            sample(bytes[..<min(Self.sampleBytes, bytes.count)])
            guard bytes.count >= 3 * Self.sampleBytes else { return }
            sample(bytes[(bytes.count / 2)..<(bytes.count / 2 + Self.sampleBytes)])
            sample(bytes[(bytes.count - Self.sampleBytes)...])
        }

        private mutating func sample(_ bytes: Slice<UnsafeRawBufferPointer>) {
            samples += 1
            let distribution = ByteDistribution(bytes)
            let byte = first ?? bytes[bytes.startIndex]
            first = byte
            isBlank = isBlank && distribution.count(of: byte) == bytes.count
            let isEven = bytes.count >= Self.bytesMinimum && distribution.isEven
            guard samples == 1 else {
                evenLater += isEven ? 1 : 0
                return
            }
            isHeadText = distribution.isText
            isHeadEven =
                isEven || FileSignature.isEncrypted(bytes)
                || bytes.count >= Self.bytesMinimum && distribution.isEncodedEven
            if isHeadEven || isHeadText {
                isKnown = FileSignature.isKnown(bytes) || bytes.prefix(32).count { $0 == 0 } >= 3
            }
        }

        var look: ContentLook {
            if isBlank { return .blank }
            if isKnown { return .ordinary }
            // A text with a uniform part: partially encrypted, with its beginning left intact.
            return isHeadEven || isHeadText && evenLater > 0 ? .scrambled : .ordinary
        }
    }
}

struct ByteDistribution {
    private let counts: [UInt32]
    private let total: Int
    /// The probability that two bytes are the same: 1/256 for random ones, 0.065 for English.
    private let coincidence: Double

    init(_ bytes: Slice<UnsafeRawBufferPointer>) {
        counts = [UInt32](unsafeUninitializedCapacity: 256) { counts, count in
            counts.initialize(repeating: 0)
            for byte in UnsafeRawBufferPointer(rebasing: bytes) { counts[Int(byte)] += 1 }
            count = 256
        }
        total = bytes.count
        var pairs: UInt64 = 0
        for count in counts where count > 1 { pairs += UInt64(count) * UInt64(count - 1) }
        coincidence = total > 1 ? Double(pairs) / (Double(total) * Double(total - 1)) : 1
    }

    func count(of byte: UInt8) -> Int { Int(counts[Int(byte)]) }

    /// Whether the bytes are as random as their length can show: of 128 random bytes, 1 sample in
    /// 100 passes the limit.
    var isEven: Bool { coincidence < 0.0039063 + 0.25 / Double(total) }

    /// Whether there are hardly any control characters except tabs and line ends.
    var isText: Bool {
        guard coincidence > 0.012 else { return false }
        let control = counts[..<32].reduce(0, +) + counts[127] - counts[9] - counts[10] - counts[13]
        return Int(control) * 100 < total
    }

    /// Whether it is nothing but random bytes in base 64.
    var isEncodedEven: Bool {
        guard coincidence < 0.0165 + 0.25 / Double(total) else { return false }
        let lineEnds = Int(counts[10] + counts[13])
        let others = [0x30...0x39, 0x41...0x5a, 0x61...0x7a].reduce(total - lineEnds) {
            $0 - Int(counts[$1].reduce(0, +))
        }
        return others == Int([0x2b, 0x2d, 0x2f, 0x3d, 0x5f].reduce(0) { $0 + counts[$1] })
            && lineEnds * 32 < total
    }
}

/// Signatures at the beginning of files. - Source: the formats' own specifications;
/// https://www.iana.org/assignments/media-types.
enum FileSignature {
    /// Signatures of compressed formats, whose content is as uniform as encrypted content.
    private static let known: [[UInt8]] = [
        [0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47], Array("GIF8".utf8), Array("RIFF".utf8),
        Array("PK".utf8) + [3, 4], Array("PK".utf8) + [5, 6], [0x1f, 0x8b],
        [0x28, 0xb5, 0x2f, 0xfd], [0xfd] + Array("7zXZ".utf8), Array("BZh".utf8),
        [0x37, 0x7a, 0xbc, 0xaf], Array("Rar!".utf8), [0x04, 0x22, 0x4d, 0x18], Array("LZIP".utf8),
        [0x5d, 0, 0], Array("ID3".utf8), [0xff, 0xfb], [0xff, 0xf3], [0xff, 0xf2], [0xff, 0xf1],
        [0xff, 0xf9], Array("OggS".utf8), Array("fLaC".utf8), [0x1a, 0x45, 0xdf, 0xa3],
        Array("%PDF".utf8), Array("PACK".utf8), [0x78, 0x01], [0x78, 0x5e], [0x78, 0x9c],
        [0x78, 0xda], Array("wOFF".utf8), Array("wOF2".utf8), [0xff, 0x0a], Array("FORM".utf8),
        Array("FLV".utf8), Array("CWS".utf8), Array("mozLz40".utf8),
    ]
    /// Signatures of formats that hold encrypted content.
    private static let encrypted: [[UInt8]] = [
        Array("Salted__".utf8), Array("age-encryption.org/".utf8),
        Array("-----BEGIN PGP MESSAGE".utf8), Array("-----BEGIN AGE ENC".utf8),
        [0x8c, 0x0d, 0x04], [0x8c, 0x04, 0x04], [0x85, 0x01, 0x0c], [0x85, 0x02, 0x0c],
        [0x84, 0x5e], [0xc1, 0xc0, 0x4c], [0xc1, 0xc1, 0x4c],
        Array("$ANSIBLE_VAULT".utf8), Array("VimCrypt~".utf8),
    ]

    static func isKnown(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
        // ISO media (MP4, HEIC, AVIF, QuickTime) begin with a length, followed by their type.
        if bytes.count > 8, bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) { return true }
        return known.contains { bytes.starts(with: $0) }
    }

    static func isEncrypted(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
        encrypted.contains { bytes.starts(with: $0) }
    }
}
