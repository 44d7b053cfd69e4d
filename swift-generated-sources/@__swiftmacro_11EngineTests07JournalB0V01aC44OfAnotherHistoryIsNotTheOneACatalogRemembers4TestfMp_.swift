@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07JournalB0V01aC44OfAnotherHistoryIsNotTheOneACatalogRemembers4TestfMp_17Z39a945c8162abc26fMu_() async throws -> Void {
  @Sendable func $s11EngineTests07JournalB0V01aC44OfAnotherHistoryIsNotTheOneACatalogRemembers4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07JournalB0V01aC44OfAnotherHistoryIsNotTheOneACatalogRemembers4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(JournalTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07JournalB0V01aC44OfAnotherHistoryIsNotTheOneACatalogRemembers4TestfMp_7__localfMu_.aJournalOfAnotherHistoryIsNotTheOneACatalogRemembers())))
  }
  try await $s11EngineTests07JournalB0V01aC44OfAnotherHistoryIsNotTheOneACatalogRemembers4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07JournalB0V01aC44OfAnotherHistoryIsNotTheOneACatalogRemembers4TestfMp_25generator39a945c8162abc26fMu_() async -> Testing.Test {
  return .__function(
  named: "aJournalOfAnotherHistoryIsNotTheOneACatalogRemembers()",
  in: JournalTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/StageTests.swift", filePath: "/work/main/Tests/EngineTests/StageTests.swift", line: 308, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07JournalB0V01aC44OfAnotherHistoryIsNotTheOneACatalogRemembers4TestfMp_17Z39a945c8162abc26fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07JournalB0V01aC44OfAnotherHistoryIsNotTheOneACatalogRemembers4TestfMp_24accessor39a945c8162abc26fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07JournalB0V01aC44OfAnotherHistoryIsNotTheOneACatalogRemembers4TestfMp_25generator39a945c8162abc26fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07JournalB0V01aC44OfAnotherHistoryIsNotTheOneACatalogRemembers4TestfMp_33testContentRecord39a945c8162abc26fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07JournalB0V01aC44OfAnotherHistoryIsNotTheOneACatalogRemembers4TestfMp_24accessor39a945c8162abc26fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:320:6-320:6
