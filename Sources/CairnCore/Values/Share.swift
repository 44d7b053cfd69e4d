/// A part of a whole, in hundredths of a percent.
public struct Share: Comparable, Hashable, Sendable, CustomStringConvertible {
    /// 0 … 10,000.
    public let basisPoints: Int

    public init(basisPoints: Int) { self.basisPoints = min(max(basisPoints, 0), 10_000) }

    /// - Parameter text: `10%` or `7.25%`: a number with at most two decimals, 0 to 100, and a
    ///   percent sign.
    public init?(settingText text: String) {
        guard text.hasSuffix("%") else { return nil }
        var number = text.dropLast()
        if number.last == " " { number = number.dropLast() }
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let whole = Int(parts[0]), whole <= 100
        else { return nil }
        var points = whole * 100
        if parts.count == 2 {
            guard parts[1].count <= 2,
                let decimals = Int(parts[1].count == 1 ? parts[1] + "0" : parts[1])
            else { return nil }
            points += decimals
        }
        guard points <= 10_000 else { return nil }
        basisPoints = points
    }

    public static func < (left: Share, right: Share) -> Bool {
        left.basisPoints < right.basisPoints
    }

    /// Whether `part` is more than this share of `whole`.
    public func isExceeded(by part: UInt64, of whole: UInt64) -> Bool {
        let left = part.multipliedFullWidth(by: 10_000)
        let right = whole.multipliedFullWidth(by: UInt64(basisPoints))
        return (left.high, left.low) > (right.high, right.low)
    }

    /// The share of `total`, rounded up.
    public func bytes(of total: UInt64) -> UInt64 {
        let (high, low) = total.multipliedFullWidth(by: UInt64(basisPoints))
        let (quotient, remainder) = UInt64(10_000).dividingFullWidth((high, low))
        return remainder == 0 ? quotient : quotient + 1
    }

    public var description: String {
        let (whole, rest) = basisPoints.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)%" }
        return rest % 10 == 0
            ? "\(whole).\(rest / 10)%" : "\(whole).\(rest < 10 ? "0" : "")\(rest)%"
    }
}
