@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_15d6e6a76bd8f5b09fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonJournalScrubTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_7__localfMu_.itIsReadOnceInTheTimeInWhichAllIs())))
  }
  try await $s11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_24generatord6e6a76bd8f5b09fMu_() async -> Testing.Test {
  return .__function(
  named: "itIsReadOnceInTheTimeInWhichAllIs()",
  in: DaemonJournalScrubTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonJournalScrubTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift", line: 95, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_15d6e6a76bd8f5b09fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_23accessord6e6a76bd8f5b09fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_24generatord6e6a76bd8f5b09fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_32testContentRecordd6e6a76bd8f5b09fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_23accessord6e6a76bd8f5b09fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:111:6-111:6
