@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests011RescanQueueB0V31oneThatWaitsTakesInWhatItCovers4TestfMp_16e9dd4b29ea3a60c0fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests011RescanQueueB0V31oneThatWaitsTakesInWhatItCovers4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests011RescanQueueB0V31oneThatWaitsTakesInWhatItCovers4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RescanQueueTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests011RescanQueueB0V31oneThatWaitsTakesInWhatItCovers4TestfMp_7__localfMu_.oneThatWaitsTakesInWhatItCovers())))
  }
  try await $s11DaemonTests011RescanQueueB0V31oneThatWaitsTakesInWhatItCovers4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests011RescanQueueB0V31oneThatWaitsTakesInWhatItCovers4TestfMp_25generatore9dd4b29ea3a60c0fMu_() async -> Testing.Test {
  return .__function(
  named: "oneThatWaitsTakesInWhatItCovers()",
  in: RescanQueueTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LedgerTests.swift", filePath: "/work/main/Tests/DaemonTests/LedgerTests.swift", line: 73, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests011RescanQueueB0V31oneThatWaitsTakesInWhatItCovers4TestfMp_16e9dd4b29ea3a60c0fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests011RescanQueueB0V31oneThatWaitsTakesInWhatItCovers4TestfMp_24accessore9dd4b29ea3a60c0fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests011RescanQueueB0V31oneThatWaitsTakesInWhatItCovers4TestfMp_25generatore9dd4b29ea3a60c0fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests011RescanQueueB0V31oneThatWaitsTakesInWhatItCovers4TestfMp_33testContentRecorde9dd4b29ea3a60c0fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests011RescanQueueB0V31oneThatWaitsTakesInWhatItCovers4TestfMp_24accessore9dd4b29ea3a60c0fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:85:6-85:6
