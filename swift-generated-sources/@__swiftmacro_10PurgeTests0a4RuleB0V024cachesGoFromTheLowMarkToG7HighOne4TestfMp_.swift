@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4RuleB0V024cachesGoFromTheLowMarkToG7HighOne4TestfMp_16f0847f355b408fa9fMu_(available arg0:UInt64,missing arg1:UInt64) async throws -> Void {
  @Sendable func $s10PurgeTests0a4RuleB0V024cachesGoFromTheLowMarkToG7HighOne4TestfMp_7__localfMu0_(available arg0:UInt64,missing arg1:UInt64,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests0a4RuleB0V024cachesGoFromTheLowMarkToG7HighOne4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PurgeRuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests0a4RuleB0V024cachesGoFromTheLowMarkToG7HighOne4TestfMp_7__localfMu_.cachesGoFromTheLowMarkToTheHighOne(available: arg0,missing: arg1))))
  }
  try await $s10PurgeTests0a4RuleB0V024cachesGoFromTheLowMarkToG7HighOne4TestfMp_7__localfMu0_(available: arg0,missing: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4RuleB0V024cachesGoFromTheLowMarkToG7HighOne4TestfMp_25generatorf0847f355b408fa9fMu_() async -> Testing.Test {
  return .__function(
  named: "cachesGoFromTheLowMarkToTheHighOne(available:missing:)",
  in: PurgeRuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        (UInt64(100), UInt64(0)), (99, 51), (0, 150), (150, 0), (1_000, 0),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/PurgeRuleTests.swift", filePath: "/work/main/Tests/PurgeTests/PurgeRuleTests.swift", line: 163, column: 6),
  parameters: [(firstName: "available",secondName: nil,type: (UInt64).self),(firstName: "missing",secondName: nil,type: (UInt64).self)],
  testFunction: $s10PurgeTests0a4RuleB0V024cachesGoFromTheLowMarkToG7HighOne4TestfMp_16f0847f355b408fa9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests0a4RuleB0V024cachesGoFromTheLowMarkToG7HighOne4TestfMp_24accessorf0847f355b408fa9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests0a4RuleB0V024cachesGoFromTheLowMarkToG7HighOne4TestfMp_25generatorf0847f355b408fa9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests0a4RuleB0V024cachesGoFromTheLowMarkToG7HighOne4TestfMp_33testContentRecordf0847f355b408fa9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests0a4RuleB0V024cachesGoFromTheLowMarkToG7HighOne4TestfMp_24accessorf0847f355b408fa9fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:168:6-168:6
