@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4RuleB0V018rootThatIsNotTheref15NoFailureAndOnee14CannotBeOpenedF04TestfMp_16f0c384c10c8d5e61fMu_() async throws -> Void {
  @Sendable func $s10PurgeTests0a4RuleB0V018rootThatIsNotTheref15NoFailureAndOnee14CannotBeOpenedF04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests0a4RuleB0V018rootThatIsNotTheref15NoFailureAndOnee14CannotBeOpenedF04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PurgeRuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests0a4RuleB0V018rootThatIsNotTheref15NoFailureAndOnee14CannotBeOpenedF04TestfMp_7__localfMu_.rootThatIsNotThereIsNoFailureAndOneThatCannotBeOpenedIs())))
  }
  try await $s10PurgeTests0a4RuleB0V018rootThatIsNotTheref15NoFailureAndOnee14CannotBeOpenedF04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4RuleB0V018rootThatIsNotTheref15NoFailureAndOnee14CannotBeOpenedF04TestfMp_25generatorf0c384c10c8d5e61fMu_() async -> Testing.Test {
  return .__function(
  named: "rootThatIsNotThereIsNoFailureAndOneThatCannotBeOpenedIs()",
  in: PurgeRuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/PurgeRuleTests.swift", filePath: "/work/main/Tests/PurgeTests/PurgeRuleTests.swift", line: 278, column: 6),
  parameters: [],
  testFunction: $s10PurgeTests0a4RuleB0V018rootThatIsNotTheref15NoFailureAndOnee14CannotBeOpenedF04TestfMp_16f0c384c10c8d5e61fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests0a4RuleB0V018rootThatIsNotTheref15NoFailureAndOnee14CannotBeOpenedF04TestfMp_24accessorf0c384c10c8d5e61fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests0a4RuleB0V018rootThatIsNotTheref15NoFailureAndOnee14CannotBeOpenedF04TestfMp_25generatorf0c384c10c8d5e61fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests0a4RuleB0V018rootThatIsNotTheref15NoFailureAndOnee14CannotBeOpenedF04TestfMp_33testContentRecordf0c384c10c8d5e61fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests0a4RuleB0V018rootThatIsNotTheref15NoFailureAndOnee14CannotBeOpenedF04TestfMp_24accessorf0c384c10c8d5e61fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:283:6-283:6
