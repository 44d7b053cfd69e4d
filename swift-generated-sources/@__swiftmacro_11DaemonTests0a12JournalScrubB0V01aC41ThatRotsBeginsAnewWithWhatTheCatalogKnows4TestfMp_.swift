@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a12JournalScrubB0V01aC41ThatRotsBeginsAnewWithWhatTheCatalogKnows4TestfMp_15fecf7f4d840a947fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a12JournalScrubB0V01aC41ThatRotsBeginsAnewWithWhatTheCatalogKnows4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a12JournalScrubB0V01aC41ThatRotsBeginsAnewWithWhatTheCatalogKnows4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonJournalScrubTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a12JournalScrubB0V01aC41ThatRotsBeginsAnewWithWhatTheCatalogKnows4TestfMp_7__localfMu_.aJournalThatRotsBeginsAnewWithWhatTheCatalogKnows())))
  }
  try await $s11DaemonTests0a12JournalScrubB0V01aC41ThatRotsBeginsAnewWithWhatTheCatalogKnows4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a12JournalScrubB0V01aC41ThatRotsBeginsAnewWithWhatTheCatalogKnows4TestfMp_24generatorfecf7f4d840a947fMu_() async -> Testing.Test {
  return .__function(
  named: "aJournalThatRotsBeginsAnewWithWhatTheCatalogKnows()",
  in: DaemonJournalScrubTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonJournalScrubTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift", line: 62, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a12JournalScrubB0V01aC41ThatRotsBeginsAnewWithWhatTheCatalogKnows4TestfMp_15fecf7f4d840a947fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a12JournalScrubB0V01aC41ThatRotsBeginsAnewWithWhatTheCatalogKnows4TestfMp_23accessorfecf7f4d840a947fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a12JournalScrubB0V01aC41ThatRotsBeginsAnewWithWhatTheCatalogKnows4TestfMp_24generatorfecf7f4d840a947fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a12JournalScrubB0V01aC41ThatRotsBeginsAnewWithWhatTheCatalogKnows4TestfMp_32testContentRecordfecf7f4d840a947fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a12JournalScrubB0V01aC41ThatRotsBeginsAnewWithWhatTheCatalogKnows4TestfMp_23accessorfecf7f4d840a947fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:84:6-84:6
