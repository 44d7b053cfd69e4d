import CairnFormat
import Testing

/// No sum of times traps: anybody may write any time into a repository.
@Suite struct TimestampTests {
    private static let first = Timestamp(seconds: .min)
    private static let last = Timestamp(seconds: .max, nanoseconds: 999_999_999)

    @Test func sumsEndAtTheEndsOfTime() {
        #expect(Self.last + 1 == Self.last && (Self.last + .max).seconds == .max)
        #expect(Self.first - 1 == Self.first && (Self.first + .min).seconds == .min)
        #expect((Self.last - .min).seconds == .max && (Self.first - .max).seconds == .min)
        #expect(Self.last - Self.first == .max && Self.first - Self.last == .min)
        let noon = Timestamp(seconds: 1_767_614_400, nanoseconds: 7)
        #expect(noon + 60 - 60 == noon && (noon + 60) - noon == 60 && noon - (noon + 60) == -60)
    }
}
