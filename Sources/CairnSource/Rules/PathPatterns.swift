import CairnFormat

/// Patterns that were given for one run.
///
/// Patterns are those of ``IgnorePattern``, matched beneath each source; the last that matches
/// decides. One that is the absolute path of something beneath a source holds there alone.
public struct PathPatterns: Sendable {
    private struct Entry: Sendable {
        let pattern: IgnorePattern
        /// The only source for which it holds; nil for all.
        let source: [UInt8]?
    }

    public enum Mistake: Error, Equatable {
        case pattern([UInt8], IgnorePattern.Mistake)
        /// The pattern means all of a source.
        case wholeSource([UInt8])
    }

    private let entries: [Entry]
    private let sources: Set<[UInt8]>
    /// Receives the absolute path of each match, and the pattern.
    private let observer: (@Sendable ([UInt8], IgnorePattern) -> Void)?

    /// - Parameters:
    ///   - patterns: as people wrote them, in their order.
    ///   - sources: absolute.
    public init(
        _ patterns: [[UInt8]], beneath sources: [[UInt8]],
        observer: (@Sendable ([UInt8], IgnorePattern) -> Void)? = nil
    ) throws(Mistake) {
        self.sources = Set(sources)
        self.observer = observer
        var entries: [Entry] = []
        for text in patterns { entries.append(try Self.entry(text, sources)) }
        self.entries = entries
    }

    private static func entry(_ text: [UInt8], _ sources: [[UInt8]]) throws(Mistake) -> Entry {
        let isNegated = text.first == UInt8(ascii: "!")
        let body = Array(text.dropFirst(isNegated ? 1 : 0))
        do {
            let pattern = try IgnorePattern(text)
            guard body.first == ItemPath.separator else {
                return Entry(pattern: pattern, source: nil)
            }
            for source in sources where source != [ItemPath.separator] {
                // The source itself, or what it lies in.
                let named = body.last == ItemPath.separator ? Array(body.dropLast()) : body
                if !named.isEmpty, ItemPath.relative(source, to: named) != nil {
                    throw Mistake.wholeSource(source)
                }
                guard let rest = ItemPath.relative(body, to: source) else { continue }
                let own = (isNegated ? [UInt8(ascii: "!")] : []) + [ItemPath.separator] + rest
                return Entry(pattern: try IgnorePattern(own), source: source)
            }
            return Entry(pattern: pattern, source: nil)
        } catch let mistake as IgnorePattern.Mistake {
            throw .pattern(text, mistake)
        } catch let mistake as Mistake {
            throw mistake
        } catch { preconditionFailure("no other error is thrown: \(error)") }
    }

    /// Whether a pattern matches the item itself. Items beneath a match are not considered.
    ///
    /// - Parameter path: absolute.
    public func matches(_ path: [UInt8], isDirectory: Bool) -> Bool {
        guard !entries.isEmpty, let source = source(of: path),
            let relative = ItemPath.relative(path, to: source), !relative.isEmpty
        else { return false }
        let components = relative.split(separator: ItemPath.separator)
        let last = entries.last {
            ($0.source ?? source) == source
                && $0.pattern.matches(components, isDirectory: isDirectory)
        }
        guard let last, !last.pattern.isNegated else { return false }
        observer?(path, last.pattern)
        return true
    }

    /// The outermost source that an item lies in.
    private func source(of path: [UInt8]) -> [UInt8]? {
        if sources.contains([ItemPath.separator]) { return [ItemPath.separator] }
        for end in path.indices.dropFirst() where path[end] == ItemPath.separator {
            let above = Array(path[..<end])
            if sources.contains(above) { return above }
        }
        return nil
    }
}
