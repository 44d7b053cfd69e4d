@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_16bca9d3e728e1a18ffMu_() async throws -> Void {
  @Sendable func $s10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(IgnorePatternTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_7__localfMu_.hostilePatternsAreLinear())))
  }
  try await $s10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_25generatorbca9d3e728e1a18ffMu_() async -> Testing.Test {
  return .__function(
  named: "hostilePatternsAreLinear()",
  in: IgnorePatternTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Such patterns take exponential time with a matcher that tries every way.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/IgnorePatternTests.swift", filePath: "/work/main/Tests/RulesTests/IgnorePatternTests.swift", line: 54, column: 6),
  parameters: [],
  testFunction: $s10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_16bca9d3e728e1a18ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_24accessorbca9d3e728e1a18ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_25generatorbca9d3e728e1a18ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_33testContentRecordbca9d3e728e1a18ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_24accessorbca9d3e728e1a18ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:59:6-59:6
