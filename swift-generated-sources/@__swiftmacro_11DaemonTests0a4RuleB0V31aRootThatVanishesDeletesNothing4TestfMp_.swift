@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a4RuleB0V31aRootThatVanishesDeletesNothing4TestfMp_17Z2fc1d0225245d841fMu_(isToldAtOnce arg0:Bool) async throws -> Void {
  @Sendable func $s11DaemonTests0a4RuleB0V31aRootThatVanishesDeletesNothing4TestfMp_7__localfMu0_(isToldAtOnce arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a4RuleB0V31aRootThatVanishesDeletesNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonRuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a4RuleB0V31aRootThatVanishesDeletesNothing4TestfMp_7__localfMu_.aRootThatVanishesDeletesNothing(isToldAtOnce: arg0))))
  }
  try await $s11DaemonTests0a4RuleB0V31aRootThatVanishesDeletesNothing4TestfMp_7__localfMu0_(isToldAtOnce: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a4RuleB0V31aRootThatVanishesDeletesNothing4TestfMp_25generator2fc1d0225245d841fMu_() async -> Testing.Test {
  return .__function(
  named: "aRootThatVanishesDeletesNothing(isToldAtOnce:)",
  in: DaemonRuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[true, false]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonRuleTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonRuleTests.swift", line: 66, column: 6),
  parameters: [(firstName: "isToldAtOnce",secondName: nil,type: (Bool).self)],
  testFunction: $s11DaemonTests0a4RuleB0V31aRootThatVanishesDeletesNothing4TestfMp_17Z2fc1d0225245d841fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a4RuleB0V31aRootThatVanishesDeletesNothing4TestfMp_24accessor2fc1d0225245d841fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a4RuleB0V31aRootThatVanishesDeletesNothing4TestfMp_25generator2fc1d0225245d841fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a4RuleB0V31aRootThatVanishesDeletesNothing4TestfMp_33testContentRecord2fc1d0225245d841fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a4RuleB0V31aRootThatVanishesDeletesNothing4TestfMp_24accessor2fc1d0225245d841fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:90:6-90:6
