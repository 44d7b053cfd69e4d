@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07HistoryB0V32ringsAndMovesFromNowhereDoNoHarm4TestfMp_17Z24288e3d2aaf7e09fMu_() async throws -> Void {
  @Sendable func $s11EngineTests07HistoryB0V32ringsAndMovesFromNowhereDoNoHarm4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07HistoryB0V32ringsAndMovesFromNowhereDoNoHarm4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HistoryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07HistoryB0V32ringsAndMovesFromNowhereDoNoHarm4TestfMp_7__localfMu_.ringsAndMovesFromNowhereDoNoHarm())))
  }
  try await $s11EngineTests07HistoryB0V32ringsAndMovesFromNowhereDoNoHarm4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07HistoryB0V32ringsAndMovesFromNowhereDoNoHarm4TestfMp_25generator24288e3d2aaf7e09fMu_() async -> Testing.Test {
  return .__function(
  named: "ringsAndMovesFromNowhereDoNoHarm()",
  in: HistoryTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/HistoryTests.swift", filePath: "/work/main/Tests/EngineTests/HistoryTests.swift", line: 245, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07HistoryB0V32ringsAndMovesFromNowhereDoNoHarm4TestfMp_17Z24288e3d2aaf7e09fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07HistoryB0V32ringsAndMovesFromNowhereDoNoHarm4TestfMp_24accessor24288e3d2aaf7e09fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07HistoryB0V32ringsAndMovesFromNowhereDoNoHarm4TestfMp_25generator24288e3d2aaf7e09fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07HistoryB0V32ringsAndMovesFromNowhereDoNoHarm4TestfMp_33testContentRecord24288e3d2aaf7e09fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07HistoryB0V32ringsAndMovesFromNowhereDoNoHarm4TestfMp_24accessor24288e3d2aaf7e09fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:255:6-255:6
