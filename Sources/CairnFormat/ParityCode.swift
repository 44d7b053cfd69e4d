import CIsal

/// Parity arithmetic: Reed–Solomon over GF(2^8) with a Cauchy matrix, by Intel's ISA-L.
///
/// Up to ``rows`` shards of a group may be lost, because every square submatrix of a Cauchy matrix
/// is invertible. (ISA-L's Vandermonde matrix lacks that property: erasure_code.h,
/// `gf_gen_rs_matrix`.)
/// - Source: FORMAT.md §6.6; Blömer et al., "An XOR-Based Erasure-Resilient Coding Scheme", ICSI
///   TR-95-048.
public struct ParityCode {
    public let columns: Int
    public let rows: Int
    private let coefficients: [UInt8]
    private var tables: [UInt8]

    private static let tableBytes = 32

    /// - Parameters:
    ///   - columns: data shards of a group, at least 1.
    ///   - rows: parity shards of a group, at least 1; at most 255 with the columns.
    public init(columns: Int, rows: Int) {
        precondition(columns > 0 && rows > 0 && columns + rows <= 255)
        self.columns = columns
        self.rows = rows
        // The library writes the unit matrix first, which is not needed here.
        var matrix = [UInt8](repeating: 0, count: (columns + rows) * columns)
        gf_gen_cauchy1_matrix(&matrix, Int32(columns + rows), Int32(columns))
        coefficients = Array(matrix[(columns * columns)...])
        tables = Self.tables(coefficients, columns: columns, rows: rows)
    }

    private static func tables(_ coefficients: [UInt8], columns: Int, rows: Int) -> [UInt8] {
        var coefficients = coefficients
        var tables = [UInt8](repeating: 0, count: tableBytes * columns * rows)
        ec_init_tables(Int32(columns), Int32(rows), &coefficients, &tables)
        return tables
    }

    /// The factor of a data shard in a parity shard: the inverse of (columns + row) XOR column.
    func coefficient(row: Int, column: Int) -> UInt8 { coefficients[row * columns + column] }

    /// Adds one data shard to the parity shards of its group, which begin as zeros.
    ///
    /// - Parameters:
    ///   - shard: as long as each parity shard, a multiple of 64 bytes.
    ///   - parity: one buffer for each row.
    public mutating func add(
        _ shard: UnsafeRawBufferPointer, column: Int, to parity: [UnsafeMutableRawBufferPointer]
    ) {
        precondition(column < columns && parity.count == rows)
        Self.add(shard, column, columns: columns, &tables, to: parity)
    }

    private static func add(
        _ shard: UnsafeRawBufferPointer, _ column: Int, columns: Int, _ tables: inout [UInt8],
        to parity: [UnsafeMutableRawBufferPointer]
    ) {
        precondition(
            shard.count % ParityLayout.shardUnit == 0
                && parity.allSatisfy { $0.count == shard.count })
        guard let bytes = shard.baseAddress else { return }
        // The library only reads it, although its declaration allows writing.
        let source = UnsafeMutablePointer(mutating: bytes.assumingMemoryBound(to: UInt8.self))
        var targets: [UnsafeMutablePointer<UInt8>?] = parity.map {
            $0.baseAddress!.assumingMemoryBound(to: UInt8.self)
        }
        ec_encode_data_update(
            Int32(shard.count), Int32(columns), Int32(parity.count), Int32(column), &tables, source,
            &targets)
    }

    // MARK: Bringing back

    /// Computes the lost data shards of one group. Add every intact shard, then call ``solve()``.
    public struct Recovery {
        private let count: Int
        private let columns: Int
        private var tables: [UInt8]
        private var inverse: [UInt8]
        /// One buffer for each lost shard, joined: once the intact shards are added, the
        /// contribution of all lost shards to a parity shard.
        private var sums: [UInt8]

        fileprivate init(
            count: Int, columns: Int, coefficients: [UInt8], inverse: [UInt8], sums: [UInt8]
        ) {
            self.count = count
            self.columns = columns
            tables = ParityCode.tables(coefficients, columns: columns, rows: count)
            self.inverse = inverse
            self.sums = sums
        }

        /// Adds an intact data shard.
        public mutating func add(_ shard: UnsafeRawBufferPointer, column: Int) {
            let (count, columns) = (count, columns)
            var tables = tables
            sums.withUnsafeMutableBytes { sums in
                let bytes = sums.count / count
                let parts = (0..<count).map { sums.part($0 * bytes..<($0 + 1) * bytes) }
                ParityCode.add(shard, column, columns: columns, &tables, to: parts)
            }
        }

        /// - Returns: the lost shards, in the order of their columns.
        public func solve() -> [[UInt8]] {
            let bytes = sums.count / count
            var found = Recovery(
                count: count, columns: count, coefficients: inverse, inverse: [],
                sums: [UInt8](repeating: 0, count: sums.count))
            sums.withUnsafeBytes { sums in
                for index in 0..<count {
                    found.add(sums.part(index * bytes..<(index + 1) * bytes), column: index)
                }
            }
            return (0..<count).map { Array(found.sums[$0 * bytes..<($0 + 1) * bytes]) }
        }
    }

    /// - Parameters:
    ///   - lost: columns of the lost shards, ascending, each once; at least one.
    ///   - parity: as many intact parity shards as are lost, with their rows, each once.
    public func recovery(of lost: [Int], from parity: [(row: Int, bytes: [UInt8])]) -> Recovery {
        precondition(
            !lost.isEmpty && lost.count == parity.count && lost.allSatisfy { $0 < columns })
        let chosen = parity.flatMap { shard in
            (0..<columns).map { coefficient(row: shard.row, column: $0) }
        }
        var square = parity.flatMap { shard in lost.map { coefficient(row: shard.row, column: $0) }
        }
        var inverse = [UInt8](repeating: 0, count: square.count)
        let isInvertible = gf_invert_matrix(&square, &inverse, Int32(lost.count)) == 0
        precondition(isInvertible, "every square part of a Cauchy matrix can be inverted")
        return Recovery(
            count: lost.count, columns: columns, coefficients: chosen, inverse: inverse,
            sums: parity.flatMap(\.bytes))
    }
}
