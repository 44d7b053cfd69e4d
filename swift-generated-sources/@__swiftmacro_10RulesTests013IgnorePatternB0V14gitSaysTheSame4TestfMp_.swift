@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests013IgnorePatternB0V14gitSaysTheSame4TestfMp_16dde3fdeaa0b6bc3afMu_() async throws -> Void {
  @Sendable func $s10RulesTests013IgnorePatternB0V14gitSaysTheSame4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10RulesTests013IgnorePatternB0V14gitSaysTheSame4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(IgnorePatternTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10RulesTests013IgnorePatternB0V14gitSaysTheSame4TestfMp_7__localfMu_.gitSaysTheSame())))
  }
  try await $s10RulesTests013IgnorePatternB0V14gitSaysTheSame4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests013IgnorePatternB0V14gitSaysTheSame4TestfMp_25generatordde3fdeaa0b6bc3afMu_() async -> Testing.Test {
  return .__function(
  named: "gitSaysTheSame()",
  in: IgnorePatternTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: git != nil, "there is no git"),.__documentationLine("/// What git says of random patterns and paths.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/IgnorePatternTests.swift", filePath: "/work/main/Tests/RulesTests/IgnorePatternTests.swift", line: 66, column: 6),
  parameters: [],
  testFunction: $s10RulesTests013IgnorePatternB0V14gitSaysTheSame4TestfMp_16dde3fdeaa0b6bc3afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10RulesTests013IgnorePatternB0V14gitSaysTheSame4TestfMp_24accessordde3fdeaa0b6bc3afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests013IgnorePatternB0V14gitSaysTheSame4TestfMp_25generatordde3fdeaa0b6bc3afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10RulesTests013IgnorePatternB0V14gitSaysTheSame4TestfMp_33testContentRecorddde3fdeaa0b6bc3afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests013IgnorePatternB0V14gitSaysTheSame4TestfMp_24accessordde3fdeaa0b6bc3afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:112:6-112:6
