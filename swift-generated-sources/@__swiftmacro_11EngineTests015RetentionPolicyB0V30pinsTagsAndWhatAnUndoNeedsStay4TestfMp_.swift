@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests015RetentionPolicyB0V30pinsTagsAndWhatAnUndoNeedsStay4TestfMp_17Z5b343ea459578ce6fMu_() async throws -> Void {
  @Sendable func $s11EngineTests015RetentionPolicyB0V30pinsTagsAndWhatAnUndoNeedsStay4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests015RetentionPolicyB0V30pinsTagsAndWhatAnUndoNeedsStay4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RetentionPolicyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests015RetentionPolicyB0V30pinsTagsAndWhatAnUndoNeedsStay4TestfMp_7__localfMu_.pinsTagsAndWhatAnUndoNeedsStay())))
  }
  try await $s11EngineTests015RetentionPolicyB0V30pinsTagsAndWhatAnUndoNeedsStay4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests015RetentionPolicyB0V30pinsTagsAndWhatAnUndoNeedsStay4TestfMp_25generator5b343ea459578ce6fMu_() async -> Testing.Test {
  return .__function(
  named: "pinsTagsAndWhatAnUndoNeedsStay()",
  in: RetentionPolicyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RetentionPolicyTests.swift", filePath: "/work/main/Tests/EngineTests/RetentionPolicyTests.swift", line: 87, column: 6),
  parameters: [],
  testFunction: $s11EngineTests015RetentionPolicyB0V30pinsTagsAndWhatAnUndoNeedsStay4TestfMp_17Z5b343ea459578ce6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests015RetentionPolicyB0V30pinsTagsAndWhatAnUndoNeedsStay4TestfMp_24accessor5b343ea459578ce6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests015RetentionPolicyB0V30pinsTagsAndWhatAnUndoNeedsStay4TestfMp_25generator5b343ea459578ce6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests015RetentionPolicyB0V30pinsTagsAndWhatAnUndoNeedsStay4TestfMp_33testContentRecord5b343ea459578ce6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests015RetentionPolicyB0V30pinsTagsAndWhatAnUndoNeedsStay4TestfMp_24accessor5b343ea459578ce6fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:113:6-113:6
