import ArgumentParser
import CairnCore
import CairnFormat
import CairnText

/// What an item must be besides its name.
struct FindFilter: ParsableArguments {
    @Option(help: .value("size", "Find only files larger than this, such as 10M or 1GiB."))
    var larger: String?
    @Option(
        help: .value(
            "time",
            "Find only items modified since the start of this time: monday, 2026, 2026-04."))
    var newer: String?
    @Option(help: .value("time", "Find only items modified before the start of this time."))
    var older: String?
    @Option(
        help: .value(
            "type", "Find only this type of item: file, directory or symlink (f, d, l), or other."))
    var type: String?

    var isGiven: Bool { larger != nil || newer != nil || older != nil || type != nil }

    func resolved(_ context: Context) throws -> ItemFilter {
        ItemFilter(
            bytesMinimum: try larger.map(Self.bytes),
            from: try newer.map { try Self.moment($0, context) },
            until: try older.map { try Self.moment($0, context) },
            kinds: try type.map(Self.kinds))
    }

    /// The beginning of a moment, or of a whole month or year.
    private static func moment(_ text: String, _ context: Context) throws -> Timestamp {
        try MomentSpan(period: text)?.first ?? MomentArgument(text, context).span.first
    }

    private static func bytes(_ text: String) throws -> UInt64 {
        guard let size = ByteSize(short: text) else {
            throw CommandFailure(
                "\"\(ArgumentText.shown(text))\" is not a valid size",
                "use a size such as 500k, 10M or 1GiB")
        }
        return size.bytes
    }

    private static func kinds(_ text: String) throws -> Set<ItemKind> {
        guard let kinds = ItemFilter.kinds(named: text) else {
            throw CommandFailure(
                "there is no type \(ArgumentText.shown(text))",
                "use file, directory, symlink or other")
        }
        return kinds
    }
}
