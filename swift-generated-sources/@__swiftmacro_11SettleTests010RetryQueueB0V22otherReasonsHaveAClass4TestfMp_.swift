@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests010RetryQueueB0V22otherReasonsHaveAClass4TestfMp_17Z43d54469a1ff23bffMu_() async throws -> Void {
  @Sendable func $s11SettleTests010RetryQueueB0V22otherReasonsHaveAClass4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11SettleTests010RetryQueueB0V22otherReasonsHaveAClass4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RetryQueueTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests010RetryQueueB0V22otherReasonsHaveAClass4TestfMp_7__localfMu_.otherReasonsHaveAClass())))
  }
  try await $s11SettleTests010RetryQueueB0V22otherReasonsHaveAClass4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests010RetryQueueB0V22otherReasonsHaveAClass4TestfMp_25generator43d54469a1ff23bffMu_() async -> Testing.Test {
  return .__function(
  named: "otherReasonsHaveAClass()",
  in: RetryQueueTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/RetryQueueTests.swift", filePath: "/work/main/Tests/SettleTests/RetryQueueTests.swift", line: 184, column: 6),
  parameters: [],
  testFunction: $s11SettleTests010RetryQueueB0V22otherReasonsHaveAClass4TestfMp_17Z43d54469a1ff23bffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests010RetryQueueB0V22otherReasonsHaveAClass4TestfMp_24accessor43d54469a1ff23bffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests010RetryQueueB0V22otherReasonsHaveAClass4TestfMp_25generator43d54469a1ff23bffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests010RetryQueueB0V22otherReasonsHaveAClass4TestfMp_33testContentRecord43d54469a1ff23bffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests010RetryQueueB0V22otherReasonsHaveAClass4TestfMp_24accessor43d54469a1ff23bffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:187:6-187:6
