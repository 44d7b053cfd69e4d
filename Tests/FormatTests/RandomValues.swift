import CairnFormat

/// Values from a seed, of every shape the format knows.
struct RandomValues {
    var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    mutating func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
    mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    }
    mutating func hash256() -> Hash256 { Hash256(bytes(32)) }
    mutating func hash128() -> Hash128 { Hash128(bytes(16)) }

    /// Small numbers, large ones, and those around the varint's steps.
    mutating func number() -> UInt64 {
        switch below(4) {
        case 0: return UInt64(below(200))
        case 1: return (1 << UInt64(below(64))) &- UInt64(below(2))
        case 2: return .max - UInt64(below(3))
        default: return generator.next()
        }
    }

    mutating func timestamp() -> Timestamp {
        Timestamp(seconds: Int64(bitPattern: number()), nanoseconds: UInt32(below(1_000_000_000)))
    }

    mutating func name() -> [UInt8] {
        let name = bytes(1 + below(20)).map { $0 == 0 || $0 == ItemPath.separator ? 1 : $0 }
        return ItemPath.problem(withName: name) == nil ? name : [1]
    }

    mutating func path() -> [UInt8] {
        (0..<below(5)).map { _ in name() }.reduce([]) { ItemPath.join($0, $1) }
    }

    /// - Parameter total: what their lengths add up to.
    mutating func chunks(_ total: UInt64) -> [ChunkReference] {
        var rest = total
        var chunks: [ChunkReference] = []
        while rest > 0 {
            let length = min(rest, 1 + generator.next() % UInt64(Limits.chunkBytes))
            chunks.append(ChunkReference(id: hash256(), length: UInt32(length)))
            rest -= length
        }
        return chunks
    }

    mutating func content() -> FileContent {
        if below(3) > 0 {
            let size = below(4) == 0 ? 0 : generator.next() % (80 << 20)
            return FileContent(size: size, chunks: chunks(size))
        }
        var extents: [Extent] = []
        for index in 0..<below(5) {
            extents.append(
                Extent(
                    hole: UInt64(below(1_000)) + (index == 0 ? 0 : 1),
                    data: 1 + UInt64(below(1 << 20))))
        }
        let end = extents.reduce(0) { $0 + $1.hole + $1.data }
        return FileContent(
            size: end + UInt64(below(2_000)), extents: extents,
            chunks: chunks(extents.reduce(0) { $0 + $1.data }))
    }

    mutating func item() -> Item {
        let body: ItemBody
        switch below(8) {
        case 0: body = .directory
        case 1: body = .symlink(target: bytes(1 + below(50)).map { max(1, $0) })
        case 2: body = .fifo
        case 3: body = .socket
        case 4: body = .characterDevice(major: number(), minor: number())
        case 5: body = .blockDevice(major: number(), minor: number())
        default: body = .file(content())
        }
        var attributes: [[UInt8]: [UInt8]] = [:]
        if below(3) == 0 {
            for _ in 0..<1 + below(3) { attributes[name()] = bytes(below(100)) }
        }
        let isBundle = body == .directory && below(2) == 0
        return Item(
            body: body, mode: UInt16(below(0o10000)), uid: UInt32(truncatingIfNeeded: number()),
            gid: UInt32(truncatingIfNeeded: number()), modified: timestamp(),
            links: body != .directory && below(4) == 0
                ? LinkIdentity(device: number(), inode: number()) : nil,
            attributes: attributes.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
                ExtendedAttribute(name: $0.key, value: $0.value)
            }, isInconsistent: below(5) == 0, isBundle: isBundle)
    }

    mutating func changes() -> [Change] {
        (0..<below(30)).map { _ in
            let root = UInt64(below(3))
            switch below(20) {
            case 0:
                return .defineRoot(
                    RootDefinition(
                        number: root, name: name(), path: [ItemPath.separator] + path(),
                        role: RootRole.allCases[below(RootRole.allCases.count)]))
            case 1: return .dropRoot(root)
            case 2: return .remove(root: root, path: path())
            case 3: return .openGap(gap())
            case 4: return .closeGap(number: placeNumber(), ended: timestamp())
            case 5:
                return .move(
                    root: placeNumber(), path: path(), fromRoot: placeNumber(), fromPath: path())
            case 6:
                return .container(
                    ContainerPart(
                        root: placeNumber(), path: path(), role: one(of: RootRole.allCases),
                        container: ContainerName(
                            shape: one(of: ContainerShape.allCases), id: name()), name: name()))
            case 7:
                return .exclude(
                    Exclusion(
                        root: placeNumber(), path: path(), rule: one(of: ExclusionRule.allCases),
                        inode: number(), isUnordered: below(2) == 0))
            case 8: return .include(root: placeNumber(), path: path(), one(of: Inclusion.allCases))
            case 9:
                return .purge(
                    Purge(
                        role: below(2) == 0 ? .caches : .temporary,
                        directory: [ItemPath.separator] + path(),
                        path: name(), reason: one(of: PurgeReason.allCases), bytes: placeNumber(),
                        time: timestamp()))
            case 10: return .pin(commit: hash128(), one(of: PinState.allCases))
            case 11: return .forget(commit: hash128(), forgetting())
            case 12: return .expire(commitsBefore: placeNumber())
            case 13: return .erase(root: placeNumber(), path: path())
            case 14: return .tags(commit: hash128(), (0..<below(3)).map { _ in name() })
            case 15: return .hide(commit: hash128(), root: placeNumber(), path: name())
            default: return .put(root: root, path: path(), item())
            }
        }
    }

    mutating func forgetting() -> Forgetting {
        let roots = (0..<1 + below(4)).map { _ in placeNumber() }
        switch below(3) {
        case 0: return .everywhere
        case 1: return Forgetting(inRoots: roots)!
        default: return Forgetting(butInRoots: roots)
        }
    }

    mutating func one<Choice>(of choices: [Choice]) -> Choice { choices[below(choices.count)] }

    /// Of a root or a gap.
    mutating func placeNumber() -> UInt64 { number() & UInt64(Int64.max) }

    mutating func gap() -> Gap {
        Gap(
            number: placeNumber(), root: placeNumber(), path: path(),
            cause: GapCause.allCases[below(GapCause.allCases.count)], began: timestamp())
    }

    mutating func commit() -> Commit {
        var counts = CommitCounts()
        counts.new = number()
        counts.changed = number()
        counts.unchanged = number()
        counts.deleted = number()
        counts.failed = below(2) == 0 ? 0 : number()
        counts.bytesRead = number()
        counts.bytesNew = number()
        counts.bytesStored = number()
        counts.live = number()
        return Commit(
            id: hash128(), run: hash128(), kind: CommitKind(rawValue: UInt8(1 + below(7)))!,
            isAdHoc: below(2) == 0, time: timestamp(), began: timestamp(), records: number(),
            host: bytes(below(20)), user: bytes(below(20)), program: bytes(below(20)),
            counts: counts,
            paths: (0..<below(3)).map { _ in [ItemPath.separator] + path() },
            tags: (0..<below(3)).map { _ in bytes(below(9)) },
            restored: below(2) == 0 ? nil : hash128())
    }

    /// A block with its payload, and what is in it.
    mutating func block(_ compression: Compression) -> (
        bytes: [UInt8], chunks: [ChunkReference], plain: [UInt8]
    ) {
        var chunks: [ChunkReference] = []
        var plain: [UInt8] = []
        for _ in 0..<1 + below(5) {
            let chunk =
                below(2) == 0
                ? bytes(1 + below(300)) : [UInt8](repeating: UInt8(below(4)), count: 1 + below(900))
            chunks.append(ChunkReference(id: Digest.h256(chunk), length: UInt32(chunk.count)))
            plain += chunk
        }
        var writer = ByteWriter()
        let compressor = Compressor(compression)
        plain.withUnsafeBytes { bytes in
            compressor.compress(bytes) { codec, payload in
                _ = BlockHeader.write(
                    codec: codec, plainBytes: bytes.count, chunks: chunks, payload: payload,
                    into: &writer)
            }
        }
        return (writer.bytes, chunks, plain)
    }
}

/// Every copy of `bytes` with one bit changed.
func flips(of bytes: [UInt8]) -> some Sequence<(bit: Int, bytes: [UInt8])> {
    (0..<bytes.count * 8).lazy.map { bit in
        var flipped = bytes
        flipped[bit / 8] ^= 1 << (bit % 8)
        return (bit, flipped)
    }
}
