@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a12JournalScrubB0V35aCrashWhileItBeginsAnewLosesNothing4TestfMp_17Z11b39df70794f20efMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a12JournalScrubB0V35aCrashWhileItBeginsAnewLosesNothing4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a12JournalScrubB0V35aCrashWhileItBeginsAnewLosesNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonJournalScrubTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a12JournalScrubB0V35aCrashWhileItBeginsAnewLosesNothing4TestfMp_7__localfMu_.aCrashWhileItBeginsAnewLosesNothing())))
  }
  try await $s11DaemonTests0a12JournalScrubB0V35aCrashWhileItBeginsAnewLosesNothing4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a12JournalScrubB0V35aCrashWhileItBeginsAnewLosesNothing4TestfMp_25generator11b39df70794f20efMu_() async -> Testing.Test {
  return .__function(
  named: "aCrashWhileItBeginsAnewLosesNothing()",
  in: DaemonJournalScrubTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Power cuts and kills while the journal begins anew.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonJournalScrubTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift", line: 114, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a12JournalScrubB0V35aCrashWhileItBeginsAnewLosesNothing4TestfMp_17Z11b39df70794f20efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a12JournalScrubB0V35aCrashWhileItBeginsAnewLosesNothing4TestfMp_24accessor11b39df70794f20efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a12JournalScrubB0V35aCrashWhileItBeginsAnewLosesNothing4TestfMp_25generator11b39df70794f20efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a12JournalScrubB0V35aCrashWhileItBeginsAnewLosesNothing4TestfMp_33testContentRecord11b39df70794f20efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a12JournalScrubB0V35aCrashWhileItBeginsAnewLosesNothing4TestfMp_24accessor11b39df70794f20efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:140:6-140:6
