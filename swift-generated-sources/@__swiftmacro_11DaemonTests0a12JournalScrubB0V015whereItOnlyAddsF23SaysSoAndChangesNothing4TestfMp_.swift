@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a12JournalScrubB0V015whereItOnlyAddsF23SaysSoAndChangesNothing4TestfMp_16e2d23b72ea6a046afMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a12JournalScrubB0V015whereItOnlyAddsF23SaysSoAndChangesNothing4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a12JournalScrubB0V015whereItOnlyAddsF23SaysSoAndChangesNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonJournalScrubTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a12JournalScrubB0V015whereItOnlyAddsF23SaysSoAndChangesNothing4TestfMp_7__localfMu_.whereItOnlyAddsItSaysSoAndChangesNothing())))
  }
  try await $s11DaemonTests0a12JournalScrubB0V015whereItOnlyAddsF23SaysSoAndChangesNothing4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a12JournalScrubB0V015whereItOnlyAddsF23SaysSoAndChangesNothing4TestfMp_25generatore2d23b72ea6a046afMu_() async -> Testing.Test {
  return .__function(
  named: "whereItOnlyAddsItSaysSoAndChangesNothing()",
  in: DaemonJournalScrubTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonJournalScrubTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift", line: 86, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a12JournalScrubB0V015whereItOnlyAddsF23SaysSoAndChangesNothing4TestfMp_16e2d23b72ea6a046afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a12JournalScrubB0V015whereItOnlyAddsF23SaysSoAndChangesNothing4TestfMp_24accessore2d23b72ea6a046afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a12JournalScrubB0V015whereItOnlyAddsF23SaysSoAndChangesNothing4TestfMp_25generatore2d23b72ea6a046afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a12JournalScrubB0V015whereItOnlyAddsF23SaysSoAndChangesNothing4TestfMp_33testContentRecorde2d23b72ea6a046afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a12JournalScrubB0V015whereItOnlyAddsF23SaysSoAndChangesNothing4TestfMp_24accessore2d23b72ea6a046afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:93:6-93:6
