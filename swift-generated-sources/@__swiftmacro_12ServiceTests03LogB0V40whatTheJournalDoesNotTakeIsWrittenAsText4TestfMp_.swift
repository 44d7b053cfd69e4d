@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests03LogB0V40whatTheJournalDoesNotTakeIsWrittenAsText4TestfMp_17Z865d9e364c9861eafMu_() async throws -> Void {
  @Sendable func $s12ServiceTests03LogB0V40whatTheJournalDoesNotTakeIsWrittenAsText4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests03LogB0V40whatTheJournalDoesNotTakeIsWrittenAsText4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LogTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests03LogB0V40whatTheJournalDoesNotTakeIsWrittenAsText4TestfMp_7__localfMu_.whatTheJournalDoesNotTakeIsWrittenAsText())))
  }
  try await $s12ServiceTests03LogB0V40whatTheJournalDoesNotTakeIsWrittenAsText4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests03LogB0V40whatTheJournalDoesNotTakeIsWrittenAsText4TestfMp_25generator865d9e364c9861eafMu_() async -> Testing.Test {
  return .__function(
  named: "whatTheJournalDoesNotTakeIsWrittenAsText()",
  in: LogTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/LogTests.swift", filePath: "/work/main/Tests/ServiceTests/LogTests.swift", line: 90, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests03LogB0V40whatTheJournalDoesNotTakeIsWrittenAsText4TestfMp_17Z865d9e364c9861eafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests03LogB0V40whatTheJournalDoesNotTakeIsWrittenAsText4TestfMp_24accessor865d9e364c9861eafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests03LogB0V40whatTheJournalDoesNotTakeIsWrittenAsText4TestfMp_25generator865d9e364c9861eafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests03LogB0V40whatTheJournalDoesNotTakeIsWrittenAsText4TestfMp_33testContentRecord865d9e364c9861eafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests03LogB0V40whatTheJournalDoesNotTakeIsWrittenAsText4TestfMp_24accessor865d9e364c9861eafMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:98:6-98:6
