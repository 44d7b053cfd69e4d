@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests04PackB0V24aFailedSyncIsCutOffAgain4TestfMp_17Z2dcac51efb38f57ffMu_() async throws -> Void {
  @Sendable func $s11EngineTests04PackB0V24aFailedSyncIsCutOffAgain4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests04PackB0V24aFailedSyncIsCutOffAgain4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests04PackB0V24aFailedSyncIsCutOffAgain4TestfMp_7__localfMu_.aFailedSyncIsCutOffAgain())))
  }
  try await $s11EngineTests04PackB0V24aFailedSyncIsCutOffAgain4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests04PackB0V24aFailedSyncIsCutOffAgain4TestfMp_25generator2dcac51efb38f57ffMu_() async -> Testing.Test {
  return .__function(
  named: "aFailedSyncIsCutOffAgain()",
  in: PackTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/StageTests.swift", filePath: "/work/main/Tests/EngineTests/StageTests.swift", line: 97, column: 6),
  parameters: [],
  testFunction: $s11EngineTests04PackB0V24aFailedSyncIsCutOffAgain4TestfMp_17Z2dcac51efb38f57ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests04PackB0V24aFailedSyncIsCutOffAgain4TestfMp_24accessor2dcac51efb38f57ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests04PackB0V24aFailedSyncIsCutOffAgain4TestfMp_25generator2dcac51efb38f57ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests04PackB0V24aFailedSyncIsCutOffAgain4TestfMp_33testContentRecord2dcac51efb38f57ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests04PackB0V24aFailedSyncIsCutOffAgain4TestfMp_24accessor2dcac51efb38f57ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:112:6-112:6
