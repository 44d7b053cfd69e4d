@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_17Z60bed851f8a58d09fMu_() async throws -> Void {
  @Sendable func $s11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StampTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_7__localfMu_.stampsRoundTripAsBytes())))
  }
  try await $s11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_25generator60bed851f8a58d09fMu_() async -> Testing.Test {
  return .__function(
  named: "stampsRoundTripAsBytes()",
  in: StampTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/StampTests.swift", filePath: "/work/main/Tests/EngineTests/StampTests.swift", line: 32, column: 6),
  parameters: [],
  testFunction: $s11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_17Z60bed851f8a58d09fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_24accessor60bed851f8a58d09fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_25generator60bed851f8a58d09fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_33testContentRecord60bed851f8a58d09fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_24accessor60bed851f8a58d09fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/StampTests.swift:36:6-36:6
