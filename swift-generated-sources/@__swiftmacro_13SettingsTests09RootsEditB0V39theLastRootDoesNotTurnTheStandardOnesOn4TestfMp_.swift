@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests09RootsEditB0V39theLastRootDoesNotTurnTheStandardOnesOn4TestfMp_17Z705fc97bc198dbb1fMu_() async throws -> Void {
  @Sendable func $s13SettingsTests09RootsEditB0V39theLastRootDoesNotTurnTheStandardOnesOn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTests09RootsEditB0V39theLastRootDoesNotTurnTheStandardOnesOn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootsEditTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTests09RootsEditB0V39theLastRootDoesNotTurnTheStandardOnesOn4TestfMp_7__localfMu_.theLastRootDoesNotTurnTheStandardOnesOn())))
  }
  try await $s13SettingsTests09RootsEditB0V39theLastRootDoesNotTurnTheStandardOnesOn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests09RootsEditB0V39theLastRootDoesNotTurnTheStandardOnesOn4TestfMp_25generator705fc97bc198dbb1fMu_() async -> Testing.Test {
  return .__function(
  named: "theLastRootDoesNotTurnTheStandardOnesOn()",
  in: RootsEditTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/RootsEditTests.swift", filePath: "/work/main/Tests/SettingsTests/RootsEditTests.swift", line: 79, column: 6),
  parameters: [],
  testFunction: $s13SettingsTests09RootsEditB0V39theLastRootDoesNotTurnTheStandardOnesOn4TestfMp_17Z705fc97bc198dbb1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTests09RootsEditB0V39theLastRootDoesNotTurnTheStandardOnesOn4TestfMp_24accessor705fc97bc198dbb1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests09RootsEditB0V39theLastRootDoesNotTurnTheStandardOnesOn4TestfMp_25generator705fc97bc198dbb1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTests09RootsEditB0V39theLastRootDoesNotTurnTheStandardOnesOn4TestfMp_33testContentRecord705fc97bc198dbb1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests09RootsEditB0V39theLastRootDoesNotTurnTheStandardOnesOn4TestfMp_24accessor705fc97bc198dbb1fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:84:6-84:6
