@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests010RetryQueueB0V35whatNobodyWouldHaveWrittenIsRefused4TestfMp_17Z194d525c5f6b4691fMu_() async throws -> Void {
  @Sendable func $s11SettleTests010RetryQueueB0V35whatNobodyWouldHaveWrittenIsRefused4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11SettleTests010RetryQueueB0V35whatNobodyWouldHaveWrittenIsRefused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RetryQueueTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests010RetryQueueB0V35whatNobodyWouldHaveWrittenIsRefused4TestfMp_7__localfMu_.whatNobodyWouldHaveWrittenIsRefused())))
  }
  try await $s11SettleTests010RetryQueueB0V35whatNobodyWouldHaveWrittenIsRefused4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests010RetryQueueB0V35whatNobodyWouldHaveWrittenIsRefused4TestfMp_25generator194d525c5f6b4691fMu_() async -> Testing.Test {
  return .__function(
  named: "whatNobodyWouldHaveWrittenIsRefused()",
  in: RetryQueueTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The checksum is right, the content is not.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/RetryQueueTests.swift", filePath: "/work/main/Tests/SettleTests/RetryQueueTests.swift", line: 137, column: 6),
  parameters: [],
  testFunction: $s11SettleTests010RetryQueueB0V35whatNobodyWouldHaveWrittenIsRefused4TestfMp_17Z194d525c5f6b4691fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests010RetryQueueB0V35whatNobodyWouldHaveWrittenIsRefused4TestfMp_24accessor194d525c5f6b4691fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests010RetryQueueB0V35whatNobodyWouldHaveWrittenIsRefused4TestfMp_25generator194d525c5f6b4691fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests010RetryQueueB0V35whatNobodyWouldHaveWrittenIsRefused4TestfMp_33testContentRecord194d525c5f6b4691fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests010RetryQueueB0V35whatNobodyWouldHaveWrittenIsRefused4TestfMp_24accessor194d525c5f6b4691fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:171:6-171:6
