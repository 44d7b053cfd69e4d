@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V021flagsThatAreNotObeyedgH9LookedFor4TestfMp_17Z69ed137d82df262efMu_() async throws -> Void {
  @Sendable func $s10WatchTests09RuleModelB0V021flagsThatAreNotObeyedgH9LookedFor4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests09RuleModelB0V021flagsThatAreNotObeyedgH9LookedFor4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests09RuleModelB0V021flagsThatAreNotObeyedgH9LookedFor4TestfMp_7__localfMu_.flagsThatAreNotObeyedAreNotLookedFor())))
  }
  try await $s10WatchTests09RuleModelB0V021flagsThatAreNotObeyedgH9LookedFor4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V021flagsThatAreNotObeyedgH9LookedFor4TestfMp_25generator69ed137d82df262efMu_() async -> Testing.Test {
  return .__function(
  named: "flagsThatAreNotObeyedAreNotLookedFor()",
  in: RuleModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 232, column: 6),
  parameters: [],
  testFunction: $s10WatchTests09RuleModelB0V021flagsThatAreNotObeyedgH9LookedFor4TestfMp_17Z69ed137d82df262efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests09RuleModelB0V021flagsThatAreNotObeyedgH9LookedFor4TestfMp_24accessor69ed137d82df262efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB0V021flagsThatAreNotObeyedgH9LookedFor4TestfMp_25generator69ed137d82df262efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests09RuleModelB0V021flagsThatAreNotObeyedgH9LookedFor4TestfMp_33testContentRecord69ed137d82df262efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB0V021flagsThatAreNotObeyedgH9LookedFor4TestfMp_24accessor69ed137d82df262efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:240:6-240:6
