@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests09GapLedgerB0V42whatTheJournalClosedIsForgottenWithoutNews4TestfMp_16b0b023b72cc33d40fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests09GapLedgerB0V42whatTheJournalClosedIsForgottenWithoutNews4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests09GapLedgerB0V42whatTheJournalClosedIsForgottenWithoutNews4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(GapLedgerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests09GapLedgerB0V42whatTheJournalClosedIsForgottenWithoutNews4TestfMp_7__localfMu_.whatTheJournalClosedIsForgottenWithoutNews())))
  }
  try await $s11DaemonTests09GapLedgerB0V42whatTheJournalClosedIsForgottenWithoutNews4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests09GapLedgerB0V42whatTheJournalClosedIsForgottenWithoutNews4TestfMp_25generatorb0b023b72cc33d40fMu_() async -> Testing.Test {
  return .__function(
  named: "whatTheJournalClosedIsForgottenWithoutNews()",
  in: GapLedgerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LedgerTests.swift", filePath: "/work/main/Tests/DaemonTests/LedgerTests.swift", line: 46, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests09GapLedgerB0V42whatTheJournalClosedIsForgottenWithoutNews4TestfMp_16b0b023b72cc33d40fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests09GapLedgerB0V42whatTheJournalClosedIsForgottenWithoutNews4TestfMp_24accessorb0b023b72cc33d40fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests09GapLedgerB0V42whatTheJournalClosedIsForgottenWithoutNews4TestfMp_25generatorb0b023b72cc33d40fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests09GapLedgerB0V42whatTheJournalClosedIsForgottenWithoutNews4TestfMp_33testContentRecordb0b023b72cc33d40fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests09GapLedgerB0V42whatTheJournalClosedIsForgottenWithoutNews4TestfMp_24accessorb0b023b72cc33d40fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:54:6-54:6
