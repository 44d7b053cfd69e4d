import CairnFormat
import CairnText

/// Kind, size and time of versions: 8 bytes each.
struct VersionTable: Sendable {
    /// Seconds, as far as 32 bits go.
    private var modified: [Int32] = []
    /// The size below, the kind in the three bits above.
    private var shapes: [UInt32] = []
    /// The sizes that do not fit.
    private var largeSizes: [Int: UInt64] = [:]

    private static let sizeBits: UInt32 = 29
    private static let sizeMask: UInt32 = 1 << sizeBits - 1

    var count: Int { shapes.count }

    /// - Parameter count: how many versions may come.
    mutating func reserve(_ count: Int) {
        modified.reserveCapacity(count)
        shapes.reserveCapacity(count)
    }

    mutating func append(_ kind: ItemKind, size: UInt64, modified seconds: Int64) {
        let isLarge = size >= UInt64(Self.sizeMask)
        if isLarge { largeSizes[count] = size }
        modified.append(Int32(clamping: seconds))
        shapes.append(
            UInt32(kind.rawValue) << Self.sizeBits | (isLarge ? Self.sizeMask : UInt32(size)))
    }

    func kind(_ number: Int) -> ItemKind {
        ItemKind(rawValue: UInt8(shapes[number] >> Self.sizeBits)) ?? .file
    }

    func size(_ number: Int) -> UInt64 {
        let size = shapes[number] & Self.sizeMask
        return size == Self.sizeMask ? largeSizes[number] ?? 0 : UInt64(size)
    }

    /// In seconds.
    func modified(_ number: Int) -> Int64 { Int64(modified[number]) }

    /// An ``ItemFilter`` for these figures: of times whole seconds.
    struct Filter {
        private let kinds: UInt8
        private let bytesMinimum: UInt64?
        private let from: Int64
        private let until: Int64
        /// Whether it accepts every version.
        let isOpen: Bool

        init(_ filter: ItemFilter) {
            kinds = filter.kinds.map { $0.reduce(0) { $0 | 1 << $1.rawValue } } ?? .max
            bytesMinimum = filter.bytesMinimum
            from = filter.from?.seconds ?? .min
            until = filter.until?.seconds ?? .max
            isOpen = kinds == .max && bytesMinimum == nil && from == .min && until == .max
        }

        func accepts(_ number: Int, of table: VersionTable) -> Bool {
            guard kinds >> UInt8(table.shapes[number] >> VersionTable.sizeBits) & 1 != 0 else {
                return false
            }
            let modified = table.modified(number)
            guard modified >= from, modified < until else { return false }
            return bytesMinimum.map { table.size(number) > $0 } ?? true
        }
    }
}
