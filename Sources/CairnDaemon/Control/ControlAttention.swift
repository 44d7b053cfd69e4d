import CairnFormat
import CairnWatch

// The work that is left for a path, as fields. - Source: Docs/CONTROL.md.

extension Attention: Codable {
    private enum CodingKeys: CodingKey { case state, since, failure, gap }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .none: try fields.encode("none", forKey: .state)
        case .dirty(let since):
            try fields.encode("dirty", forKey: .state)
            try fields.encode(since, forKey: .since)
        case .failing(let failure):
            try fields.encode("failing", forKey: .state)
            try fields.encode(failure, forKey: .failure)
        case .inGap(let gap):
            try fields.encode("in-gap", forKey: .state)
            try fields.encode(gap, forKey: .gap)
        case .outside: try fields.encode("outside", forKey: .state)
        }
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        switch try fields.decode(String.self, forKey: .state) {
        case "none": self = .none
        case "dirty": self = .dirty(since: try fields.decode(Timestamp.self, forKey: .since))
        case "failing": self = .failing(try fields.decode(FailingItem.self, forKey: .failure))
        case "in-gap": self = .inGap(try fields.decode(Gap.self, forKey: .gap))
        case "outside": self = .outside
        default: throw JSONError("an unknown state")
        }
    }
}
