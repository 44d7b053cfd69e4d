@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V38nothingIsToldOfWhatHappensBeneathMarks4TestfMp_17Z47254beede2a5d30fMu_() async throws -> Void {
  @Sendable func $s10WatchTests09RuleModelB0V38nothingIsToldOfWhatHappensBeneathMarks4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests09RuleModelB0V38nothingIsToldOfWhatHappensBeneathMarks4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests09RuleModelB0V38nothingIsToldOfWhatHappensBeneathMarks4TestfMp_7__localfMu_.nothingIsToldOfWhatHappensBeneathMarks())))
  }
  try await $s10WatchTests09RuleModelB0V38nothingIsToldOfWhatHappensBeneathMarks4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V38nothingIsToldOfWhatHappensBeneathMarks4TestfMp_25generator47254beede2a5d30fMu_() async -> Testing.Test {
  return .__function(
  named: "nothingIsToldOfWhatHappensBeneathMarks()",
  in: RuleModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 71, column: 6),
  parameters: [],
  testFunction: $s10WatchTests09RuleModelB0V38nothingIsToldOfWhatHappensBeneathMarks4TestfMp_17Z47254beede2a5d30fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests09RuleModelB0V38nothingIsToldOfWhatHappensBeneathMarks4TestfMp_24accessor47254beede2a5d30fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB0V38nothingIsToldOfWhatHappensBeneathMarks4TestfMp_25generator47254beede2a5d30fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests09RuleModelB0V38nothingIsToldOfWhatHappensBeneathMarks4TestfMp_33testContentRecord47254beede2a5d30fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB0V38nothingIsToldOfWhatHappensBeneathMarks4TestfMp_24accessor47254beede2a5d30fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:86:6-86:6
