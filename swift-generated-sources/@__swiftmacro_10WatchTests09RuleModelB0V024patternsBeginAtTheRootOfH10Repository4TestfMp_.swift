@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V024patternsBeginAtTheRootOfH10Repository4TestfMp_17Z2fc9db7cba670c3bfMu_() async throws -> Void {
  @Sendable func $s10WatchTests09RuleModelB0V024patternsBeginAtTheRootOfH10Repository4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests09RuleModelB0V024patternsBeginAtTheRootOfH10Repository4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests09RuleModelB0V024patternsBeginAtTheRootOfH10Repository4TestfMp_7__localfMu_.patternsBeginAtTheRootOfTheRepository())))
  }
  try await $s10WatchTests09RuleModelB0V024patternsBeginAtTheRootOfH10Repository4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V024patternsBeginAtTheRootOfH10Repository4TestfMp_25generator2fc9db7cba670c3bfMu_() async -> Testing.Test {
  return .__function(
  named: "patternsBeginAtTheRootOfTheRepository()",
  in: RuleModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A part of a wider root: patterns begin where the repository's root does.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 194, column: 6),
  parameters: [],
  testFunction: $s10WatchTests09RuleModelB0V024patternsBeginAtTheRootOfH10Repository4TestfMp_17Z2fc9db7cba670c3bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests09RuleModelB0V024patternsBeginAtTheRootOfH10Repository4TestfMp_24accessor2fc9db7cba670c3bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB0V024patternsBeginAtTheRootOfH10Repository4TestfMp_25generator2fc9db7cba670c3bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests09RuleModelB0V024patternsBeginAtTheRootOfH10Repository4TestfMp_33testContentRecord2fc9db7cba670c3bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB0V024patternsBeginAtTheRootOfH10Repository4TestfMp_24accessor2fc9db7cba670c3bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:205:6-205:6
