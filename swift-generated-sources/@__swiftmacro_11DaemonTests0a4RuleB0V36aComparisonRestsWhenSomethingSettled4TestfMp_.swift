@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a4RuleB0V36aComparisonRestsWhenSomethingSettled4TestfMp_16c2d6f86721d258fefMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a4RuleB0V36aComparisonRestsWhenSomethingSettled4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a4RuleB0V36aComparisonRestsWhenSomethingSettled4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonRuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a4RuleB0V36aComparisonRestsWhenSomethingSettled4TestfMp_7__localfMu_.aComparisonRestsWhenSomethingSettled())))
  }
  try await $s11DaemonTests0a4RuleB0V36aComparisonRestsWhenSomethingSettled4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a4RuleB0V36aComparisonRestsWhenSomethingSettled4TestfMp_25generatorc2d6f86721d258fefMu_() async -> Testing.Test {
  return .__function(
  named: "aComparisonRestsWhenSomethingSettled()",
  in: DaemonRuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonRuleTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonRuleTests.swift", line: 193, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a4RuleB0V36aComparisonRestsWhenSomethingSettled4TestfMp_16c2d6f86721d258fefMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a4RuleB0V36aComparisonRestsWhenSomethingSettled4TestfMp_24accessorc2d6f86721d258fefMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a4RuleB0V36aComparisonRestsWhenSomethingSettled4TestfMp_25generatorc2d6f86721d258fefMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a4RuleB0V36aComparisonRestsWhenSomethingSettled4TestfMp_33testContentRecordc2d6f86721d258fefMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a4RuleB0V36aComparisonRestsWhenSomethingSettled4TestfMp_24accessorc2d6f86721d258fefMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:214:6-214:6
