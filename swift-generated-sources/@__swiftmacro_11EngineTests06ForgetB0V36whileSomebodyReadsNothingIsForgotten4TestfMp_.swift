@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests06ForgetB0V36whileSomebodyReadsNothingIsForgotten4TestfMp_17Z8fc6c7033d80fcf8fMu_() async throws -> Void {
  @Sendable func $s11EngineTests06ForgetB0V36whileSomebodyReadsNothingIsForgotten4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests06ForgetB0V36whileSomebodyReadsNothingIsForgotten4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ForgetTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests06ForgetB0V36whileSomebodyReadsNothingIsForgotten4TestfMp_7__localfMu_.whileSomebodyReadsNothingIsForgotten())))
  }
  try await $s11EngineTests06ForgetB0V36whileSomebodyReadsNothingIsForgotten4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests06ForgetB0V36whileSomebodyReadsNothingIsForgotten4TestfMp_25generator8fc6c7033d80fcf8fMu_() async -> Testing.Test {
  return .__function(
  named: "whileSomebodyReadsNothingIsForgotten()",
  in: ForgetTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ForgetTests.swift", filePath: "/work/main/Tests/EngineTests/ForgetTests.swift", line: 312, column: 6),
  parameters: [],
  testFunction: $s11EngineTests06ForgetB0V36whileSomebodyReadsNothingIsForgotten4TestfMp_17Z8fc6c7033d80fcf8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests06ForgetB0V36whileSomebodyReadsNothingIsForgotten4TestfMp_24accessor8fc6c7033d80fcf8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests06ForgetB0V36whileSomebodyReadsNothingIsForgotten4TestfMp_25generator8fc6c7033d80fcf8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests06ForgetB0V36whileSomebodyReadsNothingIsForgotten4TestfMp_33testContentRecord8fc6c7033d80fcf8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests06ForgetB0V36whileSomebodyReadsNothingIsForgotten4TestfMp_24accessor8fc6c7033d80fcf8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:334:6-334:6
