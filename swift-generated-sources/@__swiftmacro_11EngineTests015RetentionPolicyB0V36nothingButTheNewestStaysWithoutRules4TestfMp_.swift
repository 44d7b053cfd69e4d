@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests015RetentionPolicyB0V36nothingButTheNewestStaysWithoutRules4TestfMp_17Z740d37ba4e1e8804fMu_() async throws -> Void {
  @Sendable func $s11EngineTests015RetentionPolicyB0V36nothingButTheNewestStaysWithoutRules4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests015RetentionPolicyB0V36nothingButTheNewestStaysWithoutRules4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RetentionPolicyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests015RetentionPolicyB0V36nothingButTheNewestStaysWithoutRules4TestfMp_7__localfMu_.nothingButTheNewestStaysWithoutRules())))
  }
  try await $s11EngineTests015RetentionPolicyB0V36nothingButTheNewestStaysWithoutRules4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests015RetentionPolicyB0V36nothingButTheNewestStaysWithoutRules4TestfMp_25generator740d37ba4e1e8804fMu_() async -> Testing.Test {
  return .__function(
  named: "nothingButTheNewestStaysWithoutRules()",
  in: RetentionPolicyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RetentionPolicyTests.swift", filePath: "/work/main/Tests/EngineTests/RetentionPolicyTests.swift", line: 82, column: 6),
  parameters: [],
  testFunction: $s11EngineTests015RetentionPolicyB0V36nothingButTheNewestStaysWithoutRules4TestfMp_17Z740d37ba4e1e8804fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests015RetentionPolicyB0V36nothingButTheNewestStaysWithoutRules4TestfMp_24accessor740d37ba4e1e8804fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests015RetentionPolicyB0V36nothingButTheNewestStaysWithoutRules4TestfMp_25generator740d37ba4e1e8804fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests015RetentionPolicyB0V36nothingButTheNewestStaysWithoutRules4TestfMp_33testContentRecord740d37ba4e1e8804fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests015RetentionPolicyB0V36nothingButTheNewestStaysWithoutRules4TestfMp_24accessor740d37ba4e1e8804fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:85:6-85:6
