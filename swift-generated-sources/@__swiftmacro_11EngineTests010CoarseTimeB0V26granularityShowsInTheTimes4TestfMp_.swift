@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010CoarseTimeB0V26granularityShowsInTheTimes4TestfMp_17Z6d205e1832bc8fdffMu_() async throws -> Void {
  @Sendable func $s11EngineTests010CoarseTimeB0V26granularityShowsInTheTimes4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests010CoarseTimeB0V26granularityShowsInTheTimes4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoarseTimeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests010CoarseTimeB0V26granularityShowsInTheTimes4TestfMp_7__localfMu_.granularityShowsInTheTimes())))
  }
  try await $s11EngineTests010CoarseTimeB0V26granularityShowsInTheTimes4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010CoarseTimeB0V26granularityShowsInTheTimes4TestfMp_25generator6d205e1832bc8fdffMu_() async -> Testing.Test {
  return .__function(
  named: "granularityShowsInTheTimes()",
  in: CoarseTimeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/CoarseTimeTests.swift", filePath: "/work/main/Tests/EngineTests/CoarseTimeTests.swift", line: 20, column: 6),
  parameters: [],
  testFunction: $s11EngineTests010CoarseTimeB0V26granularityShowsInTheTimes4TestfMp_17Z6d205e1832bc8fdffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests010CoarseTimeB0V26granularityShowsInTheTimes4TestfMp_24accessor6d205e1832bc8fdffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010CoarseTimeB0V26granularityShowsInTheTimes4TestfMp_25generator6d205e1832bc8fdffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests010CoarseTimeB0V26granularityShowsInTheTimes4TestfMp_33testContentRecord6d205e1832bc8fdffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010CoarseTimeB0V26granularityShowsInTheTimes4TestfMp_24accessor6d205e1832bc8fdffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:33:6-33:6
