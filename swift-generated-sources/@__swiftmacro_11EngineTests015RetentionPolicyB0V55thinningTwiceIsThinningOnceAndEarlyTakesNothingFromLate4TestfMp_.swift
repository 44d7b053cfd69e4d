@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests015RetentionPolicyB0V55thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate4TestfMp_17Z63bb1bb9b88994fcfMu_(which arg0:Int) async throws -> Void {
  @Sendable func $s11EngineTests015RetentionPolicyB0V55thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate4TestfMp_7__localfMu0_(which arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests015RetentionPolicyB0V55thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RetentionPolicyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests015RetentionPolicyB0V55thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate4TestfMp_7__localfMu_.thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate(which: arg0))))
  }
  try await $s11EngineTests015RetentionPolicyB0V55thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate4TestfMp_7__localfMu0_(which: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests015RetentionPolicyB0V55thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate4TestfMp_25generator63bb1bb9b88994fcfMu_() async -> Testing.Test {
  return .__function(
  named: "thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate(which:)",
  in: RetentionPolicyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {0..<3},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RetentionPolicyTests.swift", filePath: "/work/main/Tests/EngineTests/RetentionPolicyTests.swift", line: 157, column: 6),
  parameters: [(firstName: "which",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests015RetentionPolicyB0V55thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate4TestfMp_17Z63bb1bb9b88994fcfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests015RetentionPolicyB0V55thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate4TestfMp_24accessor63bb1bb9b88994fcfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests015RetentionPolicyB0V55thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate4TestfMp_25generator63bb1bb9b88994fcfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests015RetentionPolicyB0V55thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate4TestfMp_33testContentRecord63bb1bb9b88994fcfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests015RetentionPolicyB0V55thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate4TestfMp_24accessor63bb1bb9b88994fcfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:176:6-176:6
