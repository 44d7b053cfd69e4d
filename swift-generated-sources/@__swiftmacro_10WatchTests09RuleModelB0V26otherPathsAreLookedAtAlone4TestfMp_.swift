@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V26otherPathsAreLookedAtAlone4TestfMp_16f8aebd21deca2993fMu_() async throws -> Void {
  @Sendable func $s10WatchTests09RuleModelB0V26otherPathsAreLookedAtAlone4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests09RuleModelB0V26otherPathsAreLookedAtAlone4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests09RuleModelB0V26otherPathsAreLookedAtAlone4TestfMp_7__localfMu_.otherPathsAreLookedAtAlone())))
  }
  try await $s10WatchTests09RuleModelB0V26otherPathsAreLookedAtAlone4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V26otherPathsAreLookedAtAlone4TestfMp_25generatorf8aebd21deca2993fMu_() async -> Testing.Test {
  return .__function(
  named: "otherPathsAreLookedAtAlone()",
  in: RuleModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// New containers come and go: what they name is looked at, and nothing else.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 142, column: 6),
  parameters: [],
  testFunction: $s10WatchTests09RuleModelB0V26otherPathsAreLookedAtAlone4TestfMp_16f8aebd21deca2993fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests09RuleModelB0V26otherPathsAreLookedAtAlone4TestfMp_24accessorf8aebd21deca2993fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB0V26otherPathsAreLookedAtAlone4TestfMp_25generatorf8aebd21deca2993fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests09RuleModelB0V26otherPathsAreLookedAtAlone4TestfMp_33testContentRecordf8aebd21deca2993fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB0V26otherPathsAreLookedAtAlone4TestfMp_24accessorf8aebd21deca2993fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:164:6-164:6
