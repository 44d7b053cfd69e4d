@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a4RuleB0V41aRootThatWasNeverThereIsKeptOnceItAppears4TestfMp_17Z7ac8557a68b9f159fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a4RuleB0V41aRootThatWasNeverThereIsKeptOnceItAppears4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a4RuleB0V41aRootThatWasNeverThereIsKeptOnceItAppears4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonRuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a4RuleB0V41aRootThatWasNeverThereIsKeptOnceItAppears4TestfMp_7__localfMu_.aRootThatWasNeverThereIsKeptOnceItAppears())))
  }
  try await $s11DaemonTests0a4RuleB0V41aRootThatWasNeverThereIsKeptOnceItAppears4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a4RuleB0V41aRootThatWasNeverThereIsKeptOnceItAppears4TestfMp_25generator7ac8557a68b9f159fMu_() async -> Testing.Test {
  return .__function(
  named: "aRootThatWasNeverThereIsKeptOnceItAppears()",
  in: DaemonRuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonRuleTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonRuleTests.swift", line: 92, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a4RuleB0V41aRootThatWasNeverThereIsKeptOnceItAppears4TestfMp_17Z7ac8557a68b9f159fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a4RuleB0V41aRootThatWasNeverThereIsKeptOnceItAppears4TestfMp_24accessor7ac8557a68b9f159fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a4RuleB0V41aRootThatWasNeverThereIsKeptOnceItAppears4TestfMp_25generator7ac8557a68b9f159fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a4RuleB0V41aRootThatWasNeverThereIsKeptOnceItAppears4TestfMp_33testContentRecord7ac8557a68b9f159fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a4RuleB0V41aRootThatWasNeverThereIsKeptOnceItAppears4TestfMp_24accessor7ac8557a68b9f159fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:100:6-100:6
