@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests03RunB0V29anUnchangedTreeIsNotReadAgain4TestfMp_16a5e5f9231dd59534fMu_() async throws -> Void {
  @Sendable func $s11EngineTests03RunB0V29anUnchangedTreeIsNotReadAgain4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests03RunB0V29anUnchangedTreeIsNotReadAgain4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RunTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests03RunB0V29anUnchangedTreeIsNotReadAgain4TestfMp_7__localfMu_.anUnchangedTreeIsNotReadAgain())))
  }
  try await $s11EngineTests03RunB0V29anUnchangedTreeIsNotReadAgain4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests03RunB0V29anUnchangedTreeIsNotReadAgain4TestfMp_25generatora5e5f9231dd59534fMu_() async -> Testing.Test {
  return .__function(
  named: "anUnchangedTreeIsNotReadAgain()",
  in: RunTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RunTests.swift", filePath: "/work/main/Tests/EngineTests/RunTests.swift", line: 9, column: 6),
  parameters: [],
  testFunction: $s11EngineTests03RunB0V29anUnchangedTreeIsNotReadAgain4TestfMp_16a5e5f9231dd59534fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests03RunB0V29anUnchangedTreeIsNotReadAgain4TestfMp_24accessora5e5f9231dd59534fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests03RunB0V29anUnchangedTreeIsNotReadAgain4TestfMp_25generatora5e5f9231dd59534fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests03RunB0V29anUnchangedTreeIsNotReadAgain4TestfMp_33testContentRecorda5e5f9231dd59534fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests03RunB0V29anUnchangedTreeIsNotReadAgain4TestfMp_24accessora5e5f9231dd59534fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:17:6-17:6
