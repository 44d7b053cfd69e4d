/// Numbers as people read them.
public enum Quantity {
    /// `1.5 MiB`: three digits at most.
    public static func bytes(_ count: some BinaryInteger) -> String {
        let units = ["B", "KiB", "MiB", "GiB", "TiB", "PiB"]
        var value = Double(count)
        var unit = 0
        while value >= 1024, unit < units.count - 1 {
            value /= 1024
            unit += 1
        }
        return unit == 0 ? "\(count) B" : "\(decimal(value, value < 10 ? 2 : 1)) \(units[unit])"
    }

    /// `1:02:03`, `2:03` or `0.4 s`.
    public static func duration(nanoseconds: UInt64) -> String {
        let seconds = Double(nanoseconds) / 1e9
        if seconds < 60 { return "\(decimal(seconds, seconds < 10 ? 2 : 1)) s" }
        let whole = Int(seconds)
        let minutes = whole / 60 % 60
        let rest = padded(whole % 60)
        return whole < 3600
            ? "\(minutes):\(rest) min" : "\(whole / 3600):\(padded(minutes)):\(rest) h"
    }

    /// `12,345`.
    public static func count(_ number: some BinaryInteger) -> String {
        let digits = String(number)
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result += "," }
            result.append(digit)
        }
        return result
    }

    /// `1 file`, `2 files`.
    public static func of(_ number: some BinaryInteger, _ noun: String, plural: String? = nil)
        -> String
    {
        "\(count(number)) \(number == 1 ? noun : plural ?? "\(noun)s")"
    }

    public static func decimal(_ value: Double, _ places: Int) -> String {
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let scaled = Int((value * scale).rounded())
        guard places > 0 else { return "\(scaled)" }
        let fraction = String(scaled % Int(scale))
        return "\(scaled / Int(scale))." + String(repeating: "0", count: places - fraction.count)
            + fraction
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
