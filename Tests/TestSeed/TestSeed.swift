import Glibc

/// The seeds of all that is random in tests.
///
/// `CAIRN_TEST_SEED` repeats one, in every suite; a failure names it. `CAIRN_SOAK_SEEDS` asks those
/// suites for more that go through seeds one by one.
public enum TestSeed {
    /// The seed that is to be repeated; nil when none is.
    public static let asked = number("CAIRN_TEST_SEED")

    /// The seed to be repeated, else one drawn for this process.
    public static let drawn = asked ?? UInt64.random(in: 1_000...999_999)

    /// For a suite that draws: how its run is repeated.
    public static var replay: String { replay(drawn) }

    /// For a suite that goes through seeds: how the run of one is repeated.
    public static func replay(_ seed: UInt64) -> String {
        "seed \(seed) (CAIRN_TEST_SEED=\(seed) repeats it)"
    }

    /// The seeds from 0 on, of which `make test` takes `count`, or the one that is to be repeated.
    ///
    /// - Parameter batch: every `batches`-th of them, beginning with this one; they run side by
    ///   side.
    public static func sequence(_ count: UInt64, batch: Int = 0, of batches: Int = 1) -> [UInt64] {
        let end = max(count, number("CAIRN_SOAK_SEEDS") ?? 0)
        if let asked { return asked % UInt64(batches) == UInt64(batch) ? [asked] : [] }
        return Array(stride(from: UInt64(batch), to: end, by: batches))
    }

    private static func number(_ variable: String) -> UInt64? {
        guard let text = getenv(variable).map({ String(cString: $0) }) else { return nil }
        guard let number = UInt64(text) else {
            fatalError("\(variable) is \"\(text)\", which is no number")
        }
        return number
    }
}
