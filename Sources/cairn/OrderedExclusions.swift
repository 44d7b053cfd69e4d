import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import Synchronization

/// The paths that the user excluded with a flag, or whose exclusion by a rule the user accepted. A
/// flag or a marker alone does not tell who wanted it.
final class OrderedExclusions: Sendable {
    private let file: [UInt8]
    private let read = Mutex<(stamp: Stamp?, orders: Set<Order>)>((nil, []))

    struct Order: Hashable {
        let path: [UInt8]
        /// Nil for all rules.
        var rule: ExclusionRule?
    }

    /// The oldest are dropped first.
    private static let pathsMaximum = 4_096

    init(_ state: StateDirectory) { file = state.orderedExclusionsPath }

    /// For a run: reads the file again whenever it has changed.
    var orders: ExclusionOrders {
        ExclusionOrders({ [self] in contains($0, $1) }, remove: { [self] in try? remove($0) })
    }

    private func contains(_ path: [UInt8], _ rule: ExclusionRule) -> Bool {
        guard let status = try? LinuxFileSystem().status(ofRoot: file) else { return false }
        return read.withLock { read in
            if read.stamp != Stamp(status) { read = (Stamp(status), Set(all)) }
            return [nil, rule].contains { read.orders.contains(Order(path: path, rule: $0)) }
        }
    }

    func add(_ new: [Order]) throws(SystemError) {
        let before = all
        let after = before.filter { !new.contains($0) } + new
        if after != before { try write(after) }
    }

    func remove(_ path: [UInt8]) throws(SystemError) {
        let before = all
        let after = before.filter { $0.path != path }
        if after != before { try write(after) }
    }

    /// In the order in which they were added. A line that is no order is skipped.
    private var all: [Order] {
        let text = (try? SmallFile.content(file)) ?? nil
        return (text ?? []).split(separator: UInt8(ascii: "\n")).compactMap { line in
            let words = String(decoding: line, as: UTF8.self).split(separator: " ")
            guard let path = words.first.flatMap({ Hexadecimal.bytes(String($0)) })
            else { return nil }
            if words.count == 1 { return Order(path: path) }
            let rule = UInt8(words[1]).flatMap { ExclusionRule(rawValue: $0) }
            return rule.map { Order(path: path, rule: $0) }
        }
    }

    private func write(_ orders: [Order]) throws(SystemError) {
        var text: [[UInt8]] = []
        var bytes = 0
        for order in orders.suffix(Self.pathsMaximum).reversed() {
            let rule = order.rule.map { " \($0.rawValue)" } ?? ""
            let line = Array("\(Hexadecimal.text(order.path))\(rule)\n".utf8)
            bytes += line.count
            guard bytes <= SmallFile.bytesMaximum else { break }
            text.append(line)
        }
        try SmallFile.replace(file, with: Array(text.reversed().joined()), isPrivate: true)
    }
}
