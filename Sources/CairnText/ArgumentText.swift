import Glibc

/// The command line's words as text from which their bytes can be recovered: names need not be
/// UTF-8.
///
/// A byte that is not UTF-8 becomes a scalar of the last private-use plane, as do the bytes of
/// those scalars themselves.
public enum ArgumentText {
    private static let escapes: ClosedRange<UInt32> = 0x10fe80...0x10feff
    private static let base: UInt32 = 0x10fe00

    public static func text(_ bytes: [UInt8]) -> String {
        var result = ""
        var rest = bytes[...]
        while let first = rest.first {
            var decoder = UTF8()
            var iterator = rest.makeIterator()
            if case .scalarValue(let scalar) = decoder.decode(&iterator),
                !escapes.contains(scalar.value)
            {
                result.unicodeScalars.append(scalar)
                rest = rest.dropFirst(UTF8.width(scalar))
            } else {
                result.unicodeScalars.append(Unicode.Scalar(base + UInt32(first)).unsafelyUnwrapped)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    public static func bytes(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if escapes.contains(scalar.value) {
                result.append(UInt8(scalar.value - base))
            } else {
                result += Array(UTF8.encode(scalar).unsafelyUnwrapped)
            }
        }
        return result
    }
}
