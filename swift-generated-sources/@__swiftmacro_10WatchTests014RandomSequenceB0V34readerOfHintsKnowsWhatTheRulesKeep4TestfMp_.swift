@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_17Z69f98cff713c78a3fMu_() async throws -> Void {
  @Sendable func $s10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RandomSequenceTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_7__localfMu_.readerOfHintsKnowsWhatTheRulesKeep())))
  }
  try await $s10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_25generator69f98cff713c78a3fMu_() async -> Testing.Test {
  return .__function(
  named: "readerOfHintsKnowsWhatTheRulesKeep()",
  in: RandomSequenceTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The same, and all the while directories are marked and unmarked, patterns leave out some names, and other rules come.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RandomSequenceTests.swift", filePath: "/work/main/Tests/WatchTests/RandomSequenceTests.swift", line: 19, column: 6),
  parameters: [],
  testFunction: $s10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_17Z69f98cff713c78a3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_24accessor69f98cff713c78a3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_25generator69f98cff713c78a3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_33testContentRecord69f98cff713c78a3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_24accessor69f98cff713c78a3fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RandomSequenceTests.swift:19:75-19:75
