@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests014RandomSequenceB0V25readerOfHintsKnowsTheTree4TestfMp_16Z3bbbf1b8c4902aefMu_() async throws -> Void {
  @Sendable func $s10WatchTests014RandomSequenceB0V25readerOfHintsKnowsTheTree4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests014RandomSequenceB0V25readerOfHintsKnowsTheTree4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RandomSequenceTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests014RandomSequenceB0V25readerOfHintsKnowsTheTree4TestfMp_7__localfMu_.readerOfHintsKnowsTheTree())))
  }
  try await $s10WatchTests014RandomSequenceB0V25readerOfHintsKnowsTheTree4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests014RandomSequenceB0V25readerOfHintsKnowsTheTree4TestfMp_24generator3bbbf1b8c4902aefMu_() async -> Testing.Test {
  return .__function(
  named: "readerOfHintsKnowsTheTree()",
  in: RandomSequenceTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RandomSequenceTests.swift", filePath: "/work/main/Tests/WatchTests/RandomSequenceTests.swift", line: 16, column: 6),
  parameters: [],
  testFunction: $s10WatchTests014RandomSequenceB0V25readerOfHintsKnowsTheTree4TestfMp_16Z3bbbf1b8c4902aefMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests014RandomSequenceB0V25readerOfHintsKnowsTheTree4TestfMp_23accessor3bbbf1b8c4902aefMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests014RandomSequenceB0V25readerOfHintsKnowsTheTree4TestfMp_24generator3bbbf1b8c4902aefMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests014RandomSequenceB0V25readerOfHintsKnowsTheTree4TestfMp_32testContentRecord3bbbf1b8c4902aefMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests014RandomSequenceB0V25readerOfHintsKnowsTheTree4TestfMp_23accessor3bbbf1b8c4902aefMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RandomSequenceTests.swift:16:67-16:67
