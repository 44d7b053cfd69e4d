/// Bytes that do not follow FORMAT.md.
///
/// `what` names the structure ("block header"), `why` the rule it breaks. The reader of the bytes
/// adds where they came from.
public struct FormatError: Error, Equatable, CustomStringConvertible {
    public let what: String
    public let why: String

    public init(_ what: String, _ why: String) {
        self.what = what.withoutDeception
        self.why = why.withoutDeception
    }

    public var description: String { "\(what): \(why)" }
}
