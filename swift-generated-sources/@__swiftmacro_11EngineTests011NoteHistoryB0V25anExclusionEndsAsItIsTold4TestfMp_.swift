@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests011NoteHistoryB0V25anExclusionEndsAsItIsTold4TestfMp_17Z6fb86d1c7b849783fMu_() async throws -> Void {
  @Sendable func $s11EngineTests011NoteHistoryB0V25anExclusionEndsAsItIsTold4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests011NoteHistoryB0V25anExclusionEndsAsItIsTold4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NoteHistoryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests011NoteHistoryB0V25anExclusionEndsAsItIsTold4TestfMp_7__localfMu_.anExclusionEndsAsItIsTold())))
  }
  try await $s11EngineTests011NoteHistoryB0V25anExclusionEndsAsItIsTold4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests011NoteHistoryB0V25anExclusionEndsAsItIsTold4TestfMp_25generator6fb86d1c7b849783fMu_() async -> Testing.Test {
  return .__function(
  named: "anExclusionEndsAsItIsTold()",
  in: NoteHistoryTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/NoteHistoryTests.swift", filePath: "/work/main/Tests/EngineTests/NoteHistoryTests.swift", line: 62, column: 6),
  parameters: [],
  testFunction: $s11EngineTests011NoteHistoryB0V25anExclusionEndsAsItIsTold4TestfMp_17Z6fb86d1c7b849783fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests011NoteHistoryB0V25anExclusionEndsAsItIsTold4TestfMp_24accessor6fb86d1c7b849783fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests011NoteHistoryB0V25anExclusionEndsAsItIsTold4TestfMp_25generator6fb86d1c7b849783fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests011NoteHistoryB0V25anExclusionEndsAsItIsTold4TestfMp_33testContentRecord6fb86d1c7b849783fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests011NoteHistoryB0V25anExclusionEndsAsItIsTold4TestfMp_24accessor6fb86d1c7b849783fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:86:6-86:6
