@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07HistoryB0V34droppingARootEndsItsGapsAndNoOther4TestfMp_17Z9a759c0d8e227000fMu_() async throws -> Void {
  @Sendable func $s11EngineTests07HistoryB0V34droppingARootEndsItsGapsAndNoOther4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07HistoryB0V34droppingARootEndsItsGapsAndNoOther4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HistoryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07HistoryB0V34droppingARootEndsItsGapsAndNoOther4TestfMp_7__localfMu_.droppingARootEndsItsGapsAndNoOther())))
  }
  try await $s11EngineTests07HistoryB0V34droppingARootEndsItsGapsAndNoOther4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07HistoryB0V34droppingARootEndsItsGapsAndNoOther4TestfMp_25generator9a759c0d8e227000fMu_() async -> Testing.Test {
  return .__function(
  named: "droppingARootEndsItsGapsAndNoOther()",
  in: HistoryTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/HistoryTests.swift", filePath: "/work/main/Tests/EngineTests/HistoryTests.swift", line: 153, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07HistoryB0V34droppingARootEndsItsGapsAndNoOther4TestfMp_17Z9a759c0d8e227000fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07HistoryB0V34droppingARootEndsItsGapsAndNoOther4TestfMp_24accessor9a759c0d8e227000fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07HistoryB0V34droppingARootEndsItsGapsAndNoOther4TestfMp_25generator9a759c0d8e227000fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07HistoryB0V34droppingARootEndsItsGapsAndNoOther4TestfMp_33testContentRecord9a759c0d8e227000fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07HistoryB0V34droppingARootEndsItsGapsAndNoOther4TestfMp_24accessor9a759c0d8e227000fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:163:6-163:6
