@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests015RetentionPolicyB0V34countsAreOfStretchesThatHaveAPoint4TestfMp_16c6fe133d1ce8430afMu_() async throws -> Void {
  @Sendable func $s11EngineTests015RetentionPolicyB0V34countsAreOfStretchesThatHaveAPoint4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests015RetentionPolicyB0V34countsAreOfStretchesThatHaveAPoint4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RetentionPolicyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests015RetentionPolicyB0V34countsAreOfStretchesThatHaveAPoint4TestfMp_7__localfMu_.countsAreOfStretchesThatHaveAPoint())))
  }
  try await $s11EngineTests015RetentionPolicyB0V34countsAreOfStretchesThatHaveAPoint4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests015RetentionPolicyB0V34countsAreOfStretchesThatHaveAPoint4TestfMp_25generatorc6fe133d1ce8430afMu_() async -> Testing.Test {
  return .__function(
  named: "countsAreOfStretchesThatHaveAPoint()",
  in: RetentionPolicyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RetentionPolicyTests.swift", filePath: "/work/main/Tests/EngineTests/RetentionPolicyTests.swift", line: 72, column: 6),
  parameters: [],
  testFunction: $s11EngineTests015RetentionPolicyB0V34countsAreOfStretchesThatHaveAPoint4TestfMp_16c6fe133d1ce8430afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests015RetentionPolicyB0V34countsAreOfStretchesThatHaveAPoint4TestfMp_24accessorc6fe133d1ce8430afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests015RetentionPolicyB0V34countsAreOfStretchesThatHaveAPoint4TestfMp_25generatorc6fe133d1ce8430afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests015RetentionPolicyB0V34countsAreOfStretchesThatHaveAPoint4TestfMp_33testContentRecordc6fe133d1ce8430afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests015RetentionPolicyB0V34countsAreOfStretchesThatHaveAPoint4TestfMp_24accessorc6fe133d1ce8430afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:80:6-80:6
