import CairnCore
import CairnFormat

extension PackParity {
    public enum Healing: Equatable {
        case noParity
        /// The pack matches its name: nothing was to do.
        case whole
        /// The pack was healed. - Parameter shards: number of lost shards; bytes: their content.
        case healed(shards: Int, bytes: UInt64)
        /// Too much is lost, of the pack or the parity file. Nothing was changed.
        case beyond(String)
    }

    /// Heals a damaged sealed pack byte for byte, if its parity suffices.
    ///
    /// Until the last step, a rename, the damaged pack stays unchanged; a crash leaves one or the
    /// other, and perhaps a `.tmp`.
    /// - Throws: ``SystemError`` when the new file cannot be written, or the readable part can no
    ///   longer be read; ``Cancelled``.
    public func heal(_ id: Hash256) throws -> Healing {
        let path = PackFiles.sealed(id)
        guard let length = try storage.size(of: path) else { return .beyond("the pack is missing") }
        if (try? checkWhole(path, length: length, id: id)) != nil { return .whole }
        do {
            guard let parity = try unlessGone({ try ParityFile(id, in: repository) }) else {
                return .noParity
            }
            let shards = ParityShards(
                parity.layout, ForgivingReader(try storage.openForReading(path)))
            let lost = try unlessGone { try findLost(parity, shards) }
            let found = try recover(lost, parity, shards)
            try replace(id, parity.layout, shards, found)
            let bytes = lost.reduce(0) { $0 + parity.layout.range(ofShard: $1).count }
            return .healed(shards: lost.count, bytes: UInt64(bytes))
        } catch let beyond as Beyond {
            return .beyond(beyond.why)
        }
    }

    /// - Throws: ``Beyond`` when not one sector of a file can be read: the rest of the other does
    ///   not help.
    private func unlessGone<T>(_ read: () throws -> T) throws -> T {
        do { return try read() } catch let error as SystemError where error.isInputOutput {
            throw Beyond(
                why: "cannot read any part of \(PathText.display(error.path)): \(error.reason)")
        }
    }

    /// Predicts whether ``heal(_:)`` would heal a damaged pack.
    public func canHeal(_ id: Hash256) -> Bool {
        guard let parity = try? ParityFile(id, in: repository),
            let file = try? storage.openForReading(PackFiles.sealed(id)),
            let lost = try? findLost(parity, ParityShards(parity.layout, ForgivingReader(file))),
            !lost.isEmpty
        else { return false }
        return Dictionary(grouping: lost) { $0 % parity.layout.groups }.allSatisfy { group, lost in
            (0..<parity.layout.parityShards).count {
                (try? parity.parity(group: group, row: $0)) != nil
            } >= lost.count
        }
    }

    /// The lost data shards, including those whose check is lost.
    private func findLost(_ parity: ParityFile, _ shards: ParityShards) throws -> [Int] {
        var lost: [Int] = []
        try shards.visit { index, shard in
            if cancellation.isRequested { throw Cancelled() }
            guard let shard, let check = parity.checks[index], Digest.h128(shard) == check else {
                return lost.append(index)
            }
        }
        return lost
    }

    private func recover(_ lost: [Int], _ parity: ParityFile, _ shards: ParityShards) throws
        -> [Int: [UInt8]]
    {
        let layout = parity.layout
        let code = ParityCode(columns: layout.groupShards, rows: layout.parityShards)
        var found: [Int: [UInt8]] = [:]
        for (group, lost) in Dictionary(grouping: lost, by: { $0 % layout.groups }).sorted(by: {
            $0.key < $1.key
        }) {
            var rows: [(row: Int, bytes: [UInt8])] = []
            for row in 0..<layout.parityShards where rows.count < lost.count {
                if let bytes = try parity.parity(group: group, row: row) {
                    rows.append((row, bytes))
                }
            }
            guard rows.count == lost.count else {
                throw Beyond(
                    why:
                        "\(lost.count) parts of the pack are lost, but its parity data can restore only \(rows.count)"
                )
            }
            let columns = lost.map { $0 / layout.groups }
            let missing = Set(columns)
            var recovery = code.recovery(of: columns, from: rows)
            for index in stride(from: group, to: layout.dataShards, by: layout.groups)
            where !missing.contains(index / layout.groups) {
                if cancellation.isRequested { throw Cancelled() }
                guard let bytes = try shards.shard(index) else {
                    throw Beyond(why: "it can no longer be read")
                }
                bytes.withUnsafeBytes { recovery.add($0, column: index / layout.groups) }
            }
            for (index, bytes) in zip(lost, recovery.solve()) {
                if let check = parity.checks[index], Digest.h128(bytes) != check {
                    throw Beyond(why: "the data rebuilt from its parity data is invalid")
                }
                found[index] = bytes
            }
        }
        return found
    }

    private func replace(
        _ id: Hash256, _ layout: ParityLayout, _ shards: ParityShards, _ found: [Int: [UInt8]]
    ) throws {
        try replace(PackFiles.sealed(id)) { writer in
            try shards.visit { index, shard in
                let count = layout.range(ofShard: index).count
                if let bytes = found[index] {
                    try writer.append(Array(bytes[..<count]))
                } else if let shard {
                    try writer.append(shard.part(..<count))
                } else {
                    throw Beyond(why: "it can no longer be read")
                }
            }
        } prepare: { temporary in
            do {
                // The pack's name decides, whatever the parity file says.
                try checkWhole(temporary, length: layout.packBytes, id: id)
            } catch let problem as PackScanner.Problem {
                throw Beyond(
                    why:
                        "the data rebuilt from its parity data does not match the pack: \(problem.why)"
                )
            }
            try SealedPacks.release(PackFiles.sealed(id), storage)
        }
        SealedPacks.guardContent(of: PackFiles.sealed(id), storage)
        try storage.syncDirectory(PackFiles.sealedDirectory(id))
    }
}
