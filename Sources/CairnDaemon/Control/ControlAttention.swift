import CairnFormat
import CairnWatch

// The work that is left for a path, as fields. - Source: Docs/CONTROL.md.

extension Attention: Codable {
    private enum CodingKeys: String, CodingKey {
        case state, since, next, failure, gap
        case pauseSeconds = "pause_seconds"
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .none: try fields.encode("none", forKey: .state)
        case .dirty(let since):
            try fields.encode("dirty", forKey: .state)
            try fields.encode(since, forKey: .since)
        case .deferred(let next, let pauseSeconds):
            try fields.encode("deferred", forKey: .state)
            try fields.encode(next, forKey: .next)
            try fields.encode(pauseSeconds, forKey: .pauseSeconds)
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
        case "deferred":
            self = .deferred(
                next: try fields.decode(Timestamp.self, forKey: .next),
                pauseSeconds: try fields.decode(UInt64.self, forKey: .pauseSeconds))
        case "failing": self = .failing(try fields.decode(FailingItem.self, forKey: .failure))
        case "in-gap": self = .inGap(try fields.decode(Gap.self, forKey: .gap))
        case "outside": self = .outside
        default: throw JSONError("an unknown state")
        }
    }
}
