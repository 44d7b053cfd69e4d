@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V24writerThatWaitsGoesFirst4TestfMp_17Z58561883ce163d7dfMu_() async throws -> Void {
  @Sendable func $s11EngineTests012DatabaseLockB0V24writerThatWaitsGoesFirst4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012DatabaseLockB0V24writerThatWaitsGoesFirst4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseLockTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012DatabaseLockB0V24writerThatWaitsGoesFirst4TestfMp_7__localfMu_.writerThatWaitsGoesFirst())))
  }
  try await $s11EngineTests012DatabaseLockB0V24writerThatWaitsGoesFirst4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V24writerThatWaitsGoesFirst4TestfMp_25generator58561883ce163d7dfMu_() async -> Testing.Test {
  return .__function(
  named: "writerThatWaitsGoesFirst()",
  in: DatabaseLockTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/DatabaseLockTests.swift", filePath: "/work/main/Tests/EngineTests/DatabaseLockTests.swift", line: 165, column: 6),
  parameters: [],
  testFunction: $s11EngineTests012DatabaseLockB0V24writerThatWaitsGoesFirst4TestfMp_17Z58561883ce163d7dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012DatabaseLockB0V24writerThatWaitsGoesFirst4TestfMp_24accessor58561883ce163d7dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012DatabaseLockB0V24writerThatWaitsGoesFirst4TestfMp_25generator58561883ce163d7dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012DatabaseLockB0V24writerThatWaitsGoesFirst4TestfMp_33testContentRecord58561883ce163d7dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012DatabaseLockB0V24writerThatWaitsGoesFirst4TestfMp_24accessor58561883ce163d7dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:173:6-173:6
