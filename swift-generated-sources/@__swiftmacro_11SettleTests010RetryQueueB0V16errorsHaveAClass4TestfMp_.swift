@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests010RetryQueueB0V16errorsHaveAClass4TestfMp_17Z5aebe1f0c7ca30cafMu_(code arg0:Int32,expected arg1:ErrorClass) async throws -> Void {
  @Sendable func $s11SettleTests010RetryQueueB0V16errorsHaveAClass4TestfMp_7__localfMu0_(code arg0:Int32,expected arg1:ErrorClass,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11SettleTests010RetryQueueB0V16errorsHaveAClass4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RetryQueueTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests010RetryQueueB0V16errorsHaveAClass4TestfMp_7__localfMu_.errorsHaveAClass(code: arg0,expected: arg1))))
  }
  try await $s11SettleTests010RetryQueueB0V16errorsHaveAClass4TestfMp_7__localfMu0_(code: arg0,expected: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests010RetryQueueB0V16errorsHaveAClass4TestfMp_25generator5aebe1f0c7ca30cafMu_() async -> Testing.Test {
  return .__function(
  named: "errorsHaveAClass(code:expected:)",
  in: RetryQueueTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        (4, ErrorClass.transient), (11, .transient), (16, .transient), (116, .transient), (5, .transient), (26, .transient),
        (13, .permanent), (1, .permanent), (40, .permanent), (36, .permanent), (2, .permanent), (0, .permanent), (-1, .permanent),
    ] as [(Int32, ErrorClass)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/RetryQueueTests.swift", filePath: "/work/main/Tests/SettleTests/RetryQueueTests.swift", line: 175, column: 6),
  parameters: [(firstName: "code",secondName: nil,type: (Int32).self),(firstName: "expected",secondName: nil,type: (ErrorClass).self)],
  testFunction: $s11SettleTests010RetryQueueB0V16errorsHaveAClass4TestfMp_17Z5aebe1f0c7ca30cafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests010RetryQueueB0V16errorsHaveAClass4TestfMp_24accessor5aebe1f0c7ca30cafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests010RetryQueueB0V16errorsHaveAClass4TestfMp_25generator5aebe1f0c7ca30cafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests010RetryQueueB0V16errorsHaveAClass4TestfMp_33testContentRecord5aebe1f0c7ca30cafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests010RetryQueueB0V16errorsHaveAClass4TestfMp_24accessor5aebe1f0c7ca30cafMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:182:6-182:6
