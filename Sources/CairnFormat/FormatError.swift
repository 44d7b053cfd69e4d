/// Bytes that do not follow FORMAT.md.
///
/// `what` names the structure ("block header"), `why` the rule it breaks. Where the bytes came from
/// is added by whoever read them.
public struct FormatError: Error, Equatable, CustomStringConvertible {
    public let what: String
    public let why: String

    public init(_ what: String, _ why: String) {
        self.what = what
        self.why = why
    }

    public var description: String { "\(what): \(why)" }
}
