@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests08ProgressB0V022itemsAreCountedAlikeByC9AndSurvey4TestfMp_17Z51f41783e55da7f5fMu_() async throws -> Void {
  let $s11EngineTests08ProgressB0V022itemsAreCountedAlikeByC9AndSurvey4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProgressTests())))
  _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests08ProgressB0V022itemsAreCountedAlikeByC9AndSurvey4TestfMp_7__localfMu_.itemsAreCountedAlikeByProgressAndSurvey())))
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests08ProgressB0V022itemsAreCountedAlikeByC9AndSurvey4TestfMp_25generator51f41783e55da7f5fMu_() async -> Testing.Test {
  return .__function(
  named: "itemsAreCountedAlikeByProgressAndSurvey()",
  in: ProgressTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ProgressTests.swift", filePath: "/work/main/Tests/EngineTests/ProgressTests.swift", line: 24, column: 6),
  parameters: [],
  testFunction: $s11EngineTests08ProgressB0V022itemsAreCountedAlikeByC9AndSurvey4TestfMp_17Z51f41783e55da7f5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests08ProgressB0V022itemsAreCountedAlikeByC9AndSurvey4TestfMp_24accessor51f41783e55da7f5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests08ProgressB0V022itemsAreCountedAlikeByC9AndSurvey4TestfMp_25generator51f41783e55da7f5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests08ProgressB0V022itemsAreCountedAlikeByC9AndSurvey4TestfMp_33testContentRecord51f41783e55da7f5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests08ProgressB0V022itemsAreCountedAlikeByC9AndSurvey4TestfMp_24accessor51f41783e55da7f5fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ProgressTests.swift:40:6-40:6
